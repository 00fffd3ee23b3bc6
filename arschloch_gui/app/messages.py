"""What the engine's thread tells the window's thread: frozen values only.

Every message carries its `sitting`, the number of the match that was asked for. What is still
under way from an older match is recognised by it and dropped.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from arschloch_gui.app.store import Table
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import MatchSpec, Snapshot
from arschloch_gui.engine.record import RecordError


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A request: begin a match with these seats; by seat the AI level, "" for the person."""

    spec: MatchSpec
    table: Table


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match is at the table as a whole: begun, continued, opened, undone or redone."""

    sitting: int
    snapshot: Snapshot
    table: Table


@dataclass(frozen=True, slots=True)
class Stepped:
    """Somebody acted or a round was dealt: the facts in order (as the viewer sees them), and the
    picture after them."""

    sitting: int
    ply: int
    events: tuple[Event, ...]
    snapshot: Snapshot


@dataclass(frozen=True, slots=True)
class Refused:
    """A request of the viewer was not done. `refusal` is None when it came too late (stale)."""

    sitting: int
    ply: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class Resumable:
    """What could be continued: the match as it stands, or None."""

    snapshot: Snapshot | None


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something about files went wrong. `key`: "damaged" (kept aside as `path`), "unreadable",
    "not_a_record", "not_saved". `reason` is the
    system's, `error` what is wrong in the record, where known."""

    key: str
    path: Path
    reason: str = ""
    error: RecordError | None = None
