"""Every event and refusal of the climbing game has words, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from in_one_test import in_one_test

import arschloch_gui.engine.climbing as engine
from arschloch_gui.app.by_game.problems import problem
from arschloch_gui.app.by_game.refusals import refusal
from arschloch_gui.app.games.climbing.collected import APPLIED, CALLS, DECLARED, DEMOTED, STAMPS
from arschloch_gui.app.games.climbing.rule_words import RuleWords
from arschloch_gui.app.games.climbing.rules import RULES
from arschloch_gui.app.games.climbing.sayings import moment_word, sayings_of
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.language import speak
from arschloch_gui.engine.climbing.events import (
    Answered,
    Asked,
    Declared,
    Demoted,
    Discarded,
    HandShown,
    OfficesMirrored,
    OrderReversed,
    Proposed,
    RuleApplied,
    SeatsDrawn,
)
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.options import Problem
from arschloch_gui.languages import LANGUAGES

NAMES = ("Anna", "Ben", "Cleo", "Du")
event_line = table_of("climbing").event_line


def first_words_of(call: str, at: int = 0) -> Iterator[str]:
    """Yield the literal words in the engine's calls, such as `RuleApplied("bomb", …)`."""
    for source in sorted(Path(engine.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == call:
                word = node.args[at]
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    yield word.value


@pytest.mark.sampled
def test_everything_that_takes_effect_has_a_line_and_nothing_else():
    assert set(first_words_of("RuleApplied")) == set(APPLIED)


@pytest.mark.sampled
def test_whoever_is_sent_down_is_told_why():
    assert set(first_words_of("Demoted", at=1)) <= set(DEMOTED)


def test_every_call_has_a_line():
    assert set(CALLS) == set(DECLARED)


def test_every_stamp_has_its_word(qapp):
    assert all(moment_word(key) for key in STAMPS)
    assert moment_word("") == ""


def test_no_two_rules_word_the_same_thing():
    """The later one would hide the earlier one."""
    for part in RuleWords.__struct_fields__:
        if part in ("prose", "continues"):
            continue
        values = [getattr(rule, part) for rule in RULES]
        keys = [key for value in values if isinstance(value, dict) for key in value]
        assert len(keys) == len(set(keys)), part


def test_questions_answers_and_announcements_are_said_aloud(qapp):
    assert sayings_of(Asked(0, 3, "Q", True)) == {0: "Any queens?", 3: "Here you are!"}
    assert sayings_of(Asked(0, 3, "Q", False))[3] == "None!"
    assert sayings_of(Answered(3, False)) == {3: "No deal!"}
    assert sayings_of(Declared(2, "putsch")) == {2: "Putsch!"}
    assert sayings_of(Declared(2, "")) == {}
    assert sayings_of(HandShown(1, "A", 4, (48, 49, 50, 51))) == {1: "All the aces!"}


EVENTS: tuple[Event, ...] = (
    *(RuleApplied(rule, seat) for rule in sorted(APPLIED) for seat in (0, 3)),
    *(Declared(seat, what) for what in sorted(DECLARED) for seat in (0, 3)),
    *(Demoted(seat, why) for why in sorted(DEMOTED) for seat in (0, 3)),
    SeatsDrawn(((85,), (97, 90), (97, 91), (95,)), (0, 1, 2, 3)),
    *(OfficesMirrored(offices, offices) for offices in ((0, 1, 2, 3), (3, 2, 1, 0))),
    OrderReversed(True),
    OrderReversed(False),
    *(
        Asked(asker, to, "A", got)
        for asker, to in ((0, 1), (3, 0), (0, 3))
        for got in (True, False, None)
    ),
    Proposed(3, 0, 2, (20, 24), ("K", "8")),
    Proposed(0, 3, 1, (20,), ("A",)),
    Proposed(0, 1, 2, (), ()),
    Answered(3, True),
    Answered(0, False),
    Discarded(3, 20, 4),
    Discarded(0, 20, 4),
    HandShown(3, "A", 3, ()),
    HandShown(0, "A", 4, (20, 21)),
)


@in_one_test("language", LANGUAGES)
@in_one_test("event", EVENTS, ids=lambda event: type(event).__name__)
def test_events_become_sentences_without_holes(qapp, language, event):
    with speak(language):
        for viewer in (None, 3):
            line = event_line(event, NAMES, viewer)
            assert line
            assert not set(line) & set("{}%")


def test_the_person_is_you_in_the_middle_of_a_sentence(qapp):
    drawn = SeatsDrawn(((85,), (97, 90), (97, 91), (95,)), (0, 1, 2, 3))
    names = ("You", *NAMES[1:])
    assert "drawn: you (" in event_line(drawn, names, viewer=0)
    assert "drawn: You (" in event_line(drawn, names, viewer=None)


REFUSALS = (
    Refusal.of("wrong_size", size=2, given=1),
    Refusal.of("too_low", rank="Q"),
    Refusal.of("wrong_count", count=2, given=1),
    Refusal.of("wrong_taker", taker=1),
    Refusal.of("set_too_large", most=3),
    Refusal.of("not_now", phase="putsch"),
    Refusal.of("not_now", phase="revolution"),
    Refusal.of("no_meld"),
    Refusal.of("wild_alone"),
    Refusal.of("wrong_kind", kind="run"),
    Refusal.of("wrong_kind", kind="run2"),
    Refusal.of("not_exchangeable", card="*R"),
    Refusal.of("already_denied", rank="A"),
    Refusal.of("rank_not_asked", rank="2"),
    Refusal.of("must_ask", count=2),
    Refusal.of("wanted_not_held"),
)


@in_one_test("language", LANGUAGES)
@in_one_test("reason", REFUSALS, ids=lambda reason: reason.key)
def test_refusals_are_one_sentence_without_holes(qapp, language, reason):
    with speak(language):
        sentence = refusal(reason, NAMES)
    assert sentence.endswith(".")
    assert not set(sentence) & set("{}%")


def test_a_conflict_names_both_options_and_the_remedy(qapp):
    defect = Problem.of("privilege_needs_distinct", "inherit", "all_distinct")
    with speak("de"):
        sentence = problem(defect)
    assert "Wer danach ausspielt" in sentence
    assert "Rangfolge in der Mitte" in sentence
    assert "eingeschaltet" in sentence
