"""What somebody wants to practise: the game, and which decision of it."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.practice.offer import KINDS, games
from arschloch_gui.app.practice.seeking import ANY, TWO, Fresh, kind_of, tempting_of
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.own_games import OwnGames
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import practice as words
from arschloch_gui.coach.bank import Entry, load, stale
from arschloch_gui.coach.origin import Origin


@cache
def _entries_of(game: str) -> tuple[Entry, ...]:
    """The bank of a game, as long as that is what it was when the bank was made; the person's own
    games have none."""
    bank = load(game) if game in KINDS else None
    return bank.entries if bank is not None and not stale(bank) else ()


class Subject(QObject):
    """The games in which something is decided before the first trick, and what that is.

    A change is told without comparing (`Watch`): that would read the bank before anybody looks.
    """

    changed = Signal()

    def __init__(self, settings: LiveSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._own = OwnGames(settings)
        last, offered = settings.now.lastPreset, games(self._own)
        self._game, self._kind, self._theme = last if last in offered else offered[0], ANY, ANY

    @typed_property(list, changed)
    def games(self) -> list[dict[str, str]]:
        """Those of the house, then the person's own: {value, text}."""
        return [{"value": key, "text": self._own.name_of(key)} for key in games(self._own)]

    @typed_property(str, changed)
    def game(self) -> str:
        """The one that is chosen."""
        return self._game

    @typed_property(list, changed)
    def kinds(self) -> list[dict[str, str]]:
        """What can be practised in it: {value, text}."""
        kinds = KINDS.get(self.preset, ())
        offered = (ANY, *kinds) if len(kinds) != 1 else kinds
        if any(tempting_of(each) is not None for each in _entries_of(self._game)):
            offered = (*offered, TWO)
        return [{"value": kind, "text": words.kind_name(kind)} for kind in offered]

    @typed_property(str, changed)
    def kind(self) -> str:
        """What is chosen of it."""
        offered = [each["value"] for each in self.kinds]
        return self._kind if self._kind in offered else offered[0]

    @typed_property(list, changed)
    def themes(self) -> list[dict[str, str]]:
        """What the hands of the bank can teach: {value, text}; empty where that is one thing."""
        found = sorted({theme for each in self._of_kind() for theme in each.themes})
        if len(found) < 2:
            return []
        return [{"value": key, "text": words.theme(key)} for key in (ANY, *found)]

    @typed_property(str, changed)
    def theme(self) -> str:
        """What is chosen of that."""
        return self._theme if self._theme in [each["value"] for each in self.themes] else ANY

    @property
    def preset(self) -> str:
        """The preset the chosen game is based on."""
        return self._own.preset_of(self._game)

    @Slot(str)
    def choose(self, game: str) -> None:
        """Choose a game."""
        if game in games(self._own):
            self._game = game
            self.changed.emit()

    @Slot(str)
    def chooseKind(self, kind: str) -> None:
        """Choose what to practise of it."""
        self._kind = kind
        self.changed.emit()

    @Slot(str)
    def chooseTheme(self, theme: str) -> None:
        """Choose what the hands should be about."""
        self._theme = theme
        self.changed.emit()

    def reword(self) -> None:
        """Word everything anew."""
        self.changed.emit()

    def covers(self, origin: Origin) -> bool:
        """Whether an exercise that has come back is among what is wanted."""
        return self.kind == ANY and self.theme == ANY and origin.spec.preset == self.preset

    def banked(self) -> list[Entry]:
        """What the bank has of what is wanted; nothing for a game of one's own, or where the bank
        is of another version."""
        theme = self.theme  # worked out of all entries: once, not for each of them
        return [each for each in self._of_kind() if theme in (ANY, *each.themes)]

    def _of_kind(self) -> list[Entry]:
        entries, kind = _entries_of(self._game), self.kind
        if kind == TWO:
            return [each for each in entries if tempting_of(each) is not None]
        return [each for each in entries if kind in (ANY, kind_of(each))]

    def fresh(self, seed: int) -> Fresh:
        """What to look for from a deal on."""
        return Fresh(self.preset, self._own.rules_of(self._game), self.kind, seed, self.theme)
