"""The animation timing for QML: current durations, and whether an animation is in progress."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show import pace
from arschloch_gui.app.show.director import Director


class PaceFacts(Struct, frozen=True):
    """The duration of each animation in milliseconds, 0 if nothing should move."""

    factor: float = 0.0
    """The factor for durations given at speed 3, or 0 if nothing should move."""
    moves: bool = False
    """Whether anything is animated."""
    play: int = 0
    """The duration of a play, from the hand to the trick."""
    collect: int = 0
    """The duration of moving the trick to its winner."""
    exchange: int = 0
    """The duration of moving cards from one player to another."""
    reseat: int = 0
    """The duration of a change of seats."""
    passing: int = 0
    """The duration of a player's shrug."""
    settle: int = 0
    """The duration of closing the gaps in a hand."""
    turnOver: int = 0
    """The duration of reversing the order of ranks."""
    moment: int = 0
    """The time for which a stamp on the table is shown."""

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
    """The current pace.

    Use it from the GUI thread only.
    """

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
