"""Personas: levels keep their strength, and persona decides only between close options."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.ai.character import CHARACTERS, CLOSE, PersonaPlayer
from arschloch_gui.ai.climbing.players import PLAYING
from arschloch_gui.ai.climbing.rules import putsch
from arschloch_gui.ai.levels import OFFERED, REFERENCES, UnknownLevel, is_level, player, split
from arschloch_gui.ai.mistakes import FalliblePlayer
from arschloch_gui.ai.player import Evaluation
from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulemods.putsch import PUTSCH
from arschloch_gui.engine.games import GAMES
from arschloch_gui.engine.rng import Rng
from deals import go, round_of, rules
from players import choice, chosen, decisions

FREE: dict[str, Any] = {"start_card_must_be_played": False}


class Seer:
    """A searching player with given evaluations."""

    def __init__(self, *values: float) -> None:
        self.values = values

    def choose(self, view, legal, rng):
        return 0

    def thoughts(self, view, legal, rng, also=None):
        found = [Evaluation(index, value, 0.01) for index, value in enumerate(self.values)]
        return tuple(sorted(found, key=lambda each: -each.value))


class Last:
    """Prefers the last option."""

    def choose(self, view, legal, rng):
        return len(legal) - 1


def test_a_name_may_have_a_character_behind_its_level():
    assert split("club:bold") == ("club", "bold")
    assert split("regular") == ("regular", "")
    assert is_level("expert:rebel")


@pytest.mark.parametrize("name", ["citizen:", "club:godlike", ":bold", "regular:bold", "bold"])
def test_no_other_name_with_a_colon_is_a_level(name: str):
    assert not is_level(name)
    with pytest.raises(UnknownLevel):
        player(name, "climbing")


@pytest.mark.parametrize("game", [family.key for family in GAMES])
def test_every_level_can_have_every_character_at_every_game(game: str):
    for level in OFFERED:
        for character in CHARACTERS:
            assert callable(player(f"{level}:{character}", game).choose)


def test_who_looks_ahead_follows_his_taste_among_what_is_about_as_good_and_no_further():
    state = go(round_of("7d qc | 8d 9c js ah | 10d 10c | 9d qd", lead=0, **FREE), "7d")
    assert len(CLIMBING.legal(state)) == 5
    near, far = 0.5 - CLOSE / 2, 0.5 - 2 * CLOSE
    assert choice(PersonaPlayer(Seer(0.5, far, far, far, near), Last()), state) == 4
    assert choice(PersonaPlayer(Seer(0.5, near, far, far, far), Last()), state) == 0
    assert choice(PersonaPlayer(Seer(0.5, far, far, far, far), Last()), state) == 0
    assert choice(PersonaPlayer(Seer(), Last()), state) == 0


def test_who_errs_errs_as_often_whatever_his_character():
    state = go(round_of("7d qc 10h | 8d 8h 9c js ah | 10d 10c jd | 9d qd qh", lead=0, **FREE), "7d")
    plain, rebel = player("novice", "climbing"), player("novice:rebel", "climbing")
    assert isinstance(rebel, FalliblePlayer)
    plays = [choice(plain, state, seed) for seed in range(60)]
    assert plays == [choice(rebel, state, seed) for seed in range(60)]


def test_a_rebel_turns_the_order_over_where_others_wait():
    hand = "7d 7c 7h 7s 9d 10s qs"
    state = round_of(
        f"{hand} | 8d 9h js ad ah | 10d 10c jd jh kh | 8c qd ac kc",
        preset="president-revolution", lead=0,
    )  # fmt: skip
    assert chosen("strong", state) == "9D"
    assert chosen("strong:rebel", state) == "7D 7C 7H 7S"


@pytest.mark.sampled
def test_the_careful_pass_where_others_play_and_the_bold_play_where_others_pass():
    chosen_rules = rules("president-revolution", players=4)
    careful, bold = (PLAYING.personas[each]() for each in ("careful", "bold"))
    more, less, decided = 0, 0, 0
    for seed in range(8):
        for state, index in decisions(chosen_rules, ["regular"] * 4, seed):
            view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
            decided += 1
            passes = [legal[who.choose(view, legal, Rng(1))] == PASS for who in (careful, bold)]
            more += passes[0] and legal[index] != PASS
            less += legal[index] == PASS and not passes[1]
    assert 3 < more < decided / 10
    assert 3 < less < decided / 10


def test_references_have_no_character():
    assert not any(is_level(f"{level}:bold") for level in REFERENCES)


def test_a_rebel_dares_a_putsch_that_others_find_too_risky(monkeypatch):
    state = round_of(
        "3d 4d 5d 6d | 3h 4h 5h 6h | 3s 4s 5s 6s | 3c 4c 5c 6c",
        preset="president-revolution", offices=(0, 1, 2, 3),
    )  # fmt: skip
    assert state.due[0].kind == PUTSCH
    for chance, rebels, others in ((0.5, False, False), (0.58, True, False), (0.7, True, True)):
        monkeypatch.setattr(putsch, "chance_of_success", lambda _view, chance=chance: chance)
        assert (chosen("strong:rebel", state) != "-") is rebels
        assert (chosen("strong", state) != "-") is others
