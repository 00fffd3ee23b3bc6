"""A point in a round of the climbing game: ints and small lists, cloned by hand for speed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook

EXCHANGE, PLAY, ROUND_OVER = "exchange", "play", "round_over"
PUTSCH, SHIFT, DISCARD = "putsch", "shift", "discard"
NOBODY: Seat = -1
NO_CARD: Card = -1
DRAWN = "offices_drawn"
"""The mark of a first round whose offices were drawn, not earned."""


@dataclass(frozen=True, slots=True)
class Due:
    """A decision somebody has to make before things go on.

    `kind` names the interlude that handles it, `phase` what people call this part of the round.
    """

    seat: Seat
    kind: str
    phase: str
    about: Any = None


@dataclass(frozen=True, slots=True)
class Pair:
    """Two offices that exchange `count` cards; `how` overrides what the upper returns.

    `extra` of the cards are a bonus beyond `exchange_counts`.
    """

    upper: Seat
    lower: Seat
    count: int
    how: str = ""
    extra: int = 0


@dataclass(frozen=True, slots=True)
class Transfer:
    """One step of the exchange plan: `how` is "best", "worst" (automatic) or "choice"."""

    giver: Seat
    taker: Seat
    count: int
    how: str


@dataclass(frozen=True, slots=True)
class Given:
    """Cards that changed hands; only giver and taker know them."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]


class RoundState:
    """A round between its deal and its last office. Mutable; `clone` a shared one first.

    Lists are indexed by seat (`hands`) or ordered in time (`trick`, `history`, `finished`).
    `passed` is a bit per seat. `offices` are those of the round before, highest first; empty in
    a first round. `marks` belongs to the rule modules.
    """

    __slots__ = (
        "aside", "aside_open", "book", "dealer", "discarded", "due", "finished", "fixed_lead",
        "given", "hands", "history", "lowest", "marks", "offices", "order", "owner", "passed",
        "phase", "playing", "required", "reversed", "seed", "stage", "successor", "swept",
        "to_act", "top", "transit", "trick",
    )  # fmt: skip

    def __init__(
        self,
        book: Rulebook,
        order: tuple[Seat, ...],
        hands: list[list[Card]],
        *,
        offices: tuple[Seat, ...] = (),
        dealer: Seat = 0,
        seed: int = 0,
    ) -> None:
        self.book = book
        self.order = order
        self.successor = _successors(order)
        self.hands = hands
        self.offices = offices
        self.dealer = dealer
        self.seed = seed
        """Seed of this round's own randomness; never shown to a player."""
        self.aside: tuple[Card, ...] = ()
        self.aside_open = True
        self.phase = EXCHANGE
        self.to_act: Seat = NOBODY
        self.stage = 0
        """The next stage of the rulebook to begin; past the last one, tricks are played."""
        self.due: list[Due] = []
        """Decisions to be made before things go on, the next one first."""
        self.given: list[Given] = []
        self.transit: list[Given] = []
        """Cards chosen to be handed over that have not arrived yet."""
        self.discarded: list[Card] = []
        """Cards that left a hand for good without being played."""
        self.playing = False
        """Whether the first trick has been opened to play."""
        self.fixed_lead: Seat = NOBODY
        """Who leads by order of a record's deal line, until he does."""
        self.required: Card = NO_CARD
        """The card the opening lead has to contain."""
        self.trick: list[tuple[Seat, Meld]] = []
        self.top: Meld | None = None
        self.owner: Seat = NOBODY
        self.passed = 0
        self.swept = False
        self.reversed = False
        self.finished: list[Seat] = []
        self.lowest: list[Seat] = []
        """Seats sent to the lowest offices by a rule, the first offender first."""
        self.history: list[tuple[Seat, Meld | None]] = []
        """Every play and pass (None) of the round."""
        self.marks: dict[str, int] = {}

    def clone(self) -> RoundState:
        """An independent copy; immutable parts are shared."""
        twin = RoundState.__new__(RoundState)
        twin.book, twin.order, twin.successor = self.book, self.order, self.successor
        twin.offices, twin.dealer, twin.seed = self.offices, self.dealer, self.seed
        twin.aside, twin.aside_open = self.aside, self.aside_open
        twin.hands = [hand[:] for hand in self.hands]
        twin.phase, twin.to_act = self.phase, self.to_act
        twin.stage, twin.due, twin.given = self.stage, self.due[:], self.given[:]
        twin.transit, twin.discarded = self.transit[:], self.discarded[:]
        twin.playing = self.playing
        twin.fixed_lead, twin.required = self.fixed_lead, self.required
        twin.trick, twin.top, twin.owner = self.trick[:], self.top, self.owner
        twin.passed, twin.swept, twin.reversed = self.passed, self.swept, self.reversed
        twin.finished, twin.lowest = self.finished[:], self.lowest[:]
        twin.history = self.history[:]
        twin.marks = dict(self.marks)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoundState) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]

    def next_holder(self, seat: Seat) -> Seat:
        """The next seat clockwise that still holds cards (maybe `seat` itself, at last)."""
        seat = self.successor[seat]
        while not self.hands[seat]:
            seat = self.successor[seat]
        return seat

    def sit_down(self, order: tuple[Seat, ...]) -> None:
        """Let the players change places; `order` lists the seats clockwise."""
        self.order = order
        self.successor = _successors(order)

    def stop(self) -> None:
        """End the round: nobody has anything to decide any more."""
        self.phase = ROUND_OVER
        self.to_act = NOBODY
        self.due = []

    def holders(self) -> list[Seat]:
        """The seats still holding cards, clockwise."""
        return [seat for seat in self.order if self.hands[seat]]

    def passes_in_a_row(self) -> int:
        """How many passes there have been since the last play."""
        backwards = reversed(self.history)
        return sum(1 for _ in takewhile(lambda turn: turn[1] is None, backwards))

    def every_card(self) -> list[Card]:
        """All cards of the round, ascending: held, on their way, laid, thrown away, aside."""
        cards = [card for hand in self.hands for card in hand]
        cards += [card for given in self.transit for card in given.cards]
        cards += [card for _, meld in self.history if meld for card in meld.cards]
        return sorted([*cards, *self.discarded, *self.aside])


def _successors(order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    after = dict(zip(order, order[1:] + order[:1], strict=True))
    return tuple(after[seat] for seat in range(len(order)))
