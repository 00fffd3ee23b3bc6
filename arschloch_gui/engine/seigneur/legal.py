"""Legal actions of the seat to act, and reasons for refusing others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from arschloch_gui.engine.actions import PASS, Action, Give, Pass, Play, shared_play
from arschloch_gui.engine.cards import RANKS, Card, Seat, format_cards
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.held import not_held
from arschloch_gui.engine.seigneur import exchange
from arschloch_gui.engine.seigneur.actions import Wish
from arschloch_gui.engine.seigneur.combos import (
    BOMB,
    DRAGON_KEY,
    SINGLE,
    Combo,
    beats,
    beats_single,
    contains,
    has_special,
    is_lone_phoenix,
    reading_named,
    readings,
    single_key,
)
from arschloch_gui.engine.seigneur.deck import (
    DRAGON,
    MAH_JONG,
    NO_HEIGHT,
    PHOENIX,
    height_of,
    name_of,
)
from arschloch_gui.engine.seigneur.hand import answers_in, bombs_in, plays_in, plays_of
from arschloch_gui.engine.seigneur.state import BOMB_ASKED, RoundState
from arschloch_gui.engine.table.public import EXCHANGE, PLAY, ROUND_OVER

# -- legal actions ------------------------------------------------------------------------


def legal_actions(state: RoundState) -> tuple[Action, ...]:
    """Return the legal actions of the seat to act.

    Cards with several legal readings are listed once for each meaning of the Phoenix. Plays with
    the Mah Jong are listed without a wish and with a wish for each rank.
    """
    if state.phase == ROUND_OVER:
        return ()
    if state.phase == EXCHANGE:
        return tuple(exchange.returns(state))
    combos = legal_combos(state)
    actions = [action for combo, said in _said(combos) for action in _with_wishes(combo, said)]
    if state.phase == BOMB_ASKED or (state.trick and not _bound(state, combos)):
        actions.append(PASS)
    return tuple(actions)


def legal_combos(state: RoundState) -> list[Combo]:
    """Return the legal plays of the seat to act, without equivalent duplicates."""
    hand = state.hands[state.to_act]
    if state.phase == BOMB_ASKED:
        return bombs_above(hand, state.trick)
    lawful = lawful_combos(hand, state.trick)
    return _granting(state, lawful) or lawful


def lawful_combos(hand: Iterable[Card], trick: Sequence[tuple[Seat, Combo]]) -> list[Combo]:
    """Return the plays that are legal on a trick, or as a lead, regardless of any wish."""
    if not trick:
        return list(plays_in(hand))
    top = trick[-1][1]
    if top.kind == BOMB:
        return bombs_above(hand, trick)
    bombs = bombs_in(tuple(sorted(hand)))
    if top.kind == SINGLE:
        singles, key = plays_of(tuple(sorted(hand)), SINGLE), single_key(trick)
        return [*(single for single in singles if beats_single(single, key)), *bombs]
    return [*answers_in(hand, top.kind, top.size, top.key), *bombs]


def bombs_above(hand: Iterable[Card], trick: Sequence[tuple[Seat, Combo]]) -> list[Combo]:
    """Return the bombs in a hand that beat the top of a trick."""
    return [bomb for bomb in bombs_in(tuple(sorted(hand))) if beats(bomb, trick)]


def _granting(state: RoundState, lawful: list[Combo]) -> list[Combo]:
    """Return those plays that grant the current wish."""
    if state.wish == NO_HEIGHT:
        return []
    return [combo for combo in lawful if contains(combo, state.wish)]


def _bound(state: RoundState, legal: list[Combo]) -> bool:
    """Return whether one of the plays grants the wish, so that the seat must not pass."""
    return bool(_granting(state, legal))


def _said(combos: list[Combo]) -> Iterator[tuple[Combo, str | None]]:
    """Yield each play and the rank of its Phoenix, or None if that rank is unambiguous."""
    times: dict[tuple[Card, ...], int] = {}
    for combo in combos:
        if combo.stands:
            key = tuple(sorted(combo.cards))
            times[key] = times.get(key, 0) + 1
    for combo in combos:
        is_open = combo.stands and times[tuple(sorted(combo.cards))] > 1
        yield combo, combo.as_rank if is_open else None


def _with_wishes(combo: Combo, said: str | None) -> list[Action]:
    actions: list[Action] = [shared_play(combo.cards, said)]
    if MAH_JONG in combo.cards:
        actions += [Wish(combo.cards, rank, said) for rank in RANKS]
    return actions


# -- interpreting actions -----------------------------------------------------------------


def play_of(action: Action) -> Play | None:
    """Return the play in an action, with its wish removed, or None if the action is not a play."""
    return action.play if isinstance(action, Wish) else action if isinstance(action, Play) else None


def combo_of(state: RoundState, play: Play) -> Combo | None:
    """Return the combination that a play represents in this state, regardless of any wish.

    Returns None if the play is illegal or ambiguous.
    """
    lawful = _lawful_readings(state, play)
    if play.as_rank is not None:
        return reading_named(lawful, play.as_rank)
    return lawful[0] if len(lawful) == 1 else None


def _lawful_readings(state: RoundState, play: Play) -> list[Combo]:
    found = readings(play.cards)
    return [combo for combo in found if not state.trick or beats(combo, state.trick)]


def same_action(state: RoundState, one: Action, other: Action) -> bool:
    """Return whether two actions are equivalent, ignoring details that `other` leaves out."""
    if isinstance(one, Give) and isinstance(other, Give):
        return one.to == other.to and _ranks(one.cards) == _ranks(other.cards)
    mine, named = play_of(one), play_of(other)
    if mine is None or named is None:
        return one == other
    if isinstance(other, Wish) and not (isinstance(one, Wish) and one.rank == other.rank):
        return False
    if not_held(state.hands[state.to_act], named.cards) or not _alike(mine.cards, named.cards):
        return False
    if named.as_rank is None:
        return True
    meant, said = combo_of(state, mine), combo_of(state, named)
    return meant is not None and said is not None and meant.key == said.key


def _alike(one: tuple[Card, ...], other: tuple[Card, ...]) -> bool:
    """Return whether two selections of cards have the same ranks and the same kinds of readings."""
    if _ranks(one) != _ranks(other):
        return False
    kinds = [{combo.kind for combo in readings(cards)} for cards in (one, other)]
    return kinds[0] == kinds[1]


def _ranks(cards: Iterable[Card]) -> list[int]:
    return sorted(map(exchange.rank_worth, cards))


# -- refusals -----------------------------------------------------------------------------


def refusal(state: RoundState, action: Action) -> Refusal | None:
    """Return the refusal of this action by the seat to act, or None if it is legal."""
    if state.phase == ROUND_OVER:
        return Refusal.of("not_now", phase=ROUND_OVER)
    if state.phase == EXCHANGE:
        return exchange.refuse(state, action)
    if isinstance(action, Pass):
        return _refuse_pass(state)
    play = play_of(action)
    if play is None:
        return Refusal.of("not_now", phase=state.phase)
    return (
        _refuse_cards(state, play.cards)
        or _refuse_play(state, play)
        or _refuse_wish(action)
        or _refuse_by_wish(state, play.cards)
    )


def _refuse_pass(state: RoundState) -> Refusal | None:
    if state.phase == BOMB_ASKED:
        return None
    if not state.trick:
        return Refusal.of("leader_must_play")
    return _refuse_by_wish(state, ())


def _refuse_cards(state: RoundState, cards: tuple[Card, ...]) -> Refusal | None:
    if not cards:
        return Refusal.of("no_cards")
    return not_held(state.hands[state.to_act], cards)


def _refuse_play(state: RoundState, play: Play) -> Refusal | None:
    found = readings(play.cards)
    if not found:
        return _refuse_no_combo(play.cards)
    if state.phase == BOMB_ASKED and found[0].kind != BOMB:
        return Refusal.of("only_a_bomb_now")
    if combo_of(state, play) is not None:
        return None
    if play.as_rank is not None and reading_named(found, play.as_rank) is None:
        return Refusal.of("not_as_that", rank=play.as_rank)
    lawful = _lawful_readings(state, play)
    if not lawful or play.as_rank is not None:
        return _refuse_on(state, found[0])
    ranks = tuple(combo.as_rank or "" for combo in lawful)
    return Refusal.of("several_readings", ranks=ranks)


def _refuse_no_combo(cards: tuple[Card, ...]) -> Refusal:
    if DRAGON in cards:
        return Refusal.of("dragon_alone")
    if all(card == PHOENIX for card in cards):
        return Refusal.of("phoenixes_alone")
    of_one_rank = len({height_of(card) for card in cards if card != PHOENIX}) == 1
    if of_one_rank and not has_special(cards) and len(cards) == 4:
        return Refusal.of("four_of_different_suits")
    return Refusal.of("no_play_of_these")


def _refuse_on(state: RoundState, combo: Combo) -> Refusal:
    """Return the refusal of a combination that does not beat the trick."""
    top = state.trick[-1][1]
    if combo.kind != top.kind:
        if top.kind == BOMB:
            return Refusal.of("only_a_higher_bomb")
        return Refusal.of("another_kind", kind=top.kind, size=top.size)
    if combo.kind == BOMB:
        return Refusal.of("only_a_higher_bomb")
    if combo.size != top.size:
        return Refusal.of("wrong_number", size=top.size)
    if combo.kind == SINGLE and top.key == DRAGON_KEY:
        return Refusal.of("only_a_bomb_on_dragon")
    if combo.kind == SINGLE and is_lone_phoenix(top):
        return Refusal.of("too_low_on_phoenix", halves=single_key(state.trick))
    return Refusal.of("too_low", rank=name_of(top.key // 2 if combo.kind == SINGLE else top.key))


def _refuse_wish(action: Action) -> Refusal | None:
    if not isinstance(action, Wish) or MAH_JONG in action.cards:
        return None
    return Refusal.of("no_wish_without_mah_jong")


def _refuse_by_wish(state: RoundState, cards: tuple[Card, ...]) -> Refusal | None:
    """Return a refusal that names a play if the seat must grant the wish but does not."""
    if state.wish == NO_HEIGHT or state.phase != PLAY:
        return None
    if any(height_of(card) == state.wish for card in cards):
        return None
    lawful = lawful_combos(state.hands[state.to_act], state.trick)
    granting = _granting(state, lawful)
    if not granting:
        return None
    asked = format_cards(granting[0].cards)
    return Refusal.of("wish_binds", rank=name_of(state.wish), cards=asked)
