"""A point in a round of the Big A: ints and small lists, cloned by hand for speed."""

from __future__ import annotations

from arschloch_gui.engine.big_a.deck import is_a
from arschloch_gui.engine.big_a.melds import A_CARD, Meld
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.cards import Card, Seat

PLAY, ROUND_OVER = "play", "round_over"
NOBODY: Seat = -1


class RoundState:
    """A round between its deal and the first empty hand. Mutable; `clone` a shared one first.

    Lists are indexed by seat (`hands`) or ordered in time (`trick`, `history`). `passed` is a bit
    per seat. `offices` is the order in which the round before ended; empty in a first round.
    """

    __slots__ = (
        "aside", "dealer", "finished", "hands", "history", "offices", "on_table", "order", "owner",
        "passed", "phase", "rules", "successor", "taken", "to_act", "trick", "tricks",
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
        self.aside: list[Card] = []
        """What was not dealt; nobody sees it."""
        self.on_table: list[Card] = []
        """The A cards nobody has taken yet, the Little one first."""
        self.offices = offices
        self.dealer = dealer
        self.phase = PLAY
        self.to_act: Seat = NOBODY
        self.trick: list[tuple[Seat, Meld]] = []
        self.owner: Seat = NOBODY
        """Who would take the trick as it lies."""
        self.passed = 0
        """Who has passed: in this trick, or (until all pass) since somebody laid last."""
        self.tricks = 0
        """How many tricks were taken."""
        self.taken: tuple[tuple[Seat, int], ...] = ()
        """These tricks in time order: by whom, and of how many cards, without an A that came to
        his hand."""
        self.finished: tuple[Seat, ...] = ()
        """All seats from best to worst, once the round is over."""
        self.history: list[tuple[Seat, Meld | None]] = []
        """Every play and pass (None) of the round."""

    @property
    def top(self) -> Meld | None:
        """The play that would take the trick, or None when somebody leads."""
        for seat, meld in reversed(self.trick):
            if seat == self.owner:
                return meld
        return None

    @property
    def is_a_trick(self) -> bool:
        """Whether an A card was led."""
        return bool(self.trick) and self.trick[0][1].kind == A_CARD

    def holder_of(self, a_card: Card) -> Seat:
        """Who holds an A card; NOBODY while it lies on the table or in a trick."""
        return next((seat for seat in self.order if a_card in self.hands[seat]), NOBODY)

    def holds_only_a(self, seat: Seat) -> bool:
        """Whether a seat has nothing it could lay but by leading an A card."""
        return all(map(is_a, self.hands[seat]))

    def every_card(self) -> list[Card]:
        """All cards of the round, wherever they are, ascending."""
        held = [card for hand in self.hands for card in hand]
        laid = [card for _, meld in self.history if meld for card in meld.cards if not is_a(card)]
        led = self.trick[0][1].cards if self.is_a_trick else ()
        return sorted([*held, *laid, *led, *self.aside, *self.on_table])

    def clone(self) -> RoundState:
        """An independent copy; immutable parts are shared."""
        twin = RoundState.__new__(RoundState)
        twin.rules, twin.order, twin.successor = self.rules, self.order, self.successor
        twin.offices, twin.dealer = self.offices, self.dealer
        twin.hands = [hand[:] for hand in self.hands]
        twin.aside, twin.on_table = self.aside[:], self.on_table[:]
        twin.phase, twin.to_act, twin.tricks = self.phase, self.to_act, self.tricks
        twin.trick, twin.owner, twin.passed = self.trick[:], self.owner, self.passed
        twin.taken = self.taken
        twin.finished, twin.history = self.finished, self.history[:]
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoundState) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]
