"""No player knows what its seat does not, none touches the deal, none acts outside the rules."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.bot_lines import Hello, decide_line, hello_line
from arschloch_gui.ai.levels import LEVELS, player
from arschloch_gui.ai.player import decision_rng, player_seed
from arschloch_gui.ai.question import Question
from arschloch_gui.engine.events import CardsDealt
from arschloch_gui.engine.families import family_of, family_of_rules, presets
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.proof import in_groups
from arschloch_gui.engine.rng import Rng, deal_seed, sub_seed
from deals import match_of, rules
from long import mostly_long, times
from players import choice, decisions
from random_rules import presets_and_rules

SEEDS = st.integers(0, 2**32)
TABLES = st.lists(st.sampled_from(LEVELS), min_size=12, max_size=12)


def middle_of_a_match(rules: Any, seed: int) -> Carry:
    """What crosses from a first round to a second, so that exchanges are met too."""
    family = family_of_rules(rules)
    seats = [player("random", family.key)] * rules.players
    setup = RoundSetup(seed, 1, Carry(tuple(range(rules.players))))
    return family.carry(play_round(family, rules, setup, seats, Plies(len(seats))))


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


@pytest.mark.parametrize("preset", sorted(presets()))
@pytest.mark.parametrize("level", mostly_long(["lowest", "regular"], normal=["regular"]))
def test_rounds_of_every_preset_end_with_one_level_in_all_seats(preset: str, level: str):
    chosen, family = rules(preset), family_of(preset)
    carry = Carry(tuple(range(chosen.players)))
    for seed in range(times(2, 4)):
        state = None
        for state, index in decisions(chosen, [level] * chosen.players, seed, carry):
            legal = family.legal(state)
            assert family.refusal(state, legal[index]) is None
        assert state is not None
        carry = family.carry(state)
        assert sorted(carry.offices) == list(range(chosen.players))


@pytest.mark.parametrize("level", LEVELS)
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
        other = family.determinize(view, Rng(seed, "shuffle", ply))
        assert family.legal(other) == family.legal(state)
        assert choice(level, other, seed, family) == choice(level, state, seed, family)


@pytest.mark.parametrize("level", LEVELS)
@given(chosen=presets_and_rules(), seed=SEEDS)
def test_equal_situations_and_randomness_give_equal_choices(
    level: str, chosen: tuple[str, Any], seed: int
):
    _, rules = chosen
    table = [level] * rules.players
    assert [i for _, i in decisions(rules, table, seed)] == [
        i for _, i in decisions(rules, table, seed)
    ]


def dealt_in(match: Match, level: str, rounds: int) -> list[CardsDealt]:
    """The cards dealt in the first rounds of a match that this level plays in all seats."""
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


@pytest.mark.parametrize(
    ("preset", "players", "rounds"),
    # 32 cards divide by 4 and 8, and trouduc lays aside what is over: every round is the same.
    # Otherwise the dealer decides who gets the odd card, and from round two offices do.
    [
        ("arschloch", 4, 4),
        ("arschloch", 8, 3),
        ("arschloch", 5, 1),
        ("trouduc", 4, 4),
        ("trouduc", 5, 4),
    ],
)
def test_the_same_seed_deals_the_same_cards_at_all_levels(preset: str, players: int, rounds: int):
    matches = [match_of(preset, players, seed=11) for _ in LEVELS]
    deals = [dealt_in(*each, rounds) for each in zip(matches, LEVELS, strict=True)]
    assert all(deal == deals[0] for deal in deals)
    prints = [[match.begun(n + 1).fingerprint for n in range(rounds)] for match in matches]
    assert all(each == prints[0] for each in prints)
    assert len(set(prints[0])) == rounds


@pytest.mark.parametrize("preset", sorted(presets()))
def test_the_deck_of_a_later_round_is_the_same_whoever_played_before(preset: str):
    found = set()
    for level in ("random", "lowest"):
        match = match_of(preset, presets()[preset].players, seed=12)
        play_a_round(match, level)
        match.start_round()
        found.add((match.begun(2).fingerprint, match.begun(2).proof))
    assert len(found) == 1


def play_a_round(match: Match, level: str) -> None:
    """The next round of a match, with one level in all seats."""
    someone = player(level, match.family.key)
    match.start_round()
    while match.to_act is not None:
        view = match.family.view(match.state, match.to_act)
        index = someone.choose(view, match.legal(), decision_rng(1, match.to_act, match.ply))
        match.submit(match.to_act, match.legal()[index])


@pytest.mark.parametrize("preset", sorted(presets()))
def test_nothing_a_player_is_told_has_a_seed_or_a_fingerprint_in_it(preset: str):
    match = match_of(preset, presets()[preset].players, seed=0x1DEA5EED5EC2E7)
    play_a_round(match, "random")
    match.start_round()
    secrets = secrets_of(match)
    for _ in range(times(8, 60)):
        if match.to_act is None:
            break
        for told in told_to_the_seat_to_act(match):
            assert not [secret for secret in secrets if secret in told.lower()]
        match.submit(match.to_act, match.legal()[-1])


def secrets_of(match: Match) -> list[bytes]:
    """All that gives a deal or a lot away, in the ways in which it could be written."""
    seed = match.spec.seed
    numbers = [seed, sub_seed(seed, "round", match.round_no)]
    numbers += [deal_seed(seed, number) for number in range(1, match.round_no + 2)]
    written = [f"{number:{form}}".encode() for number in numbers for form in ("d", "x")]
    packed = [number.to_bytes(7 if number < 1 << 56 else 8, "little") for number in numbers]
    prints = [match.begun(number + 1).fingerprint[:12] for number in range(match.round_no)]
    prints += [in_groups(digits) for digits in prints]
    return [secret.lower() for secret in (*written, *packed, *(each.encode() for each in prints))]


def told_to_the_seat_to_act(match: Match) -> list[bytes]:
    """What its player is given: as it goes to another process, and in lines to one outside."""
    seat, legal, family = match.to_act, match.legal(), match.family
    assert seat is not None
    view = family.view(match.state, seat)
    rng = decision_rng(match.spec.seed, seat, match.plies.known_to(seat))
    question = Question("regular", family.key, view, legal, rng)
    hello = Hello(match.spec.preset, match.spec.rules, seat, player_seed(match.spec.seed, seat))
    lines = [hello_line(hello), decide_line(family, view, legal, match.ply)]
    return [pickle.dumps(question), repr(view).encode(), *lines]


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_is_not_bothered_by_what_it_did_before(level: str):
    match = match_of("arschloch", seed=3)
    match.start_round()
    used = player(level, "climbing")
    for seed in range(5):
        for state, _ in decisions(match.spec.rules, [level] * 4, seed):
            choice(used, state)
    assert choice(used, match.state) == choice(player(level, "climbing"), match.state)
