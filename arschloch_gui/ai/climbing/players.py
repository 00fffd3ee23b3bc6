"""Players of the climbing games by level and character, built from `lowest` and `regular`.

The weaker levels make mistakes, characters have other weights, and the strongest level searches.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.evaluation import goes_out
from arschloch_gui.ai.climbing.lowest import LowestPlayer
from arschloch_gui.ai.climbing.play_effects import Foresight
from arschloch_gui.ai.climbing.playout.core import IS_COMPILED
from arschloch_gui.ai.climbing.reading import legal_melds
from arschloch_gui.ai.climbing.regular import RegularPlayer, opinions
from arschloch_gui.ai.climbing.rules import HABITS
from arschloch_gui.ai.climbing.search.deals import deals, judges
from arschloch_gui.ai.climbing.search.learned_policy import trials_mark
from arschloch_gui.ai.climbing.search.plays import play_trials
from arschloch_gui.ai.climbing.search.preludes import trials
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.climbing.weights import WEIGHTS, weights_like
from arschloch_gui.ai.mistakes import MistakeModel, fallible_players, pass_a_trick, recall_turns
from arschloch_gui.ai.playing import Playing, personas, players_by_level
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

# -- the weaker levels --------------------------------------------------------------------

UNSEEING = weights_like(WEIGHTS,
    feeding=0, last_turn=0, last_turn_control=0, last_turn_lead=0, lead_turns=0, way_home=0,
    urgent_turns=0, urgent_control=0, urgent_lead=0, urgent_passing=0,
)  # fmt: skip
"""The weights of `regular` without those for the end of the round."""


class UnseeingPlayer:
    """The player `regular`, except that it ignores how close players are to going out."""

    def __init__(self) -> None:
        self._regular = RegularPlayer()

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        if view.due or any(goes_out(action, view) for action in legal):
            return self._regular.choose(view, legal, rng)
        found = opinions(view, legal, UNSEEING)
        return max(found, key=lambda each: (each.value, -each.index)).index


def ladder(view: SeatView, legal: tuple[Action, ...]) -> list[int] | None:
    """Return the indices of the plays by strength, then size, in ascending order.

    The result is None if the whole hand can be played.
    """
    if any(goes_out(action, view) for action in legal):
        return None
    strength = view.book.order[view.reversed]
    melds = legal_melds(view, legal, view.book)
    return [at for _, _, at in sorted((strength[meld.rank], meld.size, at) for at, meld in melds)]


MISTAKES = MistakeModel(
    clear=RegularPlayer(),
    blind=UnseeingPlayer(),
    simple=LowestPlayer(),
    ladder=ladder,
    recall=recall_turns,
    wait=pass_a_trick,
)

# -- characters ---------------------------------------------------------------------------

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


# -- all players --------------------------------------------------------------------------

PLAYING: Playing[Rules, SeatView] = Playing(
    players=players_by_level(
        LowestPlayer, RegularPlayer, fallible_players(MISTAKES), SearchingPlayer
    ),
    personas={**personas(RegularPlayer, careful=CAREFUL, bold=BOLD), "rebel": RebelPlayer},
    trials=trials,
    judges=judges,
    play_trials=play_trials,
    deals=deals,
    mark=trials_mark,
    is_compiled=lambda: IS_COMPILED,
)
