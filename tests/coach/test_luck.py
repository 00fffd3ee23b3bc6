"""The luck of a deal is its value compared with other deals for that position."""

from __future__ import annotations

import json

import pytest
from matches_on_disk import played

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.coach import luck as measured
from arschloch_gui.coach.luck import Luck, luck, per_round, usual
from arschloch_gui.coach.task import NotToBeJudged
from arschloch_gui.engine import record
from arschloch_gui.engine.match import Match

SURE = 4
"""Standard errors; the seeds are fixed, so the result never changes."""
GOOD, BAD = ["QD", "KC", "KH", "AS", "AH"], ["7D", "8C", "8H", "9S", "10H"]
REST = [["9H", "10S", "JD", "QC", "KD"], ["9C", "10C", "JH", "QS", "KS"]]


@pytest.fixture(autouse=True)
def rough(monkeypatch) -> None:
    monkeypatch.setattr(measured, "USUAL", 0.1)
    monkeypatch.setattr(measured, "AS_DEALT", 0.08)


def dealt(*hands: list[str], offices: list[int] | None = None) -> Match:
    """Return a match with one round of four, dealt like this and played at random."""
    header = {
        "format": "arschloch-match", "version": 1, "preset": "arschloch",
        "rules": {"start_card_must_be_played": False}, "seats": list("ABCD"), "seed": 1,
    }  # fmt: skip
    deal = {"deal": hands, **({"offices": offices} if offices else {})}
    lines = "".join(json.dumps(line) + "\n" for line in (header, deal))
    match = record.replay(record.read(lines.encode()))
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    return match


def test_strong_cards_are_luck_and_weak_ones_bad_luck_where_nobody_holds_an_office():
    match = dealt(GOOD, BAD, *REST)
    good, bad = (luck(match, 1, seat, {}).gain for seat in (0, 1))
    assert good.mean > SURE * good.stderr
    assert bad.mean < -SURE * bad.stderr


def test_what_is_usual_falls_from_office_to_office_and_sums_to_nothing():
    match = played(rounds=3, until=3)
    found = usual(match, range(1, 4))
    means = [found[office].mean for office in range(4)]
    assert means[0] > means[1] > max(means[2:])
    assert sum(means) == pytest.approx(0, abs=1e-9)


def test_the_same_cards_are_worth_less_luck_in_a_higher_office():
    of_office = {0: Estimate(0.7, 0.02), 3: Estimate(-0.6, 0.02)}
    first = dealt(GOOD, BAD, *REST, offices=[0, 1, 2, 3])
    last = dealt(GOOD, BAD, *REST, offices=[1, 2, 3, 0])
    high, low = luck(first, 1, 0, of_office), luck(last, 1, 0, of_office)
    assert (high.office, low.office) == (0, 3)
    assert low.gain.mean > high.gain.mean


def lucks_of(match: Match) -> list[Luck]:
    """Return the luck of seat 0 in every finished round."""
    rounds = range(1, len(match.rounds) + 1)
    return [luck(match, number, 0, usual(match, rounds)) for number in rounds]


@pytest.mark.long
def test_every_round_that_is_over_has_its_luck_and_the_same_one_every_time():
    match = played(rounds=4, until=2)
    found = lucks_of(match)
    assert [each.round_no for each in found] == [1, 2]
    assert (found[0].office, found[0].usual.mean) == (-1, 0)
    assert lucks_of(match) == found


def test_the_error_of_what_is_usual_is_shared_by_all_rounds_of_an_office():
    rounds = [Luck(n, 1, Estimate(0.5, 0.03), Estimate(0.3, 0.04)) for n in range(100)]
    mean = per_round(rounds)
    assert mean.mean == pytest.approx(0.2)
    assert mean.stderr == pytest.approx(0.04, abs=0.001)


def test_other_games_have_no_luck_to_tell():
    match = played("thirteen", rounds=1, until=1)
    with pytest.raises(NotToBeJudged):
        luck(match, 1, 0, {})
