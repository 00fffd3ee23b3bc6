"""`exchange=ask`: the upper position asks for ranks and gets a card of each that is held (§1.6).

The upper player asks `ask_tries` times. If they have not received `ask_until` cards by then, they
continue until they have. Once they have these, they can stop early. A denied rank cannot be asked
for again, so asking always ends. The upper player then returns the same number of cards. Bonus
cards (`Pair.extra`) are additional: after the tries, asking continues until they have been
received. With `king_may_defer`, the highest position can let the second one ask first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.engine.actions import PASS, Action, Ask, Declare, Pass
from arschloch_gui.engine.cards import RANK_NAMES, RANK_OF_NAME, Seat, rank_of
from arschloch_gui.engine.climbing.contribution import Contribution, ExchangePart
from arschloch_gui.engine.climbing.events import Asked, Declared
from arschloch_gui.engine.climbing.gifts import GIFT, GIVING, giveable, hand_over
from arschloch_gui.engine.climbing.pending import (
    Announcement,
    Given,
    Pair,
    PendingDecision,
    Transfer,
)
from arschloch_gui.engine.climbing.rulebook import DecisionKind, RoundState, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.tribute import exchange_pairs, pay_tribute
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.table.public import EXCHANGE

ASKING = "ask"
DEFER = "defer"
_BOOKS_AT_ONCE = 64


class Questions(Struct, frozen=True):
    """The progress of one pair's questions; `denied` lists the ranks that `target` does not have.

    After the `tries` are used up, the player continues to ask for the `extra` cards.
    """

    asker: Seat
    target: Seat
    tries: int
    until: int
    extra: int = 0
    got: int = 0
    denied: tuple[str, ...] = ()
    may_defer: bool = False

    @property
    def may_stop(self) -> bool:
        """Whether the asker has got as many cards as they can insist on."""
        return self.got >= self.until


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None for other kinds of exchange."""
    if rules.exchange != "ask":
        return None

    def prelude(state: RoundState, emit: Emit) -> None:
        pairs = exchange_pairs(state)
        # A pair does not ask if its kind of exchange is already determined, as after a failed
        # putsch.
        pay_tribute(state, [pair for pair in pairs if pair.how], "choice", emit)
        asking = [pair for pair in pairs if not pair.how]
        for number, pair in enumerate(asking):
            first = number == 0 and len(asking) > 1
            state.due.append(_due(rules, pair, rules.king_may_defer and first))

    return Contribution(
        exchange=ExchangePart(prelude=prelude),
        decision_kinds=(GIVING, DecisionKind(ASKING, _legal, _refuse, _apply, about=Questions)),
    )


def _due(rules: Rules, pair: Pair, may_defer: bool) -> PendingDecision:
    questions = Questions(
        pair.upper,
        pair.lower,
        rules.ask_tries,
        rules.ask_until,
        pair.extra,
        may_defer=may_defer,
    )
    return PendingDecision(pair.upper, ASKING, EXCHANGE, questions)


def _legal(state: RoundState) -> Iterator[Action]:
    questions = state.due[0].about_as(Questions)
    for rank in _askable(state.book):
        if rank not in questions.denied:
            yield Ask(rank)
    if questions.may_defer:
        yield Declare(DEFER)
    if questions.may_stop:
        yield PASS


@lru_cache(maxsize=_BOOKS_AT_ONCE)
def _askable(book: Rulebook) -> tuple[str, ...]:
    in_play = {rank_of(card) for card in book.deck if card not in book.exchange.kept_back}
    order = book.order[0]
    return tuple(RANK_NAMES[rank] for rank in sorted(in_play, key=lambda rank: order[rank]))


def _refuse(state: RoundState, action: Action) -> Refusal | None:
    questions = state.due[0].about_as(Questions)
    match action:
        case Ask(rank) if rank in questions.denied:
            return Refusal.of("already_denied", rank=rank)
        case Ask(rank):
            return None if rank in _askable(state.book) else Refusal.of("rank_not_asked", rank=rank)
        case Declare(what) if what == DEFER and questions.may_defer:
            return None
        case Pass():
            return None if questions.may_stop else Refusal.of("must_ask", count=questions.until)
    return Refusal.of("not_now", phase=EXCHANGE)


def _apply(state: RoundState, action: Action, emit: Emit) -> None:
    questions = state.due[0].about_as(Questions)
    if isinstance(action, Ask):
        _answer(state, questions, action.rank, emit)
        return
    if isinstance(action, Declare):
        first, second = state.due[0], state.due[1]
        state.due[:2] = [second, replace(first, about=replace(questions, may_defer=False))]
        if emit:
            emit(Declared(questions.asker, DEFER))
        return
    _finish(state, questions)


def _answer(state: RoundState, questions: Questions, rank: str, emit: Emit) -> None:
    wanted = RANK_OF_NAME[rank]
    held = [c for c in giveable(state, questions.target) if rank_of(c) == wanted]
    taker = questions.asker if held else None
    state.told = (*state.told, Announcement(questions.target, wanted, int(bool(held)), taker))
    if emit:
        emit(Asked(questions.asker, questions.target, rank, bool(held)))
    if held:
        hand_over(state, Given(questions.target, questions.asker, (held[0],)), emit)
    after = replace(
        questions,
        tries=questions.tries - 1,
        got=questions.got + bool(held),
        denied=questions.denied if held else (*questions.denied, rank),
        may_defer=False,
    )
    if after.tries <= 0 and after.may_stop and after.extra:
        after = replace(after, until=after.got + after.extra, extra=0)
    state.due[0] = replace(state.due[0], about=after)
    nothing_left = not giveable(state, after.target) or not any(
        isinstance(action, Ask) for action in _legal(state)
    )
    if nothing_left or (after.tries <= 0 and after.may_stop):
        _finish(state, after)


def _finish(state: RoundState, questions: Questions) -> None:
    state.due.pop(0)
    if questions.got:
        back = Transfer(questions.asker, questions.target, questions.got, "choice")
        state.due.insert(0, PendingDecision(questions.asker, GIFT, EXCHANGE, back))
