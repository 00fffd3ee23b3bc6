"""The choices of `regular` in a trick, reproduced on the simulator's positions."""

from __future__ import annotations

from typing import Any

import pytest
from ai.playout.side_by_side import play_both, random_round

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.planning import Planning
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import NOBODY
from arschloch_gui.ai.climbing.playout.planned import planning
from arschloch_gui.ai.climbing.playout.supported_rules import inexpressible
from arschloch_gui.ai.climbing.regular import RegularPlayer, considered, opinions
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng
from long import mostly_long, times
from random_tables import table

ROUNDS, TABLES = times(3, 60), times(2, 60)
BARELY = 1e-9
"""Actions this close in value can be chosen either way: sums are added in another order."""
RARELY = 0.05
"""The additions of rules to the judgement of `regular` are seldom decisive."""
UNSEEN = {"arschloch-hausregeln", "career", "career-revolution"}
"""Rules with claims in tricks or hidden discards."""
ENDINGS = 2
"""With this many players left, `regular` searches beyond its judgement."""


def planner(rules: Rules) -> tuple[Catalogue, Planning | None]:
    catalogue = Catalogue(compile_rules(rules))
    return catalogue, planning(catalogue)


class Compared:
    """Plays as `regular` and counts how often planning would choose the same."""

    def __init__(self, planned: Planning) -> None:
        self.planned = planned
        self.same = self.others = 0

    def __call__(self, state: RoundState, position: Position, legal: tuple[Any, ...]) -> int:
        view = SeatView.of(state, state.to_act)
        chosen = RegularPlayer().choose(view, legal, Rng(0))
        judged = position.putschist == NOBODY and len(state.holders()) > ENDINGS
        if len(legal) > 1 and not state.due and judged:
            move = self.planned.choose(position.copy())
            at = position.moves().index(move)
            values = {each.index: each.value for each in opinions(view, legal)}
            _, ranked = considered(view, legal)
            if at == ranked[0] or values[ranked[0]] - values[at] < BARELY:
                self.same += 1
            else:
                self.others += 1
        return chosen


def compared(rules: Rules, rounds: int, seed: int = 0) -> Compared | None:
    """Return the counts of several rounds; None if planning is not supported."""
    catalogue, planned = planner(rules)
    if planned is None:
        return None
    found = Compared(planned)
    for number in range(seed, seed + rounds):
        play_both(random_round(rules, number), catalogue, number, found)
    return found


PLANNED = sorted(name for name, rules in PRESETS.items() if planner(rules)[1])


def test_most_presets_can_be_planned():
    assert {*PRESETS} - {*PLANNED} == {"dalmuti", "tarot"}


@pytest.mark.sampled
@pytest.mark.parametrize("preset", mostly_long(PLANNED, normal=["arschloch", "daifugo"]))
def test_planning_chooses_what_regular_chooses(preset: str):
    found = compared(PRESETS[preset], ROUNDS)
    assert found
    assert found.same > 10 * ROUNDS
    if preset in UNSEEN:
        assert found.others < RARELY * found.same, f"{found.others} and {found.same}"
    else:
        # With many runs, rounding can decide which one improves the hand most.
        assert found.others <= found.same // 500


@pytest.mark.long
def test_planning_mostly_chooses_the_same_under_random_rules():
    same = others = 0
    for preset in sorted(PRESETS):
        for seed in range(TABLES):
            rules = table(seed, preset).rules
            if not inexpressible(compile_rules(rules)) and (found := compared(rules, 1, seed)):
                same, others = same + found.same, others + found.others
    assert same > 20 * TABLES
    assert others / (same + others) < RARELY, f"{others} of {same + others}"
