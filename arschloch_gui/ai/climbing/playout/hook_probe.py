"""Hook probe, which calls the rulebook's hooks with artificial rounds and reads their effects.

`supported_rules` lists the hooks that can be probed in this way. No rule is imported here, because
hooks are identified by the name of the module that defines them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeVar

from arschloch_gui.engine.cards import Card, Seat, is_joker, rank_of
from arschloch_gui.engine.climbing import rulemods
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import MeldEffect, RoundState, Rulebook
from arschloch_gui.engine.table.public import PLAY

LOCK, BOUND = "lock", "bound"
"""Names of the marks that the engine's rules of the same names use."""
LONGEST_LOT = 100
HookT = TypeVar("HookT")
_NO_MARKS: Mapping[str, int] = MappingProxyType({})
_GAME = rulemods.__name__.rpartition(".")[0]


def rule_of(hook: object) -> str:
    """Return the name of an engine hook's module, or the full path of any other module."""
    owner = getattr(hook, "apply", hook)
    module: str = getattr(owner, "__module__", "")
    package, _, name = module.rpartition(".")
    return name if package in (rulemods.__name__, _GAME) else module


def of_rule(hooks: Iterable[HookT], *rules: str) -> list[HookT]:
    """Return those hooks that are defined by the named rules."""
    return [hook for hook in hooks if rule_of(hook) in rules]


def scratch(book: Rulebook) -> RoundState:
    """Return a round in which seat 0 leads and every seat has a card."""
    seats = tuple(range(max(4, book.rules.players)))
    hands = [[book.deck[0]] for _ in seats]
    state = RoundState(rules=book.rules, book=book, order=seats, hands=hands)
    state.phase, state.playing, state.to_act = PLAY, True, 0
    return state


class Asker:
    """A probe of the hooks of one rulebook."""

    def __init__(self, book: Rulebook) -> None:
        effects = book.trick.meld_effects
        self.book = book
        self._round = scratch(book)
        self._enders = of_rule(effects, "cutting", "joker_takes_trick", "excuse")
        self._turners = of_rule(effects, "revolution")
        self._lockers = of_rule(effects, "lock")
        self._completers = of_rule(effects, "tabula_rasa")
        self._landers = of_rule(effects, "spade3_beats_joker")
        jokers = sorted(card for card in set(book.deck) if is_joker(card))
        lone = [meld for card in jokers for meld in book.readings((card,))]
        self._lone_joker = lone[0] if lone else None

    def facing(self, *, flipped: bool, lock: int, bound: bool, office: bool) -> RoundState:
        """Return a round with which `beats` can be evaluated."""
        state = scratch(self.book)
        state.reversed = flipped
        if lock:
            state.marks[LOCK] = lock
        if bound:
            state.marks[BOUND] = 1
        if office:
            state.offices = (*range(1, len(state.order)), 0)
        return state

    def beats(self, facing: RoundState, meld: Meld, top: Meld) -> bool:
        """Return whether a meld beats another one in a round made by `facing`."""
        like = (meld.kind, meld.size) == (top.kind, top.size)
        fits = like or any(crosses(meld) for crosses in self.book.trick.crossings)
        return fits and self.book.beats(facing, meld, top)

    def may_lead(self, meld: Meld) -> bool:
        """Return whether a meld can be led if no certain card is required."""
        return meld.kind != SET or meld.size <= self.book.max_set

    def sweeps(self, meld: Meld) -> bool:
        """Return whether a meld clears any trick."""
        return self._after(self._enders, meld).swept

    def turns(self, meld: Meld) -> bool:
        """Return whether a meld reverses the rank order."""
        return self._after(self._turners, meld).reversed

    def lock(self, meld: Meld) -> int:
        """Return the suits to which a meld locks a trick if the meld below has them; 0: none."""
        return self._after(self._lockers, meld, meld).marks.get(LOCK, 0)

    def lifts_lock(self, meld: Meld) -> bool:
        """Return whether a meld lifts a lock."""
        return bool(self._lockers) and not self._after(self._lockers, meld, marks={LOCK: 1}).marks

    def lands_on_joker(self, meld: Meld) -> bool:
        """Return whether a meld clears the trick when it is played on a single joker."""
        if self._lone_joker is None or not self._landers:
            return False
        return self._after(self._landers, self._lone_joker, meld).swept

    def completes_rank(self, meld: Meld) -> bool:
        """Return whether the meld clears a trick that contains all cards of its rank."""
        every = tuple(card for card in self.book.deck if rank_of(card) == meld.rank)
        return self._after(self._completers, meld._replace(cards=every)).swept

    def penalised(self, cards: Iterable[Card]) -> bool:
        """Return whether going out with these cards is penalised."""
        return any(self.book.out.penalised.get(rank_of(card), "") for card in cards)

    def heir(self, *, highest: Seat, lowest: Seat) -> Seat:
        """Return the seat that leads if seat 0 is out. Seat 1 is the left neighbour of seat 0."""
        state = scratch(self.book)
        between = [seat for seat in state.order if seat not in (highest, lowest)]
        state.owner, state.hands[0] = 0, []
        state.offices = (highest, *between, lowest)
        return self.book.lead.heir(state)

    def lot(self) -> int:
        """Return the number of successive passes after which places are drawn; 0: never."""
        draw = self.book.lead.draw_places
        state = scratch(self.book)
        for passes in range(1, LONGEST_LOT + 1 if draw else 0):
            state.history = ((0, None),) * passes
            if draw and draw(state):
                return passes
        return 0

    def _after(
        self, effects: Iterable[MeldEffect], *melds: Meld, marks: Mapping[str, int] = _NO_MARKS
    ) -> RoundState:
        """Return the round after these melds by successive seats, with the effects of the last one.

        Every call reuses the same object, so read its values before the next call.
        """
        state = self._round
        state.trick = tuple((1 + at, meld) for at, meld in enumerate(melds))
        state.to_act = state.owner = len(melds)
        state.swept = state.reversed = False
        state.marks = dict(marks)
        for effect in effects:
            effect(state, melds[-1], None)
        return state
