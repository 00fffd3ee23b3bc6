"""A point in a round of Grand Seigneur: ints and small lists, cloned by hand for speed."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.seating import from_left_of
from arschloch_gui.engine.seigneur.combos import Combo
from arschloch_gui.engine.seigneur.deck import NO_HEIGHT
from arschloch_gui.engine.seigneur.rules import Rules

EXCHANGE, PLAY, BOMB_ASKED, ROUND_OVER = "exchange", "play", "bomb", "round_over"
NOBODY: Seat = -1


class Gift(Struct, frozen=True):
    """Cards that changed hands, or are about to."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]


class Owed(Struct, frozen=True):
    """So many cards of choice that a seat still has to return."""

    giver: Seat
    taker: Seat
    count: int


class RoundState:
    """A round between its deal and its last office. Mutable; `clone` a shared one first.

    Lists are indexed by seat (`hands`) or ordered in time (`trick`, `history`). `turn` is whose
    turn everybody sees it is; `to_act` is somebody else only while he is asked for a bomb, and
    `waiting` lists who will be asked after him. `passed` has a bit for each seat that passed since
    the last play. What is declined in secret stands nowhere.
    """

    __slots__ = (
        "dealer", "finished", "fixed_lead", "given", "hands", "history", "offices", "order", "owed",
        "owner", "passed", "phase", "rules", "successor", "taken", "to_act", "transit", "trick",
        "turn", "waiting", "wish",
    )  # fmt: skip

    def __init__(self, rules: Rules, order: tuple[Seat, ...]) -> None:
        self.rules = rules
        self.sit_down(order)
        self.offices: tuple[Seat, ...] = ()
        """From highest to lowest after the round before; empty in a first round."""
        self.dealer: Seat = order[0]
        self.hands: list[list[Card]] = [[] for _ in order]
        self.phase = PLAY
        self.to_act: Seat = NOBODY
        self.turn: Seat = NOBODY
        self.waiting: list[Seat] = []
        self.owed: list[Owed] = []
        """Who still has to return cards, the highest office first."""
        self.transit: list[Gift] = []
        """Returned cards that have not arrived yet."""
        self.given: list[Gift] = []
        self.fixed_lead: Seat = NOBODY
        """Who leads by order of a record's deal line if nobody holds the Mah Jong."""
        self.trick: list[tuple[Seat, Combo]] = []
        self.owner: Seat = NOBODY
        self.taken: tuple[tuple[Seat, int], ...] = ()
        """The tricks that were taken in the round, in time order: by whom, of how many cards."""
        self.passed = 0
        self.wish = NO_HEIGHT
        """The height of the rank wished for."""
        self.finished: list[Seat] = []
        self.history: list[tuple[Seat, Combo | None]] = []
        """Every play and pass (None) of the round."""

    @property
    def top(self) -> Combo | None:
        """The play to beat, or None when somebody leads."""
        return self.trick[-1][1] if self.trick else None

    def sit_down(self, order: tuple[Seat, ...]) -> None:
        """Let the players sit in this order, clockwise."""
        self.order = order
        after = dict(zip(order, order[1:] + order[:1], strict=True))
        self.successor = tuple(after[seat] for seat in range(len(order)))

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, this one last."""
        return from_left_of(self.order, seat)

    def holders(self) -> list[Seat]:
        """The seats that still have cards, clockwise."""
        return [seat for seat in self.order if self.hands[seat]]

    def next_holder(self, seat: Seat) -> Seat:
        """The next seat that still has cards; the seat itself where there is no other."""
        following = self.successor[seat]
        while following != seat and not self.hands[following]:
            following = self.successor[following]
        return following

    def every_card(self) -> list[Card]:
        """All cards of the round, held, given and laid, ascending."""
        laid = [card for _, combo in self.history if combo for card in combo.cards]
        moving = [card for gift in self.transit for card in gift.cards]
        return sorted([*laid, *moving, *(card for hand in self.hands for card in hand)])

    def clone(self) -> RoundState:
        """An independent copy; immutable parts are shared."""
        twin = RoundState.__new__(RoundState)
        twin.rules, twin.order, twin.successor = self.rules, self.order, self.successor
        twin.offices, twin.dealer, twin.fixed_lead = self.offices, self.dealer, self.fixed_lead
        twin.hands = [hand[:] for hand in self.hands]
        twin.phase, twin.to_act, twin.turn = self.phase, self.to_act, self.turn
        twin.waiting, twin.owed = self.waiting[:], self.owed[:]
        twin.transit, twin.given = self.transit[:], self.given[:]
        twin.trick, twin.owner, twin.passed = self.trick[:], self.owner, self.passed
        twin.taken = self.taken
        twin.wish, twin.finished, twin.history = self.wish, self.finished[:], self.history[:]
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoundState) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]
