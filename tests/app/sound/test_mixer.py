"""Several sounds at once: added up, in time, and without overflow."""

from __future__ import annotations

from array import array

from arschloch_gui.app.sound.mixer import VOICES, Mixer

ONES = array("h", [100] * 10)


def test_sounds_are_added_up_each_when_it_is_due_and_with_its_gain():
    mixer = Mixer()
    mixer.add(ONES, 1.0, 0)
    mixer.add(ONES, 0.5, 6)
    assert list(mixer.block(8)) == [100] * 6 + [150] * 2
    assert list(mixer.block(10)) == [150] * 2 + [50] * 6 + [0] * 2
    assert mixer.silent


def test_what_is_too_loud_is_cut_off():
    mixer = Mixer()
    for _ in range(3):
        mixer.add(array("h", [30_000, -30_000]), 1.0, 0)
    assert list(mixer.block(2)) == [32767, -32768]


def test_hushed_is_what_has_not_begun():
    mixer = Mixer()
    mixer.add(ONES, 1.0, 0)
    mixer.add(ONES, 1.0, 1)
    mixer.hush()
    assert list(mixer.block(3)) == [100] * 3


def test_only_so_many_sounds_are_under_way():
    mixer = Mixer()
    for _ in range(2 * VOICES):
        mixer.add(ONES, 1.0, 0)
    assert list(mixer.block(1)) == [min(32767, 100 * VOICES)]
    mixer.clear()
    assert list(mixer.block(1)) == [0]
