"""The immediate effects of a play under the rules, predicted without changing the round."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.climbing.play_effects import Foresight
from arschloch_gui.ai.climbing.reading import legal_melds
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.table.public import PLAY
from deals import cards, round_of
from players import decisions
from random_rules import presets_and_rules


@pytest.mark.sampled
@given(chosen=presets_and_rules(CLIMBING), seed=st.integers(0, 2**32))
@settings(max_examples=25)
def test_what_is_foreseen_is_what_happens_under_random_rules(chosen: tuple[str, Any], seed: int):
    _, rules = chosen
    for state, _ in decisions(rules, ["random"] * rules.players, seed):
        if state.phase != PLAY:
            continue
        view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
        foresight = Foresight(view)
        for index, meld in list(legal_melds(view, legal, view.book))[:3]:
            expected = foresight.after(meld, len(view.hand) - meld.size)
            after = CLIMBING.step(state, legal[index], None)
            assert after.reversed == expected.reversed
            if expected.taken and after.phase == PLAY:
                assert after.top is None
            if expected.bonus:
                assert view.seat in [due.seat for due in after.due] or not after.hands[view.seat]


def test_nothing_is_foreseen_where_melds_have_no_effects():
    state = round_of("7d 8d | 9d | 10d", lead=0)
    view = CLIMBING.view(state, 0)
    meld = next(m for m in view.book.melds(list(cards("7d"))))
    assert Foresight(view).after(meld, 1) == (False, False, (), False)
