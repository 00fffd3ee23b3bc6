"""Time as QML reads it: how long each movement takes now, and whether anything is under way."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show import pace
from arschloch_gui.app.show.director import Director
from arschloch_gui.app.typed_property import typed_property


class PaceNow(QObject):
    """The pace in force; every duration is in milliseconds, 0 where nothing should move."""

    changed = Signal()
    busyChanged = Signal()

    def __init__(self, director: Director, settings: LiveSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._director = director
        self._settings = settings
        director.busyChanged.connect(self.busyChanged)
        director.paceChanged.connect(self.changed)
        for signal in (settings.speedChanged, settings.reducedMotionChanged):
            signal.connect(self._follow)
        self._follow()

    @typed_property(bool, busyChanged)
    def busy(self) -> bool:
        """Whether events are still playing."""
        return self._director.busy

    @typed_property(float, changed)
    def factor(self) -> float:
        """What durations given at speed 3 are multiplied with; 0 where nothing should move."""
        now = self._director.pace
        return 0.0 if now.reduced else now.factor

    @typed_property(bool, changed)
    def moves(self) -> bool:
        """Whether anything moves at all."""
        return self.factor > 0

    @typed_property(int, changed)
    def play(self) -> int:
        """Cards fly to the trick."""
        return self._director.pace.move(pace.PLAY)

    @typed_property(int, changed)
    def collect(self) -> int:
        """The trick flies to its taker."""
        return self._director.pace.move(pace.COLLECT)

    @typed_property(int, changed)
    def exchange(self) -> int:
        """Cards fly from one player to another."""
        return self._director.pace.move(pace.EXCHANGE)

    @typed_property(int, changed)
    def reseat(self) -> int:
        """Players walk to other places."""
        return self._director.pace.move(pace.RESEAT)

    @typed_property(int, changed)
    def passing(self) -> int:
        """A player shrugs."""
        return self._director.pace.move(pace.PASS)

    @typed_property(int, changed)
    def settle(self) -> int:
        """Cards close up in a hand."""
        return self._director.pace.move(pace.SETTLE)

    @typed_property(int, changed)
    def turnOver(self) -> int:
        """The ladder of ranks changes sides."""
        return self._director.pace.move(pace.TURN_OVER)

    @typed_property(int, changed)
    def moment(self) -> int:
        """A stamp on the table can be read."""
        return self._director.pace.move(pace.MOMENT)

    @Slot()
    def hurry(self) -> None:
        """Play what is under way four times as fast."""
        self._director.hurry()

    @Slot()
    def skipToResult(self) -> None:
        """Jump to the present."""
        self._director.finish()

    @Slot(bool)
    def waitForTable(self, waits: bool) -> None:
        """Play nothing while the table is being built."""
        self._director.block(waits)

    def _follow(self) -> None:
        self._director.set_pace(self._settings.now.speed, self._settings.keeps_still)
