"""What QML reads of a replay, computed from the steps of a round."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.app.language import speak
from arschloch_gui.app.playback.facts import PlaybackFacts, ReplayedRound, StepFacts
from arschloch_gui.app.playback.steps import PlaybackStep
from arschloch_gui.engine.events import Passed

NAMES = ("You", "Ada", "Ben")
PICTURE: Any = None
"""What lies on the table, which these values are not made of."""


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


def steps(text: str) -> list[PlaybackStep]:
    """Return steps from words like `deal`, `0@7` (seat 0 acts at ply 7) and `1@8!` (and takes)."""
    return [step(word) for word in text.split()]


def step(word: str) -> PlaybackStep:
    if word == "deal":
        return PlaybackStep(None, (), PICTURE, ())
    seat, _, ply = word.removesuffix("!").partition("@")
    actor, taker = int(seat), int(seat) if word.endswith("!") else -1
    return PlaybackStep(
        Passed(actor), (f"{NAMES[actor]} acts.",), PICTURE, (), int(ply), actor, taker=taker
    )


def replayed(text: str, **more: Any) -> ReplayedRound:
    return ReplayedRound(**{"number": 1, "rounds": 2, "steps": steps(text), "viewer": 0, **more})


def shown(replay: ReplayedRound, at: int, *, running: bool = False) -> StepFacts:
    return StepFacts.of(replay, at, NAMES, [], running=running)


# -- stops --------------------------------------------------------------------------------


def test_stops_are_the_ends_of_tricks():
    replay = replayed("deal 0@7 1@8 1@8! 0@9 2@10!")
    assert (replay.stride, replay.stops) == ("trick", [3, 5])


def test_stops_are_the_users_own_turns_where_nobody_takes_a_trick():
    replay = replayed("deal 0@7 0@7 1@8 0@9")
    assert (replay.stride, replay.stops) == ("turn", [1, 4])


def test_without_either_there_are_no_stops():
    replay = replayed("deal 1@7 2@8")
    assert (replay.stride, replay.stops) == ("", [])
    assert ReplayedRound().stops == []


# -- decisions ----------------------------------------------------------------------------


def test_a_decision_belongs_to_the_first_step_of_its_action():
    replay = replayed("deal 0@7 0@7 1@8", decided=(6, 7, 8))
    assert [replay.decision(at) for at in range(4)] == [-1, 1, -1, 2]
    assert ReplayedRound().decision(0) == -1


def test_an_action_without_a_step_is_shown_from_the_start():
    replay = replayed("deal 0@7 0@7 1@8")
    assert [replay.step_of(ply) for ply in (7, 8, 9, None)] == [1, 3, 0, 0]


# -- facts --------------------------------------------------------------------------------


def test_a_step_says_where_it_is_and_what_happens():
    facts = shown(replayed("deal 1@7"), 1)
    assert (facts.step, facts.line) == (1, "Ada acts.")
    assert facts.where == "Round 1 of 2 · step 2 of 2"
    assert shown(replayed("deal 1@7"), 0).line == "The cards are dealt."


def test_the_choices_are_hidden_while_the_round_goes_by():
    replay = replayed("deal 1@7", decided=(7,))
    assert shown(replay, 1).decides
    assert not shown(replay, 1, running=True).decides
    assert shown(replay, 1, running=True).noChoice != shown(replay, 1).noChoice


def test_why_there_is_no_choice_depends_on_the_step():
    told = [shown(replayed("deal 0@7 0@7 1@8"), at).noChoice for at in range(4)]
    assert told[0] == "This is what everyone was dealt."
    assert told[2] == "This is part of the previous step."
    assert told[1] == "You had no choice here."
    assert told[3] == "Ada had no choice here."


def test_there_is_a_message_if_nothing_can_be_shown():
    asked = PlaybackFacts.of(ReplayedRound(), "Arschloch", "", read=False)
    assert (asked.title, asked.there, asked.message) == ("Replay: Arschloch", False, "")
    assert PlaybackFacts.of(ReplayedRound(), "Arschloch", "", read=True).message != ""
    facts = PlaybackFacts.of(replayed("deal 1@7 2@8!"), "Arschloch", "tarot", read=True)
    assert (facts.there, facts.message, facts.deck) == (True, "", "tarot")
    assert (facts.round, facts.rounds, facts.last, facts.stride) == (1, 2, 2, "trick")
