"""A table stand-in that records the matches started, instead of playing them."""

from __future__ import annotations

from typing import Any


class Table:
    """The part of a session that the match setup needs."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, dict[str, Any], list[str]]] = []
        """Preset, changed options and levels of the opponents for each match."""
        self.named: list[str] = []
        """The names of the custom games, "" for built-in ones, match by match."""

    def newMatch(self, preset, rule_values, levels, deal=None, game=""):
        self.named.append(game)
        self.begun.append((preset, rule_values, levels))

    @property
    def levels(self) -> list[list[str]]:
        """The levels of the opponents for each match."""
        return [levels for _, _, levels in self.begun]
