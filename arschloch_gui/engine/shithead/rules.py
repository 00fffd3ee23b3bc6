"""Options of Shithead (rules.md §7) and their conflicts.

To add an option, add a field. The rules editor, the help, the record format and validation are
derived from its spec.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from arschloch_gui.engine.cards import Card, build_deck
from arschloch_gui.engine.options import Problem, RulesBase, option

MOST_AT_ONE_DECK = 5
SIZE = 3
"""Number of cards that each player is dealt in hand, face up and face down."""
WITH_REVERSE = (("joker", ("reverse",)),)


@dataclass(frozen=True, slots=True)
class Rules(RulesBase):
    """A complete set of house rules, as a flat and immutable value."""

    # Only the last place has a title. There is no alternative to it, so it is not an option.
    titles = "shithead"

    players: int = option(4, "number", group="table", low=2, high=12)
    rounds: int = option(0, "number", group="table", low=0, high=999)
    """Number of rounds in a match; 0 is endless."""

    decks: int = option(0, "number", group="deck", low=0, high=2)
    """Number of decks. 0: one deck for up to five players, two for more."""
    jokers: int = option(2, "number", group="deck", low=0, high=4, needs=WITH_REVERSE)
    """Jokers per deck, used only if jokers have a role. The first is red, the others are black."""

    swap: bool = option(True, "switch", group="exchange")
    joker: str = option("none", "choice", group="special", choices=("none", "reverse"))
    may_take: bool = option(False, "switch", group="trick")
    open_strictly_higher: bool = option(True, "switch", group="trick")
    burn_after_takes: int = option(20, "number", group="trick", low=3, high=99)
    """Number of pick-ups in succession after which the pile burns instead."""
    social: bool = option(False, "switch", group="office")

    def problems(self) -> tuple[Problem, ...]:
        """Return all defects: values out of range or, if none are, conflicts between options."""
        return self.value_problems() or _conflicts(self)


def decks_of(rules: Rules) -> int:
    """Return the number of decks that are shuffled together."""
    if rules.decks:
        return rules.decks
    return 1 if rules.players <= MOST_AT_ONE_DECK else 2


@lru_cache(maxsize=64)
def deck_of(rules: Rules) -> tuple[Card, ...]:
    """Return all cards of a match in ascending order, with jokers only if they have a role."""
    jokers = rules.jokers if rules.joker == "reverse" else 0
    return build_deck("french52", decks=decks_of(rules), jokers=jokers)


def _conflicts(rules: Rules) -> tuple[Problem, ...]:
    if rules.players > MOST_AT_ONE_DECK and decks_of(rules) == 1:
        return (Problem.of("needs_two_decks", "players", "decks", least=MOST_AT_ONE_DECK + 1),)
    cards = len(deck_of(rules))
    if cards < 3 * SIZE * rules.players:
        return (
            Problem.of(
                "too_few_for_nine_each", "players", "jokers",
                cards=cards, players=cards // (3 * SIZE),
            ),
        )  # fmt: skip
    return ()


PRESETS: Mapping[str, Rules] = MappingProxyType({"shithead": Rules()})
TABLE_SIZES: Mapping[str, tuple[int, int]] = MappingProxyType({"shithead": (2, 11)})
"""Twelve players are not offered, because 104 cards without jokers are fewer than nine each."""
