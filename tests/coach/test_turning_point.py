"""The turning point of a match is the decision that changed a seat's expected place most."""

from __future__ import annotations

import json

import pytest
from matches_on_disk import played

from arschloch_gui.coach import turning_point as measured
from arschloch_gui.coach.turning_point import turning_point
from arschloch_gui.engine import record
from arschloch_gui.engine.actions import Pass, Play
from arschloch_gui.engine.cards import parse_card
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.review import review

HANDS = [["7D", "AS"], ["10D", "JD"], ["9D", "QD"]]


def one_round(*actions: str) -> Match:
    """Return a match of one round of three, led by seat 1; cards by name, "" is a pass."""
    header = {
        "format": "arschloch-match", "version": 1, "preset": "arschloch", "seed": 1,
        "rules": {"players": 3, "rounds": 1, "start_card_must_be_played": False},
        "seats": list("ABC"),
    }  # fmt: skip
    lines = "".join(json.dumps(line) + "\n" for line in (header, {"deal": HANDS, "lead": 1}))
    match = record.replay(record.read(lines.encode()))
    for name in actions:
        action = Play((parse_card(name),)) if name else Pass()
        assert not isinstance(match.submit(match.to_act, action), str)
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    return match


@pytest.mark.sampled
def test_a_pass_that_gives_the_win_away_is_the_turning_point():
    match = one_round("10D", "QD", "")
    found = turning_point(match, 0)
    assert found is not None
    assert (found.round_no, found.decided.seat) == (1, 0)
    assert found.decided.legal[found.decided.taken] == Pass()
    assert found.decided.ply == 2
    assert found.before < 1.5 <= found.after
    assert not found.helped
    other = turning_point(match, 2)
    assert other is not None
    assert other.decided == found.decided
    assert other.helped, "what one player gives away, another one gets"


@pytest.mark.sampled
def test_a_round_in_which_nothing_was_at_stake_has_no_turning_point(monkeypatch):
    monkeypatch.setattr(measured, "LEAST", 3.0)
    assert turning_point(one_round("10D", "QD", ""), 0) is None


@pytest.mark.long
@pytest.mark.parametrize("stride", [1, 4])
def test_long_matches_are_examined_in_steps(monkeypatch, stride: int):
    match = played(rounds=2, until=2)
    decisions = sum(len(review(match, number).decided) for number in (1, 2))
    monkeypatch.setattr(measured, "POSITIONS", -(-decisions // stride))
    found = turning_point(match, 1)
    assert found is not None
    assert found.decided in review(match, found.round_no).decided
    assert abs(found.after - found.before) > 1.0
    assert found == turning_point(match, 1), "the same match always has the same one"


@pytest.mark.long
def test_only_the_latest_rounds_are_examined(monkeypatch):
    monkeypatch.setattr(measured, "MOST_ROUNDS", 1)
    found = turning_point(played(rounds=2, until=2), 1)
    assert found is not None
    assert found.round_no == 2
