"""Pictures for QML: `image://art/…` over `arschloch_gui.art`, cached in memory and on disk.

Addresses (QML's `theme/Art.qml` builds them; the size is QML's `sourceSize` in device pixels):
`card/7D?letters=de&four=0&large=0`, `card/dalmuti80/7?…` (a bare number names its deck), `back`,
`portrait/3/happy`, `insignia/crown`, `cloth`, `icon`, `game/arschloch`. Drawing happens in Qt's
image thread, never in the GUI thread; the first card asked for at some size lets the rest of the
deck follow in a thread of its own.
"""

from __future__ import annotations

import hashlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlsplit

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage
from PySide6.QtQml import QQmlImageProviderBase
from PySide6.QtQuick import QQuickImageProvider

import arschloch_gui
from arschloch_gui.app.atomic import write_atomic

if TYPE_CHECKING:
    from PIL import Image

MEMORY_BYTES = 128 * 2**20
DISK_BYTES = 256 * 2**20
DIGEST = 16
USUAL_HEIGHT = 162
WARM_PAUSE = 0.004
"""Seconds between two cards of the warm-up, so that the GUI thread gets its turn."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """One picture asked for: its address and its size in device pixels (0: as it comes)."""

    kind: str
    parts: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    width: int = 0
    height: int = 0

    @classmethod
    def parse(cls, address: str, size: QSize) -> Drawing:
        """The drawing an address without `image://art/` names."""
        # A joker's code has a star in it, which Qt may hand over percent-encoded.
        url = urlsplit(address.replace("%2A", "*").replace("%2a", "*"))
        kind, *parts = url.path.split("/")
        options = tuple(sorted(parse_qsl(url.query)))
        return cls(kind, tuple(parts), options, max(0, size.width()), max(0, size.height()))

    def option(self, name: str, default: str = "") -> str:
        """One of the values after the question mark."""
        return dict(self.options).get(name, default)


# -- drawing ----------------------------------------------------------------------------


def draw(drawing: Drawing) -> Image.Image:
    """The picture itself. Raises `ValueError` for an address that names nothing."""
    if drawing.kind not in _DRAW:
        raise ValueError(f"There is no picture {drawing.kind!r}.")
    return _DRAW[drawing.kind](drawing)


# Pillow and the drawings take a while to import, and the window should not wait for them.
def _card(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import CardFace, render_card

    *deck, card = drawing.parts
    face = CardFace(
        card,
        drawing.option("letters", "en"),
        drawing.option("four") == "1",
        drawing.option("large") == "1",
        "".join(deck),
    )
    return render_card(face, _card_height(drawing))


def _back(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_back

    return render_back(_card_height(drawing))


def _portrait(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import PORTRAITS, render_portrait

    person, mood = drawing.parts
    return render_portrait(int(person) % PORTRAITS, mood, _side(drawing))


def _insignia(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_insignia

    return render_insignia(drawing.parts[0], _side(drawing))


def _cloth(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_cloth

    return render_cloth((drawing.width or 1280, drawing.height or 800))


def _icon(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_icon

    return render_icon(_side(drawing))


def _game(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_game_picture

    return render_game_picture(drawing.parts[0], (drawing.width or 480, drawing.height or 300))


def _card_height(drawing: Drawing) -> int:
    return drawing.height or round(drawing.width * 88 / 63) or USUAL_HEIGHT


def _side(drawing: Drawing) -> int:
    given = [side for side in (drawing.width, drawing.height) if side]
    return min(given, default=128)


_DRAW: dict[str, Callable[[Drawing], Image.Image]] = {
    "card": _card,
    "back": _back,
    "portrait": _portrait,
    "insignia": _insignia,
    "cloth": _cloth,
    "icon": _icon,
    "game": _game,
}


@cache
def art_version() -> str:
    """A word that changes whenever a drawing may look different."""
    state = hashlib.blake2b(arschloch_gui.__version__.encode(), digest_size=8)
    folder = Path(arschloch_gui.__file__).parent / "art"
    # A frozen program has no sources; its version has to do.
    for source in sorted(folder.glob("*.py")):
        state.update(source.read_bytes())
    return state.hexdigest()


# -- keeping ----------------------------------------------------------------------------


class SpriteStore:
    """Drawings in memory and on disk; safe to use from several threads.

    Files hold a checksum and a PNG. A damaged one is drawn again, a folder that cannot be
    written costs only speed.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder / "sprites" / art_version() if folder else None
        self._memory: OrderedDict[Drawing, QImage] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()
        self.drawn = 0
        """How many pictures had to be drawn since the start."""

    def get(self, drawing: Drawing) -> QImage:
        """The picture. Raises `ValueError` when the address names none."""
        with self._lock:
            if (image := self._memory.get(drawing)) is not None:
                self._memory.move_to_end(drawing)
                return image
        image = self._read(drawing)
        if image is None:
            image = _to_qimage(draw(drawing))
            self.drawn += 1
            self._write(drawing, image)
        self._remember(drawing, image)
        return image

    def has(self, drawing: Drawing) -> bool:
        """Whether the picture lies in memory."""
        with self._lock:
            return drawing in self._memory

    def tidy(self) -> None:
        """Remove drawings of other versions, and the oldest when there are too many."""
        if self._folder is None:
            return
        with suppress(OSError):
            others = [f for f in self._folder.parent.glob("*/*") if f.parent != self._folder]
            for file in others:
                file.unlink(missing_ok=True)
            for empty in {file.parent for file in others}:
                with suppress(OSError):
                    empty.rmdir()
            self._shrink(self._folder)

    def _shrink(self, folder: Path) -> None:
        files = [(f.stat().st_mtime, f.stat().st_size, f) for f in folder.glob("*.sprite")]
        excess = sum(size for _, size, _ in files) - DISK_BYTES
        for _, size, file in sorted(files):
            if excess <= 0:
                return
            file.unlink(missing_ok=True)
            excess -= size

    def _remember(self, drawing: Drawing, image: QImage) -> None:
        with self._lock:
            if drawing in self._memory:
                return
            self._memory[drawing] = image
            self._bytes += image.sizeInBytes()
            while self._bytes > MEMORY_BYTES and len(self._memory) > 1:
                _, oldest = self._memory.popitem(last=False)
                self._bytes -= oldest.sizeInBytes()

    def _path(self, drawing: Drawing) -> Path | None:
        if self._folder is None:
            return None
        name = hashlib.blake2b(repr(drawing).encode(), digest_size=12).hexdigest()
        return self._folder / f"{name}.sprite"

    def _read(self, drawing: Drawing) -> QImage | None:
        path = self._path(drawing)
        try:
            data = path.read_bytes() if path else b""
        except OSError:
            return None
        digest, body = data[:DIGEST], data[DIGEST:]
        if not body or hashlib.blake2b(body, digest_size=DIGEST).digest() != digest:
            return None
        image = QImage.fromData(body)
        if image.isNull():
            return None
        return _premultiplied(image)

    def _write(self, drawing: Drawing, image: QImage) -> None:
        path = self._path(drawing)
        if path is None:
            return
        kept = QByteArray()
        buffer = QBuffer(kept)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        # 90 asks Qt for the quickest compression that still is one.
        image.save(buffer, "PNG", 90)  # type: ignore[call-overload]
        body = bytes(kept.data())
        with suppress(OSError):
            write_atomic(path, hashlib.blake2b(body, digest_size=DIGEST).digest() + body)


def _to_qimage(picture: Image.Image) -> QImage:
    rgba = picture.convert("RGBA")
    data = rgba.tobytes()
    image = QImage(data, rgba.width, rgba.height, 4 * rgba.width, QImage.Format.Format_RGBA8888)
    return _premultiplied(image)


def _premultiplied(image: QImage) -> QImage:
    # What the scene graph uses; converting also detaches from Python's buffer.
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


# -- serving ----------------------------------------------------------------------------


class DeckWarmer:
    """Draws the rest of a deck after its first card was asked for, one thread at a time."""

    def __init__(self, store: SpriteStore) -> None:
        self._store = store
        self._started: set[Drawing] = set()
        self._waiting: list[list[Drawing]] = []
        self._wake = threading.Condition()
        self._closing = False
        self._thread: threading.Thread | None = None

    def saw(self, drawing: Drawing) -> None:
        """A card was asked for; its deck follows unless it did already."""
        rest = _companions(drawing)
        if not rest:
            return
        with self._wake:
            if self._closing or rest[0] in self._started:
                return
            self._started.add(rest[0])
            self._waiting.append(rest)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="deck-warmer", daemon=True)
                self._thread.start()
            self._wake.notify()

    def close(self) -> None:
        """Stop after the card at hand and wait for the thread to end."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def wait_until_idle(self, seconds: float = 30) -> bool:
        """Whether everything asked for was drawn within that time (for pictures and tests)."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with self._wake:
                if not self._waiting:
                    return True
            time.sleep(0.01)
        return False

    def _run(self) -> None:
        self._store.tidy()
        while (deck := self._next()) is not None:
            for drawing in deck:
                if self._closing:
                    return
                if not self._store.has(drawing):
                    self._store.get(drawing)
                    time.sleep(WARM_PAUSE)
            with self._wake:
                self._waiting.remove(deck)

    def _next(self) -> list[Drawing] | None:
        with self._wake:
            while not self._waiting and not self._closing:
                self._wake.wait()
            return None if self._closing else self._waiting[0]


def _companions(drawing: Drawing) -> list[Drawing]:
    """The cards that will be wanted soon after this one, in the order they are drawn."""
    from arschloch_gui.art import companions

    *deck, card = drawing.parts
    return [replace(drawing, parts=(*deck, other)) for other in companions(card, "".join(deck))]


class ArtProvider(QQuickImageProvider):
    """`image://art/…`; Qt calls it in a thread of its own."""

    def __init__(self, store: SpriteStore, warm: bool = True) -> None:
        super().__init__(
            QQmlImageProviderBase.ImageType.Image,
            QQmlImageProviderBase.Flag.ForceAsynchronousImageLoading,
        )
        self.store = store
        self.warmer = DeckWarmer(store) if warm else None

    def requestImage(self, id: str, size: QSize, requestedSize: QSize) -> QImage:
        """The picture for an address; an empty one (and Qt's warning) for a wrong address."""
        drawing = Drawing.parse(id, requestedSize)
        try:
            image = self.store.get(drawing)
        except (ValueError, IndexError):
            return QImage()
        if drawing.kind == "card" and self.warmer is not None:
            self.warmer.saw(drawing)
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image

    def close(self) -> None:
        """Stop the warm-up."""
        if self.warmer is not None:
            self.warmer.close()
