"""The levels of the opponents in the next match: the same for all, or one for each.

The choice is kept in the settings, so the next match and a rematch use it too.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.levels import OFFERED, level_at, levels_of, offered
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.guests import Guests
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.levels import level_blurb, level_name, level_pips
from arschloch_gui.app.wording.words import translate

MIXED = "mixed"
"""The value of the choice that lets every opponent have a different level."""


class SetUp(Struct, frozen=True):
    """The properties of the match being set up that affect the opponents."""

    game: str
    """The key of the game's family."""
    players: int


class OpponentChoice(QObject):
    """The choice of opponents' levels, for QML. GUI thread only."""

    changed = Signal()

    def __init__(
        self, settings: LiveSettings, set_up: Callable[[], SetUp], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._set_up = set_up
        for signal in (
            settings.levelChanged, settings.mixedLevelsChanged, settings.seatLevelsChanged,
        ):  # fmt: skip
            signal.connect(self.changed)
        self._guests = Guests(settings, self._playing, self)
        self.changed.connect(self._guests.changed)

    # -- for QML ------------------------------------------------------------------------

    @typed_property(list, changed)
    def choices(self) -> list[dict[str, object]]:
        """The game's levels, weakest first, followed by `MIXED`: {value, text, help, pips}."""
        alike: list[dict[str, object]] = [
            {"value": lv, "text": level_name(lv), "help": level_blurb(lv), "pips": level_pips(lv)}
            for lv in self._there()
        ]
        text = translate("Opponents", "Mixed")
        about = translate("Opponents", "Choose how well each of them plays.")
        return [*alike, {"value": MIXED, "text": text, "help": about, "pips": 0}]

    @typed_property(str, changed)
    def level(self) -> str:
        """The value of the current choice from `choices`."""
        now = self._settings.now
        return MIXED if now.mixedLevels else self._here(now.level)

    @typed_property(str, changed)
    def about(self) -> str:
        """A sentence about how the chosen level plays."""
        chosen = self.level
        return next((str(each["help"]) for each in self.choices if each["value"] == chosen), "")

    @typed_property(list, changed)
    def names(self) -> list[str]:
        """The names of the game's levels, weakest first."""
        return list(map(level_name, self._there()))

    @typed_property(list, changed)
    def seats(self) -> list[int]:
        """The index into `names` for each opponent, clockwise; empty if all play alike."""
        there = self._there()
        if not self._settings.now.mixedLevels:
            return []
        return [there.index(self._here(lv)) for lv in self.of_table(self._set_up().players)]

    @typed_property(QObject)
    def guests(self) -> Guests:
        """The guests who will be the opponents."""
        return self._guests

    # -- user actions -------------------------------------------------------------------

    @Slot(str)
    def choose(self, value: str) -> None:
        """Set one level for all opponents, or use the individual levels if `value` is `MIXED`."""
        self._settings.change("mixedLevels", value == MIXED)
        if value != MIXED:
            self._settings.change("level", value)

    @Slot(int, int)
    def chooseSeat(self, opponent: int, at: int) -> None:
        """Set the level of one opponent (0 is the first clockwise) to `names[at]`."""
        there = self._there()
        levels = self.of_table(self._set_up().players)
        if 0 <= opponent < len(levels) and 0 <= at < len(there):
            levels[opponent] = there[at]
            # Keep the choices for the extra seats of larger tables.
            beyond = self._settings.now.seatLevels[len(levels) :]
            self._settings.change("seatLevels", [*levels, *beyond])

    def of_table(self, players: int) -> list[str]:
        """Return the levels of all opponents at a table of `players`, clockwise."""
        now = self._settings.now
        chosen = list(map(offered, now.seatLevels)) if now.mixedLevels else []
        return (chosen + [offered(now.level)] * players)[: players - 1]

    # -- internal -----------------------------------------------------------------------

    def _playing(self) -> list[str]:
        """Return the levels that the opponents will actually have in this game, clockwise."""
        return [self._here(level) for level in self.of_table(self._set_up().players)]

    def _there(self) -> list[str]:
        """Return the offered levels that exist in this game, weakest first."""
        there = levels_of(self._set_up().game)
        return [level for level in OFFERED if level in there]

    def _here(self, level: str) -> str:
        """Return this game's equivalent of a level that was chosen earlier."""
        return level_at(offered(level), self._set_up().game)
