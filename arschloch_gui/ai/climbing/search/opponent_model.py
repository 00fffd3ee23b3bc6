"""Who plays how, as far as the last rounds tell.

All cards of a round that is over are known, so it tells more of how somebody plays than the one in
play, and it tells it before the first card is played.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue, catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import REGULAR, SIMPLE
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.planned import planning
from arschloch_gui.ai.climbing.search.learned_policy import cloned
from arschloch_gui.ai.climbing.search.turns import Kinds, read
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.past import PastRound
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.seating import successors

STRANGER: Kinds = (0.95, 0.05, 0.0)
"""Of which kind a rival is before anything is known of him: some play as simply as `lowest`. That
one plays just as `regular` only rounds can tell."""
MET: Kinds = (0.75, 0.05, 0.2)
"""The same before what the rounds tell is counted in."""
SLIP = 0.02
"""How often one who plays simply does something else than `lowest`."""
LEAST, MOST = 0.01, 0.97
"""How sure one may be of a kind: nobody plays the same for ever."""
ROUNDS_AT_ONCE = 32
"""So many rounds are remembered with what they tell: every decision of the next round asks."""
_FAINT = 1e-12


def rivals_by_kind(view: SeatView) -> tuple[Kinds, ...]:
    """By seat: how likely somebody is of each kind.

    Raises `Inexpressible` under rules the simulator does not know.
    """
    if not view.before:
        return (STRANGER,) * len(view.counts)
    known = catalogue(compile_rules(view.rules))
    found = [list(_met(known)) for _ in view.counts]
    for past in view.before:
        for seat, told in enumerate(_told_by(view.rules, past)):
            found[seat] = [share * chance for share, chance in zip(found[seat], told, strict=True)]
    return tuple(_with_doubt(each) for each in found)


def among_strangers(view: SeatView) -> SeatView:
    """The same of somebody who has never played with these: a lesson is to hold at any table."""
    return replace(view, before=())


def _met(known: Catalogue) -> Kinds:
    return STRANGER if planning(known) is None else MET


def _with_doubt(found: Kinds) -> Kinds:
    """What adds up to 1, no kind of those that can be surer than `MOST`."""
    total = sum(found)
    simple = min(max(found[SIMPLE] / total, LEAST), MOST)
    regular = 0.0
    if found[REGULAR]:
        regular = min(max(found[REGULAR] / total, LEAST), MOST, 1 - LEAST - simple)
    return (1 - simple - regular, simple, regular)


@lru_cache(maxsize=ROUNDS_AT_ONCE)
def _told_by(rules: Rules, past: PastRound) -> tuple[Kinds, ...]:
    """By seat: how likely one of each kind does in a round what was done there."""
    known, order = catalogue(compile_rules(rules)), list(past.order)
    end = Position(known.tables, order, list(successors(past.order)), Generator(0))
    end.take_up([known.layout.pack(cards) for cards in past.left])
    end.offices = list(past.offices)
    judge = cloned(joins=known.tables.joins is not None)
    evidence = read(known, past.history, end, judge, ((1.0, 1.0, 1.0),) * len(order), SLIP)
    found = [evidence.by_kind(seat, hand) for seat, hand in enumerate(end.hands)]
    return tuple((*map(_bounded, each),) for each in found)


def _bounded(chance: float) -> float:
    """No round says for sure what somebody is not."""
    return max(chance, _FAINT)
