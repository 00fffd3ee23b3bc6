"""Options that exclude each other, as values (rules.md §8, last paragraph).

Each check looks at a few options and gives at most one `Problem`; `conflicts` gathers all of
them, so the editor can show every one where it arises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from arschloch_gui.engine.cards import CARD_OF, RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.rulebook import deck_of, rank_names
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import Problem


def conflicts(rules: Rules) -> tuple[Problem, ...]:
    """Every conflict between options whose single values are fine.

    An option that means nothing beside the others cannot be in anybody's way.
    """
    found = [problem for check in _CHECKS if (problem := check(rules)) is not None]
    return tuple(p for p in found if all(Rules.spec(key).active_in(rules) for key in p.options))


def _enough_cards(rules: Rules) -> Problem | None:
    cards = len(deck_of(rules))
    if rules.players > cards:
        return Problem.of("more_players_than_cards", "players", "deck", cards=cards)
    # Fewer than three cards a head is a lottery, not a game.
    if cards // rules.players < 3:
        return Problem.of("too_few_cards_each", "players", "decks", cards=cards // rules.players)
    return None


def _order_covers_deck(rules: Rules) -> Problem | None:
    deck = {rank_of(card) for card in deck_of(rules)}
    order = {RANK_OF_NAME[name] for name in rank_names(rules)}
    if not deck <= order:
        return Problem.of("rank_order_misses_ranks", "rank_order", "deck")
    return None


def _start_card_in_deck(rules: Rules) -> Problem | None:
    if rules.start_card and CARD_OF[rules.start_card] not in deck_of(rules):
        return Problem.of("start_card_not_in_deck", "start_card", "deck", card=rules.start_card)
    return None


def _privilege_needs_distinct_offices(rules: Rules) -> Problem | None:
    # Up to five players there is at most one middle office, so all are distinct anyway.
    ambiguous = rules.players > 5 and not rules.all_distinct
    if rules.inherit in ("lowest_office", "highest_office") and ambiguous:
        return Problem.of("privilege_needs_distinct", "inherit", "all_distinct")
    return None


def _privileged_fit_players(rules: Rules) -> Problem | None:
    pairs = rules.players // 2
    if isinstance(rules.privileged, int) and rules.privileged > max(pairs, 2):
        return Problem.of("too_many_privileged", "privileged", "players", most=pairs)
    return None


_CHECKS: tuple[Callable[[Rules], Problem | None], ...] = (
    _enough_cards,
    _order_covers_deck,
    _start_card_in_deck,
    _privilege_needs_distinct_offices,
    _privileged_fit_players,
)


def checks() -> Iterator[str]:
    """The names of all checks, for the test that wants an example of each."""
    return (check.__name__.strip("_") for check in _CHECKS)
