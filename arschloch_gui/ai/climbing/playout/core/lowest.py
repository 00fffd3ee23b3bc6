"""The player `ai.climbing.lowest` on positions, and the base class of all choosers."""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import CLAIM, FIRST_DISCARD, NOBODY, PASS

BREAKS_A_SET: Final = 1 << 16
"""Cost of keeping cards that could have been part of the meld."""


class Chooser:
    """A chooser of moves in a rollout.

    Subclasses must be in this package, because compiled classes cannot be subclassed elsewhere.
    """

    __slots__ = ()

    def choose(self, position: Position) -> int:
        """Return one of the position's moves.

        A player who can discard a card discards the worst one. The trick is claimed only if the
        player could otherwise only pass.
        """
        if position.due:
            return _cheapest(position)
        melds = position.melds()
        if melds:
            return self.meld(position, melds)
        claims = position.top is not None and position.tables.claims
        return CLAIM if claims and position.climber == position.to_act else PASS

    def meld(self, position: Position, melds: list[int]) -> int:
        """Return one of the playable melds, or `PASS` if there is a trick to beat.

        The list must not be changed, because it may be an entry of the tables.
        """
        raise NotImplementedError


class Lowest(Chooser):
    """The chooser that plays the lowest legal set, whole sets first, like `ai.climbing.lowest`."""

    __slots__ = ()

    def meld(self, position: Position, melds: list[int]) -> int:
        """Return the first meld with the lowest (breaks a set, strength of the rank, −size)."""
        best = melds[0]
        if len(melds) == 1:
            return best
        hand, all_melds = position.hands[position.to_act], position.tables.all_melds
        costs, least = position.tables.costs[position.flipped], 1 << 30
        for number in melds:
            cost = costs[number]
            if cost < least:
                meld = all_melds[number]
                if (hand - meld.delta) & meld.breakable:
                    cost += BREAKS_A_SET
                    if cost >= least:
                        continue
                best, least = number, cost
        return best


def _cheapest(position: Position) -> int:
    hand, fields = position.hands[position.to_act], position.tables.field
    for slot in position.tables.cheapest:
        if hand & fields[slot]:
            return FIRST_DISCARD - slot
    return PASS


def play_out(position: Position, chooser: Chooser) -> list[int]:
    """Play a position to the end, in place, and return the seats by place."""
    while not position.is_over:
        position.apply(chooser.choose(position))
    return position.finished


def place_of(position: Position, chooser: Chooser, seat: int) -> int:
    """Play in place until the place of a seat is known, and return it (0 is best)."""
    hands = position.hands
    while not position.is_over:
        if not hands[seat] and position.putschist == NOBODY:
            if seat in position.finished:
                return position.finished.index(seat)
            return len(hands) - 1 - position.lowest.index(seat)
        position.apply(chooser.choose(position))
    return position.finished.index(seat)
