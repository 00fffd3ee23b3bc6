"""Rounds of Thirteen Cards as text, and random ones, for its tests."""

from __future__ import annotations

from arschloch_gui.engine.actions import PASS, Action, Pass, Play
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.thirteen.flow import DECK
from arschloch_gui.engine.thirteen.game import THIRTEEN
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.state import RoundState
from deals import hands, play, text_of

SEATS = (0, 1, 2, 3)


def thirteen(
    text: str,
    *,
    offices: tuple[Seat, ...] = (),
    lead: Seat | None = None,
    emit: Emit = None,
    cross_kind: bool = True,
) -> RoundState:
    """Return a round with these hands ("3d 4d | 5d …") at its first lead.

    Without `offices` it is a first round.
    """
    fixed = FixedDeal(hands(text), None, lead)
    rules = Rules(cross_kind=cross_kind)
    return THIRTEEN.start_round(rules, RoundSetup(1, 1, Carry(SEATS, offices), fixed), emit)


def dealt(
    seed: int, rules: Rules | None = None, emit: Emit = None, each: int | None = None
) -> RoundState:
    """Return a round dealt from a seed: a first one, or (half of the time) a later one.

    With `each`, all players get this many cards instead of thirteen.
    """
    rng = Rng(seed, "start")
    order = tuple(rng.shuffled(SEATS))
    offices = tuple(rng.shuffled(SEATS)) if rng.below(2) else ()
    fixed = None
    if each is not None:
        mixed = rng.shuffled(DECK)
        fixed = FixedDeal(tuple(tuple(mixed[s * each : (s + 1) * each]) for s in SEATS))
    setup = RoundSetup(seed, 2, Carry(order, offices), fixed)
    return THIRTEEN.start_round(rules or Rules(), setup, emit)


def act(state: RoundState, *texts: str, emit: Emit = None) -> RoundState:
    """Return the state after these actions in turn ("-" passes); each must be legal."""
    for text in texts:
        action = PASS if text == "-" else play(text)
        refusal = THIRTEEN.refusal(state, action)
        assert refusal is None, (text, refusal)
        state = THIRTEEN.step(state, action, emit)
    return state


def refused(state: RoundState, text: str) -> str:
    """Return the key of the refusal of an action, or "" if it is legal."""
    refusal = THIRTEEN.refusal(state, PASS if text == "-" else play(text))
    return refusal.key if refusal else ""


def choose(state: RoundState, seed: int) -> Action:
    """Return a random legal action; half of the time one of the longest, as five cards are rare."""
    rng = Rng(seed, "choose", len(state.history))
    legal = THIRTEEN.legal(state)
    longest = max(map(size, legal))
    return rng.choice([a for a in legal if size(a) == longest] if rng.below(2) else legal)


def size(action: Action) -> int:
    """Return the number of cards an action plays."""
    return len(action.cards) if isinstance(action, Play) else 0


def texts(actions: tuple[Action, ...]) -> list[str]:
    """Return the legal actions as text."""
    return ["-" if isinstance(action, Pass) else text_of(action) for action in actions]
