"""Small pictures for the start screen: people who play a game (or practise) and some cards."""

from __future__ import annotations

import math
from collections.abc import Callable

from msgspec import Struct
from PIL import Image

from arschloch_gui.art import gatherings, manor_scene, prepared
from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.cards import CardFace, render_card
from arschloch_gui.art.palette import CLOTH, CLOTH_LIGHT, INK, RIM, RIM_LIGHT
from arschloch_gui.art.paths import Point, box
from arschloch_gui.art.spelling import grossundklein

Size = tuple[int, int]
# The width the people of a scene need on either side; in narrower pictures they move closer.
ROOMY = 1.36
# The edge of the table, and the height of the cards, in units from the middle of the scene.
TABLE, CARDS_AT = 0.4, 0.84
# Pixels per unit in prepared parts; a picture is two units high.
UNIT = 96
# How far prepared parts reach from the middle of the scene, and of the cards.
HALF, ABOVE = 1.9, 3.0
CARDS_HALF, CARDS_ABOVE, CARDS_BELOW = 1.3, 0.7, 0.9
_PEOPLE = round(2 * HALF * UNIT), round((ABOVE + TABLE) * UNIT)
_CARDS = round(2 * CARDS_HALF * UNIT), round((CARDS_ABOVE + CARDS_BELOW) * UNIT)


class Scene(Struct, frozen=True):
    """Content of a picture: the people at the table, and the cards on it."""

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
    "career-revolution": Scene(gatherings.career, ("7", "7", "7", "7"), deck="career"),
    "daifugo": Scene(gatherings.daifugo, ("8H", "*R", "3S")),
    "grossundklein": Scene(grossundklein, ("1", "LA", "*", "BA", "13"), deck="big_a"),
    "shithead": Scene(gatherings.shithead, ("3C", "10H", "2S")),
    "practice": Scene(gatherings.practice, ("7D", "9C", "AS"), "de"),
    "seigneur": Scene(manor_scene.seigneur, ("MJ", "PH", "KH", "DR"), "fr", "seigneur"),
}
GAMES = tuple(_SCENES)
"""Keys of the games with a picture of their own, and of practising."""
CUSTOM = "own-"
"""How the keys of pictures for the user's own games begin; a number follows."""
CUSTOM_PICTURES = len(gatherings.KEEPSAKES)
_CUSTOM_CARDS = (("KS", "KD"), ("QH", "10C", "9S"), ("AD", "*R", "AC"), ("4H", "5H", "6H", "7H"))
_HAND = [CardFace(card) for card in ("10C", "JD", "QS", "KH", "AC")]


class SceneParts(Struct, frozen=True):
    """Slow-to-draw parts of a picture: the people above the table, and the cards on it."""

    people: Image.Image
    cards: Image.Image

    def together(self) -> Image.Image:
        """Return people and cards in one picture, with the cards below."""
        size = max(self.people.width, self.cards.width), self.people.height + self.cards.height
        both = Image.new("RGBA", size)
        both.paste(self.people)
        both.paste(self.cards, (0, self.people.height))
        return both


def draw_parts(key: str) -> SceneParts:
    """Draw the parts of a game's picture that are prepared at build time."""
    scene = _SCENES[key]
    sheet = Canvas(_PEOPLE, (2 * HALF, ABOVE + TABLE))
    with sheet.at(HALF, ABOVE):
        scene.people(sheet)
    cards = Image.new("RGBA", _CARDS)
    _fan(cards, scene, _units(CARDS_HALF, CARDS_ABOVE), 2 * UNIT)
    return SceneParts(sheet.picture(), cards)


def _prepared_parts(key: str) -> SceneParts | None:
    """Return the prepared parts of a game's picture, if there are any."""
    both = prepared.picture(key)
    if both is None or both.size != (max(_PEOPLE[0], _CARDS[0]), _PEOPLE[1] + _CARDS[1]):
        return None
    below = _PEOPLE[1], _PEOPLE[1] + _CARDS[1]
    return SceneParts(both.crop((0, 0, *_PEOPLE)), both.crop((0, below[0], _CARDS[0], below[1])))


def render_game_picture(key: str, size: Size) -> Image.Image:
    """Return the picture of a game; a game without one of its own gets a fan of cards."""
    wide, high = size
    if not (16 <= wide <= 4096 and 16 <= high <= 4096):
        raise ValueError(
            f"A game picture is 16 to 4096 pixels wide and high, not {wide} by {high}."
        )
    half = wide / high
    scene = _scene(key)
    close = min(1.0, half / ROOMY)
    sheet = Canvas(size, (2 * half, 2.0), CLOTH)
    with sheet.at(half, 1.0):
        _room(sheet, half)
    if scene is None:
        picture = sheet.picture()
        _spread(picture, _HAND, (wide / 2, 0.58 * high), high, (0.2, 12.0, 0.74))
        return picture
    fits = half <= HALF and close * high <= 2 * UNIT
    if fits and (parts := _prepared_parts(key)) is not None:
        return _composed(sheet.picture(), parts, close)
    with sheet.at(half, 1.0):
        with sheet.at(0, TABLE, close), sheet.at(0, -TABLE):
            scene.people(sheet)
        _table(sheet, half)
    picture = sheet.picture()
    _fan(picture, scene, (wide / 2, CARDS_AT * high), close * high)
    return picture


def _scene(key: str) -> Scene | None:
    """Return the content of a game's picture, or None for a game without one of its own."""
    number = key.removeprefix(CUSTOM)
    if number == key or not (number.isascii() and number.isdigit()):
        return _SCENES.get(key)
    at = int(number[:4]) % CUSTOM_PICTURES
    cards = _CUSTOM_CARDS[at % len(_CUSTOM_CARDS)]
    return Scene(lambda sheet: gatherings.custom(sheet, at), cards)


def _composed(room: Image.Image, parts: SceneParts, close: float) -> Image.Image:
    """Return the room with people, table and cards."""
    wide, high = room.size
    scale = close * high / 2 / UNIT
    table = 0.5 * (1 + TABLE) * high
    _put(room, parts.people, scale, (wide / 2, table), _units(HALF, ABOVE + TABLE))
    # The edge of the table hides where the people end.
    top, bottom = math.floor(0.65 * high), math.ceil(0.75 * high)
    edge = Canvas((wide, bottom - top), (2 * wide / high, 2 * (bottom - top) / high))
    with edge.at(wide / high, 1 - 2 * top / high):
        _table(edge, wide / high)
    room.alpha_composite(edge.picture(), (0, top))
    middle = _units(CARDS_HALF, CARDS_ABOVE)
    _put(room, parts.cards, scale, (wide / 2, CARDS_AT * high), middle)
    return room


def _units(x: float, y: float) -> Point:
    """Return a point of a prepared part in pixels."""
    return x * UNIT, y * UNIT


def _put(picture: Image.Image, part: Image.Image, scale: float, at: Point, own: Point) -> None:
    """Put a part into the picture, with its point `own` at the point `at` of the picture."""
    x, y = at[0] - own[0] * scale, at[1] - own[1] * scale
    left, top = max(0, math.ceil(x)), max(0, math.ceil(y))
    right = min(picture.width, math.floor(x + part.width * scale))
    bottom = min(picture.height, math.floor(y + part.height * scale))
    x, y = left - x, top - y
    seen = x / scale, y / scale, (x + right - left) / scale, (y + bottom - top) / scale
    # Resizing takes time for the whole source, whatever is visible, so crop first.
    near = math.floor(seen[0]), math.floor(seen[1])
    part = part.crop((*near, math.ceil(seen[2]), math.ceil(seen[3])))
    seen = seen[0] - near[0], seen[1] - near[1], seen[2] - near[0], seen[3] - near[1]
    part = part.resize((right - left, bottom - top), Image.Resampling.HAMMING, seen)
    picture.alpha_composite(part, (left, top))


def _room(sheet: Canvas, half: float) -> None:
    """Draw a panelled wall and the edge of the table."""
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


def _fan(picture: Image.Image, scene: Scene, middle: Point, high: float) -> None:
    """Draw the cards on the table, further apart if there are few; `high` as for `_spread`."""
    step, turn = {3: (0.15, 15.0), 4: (0.125, 12.0)}.get(len(scene.cards), (0.105, 10.0))
    faces = [CardFace(card, scene.letters, deck=scene.deck) for card in scene.cards]
    _spread(picture, faces, middle, high, (step, turn, 0.52))


def _spread(
    picture: Image.Image,
    faces: list[CardFace],
    middle: Point,
    high: float,
    shape: tuple[float, float, float],
) -> None:
    """Draw cards side by side about a point.

    `shape` is the step, turn and height of a card. Lengths are in heights of a scene, which are
    `high` pixels each.
    """
    step, turn, tall = shape
    for at, face in enumerate(faces):
        off = at - (len(faces) - 1) / 2
        place = middle[0] + off * step * high, middle[1] + off * off * step * 0.2 * high
        lay(picture, face, place, off * turn, tall * high)


def lay(picture: Image.Image, face: CardFace, place: Point, angle: float, tall: float) -> None:
    """Put a card into the picture, centred on a point and turned about it."""
    # Turned at twice the size, so that its edges stay clean.
    card = render_card(face, max(16, round(tall) * 2))
    card = card.rotate(-angle, Image.Resampling.BICUBIC, expand=True)
    card = card.reduce(2)
    layer = Image.new("RGBA", picture.size)
    layer.paste(card, (round(place[0] - card.width / 2), round(place[1] - card.height / 2)))
    picture.alpha_composite(layer)
