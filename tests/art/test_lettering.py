"""Our own letters: every stamped text can be written, and all letters are distinct."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from arschloch_gui import art
from arschloch_gui.art.lettering import FULL, is_covered, places
from arschloch_gui.art.logo import render_logo
from arschloch_gui.art.woodtype import glyphs

TEXTS = Path(__file__).parents[2] / "i18n"
STAMPED = ("Moment", "Titles", "TitleBand")
"""The contexts of texts that are stamped on the table or shown on the start screen."""


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_every_stamp_and_every_title_can_be_spelt(language: str) -> None:
    root = ElementTree.parse(TEXTS / f"arschloch_{language}.ts").getroot()
    said = [
        unescape(text.text or "")
        for context in root.iter("context")
        if context.findtext("name") in STAMPED
        for text in context.iter("translation")
    ]
    # Names and numbers are inserted.
    words = [re.sub(r"{[^}]*}|%n", "", text) for text in said]
    assert len(words) > 40
    assert [word for word in words if not is_covered(word)] == []


def test_no_two_letters_look_alike() -> None:
    signs = [sign for sign in glyphs() if sign.strip()]
    pictures = {sign: art.render_letters(sign, "#000000", 40).tobytes() for sign in signs}
    # Four signs have two or three forms.
    assert len(set(pictures.values())) >= len(signs) - 4


def test_a_mark_stands_above_its_letter_and_makes_it_no_wider() -> None:
    for bare, marked in ("OÖ", "EÉ", "AÀ", "UÜ", "CÇ"):
        assert places(bare)[1] == places(marked)[1]
        plain, more = (art.render_letters(sign, "#000000", 96) for sign in (bare, marked))
        box, larger = plain.getchannel("A").getbbox(), more.getchannel("A").getbbox()
        assert box is not None
        assert larger is not None
        assert larger[1] < box[1] - 8 or larger[3] > box[3] + 4, marked


def test_a_word_is_as_wide_as_it_is_said_to_be_and_stands_in_capitals() -> None:
    word = art.render_letters("König!", "#B3202A", 80)
    assert word.size == (round(80 * places("KÖNIG!")[1] / FULL), 80)
    assert word.tobytes() == art.render_letters("KÖNIG!", "#B3202A", 80).tobytes()


def test_the_logo_wears_its_crown_within_its_picture() -> None:
    box = render_logo("Arschloch", 86).getchannel("A").getbbox()
    wide, high = render_logo("Arschloch", 86).size
    assert box is not None
    assert 0 < box[0] < box[2] < wide
    assert 0 < box[1] < box[3] < high


@pytest.mark.parametrize("word", ["", "Ж", "☃!"])
def test_a_word_with_a_letter_there_is_not_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="no letters"):
        art.render_letters(word, "#000000", 80)
    with pytest.raises(ValueError, match="no letters"):
        render_logo(word, 80)
