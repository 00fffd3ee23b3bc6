"""Helpers for the exchange: rounds at that point, best and worst cards of a hand."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.climbing.rulemods.jester_revolution import REVOLUTION
from arschloch_gui.engine.climbing.rulemods.putsch import PUTSCH
from shown.scene import Scene, step


def declining(state: Any) -> Any:
    """Return the state after all players have declined to declare before the exchange."""
    while state.due and state.due[0].kind in (PUTSCH, REVOLUTION):
        state = step(state, PASS)
    return state


def exchanging(s: Scene, **how: Any) -> Any:
    """Return a later round at its exchange, dealt from the seed."""
    return declining(s.start(exchange=True, **how))


def moved(state: Any) -> list[Any]:
    return list(state.given)


def best(s: Scene, hand: list[int], count: int) -> list[int]:
    """Return the best cards of a hand that take part, by rank and suit."""
    able = [card for card in hand if card not in s.book.exchange.kept_back]
    return sorted(sorted(able, key=s.book.gift_key)[-count:])


def worst(s: Scene, hand: list[int], count: int) -> list[int]:
    able = [card for card in hand if card not in s.book.exchange.kept_back]
    return sorted(sorted(able, key=s.book.gift_key)[:count])
