"""The costliest plays of the last evening, and a cache of those found in each record.

A record is judged once, as long as neither it nor the judge changes. Plays of all records of the
evening compete; those that cost most places are set.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from arschloch_gui.ai.games import playing
from arschloch_gui.ai.levels import VERSIONS
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.library.record_cache import RecordCache
from arschloch_gui.app.practice.exercise_source import OwnPlay
from arschloch_gui.app.practice.last_evening import LastEvening, PlayedMatch
from arschloch_gui.coach.bank import Option, judgement_of, options_of
from arschloch_gui.coach.bounds import Count
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.play_exercises import METHOD, PlayExercise, exercise_of, play_exercises
from arschloch_gui.coach.plays import MOST, Progress, can_be_judged
from arschloch_gui.coach.task import NotToBeJudged, Working
from arschloch_gui.coach.verdict import places_lost
from arschloch_gui.engine.json_text import Word, shaped

NAME = "plays-1.jsonl"
Rounds: TypeAlias = Annotated[tuple[Count, ...], Meta(max_length=10_000)]


class KeptPlay(Struct, frozen=True):
    """A `PlayExercise` as a line of the cache has it."""

    round_no: Count
    ply: Count
    taken: Count
    rounds: Count
    options: Annotated[tuple[Option, ...], Meta(min_length=1, max_length=1_000)]


class JudgedRecord(Struct, frozen=True):
    """The results for these rounds of a record, by the judge with this `mark`."""

    mark: Word
    seat: Count
    examined: Rounds
    plays: Annotated[tuple[KeptPlay, ...], Meta(max_length=MOST)] = ()


class JudgedRecords(RecordCache[JudgedRecord]):
    """The records judged so far. Owned by one thread."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / NAME, lambda keys: shaped(keys, JudgedRecord))


class JudgedMatch(Struct, frozen=True):
    """The plays judged so far in match number `match` (from 1) of an evening."""

    match: int
    matches: int
    plays: Progress


class FoundPlays(Struct, frozen=True):
    """The costliest plays of an evening, worst first.

    `unjudged` are the presets with plays that cannot be judged, and `judged` is whether there were
    matches whose plays can be. `day` is None if nothing has been played.
    """

    day: date | None = None
    plays: tuple[OwnPlay, ...] = ()
    judged: bool = False
    unjudged: tuple[str, ...] = ()


def costliest_of(
    evening: LastEvening, known: JudgedRecords, working: Working
) -> Iterator[JudgedMatch | FoundPlays]:
    """Yield the progress, and finally the costliest plays of an evening.

    What is found in a record is kept at once, so that work that was ended is not repeated.
    """
    found: list[OwnPlay] = []
    unjudged: dict[str, None] = {}
    is_judged = False
    for number, each in enumerate(evening.matches, start=1):
        mark = _mark(each)
        judged = known.of(each.path, each.stamp)
        if mark and (judged is None or not _is_current(judged, each, mark)):
            judged = None
            for told in _judging(each, mark, working):
                if isinstance(told, Progress):
                    yield JudgedMatch(number, len(evening.matches), told)
                else:
                    judged = told
            if judged is not None:
                known.learn(each.path, each.stamp, judged)
                known.save()
        if not mark or judged is None:
            unjudged[each.match.spec.preset] = None
        else:
            found += _own_plays(each, judged)
            is_judged = True
    found.sort(key=_places, reverse=True)
    yield FoundPlays(evening.day, tuple(found[:MOST]), is_judged, tuple(unjudged))


def _mark(played: PlayedMatch) -> str:
    """Return what a judgement of a match depends on, or "" if its plays cannot be judged."""
    game = played.match.family.key
    if not can_be_judged(game):
        return ""
    # Plays are judged with the policies of `expert`, which change without those of exchanges.
    return f"{METHOD}:{playing(game).mark()}:{VERSIONS['expert']}"


def _is_current(judged: JudgedRecord, played: PlayedMatch, mark: str) -> bool:
    now = (mark, played.seat, played.rounds)
    return (judged.mark, judged.seat, judged.examined) == now


def _judging(played: PlayedMatch, mark: str, working: Working) -> Iterator[Progress | JudgedRecord]:
    """Yield the progress, and finally what was found; nothing if no play can be judged."""
    with suppress(NotToBeJudged):
        for told in play_exercises(played.match, played.rounds, played.seat, working):
            if isinstance(told, Progress):
                yield told
            else:
                kept = tuple(map(_kept, told))
                yield JudgedRecord(mark, played.seat, played.rounds, kept)


def _kept(play: PlayExercise) -> KeptPlay:
    judgement = play.judgement
    options = options_of(judgement)
    return KeptPlay(play.round_no, play.ply, play.taken, judgement.rounds, options)


def _own_plays(played: PlayedMatch, judged: JudgedRecord) -> Iterator[OwnPlay]:
    """Yield the plays of a judged record, without any that does not fit it."""
    spec, journal = played.match.spec, tuple(played.match.journal)
    for each in judged.plays:
        exercise = exercise_of(spec, journal, each.ply)
        if exercise is None or exercise.seat != played.seat:
            continue
        match = exercise.match()
        indices = {option.index for option in each.options}
        view = match.snapshot(played.seat).view
        if each.taken in indices and max(indices) < len(match.legal()) and view is not None:
            order = table_of(spec.family.key).card_order(spec.rules, reverse=False)
            yield OwnPlay(
                exercise, Origin.of(exercise), tuple(sorted(view.hand, key=order)), each.round_no,
                each.taken, judgement_of(each.options, each.rounds), played.game,
            )  # fmt: skip


def _places(play: OwnPlay) -> float:
    """Return what a play cost, in places, so that tables of any size can be compared."""
    loss = play.judgement.of(play.taken).loss
    return places_lost(loss, len(play.exercise.spec.seats))
