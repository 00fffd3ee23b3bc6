"""The loss of a decision is estimated twice: for all options, then for two in other deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import hypot
from random import Random

import pytest
from coach.decisions import HANDS
from seigneur_rounds import seigneur

from arschloch_gui.ai.levels import STANDARD, player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.coach import losses
from arschloch_gui.coach.judgement import CHUNK, ChunkResults, WorkOut
from arschloch_gui.coach.losses import FIRST_LOOK, SECOND_LOOK, Loss, cost, seeming_loss, sure_loss
from arschloch_gui.coach.task import NotToBeJudged, Task, Workable
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from deals import round_of

SINGLES = "8d 9c jh | 8c 9h qc | 10s jd kc | 10c js kd"
"""Seat 0 can lead one of three cards."""
FIRST, LAST = 0, 3


@dataclass
class FixedResults:
    """Workers that find a fixed place for each option, and the tasks they were given."""

    places: dict[int, int]
    chances: dict[int, float] = field(default_factory=dict)
    """Options that come first with a probability, and last otherwise."""
    seeds: list[int] = field(default_factory=list)
    tried: list[list[int]] = field(default_factory=list)
    """The options of each pass."""
    situations: Counter[int] = field(default_factory=Counter)

    def __call__(self, task: Workable) -> WorkOut:
        self.seeds.append(task.seed)  # type: ignore[attr-defined]
        self.tried.append([])

        def work_out(options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
            self.tried[-1] += [each for each in options if each not in self.tried[-1]]
            for number in numbers:
                luck = Random(number)
                self.situations.update(dict.fromkeys(options, CHUNK))
                yield [[self._place(each, luck) for each in options] for _ in range(CHUNK)]

        return work_out

    def _place(self, option: int, luck: Random) -> list[int]:
        if option in self.chances:
            return [FIRST if luck.random() < self.chances[option] else LAST]
        return [self.places.get(option, LAST)]


def decided(state: RoundState, taken: int, ply: int = 5) -> Decided:
    """Return the pending decision of a round, with the action that was taken."""
    seat = state.to_act
    legal = CLIMBING.legal(state)
    view = CLIMBING.view(state, seat)
    return Decided(seat, 0, view, legal, taken, (), ply, in_trick=state.playing)


def lead(taken: int, ply: int = 5) -> Decided:
    return decided(round_of(SINGLES, start_card_must_be_played=False), taken, ply)


def gift(taken: int) -> Decided:
    return decided(round_of(HANDS, offices=range(4)), taken)


def test_the_first_pass_tries_all_options_and_names_the_best():
    working = FixedResults({0: 2, 1: 1, 2: 3})
    found = seeming_loss("climbing", lead(0), 1, working)
    assert found is not None
    assert found.best == 1
    assert found.loss == pytest.approx(2 / 3)
    assert found.stderr == pytest.approx(0)
    assert working.tried == [[0, 1, 2]]


def test_the_best_option_loses_nothing():
    assert seeming_loss("climbing", lead(1), 1, FixedResults({0: 2, 1: 1})) is None


def test_a_negligible_loss_is_none(monkeypatch):
    found = FixedResults({0: 2, 1: 1})
    monkeypatch.setattr(losses, "FINE", 0.67)
    assert seeming_loss("climbing", lead(0), 1, found) is None
    monkeypatch.setattr(losses, "FINE", 0.66)
    assert seeming_loss("climbing", lead(0), 1, found) is not None


def test_the_action_that_was_taken_is_always_tried():
    """In Grand Seigneur, only promising gifts are tried otherwise."""
    hands = "2c 4c 6d 8h 10c qd ac | 4d 5c | 5d | 6c kc | 7c 8c kd"
    state = seigneur(hands, offices=(0, 1, 2, 3, 4))
    legal, view = SEIGNEUR.legal(state), SEIGNEUR.view(state, state.to_act)
    likely = Task("seigneur", view, legal, 1).begin().distinct()
    taken = next(at for at in range(len(legal)) if at not in likely)
    working = FixedResults({taken: 2, likely[0]: FIRST})
    given = Decided(view.own_seat, 0, view, legal, taken, ())
    found = seeming_loss("seigneur", given, 1, working)
    assert found is not None
    assert (found.best, found.loss) == (likely[0], 1), "of five players"
    assert working.tried == [sorted([taken, *likely])]


def test_of_very_many_options_only_two_are_tried(monkeypatch):
    given = gift(0)
    usual = player(STANDARD, "climbing").choose(
        given.view, given.legal, decision_rng(1, given.seat, given.number)
    )
    all_options = FixedResults({})
    seeming_loss("climbing", given, 1, all_options)
    many = len(all_options.tried[0])
    assert many > 2
    monkeypatch.setattr(losses, "MOST_TRIED", many)
    working = FixedResults({usual: FIRST})
    assert seeming_loss("climbing", given, 1, working) == Loss(usual, 2, 0)
    assert len(working.tried[0]) == many
    monkeypatch.setattr(losses, "MOST_TRIED", many - 1)
    working = FixedResults({usual: FIRST})
    assert seeming_loss("climbing", given, 1, working) == Loss(usual, 2, 0)
    assert working.tried == [[0, usual]]
    assert seeming_loss("climbing", gift(usual), 1, working) is None, "the same as usual"


@pytest.mark.parametrize(("places", "loss"), [({0: 3, 2: 0}, 2), ({0: 1, 2: 3}, -4 / 3), ({}, 0)])
def test_the_second_pass_compares_two_options(places: dict[int, int], loss: float):
    working = FixedResults(places)
    found = sure_loss("climbing", lead(0), 2, 1, working)
    assert found.best == 2
    assert found.loss == pytest.approx(loss)
    assert working.tried == [[0, 2]]


def test_every_pass_of_every_decision_has_its_own_deals():
    working = FixedResults({1: FIRST})
    for ply in range(4):
        seeming_loss("climbing", lead(0, ply), 7, working)
        sure_loss("climbing", lead(0, ply), 1, 7, working)
    assert len(working.seeds) == 8
    assert len(set(working.seeds)) == 8
    again = FixedResults({1: FIRST})
    seeming_loss("climbing", lead(0, 0), 7, again)
    assert again.seeds == working.seeds[:1]


def test_the_second_pass_is_more_accurate():
    """One situation has a standard deviation of 1 if both results are equally likely."""
    rough, sure = (FixedResults({}, chances={0: 0.5, 1: 0.6}) for _ in range(2))
    first = seeming_loss("climbing", lead(0), 1, rough)
    assert first is not None
    assert first.stderr <= 2 * FIRST_LOOK
    assert rough.situations[0] == pytest.approx(FIRST_LOOK**-2, rel=0.1)
    second = sure_loss("climbing", lead(0), 1, 1, sure)
    assert second.stderr <= 2 * SECOND_LOOK
    assert sure.situations[0] == sure.situations[1] == pytest.approx(SECOND_LOOK**-2, rel=0.1)


def test_the_cost_of_several_decisions_is_the_sum_of_the_second_passes():
    def working() -> FixedResults:
        return FixedResults({2: LAST}, chances={0: 0.3, 1: 0.6})

    given = [lead(0, 1), lead(1, 2), lead(2, 3)]
    sure = [sure_loss("climbing", each, 1, 1, working()) for each in (given[0], given[2])]
    found = cost("climbing", given, 1, working())
    assert found.mean == pytest.approx(sum(each.loss for each in sure))
    assert found.mean > 1
    assert found.stderr == pytest.approx(hypot(*(each.stderr for each in sure)))
    assert cost("climbing", [], 1, working()).mean == 0


def test_decisions_that_cannot_be_judged_cost_nothing(monkeypatch):
    judged = losses.seeming_loss

    def sometimes(game: str, each: Decided, seed: int, working: FixedResults) -> Loss | None:
        if each.ply == 1:
            raise NotToBeJudged(game)
        return judged(game, each, seed, working)

    monkeypatch.setattr(losses, "seeming_loss", sometimes)
    found = cost("climbing", [lead(0, 1), lead(0, 2)], 1, FixedResults({1: FIRST}))
    assert found.mean == 2
