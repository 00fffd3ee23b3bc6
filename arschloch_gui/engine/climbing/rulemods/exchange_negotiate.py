"""`exchange=negotiate`: the upper position proposes; the lower accepts, refuses or counters (§1.6).

A proposal offers specific cards in return for cards of certain ranks. A counter-proposal also
refuses the previous one. After three refusals, the best cards are exchanged for the worst.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.engine.actions import Action, Answer, Propose
from arschloch_gui.engine.cards import (
    RANK_NAMES,
    RANK_OF_NAME,
    Card,
    Rank,
    Seat,
    format_card,
    rank_of,
)
from arschloch_gui.engine.climbing.contribution import Contribution, ExchangePart
from arschloch_gui.engine.climbing.events import Answered, Proposed
from arschloch_gui.engine.climbing.gifts import GIVING, gift_choices, giveable, hand_over
from arschloch_gui.engine.climbing.pending import Given, Pair, PendingDecision
from arschloch_gui.engine.climbing.rulebook import DecisionKind, RoundState, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.tribute import exchange_pairs, pay_tribute
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.held import not_held
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import EXCHANGE

BARGAINING = "negotiate"
MOST_REFUSALS = 3
MOST_CARDS = 2
_BOOKS_AT_ONCE = 64


class Bargain(Struct, frozen=True):
    """A negotiation of a pair: the refusals so far and the proposal to be answered, if any."""

    pair: Pair
    refusals: int = 0
    proposer: Seat = -1
    offer: Propose | None = None

    def other(self, seat: Seat) -> Seat:
        """Return the other seat of the pair."""
        return self.pair.lower if seat == self.pair.upper else self.pair.upper


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None in other modes."""
    if rules.exchange != "negotiate":
        return None

    def prelude(state: RoundState, emit: Emit) -> None:
        pairs = exchange_pairs(state)
        pay_tribute(state, [pair for pair in pairs if pair.how], "choice", emit)
        for pair in pairs:
            if not pair.how:
                _open(state, pair, emit)

    return Contribution(
        exchange=ExchangePart(prelude=prelude),
        decision_kinds=(
            GIVING,
            DecisionKind(BARGAINING, _legal, _refuse, _apply, _redact, _reveals, _imagine, Bargain),
        ),
    )


def _open(state: RoundState, pair: Pair, emit: Emit) -> None:
    """Start a negotiation. Cards beyond two per player are exchanged first, best for worst."""
    if pair.count > MOST_CARDS:
        pay_tribute(state, [replace(pair, count=pair.count - MOST_CARDS)], "worst", emit)
    hands = (giveable(state, pair.upper), giveable(state, pair.lower))
    count = min(pair.count, MOST_CARDS, *(len(hand) for hand in hands))
    if count:
        bargain = Bargain(replace(pair, count=count))
        state.due.append(PendingDecision(pair.upper, BARGAINING, EXCHANGE, bargain))


def _redact(due: PendingDecision, viewer: Seat | None) -> PendingDecision:
    """Hide the cards and ranks of an offer from other seats, but not the fact that there is one."""
    bargain = due.about_as(Bargain)
    if bargain.offer is None or viewer in (bargain.pair.upper, bargain.pair.lower):
        return due
    return replace(due, about=replace(bargain, offer=Propose((), ())))


def _reveals(due: PendingDecision, viewer: Seat | None) -> Iterator[tuple[Seat, Card]]:
    """Yield the offered cards, which the seat to answer has seen."""
    bargain = due.about_as(Bargain)
    if bargain.offer is not None and viewer == due.seat:
        yield from ((bargain.proposer, card) for card in bargain.offer.give)


def _imagine(
    state: RoundState, due: PendingDecision, viewer: Seat | None, rng: Rng
) -> PendingDecision:
    """Return the decision with a random possible offer if the viewer did not see the real one."""
    bargain = due.about_as(Bargain)
    if bargain.offer is None or bargain.offer.give:
        return due
    count = bargain.pair.count
    give = rng.shuffled(giveable(state, bargain.proposer))[:count]
    want = rng.shuffled(giveable(state, due.seat))[:count]
    ranks = tuple(RANK_NAMES[rank_of(card)] for card in sorted(want))
    return replace(due, about=replace(bargain, offer=Propose(tuple(sorted(give)), ranks)))


def _legal(state: RoundState) -> Iterator[Action]:
    bargain = state.due[0].about_as(Bargain)
    if bargain.offer is not None:
        if _cards_for(state, state.to_act, bargain.offer.want) is not None:
            yield Answer(True)
        yield Answer(False)
    wants = _wants(state.book, bargain.pair.count)
    for give in gift_choices(state, state.to_act, bargain.pair.count):
        for want in wants:
            yield Propose(give, want)


@lru_cache(maxsize=_BOOKS_AT_ONCE)
def _wants(book: Rulebook, count: int) -> tuple[tuple[str, ...], ...]:
    """Return all possible requests, cached because there are many and every turn needs them."""
    ranks = sorted({rank_of(card) for card in book.deck if card not in book.exchange.kept_back})
    wants = [tuple(RANK_NAMES[r] for r in w) for w in combinations_with_replacement(ranks, count)]
    return tuple(want for want in wants if not _lacking(book, want))


def _lacking(book: Rulebook, want: tuple[str, ...]) -> list[str]:
    """Return the ranks that are requested more often than they occur in the deck."""
    in_deck = Counter(RANK_NAMES[rank_of(card)] for card in book.deck)
    return list(Counter(want) - in_deck)


def _refuse(state: RoundState, action: Action) -> Refusal | None:
    bargain = state.due[0].about_as(Bargain)
    match action:
        case Answer(accept) if bargain.offer is not None:
            if accept and _cards_for(state, state.to_act, bargain.offer.want) is None:
                return Refusal.of("wanted_not_held")
            return None
        case Propose(give, want):
            count = bargain.pair.count
            if len(give) != count or len(want) != count:
                return Refusal.of("wrong_count", count=count, given=len(give))
            if kept := [card for card in give if card in state.book.exchange.kept_back]:
                return Refusal.of("not_exchangeable", card=format_card(kept[0]))
            if lacking := _lacking(state.book, want):
                return Refusal.of("rank_not_asked", rank=lacking[0])
            return not_held(state.hands[state.to_act], give)
    return Refusal.of("not_now", phase=EXCHANGE)


def _apply(state: RoundState, action: Action, emit: Emit) -> None:
    bargain = state.due[0].about_as(Bargain)
    seat = state.to_act
    if isinstance(action, Answer) and emit:
        emit(Answered(seat, action.accept))
    if isinstance(action, Answer) and action.accept:
        _settle(state, bargain, emit)
        return
    if bargain.offer is not None:
        bargain = replace(bargain, refusals=bargain.refusals + 1)
    if bargain.refusals >= MOST_REFUSALS:
        state.due.pop(0)
        pay_tribute(state, [bargain.pair], "worst", emit)
    elif isinstance(action, Propose):
        other = bargain.other(seat)
        if emit:
            emit(Proposed(seat, other, len(action.give), action.give, action.want))
        waiting = replace(bargain, proposer=seat, offer=action)
        state.due[0] = PendingDecision(other, BARGAINING, EXCHANGE, waiting)
    else:
        free = replace(bargain, proposer=-1, offer=None)
        state.due[0] = PendingDecision(bargain.pair.upper, BARGAINING, EXCHANGE, free)


def _settle(state: RoundState, bargain: Bargain, emit: Emit) -> None:
    offer = bargain.offer
    assert offer is not None
    wanted = _cards_for(state, state.to_act, offer.want)
    assert wanted is not None
    state.due.pop(0)
    for given in (
        Given(bargain.proposer, state.to_act, tuple(sorted(offer.give))),
        Given(state.to_act, bargain.proposer, wanted),
    ):
        hand_over(state, given, emit)


def _cards_for(state: RoundState, seat: Seat, ranks: tuple[str, ...]) -> tuple[Card, ...] | None:
    """Return the lowest cards of these ranks that a seat can give, or None if it lacks one."""
    left = giveable(state, seat)
    chosen: list[Card] = []
    for name in ranks:
        rank: Rank = RANK_OF_NAME[name]
        card = next((c for c in left if rank_of(c) == rank), None)
        if card is None:
            return None
        left.remove(card)
        chosen.append(card)
    return tuple(sorted(chosen))


def few_enough_ranks_to_bargain(rules: Rules) -> Problem | None:
    """Check that there are few enough possible requests to list them all."""
    # Every trump has its own rank, so there are too many possible requests for two cards.
    if rules.deck == "tarot78" and rules.exchange == "negotiate":
        return Problem.of("too_many_ranks_to_bargain", "exchange", "deck")
    return None


CONFLICTS = (few_enough_ranks_to_bargain,)
