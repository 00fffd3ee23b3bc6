"""The human-like mistakes of weak players: one scene for each."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from arschloch_gui.ai.climbing.players import MISTAKES, UnseeingPlayer
from arschloch_gui.ai.mistakes import (
    CASUAL,
    CLUB,
    NOVICE,
    FalliblePlayer,
    MistakeRates,
    recall_turns,
)
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.games import family_of
from deals import go, round_of, rules
from players import choice, chosen, decisions
from random_tables import FAMILIES

FREE: dict[str, Any] = {"start_card_must_be_played": False}
REST = "10d 10c jd jh kh | 9d qd qh ac"


def who(**rates: Any) -> FalliblePlayer:
    """Return a player who always makes one mistake, and remembers everything by default."""
    return FalliblePlayer(MISTAKES, MistakeRates(**{"memory": 1000, **rates}))


def following(hand: str) -> RoundState:
    """Return a position in which seat 1 follows on a seven."""
    return go(round_of(f"7d qc 10h | {hand} | {REST}", lead=0, **FREE), "7d")


def test_the_careless_break_up_a_pair_for_their_lowest_card():
    state = following("8d 8h 9c js ah")
    assert chosen(who(), state) == "9C"
    assert chosen(who(careless=100), state) == "8D"


def test_the_careless_give_away_their_lowest_cards_pairs_or_not():
    state = round_of(
        "7d 8h 8s 9d 9h js ks as | 8d 10h qd qc kc kd ad jc | 10d 10c jd jh kh qh ac 9c | "
        "9s 7h 7c 7s 8c 10s qs ah",
        offices=(0, 1, 2, 3),
    )
    assert chosen(who(careless=100), state) == chosen("lowest", state) == "7D 8H"


def test_the_eager_spend_an_ace_on_a_seven():
    state = following("8d 9c js ad ah")
    assert chosen(who(), state) == "8D"
    assert chosen(who(eager=100), state) in ("AD", "AH")


def test_the_timid_pass_with_a_cheap_card_in_hand_but_lead_when_they_have_to():
    assert chosen(who(timid=100), following("8d 9c js ad ah")) == "-"
    leading = round_of(f"7d qc 10h | 8d 9c | {REST}", lead=0, **FREE)
    assert chosen(who(timid=100), leading) == chosen("regular", leading)


def test_the_blind_overlook_that_their_hand_would_run():
    state = round_of("7d as ah | 8d 9d js ad | 10d 10c jd jh | 8c qd ac", lead=0, **FREE)
    assert chosen(who(), state) == "AH AS"
    assert chosen(who(blind=100), state) == "7D"


def test_the_blind_lead_a_single_to_a_rival_with_one_card():
    state = round_of("8d 9c 9h 9s | as | 10d jd jh kc 9d | 8h qc ac kd", lead=0, **FREE)
    assert chosen(who(), state) == "9C 9H 9S"
    assert chosen(who(blind=100), state) == "8D"


def test_nobody_overlooks_that_he_can_go_out():
    for failing in ("careless", "eager", "timid", "blind"):
        assert chosen(who(**{failing: 100}), following("as")) == "AS"
        leading = round_of(f"7d 7c | 8d 9c | {REST}", lead=0, **FREE)
        assert chosen(who(**{failing: 100}), leading) == "7D 7C"


# -- memory -----------------------------------------------------------------------------------

ACES_GONE = ["as", "-", "-", "-", "ah", "-", "-", "-", "7c", "9c", "ad", "-", "-", "-"]


def aces_gone() -> RoundState:
    """Return a position in which seat 2 took a trick with the third ace and has the fourth."""
    hands = "as ah 7c 8s 8h jh | 9c 10c jd qd 10h | ad ac kd 7d | 9d 9h qh jc 9s"
    return go(round_of(hands, lead=0, **FREE), *ACES_GONE)


def test_who_forgets_does_not_know_that_a_king_is_the_highest_card_left():
    state = go(aces_gone(), "ac", "-", "-", "-")
    assert chosen(who(), state) == "KD"
    assert chosen(who(memory=0), state) == "7D"


def test_who_remembers_nothing_still_sees_the_trick_on_the_table():
    view = CLIMBING.view(go(aces_gone(), "7d"), 3)
    assert "AS" not in format_cards(tuple(view.unseen()))
    forgetful = recall_turns(view, 0)
    unseen = set(format_cards(tuple(forgetful.unseen())))
    assert {"AS", "AH", "AD"} <= unseen
    assert "7D" not in unseen
    assert forgetful.trick == view.trick


def test_who_remembers_some_turns_knows_what_was_laid_in_them():
    view = CLIMBING.view(aces_gone(), 2)
    unseen = format_cards(tuple(recall_turns(view, 5).unseen()))
    assert "AS" in unseen
    assert "9C" not in unseen
    assert recall_turns(view, len(ACES_GONE)) is view


# -- levels -----------------------------------------------------------------------------------


def test_every_failing_grows_from_level_to_level():
    levels = (CLUB, CASUAL, NOVICE)
    for failing in ("careless", "eager", "timid", "blind"):
        often = [getattr(level, failing) for level in levels]
        assert often == sorted(often)
        assert len(set(often)) == 3
    assert CLUB.memory > CASUAL.memory > NOVICE.memory == 0


@pytest.mark.parametrize("level", ["novice", "casual", "club"])
def test_an_error_depends_on_the_randomness_of_the_decision_alone(level: str):
    state = following("8d 8h 9c js ad ah")
    found = [choice(level, state, seed) for seed in range(200)]
    assert found == [choice(level, state, seed) for seed in range(200)]
    usual = choice("regular", state)
    errors = sum(each != usual for each in found)
    low, high = {"novice": (190, 200), "casual": (110, 170), "club": (30, 80)}[level]
    assert low <= errors <= high


def test_errors_do_not_move_those_of_a_player_who_errs_less():
    # At the same decision, a careless player is careless whether or not also blind.
    state = following("8d 8h 9c js ah")
    one, other = who(careless=30), who(careless=30, blind=50)
    for seed in range(40):
        if chosen(one, state, seed) == "8D":
            assert chosen(other, state, seed) == "8D"


def test_the_unseeing_decide_between_tricks_like_regular():
    state = round_of(
        "7d 8h 8s 9d 9h js ks as | 8d 10h qd qc kc kd ad jc | 10d 10c jd jh kh qh ac 9c | "
        "9s 7h 7c 7s 8c 10s qs ah",
        offices=(0, 1, 2, 3),
    )
    assert chosen(UnseeingPlayer(), state) == chosen("regular", state)


@pytest.mark.parametrize("preset", FAMILIES)
def test_at_every_game_forgetting_takes_knowledge_away_and_changes_nothing_else(preset: str):
    family, chosen_rules = family_of(preset), rules(preset)
    model = import_module(f"arschloch_gui.ai.{family.key}.players").MISTAKES
    forgot = 0
    for state, _ in decisions(chosen_rules, ["lowest"] * chosen_rules.players, 7):
        view, legal = family.view(state, state.to_act), family.legal(state)
        dim = model.recall(view, 0)
        assert not Counter(view.unseen()) - Counter(dim.unseen())
        assert (dim.hand, dim.counts, dim.to_act) == (view.hand, view.counts, view.to_act)
        forgot += len(dim.unseen()) > len(view.unseen())
        ladder = model.ladder(view, legal) or []
        assert len(set(ladder)) == len(ladder)
        assert all(isinstance(legal[at], Play) for at in ladder)
        waits = model.wait(view, legal)
        assert waits is None or not isinstance(legal[waits], Play)
    assert forgot > 3
