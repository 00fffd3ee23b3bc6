"""Whole card faces: paper, index, and whatever a card shows, put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from PIL import Image, ImageColor

from arschloch_gui.art.aces import draw_ace
from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.courts import draw_court
from arschloch_gui.art.decks import A_CARDS, BARE, EXCUSE, JESTER, JOKERS, SUITS, TRUMPS, is_face
from arschloch_gui.art.excuse import draw_excuse, note_mask
from arschloch_gui.art.frame import CORNER, HAIRLINE, HEIGHT, WIDTH, Frame, frame_for
from arschloch_gui.art.glyphs import glyph_mask, glyph_width
from arschloch_gui.art.jokers import draw_joker, star_mask
from arschloch_gui.art.letters import COLOURS as LETTER_COLOURS
from arschloch_gui.art.letters import INDEX, draw_letter
from arschloch_gui.art.numbered import COLOURS, draw_numbered, number_frame
from arschloch_gui.art.palette import EDGE, INK, PAPER, RED, TRUMP, suit_colour
from arschloch_gui.art.paths import box
from arschloch_gui.art.pips import LAYOUTS, pip_mask
from arschloch_gui.art.trumps import draw_trump, mug_mask

Sign = Callable[[int], Image.Image]

LETTERS: dict[str, dict[str, str]] = {
    "en": {"J": "J", "N": "C", "Q": "Q", "K": "K", "A": "A"},
    "de": {"J": "B", "N": "R", "Q": "D", "K": "K", "A": "A"},
    "fr": {"J": "V", "N": "C", "Q": "D", "K": "R", "A": "A"},
}
MIN_HEIGHT, MAX_HEIGHT = 8, 4096


@dataclass(frozen=True, slots=True)
class CardFace:
    """One card face and how it is printed; bare numbers and jesters need the deck's key."""

    card: str
    letters: str = "en"
    four_colours: bool = False
    large_index: bool = False
    deck: str = ""


def card_width(height: int) -> int:
    """The width of a card that is `height` pixels high."""
    return round(height * 63 / 88)


def check_height(height: int) -> None:
    """Refuse heights no card can have."""
    if not MIN_HEIGHT <= height <= MAX_HEIGHT:
        raise ValueError(f"A card is {MIN_HEIGHT} to {MAX_HEIGHT} pixels high, not {height}.")


def render_card(face: CardFace, height: int) -> Image.Image:
    """The face of a card, as wide as 63 to 88, transparent outside its round corners."""
    if not is_face(face.card, face.deck):
        where = f" in the deck {face.deck!r}" if face.deck else ""
        raise ValueError(f"There is no card {face.card!r}{where}.")
    if face.letters not in LETTERS:
        raise ValueError(f"There are no index letters for the language {face.letters!r}.")
    check_height(height)
    deck = face.deck if face.card in BARE else ""
    image = _middle(face.card, face.four_colours, face.large_index, height, deck).copy()
    _print_index(image, face)
    image.putalpha(_corners(height))
    return image


def _print_index(image: Image.Image, face: CardFace) -> None:
    """What stands in the corners, by what kind of card it is."""
    card, frame = face.card, frame_for(face.large_index)
    if card in BARE and card != JESTER:
        _stamp_glyph(image, number_frame(face.large_index), card, COLOURS[face.deck])
    elif card == JESTER:
        _stamp_sign(image, frame, star_mask, COLOURS[face.deck])
    elif card in A_CARDS:
        _stamp_glyph(image, number_frame(face.large_index), INDEX[card], LETTER_COLOURS[card])
    elif card in JOKERS:
        _stamp_sign(image, frame, star_mask, RED if card == "*R" else INK)
    elif card == EXCUSE:
        _stamp_sign(image, frame, note_mask, TRUMP)
    elif card in TRUMPS:
        # Two figures need more room than one with a suit beneath it.
        _stamp_glyph(image, replace(frame, widest=frame.widest + 1.4), card[1:], TRUMP)
        _stamp_below(image, frame, mug_mask, TRUMP)
    else:
        rank, suit = card[:-1], card[-1]
        colour = suit_colour(suit, face.four_colours)
        _stamp_glyph(image, frame, LETTERS[face.letters].get(rank, rank), colour)
        _stamp_below(image, frame, partial(pip_mask, suit), colour)


def _middle(
    card: str, four_colours: bool, large_index: bool, height: int, deck: str = ""
) -> Image.Image:
    """The card without its index: what all languages share."""
    rank, suit = card[:-1], card[-1]
    frame = frame_for(large_index)
    if rank in LAYOUTS and suit in SUITS:
        image = blank_card(height).copy()
        _stamp_pips(image, rank, suit, suit_colour(suit, four_colours), frame)
        return image
    return _drawn(card, four_colours, large_index, height, deck)


# A whole Tarot's worth of courts, aces and trumps; pips are stamped too fast to be worth memory.
@lru_cache(maxsize=48)
def _drawn(card: str, four_colours: bool, large_index: bool, height: int, deck: str) -> Image.Image:
    rank, suit = card[:-1], card[-1]
    frame = frame_for(large_index)
    sheet = Canvas((card_width(height), height), (WIDTH, HEIGHT), PAPER)
    if card == JESTER:
        draw_joker(sheet, deck, frame)
    elif deck:
        draw_numbered(sheet, deck, int(card), number_frame(large_index))
    elif card in A_CARDS:
        draw_letter(sheet, card, number_frame(large_index))
    elif card == EXCUSE:
        draw_excuse(sheet, frame)
    elif card in TRUMPS:
        draw_trump(sheet, int(card[1:]), frame)
    elif rank == "*":
        draw_joker(sheet, suit, frame)
    elif rank in ("A", "1"):
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


def _stamp_glyph(image: Image.Image, frame: Frame, text: str, colour: str) -> None:
    scale = image.height / HEIGHT
    wide = min(frame.widest, frame.glyph * glyph_width(text) * 0.94)
    glyph = glyph_mask(text, round(frame.glyph * scale), max(1, round(wide * scale)))
    _stamp(image, glyph, frame.column, frame.glyph_top + frame.glyph / 2, colour)


def _stamp_below(image: Image.Image, frame: Frame, sign: Sign, colour: str) -> None:
    """The small sign beneath the index: the suit, or the trumps' mug."""
    mask = sign(max(1, round(frame.pip * image.height / HEIGHT)))
    _stamp(image, mask, frame.column, frame.pip_top + frame.pip / 2, colour)


def _stamp_sign(image: Image.Image, frame: Frame, sign: Sign, colour: str) -> None:
    """A sign in place of an index."""
    mask = sign(max(1, round(frame.widest * image.height / HEIGHT)))
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
