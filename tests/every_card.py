"""All cards of a round, which stay the same until it ends: the law of every game."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.big_a.deck import is_a
from arschloch_gui.engine.big_a.state import RoundState as BigA
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.climbing.rulebook import RoundState as Climbing
from arschloch_gui.engine.seigneur.state import RoundState as Seigneur
from arschloch_gui.engine.shithead.state import GONE
from arschloch_gui.engine.shithead.state import RoundState as Shithead
from arschloch_gui.engine.thirteen.state import RoundState as Thirteen


def every_card(state: Any) -> list[Card]:
    """Return all cards of a round in ascending order, including played and hidden ones.

    A new game adds its places here.
    """
    held = [card for hand in state.hands for card in hand]
    match state:
        case Climbing():
            return sorted([*held, *_moving(state), *state.played(), *state.discarded, *state.aside])
        case Thirteen():
            return sorted([*held, *state.played()])
        case Shithead():
            places = [held, *state.open, *state.blind, state.stock, state.pile, state.burned]
            return sorted(card for place in places for card in place if card != GONE)
        case BigA():
            # An A card that was played is in a hand again, except in the trick that it led.
            played = [card for card in state.played() if not is_a(card)]
            led = state.trick[0][1].cards if state.is_a_trick else ()
            return sorted([*held, *played, *led, *state.aside, *state.on_table])
        case Seigneur():
            return sorted([*held, *_moving(state), *state.played()])
    raise TypeError(f"a game without a list of its places: {type(state).__module__}")


def _moving(state: Climbing | Seigneur) -> list[Card]:
    return [card for gift in state.transit for card in gift.cards]
