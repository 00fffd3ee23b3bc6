"""Drawings kept in memory and on disk, so that nothing is drawn twice."""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage

from arschloch_gui.app.files.atomic import write_atomic
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.pictures.drawings import Drawing, draw
from arschloch_gui.art_version import art_version

if TYPE_CHECKING:
    from PIL import Image

LEAST_MEMORY = 16 * 2**20
"""Bytes of pictures kept in memory, however small the window is."""
WINDOWS_IN_MEMORY = 3.5
"""What is kept beside that, in pictures as large as the window. A match with all its cards, its
faces and the cloth took 22 MB at 1280×800 and 124 MB at 3840×2160: all of it has to fit."""
BYTES_A_PIXEL = 4
DISK_BYTES = 256 * 2**20
DIGEST = 16
AS_LONG_AS_THE_WORD = ("letters", "logo")
"""Pictures whose width is known only once they are drawn."""


class SpriteStore:
    """Drawings in memory and on disk; safe to use from several threads.

    Files hold a checksum and a PNG. A damaged one is drawn again, a folder that cannot be
    written costs only speed. How much is kept in memory follows from the window (`fit`).
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder / "sprites" / art_version() if folder else None
        self._memory: OrderedDict[Drawing, QImage] = OrderedDict()
        self._sizes: dict[Drawing, Drawing] = {}
        """By subject, what of it was remembered last."""
        self._bytes = 0
        self._most = LEAST_MEMORY
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

    def fit(self, width: float, height: float) -> None:
        """Keep as much in memory as a window of so many pixels needs."""
        with self._lock:
            self._most = LEAST_MEMORY + int(WINDOWS_IN_MEMORY * BYTES_A_PIXEL * width * height)
            self._forget()

    def fetch(self, drawing: Drawing) -> bool:
        """Load a picture drawn earlier into memory; return whether there was one."""
        if (image := self._read(drawing)) is None:
            return False
        self._remember(drawing, image)
        return True

    def keeps(self, drawing: Drawing) -> bool:
        """Whether the picture was drawn before, as far as that can be seen without reading it."""
        path = self._path(drawing)
        return self.has(drawing) or (path is not None and path.exists())

    def like(self, drawing: Drawing) -> Drawing | None:
        """Return the same subject in memory, in another size of nearly the same shape."""
        if drawing.kind in AS_LONG_AS_THE_WORD:
            return None
        with self._lock:
            other = self._sizes.get(_subject(drawing))
            if other is None or other not in self._memory:
                return None
        given = drawing.width and drawing.height and other.width and other.height
        across, down = drawing.width * other.height, drawing.height * other.width
        return other if not given or abs(across - down) <= 0.03 * down else None

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
            self._sizes[_subject(drawing)] = drawing
            self._bytes += image.sizeInBytes()
            self._forget()

    def _forget(self) -> None:
        """Drop the least recently used pictures while there are too many bytes."""
        while self._bytes > self._most and len(self._memory) > 1:
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
            data = read_file(path) if path else b""
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


def _subject(drawing: Drawing) -> Drawing:
    """Return the drawing with its size removed."""
    return replace(drawing, width=0, height=0)


def _to_qimage(picture: Image.Image) -> QImage:
    rgba = picture.convert("RGBA")
    data = rgba.tobytes()
    image = QImage(data, rgba.width, rgba.height, 4 * rgba.width, QImage.Format.Format_RGBA8888)
    return _premultiplied(image)


def _premultiplied(image: QImage) -> QImage:
    # The scene graph's own format; the conversion also copies the data out of Python's buffer.
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
