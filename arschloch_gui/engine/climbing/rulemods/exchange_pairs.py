"""Pairs of positions that exchange, and how many cards (`privileged`, `exchange_counts`; §1.6).

The kind of exchange and the rules that amend pairs determine how these cards are exchanged.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, ExchangePart
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import Problem


def contribute(rules: Rules) -> Contribution | None:
    """Return the numbers of cards, or None if there is no exchange."""
    if rules.exchange == "none":
        return None
    return Contribution(exchange=ExchangePart(counts=usual_counts(rules)))


def usual_counts(rules: Rules) -> tuple[int, ...]:
    """Return how many cards each pair of positions exchanges, from the outermost inwards.

    If there are more pairs than `exchange_counts`, its last number applies to the rest.
    """
    most = rules.players // 2
    wanted = most if rules.privileged == "all" else min(int(rules.privileged), most)
    counts = _counts(rules, most) or (0,)
    return tuple(counts[min(at, len(counts) - 1)] for at in range(wanted))


def _counts(rules: Rules, pairs: int) -> tuple[int, ...]:
    """Return the configured numbers of cards; there can be fewer of them than pairs."""
    if isinstance(rules.exchange_counts, str):
        return tuple(range(pairs, 0, -1))
    return rules.exchange_counts


def privileged_fit_players(rules: Rules) -> Problem | None:
    """Check that there are enough players for the pairs."""
    pairs = rules.players // 2
    if isinstance(rules.privileged, int) and rules.privileged > max(pairs, 2):
        return Problem.of("too_many_privileged", "privileged", "players", most=pairs)
    return None


CONFLICTS = (privileged_fit_players,)
