"""What one seat may know, and hidden cards drawn anew to fit it.

`SeatView` has no field that could hold another seat's cards but who has which A card, which
everybody saw; of what was laid aside it has the number.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from arschloch_gui.engine.big_a.deck import A_CARDS, DEALT, is_a
from arschloch_gui.engine.big_a.melds import A_CARD, Meld
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.rng import Rng


@dataclass(slots=True)
class SeatView:
    """A round as seen from `seat` (None: a spectator). Tuples by seat or in time order."""

    rules: Rules
    seat: Seat | None
    order: tuple[Seat, ...]
    offices: tuple[Seat, ...]
    dealer: Seat
    phase: str
    to_act: Seat
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    a_holders: tuple[Seat, ...]
    """Who holds the Little and who the Big A; NOBODY while it lies on the table or in a trick."""
    on_table: tuple[Card, ...]
    """The A cards nobody has taken yet."""
    aside_count: int
    trick: tuple[tuple[Seat, Meld], ...]
    owner: Seat
    """Who would take the trick as it lies."""
    passed: int
    tricks: int
    """How many tricks were taken."""
    taken: tuple[tuple[Seat, int], ...]
    """These tricks in time order: by whom, and of how many cards, without an A that came to his
    hand."""
    finished: tuple[Seat, ...]
    history: tuple[tuple[Seat, Meld | None], ...]

    @property
    def top(self) -> Meld | None:
        """The play that would take the trick, or None when this seat would lead."""
        return next((meld for seat, meld in reversed(self.trick) if seat == self.owner), None)

    @property
    def is_a_trick(self) -> bool:
        """Whether an A card was led."""
        return bool(self.trick) and self.trick[0][1].kind == A_CARD

    @property
    def led_a(self) -> Card | None:
        """The A card this trick is about, or None."""
        return self.trick[0][1].cards[0] if self.is_a_trick else None

    def a_cards_of(self, seat: Seat) -> tuple[Card, ...]:
        """The A cards a seat holds."""
        holders = zip(A_CARDS, self.a_holders, strict=True)
        return tuple(card for card, holder in holders if holder == seat)

    def unseen(self) -> list[Card]:
        """The numbers and jokers neither in this hand nor laid, ascending.

        They are in the other hands, laid aside or (after a partial deal) nowhere.
        """
        laid = (card for _, meld in self.history if meld for card in meld.cards)
        seen = Counter(card for card in (*self.hand, *laid) if not is_a(card))
        return sorted((Counter(DEALT) - seen).elements())


def view_of(state: RoundState, seat: Seat | None) -> SeatView:
    """What `seat` may know of the state."""
    return SeatView(
        rules=state.rules,
        seat=seat,
        order=state.order,
        offices=state.offices,
        dealer=state.dealer,
        phase=state.phase,
        to_act=state.to_act,
        hand=tuple(state.hands[seat]) if seat is not None else (),
        counts=tuple(map(len, state.hands)),
        a_holders=tuple(map(state.holder_of, A_CARDS)),
        on_table=tuple(state.on_table),
        aside_count=len(state.aside),
        trick=tuple(state.trick),
        owner=state.owner,
        passed=state.passed,
        tricks=state.tricks,
        taken=state.taken,
        finished=state.finished,
        history=tuple(state.history),
    )


def determinize(view: SeatView, rng: Rng) -> RoundState:
    """A full state the view could come from: hidden cards dealt at random."""
    mixed = rng.shuffled(view.unseen())
    hands: list[list[Card]] = []
    for seat, count in enumerate(view.counts):
        if seat == view.seat:
            hands.append(list(view.hand))
            continue
        known = view.a_cards_of(seat)
        hidden = sorted(mixed.pop() for _ in range(count - len(known)))
        hands.append([*hidden, *known])
    state = RoundState(view.rules, view.order, hands, offices=view.offices, dealer=view.dealer)
    state.aside = sorted(mixed.pop() for _ in range(view.aside_count))
    state.on_table = list(view.on_table)
    state.phase, state.to_act, state.tricks = view.phase, view.to_act, view.tricks
    state.trick, state.owner, state.passed = list(view.trick), view.owner, view.passed
    state.taken, state.finished, state.history = view.taken, view.finished, list(view.history)
    return state
