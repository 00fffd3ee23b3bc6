"""The list model of the house rules, created on first use."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject

from arschloch_gui.app.setup.option_rows import OptionRow
from arschloch_gui.app.show.models.rows import RowModel


class OptionList:
    """A model with one row per rule, filled on first use.

    Creating the sixty rows up front would slow down the start.
    """

    def __init__(self, rows: Callable[[], Iterable[OptionRow]], parent: QObject) -> None:
        self._rows = rows
        self._model = RowModel(OptionRow, parent)
        self._looked_at = False

    def model(self) -> RowModel[OptionRow]:
        """Return the model. After the first call, `renew` keeps it up to date."""
        if not self._looked_at:
            self._looked_at = True
            self.renew()
        return self._model

    def renew(self) -> None:
        """Update the rows if the model is in use."""
        if self._looked_at:
            self._model.retarget(tuple(self._rows()))
