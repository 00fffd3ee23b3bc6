"""`regular` in playouts: its judgement on the simulator's positions."""

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
    """Return who chooses as `regular` does; None where cards stand for others, and with trumps.

    There the search takes no rival for `regular`: nobody has measured what that would be worth.
    """
    book = known.book
    if book.has_trumps or jester_names(book) or wild_ranks(book):
        return None
    return _planning(known)


@lru_cache(maxsize=1)  # a catalogue that was begun anew goes, and it is large
def _planning(known: Catalogue) -> Planning:
    ranks = list(known.layout.groups)
    """By number; behind those of the deck the ends of runs no card has the rank of."""

    def key(number: int) -> int:
        meld = known.melds[number]
        if meld.rank not in ranks:
            ranks.append(meld.rank)
        return key_of(KINDS.index(meld.kind), meld.size, ranks.index(meld.rank))

    lock_left, bound_left = _threat_left(known, lock=1), _threat_left(known, bound=True)
    return Planning(insight_with(known.book, ranks), Keys(key), WEIGHTS, lock_left, bound_left)


def _threat_left(known: Catalogue, *, lock: int = 0, bound: bool = False) -> float:
    """Return the share of the usual threat in such a trick."""
    facing = Asker(known.book).facing(flipped=False, lock=lock, bound=bound, office=False)
    left = 1.0
    for judgement in JUDGEMENTS:
        if judgement.threat_left is not None:
            left *= judgement.threat_left(facing)
    return left
