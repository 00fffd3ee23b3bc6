"""Animation timing as QML reads it: current durations, and whether anything is in progress."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show import pace
from arschloch_gui.app.show.director import Director


class PaceFacts(Struct, frozen=True):
    """The duration of each movement in milliseconds; 0 if nothing should move."""

    factor: float = 0.0
    """The factor for durations given at speed 3; 0 if nothing should move."""
    moves: bool = False
    """Whether anything moves at all."""
    play: int = 0
    """Cards move to the trick."""
    collect: int = 0
    """The trick moves to the player who takes it."""
    exchange: int = 0
    """Cards move from one player to another."""
    reseat: int = 0
    """Players change seats."""
    passing: int = 0
    """A player shrugs."""
    settle: int = 0
    """Cards close up in a hand."""
    turnOver: int = 0
    """The ladder of ranks reverses."""
    moment: int = 0
    """A stamp on the table is shown."""

    @classmethod
    def of(cls, now: pace.Pace) -> PaceFacts:
        """Return the durations for a pace."""
        factor = 0.0 if now.reduced else now.factor
        return cls(
            factor=factor,
            moves=factor > 0,
            play=now.move(pace.PLAY),
            collect=now.move(pace.COLLECT),
            exchange=now.move(pace.EXCHANGE),
            reseat=now.move(pace.RESEAT),
            passing=now.move(pace.PASS),
            settle=now.move(pace.SETTLE),
            turnOver=now.move(pace.TURN_OVER),
            moment=now.move(pace.MOMENT),
        )


class BusyFacts(Struct, frozen=True):
    """The progress of the animations."""

    busy: bool = False
    """Whether events are still being shown."""


class PaceNow(Exposed):
    """The current pace. GUI thread only."""

    changed = Signal()
    busyChanged = Signal()
    shows = by_signal(changed=PaceFacts, busyChanged=BusyFacts)

    def __init__(self, director: Director, settings: LiveSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._director = director
        self._settings = settings
        self._look()
        self._look_busy()
        director.busyChanged.connect(self._look_busy)
        director.paceChanged.connect(self._look)
        for signal in (settings.speedChanged, settings.reducedMotionChanged):
            signal.connect(self._follow)
        self._follow()

    @Slot()
    def hurry(self) -> None:
        """Play the current animations four times as fast."""
        self._director.hurry()

    @Slot()
    def skipToResult(self) -> None:
        """Skip all remaining animations and show the current state."""
        self._director.finish()

    @Slot(bool)
    def waitForTable(self, waits: bool) -> None:
        """Pause the animations while the table is being built."""
        self._director.block(waits)

    def _follow(self) -> None:
        self._director.set_pace(self._settings.now.speed, self._settings.keeps_still)

    def _look(self) -> None:
        self.show(changed=PaceFacts.of(self._director.pace))

    def _look_busy(self) -> None:
        self.show(busyChanged=BusyFacts(self._director.busy))
