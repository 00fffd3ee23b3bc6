"""Playing out with `lowest` where the rules are plain: sets of ranks, higher beats lower.

It knows cutting ranks, revolutions, largest sets, equals, last cards that stand or cost the office,
and who inherits the lead. Nothing is enumerated: a hand is a mask for each number of cards,
`levels[n][seat]` having a bit for every rank held at least n times, the weakest rank lowest.
After a revolution all masks are mirrored, so the lowest bit is always the lowest rank.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import Lowest, play_out
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import (
    HEIR_LOWEST,
    HEIR_NEXT,
    NOBODY,
    Plain,
    Tables,
)


class PlainPlayout:
    """One round that is played out; may be used again for others of the same rules."""

    __slots__ = (
        "cuts", "finished", "held", "levels", "lowest", "offices", "order", "penalised",
        "plain", "ring", "successor", "tables",
    )  # fmt: skip

    def __init__(self, tables: Tables, plain: Plain) -> None:
        self.tables, self.plain = tables, plain
        self.levels: list[list[int]] = []
        self.order: list[int] = []
        self.successor: list[int] = []
        self.offices: list[int] = []
        self.ring: list[int] = []
        """By seat: the next one that holds cards."""
        self.held = 0
        """How many hold cards."""
        self.finished: list[int] = []
        self.lowest: list[int] = []
        self.cuts = plain.cuts
        self.penalised = plain.penalised

    def play_out(self, position: Position) -> list[int]:
        """The seats by place. No certain card may have to be led, and no putsch be running."""
        self._sit_down(position)
        for seat, hand in enumerate(position.hands):
            if hand:
                self._take_up(seat, hand)
        if position.flipped:
            self._mirror(0)
        holders = [seat for seat in position.order if position.hands[seat]]
        self.ring, self.held = linked(holders, len(position.order)), len(holders)
        self.finished, self.lowest = position.finished[:], position.lowest[:]
        seat = position.to_act
        if position.top is not None:
            seat = self._rest_of_trick(position)
        return self._tricks(seat)

    def play_deal(self, position: Position, ranks: list[int], generator: Generator) -> list[int]:
        """The same for a new deal of these cards (by rank, as they stand in the order).

        Equal packets; what is over goes to the first seats of the order. The position says who
        sits where, who leads, and the offices.
        """
        self._sit_down(position)
        self.ring, self.held = position.successor[:], len(position.order)
        generator.shuffle(ranks)
        seats, at = len(self.order), 0
        for seat in self.order:
            end = at + (len(ranks) - at + seats - 1) // seats
            self._deal(seat, ranks[at:end])
            at, seats = end, seats - 1
        return self._tricks(position.to_act)

    # -- the cards ----------------------------------------------------------------------------

    def _sit_down(self, position: Position) -> None:
        self.order, self.successor = position.order, position.successor
        self.offices = position.offices
        self.levels = [[0] * len(self.order) for _ in range(self.plain.most + 2)]
        self.finished, self.lowest = [], []
        self.cuts, self.penalised = self.plain.cuts, self.plain.penalised

    def _deal(self, seat: int, ranks: list[int]) -> None:
        levels = self.levels
        once = twice = 0
        for rank in ranks:
            bit = 1 << rank
            if not once & bit:
                once |= bit
            elif not twice & bit:
                twice |= bit
            else:
                count = 3
                while levels[count][seat] & bit:
                    count += 1
                levels[count][seat] |= bit
        levels[1][seat], levels[2][seat] = once, twice

    def _take_up(self, seat: int, hand: int) -> None:
        shifts, fields, levels = self.tables.run_shifts, self.tables.run_fields, self.levels
        bit = 1
        for at, shift in enumerate(shifts):
            count = hand >> shift & fields[at]
            while count:
                levels[count][seat] |= bit
                count -= 1
            bit <<= 1

    def _mirror(self, bit: int) -> int:
        """Turn the order of the ranks round; returns where the rank of this bit is now."""
        mirrored = self.plain.mirrored
        for row in self.levels:
            for seat, mask in enumerate(row):
                row[seat] = mirrored[mask]
        self.cuts, self.penalised = mirrored[self.cuts], mirrored[self.penalised]
        return mirrored[bit]

    # -- tricks -------------------------------------------------------------------------------

    def _tricks(self, leader: int) -> list[int]:
        while leader != NOBODY:
            leader = self._trick(leader)
        return self.finished

    def _trick(self, seat: int) -> int:
        """Lead all of the lowest rank and let it be answered; returns who leads next."""
        levels, plain = self.levels, self.plain
        hand = levels[1][seat]
        bit = hand & -hand
        size = 1
        while levels[size + 1][seat] & bit:
            size += 1
        if size > plain.max_set:
            size = plain.max_set
            self._take_some(seat, bit, size)
        else:
            for count in range(1, size + 1):
                levels[count][seat] ^= bit
        awake = self.ring[:]
        if size >= plain.turning:
            bit = self._mirror(bit)
        if not levels[1][seat]:
            self._go_out(seat, bit)
            if self.held < 2:
                return NOBODY
            if plain.clears_on_finish:
                return self._heir(seat)
        if bit & self.cuts:
            return seat if levels[1][seat] else self._heir(seat)
        return self._answers(awake, seat, seat, size, bit)

    def _answers(self, awake: list[int], owner: int, last: int, size: int, bit: int) -> int:
        """Everybody awake answers until all have passed but the owner; returns who leads next.

        `awake` says who is next of those not out of the trick, `last` who was to act last.
        """
        levels, plain = self.levels, self.plain
        held, mine, rows = levels[1], levels[size], levels[1 : size + 1]
        # Of the largest set that is allowed no rank counts as whole.
        more = plain.all_ranks if size == plain.max_set else levels[size + 1]
        turns, shift = size >= plain.turning, plain.shift
        above = -(bit << shift)
        seat = awake[last]
        while seat != owner:
            can = mine[seat] & above
            if not can:
                seat = awake[last] = awake[seat]
                continue
            whole = can & ~more[seat]
            if whole:
                bit = whole & -whole
                for row in rows:
                    row[seat] ^= bit
            else:
                bit = can & -can
                self._take_some(seat, bit, size)
            owner = last = seat
            if turns:
                bit = self._mirror(bit)
            above = -(bit << shift)
            if not held[seat]:
                self._go_out(seat, bit)
                if self.held < 2:
                    return NOBODY
                if plain.clears_on_finish:
                    break
            if bit & self.cuts:
                break
            seat = awake[seat]
        return owner if held[owner] else self._heir(owner)

    def _rest_of_trick(self, position: Position) -> int:
        top, owner, order = position.top, position.owner, position.order
        assert top is not None
        awake = [
            seat
            for seat in order
            if seat == owner or (position.hands[seat] and not position.passed >> seat & 1)
        ]
        last = awake[awake.index(position.to_act) - 1]
        bit = 1 << (top.down if position.flipped else top.up)
        return self._answers(linked(awake, len(order)), owner, last, top.size, bit)

    def _take_some(self, seat: int, bit: int, size: int) -> None:
        """Take so many cards of a rank out of a hand that may hold more of it."""
        levels, count = self.levels, size
        while levels[count + 1][seat] & bit:
            count += 1
        while size:
            levels[count][seat] ^= bit
            count -= 1
            size -= 1

    def _heir(self, owner: int) -> int:
        """Who leads when the owner of a trick is out."""
        held, kind = self.levels[1], self.tables.heir
        if kind != HEIR_NEXT:
            offices = self.offices[::-1] if kind == HEIR_LOWEST else self.offices
            for seat in offices:
                if held[seat]:
                    return seat
        seat = self.successor[owner]
        while not held[seat]:
            seat = self.successor[seat]
        return seat

    def _go_out(self, seat: int, bit: int) -> None:
        """A seat has no cards left; with the last but one of them the round is over."""
        if bit & self.penalised:
            self.lowest.append(seat)
        else:
            self.finished.append(seat)
        ring, before = self.ring, seat
        while ring[before] != seat:
            before = ring[before]
        ring[before] = ring[seat]
        self.held -= 1
        if self.held < 2:
            self.finished.append(before)
            self.finished += self.lowest[::-1]


def play_lowest(position: Position) -> list[int]:
    """The seats by place if all go on with `lowest`; the position is used up."""
    plain, lowest = position.tables.plain, Lowest()
    if plain is None or position.putschist != NOBODY:
        return play_out(position, lowest)
    if position.must_open:
        position.apply(lowest.choose(position))
    if position.is_over:
        return position.finished
    return PlainPlayout(position.tables, plain).play_out(position)


def linked(seats: list[int], every: int) -> list[int]:
    """By seat: the next of these seats, going round."""
    following = [NOBODY] * every
    for at, seat in enumerate(seats):
        following[seats[at - 1]] = seat
    return following
