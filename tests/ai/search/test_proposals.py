"""Which options are compared in a decision before the first trick."""

from __future__ import annotations

from dataclasses import replace

from arschloch_gui.ai.climbing.search.proposals import MOST, proposed
from arschloch_gui.engine.actions import Ask
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.pending import PendingDecision
from deals import round_of

HANDS = (
    "7d 8h 9s jc kd ks as | 7c 8c 9d 10d jd qh qd | 7h 8d 9c 10h js qc ad | 7s 8s 9h 10s jh qs ac"
)


def test_the_first_decision_that_is_due_is_the_one_to_make():
    state = round_of(HANDS, offices=range(4), exchange="ask")
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    options = proposed(view, legal)
    assert 0 < len(options) <= MOST
    assert len(set(options)) == len(options)
    assert any(isinstance(legal[each], Ask) for each in options)
    later = PendingDecision(1, "gift", "exchange")
    assert later.kind != view.due[0].kind
    assert proposed(replace(view, due=(*view.due[:1], later)), legal) == options
