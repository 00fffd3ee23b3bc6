"""How well the opponents of the next match play: all alike, or each as he is chosen.

What was chosen is kept in the settings, so the next match and another match with the same rules
have it, too.
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
"""The value of the choice that leaves every opponent a level of his own."""


class SetUp(Struct, frozen=True):
    """What opponents have to know of the match being set up."""

    game: str
    """The key of its family."""
    players: int


class OpponentChoice(QObject):
    """What the screens offer and show of the opponents. GUI thread only."""

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

    # -- what QML reads -----------------------------------------------------------------

    @typed_property(list, changed)
    def choices(self) -> list[dict[str, object]]:
        """The levels at this game, weakest first, and at the end `MIXED`: {value, text, help,
        pips}."""
        alike: list[dict[str, object]] = [
            {"value": lv, "text": level_name(lv), "help": level_blurb(lv), "pips": level_pips(lv)}
            for lv in self._there()
        ]
        text = translate("Opponents", "Mixed")
        about = translate("Opponents", "Choose how well each of them plays.")
        return [*alike, {"value": MIXED, "text": text, "help": about, "pips": 0}]

    @typed_property(str, changed)
    def level(self) -> str:
        """Which of `choices` will play."""
        now = self._settings.now
        return MIXED if now.mixedLevels else self._here(now.level)

    @typed_property(str, changed)
    def about(self) -> str:
        """How those play who are chosen, in a sentence."""
        chosen = self.level
        return next((str(each["help"]) for each in self.choices if each["value"] == chosen), "")

    @typed_property(list, changed)
    def names(self) -> list[str]:
        """What the levels are called, weakest first."""
        return list(map(level_name, self._there()))

    @typed_property(list, changed)
    def seats(self) -> list[int]:
        """By opponent, clockwise: which of `names` he is. Empty where all are alike."""
        there = self._there()
        if not self._settings.now.mixedLevels:
            return []
        return [there.index(self._here(lv)) for lv in self.ofTable(self._set_up().players)]

    @typed_property(QObject)
    def guests(self) -> Guests:
        """Who they are."""
        return self._guests

    # -- what the person does -----------------------------------------------------------

    @Slot(str)
    def choose(self, value: str) -> None:
        """Let all play alike, or as they are chosen one by one."""
        self._settings.change("mixedLevels", value == MIXED)
        if value != MIXED:
            self._settings.change("level", value)

    @Slot(int, int)
    def chooseSeat(self, opponent: int, at: int) -> None:
        """Let one of them (0 is the first clockwise) play as one of `names` does."""
        there = self._there()
        levels = self.ofTable(self._set_up().players)
        if 0 <= opponent < len(levels) and 0 <= at < len(there):
            levels[opponent] = there[at]
            # Those of larger tables are not forgotten.
            beyond = self._settings.now.seatLevels[len(levels) :]
            self._settings.change("seatLevels", [*levels, *beyond])

    @Slot(int, result=list)
    def ofTable(self, players: int) -> list[str]:
        """The levels of all opponents at a table for so many, clockwise."""
        now = self._settings.now
        chosen = list(map(offered, now.seatLevels)) if now.mixedLevels else []
        return (chosen + [offered(now.level)] * players)[: players - 1]

    # -- inside -------------------------------------------------------------------------

    def _playing(self) -> list[str]:
        """The levels of all opponents at this game, clockwise."""
        return [self._here(level) for level in self.ofTable(self._set_up().players)]

    def _there(self) -> list[str]:
        """The levels that this game has of those offered, weakest first."""
        there = levels_of(self._set_up().game)
        return [level for level in OFFERED if level in there]

    def _here(self, level: str) -> str:
        """What a level that was chosen once becomes at this game."""
        return level_at(offered(level), self._set_up().game)
