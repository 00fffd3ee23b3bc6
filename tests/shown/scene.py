"""A table of the climbing game under given rules, for scenarios of its rules help.

Players are counted clockwise from the leader. Their unused cards are a few weak ones, so that no
player goes out unintentionally.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from arschloch_gui.engine.actions import PASS, Action, Play
from arschloch_gui.engine.cards import (
    BLACK_JOKER,
    CARD_OF,
    JESTER,
    NUMBER_DECKS,
    RANK_NAMES,
    RED_JOKER,
    Card,
    Seat,
    is_joker,
    rank_of,
)
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.legal import meld_of
from arschloch_gui.engine.climbing.marks import CALLED_OFF
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit, Event
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.table.public import NO_CARD, ROUND_OVER
from shown.sentences import Unfit

Cards = Sequence[Card]
SEED = 7


def step(state: RoundState, action: Action, emit: Emit = None) -> RoundState:
    """Return the state after a legal action of the seat to act."""
    return CLIMBING.step(state, action, emit)


class Scene:
    """Rules, a sentence of their help, and tables to play under them."""

    def __init__(self, rules: Rules, said: str) -> None:
        self.rules = rules.in_force()
        self.said = said
        self.book = compile_rules(rules)
        self.numbers = [int(number) for number in re.findall(r"\d+", said)]
        self.draws_lots = False
        """Whether the scenario is about the draw that ends a round after too many passes."""
        self._copies = Counter(RANK_NAMES[rank_of(card)] for card in self.book.deck)

    # -- cards ----------------------------------------------------------------------------

    @property
    def suited(self) -> bool:
        return self.rules.deck not in NUMBER_DECKS

    def naturals(self) -> list[str]:
        """Return all ordinary ranks, weakest first."""
        return [RANK_NAMES[rank] for rank in self.book.naturals]

    def copies(self, rank: str) -> int:
        return self._copies[rank]

    def ranks(self, copies: int = 1, least: int = 1) -> list[str]:
        """Return the ranks without special powers that have this many cards, weakest first."""
        ends = self.rules.low_beats_high
        ranks = self.naturals()
        plain = [
            rank
            for rank in ranks[ends : len(ranks) - ends]
            if not (rank == "2" and self.rules.two == "cuts")
            and not (rank == "8" and self.rules.eight_cuts)
            and not (self.rules.tabula_rasa and self.copies(rank) == 1)
            and self.copies(rank) >= copies
        ]
        if len(plain) < least:
            raise Unfit
        return plain

    def cards(self, rank: str, count: int = 1, suits: str = "DCHS") -> list[Card]:
        """Return this many cards of a rank; suits repeat only if one deck has too few."""
        if not self.suited:
            return [CARD_OF[rank]] * count
        return [CARD_OF[rank + suits[at % len(suits)]] for at in range(count)]

    def joker(self, *, black: bool = False) -> Card:
        if not self.suited:
            return JESTER
        here = {card for card in self.book.deck if is_joker(card)}
        wished = BLACK_JOKER if black else RED_JOKER
        return wished if wished in here else next(iter(here))

    def led(self, count: int) -> int:
        """Return the largest set that may be led, up to this many cards."""
        return min(count, self.book.max_set)

    def needs_lead(self, count: int) -> None:
        if self.book.max_set < count:
            raise Unfit

    # -- tables ---------------------------------------------------------------------------

    def table(
        self,
        *hands: Cards,
        spares: int = 2,
        later: bool = True,
        marks: Sequence[str] = (),
        emit: Emit = None,
    ) -> RoundState:
        """Return a round at its first lead, by the player in place 0 of its order.

        `later`: with positions, in the order of the seats, if they are kept from one round to the
        next; there is no exchange.
        """
        later = later and self.rules.rounds != 1 and self.rules.forget_offices != 1
        count = self.rules.players
        spare = self.cards(self.ranks()[0], spares)
        by_place = [[*hand, *spare] for hand in hands]
        by_place += [list(spare)] * (count - len(hands))
        order = self._order(later=later)
        by_seat: list[list[Card]] = [[]] * count
        for seat, hand in zip(order, by_place, strict=True):
            by_seat[seat] = hand
        state = self.start(by_seat, later=later, lead=order[0], marks=marks, emit=emit)
        assert state.order == order, "the seats have to be known before"
        state.due, state.required = [], NO_CARD
        assert state.phase == "play", state.phase
        assert state.to_act == order[0]
        return state

    def _order(self, *, later: bool) -> tuple[Seat, ...]:
        """Return the seating: drawn seats depend only on seed and round."""
        draws = self.rules.redraw_seats or self.rules.first_seating == "draw"
        if not draws:
            return tuple(range(self.rules.players))
        hand = self.cards(self.ranks()[0], 3)
        return self.start([hand] * self.rules.players, later=later).order

    def start(
        self,
        hands: Sequence[Cards] | None = None,
        *,
        later: bool = True,
        lead: Seat | None = None,
        marks: Sequence[str] = (),
        exchange: bool = False,
        seed: int = SEED,
        number: int = 0,
        emit: Emit = None,
    ) -> RoundState:
        """Return a round at its start, dealt from the seed if no hands are given."""
        seats = tuple(range(self.rules.players))
        carried = dict.fromkeys(marks, 1)
        if later and not exchange:
            carried[CALLED_OFF] = 1
        offices = seats if later else ()
        carry = Carry(seats, offices, tuple(carried.items()))
        deal = None
        if hands is not None:
            by_seat = tuple(tuple(sorted(hand)) for hand in hands)
            deal = FixedDeal(by_seat, offices or None, lead)
        number = number or (2 if later else 1)
        return CLIMBING.start_round(self.rules, RoundSetup(seed, number, carry, deal), emit)

    # -- playing --------------------------------------------------------------------------

    def may(self, state: RoundState, cards: Cards, as_rank: str | None = None) -> bool:
        """Return whether the seat to act may play these cards."""
        play = Play(tuple(cards), as_rank)
        allowed = meld_of(state, play) is not None
        if not self.rules.illegal_play_penalty and not state.due:
            assert (CLIMBING.refusal(state, play) is None) == allowed
        return allowed

    def go(self, state: RoundState, *plays: Cards | None, emit: Emit = None) -> RoundState:
        """Return the state after these plays, None for a pass; rights to discard are not used."""
        for cards in plays:
            if cards is None and not self.draws_lots and self._is_last_pass(state):
                raise Unfit
            assert cards is None or self.may(state, cards), (cards, state.top)
            state = self.act(state, PASS if cards is None else Play(tuple(cards)), emit)
        return state

    def _is_last_pass(self, state: RoundState) -> bool:
        return bool(self.rules.pass_lot) and state.passes_in_a_row() + 1 >= self.rules.pass_lot

    def act(self, state: RoundState, action: Action, emit: Emit = None) -> RoundState:
        state = step(state, action, emit)
        while state.due and state.phase == "discard":
            state = step(state, PASS, emit)
        return state

    def beats(self, on: Cards, by: Cards, *, reverse: bool = False) -> bool:
        """Return whether these cards may be played on those that were led."""
        state = self.table(on, by)
        state.reversed = reverse
        state = self.go(state, on)
        if not state.trick:
            raise Unfit  # the lead clears the trick
        return self.may(state, by)

    def clears(self, state: RoundState, cards: Cards) -> bool:
        """Return whether these cards clear the trick, so that their player leads again."""
        seat = state.to_act
        state = self.go(state, cards)
        return not state.trick and state.to_act == seat

    def whole_round(self, *, later: bool = True) -> tuple[RoundState, tuple[Event, ...]]:
        """Return a round from the deal to its end, and its events."""
        return _whole_round(self.rules, later)

    def played_out(self, state: RoundState, emit: Emit = None) -> RoundState:
        """Return the end of the round: every player plays whenever possible."""
        for _ in range(2000):
            if state.phase == ROUND_OVER:
                return state
            actions: Any = CLIMBING.legal(state)
            chosen: Any = next((each for each in actions if isinstance(each, Play)), None)
            if chosen is None:
                chosen = PASS if PASS in actions else actions[0]
            state = step(state, chosen, emit)
        raise AssertionError("the round does not end")


@lru_cache(maxsize=8)
def _whole_round(rules: Rules, later: bool) -> tuple[RoundState, tuple[Event, ...]]:
    """Play a whole round, cached because several sentences use the same one."""
    scene, seen = Scene(rules, ""), list[Event]()
    state = scene.played_out(scene.start(later=later), seen.append)
    return state, tuple(seen)
