"""Trophies: each is earned by one history, and just not by another."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest
from msgspec.structs import replace

from arschloch_gui.ai.levels import OFFERED
from arschloch_gui.app.setup.gallery import game_of, tiles
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.played import PlayedRound, read_played
from arschloch_gui.coach.trophies import EVERY_GAME, TROPHIES, History, earned
from arschloch_gui.coach.verdict import Verdict

START = datetime(2026, 11, 1, 20, 0, tzinfo=timezone(timedelta(hours=1)))
NOW = START + timedelta(days=400)
Rounds = list[PlayedRound]


def rounds(
    places: str, *, players: int = 4, levels: tuple[str, ...] = (), match: str = "m",
    preset: str = "arschloch", final: int = 0, since: datetime = START, first: int = 1,
    feats: tuple[str, ...] = (),
) -> Rounds:  # fmt: skip
    """Rounds of one match with these places, a minute apart; `final` is the place in the match."""
    found = [
        PlayedRound(
            f"{match}{at}", since + timedelta(minutes=at), preset, players,
            levels or ("club",) * (players - 1), int(place), first + at, match, 0, feats=feats,
        )
        for at, place in enumerate(places)
    ]  # fmt: skip
    return [*found[:-1], replace(found[-1], final=final)]


def won(count: int, length: int = 3, **more: Any) -> Rounds:
    """Matches won, one a day."""
    days = (START + timedelta(days=at) for at in range(count))
    return [
        each
        for at, day in enumerate(days)
        for each in rounds("1" * length, match=f"w{at}", final=1, since=day, **more)
    ]


def evenings(count: int) -> Rounds:
    return [
        each
        for at in range(count)
        for each in rounds("22", match=f"e{at}", since=START + timedelta(days=at))
    ]


def of_each(values: Sequence[str], name: str, place: str = "1") -> Rounds:
    """A round for each value of a field."""
    return [
        replace(
            rounds(place, match=f"v{at}", since=START + timedelta(hours=at))[0], **{name: value}
        )
        for at, value in enumerate(values)
    ]


def levels(count: int) -> Rounds:
    return of_each([(level,) * 3 for level in OFFERED[:count]], "levels")  # type: ignore[misc]


EXPERTS = ("expert",) * 5
ROUNDS: dict[str, tuple[Rounds, Rounds]] = {
    "first_round": (rounds("4"), []),
    "first_crown": (rounds("41"), rounds("42")),
    "from_the_bottom": (rounds("41"), rounds("31")),
    "from_the_bottom: in one match": (
        rounds("41"), [*rounds("4"), *rounds("1", match="n", first=2)],
    ),
    "from_the_bottom: in the next round": (rounds("41"), [*rounds("4"), *rounds("1", first=3)]),
    "great_fall": (rounds("14"), rounds("13")),
    "three_crowns": (rounds("2111"), rounds("1121")),
    "safe_ten": (rounds("1231231231"), rounds("12312312341")),
    "all_places": (
        rounds("12345", players=5), [*rounds("1234", players=5), *rounds("5", players=6)],
    ),
    "all_places: five players": (rounds("12345", players=5), rounds("1234")),
    "big_table": (rounds("1", players=8), rounds("1", players=7)),
    "big_table: in first place": (rounds("1", players=8), rounds("2", players=8)),
    "five_experts": (
        rounds("1", players=6, levels=EXPERTS),
        rounds("1", players=6, levels=(*EXPERTS[1:], "strong")),
    ),
    "five_experts: five": (
        rounds("1", players=6, levels=EXPERTS), rounds("1", players=5, levels=EXPERTS[1:]),
    ),
    "five_experts: with character": (
        rounds("1", players=6, levels=("expert:bold",) * 5), rounds("2", players=6, levels=EXPERTS),
    ),
    "every_level": (levels(5), levels(4)),
    "every_level: in first place": (levels(5), [*levels(4), *rounds("2", levels=("expert",) * 3)]),
    "hundred_rounds": (evenings(50), evenings(50)[1:]),
    "match_won": (won(1), won(1, 2)),
    "match_won: not only its last round": (won(1), rounds("221", final=2)),
    "ten_matches_won": (won(10), won(9)),
    "strong_match": (
        won(1, levels=("strong", "expert", "strong")), won(1, levels=("strong", "expert", "club")),
    ),
    "late_bloomer": (rounds("411", final=1), rounds("311", final=1)),
    "late_bloomer: as the winner": (rounds("411", final=1), rounds("411", final=2)),
    "late_bloomer: three rounds": (rounds("411", final=1), rounds("41", final=1)),
    "late_bloomer: in the first round": (
        rounds("4111", final=1), rounds("411", first=2, final=1),
    ),
    "twenty_rounds": (rounds("2" * 20, final=3), rounds("2" * 19, final=3)),
    "twenty_rounds: to the end": (rounds("2" * 20, final=3), rounds("2" * 20)),
    "three_games_won": (
        of_each(("arschloch", "trouduc", "daifugo"), "preset"),
        of_each(("trouduc-32", "trouduc", "daifugo"), "preset"),
    ),
    "every_game": (
        of_each(EVERY_GAME, "preset", "3"),
        of_each((*EVERY_GAME[1:], "trouduc-32", "one-of-tomorrow"), "preset", "3"),
    ),
    "ten_evenings": (evenings(10), evenings(9)),
    "hundred_evenings": (evenings(100), evenings(99)),
    **{
        feat: (rounds("1", feats=(feat,)), rounds("1", feats=("another",)))
        for feat in ("last_single", "never_passed", "head_start", "six_cards", "bomb_on_ace",
                     "revolution_paid", "putsch", "clean_plate")
    },
}  # fmt: skip
"""Trophy → rounds that earn it, and rounds that just do not."""


def answers(
    verdicts: str, *, session: str = "practice", second: int = -1, apart: timedelta = timedelta(0)
) -> list[ExerciseAnswer]:
    """Answers by verdict ("b" best, "f" fine, "m" mistake); one can be a second try."""
    kinds = {"b": Verdict.BEST, "f": Verdict.FINE, "m": Verdict.MISTAKE}
    return [
        ExerciseAnswer(
            START + timedelta(minutes=at) + at * apart, {"preset": "arschloch", "seed": at}, (),
            "exchange", 0, 8, 0.0, 0.0, kinds[each], {}, at == second, session,
        )
        for at, each in enumerate(verdicts)
    ]  # fmt: skip


ANSWERS: dict[str, tuple[list[ExerciseAnswer], list[ExerciseAnswer]]] = {
    "ten_exercises": (answers("mbfbfbfbfbf"), answers("bbbbbmbbbbbbbbb")),
    "ten_exercises: at the first try": (answers("b" * 10), answers("b" * 10, second=4)),
    "ten_of_day": (answers("m" * 10, session="daily"), answers("m" * 9, session="daily")),
    "ten_of_day: of the day": (answers("m" * 10, session="daily"), answers("m" * 10)),
    "ten_of_day: on one day": (
        answers("m" * 10, session="daily"),
        answers("m" * 10, session="daily", apart=timedelta(hours=1)),
    ),
}
"""Trophy → answers that earn it, and answers that just do not."""


def found(rounds: Rounds, answers: Sequence[ExerciseAnswer] = ()) -> dict[str, datetime]:
    return earned(History(rounds, answers, NOW, game_of))


@pytest.mark.parametrize("case", ROUNDS)
def test_a_trophy_is_earned_by_these_rounds_and_just_not_by_those(case: str):
    key, (earning, short) = case.partition(":")[0], ROUNDS[case]
    assert key in found(earning)
    assert key not in found(short)


@pytest.mark.parametrize("case", ROUNDS)
def test_a_trophy_is_earned_with_the_last_of_these_rounds(case: str):
    key, (earning, _) = case.partition(":")[0], ROUNDS[case]
    first_of_day = -2 if key.endswith("_evenings") else -1
    time = earning[first_of_day].time
    assert found(earning)[key] == time
    later = [replace(each, time=each.time + timedelta(days=200), match="z") for each in earning]
    assert found([*earning, *later])[key] == time


@pytest.mark.parametrize("case", ANSWERS)
def test_a_trophy_is_earned_with_the_last_of_these_answers(case: str):
    key, (earning, _) = case.partition(":")[0], ANSWERS[case]
    assert found([], [*earning, *earning[:-1]])[key] == earning[-1].time


@pytest.mark.parametrize("case", ANSWERS)
def test_a_trophy_is_earned_by_these_answers_and_just_not_by_those(case: str):
    key, (earning, short) = case.partition(":")[0], ANSWERS[case]
    assert key in found([], earning)
    assert key not in found([], short)


def test_every_trophy_is_tried_both_ways():
    assert {case.partition(":")[0] for case in (*ROUNDS, *ANSWERS)} == TROPHIES.keys()


def test_a_trophy_stays_once_it_is_earned_and_keeps_its_date():
    first = rounds("41")
    later = [*first, *rounds("1141", match="n", since=START + timedelta(days=1))]
    assert found(later)["from_the_bottom"] == found(first)["from_the_bottom"] == first[1].time


def test_the_games_of_the_shelf_are_those_of_the_start_screen():
    assert tuple(tile["value"] for tile in tiles()) == EVERY_GAME


def test_a_clock_that_was_wrong_earns_no_evenings():
    ahead = [replace(each, time=NOW + timedelta(days=at)) for at, each in enumerate(evenings(10))]
    assert "ten_evenings" not in found(ahead)


def test_a_round_keeps_its_feats_in_the_file_and_an_older_one_has_none():
    played = rounds("1", feats=("putsch", "of_tomorrow"))[0]
    assert read_played(played.line()) == played
    for damaged in (3, [""] * 101, ["x" * 10_000], [1]):
        assert read_played({**played.line(), "feats": damaged}) == replace(played, feats=None)
    assert "feats" not in replace(played, feats=None).line()


def test_rounds_of_a_match_count_in_the_order_of_their_numbers():
    """Two computers can bring their rounds together in another order."""
    first, second = rounds("41")
    assert "from_the_bottom" in found([second, first])
    assert "great_fall" not in found([second, first])


def test_nobody_is_strong_where_nobody_sits():
    alone = [replace(each, levels=()) for each in won(1)]
    assert "strong_match" not in found(alone)
    assert "match_won" in found(alone)


def test_opponents_of_several_levels_are_of_no_level():
    mixed = of_each([("novice", "expert", "club")] * 5, "levels")  # type: ignore[list-item]
    assert "every_level" not in found([*levels(4), *mixed])


def test_several_rounds_of_a_day_are_one_evening():
    assert "ten_evenings" not in found(rounds("2" * 20))


def test_without_rounds_and_answers_there_is_no_trophy():
    assert found([]) == {}


def test_trophies_stand_in_the_order_of_the_shelf():
    assert list(found(won(10))) == [key for key in TROPHIES if key in found(won(10))]
