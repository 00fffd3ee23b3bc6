"""Statistics of rounds: matches, groups over time, and clear differences from chance."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.coach.luck import Luck
from arschloch_gui.coach.played import PlayedRound
from arschloch_gui.coach.tally import (
    FEWEST_TO_TELL,
    GROUPS,
    MatchTally,
    Streak,
    Tally,
    over_time,
    tally,
)

START = datetime(2026, 11, 1, 20, 0, tzinfo=UTC)
NOW = START + timedelta(days=300)


def rounds(places: str, match: str = "m", *, players: int = 4, since: int = 0, **more: object):
    """Return rounds of a match with these places, an hour apart, from an hour on."""
    return [
        PlayedRound(
            f"{match}{at}", START + timedelta(hours=since + at), "arschloch", players,
            ("club",) * (players - 1), int(place), at + 1, match, **more,  # type: ignore[arg-type]
        )
        for at, place in enumerate(places)
    ]  # fmt: skip


def test_the_best_match_and_the_worst_have_the_figures_of_their_rounds():
    good = rounds("112", "good", since=0, game="Ben's")
    good[-1] = replace(good[-1], final=1)
    middle, bad = rounds("222", "middle", since=10), rounds("4443", "bad", since=20)
    found = tally([*good, *middle, *bad], NOW)
    assert found.best is not None
    assert found.best == MatchTally(
        START, "arschloch", 4, 3, found.best.place, found.best.office, 1, "Ben's"
    )
    assert (found.best.place, found.best.office) == pytest.approx((4 / 3, 7 / 9))
    assert found.worst is not None
    assert (found.worst.rounds, found.worst.place, found.worst.final) == (4, 3.75, 0)
    assert found.worst.time == START + timedelta(hours=20)
    assert (found.matches, found.ended, found.won) == (3, 1, 1)
    assert found.by_place == {1: 2, 2: 4, 3: 1, 4: 3}


def test_one_long_match_is_the_best_and_not_the_worst():
    found = tally([*rounds("123", "a"), *rounds("11", "b", since=5)], NOW)
    assert found.best is not None
    assert found.best.rounds == 3
    assert found.worst is None


def test_a_match_that_was_lost_is_ended_and_not_won():
    lost = rounds("444")
    lost[-1] = replace(lost[-1], final=4)
    found = tally(lost, NOW)
    assert (found.ended, found.won) == (1, 0)


def test_places_are_compared_by_table_not_by_number():
    """Second of two is the last place, and second of five is better than the middle."""
    found = tally([*rounds("222", "two", players=2), *rounds("222", "five", players=5)], NOW)
    assert found.best is not None
    assert found.worst is not None
    assert (found.best.players, found.worst.players) == (5, 2)
    assert found.fair == pytest.approx(2.25)
    assert found.gain == pytest.approx(0.25)


def test_places_are_listed_in_ascending_order():
    assert list(tally(rounds("4213"), NOW).by_place) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("gain", "error", "count", "tells"),
    [
        (0.41, 0.2, FEWEST_TO_TELL, 1), (0.4, 0.2, FEWEST_TO_TELL, 0),
        (-0.41, 0.2, FEWEST_TO_TELL, -1), (-0.4, 0.2, FEWEST_TO_TELL, 0),
        (0.41, 0.2, FEWEST_TO_TELL - 1, 0), (0.41, None, FEWEST_TO_TELL, 0),
    ],
)  # fmt: skip
def test_a_gain_is_clear_beyond_two_standard_errors(gain, error, count: int, tells: int):
    nothing = Streak(0, 0)
    found = Tally(count, 1, 0, 0, {}, 2.5, 2.5, gain, error, nothing, nothing, None, None)
    assert found.tells == tells


def test_the_error_is_that_of_a_mean():
    found = tally(rounds("1133"), NOW)
    assert found.gain == pytest.approx(0.5)
    assert found.error == pytest.approx((4 / 3 / 4) ** 0.5)


@pytest.mark.parametrize(
    ("places", "highest", "never_lowest"),
    [
        ("1", Streak(1, 1), Streak(1, 1)), ("4", Streak(0, 0), Streak(0, 0)),
        ("112111", Streak(3, 3), Streak(6, 6)), ("11124", Streak(3, 0), Streak(4, 0)),
    ],
)  # fmt: skip
def test_a_streak_has_its_longest_and_its_present_length(places, highest, never_lowest: Streak):
    found = tally(rounds(places), NOW)
    assert (found.highest, found.never_lowest) == (highest, never_lowest)


@pytest.mark.parametrize(
    ("count", "sizes"),
    [
        (0, []), (1, [1]), (GROUPS, [1] * GROUPS), (GROUPS + 1, [1, *[2] * (GROUPS // 2)]),
        (2 * GROUPS, [2] * GROUPS), (2 * GROUPS + 2, [2, *[3] * (2 * GROUPS // 3)]),
    ],
)  # fmt: skip
def test_groups_are_of_equal_size_and_the_oldest_may_be_smaller(count: int, sizes: list[int]):
    played = rounds("2" * count)
    groups = over_time(played, NOW)
    assert [each.rounds for each in groups] == sizes
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    assert [each.since for each in groups] == [played[at].time for at in starts]


def test_a_group_has_the_means_of_its_rounds():
    played = [*rounds("1" * 24), *rounds("35" * 12, "n", players=5, since=24)]
    groups = over_time(played, NOW)
    assert (groups[0].place, groups[0].fair, groups[0].office) == (1, 2.5, 1)
    assert (groups[-1].place, groups[-1].fair, groups[-1].office) == (4, 3, -0.5)


@pytest.mark.parametrize(("known", "dealt"), [(0, None), (1, None), (2, 0.25), (3, 0.25)])
def test_the_value_of_the_deals_needs_more_than_half_of_them(known: int, dealt: float | None):
    """The last group of 51 rounds has three."""
    played = rounds("2" * 51)
    luck = Luck(1, 0, Estimate(0.25, 0.01), Estimate(0, 0.01))
    played[-3:] = [
        replace(each, luck=luck if at < known else None) for at, each in enumerate(played[-3:])
    ]
    last = over_time(played, NOW)[-1]
    assert (last.rounds, last.dealt) == (3, dealt)
