"""Who plays simply, as far as the last rounds tell.

All cards of a round that is over are known, so it tells more of how somebody plays than the one in
play, and it tells it before the first card is laid.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.search.learned import cloned
from arschloch_gui.ai.climbing.search.turns import read
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.past import PastRound
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.seating import successors

SIMPLE = 0.05
"""How many rivals play as simply as `lowest`, before anything is known of them."""
SLIP = 0.02
"""How often one of them does something else than `lowest`."""
LEAST, MOST = 0.01, 0.97
"""How sure one may be of that: nobody plays the same for ever."""
ROUNDS_AT_ONCE = 32
"""So many rounds are remembered with what they tell: every decision of the next round asks."""
_FAINT = 1e-9


def simple_rivals(view: SeatView) -> tuple[float, ...]:
    """By seat: how likely it is that somebody plays as simply as `lowest`.

    Raises `Inexpressible` under rules the simulator does not know.
    """
    if not view.before:
        return (SIMPLE,) * len(view.counts)
    odds = [SIMPLE / (1 - SIMPLE)] * len(view.counts)
    for past in view.before:
        for seat, factor in enumerate(_told_by(view.rules, past)):
            odds[seat] *= factor
    return tuple(min(max(each / (1 + each), LEAST), MOST) for each in odds)


def among_strangers(view: SeatView) -> SeatView:
    """The same of somebody who has never played with these: a lesson is to hold at any table."""
    return replace(view, before=())


@lru_cache(maxsize=ROUNDS_AT_ONCE)
def _told_by(rules: Rules, past: PastRound) -> tuple[float, ...]:
    """By seat: how many times likelier one round makes it."""
    known, order = catalogue(compile_rules(rules)), list(past.order)
    end = Position(known.tables, order, list(successors(past.order)), Generator(0))
    end.take_up([known.layout.pack(cards) for cards in past.left])
    end.offices = list(past.offices)
    judge = cloned(joins=known.tables.joins is not None)
    evidence = read(known, past.history, end, judge, (0.5,) * len(order), SLIP)
    shares = [evidence.is_simple(seat, hand) for seat, hand in enumerate(end.hands)]
    return tuple(max(share, _FAINT) / max(1 - share, _FAINT) for share in shares)
