"""A self-play policy learns from better results, and resumes an interrupted training."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
import self_play
from self_play import Learner, Pupil, Table, lesson, slope

from arschloch_gui.ai.climbing.playout.core.features import COUNT
from arschloch_gui.ai.climbing.playout.core.lowest import play_out
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.search.learned_policy import MOST, read
from yardstick import yardstick

TABLE, WEIGHTS = Table(yardstick()), read(MOST).weights


def test_a_pupil_plays_like_the_policy_with_its_weights():
    pupil, start = Pupil(WEIGHTS), TABLE.deal(Random(4))
    state = start.generator.state
    told = self_play.play_out(start.copy(), pupil)
    start.generator.state = state
    assert told == play_out(start.copy(), Policy(WEIGHTS))
    assert pupil.choices


def test_what_went_better_becomes_likelier():
    pupil, start = Pupil(WEIGHTS[:]), TABLE.deal(Random(4))
    self_play.play_out(start.copy(), pupil)
    choice = max(pupil.choices, key=lambda each: min(each.shares))
    worth = [0.0] * 4
    worth[choice.seat] = 1.0
    pupil.learn([choice], worth, 0.0)
    scores = [
        sum(WEIGHTS[f] + 0.1 * pupil.gradient[f] for f in features) for features in choice.moves
    ]
    before = [sum(WEIGHTS[f] for f in features) for features in choice.moves]
    gains = [now - then for now, then in zip(scores, before, strict=True)]
    assert gains[choice.taken] == max(gains) > 0


def test_luck_of_the_cards_teaches_nothing(monkeypatch):
    # All copies of a deal end alike, because they share their random numbers.
    pupil, start = Pupil([0.0] * COUNT), TABLE.deal(Random(5))

    state = start.generator.state
    play = self_play.play_out

    def again(position, chooser):
        position.generator.state = state
        return play(position, chooser)

    monkeypatch.setattr(self_play, "play_out", again)
    monkeypatch.setattr(self_play, "ENTROPY", 0.0)
    lesson(pupil, start, 3)
    assert pupil.choices
    assert not any(pupil.gradient)


@pytest.mark.sampled
def test_a_training_that_was_cut_off_comes_to_the_same():
    whole = Learner([0.0] * COUNT)
    for _ in range(3):
        step(whole)
    cut = Learner([0.0] * COUNT)
    step(cut)
    cut = msgspec.json.decode(msgspec.json.encode(cut), type=Learner)
    for _ in range(2):
        step(cut)
    assert cut == whole
    assert any(whole.averaged())
    assert whole.counted == 1
    assert whole.averaged() == pytest.approx(whole.weights)


def step(learner: Learner) -> None:
    """Make one of three steps."""
    learner.go(slope(learner.weights, False, [TABLE], f"9 {learner.step}", 2), 3)
