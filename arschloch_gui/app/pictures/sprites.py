"""Cache of drawings in memory and on disk, so that nothing is drawn twice."""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtGui import QImage

from arschloch_gui.app.files.atomic import write_atomic
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.pictures.drawings import Drawing, draw
from arschloch_gui.art_version import art_version

if TYPE_CHECKING:
    from PIL import Image

LEAST_MEMORY = 16 * 2**20
"""Minimum size in bytes of the memory cache, however small the window is."""
WINDOWS_IN_MEMORY = 3.5
"""Additional cache size, in pictures as large as the window.

A match with all its cards, portraits and the cloth took 22 MB at 1280×800 and 124 MB at 3840×2160,
and all of it has to fit.
"""
BYTES_A_PIXEL = 4
DISK_BYTES = 256 * 2**20
DIGEST = 16
FASTEST = 1
"""The compression level for files."""
AS_LONG_AS_THE_WORD = ("letters", "logo")
"""Kinds of pictures whose width is known only after they are drawn."""


class SpriteStore:
    """Drawings in memory and on disk. Thread-safe.

    Files contain a checksum and a PNG. A damaged file is drawn again, and a read-only folder only
    costs speed. The size of the memory cache depends on the window (`fit`).
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder / "sprites" / art_version() if folder else None
        self._memory: OrderedDict[Drawing, QImage] = OrderedDict()
        self._sizes: dict[Drawing, Drawing] = {}
        """The drawing stored last for each subject."""
        self._bytes = 0
        self._most = LEAST_MEMORY
        self._lock = threading.Lock()
        self.drawn = 0
        """Number of pictures drawn since the start."""

    def get(self, drawing: Drawing) -> QImage:
        """Return the picture. Raises `ValueError` if the address is invalid."""
        with self._lock:
            if (image := self._memory.get(drawing)) is not None:
                self._memory.move_to_end(drawing)
                return image
        image = self._read(drawing)
        if image is None:
            picture = draw(drawing)
            image = _to_qimage(picture)
            self.drawn += 1
            self._write(drawing, picture)
        self._remember(drawing, image)
        return image

    def has(self, drawing: Drawing) -> bool:
        """Return whether the picture is in memory."""
        with self._lock:
            return drawing in self._memory

    def fit(self, width: float, height: float) -> None:
        """Adapt the memory cache to a window of this size in pixels."""
        with self._lock:
            self._most = LEAST_MEMORY + int(WINDOWS_IN_MEMORY * BYTES_A_PIXEL * width * height)
            self._forget()

    def fetch(self, drawing: Drawing) -> bool:
        """Load a picture drawn earlier into memory. Return whether there was one."""
        if (image := self._read(drawing)) is None:
            return False
        self._remember(drawing, image)
        return True

    def keeps(self, drawing: Drawing) -> bool:
        """Return whether the picture is cached in memory or on disk, without reading its file."""
        path = self._path(drawing)
        return self.has(drawing) or (path is not None and path.exists())

    def like(self, drawing: Drawing) -> Drawing | None:
        """Return the same subject in memory in another size of nearly the same shape, or None."""
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
        """Delete drawings of other versions, and the oldest ones if there are too many."""
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
        """Drop the least recently used pictures while the cache is too large."""
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

    def _write(self, drawing: Drawing, picture: Image.Image) -> None:
        path = self._path(drawing)
        if path is None:
            return
        kept = BytesIO()
        # Not with Qt, which translates a text when it saves. In a thread, that waits for Python
        # while a change of language in the window's thread waits for the translation.
        picture.save(kept, "PNG", compress_level=FASTEST)
        body = kept.getvalue()
        with suppress(OSError):
            write_atomic(path, hashlib.blake2b(body, digest_size=DIGEST).digest() + body)


def _subject(drawing: Drawing) -> Drawing:
    """Return the drawing without its size."""
    return replace(drawing, width=0, height=0)


def _to_qimage(picture: Image.Image) -> QImage:
    rgba = picture.convert("RGBA")
    data = rgba.tobytes()
    image = QImage(data, rgba.width, rgba.height, 4 * rgba.width, QImage.Format.Format_RGBA8888)
    return _premultiplied(image)


def _premultiplied(image: QImage) -> QImage:
    # This is the scene graph's own format. The conversion also copies the data out of Python's
    # buffer.
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
