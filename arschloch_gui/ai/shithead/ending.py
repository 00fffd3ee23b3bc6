"""Exact search of two-player endings in which no card is hidden.

Picking up the pile can repeat a position, so the game tree has no natural depth. The search looks
for a win within an increasing number of actions, until it has visited too many positions. Its
results are certain, but it does not always find one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Card, Rank
from arschloch_gui.engine.shithead.pile import (
    BURNING,
    JOKER,
    NO_RANK,
    TEN,
    kind_of,
    ranks_on,
    top_cards,
    top_rank,
)
from arschloch_gui.engine.shithead.rules import Rules
from arschloch_gui.engine.shithead.view import SeatView
from arschloch_gui.engine.table.public import PLAY

Ranks: TypeAlias = tuple[Rank, ...]
"""Ranks in ascending order."""
MOST_POSITIONS = 8_000
"""Maximum number of positions to search for a decision (some tenths of a second)."""
DEEPEST = 60
"""Maximum search depth in actions."""


class Ending(NamedTuple):
    """A position of two players without a stock or face-down cards.

    `hand` and `table` belong to the player to act.
    """

    hand: Ranks
    table: Ranks
    rival_hand: Ranks
    rival_table: Ranks
    pile: Ranks
    top: Rank
    alike: int
    """Number of consecutive cards of the top's rank on the pile."""
    takes: int


class After(NamedTuple):
    """The result of an action. `ending` is None if the player who acted has gone out."""

    ending: Ending | None
    again: bool
    """Whether the same player acts again."""


class TooMany(Exception):
    """Raised if the search visits more positions than allowed."""


def ending_of(view: SeatView) -> Ending | None:
    """Return the ending for the seat to act, or None.

    There is none if more than two seats have cards or if a card is hidden.
    """
    holders = [seat for seat in view.order if view.cards_left(seat)]
    if view.phase != PLAY or len(holders) != 2 or view.required != NO_RANK:
        return None
    rival = next(seat for seat in holders if seat != view.seat)
    hidden = view.unseen()  # this includes face-down cards and the stock
    if len(hidden) != view.counts[rival] - len(view.known[rival]):
        return None
    return Ending(
        _ranks(view.hand), _ranks(view.open[view.to_act]),
        _ranks((*hidden, *view.known[rival])), _ranks(view.open[rival]),
        _ranks(view.pile), top_rank(view.pile), len(top_cards(view.pile)), view.takes,
    )  # fmt: skip


def _ranks(cards: tuple[Card, ...] | list[Card]) -> Ranks:
    return tuple(sorted(map(kind_of, cards)))


class Solver:
    """A search for wins under one set of rules."""

    def __init__(self, rules: Rules, most: int = MOST_POSITIONS) -> None:
        self._strictly, self._may_take = rules.open_strictly_higher, rules.may_take
        self._burn_after, self._left = rules.burn_after_takes, most
        self._won: dict[tuple[Ending, bool], int] = {}
        """Number of actions within which the searching player is known to win.

        Keys are the position and whether it is that player's turn. `_open` contains the number of
        actions within which there is no win.
        """
        self._open: dict[tuple[Ending, bool], int] = {}

    def after(self, ending: Ending, kind: Rank, count: int) -> After:
        """Return the result of playing `count` cards of a rank."""
        hand, table = ending.hand, ending.table
        if hand:
            hand = _without(hand, kind, count)
        else:
            table = _without(table, kind, count)
        top, alike = ending.top, ending.alike
        if kind == TEN:
            alike = BURNING
        elif kind != JOKER:
            alike = alike + count if kind == top else count
            top = kind
        burns = alike >= BURNING and kind != JOKER
        if not hand and not table:
            return After(None, burns)
        if burns:
            burned = Ending(hand, table, ending.rival_hand, ending.rival_table, (), NO_RANK, 0, 0)
            return After(burned, True)
        pile = tuple(sorted((*ending.pile, *(kind,) * count)))
        rivals = ending.rival_hand, ending.rival_table
        return After(Ending(*rivals, hand, table, pile, top, alike, ending.takes), False)

    def taken(self, ending: Ending) -> After:
        """Return the result of picking up the pile."""
        rivals = ending.rival_hand, ending.rival_table
        hand, takes = ending.hand, 0
        if ending.takes < self._burn_after:
            hand, takes = tuple(sorted((*hand, *ending.pile))), ending.takes + 1
        return After(Ending(*rivals, hand, ending.table, (), NO_RANK, 0, takes), False)

    def _all_after(self, ending: Ending) -> Iterator[After]:
        source = ending.hand or ending.table
        lawful = ranks_on(ending.top, strictly=self._strictly and not ending.hand)
        stuck = True
        for kind in dict.fromkeys(source):
            if kind in lawful:
                stuck = False
                for count in range(source.count(kind), 0, -1):
                    yield self.after(ending, kind, count)
        if stuck or (self._may_take and ending.pile):
            yield self.taken(ending)

    def wins(self, ending: Ending, own: bool, depth: int) -> bool:
        """Return whether the searching player can force going out first within `depth` actions.

        `own` is True if it is that player's turn. Raises `TooMany`.
        """
        key = ending, own
        if self._won.get(key, depth + 1) <= depth:
            return True
        if depth <= self._open.get(key, 0):
            return False
        self._left -= 1
        if self._left < 0:
            raise TooMany
        found = any if own else all
        if found(self._leads_to_win(each, own, depth) for each in self._all_after(ending)):
            self._won[key] = depth
            return True
        self._open[key] = depth
        return False

    def _leads_to_win(self, after: After, own: bool, depth: int) -> bool:
        if after.ending is None:
            return own
        return self.wins(after.ending, own is after.again, depth - 1)


def _without(ranks: Ranks, kind: Rank, count: int) -> Ranks:
    at = ranks.index(kind)
    return ranks[:at] + ranks[at + count :]


def outcomes(view: SeatView, legal: tuple[Action, ...]) -> dict[int, bool]:
    """Return the actions with a certain result, by index: True for a win, False for a loss.

    The search stops at the first winning action.
    """
    ending = ending_of(view)
    if ending is None:
        return {}
    mine, rivals = Solver(view.rules), Solver(view.rules)
    options = {index: _after(mine, ending, action) for index, action in enumerate(legal)}
    known: dict[int, bool] = {}
    try:
        for depth in range(0, DEEPEST, 2):
            for index, after in options.items():
                if after.ending is None or mine.wins(after.ending, after.again, depth):
                    return {index: True}
                if index not in known and rivals.wins(after.ending, not after.again, depth):
                    known[index] = False
    except TooMany:
        pass
    return known


def _after(solver: Solver, ending: Ending, action: Action) -> After:
    if isinstance(action, Play):
        return solver.after(ending, kind_of(action.cards[0]), len(action.cards))
    return solver.taken(ending)
