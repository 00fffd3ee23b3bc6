"""The options of Grand Seigneur (rules.md §10), each declared once, and what cannot be combined."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from arschloch_gui.engine.options import Problem, RulesBase, option
from arschloch_gui.engine.seigneur.deck import decks_for

FEWEST, MOST = 5, 12


@dataclass(frozen=True, slots=True)
class Rules(RulesBase):
    """One complete set of rules: flat, frozen, comparable."""

    # The game is named after its highest office; there is nothing to choose from.
    titles = "seigneur"

    players: int = option(6, "number", group="table", low=FEWEST, high=MOST)
    rounds: int = option(0, "number", group="table", low=0, high=999)
    """How many rounds a match lasts; 0 is endless."""
    decks: int = option(0, "number", group="deck", low=0, high=2)
    """0: as many as the players need; another number has to be just that."""
    bombs_out_of_turn: bool = option(True, "switch", group="special")
    """Whether a bomb may be played between the turns."""
    social: bool = option(False, "switch", group="office")

    def problems(self) -> tuple[Problem, ...]:
        """Every defect at once: values out of range and options that exclude each other."""
        return self.value_problems() or _conflicts(self)


def exchange_counts(players: int) -> tuple[int, ...]:
    """Return how many cards each pair of positions exchanges, from the outermost pair inwards."""
    return (2, 1) if players == FEWEST else (3, 2, 1)


def _conflicts(rules: Rules) -> tuple[Problem, ...]:
    needed = decks_for(rules.players)
    if rules.decks in (0, needed):
        return ()
    return (Problem.of("decks_by_players", "decks", "players", count=needed),)


PRESETS: Mapping[str, Rules] = MappingProxyType({"seigneur": Rules()})
TABLE_SIZES: Mapping[str, tuple[int, int]] = MappingProxyType({"seigneur": (FEWEST, MOST)})
