"""The titles of the match being set up, for QML."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.choices import title_choices
from arschloch_gui.app.table.seating import insignia_of
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import titles


class TitledSetup(QObject):
    """Base class for setup screens: offers the titles that the positions of a match will have."""

    titled = Signal()

    def __init__(self, settings: LiveSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        for related in (settings.titlesChanged, settings.mildChanged):
            related.connect(self.titled)

    def _own_titles(self) -> str:
        """Return the game's own title set; "" if it has none."""
        raise NotImplementedError

    def _players(self) -> int:
        """Return the number of players."""
        raise NotImplementedError

    @typed_property(list, titled)
    def titleSets(self) -> list[dict[str, str]]:
        """The title sets: {value, text}; "" stands for the game's own.

        The mild versions are listed if the settings ask for them.
        """
        return title_choices(self._settings.now.mild)

    @typed_property(list, titled)
    def ladder(self) -> list[str]:
        """The titles in use, from highest to lowest."""
        return list(titles.title_ladder(self._titles(), self._players()))

    @Slot(int, result=list)
    def signs(self, players: int) -> list[str]:
        """Return the insignia of all positions from highest to lowest."""
        return [insignia_of(office, players, self._titles()) for office in range(players)]

    @typed_property(bool, titled)
    def crude(self) -> bool:
        """Whether the chosen title set has a mild version."""
        wish = self._settings.now.titles
        return titles.is_crude(titles.chosen_set(self._own_titles(), wish))

    @typed_property(bool, titled)
    def takesTitles(self) -> bool:
        """Whether titles other than the game's own can be chosen."""
        return titles.can_be_wished(self._own_titles())

    def _titles(self) -> str:
        """Return the key of the title set in use; "" for none."""
        now = self._settings.now
        return titles.effective_set(self._own_titles(), now.titles, now.mild)
