"""Daifugō at the table: a joker's meaning is asked for, announced and shown; locks change."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from seated import Seated

from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.wording.plays import joker_stands_for, set_phrase
from arschloch_gui.engine.cards import suit_of
from arschloch_gui.engine.climbing.rulemods.lock import LOCK
from arschloch_gui.engine.climbing.rulemods.match_or_skip import BOUND
from deals import NAMES, cards, record

HEADER: dict[str, object] = {
    "format": "arschloch-match", "version": 1, "preset": "daifugo", "rules": {},
    "seats": list(NAMES[:5]), "seed": 484,
}  # fmt: skip


@pytest.mark.parametrize(
    ("played", "said", "told"),
    [
        ("5h *r", "5S", "the 5 of hearts and the red joker (the joker as 5 of spades)"),
        (
            "5h 6h *r",
            "7",
            "the 5 of hearts, the 6 of hearts and the red joker (the joker as 7 of hearts)",
        ),
        (
            "*r 3d 4d",
            "2",
            "the red joker, the 3 of diamonds and the 4 of diamonds (the joker as 2 of diamonds)",
        ),
        ("5h *r 7h", "", "the 5 of hearts, the red joker and the 7 of hearts"),
        ("*r", "*R", "the red joker"),
        ("5h 5s", "5", "two fives"),
    ],
)
def test_the_log_says_what_a_joker_stands_for(qapp, played: str, said: str, told: str):
    assert set_phrase(cards(played), said) == told


def test_only_a_joker_among_suited_cards_has_a_card_to_stand_for():
    assert joker_stands_for(cards("5h *r"), "5S") == "5S"
    assert joker_stands_for(cards("5h 6h *r"), "4") == "4H"
    assert joker_stands_for(cards("5h 5d *r"), "") == ""
    assert joker_stands_for(cards("5h 5d"), "5") == ""
    assert joker_stands_for(cards("7 7 *"), "7") == ""


@pytest.fixture
def seated(new_session, qtbot, tmp_path):
    """Return a user in seat 0 who opens a record with these hands."""

    def sit_down(hands: str, *plays: object) -> Seated:
        dealt = {"deal": [hand.upper().split() for hand in hands.split("|")], "lead": 0}
        path = tmp_path / "row.arl"
        path.write_bytes(record(dealt, *plays, header=HEADER))
        person = Seated(new_session(1), qtbot)
        with qtbot.waitSignal(person.session.matchStarted):
            person.session.openRecord(str(path))
        person.settle()
        return person

    return sit_down


def ask(person: Seated, text: str) -> None:
    """Select these cards and play them without declaring a meaning."""
    keys = person.session.stage.holding.keys_for(cards(text))
    assert not person.session.turn.play_cards(keys)


def answer(person: Seated, key: str) -> None:
    ply = person.session.snapshot.ply
    assert person.session.decision.type(key)
    person.qtbot.waitUntil(lambda: person.session.snapshot.ply > ply, timeout=20_000)
    person.settle()


def test_the_suit_of_a_joker_is_asked_and_its_letter_answers(seated):
    person = seated("5h *r kd kc 9c | 4c | 4s | 6s | 7d")
    ask(person, "5h *r")
    decision = person.session.decision
    assert decision.kind == "meaning"
    assert decision.heading
    assert [each["rank"] for each in decision.ranks] == ["5D", "5C", "5S"]
    assert [each["name"] for each in decision.ranks][2] == "5 of spades"
    answer(person, "s")
    # No other seat has a pair, so the owner plays again, and the play shows its meaning.
    assert person.session.stage.trick_plays[-1].as_rank == "5S"
    assert person.session.stage.trick.rows[-1].meaning == "5S"
    assert "5 of spades" in person.session.stage.trick.rows[-1].accessible_name
    assert person.session.snapshot.view.owner == 0
    assert person.session.turn.canPass


def test_the_place_of_a_joker_in_a_run_is_asked_by_rank(seated):
    person = seated("5h 6h *r 9d 10d jd | 4c | 4s | 6s | 7d")
    ask(person, "5h 6h *r")
    assert [each["rank"] for each in person.session.decision.ranks] == ["7", "4"]
    answer(person, "4")
    assert person.session.stage.trick.rows[-1].meaning == "4H"


def test_where_one_meaning_is_left_nothing_is_asked(seated):
    person = seated("5h *r 7h kd | 4c | 4s | 6s | 7d")
    person.session.turn.play_cards(person.session.stage.holding.keys_for(cards("5h *r 7h")))
    assert person.session.decision.kind != "meaning"


def test_a_trick_that_two_rules_bind_says_both(qapp):
    [hearts] = cards("5h")
    marks = {LOCK: 1 << 4 * suit_of(hearts), BOUND: 1}
    stage: Any = SimpleNamespace(trick_plays=[SimpleNamespace(cards=(hearts,))], marks=marks)
    said = table_of("climbing").binding(stage)
    assert said == "Match with a 5 or skip your turn · Only ♥ in this trick"


def test_a_lock_is_shown_and_a_lone_joker_lifts_it(seated):
    plays = (
        {"seat": 0, "play": ["5H"]}, {"seat": 1, "play": ["6H"]}, {"seat": 2, "pass": True},
        {"seat": 3, "pass": True}, {"seat": 4, "pass": True},
    )  # fmt: skip
    person = seated("5h *r 9c 10c | 6h 4c | 4s 5s | 6s 6d | 7d 4d", *plays)
    stage = person.session.stage
    assert "♥" in stage.table.binding(stage)
    person.session.turn.play_cards(stage.holding.keys_for(cards("*r")))
    person.qtbot.waitUntil(lambda: not person.session.stage.marks.get("lock"), timeout=20_000)
    person.settle()
    assert stage.table.binding(stage) == ""


def test_who_is_asked_on_his_own_cards_is_told_what_passing_means(seated):
    person = seated("5h *r kd kc 9c | 4c | 4s | 6s | 7d")
    ask(person, "5h *r")
    answer(person, "s")
    assert person.session.turn.prompt.startswith("Everyone has passed: play on")

    person = seated("5h 5s 3c 4c | 4d | 4s | 6s | 7d")
    # Otherwise the game would pass automatically before the check.
    person.session.settings.change("autoPass", False)
    person.session.turn.play_cards(person.session.stage.holding.keys_for(cards("5h 5s")))
    person.qtbot.waitUntil(lambda: person.session.turn.mustPass, timeout=20_000)
    assert person.session.turn.prompt == "Everyone has passed: pass, and the trick is yours"
