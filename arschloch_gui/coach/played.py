"""A round somebody has played as it is remembered: what was dealt, against whom, and the place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from hashlib import sha256
from typing import Any, TypeGuard

from msgspec import Struct

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.ai.levels import OFFERED, UnknownLevel, offered, split
from arschloch_gui.coach.luck import NO_OFFICE, Luck
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.match import Finished, MatchSpec
from arschloch_gui.engine.proof import SHORT

MIXED = "mixed"
"""Stands for the level of opponents who do not all play alike."""
MOST_PLAYERS = 26
YEARS = range(1970, 3000)
"""A clock may be wrong; beyond these there are days that no time zone has."""


class PlayedError(ValueError):
    """A line that tells no round, or one that only a newer version understands."""


class Played(Struct, frozen=True):
    """A round that is over. `time` knows its offset from UTC, so its day is the person's.

    `deal` is the beginning of the fingerprint of its shuffled deck: the same deal is the same
    round, whoever plays it again. `levels` are those of the opponents, `place` is 1 for the
    highest, `match` the same for all rounds of a match, `final` the place in a match that this
    round ended, 0 where the match goes on. `luck` is None until somebody has worked it out.
    """

    deal: str
    time: datetime
    preset: str
    players: int
    levels: tuple[str, ...]
    place: int
    round_no: int = 1
    match: str = ""
    final: int = 0
    luck: Luck | None = None

    @property
    def office(self) -> float:
        """The place from +1 (highest) to −1 (lowest), whatever the number of players."""
        return 1 - 2 * (self.place - 1) / (self.players - 1)

    @property
    def level(self) -> str:
        """The level of all opponents as one of those offered; `MIXED` where they differ."""
        found = {OFFERED[each] for each in self.strengths}
        return found.pop() if len(found) == 1 else MIXED

    @property
    def strengths(self) -> tuple[int, ...]:
        """How strong each opponent is, as an index into `OFFERED`."""
        return tuple(map(_strength, self.levels))

    def line(self) -> dict[str, Any]:
        """The inverse of `read_played`, as JSON values."""
        luck = {} if self.luck is None else {"luck": _luck_line(self.luck)}
        return {
            "deal": self.deal,
            "time": self.time.isoformat(timespec="seconds"),
            "preset": self.preset,
            "players": self.players,
            "levels": list(self.levels),
            "place": self.place,
            "round": self.round_no,
            "match": self.match,
            "final": self.final,
            **luck,
        }


class Forgotten(Struct, frozen=True):
    """A deal that was counted once and is not to be counted any more, nor ever again."""

    deal: str

    def line(self) -> dict[str, Any]:
        """The inverse of `read_played`, as JSON values."""
        return {"deal": self.deal, "forgotten": True}


def read_played(line: Mapping[str, Any]) -> Played | Forgotten:
    """What a line tells; keys this version does not know are passed over.

    Raises `PlayedError` where what it cannot do without is missing or makes no sense.
    """
    try:
        deal = line["deal"]
        if not isinstance(deal, str) or not deal:
            raise PlayedError("no deal")
        if line.get("forgotten") is True:
            return Forgotten(deal)
        time, levels = datetime.fromisoformat(line["time"]), line.get("levels", [])
        figures = [line["players"], line["place"], line.get("round", 1), line.get("final", 0)]
    except (KeyError, TypeError, ValueError) as error:
        raise PlayedError(str(error)) from None
    if not all(type(each) is int for each in figures):
        raise PlayedError("figures are whole numbers")
    players, place, round_no, final = figures
    if not 2 <= players <= MOST_PLAYERS or not 1 <= place <= players or not 0 <= final <= players:
        raise PlayedError("no such place")
    if time.tzinfo is None or time.year not in YEARS or not isinstance(levels, list):
        raise PlayedError("no time or no levels")
    round_no = max(1, round_no)
    luck = _read_luck(line.get("luck"), round_no, players)
    return Played(
        deal, time, str(line.get("preset", "")), players, tuple(map(str, levels)), place,
        round_no, str(line.get("match", "")), final, luck,
    )  # fmt: skip


def _luck_line(luck: Luck) -> dict[str, Any]:
    value, usual = luck.value, luck.usual
    figures = {"value": value.mean, "value_error": value.stderr,
               "usual": usual.mean, "usual_error": usual.stderr}  # fmt: skip
    return {"office": luck.office, **{name: round(each, 4) for name, each in figures.items()}}


def _read_luck(told: object, round_no: int, players: int) -> Luck | None:
    """The luck a line tells of; None where it tells of none, or of one that makes no sense."""
    if not isinstance(told, dict):
        return None
    office = told.get("office")
    names = ("value", "value_error", "usual", "usual_error")
    figures = [each for each in map(told.get, names) if _is_part(each)]
    if type(office) is not int or not NO_OFFICE <= office < players or len(figures) < len(names):
        return None
    value, value_error, usual, usual_error = map(float, figures)
    if value_error < 0 or usual_error < 0:
        return None
    return Luck(round_no, office, Estimate(value, value_error), Estimate(usual, usual_error))


def _is_part(value: object) -> TypeGuard[float]:
    """Whether this is a number from −1 to +1."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= 1


def played_rounds(
    spec: MatchSpec,
    rounds: Sequence[Finished],
    fingerprints: Mapping[int, str],
    viewer: Seat,
    levels: Sequence[str],
    standings: Sequence[Seat] | None,
    time: datetime,
) -> Iterator[Played]:
    """The rounds of a match that count, of those whose fingerprints are given by number.

    One that was laid down instead of dealt has none and does not count. `standings` are those of a
    match that is over, else None.
    """
    match = match_mark(spec)
    others = tuple(level for seat, level in enumerate(levels) if seat != viewer)
    for round_no, finished in enumerate(rounds, start=1):
        fingerprint = fingerprints.get(round_no, "")
        if not fingerprint or viewer not in finished.offices:
            continue
        last = standings is not None and round_no == len(rounds)
        yield Played(
            fingerprint[:SHORT], time, spec.preset, len(spec.seats), others,
            finished.offices.index(viewer) + 1, round_no, match,
            standings.index(viewer) + 1 if last and standings is not None else 0,
        )  # fmt: skip


def match_mark(spec: MatchSpec) -> str:
    """What all rounds of a match have in common, and no other match."""
    rules = sorted(spec.rules.changed_from(spec.family.presets[spec.preset]).items())
    told = repr((spec.preset, rules, spec.seats, spec.seed))
    return sha256(told.encode()).hexdigest()[:12]


def _strength(level: str) -> int:
    try:
        return OFFERED.index(offered(split(level)[0]))
    except UnknownLevel:
        # Of a newer version: neither weak nor strong.
        return len(OFFERED) // 2
