"""Stored rounds: the deal, the opponents and the place of the player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from hashlib import sha256
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.ai.levels import OFFERED, UnknownLevel, offered, split
from arschloch_gui.coach.bounds import (
    MOST,
    Count,
    GameName,
    Levels,
    Office,
    Part,
    PartError,
    Place,
    Players,
)
from arschloch_gui.coach.luck import Luck
from arschloch_gui.coach.moments import read_moment
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.json_text import Word, fits, shaped, taken
from arschloch_gui.engine.match import Finished, MatchSpec
from arschloch_gui.engine.proof import SHORT

Deal: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Feats: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=100)]
MIXED = "mixed"
"""Level of opponents who do not all have the same level."""


class PlayedRound(Struct, frozen=True):
    """A finished round of a player.

    `time` has an offset from UTC, so its date is the player's local date. `deal` is the beginning
    of the fingerprint of the shuffled deck, so that replaying a deal counts as the same round.
    `levels` are those of the opponents. `place` is 1 for the highest, `match` is the same for all
    rounds of a match, and `final` is the place in a match that this round ended, or 0. `luck` is
    None until it has been computed. `game` is the name of the player's custom game, or "". `feats`
    are the keys of the player's feats (`games.feats`), or None if the round was counted before they
    were known.
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
    game: str = ""
    feats: tuple[str, ...] | None = None

    @property
    def office(self) -> float:
        """The place from +1 (highest) to −1 (lowest), for any number of players."""
        return 1 - 2 * (self.place - 1) / (self.players - 1)

    @property
    def level(self) -> str:
        """The level of all opponents as one of those offered, or `MIXED` if they differ."""
        found = {OFFERED[each] for each in self.strengths}
        return found.pop() if len(found) == 1 else MIXED

    @property
    def strengths(self) -> tuple[int, ...]:
        """The strength of each opponent, as an index into `OFFERED`."""
        return tuple(map(_strength, self.levels))

    def line(self) -> dict[str, object]:
        """Return the round as JSON values. This is the inverse of `read_played`."""
        luck = {} if self.luck is None else {"luck": _luck_line(self.luck)}
        feats = {} if self.feats is None else {"feats": list(self.feats)}
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
            **({"game": self.game} if self.game else {}),
            **luck,
            **feats,
        }


class Forgotten(Struct, frozen=True):
    """A marker that a deal, although already counted, must not be counted again."""

    deal: Deal

    def line(self) -> dict[str, object]:
        """Return the entry as JSON values. This is the inverse of `read_played`."""
        return {"deal": self.deal, "forgotten": True}


class _LuckLine(Struct, frozen=True):
    """The luck of one round, as stored in a line of the file."""

    office: Office
    value: Part
    value_error: PartError
    usual: Part
    usual_error: PartError


class _Line(Struct, frozen=True, rename={"round_no": "round"}):
    """The required and optional fields of a line in the file, with their bounds."""

    deal: Deal
    time: Word
    players: Players
    place: Place
    preset: Word = ""
    levels: Levels = ()
    round_no: Annotated[int, Meta(ge=1, le=MOST)] = 1
    match: Word = ""
    final: Count = 0
    luck: object = None
    game: object = ""

    def __post_init__(self) -> None:
        if max(self.place, self.final) > self.players:
            raise ValueError("no such place among so many players")


def read_played(line: Mapping[str, object]) -> PlayedRound | Forgotten:
    """Read an entry from a line, ignoring unknown keys.

    Raises `JsonError` if something is missing, has the wrong type or is out of bounds.
    """
    if line.get("forgotten") is True:
        return shaped(line, Forgotten)
    told = shaped(line, _Line)
    return PlayedRound(
        told.deal, read_moment(told.time), told.preset, told.players, told.levels, told.place,
        told.round_no, told.match, told.final, _luck(told), _game(told),
        taken(line, "feats", Feats, None),
    )  # fmt: skip


def _luck(line: _Line) -> Luck | None:
    """Return the luck in a line, or None if it is missing or invalid and must be recomputed."""
    if not fits(line.luck, _LuckLine):
        return None
    told = shaped(line.luck, _LuckLine)
    value = Estimate(told.value, told.value_error)
    luck = Luck(line.round_no, told.office, value, Estimate(told.usual, told.usual_error))
    return luck if told.office < line.players else None


def _game(line: _Line) -> str:
    """Return the name of the custom game in a line, or "" if it is missing or invalid."""
    return str(line.game) if fits(line.game, GameName) else ""


def _luck_line(luck: Luck) -> dict[str, object]:
    value, usual = luck.value, luck.usual
    figures = {"value": value.mean, "value_error": value.stderr,
               "usual": usual.mean, "usual_error": usual.stderr}  # fmt: skip
    return {"office": luck.office, **{name: round(each, 4) for name, each in figures.items()}}


def played_rounds(
    spec: MatchSpec,
    rounds: Sequence[Finished],
    fingerprints: Mapping[int, str],
    viewer: Seat,
    levels: Sequence[str],
    standings: Sequence[Seat] | None,
    time: datetime,
    game: str = "",
) -> Iterator[PlayedRound]:
    """Yield the rounds of a match that count; `fingerprints` are by round number.

    A round from a fixed deal has no fingerprint and does not count. `standings` are those of a
    finished match, or None. `game` is the name of the custom game played, or "".
    """
    match = match_mark(spec)
    others = tuple(level for seat, level in enumerate(levels) if seat != viewer)
    for round_no, finished in enumerate(rounds, start=1):
        fingerprint = fingerprints.get(round_no, "")
        if not fingerprint or viewer not in finished.offices:
            continue
        last = standings is not None and round_no == len(rounds)
        yield PlayedRound(
            fingerprint[:SHORT], time, spec.preset, len(spec.seats), others,
            finished.offices.index(viewer) + 1, round_no, match,
            standings.index(viewer) + 1 if last and standings is not None else 0,
            game=game,
        )  # fmt: skip


def match_mark(spec: MatchSpec) -> str:
    """Return an identifier that all rounds of a match share."""
    rules = sorted(spec.rules.changed_from(spec.family.presets[spec.preset]).items())
    told = repr((spec.preset, rules, spec.seats, spec.seed))
    return sha256(told.encode()).hexdigest()[:12]


def _strength(level: str) -> int:
    try:
        return OFFERED.index(offered(split(level)[0]))
    except UnknownLevel:
        # A level of a newer version counts as the middle one.
        return len(OFFERED) // 2
