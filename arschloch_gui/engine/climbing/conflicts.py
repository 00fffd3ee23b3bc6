"""Options that exclude each other, as values (rules.md §8, last paragraph).

Each check looks at a few options and gives at most one `Problem`; `conflicts` gathers all of
them, so the editor can show every one where it arises.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import filterfalse

from arschloch_gui.engine.cards import (
    CARD_OF,
    DECK_RANKS,
    NUMBER_DECKS,
    RANK_OF_NAME,
    is_joker,
    rank_of,
)
from arschloch_gui.engine.climbing.deck import deck_of, rank_names
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import Problem


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


def _twos_in_deck(rules: Rules) -> Problem | None:
    if rules.two != "plain" and not _has_rank(rules, "2"):
        return Problem.of("no_twos", "two", "deck")
    return None


def _cutting_twos_without_jokers(rules: Rules) -> Problem | None:
    if rules.two == "cuts" and rules.jokers:
        return Problem.of("cuts_exclude_jokers", "two", "jokers")
    return None


def _revolution_needs_cards(rules: Rules) -> Problem | None:
    size = {"five": 5, "six": 6}.get(rules.revolution, 0)
    wild = rules.two == "wild_only" or rules.joker in ("wild", "jester")
    substitutes = int(rules.joker == "substitute")
    # In a Tarot deck trump 1 and trump 21 make up what is missing.
    if size > _largest_set(rules) + substitutes and not wild and rules.deck != "tarot78":
        return Problem.of("revolution_needs_decks", "revolution", "decks", size=size)
    return None


def _suited_runs_need_suits(rules: Rules) -> Problem | None:
    if rules.runs == "suited" and rules.deck in NUMBER_DECKS:
        return Problem.of("runs_need_suits", "runs", "deck")
    return None


def _no_jokers_beside_the_excuse(rules: Rules) -> Problem | None:
    if rules.deck == "tarot78" and rules.jokers:
        return Problem.of("no_jokers_in_tarot", "jokers", "deck")
    return None


def _few_enough_ranks_to_bargain(rules: Rules) -> Problem | None:
    # Each trump is a rank: the ways to ask for two of them are past counting.
    if rules.deck == "tarot78" and rules.exchange == "negotiate":
        return Problem.of("too_many_ranks_to_bargain", "exchange", "deck")
    return None


def _spade_three_in_deck(rules: Rules) -> Problem | None:
    if rules.spade3_beats_joker and CARD_OF["3S"] not in deck_of(rules):
        return Problem.of("no_spade_three", "spade3_beats_joker", "deck")
    return None


def _substitute_in_suited_runs(rules: Rules) -> Problem | None:
    if rules.joker == "substitute" and rules.runs == "same_set":
        return Problem.of("substitute_needs_suited_runs", "joker", "runs")
    return None


def _penalty_leaves_ranks(rules: Rules) -> Problem | None:
    ranks = {rank_of(card) for card in deck_of(rules)}
    if rules.last_card_penalty and ranks <= {RANK_OF_NAME[n] for n in rules.last_card_penalty}:
        return Problem.of("penalty_on_every_rank", "last_card_penalty", "deck")
    return None


def _largest_set(rules: Rules) -> int:
    natural = filterfalse(is_joker, deck_of(replace(rules, missing=())))
    return max(Counter(map(rank_of, natural)).values())


def _has_rank(rules: Rules, name: str) -> bool:
    return any(rank_of(card) == RANK_OF_NAME[name] for card in deck_of(rules))


_CHECKS: tuple[Callable[[Rules], Problem | None], ...] = (
    _enough_cards,
    _order_covers_deck,
    _start_card_in_deck,
    _privilege_needs_distinct_offices,
    _privileged_fit_players,
    _twos_in_deck,
    _cutting_twos_without_jokers,
    _revolution_needs_cards,
    _suited_runs_need_suits,
    _no_jokers_beside_the_excuse,
    _few_enough_ranks_to_bargain,
    _spade_three_in_deck,
    _substitute_in_suited_runs,
    _penalty_leaves_ranks,
)


def checks() -> Iterator[str]:
    """The names of all checks, for the test that wants an example of each."""
    return (check.__name__.strip("_") for check in _CHECKS)
