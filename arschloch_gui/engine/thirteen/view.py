"""What one seat may know, and hidden cards drawn anew to fit it.

`SeatView` has no field that could hold another seat's cards: counts and what was laid.
"""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.thirteen.combos import Combo
from arschloch_gui.engine.thirteen.flow import DECK
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.state import RoundState


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
    required: Card
    trick: tuple[tuple[Seat, Combo], ...]
    owner: Seat
    taken: tuple[tuple[Seat, int], ...]
    """The tricks that were taken in the round, in time order: by whom, of how many cards."""
    passed: int
    finished: tuple[Seat, ...]
    history: tuple[tuple[Seat, Combo | None], ...]

    @property
    def top(self) -> Combo | None:
        """The combination to beat, or None when this seat would lead."""
        return self.trick[-1][1] if self.trick else None

    def played(self) -> list[Card]:
        """All cards laid in this round so far."""
        return [card for _, combo in self.history if combo for card in combo.cards]

    def unseen(self) -> list[Card]:
        """The cards neither in this hand nor laid, ascending.

        They are in the other hands or (after a partial deal) nowhere.
        """
        seen = {*self.hand, *self.played()}
        return [card for card in DECK if card not in seen]


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
        required=state.required,
        trick=tuple(state.trick),
        owner=state.owner,
        taken=state.taken,
        passed=state.passed,
        finished=state.finished,
        history=tuple(state.history),
    )


def determinize(view: SeatView, rng: Rng) -> RoundState:
    """A full state the view could come from: hidden cards dealt at random."""
    mixed = rng.shuffled(view.unseen())
    hands: list[list[Card]] = []
    for seat, count in enumerate(view.counts):
        own = seat == view.seat
        hands.append(list(view.hand) if own else sorted(mixed.pop() for _ in range(count)))
    state = RoundState(view.rules, view.order, hands, offices=view.offices, dealer=view.dealer)
    state.phase, state.to_act, state.required = view.phase, view.to_act, view.required
    state.trick, state.owner, state.passed = list(view.trick), view.owner, view.passed
    state.taken, state.finished, state.history = view.taken, view.finished, list(view.history)
    return state
