"""Rounds of Big A as text, and random ones, for its tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arschloch_gui.engine.actions import PASS, Action, Play
from arschloch_gui.engine.big_a.deck import A_CARDS, DECK, JOKER, is_a
from arschloch_gui.engine.big_a.game import BIG_A
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.state import DEALER, RoundState
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.rng import Rng
from deals import hands, play, text_of


def big_a(text: str, *, lead: int = 0, emit: Emit = None, **options: Any) -> RoundState:
    """Return a round with these hands ("5 9 la | 6 9 | …") at its first lead."""
    held = hands(text)
    rules = Rules(players=len(held), **options)
    setup = RoundSetup(1, 1, Carry(tuple(range(len(held)))), FixedDeal(held, None, lead))
    return BIG_A.start_round(rules, setup, emit)


def dealt(
    seed: int, rules: Rules | None = None, emit: Emit = None, each: int | None = None
) -> RoundState:
    """Return a round dealt from a seed, with a random order of seats.

    `each` deals this many cards to every player; half of the time these include A cards.
    """
    rules = rules or Rules()
    rng = Rng(seed, "start")
    order = tuple(rng.shuffled(range(rules.players)))
    marks = ((DEALER, rng.choice(order)),) if rng.below(2) else ()
    fixed = FixedDeal(_small_hands(rng, rules.players, each)) if each is not None else None
    return BIG_A.start_round(rules, RoundSetup(seed, 2, Carry(order, (), marks), fixed), emit)


def _small_hands(rng: Rng, players: int, each: int) -> tuple[tuple[int, ...], ...]:
    """Deal small hands, half of the time with both A cards and two jokers, which are rare."""
    mixed = rng.shuffled(DECK)
    if rng.below(2):
        special = [*A_CARDS, JOKER, JOKER][: players * each]
        for card in special:
            mixed.remove(card)
        mixed = rng.shuffled([*special, *mixed[: players * each - len(special)]])
    return tuple(tuple(mixed[seat * each : (seat + 1) * each]) for seat in range(players))


def act(state: RoundState, *texts: str, emit: Emit = None) -> RoundState:
    """Return the state after these actions in turn ("-" passes); each must be legal."""
    for text in texts:
        action = PASS if text == "-" else play(text)
        refusal = BIG_A.refusal(state, action)
        assert refusal is None, (text, refusal)
        state = BIG_A.step(state, action, emit)
    return state


def refused(state: RoundState, text: str) -> str:
    """Return the key of the refusal of an action, or "" if it is legal."""
    refusal = BIG_A.refusal(state, PASS if text == "-" else play(text))
    return refusal.key if refusal else ""


def texts(actions: Sequence[Action]) -> list[str]:
    """Return actions as text."""
    return [text_of(action) for action in actions]


def choose(state: RoundState, seed: int) -> Action:
    """Return a random legal action; sometimes an A card if one may be led."""
    rng = Rng(seed, "choose", len(state.history))
    legal = BIG_A.legal(state)
    leading_a = [a for a in legal if isinstance(a, Play) and is_a(a.cards[0])]
    return rng.choice(leading_a if leading_a and rng.below(3) == 0 else legal)
