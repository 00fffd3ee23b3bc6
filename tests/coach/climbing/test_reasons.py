"""At most two reasons, the strongest first, and only those that explain something."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from coach.climbing.hands import dealt, why

from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.coach.climbing.reasons import KEYS
from arschloch_gui.coach.climbing.reasons import reasons as all_reasons
from arschloch_gui.coach.exercise import exercises
from arschloch_gui.coach.games import reasons
from arschloch_gui.coach.reasons import MOST, Reason
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import MatchSpec
from deals import action, cards, round_of

HAND = "7d 8h 9s 10c 10h jc qd kc kd as"


def test_only_the_two_strongest_are_told():
    state = dealt(HAND)
    view = CLIMBING.view(state, state.to_act)
    chosen, best = action(state, "10c as"), action(state, "7d 8h")
    assert [each.key for each in all_reasons(view, chosen, best)] == [
        "top_given", "set_broken", "single_kept",
    ]  # fmt: skip
    told = reasons("climbing", view, chosen, best)
    assert told == (
        Reason("top_given", cards("as"), count=1),
        Reason("set_broken", cards("10c 10h"), count=2),
    )
    assert len(told) == MOST


@pytest.mark.parametrize(
    ("chosen", "best"),
    [("7d 8h", "7d 8h"), ("7d 10c", "7d 10h"), ("7d 8h", "7d as"), ("7d 8h", "10c kc")],
)
def test_nothing_is_told_where_nothing_speaks_for_the_better_one(chosen: str, best: str):
    assert why(dealt(HAND), chosen, best) == []


def test_nothing_is_told_of_a_trick_nor_by_games_that_cannot():
    state = round_of("7d 8d | 9d 10d | jd qd", lead=0)
    view = CLIMBING.view(state, 0)
    assert reasons("climbing", view, action(state, "8d"), action(state, "7d")) == ()
    gift = dealt(HAND)
    seen = CLIMBING.view(gift, gift.to_act)
    chosen, best = action(gift, "7d as"), action(gift, "7d 8h")
    assert reasons("climbing", seen, chosen, best)
    assert reasons("climbing", replace(seen, playing=True), chosen, best) == ()
    assert reasons("thirteen", view, action(state, "8d"), action(state, "7d")) == ()


@pytest.mark.sampled
@pytest.mark.parametrize("preset", ["arschloch", "arschloch-hausregeln"])
def test_reasons_speak_of_cards_held_and_for_one_side_alone(preset: str):
    rules, luck, told = presets()[preset], Random(4), 0
    for exercise in exercises(MatchSpec(preset, rules, tuple("ABCD"), 5)):
        match: Any = exercise.match()
        view, legal = CLIMBING.view(match.state, exercise.seat), match.legal()
        for _ in range(15):
            chosen, best = luck.sample(legal, 2)
            found = all_reasons(view, chosen, best)
            assert not found or not all_reasons(view, best, chosen)
            told += len(found)
            for reason in found:
                assert reason.key in KEYS
                assert set(reason.cards + reason.others) <= set(view.hand)
                if reason.key.endswith("given"):
                    assert set(reason.cards) <= set(parted_with(chosen))
    assert told > 10
