"""`climb_bonus`: a bonus next round for rising from the lowest to the highest position (§1.6).

`extra_card`: the player gets one more card in the exchange, even with `exchange=ask`. `free_trick`:
once, on their turn, the player can claim the current trick without playing.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.contribution import (
    Contribution,
    ExchangePart,
    OutPart,
    TrickPart,
)
from arschloch_gui.engine.climbing.pending import Pair
from arschloch_gui.engine.climbing.rulebook import Declaration, RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit

CLIMBED = "climbed"
USED = "free_trick_used"
FREE_TRICK = "free_trick"


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks for the chosen bonuses, or None if there are none."""
    if rules.climb_bonus == "none":
        return None
    extra = rules.climb_bonus in ("extra_card", "both")
    free = rules.climb_bonus in ("free_trick", "both")
    return Contribution(
        exchange=ExchangePart(amends=_one_more if extra else None),
        trick=TrickPart(declaration=Declaration(FREE_TRICK, _offered, _claim) if free else None),
        out=OutPart(carried=_climber),
    )


def _climber(state: RoundState) -> Iterator[tuple[str, Seat]]:
    if state.offices and state.finished[0] == state.offices[-1]:
        yield CLIMBED, state.finished[0]


def _one_more(state: RoundState, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
    climber = state.marks.get(CLIMBED)
    return tuple(
        replace(pair, count=pair.count + 1, extra=1) if pair.upper == climber else pair
        for pair in pairs
    )


def _offered(state: RoundState) -> bool:
    climber = state.marks.get(CLIMBED) == state.to_act and USED not in state.marks
    return climber and state.top is not None


def _claim(state: RoundState, emit: Emit) -> None:
    state.marks[USED] = 1
    state.owner = state.to_act
    state.swept = True
