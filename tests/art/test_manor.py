"""The deck of Grand Seigneur: four distinct suits, a court, and three special cards."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageColor

import arschloch_gui
from arschloch_gui import art
from arschloch_gui.art.manor_beasts import COLOURS as BEAST_COLOURS
from arschloch_gui.art.manor_beasts import beast_mask
from arschloch_gui.art.manor_suits import COLOURS, suit_mask
from arschloch_gui.art.palette import PAPER
from arschloch_gui.art.pips import pip_mask

DECK = "seigneur"
CARDS = art.OWN_FACES[DECK]
BEASTS = ("MJ", "PH", "DR")


def face(card: str, **how: Any) -> Image.Image:
    height = how.pop("height", 88)
    assert isinstance(height, int)
    return art.render_card(art.CardFace(card, deck=DECK, **how), height)


def difference(one: Image.Image, other: Image.Image) -> float:
    gap = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    return sum(n * count for n, count in enumerate(gap.histogram())) / (gap.width * gap.height)


def luminance(colour: str) -> float:
    parts = [value / 255 for value in ImageColor.getrgb(colour)[:3]]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def as_seen_without(colour: str, missing: str) -> tuple[float, float, float]:
    """Return a colour as seen without red or green receptors (after Viénot 1999)."""
    red, green, blue = ((value / 255) ** 2.2 for value in ImageColor.getrgb(colour)[:3])
    if missing == "red":
        yellow = 0.1120 * red + 0.8885 * green - 0.0005 * blue
        rest = 0.0040 * red - 0.0040 * green + 1.0000 * blue
    else:
        yellow = 0.2920 * red + 0.7080 * green
        rest = -0.0223 * red + 0.0223 * green + 1.0000 * blue
    return tuple(max(0.0, v) ** (1 / 2.2) * 255 for v in (yellow, yellow, rest))


def test_the_deck_has_52_cards_of_four_suits_and_three_without() -> None:
    assert len(CARDS) == len(set(CARDS)) == 55
    assert {card[-1] for card in CARDS if card not in BEASTS} == set("CDHS")
    assert set(BEASTS) < set(CARDS)


@pytest.mark.sampled
def test_no_two_cards_look_alike_even_at_60_pixels() -> None:
    pictures = {card: face(card, height=60) for card in CARDS}
    for one, other in itertools.combinations(CARDS, 2):
        assert difference(pictures[one], pictures[other]) > 2, (one, other)


@pytest.mark.long
def test_the_corner_seen_in_a_fan_tells_rank_and_suit() -> None:
    corners = set()
    for card in CARDS:
        picture = face(card, height=162)
        corners.add(picture.crop((0, 0, 32, 60)).tobytes())
    assert len(corners) == 55


def test_the_suits_differ_by_shape_alone_from_each_other_and_from_the_french() -> None:
    shapes = [suit_mask(suit, 24) for suit in "CDHS"]
    french = [pip_mask(suit, 24) for suit in "CDHS"]
    for one, other in itertools.combinations(shapes, 2):
        assert difference(one, other) > 60
    for ours, theirs in itertools.product(shapes, french):
        assert difference(ours, theirs) > 40


@pytest.mark.parametrize("missing", ["red", "green"])
def test_eyes_blind_for_red_or_green_still_see_four_colours(missing: str) -> None:
    seen = {suit: as_seen_without(colour, missing) for suit, colour in COLOURS.items()}
    for one, other in itertools.combinations(seen, 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert apart > 45, (one, other, apart)


@pytest.mark.parametrize("colour", [*COLOURS.values(), *BEAST_COLOURS.values()])
def test_every_index_stands_out_from_the_paper(colour: str) -> None:
    assert (luminance(PAPER) + 0.05) / (luminance(colour) + 0.05) >= 4.5


def test_the_suits_have_four_colours_in_every_pack() -> None:
    for card in ("7D", "AC", "KH", "10S"):
        assert face(card).tobytes() == face(card, four_colours=True).tobytes()


@pytest.mark.parametrize("card", ["7D", "KH", "AS", "MJ"])
def test_a_large_index_is_larger(card: str) -> None:
    assert difference(face(card), face(card, large_index=True)) > 3


def test_the_three_without_a_suit_have_signs_of_their_own() -> None:
    for one, other in itertools.combinations(BEASTS, 2):
        assert difference(beast_mask(one, 24), beast_mask(other, 24)) > 40


def test_the_courts_letters_follow_the_language_and_the_sparrow_is_a_one_everywhere() -> None:
    def faces(card: str) -> int:
        return len({face(card, letters=letters).tobytes() for letters in ("en", "de", "fr")})

    assert (faces("KC"), faces("JC"), faces("MJ"), faces("7C")) == (2, 3, 1, 1)


def test_who_asks_for_one_card_gets_the_rest_of_this_deck_next() -> None:
    assert art.companions("7D", DECK) == art.companions("MJ", DECK) == CARDS
    assert art.companions("MJ") == ()
    assert "MJ" not in art.companions("7D")


def test_the_window_knows_which_decks_have_faces_of_their_own() -> None:
    folder = Path(arschloch_gui.__file__).parent
    text = (folder / "app" / "qml" / "theme" / "Art.qml").read_text(encoding="utf-8")
    block = text[text.index("ownFaces: ({") : text.index("})")]
    told = {key: re.compile(rule) for key, rule in re.findall(r'"(\w+)": /(.+)/', block)}
    assert told.keys() == art.OWN_FACES.keys()
    every = {code for cards in art.OWN_FACES.values() for code in cards} | {*art.CARDS, *art.TAROT}
    for deck, cards in art.OWN_FACES.items():
        assert {code for code in every if told[deck].match(code)} == set(cards)
    common = re.compile(re.findall(r"common: /(.+)/", text)[0])
    assert {code for code in every if common.match(code)} == {*art.CARDS, *art.TAROT}
