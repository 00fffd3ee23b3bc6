"""The searching player: its features, its limits, and its honesty."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.climbing.playout.catalogue import Inexpressible, catalogue
from arschloch_gui.ai.climbing.playout.core.features import COUNT, GROUPS, LEAVES, LOSERS
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.seat_features import SeatFeatures
from arschloch_gui.ai.climbing.playout.core.tables import PASS
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.search import learned_policy
from arschloch_gui.ai.climbing.search.learned_policy import MOST, policy_for, read
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.player import Explainable
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.rng import Rng
from deals import go, round_of, rules, text_of
from long import times
from players import choice, chosen, decisions
from random_rules import presets_and_rules

QUICK = SearchingPlayer(playouts=60)
WEIGHTS = [float(number * number % 10_007) for number in range(COUNT)]
"""Whole numbers, so that sums are the same in any order."""
DECK = {rank + suit for rank in ("7", "8", "9", "10", "J", "Q", "K", "A") for suit in "DCHS"}


def dealt(hands: str, **values: Any) -> Any:
    """Return a round with only these cards, seat 0 to lead."""
    held = set(hands.upper().replace("|", " ").split())
    return round_of(
        hands, lead=0, start_card_must_be_played=False, missing=sorted(DECK - held), **values
    )


def test_it_goes_out_when_it_can():
    assert chosen(QUICK, go(dealt("7d as | 8d 8c 9d | kd kc qh qd"), "7d", "8d", "kd")) == "AS"


def test_it_runs_out_with_what_nobody_can_beat():
    # Two aces, then the seven: anything else gives the others the lead.
    state = dealt("7d as ah | 8d 8c 9d 9c | kd kc qh qd")
    assert chosen(SearchingPlayer(400), state) in ("AS AH", "AH AS", "AH", "AS")


def test_it_does_not_feed_a_rival_who_waits_for_a_single():
    # Seat 1 has one card left; a pair of sevens keeps it out of the trick, a king may not.
    state = dealt("7d 7c kd | ad | 8d 8c 9d 9c qd")
    assert chosen(SearchingPlayer(400), state) == "7C 7D" or chosen(QUICK, state) == "7D 7C"


def test_what_it_expects_is_told_best_first_and_the_best_is_chosen():
    view = CLIMBING.view(dealt("7d 7c kd | ad | 8d 8c 9d 9c qd"), 0)
    legal = CLIMBING.legal(dealt("7d 7c kd | ad | 8d 8c 9d 9c qd"))
    assert isinstance(QUICK, Explainable)
    told = QUICK.thoughts(view, legal, Rng(3))
    assert QUICK.choose(view, legal, Rng(3)) == told[0].index
    assert len({each.index for each in told}) == len(told) > 1
    assert all(-1 <= each.value <= 1 and each.stderr >= 0 for each in told)


def test_rules_the_simulator_does_not_know_are_regulars(monkeypatch):
    state = dealt("7d 8d ad | 8h 8c 9d | kd kc qh")

    def unknown(book: object) -> None:
        raise Inexpressible(("a rule",))

    monkeypatch.setattr("arschloch_gui.ai.climbing.search.searching.catalogue", unknown)
    assert choice(QUICK, state) == choice("regular", state)


@settings(max_examples=times(1, 30))
@given(seed=st.integers(0, 10_000))
def test_hidden_cards_reshuffled_leave_the_choice_as_it_is(seed: int):
    for at, (state, _) in enumerate(decisions(rules("trouduc"), ["lowest"] * 4, seed)):
        if at % times(22, 11) == 5 and state.playing:
            other = CLIMBING.view(state, state.to_act).world(Rng(seed))
            assert choice(QUICK, state, seed) == choice(QUICK, other, seed)


def test_equal_seeds_give_equal_choices():
    for at, (state, _) in enumerate(decisions(rules("arschloch"), ["lowest"] * 4, 3)):
        if at % 7 == 0:
            assert choice(QUICK, state, 8) == choice(QUICK, state, 8)


# -- features of the policy ----------------------------------------------------------------------


@pytest.mark.sampled
@given(which=presets_and_rules(CLIMBING), seed=st.integers(0, 10_000))
def test_a_move_scores_what_its_features_weigh_and_all_of_them_have_weights(
    which: tuple[str, Any], seed: int
):
    _, played = which
    for at, (state, _) in enumerate(decisions(played, ["lowest"] * played.players, seed)):
        if not state.playing or state.due or at % 6:
            continue
        try:
            position = position_of(catalogue(state.book), state, Generator(1))
        except Inexpressible:
            return
        sight = Policy(WEIGHTS, joins=True).sight(position)
        for move in position.moves():
            if move >= PASS:
                features = sight.of(move)
                assert features
                assert all(0 <= feature < COUNT for feature in features)
                # The score is summed differently from the list of features.
                assert sight.score(move) == sum(WEIGHTS[feature] for feature in features)


def leaves(hands: str, lay: str, *counts: int) -> tuple[bool, int, int]:
    """Return the effect of a lead: whether it surely takes the trick, groups, losers among them.

    With `counts`, the others have their cards together, but this many each.
    """
    state = dealt(hands)
    position = position_of(catalogue(state.book), state, Generator(1))
    position.counts[1:] = counts or position.counts[1:]
    texts = [set(text_of(action).split()) for action in CLIMBING.legal(state)]
    found = SeatFeatures(position, WEIGHTS).of(position.moves()[texts.index(set(lay.split()))])
    sure, groups, losers = next(
        (sure, groups, losers)
        for sure in range(2)
        for groups in range(GROUPS)
        for losers in range(LOSERS)
        if LEAVES + (sure * GROUPS + groups) * LOSERS + losers in found
    )
    return bool(sure), groups, losers


def test_the_policy_sees_what_a_meld_leaves_and_whether_it_can_be_beaten():
    hands = "7d as ah | 8d 8c 9d 9c | kd kc qh qd"
    assert leaves(hands, "AH AS") == (True, 1, 1)
    assert leaves(hands, "AH") == (True, 2, 1)
    assert leaves(hands, "7D") == (False, 1, 0)
    pair = "7d 7c kd | 8d 9d ad | 8c 9c 10c"
    assert leaves(pair, "7C 7D") == (False, 1, 1)
    assert leaves(pair, "7C 7D", 1, 1) == (True, 1, 1)


def test_the_policy_tells_a_top_from_a_loser_whatever_the_order():
    # The unbeatable ace goes last; with reversed ranks, the seven does.
    low_first = dealt("7d as | 8d 9c 9d | kd kc qh qd")
    position = position_of(catalogue(low_first.book), low_first, Generator(1))
    seven, ace = position.moves()
    policy = policy_for(position.tables)
    usual = policy.scores(position, [seven, ace])
    position.flipped, position.facing = 1, None
    reversed_ = policy.scores(position, [seven, ace])
    assert (usual[0] > usual[1]) != (reversed_[0] > reversed_[1])


def test_weights_of_other_features_are_not_taken(tmp_path, monkeypatch):
    monkeypatch.setattr(learned_policy, "FOLDER", tmp_path)
    (tmp_path / "policy.json").write_text(
        '{"version": 3, "trained": {}, "weights": [1, 2], "doubt": 1, "exchanging": [1]}',
        "utf-8",
        newline="\n",
    )
    read.cache_clear()
    try:
        with pytest.raises(ValueError, match="no weights for these features"):
            read(MOST)
    finally:
        read.cache_clear()
