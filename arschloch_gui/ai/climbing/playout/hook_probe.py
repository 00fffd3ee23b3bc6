"""What the rulebook's hooks say, found by asking them about a round made up for the purpose.

Which hooks may be asked like this stands in `taught`. No rule is imported here: a hook is known by
the name of the file it stands in.
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
"""Marks of the engine's rules of these names."""
LONGEST_LOT = 100
HookT = TypeVar("HookT")
_NO_MARKS: Mapping[str, int] = MappingProxyType({})
_GAME = rulemods.__name__.rpartition(".")[0]


def rule_of(hook: object) -> str:
    """The name of the file a hook of the engine stands in, or its whole module elsewhere."""
    owner = getattr(hook, "apply", hook)
    module: str = getattr(owner, "__module__", "")
    package, _, name = module.rpartition(".")
    return name if package in (rulemods.__name__, _GAME) else module


def of_rule(hooks: Iterable[HookT], *rules: str) -> list[HookT]:
    """The hooks of the named rules."""
    return [hook for hook in hooks if rule_of(hook) in rules]


def scratch(book: Rulebook) -> RoundState:
    """A round in which seat 0 is to act on an empty table, everybody holding cards."""
    seats = tuple(range(max(4, book.rules.players)))
    hands = [[book.deck[0]] for _ in seats]
    state = RoundState(rules=book.rules, book=book, order=seats, hands=hands)
    state.phase, state.playing, state.to_act = PLAY, True, 0
    return state


class Asker:
    """The hooks of one rulebook, by what they are asked about."""

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
        """A round in which it can be asked what beats what."""
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
        """Whether a meld may be played on another one in such a round."""
        like = (meld.kind, meld.size) == (top.kind, top.size)
        fits = like or any(crosses(meld) for crosses in self.book.trick.crossings)
        return fits and self.book.beats(facing, meld, top)

    def may_lead(self, meld: Meld) -> bool:
        """Whether a trick may be led with it, where no certain card has to be led."""
        return meld.kind != SET or meld.size <= self.book.max_set

    def sweeps(self, meld: Meld) -> bool:
        """Whether it takes the trick whatever lies below."""
        return self._after(self._enders, meld).swept

    def turns(self, meld: Meld) -> bool:
        """Whether it reverses the order."""
        return self._after(self._turners, meld).reversed

    def lock(self, meld: Meld) -> int:
        """The suits it locks a trick to where the meld below had the same; 0: it never does."""
        return self._after(self._lockers, meld, meld).marks.get(LOCK, 0)

    def lifts_lock(self, meld: Meld) -> bool:
        """Whether a lock ends with it."""
        return bool(self._lockers) and not self._after(self._lockers, meld, marks={LOCK: 1}).marks

    def lands_on_joker(self, meld: Meld) -> bool:
        """Whether it takes the trick because a single joker lies below."""
        if self._lone_joker is None or not self._landers:
            return False
        return self._after(self._landers, self._lone_joker, meld).swept

    def completes_rank(self, meld: Meld) -> bool:
        """Whether it takes the trick when all cards of its rank lie there."""
        every = tuple(card for card in self.book.deck if rank_of(card) == meld.rank)
        return self._after(self._completers, meld._replace(cards=every)).swept

    def penalised(self, cards: Iterable[Card]) -> bool:
        """Whether nobody should go out with these cards."""
        return any(self.book.out.penalised.get(rank_of(card), "") for card in cards)

    def heir(self, *, highest: Seat, lowest: Seat) -> Seat:
        """Who leads when seat 0 is out, of those on his left, of whom seat 1 sits next to him."""
        state = scratch(self.book)
        between = [seat for seat in state.order if seat not in (highest, lowest)]
        state.owner, state.hands[0] = 0, []
        state.offices = (highest, *between, lowest)
        return self.book.lead.heir(state)

    def lot(self) -> int:
        """After how many passes in a row the places are drawn; 0: never."""
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
        """The round after seats in succession played these melds, with the effects of the last one.

        It is the same round each time, so its answers have to be read at once.
        """
        state = self._round
        state.trick = tuple((1 + at, meld) for at, meld in enumerate(melds))
        state.to_act = state.owner = len(melds)
        state.swept = state.reversed = False
        state.marks = dict(marks)
        for effect in effects:
            effect(state, melds[-1], None)
        return state
