"""What the engine's thread tells the window's thread: frozen values only.

Every message carries its `sitting`, the number of the match that was asked for. What is still
under way from an older match is recognised by it and dropped.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from arschloch_gui.ai.player import Evaluation
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import Entry, MatchSpec, SeenEvent, Snapshot
from arschloch_gui.engine.review import Review


class NewMatch(Struct, frozen=True):
    """A request: begin a match with these seats; by seat the AI level, "" for the person.

    `again`: it is the one at the table, with the cards a record has laid down for its beginning.
    `regulars` is the key of the regulars' table it is played at, or "".
    """

    spec: MatchSpec
    table: Table
    again: bool = False
    regulars: str = ""


class Loaded(Struct, frozen=True):
    """A match is at the table as a whole: begun, continued, opened, undone or redone.

    `review`: all cards of the round, if that is over.
    `settled`: the journal of the rounds that are over. `number`: which of the matches of this run
    it is; the same for every moment of one. `regulars`: see `NewMatch`.
    """

    sitting: int
    snapshot: Snapshot
    table: Table
    review: Review | None = None
    settled: tuple[Entry, ...] = ()
    number: int = 0
    regulars: str = ""


class Stepped(Struct, frozen=True):
    """Somebody acted or a round was dealt: the events in order, each with the match as it stood
    then, and the match after them; all as the viewer sees it. `review`: see `Loaded`."""

    sitting: int
    ply: int
    events: tuple[SeenEvent, ...]
    snapshot: Snapshot
    review: Review | None = None


class Explain(Struct, frozen=True):
    """A request: what the player of a level ("" for a person's seat) expected of the options of a
    decision of a round that is over. `asked` tells requests apart."""

    asked: int
    spec: MatchSpec
    level: str
    decided: Decided


class Explained(Struct, frozen=True):
    """The answer, and which level it is of. By option considered, the best first, `events` are
    what would have followed at once. Nothing where the answer is certain, or left to a habit.
    `choice` is what somebody who asks for a hint should do; −1 for no answer."""

    asked: int
    level: str
    thoughts: tuple[Evaluation, ...]
    events: tuple[tuple[Event, ...], ...]
    choice: int = -1


class Refused(Struct, frozen=True):
    """A request of the viewer was not done. `refusal` is None when it came too late (stale)."""

    sitting: int
    ply: int
    refusal: Refusal | None


class Resumable(Struct, frozen=True):
    """What could be continued: the match as it stands, or None."""

    snapshot: Snapshot | None


class Contested(Struct, frozen=True):
    """Another window plays the match that was asked for."""

    sitting: int
    path: Path
