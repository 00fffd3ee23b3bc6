"""Hands before the first trick, and the reasons for or against an option."""

from __future__ import annotations

from typing import Any

from arschloch_gui.coach.climbing.reasons import reasons
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from deals import action, cards, refused, round_of, rules


def dealt(hand: str, count: int = 2, **options: Any) -> RoundState:
    """Return an exchange in which the highest of four positions gives back some cards.

    Its hand is given; the best cards in it come from the lowest position, which otherwise has the
    weakest of the remaining cards.
    """
    options["exchange_counts"] = [count, 1]
    book = compile_rules(rules(**options))
    held = sorted(cards(hand), key=book.gift_key)
    rest = list(book.deck)
    for card in held:
        rest.remove(card)
    rest.sort(key=book.gift_key)
    few, others = rest[: len(held) - 2 * count], rest[len(held) - 2 * count :]
    hands = [held[:-count], others[::2], others[1::2], [*held[-count:], *few]]
    text = " | ".join(" ".join(format_cards(each)) for each in hands)
    state = round_of(text, offices=(0, 1, 2, 3), **options)
    assert sorted(state.hands[0]) == sorted(cards(hand)), "what was paid is not what was meant"
    return state


def why(state: RoundState, chosen: str, best: str) -> list[str]:
    """Return all reasons for `best`, strongest first: the key, cards / others, ranks, figures."""
    for text in (chosen, best):
        assert not refused(state, text), text
    view = CLIMBING.view(state, state.to_act)
    return [_text(each) for each in reasons(view, action(state, chosen), action(state, best))]


def _text(reason: Reason) -> str:
    parts = [reason.key, *format_cards(reason.cards)]
    if reason.others:
        parts += ["/", *format_cards(reason.others)]
    return " ".join([*parts, *reason.ranks])
