"""A match that another window plays and has been asked to let go of."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer


@dataclass(frozen=True, slots=True)
class Taking:
    """Which match has been asked for, and how long that is waited for."""

    sitting: int
    path: Path
    patience: QDeadlineTimer
