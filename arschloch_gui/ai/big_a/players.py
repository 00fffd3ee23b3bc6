"""Players of the Big A by level and character, built from `lowest` and `regular`.

The weaker levels make mistakes, characters have other weights, and the strongest level searches.
"""

from __future__ import annotations

from arschloch_gui.ai.big_a.lowest import LowestPlayer
from arschloch_gui.ai.big_a.playout.evaluation import play_on
from arschloch_gui.ai.big_a.reading import legal_melds
from arschloch_gui.ai.big_a.regular import RegularPlayer, Weights
from arschloch_gui.ai.mistakes import (
    MistakeModel,
    MistakeRates,
    fallible_players,
    pass_a_trick,
    recall_turns,
)
from arschloch_gui.ai.playing import Playing, personas, players_by_level
from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.big_a.melds import A_CARD
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.view import SeatView

# -- the weaker levels --------------------------------------------------------------------

UNSEEING = Weights(danger=0.0, gift=0.0, lead_low=0.0)
"""The weights of `regular` without those for how close a rival is to going out."""


def ladder(view: SeatView, legal: tuple[Action, ...]) -> list[int] | None:
    """Return the indices of the plays by number, smaller sets first.

    A cards are left out, because no player leads them by mistake. The result is None if the whole
    hand can be played, or in an A trick, because all players are careful there.
    """
    plays = legal_melds(legal)
    if view.is_a_trick or any(meld.size == len(view.hand) for _, meld in plays):
        return None
    numbers = [(meld.number, meld.size, at) for at, meld in plays if meld.kind != A_CARD]
    return [at for _, _, at in sorted(numbers)]


# Most cards can be played sooner or later, so mistakes cost little and must be frequent.
CASUAL = MistakeRates(memory=4, careless=24, eager=10, timid=10, blind=80)
CLUB = MistakeRates(memory=16, careless=10, eager=4, timid=4, blind=40)

MISTAKES = MistakeModel(
    clear=RegularPlayer(),
    blind=RegularPlayer(UNSEEING),
    simple=LowestPlayer(),
    ladder=ladder,
    recall=recall_turns,
    wait=pass_a_trick,
)

# -- characters ---------------------------------------------------------------------------

CAREFUL = Weights(lead=-1.3)
"""Weights of careful players, who value the lead less."""
BOLD = Weights(lead=-1.44)
"""Weights of bold players, who value the lead more."""
# -- the strongest level ------------------------------------------------------------------

PLAYOUTS = 160
"""Number of rollouts for a decision."""


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer[SeatView]:
    """Return a player that tries the best options of `regular` in rollouts with `regular`."""
    return SearchingPlayer(RegularPlayer(), playouts, play_on)


# -- all players --------------------------------------------------------------------------

PLAYING: Playing[Rules, SeatView] = Playing(
    players=players_by_level(
        LowestPlayer,
        RegularPlayer,
        fallible_players(MISTAKES, casual=CASUAL, club=CLUB),
        searching_player,
    ),
    personas=personas(RegularPlayer, careful=CAREFUL, bold=BOLD),
)
