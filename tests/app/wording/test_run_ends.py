"""A run is named by its lowest and highest rank, with French articles."""

from __future__ import annotations

import pytest

from arschloch_gui.app.language import speak
from arschloch_gui.app.wording.run_ends import from_rank, to_rank


@pytest.mark.parametrize(
    ("rank", "begins", "ends"),
    [
        ("7", "du 7", "au 7"),
        ("8", "du 8", "au 8"),  # a number takes no elision
        ("11", "du 11", "au 11"),
        ("J", "du valet", "au valet"),
        ("N", "du cavalier", "au cavalier"),
        ("Q", "de la dame", "à la dame"),
        ("K", "du roi", "au roi"),
        ("A", "de l’as", "à l’as"),
        ("T14", "de l’atout 14", "à l’atout 14"),
        ("*R", "du joker rouge", "au joker rouge"),
    ],
)
def test_french_melts_the_preposition_with_the_article(qapp, rank, begins, ends):
    with speak("fr"):
        assert (from_rank(rank), to_rank(rank)) == (begins, ends)


@pytest.mark.parametrize(
    ("language", "queen", "ace"), [("en", "queen", "ace"), ("de", "Dame", "Ass")]
)
def test_english_and_german_say_the_bare_rank(qapp, language, queen, ace):
    with speak(language):
        assert (from_rank("Q"), to_rank("A"), from_rank("8")) == (queen, ace, "8")
