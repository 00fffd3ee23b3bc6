"""Measure an upper bound: how much better a player would be that knows all cards.

    python docs/measurements/clairvoyant.py [--rounds 400] [--seed 5] [--rivals regular lowest]
        [--preset PRESET [--players N]] [--who lowest regular expert foresight clairvoyant]
    python docs/measurements/clairvoyant.py --preset daifugo --players 5 --rivals regular
        --who expert clairvoyant foresight-regular

One player sits among rivals, in every seat in turn and always with the same deals, those of
`simulate --seed 5`. The game is the yardstick game or a preset.

* `clairvoyant` is `expert` with the true hands instead of sampled ones. The difference from
  `expert` is the cost of not knowing the cards. Outside tricks, it decides like `expert`, without
  seeing the hands.
* `foresight` tries each option once with the true hands, and `lowest` plays the rest of the round.
  Among `lowest` players, it therefore knows exactly what the rivals will do.
* `foresight-regular` does the same with `regular`.

The output is the mean places, the share of the way from `lowest` to `clairvoyant` that the others
reach, and the share of the way from `regular` to `clairvoyant` that `expert` reaches.

The program itself has no player that sees hidden cards. This script wraps the game (`Seeing`), so
its players can look up the state behind a view. An interrupted run continues where it stopped.
After a change of the players, use another file (`--kept`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from deal_by_deal import Deals, Setting, mean_of, share_of
from seeing import Seeing

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue, catalogue
from arschloch_gui.ai.climbing.playout.core.hand_sampler import Walk
from arschloch_gui.ai.climbing.regular import considered
from arschloch_gui.ai.climbing.search.budget import affordable
from arschloch_gui.ai.climbing.search.playouts import Playouts
from arschloch_gui.ai.climbing.search.searching import MOST_OPTIONS, PLAYOUTS
from arschloch_gui.ai.duplicate import rotated
from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.ai.halving import best_of
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.match import ROUND_OVER
from arschloch_gui.engine.rng import Rng
from deals import rules as rules_of
from yardstick import PRESET, yardstick

CLAIRVOYANT, FORESIGHT = "clairvoyant", "foresight"
MEASURED = ("lowest", "regular", "expert", FORESIGHT, CLAIRVOYANT)
PLAYS_THE_REST = {FORESIGHT: "lowest", "foresight-regular": "regular"}
"""The level that plays the rest of the round for a player that tries each option once."""
SEATED = tuple(dict.fromkeys((*MEASURED, *PLAYS_THE_REST)))
KEPT = Path(__file__).resolve().parents[2] / ".cache" / "bench" / "clairvoyant.jsonl"


class OnTrueHands(Playouts):
    """Rollouts like those of `expert`, but always with the true hands."""

    def __init__(self, known: Catalogue, view: Any, state: Any, rng: Rng) -> None:
        super().__init__(known, view, rng)
        hands = [known.layout.pack(hand) for hand in state.hands]
        # No card may change places, so the walk stands still.
        self._walk = Walk(hands, [], [], self._evidence, self._generator, [])


class Clairvoyant:
    """`expert` on the true hands in its tricks."""

    def __init__(self, seeing: Seeing, playouts: int = PLAYOUTS) -> None:
        self._seeing, self._playouts = seeing, playouts
        self._expert = player("expert", seeing.key)

    def choose(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> int:
        state = self._seeing.state
        if len(legal) == 1:
            return 0
        if view.due:
            return self._expert.choose(view, legal, rng)
        certain, ranked = considered(view, legal)
        if certain is not None or len(ranked) == 1:
            return ranked[0] if certain is None else certain
        known = catalogue(view.book)
        values = OnTrueHands(known, view, state, rng).values
        playouts = affordable(self._playouts, known, view)
        return best_of(ranked[:MOST_OPTIONS], values, playouts)[0].option


class Foresight:
    """A player that tries each option once with the true hands.

    A player without randomness plays the rest, and its own choice decides between equal options.
    """

    def __init__(self, seeing: Seeing, rest: str) -> None:
        self._seeing, self._rest = seeing, player(rest, seeing.key)

    def choose(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> int:
        state, first = self._seeing.state, self._rest.choose(view, legal, rng)
        if len(legal) == 1:
            return 0
        options = sorted(range(len(legal)), key=lambda index: index != first)
        return min(options, key=lambda index: self._place(state, legal[index], view.seat))

    def _place(self, state: Any, action: Action, seat: int) -> float:
        family = self._seeing.unseen
        after, rng = family.step(state, action, None), Rng(1)
        while after.phase != ROUND_OVER:
            legal = family.legal(after)
            index = self._rest.choose(family.view(after, after.to_act), legal, rng)
            family.advance(after, legal[index], None)
        return after.places()[seat]


def seated(seeing: Seeing, name: str) -> Player:
    """Return the player with a name, which can be one that sees all hands."""
    if name == CLAIRVOYANT:
        return Clairvoyant(seeing)
    rest = PLAYS_THE_REST.get(name)
    return player(name, seeing.key) if rest is None else Foresight(seeing, rest)


def line_up(who: str, rival: str) -> str:
    """Return the name of a line-up."""
    return f"{who} among {rival}"


def told(label: str, found: Estimate) -> None:
    """Print a figure with its error."""
    print(f"  {label:<42} {found.mean:7.3f} ± {found.stderr:.3f}")


def show(deals: Deals, rival: str, measured: Sequence[str], players: int) -> None:
    """Print the mean places among a rival, and the shares if the players for them are there."""
    means = {who: deals.means(line_up(who, rival)) for who in measured if who != rival}
    # Among copies of itself, every player has the average place.
    means[rival] = [(players + 1) / 2] * len(deals.played)
    print(f"among {players - 1} {rival}, {len(deals.played)} deals in each chair")
    for who in means:
        told(f"mean place of {who}", mean_of(means[who]))

    def gained(better: str, worse: str) -> list[float]:
        return [low - high for low, high in zip(means[worse], means[better], strict=True)]

    if not {"expert", CLAIRVOYANT} <= set(means):
        return
    told("clairvoyant is ahead of expert by", mean_of(gained(CLAIRVOYANT, "expert")))
    if not {"lowest", "regular"} <= set(means):
        return
    whole = gained(CLAIRVOYANT, "lowest")
    for who in ("regular", "expert"):
        told(f"{who}: of the way lowest – clairvoyant", share_of(gained(who, "lowest"), whole))
    left = gained(CLAIRVOYANT, "regular")
    told("expert: of what regular leaves", share_of(gained("expert", "regular"), left))


def main() -> None:
    """Read the command line, play, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=400, help="of each player in all chairs")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--rivals", nargs="+", default=["regular", "lowest"])
    parser.add_argument("--preset", help="another game than the yardstick")
    parser.add_argument("--players", type=int, help="at a preset; else as many as it is made for")
    parser.add_argument("--who", nargs="+", choices=SEATED, default=list(MEASURED))
    parser.add_argument("--kept", type=Path, default=KEPT)
    given = parser.parse_args()
    preset, seats = given.preset or PRESET, {"players": given.players} if given.players else {}
    rules = rules_of(preset, **seats) if given.preset else yardstick()
    seeing: Any = Seeing(family_of(preset))
    tables = {
        line_up(who, rival): rotated((who, *[rival] * (rules.players - 1)))
        for rival in given.rivals
        for who in given.who
        if who != rival
    }
    deals = Deals(Setting(seeing, preset, rules, given.seed), tables, given.kept)
    for _ in deals.play(-(-given.rounds // rules.players), lambda name: seated(seeing, name)):
        pass
    for rival in given.rivals:
        show(deals, rival, given.who, rules.players)


if __name__ == "__main__":
    main()
