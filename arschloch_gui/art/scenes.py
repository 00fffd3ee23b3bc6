"""Small pictures for the start screen: who plays a game (or practises), and some of its cards."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PIL import Image

from arschloch_gui.art import gatherings, manor_scene
from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.cards import CardFace, render_card
from arschloch_gui.art.palette import CLOTH, CLOTH_LIGHT, INK, RIM, RIM_LIGHT
from arschloch_gui.art.paths import box
from arschloch_gui.art.spelling import grossundklein

Size = tuple[int, int]
# The people of a scene need this much room to either side; in less they move together.
ROOMY = 1.36


class Scene(Struct, frozen=True):
    """Who sits at the table, and what lies on it."""

    people: Callable[[Canvas], None]
    cards: tuple[str, ...]
    letters: str = "en"
    deck: str = ""


_SCENES: dict[str, Scene] = {
    "arschloch": Scene(gatherings.arschloch, ("7D", "AS", "KH"), "de"),
    "arschloch-hausregeln": Scene(gatherings.arschloch, ("8D", "8C", "*R", "8H", "8S"), "de"),
    "trouduc": Scene(gatherings.trouduc, ("2H", "KC", "QD"), "fr"),
    "trouduc-54": Scene(gatherings.trouduc, ("2S", "*B", "*R"), "fr"),
    "trouduc-32": Scene(gatherings.trouduc, ("7H", "10D", "KC", "AS"), "fr"),
    "trouduc-30": Scene(gatherings.president, ("7H", "8C", "AD"), "fr"),
    "trouduc-joker": Scene(gatherings.trouduc, ("4D", "5S", "6H", "*R"), "fr"),
    "president-sober": Scene(gatherings.president, ("AS", "2H", "*B", "*R")),
    "president-revolution": Scene(gatherings.president, ("9D", "9C", "9H", "9S")),
    "double-deck": Scene(gatherings.president, ("7D", "7D", "7H", "7H", "7S")),
    "thirteen": Scene(gatherings.thirteen, ("JS", "QS", "KS", "AS", "2S")),
    "tarot": Scene(gatherings.tarot, ("T1", "NH", "EX", "T21"), "fr"),
    "dalmuti": Scene(gatherings.dalmuti, ("12", "*", "1"), deck="dalmuti80"),
    "career": Scene(gatherings.career, ("1", "7", "13"), deck="career"),
    "daifugo": Scene(gatherings.daifugo, ("8H", "*R", "3S")),
    "grossundklein": Scene(grossundklein, ("1", "LA", "*", "BA", "13"), deck="big_a"),
    "shithead": Scene(gatherings.shithead, ("3C", "10H", "2S")),
    "practice": Scene(gatherings.practice, ("7D", "9C", "AS"), "de"),
    "seigneur": Scene(manor_scene.seigneur, ("MJ", "PH", "KH", "DR"), "fr", "seigneur"),
}
GAMES = tuple(_SCENES)
"""The games with a picture of their own, and practising."""
_HAND = ("10C", "JD", "QS", "KH", "AC")


def render_game_picture(key: str, size: Size) -> Image.Image:
    """The picture of a game; a game without one of its own gets a fan of cards."""
    wide, high = size
    if not (16 <= wide <= 4096 and 16 <= high <= 4096):
        raise ValueError(
            f"A game picture is 16 to 4096 pixels wide and high, not {wide} by {high}."
        )
    across = 2.0 * wide / high
    scene = _SCENES.get(key)
    close = min(1.0, across / 2 / ROOMY)
    sheet = Canvas(size, (across, 2.0), CLOTH)
    with sheet.at(across / 2, 1.0):
        _room(sheet, across / 2)
        if scene is not None:
            with sheet.at(0, 0.4, close), sheet.at(0, -0.4):
                scene.people(sheet)
            _table(sheet, across / 2)
    picture = sheet.picture()
    if scene is None:
        _spread(picture, _HAND, (0.2, 0.08, 12.0), 0.74)
    else:
        _fan(picture, scene, close)
    return picture


def _room(sheet: Canvas, half: float) -> None:
    """A panelled wall and the edge of the table."""
    sheet.fill(box(-half, -1, half, 0.5), "#E7CF9C")
    for i in range(-12, 13):
        with sheet.at(0, 0.3, angle=i * 15):
            sheet.fill(((0, 0), (-0.22, -4), (0.22, -4)), "#DFC389")
    _table(sheet, half)


def _table(sheet: Canvas, half: float) -> None:
    sheet.fill(box(-half, 0.42, half, 1.2), CLOTH_LIGHT)
    sheet.fill(box(-half, 0.34, half, 0.46), RIM_LIGHT)
    sheet.line(((-half, 0.34), (half, 0.34)), 0.035, INK)
    sheet.line(((-half, 0.46), (half, 0.46)), 0.03, RIM)


def _fan(picture: Image.Image, scene: Scene, close: float) -> None:
    """The cards in the middle of the table, fewer of them wider apart."""
    step, turn = {3: (0.15, 15.0), 4: (0.125, 12.0)}.get(len(scene.cards), (0.105, 10.0))
    _spread(
        picture, scene.cards, (step * close, 0.34, turn), 0.52 * close, scene.letters, scene.deck
    )


def _spread(
    picture: Image.Image,
    cards: tuple[str, ...],
    place: tuple[float, float, float],
    tall: float,
    letters: str = "en",
    deck: str = "",
) -> None:
    """Cards side by side about the middle: `place` is step, height of the middle one, turn."""
    step, y, turn = place
    middle = (len(cards) - 1) / 2
    for at, card in enumerate(cards):
        off = at - middle
        face = CardFace(card, letters, deck=deck)
        lay(picture, face, (off * step, y + off * off * step * 0.2, off * turn), tall)


def lay(
    picture: Image.Image, face: CardFace, place: tuple[float, float, float], tall: float
) -> None:
    """Put a card into the picture (in heights of it from its middle), turned about its middle."""
    wide, high = picture.size
    x, y, angle = place
    # Turned at twice the size, so that its edges stay clean.
    card = render_card(face, max(16, round(high * tall) * 2))
    card = card.rotate(-angle, Image.Resampling.BICUBIC, expand=True)
    card = card.reduce(2)
    left = round(wide / 2 + x * high - card.width / 2)
    top = round(high / 2 + y * high - card.height / 2)
    layer = Image.new("RGBA", picture.size)
    layer.paste(card, (left, top))
    picture.alpha_composite(layer)
