"""The titles of the match being set up, as QML reads them."""

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
        """The set of titles the game has by itself; empty for none."""
        raise NotImplementedError

    def _players(self) -> int:
        """How many play."""
        raise NotImplementedError

    @typed_property(list, titled)
    def titleSets(self) -> list[dict[str, str]]:
        """The title sets: {value, text}; "" is the game's own. Mild ones as the settings say."""
        return title_choices(self._settings.now.mild)

    @typed_property(list, titled)
    def ladder(self) -> list[str]:
        """The titles from highest to lowest, as they will be called."""
        return list(titles.title_ladder(self._titles(), self._players()))

    @Slot(int, result=list)
    def signs(self, players: int) -> list[str]:
        """The signs of all offices from highest to lowest."""
        return [insignia_of(office, players, self._titles()) for office in range(players)]

    @typed_property(bool, titled)
    def crude(self) -> bool:
        """Whether the chosen titles have milder ones."""
        wish = self._settings.now.titles
        return titles.is_crude(titles.chosen_set(self._own_titles(), wish))

    @typed_property(bool, titled)
    def takesTitles(self) -> bool:
        """Whether other titles than the game's own can be chosen."""
        return titles.can_be_wished(self._own_titles())

    def _titles(self) -> str:
        """The set of titles in force; empty for none."""
        now = self._settings.now
        return titles.effective_set(self._own_titles(), now.titles, now.mild)
