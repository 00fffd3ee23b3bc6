"""How the next exercise is drawn: kinds in turn, needs as weights, difficulty as a distance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from arschloch_gui.coach.answer import stratum_of
from arschloch_gui.coach.bank import Entry, load
from arschloch_gui.coach.difficulty import prior_difficulty, simple_choice_succeeds
from arschloch_gui.coach.exercise_selection import (
    CLOSEST,
    POOL,
    SIMPLE_SHARE,
    USUAL_SHARE,
    ExerciseSelection,
    _allowed,
    barred_after,
)
from arschloch_gui.coach.glicko import Rating

KING, VICEROY, LOW = "a/exchange/0/2", "a/exchange/1/1", "a/exchange/2/1"
OTHER = "b/exchange/0/2"


class Learner:
    """A person with fixed needs who wants exercises of one difficulty."""

    def __init__(
        self, wanted: float = 1500, need: Callable[[str], float] = lambda stratum: 1.0
    ) -> None:
        self.wanted, self._need = wanted, need
        self.asked: list[tuple[str, str]] = []

    def need(self, stratum: str) -> float:
        return self._need(stratum)

    def difficulty(self, key: str, stratum: str, prior: float | None = None) -> Rating:
        self.asked.append((key, stratum))
        assert prior is not None
        return Rating(prior)


def entries_of(*presets: str) -> list[Entry]:
    banks = [load(each) for each in presets]
    return [entry for bank in banks if bank is not None for entry in bank.entries]


def chosen(entries: Sequence[Entry], learner: Learner, seed: int, before: Sequence[str] = ()):
    found = ExerciseSelection(entries, (), lambda each: each.key, seed).next(
        before, learner, lambda key: False
    )
    assert isinstance(found, Entry)
    return found


# -- rows ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "barred"),
    [((), ""), ((KING,), ""), ((KING, KING), KING), ((VICEROY, KING, KING), KING),
     ((KING, KING, VICEROY), ""), ((KING, VICEROY), "")],
)  # fmt: skip
def test_two_of_a_stratum_in_a_row_bar_it(before: tuple[str, ...], barred: str):
    assert barred_after(before) == barred


@pytest.mark.parametrize(
    ("strata", "before", "allowed"),
    [
        ([KING, VICEROY, OTHER], (), [KING, VICEROY, OTHER]),
        ([KING, VICEROY, OTHER], (KING,), [KING, VICEROY, OTHER]),
        ([KING, VICEROY, OTHER], (KING, KING), [VICEROY, OTHER]),
        # Two of one kind, of different positions: another kind follows if there is one.
        ([VICEROY, LOW, KING], (VICEROY, LOW), [KING]),
        ([VICEROY, LOW], (VICEROY, LOW), [VICEROY, LOW]),
        ([VICEROY, LOW], (LOW, LOW), [VICEROY]),
        # The same again if nothing else is left.
        ([LOW], (LOW, LOW), [LOW]),
        ([], (LOW, LOW), []),
    ],
)
def test_another_kind_follows_or_another_position(strata, before, allowed: list[str]):
    assert _allowed(strata, before) == allowed


# -- difficulty ------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [1200, 1500, 1900])
def test_one_of_the_closest_exercises_is_drawn(wanted: int):
    entries = [
        each for each in entries_of("arschloch") if stratum_of(each) == "arschloch/exchange/0/2"
    ]
    for seed in range(6):
        selection = ExerciseSelection(entries, (), lambda each: each.key, seed)
        learner = Learner(wanted)
        found = selection.next((), learner, lambda key: False)
        assert isinstance(found, Entry)
        compared = [key for key, _ in learner.asked]
        assert len(compared) <= POOL
        by_key = {each.key: each for each in entries}
        distances = sorted(abs(prior_difficulty(by_key[key]) - wanted) for key in compared)
        assert abs(prior_difficulty(found) - wanted) <= distances[CLOSEST - 1]
        kinds = {simple_choice_succeeds(by_key[key]) for key in compared}
        assert kinds == {simple_choice_succeeds(found)}, "only simple ones, or only others"


def test_the_difficulty_is_asked_for_with_key_and_stratum():
    learner = Learner()
    found = chosen(entries_of("arschloch"), learner, 1)
    assert {stratum for _, stratum in learner.asked} == {stratum_of(found)}
    assert found.key in {key for key, _ in learner.asked}


@pytest.mark.parametrize("cards", [1, 2, 0])
def test_the_simple_choice_is_right_in_its_share_of_exercises(cards: int):
    entry = entries_of("arschloch")[0]
    simple = replace(entry, cards=cards, lowest=entry.options[0].index)
    worst = max(entry.options, key=lambda option: option.loss)
    tricky = replace(entry, cards=cards, lowest=worst.index)
    both = [replace(each, seed=seed) for seed in range(3) for each in (simple, tricky)]
    entries = [replace(each, at=at) for at, each in enumerate(both)]
    tries = 200
    right = sum(simple_choice_succeeds(chosen(entries, Learner(), seed)) for seed in range(tries))
    assert right / tries == pytest.approx(SIMPLE_SHARE.get(cards, USUAL_SHARE), abs=0.1)


# -- needs -----------------------------------------------------------------------------------


def shares(entries: list[Entry], learner: Learner, before: Sequence[str] = ()) -> dict[str, float]:
    tries = 300
    found = Counter(stratum_of(chosen(entries, learner, seed, before)) for seed in range(tries))
    return {stratum: count / tries for stratum, count in found.items()}


@pytest.fixture(scope="module")
def few() -> list[Entry]:
    """Return four exercises of each of three strata: two of one game, one of another."""
    found: dict[str, list[Entry]] = {}
    for each in entries_of("arschloch", "daifugo"):
        found.setdefault(stratum_of(each), []).append(each)
    kept = ("arschloch/exchange/0/2", "arschloch/exchange/1/1", "daifugo/exchange/0/2")
    return [each for stratum in kept for each in found[stratum][:4]]


FIRST, SECOND, THIRD = "arschloch/exchange/0/2", "arschloch/exchange/1/1", "daifugo/exchange/0/2"


def test_games_are_equally_likely_and_so_are_their_strata(few: list[Entry]):
    found = shares(few, Learner())
    assert found[THIRD] == pytest.approx(1 / 2, abs=0.1)
    assert found[FIRST] == pytest.approx(1 / 4, abs=0.08)


def test_what_is_needed_three_times_as_much_comes_three_times_as_often(few: list[Entry]):
    found = shares(few[:8], Learner(need=lambda stratum: 3.0 if stratum == SECOND else 1.0))
    assert found[SECOND] == pytest.approx(3 / 4, abs=0.08)
    games = shares(few, Learner(need=lambda stratum: 3.0 if stratum == THIRD else 1.0))
    assert games[THIRD] == pytest.approx(3 / 4, abs=0.08)


def test_what_was_set_in_this_session_comes_less_often(few: list[Entry]):
    once = shares(few[:8], Learner(), [FIRST])
    assert once[FIRST] == pytest.approx(1 / 5, abs=0.08), "a quarter of the weight of the other"
    game = shares(few, Learner(), [THIRD])
    assert game[THIRD] == pytest.approx(1 / 5, abs=0.08)


def test_an_exercise_is_set_once_in_a_session(few: list[Entry]):
    selection = ExerciseSelection(few, (), lambda each: each.key, 4)
    before: list[str] = []
    keys = []
    while (found := selection.next(before, Learner(), lambda key: False)) is not None:
        assert isinstance(found, Entry)
        keys.append(found.key)
        before.append(stratum_of(found))
    assert sorted(keys) == sorted(each.key for each in few)


def test_what_was_answered_before_is_not_set(few: list[Entry]):
    known = {each.key for each in few[1:]}
    selection = ExerciseSelection(few, (), lambda each: each.key, 4)
    assert selection.next((), Learner(), known.__contains__) == few[0]
    assert selection.next((), Learner(), known.__contains__) is None
