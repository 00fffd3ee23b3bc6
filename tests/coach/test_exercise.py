"""The exercises before the first trick."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from arschloch_gui.coach.exercise import exercise_at, exercises, task_of
from arschloch_gui.coach.task import LocalWorker, is_option
from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.games import family_of, family_of_rules, presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.rng import Rng


def spec(preset: str, seed: int = 3) -> MatchSpec:
    rules = presets()[preset]
    return MatchSpec(preset, rules, tuple("ABCDEFGHIJKL"[: rules.players]), seed)


@pytest.mark.parametrize(
    ("preset", "decisions"),
    [
        ("arschloch", [("exchange", 0, 2), ("exchange", 1, 1)]),
        ("daifugo", [("exchange", 0, 2), ("exchange", 1, 1)]),
        ("president-revolution", [("putsch", 3, 0)]),
        ("trouduc", []),
    ],
)
def test_highest_and_second_choose_what_they_give(preset, decisions):
    found = [(each.phase, each.office, each.cards) for each in exercises(spec(preset))]
    assert found == decisions


def test_under_the_house_rules_ranks_are_asked_for_and_cards_passed_on():
    found = [
        (each.phase, each.office, each.cards) for each in exercises(spec("arschloch-hausregeln"))
    ]
    assert found[0] == ("exchange", 0, 0), "a rank is asked for"
    assert {(office, cards) for phase, office, cards in found if phase == "shift"} == {
        (office, 1) for office in range(4)
    }


def test_an_exercise_leads_to_its_decision_again():
    first, second = exercises(spec("arschloch"))
    for each in (first, second):
        match = each.match()
        assert (match.to_act, match.phase, match.round_no) == (each.seat, each.phase, 2)
        assert exercise_at(match) == each
        assert len(LocalWorker(task_of(match, 1)).distinct()) > 1


def test_one_seed_has_always_the_same_exercises():
    assert list(exercises(spec("arschloch", 8))) == list(exercises(spec("arschloch", 8)))
    assert list(exercises(spec("arschloch", 8))) != list(exercises(spec("arschloch", 9)))


def test_nothing_is_to_be_judged_in_a_trick_or_in_a_game_without_trials():
    match = Match(spec("arschloch"))
    match.start_round()
    assert exercise_at(match) is None
    assert family_of("thirteen").key == "thirteen"
    assert list(exercises(spec("thirteen"))) == []


def test_of_thousands_of_proposals_only_some_are_tried_and_the_one_that_was_made():
    match = next(exercises(spec("trouduc-joker"))).match()
    task = task_of(match, 1)
    here = LocalWorker(task)
    likely = here.distinct()
    assert len(task.legal) > 1_000
    assert 1 < len(likely) < 10
    made = next(at for at in range(len(task.legal)) if at not in likely)
    also = here.distinct([made])
    assert set(also) == {*likely, here.option_of(task.legal[made])}


def test_gifts_that_differ_in_nothing_that_counts_stand_for_each_other():
    task = task_of(next(exercises(spec("arschloch"))).match(), 1)
    here = LocalWorker(task)
    options = here.distinct()
    legal: tuple[Any, ...] = task.legal
    for action in legal:
        ranks = sorted(map(rank_of, action.cards))
        option = here.option_of(action)
        assert option in options
        assert sorted(map(rank_of, legal[option].cards)) == ranks


def test_ranks_may_be_asked_for_in_any_order():
    task = task_of(next(exercises(spec("trouduc-joker"))).match(), 0)
    here = LocalWorker(task)
    legal: tuple[Any, ...] = task.legal
    at, offer = next((at, a) for at, a in enumerate(legal) if len({*a.want}) == 2)
    turned = replace(offer, give=offer.give[::-1], want=offer.want[::-1])
    assert here.option_of(turned) == here.option_of(offer) == at


def with_other_cards(action: Any, hand: tuple[Card, ...], rng: Rng) -> Any | None:
    """Return the action with other cards of the same ranks, or None if it has no cards."""
    fields = ("cards", "give", "card", "own")
    field = next((name for name in fields if hasattr(action, name)), None)
    if field is None:
        return None
    cards = getattr(action, field)
    rest, chosen = list(hand), []
    for card in cards if isinstance(cards, tuple) else (cards,):
        chosen.append(rng.choice([each for each in rest if rank_of(each) == rank_of(card)]))
        rest.remove(chosen[-1])
    return replace(action, **{field: tuple(chosen) if isinstance(cards, tuple) else chosen[0]})


def test_every_card_of_a_rank_may_be_given_or_offered():
    """A person takes any of the cards of a rank, but the legal actions list only one of them."""
    rng, tried = Rng(19), set()
    for preset in presets():
        for exercise in islice(exercises(spec(preset, 5)), 6):
            task = task_of(exercise.match(), 1)
            here, view = LocalWorker(task), task.view
            world, same_action = view.world(Rng(0)), family_of_rules(view.rules).same_action
            for at in here.distinct():
                action = with_other_cards(task.legal[at], view.hand, rng)
                if action is None or not same_action(world, action, task.legal[at]):
                    continue
                tried |= {type(action).__name__} if action not in task.legal else set()
                option = task.legal[here.option_of(action)]
                assert same_action(world, option, action), (preset, action, option)
    assert tried >= {"Give", "Propose"}


def test_an_illegal_action_is_no_option():
    task = task_of(next(exercises(spec("trouduc-joker"))).match(), 0)
    offer: Any = task.legal[0]
    foreign = tuple(card for card in range(52) if card not in task.view.hand)
    assert is_option(task, offer)
    assert not is_option(task, replace(offer, give=foreign[: len(offer.give)]))
