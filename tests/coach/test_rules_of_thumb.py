"""Rules of thumb read a decision in the order of its own rules, and choose by it."""

from __future__ import annotations

from itertools import combinations

import pytest

from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.coach.bank import load
from arschloch_gui.coach.exercise import task_of
from arschloch_gui.coach.games import teaching
from arschloch_gui.coach.rules_of_thumb import (
    CRITERIA,
    Case,
    ChoiceInRanks,
    Cost,
    HandInRanks,
    read_rule,
)
from arschloch_gui.coach.task import Task
from arschloch_gui.engine.actions import Action, Answer, Ask
from arschloch_gui.engine.cards import format_cards

SKAT = ("7", "8", "9", "10", "J", "Q", "K", "A")


def task_in(preset: str, phase: str, office: int) -> Task:
    """Return the first decision of this kind in the bank of a preset."""
    bank = load(preset)
    assert bank is not None
    entry = next(e for e in bank.entries if (e.phase, e.office) == (phase, office))
    exercise = entry.exercise()
    assert exercise is not None
    return task_of(exercise.match(), 0)


def left_by(rule: str, task: Task) -> list[Action]:
    """Return the legal actions between which a rule of thumb does not decide."""
    taught = teaching(task.game)
    assert taught is not None
    choices = taught.choices_in_ranks(task.view, task.legal)
    equals = read_rule(rule).equals(taught.hand_in_ranks(task.view), choices)
    return [task.legal[at] for at in equals]


def ranks_given(rule: str, task: Task) -> set[str]:
    given = parted_with(left_by(rule, task)[0])
    return {card.rstrip("CDHS") for card in format_cards(given)}


@pytest.mark.parametrize(
    ("rule", "given"),
    [
        ("lowest", "7 7"),
        ("lone lowest", "Q K"),
        ("ranks lowest", "Q K"),
        ("spare:2 lone lowest", "7 Q"),
        ("spare:2 ranks lowest", "7 Q"),
        ("spare:2 ranks total", "9 9"),
        ("spare:2 tear:3 ranks lowest", "9 9"),
        ("flat", "7 7"),
        ("strays:5 lowest", "7 Q"),
        ("tops:2 sets:2 lowest", "7 Q"),
    ],
)
def test_two_cards_of_a_hand_in_which_the_usual_rules_differ(rule, given):
    held = ["7", "7", "7", "9", "9", "10", "10", "Q", "K", "A"]
    hand = HandInRanks(tuple(map(SKAT.index, held)), len(SKAT))
    ways = [ChoiceInRanks(each) for each in sorted(set(combinations(hand.cards, 2)))]
    chosen = ways[read_rule(rule).choose(hand, ways)]
    assert " ".join(SKAT[rank] for rank in chosen.gives) == given


HELD = (0, 0, 1, 3, 3, 3, 6, 7)
"""A hand of eight ranks: 7 7 8 10 10 10 K A."""


@pytest.mark.parametrize(
    ("criterion", "choice", "cost"),
    [
        ("lowest", ChoiceInRanks((3, 0)), (0, 3)),
        ("total", ChoiceInRanks((3, 7)), (10,)),
        ("flat", ChoiceInRanks((3, 7)), (7, 3)),
        ("highest", ChoiceInRanks((3, 7)), (-7, -3)),
        ("ranks", ChoiceInRanks((0, 0)), (4,)),
        ("ranks", ChoiceInRanks((0, 1)), (4,)),
        ("spare:1", ChoiceInRanks((6, 7)), (1,)),
        ("spare:2", ChoiceInRanks((6, 7)), (2,)),
        ("spare:2", ChoiceInRanks((0, 8)), (1,)),
        ("tops:2", ChoiceInRanks((0, 7), (6, 8)), (-3,)),
        ("tops:1", ChoiceInRanks((0, 7), (6, 8)), (-1,)),
        ("keep:3", ChoiceInRanks((3, 3)), (2,)),
        ("keep:3", ChoiceInRanks((0, 1)), (0,)),
        ("lone", ChoiceInRanks((1, 3)), (1,)),
        ("lone", ChoiceInRanks((1, 6)), (0,)),
        ("tear:2", ChoiceInRanks((0, 3)), (2,)),
        ("tear:3", ChoiceInRanks((0, 3)), (1,)),
        ("tear:2", ChoiceInRanks((0, 0)), (0,)),
        ("sets:2", ChoiceInRanks((0, 1)), (-1,)),
        ("sets:2", ChoiceInRanks((1,), (6,)), (-3,)),
        ("sets:3", ChoiceInRanks((1,), (6,)), (-1,)),
        ("strays:2", ChoiceInRanks((0, 7)), (2,)),
        ("strays:1", ChoiceInRanks((0, 7)), (1,)),
        ("strays:7", ChoiceInRanks((0, 0)), (2,)),
        ("low:1", ChoiceInRanks((0, 7)), (1,)),
        ("low:2", ChoiceInRanks((0, 7)), (2,)),
        ("low:4", ChoiceInRanks((7, 6)), (6,)),
        ("want", ChoiceInRanks(gets=(3, 7)), (-7, -3, 1)),
        ("want", ChoiceInRanks(), (1,)),
        ("match:3", ChoiceInRanks(gets=(0, 6)), (-1,)),
        ("match:2", ChoiceInRanks(gets=(0, 6)), (-2,)),
        ("match:2", ChoiceInRanks(gets=(5,)), (0,)),
        ("fewer", ChoiceInRanks((0, 1), (6,)), (7,)),
        ("yes", ChoiceInRanks(says=True), (False,)),
        ("yes", ChoiceInRanks(says=False), (True,)),
        ("no", ChoiceInRanks(says=True), (True,)),
        ("no", ChoiceInRanks(), (False,)),
        ("weak:2", ChoiceInRanks(says=True), (True,)),
        ("weak:3", ChoiceInRanks(says=True), (False,)),
        ("weak:3", ChoiceInRanks(says=False), (True,)),
        ("strong:2", ChoiceInRanks(says=True), (False,)),
        ("strong:3", ChoiceInRanks(says=True), (True,)),
        ("strong:3", ChoiceInRanks(says=False), (False,)),
        ("rise", ChoiceInRanks((0, 0), (7,)), (-(1 + 9 + 6 + 14),)),
    ],
)
def test_each_criterion_counts_what_it_says(criterion: str, choice: ChoiceInRanks, cost: Cost):
    (found,) = read_rule(criterion).criteria
    assert found.cost(Case.of(HandInRanks(HELD, 8), choice)) == cost


@pytest.mark.parametrize("number", ["0", "7", "99", "099"])
def test_a_criterion_has_a_number_up_to_99(number: str):
    (found,) = read_rule(f"spare:{number}").criteria
    assert (found.name, found.number) == ("spare", int(number))


@pytest.mark.parametrize(
    "word",
    ["spare:100", "spare:0999", "spare:00999", "spare:-1", "spare:1.5", "spare:", "spare:²",
     "spare:" + "1" * 5000, "spare", "lowest:1", "lowest:", "unknown", "unknown:1"],
)  # fmt: skip
def test_any_other_word_is_refused(word: str):
    with pytest.raises(ValueError, match="not a "):
        read_rule(word)


def test_every_criterion_is_counted_here():
    (parameters,) = (mark.args[1] for mark in test_each_criterion_counts_what_it_says.pytestmark)
    assert {criterion.partition(":")[0] for criterion, _, _ in parameters} == set(CRITERIA)


@pytest.mark.parametrize(("preset", "lowest"), [("dalmuti", "12"), ("daifugo", "3")])
def test_the_lowest_rank_is_that_of_the_game(preset, lowest):
    task = task_in(preset, "exchange", 0)
    assert lowest in ranks_given("lowest", task)


def test_a_card_asked_for_counts_as_received():
    task = task_in("arschloch-hausregeln", "exchange", 1)
    asked = [action for action in task.legal if isinstance(action, Ask)]
    assert left_by("want", task)[0] == Ask("*R")
    assert Ask("A") in asked
    assert not any(action in asked for action in left_by("spare:1 no", task))


@pytest.mark.sampled
def test_an_accepted_offer_is_a_trade():
    bank = load("trouduc-joker")
    assert bank is not None
    tasks = (task_of(e.exercise().match(), 0) for e in bank.entries if e.office > 1)
    task = next(each for each in tasks if Answer(accept=True) in each.legal)
    taught = teaching(task.game)
    assert taught is not None
    answers = {
        action.accept: choice
        for action, choice in zip(
            task.legal, taught.choices_in_ranks(task.view, task.legal), strict=True
        )
        if isinstance(action, Answer)
    }
    assert answers[False] == ChoiceInRanks(says=False)
    assert answers[True].says
    assert answers[True].gives
    assert answers[True].gets


@pytest.mark.parametrize("text", ["high", "spare", "lowest:2", "spare:", "spare:100", "spare:²"])
def test_an_unknown_word_is_refused(text):
    with pytest.raises(ValueError, match=r"^not a"):
        read_rule(text)
