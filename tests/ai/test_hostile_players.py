"""Players that fail, cheat or never answer cannot hurt a match."""

import logging

import pytest
from ai.hostile import Endless, Last, NoIndex, Thrower

from arschloch_gui.ai.guard import Guarded
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.ai.remote import NoAnswer, RemotePlayer
from arschloch_gui.engine.families import presets
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Match, MatchSpec


def play_a_round(seat_zero) -> Match:
    """A round in which the suspect has seat 0; fails at the first refusal."""
    others = player("lowest", "climbing")
    match = Match(MatchSpec("arschloch", presets()["arschloch"], tuple("ABCD"), 11))
    match.start_round()
    while match.to_act is not None:
        seat, legal = match.to_act, match.legal()
        chooser = seat_zero if seat == 0 else others
        view = match.family.view(match.state, seat)
        index = chooser.choose(view, legal, decision_rng(11, seat, match.ply))
        assert not isinstance(match.submit(seat, legal[index]), Refusal)
    return match


@pytest.mark.parametrize(
    "suspect", [NoIndex(999), NoIndex(-1), NoIndex("ace"), NoIndex(None), NoIndex(True), Thrower()]
)
def test_a_player_that_fails_is_stood_in_for(suspect, caplog):
    with caplog.at_level(logging.CRITICAL):
        match = play_a_round(Guarded(suspect, player("lowest", "climbing")))
    assert match.journal == play_a_round(player("lowest", "climbing")).journal


def test_a_good_player_is_left_alone():
    guarded = Guarded(player("regular", "climbing"), player("random", "climbing"))
    assert play_a_round(guarded).journal == play_a_round(player("regular", "climbing")).journal


@pytest.mark.slow
def test_a_player_in_its_own_process_decides_the_same():
    remote = RemotePlayer(Last, patience=30)
    try:
        match = play_a_round(remote)
    finally:
        remote.close()
    assert match.journal == play_a_round(Last()).journal


def test_a_player_that_thinks_for_ever_is_stopped():
    remote = RemotePlayer(Endless, patience=0.2)
    match = Match(MatchSpec("arschloch", presets()["arschloch"], tuple("ABCD"), 11))
    match.start_round()
    view, legal = match.family.view(match.state, match.to_act), match.legal()
    with pytest.raises(NoAnswer):
        remote.choose(view, legal, decision_rng(11, 0, 0))
    assert remote._process is None
    stood_in = Guarded(remote, Last()).choose(view, legal, decision_rng(11, 0, 0))
    assert stood_in == len(legal) - 1
    remote.close()


def test_a_player_that_fails_in_its_process_is_no_answer():
    remote = RemotePlayer(Thrower, patience=30)
    match = Match(MatchSpec("arschloch", presets()["arschloch"], tuple("ABCD"), 11))
    match.start_round()
    view, legal = match.family.view(match.state, match.to_act), match.legal()
    with pytest.raises(NoAnswer):
        remote.choose(view, legal, decision_rng(11, 0, 0))
    remote.close()
