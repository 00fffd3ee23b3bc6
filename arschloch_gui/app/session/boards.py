"""The parts of the table that belong to one game, which exist as long as its match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.qml_module import register
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.match import MatchSpec


class Boards:
    """The owner of the stage's board. Actions on the board are passed to `act`."""

    def __init__(self, stage: TableState, act: Callable[[Action], bool], parent: QObject) -> None:
        self._stage = stage
        self._act = act
        self._parent = parent

    def lay_out(self, spec: MatchSpec) -> None:
        """Create the board of a new match, if its game has one."""
        self._stage.play_by(spec)
        board = table_of(spec.family.key).board(self._stage, self._act, self._parent)
        if board is not None:
            register(type(board))
        self._stage.board = board

    def put_away(self) -> None:
        """Delete the board. Its signals are blocked, so that it does not react to later changes."""
        if self._stage.board is not None:
            self._stage.board.blockSignals(True)
            self._stage.board.deleteLater()
