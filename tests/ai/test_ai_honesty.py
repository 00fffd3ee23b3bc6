"""No player uses hidden information, influences the deal, or breaks the rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.levels import OFFERED, REFERENCES, player
from arschloch_gui.engine.events import CardsDealt
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.games import family_of, family_of_rules, presets
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import Rng
from deals import match_of, rules
from long import mostly_long, times
from players import choice, decisions
from random_rules import presets_and_rules
from random_tables import FAMILIES

SEEDS = st.integers(0, 2**32)
ERRING = OFFERED[:3]
"""Levels that draw errors; those above play like a reference or are tested elsewhere."""
TABLES = st.lists(st.sampled_from([*REFERENCES, *ERRING]), min_size=12, max_size=12)
EACH = mostly_long([*REFERENCES, *ERRING], normal=["regular", "novice"])


def middle_of_a_match(rules: Any, seed: int) -> Carry:
    """Return a later moment of a match, so that exchanges occur, too."""
    family = family_of_rules(rules)
    seats = [player("random", family.key)] * rules.players
    setup = RoundSetup(seed, 1, Carry(tuple(range(rules.players))))
    return play_round(family, rules, setup, seats, Plies(len(seats))).carry()


@pytest.mark.sampled
@given(chosen=presets_and_rules(), levels=TABLES, seed=SEEDS)
def test_choices_are_always_legal_under_random_rules(
    chosen: tuple[str, Any], levels: list[str], seed: int
):
    preset, rules = chosen
    family = family_of(preset)
    for state, index in decisions(
        rules, levels[: rules.players], seed, middle_of_a_match(rules, 1)
    ):
        legal = family.legal(state)
        assert 0 <= index < len(legal)
        assert family.refusal(state, legal[index]) is None


@pytest.mark.parametrize("preset", mostly_long(sorted(presets()), normal=FAMILIES))
@pytest.mark.parametrize("level", mostly_long(["lowest", "regular", *ERRING], normal=["regular"]))
def test_rounds_of_every_preset_end_with_one_level_in_all_seats(preset: str, level: str):
    chosen, family = rules(preset), family_of(preset)
    carry = Carry(tuple(range(chosen.players)))
    for seed in range(times(2, 4)):
        state = None
        for state, index in decisions(chosen, [level] * chosen.players, seed, carry):
            legal = family.legal(state)
            assert family.refusal(state, legal[index]) is None
        assert state is not None
        carry = state.carry()
        assert sorted(carry.offices) == list(range(chosen.players))


@pytest.mark.sampled
@pytest.mark.parametrize("level", EACH)
@given(chosen=presets_and_rules(), seed=SEEDS)
def test_reshuffling_hidden_cards_changes_neither_legal_actions_nor_choice(
    level: str, chosen: tuple[str, Any], seed: int
):
    preset, rules = chosen
    family = family_of(preset)
    carry = middle_of_a_match(rules, 2)
    for ply, (state, _) in enumerate(decisions(rules, [level] * rules.players, seed, carry)):
        if ply % 3:
            continue
        view = family.view(state, state.to_act)
        other = view.world(Rng(seed, "shuffle", ply))
        assert family.legal(other) == family.legal(state)
        assert choice(level, other, seed, family) == choice(level, state, seed, family)


@pytest.mark.sampled
@pytest.mark.parametrize("level", EACH)
@given(chosen=presets_and_rules(), seed=SEEDS)
def test_equal_situations_and_randomness_give_equal_choices(
    level: str, chosen: tuple[str, Any], seed: int
):
    _, rules = chosen
    table = [level] * rules.players
    assert [i for _, i in decisions(rules, table, seed)] == [
        i for _, i in decisions(rules, table, seed)
    ]


def dealt_in(match: Any, level: str, rounds: int) -> list[CardsDealt]:
    """Return the cards dealt in the first rounds of a match with this level in all seats."""
    found: list[Any] = []
    someone = player(level, "climbing")
    while len(match.rounds) < rounds:
        if match.to_act is None:
            found += match.start_round()
        view = match.family.view(match.state, match.to_act)
        index = someone.choose(view, match.legal(), Rng(match.spec.seed, "ai", match.ply))
        found += match.submit(match.to_act, match.legal()[index])
    dealt = [event for event in found if isinstance(event, CardsDealt)]
    return sorted(dealt[: match.spec.rules.players * rounds], key=lambda event: event.seat)


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("preset", "players", "rounds"),
    # 32 cards divide by 4 and 8, and trouduc sets the surplus aside, so all rounds are alike.
    # Otherwise the dealer, or from round two the positions, decide who gets the odd card.
    [
        ("arschloch", 4, 4),
        ("arschloch", 8, 3),
        ("arschloch", 5, 1),
        ("trouduc", 4, 4),
        ("trouduc", 5, 4),
    ],
)
def test_the_same_seed_deals_the_same_cards_at_all_levels(preset: str, players: int, rounds: int):
    deals = [
        dealt_in(match_of(preset, players, seed=11), level, rounds)
        for level in (*REFERENCES, "novice")
    ]
    assert deals[0] == deals[1] == deals[2] == deals[3]


@pytest.mark.parametrize("level", EACH)
def test_a_player_is_not_bothered_by_what_it_did_before(level: str):
    match = match_of("arschloch", seed=3)
    match.start_round()
    used = player(level, "climbing")
    for seed in range(5):
        for state, _ in decisions(match.spec.rules, [level] * 4, seed):
            choice(used, state)
    assert choice(used, match.state) == choice(player(level, "climbing"), match.state)
