"""The last evening is found in the records, and its costliest plays are judged only once."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from matches_on_disk import played, put

from arschloch_gui.app.files.match_metadata import MatchMetadata, Table, write_note
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library.library import ROUNDS
from arschloch_gui.app.practice import judged_plays
from arschloch_gui.app.practice import last_evening as last_evening_of
from arschloch_gui.app.practice.judged_plays import (
    NAME,
    FoundPlays,
    JudgedMatch,
    JudgedRecords,
    costliest_of,
)
from arschloch_gui.app.practice.last_evening import LastEvening, last_evening
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.play_exercises import PlayExercise
from arschloch_gui.coach.played import PlayedRound, match_mark
from arschloch_gui.coach.plays import Progress
from arschloch_gui.coach.task import NotToBeJudged, in_this_thread
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.review import review

NOW = datetime(2026, 11, 25, 23, tzinfo=UTC)
EVENING = datetime(2026, 11, 25, 20, tzinfo=UTC)
DAY_S = 86_400
OWN = Table(0, ("", "club", "club", "club"))


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches")


def kept(
    store: MatchStore, name: str, match: Match, days_ago: int = 0, note: MatchMetadata | None = None
) -> Path:
    """Store a match of the person that was played some days ago."""
    at = int(EVENING.timestamp()) - days_ago * DAY_S
    path = put(store.folder, name, match, at=at)
    write_note(path, note or MatchMetadata(OWN))
    os.utime(path, (at, at))
    return path


def found(store: MatchStore, now: datetime = NOW) -> LastEvening | None:
    return last_evening(store, store.folder.parent / ROUNDS, now, lambda: None)


def rounds(evening: LastEvening | None) -> dict[str, tuple[int, ...]]:
    return {each.path.stem: each.rounds for each in evening.matches} if evening else {}


def test_without_a_finished_round_there_is_no_evening(store: MatchStore):
    assert found(store) is None
    kept(store, "begun", played(rounds=3, until=0))
    assert found(store) is None


def test_the_matches_of_the_last_day_with_a_finished_round(store: MatchStore):
    kept(store, "long_ago", played(until=2, seed=1), days_ago=2)
    kept(store, "one", played(until=2, seed=2), days_ago=1)
    kept(store, "two", played(until=1, seed=3), days_ago=1)
    kept(store, "begun", played(until=0, seed=4))
    evening = found(store)
    assert rounds(evening) == {"one": (1, 2), "two": (1,)}
    assert evening is not None
    assert evening.day == EVENING.date().replace(day=24)


def counted(store: MatchStore, match: Match, *days: tuple[int, int]) -> None:
    """Write these rounds of a match, as (number, day of the month), into the statistics."""
    rounds = [
        PlayedRound(
            f"012{number}", EVENING.replace(day=day), "arschloch", 4, ("club",) * 3, 1, number,
            match_mark(match.spec),
        )
        for number, day in days
    ]  # fmt: skip
    lines = [{"format": "arschloch-rounds", "version": 1}, *(each.line() for each in rounds)]
    path = store.folder.parent / ROUNDS
    path.write_text(
        "".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8", newline="\n"
    )


def test_rounds_of_an_earlier_day_and_copied_ones_are_left_out(store: MatchStore):
    match = played(until=3)
    kept(store, "over", match)
    counted(store, match, (2, 23))
    assert rounds(found(store)) == {"over": (1, 3)}
    kept(store, "over", match, note=MatchMetadata(OWN, copied=1))
    assert rounds(found(store)) == {"over": (3,)}


def test_a_match_only_begun_again_keeps_the_rounds_of_the_day_before(store: MatchStore):
    match = played(until=3)
    kept(store, "again", match)
    counted(store, match, (1, 23), (2, 24), (3, 24))
    kept(store, "one", played(until=1, seed=2), days_ago=1)
    evening = found(store)
    assert rounds(evening) == {"again": (2, 3), "one": (1,)}
    assert evening is not None
    assert evening.day.day == 24
    kept(store, "today", played(until=1, seed=3))
    assert rounds(found(store)) == {"today": (1,)}


def test_only_the_latest_rounds_are_taken(store: MatchStore, monkeypatch):
    monkeypatch.setattr(last_evening_of, "MOST_ROUNDS", 3)
    kept(store, "a", played(until=2, seed=1))
    kept(store, "b", played(until=2, seed=2))
    kept(store, "c", played(until=2, seed=3))
    assert sorted(map(len, rounds(found(store)).values())) == [1, 2]


def test_what_is_damaged_somebody_elses_or_of_the_future_is_left_out(store: MatchStore):
    match = played(until=2)
    kept(store, "good", match, days_ago=3)
    damaged = kept(store, "damaged", match)
    whole = damaged.read_text(encoding="utf-8").splitlines(keepends=True)
    damaged.write_text(
        "".join([*whole[:-1], '{"seat": 9}\n', *whole[-1:]]), encoding="utf-8", newline="\n"
    )
    os.utime(damaged, (EVENING.timestamp(),) * 2)
    kept(store, "watched", match, note=MatchMetadata(Table(0, ("club",) * 4)))
    kept(store, "future", match, days_ago=-1)
    put(store.folder, "imported", match, at=int(EVENING.timestamp()))
    (store.folder / "nonsense.arl").write_bytes(b"\0\1")
    assert rounds(found(store)) == {"good": (1, 2)}


def test_undone_plays_are_not_in_it(store: MatchStore):
    match = played(until=1)
    before = [each for each in review(match, 1).decided if each.seat == 0 and each.in_trick]
    while match.undo(0) and match.rounds:
        pass
    undone = match.ply
    while not match.rounds:
        legal = match.legal()
        assert match.to_act is not None
        match.submit(match.to_act, next((e for e in legal if isinstance(e, Play)), legal[-1]))
    kept(store, "undone", match)
    evening = found(store)
    assert evening is not None
    again = evening.matches[0].match
    now = [each for each in review(again, 1).decided if each.seat == 0 and each.in_trick]
    assert undone < again.ply
    assert [each.ply for each in now if each.ply >= undone] != []
    assert now != before
    assert again.journal == match.journal


# -- its plays --------------------------------------------------------------------------


class Judge:
    """Stands for the judge: every play of the person costs more than the one before."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, ...]] = []

    def __call__(self, match: Match, rounds: Any, seat: int, working: Any) -> Any:
        self.asked.append(tuple(rounds))
        yield Progress(0, 1)
        plays = [
            (number, each)
            for number in rounds
            for each in review(match, number).decided
            if each.seat == seat and each.in_trick
        ][:2]
        yield tuple(
            PlayExercise(number, each.ply, each.taken, judged(each.taken, 0.1 * (at + 1)))
            for at, (number, each) in enumerate(plays)
        )


def judged(taken: int, loss: float) -> Judgement:
    """Return a judgement in which the option taken loses this much."""
    best = Judged(int(taken == 0), loss, 0.01, 0.5, 0.0, 0.0, 0.0)
    return Judgement((best, Judged(taken, 0.0, 0.01, 0.0, 0.5, loss, 0.01)), 100)


@pytest.fixture
def judge(monkeypatch) -> Judge:
    judge = Judge()
    monkeypatch.setattr(judged_plays, "play_exercises", judge)
    return judge


def plays_of(store: MatchStore, cache: Path) -> FoundPlays:
    evening = found(store)
    assert evening is not None
    *progress, result = costliest_of(evening, JudgedRecords(cache), in_this_thread)
    assert all(isinstance(each, JudgedMatch) for each in progress)
    assert isinstance(result, FoundPlays)
    return result


def test_the_costliest_of_all_matches_are_found_and_judged_once(store, judge, tmp_path):
    kept(store, "one", played(until=1, seed=5))
    three = MatchMetadata(Table(0, ("", "club", "club")))
    kept(store, "two", played(until=1, seed=6, players=3), note=three)
    cache = tmp_path / "cache"
    cache.mkdir()
    first = plays_of(store, cache)
    assert len(first.plays) == 3
    costs = [each.judgement.of(each.taken).loss for each in first.plays]
    assert costs == pytest.approx([0.2, 0.2, 0.1])
    sizes = [len(each.exercise.spec.seats) for each in first.plays]
    assert sizes[0] == 4, "the same loss costs more places at a larger table"
    for play in first.plays:
        view: Any = play.exercise.match().snapshot(play.exercise.seat).view
        assert play.exercise.seat == view.own_seat == 0
        assert len(play.exercise.match().legal()) > 1
    assert len(judge.asked) == 2
    assert plays_of(store, cache) == first
    assert len(judge.asked) == 2, "kept"
    kept(store, "two", played(until=2, seed=6, players=3), note=three)
    assert plays_of(store, cache).plays
    assert judge.asked[2:] == [(1, 2)], "only what was played since"


def test_damaged_lines_of_the_cache_are_worked_out_again(store, judge, tmp_path):
    kept(store, "one", played(until=1, seed=5))
    first = plays_of(store, tmp_path)
    lines = (tmp_path / NAME).read_text(encoding="utf-8")
    (tmp_path / NAME).write_text(
        lines.replace('"taken": ', '"taken": -1'), encoding="utf-8", newline="\n"
    )
    assert plays_of(store, tmp_path) == first
    assert len(judge.asked) == 2
    line = json.loads((tmp_path / NAME).read_text(encoding="utf-8"))
    line["plays"][0]["ply"] = 0
    line["plays"][1]["options"][0][0] = 99
    (tmp_path / NAME).write_text(json.dumps(line) + "\n", encoding="utf-8", newline="\n")
    others = plays_of(store, tmp_path).plays
    assert all(each.exercise.seat == 0 and each.judgement.best.index < 99 for each in others)


def test_games_whose_plays_cannot_be_judged_are_named(store, judge, tmp_path):
    kept(store, "one", played("thirteen", until=1))
    found_here = plays_of(store, tmp_path)
    assert (found_here.judged, found_here.unjudged, found_here.plays) == (False, ("thirteen",), ())
    assert judge.asked == []
    kept(store, "two", played(until=1))
    both = plays_of(store, tmp_path)
    assert (both.judged, both.unjudged, len(both.plays)) == (True, ("thirteen",), 2)


def test_plays_are_told_although_another_match_of_the_game_is_not_judged(
    store, judge, tmp_path, monkeypatch
):
    def judging(match: Match, rounds: Any, seat: int, working: Any) -> Any:
        if len(match.spec.seats) == 3:
            raise NotToBeJudged
        yield from judge(match, rounds, seat, working)

    monkeypatch.setattr(judged_plays, "play_exercises", judging)
    kept(store, "one", played(until=1, seed=5))
    three = MatchMetadata(Table(0, ("", "club", "club")))
    kept(store, "two", played(until=1, seed=6, players=3), note=three)
    told = plays_of(store, tmp_path)
    assert (told.judged, told.unjudged, len(told.plays)) == (True, ("arschloch",), 2)
