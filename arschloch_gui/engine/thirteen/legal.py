"""Legal actions of the seat to act, and reasons for refusing others."""

from __future__ import annotations

from arschloch_gui.engine.actions import PASS, Action, Pass, Play, shared_play
from arschloch_gui.engine.cards import Card, format_card
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.held import not_held
from arschloch_gui.engine.table.public import NO_CARD, PLAY, ROUND_OVER
from arschloch_gui.engine.thirteen.combos import (
    FIVE,
    Combo,
    beats,
    card_of,
    combo_of,
    combos_in,
    power_of,
)
from arschloch_gui.engine.thirteen.state import RoundState

_SUITS = 4


def legal_actions(state: RoundState) -> tuple[Action, ...]:
    """Return the legal actions of the seat to act. Suits matter, so no plays are equivalent."""
    if state.phase == ROUND_OVER:
        return ()
    plays = tuple([shared_play(combo.cards) for combo in legal_combos(state)])
    return plays if state.top is None else (*plays, PASS)


def legal_combos(state: RoundState) -> list[Combo]:
    """Return the legal combinations of the seat to act, smaller sizes first, then by strength."""
    hand, top = state.hands[state.to_act], state.top
    if top is not None:
        cross = state.rules.cross_kind
        return [combo for combo in combos_in(hand, top.size) if beats(combo, top, cross)]
    needed = state.required
    return [combo for combo in combos_in(hand) if needed == NO_CARD or needed in combo.cards]


def refusal(state: RoundState, action: Action) -> Refusal | None:
    """Return the refusal of this action by the seat to act, or None if it is legal."""
    if state.phase == ROUND_OVER:
        return Refusal.of("not_now", phase=ROUND_OVER)
    match action:
        case Pass():
            return Refusal.of("leader_must_play") if state.top is None else None
        case Play(cards, as_rank):
            if not cards:
                return Refusal.of("no_cards")
            held = state.hands[state.to_act]
            return not_held(held, cards) or _refuse_cards(state, cards, as_rank)
    return Refusal.of("not_now", phase=PLAY)


def _refuse_cards(
    state: RoundState, cards: tuple[Card, ...], as_rank: str | None
) -> Refusal | None:
    combo, top = combo_of(cards), state.top
    if combo is None or as_rank is not None:
        four = len(cards) == _SUITS and len({power_of(card) // _SUITS for card in cards}) == 1
        return Refusal.of("bare_four" if four else "no_combo")
    if top is None:
        if state.required in (NO_CARD, *cards):
            return None
        return Refusal.of("must_contain", card=format_card(state.required))
    if beats(combo, top, state.rules.cross_kind):
        return None
    if combo.size != top.size:
        return Refusal.of("wrong_number", size=top.size)
    if combo.level < top.level or (combo.level > top.level and combo.size == FIVE):
        return Refusal.of("wrong_hand", kind=combo.kind, top=top.kind)
    return Refusal.of("too_weak", kind=top.kind, card=format_card(card_of(top.key)))
