"""What one seat may know, and hidden cards drawn anew to fit it.

`SeatView` has no field that could hold another seat's cards: counts, what was laid, and the
gifts its seat took part in. AI and coach start from it; `determinize` gives them a full state
that agrees with everything seen.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.dues import Due, Given
from arschloch_gui.engine.climbing.marks import OPEN_HANDS
from arschloch_gui.engine.climbing.public import Public
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.rng import Rng


class Transit(Struct, frozen=True):
    """Cards on their way from one hand to another; `cards` is empty for all but the giver."""

    giver: Seat
    taker: Seat
    count: int
    cards: tuple[Card, ...]


@dataclass(slots=True, kw_only=True)
class SeatView(Public):
    """A round as seen from `seat` (None: a spectator). Tuples by seat or in time order."""

    rules: Rules
    seat: Seat | None
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    aside_count: int
    aside: tuple[Card, ...]
    """Cards openly laid aside before the round; hidden ones only count."""
    due: tuple[Due, ...]
    """Decisions to be made before things go on, the next one first."""
    given: tuple[Given, ...]
    """The gifts this seat made or got."""
    transit: tuple[Transit, ...]
    """Cards on their way; only their giver sees which."""
    open_hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """Hands a rule makes their holders show."""

    @property
    def book(self) -> Rulebook:
        """The compiled rules, which everybody knows."""
        return compile_rules(self.rules)

    @property
    def places(self) -> tuple[tuple[Seat, int], ...]:
        """The seats that are out, and the place each has for certain."""
        down = ((seat, len(self.order) - at) for at, seat in enumerate(self.lowest))
        return (*((seat, at) for at, seat in enumerate(self.finished, 1)), *down)

    def played(self) -> list[Card]:
        """All cards laid in this round so far."""
        return [card for _, meld in self.history if meld for card in meld.cards]

    def unseen(self) -> list[Card]:
        """The cards that are neither in this hand nor laid nor openly aside, ascending.

        They are in the other hands, hidden aside, or (after a partial deal) nowhere.
        """
        gone = Counter(self.hand) + Counter(self.played()) + Counter(self.aside)
        gone += Counter(self.discarded)
        gone += Counter(card for each in self.transit for card in each.cards)
        rest = Counter(self.book.deck)
        rest.subtract(gone)
        return sorted(rest.elements())

    def known_holdings(self) -> dict[Seat, list[Card]]:
        """Cards this seat gave away or was offered, not laid since, and open hands, by holder."""
        laid = Counter(self.played()) + Counter(self.discarded)
        held = {seat: list(hand) for seat, hand in self.open_hands if seat != self.seat}
        shown = set(held)
        for due in self.due:
            if reveals := self.book.interludes[due.kind].reveals:
                for seat, card in reveals(due, self.seat):
                    if seat not in shown:
                        held.setdefault(seat, []).append(card)
        told: Counter[Card] = Counter()
        # The newest gift first: what came back and was given again is where it went last.
        for gift in reversed(self.given):
            if gift.giver == self.seat and gift.taker not in shown:
                for card in gift.cards:
                    if laid[card]:
                        laid[card] -= 1
                    elif card not in self.hand and told[card] < self.book.deck.count(card):
                        told[card] += 1
                        held.setdefault(gift.taker, []).append(card)
        return held


def _transit(given: Given, seat: Seat | None) -> Transit:
    cards = given.cards if given.giver == seat else ()
    return Transit(given.giver, given.taker, len(given.cards), cards)


def _seen_due(state: RoundState, due: Due, seat: Seat | None) -> Due:
    redact = state.book.interludes[due.kind].redact
    return redact(due, seat) if redact else due


def _open_hands(state: RoundState) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    shown = state.marks.get(OPEN_HANDS, 0)
    if not shown:
        return ()
    return tuple((seat, tuple(state.hands[seat])) for seat in state.order if shown >> seat & 1)


def view_of(state: RoundState, seat: Seat | None) -> SeatView:
    """What `seat` may know of the state."""
    # Made like a `clone`: everything public comes from `share`, so no default is put in its place.
    view = SeatView.__new__(SeatView)
    state.share(view)
    view.rules, view.seat = state.book.rules, seat
    view.hand = tuple(state.hands[seat]) if seat is not None else ()
    view.counts = tuple(map(len, state.hands))
    view.aside_count = len(state.aside)
    view.aside = state.aside if state.aside_open else ()
    view.due = tuple([_seen_due(state, due, seat) for due in state.due])
    view.given = tuple([g for g in state.given if seat is not None and seat in (g.giver, g.taker)])
    view.transit = tuple([_transit(given, seat) for given in state.transit])
    view.open_hands = _open_hands(state)
    return view


def determinize(view: SeatView, rng: Rng) -> RoundState:
    """A full state the view could come from: hidden cards dealt at random, known ones in place."""
    pool = Counter(view.unseen())
    fixed: dict[Seat, list[Card]] = {}
    for seat, cards in view.known_holdings().items():
        # A gift may have been passed on unseen, so it is only a strong guess.
        fixed[seat] = sorted((Counter(cards) & pool).elements())[: view.counts[seat]]
        pool.subtract(fixed[seat])
    mixed = rng.shuffled(sorted((+pool).elements()))
    hands: list[list[Card]] = []
    for seat, count in enumerate(view.counts):
        if seat == view.seat:
            hands.append(list(view.hand))
            continue
        own = fixed.get(seat, [])
        hands.append(sorted(own + [mixed.pop() for _ in range(count - len(own))]))
    state = RoundState(book=view.book, order=view.order, hands=hands, seed=rng.bits())
    view.share(state)
    state.given = list(view.given)
    state.transit = [
        Given(t.giver, t.taker, t.cards or tuple(sorted(mixed.pop() for _ in range(t.count))))
        for t in view.transit
    ]
    hidden = view.aside_count - len(view.aside)
    state.aside = view.aside or tuple(sorted(mixed[:hidden]))
    state.aside_open = not hidden
    state.due = [_imagined(state, due, view.seat, rng) for due in view.due]
    return state


def _imagined(state: RoundState, due: Due, seat: Seat | None, rng: Rng) -> Due:
    imagine = state.book.interludes[due.kind].imagine
    return imagine(state, due, seat, rng) if imagine else due
