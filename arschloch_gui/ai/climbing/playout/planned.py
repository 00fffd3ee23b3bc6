"""How `regular` plays, quick enough for playouts: its judgement on the simulator's positions."""

from __future__ import annotations

from functools import lru_cache

from arschloch_gui.ai.climbing.appraisal import BURDEN, SURE
from arschloch_gui.ai.climbing.judging import JUDGEMENTS
from arschloch_gui.ai.climbing.playout.asking import Asker
from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.insight import (
    Insight,
    Relations,
    Weights,
    key_of,
    kind_in,
    rank_in,
    size_in,
)
from arschloch_gui.ai.climbing.playout.core.planning import Planning
from arschloch_gui.ai.climbing.regular import WEIGHTS
from arschloch_gui.ai.climbing.runs import higher_runs, share_that_hold_runs
from arschloch_gui.ai.climbing.shapes import (
    Shape,
    beaters,
    beating_shares,
    jester_ranks,
    lone_jokers,
    penalised_ranks,
    substitutes,
    takes_trick,
    victim_ranks,
    wild_ranks,
)
from arschloch_gui.engine.climbing.melds import JOKER, RUN_TIMES, SET

KINDS = (SET, JOKER, *RUN_TIMES)
"""By their numbers in `core.insight`."""


def planning(known: Catalogue) -> Planning | None:
    """Who chooses as `regular` does; None under rules of which it knows more: cards that stand for
    others, and trumps."""
    book = known.book
    if book.has_trumps or jester_ranks(book) or wild_ranks(book):
        return None
    return _planning(known)


@lru_cache(maxsize=1)  # a catalogue that was begun anew goes, and it is large
def _planning(known: Catalogue) -> Planning:
    return Planning(_Insights(known).insight)


class _Insights:
    """Asks `shapes` what planning wants to know."""

    def __init__(self, known: Catalogue) -> None:
        self._known, self._book = known, known.book
        self._ranks = list(known.layout.groups)
        """By number; behind those of the deck the ends of runs no card has the rank of."""
        weights = {name: float(weight) for name, weight in WEIGHTS._asdict().items()}
        self.insight = Insight(self._relations, self._key, Weights(weights))
        self._describe()

    def _describe(self) -> None:
        insight, book, ranks = self.insight, self._book, self._known.layout.groups
        lone, lends, useless = lone_jokers(book), substitutes(book), penalised_ranks(book)
        insight.lone = [rank in lone for rank in ranks]
        insight.lends = [rank in lends for rank in ranks]
        insight.useless = [rank in useless for rank in ranks] if useless else []
        if book.has_runs:
            insight.run_times = [RUN_TIMES.get(kind, 0) for kind in KINDS]
            insight.run_chance = share_that_hold_runs(book)
        insight.lock_left = self._threat_left(lock=1)
        insight.bound_left = self._threat_left(bound=True)
        insight.sure = SURE
        insight.burden = [float(weight) for weight in BURDEN]

    def _threat_left(self, *, lock: int = 0, bound: bool = False) -> float:
        """The share of the usual threat in such a trick."""
        facing = Asker(self._book).facing(flipped=False, lock=lock, bound=bound, office=False)
        left = 1.0
        for judgement in JUDGEMENTS:
            if judgement.threat_left is not None:
                left *= judgement.threat_left(facing)
        return left

    def _key(self, number: int) -> int:
        meld = self._known.melds[number]
        if meld.rank not in self._ranks:
            self._ranks.append(meld.rank)
        return key_of(KINDS.index(meld.kind), meld.size, self._ranks.index(meld.rank))

    def _relations(self, key: int, flipped: int) -> Relations:
        book, reversed_, ranks = self._book, bool(flipped), self._ranks
        shape = Shape(KINDS[kind_in(key)], size_in(key), ranks[rank_in(key)])
        times = RUN_TIMES.get(shape.kind, 0)
        found = Relations(takes_trick(book, shape), times)
        for size, shares in beating_shares(book, reversed_, shape):
            found.sizes.append(size)
            found.beating.append([ranks.index(rank) for rank, _ in shares])
            found.shares.append([float(share) for _, share in shares])
        for other in beaters(book, reversed_, shape):
            found.out_sizes.append(other.size)
            found.out_ranks.append(ranks.index(other.rank))
        for size, prey in victim_ranks(book, reversed_, shape):
            found.prey_sizes.append(size)
            found.prey.append([ranks.index(rank) for rank in prey])
        if times:
            higher = higher_runs(book, reversed_, shape)
            found.stretches = [[ranks.index(rank) for rank in each] for each in higher]
        return found
