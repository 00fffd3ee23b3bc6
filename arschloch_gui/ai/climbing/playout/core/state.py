"""What a position is: some twenty ints, and who holds cards."""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.tables import NOBODY, CompactMeld, Situation, Tables


class State:
    """Whose turn it is and all that bears on it. Lists are by seat unless they say otherwise."""

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
        """Who sits on the left."""
        self.generator = generator
        """For what the rules draw at random."""
        self.hands = [0] * len(order)
        self.counts = [0] * len(order)
        """How many cards each seat holds."""
        self.offices: list[int] = []
        """The seats, highest office first; empty in a first round."""
        self.to_act = NOBODY
        self.opening: list[int] = []
        self.must_open = False
        """Whether only these may be led: melds that contain the card which opens the round."""
        self.top: CompactMeld | None = None
        self.below: CompactMeld | None = None
        self.third: CompactMeld | None = None
        """The last three melds of the trick, the meld to beat first."""
        self.seats_played = 0
        """Who played those: five bits each, the last lowest."""
        self.facing: Situation | None = None
        """What is to be beaten, if it was looked up already."""
        self.owner = NOBODY
        self.passed = 0
        """Who is out of the trick, a bit for each seat."""
        self.passes = 0
        """How many passes there were since the last play of the round."""
        self.swept = False
        self.flipped = 0
        """1 while the order is reversed."""
        self.lock = 0
        self.bound = False
        self.trick_cards = 0
        """All cards of the trick, packed, where the rules look at them."""
        self.gone = 0
        """All cards that left the hands since this position was made, packed."""
        self.due: list[int] = []
        """The seats that may throw a card away before the trick goes on, the next one first."""
        self.climber = NOBODY
        """Who may still claim a trick."""
        self.putschist = NOBODY
        """Who has to be first out for the round to count."""
        self.finished: list[int] = []
        """Seats by place; in the end all of them."""
        self.lowest: list[int] = []
        """Seats sent to the end, the first offender first."""
        self.is_over = False

    def take_up(self, hands: list[int]) -> None:
        """Give every seat its cards."""
        tables = self.tables
        self.hands = hands
        self.counts = [0] * len(hands)
        for seat, hand in enumerate(hands):
            for count in tables.numbers(hand):
                self.counts[seat] += count

    def held_by_others(self, seat: int) -> int:
        """All that a seat does not see, in one hand: what everybody else holds."""
        held = -self.hands[seat]
        for hand in self.hands:
            held += hand
        return held

    def copy_into(self, other: State) -> None:
        """Let another one say the same; no later change of either is seen in the other."""
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
        """The seats still holding cards, clockwise."""
        hands = self.hands
        return [seat for seat in self.order if hands[seat]]

    def next_holder(self, seat: int) -> int:
        """The next seat clockwise that still holds cards (maybe `seat` itself, at last)."""
        seat = self.successor[seat]
        while not self.hands[seat]:
            seat = self.successor[seat]
        return seat

    def by_number_of_cards(self, seats: list[int]) -> list[int]:
        """Fewest first; of equals the one who sits first."""
        left = [(self.counts[seat], at) for at, seat in enumerate(seats)]
        return [seats[at] for _, at in sorted(left)]
