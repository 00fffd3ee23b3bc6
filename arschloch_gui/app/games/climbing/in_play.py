"""Properties of a rule set that the written rules depend on: ranks in play, possible plays."""

from __future__ import annotations

from collections import Counter

from arschloch_gui.engine.cards import (
    JOKER_NAMES,
    NUMBER_DECKS,
    RANK_NAMES,
    RANK_OF_NAME,
    is_joker,
    rank_of,
)
from arschloch_gui.engine.climbing.deck import deck_of, rank_names
from arschloch_gui.engine.climbing.rules import Rules


def ranks_in_play(rules: Rules) -> list[str]:
    """Return the playable ranks, weakest first, without jokers, trumps or wild twos."""
    return [rank for rank in ranks_in_deck(rules) if rank != "2" or rules.two != "wild_only"]


def ranks_in_deck(rules: Rules) -> list[str]:
    """Return the ranks in the deck from weakest to strongest, without jokers and trumps.

    The exchange and the start card follow this order, which includes wild twos.
    """
    present = {rank_of(card) for card in deck_of(rules)}
    return [name for name in rank_names(rules) if RANK_OF_NAME[name] in present]


def example_ranks(rules: Rules) -> list[str]:
    """Return the ranks suitable for examples, weakest first: those without a special role."""
    plain = [rank for rank in ranks_in_play(rules) if rank != "2" or rules.two == "plain"]
    return plain or ranks_in_play(rules)


def example_rank(rules: Rules, *wished: str) -> str:
    """Return the first of the `wished` ranks that is in play, else the strongest rank."""
    ranks = example_ranks(rules)
    return next((rank for rank in wished if rank in ranks), ranks[-1])


def neighbours(rules: Rules, count: int) -> list[str]:
    """Return `count` consecutive ranks for an example, or fewer if there are not enough.

    Numbers near 8, 9, 10 are preferred.
    """
    ranks = ranks_in_play(rules)
    stretches = [ranks[at : at + count] for at in range(len(ranks) - count + 1)]
    numbers = [each for each in stretches if all(rank.isdecimal() for rank in each)]
    return max(numbers, key=_middling, default=(stretches or [ranks])[0])


def _middling(ranks: list[str]) -> int:
    """Return a sort key that prefers ranks close to 8, 9, 10."""
    return -abs(int(ranks[0]) - 8)


def jokers_in_play(rules: Rules) -> int:
    """Return the number of jokers, including jesters, in all decks together."""
    return sum(map(is_joker, deck_of(rules)))


def reds_and_blacks(rules: Rules) -> tuple[int, int]:
    """Return the number of red and of black jokers; both are 0 in a numbers-only deck."""
    names = [RANK_NAMES[rank_of(card)] for card in deck_of(rules)]
    black, red = (names.count(name) for name in JOKER_NAMES)
    return red, black


def copies_of(rules: Rules, rank: str) -> int:
    """Return the number of cards of a rank in all decks together."""
    return sum(rank_of(card) == RANK_OF_NAME[rank] for card in deck_of(rules))


def largest_natural_set(rules: Rules) -> int:
    """Return the size of the largest set without wild cards."""
    ranks = {RANK_OF_NAME[name] for name in ranks_in_play(rules)}
    return max(Counter(rank_of(card) for card in deck_of(rules) if rank_of(card) in ranks).values())


def largest_set(rules: Rules) -> int:
    """Return the size of the largest set, including wild cards and substitutes."""
    jokers = jokers_in_play(rules)
    wild = {"wild": jokers, "jester": jokers, "substitute": min(1, jokers)}.get(rules.joker, 0)
    if rules.two == "wild_only":
        # A substitute joker cannot be combined with other wild cards.
        twos = copies_of(rules, "2")
        wild = max(wild, twos) if rules.joker == "substitute" else wild + twos
    elif has_trumps(rules):
        wild = 2 * rules.decks
    natural = largest_natural_set(rules)
    return max(natural + wild, jokers if joker_is(rules, "high") else 0)


def largest_lead(rules: Rules) -> int:
    """Return the size of the largest set that can be led."""
    most = largest_set(rules)
    return min(most, rules.max_set) if rules.max_set else most


def largest_played(rules: Rules) -> int:
    """Return the size of the largest set that can be played, whether led or on another play."""
    return largest_set(rules) if has_bombs(rules) else largest_lead(rules)


BOMB = 4
"""The number of equal ranks that form a bomb."""


def has_bombs(rules: Rules) -> bool:
    """Return whether bombs are on and the deck has enough cards for one."""
    return is_on(rules, "bomb") and largest_set(rules) >= BOMB


def revolution_size(rules: Rules) -> int:
    """Return how many cards of a rank make a revolution; 0 if nothing does."""
    return {"four": 4, "five": 5, "six": 6}.get(str(value_of(rules, "revolution")), 0)


def has_revolution(rules: Rules) -> bool:
    """Return whether the order of the ranks can be reversed."""
    size = revolution_size(rules)
    if not size:
        return False
    return largest_played(rules) >= size or is_on(rules, "revolution_by_runs")


def clears_tricks(rules: Rules) -> bool:
    """Return whether some play ends the trick at once."""
    return (
        rules.two == "cuts"
        or joker_is(rules, "takes_trick")
        or has_trumps(rules)
        or any(is_on(rules, key) for key in ("eight_cuts", "tabula_rasa", "spade3_sweeps"))
    )


def equals_beat(rules: Rules) -> bool:
    """Return whether a set of any size can be beaten by an equal rank."""
    return rules.beat == "equal_or_higher" or is_on(rules, "match_or_skip")


def has_exceptions(rules: Rules) -> bool:
    """Return whether a play can be beaten other than by the same number of higher cards.

    This also covers rules under which some higher cards do not beat it.
    """
    special = ("bomb", "low_beats_high", "revolution", "tabula_rasa", "match_or_skip", "lock")
    return (
        any(is_on(rules, key) for key in special)
        or rules.suit_order != "none"
        or bool(jokers_in_play(rules))
        or has_trumps(rules)
    )


def low_is_strong(rules: Rules) -> bool:
    """Return whether the deck has only numbers and lower ones are stronger."""
    ranks = ranks_in_play(rules)
    return rules.deck in NUMBER_DECKS and ranks == sorted(ranks, key=int, reverse=True)


def has_trumps(rules: Rules) -> bool:
    """Return whether the deck contains trumps."""
    return rules.deck == "tarot78"


def joker_is(rules: Rules, part: str) -> bool:
    """Return whether there are jokers in the deck and they have this role."""
    return bool(rules.jokers) and rules.joker == part and bool(jokers_in_play(rules))


def keeps_positions(rules: Rules) -> bool:
    """Return whether a position won in one round counts in the next."""
    return rules.rounds != 1 and value_of(rules, "forget_offices") != 1


def draws_positions(rules: Rules) -> bool:
    """Return whether positions are drawn before the first round."""
    return is_on(rules, "first_seating")


def is_on(rules: Rules, option: str) -> bool:
    """Return whether an option of another rule exists and differs from its default.

    This lets a rule mention another one that may have been removed from the game.
    """
    default = next((spec.default for spec in rules.specs() if spec.key == option), None)
    return default is not None and getattr(rules, option) != default


def value_of(rules: Rules, option: str) -> object:
    """Return the value of another rule's option, or None if that rule was removed from the game."""
    return getattr(rules, option, None)
