"""What the written rules ask again and again: which ranks are in play, what may beat what."""

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
    """The ranks that can be played as such, weakest first: no jokers, trumps or wild twos."""
    return [rank for rank in ranks_in_deck(rules) if rank != "2" or rules.two != "wild_only"]


def ranks_in_deck(rules: Rules) -> list[str]:
    """The ranks in the deck from weakest to strongest, without jokers and trumps.

    The exchange and the start card go by this order, which has a place for wild twos as well.
    """
    present = {rank_of(card) for card in deck_of(rules)}
    return [name for name in rank_names(rules) if RANK_OF_NAME[name] in present]


def example_ranks(rules: Rules) -> list[str]:
    """The ranks examples are made of, from weakest to strongest: those that are just ranks."""
    plain = [rank for rank in ranks_in_play(rules) if rank != "2" or rules.two == "plain"]
    return plain or ranks_in_play(rules)


def example_rank(rules: Rules, *wished: str) -> str:
    """A rank for an example: the first of those wished for that is in play, else the strongest."""
    ranks = example_ranks(rules)
    return next((rank for rank in wished if rank in ranks), ranks[-1])


def neighbours(rules: Rules, count: int) -> list[str]:
    """So many consecutive ranks for an example, plain numbers if there are; fewer if need be."""
    ranks = ranks_in_play(rules)
    stretches = [ranks[at : at + count] for at in range(len(ranks) - count + 1)]
    numbers = [each for each in stretches if all(rank.isdecimal() for rank in each)]
    return max(numbers, key=_middling, default=(stretches or [ranks])[0])


def _middling(ranks: list[str]) -> int:
    """Sorts stretches of ranks by how close they are to 8, 9, 10."""
    return -abs(int(ranks[0]) - 8)


def jokers_in_play(rules: Rules) -> int:
    """How many jokers all decks have together; jesters are jokers, too."""
    return sum(map(is_joker, deck_of(rules)))


def reds_and_blacks(rules: Rules) -> tuple[int, int]:
    """How many red and how many black jokers there are; none in a deck of bare numbers."""
    names = [RANK_NAMES[rank_of(card)] for card in deck_of(rules)]
    black, red = (names.count(name) for name in JOKER_NAMES)
    return red, black


def copies_of(rules: Rules, rank: str) -> int:
    """How many cards of a rank all decks have together."""
    return sum(rank_of(card) == RANK_OF_NAME[rank] for card in deck_of(rules))


def largest_natural_set(rules: Rules) -> int:
    """How many cards of a rank there are at most."""
    ranks = {RANK_OF_NAME[name] for name in ranks_in_play(rules)}
    return max(Counter(rank_of(card) for card in deck_of(rules) if rank_of(card) in ranks).values())


def largest_set(rules: Rules) -> int:
    """How many cards a set can have, with the wild cards in it and those that stand in."""
    jokers = jokers_in_play(rules)
    wild = {"wild": jokers, "jester": jokers, "substitute": min(1, jokers)}.get(rules.joker, 0)
    if rules.two == "wild_only":
        # A joker that substitutes is no part of a set with other wild cards.
        twos = copies_of(rules, "2")
        wild = max(wild, twos) if rules.joker == "substitute" else wild + twos
    elif has_trumps(rules):
        wild = 2 * rules.decks
    natural = largest_natural_set(rules)
    return max(natural + wild, jokers if joker_is(rules, "high") else 0)


def largest_lead(rules: Rules) -> int:
    """How many cards of a rank can be led."""
    most = largest_set(rules)
    return min(most, rules.max_set) if rules.max_set else most


def largest_played(rules: Rules) -> int:
    """How many cards of a rank can be played, as a lead or on another play."""
    return largest_set(rules) if has_bombs(rules) else largest_lead(rules)


BOMB = 4
"""So many cards of a rank are a bomb, where there are bombs."""


def has_bombs(rules: Rules) -> bool:
    """Whether there are bombs, and cards enough for one."""
    return is_on(rules, "bomb") and largest_set(rules) >= BOMB


def revolution_size(rules: Rules) -> int:
    """Return how many cards of a rank make a revolution; 0 if nothing does."""
    return {"four": 4, "five": 5, "six": 6}.get(str(value_of(rules, "revolution")), 0)


def has_revolution(rules: Rules) -> bool:
    """Whether the order of the ranks can be reversed."""
    size = revolution_size(rules)
    if not size:
        return False
    return largest_played(rules) >= size or is_on(rules, "revolution_by_runs")


def clears_tricks(rules: Rules) -> bool:
    """Whether some play ends the trick at once."""
    return (
        rules.two == "cuts"
        or joker_is(rules, "takes_trick")
        or has_trumps(rules)
        or any(is_on(rules, key) for key in ("eight_cuts", "tabula_rasa", "spade3_sweeps"))
    )


def equals_beat(rules: Rules) -> bool:
    """Whether an equal rank may be played whatever its size."""
    return rules.beat == "equal_or_higher" or is_on(rules, "match_or_skip")


def has_exceptions(rules: Rules) -> bool:
    """Whether anything but the same number of cards of a higher rank may beat a play, or not."""
    special = ("bomb", "low_beats_high", "revolution", "tabula_rasa", "match_or_skip", "lock")
    return (
        any(is_on(rules, key) for key in special)
        or rules.suit_order != "none"
        or bool(jokers_in_play(rules))
        or has_trumps(rules)
    )


def low_is_strong(rules: Rules) -> bool:
    """Whether cards are bare numbers, and the lower one is always the stronger one."""
    ranks = ranks_in_play(rules)
    return rules.deck in NUMBER_DECKS and ranks == sorted(ranks, key=int, reverse=True)


def has_trumps(rules: Rules) -> bool:
    """Whether there are trumps in the deck."""
    return rules.deck == "tarot78"


def joker_is(rules: Rules, part: str) -> bool:
    """Whether there are jokers in the deck, and this is their part."""
    return bool(rules.jokers) and rules.joker == part and bool(jokers_in_play(rules))


def keeps_positions(rules: Rules) -> bool:
    """Whether a position won in one round counts in the next."""
    return rules.rounds != 1 and value_of(rules, "forget_offices") != 1


def draws_positions(rules: Rules) -> bool:
    """Whether positions are drawn before the first round."""
    return is_on(rules, "first_seating")


def is_on(rules: Rules, option: str) -> bool:
    """Whether an option of another rule is there and not at its default.

    So a rule may speak of another one that somebody takes out of the game.
    """
    default = next((spec.default for spec in rules.specs() if spec.key == option), None)
    return default is not None and getattr(rules, option) != default


def value_of(rules: Rules, option: str) -> object:
    """The value of an option of another rule, or None where somebody took it out of the game."""
    return getattr(rules, option, None)
