"""Preferences of the characters in the climbing games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from arschloch_gui.ai.climbing.evaluation import goes_out
from arschloch_gui.ai.climbing.play_effects import Foresight
from arschloch_gui.ai.climbing.reading import legal_melds
from arschloch_gui.ai.climbing.regular import RegularPlayer, opinions
from arschloch_gui.ai.climbing.rules import HABITS
from arschloch_gui.ai.climbing.weights import WEIGHTS, weights_like
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

CAREFUL = weights_like(WEIGHTS, passing=0.4, strength=1.12)
BOLD = weights_like(WEIGHTS, lead=1.3, passing=0.1)
BOMB = 4
"""Minimum size of a set that a rebel considers a bomb."""
WORTH_IT = 1.0
"""Maximum loss of value that a rebel accepts, on the scale of `regular`."""
_DARING = {habit.kind: habit.dare for habit in HABITS if habit.dare}


class RebelPlayer:
    """The player `regular` with a preference for cheap bombs, revolutions and putsches."""

    def __init__(self) -> None:
        self._regular = RegularPlayer()

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        dare = _DARING.get(view.due[0].kind) if view.due else None
        if dare is not None:
            return dare(view, legal)
        usual = self._regular.choose(view, legal, rng)
        if view.due or goes_out(legal[usual], view):
            return usual
        return self._uproar(view, legal, usual)

    def _uproar(self, view: SeatView, legal: tuple[Action, ...], usual: int) -> int:
        """Return the best action that shakes up the table, or `usual` if that costs too much."""
        foresight, held = Foresight(view), len(view.hand)

        def shakes(meld: Meld) -> bool:
            after = foresight.after(meld, held - meld.size)
            return meld.size >= BOMB or after.reversed != view.reversed

        melds = legal_melds(view, legal, view.book)
        shaking = {index for index, meld in melds if shakes(meld)}
        if not shaking or usual in shaking:
            return usual
        value = {each.index: each.value for each in opinions(view, legal)}
        best = max(sorted(shaking), key=value.__getitem__)
        return best if value[best] >= value[usual] - WORTH_IT else usual


PERSONAS: Mapping[str, Callable[[], Player[SeatView]]] = MappingProxyType(
    {
        "careful": partial(RegularPlayer, CAREFUL),
        "bold": partial(RegularPlayer, BOLD),
        "rebel": RebelPlayer,
    }
)
