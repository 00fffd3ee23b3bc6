"""What QML reads of the looks and languages that can be chosen."""

from __future__ import annotations

from arschloch_gui.app.language import speak
from arschloch_gui.app.settings.looks import LookFacts
from arschloch_gui.languages import LANGUAGES


def test_every_language_can_be_chosen_for_texts_and_letters(qapp):
    with speak("en"):
        facts = LookFacts.of()
    for choices in (facts.languages, facts.letters):
        assert [each["value"] for each in choices] == ["", *LANGUAGES]
    assert facts.letters[1 + [*LANGUAGES].index("fr")]["text"] == "V D R A"
    assert all(each["text"] for each in (*facts.backs, *facts.cloths))
    assert all(each["text"] for each in facts.faces)
