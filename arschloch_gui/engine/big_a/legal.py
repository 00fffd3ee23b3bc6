"""Legal actions of the seat to act, and reasons for refusing others."""

from __future__ import annotations

from arschloch_gui.engine.actions import PASS, Action, Pass, Play, shared_play
from arschloch_gui.engine.big_a.deck import JOKER, JOKER_NUMBER, card_of, is_a
from arschloch_gui.engine.big_a.melds import Meld, a_cards_in, beats, meld_of, sets_in
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.cards import RANK_NAMES, Card, rank_of
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.held import not_held
from arschloch_gui.engine.table.public import PLAY, ROUND_OVER


def legal_actions(state: RoundState) -> tuple[Action, ...]:
    """Return the legal actions of the seat to act, or an empty tuple if the round is over."""
    if state.phase == ROUND_OVER:
        return ()
    plays = tuple([shared_play(meld.cards) for meld in legal_melds(state)])
    return (*plays, PASS) if state.trick and not state.is_a_trick else plays


def legal_melds(state: RoundState) -> list[Meld]:
    """Return the legal plays of the seat to act: sets by size and number, then A cards."""
    hand, top = state.hands[state.to_act], state.top
    if top is None:
        return [*sets_in(hand), *a_cards_in(hand)]
    if state.is_a_trick:
        return list(sets_in(hand, 1))
    return list(sets_in(hand, top.size, top.number))


def refusal(state: RoundState, action: Action) -> Refusal | None:
    """Return the refusal of this action by the seat to act, or None if it is legal."""
    if state.phase == ROUND_OVER:
        return Refusal.of("not_now", phase=ROUND_OVER)
    match action:
        case Pass():
            if not state.trick:
                return Refusal.of("leader_must_play")
            return Refusal.of("a_trick_no_passing") if state.is_a_trick else None
        case Play(cards, as_rank):
            if not cards:
                return Refusal.of("no_cards")
            held = state.hands[state.to_act]
            return not_held(held, cards) or _refuse_cards(state, cards, as_rank)
    return Refusal.of("not_now", phase=PLAY)


def _refuse_cards(
    state: RoundState, cards: tuple[Card, ...], as_rank: str | None
) -> Refusal | None:
    top = state.top
    if any(map(is_a, cards)) and (len(cards) > 1 or top is not None):
        return Refusal.of("a_only_led_alone")
    if state.is_a_trick and len(cards) > 1:
        return Refusal.of("a_trick_one_card")
    meld = meld_of(cards)
    if meld is None:
        return Refusal.of("jokers_alone" if set(cards) == {JOKER} else "mixed_ranks")
    # The meaning of a joker is never ambiguous here, but if the play names one, it must be correct.
    if as_rank not in (None, RANK_NAMES[rank_of(meld.cards[0])]):
        return Refusal.of("joker_is_the_set", text=as_rank)
    if top is None or state.is_a_trick or beats(meld, top):
        return None
    if meld.size != top.size:
        return Refusal.of("wrong_number", size=top.size)
    if top.number == JOKER_NUMBER:
        return Refusal.of("nothing_beats_a_joker")
    return Refusal.of("too_low", rank=RANK_NAMES[rank_of(card_of(top.number))])
