"""Measure how lively a preset is under changed rules: decisions, passes and changes of position.

    python docs/measurements/lively_rounds.py [--preset career] [--players 5] [--rounds 400]
                                              [--level regular] [--set OPTION=VALUE ...]

All seats play at one level; positions carry over from round to round, as in a match. Errors are
computed from blocks of 20 rounds for the same reason. Values are written as JSON.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from itertools import combinations
from statistics import fmean, stdev
from typing import Any

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.match import ROUND_OVER, Match, MatchSpec
from arschloch_gui.engine.options import with_values

BLOCK = 20
FIGURES = {
    "decisions": "decisions of a player in a round",
    "exchange": "of these, before the first trick",
    "last_passes": "turns in tricks at which the last position passes",
    "last_leads": "tricks led by the last position",
    "last_rises": "rounds in which the last position leaves the last place",
    "first_falls": "rounds in which the first position loses the first place",
    "swaps": "pairs of players who change their order in a round",
}


def main() -> int:
    """Play the rounds and print a line per figure: the mean and its standard error."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--preset", default="career")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    got = parser.parse_args()
    pairs = (each.split("=", 1) for each in got.set)
    values = {name: json.loads(value) for name, value in pairs} | {"players": got.players}
    rules, problems = with_values(family_of(got.preset).presets[got.preset], values)
    if problems:
        parser.error(str(problems))
    spec = MatchSpec(got.preset, rules, (got.level,) * got.players, got.seed)
    rounds = play(spec, got.rounds)
    for name, text in FIGURES.items():
        blocks = [
            fmean(each[name] for each in rounds[at : at + BLOCK])
            for at in range(0, len(rounds) - BLOCK + 1, BLOCK)
        ]
        error = stdev(blocks) / len(blocks) ** 0.5
        print(f"{fmean(blocks):8.3f} ± {error:.3f}  {text}")
    return 0


def play(spec: MatchSpec, rounds: int) -> list[dict[str, float]]:
    """Play so many rounds and return the figures of each but the first, which has no positions."""
    match, brain = Match(spec), player(spec.seats[0], spec.family.key)
    match.start_round()
    figures: list[dict[str, float]] = []
    count: Counter[str] = Counter()
    before: tuple[int, ...] = ()
    while True:
        if match.phase == ROUND_OVER:
            after = match.rounds[-1].offices
            if before:
                figures.append(_figures(count, before, after))
            if len(figures) == rounds:
                return figures
            before, count = after, Counter()
            match.start_round()
            continue
        seat, legal = match.to_act, match.legal()
        assert seat is not None
        state = match.deciding
        playing, led = bool(getattr(state, "playing", True)), getattr(state, "top", None) is None
        view = spec.family.view(state, seat)  # type: ignore[arg-type]
        action: Any = legal[brain.choose(view, legal, decision_rng(spec.seed, seat, match.ply))]
        if len(legal) > 1:
            count["decisions"] += 1
            count["exchange"] += not playing
        if before and playing:
            last = seat == before[-1]
            count["last_turns"] += last
            count["last_passed"] += last and action == PASS
            count["tricks"] += led
            count["last_led"] += led and last
        assert isinstance(match.submit(seat, action), tuple)


def _figures(
    count: Counter[str], before: tuple[int, ...], after: tuple[int, ...]
) -> dict[str, float]:
    """Return the figures of one round."""
    players = len(before)
    swapped = sum(
        (before.index(one) < before.index(other)) != (after.index(one) < after.index(other))
        for one, other in combinations(range(players), 2)
    )
    return {
        "decisions": count["decisions"] / players,
        "exchange": count["exchange"] / players,
        "last_passes": count["last_passed"] / max(1, count["last_turns"]),
        "last_leads": count["last_led"] / max(1, count["tricks"]),
        "last_rises": after[-1] != before[-1],
        "first_falls": after[0] != before[0],
        "swaps": swapped / (players * (players - 1) / 2),
    }


if __name__ == "__main__":
    raise SystemExit(main())
