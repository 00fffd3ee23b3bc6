"""State of a position: some twenty ints, and the hands."""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.tables import NOBODY, CompactMeld, Situation, Tables


class State:
    """State of a round in progress. Lists are by seat unless stated otherwise."""

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
        """The seats clockwise."""
        self.successor = successor
        """By seat: the seat on its left."""
        self.generator = generator
        """The generator for random draws of the rules."""
        self.hands = [0] * len(order)
        self.counts = [0] * len(order)
        """The number of cards in each hand."""
        self.offices: list[int] = []
        """The seats from the highest position to the lowest; empty in a first round."""
        self.to_act = NOBODY
        self.opening: list[int] = []
        self.must_open = False
        """Whether only `opening` may be led: the melds with the card that opens the round."""
        self.top: CompactMeld | None = None
        self.below: CompactMeld | None = None
        self.third: CompactMeld | None = None
        """The last three melds of the trick, starting with the meld to beat."""
        self.seats_played = 0
        """The seats that played them: five bits each, the last one lowest."""
        self.facing: Situation | None = None
        """The situation to be beaten, if already looked up."""
        self.owner = NOBODY
        self.passed = 0
        """The seats that are out of the trick, one bit each."""
        self.passes = 0
        """The number of passes since the last play of the round."""
        self.swept = False
        self.flipped = 0
        """1 while the order is reversed."""
        self.lock = 0
        self.bound = False
        self.trick_cards = 0
        """All cards of the trick, packed, if the rules need them."""
        self.gone = 0
        """All cards that have left the hands since this position was created, packed."""
        self.due: list[int] = []
        """The seats that may discard before the trick continues, the next one first."""
        self.climber = NOBODY
        """The seat that may still claim a trick."""
        self.putschist = NOBODY
        """The seat that has to go out first for the round to count."""
        self.finished: list[int] = []
        """The seats by place; at the end all of them."""
        self.lowest: list[int] = []
        """The seats demoted to the last places, the first offender first."""
        self.is_over = False

    def take_up(self, hands: list[int]) -> None:
        """Set the hands of all seats."""
        tables = self.tables
        self.hands = hands
        self.counts = [0] * len(hands)
        for seat, hand in enumerate(hands):
            for count in tables.numbers(hand):
                self.counts[seat] += count

    def held_by_others(self, seat: int) -> int:
        """Return the cards of all other seats, packed as one hand."""
        held = -self.hands[seat]
        for hand in self.hands:
            held += hand
        return held

    def copy_into(self, other: State) -> None:
        """Copy this state to `other`; later changes of either do not affect the other."""
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
        """Return the seats still holding cards, clockwise."""
        hands = self.hands
        return [seat for seat in self.order if hands[seat]]

    def next_holder(self, seat: int) -> int:
        """Return the next seat clockwise that still holds cards, possibly `seat` itself."""
        seat = self.successor[seat]
        while not self.hands[seat]:
            seat = self.successor[seat]
        return seat

    def by_number_of_cards(self, seats: list[int]) -> list[int]:
        """Return the seats by number of cards, fewest first, and in the given order if equal."""
        left = [(self.counts[seat], at) for at, seat in enumerate(seats)]
        return [seats[at] for _, at in sorted(left)]
