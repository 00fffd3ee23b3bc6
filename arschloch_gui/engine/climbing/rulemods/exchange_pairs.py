"""Pairs of positions that exchange, and how many cards (`privileged`, `exchange_counts`; §1.6).

How the cards are exchanged depends on the kind of exchange and on the rules that amend pairs.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, ExchangePart
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import Problem


def contribute(rules: Rules) -> Contribution | None:
    """Return the number of cards for each pair of positions, or None if there is no exchange."""
    if rules.exchange == "none":
        return None
    return Contribution(exchange=ExchangePart(counts=usual_counts(rules)))


def usual_counts(rules: Rules) -> tuple[int, ...]:
    """Return the number of cards for each exchanging pair of positions, outermost pair first.

    If there are more pairs than `exchange_counts`, its last number applies to the rest.
    """
    most = rules.players // 2
    wanted = most if rules.privileged == "all" else min(int(rules.privileged), most)
    counts = _counts(rules, most) or (0,)
    return tuple(counts[min(at, len(counts) - 1)] for at in range(wanted))


def _counts(rules: Rules, pairs: int) -> tuple[int, ...]:
    """Return the configured numbers of cards, which can be fewer than the pairs."""
    if isinstance(rules.exchange_counts, str):
        return tuple(range(pairs, 0, -1))
    return rules.exchange_counts


def privileged_fit_players(rules: Rules) -> Problem | None:
    """Check that there are enough players for the chosen number of pairs."""
    pairs = rules.players // 2
    if isinstance(rules.privileged, int) and rules.privileged > max(pairs, 2):
        return Problem.of("too_many_privileged", "privileged", "players", most=pairs)
    return None


CONFLICTS = (privileged_fit_players,)
