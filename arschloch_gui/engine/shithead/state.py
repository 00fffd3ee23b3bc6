"""A point in a round of Shithead: ints and small lists, cloned by hand for speed."""

from __future__ import annotations

from arschloch_gui.engine.cards import Card, Rank, Seat
from arschloch_gui.engine.seating import from_left_of
from arschloch_gui.engine.shithead.pile import NO_RANK
from arschloch_gui.engine.shithead.rules import Rules

EXCHANGE, PLAY, ROUND_OVER = "exchange", "play", "round_over"
HAND, OPEN, BLIND = "hand", "open", "blind"
NOBODY: Seat = -1
GONE: Card = -1
"""In place of a blind card that has been turned over."""


class RoundState:
    """A round between its deal and its Shithead. Mutable; `clone` a shared one first.

    Lists of lists are indexed by seat. Of `pile` and `stock` the last card lies on top, so it is
    the one to match or to be drawn next. A blind card keeps its place: a turned one leaves `GONE`.
    """

    __slots__ = (
        "blind", "burned", "dealer", "direction", "finished", "fixed_lead", "hands", "known",
        "offices", "open", "order", "phase", "pile", "required", "rules", "stock", "takes",
        "to_act", "waiting",
    )  # fmt: skip

    def __init__(self, rules: Rules, order: tuple[Seat, ...]) -> None:
        self.rules = rules
        self.order = order
        self.offices: tuple[Seat, ...] = ()
        self.dealer: Seat = 0
        self.hands: list[list[Card]] = [[] for _ in order]
        self.open: list[list[Card]] = [[] for _ in order]
        self.blind: list[list[Card]] = [[] for _ in order]
        self.stock: list[Card] = []
        self.pile: list[Card] = []
        self.burned: list[Card] = []
        """Cards out of the game; everybody saw them."""
        self.known: list[list[Card]] = [[] for _ in order]
        """Cards in the hands that everybody saw go there."""
        self.phase = EXCHANGE
        self.to_act: Seat = NOBODY
        self.waiting: list[Seat] = []
        """Who may still swap, the next one first."""
        self.fixed_lead: Seat = NOBODY
        """Who leads by order of a record's deal line, until play begins."""
        self.required: Rank = NO_RANK
        """The rank the first lead has to be of."""
        self.direction = 1
        """1 clockwise, −1 the other way round."""
        self.takes = 0
        """How often the pile was taken since it burned last."""
        self.finished: list[Seat] = []

    def clone(self) -> RoundState:
        """An independent copy; immutable parts are shared."""
        twin = RoundState.__new__(RoundState)
        twin.rules, twin.order, twin.offices = self.rules, self.order, self.offices
        twin.dealer, twin.phase, twin.to_act = self.dealer, self.phase, self.to_act
        twin.hands = [hand[:] for hand in self.hands]
        twin.open = [cards[:] for cards in self.open]
        twin.blind = [cards[:] for cards in self.blind]
        twin.known = [cards[:] for cards in self.known]
        twin.stock, twin.pile, twin.burned = self.stock[:], self.pile[:], self.burned[:]
        twin.waiting, twin.finished = self.waiting[:], self.finished[:]
        twin.fixed_lead, twin.required = self.fixed_lead, self.required
        twin.direction, twin.takes = self.direction, self.takes
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoundState) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]

    def blind_places(self, seat: Seat) -> list[int]:
        """Where a seat still has a blind card."""
        return [place for place, card in enumerate(self.blind[seat]) if card != GONE]

    def source(self, seat: Seat) -> str:
        """Where a seat lays from now: its hand, else its open cards, else its blind ones."""
        if self.hands[seat]:
            return HAND
        return OPEN if self.open[seat] else BLIND

    def layable(self, seat: Seat) -> list[Card]:
        """The cards a seat can choose from, ascending; none while only blind ones are left."""
        return self.hands[seat] or self.open[seat]

    def is_out(self, seat: Seat) -> bool:
        """Whether a seat has no card left anywhere."""
        blind = self.blind[seat]
        return not (self.hands[seat] or self.open[seat]) and blind.count(GONE) == len(blind)

    def holders(self) -> list[Seat]:
        """The seats that still have cards, clockwise."""
        return [seat for seat in self.order if not self.is_out(seat)]

    def next_holder(self, seat: Seat) -> Seat:
        """The next seat in the direction of play that still has cards."""
        at = self.order.index(seat)
        for _ in self.order:
            at = (at + self.direction) % len(self.order)
            if not self.is_out(self.order[at]):
                break
        return self.order[at]

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, this one last."""
        return from_left_of(self.order, seat)

    def every_card(self) -> list[Card]:
        """All cards of the round, wherever they lie, ascending."""
        places = [*self.hands, *self.open, *self.blind, self.stock, self.pile, self.burned]
        return sorted(card for place in places for card in place if card != GONE)
