"""Messages from the engine thread to the GUI thread, and requests to it, all frozen values.

Most messages carry their `sitting`, the number of the requested match. The receiver drops messages
that are still in transit from an older match.
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
    """Request to start a match with these players.

    `table` names the level of each computer player, "" for the user. `again` restarts the match at
    the table, including any prepared cards that its record starts with. `regulars` is the key of
    the regulars' table, or "".
    """

    spec: MatchSpec
    table: Table
    again: bool = False
    regulars: str = ""


class Loaded(Struct, frozen=True):
    """A complete match is at the table: new, continued, opened, undone or redone.

    `review` has all cards of the round if it is over, and `settled` is the journal of the finished
    rounds. `number` identifies the match within this run of the program and stays the same through
    undo and redo. `regulars`: see `NewMatch`. `record` is the path of its record, or None if it has
    not been saved. `story` has the events so far for the log (`story_of`).
    """

    sitting: int
    snapshot: Snapshot
    table: Table
    review: Review | None = None
    settled: tuple[Entry, ...] = ()
    number: int = 0
    regulars: str = ""
    record: Path | None = None
    story: tuple[Event, ...] = ()


class Stepped(Struct, frozen=True):
    """A player acted or a round was dealt.

    Contains the events in order, each with the match at that moment, and the match after them, all
    from the viewer's point of view. For `review`, see `Loaded`.
    """

    sitting: int
    ply: int
    events: tuple[SeenEvent, ...]
    snapshot: Snapshot
    review: Review | None = None


class Explain(Struct, frozen=True):
    """Request for a player's estimates in a past decision.

    `level` is the level of the player, "" for the user's seat. `asked` identifies the request.
    """

    asked: int
    spec: MatchSpec
    level: str
    decided: Decided


class Explained(Struct, frozen=True):
    """Answer to `Explain`, with the level that was asked.

    `thoughts` has the options considered, best first, and `events` the immediate consequences of
    each. Both are empty if the player decided without looking ahead. `choice` is the recommended
    option for a hint, or −1 if there is no answer.
    """

    asked: int
    level: str
    thoughts: tuple[Evaluation, ...]
    events: tuple[tuple[Event, ...], ...]
    choice: int = -1


class Refused(Struct, frozen=True):
    """The match that can be continued, or None, and the name of its custom game, or "".

    `refusal` is None if the request came too late for the current ply.
    """

    sitting: int
    ply: int
    refusal: Refusal | None


class Resumable(Struct, frozen=True):
    """The match that can be continued, or None, and the custom game that it is of, or "".

    `regulars`: see `NewMatch`.
    """

    snapshot: Snapshot | None
    game: str = ""
    regulars: str = ""


class Contested(Struct, frozen=True):
    """The requested match is open in another window."""

    sitting: int
    path: Path
