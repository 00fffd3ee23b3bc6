"""Options of Grand Seigneur (rules.md §10) and their conflicts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from arschloch_gui.engine.options import Problem, RulesBase, option
from arschloch_gui.engine.seigneur.deck import decks_for

FEWEST, MOST = 5, 12


@dataclass(frozen=True, slots=True)
class Rules(RulesBase):
    """A complete set of rules, as a flat and immutable value."""

    # The titles belong to the game, which is named after the highest one, so they are not an
    # option.
    titles = "seigneur"

    players: int = option(6, "number", group="table", low=FEWEST, high=MOST)
    rounds: int = option(0, "number", group="table", low=0, high=999)
    """Number of rounds in a match; 0 is endless."""
    decks: int = option(0, "number", group="deck", low=0, high=2)
    """0: as many as the number of players requires.

    Any other value must be equal to that number.
    """
    bombs_out_of_turn: bool = option(True, "switch", group="special")
    """True if a bomb can be played out of turn."""
    social: bool = option(False, "switch", group="office")

    def problems(self) -> tuple[Problem, ...]:
        """Return all defects: values out of range or, if none are, conflicts between options."""
        return self.value_problems() or _conflicts(self)


def exchange_counts(players: int) -> tuple[int, ...]:
    """Return the number of cards for each exchanging pair of positions, outermost pair first."""
    return (2, 1) if players == FEWEST else (3, 2, 1)


def _conflicts(rules: Rules) -> tuple[Problem, ...]:
    needed = decks_for(rules.players)
    if rules.decks in (0, needed):
        return ()
    return (Problem.of("decks_by_players", "decks", "players", count=needed),)


PRESETS: Mapping[str, Rules] = MappingProxyType({"seigneur": Rules()})
TABLE_SIZES: Mapping[str, tuple[int, int]] = MappingProxyType({"seigneur": (FEWEST, MOST)})
