"""Draws the pictures of the window in a thread of its own and hands them to QML.

Why Qt's own thread for pictures is not asked: it asks a provider for its type while it holds the
lock that the GUI thread needs to load any picture at all. A provider written in Python needs the
interpreter for its answer, and the GUI thread may hold that while it loads (a model written in
Python inserts a row, its delegate shows a card): then both wait for ever. So QML asks the `Painter`
first and names a picture only once it lies in memory, where `ArtProvider` fetches it at once.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from contextlib import suppress

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtQml import QQmlImageProviderBase
from PySide6.QtQuick import QQuickImageProvider

from arschloch_gui.app.pictures.drawings import Drawing, companions_of
from arschloch_gui.app.pictures.sprites import SpriteStore

WARM_PAUSE = 0.004
"""Seconds between two cards nobody asked for yet, so that the GUI thread gets its turn."""


class Painter(QObject):
    """What QML asks for pictures. `close` ends its thread.

    What was asked for last is drawn first: it is what the person looks at. With `warm`, the first
    card asked for at some size lets the rest of its deck follow when there is nothing else to do.
    """

    drawn = Signal(str)
    """A picture that was asked for can be shown; its address. Sent in the GUI thread."""
    _finished = Signal(str)

    def __init__(self, store: SpriteStore, *, warm: bool = True) -> None:
        super().__init__()
        self.store = store
        self._warm = warm
        self._asked: OrderedDict[str, Drawing] = OrderedDict()
        self._later: list[Drawing] = []
        self._decks: set[Drawing] = set()
        self._closing = False
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None
        self._finished.connect(self.drawn, Qt.ConnectionType.QueuedConnection)

    @Slot(str, result=bool)
    def ready(self, address: str) -> bool:
        """Whether a picture can be shown at once; otherwise `drawn` will tell when it can."""
        try:
            drawing = Drawing.parse(address)
        except ValueError:
            # The provider has nothing for it either, and Qt warns.
            return True
        if self.store.has(drawing):
            return True
        with self._wake:
            if self._closing:
                return False
            self._asked[address] = drawing
            self._asked.move_to_end(address)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="painter", daemon=True)
                self._thread.start()
            self._wake.notify()
        return False

    def close(self) -> None:
        """Stop after the picture at hand and wait for the thread to end."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    # -- in the painter's thread --------------------------------------------------------

    def _run(self) -> None:
        if self._warm:
            self.store.tidy()
        while (job := self._next()) is not None:
            address, drawing = job
            # What cannot be drawn is the provider's to report, who tries again in the GUI thread.
            with suppress(Exception):
                self._paint(drawing)
            if address:
                self._finished.emit(address)
            else:
                time.sleep(WARM_PAUSE)

    def _next(self) -> tuple[str, Drawing] | None:
        """The next drawing with the address that asked for it, "" if nobody has asked yet."""
        with self._wake:
            while not (self._closing or self._asked or self._later):
                self._wake.wait()
            if self._closing:
                return None
            if not self._asked:
                return "", self._later.pop(0)
            return self._asked.popitem()

    def _paint(self, drawing: Drawing) -> None:
        if not self.store.has(drawing):
            self.store.get(drawing)
        if not self._warm:
            return
        # The rest of a card's deck follows, once for each deck and size.
        rest = companions_of(drawing)
        if rest and rest[0] not in self._decks:
            self._decks.add(rest[0])
            with self._wake:
                self._later += rest


class ArtProvider(QQuickImageProvider):
    """`image://art/…`: pictures that are drawn already. For the GUI thread only.

    A picture that has left the memory meanwhile is drawn again on the spot.
    """

    def __init__(self, store: SpriteStore) -> None:
        super().__init__(QQmlImageProviderBase.ImageType.Image)
        self._store = store

    def requestImage(self, id: str, size: QSize, requestedSize: QSize) -> QImage:
        """The picture of an address; an empty one (and Qt's warning) for a wrong address."""
        try:
            image = self._store.get(Drawing.parse(id))
        except (ValueError, IndexError):
            return QImage()
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image
