"""Plays rounds in the simulator and prints their results: `python plays.py ROUNDS`.

The output is the same compiled and uncompiled, except for the first word (see `test_compiled`).
"""

from __future__ import annotations

import sys
from dataclasses import replace

from arschloch_gui.ai.climbing.playout import core
from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import Lowest, play_out
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.planned import planning
from arschloch_gui.ai.climbing.search.learned_policy import policy_for
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.climbing.rules import Rules

MORE = (
    replace(PRESETS["arschloch"], match_or_skip=True, run_of_three_bonus=True, inherit="random"),
    replace(PRESETS["trouduc"], pass_policy="rejoin", low_beats_high=2, bomb="any", decks=2),
)
LEARNED = ("trouduc", "daifugo")
PLANNED = ("trouduc", "daifugo", "arschloch", "double-deck")


def dealt(catalogue: Catalogue, generator: Generator) -> Position:
    """Return a round without an exchange; seat 0 leads."""
    seats = catalogue.book.rules.players
    order = list(range(seats))
    position = Position(catalogue.tables, order, [*order[1:], 0], generator)
    layout = catalogue.layout
    cards = [1 << layout.shift[layout.slot_of[card]] for card in catalogue.book.deck]
    generator.shuffle(cards)
    position.take_up([sum(cards[seat::seats]) for seat in order])
    position.offices = order[::-1]
    position.to_act = 0
    return position


def story(rules: Rules, seed: int) -> list[int]:
    """Return all moves of a round, half of them lowest and half random, then the places."""
    catalogue, generator = Catalogue(compile_rules(rules)), Generator(seed)
    position, lowest = dealt(catalogue, generator), Lowest()
    told: list[int] = []
    while not position.is_over and len(told) < 2_000:
        moves = position.moves()
        drawn = moves[generator.below(len(moves))]
        told.append(drawn if generator.below(2) else lowest.choose(position))
        position.apply(told[-1])
    return told + position.finished


def learned(rules: Rules, seed: int) -> list[str]:
    """Return the places of rounds played by the policies, and the features of the first moves."""
    catalogue = Catalogue(compile_rules(rules))
    start, policy = dealt(catalogue, Generator(seed)), policy_for(catalogue.tables)
    sight = policy.sight(start)
    features = [str(sight.of(move)) for move in start.moves()]
    return [str(play_out(start, policy)), *features]


def planned(rules: Rules, seed: int) -> list[int]:
    """Return the places of a round in which all players play like `regular`."""
    catalogue = Catalogue(compile_rules(rules))
    chooser = planning(catalogue)
    assert chooser
    return play_out(dealt(catalogue, Generator(seed)), chooser)


def main(rounds: int) -> None:
    """Print one line per round; with one round each, play every third preset only."""
    few = slice(None, None, 3 if rounds == 1 else 1)
    lines = ["compiled" if core.IS_COMPILED else "uncompiled"]
    for name, rules in (*list(PRESETS.items())[few], *enumerate(MORE)):
        lines += [f"{name} {seed} {story(rules, seed)}" for seed in range(rounds)]
    for name in LEARNED:
        lines += [f"{name} {seed} {learned(PRESETS[name], seed)}" for seed in range(rounds)]
    for name in PLANNED[few]:
        lines += [f"{name} {seed} {planned(PRESETS[name], seed)}" for seed in range(rounds)]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
