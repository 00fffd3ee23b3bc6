"""`lowest`: the plain beginner that other levels are measured against. Frozen by tests.

* it never passes while it can play;
* among the legal plays, it prefers those that leave no card of their ranks in the hand (a whole
  set, or as much of it as `max_set` allows);
* of these, it chooses the lowest by current rank order, then the one with more cards, then the
  first legal action; so it leads all cards of its lowest rank;
* it gives away its lowest cards in the exchange, and in all other cases in which cards leave the
  hand without being played, as in a bonus;
* it asks for the highest rank that it may still ask for, and never stops asking early;
* in a negotiation, it offers its lowest cards for the highest ranks and refuses all offers;
* it makes no declaration, unless passing is the only other action on its turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arschloch_gui.ai.climbing.reading import legal_melds, parted_with
from arschloch_gui.engine.actions import (
    PASS,
    Action,
    Answer,
    Ask,
    Discard,
    Give,
    Propose,
    Shift,
)
from arschloch_gui.engine.cards import RANK_OF_NAME, Rank, rank_of
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng


class LowestPlayer:
    """A player that plays the lowest legal set, whole sets first. See the module docstring."""

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        book = view.book
        held = [rank_of(card) for card in view.hand]
        strength = book.order[view.reversed]
        plays = list(legal_melds(view, legal, book))
        if not plays:
            return _without_playing(view, legal)
        return min(
            plays,
            key=lambda play: (
                _breaks_a_set(held, play[1], book.max_set),
                strength[play[1].rank],
                -play[1].size,
                play[0],
            ),
        )[0]


def _without_playing(view: SeatView, legal: tuple[Action, ...]) -> int:
    """Return the index of the action to take if no cards can be played."""
    for kind, habit in _HABITS.items():
        if any(isinstance(action, kind) for action in legal):
            return habit(view.book, legal)
    if view.due and PASS in legal:
        return legal.index(PASS)
    return 0


def _lowest_gift(book: Rulebook, legal: tuple[Action, ...]) -> int:
    """Return the index of the action that gives away the lowest cards, the first one on a tie."""
    gifts = [index for index, action in enumerate(legal) if parted_with(action)]
    return min(gifts, key=lambda index: sorted(map(book.exchange_key, parted_with(legal[index]))))


def _highest_question(book: Rulebook, legal: tuple[Action, ...]) -> int:
    asked = {i: RANK_OF_NAME[a.rank] for i, a in enumerate(legal) if isinstance(a, Ask)}
    return max(asked, key=lambda index: (book.worth[asked[index]], -index))


def _refusal(book: Rulebook, legal: tuple[Action, ...]) -> int:
    return legal.index(Answer(False))


def _greedy_proposal(book: Rulebook, legal: tuple[Action, ...]) -> int:
    def greed(index: int) -> tuple[list[tuple[int, int]], list[int]]:
        action = legal[index]
        assert isinstance(action, Propose)
        wanted = sorted(-book.worth[RANK_OF_NAME[name]] for name in action.want)
        return sorted(map(book.exchange_key, action.give)), wanted

    return min(range(len(legal)), key=greed)


_HABITS: dict[type[Action], Callable[[Rulebook, tuple[Action, ...]], int]] = {
    Give: _lowest_gift,
    Shift: _lowest_gift,
    Discard: _lowest_gift,
    Ask: _highest_question,
    Answer: _refusal,
    Propose: _greedy_proposal,
}


def _breaks_a_set(held: Sequence[Rank], meld: Meld, max_set: int) -> bool:
    """Return whether the hand keeps cards of these ranks that could have been part of the meld."""
    used = [rank_of(card) for card in meld.cards]
    return any(used.count(rank) < min(held.count(rank), max_set) for rank in set(used))
