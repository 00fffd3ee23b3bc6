"""What the seat to act may do, and why it may not do something else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from arschloch_gui.engine.actions import PASS, Action, Give, Pass, Play
from arschloch_gui.engine.cards import Card, format_card, rank_of
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.state import EXCHANGE, NO_CARD, PLAY, RoundState
from arschloch_gui.engine.family import Refusal


def legal_actions(state: RoundState) -> tuple[Action, ...]:
    """Every action of the seat to act; plays the rules see as one appear once."""
    if state.phase == EXCHANGE:
        return tuple(_gifts(state))
    if state.phase != PLAY:
        return ()
    plays: list[Action] = [Play(meld.cards, meld.as_rank) for meld in legal_melds(state)]
    if state.top is not None:
        plays.append(PASS)
    return tuple(plays)


def legal_melds(state: RoundState) -> list[Meld]:
    """The melds the seat to act may lay, one for each that the rules tell apart."""
    hand = state.hands[state.to_act]
    top = state.top
    if top is not None:
        beats = state.book.beats
        return [meld for meld in state.book.melds(hand) if beats(state, meld, top)]
    if state.required == NO_CARD:
        return list(state.book.melds(hand))
    return _opening_melds(state, hand)


def _opening_melds(state: RoundState, hand: list[Card]) -> list[Meld]:
    # The required card need not be the lowest of its rank, so every suit is looked at.
    chosen: list[Meld] = []
    for meld in state.book.melds(hand, every_suit=True):
        new = not any(meld.same_play(other) for other in chosen)
        if state.required in meld.cards and new:
            chosen.append(meld)
    return chosen


def meld_of(state: RoundState, play: Play) -> Meld | None:
    """The meld a play stands for in this state, or None when it may not be laid."""
    for meld in state.book.readings(play.cards):
        if play.as_rank in (None, meld.as_rank) and _may_lay(state, meld):
            return meld
    return None


def _may_lay(state: RoundState, meld: Meld) -> bool:
    if state.top is not None:
        return state.book.beats(state, meld, state.top)
    return state.required == NO_CARD or state.required in meld.cards


def refusal(state: RoundState, action: Action) -> Refusal | None:
    """The first reason why the seat to act may not do this, or None."""
    match action:
        case Give(cards, to):
            return _refuse_give(state, cards, to)
        case Pass():
            return _refuse_pass(state)
        case Play():
            return _refuse_play(state, action)


def _refuse_pass(state: RoundState) -> Refusal | None:
    if state.phase != PLAY:
        return Refusal.of("not_now", phase=state.phase)
    return Refusal.of("leader_must_play") if state.top is None else None


def _refuse_give(state: RoundState, cards: tuple[Card, ...], to: int) -> Refusal | None:
    if state.phase != EXCHANGE:
        return Refusal.of("not_now", phase=state.phase)
    due = state.pending[0]
    if to != due.taker:
        return Refusal.of("wrong_taker", taker=due.taker)
    if len(cards) != due.count:
        return Refusal.of("wrong_count", count=due.count, given=len(cards))
    return _not_held(state, cards)


def _refuse_play(state: RoundState, play: Play) -> Refusal | None:
    if state.phase != PLAY:
        return Refusal.of("not_now", phase=state.phase)
    if not play.cards:
        return Refusal.of("no_cards")
    if (held := _not_held(state, play.cards)) is not None:
        return held
    if meld_of(state, play) is not None:
        return None
    readings = [m for m in state.book.readings(play.cards) if play.as_rank in (None, m.as_rank)]
    if not readings:
        return _no_meld(state, play.cards)
    top = state.top
    if top is None:
        return Refusal.of("must_contain", card=format_card(state.required))
    if all(m.size != top.size or m.kind != top.kind for m in readings):
        return Refusal.of("wrong_size", size=top.size, given=len(play.cards))
    return Refusal.of("too_low", rank=_rank_name(top.cards[0]))


def _no_meld(state: RoundState, cards: tuple[Card, ...]) -> Refusal:
    if len({rank_of(card) for card in cards}) == 1:
        return Refusal.of("set_too_large", most=state.book.max_set)
    return Refusal.of("mixed_ranks")


def _rank_name(card: Card) -> str:
    name = format_card(card)
    return name if name.startswith("*") else name[:-1]


def _not_held(state: RoundState, cards: tuple[Card, ...]) -> Refusal | None:
    missing = Counter(cards) - Counter(state.hands[state.to_act])
    return Refusal.of("not_held", card=format_card(min(missing))) if missing else None


def _gifts(state: RoundState) -> Iterator[Action]:
    due = state.pending[0]
    seen: set[tuple[int, ...]] = set()
    for cards in combinations(state.hands[due.giver], due.count):
        key = exchange_class(state, cards)
        if key not in seen:
            seen.add(key)
            yield Give(cards, due.taker)


def exchange_class(state: RoundState, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Equal for gifts the rules cannot tell apart: by rank, or by card where suits count.

    Suits also count when the holder of a certain card leads.
    """
    book = state.book
    if book.suits_matter or book.card_can_decide_lead:
        return tuple(sorted(cards))
    return tuple(sorted(rank_of(card) for card in cards))


def same_action(state: RoundState, one: Action, other: Action) -> bool:
    """Whether two legal actions of this state differ in nothing the rules look at."""
    if isinstance(one, Play) and isinstance(other, Play):
        a, b = meld_of(state, one), meld_of(state, other)
        return a is not None and b is not None and a.same_play(b)
    if isinstance(one, Give) and isinstance(other, Give):
        same = exchange_class(state, one.cards) == exchange_class(state, other.cards)
        return one.to == other.to and same
    return one == other
