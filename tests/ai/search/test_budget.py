"""The longer a round takes, the fewer rollouts: estimated from a seat's view."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from met_before import after

from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.search import searching
from arschloch_gui.ai.climbing.search.budget import affordable, options_for
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.seigneur import players as seigneur
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.rules import Rules
from deals import rules
from yardstick import yardstick


def begun(chosen: Any, *, offices: bool = False) -> Any:
    """Return the view of the first player to act in a round under these rules."""
    seats = tuple(range(chosen.players))
    setup = RoundSetup(1, 2, Carry(seats, seats if offices else ()))
    state = CLIMBING.start_round(chosen, setup, None)
    return CLIMBING.view(state, state.to_act)


def test_at_the_yardstick_everything_is_played_out_once_some_cards_are_gone():
    view = begun(yardstick())
    assert 1400 < affordable(2000, catalogue(view.book), view) < 2000
    view.counts = (9, 9, 9, 9)
    assert affordable(2000, catalogue(view.book), view) == 2000


@pytest.mark.sampled
def test_budget_is_halved_against_regular():
    state = after("daifugo", "regular")
    view, known = CLIMBING.view(state, state.to_act), catalogue(state.book)
    among_strangers = affordable(2000, known, replace(view, before=()))
    assert affordable(2000, known, view) == pytest.approx(among_strangers / 2, rel=0.1)


def test_larger_decks_reduce_the_budget():
    few, many = begun(rules("career", players=5)), begun(rules("career", players=8))
    tarot = begun(rules("tarot"))
    found = [affordable(2000, catalogue(view.book), view) for view in (few, many, tarot)]
    assert 2000 > found[0] > found[1] > 350
    assert sum(tarot.counts) < sum(many.counts)
    assert found[2] < 2000


def test_beyond_the_common_ones_ranks_weigh_twice():
    tarot, many = begun(rules("tarot")), begun(rules("double-deck", players=6))
    shares = [affordable(2000, catalogue(view.book), view) for view in (tarot, many)]
    # In proportion to cards and ranks, it would be two thirds of the other.
    assert shares[0] < shares[1] / 2


def test_few_rounds_are_not_shared_among_many_options():
    assert options_for(2000) >= searching.MOST_OPTIONS
    assert [options_for(playouts) for playouts in (112, 96, 32)] == [4, 4, 2]


def test_outside_tricks_less_is_played_out_than_in_them():
    view = begun(rules("daifugo"), offices=True)
    assert view.due
    assert 350 < affordable(2000, catalogue(view.book), view) < 1400


def test_the_player_keeps_to_it(monkeypatch: pytest.MonkeyPatch):
    view, asked = begun(rules("career", players=8)), []

    def counted(options: Any, trial: Any, trials: int) -> list[Any]:
        asked.append(trials)
        return []

    monkeypatch.setattr(searching, "best_of", counted)
    legal = CLIMBING.legal(
        CLIMBING.start_round(view.rules, RoundSetup(1, 2, Carry(tuple(range(8)))), None)
    )
    SearchingPlayer(2000).thoughts(view, legal, Rng(1))
    assert asked == [affordable(2000, catalogue(view.book), view)]


def test_in_grand_seigneur_two_decks_are_played_out_more_seldom():
    views = []
    for players in (5, 6, 7):
        setup = RoundSetup(1, 1, Carry(tuple(range(players))))
        state = SEIGNEUR.start_round(Rules(players=players), setup, None)
        views.append(SEIGNEUR.view(state, state.to_act))
    assert [seigneur.affordable(160, view) for view in views[:2]] == [160, 160]
    assert 35 < seigneur.affordable(160, views[2]) < 50
