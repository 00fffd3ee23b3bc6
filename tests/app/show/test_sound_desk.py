"""The sounds that are let through, by the current pace and the person's settings."""

from __future__ import annotations

import itertools

import pytest

from arschloch_gui.app.show.director import Director
from arschloch_gui.app.show.pace import PLAY
from arschloch_gui.app.show.sound_desk import CLOSEST_MS, HURRIED, MOST, WITHIN_S, SoundDesk
from arschloch_gui.app.sound.sounds import Cue, Sound
from arschloch_gui.app.table.step import Step
from arschloch_gui.background import Ambience


class Tape:
    """An output that records what it should play."""

    def __init__(self) -> None:
        self.played: list[tuple[Sound, float, tuple[float, ...]]] = []
        self.hushed = 0

    def play(self, sound: Sound, gain: float, delays: tuple[float, ...]) -> None:
        self.played.append((sound, gain, delays))

    def surround(self, background: Ambience, gain: float) -> None:
        pass

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        pass


class Table:
    """A sound desk with a director at speed 3, and a clock that is advanced by hand."""

    def __init__(self, settings) -> None:
        settings.change("volume", 100)
        self.director, self.tape, self.now = Director(), Tape(), 0.0
        self.director.set_pace(3, False)
        self.desk = SoundDesk(self.director, settings, self.tape, clock=lambda: self.now)

    def hears(self, cue: Cue) -> list[tuple[Sound, float, tuple[float, ...]]]:
        self.now += 10
        self.tape.played.clear()
        self.desk.hear(cue)
        return self.tape.played


@pytest.fixture
def table(settings) -> Table:
    return Table(settings)


CARD = Cue(Sound.CARD, after=PLAY)


def test_a_card_is_heard_when_it_lands(table):
    assert table.hears(CARD) == [(Sound.CARD, 1.0, (PLAY / 1000,))]
    table.director.set_pace(3, reduced=True)  # then it is there immediately
    assert table.hears(CARD) == [(Sound.CARD, 1.0, (0.0,))]


def test_a_deal_rustles_and_does_not_rattle(table):
    deal = Cue(Sound.TICK, times=52, between=28)
    for speed in (1, 3, 5):
        table.director.set_pace(speed, False)
        [(_, _, delays)] = table.hears(deal)
        gaps = [b - a for a, b in itertools.pairwise(delays)]
        assert min(gaps) * 1000 >= CLOSEST_MS - 0.001
        assert delays[-1] <= 52 * 0.028 * table.director.pace.factor
    table.director.set_pace(3, False)
    assert table.hears(Cue(Sound.TICK, times=3, between=100))[0][2] == (0.0, 0.1, 0.2)


def test_nothing_moves_and_nothing_is_heard_at_speed_0_and_in_a_jump(table):
    heard: list[int] = []
    table.director.play([Step(lambda: None, 5000), Step(lambda: heard.extend(table.hears(CARD)))])
    table.director.finish()
    table.director.set_pace(0, False)
    assert heard == table.hears(CARD) == []
    table.desk.answer(Sound.TOCK)  # a response to the person is no movement
    assert table.tape.played


def test_who_hurries_hears_less_of_it(table):
    table.director.play([Step(lambda: None, 5000)])
    table.director.hurry()
    assert table.hears(CARD)[0][1] == HURRIED
    assert table.tape.hushed == 1  # for example the rest of a deal that ends sooner now
    table.director.drop()
    assert table.tape.hushed == 2


def test_only_so_many_are_heard_within_a_moment(table):
    for _ in range(5 * MOST):
        table.desk.hear(CARD)
    assert len(table.tape.played) == MOST
    table.now += WITHIN_S
    table.desk.hear(CARD)
    assert len(table.tape.played) == MOST + 1


def test_the_volume_goes_down_to_nothing_and_mute_is_mute(table, settings):
    settings.change("volume", 50)
    assert [sound for sound, *_ in table.tape.played] == [Sound.CARD]  # as a sample of the volume
    assert table.hears(CARD)[0][1] == 0.25
    settings.change("volume", 0)
    assert table.hears(CARD) == []
    settings.change("volume", 10)
    settings.change("muted", True)
    assert table.hears(CARD) == []
