"""The parts of the table that only the present game has; they come and go with its match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.qml_module import register
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.match import MatchSpec


class Boards:
    """The board on the stage; what is done on one goes to `act`."""

    def __init__(self, stage: TableState, act: Callable[[Action], bool], parent: QObject) -> None:
        self._stage = stage
        self._act = act
        self._parent = parent

    def lay_out(self, spec: MatchSpec) -> None:
        """Lay out the board of a match that comes to the table, if its game has one."""
        self._stage.play_by(spec)
        board = table_of(spec.family.key).board(self._stage, self._act, self._parent)
        if board is not None:
            register(type(board))
        self._stage.board = board

    def put_away(self) -> None:
        """Take the board away, and let it tell nothing more: it knows nothing of what comes."""
        if self._stage.board is not None:
            self._stage.board.blockSignals(True)
            self._stage.board.deleteLater()
