"""A table at which no match is played: it takes note of those that are begun."""

from __future__ import annotations

from typing import Any


class Table:
    """What the setup of a match needs of a session."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, dict[str, Any], list[str]]] = []
        """Preset, changed options and the levels of the opponents, match by match."""
        self.named: list[str] = []
        """The names of the custom games, "" for built-in ones, match by match."""

    def newMatch(self, preset, rule_values, levels, deal=None, game=""):
        self.named.append(game)
        self.begun.append((preset, rule_values, levels))

    @property
    def levels(self) -> list[list[str]]:
        """The levels of the opponents, match by match."""
        return [levels for _, _, levels in self.begun]
