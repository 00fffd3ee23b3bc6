"""Rollouts with the engine for gifts in Grand Seigneur and swaps in Shithead."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from arschloch_gui.ai.games import playing
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.seigneur.exchanging import MOST_OPTIONS, redealt
from arschloch_gui.coach.exercise import Exercise, exercises, letters, task_of
from arschloch_gui.coach.task import LocalWorker, NotToBeJudged, Task
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.deck import worth
from arschloch_gui.engine.seigneur.state import RoundState
from arschloch_gui.engine.seigneur.view import SeatView
from arschloch_gui.engine.shithead.events import Swapped
from long import long_param


@cache
def found(preset: str, players: int, seed: int = 1) -> list[Exercise]:
    rules = presets()[preset].for_players(players)
    return list(exercises(MatchSpec(preset, rules, letters(players), seed)))


def worker(exercise: Exercise, seed: int = 1) -> LocalWorker:
    return LocalWorker(task_of(exercise.match(), seed))


@pytest.mark.parametrize(("players", "counts"), [(5, [2, 1]), (6, [3, 2, 1]), (8, [3, 2, 1])])
def test_the_upper_seats_of_grand_seigneur_return_cards(players: int, counts: list[int]):
    decisions = found("seigneur", players)
    assert [(each.phase, each.office, each.cards) for each in decisions] == [
        ("exchange", office, count) for office, count in enumerate(counts)
    ]
    for each in decisions:
        options = worker(each).distinct()
        assert 2 <= len(options) <= MOST_OPTIONS
        made = len(each.match().legal()) - 1
        assert made in worker(each).distinct((made,)), "the choice that was made is tried, too"
    assert made in options, "of few gifts, all are tried"
    assert len(decisions[0].match().legal()) - 1 not in worker(decisions[0]).distinct()


def test_everybody_can_swap_in_shithead_and_every_swap_is_tried():
    decisions = found("shithead", 3)
    assert sorted(each.office for each in decisions) == [0, 1, 2]
    for each in decisions:
        here = worker(each)
        assert here.distinct() == list(range(len(here.task.legal)))


@pytest.mark.sampled
@pytest.mark.parametrize(("preset", "players"), [long_param("seigneur", 5), ("shithead", 3)])
def test_places_depend_only_on_the_option_and_the_generator(preset: str, players: int):
    here = worker(found(preset, players)[1])
    options = here.distinct()[:2]
    together = here.chunk(options, 4)
    assert together == here.chunk(options, 4)
    assert [[each[1]] for each in together] == here.chunk(options[1:2], 4)
    places = {place for situation in together for (place,) in situation}
    assert places <= set(range(players))
    assert len({tuple(map(tuple, each)) for each in together}) > 1, "hands are drawn anew"


def test_recorded_rounds_end_as_the_places_do():
    here = worker(found("seigneur", 5)[0])
    seat, options = here.task.view.own_seat, here.distinct()[:2]
    rounds = here.round(options, 3)
    rng = Rng(here.task.seed, "in sight", 3)
    assert [[each.offices.index(seat)] for each in rounds] == here._trials.places(options, rng)
    assert all(sorted(each.offices) == list(range(5)) for each in rounds)


def test_a_round_of_shithead_is_recorded_from_the_swap_on():
    here = worker(found("shithead", 3)[0])
    for each in here.round(here.distinct()[:2], 3):
        assert isinstance(each.scenes[0].event, Swapped)
        assert sorted(each.offices) == [0, 1, 2]


@pytest.mark.sampled
def test_the_best_gift_is_better_than_the_best_cards_for_any_seed():
    """Giving away the Phoenix and the Dragon costs places, and giving low cards does not."""
    here = worker(found("seigneur", 6)[0])
    legal: Any = here.task.legal
    lowest = player("lowest", "seigneur").choose(here.task.view, legal, Rng(1))
    highest = max(range(len(legal)), key=lambda at: sorted(map(worth, legal[at].cards)))
    pair = [here.option_of(legal[lowest]), here.option_of(legal[highest])]
    places = here.chunk(pair, 0)
    low, high = (sum(each[at][0] for each in places) / len(places) for at in (0, 1))
    assert low < high - 0.5


def test_other_pairs_have_paid_their_best_before_a_gift_is_tried():
    second = found("seigneur", 6)[1]
    view: Any = task_of(second.match(), 1).view
    assert isinstance(view, SeatView)
    highest, lowest = view.offices[0], view.offices[-1]
    for number in range(20):
        state = redealt(view, Rng(number))
        assert isinstance(state, RoundState)
        assert state.hands[view.own_seat] == list(view.hand)
        assert (state.owed[0].giver, state.to_act, state.transit) == (highest, highest, [])
        assert len(state.hands[highest]) == view.counts[highest] + 3, "it has to choose again"
        kept = max(map(worth, state.hands[lowest]))
        better = sum(worth(card) >= kept for card in state.hands[highest])
        assert better >= 3, "the three best went up"
        whole = Counter(card for hand in state.hands for card in hand)
        assert whole == Counter(second.match().family.cards.deck(second.spec.rules))


@pytest.mark.parametrize("preset", ["seigneur", "shithead"])
def test_plays_of_a_trick_are_no_exchange(preset: str):
    exercise = found(preset, 5)[-1]
    match: Match = exercise.match()
    regular = player("regular", preset)
    while match.phase == "exchange":
        seat = match.to_act
        assert seat is not None
        snapshot = match.snapshot(seat)
        assert snapshot.view is not None
        match.submit(seat, snapshot.legal[regular.choose(snapshot.view, snapshot.legal, Rng(1))])
    seat = match.to_act
    assert seat is not None
    with pytest.raises(NotToBeJudged):
        LocalWorker(Task.of(match.snapshot(seat)))


def test_every_game_with_an_exchange_can_be_tried():
    assert [playing(game).can_try for game in ("climbing", "seigneur", "shithead")] == [True] * 3
    assert not playing("thirteen").can_try, "thirteen has no decision before the first trick"
