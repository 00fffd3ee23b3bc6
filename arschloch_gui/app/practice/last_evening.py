"""The last evening: what the person played on the last day with a finished round, from the records.

A day is counted as in the trophies for evenings: by the local date. Records that are damaged or not
the person's own are left out, and so are rounds that were copied from elsewhere, played on an
earlier day, or guided by tips.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from datetime import date, datetime
from itertools import islice
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.app.files.match_metadata import read_note
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.guide.deal import FINGERPRINT
from arschloch_gui.app.library.ledger import Ledger
from arschloch_gui.app.library.record_cache import Stamp
from arschloch_gui.app.practice.background import StillWanted
from arschloch_gui.coach.moments import is_sure, moment_of
from arschloch_gui.coach.played import match_mark
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.record import RecordError
from arschloch_gui.engine.restoring import restore

MOST_ROUNDS = 30
"""Of more rounds of an evening, only the latest are examined."""
MOST_RECORDS = 60
"""Number of records read in search of an evening."""
log = logging.getLogger(__name__)


class PlayedMatch(Struct, frozen=True):
    """A match of an evening: its record, the person's seat, and the rounds played then.

    `game` is the name of the custom game played, or "".
    """

    path: Path
    stamp: Stamp
    match: Match
    seat: Seat
    rounds: tuple[int, ...]
    game: str = ""


class LastEvening(Struct, frozen=True):
    """The matches of one day, the one played last first."""

    day: date
    matches: tuple[PlayedMatch, ...]


class _Dated(Struct, frozen=True):
    """A record and when it was last played."""

    path: Path
    stamp: Stamp
    day: date


def last_evening(
    store: MatchStore, ledger: Path, now: datetime, still_wanted: StillWanted
) -> LastEvening | None:
    """Return what was played on the last day with a finished round of the person, or None.

    `ledger` is the file of the rounds that count for the statistics, with their dates.
    `still_wanted` is called while records are read, and what it raises ends it.
    """
    days = _days(ledger, now)
    evening = date.min
    left, found = MOST_ROUNDS, list[PlayedMatch]()
    for each in islice(_dated(store, now), MOST_RECORDS):
        if each.day < evening or (each.day == evening and left <= 0):
            break  # those left were played before it, or are too many
        last = _played(each, days, still_wanted)
        if last is None or last[0] < evening:
            continue
        day, played = last
        if day > evening:
            evening, left, found = day, MOST_ROUNDS, []
        if left > 0:
            rounds = played.rounds[-left:]
            left -= len(rounds)
            found.append(replace(played, rounds=rounds))
    return LastEvening(evening, tuple(found)) if found else None


def _dated(store: MatchStore, now: datetime) -> Iterator[_Dated]:
    """Yield the records with a date that can be right, the one played last first."""
    for path in store.records():
        try:
            found = path.stat()
        except OSError:
            continue
        time = moment_of(found.st_mtime).astimezone(now.tzinfo)
        if is_sure(time, now):
            yield _Dated(path, (found.st_size, found.st_mtime_ns), time.date())


def _days(ledger: Path, now: datetime) -> Mapping[tuple[str, int], date]:
    """Return the day of every round that counts, by match and number."""
    found = Ledger(ledger)
    found.look()
    return {
        (each.match, each.round_no): each.time.date()
        for each in found.rounds
        if is_sure(each.time, now)
    }


def _played(
    record: _Dated, days: Mapping[tuple[str, int], date], still_wanted: StillWanted
) -> tuple[date, PlayedMatch] | None:
    """Return the last day with rounds of the person in a record and these, or None without any.

    A round without a known day was played on the day of the record.
    """
    still_wanted()
    try:
        restored = restore(read_file(record.path), still_wanted)
    except (OSError, RecordError) as error:
        log.info("%s is left out: %s", record.path.name, error)
        return None
    if restored.error is not None:
        log.info("%s is left out: %s", record.path.name, restored.error)
        return None
    match, note = restored.match, read_note(record.path)
    if restored.annotated or len(note.table.levels) != len(match.spec.seats):
        return None
    seat, mark = note.table.viewer, match_mark(match.spec)
    if not 0 <= seat < len(match.spec.seats) or note.table.levels[seat]:
        return None  # nobody is known to have played in it
    finished = {
        number: days.get((mark, number), record.day)
        for number in range(note.copied + 1, len(match.rounds) + 1)
        if match.round_start(number).fingerprint != FINGERPRINT
    }
    # A match that was only begun again later has its rounds on an earlier day.
    last = max((day for day in finished.values() if day <= record.day), default=None)
    if last is None:
        return None
    rounds = tuple(number for number, day in finished.items() if day == last)
    return last, PlayedMatch(record.path, record.stamp, match, seat, rounds, note.table.game)
