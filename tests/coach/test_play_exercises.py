"""Costly plays become exercises: judged once more, and only if they are mistakes again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from arschloch_gui.coach import losses, play_exercises
from arschloch_gui.coach.judgement import CHUNK, WorkOut
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.play_exercises import LEAST, PlayExercise, exercise_of
from arschloch_gui.coach.plays import CostlyPlay, Progress
from arschloch_gui.coach.task import LocalWorker, NotToBeJudged, Task
from arschloch_gui.coach.verdict import COSTLY, verdict
from arschloch_gui.engine import record
from arschloch_gui.engine.actions import Pass, Play
from arschloch_gui.engine.cards import format_cards, parse_cards
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.review import review

ACES = [
    ["8D", "9C", "JH", "QS", "AS"], ["8C", "8H", "KC", "KD", "AH"],
    ["9H", "9S", "QH", "QC", "AD"], ["10S", "10C", "JS", "JD", "AC"],
]  # fmt: skip


def led(card: str, deal: list[list[str]] = ACES, seed: int = 1) -> Match:
    """Return a match whose first seat leads a card and then takes the first option every time."""
    header = {
        "format": "arschloch-match", "version": 1, "preset": "arschloch",
        "rules": {"start_card_must_be_played": False}, "seats": list("ABCD"), "seed": seed,
    }  # fmt: skip
    lines: list[Any] = [header, {"deal": deal, "lead": 0}, {"seat": 0, "play": [card]}]
    match = record.replay(record.read("".join(json.dumps(line) + "\n" for line in lines).encode()))
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    return match


@pytest.fixture
def rough(monkeypatch) -> None:
    monkeypatch.setattr(losses, "FIRST_LOOK", 0.12)
    monkeypatch.setattr(losses, "SECOND_LOOK", 0.06)
    monkeypatch.setattr(play_exercises, "LAST_LOOK", 0.06)


def found(match: Match, seat: int = 0) -> tuple[PlayExercise, ...]:
    plays: Any
    *_, plays = play_exercises.play_exercises(match, [1], seat)
    return plays


def called_costly(monkeypatch, at: int, loss: float) -> None:
    """Have one of the plays called costly, against the lowest lead."""

    def costliest(
        game: str, decided: Sequence[Decided], *more: object
    ) -> Iterator[Progress | tuple[CostlyPlay, ...]]:
        yield Progress(1, len(decided))
        yield (CostlyPlay(at, 0, loss, 0.01),)

    monkeypatch.setattr(play_exercises, "costliest", costliest)


def test_a_costly_lead_is_set_with_the_hand_as_it_was(monkeypatch, rough):
    called_costly(monkeypatch, 0, 0.3)
    match = led("AS")
    (play,) = found(match)
    assert (play.round_no, play.ply) == (1, 0)
    taken = play.judgement.of(play.taken)
    assert verdict(taken.loss, taken.loss_stderr) in COSTLY
    assert play.loss == taken.loss
    exercise = exercise_of(match.spec, match.journal, play.ply)
    assert exercise is not None
    assert (exercise.seat, exercise.in_trick) == (0, True)
    again = exercise.match()
    view: Any = again.snapshot(0).view
    assert sorted(format_cards(view.hand)) == sorted(ACES[0])
    assert again.legal()[play.taken] == Play(tuple(parse_cards(["AS"])))


def test_a_play_is_not_set_if_its_loss_is_small_or_not_found_again(monkeypatch, rough):
    called_costly(monkeypatch, 0, LEAST - 0.01)
    assert found(led("AS")) == (), "too small"
    called_costly(monkeypatch, 0, 0.3)
    assert found(led("8D")) == (), "no mistake in other deals"


def test_a_play_is_judged_again_in_deals_of_its_own(monkeypatch, rough):
    """The seeds differ from those of the first two judgements of any play."""
    called_costly(monkeypatch, 0, 0.3)
    seeds: list[list[int]] = []
    for seed in (1, 2):
        match = led("AS", seed=seed)
        seeds.append([])

        def working(task: Any, noted: list[int] = seeds[-1]) -> WorkOut:
            noted.append(task.seed)
            return lambda options, chunks: ([[[0] for _ in options]] * CHUNK for _ in chunks)

        plays = [each for each in review(match, 1).decided if each.seat == 0 and each.in_trick]
        tuple(play_exercises.play_exercises(match, [1], 0, working))
        for each in plays:
            losses.seeming_loss("climbing", each, seed, working)
            losses.sure_loss("climbing", each, 0, seed, working)
        assert len(seeds[-1]) == 1 + 2 * len(plays)
        assert len(set(seeds[-1])) == len(seeds[-1])
    assert seeds[0][0] != seeds[1][0]


def test_the_position_of_a_play_is_shortened_to_its_round(monkeypatch):
    match = led("AS")
    match.start_round()
    while match.phase != "play":
        match.submit(match.to_act, match.legal()[0])
    ply = match.ply
    match.submit(match.to_act, match.legal()[0])
    exercise = exercise_of(match.spec, match.journal, ply)
    assert exercise is not None
    origin = Origin.of(exercise)
    assert len(origin.journal) < len(exercise.journal)
    short = exercise_of(match.spec, origin.journal, ply - match.round_start(2).plies.total)
    assert short is not None
    one, other = exercise.match(), short.match()
    assert one.legal() == other.legal()
    assert one.snapshot(exercise.seat).view.hand == other.snapshot(exercise.seat).view.hand


def test_without_a_choice_there_is_no_exercise():
    match = led("AS")
    assert exercise_of(match.spec, match.journal, match.ply) is None


def test_a_card_of_another_suit_is_the_same_option():
    deal = [["8D", "9C", "9H", "QS", "AS"], ["8C", "8H", "KC", "KD", "AH"], *ACES[2:]]
    deal[2] = ["10H", "9S", "QH", "QC", "AD"]
    exercise = exercise_of(led("AS", deal).spec, led("AS", deal).journal, 0)
    assert exercise is not None
    match = exercise.match()
    view: Any = match.snapshot(0).view
    worker = LocalWorker(Task("climbing", view, match.legal(), 1, in_trick=True))
    nines = [Play(tuple(parse_cards([card]))) for card in ("9C", "9H")]
    assert sum(each in match.legal() for each in nines) == 1
    first, second = map(worker.option_of, nines)
    assert first == second
    assert worker.option_of(Play(tuple(parse_cards(["QS"])))) != first


def test_other_games_are_not_judged():
    header = {"format": "arschloch-match", "version": 1, "preset": "thirteen", "rules": {},
              "seats": list("ABCD"), "seed": 1}  # fmt: skip
    match = record.replay(record.read((json.dumps(header) + "\n").encode()))
    match.start_round()
    while match.to_act is not None:
        legal = match.legal()
        match.submit(match.to_act, next((each for each in legal if each != Pass()), legal[0]))
    with pytest.raises(NotToBeJudged):
        found(match)


@pytest.mark.long
def test_the_whole_search_finds_the_wasted_ace(rough):
    (play, *_) = found(led("AS"))
    assert (play.ply, play.loss > 0.1) == (0, True)
