"""The player of Grand Seigneur that looks ahead."""

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
"""How many rounds are played on for a decision at most."""
LIGHT = 25
"""With two decks, up to so many cards in all hands; more take longer, and with one deck they take
half as long."""


def affordable(playouts: int, view: SeatView) -> int:
    """How many rounds are played on, as it follows from the cards still held."""
    cards = sum(view.counts)
    if decks_for(view.rules.players) == 1 or cards <= LIGHT:
        return playouts
    return playouts * LIGHT // cards


class SearchHabit(RegularPlayer):
    """`regular`, but that it is sure of itself when asked for a bomb.

    Nobody is to notice that somebody is asked, so there is no time to think then.
    """

    def ranked(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        usual = super().ranked(view, legal, rng)
        return usual[:1] if view.phase == BOMB_ASKED else usual


def is_out(state: AnyRound, seat: Seat) -> bool:
    """Whether a seat's place is known: nobody changes it any more."""
    return seat in state.finished


def place(state: AnyRound, seat: Seat) -> float:
    """The place of a seat that has one, in equal steps from +1 (out first) to −1."""
    return worth_of(state.finished.index(seat), len(state.order))


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer[SeatView]:
    """Tries what `regular` likes best and lets everybody go on as `regular` does."""
    play_on = ByEngine(any_game(SEIGNEUR), any_player(RegularPlayer(known={})), place, is_out)
    return SearchingPlayer(SearchHabit(), playouts, play_on, effort=affordable)
