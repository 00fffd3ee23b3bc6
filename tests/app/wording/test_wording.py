"""Every text key of the engine has words in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from in_one_test import in_one_test
from msgspec.structs import replace

import arschloch_gui.engine as engine
from arschloch_gui.app.by_game import records
from arschloch_gui.app.by_game import words as by_game
from arschloch_gui.app.by_game.options import option_group, option_help, option_label, option_value
from arschloch_gui.app.by_game.presets import preset_blurb, preset_name
from arschloch_gui.app.by_game.problems import sentences_of_problems
from arschloch_gui.app.by_game.refusals import refusal, words_of_refusals
from arschloch_gui.app.language import speak
from arschloch_gui.app.wording import titles
from arschloch_gui.app.wording.cards import cards_phrase
from arschloch_gui.app.wording.events import event_line
from arschloch_gui.app.wording.titles import effective_set, title_ladder
from arschloch_gui.engine.cards import parse_cards
from arschloch_gui.engine.events import (
    CardsGiven,
    CardsSetAside,
    Event,
    LeadInherited,
    MatchEnded,
    Passed,
    PlayBegan,
    Played,
    Reseated,
    RoundEnded,
    RoundStarted,
    TrickTaken,
    WentOut,
)
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.games import GAMES, presets
from arschloch_gui.languages import LANGUAGES

SOURCES = sorted(Path(engine.__file__).parent.rglob("*.py"))
NAMES = ("Anna", "Ben", "Cleo", "Du")


def keys_of(call: str, at: int = 0) -> Iterator[str]:
    """Yield the literal keys in calls of a name, such as `Refusal.of("not_now", …)`."""
    for called, node in calls():
        if called == call and len(node.args) > at:
            # One key, or a conditional one ("a" if … else "b").
            key = node.args[at]
            for each in [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield each.value


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Return every call in the sources with the name of the called function."""
    nodes = (node for source in SOURCES for node in ast.walk(ast.parse(source.read_text("utf-8"))))
    return [(ast.unparse(node.func), node) for node in nodes if isinstance(node, ast.Call)]


@pytest.mark.sampled
def test_every_refusal_of_the_engine_has_words():
    assert set(keys_of("Refusal.of")) <= words_of_refusals().keys()


def test_every_problem_of_the_engine_has_words():
    assert set(keys_of("Problem.of")) <= sentences_of_problems().keys()


def test_every_record_error_of_the_engine_has_words():
    keys = set(keys_of("RecordError", at=1)) | set(keys_of("ActionError"))
    keys |= set(keys_of("DealError"))
    assert keys <= records.KEYS | words_of_refusals().keys()


def test_no_words_are_kept_for_keys_that_are_gone():
    assert set(keys_of("Refusal.of")) >= words_of_refusals().keys()
    assert set(keys_of("Problem.of")) >= sentences_of_problems().keys()


@pytest.mark.parametrize("family", GAMES, ids=lambda family: family.key)
def test_every_option_is_labelled_helped_and_worded(family):
    for rules in family.presets.values():
        for spec in rules.specs():
            assert option_label(spec) != spec.key
            assert option_help(spec)
            assert option_group(spec.group) != spec.group
            for choice in spec.choices:
                if spec.key != "titles":
                    assert (spec.key, str(choice)) in by_game.values(), (spec.key, choice)
            assert option_value(spec, getattr(rules, spec.key))


def test_every_game_has_a_name_and_a_sentence():
    for preset in presets():
        assert preset_name(preset) != preset
        assert preset_blurb(preset)


@in_one_test("language", LANGUAGES)
@in_one_test("title_set", titles.SETS)
def test_every_title_set_names_every_office(qapp, language, title_set):
    with speak(language):
        for players in range(3, 13):
            names = title_ladder(title_set, players)
            assert len(names) == players
            assert all(names)
            assert len(set(names)) == players, "titles held by several are numbered"


def test_with_three_players_the_one_between_is_neutral(qapp):
    with speak("fr"):
        assert title_ladder("republic", 3) == ("Président", "Neutre", "Trou du cul")


def test_with_four_players_the_sets_read_as_in_the_rules(qapp):
    with speak("de"):
        assert title_ladder("royal", 4) == (
            "König",
            "Vizekönig",
            "Vizearschloch",
            "Arschloch",
        )
        assert title_ladder("royal", 8)[2:6] == (
            "Bürgermeister",
            "Bürger",
            "Bauer",
            "Knecht",
        )
        assert title_ladder("career", 4)[2:] == ("Geselle", "Tellerwäscher")
    with speak("en"):
        assert title_ladder("sober", 5) == (
            "President", "Prime Minister", "Citizen", "Worker", "Tramp",
        )  # fmt: skip


def test_the_manors_ladder_grows_from_its_middle(qapp):
    with speak("en"):
        six = title_ladder("seigneur", 6)
        assert six == ("Great Lord", "Lord", "Squire", "Burgher", "Pauper", "Wretch")
        assert title_ladder("seigneur", 5) == tuple(name for name in six if name != "Burgher")
        assert title_ladder("seigneur", 8)[2:6] == (
            "Squire", "Grand Burgher", "Burgher", "Petty Burgher",
        )  # fmt: skip
        twelve = title_ladder("seigneur", 12)
        assert not [name for name in twelve if name[-1].isdigit()], "everybody has a name"
        for players in range(4, 12):
            fewer = title_ladder("seigneur", players)
            assert [name for name in twelve if name in fewer] == list(fewer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_set", ["hollywood", "leet", "seigneur"])
def test_every_set_can_be_wished_for_and_is_worded_throughout(qapp, language, title_set):
    assert title_set in titles.TITLE_SETS
    assert "titles" in {spec.key for spec in presets()["arschloch"].specs()}
    spec = next(spec for spec in presets()["arschloch"].specs() if spec.key == "titles")
    assert title_set in spec.choices
    with speak(language):
        for office in titles.offices(title_set, 12):
            assert all((office.name, office.subject, office.object, office.to))
            assert office.subject != office.name or office.name[-1].isdigit()


@pytest.mark.parametrize(
    ("game", "wish", "mild", "lowest"),
    [
        ("royal", "career", False, "Dishwasher"),
        ("dalmuti", "royal", True, "Donkey"),
        ("shithead", "royal", False, "Shithead"),
        ("shithead", "royal", True, "Stinker"),
    ],
)
def test_titles_wished_for_leave_alone_the_game_that_is_named_after_one(
    qapp, game, wish, mild, lowest
):
    with speak("en"):
        assert title_ladder(effective_set(game, wish, mild), 4)[-1] == lowest
    assert effective_set("", wish, mild) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_mild_titles_leave_nothing_crude(qapp, language):
    crude = ("arsch", "cul", "ass", "scum")
    with speak(language):
        for chosen in titles.CRUDE:
            mild = title_ladder(effective_set(chosen, "", mild=True), 8)
            assert not [t for t in mild if any(t.lower().endswith(word) for word in crude)]


@pytest.mark.parametrize(
    ("language", "cards", "phrase"),
    [
        ("de", ["QS"], "die Pik-Dame"),
        ("fr", ["QS"], "la dame de pique"),
        ("en", ["QS"], "the queen of spades"),
        ("de", ["7D", "7H"], "zwei Siebenen"),
        ("fr", ["KD", "KH", "KS"], "un brelan de rois"),
        ("fr", ["AD", "AH"], "une paire d’as"),
        ("en", ["AD", "AC", "AH", "AS", "AS"], "5 aces"),
        ("de", ["10H", "KC"], "die Herz-10 und den Kreuz-König"),
        ("en", ["*R"], "the red joker"),
        ("en", ["7"], "a 7"),
        ("en", ["8"], "an 8"),
        ("en", ["QS", "KS"], "the queen of spades and the king of spades"),
        ("de", ["QS", "KS"], "die Pik-Dame und den Pik-König"),
        ("fr", ["QS", "KS"], "la dame de pique et le roi de pique"),
        ("en", ["6", "*"], "a 6 and a jester"),
        ("en", ["T14"], "trump 14"),
    ],
)
def test_cards_are_called_as_at_the_table(qapp, language, cards, phrase):
    with speak(language):
        assert cards_phrase(cards) == phrase
        assert cards_phrase(parse_cards(cards)) == phrase


EVENTS: tuple[Event, ...] = (
    RoundStarted(2, (0, 1, 2, 3), 3, (0, 1, 2, 3)),
    Reseated((0, 1, 2, 3)),
    CardsSetAside(2, (20, 21)),
    CardsSetAside(1, ()),
    CardsGiven(0, 1, 2, ()),
    CardsGiven(3, 1, 2, (20, 24)),
    CardsGiven(0, 3, 1, (20,)),
    PlayBegan(1),
    Played(1, (20, 21), "set", None, 5),
    Passed(3),
    TrickTaken(0, 5),
    WentOut(2, 1),
    WentOut(2, 11),
    LeadInherited(1),
    RoundEnded((0, 1, 2, 3), (3, 2, 1, 0), (3, 2, 1, 0), ((), (), (), ())),
    MatchEnded((0, 1, 2, 3), (3, 2, 1, 0)),
)


@in_one_test("language", LANGUAGES)
@in_one_test("event", EVENTS, ids=lambda event: type(event).__name__)
def test_events_become_sentences_without_holes(qapp, language, event):
    with speak(language):
        for viewer in (None, 3):
            line = event_line(event, NAMES, viewer)
            assert line
            assert not set(line) & set("{}%")


def test_the_person_is_spoken_to_and_the_others_are_spoken_of(qapp):
    played = Played(3, tuple(parse_cards(["7D", "7H"])), "set", None, 5)
    with speak("de"):
        assert event_line(played, NAMES, viewer=3) == "Du spielst zwei Siebenen."
        assert event_line(played, NAMES, viewer=0) == "Du spielt zwei Siebenen."
        assert event_line(replace(played, seat=0), NAMES, 3) == "Anna spielt zwei Siebenen."


REFUSALS = (
    Refusal.of("must_contain", card="7D"),
    Refusal.of("not_your_turn", seat=2),
    Refusal.of("not_now", phase="exchange"),
    Refusal.of("unmet", name="top", wanted=["7D"], found=[]),
    Refusal.of("expected_legal", action=["7D", "7H"]),
    Refusal.of("unexpected_legal", action={"give": ["7D"], "to": 1}),
    Refusal.of("expected_illegal", action="pass"),
)


@in_one_test("language", LANGUAGES)
@in_one_test("reason", REFUSALS, ids=lambda reason: reason.key)
def test_refusals_are_one_sentence_without_holes(qapp, language, reason):
    with speak(language):
        sentence = refusal(reason, NAMES)
    assert sentence.endswith(".")
    assert not set(sentence.replace('{"give": ["7D"], "to": 1}', "")) & set("{}%")
