"""Legal actions of the seat to act, and reasons for refusing others."""

from __future__ import annotations

from typing import TypeAlias

from arschloch_gui.engine.actions import (
    PASS,
    Action,
    Declare,
    Discard,
    Give,
    Pass,
    Play,
    Propose,
    Shift,
    shared_play,
)
from arschloch_gui.engine.cards import RANK_NAMES, Card, format_card, rank_of
from arschloch_gui.engine.climbing.gifts import exchange_class
from arschloch_gui.engine.climbing.held import discard_class
from arschloch_gui.engine.climbing.melds import JOKER, NO_STANDING, SET, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.climbing.suits import same_rank_choices, suit_pattern
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.held import not_held
from arschloch_gui.engine.table.public import NO_CARD, PLAY, ROUND_OVER

PlayClass: TypeAlias = Meld
"""A meld reduced to what the rules compare: `cards` contains ranks, or cards if suits matter."""


def legal_actions(state: RoundState) -> tuple[Action, ...]:
    """Return the legal actions of the seat to act, listing equivalent plays only once.

    A leader who has no play (only wild cards left) passes the lead on. If the rules allow
    declining the lead, the leader can also pass, unless a certain card must be played.
    """
    if state.phase == ROUND_OVER:
        return ()
    if state.due:
        return tuple(state.book.decision_kinds[state.due[0].kind].legal(state))
    actions: list[Action] = [shared_play(meld.cards, meld.as_rank) for meld in legal_melds(state)]
    actions += [Declare(each.what) for each in state.book.trick.declarations if each.offered(state)]
    declines = state.book.lead.may_pass and state.required == NO_CARD
    if state.trick or declines or not actions:
        actions.append(PASS)
    return tuple(actions)


def legal_melds(state: RoundState) -> list[Meld]:
    """Return the legal melds of the seat to act, without equivalent duplicates."""
    book, hand, top = state.book, state.hands[state.to_act], state.top
    if top is not None:
        beats = book.beats
        return [meld for meld in book.answers(hand, top) if beats(state, meld, top)]
    if state.required == NO_CARD:
        return list(book.leads(hand))
    return _melds_with(state, state.required)


def _melds_with(state: RoundState, required: Card) -> list[Meld]:
    """Return the leads that contain a required card, without equivalent duplicates.

    Enumerators yield one of several equivalent melds, and not always the one with that card. They
    are therefore called with every choice of the other cards of its rank, and with the required
    card first.
    """
    hand = state.hands[state.to_act]
    rank = rank_of(required)
    others = [card for card in hand if rank_of(card) == rank]
    others.remove(required)
    lower = [card for card in hand if rank_of(card) < rank]
    higher = [card for card in hand if rank_of(card) > rank]
    found: dict[PlayClass, Meld] = {}
    for size in range(len(others) + 1):
        for beside in same_rank_choices(state.book, tuple(others), size):
            for meld in state.book.melds([*lower, required, *beside, *higher]):
                if _may_play(state, meld):
                    found.setdefault(play_class(state, meld), _tidy(state, meld))
    return list(found.values())


def _tidy(state: RoundState, meld: Meld) -> Meld:
    """Return the meld with its cards in the usual order, wild cards last."""
    wild = state.book.wild
    return meld._replace(cards=tuple(sorted(meld.cards, key=lambda card: (card in wild, card))))


def play_class(state: RoundState, meld: Meld) -> PlayClass:
    """Return a value that is equal for equivalent melds.

    It contains ranks, or cards if suits matter. For a run, `suit` covers its top rank, and all
    suits are kept if a trick can be locked to them.
    """
    book = state.book
    if book.suits_matter and meld.kind in (SET, JOKER):
        return meld._replace(cards=tuple(sorted(meld.cards)))
    kept = (*sorted(map(rank_of, meld.cards)), *suit_pattern(book, meld.cards))
    return meld._replace(cards=kept)


def meld_of(state: RoundState, play: Play) -> Meld | None:
    """Return the legal meld that a play represents in this state, or None if there is none."""
    for meld in _readings(state, play):
        if _may_play(state, meld):
            return meld
    return None


def _readings(state: RoundState, play: Play) -> list[Meld]:
    found = state.book.readings(play.cards)
    if play.as_rank is None:
        return found
    return [meld for meld in found if play.as_rank in meanings(meld)]


def meanings(meld: Meld) -> tuple[str, ...]:
    """Return the values of a play's `as` that can refer to this meld."""
    if meld.standing == NO_STANDING:
        return (RANK_NAMES[meld.rank],)
    return format_card(meld.standing), RANK_NAMES[rank_of(meld.standing)]


def _may_play(state: RoundState, meld: Meld) -> bool:
    if (top := state.top) is not None:
        return state.book.beats(state, meld, top)
    too_large = meld.kind == SET and meld.size > state.book.max_set
    return not too_large and (state.required == NO_CARD or state.required in meld.cards)


def refusal(state: RoundState, action: Action) -> Refusal | None:
    """Return the refusal of this action by the seat to act, or None if it is legal.

    At a strict table, an illegal play of cards from the hand is punished instead of refused.
    """
    if state.phase == ROUND_OVER:
        return Refusal.of("not_now", phase=ROUND_OVER)
    if state.due:
        return state.book.decision_kinds[state.due[0].kind].refuse(state, action)
    match action:
        case Pass():
            must_lead = state.top is None and PASS not in legal_actions(state)
            return Refusal.of("leader_must_play") if must_lead else None
        case Play():
            return _refuse_play(state, action)
        case Declare(what):
            offered = {d.what for d in state.book.trick.declarations if d.offered(state)}
            return None if what in offered else Refusal.of("not_now", phase=PLAY)
    return Refusal.of("not_now", phase=PLAY)


def _refuse_play(state: RoundState, play: Play) -> Refusal | None:
    if not play.cards:
        return Refusal.of("no_cards")
    if (held := not_held(state.hands[state.to_act], play.cards)) is not None:
        return held
    if state.book.trick.punishes or meld_of(state, play) is not None:
        return None
    readings = _readings(state, play)
    if not readings and set(play.cards) <= state.book.wild:
        return Refusal.of("wild_alone")
    if not readings:
        return _refuse_mixture(state.book)
    for objection in state.book.trick.objections:
        if (objected := objection(state, readings)) is not None:
            return objected
    top = state.top
    if top is None and all(m.kind == SET and m.size > state.book.max_set for m in readings):
        return Refusal.of("set_too_large", most=state.book.max_set)
    if top is None:
        return Refusal.of("must_contain", card=format_card(state.required))
    if all(m.size != top.size for m in readings):
        if state.book.has_trumps or top.kind != SET:
            return Refusal.of("wrong_number", size=top.size)
        return Refusal.of("wrong_size", size=top.size, given=len(play.cards))
    if all(m.kind != top.kind for m in readings):
        return Refusal.of("wrong_kind", kind=top.kind)
    if state.reversed:
        return Refusal.of("too_low_reversed", rank=RANK_NAMES[top.rank])
    return Refusal.of("too_low", rank=RANK_NAMES[top.rank])


def _refuse_mixture(book: Rulebook) -> Refusal:
    if book.has_trumps:
        return Refusal.of("no_row_of_trumps", runs=book.has_runs)
    return Refusal.of("no_meld" if book.has_runs else "mixed_ranks")


def same_action(state: RoundState, one: Action, other: Action) -> bool:
    """Return whether two legal actions of this state are equivalent under the rules."""
    if isinstance(one, Play) and isinstance(other, Play):
        a, b = meld_of(state, one), meld_of(state, other)
        return a is not None and b is not None and play_class(state, a) == play_class(state, b)
    if isinstance(one, Give) and isinstance(other, Give):
        same = exchange_class(state, one.cards) == exchange_class(state, other.cards)
        return one.to == other.to and same
    if isinstance(one, Shift) and isinstance(other, Shift):
        return exchange_class(state, one.cards) == exchange_class(state, other.cards)
    if isinstance(one, Propose) and isinstance(other, Propose):
        same = exchange_class(state, one.give) == exchange_class(state, other.give)
        return same and sorted(one.want) == sorted(other.want)
    if isinstance(one, Discard) and isinstance(other, Discard):
        return discard_class(state, one.card) == discard_class(state, other.card)
    return one == other
