"""Rounds that count for the statistics, from the match at the table and from records."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import replace

from arschloch_gui.app.files.match_metadata import MatchMetadata
from arschloch_gui.coach.feats import round_facts
from arschloch_gui.coach.games import feats
from arschloch_gui.coach.moments import moment_of
from arschloch_gui.coach.played import PlayedRound, played_rounds
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.match import MATCH_OVER, ROUND_OVER, Match, Snapshot
from arschloch_gui.engine.restoring import Restored


def just_over(
    snapshot: Snapshot, levels: tuple[str, ...], now: datetime, game: str = ""
) -> tuple[PlayedRound, ...]:
    """Return the round that has just ended at the table in a tuple, which is empty if none has.

    `game` is the name of the custom game played, or "".
    """
    if snapshot.viewer is None or snapshot.phase not in (ROUND_OVER, MATCH_OVER):
        return ()
    spec, rounds = snapshot.spec, snapshot.rounds
    standings = None
    if snapshot.phase == MATCH_OVER:
        standings = spec.rules.standings(snapshot.scores, rounds[-1].offices)
    return tuple(
        played_rounds(
            spec, rounds, {len(rounds): snapshot.fingerprint}, snapshot.viewer, levels, standings,
            now.replace(microsecond=0), game,
        )
    )  # fmt: skip


def of_record(restored: Restored, note: MatchMetadata, changed_s: float) -> tuple[PlayedRound, ...]:
    """Return the rounds of a record that were played here, none if it has test annotations.

    `changed_s` is when the match was last played, in seconds since 1970.
    """
    if restored.annotated:
        return ()
    match = restored.match
    fitted = note.table.fitted(len(match.spec.seats))
    own = range(note.copied + 1, len(match.rounds) + 1)
    fingerprints = {number: match.round_start(number).fingerprint for number in own}
    return tuple(
        played_rounds(
            match.spec, match.rounds, fingerprints, fitted.viewer, fitted.levels,
            match.standings() if match.is_over else None,
            moment_of(changed_s).astimezone(), fitted.game,
        )
    )  # fmt: skip


def with_feats(rounds: Iterable[PlayedRound], match: Match, seat: Seat) -> list[PlayedRound]:
    """Return rounds of a match with the feats of the player at a seat."""
    game = match.family.key
    return [
        replace(each, feats=feats(game, round_facts(match, each.round_no, seat))) for each in rounds
    ]
