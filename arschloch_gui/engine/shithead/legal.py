"""Legal actions of the seat to act, and reasons for refusing others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, groupby

from arschloch_gui.engine.actions import PASS, Action, Pass, Play, shared_play
from arschloch_gui.engine.cards import RANK_NAMES, Card, Rank, format_card
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.held import lowest_missing
from arschloch_gui.engine.shithead.actions import TAKE, Blind, Swap, Take
from arschloch_gui.engine.shithead.pile import NO_RANK, kind_of, ranks_on, top_rank
from arschloch_gui.engine.shithead.rules import SIZE
from arschloch_gui.engine.shithead.state import BLIND, HAND, OPEN, RoundState
from arschloch_gui.engine.table.public import EXCHANGE, ROUND_OVER


def legal_actions(state: RoundState) -> tuple[Action, ...]:
    """Return the legal actions of the seat to act.

    Actions that differ only in suits are listed once, with the lowest suits.
    """
    if state.phase == ROUND_OVER:
        return ()
    if state.phase == EXCHANGE:
        return (PASS, *_swaps(state))
    if state.source(state.to_act) == BLIND:
        return tuple(Blind(place) for place in state.blind_places(state.to_act))
    actions: list[Action] = [*_plays(state)]
    if not actions or (state.rules.may_take and state.pile):
        actions.append(TAKE)
    return tuple(actions)


def _plays(state: RoundState) -> list[Play]:
    lawful = _lawful_ranks(state)
    plays: list[Play] = []
    for rank, group in groupby(state.choosable(state.to_act), key=kind_of):
        if rank in lawful:
            cards = tuple(group)
            plays += [shared_play(cards[:size]) for size in range(1, len(cards))]
            plays.append(shared_play(cards))
    return plays


def _lawful_ranks(state: RoundState) -> frozenset[Rank]:
    """Return the ranks that the player can put on the pile from the current source of cards."""
    lawful = ranks_on(top_rank(state.pile), strictly=_strictly(state))
    return lawful if state.required == NO_RANK else lawful & {state.required}


def _strictly(state: RoundState) -> bool:
    return state.rules.open_strictly_higher and state.source(state.to_act) == OPEN


def _swaps(state: RoundState) -> Iterator[Swap]:
    """Yield every swap of hand cards for face-up cards of other ranks."""
    hand, table = state.hands[state.to_act], state.open[state.to_act]
    for size in range(1, min(SIZE, len(hand), len(table)) + 1):
        given, taken = (_choices(cards, size) for cards in (hand, table))
        for own in given:
            ranks = set(map(kind_of, own))
            yield from (Swap(own, up) for up in taken if ranks.isdisjoint(map(kind_of, up)))


def _choices(cards: Iterable[Card], size: int) -> list[tuple[Card, ...]]:
    """Return the subsets of this size that differ in ranks, each with the lowest suits."""
    found: dict[tuple[Rank, ...], tuple[Card, ...]] = {}
    for chosen in combinations(sorted(cards), size):
        found.setdefault(tuple(map(kind_of, chosen)), chosen)
    return list(found.values())


# -- refusals ---------------------------------------------------------------------------


def refusal(state: RoundState, action: Action) -> Refusal | None:
    """Return the refusal of this action by the seat to act, or None if it is legal."""
    if state.phase == ROUND_OVER:
        return Refusal.of("not_now", phase=ROUND_OVER)
    if state.phase == EXCHANGE:
        return _refuse_in_exchange(state, action)
    match action:
        case Play(cards, None):
            return _refuse_play(state, cards)
        case Take():
            return _refuse_take(state)
        case Blind(place):
            return _refuse_blind(state, place)
        case Pass():
            return Refusal.of("no_passing")
    return Refusal.of("not_now", phase=state.phase)


def _refuse_in_exchange(state: RoundState, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Swap(own, taken):
            if missing := _missing(own, state.hands[state.to_act]):
                return Refusal.of("not_held", card=missing)
            if missing := _missing(taken, state.open[state.to_act]):
                return Refusal.of("not_open", card=missing)
            if len(own) != len(taken) or not 1 <= len(own) <= SIZE:
                return Refusal.of("swap_as_many", most=SIZE)
            return None
    return Refusal.of("swap_first")


def _refuse_play(state: RoundState, cards: tuple[Card, ...]) -> Refusal | None:
    seat = state.to_act
    if not cards:
        return Refusal.of("no_cards")
    if state.source(seat) == BLIND:
        return Refusal.of("turn_a_blind_card")
    if missing := _missing(cards, state.choosable(seat)):
        if state.source(seat) == HAND and not _missing(cards, state.open[seat]):
            return Refusal.of("hand_first")
        return Refusal.of("not_held", card=missing)
    ranks = set(map(kind_of, cards))
    if len(ranks) > 1:
        return Refusal.of("mixed_ranks")
    rank = ranks.pop()
    if rank in _lawful_ranks(state):
        return None
    if state.required not in (NO_RANK, rank):
        return Refusal.of("start_with", rank=RANK_NAMES[state.required])
    top = top_rank(state.pile)
    return Refusal.of("open_not_higher" if rank == top else "below_top", rank=RANK_NAMES[top])


def _refuse_take(state: RoundState) -> Refusal | None:
    if not state.pile:
        return Refusal.of("no_pile")
    if state.source(state.to_act) == BLIND:
        return Refusal.of("turn_a_blind_card")
    if not state.rules.may_take and _plays(state):
        return Refusal.of("can_be_laid")
    return None


def _refuse_blind(state: RoundState, place: int) -> Refusal | None:
    if state.source(state.to_act) != BLIND:
        return Refusal.of("hand_first" if state.hands[state.to_act] else "open_first")
    if place not in state.blind_places(state.to_act):
        return Refusal.of("no_blind_card_there")
    return None


def _missing(cards: tuple[Card, ...], held: Iterable[Card]) -> str:
    """Return the name of the lowest card missing from `held`, or ""."""
    missing = lowest_missing(held, cards)
    return "" if missing is None else format_card(missing)


# -- equivalence ------------------------------------------------------------------------


def same_action(state: RoundState, one: Action, other: Action) -> bool:
    """Return whether two legal actions are equal apart from suits.

    A swap of equal ranks is equivalent to no swap.
    """
    return _shape(one) == _shape(other)


def _shape(action: Action) -> object:
    match action:
        case Play(cards):
            return "play", sorted(map(kind_of, cards))
        case Swap(own, taken):
            out, up = Counter(map(kind_of, own)), Counter(map(kind_of, taken))
            return (
                _shape(PASS)
                if out == up
                else (sorted((out - up).items()), sorted((up - out).items()))
            )
        case Pass():
            return "content"
    return action
