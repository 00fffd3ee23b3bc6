"""The games of the window: one line each, as in the engine. Nothing else names a game's package."""

from __future__ import annotations

from arschloch_gui.app.games.big_a.game import BIG_A
from arschloch_gui.app.games.climbing.game import CLIMBING
from arschloch_gui.app.games.game import Game
from arschloch_gui.app.games.seigneur.game import SEIGNEUR
from arschloch_gui.app.games.shithead.game import SHITHEAD
from arschloch_gui.app.games.thirteen.game import THIRTEEN
from arschloch_gui.app.show.stage import Stage
from arschloch_gui.app.table.game_table import GameTable

GAMES: tuple[Game, ...] = (CLIMBING, THIRTEEN, SHITHEAD, BIG_A, SEIGNEUR)


def game_of(key: str) -> Game:
    """The game of a family, by its key. Raises `KeyError`."""
    for game in GAMES:
        if game.key == key:
            return game
    raise KeyError(key)


def table_of(key: str) -> GameTable[Stage]:
    """The table of a family, by its key. Raises `KeyError`."""
    return game_of(key).table
