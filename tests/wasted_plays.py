"""A match in which the person wastes an ace, and its plays as exercises, judged by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from typing import Any

from arschloch_gui.app.practice.exercise_source import OwnPlay
from arschloch_gui.app.practice.judged_plays import FoundPlays
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.play_exercises import PlayExercise, exercise_of
from arschloch_gui.engine import record
from arschloch_gui.engine.actions import Pass
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.review import review

DEAL = [
    ["8D", "9C", "JH", "QS", "AS"], ["8C", "8H", "KC", "KD", "AH"],
    ["9H", "9S", "QH", "QC", "AD"], ["10S", "10C", "JS", "JD", "AC"],
]  # fmt: skip
DAY = date(2026, 11, 25)


def wasted() -> Match:
    """Return a match of one round in which the person in the first seat leads an ace."""
    header = {
        "format": "arschloch-match", "version": 1, "preset": "arschloch",
        "rules": {"start_card_must_be_played": False, "rounds": 1},
        "seats": ["You", "Ben", "Cleo", "Dora"], "seed": 1,
    }  # fmt: skip
    lines: list[Any] = [header, {"deal": DEAL, "lead": 0}, {"seat": 0, "play": ["AS"]}]
    match = record.replay(record.read("".join(json.dumps(line) + "\n" for line in lines).encode()))
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    return match


def mistakes(match: Match) -> tuple[Decided, Decided]:
    """Return the person's first lead, and their first play to a trick of somebody else."""
    own = [each for each in review(match, 1).decided if each.seat == 0 and each.in_trick]
    return own[0], next(each for each in own if Pass() in each.legal)


def judged_mistakes(match: Match) -> Iterator[PlayExercise]:
    """Yield both as mistakes, the first of which costs more."""
    for loss, each in zip((0.3, 0.2), mistakes(match), strict=True):
        yield PlayExercise(1, each.ply, each.taken, judgement(len(each.legal), each.taken, loss))


def judgement(options: int, taken: int, loss: float) -> Judgement:
    """Return a judgement in which the option taken loses this much, and any other nothing."""
    order = sorted(range(options), key=lambda each: each == taken)
    losses = [loss if each == taken else 0.0 for each in order]
    return Judgement(
        tuple(
            Judged(each, -lost, 0.01, 0.5, 0.1, lost, 0.01 if lost else 0.0)
            for each, lost in zip(order, losses, strict=True)
        ),
        100,
    )


def found_plays() -> FoundPlays:
    """Return both mistakes as the search finds them."""
    match, plays = wasted(), []
    for each in judged_mistakes(match):
        exercise = exercise_of(match.spec, match.journal, each.ply)
        assert exercise is not None
        view: Any = exercise.match().snapshot(0).view
        origin = Origin.of(exercise)
        plays.append(OwnPlay(exercise, origin, tuple(view.hand), 1, each.taken, each.judgement))
    return FoundPlays(DAY, tuple(plays), judged=True)
