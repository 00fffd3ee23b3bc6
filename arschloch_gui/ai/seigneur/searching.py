"""A player of Grand Seigneur that looks ahead."""

from __future__ import annotations

from arschloch_gui.ai.player import any_player, worth_of
from arschloch_gui.ai.search.playouts import ByEngine
from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.ai.seigneur.regular import RegularPlayer
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.deck import decks_for
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.state import BOMB_ASKED
from arschloch_gui.engine.seigneur.view import SeatView
from arschloch_gui.engine.table.game import any_game
from arschloch_gui.engine.table.round import AnyRound

PLAYOUTS = 160
"""Maximum number of rollouts for a decision."""
LIGHT = 25
"""With two decks: number of cards in all hands up to which all rollouts are run.

Rollouts with more cards take longer, and those with one deck take half as long.
"""


def affordable(playouts: int, view: SeatView) -> int:
    """Return the number of rollouts to run, given the cards still held."""
    cards = sum(view.counts)
    if decks_for(view.rules.players) == 1 or cards <= LIGHT:
        return playouts
    return playouts * LIGHT // cards


class SearchHabit(RegularPlayer):
    """The player `regular`, which answers at once when asked for a bomb.

    Thinking time would reveal to the others that the player was asked.
    """

    def ranked(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        usual = super().ranked(view, legal, rng)
        return usual[:1] if view.phase == BOMB_ASKED else usual


def is_out(state: AnyRound, seat: Seat) -> bool:
    """Return whether a seat is out, so that its place is final."""
    return seat in state.finished


def place(state: AnyRound, seat: Seat) -> float:
    """Return the place of a seat that is out, in equal steps from +1 (first) to −1 (last)."""
    return worth_of(state.finished.index(seat), len(state.order))


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer[SeatView]:
    """Return a player that tries the best options of `regular` in rollouts with `regular`."""
    play_on = ByEngine(any_game(SEIGNEUR), any_player(RegularPlayer(known={})), place, is_out)
    return SearchingPlayer(SearchHabit(), playouts, play_on, effort=affordable)
