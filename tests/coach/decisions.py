"""Decisions to be judged."""

from __future__ import annotations

from typing import Any

from arschloch_gui.coach.task import Task
from arschloch_gui.engine.climbing.game import CLIMBING
from deals import round_of

HANDS = (
    "7d 7h 9d qc qd kh as ad | 8d 9c 10c jd jc kd qh ac"
    " | 8c 9h 10d 10h js ks qs ah | 7c 7s 8h 8s 9s 10s jh kc"
)


def gift(seed: int = 1, hands: str = HANDS, **options: Any) -> Task:
    """Return a decision of the highest position, which received two cards and returns two."""
    state = round_of(hands, offices=tuple(range(hands.count("|") + 1)), **options)
    assert not state.playing
    seat = state.to_act
    return Task("climbing", CLIMBING.view(state, seat), CLIMBING.legal(state), seed)
