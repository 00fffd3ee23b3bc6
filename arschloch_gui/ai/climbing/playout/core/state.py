"""The state of a position: about thirty ints and small lists."""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.situations import Situation
from arschloch_gui.ai.climbing.playout.core.tables import NOBODY, CompactMeld, Tables


class State:
    """The state of a round in progress. Lists are by seat unless stated otherwise."""

    __slots__ = (
        "below", "bound", "climber", "counts", "due", "facing", "finished", "flipped", "generator",
        "gone", "hands", "is_over", "lock", "lowest", "must_open", "offices", "opening", "order",
        "owner", "passed", "passes", "putschist", "seats_played", "successor", "swept", "tables",
        "third", "to_act", "top", "trick_cards",
    )  # fmt: skip

    def __init__(
        self, tables: Tables, order: list[int], successor: list[int], generator: Generator
    ) -> None:
        self.tables = tables
        self.order = order
        """Seats in clockwise order."""
        self.successor = successor
        """Left neighbour of each seat."""
        self.generator = generator
        """Generator for random events of the rules."""
        self.hands = [0] * len(order)
        self.counts = [0] * len(order)
        """Number of cards in each hand."""
        self.offices: list[int] = []
        """Seats by position, highest first; empty in a first round."""
        self.to_act = NOBODY
        self.opening: list[int] = []
        self.must_open = False
        """Whether only `opening` may be led, that is, the melds with the required card."""
        self.top: CompactMeld | None = None
        self.below: CompactMeld | None = None
        self.third: CompactMeld | None = None
        """The last three melds of the trick, top first."""
        self.seats_played = 0
        """Seats that played them, with five bits each; the last one is lowest."""
        self.facing: Situation | None = None
        """The current situation, if it has been looked up."""
        self.owner = NOBODY
        self.passed = 0
        """Seats that are out of the trick, one bit each."""
        self.passes = 0
        """Number of passes since the last play of the round."""
        self.swept = False
        self.flipped = 0
        """1 if the order is reversed, else 0."""
        self.lock = 0
        self.bound = False
        self.trick_cards = 0
        """Cards in the trick, packed, if the rules depend on them."""
        self.gone = 0
        """Cards that have left the hands since this position was created, packed."""
        self.due: list[int] = []
        """Seats that can discard before the trick continues, next one first."""
        self.climber = NOBODY
        """Seat that can still claim a trick."""
        self.putschist = NOBODY
        """Seat that is attempting a putsch."""
        self.finished: list[int] = []
        """Seats by place; all of them at the end."""
        self.lowest: list[int] = []
        """Seats demoted to the last places, in chronological order."""
        self.is_over = False

    def take_up(self, hands: list[int]) -> None:
        """Set the hands of all seats."""
        tables = self.tables
        self.hands = hands
        self.counts = [tables.size(hand) for hand in hands]

    def held_by_others(self, seat: int) -> int:
        """Return the cards of all other seats together, packed like a hand."""
        held = -self.hands[seat]
        for hand in self.hands:
            held += hand
        return held

    def copy_into(self, other: State) -> None:
        """Copy this state to `other`. The two are independent afterwards."""
        other.offices, other.opening = self.offices, self.opening
        other.hands, other.counts, other.to_act = self.hands[:], self.counts[:], self.to_act
        other.must_open = self.must_open
        other.top, other.below, other.third = self.top, self.below, self.third
        other.facing = self.facing
        other.seats_played, other.owner = self.seats_played, self.owner
        other.passed, other.passes, other.swept = self.passed, self.passes, self.swept
        other.flipped, other.lock, other.bound = self.flipped, self.lock, self.bound
        other.trick_cards, other.gone, other.due = self.trick_cards, self.gone, self.due[:]
        other.climber, other.putschist = self.climber, self.putschist
        other.finished, other.lowest = self.finished[:], self.lowest[:]
        other.is_over = self.is_over

    def holders(self) -> list[int]:
        """Return the seats that still have cards, clockwise."""
        hands = self.hands
        return [seat for seat in self.order if hands[seat]]

    def next_holder(self, seat: int) -> int:
        """Return the next seat clockwise that still has cards, possibly `seat` itself."""
        seat = self.successor[seat]
        while not self.hands[seat]:
            seat = self.successor[seat]
        return seat

    def by_number_of_cards(self, seats: list[int]) -> list[int]:
        """Return the seats by number of cards, fewest first; ties keep the given order."""
        left = [(self.counts[seat], at) for at, seat in enumerate(seats)]
        return [seats[at] for _, at in sorted(left)]
