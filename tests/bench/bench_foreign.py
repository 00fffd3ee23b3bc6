"""Compares our engine with RLCard and OpenSpiel in rounds per second (run by hand).

    pip install -e '.[bench]'
    python tests/bench/bench_foreign.py [--seconds 0.5] [--repeats 9] [--only NAME]

All contestants play whole rounds in this one process. In each repeat, every contestant plays for
this many seconds of processor time, one after the other, so that other load affects all of them.
The table has the median of the repeats, the lowest and the highest, and the median of the ratios to
the first contestant within a repeat. The games differ in length and in what counts as a round, so a
factor of two means little and one of ten a lot. To add a contestant, add a `Contestant` in
`contestants`.

`random` plays any legal action on the engine alone. `lowest` is our frozen player with its views,
and the same in the simulator as loaded (uncompiled with ARSCHLOCH_UNCOMPILED=1; `bench_playout.py`
compares the two). OpenSpiel plays in C++ (its random bots) and, a second time, action by action
from Python. RLCard plays by its own `run` with its random agents.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.bench_playout import by_simulator

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.climbing.playout import core
from arschloch_gui.ai.levels import player
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.plies import Plies
from deals import rules
from yardstick import OPTIONS, PRESET, yardstick

OURS: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("yardstick", PRESET, OPTIONS),
    ("arschloch", "arschloch", {}),
    ("daifugo", "daifugo", {}),
    ("tarot", "tarot", {}),
)
RLCARD = ("doudizhu", "uno")
OPENSPIEL = ("crazy_eights(players=4)", "dou_dizhu")


@dataclass(frozen=True)
class Contestant:
    """A contestant: a call with an unused number plays rounds and returns how many."""

    name: str
    play: Callable[[int], int]


def contestants() -> Iterator[Contestant]:
    """Yield all contestants available here; report others on standard error.

    The first one is the base of the ratios.
    """
    for name, preset, options in OURS:
        chosen = rules(preset, **options)
        yield Contestant(f"ours, {name}, random", _random_rounds(preset, chosen))
        yield Contestant(f"ours, {name}, lowest", _lowest_rounds(preset, chosen))
    form = "compiled" if core.IS_COMPILED else "uncompiled"
    for name, way in (("simulator", by_simulator),):
        yield Contestant(f"ours, yardstick, {name} {form}", _one_at_a_time(way))
    if (pyspiel := _imported("pyspiel", "OpenSpiel")) is not None:
        for game in OPENSPIEL:
            yield Contestant(f"OpenSpiel, {game}, C++", _in_cpp(pyspiel, game))
            yield Contestant(f"OpenSpiel, {game}, from Python", _steps(pyspiel, game))
    if (rlcard := _imported("rlcard", "RLCard")) is not None:
        for game in RLCARD:
            yield Contestant(f"RLCard, {game}", _episodes(rlcard, game))


def _imported(module: str, name: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        sys.stderr.write(f"{name} is not installed, its rows are left out: "
                         "pip install -e '.[bench]'.\n")  # fmt: skip
        return None


def _setup(chosen: Any, seed: int) -> RoundSetup:
    """Return a second round, so that there is an exchange if the rules have one."""
    order = tuple(range(chosen.players))
    return RoundSetup(seed, 2, Carry(order, order))


def _random_rounds(preset: str, chosen: Any) -> Callable[[int], int]:
    family, rng = family_of(preset), random.Random(1)

    def play(number: int) -> int:
        state = family.start_round(chosen, _setup(chosen, number), None)
        while state.to_act >= 0:
            legal = family.legal(state)
            family.advance(state, legal[int(rng.random() * len(legal))], None)
        return 1

    return play


def _lowest_rounds(preset: str, chosen: Any) -> Callable[[int], int]:
    family = family_of(preset)
    players = [player("lowest", family.key)] * chosen.players

    def play(number: int) -> int:
        play_round(family, chosen, _setup(chosen, number), players, Plies(chosen.players))
        return 1

    return play


def _one_at_a_time(way: Callable[[Any], Callable[[int], object] | None]) -> Callable[[int], int]:
    playout = way(yardstick())

    def play(number: int) -> int:
        assert playout
        playout(number)
        return 1

    return play


def _in_cpp(pyspiel: Any, game: str) -> Callable[[int], int]:
    loaded = pyspiel.load_game(game)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(loaded.num_players())]

    def play(number: int) -> int:
        pyspiel.evaluate_bots(loaded.new_initial_state(), bots, number)
        return 1

    return play


def _steps(pyspiel: Any, game: str) -> Callable[[int], int]:
    loaded, rng = pyspiel.load_game(game), random.Random(1)

    def play(number: int) -> int:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
        return 1

    return play


def _episodes(rlcard: Any, game: str) -> Callable[[int], int]:
    env = rlcard.make(game, config={"seed": 1})
    agent = import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)
    env.set_agents([agent] * env.num_players)

    def play(number: int) -> int:
        env.run(is_training=False)
        return 1

    return play


def rate(contestant: Contestant, seconds: float, first: int) -> tuple[float, int]:
    """Return rounds per second of processor time, and the next unused number."""
    began, rounds, number = process_time(), 0, first
    while (spent := process_time() - began) < seconds or not rounds:
        rounds += contestant.play(number)
        number += 1
    return rounds / max(spent, 1e-9), number


def measured(field: list[Contestant], seconds: float, repeats: int) -> dict[str, list[float]]:
    """Return the rates of each contestant, one per repeat, all in turn."""
    rates: dict[str, list[float]] = {each.name: [] for each in field}
    numbers = dict.fromkeys(rates, 0)
    for _ in range(repeats):
        for each in field:
            found, numbers[each.name] = rate(each, seconds, numbers[each.name])
            rates[each.name].append(found)
    return rates


def main() -> None:
    """Read the command line and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="a contestant and repeat")
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--only", default="", help="the first, and those whose name has this in it")
    options = parser.parse_args()
    first, *others = contestants()
    field = [first, *(each for each in others if options.only in each.name)]
    rates = measured(field, options.seconds, options.repeats)
    wide = max(map(len, rates))
    print(f"{'rounds per second of processor time':<{wide}}  {'median':>8}  {'lowest':>8}"
          f"  {'highest':>8}  {'× the first':>11}")  # fmt: skip
    for name, found in rates.items():
        ratio = median(own / base for own, base in zip(found, rates[first.name], strict=True))
        print(f"{name:<{wide}}  {median(found):8,.0f}  {min(found):8,.0f}  {max(found):8,.0f}"
              f"  {ratio:11.2f}")  # fmt: skip


if __name__ == "__main__":
    main()
