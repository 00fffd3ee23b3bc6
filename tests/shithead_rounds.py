"""Rounds of Shithead as text, and random ones, for its tests."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from arschloch_gui.engine.action_lines import parse_action
from arschloch_gui.engine.actions import PASS, Action, Play
from arschloch_gui.engine.cards import Seat, format_cards
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup, Zone
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.actions import TAKE, Blind, Swap
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.shithead.rules import Rules
from arschloch_gui.engine.shithead.state import RoundState
from deals import cards, hands, play
from random_rules import options_of, repaired


def shithead(
    text: str,
    *,
    open: str = "",
    blind: str = "",
    stock: str = "",
    pile: str = "",
    offices: tuple[Seat, ...] = (),
    lead: Seat | None = 0,
    emit: Emit = None,
    **options: Any,
) -> RoundState:
    """Return a round with these hands ("3d 4d | 5d …") and cards on the table; seat 0 leads."""
    fixed = FixedDeal(hands(text), None, lead, zones_of(len(hands(text)), open, blind, stock, pile))
    rules: Any = Rules(players=len(fixed.hands), **options)
    order = tuple(range(rules.players))
    return SHITHEAD.start_round(rules, RoundSetup(1, 1, Carry(order, offices), fixed), emit)


def zones_of(players: int, open: str, blind: str, stock: str, pile: str) -> tuple[Zone, ...]:
    """Return the zones of a deal line; missing ones are empty."""
    zones = []
    for name, text in (("open", open), ("blind", blind)):
        if text:
            by_seat = hands(text) + ((),) * players
            zones.append(Zone(name, by_seat[:players], False))
    for name, text in (("stock", stock), ("pile", pile)):
        if text:
            zones.append(Zone(name, (cards(text),), True))
    return tuple(zones)


def dealt(seed: int, rules: Rules | None = None, emit: Emit = None) -> RoundState:
    """Return a round dealt from a seed: a first one, or (half of the time) a later one."""
    rng = Rng(seed, "start")
    rules = rules or Rules()
    order = tuple(rng.shuffled(range(rules.players)))
    offices = tuple(rng.shuffled(order)) if rng.below(2) else ()
    return SHITHEAD.start_round(rules, RoundSetup(seed, 2, Carry(order, offices)), emit)


def action(text: str) -> Action:
    """Return an action: "take", "-" (content), "blind 1", "swap 4d, ah", or cards to play."""
    word, _, rest = text.partition(" ")
    match word:
        case "take":
            return TAKE
        case "-":
            return PASS
        case "blind":
            return Blind(int(rest))
        case "swap":
            played, taken = rest.split(",")
            return Swap(cards(played), cards(taken))
    return parse_action(json.loads(text)) if text.startswith("{") else play(text)


def act(state: RoundState, *texts: str, emit: Emit = None) -> RoundState:
    """Return the state after these actions in turn; each must be legal."""
    for text in texts:
        refusal = SHITHEAD.refusal(state, action(text))
        assert refusal is None, (text, refusal)
        state = SHITHEAD.step(state, action(text), emit)
    return state


def refused(state: RoundState, text: str) -> str:
    """Return the key of the refusal of an action, or "" if it is legal."""
    refusal = SHITHEAD.refusal(state, action(text))
    return refusal.key if refusal else ""


def legal(state: RoundState) -> list[str]:
    """Return the legal actions as text, without swaps."""
    return [text_of(each) for each in SHITHEAD.legal(state) if not isinstance(each, Swap)]


def text_of(chosen: Action) -> str:
    """Return an action as text, the inverse of `action`."""
    match chosen:
        case Play(played):
            return " ".join(format_cards(played))
        case Blind(place):
            return f"blind {place}"
        case Swap(played, taken):
            return f"swap {' '.join(format_cards(played))}, {' '.join(format_cards(taken))}"
    return "take" if chosen == TAKE else "-"


def choose(state: RoundState, rng: Rng) -> Action:
    """Return a random legal action, mostly one with the most cards, to make progress."""
    legal = SHITHEAD.legal(state)
    if rng.below(3):
        plays = [each for each in legal if isinstance(each, Play)]
        return max(plays, key=lambda each: len(each.cards), default=rng.choice(legal))
    return rng.choice(legal)


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Return valid rules with some options changed from the preset."""
    base = Rules()
    made = Rules(**{**{s.key: s.default for s in base.specs()}, **draw(options_of(base))})
    rules: Rules = repaired("shithead", made)
    return rules
