"""The opponent model, which infers from the last rounds what kind of player each rival is.

All cards of a finished round are known, so it reveals more about a rival's play than the current
round, and it is available before the first card of the next round is played.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue, catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import REGULAR, SIMPLE
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.planned import planning
from arschloch_gui.ai.climbing.search.learned_policy import model_for
from arschloch_gui.ai.climbing.search.turns import Kinds, read
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.past import PastRound
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.seating import successors

STRANGER: Kinds = (0.95, 0.05, 0.0)
"""Prior probabilities of the kinds before a rival has finished a round.

Some rivals play as simply as `lowest`. Only finished rounds can show that a rival plays exactly
like `regular`.
"""
MET: Kinds = (0.75, 0.05, 0.2)
"""Prior probabilities of the kinds if finished rounds are taken into account."""
SLIP = 0.02
"""Probability that a simple player does something other than `lowest`."""
LEAST, MOST = 0.01, 0.97
"""Bounds on the probability of a kind, because players can change."""
ROUNDS_AT_ONCE = 32
"""Number of finished rounds whose evidence is cached, because every later decision uses it."""
_FAINT = 1e-12


def rivals_by_kind(view: SeatView) -> tuple[Kinds, ...]:
    """Return the probability of each kind of player, by seat.

    Raises `Inexpressible` if the simulator does not support the rules.
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
    """Return the view without finished rounds, for evaluations that apply at any table."""
    return replace(view, before=())


def _met(known: Catalogue) -> Kinds:
    return STRANGER if planning(known) is None else MET


def _with_doubt(found: Kinds) -> Kinds:
    """Return normalised probabilities, with `SIMPLE` and `REGULAR` kept within the bounds."""
    total = sum(found)
    simple = min(max(found[SIMPLE] / total, LEAST), MOST)
    regular = 0.0
    if found[REGULAR]:
        regular = min(max(found[REGULAR] / total, LEAST), MOST, 1 - LEAST - simple)
    return (1 - simple - regular, simple, regular)


@lru_cache(maxsize=ROUNDS_AT_ONCE)
def _told_by(rules: Rules, past: PastRound) -> tuple[Kinds, ...]:
    """Return the likelihood of each seat's decisions in a round, by kind of player."""
    known, order = catalogue(compile_rules(rules)), list(past.order)
    end = Position(known.tables, order, list(successors(past.order)), Generator(0))
    end.take_up([known.layout.pack(cards) for cards in past.left])
    end.offices = list(past.offices)
    judge = model_for(known.tables)
    evidence = read(known, past.history, end, judge, ((1.0, 1.0, 1.0),) * len(order), SLIP)
    found = [evidence.by_kind(seat, hand) for seat, hand in enumerate(end.hands)]
    return tuple((*map(_bounded, each),) for each in found)


def _bounded(chance: float) -> float:
    """Return the likelihood, limited to a small minimum so that no round rules out a kind."""
    return max(chance, _FAINT)
