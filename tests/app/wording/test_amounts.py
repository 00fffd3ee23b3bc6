"""Places have the plural forms of each language."""

from __future__ import annotations

import pytest

from arschloch_gui.app.language import speak
from arschloch_gui.app.wording.amounts import places, places_roughly
from arschloch_gui.app.wording.session_end import solved


@pytest.mark.parametrize(
    ("language", "value", "digits", "told"),
    [
        ("en", 0.3, 1, "0.3 places"),
        ("en", 1.5, 1, "1.5 places"),
        ("en", 1, 0, "1 place"),
        ("en", 12.4, 0, "12 places"),
        ("de", 0.25, 2, "0.25 Plätze"),
        ("de", 1, 0, "1 Platz"),
        ("fr", 1.9, 1, "1.9 place"),
        ("fr", 1.96, 1, "2.0 places"),
        ("fr", 2.4, 1, "2.4 places"),
        ("fr", -2.4, 1, "2.4 places"),
        ("fr", 12, 0, "12 places"),
    ],
)
def test_places_have_the_plural_of_the_language(qapp, language, value, digits, told):
    with speak(language):
        # Here the decimal sign is that of the machine.
        assert places(value, digits).replace(",", ".") == told


@pytest.mark.parametrize(
    ("value", "told"), [(3.42, "3.4 places"), (9.94, "9.9 places"), (9.96, "10 places")]
)
def test_two_digits_are_enough_of_an_amount(qapp, value, told):
    with speak("en"):
        assert places_roughly(value) == told


@pytest.mark.parametrize("good", [0, 1, 2])
def test_a_number_of_right_answers_fits_its_word(qapp, good: int):
    """In French, it used to be “1 justes sur 10”."""
    with speak("fr"):
        assert solved(good, 10) == f"Bonnes réponses\N{NO-BREAK SPACE}: {good} sur 10"
    with speak("de"):
        assert solved(good, 10) == f"{good} von 10 richtig"
    with speak("en"):
        assert solved(good, 10) == f"{good} of 10 right"
