"""Compare `expert` with plain Monte Carlo search that uses the same time.

    python docs/measurements/plain_search.py [--rounds 200] [--seed 5] [--playouts lowest regular]

`plain` knows only the rules. It draws possible hands, all equally likely. It plays out every legal
action with each of them, by `lowest` (compiled) or by `regular` (in the engine), and chooses the
best mean place. It therefore lacks the policy, the likelihood of hands and the halving of `expert`.

For each decision, it gets the average processor time of `expert`. This is measured in the same run:
first in a round of four `expert` players, then in all rounds so far. Two players of each kind sit
alternately at the yardstick game, in duplicate deals. The output is the mean places, their
difference, and the time per decision. The choices of `plain` depend on the clock, so runs differ
slightly. An interrupted run continues where it stopped.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from deal_by_deal import Course, Deals, Setting, mean_of

from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import Evidence
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import Lowest, play_out
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.search.dealing import redealt
from arschloch_gui.ai.climbing.search.learned_policy import policy_for
from arschloch_gui.ai.climbing.search.worlds import walk_from
from arschloch_gui.ai.duplicate import rotated
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.match import ROUND_OVER
from arschloch_gui.engine.rng import Rng
from yardstick import PRESET, yardstick

EXPERT = "expert"
PLAYOUTS = ("lowest", "regular")
MIXED = 3
"""Number of swaps per hidden card between two sampled worlds."""
KEPT = Path(__file__).resolve().parents[2] / ".cache" / "bench" / "plain_search.jsonl"


class Spent:
    """The time and the number of worlds that a player's decisions took."""

    def __init__(self) -> None:
        self.seconds, self.decisions, self.worlds = 0.0, 0, 0

    @property
    def mean(self) -> float:
        """The mean time of a decision in seconds."""
        return self.seconds / self.decisions

    def left(self) -> list[Any]:
        """Return the state as JSON values."""
        return [self.seconds, self.decisions, self.worlds]

    def take_up(self, left: list[Any]) -> None:
        """Restore a state from `left`."""
        self.seconds, self.decisions, self.worlds = left


class Timed:
    """A player whose decisions with a choice are timed."""

    def __init__(self, who: Player, spent: Spent) -> None:
        self._who, self._spent = who, spent

    def choose(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> int:
        if len(legal) == 1:
            return 0
        began = process_time()
        chosen = self._who.choose(view, legal, rng)
        self._spent.seconds += process_time() - began
        self._spent.decisions += 1
        return chosen


class Plain:
    """A player that plays out every action in possible worlds, for the mean time of `others`."""

    def __init__(self, others: Spent, own: Spent, going_on: str) -> None:
        self._others, self._own = others, own
        self._worlds = _Compiled if going_on == "lowest" else _ByRegular

    def choose(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> int:
        until = process_time() + self._others.mean
        worlds = self._worlds(view, legal, rng)
        totals = [0] * len(legal)
        while True:
            for at, place in enumerate(worlds.places()):
                totals[at] += place
            self._own.worlds += 1
            if process_time() >= until:
                return min(range(len(legal)), key=totals.__getitem__)


class _Compiled:
    """Sampled worlds, played out by `lowest` in the simulator."""

    def __init__(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> None:
        known, generator, world = catalogue(view.book), Generator(rng.bits()), redealt(view, rng)
        self._seat = view.seat
        self._root = position_of(known, world, generator)
        self._moves = self._root.moves()
        # Without evidence about the other hands, every swap is accepted.
        nobody = [[1.0, 0.0, 0.0]] * len(view.counts)
        unknown = Evidence(policy_for(known.tables), 0.0, nobody, 0.0)
        self._walk = walk_from(known, view, self._root, unknown, generator, {})

    def places(self) -> list[int]:
        """Return the place that each legal action leads to in one more world."""
        self._walk.go(MIXED * len(self._walk.cards))
        self._root.hands = self._walk.hands[: len(self._root.hands)]
        return [self._place(move) for move in self._moves]

    def _place(self, move: int) -> int:
        after = self._root.copy()
        after.apply(move)
        return play_out(after, Lowest()).index(self._seat)


class _ByRegular:
    """Sampled worlds, played out by `regular` in the engine."""

    def __init__(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> None:
        self._family = family_of(PRESET)
        self._regular = player("regular", self._family.key)
        self._view, self._legal, self._rng = view, legal, rng

    def places(self) -> list[int]:
        """Return the place that each legal action leads to in one more world."""
        world = self._view.world(self._rng)
        return [self._place(self._family.step(world, action, None)) for action in self._legal]

    def _place(self, state: Any) -> int:
        family, choose = self._family, self._regular.choose
        while state.phase != ROUND_OVER:
            legal = family.legal(state)
            chosen = choose(family.view(state, state.to_act), legal, self._rng)
            family.advance(state, legal[chosen], None)
        return round(state.places()[self._view.seat])


class Table:
    """The players by name, and the time of their decisions."""

    def __init__(self, setting: Setting, ways: list[str]) -> None:
        self.spent = {EXPERT: Spent(), **{way: Spent() for way in ways}}
        self._setting = setting
        self._expert = player(EXPERT, setting.family.key)

    def seat(self, name: str) -> Player:
        """Return the player with a name: `expert`, or plain search with rollouts by that level."""
        who = self._expert
        if name != EXPERT:
            who = Plain(self.spent[EXPERT], self.spent[name], name)
        return Timed(who, self.spent[name])

    def warm_up(self) -> None:
        """Measure the time of `expert` in one round."""
        players = [self.seat(EXPERT) for _ in range(self._setting.rules.players)]
        Course(self._setting, 0, players).go_on()

    def left(self) -> dict[str, list[Any]]:
        """Return the times so far as JSON values."""
        return {who: each.left() for who, each in self.spent.items()}

    def take_up(self, left: dict[str, list[Any]]) -> None:
        """Restore the times from `left`."""
        for who, each in left.items():
            self.spent[who].take_up(each)


def show(deals: Deals, table: Table, way: str) -> None:
    """Print the places and the times of plain search and `expert`."""
    places = {who: deals.means(way, entry) for entry, who in enumerate((way, EXPERT))}
    behind = [one - other for one, other in zip(places[way], places[EXPERT], strict=True)]
    print(f"plain search going on as {way}: {2 * len(behind)} rounds")
    for label, found in (
        ("mean place of plain", mean_of(places[way])),
        ("mean place of expert", mean_of(places[EXPERT])),
        ("plain is behind by", mean_of(behind)),
    ):
        print(f"  {label:<22} {found.mean:6.3f} ± {found.stderr:.3f}")
    ours, theirs = table.spent[way], table.spent[EXPERT]
    per_decision = ours.worlds / ours.decisions
    print(f"  processor time for a decision: plain {1000 * ours.mean:.0f} ms "
          f"({per_decision:.0f} worlds), expert {1000 * theirs.mean:.0f} ms")  # fmt: skip


def main() -> None:
    """Read the command line, play, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=200, help="of each kind of plain search")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--playouts", nargs="+", default=list(PLAYOUTS), choices=PLAYOUTS)
    parser.add_argument("--kept", type=Path, default=KEPT)
    given = parser.parse_args()
    setting = Setting(family_of(PRESET), PRESET, yardstick(), given.seed)
    tables = {way: rotated((way, EXPERT, way, EXPERT)) for way in given.playouts}
    deals, table = Deals(setting, tables, given.kept), Table(setting, given.playouts)
    if deals.played:
        table.take_up(deals.played[-1]["note"])
    else:
        table.warm_up()
    for _ in deals.play(-(-given.rounds // 2), table.seat, table.left):
        pass
    for way in given.playouts:
        show(deals, table, way)


if __name__ == "__main__":
    main()
