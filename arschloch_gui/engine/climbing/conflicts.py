"""Options that exclude each other, as values (rules.md §8, last paragraph).

Each check looks at a few options and returns at most one `Problem`; `conflicts` gathers all of
them, so the editor can show every one where it arises. A rule has its own checks in its file, as
`CONFLICTS`; here are those of options that belong to no single rule.
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
    """Every defect at once: values out of range and options that exclude each other."""
    return rules.value_problems() or conflicts(rules)


def conflicts(rules: Rules) -> tuple[Problem, ...]:
    """Every conflict between options whose single values are fine.

    An option that means nothing beside the others cannot be in anybody's way.
    """
    in_force = rules.in_force()
    return tuple(problem for check in _CHECKS if (problem := check(in_force)) is not None)


def _enough_cards(rules: Rules) -> Problem | None:
    cards = len(deck_of(rules))
    if rules.players > cards:
        return Problem.of("more_players_than_cards", "players", "deck", cards=cards)
    # Fewer than three cards a head is a lottery, not a game.
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
    """The names of all checks, for the test that wants an example of each."""
    return (check.__name__.strip("_") for check in _CHECKS)
