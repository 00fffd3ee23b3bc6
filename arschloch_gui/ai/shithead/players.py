"""Players of Shithead by level and character, built from `lowest` and `regular`.

The weaker levels make mistakes, characters have other weights, and the strongest level searches.
"""

from __future__ import annotations

from dataclasses import replace

from arschloch_gui.ai.mistakes import MistakeModel, MistakeRates, fallible_players
from arschloch_gui.ai.playing import Playing, personas, players_by_level
from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.ai.shithead.ending import outcomes
from arschloch_gui.ai.shithead.lowest import LowestPlayer, rung
from arschloch_gui.ai.shithead.playout.evaluation import play_on
from arschloch_gui.ai.shithead.regular import RegularPlayer, Weights
from arschloch_gui.ai.shithead.swapping import MARK, trials
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.actions import Take
from arschloch_gui.engine.shithead.pile import kind_of
from arschloch_gui.engine.shithead.rules import Rules
from arschloch_gui.engine.shithead.view import SeatView

# -- the weaker levels --------------------------------------------------------------------

UNSEEING = Weights(stuck=0.0, exposed=0.0, again=0.0)
"""The weights of `regular` without those for the next player's options."""


def ladder(view: SeatView, legal: tuple[Action, ...]) -> list[int] | None:
    """Return the indices of the plays by rank, with fewer cards first.

    The list is empty for swaps and face-down cards.
    """
    plays = [(i, action.cards) for i, action in enumerate(legal) if isinstance(action, Play)]
    ordered = sorted(plays, key=lambda play: (rung(kind_of(play[1][0])), len(play[1]), play[0]))
    return [at for at, _ in ordered]


def recall(view: SeatView, turns: int) -> SeatView:
    """Return the view without older burned cards, and without the known cards in other hands."""
    if turns >= len(view.burned):
        return view
    kept = view.burned[len(view.burned) - turns :]
    return replace(view, burned=kept, known=tuple(() for _ in view.known))


def take_the_pile(view: SeatView, legal: tuple[Action, ...]) -> int | None:
    """Return the index of picking up the pile instead of playing a good card, or None."""
    return next((at for at, action in enumerate(legal) if isinstance(action, Take)), None)


# Luck matters a lot in this game and mistakes cost little, so they must be more frequent.
NOVICE = MistakeRates(memory=0, careless=60, eager=20, timid=20, blind=100)
CASUAL = MistakeRates(memory=4, careless=33, eager=15, timid=12, blind=80)
CLUB = MistakeRates(memory=16, careless=14, eager=7, timid=6, blind=40)

MISTAKES = MistakeModel(
    clear=RegularPlayer(),
    blind=RegularPlayer(UNSEEING),
    simple=LowestPlayer(),
    ladder=ladder,
    recall=recall,
    wait=take_the_pile,
)

# -- characters ---------------------------------------------------------------------------

CAREFUL = Weights(ten=13.0, two=6.5, high=1.15)
"""Weights of careful players, who keep good cards longer."""
BOLD = Weights(ten=11.0, two=5.5, high=0.85)
"""Weights of bold players, who play good cards sooner."""
# -- the strongest level ------------------------------------------------------------------

PLAYOUTS = 300
"""Number of rollouts for a decision."""


class SearchHabit(RegularPlayer):
    """The player `regular`, except that it chooses sure wins in endings and avoids sure losses."""

    def ranked(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        usual = super().ranked(view, legal, rng)
        known = outcomes(view, legal)
        winning = [index for index, wins in known.items() if wins]
        return winning or [index for index in usual if known.get(index, True)] or usual


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer[SeatView]:
    """Return a player that tries the best options of `regular` in rollouts with `regular`."""
    return SearchingPlayer(SearchHabit(), playouts, play_on)


# -- all players --------------------------------------------------------------------------

PLAYING: Playing[Rules, SeatView] = Playing(
    players=players_by_level(
        LowestPlayer,
        RegularPlayer,
        fallible_players(MISTAKES, NOVICE, CASUAL, CLUB),
        searching_player,
    ),
    personas=personas(RegularPlayer, careful=CAREFUL, bold=BOLD),
    trials=trials,
    mark=lambda: MARK,
)
