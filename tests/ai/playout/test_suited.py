"""What a policy sees under rules with suited runs and locks."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from self_play import Table

from arschloch_gui.ai.climbing.playout.core.features import (
    COUNT,
    JOKER_USED,
    LOCKED,
    LOCKS,
    OWN_STAY,
    SAVES_LEFT,
    STAY_LOCKED,
    SUITED_COUNT,
)
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.suited_sight import SuitedSight, saved
from arschloch_gui.ai.climbing.playout.core.tables import PASS
from arschloch_gui.ai.climbing.search.learned_policy import policy_for
from deals import rules

TABLE = Table(rules("daifugo"))
_RANDOM = Random(1)
WEIGHTS = [_RANDOM.random() for _ in range(SUITED_COUNT)]
POLICY = Policy(WEIGHTS)


def positions(seed: int) -> list[Position]:
    """Return the decisions of a round that the policy plays."""
    position, found = TABLE.deal(Random(seed)), []
    learned = policy_for(position.tables)
    while not position.is_over:
        found.append(position.copy())
        position.apply(learned.choose(position))
    return [each for each in found if not each.due and len(each.moves()) > 1]


def test_a_move_scores_what_its_features_weigh():
    for position in (each for seed in range(60) for each in positions(seed)):
        together = POLICY.sight(position)
        for move in position.moves():
            features = POLICY.sight(position).of(move)
            assert max(features) < SUITED_COUNT
            alone = sum(WEIGHTS[feature] for feature in features)
            assert together.score(move) == pytest.approx(alone)


def test_what_only_these_rules_have_is_seen():
    seen: set[int] = set()
    for seed in range(40):
        for position in positions(seed):
            sight = POLICY.sight(position)
            for move in position.moves():
                seen.update(each for each in sight.of(move) if each >= COUNT)
    ends = [*sorted([JOKER_USED, OWN_STAY, LOCKED, LOCKS, STAY_LOCKED, SAVES_LEFT]), SUITED_COUNT]
    for first, end in pairwise(ends):
        assert any(first <= each < end for each in seen), (first, end)


def test_a_pass_on_the_own_top_is_another_move_than_one_on_a_rival_s():
    for position in (each for seed in range(20) for each in positions(seed)):
        if position.top is not None:
            own = position.owner == position.to_act
            features = POLICY.sight(position).of(PASS)
            assert own == any(OWN_STAY <= each < LOCKED for each in features)


@pytest.mark.parametrize(
    ("rows", "found"),
    [(0x111, 2), (0x1111, 3), (0x131, 1), (0x101, 0), (0x121, 0), (0x111222, 3), (0x333, 0)],
)
def test_runs_in_one_suit_save_groups(rows: int, found: int):
    assert saved(rows) == found


@pytest.mark.parametrize("preset", ["arschloch", "dalmuti", "tarot", "trouduc-joker"])
def test_other_rules_are_seen_as_ever(preset: str):
    table = Table(rules(preset))
    assert table.known.tables.suited is None
    assert not isinstance(POLICY.sight(table.deal(Random(1))), SuitedSight)
    assert not policy_for(table.known.tables).suited
