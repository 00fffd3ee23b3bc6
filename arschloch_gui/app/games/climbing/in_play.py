"""What the written rules ask again and again: which ranks are in play, and which are examples."""

from __future__ import annotations

from collections import Counter

from arschloch_gui.engine.cards import NUMBER_DECKS, RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.deck import deck_of, joker_count, rank_names
from arschloch_gui.engine.climbing.rules import Rules


def ranks_in_play(rules: Rules) -> list[str]:
    """The names of the ranks in the deck from weakest to strongest, jokers apart."""
    present = {rank_of(card) for card in deck_of(rules)}
    return [name for name in rank_names(rules) if RANK_OF_NAME[name] in present]


def example_ranks(rules: Rules) -> list[str]:
    """The ranks examples are made of, from weakest to strongest: those that are just ranks."""
    plain = [rank for rank in ranks_in_play(rules) if rank != "2" or rules.two == "plain"]
    return plain or ranks_in_play(rules)


def jokers_in_play(rules: Rules) -> int:
    """How many jokers all decks have together; jesters are jokers, too."""
    return joker_count(rules) * rules.decks


def largest_set(rules: Rules) -> tuple[int, int]:
    """How many cards of a rank there are at most, and how many a set has with jokers in it."""
    ranks = {RANK_OF_NAME[name] for name in example_ranks(rules)}
    most = max(Counter(rank_of(card) for card in deck_of(rules) if rank_of(card) in ranks).values())
    jokers = jokers_in_play(rules)
    return most, most + {"wild": jokers, "substitute": min(1, jokers)}.get(rules.joker, 0)


def example_rank(rules: Rules, *wished: str) -> str:
    """A rank for an example: the first of those wished for that is in play, else the strongest."""
    ranks = example_ranks(rules)
    return next((rank for rank in wished if rank in ranks), ranks[-1])


def low_is_strong(rules: Rules) -> bool:
    """Whether cards are bare numbers of which the lowest is the strongest."""
    ranks = ranks_in_play(rules)
    return rules.deck in NUMBER_DECKS and int(ranks[0]) > int(ranks[-1])


def has_trumps(rules: Rules) -> bool:
    """Whether there are trumps in the deck."""
    return rules.deck == "tarot78"


def joker_is(rules: Rules, part: str) -> bool:
    """Whether there are jokers in the deck, and this is their part."""
    return bool(rules.jokers) and rules.joker == part


def is_on(rules: Rules, option: str) -> bool:
    """Whether an option of another rule is there and not at its default.

    So a rule may speak of another one that somebody takes out of the game.
    """
    default = next((spec.default for spec in rules.specs() if spec.key == option), None)
    return default is not None and getattr(rules, option) != default
