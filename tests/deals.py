"""Deals, cards and actions as text, for readable tests.

>>> deal("7d 7h as | 8d kc kd | 9c 9d qh").hands[0] == cards("7D 7H AS")
True
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from arschloch_gui.engine.action_lines import format_action, parse_action
from arschloch_gui.engine.actions import PASS, Action, Give, Pass, Play
from arschloch_gui.engine.cards import Card, Seat, format_cards, parse_cards
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.games import family_of, presets, problems_of
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.options import with_values

NAMES = (
    "Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz",
    "Greta", "Hugo", "Ida", "Jakob", "Klara", "Ludwig",
)  # fmt: skip

HEADER: dict[str, object] = {
    "format": "arschloch-match",
    "version": 1,
    "preset": "arschloch",
    "rules": {"players": 3},
    "seats": ["Anna", "Ben", "Cleo"],
    "seed": 1,
}


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text: "7d 7h" → the two sevens."""
    return parse_cards(text.upper().split())


def hands(text: str) -> tuple[tuple[Card, ...], ...]:
    """Return the hands of a text: "7d 7h | 8c" → the hands of seat 0 and seat 1."""
    return tuple(cards(hand) for hand in text.split("|"))


def deal(text: str, offices: Iterable[Seat] | None = None, lead: Seat | None = None) -> FixedDeal:
    """Return a deal line of a record."""
    return FixedDeal(hands(text), tuple(offices) if offices is not None else None, lead)


def play(text: str) -> Play:
    """Return a play: "9c 9d" → the two nines."""
    return Play(cards(text))


def give(text: str, to: Seat) -> Give:
    """Return a gift: "3c 4d" → these two cards for a seat."""
    return Give(cards(text), to)


def rules(preset: str = "arschloch", **values: Any) -> Any:
    """Return the rules of a preset with options changed; the JSON values must be valid."""
    base = family_of(preset).presets[preset]
    made, problems = with_values(base, values)
    problems = problems or problems_of(preset, made)
    assert not problems, problems
    return made


def rules_of(preset: str, **changed: Any) -> Any:
    """Return the rules of a preset with some changed; they may be in conflict."""
    return replace(presets()[preset], **changed)


def round_of(
    text: str,
    preset: str = "arschloch",
    *,
    offices: Iterable[Seat] = (),
    lead: Seat | None = None,
    seed: int = 1,
    emit: Emit = None,
    **values: Any,
) -> RoundState:
    """Return a round of the climbing game with these hands, at its first decision.

    The number of players is the number of hands. Without `offices` it is a first round.
    """
    held = hands(text)
    order = tuple(range(len(held)))
    setup = RoundSetup(seed, 1, Carry(order, tuple(offices)), FixedDeal(held, None, lead))
    chosen: Rules = rules(preset, players=len(held), **values)
    return CLIMBING.start_round(chosen, setup, emit)


def about(state: Any) -> Any:
    """Return the kind of the first pending decision in a round or a view."""
    return state.due[0].about


def action(state: RoundState, text: str) -> Action:
    """Return the action for a text: "-" is a pass, JSON a record's action, others name cards.

    In an exchange, the cards are given to the player who is due to get them. Otherwise they are
    played.
    """
    if text == "-":
        return PASS
    if text.startswith("{"):
        return parse_action(json.loads(text))
    if state.phase == "exchange":
        return give(text, about(state).taker)
    return play(text)


def go(state: RoundState, *texts: str, emit: Emit = None) -> RoundState:
    """Return the state after these actions in turn; each must be legal."""
    for text in texts:
        chosen = action(state, text)
        refusal = CLIMBING.refusal(state, chosen)
        assert refusal is None, (text, refusal, describe(state))
        state = CLIMBING.step(state, chosen, emit)
    return state


def legal(state: RoundState) -> set[str]:
    """Return the legal actions as text: {"7D", "7D 7H", "-"}."""
    return {text_of(chosen) for chosen in CLIMBING.legal(state)}


def text_of(chosen: Action) -> str:
    """Return an action as text, the inverse of `action`."""
    match chosen:
        case Pass():
            return "-"
        case Play(played) | Give(played, _):
            return " ".join(format_cards(played))
    return json.dumps(format_action(chosen))


def refused(state: RoundState, text: str) -> str:
    """Return the key of the refusal of an action, or "" if it is legal."""
    refusal = CLIMBING.refusal(state, action(state, text))
    return refusal.key if refusal else ""


def describe(state: RoundState) -> str:
    """Return a one-line description for the report of a failing test."""
    held = " | ".join(" ".join(format_cards(hand)) for hand in state.hands)
    top = " ".join(format_cards(state.top.cards)) if state.top else "-"
    return f"{state.phase} to_act={state.to_act} top={top} passed={state.passed:b} hands={held}"


def match_of(preset: str = "arschloch", players: int = 4, seed: int = 1, **values: Any) -> Match:
    """Return a match without a deal."""
    chosen = rules(preset, players=players, **values)
    return Match(MatchSpec(preset, chosen, NAMES[:players], seed))


def record(*lines: object, header: dict[str, object] | None = None) -> bytes:
    """Return a record of these lines (JSON values or literal text) after a header."""
    every = [HEADER if header is None else header, *lines]
    texts = [line if isinstance(line, str) else json.dumps(line) for line in every]
    return "".join(text + "\n" for text in texts).encode()
