"""The house rules as a list model, made only where somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject

from arschloch_gui.app.setup.option_rows import OptionRow
from arschloch_gui.app.show.models.rows import RowModel


class OptionList:
    """A row for each rule; the window begins without them, as their sixty rows take a while."""

    def __init__(self, rows: Callable[[], Iterable[OptionRow]], parent: QObject) -> None:
        self._rows = rows
        self._model = RowModel(OptionRow, parent)
        self._looked_at = False

    def model(self) -> RowModel[OptionRow]:
        """The list; from the first look on it is kept up to date."""
        if not self._looked_at:
            self._looked_at = True
            self.renew()
        return self._model

    def renew(self) -> None:
        """Bring the rows up to date."""
        if self._looked_at:
            self._model.retarget(tuple(self._rows()))
