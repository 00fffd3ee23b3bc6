"""The painter, which draws the window's pictures in a thread, and the provider for QML.

Qt's own picture thread would deadlock. It asks a provider for its type while holding the lock that
the GUI thread needs to load any picture. A provider written in Python needs the interpreter to
answer, and the GUI thread may hold that while it loads a picture, for example when a Python model
inserts a row whose delegate shows a card. So QML asks the `Painter` first, and requests a picture
only once it is in memory, where `ArtProvider` finds it at once.
"""

from __future__ import annotations

import threading
import time
from collections import Counter, OrderedDict
from contextlib import suppress

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtQml import QQmlImageProviderBase
from PySide6.QtQuick import QQuickImageProvider

from arschloch_gui.app.pictures.drawings import Drawing, companions_of
from arschloch_gui.app.pictures.sprites import SpriteStore
from arschloch_gui.app.typed_property import typed_property

AT_ONCE = ("card", "back", "sample")
"""Kinds of pictures that must never be blank: drawn at once if no substitute is available."""
WITH_THEIR_SCREEN = (*AT_ONCE, "game", "logo")
"""Kinds of pictures that a new screen waits for, while the old screen stays visible."""
LAST = ("game",)
"""Kinds drawn after all others, because each takes as long as the rest of the start screen."""
LARGE = 2_000_000
"""Number of pixels above which a picture is read from the disk by the thread (28 ms here).

The cloth of a window with 3840×2160 pixels takes 120 ms.
"""
NEW_BATCH = 1.0
"""Seconds without a request after which the next one belongs to a new screen."""
WARM_PAUSE = 0.004
"""Seconds between two cards drawn in advance, so that the GUI thread gets its turn."""


class Painter(QObject):
    """Painter of pictures for QML. `close` ends its thread.

    Pictures for the newest screen are drawn first, in the order requested, except that pictures of
    games come last. With `warm`, the first card requested in a size makes the rest of its deck
    follow when the thread is idle.
    """

    owesChanged = Signal()
    drawn = Signal(str)
    """Emitted in the GUI thread with the address of a requested picture that is ready."""
    _finished = Signal(str)
    _dismissed = Signal(str)

    def __init__(self, store: SpriteStore, *, warm: bool = True) -> None:
        super().__init__()
        self.store = store
        self._warm = warm
        self._asked: list[OrderedDict[str, Drawing]] = []
        """Requests by address, one batch per screen, the newest last."""
        self._last_asked = 0.0
        self._patient = False
        self._owed: Counter[str] = Counter()
        """Addresses that must be ready before their screen is shown.

        The count is the number of items waiting for each.
        """
        self._later: list[Drawing] = []
        self._decks: set[Drawing] = set()
        self._closing = False
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)
        # Queued, because an item may be destroyed in the middle of a change of screens.
        self._dismissed.connect(self._on_dismissed, Qt.ConnectionType.QueuedConnection)

    @typed_property(bool, owesChanged)
    def owes(self) -> bool:
        """Whether a new screen must stay hidden because some of its pictures would be blank."""
        return bool(self._owed)

    @Slot(bool)
    def bePatient(self, patient: bool) -> None:
        """Set whether the next screen waits for its pictures (see `owes`).

        Otherwise missing cards are drawn at once.
        """
        self._patient = patient

    @Slot(list)
    def gather(self, addresses: list[str]) -> None:
        """Draw these pictures. `owes` stays true until each can be shown, in whatever size."""
        for address in addresses:
            if not self.ready(address) and self.store.like(Drawing.parse(address)) is None:
                self._owe(address)

    @Slot(str, result=bool)
    def ready(self, address: str) -> bool:
        """Return whether a picture can be shown at once. If not, `drawn` is emitted when it can."""
        try:
            drawing = Drawing.parse(address)
        except ValueError:
            # The provider has no such picture either, and Qt will warn.
            return True
        return self.store.has(drawing) or self._ask(address, drawing)

    @Slot(str, result=str)
    def soonest(self, address: str) -> str:
        """Return the address of the best picture that can be shown right now, "" for none.

        It is the picture itself if it has been drawn before (unless it is `LARGE` and not in
        memory), or else the same subject in another size until `drawn` is emitted. Otherwise cards,
        backs and samples are drawn while the window waits. While the next screen is still hidden
        (`bePatient`), nothing is drawn at once, and the screen waits for these and for games and
        logos.
        """
        try:
            drawing = Drawing.parse(address)
        except ValueError:
            return address
        large = drawing.width * drawing.height > LARGE
        if self.store.has(drawing) or (not large and self.store.fetch(drawing)):
            return address
        if (like := self.store.like(drawing)) is not None:
            self._ask(address, drawing)
            return like.address()
        if drawing.kind in WITH_THEIR_SCREEN and self._patient:
            self._ask(address, drawing)
            self._owe(address)
            return ""
        if drawing.kind in AT_ONCE:
            with suppress(Exception):
                self._paint(drawing)
            with self._wake:
                self._start()
            return address
        self._ask(address, drawing)
        return ""

    def _ask(self, address: str, drawing: Drawing) -> bool:
        """Request a picture from the thread. Always returns False because it is not ready yet."""
        with self._wake:
            if self._closing:
                return False
            now = time.monotonic()
            for batch in self._asked:
                batch.pop(address, None)
            if not self._asked or now - self._last_asked > NEW_BATCH:
                self._asked.append(OrderedDict())
            self._last_asked = now
            self._asked[-1][address] = drawing
            self._start()
        return False

    def _owe(self, address: str) -> None:
        if self._closing:
            return
        self._owed[address] += 1
        if self._owed.total() == 1:
            self.owesChanged.emit()

    def _on_finished(self, address: str) -> None:
        self.drawn.emit(address)
        self._pay(address, self._owed[address])

    @Slot(str)
    def dismiss(self, address: str) -> None:
        """Reduce the number of items waiting for a picture, because one was destroyed."""
        self._dismissed.emit(address)

    def _on_dismissed(self, address: str) -> None:
        self._pay(address, 1)

    def _pay(self, address: str, count: int) -> None:
        if self._owed[address]:
            self._owed[address] -= count
            self._owed = +self._owed  # keeps positive counts only
            if not self._owed:
                self.owesChanged.emit()

    @Slot(str)
    def expect(self, address: str) -> None:
        """Draw a card and the rest of its deck when idle, unless this was done before."""
        drawing = Drawing.parse(address)
        if not self._warm or self.store.keeps(drawing):
            return
        with self._wake:
            if not self._closing:
                self._later.append(drawing)
                self._start()

    def _start(self) -> None:
        """Start the thread if needed and wake it. The caller holds the lock."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="painter", daemon=True)
            self._thread.start()
        self._wake.notify()

    def close(self) -> None:
        """Stop after the current picture and wait for the thread to end."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    # -- painter's thread ---------------------------------------------------------------

    def _run(self) -> None:
        if self._warm:
            self.store.tidy()
        while (job := self._next()) is not None:
            address, drawing = job
            # Errors are left to the provider, which tries again in the GUI thread.
            with suppress(Exception):
                self._paint(drawing)
            if address:
                self._finished.emit(address)
            else:
                time.sleep(WARM_PAUSE)

    def _next(self) -> tuple[str, Drawing] | None:
        """Return the next drawing and the requested address, "" if it is drawn in advance."""
        with self._wake:
            while not self._closing:
                if (asked := self._take_asked()) is not None:
                    return asked
                if self._later:
                    return "", self._later.pop(0)
                self._wake.wait()
            return None

    def _take_asked(self) -> tuple[str, Drawing] | None:
        """Remove and return the next requested drawing, or None. The caller holds the lock."""
        self._asked = [batch for batch in self._asked if batch]
        for late in (False, True):
            for batch in reversed(self._asked):
                for address, drawing in batch.items():
                    if (drawing.kind in LAST) == late:
                        return address, batch.pop(address)
        return None

    def _paint(self, drawing: Drawing) -> None:
        if not self.store.has(drawing):
            self.store.get(drawing)
        if not self._warm:
            return
        # Draw the rest of a card's deck once for each deck and size.
        rest = companions_of(drawing)
        if rest and rest[0] not in self._decks:
            self._decks.add(rest[0])
            with self._wake:
                self._later += rest


class ArtProvider(QQuickImageProvider):
    """Image provider for `image://art/…`, from the pictures already drawn. GUI thread only.

    A picture that has been dropped from memory is drawn again at once.
    """

    def __init__(self, store: SpriteStore) -> None:
        super().__init__(QQmlImageProviderBase.ImageType.Image)
        self._store = store

    def requestImage(self, id: str, size: QSize, requestedSize: QSize) -> QImage:
        """Return the picture for an address; if it is invalid, an empty one, and Qt warns."""
        try:
            image = self._store.get(Drawing.parse(id))
        except (ValueError, IndexError):
            return QImage()
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image
