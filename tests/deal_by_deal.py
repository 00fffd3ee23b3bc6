"""Duplicate deals at many tables, played deal by deal and stored along the way.

`simulate` finishes one match before it starts the next. Here all tables play a deal before the next
one is dealt. A run that is interrupted therefore has the same deals for all tables and can continue
later. The matches are the same: block by block, one match of each table with one seed
(`duplicate`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import convert, to_builtins

from arschloch_gui.ai.arena_matches import Places, play_round
from arschloch_gui.ai.duplicate import MATCH_ROUNDS, DuplicateTables
from arschloch_gui.ai.estimate import Estimate, standard_error
from arschloch_gui.ai.levels import VERSIONS
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.climbing.past import PastRound
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import sub_seed
from arschloch_gui.engine.table.game import AnyGame

Seat: TypeAlias = Callable[[str], Player]
"""Creates the player for a name."""
Means: TypeAlias = list[float]
"""The mean place of an entry over all its chairs, for each deal."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The settings shared by all tables. No game phase may have secret decisions."""

    family: AnyGame
    preset: str
    rules: Any
    seed: int


class Course:
    """A match at one table that can be interrupted and resumed between two rounds."""

    def __init__(self, setting: Setting, block: int, players: Sequence[Player]) -> None:
        self._setting, self._players = setting, players
        self._seed = sub_seed(setting.seed, "match", block)
        self._carry, self._plies = Carry(order=tuple(range(len(players)))), Plies(len(players))
        self._played = 0

    def go_on(self) -> Places:
        """Play one more round and return its places."""
        setting = self._setting
        self._played += 1
        setup = RoundSetup(self._seed, self._played, self._carry)
        state = play_round(setting.family, setting.rules, setup, self._players, self._plies)
        self._carry = state.carry()
        return state.places()

    @property
    def left(self) -> list[Any]:
        """The current state as JSON values."""
        carry = self._carry
        past = [to_builtins(each) for each in carry.before]
        return [self._played, self._plies.total, carry.order, carry.offices, carry.marks, past]

    def take_up(self, left: Sequence[Any]) -> None:
        """Resume from a stored state."""
        self._played, self._plies.total, order, offices, marks, past = left
        before = convert(past, tuple[PastRound, ...])
        self._carry = Carry(tuple(order), tuple(offices), tuple((k, v) for k, v in marks), before)


class Deals:
    """The deals played so far, and those to come; each is a line of the file.

    `tables` are the tables of each line-up by its name. Raises `ValueError` if the file has others.
    """

    def __init__(
        self, setting: Setting, tables: Mapping[str, DuplicateTables], kept: Path | None
    ) -> None:
        self._setting, self._tables, self._kept = setting, tables, kept
        self.played: list[dict[str, Any]] = []
        """The places by deal, line-up and table; "note" has the caller's note."""
        self._left: dict[str, list[Any]] = {}
        self._open()

    def play(self, deals: int, seat: Seat, note: Callable[[], Any] = lambda: None) -> Iterator[int]:
        """Play until this many deals are done; yield their number after each."""
        courses: dict[str, list[Course]] = {}
        while len(self.played) < deals:
            block, before = divmod(len(self.played), MATCH_ROUNDS)
            if not before or not courses:
                courses = self._begun(block, seat, take_up=before > 0)
            places = {who: [list(each.go_on()) for each in here] for who, here in courses.items()}
            left = {who: [each.left for each in here] for who, here in courses.items()}
            self._keep({"places": places, "left": left, "note": note()})
            yield len(self.played)

    def means(self, who: str, entry: int = 0) -> Means:
        """Return the mean of an entry of a line-up for each deal."""
        chairs = self._tables[who].entries[entry]
        return [
            sum(deal["places"][who][table][seat] for table, seat in chairs) / len(chairs)
            for deal in self.played
        ]

    def _begun(self, block: int, seat: Seat, *, take_up: bool) -> dict[str, list[Course]]:
        found: dict[str, list[Course]] = {}
        for who, tables in self._tables.items():
            found[who] = [
                Course(self._setting, block, [seat(name) for name in names])
                for names in tables.levels
            ]
            if take_up:
                for course, left in zip(found[who], self._left[who], strict=True):
                    course.take_up(left)
        return found

    def _open(self) -> None:
        if self._kept is None:
            return
        setting = self._setting
        head = json.dumps({
            "preset": setting.preset, "rules": repr(setting.rules), "seed": setting.seed,
            "tables": {who: each.levels for who, each in self._tables.items()},
            "versions": dict(VERSIONS),
        })  # fmt: skip
        self._kept.parent.mkdir(parents=True, exist_ok=True)
        lines = self._kept.read_text(encoding="utf-8").split("\n") if self._kept.exists() else []
        if not lines:
            self._kept.write_text(head + "\n", encoding="utf-8", newline="\n")
        elif lines[0] != head:
            raise ValueError(f"{self._kept} holds another run")
        # An unfinished line has no line break.
        for line in lines[1:-1]:
            self._note(json.loads(line))
        if lines and lines[-1]:
            self._kept.write_text("\n".join([*lines[:-1], ""]), encoding="utf-8", newline="\n")

    def _keep(self, deal: dict[str, Any]) -> None:
        self._note(deal)
        if self._kept is not None:
            with self._kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(deal) + "\n")

    def _note(self, deal: dict[str, Any]) -> None:
        self.played.append(deal)
        self._left = deal["left"]


def by_match(values: Sequence[float]) -> list[Sequence[float]]:
    """Group the values of deals by match."""
    return [values[at : at + MATCH_ROUNDS] for at in range(0, len(values), MATCH_ROUNDS)]


def mean_of(values: Sequence[float]) -> Estimate:
    """Return the mean over deals and its error."""
    return Estimate(sum(values) / len(values), standard_error(by_match(values)))


def share_of(part: Sequence[float], whole: Sequence[float]) -> Estimate:
    """Return the ratio of two means over deals; its error is to first order."""
    share = sum(part) / sum(whole)
    mean = sum(whole) / len(whole)
    off = [(one - share * all_of_it) / mean for one, all_of_it in zip(part, whole, strict=True)]
    return Estimate(share, standard_error(by_match(off)))
