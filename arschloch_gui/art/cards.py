"""Whole card faces: paper, index, pips, courts, aces and jokers put together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageColor

from arschloch_gui.art.aces import draw_ace
from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.courts import draw_court
from arschloch_gui.art.frame import CORNER, HAIRLINE, HEIGHT, WIDTH, Frame, frame_for
from arschloch_gui.art.glyphs import glyph_mask, glyph_width
from arschloch_gui.art.jokers import draw_joker, star_mask
from arschloch_gui.art.palette import EDGE, INK, PAPER, RED, suit_colour
from arschloch_gui.art.paths import box
from arschloch_gui.art.pips import LAYOUTS, pip_mask

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("C", "D", "H", "S")
CARDS = (*(rank + suit for suit in SUITS for rank in RANKS), "*R", "*B")

LETTERS: dict[str, dict[str, str]] = {
    "en": {"J": "J", "Q": "Q", "K": "K", "A": "A"},
    "de": {"J": "B", "Q": "D", "K": "K", "A": "A"},
    "fr": {"J": "V", "Q": "D", "K": "R", "A": "A"},
}
MIN_HEIGHT, MAX_HEIGHT = 8, 4096


@dataclass(frozen=True, slots=True)
class CardFace:
    """One card face and how it is printed."""

    card: str
    letters: str = "en"
    four_colours: bool = False
    large_index: bool = False


def card_width(height: int) -> int:
    """The width of a card that is `height` pixels high."""
    return round(height * 63 / 88)


def check_height(height: int) -> None:
    """Refuse heights no card can have."""
    if not MIN_HEIGHT <= height <= MAX_HEIGHT:
        raise ValueError(f"A card is {MIN_HEIGHT} to {MAX_HEIGHT} pixels high, not {height}.")


def render_card(face: CardFace, height: int) -> Image.Image:
    """The face of a card, as wide as 63 to 88, transparent outside its round corners."""
    if face.card not in CARDS:
        raise ValueError(f"There is no card {face.card!r}.")
    if face.letters not in LETTERS:
        raise ValueError(f"There are no index letters for the language {face.letters!r}.")
    check_height(height)
    frame = frame_for(face.large_index)
    image = _middle(face.card, face.four_colours, face.large_index, height).copy()
    rank, suit = face.card[:-1], face.card[-1]
    if rank == "*":
        _stamp_star(image, frame, RED if suit == "R" else INK)
    else:
        colour = suit_colour(suit, face.four_colours)
        _stamp_index(image, frame, LETTERS[face.letters].get(rank, rank), suit, colour)
    image.putalpha(_corners(height))
    return image


def _middle(card: str, four_colours: bool, large_index: bool, height: int) -> Image.Image:
    """The card without its index: what all languages share."""
    rank, suit = card[:-1], card[-1]
    frame = frame_for(large_index)
    if rank in LAYOUTS:
        image = blank_card(height).copy()
        _stamp_pips(image, rank, suit, suit_colour(suit, four_colours), frame)
        return image
    return _drawn(card, four_colours, large_index, height)


# Two packs' worth of courts, aces and jokers; pips are stamped too fast to be worth memory.
@lru_cache(maxsize=36)
def _drawn(card: str, four_colours: bool, large_index: bool, height: int) -> Image.Image:
    rank, suit = card[:-1], card[-1]
    frame = frame_for(large_index)
    sheet = Canvas((card_width(height), height), (WIDTH, HEIGHT), PAPER)
    if rank == "*":
        draw_joker(sheet, suit, frame)
    elif rank == "A":
        draw_ace(sheet, suit, suit_colour(suit, four_colours), 0.82 if large_index else 1.0)
    else:
        draw_court(sheet, card, frame, four_colours)
    _edge(sheet)
    return sheet.picture()


@lru_cache(maxsize=16)
def blank_card(height: int) -> Image.Image:
    """White paper with its hairline."""
    sheet = Canvas((card_width(height), height), (WIDTH, HEIGHT), PAPER)
    _edge(sheet)
    return sheet.picture()


def _edge(sheet: Canvas) -> None:
    inset = HAIRLINE / 2
    sheet.line(
        box(inset, inset, WIDTH - inset, HEIGHT - inset, CORNER - inset), HAIRLINE, EDGE, loop=True
    )


@lru_cache(maxsize=16)
def _corners(height: int) -> Image.Image:
    sheet = Canvas((card_width(height), height), (WIDTH, HEIGHT))
    sheet.fill(box(0, 0, WIDTH, HEIGHT, CORNER), PAPER)
    return sheet.picture().getchannel("A")


def trim_corners(image: Image.Image) -> Image.Image:
    """Cut a card's round corners."""
    image.putalpha(_corners(image.height))
    return image


def _stamp(image: Image.Image, mask: Image.Image, x: float, y: float, colour: str) -> None:
    """Print a mask with its centre at (x, y) millimetres, and once more turned round."""
    scale = image.height / HEIGHT
    left = round(x * scale - mask.width / 2)
    top = round(y * scale - mask.height / 2)
    ink = ImageColor.getrgb(colour)
    image.paste(ink, (left, top), mask)
    turned = mask.transpose(Image.Transpose.ROTATE_180)
    image.paste(ink, (image.width - left - mask.width, image.height - top - mask.height), turned)


def _stamp_index(image: Image.Image, frame: Frame, text: str, suit: str, colour: str) -> None:
    scale = image.height / HEIGHT
    wide = min(frame.widest, frame.glyph * glyph_width(text) * 0.94)
    glyph = glyph_mask(text, round(frame.glyph * scale), max(1, round(wide * scale)))
    _stamp(image, glyph, frame.column, frame.glyph_top + frame.glyph / 2, colour)
    small = pip_mask(suit, max(1, round(frame.pip * scale)))
    _stamp(image, small, frame.column, frame.pip_top + frame.pip / 2, colour)


def _stamp_star(image: Image.Image, frame: Frame, colour: str) -> None:
    scale = image.height / HEIGHT
    mask = star_mask(max(1, round(frame.widest * scale)))
    _stamp(image, mask, frame.column, frame.glyph_top + frame.widest / 2, colour)


def _stamp_pips(image: Image.Image, rank: str, suit: str, colour: str, frame: Frame) -> None:
    scale = image.height / HEIGHT
    mask = pip_mask(suit, max(1, round(frame.pips * scale)))
    turned = mask.transpose(Image.Transpose.ROTATE_180)
    top, bottom = 14.2, HEIGHT - 14.2
    ink = ImageColor.getrgb(colour)
    for column, row in LAYOUTS[rank]:
        x = WIDTH / 2 + column * frame.spread
        y = top + (bottom - top) * row
        left, upper = round(x * scale - mask.width / 2), round(y * scale - mask.height / 2)
        if row > 0.5:
            # Measured from the lower right, so that the card is the same turned round.
            left = image.width - round((WIDTH - x) * scale - mask.width / 2) - mask.width
            upper = image.height - round((HEIGHT - y) * scale - mask.height / 2) - mask.height
        image.paste(ink, (left, upper), turned if row > 0.5 else mask)
