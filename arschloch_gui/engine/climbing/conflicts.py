"""Conflicts between options, as values (rules.md §8, last paragraph).

Each check compares a few options and returns at most one `Problem`. `conflicts` collects them all,
so the editor can show each one next to the options involved. A rule's own checks are listed in its
module as `CONFLICTS`. This module contains the checks that do not belong to a single rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

from arschloch_gui.engine.cards import CARD_OF, DECK_RANKS, RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.deck import deck_of, rank_names
from arschloch_gui.engine.climbing.rulemods import MODULES, Restricting
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import Problem


def problems(rules: Rules) -> tuple[Problem, ...]:
    """Return all defects: values out of range or, if there are none, conflicts between options.

    >>> rules = Rules(deck="french52", rank_order="3-2", two="cuts", jokers=1)
    >>> [problem.key for problem in problems(rules)]
    ['cuts_exclude_jokers']
    """
    return rules.value_problems() or conflicts(rules)


def conflicts(rules: Rules) -> tuple[Problem, ...]:
    """Return every conflict between options whose individual values are valid.

    Options that have no effect cannot cause a conflict.
    """
    in_force = rules.in_force()
    return tuple(problem for check in _CHECKS if (problem := check(in_force)) is not None)


def _enough_cards(rules: Rules) -> Problem | None:
    cards = len(deck_of(rules))
    if rules.players > cards:
        return Problem.of("more_players_than_cards", "players", "deck", cards=cards)
    # With fewer than three cards per player, luck alone would decide the game.
    if cards // rules.players < 3:
        return Problem.of("too_few_cards_each", "players", "decks", cards=cards // rules.players)
    return None


def _order_covers_deck(rules: Rules) -> Problem | None:
    present = {rank_of(card) for card in deck_of(rules)}
    ranks = {name for name in DECK_RANKS[rules.deck] if RANK_OF_NAME[name] in present}
    if not ranks <= set(rank_names(rules)):
        return Problem.of("rank_order_misses_ranks", "rank_order", "deck")
    return None


def _missing_were_there(rules: Rules) -> Problem | None:
    whole = Counter(deck_of(replace(rules, missing=())))
    for card, times in Counter(rules.missing).items():
        there = whole[CARD_OF[card]]
        if not there:
            return Problem.of("missing_not_in_deck", "missing", "deck", card=card)
        if times > there:
            return Problem.of("missing_too_often", "missing", "decks", card=card, count=there)
    return None


def _twos_in_deck(rules: Rules) -> Problem | None:
    if rules.two == "plain" or _has_rank(rules, "2"):
        return None
    if any(name.startswith("2") for name in rules.missing):
        return Problem.of("twos_missing", "two", "missing")
    return Problem.of("no_twos", "two", "deck")


def _has_rank(rules: Rules, name: str) -> bool:
    return any(rank_of(card) == RANK_OF_NAME[name] for card in deck_of(rules))


_CHECKS: tuple[Callable[[Rules], Problem | None], ...] = (
    _enough_cards,
    _order_covers_deck,
    _missing_were_there,
    _twos_in_deck,
    *(check for module in MODULES if isinstance(module, Restricting) for check in module.CONFLICTS),
)


def checks() -> Iterator[str]:
    """Yield the names of all checks, for a test that requires an example of each."""
    return (check.__name__.strip("_") for check in _CHECKS)
