"""The options of Shithead (rules.md §7), each declared once, and what cannot be combined.

An option here is a field; editor, help, record format and validation follow from its spec.
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
"""Cards of each kind a player starts with: hand, open and blind."""
WITH_REVERSE = (("joker", ("reverse",)),)


@dataclass(frozen=True, slots=True)
class Rules(RulesBase):
    """One complete set of house rules: flat, frozen, comparable."""

    # Only the last place has a name of its own; no option, as there is nothing to choose from.
    titles = "shithead"

    players: int = option(4, "number", group="table", low=2, high=12)
    rounds: int = option(0, "number", group="table", low=0, high=999)
    """How many rounds a match lasts; 0 is endless."""

    decks: int = option(0, "number", group="deck", low=0, high=2)
    """0: as many as it takes, one deck up to five players and two for more."""
    jokers: int = option(2, "number", group="deck", low=0, high=4, needs=WITH_REVERSE)
    """Per deck, and only where a joker means something; the first is red, the rest black."""

    swap: bool = option(True, "switch", group="exchange")
    joker: str = option("none", "choice", group="special", choices=("none", "reverse"))
    may_take: bool = option(False, "switch", group="trick")
    open_strictly_higher: bool = option(True, "switch", group="trick")
    burn_after_takes: int = option(20, "number", group="trick", low=3, high=99)
    """So many times in succession the pile may be taken; the next one burns it instead."""
    social: bool = option(False, "switch", group="office")

    def problems(self) -> tuple[Problem, ...]:
        """Every defect at once: values out of range and options that exclude each other."""
        return self.value_problems() or _conflicts(self)


def decks_of(rules: Rules) -> int:
    """How many decks are shuffled together."""
    if rules.decks:
        return rules.decks
    return 1 if rules.players <= MOST_AT_ONE_DECK else 2


@lru_cache(maxsize=64)
def deck_of(rules: Rules) -> tuple[Card, ...]:
    """All cards of a match, ascending; without a meaning for them there are no jokers."""
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
"""Twelve need the jokers as well, or 108 cards would not be there for nine each."""
