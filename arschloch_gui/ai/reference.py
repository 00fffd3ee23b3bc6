"""The two players everything is measured against. Their play is frozen: tests hold it.

`random` takes any legal action, each equally likely, passing and giving included.

`lowest` is the plain beginner:
* it never passes while it can play;
* among the legal plays it takes one that leaves no card of its ranks behind (a whole set, or as
  much of it as `max_set` allows) if there is one, else any;
* of these the lowest: by the strength of the deciding rank in the order in force, then more cards
  before fewer, then the order of the legal actions. Leading, that is all of its lowest rank;
* in the exchange it gives its lowest cards, and so wherever cards have to go unplayed.
"""

from __future__ import annotations

from collections import Counter

from arschloch_gui.ai.reading import legal_melds, parted_with
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import rank_of
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng


class RandomPlayer:
    """Any legal action, each equally likely."""

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        return rng.below(len(legal))


class LowestPlayer:
    """The lowest legal set, whole sets first; the module's docstring has the exact definition."""

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        book = view.book
        held = Counter(map(rank_of, view.hand))
        strength = book.order[view.reversed]
        plays = list(legal_melds(view, legal, book))
        if not plays:
            return _lowest_gift(book, legal)
        return min(
            plays,
            key=lambda play: (
                _breaks_a_set(held, play[1], book.max_set),
                strength[play[1].rank],
                -play[1].size,
                play[0],
            ),
        )[0]


def _lowest_gift(book: Rulebook, legal: tuple[Action, ...]) -> int:
    """The action that parts with the lowest cards; the first where there are no cards in it."""
    return min(
        range(len(legal)),
        key=lambda index: sorted(map(book.exchange_key, parted_with(legal[index]))),
    )


def _breaks_a_set(held: Counter[int], meld: Meld, max_set: int) -> bool:
    """Whether cards stay behind that could have been played along."""
    used = Counter(map(rank_of, meld.cards))
    return any(count < min(held[rank], max_set) for rank, count in used.items())
