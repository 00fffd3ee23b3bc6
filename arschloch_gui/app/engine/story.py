"""The events of a match so far as one viewer has seen them, from its journal.

The log shows them after an undo and in a reopened match, as if the window had stayed open.
"""

from __future__ import annotations

from arschloch_gui.app.table_events import DeckShuffled
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event, RoundStarted
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.match import Match


def story_of(match: Match, viewer: Seat | None) -> tuple[Event, ...]:
    """Return every event of a match that the viewer knows of, in order, with the decks."""
    told: list[Event] = []

    def watch(event: Event) -> None:
        if not event.is_told(viewer):
            return
        told.append(event.seen_by(viewer))
        if isinstance(event, RoundStarted):
            fingerprint = match.round_start(event.round_no).fingerprint
            if fingerprint:
                told.append(DeckShuffled(fingerprint))

    again = Match(match.spec)
    for entry in match.journal:
        if isinstance(entry, FixedDeal):
            again.start_round(entry, watch)
        else:
            again.submit(entry.seat, entry.action, watch)
    if again.to_act is None and match.to_act is not None:
        again.start_round(watch=watch)
    return tuple(told)
