"""Search for better weights of Shithead's `regular`, by random search against `lowest`.

    python docs/measurements/tune_shithead.py [--tries 64] [--rounds 400] [--jobs 2] [--seed 1]

Every candidate plays in one seat among `lowest`, with two and four players and always the same
deals. The output is the candidates with the best sum of places, given as a share of the table (0 is
first, 1 is last).
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from msgspec.structs import asdict, replace

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.player import Player
from arschloch_gui.ai.shithead.lowest import LowestPlayer
from arschloch_gui.ai.shithead.regular import RegularPlayer, Weights
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.shithead.rules import Rules

TABLES = (2, 4)


def share(weights: Weights, rival: Weights | None, players: int, rounds: int, seed: int) -> float:
    """Return a player's mean place among others, from 0 (always first) to 1 (always last)."""
    rules = Rules(players=players)
    others: list[Player] = [RegularPlayer(rival) if rival else LowestPlayer()] * (players - 1)
    table = [RegularPlayer(weights), *others]
    carry, total, plies = Carry(tuple(range(players))), 0.0, Plies(players)
    for number in range(1, rounds + 1):
        setup = RoundSetup(seed, number, carry)
        state = play_round(SHITHEAD, rules, setup, table, plies)
        carry = state.carry()
        total += (state.places()[0] - 1) / (players - 1)
    return total / rounds


def judged(
    weights: Weights, rounds: int, seed: int, rival: Weights | None
) -> tuple[float, list[float]]:
    """Return the mean of the shares at all tables, and each share."""
    shares = [share(weights, rival, players, rounds, seed) for players in TABLES]
    return sum(shares) / len(shares), shares


def changed(base: Weights, rng: Random, spread: float) -> Weights:
    """Return weights with some values drawn again, near those of the base."""
    drawn = {
        name: round(getattr(base, name) * rng.lognormvariate(0, spread), 3)
        for name in base.__struct_fields__
        if rng.random() < 0.6
    }
    return replace(base, **drawn)


def main() -> None:
    """Read the command line, search, and print the best weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tries", type=int, default=64)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against-regular", action="store_true")
    args = parser.parse_args()
    rng, best = Random(args.seed), [Weights()]
    rival = Weights() if args.against_regular else None
    with ProcessPoolExecutor(args.jobs) as pool:
        for generation in range(args.generations):
            spread = 0.8 / (generation + 1)
            tried = [*best, *(changed(rng.choice(best), rng, spread) for _ in range(args.tries))]
            play = partial(judged, rounds=args.rounds, seed=args.seed + generation, rival=rival)
            results = sorted(zip(pool.map(play, tried), tried, strict=True), key=lambda r: r[0][0])
            for (mean, shares), weights in results[:4]:
                print(f"{mean:.4f}", [f"{value:.3f}" for value in shares], asdict(weights))
            own = next(r for r in results if r[1] == Weights()) if best[0] == Weights() else None
            if own:
                print("as it is", own[0])
            print(flush=True)
            best = [weights for _, weights in results[:6]]


if __name__ == "__main__":
    main()
