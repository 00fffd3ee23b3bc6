"""Small two-player endings under any house rules, and their sure winners by exhaustive search."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.cards import Card, Seat, rank_of
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rulemods.climb_bonus import CLIMBED
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import PLAY, ROUND_OVER

MOST_ACTIONS = 200
SAME = frozenset({"book", "successor", "seed", "history", "taken", "given", "transit"})
"""What distinguishes positions for the reference; of the past, only consecutive passes count."""


def ending(rules: Rules, seed: int) -> RoundState | None:
    """Return a position where two players with a few cards are left; None if it does not occur.

    All others had one card and are out, so their last play is often still on the table.
    """
    rng = Rng(seed)
    seats = tuple(range(rules.players))
    sizes = rng.shuffled([2 + rng.below(3), 2 + rng.below(3), *[1] * (len(seats) - 2)])
    hands = _few_ranks(deck_of(rules), sizes, rng)
    if hands is None:
        return None
    offices = tuple(rng.shuffled(seats)) if rng.below(2) else ()
    marks = ((CLIMBED, rng.choice(seats)),) if offices else ()
    setup = RoundSetup(seed, 2, Carry(seats, offices, marks), FixedDeal(hands))
    state = CLIMBING.start_round(rules, setup, None)
    dealt = Counter(card for hand in hands for card in hand)
    state.discarded = tuple(sorted((Counter(deck_of(rules)) - dealt).elements()))
    for _ in range(MOST_ACTIONS):
        if state.phase == ROUND_OVER:
            return None
        if state.phase == PLAY and len(state.holders()) == 2:
            return state
        legal = CLIMBING.legal(state)
        plays = [action for action in legal if action != PASS]
        CLIMBING.advance(state, rng.choice(plays if plays and rng.below(5) else legal), None)
    return None


def _few_ranks(
    deck: tuple[Card, ...], sizes: list[int], rng: Rng
) -> tuple[tuple[Card, ...], ...] | None:
    ranks = rng.shuffled(sorted({rank_of(card) for card in deck}))
    few = ranks[: 3 + rng.below(4)]
    mixed = rng.shuffled(deck)
    wanted = sorted(mixed, key=lambda card: rank_of(card) in few)
    if len(wanted) < sum(sizes):
        return None
    return tuple(tuple(wanted.pop() for _ in range(size)) for size in sizes)


class Reference:
    """Exhaustive search for whether `seat` is sure to finish before `rival`, without shortcuts."""

    def __init__(self, seat: Seat, rival: Seat) -> None:
        self._seat = seat
        self._rival = rival
        self._known: dict[tuple[object, ...], bool] = {}

    def wins_after(self, state: RoundState, action: Action) -> bool:
        """Return whether the win is sure after this action."""
        return self._wins(CLIMBING.step(state, action, None))

    def _wins(self, state: RoundState) -> bool:
        if state.phase == ROUND_OVER:
            if state.book.lead.draw_places and state.hands[self._seat] and state.hands[self._rival]:
                return False
            offices = state.carry().offices
            return offices.index(self._seat) < offices.index(self._rival)
        key = _everything(state)
        if key not in self._known:
            outcomes = (self.wins_after(state, action) for action in CLIMBING.legal(state))
            own = state.to_act == self._seat
            self._known[key] = any(outcomes) if own else all(outcomes)
        return self._known[key]


def _everything(state: RoundState) -> tuple[object, ...]:
    names = [each.name for each in fields(state) if each.name not in SAME]
    last = next((at for at, (_, meld) in enumerate(reversed(state.history)) if meld), -1)
    return (last, *(repr(getattr(state, name)) for name in names))
