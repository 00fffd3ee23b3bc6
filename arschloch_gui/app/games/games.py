"""Registry of the games in the window. Nothing else in `app/` names a game's package."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from arschloch_gui.app.games.big_a.game import BIG_A
from arschloch_gui.app.games.climbing.game import CLIMBING
from arschloch_gui.app.games.seigneur.game import SEIGNEUR
from arschloch_gui.app.games.shithead.game import SHITHEAD
from arschloch_gui.app.games.showing import AnyShowing, any_showing
from arschloch_gui.app.games.thirteen.game import THIRTEEN
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.game_table import AnyTable

GAMES: Mapping[str, AnyShowing] = MappingProxyType(
    {
        "climbing": any_showing(CLIMBING),
        "thirteen": any_showing(THIRTEEN),
        "shithead": any_showing(SHITHEAD),
        "big_a": any_showing(BIG_A),
        "seigneur": any_showing(SEIGNEUR),
    }
)


def showing(game: str) -> AnyShowing:
    """Return the user interface of a game by the key of its family. Raises `KeyError`."""
    return GAMES[game]


def table_of(game: str) -> AnyTable[TableState]:
    """Return the table of a game by the key of its family. Raises `KeyError`."""
    return showing(game).table
