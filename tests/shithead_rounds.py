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
    """A round with these hands ("3d 4d | 5d …") and cards on the table; seat 0 leads."""
    fixed = FixedDeal(hands(text), None, lead, zones_of(len(hands(text)), open, blind, stock, pile))
    rules: Any = Rules(players=len(fixed.hands), **options)
    order = tuple(range(rules.players))
    return SHITHEAD.start_round(rules, RoundSetup(1, 1, Carry(order, offices), fixed), emit)


def zones_of(players: int, open: str, blind: str, stock: str, pile: str) -> tuple[Zone, ...]:
    """The zones of a deal line; what is left out is empty."""
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
    """A round dealt from a seed: a first one, or (half of the time) a later one."""
    rng = Rng(seed, "start")
    rules = rules or Rules()
    order = tuple(rng.shuffled(range(rules.players)))
    offices = tuple(rng.shuffled(order)) if rng.below(2) else ()
    return SHITHEAD.start_round(rules, RoundSetup(seed, 2, Carry(order, offices)), emit)


def action(text: str) -> Action:
    """ "take", "-" (content), "blind 1", "swap 4d, ah"; other text names cards to lay."""
    word, _, rest = text.partition(" ")
    match word:
        case "take":
            return TAKE
        case "-":
            return PASS
        case "blind":
            return Blind(int(rest))
        case "swap":
            laid, taken = rest.split(",")
            return Swap(cards(laid), cards(taken))
    return parse_action(json.loads(text)) if text.startswith("{") else play(text)


def act(state: RoundState, *texts: str, emit: Emit = None) -> RoundState:
    """The state after these actions of whoever is to act; each must be legal."""
    for text in texts:
        refusal = SHITHEAD.refusal(state, action(text))
        assert refusal is None, (text, refusal)
        state = SHITHEAD.step(state, action(text), emit)
    return state


def refused(state: RoundState, text: str) -> str:
    """The key of the refusal of an action, or "" when it is legal."""
    refusal = SHITHEAD.refusal(state, action(text))
    return refusal.key if refusal else ""


def legal(state: RoundState) -> list[str]:
    """The legal actions as text, swaps left out."""
    return [text_of(each) for each in SHITHEAD.legal(state) if not isinstance(each, Swap)]


def text_of(chosen: Action) -> str:
    """An action as `action` reads it."""
    match chosen:
        case Play(laid):
            return " ".join(format_cards(laid))
        case Blind(place):
            return f"blind {place}"
        case Swap(laid, taken):
            return f"swap {' '.join(format_cards(laid))}, {' '.join(format_cards(taken))}"
    return "take" if chosen == TAKE else "-"


def choose(state: RoundState, rng: Rng) -> Action:
    """A random legal action; twice as often as not the one that lays most, so rounds get on."""
    legal = SHITHEAD.legal(state)
    if rng.below(3):
        plays = [each for each in legal if isinstance(each, Play)]
        return max(plays, key=lambda each: len(each.cards), default=rng.choice(legal))
    return rng.choice(legal)


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Rules without problems, some options changed from the preset."""
    base = Rules()
    made = Rules(**{**{s.key: s.default for s in base.specs()}, **draw(options_of(base))})
    rules: Rules = repaired("shithead", made)
    return rules
