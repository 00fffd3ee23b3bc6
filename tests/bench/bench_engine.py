"""How fast the engine is: `python tests/bench/bench_engine.py [seconds per figure]`.

Random play of four seats under each preset, with and without events, and the single steps a
search is made of. Figures depend on the machine; no test asks for them.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from arschloch_gui.engine.events import Event
from arschloch_gui.engine.families import family_of, presets
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How many units of work are done in a second."""
    start, done, n = time.perf_counter(), 0, 0
    while (spent := time.perf_counter() - start) < seconds:
        done += work(n)
        n += 1
    return done / spent


def start(preset: str, seed: int) -> Any:
    """A later round, so that there is an exchange."""
    rules = presets()[preset]
    order = tuple(range(rules.players))
    return family_of(preset).start_round(rules, RoundSetup(seed, 2, Carry(order, order)), None)


def round_of(preset: str, emitting: bool) -> Callable[[int], int]:
    """Plays a whole random round; one unit."""
    family = family_of(preset)

    def work(seed: int) -> int:
        events: list[Event] = []
        emit = events.append if emitting else None
        state, rng = start(preset, seed), Rng(seed, "bench")
        while state.to_act >= 0:
            family.advance(state, rng.choice(family.legal(state)), emit)
        return 1

    return work


def repeated(task: Callable[[], object]) -> Callable[[int], int]:
    """A task done a hundred times; a hundred units."""

    def work(_: int) -> int:
        for _ in range(100):
            task()
        return 100

    return work


def main(seconds: float) -> None:
    """Print a table."""
    for preset in presets():
        family, state = family_of(preset), start(preset, 1)
        while state.phase != "play":
            family.advance(state, family.legal(state)[0], None)
        action = family.legal(state)[0]
        view, rng = family.view(state, state.to_act), Rng(1, "bench")
        figures = {
            "rounds, no events": round_of(preset, emitting=False),
            "rounds with events": round_of(preset, emitting=True),
            "legal()": repeated(lambda: family.legal(state)),  # noqa: B023 - called at once
            "clone()": repeated(state.clone),
            "step()": repeated(lambda: family.step(state, action, None)),  # noqa: B023
            "view()": repeated(lambda: family.view(state, 0)),  # noqa: B023
            "determinize()": repeated(lambda: family.determinize(view, rng)),  # noqa: B023
        }
        for name, work in figures.items():
            print(f"{preset:12} {name:20} {rate(work, seconds):12,.0f} / s")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
