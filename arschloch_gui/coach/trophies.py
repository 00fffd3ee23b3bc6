"""Trophies, each earned by one condition on the rounds played and the exercises answered.

A condition is a pure function that returns the time when it was first met, or None. Nothing is
stored: a trophy exists as long as the rounds that earned it do. No trophy requires money, or
playing on a particular day.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime
from functools import cached_property
from types import MappingProxyType
from typing import TypeAlias

from arschloch_gui.ai.levels import OFFERED
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.moments import surely_dated
from arschloch_gui.coach.played import PlayedRound

SEVERAL = 3
"""Minimum number of rounds for a match to count as won."""
STRONG = OFFERED.index("strong")
EVERY_GAME = (
    "arschloch", "trouduc", "president-sober", "tarot", "daifugo", "dalmuti", "career", "thirteen",
    "shithead", "grossundklein", "seigneur",
)  # fmt: skip
"""The main preset of every game."""


class History:
    """One person's rounds and answers up to `now`, in chronological order.

    `game_of` maps presets to the main preset of their game.
    """

    def __init__(
        self,
        rounds: Sequence[PlayedRound],
        answers: Sequence[ExerciseAnswer],
        now: datetime,
        game_of: Callable[[str], str] = str,
    ) -> None:
        self.rounds, self.answers = rounds, answers
        self.now, self.game_of = now, game_of

    @cached_property
    def matches(self) -> list[list[PlayedRound]]:
        """The rounds of each match, in order of their numbers."""
        found: dict[str, list[PlayedRound]] = {}
        for each in self.rounds:
            found.setdefault(each.match, []).append(each)
        return [sorted(each, key=lambda one: one.round_no) for each in found.values()]

    @cached_property
    def won_matches(self) -> list[PlayedRound]:
        """The last round of every match won over at least `SEVERAL` rounds, in order."""
        return [each for each in self.rounds if each.final == 1 and each.round_no >= SEVERAL]

    @cached_property
    def first_answers(self) -> list[ExerciseAnswer]:
        """The answers that were first tries."""
        return [each for each in self.answers if not each.second_try]


Condition: TypeAlias = Callable[[History], datetime | None]
"""Function that returns the time when a trophy was earned, or None."""


# -- rounds -----------------------------------------------------------------------------


def first_round(history: History) -> datetime | None:
    """Finish a round."""
    return _first(history.rounds, lambda each: True)


def first_crown(history: History) -> datetime | None:
    """Finish a round in first place."""
    return _first(history.rounds, lambda each: each.place == 1)


def from_the_bottom(history: History) -> datetime | None:
    """Finish first in the round after finishing last."""
    return _in_a_row(history, lambda row: _is_last(row[0]) and row[1].place == 1)


def great_fall(history: History) -> datetime | None:
    """Finish last in the round after finishing first."""
    return _in_a_row(history, lambda row: row[0].place == 1 and _is_last(row[1]))


def three_crowns(history: History) -> datetime | None:
    """Finish first in three rounds in a row of one match."""
    return _in_a_row(history, lambda row: all(each.place == 1 for each in row), 3)


def safe_ten(history: History) -> datetime | None:
    """Finish ten rounds in a row without being last."""
    in_a_row = 0
    for each in surely_dated(history.rounds, history.now):
        in_a_row = in_a_row + 1 if not _is_last(each) else 0
        if in_a_row == 10:
            return each.time
    return None


def all_places(history: History) -> datetime | None:
    """Finish in every place at tables of one size, with five players or more."""
    reached: dict[int, set[int]] = {}
    for each in history.rounds:
        places = reached.setdefault(each.players, set())
        places.add(each.place)
        if each.players >= 5 and len(places) == each.players:
            return each.time
    return None


def big_table(history: History) -> datetime | None:
    """Finish first among eight players or more."""
    return _first(history.rounds, lambda each: each.place == 1 and each.players >= 8)


def five_experts(history: History) -> datetime | None:
    """Finish first against five experts or more."""
    expert = OFFERED.index("expert")
    return _first(
        history.rounds,
        lambda each: each.place == 1 and len(each.levels) >= 5 and set(each.strengths) == {expert},
    )


def every_level(history: History) -> datetime | None:
    """Finish first against opponents of each level."""
    return _count(
        ((each.time, each.level) for each in history.rounds
         if each.place == 1 and each.level in OFFERED), len(OFFERED),
    )  # fmt: skip


def hundred_rounds(history: History) -> datetime | None:
    """Finish a hundred rounds."""
    return _nth(history.rounds, 100)


# -- matches ----------------------------------------------------------------------------


def match_won(history: History) -> datetime | None:
    """Win a match of three rounds or more."""
    return _nth(history.won_matches, 1)


def ten_matches_won(history: History) -> datetime | None:
    """Win ten matches of three rounds or more."""
    return _nth(history.won_matches, 10)


def strong_match(history: History) -> datetime | None:
    """Win a match of three rounds or more against opponents who are all strong or expert."""
    return _first(
        history.won_matches, lambda each: bool(each.levels) and min(each.strengths) >= STRONG
    )


def late_bloomer(history: History) -> datetime | None:
    """Win a match of three rounds or more after finishing last in its first round."""
    return _earliest(
        match[-1].time
        for match in history.matches
        if match[0].round_no == 1
        and _is_last(match[0])
        and match[-1].final == 1
        and match[-1].round_no >= SEVERAL
    )


def twenty_rounds(history: History) -> datetime | None:
    """Play a match of twenty rounds or more to the end."""
    return _first(history.rounds, lambda each: each.final > 0 and each.round_no >= 20)


# -- games and evenings -----------------------------------------------------------------


def three_games_won(history: History) -> datetime | None:
    """Finish first in three different games."""
    return _count(
        ((each.time, history.game_of(each.preset)) for each in history.rounds if each.place == 1), 3
    )


def every_game(history: History) -> datetime | None:
    """Finish a round of every game."""
    games = ((each.time, history.game_of(each.preset)) for each in history.rounds)
    return _count((pair for pair in games if pair[1] in EVERY_GAME), len(EVERY_GAME))


def ten_evenings(history: History) -> datetime | None:
    """Finish rounds on ten different days."""
    return _evenings(history, 10)


def hundred_evenings(history: History) -> datetime | None:
    """Finish rounds on a hundred different days."""
    return _evenings(history, 100)


# -- practice ---------------------------------------------------------------------------


def ten_exercises(history: History) -> datetime | None:
    """Answer ten exercises in a row without a mistake, each at the first try."""
    in_a_row = 0
    for each in history.first_answers:
        in_a_row = in_a_row + 1 if each.succeeded else 0
        if in_a_row == 10:
            return each.time
    return None


def ten_of_day(history: History) -> datetime | None:
    """Answer all ten exercises of a day on that day."""
    found: dict[date, set[str]] = {}
    for each in history.first_answers:
        if each.session == "daily":
            keys = found.setdefault(each.time.date(), set())
            keys.add(each.key)
            if len(keys) == 10:
                return each.time
    return None


# -- feats of single rounds -------------------------------------------------------------


def feat(key: str) -> Condition:
    """Return the condition of finishing a round with a feat (`coach/feats.py`)."""
    return lambda history: _first(history.rounds, lambda each: key in (each.feats or ()))


TROPHIES: Mapping[str, Condition] = MappingProxyType(
    {
        "first_round": first_round,
        "first_crown": first_crown,
        "last_single": feat("last_single"),
        "never_passed": feat("never_passed"),
        "head_start": feat("head_start"),
        "six_cards": feat("six_cards"),
        "from_the_bottom": from_the_bottom,
        "great_fall": great_fall,
        "three_crowns": three_crowns,
        "safe_ten": safe_ten,
        "all_places": all_places,
        "big_table": big_table,
        "bomb_on_ace": feat("bomb_on_ace"),
        "revolution_paid": feat("revolution_paid"),
        "putsch": feat("putsch"),
        "clean_plate": feat("clean_plate"),
        "match_won": match_won,
        "late_bloomer": late_bloomer,
        "ten_matches_won": ten_matches_won,
        "twenty_rounds": twenty_rounds,
        "strong_match": strong_match,
        "five_experts": five_experts,
        "every_level": every_level,
        "three_games_won": three_games_won,
        "every_game": every_game,
        "ten_exercises": ten_exercises,
        "ten_of_day": ten_of_day,
        "hundred_rounds": hundred_rounds,
        "ten_evenings": ten_evenings,
        "hundred_evenings": hundred_evenings,
    }
)
"""The condition of every trophy by key, in the order of the shelf."""


def earned(history: History) -> dict[str, datetime]:
    """Return the trophies earned so far, each with the time, in the order of the shelf."""
    found = ((key, condition(history)) for key, condition in TROPHIES.items())
    return {key: time for key, time in found if time is not None}


# -- parts of conditions ----------------------------------------------------------------


def _first(
    rounds: Iterable[PlayedRound], matches: Callable[[PlayedRound], bool]
) -> datetime | None:
    return next((each.time for each in rounds if matches(each)), None)


def _nth(rounds: Sequence[PlayedRound], number: int) -> datetime | None:
    return rounds[number - 1].time if len(rounds) >= number else None


def _in_a_row(
    history: History, matches: Callable[[Sequence[PlayedRound]], bool], length: int = 2
) -> datetime | None:
    """Return the end of the first consecutive rounds in one match that `matches` accepts."""
    return _earliest(
        window[-1].time
        for match in history.matches
        for window in (match[at : at + length] for at in range(len(match) - length + 1))
        if window[-1].round_no - window[0].round_no == length - 1 and matches(window)
    )


def _count(found: Iterable[tuple[datetime, str]], number: int) -> datetime | None:
    """Return the time at which the given number of different values was reached."""
    seen: set[str] = set()
    for time, value in found:
        seen.add(value)
        if len(seen) == number:
            return time
    return None


def _evenings(history: History, number: int) -> datetime | None:
    days = (
        (each.time, each.time.date().isoformat())
        for each in surely_dated(history.rounds, history.now)
    )
    return _count(days, number)


def _is_last(played: PlayedRound) -> bool:
    return played.place == played.players


def _earliest(times: Iterable[datetime]) -> datetime | None:
    return min(times, default=None)
