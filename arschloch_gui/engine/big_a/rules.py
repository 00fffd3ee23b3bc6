"""Options of the Big A and the Little A."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from arschloch_gui.engine.options import Problem, RulesBase, option

FEWEST, MOST = 3, 9


@dataclass(frozen=True, slots=True)
class Rules(RulesBase):
    """A complete set of rules, as a flat and immutable value."""

    length_option = "match_rounds"
    penalties = True

    players: int = option(5, "number", group="table", low=FEWEST, high=MOST)
    match_rounds: int = option(5, "number", group="table", low=3, high=20)
    """Maximum number of rounds in a match."""
    match_points: str | int = option("none", "choice", group="table", choices=("none", 100, 200))
    """Number of points that ends the match early, at the end of a round."""
    laps: str = option("one", "choice", group="trick", choices=("one", "until_pass"))
    """`one`: one turn per player and trick. `until_pass`: until all others have passed in a row."""

    def is_over(self, rounds: int, scores: tuple[int, ...]) -> bool:
        if rounds >= self.match_rounds:
            return True
        return self.match_points != "none" and max(scores) >= int(self.match_points)

    def problems(self) -> tuple[Problem, ...]:
        """Return the values out of range. Options of this game cannot conflict with each other."""
        return self.value_problems()


PRESETS: Mapping[str, Rules] = MappingProxyType({"grossundklein": Rules()})
TABLE_SIZES: Mapping[str, tuple[int, int]] = MappingProxyType({"grossundklein": (FEWEST, MOST)})
