"""No level influences a deal, and no input of a player reveals one."""

from __future__ import annotations

import pickle

import pytest
from in_one_test import in_one_test

from arschloch_gui.ai.bot_lines import Hello, decide_line, hello_line
from arschloch_gui.ai.levels import LEVELS, player
from arschloch_gui.ai.player import decision_rng, player_seed
from arschloch_gui.ai.question import PlayerQuestion
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.proof import in_groups
from arschloch_gui.engine.rng import deal_seed, sub_seed
from deals import match_of
from long import mostly_long, times


def after_a_round(preset: str, level: str, seed: int) -> Match:
    """Return a match whose second round is dealt; one level played the first in all seats."""
    match = match_of(preset, presets()[preset].players, seed)
    someone = player(level, match.family.key)
    match.start_round()
    while match.to_act is not None:
        view = match.family.view(match.state, match.to_act)
        rng = decision_rng(seed, match.to_act, match.plies.known_to(match.to_act))
        index = someone.choose(view, match.legal(), rng)
        match.submit(match.to_act, match.legal()[index])
    match.start_round()
    return match


@pytest.mark.sampled
@in_one_test("level", mostly_long(LEVELS, normal=["random"]))
@in_one_test("preset", sorted(presets()))
def test_the_deck_of_a_later_round_is_the_same_whoever_played_before(preset: str, level: str):
    ours, others = (after_a_round(preset, each, seed=12) for each in (level, "lowest"))
    for round_no in (1, 2):
        assert (
            ours.round_start(round_no).fingerprint == others.round_start(round_no).fingerprint != ""
        )
        assert ours.round_start(round_no).proof == others.round_start(round_no).proof


@pytest.mark.parametrize("level", mostly_long(LEVELS, normal=["random", "regular"]))
def test_hands_and_fingerprints_are_the_same_at_every_level(level: str):
    # 52 cards for four players divide evenly, so not even positions affect the deal.
    ours, others = (after_a_round("president-revolution", each, 5) for each in (level, "lowest"))
    assert ours.state.hands == others.state.hands
    assert ours.frame(None).fingerprint == others.frame(None).fingerprint


@pytest.mark.sampled
@in_one_test("preset", sorted(presets()))
def test_nothing_a_player_is_told_has_a_seed_or_a_fingerprint_in_it(preset: str):
    match = after_a_round(preset, "random", seed=0x1DEA5EED5EC2E7)
    secrets = secrets_of(match)
    for _ in range(times(8, 60)):
        if match.to_act is None:
            break
        for told in told_to_the_seat_to_act(match):
            assert not [secret for secret in secrets if secret in told.lower()]
        match.submit(match.to_act, match.legal()[-1])


def secrets_of(match: Match) -> list[bytes]:
    """Return everything that would reveal a deal or a draw, in every possible spelling."""
    seed = match.spec.seed
    numbers = [seed, sub_seed(seed, "round", match.round_no)]
    numbers += [deal_seed(seed, number) for number in range(1, match.round_no + 2)]
    written = [f"{number:{form}}".encode() for number in numbers for form in ("d", "x")]
    packed = [number.to_bytes(7 if number < 1 << 56 else 8, "little") for number in numbers]
    prints = [match.round_start(number + 1).fingerprint[:12] for number in range(match.round_no)]
    prints += [in_groups(digits) for digits in prints]
    return [secret.lower() for secret in (*written, *packed, *(each.encode() for each in prints))]


def told_to_the_seat_to_act(match: Match) -> list[bytes]:
    """Return the player's input, for another process and for an external one."""
    seat, legal, family = match.to_act, match.legal(), match.family
    assert seat is not None
    view = family.view(match.state, seat)
    rng = decision_rng(match.spec.seed, seat, match.plies.known_to(seat))
    question = PlayerQuestion("regular", family.key, view, legal, rng)
    hello = Hello(match.spec.preset, match.spec.rules, seat, player_seed(match.spec.seed, seat))
    lines = [hello_line(hello), decide_line(family, view, legal, match.ply)]
    return [pickle.dumps(question), repr(view).encode(), *lines]
