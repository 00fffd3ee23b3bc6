"""A match that another window plays and has been asked to let go of."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QDeadlineTimer


class Taking(Struct, frozen=True):
    """Which match has been asked for, and how long that is waited for."""

    sitting: int
    path: Path
    patience: QDeadlineTimer
