"""Selects the legal plays one after the other, without knowing any rules."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from arschloch_gui.app.session.choice import CardChoice
from arschloch_gui.app.session.turn import Turn
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import Card


class LegalPlays(QObject):
    """The viewer's legal plays, which the wheel or keys select one after the other."""

    def __init__(self, stage: TableState, turn: Turn, choice: CardChoice, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._turn = turn
        self._choice = choice

    @Slot(int, result=bool)
    def walk(self, by: int) -> bool:
        """Select the legal play `by` steps after the selected one, or before it if negative.

        Without a selection, start at either end. Return whether there was a play to select.
        """
        plays = self._plays()
        if not plays:
            return False
        chosen = self._stage.holding.selection()
        at = plays.index(chosen) + by if chosen in plays else 0 if by > 0 else -1
        self._choice.select(plays[at % len(plays)])
        return True

    def _plays(self) -> list[tuple[Card, ...]]:
        """Return each legal set of cards once, in the order of the rules."""
        judge = self._stage.judge
        if judge is None or not self._turn.can_play or self._stage.holding.gift:
            return []
        legal = (action for action in judge.snapshot.legal if isinstance(action, Play))
        return list(dict.fromkeys(tuple(sorted(play.cards)) for play in legal))
