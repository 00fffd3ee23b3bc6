"""The player `regular` in rollouts: its evaluation of the simulator's positions."""

from __future__ import annotations

from functools import lru_cache

from arschloch_gui.ai.climbing.insights import KINDS, insight_with
from arschloch_gui.ai.climbing.judging import JUDGEMENTS
from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.meld_relations import key_of
from arschloch_gui.ai.climbing.playout.core.planning import Keys, Planning
from arschloch_gui.ai.climbing.playout.hook_probe import Asker
from arschloch_gui.ai.climbing.shapes import jester_names, wild_ranks
from arschloch_gui.ai.climbing.weights import WEIGHTS


def planning(known: Catalogue) -> Planning | None:
    """Return a chooser that plays like `regular`, or None if there are trumps or wild cards.

    Trumps, jesters and wild cards are excluded because the benefit of modelling rivals as `regular`
    was never measured with them.
    """
    book = known.book
    if book.has_trumps or jester_names(book) or wild_ranks(book):
        return None
    return _planning(known)


@lru_cache(maxsize=1)  # a catalogue is large, so keep only the latest one
def _planning(known: Catalogue) -> Planning:
    ranks = list(known.layout.groups)
    """Ranks by number.

    After the ranks of the deck come the ends of runs that no card has as its rank.
    """

    def key(number: int) -> int:
        meld = known.melds[number]
        if meld.rank not in ranks:
            ranks.append(meld.rank)
        return key_of(KINDS.index(meld.kind), meld.size, ranks.index(meld.rank))

    lock_left, bound_left = _threat_left(known, lock=1), _threat_left(known, bound=True)
    return Planning(insight_with(known.book, ranks), Keys(key), WEIGHTS, lock_left, bound_left)


def _threat_left(known: Catalogue, *, lock: int = 0, bound: bool = False) -> float:
    """Return the share of the usual threat that remains in a trick with this lock or obligation."""
    facing = Asker(known.book).facing(flipped=False, lock=lock, bound=bound, office=False)
    left = 1.0
    for judgement in JUDGEMENTS:
        if judgement.threat_left is not None:
            left *= judgement.threat_left(facing)
    return left
