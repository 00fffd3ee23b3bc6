"""Conversion of legal actions to combinations, and selection of those worth evaluating."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.thirteen.combos import FIVE, Combo, combo_of, power_of

MOST_ALIKE = 3
"""Maximum number of five-card hands to evaluate among those of equal strength."""


def legal_combos(legal: tuple[Action, ...]) -> list[tuple[int, Combo]]:
    """Return the legal plays as pairs of index and combination."""
    return [
        (index, combo)
        for index, action in enumerate(legal)
        if isinstance(action, Play) and (combo := combo_of(action.cards)) is not None
    ]


def worth_a_thought(hand: Iterable[Card], combos: Iterable[Combo]) -> list[Combo]:
    """Return the combinations, without five-card hands that needlessly damage the rest.

    Of the five-card hands of one kind with the same deciding card, those are kept that break up the
    fewest pairs and triples and use the weakest cards.
    """
    held = Counter(map(rank_of, hand))
    kept: list[Combo] = []
    alike: dict[tuple[int, int], list[Combo]] = {}
    for combo in combos:
        if combo.size < FIVE:
            kept.append(combo)
        else:
            alike.setdefault((combo.level, combo.key), []).append(combo)
    for several in alike.values():
        if len(several) > MOST_ALIKE:
            several.sort(key=lambda combo: _harm(held, combo))
        kept += several[:MOST_ALIKE]
    return kept


def _harm(held: Counter[int], combo: Combo) -> tuple[int, int]:
    used = Counter(map(rank_of, combo.cards))
    broken = sum(count < held[rank] for rank, count in used.items())
    return broken, sum(map(power_of, combo.cards))
