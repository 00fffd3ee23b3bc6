"""A point in a round of Thirteen Cards: ints and small lists, cloned by hand for speed."""

from __future__ import annotations

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.thirteen.combos import Combo
from arschloch_gui.engine.thirteen.rules import Rules

PLAY, ROUND_OVER = "play", "round_over"
NOBODY: Seat = -1
NO_CARD: Card = -1


class RoundState:
    """A round between its deal and the first empty hand. Mutable; `clone` a shared one first.

    Lists are indexed by seat (`hands`) or ordered in time (`trick`, `history`). `passed` is a bit
    per seat. `offices` is the order in which the round before ended; empty in a first round.
    """

    __slots__ = (
        "dealer", "finished", "hands", "history", "offices", "order", "owner", "passed", "phase",
        "required", "rules", "successor", "taken", "to_act", "trick",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        order: tuple[Seat, ...],
        hands: list[list[Card]],
        *,
        offices: tuple[Seat, ...] = (),
        dealer: Seat = 0,
    ) -> None:
        self.rules = rules
        self.order = order
        after = dict(zip(order, order[1:] + order[:1], strict=True))
        self.successor = tuple(after[seat] for seat in range(len(order)))
        self.hands = hands
        self.offices = offices
        self.dealer = dealer
        self.phase = PLAY
        self.to_act: Seat = NOBODY
        self.required: Card = NO_CARD
        """The card the opening lead has to contain."""
        self.trick: list[tuple[Seat, Combo]] = []
        self.owner: Seat = NOBODY
        self.taken: tuple[tuple[Seat, int], ...] = ()
        """The tricks that were taken in the round, in time order: by whom, of how many cards."""
        self.passed = 0
        self.finished: tuple[Seat, ...] = ()
        """All seats from best to worst, once the round is over."""
        self.history: list[tuple[Seat, Combo | None]] = []
        """Every play and pass (None) of the round."""

    @property
    def top(self) -> Combo | None:
        """The combination to beat, or None when somebody leads."""
        return self.trick[-1][1] if self.trick else None

    def every_card(self) -> list[Card]:
        """All cards of the round, held and laid, ascending."""
        laid = [card for _, combo in self.history if combo for card in combo.cards]
        return sorted([*laid, *(card for hand in self.hands for card in hand)])

    def clone(self) -> RoundState:
        """An independent copy; immutable parts are shared."""
        twin = RoundState.__new__(RoundState)
        twin.rules, twin.order, twin.successor = self.rules, self.order, self.successor
        twin.offices, twin.dealer = self.offices, self.dealer
        twin.hands = [hand[:] for hand in self.hands]
        twin.phase, twin.to_act, twin.required = self.phase, self.to_act, self.required
        twin.trick, twin.owner, twin.passed = self.trick[:], self.owner, self.passed
        twin.taken = self.taken
        twin.finished, twin.history = self.finished, self.history[:]
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoundState) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]
