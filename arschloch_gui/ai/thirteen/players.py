"""Players of Thirteen Cards by level and character, built from `lowest` and `regular`.

The weaker levels make mistakes, characters have other weights, and the strongest level searches.
"""

from __future__ import annotations

from dataclasses import replace

from arschloch_gui.ai.mistakes import (
    MistakeModel,
    MistakeRates,
    fallible_players,
    pass_a_trick,
    recall_turns,
)
from arschloch_gui.ai.playing import Playing, personas, players_by_level
from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.ai.thirteen.lowest import LowestPlayer
from arschloch_gui.ai.thirteen.playout.evaluation import play_on
from arschloch_gui.ai.thirteen.reading import legal_combos
from arschloch_gui.ai.thirteen.regular import WEIGHTS, RegularPlayer
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.view import SeatView

# -- the weaker levels --------------------------------------------------------------------

UNSEEING = replace(
    WEIGHTS,
    danger_cards=0.0, danger_points=0.0, danger_turns=0.0, danger_lead=0.0, way_out=0.0, last=0.0,
    weak_last=0.0, last_five=0.0, last_two=0.0, feeding=0.0,
)  # fmt: skip
"""The weights of `regular` without those for the end of the round."""


def ladder(view: SeatView, legal: tuple[Action, ...]) -> list[int] | None:
    """Return the indices of the combinations by kind and strength.

    The result is None if the whole hand can be played.
    """
    plays = legal_combos(legal)
    if any(combo.size == len(view.hand) for _, combo in plays):
        return None
    return [at for at, _ in sorted(plays, key=lambda play: (play[1].level, play[1].key, play[0]))]


CLUB = MistakeRates(memory=16, careless=8, eager=5, timid=4, blind=40)
"""Higher rates than usual, because a single mistake costs less than in most games."""

MISTAKES = MistakeModel(
    clear=RegularPlayer(),
    blind=RegularPlayer(UNSEEING),
    simple=LowestPlayer(),
    ladder=ladder,
    recall=recall_turns,
    wait=pass_a_trick,
)

# -- characters ---------------------------------------------------------------------------

CAREFUL = replace(WEIGHTS, passing=0.28)
"""Weights of careful players, for whom passing costs less."""
BOLD = replace(WEIGHTS, passing=0.41, lead=-0.02)
"""Weights of bold players, for whom passing costs more and who like to lead."""
# -- the strongest level ------------------------------------------------------------------

PLAYOUTS = 300
"""Number of rollouts for a decision."""


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer[SeatView]:
    """Return a player that tries the best options of `regular` in rollouts with `regular`."""
    return SearchingPlayer(RegularPlayer(), playouts, play_on)


# -- all players --------------------------------------------------------------------------

PLAYING: Playing[Rules, SeatView] = Playing(
    players=players_by_level(
        LowestPlayer, RegularPlayer, fallible_players(MISTAKES, club=CLUB), searching_player
    ),
    personas=personas(RegularPlayer, careful=CAREFUL, bold=BOLD),
)
