"""Options of Thirteen Cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from arschloch_gui.engine.options import Problem, RulesBase, option

PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Rules(RulesBase):
    """A complete set of rules, as a flat and immutable value."""

    penalties = True

    players: int = option(PLAYERS, "number", group="table", low=PLAYERS, high=PLAYERS)
    rounds: int = option(0, "number", group="table", low=0, high=999)
    """Maximum number of rounds in a match; 0: no limit apart from the points."""
    match_points: int = option(100, "choice", group="table", choices=(0, 50, 100, 150))
    """Number of points that ends the match; 0: no limit."""
    cross_kind: bool = option(True, "switch", group="trick")
    """True if a stronger kind of five-card hand beats every weaker one."""

    def is_over(self, rounds: int, scores: tuple[int, ...]) -> bool:
        return 0 < self.rounds <= rounds or 0 < self.match_points <= max(scores)

    def problems(self) -> tuple[Problem, ...]:
        """Return the values out of range. Options of this game cannot conflict with each other."""
        return self.value_problems()


PRESETS: Mapping[str, Rules] = MappingProxyType({"thirteen": Rules()})
TABLE_SIZES: Mapping[str, tuple[int, int]] = MappingProxyType({"thirteen": (PLAYERS, PLAYERS)})
