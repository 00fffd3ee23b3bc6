"""The scale on which players value places, and the random numbers of their decisions."""

from __future__ import annotations

import pytest

from arschloch_gui.ai.player import decision_rng, own_rng, player_seed, worth_of


@pytest.mark.parametrize(
    ("place", "players", "worth"),
    [(0, 4, 1), (3, 4, -1), (1.5, 4, 0), (1, 4, 1 / 3), (0, 2, 1), (1, 2, -1), (2, 5, 0)],
)
def test_places_are_equally_spaced_from_one_to_minus_one(place: float, players: int, worth: float):
    assert worth_of(place, players) == pytest.approx(worth)


def drawn(seed: int, seat: int, ply: int) -> list[int]:
    rng = decision_rng(seed, seat, ply)
    return [rng.below(1000) for _ in range(8)]


def test_each_decision_has_random_numbers_of_its_own():
    every = {
        (seed, seat, ply): drawn(seed, seat, ply)
        for seed in (1, 2)
        for seat in (0, 1)
        for ply in (0, 1)
    }
    assert len(set(map(tuple, every.values()))) == len(every)
    assert all(drawn(*which) == numbers for which, numbers in every.items())


def test_a_player_with_its_own_seed_draws_the_same_numbers():
    rng = own_rng(player_seed(7, 2), 5)
    assert [rng.below(1000) for _ in range(8)] == drawn(7, 2, 5)


def test_the_seed_of_a_player_is_exact_in_json():
    seeds = {player_seed(seed, seat) for seed in range(50) for seat in range(4)}
    assert len(seeds) == 200
    assert max(seeds) < 1 << 53
    assert max(seeds) > 1 << 50, "and not a small part of that"
