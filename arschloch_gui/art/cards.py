"""Complete card faces: paper, index, and picture or pips."""

from __future__ import annotations

from functools import lru_cache, partial

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image, ImageColor

from arschloch_gui.art.aces import draw_ace
from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.courts import draw_court
from arschloch_gui.art.decks import (
    EXCUSE,
    JOKERS,
    NUMBERED,
    SUITS,
    TRUMPS,
    has_own_face,
    is_face,
)
from arschloch_gui.art.excuse import draw_excuse, note_mask
from arschloch_gui.art.frame import CORNER, HAIRLINE, HEIGHT, WIDTH, FaceFrame, frame_for
from arschloch_gui.art.glyphs import glyph_mask, glyph_width
from arschloch_gui.art.jokers import draw_joker, star_mask
from arschloch_gui.art.lettered import Lettered
from arschloch_gui.art.manor import Manor
from arschloch_gui.art.numbered import Numbered
from arschloch_gui.art.palette import EDGE, INK, PAPER, RED, TRUMP, suit_colour
from arschloch_gui.art.paths import box
from arschloch_gui.art.pips import LAYOUTS, pip_mask
from arschloch_gui.art.printing import Corner, Printing, Sign
from arschloch_gui.art.trumps import draw_trump, trump_mask
from arschloch_gui.languages import LANGUAGES

PRINTINGS: dict[str, Printing] = {
    **{deck: Numbered(deck) for deck in NUMBERED},
    "big_a": Lettered("big_a"),
    "seigneur": Manor(),
}
"""The decks with faces of their own."""
MIN_HEIGHT, MAX_HEIGHT = 8, 4096


class CardFace(Struct, frozen=True):
    """A card and how its face is printed. `deck` is the key of a deck with faces of its own."""

    card: str
    letters: str = "en"
    four_colours: bool = False
    large_index: bool = False
    deck: str = ""


def card_width(height: int) -> int:
    """Return the width of a card that is `height` pixels high."""
    return round(height * 63 / 88)


def check_height(height: int) -> None:
    """Raise `ValueError` if a card cannot have this height."""
    if not MIN_HEIGHT <= height <= MAX_HEIGHT:
        raise ValueError(f"A card is {MIN_HEIGHT} to {MAX_HEIGHT} pixels high, not {height}.")


def render_card(face: CardFace, height: int) -> Image.Image:
    """Return the face of a card in the ratio 63 to 88, transparent outside its round corners."""
    if not is_face(face.card, face.deck):
        where = f" in the deck {face.deck!r}" if face.deck else ""
        raise ValueError(f"There is no card {face.card!r}{where}.")
    if face.letters not in LANGUAGES:
        raise ValueError(f"There are no index letters for the language {face.letters!r}.")
    check_height(height)
    deck = face.deck if has_own_face(face.card, face.deck) else ""
    image = _middle(face.card, face.four_colours, face.large_index, height, deck).copy()
    _print_index(image, face)
    image.putalpha(_corners(height))
    return image


def _print_index(image: Image.Image, face: CardFace) -> None:
    """Print the corners according to the kind of card."""
    card, frame = face.card, frame_for(face.large_index)
    if has_own_face(card, face.deck):
        own = PRINTINGS[face.deck].corner(card, face.letters, large_index=face.large_index)
        _stamp_corner(image, own)
    elif card in JOKERS:
        _stamp_corner(image, Corner(frame, RED if card == "*R" else INK, sign=star_mask))
    elif card == EXCUSE:
        _stamp_corner(image, Corner(frame, TRUMP, sign=note_mask))
    elif card in TRUMPS:
        # Two figures need more room than one.
        wide = replace(frame, widest=frame.widest + 1.4)
        _stamp_corner(image, Corner(wide, TRUMP, card[1:], trump_mask))
    else:
        rank, suit = card[:-1], card[-1]
        glyph = LANGUAGES[face.letters].courts.get(rank, rank)
        colour = suit_colour(suit, face.four_colours)
        _stamp_corner(image, Corner(frame, colour, glyph, partial(pip_mask, suit)))


def _stamp_corner(image: Image.Image, corner: Corner) -> None:
    if corner.glyph:
        _stamp_glyph(image, corner.frame, corner.glyph, corner.colour)
        if corner.sign is not None:
            _stamp_below(image, corner.frame, corner.sign, corner.colour)
    elif corner.sign is not None:
        _stamp_sign(image, corner.frame, corner.sign, corner.colour)


def _middle(
    card: str, four_colours: bool, large_index: bool, height: int, deck: str = ""
) -> Image.Image:
    """Return the card without its index, which is the same for all languages."""
    sign, colour = _pips_of(card, four_colours, deck)
    if sign is None:
        return _drawn(card, four_colours, large_index, height, deck)
    image = blank_card(height).copy()
    _stamp_pips(image, card[:-1], sign, colour, frame_for(large_index))
    return image


def _pips_of(card: str, four_colours: bool, deck: str) -> tuple[Sign | None, str]:
    """Return the sign and colour of a number card; the sign is None for a card with a picture."""
    if deck:
        corner = PRINTINGS[deck].corner(card, "en", large_index=False)
        return PRINTINGS[deck].pips(card), corner.colour
    rank, suit = card[:-1], card[-1]
    if rank not in LAYOUTS or suit not in SUITS:
        return None, ""
    return partial(pip_mask, suit), suit_colour(suit, four_colours)


# Enough for all courts, aces and trumps of a Tarot; pips are too fast to be worth caching.
@lru_cache(maxsize=48)
def _drawn(card: str, four_colours: bool, large_index: bool, height: int, deck: str) -> Image.Image:
    rank, suit = card[:-1], card[-1]
    frame = frame_for(large_index)
    sheet = Canvas((card_width(height), height), (WIDTH, HEIGHT), PAPER)
    if deck:
        PRINTINGS[deck].draw(sheet, card, large_index=large_index)
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
    """Return white paper with its hairline."""
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
    """Print a mask with its centre at (x, y) millimetres, and again turned by 180 degrees."""
    scale = image.height / HEIGHT
    left = round(x * scale - mask.width / 2)
    top = round(y * scale - mask.height / 2)
    ink = ImageColor.getrgb(colour)
    image.paste(ink, (left, top), mask)
    turned = mask.transpose(Image.Transpose.ROTATE_180)
    image.paste(ink, (image.width - left - mask.width, image.height - top - mask.height), turned)


def _stamp_glyph(image: Image.Image, frame: FaceFrame, text: str, colour: str) -> None:
    scale = image.height / HEIGHT
    wide = min(frame.widest, frame.glyph * glyph_width(text) * 0.94)
    glyph = glyph_mask(text, round(frame.glyph * scale), max(1, round(wide * scale)))
    _stamp(image, glyph, frame.column, frame.glyph_top + frame.glyph / 2, colour)


def _stamp_below(image: Image.Image, frame: FaceFrame, sign: Sign, colour: str) -> None:
    """Print the small sign below the index: the suit, or the trumps' star."""
    mask = sign(max(1, round(frame.pip * image.height / HEIGHT)))
    _stamp(image, mask, frame.column, frame.pip_top + frame.pip / 2, colour)


def _stamp_sign(image: Image.Image, frame: FaceFrame, sign: Sign, colour: str) -> None:
    """Print a sign in place of an index."""
    mask = sign(max(1, round(frame.widest * image.height / HEIGHT)))
    _stamp(image, mask, frame.column, frame.glyph_top + frame.widest / 2, colour)


def _stamp_pips(image: Image.Image, rank: str, sign: Sign, colour: str, frame: FaceFrame) -> None:
    scale = image.height / HEIGHT
    mask = sign(max(1, round(frame.pips * scale)))
    turned = mask.transpose(Image.Transpose.ROTATE_180)
    top, bottom = 14.2, HEIGHT - 14.2
    ink = ImageColor.getrgb(colour)
    for column, row in LAYOUTS[rank]:
        x = WIDTH / 2 + column * frame.spread
        y = top + (bottom - top) * row
        left, upper = round(x * scale - mask.width / 2), round(y * scale - mask.height / 2)
        if row > 0.5:
            # Measured from the lower right, so that the card is identical when turned.
            left = image.width - round((WIDTH - x) * scale - mask.width / 2) - mask.width
            upper = image.height - round((HEIGHT - y) * scale - mask.height / 2) - mask.height
        image.paste(ink, (left, upper), turned if row > 0.5 else mask)
