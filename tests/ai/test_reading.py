"""The interpretation of legal actions by a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.climbing.reading import legal_melds, parted_with
from arschloch_gui.engine.actions import PASS, Play
from arschloch_gui.engine.climbing.game import CLIMBING
from deals import cards, give, play
from players import decisions
from random_rules import presets_and_rules


@pytest.mark.sampled
@given(chosen=presets_and_rules(CLIMBING), seed=st.integers(0, 2**32))
@settings(max_examples=25)
def test_every_legal_play_is_read_as_the_meld_of_its_cards(chosen: tuple[str, Any], seed: int):
    _, rules = chosen
    for state, _ in decisions(rules, ["random"] * rules.players, seed):
        view = CLIMBING.view(state, state.to_act)
        legal: tuple[Any, ...] = CLIMBING.legal(state)
        read = dict(legal_melds(view, legal, view.book))
        assert sorted(read) == [i for i, action in enumerate(legal) if isinstance(action, Play)]
        assert all(sorted(meld.cards) == sorted(legal[i].cards) for i, meld in read.items())


def test_gifts_part_with_cards_and_plays_and_passes_do_not():
    assert parted_with(give("7d 8h", to=2)) == cards("7d 8h")
    assert parted_with(play("7d")) == parted_with(PASS) == ()


def test_an_action_of_a_later_rule_is_understood_by_its_habits():
    @dataclass
    class Discard:
        card: int

    assert parted_with(Discard(5)) == (5,)  # type: ignore[arg-type]
