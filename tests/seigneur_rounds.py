"""Rounds of Grand Seigneur as text, and random ones, for its tests."""

from __future__ import annotations

import json
from typing import Any

from arschloch_gui.engine.action_lines import parse_action
from arschloch_gui.engine.actions import PASS, Action, Give, Pass, Play
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.deck import DRAGON, MAH_JONG, PHOENIX, deck_for
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.state import RoundState
from deals import hands, play, text_of


def seigneur(
    text: str,
    *,
    offices: tuple[Seat, ...] = (),
    lead: Seat | None = 0,
    emit: Emit = None,
    **options: Any,
) -> RoundState:
    """Return a round with these hands ("mj 4d | 5d …") at its first decision.

    Without `offices` it is a first round.
    """
    held = hands(text)
    fixed = FixedDeal(held, None, lead)
    rules = Rules(players=len(held), **options)
    assert not rules.problems()
    assert SEIGNEUR.cards.deal_problem(rules, fixed) is None
    carry = Carry(tuple(range(len(held))), offices)
    return SEIGNEUR.start_round(rules, RoundSetup(1, 1, carry, fixed), emit)


def action_of(text: str) -> Action:
    """Return the action of a text: "-" passes, JSON is a record's, other text names cards."""
    if text == "-":
        return PASS
    return parse_action(json.loads(text)) if text.startswith("{") else play(text)


def act(state: RoundState, *texts: str, emit: Emit = None) -> RoundState:
    """Return the state after these actions in turn; each must be legal."""
    for text in texts:
        action = action_of(text)
        refusal = SEIGNEUR.refusal(state, action)
        assert refusal is None, (text, refusal)
        state = SEIGNEUR.step(state, action, emit)
    return state


def refused(state: RoundState, text: str) -> str:
    """Return the key of the refusal of an action, or "" if it is legal."""
    refusal = SEIGNEUR.refusal(state, action_of(text))
    return refusal.key if refusal else ""


def legal(state: RoundState) -> set[str]:
    """Return the legal actions as text."""
    return {text_of(SEIGNEUR.entry(action)) for action in SEIGNEUR.legal(state)}


def close_deal(rng: Rng, players: int, most: int) -> FixedDeal:
    """Deal a few cards each, half of them making runs, pairs and bombs; Phoenixes are common."""
    pool = list(rng.shuffled(deck_for(players)))
    held: list[tuple[Card, ...]] = []
    for _ in range(players):
        size = 1 + max(rng.below(most), rng.below(most))
        hand = [card for card in _theme(rng, size) if _take(pool, card)]
        wanted = (PHOENIX, PHOENIX, DRAGON, MAH_JONG, MAH_JONG, MAH_JONG)[rng.below(6)]
        if rng.below(2) and _take(pool, wanted):
            hand.insert(0, wanted)
        while len(hand) < max(1, size - rng.below(3)):
            hand.append(pool.pop())
        held.append(tuple(sorted(hand[:most])))
    return FixedDeal(tuple(held), None, rng.below(players))


def dealt_for_two(rng: Rng) -> RoundState:
    """Deal a leader and a follower hands full of long plays and Phoenixes."""
    players = 5 + rng.below(3)
    pool = list(rng.shuffled(deck_for(players)))
    held: list[tuple[Card, ...]] = []
    for _ in range(2):
        hand = [PHOENIX for _ in range(rng.below(3)) if _take(pool, PHOENIX)]
        if rng.below(4) == 0 and _take(pool, MAH_JONG):
            hand.append(MAH_JONG)
        while len(hand) < 6:
            hand += [card for card in _theme(rng, 4 + rng.below(4)) if _take(pool, card)]
        held.append(tuple(hand[:9]))
    held += [(pool.pop(),) for _ in range(players - 2)]
    order = tuple(range(players))
    setup = RoundSetup(1, 1, Carry(order), FixedDeal(tuple(held), None, 0))
    state = SEIGNEUR.start_round(Rules(players=players), setup, None)
    state.turn = state.to_act = 0  # the Mah Jong may be in another hand
    return state


def _theme(rng: Rng, size: int) -> list[Card]:
    """Return cards that go together: neighbouring ranks, pairs of them, or four of a kind."""
    low, suit = rng.below(9), rng.below(4)
    match rng.below(5):
        case 0:
            return [4 * (low + at) + suit for at in range(min(size, 13 - low))]
        case 1:
            return [4 * (low + at) + rng.below(4) for at in range(min(size, 13 - low))]
        case 2:
            return [4 * (low + at // 2) + (suit + at) % 4 for at in range(min(size, 8))]
        case 3:
            return [4 * low + at for at in range(min(size, 4))] * (1 + rng.below(2))
    return []


def _take(pool: list[Card], card: Card) -> bool:
    if card in pool:
        pool.remove(card)
        return True
    return False


def dealt(
    seed: int, players: int = 0, emit: Emit = None, *, most: int = 0, bombs: bool = True
) -> RoundState:
    """Return a round dealt from a seed: a first one, or (half of the time) a later one.

    With `most`, all players get up to this many cards of few ranks instead of the whole deck.
    """
    rng = Rng(seed, "start")
    players = players or 5 + rng.below(8)
    order = tuple(rng.shuffled(range(players)))
    offices = tuple(rng.shuffled(order)) if rng.below(2) else ()
    fixed = close_deal(rng, players, most) if most else None
    rules = Rules(players=players, bombs_out_of_turn=bombs)
    return SEIGNEUR.start_round(rules, RoundSetup(seed, 2, Carry(order, offices), fixed), emit)


def choose(state: RoundState, seed: int) -> Action:
    """Return a random legal action: half of the time one of the longest, rarely a pass."""
    rng = Rng(seed, "choose", len(state.history), state.to_act, len(state.waiting))
    actions = SEIGNEUR.legal(state)
    if isinstance(actions[0], Give):
        return rng.choice(actions)
    if rng.below(3):
        actions = tuple(a for a in actions if not isinstance(a, Pass)) or actions
    longest = max(map(size, actions))
    return rng.choice([a for a in actions if size(a) == longest] if rng.below(3) else actions)


def size(action: Action) -> int:
    """Return the number of cards an action plays."""
    return len(getattr(action, "cards", ()))


__all__ = ["Play", "act", "choose", "dealt", "legal", "refused", "seigneur", "size"]
