"""Players of Big A: the frozen choices of `lowest`, and the skills of `regular`."""

from __future__ import annotations

import pytest
from big_a_rounds import act, big_a, dealt

from arschloch_gui.ai.arena import simulate
from arschloch_gui.ai.big_a.threats import ThreatEstimate
from arschloch_gui.ai.levels import REFERENCES
from arschloch_gui.engine.big_a.game import BIG_A
from arschloch_gui.engine.big_a.melds import meld_of
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.state import RoundState
from deals import cards, text_of
from long import times
from players import choice


def played(level: str, state: RoundState) -> str:
    """Return the play of a level as text."""
    return text_of(BIG_A.legal(state)[choice(level, state, family=BIG_A)])


# -- lowest -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "play"),
    [
        ("3 4 5", "3"),
        ("3 3 5", "3 3"),
        ("3 3 * *", "3 3"),
        ("9 9 9 la", "9 9 9"),
        ("* *", "*"),
        ("la ba", "LA"),
    ],
)
def test_lowest_leads_all_of_its_lowest_number_and_spares_jokers(hand: str, play: str):
    assert played("lowest", big_a(f"{hand} | 8 9 | 10 11")) == play


@pytest.mark.parametrize(
    ("top", "hand", "play"),
    [
        ("5", "4 6 6 *", "6"),
        ("5", "4 *", "*"),
        ("5 5", "6 * 9 9", "9 9"),
        ("5 5", "6 * 9", "6 *"),
        ("5 5", "6 9 la", "-"),
        ("la", "6 9 *", "6"),
        ("la", "* *", "*"),
    ],
)
def test_lowest_answers_with_the_lowest_that_spares_jokers(top: str, hand: str, play: str):
    state = act(big_a(f"{top} 2 2 2 | {hand} | 8 9"), *[top])
    assert played("lowest", state) == play


# -- regular ----------------------------------------------------------------------------


def test_regular_goes_out_when_it_can():
    assert played("regular", act(big_a("5 9 | 6 | 8 9"), "5")) == "6"
    assert played("regular", big_a("13 13 * | 6 9 | 8 9")) == "13 13 *"


def test_regular_does_not_take_an_a_it_need_not_take():
    state = act(big_a("la 2 9 9 | 3 13 5 6 | 8 9 9 9"), "la")
    assert played("regular", state) == "3"


def test_regular_leads_its_last_a_card_when_nothing_else_is_left():
    assert played("regular", big_a("la | 6 9 | 8 9")) == "LA"


def test_unbeatable_set_has_chance_1():
    view = BIG_A.view(big_a("13 13 * | 6 9 9 | 8 9 9"), 0)
    outlook = ThreatEstimate(view)
    assert outlook.stands(meld_of(cards("*")), 1.0) == 1.0
    assert outlook.stands(meld_of(cards("13 13")), 1.0) == 1.0
    assert 0.0 < outlook.stands(meld_of(cards("13")), 1.0) < 1.0, "a joker may be anywhere"


def test_the_last_in_turn_knows_whether_he_takes_the_a():
    state = act(big_a("la 2 | 7 9 | 7 8 3"), "la", "7")
    outlook = ThreatEstimate(BIG_A.view(state, 2))
    assert [outlook.takes_a(meld_of(cards(card))) for card in ("3", "7", "8")] == [0.0, 1.0, 1.0]


@pytest.mark.parametrize("level", REFERENCES)
def test_any_position_is_answered(level: str):
    for seed in range(times(10, 200)):
        rules = Rules(players=3 + seed % 7, laps=("one", "until_pass")[seed % 2])
        state = dealt(seed, rules, each=1 + seed % 9)
        while state.to_act >= 0:
            legal = BIG_A.legal(state)
            index = choice(level, state, seed, family=BIG_A)
            assert 0 <= index < len(legal)
            BIG_A.advance(state, legal[index], None)


@pytest.mark.sampled
def test_rounds_of_bots_alone_come_to_an_end():
    """Ten thousand rounds were played once; a normal run plays a few."""
    result = simulate(
        Rules(), "grossundklein", ("regular", "lowest", "random", "regular", "lowest"),
        times(40, 10_000), seed=3,
    )  # fmt: skip
    assert sum(seat.mean_place for seat in result.seats) == pytest.approx(15)
