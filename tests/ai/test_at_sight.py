"""A choice from public facts alone is the choice made at the table."""

from __future__ import annotations

import pytest

from arschloch_gui.ai.climbing.at_sight import decide
from arschloch_gui.ai.climbing.lowest import LowestPlayer
from arschloch_gui.ai.climbing.regular import RegularPlayer
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.climbing.facts import PublicFacts, UnreadablePlay, legal_in, view_from
from arschloch_gui.engine.climbing.family import CLIMBING
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.climbing.legal import meanings
from arschloch_gui.engine.climbing.melds import NO_STANDING
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.climbing.rulemods.lock import LOCK, names_of
from arschloch_gui.engine.climbing.state import PLAY, RoundState
from arschloch_gui.engine.rng import Rng
from deals import cards, go, match_of, play, round_of, text_of

SEED = 484
"""Draws seats in which everybody sits where his number says."""


def facts_of(state: RoundState) -> PublicFacts:
    """What a server would tell the seat to act."""
    seat = state.to_act
    on_table = [
        (who, Play(meld.cards, meanings(meld)[0] if meld.standing != NO_STANDING else meld.as_rank))
        for who, meld in state.trick
    ]
    laid = [card for _, meld in state.history if meld for card in meld.cards]
    for _, meld in state.trick:
        for card in meld.cards:
            laid.remove(card)
    due = state.due[0] if state.due else None
    return PublicFacts(
        rules=state.book.rules,
        seat=seat,
        order=state.order,
        hand=tuple(state.hands[seat]),
        counts=tuple(map(len, state.hands)),
        trick=tuple(on_table),
        passed=frozenset(each for each in state.order if state.passed >> each & 1),
        offices=state.offices,
        finished=tuple(state.finished),
        lock=names_of(state.marks.get(LOCK, 0)),
        reversed=state.reversed,
        gone=tuple(laid),
        gift=(due.about.taker, due.about.count) if due and due.kind == GIFT else None,
    )


@pytest.mark.parametrize("seed", range(6))
def test_regular_decides_from_facts_as_in_a_match(seed: int):
    match, player = match_of("daifugo", players=5, seed=seed, rounds=2), RegularPlayer()
    decisions = 0
    while not match.is_over:
        if match.to_act is None:
            match.start_round()
        state, seat = match.state, match.to_act
        facts, legal = facts_of(state), match.legal()
        view = CLIMBING.view(state, seat)
        assert legal_in(view_from(facts)) == legal
        index = player.choose(view, legal, Rng(0))
        assert decide(facts) == legal[index], text_of(legal[index])
        match.submit(seat, legal[index])
        decisions += 1
    assert decisions > 60


@pytest.mark.parametrize("preset", PRESETS)
def test_no_true_facts_are_refused(preset: str):
    match, rng = match_of(preset, players=PRESETS[preset].players, seed=5, rounds=1), Rng(5)
    match.start_round()
    while not match.is_over:
        legal = match.legal()
        if match.phase == PLAY:
            view_from(facts_of(match.state))
        match.submit(match.to_act, rng.choice(legal[:-1] or legal))


def test_any_other_player_may_be_asked():
    state = go(round_of("4d kd | 5c 2s | 6h 9h | 7h | 3s", "daifugo", lead=0, seed=SEED), "4d")
    assert decide(facts_of(state), LowestPlayer()) == play("5c")


def test_without_the_cards_gone_by_there_is_still_a_choice():
    facts = PublicFacts(
        rules=match_of("daifugo", players=5).spec.rules,
        seat=2,
        order=(0, 1, 2, 3, 4),
        hand=cards("4c 9h ah *r"),
        counts=(3, 5, 4, 2, 6),
        trick=((1, play("5h 6h 7h")),),
        passed=frozenset({0}),
        lock=("H", "H", "H"),
    )
    assert [text_of(action) for action in legal_in(view_from(facts))] == ["-"]
    assert text_of(decide(facts)) == "-"


def test_a_joker_on_the_table_counts_as_what_it_was_said_to_be():
    facts = PublicFacts(
        rules=match_of("daifugo", players=5).spec.rules,
        seat=2,
        order=(0, 1, 2, 3, 4),
        hand=cards("7s 8s 9s 10s"),
        counts=(3, 5, 4, 2, 6),
        trick=((1, Play(cards("5h 6h *r"), "4")),),
    )
    assert "7S 8S 9S" in [text_of(action) for action in legal_in(view_from(facts))]


def test_cards_that_mean_nothing_are_reported():
    facts = PublicFacts(
        rules=match_of("daifugo", players=5).spec.rules,
        seat=2,
        order=(0, 1, 2, 3, 4),
        hand=cards("7s"),
        counts=(3, 5, 1, 2, 6),
        trick=((1, play("5h 9d")),),
    )
    with pytest.raises(UnreadablePlay):
        view_from(facts)
