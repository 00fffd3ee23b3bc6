"""Automatic checks of the style guide: forbidden words, quotes and spaces.

`test_terms.py` checks one word for one thing in each language; here are rules for all texts.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest

from arschloch_gui.languages import LANGUAGES

TRANSLATIONS = Path(__file__).parents[3] / "i18n"

HOLE = re.compile(r"\{\w+\}")
FORBIDDEN = {
    r"\b(lay|lays|laid|laying)\b(?! out)": "play, or set aside",
    r"(^|[.:;] )Whoever\b": "The player who …, or anyone who …",
    r"\b[Ii]t takes\b": "Play …, or you need …",
    r"\b(blind|open) cards?\b": "face-down or face-up cards",
    r"\b[Tt]ake the pile\b": "pick up the pile",
    r"\b[Ee]verybody\b": "everyone",
    r"\boffices?\b": "position, or title",
    r"\b(cuts?|sweeps?) (and takes |the )": "clears the trick",
    r"\bthrees\b.*\bpairs\b|\bpairs\b.*\bthrees\b": "triples",
    r"\bmean place\b": "average place",
    r"\bcards? more\b": "more cards",
    r"\bstill in leads\b": "who still has cards leads",
    r"\bgive or take\b": "±",
    r"\b(he|him|his|himself)\b": "they, them, their",
}
"""Words forbidden in English texts, and their replacements."""

TYPESET = {
    r"\"|(?<!\w)'|'(?!\w)|\w'\w": "typographic quotes",
    r"\.\.\.": "one character: …",
}
"""Typographic errors in any language."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield (context, text) for every form of every message of a language."""
    root = ElementTree.parse(TRANSLATIONS / f"arschloch_{language}.ts").getroot()
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            forms = [form.text or "" for form in message.iter("numerusform")]
            for form in forms or [message.findtext("translation", "")]:
                yield name, form


@pytest.mark.sampled
def test_english_texts_have_no_forbidden_words():
    found = [
        (text, better)
        for context, text in texts("en")
        for word, better in FORBIDDEN.items()
        if re.search(word, HOLE.sub("", text))
    ]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_dots_are_typeset(language: str):
    found = [
        (text, better)
        for _, text in texts(language)
        for wrong, better in TYPESET.items()
        if re.search(wrong, text)
    ]
    assert not found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_ellipsis_follows_its_word_at_once(language: str):
    assert not [text for _, text in texts(language) if re.search(r"\s…", text)]


def test_french_signs_keep_their_space():
    """A no-break space is before : ; ! ? and within « »; addresses and `club:bold` have none."""
    wrong = re.compile(r"[^\s\u00a0!?…(](?=[:;!?»](?!//|\w))|«(?!\u00a0)")
    assert not [text for _, text in texts("fr") if wrong.search(text)]


def test_french_sentences_do_not_begin_with_qui():
    """“Celui qui joue …”, not “Qui joue …”; the help of an option may ask who does something."""
    begins = re.compile(r"(^|[.:;]\s)[Qq]ui [^?]*\.$")
    assert not [text for name, text in texts("fr") if name != "Options" and begins.search(text)]


def test_french_ranks_are_digits():
    root = ElementTree.parse(TRANSLATIONS / "arschloch_fr.ts").getroot()
    cards = next(each for each in root.iter("context") if each.findtext("name") == "Cards")
    said = {each.findtext("source"): each.findtext("translation") for each in cards.iter("message")}
    numbers = ("ones", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines")
    assert [said[each] for each in numbers] == [str(each) for each in range(1, 10)]
    assert [said[each] for each in ("tens", "elevens", "twelves", "thirteens")] == [
        "10", "11", "12", "13",
    ]  # fmt: skip
