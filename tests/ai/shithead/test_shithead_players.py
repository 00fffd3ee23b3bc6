"""Players of Shithead: the frozen choices of `lowest`, and the skills of `regular`."""

from __future__ import annotations

import pytest

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.levels import REFERENCES, player
from arschloch_gui.ai.shithead.threats import ThreatEstimate
from arschloch_gui.engine.cards import RANK_OF_NAME, format_cards
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.actions import Swap
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.shithead.rules import Rules
from arschloch_gui.engine.shithead.state import RoundState
from arschloch_gui.engine.table.game import any_game
from long import times
from shithead_rounds import shithead, text_of


def chosen(level: str, state: RoundState, seed: int = 1) -> str:
    """Return the choice of a level in a state, as text."""
    view, legal = SHITHEAD.view(state, state.to_act), SHITHEAD.legal(state)
    return text_of(legal[player(level, "shithead").choose(view, legal, Rng(seed))])


# -- lowest -----------------------------------------------------------------------------


def test_lowest_lays_all_cards_of_the_lowest_rank_that_fits():
    assert chosen("lowest", shithead("4d 7d 7h kd | 9c", pile="6c")) == "7D 7H"


def test_lowest_keeps_twos_tens_and_jokers_in_this_order():
    assert chosen("lowest", shithead("2d ad 10d | 9c", pile="6c")) == "AD"
    assert chosen("lowest", shithead("2d 10d 3c | 9c", pile="6c")) == "2D"
    assert chosen("lowest", shithead("*r 10d | 9c", pile="6c", joker="reverse")) == "10D"


def test_lowest_is_content_and_never_takes_what_it_need_not():
    state = shithead("3d 4d | 9c", open="ad kd | 5c", offices=(1, 0), lead=None)
    state = state if state.to_act == 0 else SHITHEAD.step(state, SHITHEAD.legal(state)[0], None)
    assert chosen("lowest", state) == "-"
    assert chosen("lowest", shithead("7d | 9c", pile="6c", may_take=True)) == "7D"
    assert chosen("lowest", shithead("4d | 9c", pile="6c", may_take=True)) == "take"


def test_lowest_turns_over_its_first_blind_card():
    state = shithead(" | 9c", blind="7d 8d", pile="6c")
    assert chosen("lowest", state) == "blind 0"


# -- regular ----------------------------------------------------------------------------


def test_regular_lays_good_cards_open():
    state = shithead("2d 10d ad | 9c", open="4d 5d 6d | 5c", offices=(0, 1), lead=None)
    view, legal = SHITHEAD.view(state, 0), SHITHEAD.legal(state)
    swap = legal[player("regular", "shithead").choose(view, legal, Rng(1))]
    assert isinstance(swap, Swap)
    assert set(format_cards(swap.hand)) == {"2D", "10D", "AD"}


def test_regular_saves_twos_and_tens_while_something_else_fits():
    assert chosen("regular", shithead("2d 10d 9h | 9c kd", pile="6c", stock="3c 4c")) == "9H"


def test_regular_completes_a_four():
    state = shithead("9h 9s jd | 4c kd", pile="9d 9c", stock="3c 4c")
    assert chosen("regular", state) == "9H 9S"


def test_regular_never_takes_a_pile_at_will():
    state = shithead("ad 3c | 9c kd", pile="kc", may_take=True)
    assert chosen("regular", state) == "AD"


def test_regular_lays_what_the_next_one_is_known_not_to_answer():
    # Seat 1 has only a face-up jack left, so a queen makes it pick up the pile, but a ten does not.
    state = shithead("jc qd | ", open=" | jd", blind=" | 4c 5c", pile="4d 4h 5d 5h 6d 6h 7d 7h")
    assert chosen("regular", state) in ("JC", "QD")
    outlook = ThreatEstimate(SHITHEAD.view(state, 0))
    assert outlook.stuck(1, RANK_OF_NAME["Q"]) == 1.0
    assert outlook.stuck(1, RANK_OF_NAME["J"]) == 1.0
    assert outlook.stuck(1, RANK_OF_NAME["9"]) == 0.0


def test_what_everybody_saw_is_counted_on():
    state = shithead("kd 3c | 9c", pile="qc", lead=1)
    state = SHITHEAD.step(state, SHITHEAD.legal(state)[-1], None)  # seat 1 picks up the queen
    outlook = ThreatEstimate(SHITHEAD.view(state, 0))
    assert outlook.stuck(1, RANK_OF_NAME["J"]) == 0.0
    assert 0.0 < outlook.stuck(1, RANK_OF_NAME["K"]) < 1.0


# -- all --------------------------------------------------------------------------------


@pytest.mark.sampled
def test_rounds_of_every_level_end_soon():
    for level in REFERENCES:
        for players in (2, 4, 7):
            rules = Rules(players=players)
            table = [player(level, "shithead")] * players
            for seed in range(times(2, 6)):
                setup = RoundSetup(seed, 1, Carry(tuple(range(players))))
                plies = Plies(players)
                play_round(any_game(SHITHEAD), rules, setup, table, plies)
                assert plies.total < 3_000, (level, players, seed)
