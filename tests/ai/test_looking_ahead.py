"""Players with the general search, in every game that has one: honest and repeatable.

They cope with any rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from operator import attrgetter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.player import Explainable, Player
from arschloch_gui.ai.random_player import RandomPlayer
from arschloch_gui.ai.search.playouts import ByEngine, Playouts
from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.family import Carry
from arschloch_gui.engine.games import GAMES, presets
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.game import AnyGame
from arschloch_gui.engine.view_json import KeyReader, cards_of
from long import mostly_long, times
from players import choice, decisions
from random_rules import presets_and_rules

OTHERS = [family for family in GAMES if family.key != "climbing"]
"""The games with the general search; the climbing game has its own."""
each_game = pytest.mark.parametrize("family", OTHERS, ids=attrgetter("key"))
some_games = pytest.mark.parametrize(
    "family", mostly_long(OTHERS, normal=OTHERS[:2]), ids=attrgetter("key")
)
"""For tests of the shared search."""


@pytest.fixture(scope="module", autouse=True)
def hardly_any_trials() -> Iterator[None]:
    """Use two situations instead of eight, which makes no difference to these tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("arschloch_gui.ai.halving.FEWEST", 2)
        yield


def quick(family: AnyGame) -> Player:
    """Return the game's searching player, with few rollouts."""
    module = import_module(f"arschloch_gui.ai.{family.key}.players")
    found: Player = module.searching_player(playouts=times(4, 8))
    return found


def rules_of(family: AnyGame) -> Any:
    """Return the rules of the game's first preset."""
    return next(iter(family.presets.values()))


def seated_as_offices(rules: Any) -> Carry:
    """Return the positions for a second round, in seat order, so that exchanges occur."""
    seats = tuple(range(rules.players))
    return Carry(seats, seats[::-1])


@pytest.mark.sampled
@each_game
def test_hidden_cards_drawn_anew_leave_the_choice_as_it_is(family: AnyGame):
    rules, king = rules_of(family), quick(family)
    table = ["regular"] * rules.players
    for at, (state, _) in enumerate(decisions(rules, table, 4, seated_as_offices(rules))):
        if at % 40 == 1:
            view = family.view(state, state.to_act)
            other = view.world(Rng(at))
            assert family.view(other, state.to_act) == view
            assert choice(king, state, at, family) == choice(king, other, at, family)


@pytest.mark.sampled
@some_games
def test_who_is_told_of_it_in_lines_chooses_the_same(family: AnyGame):
    rules, king = rules_of(family), quick(family)
    table = ["regular"] * rules.players
    for at, (state, _) in enumerate(decisions(rules, table, 6, seated_as_offices(rules))):
        if at % 40 == 1:
            view, legal = family.view(state, state.to_act), family.legal(state)
            told = json.loads(json.dumps(family.line.write(view)))
            keys = KeyReader(told, rules.players, cards_of(family.cards.deck(rules)))
            heard = family.line.read(rules, view.seat, keys, legal)
            assert king.choose(heard, legal, Rng(at)) == king.choose(view, legal, Rng(at))


@pytest.mark.sampled
@some_games
def test_equal_seeds_give_equal_choices_whatever_was_asked_before(family: AnyGame):
    rules, king = rules_of(family), quick(family)
    table = ["lowest"] * rules.players
    for at, (state, _) in enumerate(decisions(rules, table, 8)):
        if at % 40 == 2:
            fresh = choice(quick(family), state, at, family)
            assert choice(king, state, at, family) == fresh


@pytest.mark.sampled
@some_games
def test_what_it_expects_is_on_the_scale_and_the_best_is_chosen(family: AnyGame):
    king, told = quick(family), 0
    assert isinstance(king, Explainable)
    rules = rules_of(family)
    for at, (state, _) in enumerate(decisions(rules, ["regular"] * rules.players, 2)):
        if at % 30:
            continue
        view, legal = family.view(state, state.to_act), family.legal(state)
        thoughts = king.thoughts(view, legal, Rng(at))
        if thoughts:
            told += 1
            assert king.choose(view, legal, Rng(at)) == thoughts[0].index
            assert len({each.index for each in thoughts}) == len(thoughts) > 1
            assert all(-1 <= each.value <= 1 and each.stderr >= 0 for each in thoughts)
    assert told


@pytest.mark.sampled
@each_game
@settings(max_examples=times(2, 60))
@given(data=st.data(), seed=st.integers(0, 10_000))
def test_it_plays_under_any_rules(family: AnyGame, data: st.DataObject, seed: int):
    _, rules = data.draw(presets_and_rules(family))
    king, carry = quick(family), seated_as_offices(rules) if seed % 2 else None
    for at, (state, _) in enumerate(decisions(rules, ["lowest"] * rules.players, seed, carry)):
        if at % 40 == seed % 40:
            assert 0 <= choice(king, state, seed, family) < len(family.legal(state))


# -- shared code ---------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", mostly_long(sorted(presets()), normal=["dalmuti", "shithead"]))
def test_a_game_without_anything_of_its_own_is_played_on_by_the_engine(preset: str):
    family = next(each for each in GAMES if preset in each.presets)
    rules = presets()[preset]
    state, _ = next(decisions(rules, ["lowest"] * rules.players, 5))
    view, legal = family.view(state, state.to_act), family.legal(state)
    playouts = Playouts(view, legal, ByEngine(family, RandomPlayer()), Rng(1))
    values = playouts.values(range(min(3, len(legal))))
    assert all(-1 <= value <= 1 for value in values)
    assert family.view(state, state.to_act) == view


class Stubborn(RandomPlayer):
    """Prefers its options in the given order."""

    def ranked(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        return list(range(len(legal)))


def test_the_best_of_what_is_played_on_is_chosen_and_no_more_than_asked_is_tried():
    family, rules = OTHERS[0], rules_of(OTHERS[0])
    state = next(state for state, _ in decisions(rules, ["lowest"] * 4, 1)
                 if len(family.legal(state)) > 4)  # fmt: skip
    view, legal = family.view(state, state.to_act), family.legal(state)
    third = family.step(state, legal[2], None).hands[view.seat]

    def play_on(after: Any, seat: int, rng: Rng) -> float:
        return 1.0 if after.hands[seat] == third else -1.0

    king = SearchingPlayer(Stubborn(), 20, play_on, most=4)
    assert next(each.index for each in king.thoughts(view, legal, Rng(1))) == 2
    assert len(king.thoughts(view, legal, Rng(1))) == 4
    assert SearchingPlayer(Stubborn(), 20, play_on, most=2).choose(view, legal, Rng(1)) == 0


def test_who_can_afford_little_tries_few_options_and_those_well():
    family, rules = OTHERS[0], rules_of(OTHERS[0])
    state = next(state for state, _ in decisions(rules, ["lowest"] * 4, 1)
                 if len(family.legal(state)) > 4)  # fmt: skip
    view, legal, asked = family.view(state, state.to_act), family.legal(state), []

    def play_on(after: Any, seat: int, rng: Rng) -> float:
        asked.append(seat)
        return rng.below(2) * 2 - 1

    def little(playouts: int, seen: Any) -> int:
        assert (playouts, seen) == (100, view)
        return 10

    king = SearchingPlayer(Stubborn(), 100, play_on, effort=little)
    # Three options in two rounds of halving, two situations each (`hardly_any_trials`).
    assert len(king.thoughts(view, legal, Rng(1))) == 3
    assert len(asked) <= 10


def test_unless_it_is_said_otherwise_a_place_is_worth_equal_steps():
    family, rules = OTHERS[1], replace(rules_of(OTHERS[1]), players=3)
    state, _ = next(decisions(rules, ["lowest"] * 3, 1))
    play_on = ByEngine(family, RandomPlayer())
    values = [play_on(state.clone(), seat, Rng(7)) for seat in range(3)]
    assert sorted(values) == [-1, 0, 1]
