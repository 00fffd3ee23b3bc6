"""What one seat may know, and hidden cards drawn anew to fit it.

`SeatView` has no field that could hold another seat's cards, and none that could tell that somebody
else is asked for a bomb: to all but him it is the turn of whoever comes next.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.combos import Combo
from arschloch_gui.engine.seigneur.deck import deck_for, worth
from arschloch_gui.engine.seigneur.legal import bombs_above
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.state import (
    BOMB_ASKED,
    NOBODY,
    PLAY,
    Gift,
    Owed,
    RoundState,
)


class Transit(Struct, frozen=True):
    """Returned cards that have not arrived yet; `cards` is empty for all but their giver."""

    giver: Seat
    taker: Seat
    count: int
    cards: tuple[Card, ...]


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
    turn: Seat
    """Whose turn it is, also while this seat is asked for a bomb."""
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    owed: tuple[Owed, ...]
    """Who still has to return cards, the highest office first."""
    transit: tuple[Transit, ...]
    given: tuple[Gift, ...]
    """The gifts this seat made or got."""
    fixed_lead: Seat
    trick: tuple[tuple[Seat, Combo], ...]
    owner: Seat
    taken: tuple[tuple[Seat, int], ...]
    """The tricks that were taken in the round, in time order: by whom, of how many cards."""
    passed: int
    wish: int
    """The height of the rank wished for, 0 for none."""
    finished: tuple[Seat, ...]
    history: tuple[tuple[Seat, Combo | None], ...]

    @property
    def top(self) -> Combo | None:
        """The play to beat, or None when this seat would lead."""
        return self.trick[-1][1] if self.trick else None

    def played(self) -> list[Card]:
        """All cards laid in this round so far."""
        return [card for _, combo in self.history if combo for card in combo.cards]

    def unseen(self) -> list[Card]:
        """The cards neither in this hand nor laid nor put down by this seat, ascending.

        They are in the other hands, on their way or (after a partial deal) nowhere.
        """
        rest = Counter(deck_for(self.rules.players))
        rest.subtract(self.hand)
        rest.subtract(self.played())
        for transit in self.transit:
            rest.subtract(transit.cards)
        return sorted(rest.elements())

    def known_holdings(self) -> dict[Seat, list[Card]]:
        """Cards this seat gave away that are still where they went, by holder.

        Their taker has not laid them since, nor given them back, nor put cards down just now. (What
        was got as tribute and returned is where it was returned to.)
        """
        held: dict[Seat, list[Card]] = {}
        moving = {transit.giver for transit in self.transit}
        for at, gift in enumerate(self.given):
            if gift.giver == self.seat and gift.taker not in moving:
                left = Counter(gift.cards) - self._parted_with(gift.taker, self.given[at + 1 :])
                if left:
                    held[gift.taker] = sorted(left.elements())
        return held

    def best_kept(self) -> dict[Seat, tuple[int, int]]:
        """Who paid this seat tribute, with the worth of the least card of it.

        They gave their best, so nothing they kept is worth more.
        """
        rank = {seat: at for at, seat in enumerate(self.offices)}
        return {
            gift.giver: min(map(worth, gift.cards))
            for gift in self.given
            if gift.taker == self.seat
            and gift.cards
            and rank.get(gift.giver, 0) > rank.get(gift.taker, 0)
        }

    def _parted_with(self, seat: Seat, later: tuple[Gift, ...]) -> Counter[Card]:
        """The cards this seat saw another one lay, or got from it by one of these gifts."""
        laid = [combo.cards for each, combo in self.history if combo and each == seat]
        got = [gift.cards for gift in later if gift.giver == seat]
        return Counter(card for cards in (*laid, *got) for card in cards)


def view_of(state: RoundState, seat: Seat | None) -> SeatView:
    """What `seat` may know of the state."""
    others_bomb = state.phase == BOMB_ASKED and state.to_act != seat
    return SeatView(
        rules=state.rules,
        seat=seat,
        order=state.order,
        offices=state.offices,
        dealer=state.dealer,
        phase=PLAY if others_bomb else state.phase,
        to_act=state.turn if others_bomb else state.to_act,
        turn=state.turn,
        hand=tuple(state.hands[seat]) if seat is not None else (),
        counts=tuple(map(len, state.hands)),
        owed=tuple(state.owed),
        transit=tuple([_transit(gift, seat) for gift in state.transit]),
        given=tuple([g for g in state.given if seat is not None and seat in (g.giver, g.taker)]),
        fixed_lead=state.fixed_lead,
        trick=tuple(state.trick),
        owner=state.owner,
        taken=state.taken,
        passed=state.passed,
        wish=state.wish,
        finished=tuple(state.finished),
        history=tuple(state.history),
    )


def _transit(gift: Gift, seat: Seat | None) -> Transit:
    cards = gift.cards if gift.giver == seat else ()
    return Transit(gift.giver, gift.taker, len(gift.cards), cards)


def determinize(view: SeatView, rng: Rng) -> RoundState:
    """A full state the view could come from: hidden cards dealt at random, known ones in place.

    Who else would be asked for a bomb follows from the hands.
    """
    pool = Counter(view.unseen())
    known = view.known_holdings()
    for seat, cards in known.items():
        # A deal that is told by hand may hold less than it was given.
        known[seat] = sorted((Counter(cards) & pool).elements())[: view.counts[seat]]
        pool.subtract(known[seat])
    mixed = rng.shuffled(sorted((+pool).elements()))
    state = RoundState(view.rules, view.order)
    kept = view.best_kept()
    # Who is bound in what he holds takes first, or nothing fitting might be left.
    for seat in sorted(range(len(view.counts)), key=lambda seat: seat not in kept):
        own = known.get(seat, [])
        if seat == view.seat:
            state.hands[seat] = list(view.hand)
        else:
            hidden = _drawn(mixed, view.counts[seat] - len(own), kept.get(seat))
            state.hands[seat] = sorted(own + hidden)
    state.transit = [
        Gift(t.giver, t.taker, t.cards or tuple(sorted(mixed.pop() for _ in range(t.count))))
        for t in view.transit
    ]
    _copy_public(view, state)
    return state


def _drawn(mixed: list[Card], count: int, best: tuple[int, int] | None) -> list[Card]:
    """Take so many cards off the mixed ones, none of them worth more than the best kept."""
    fitting = mixed if best is None else [card for card in mixed if worth(card) <= best]
    if len(fitting) < count:
        fitting = mixed  # a deal that is told by hand
    drawn = fitting[len(fitting) - count :]
    for card in drawn:
        mixed.remove(card)
    return drawn


def _copy_public(view: SeatView, state: RoundState) -> None:
    state.offices, state.dealer, state.fixed_lead = view.offices, view.dealer, view.fixed_lead
    state.phase, state.to_act, state.turn = view.phase, view.to_act, view.turn
    state.owed, state.given = list(view.owed), list(view.given)
    state.trick, state.owner, state.passed = list(view.trick), view.owner, view.passed
    state.taken = view.taken
    state.wish, state.finished, state.history = view.wish, list(view.finished), list(view.history)
    if view.phase == BOMB_ASKED and view.owner != NOBODY:
        seats = state.from_left_of(view.owner)
        after = seats[seats.index(view.to_act) + 1 :]
        state.waiting = [seat for seat in after if bombs_above(state.hands[seat], state.trick)]
