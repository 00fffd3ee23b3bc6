"""Options of Shithead (rules.md §7), each declared once, and their conflicts.

To add an option, add a field. Editor, help, record format and validation are derived from its spec.
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
"""Number of cards per player in each of hand, face-up and face-down cards."""
WITH_REVERSE = (("joker", ("reverse",)),)


@dataclass(frozen=True, slots=True)
class Rules(RulesBase):
    """One complete set of house rules: flat, frozen and comparable."""

    # Only the last place has a title. It is not an option because there is no alternative.
    titles = "shithead"

    players: int = option(4, "number", group="table", low=2, high=12)
    rounds: int = option(0, "number", group="table", low=0, high=999)
    """Number of rounds in a match; 0 is endless."""

    decks: int = option(0, "number", group="deck", low=0, high=2)
    """0: as many as necessary, one deck for up to five players and two for more."""
    jokers: int = option(2, "number", group="deck", low=0, high=4, needs=WITH_REVERSE)
    """Jokers per deck, only used if jokers have a role; the first is red, the others black."""

    swap: bool = option(True, "switch", group="exchange")
    joker: str = option("none", "choice", group="special", choices=("none", "reverse"))
    may_take: bool = option(False, "switch", group="trick")
    open_strictly_higher: bool = option(True, "switch", group="trick")
    burn_after_takes: int = option(20, "number", group="trick", low=3, high=99)
    """Number of times in succession that the pile can be picked up before it burns instead."""
    social: bool = option(False, "switch", group="office")

    def problems(self) -> tuple[Problem, ...]:
        """Return every defect: values out of range, or else conflicts between options."""
        return self.value_problems() or _conflicts(self)


def decks_of(rules: Rules) -> int:
    """Return how many decks are shuffled together."""
    if rules.decks:
        return rules.decks
    return 1 if rules.players <= MOST_AT_ONE_DECK else 2


@lru_cache(maxsize=64)
def deck_of(rules: Rules) -> tuple[Card, ...]:
    """Return all cards of a match, ascending; jokers are included only if they have a role."""
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
"""Twelve players are not offered because 104 cards without jokers are too few for nine each."""
