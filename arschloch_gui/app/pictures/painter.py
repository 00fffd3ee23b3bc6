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
"""Kinds of pictures that must never be blank: drawn at once if nothing else can be shown."""
WITH_THEIR_SCREEN = (*AT_ONCE, "game", "logo")
"""Kinds of pictures without which no screen is shown: the one before stays until they are there."""
LAST = ("game",)
"""What is drawn after all else: each takes as long as the rest of the start screen."""
NEW_BATCH = 1.0
"""Seconds without a request after which the next one belongs to another screen."""
WARM_PAUSE = 0.004
"""Seconds between two cards nobody asked for yet, so that the GUI thread gets its turn."""


class Painter(QObject):
    """What QML asks for pictures. `close` ends its thread.

    What the newest screen asked for is drawn first, in the order in which it asked, but pictures
    of games last. With `warm`,
    the first card asked for at some size lets the rest of its deck follow when there is nothing
    else to do.
    """

    owesChanged = Signal()
    drawn = Signal(str)
    """A picture that was asked for can be shown; its address. Sent in the GUI thread."""
    _finished = Signal(str)
    _dismissed = Signal(str)

    def __init__(self, store: SpriteStore, *, warm: bool = True) -> None:
        super().__init__()
        self.store = store
        self._warm = warm
        self._asked: list[OrderedDict[str, Drawing]] = []
        """By address, one batch for each screen, the newest last."""
        self._last_asked = 0.0
        self._patient = False
        self._owed: Counter[str] = Counter()
        """Addresses of what has to be there before anything with it may be shown, and how many
        wait for each."""
        self._later: list[Drawing] = []
        self._decks: set[Drawing] = set()
        self._closing = False
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)
        # What has gone may be going in the middle of a change of screens.
        self._dismissed.connect(self._on_dismissed, Qt.ConnectionType.QueuedConnection)

    @typed_property(bool, owesChanged)
    def owes(self) -> bool:
        """Whether something must not be shown yet: pictures in it would be blank."""
        return bool(self._owed)

    @Slot(bool)
    def bePatient(self, patient: bool) -> None:
        """Draw nothing at once while what is asked for is not shown before `owes` is false."""
        self._patient = patient

    @Slot(list)
    def gather(self, addresses: list[str]) -> None:
        """Draw these pictures; `owes` until each of them can be shown, if in another size."""
        for address in addresses:
            if not self.ready(address) and self.store.like(Drawing.parse(address)) is None:
                self._owe(address)

    @Slot(str, result=bool)
    def ready(self, address: str) -> bool:
        """Whether a picture can be shown at once; otherwise `drawn` will tell when it can."""
        try:
            drawing = Drawing.parse(address)
        except ValueError:
            # The provider has nothing for it either, and Qt warns.
            return True
        return self.store.has(drawing) or self._ask(address, drawing)

    @Slot(str, result=str)
    def soonest(self, address: str) -> str:
        """Return the address of what can be shown right now where there is nothing yet; "" if that
        is nothing.

        The picture itself if it was drawn before; else the same subject in another size until
        `drawn` tells; else, of cards, the picture itself, drawn while the window waits. While the
        next screen is not shown yet (`bePatient`), that waits for them and for pictures of games.
        """
        try:
            drawing = Drawing.parse(address)
        except ValueError:
            return address
        if self.store.has(drawing) or self.store.fetch(drawing):
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
        """Have it drawn in the thread. It is not there yet: always false."""
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
        """Owe a picture to one less: it has gone while it waited."""
        self._dismissed.emit(address)

    def _on_dismissed(self, address: str) -> None:
        self._pay(address, 1)

    def _pay(self, address: str, count: int) -> None:
        if self._owed[address]:
            self._owed[address] -= count
            self._owed = +self._owed  # those that are waited for
            if not self._owed:
                self.owesChanged.emit()

    @Slot(str)
    def expect(self, address: str) -> None:
        """Have a card and the rest of its deck drawn when there is nothing else to do, if that
        was never done before."""
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
            while not self._closing:
                if (asked := self._take_asked()) is not None:
                    return asked
                if self._later:
                    return "", self._later.pop(0)
                self._wake.wait()
            return None

    def _take_asked(self) -> tuple[str, Drawing] | None:
        """Take what is drawn next of what was asked for, if anything was; with the lock held."""
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
