"""What one seat may know, and hidden cards drawn anew to fit it.

`SeatView` has no field that could hold a hidden card: of other hands only what everybody saw go
there, of blind cards (one's own included) and the stock only how many there are.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from arschloch_gui.engine.cards import Card, Rank, Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.pile import top_rank
from arschloch_gui.engine.shithead.rules import Rules, deck_of
from arschloch_gui.engine.shithead.state import GONE, PLAY, RoundState


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
    """Cards in the hands."""
    open: tuple[tuple[Card, ...], ...]
    blind: tuple[tuple[bool, ...], ...]
    """By seat and place whether a blind card lies there still."""
    known: tuple[tuple[Card, ...], ...]
    """Cards in the hands that everybody saw go there."""
    stock: int
    pile: tuple[Card, ...]
    burned: tuple[Card, ...]
    waiting: tuple[Seat, ...]
    """Who may still swap, the next one first."""
    fixed_lead: Seat
    required: Rank
    direction: int
    takes: int
    finished: tuple[Seat, ...]

    @property
    def top(self) -> Rank:
        """The rank to be matched, or `NO_RANK`."""
        return top_rank(self.pile)

    @property
    def reversed(self) -> bool:
        """Whether play goes round against the clock."""
        return self.direction < 0

    @property
    def choices(self) -> tuple[Card, ...]:
        """The cards this seat chooses from: its hand, or its open cards once it can fill that no
        more."""
        if self.hand or self.seat is None or self.stock or self.phase != PLAY:
            return self.hand
        return self.open[self.seat]

    def blind_count(self, seat: Seat) -> int:
        """How many blind cards a seat still has."""
        return sum(self.blind[seat])

    def cards_left(self, seat: Seat) -> int:
        """All cards a seat still has to get rid of."""
        return self.counts[seat] + len(self.open[seat]) + self.blind_count(seat)

    def unseen(self) -> list[Card]:
        """The cards that lie nowhere this seat can see them, ascending.

        They are in other hands, blind, in the stock or (after a partial deal) nowhere.
        """
        seen = Counter(self.hand) + Counter(self.pile) + Counter(self.burned)
        for seat in self.order:
            seen += Counter(self.open[seat])
            if seat != self.seat:
                seen += Counter(self.known[seat])
        rest = Counter(deck_of(self.rules))
        rest.subtract(seen)
        return sorted(rest.elements())


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
        open=tuple(map(tuple, state.open)),
        blind=tuple([tuple([card != GONE for card in cards]) for cards in state.blind]),
        known=tuple(map(tuple, state.known)),
        stock=len(state.stock),
        pile=tuple(state.pile),
        burned=tuple(state.burned),
        waiting=tuple(state.waiting),
        fixed_lead=state.fixed_lead,
        required=state.required,
        direction=state.direction,
        takes=state.takes,
        finished=tuple(state.finished),
    )


def determinize(view: SeatView, rng: Rng) -> RoundState:
    """A full state the view could come from: hidden cards drawn at random, known ones in place."""
    mixed = rng.shuffled(view.unseen())
    state = RoundState(view.rules, view.order)
    for seat, count in enumerate(view.counts):
        known = list(view.known[seat])
        hidden = [mixed.pop() for _ in range(count - len(known))] if seat != view.seat else []
        state.hands[seat] = list(view.hand) if seat == view.seat else sorted(known + hidden)
        state.blind[seat] = [mixed.pop() if there else GONE for there in view.blind[seat]]
        state.open[seat], state.known[seat] = list(view.open[seat]), known
    state.stock = [mixed.pop() for _ in range(view.stock)]
    _copy_public(view, state)
    return state


def _copy_public(view: SeatView, state: RoundState) -> None:
    state.offices, state.dealer = view.offices, view.dealer
    state.phase, state.to_act = view.phase, view.to_act
    state.pile, state.burned = list(view.pile), list(view.burned)
    state.waiting, state.finished = list(view.waiting), list(view.finished)
    state.fixed_lead, state.required = view.fixed_lead, view.required
    state.direction, state.takes = view.direction, view.takes
