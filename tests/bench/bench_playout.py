"""Rounds per second of processor time: `python tests/bench/bench_playout.py [options]`.

Whole rounds are played with a random deal and the `lowest` player, at the reference table of issue
11 (four players, 52 cards, revolution, twos clear), and with `--presets` under each preset. The
engine, the simulator as it is, and the compiled simulator take turns in one run, so that other load
affects all of them equally. The table has medians and their ratio to `--base`. Each runs in a
process of its own.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from arschloch_gui.ai import compiled
from arschloch_gui.ai.climbing.lowest import LowestPlayer
from arschloch_gui.ai.climbing.playout import core
from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import Lowest, play_out
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.flow import advance, start_round
from arschloch_gui.engine.climbing.legal import legal_actions
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng
from yardstick import yardstick

ROOT = Path(__file__).parents[2]
GAMES: dict[str, Rules] = {
    "yardstick": yardstick(),
    **{name: replace(rules, exchange="none") for name, rules in PRESETS.items()},
}
FORMS = ("engine", "simulator", "compiled")
"""The forms measured; `simulator` lists moves and chooses one, as any policy does."""
Play = Callable[[int], object]
"""Plays the round with this number."""


def by_engine(rules: Rules) -> Play:
    """Play on the engine, with the choices of `lowest` from its view."""
    book, player, order = compile_rules(rules), LowestPlayer(), tuple(range(rules.players))
    rng = Rng(0)

    def play(number: int) -> object:
        state = start_round(book, RoundSetup(number, 1, Carry(order)), None)
        while legal := legal_actions(state):
            view = SeatView.of(state, state.to_act)
            advance(state, legal[player.choose(view, legal, rng)], None)
        return state.finished

    return play


def seated(catalogue: Catalogue, generator: Generator) -> Position:
    """Return a round before its cards are dealt."""
    order = list(range(catalogue.book.rules.players))
    position = Position(catalogue.tables, order, [*order[1:], 0], generator)
    position.to_act = 0
    return position


def by_simulator(rules: Rules) -> Play:
    """Play on positions, with moves and a chooser."""
    catalogue, generator, lowest = Catalogue(compile_rules(rules)), Generator(1), Lowest()
    layout, seats = catalogue.layout, rules.players
    cards = [1 << layout.shift[layout.slot_of[card]] for card in catalogue.book.deck]

    def play(number: int) -> object:
        generator.shuffle(cards)
        position = seated(catalogue, generator)
        position.take_up([sum(cards[seat::seats]) for seat in position.order])
        return play_out(position, lowest)

    return play


WAYS: dict[str, Callable[[Rules], Play | None]] = {
    "engine": by_engine,
    "simulator": by_simulator,
    "compiled": by_simulator,
}


def rate(play: Play, seconds: float) -> float:
    """Return rounds per second of processor time."""
    start, number = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        play(number)
        number += 1
    return number / spent


def worker(game: str, form: str, seconds: float) -> None:
    """Print a rate for every line received; an empty line if the form cannot play the game."""
    play = WAYS[form](GAMES[game]) if ("compiled" in form) == core.IS_COMPILED else None
    if play:
        rate(play, seconds)  # fills the caches
    print("ready" if play else "", flush=True)
    for _ in sys.stdin:
        if play:
            print(rate(play, seconds), flush=True)


def start(game: str, form: str, seconds: float) -> subprocess.Popen[str] | None:
    """Start the process that measures one form; None if it cannot play the game."""
    switch = "" if "compiled" in form else "1"
    process = subprocess.Popen(
        [sys.executable, __file__, "--worker", form, "--games", game, "--seconds", str(seconds)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, compiled.SWITCH: switch, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert process.stdout
    if process.stdout.readline().strip():
        return process
    process.communicate()
    return None


def measured(game: str, forms: list[str], seconds: float, times: int) -> dict[str, list[float]]:
    """Return the rates of every form, each measured this many times in turn."""
    started = {form: start(game, form, seconds) for form in forms}
    running = {form: process for form, process in started.items() if process}
    rates: dict[str, list[float]] = {form: [] for form in running}
    for _ in range(times):
        for form, process in running.items():
            assert process.stdin
            assert process.stdout
            process.stdin.write("go\n")
            process.stdin.flush()
            rates[form].append(float(process.stdout.readline()))
    for process in running.values():
        process.communicate()
    return rates


def main() -> None:
    """Print a table, or work for a process that does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", choices=GAMES, default=["yardstick"])
    parser.add_argument("--presets", action="store_true", help="the yardstick and every preset")
    parser.add_argument("--forms", nargs="*", choices=FORMS, default=list(FORMS))
    parser.add_argument("--base", choices=FORMS, default="engine", help="what is 1 in the ratios")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time per figure")
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--worker", choices=FORMS, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.worker:
        worker(asked.games[0], asked.worker, asked.seconds)
        return
    print(f"{'game':22}{'form':16}{'rounds/s':>10}{'least':>10}{'most':>10}{'ratio':>9}")
    for game in GAMES if asked.presets else asked.games:
        rates = measured(game, asked.forms, asked.seconds, asked.times)
        base = statistics.median(rates[asked.base]) if asked.base in rates else 0.0
        for form, found in rates.items():
            middle = statistics.median(found)
            ratio = f"{middle / base:9.1f}" if base else f"{'':9}"
            print(f"{game:22}{form:16}{middle:10,.0f}{min(found):10,.0f}{max(found):10,.0f}{ratio}")


if __name__ == "__main__":
    main()
