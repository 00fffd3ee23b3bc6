"""The events of a match so far as one viewer has seen them, from its journal.

The log shows those of the latest rounds after an undo and in a reopened match.
"""

from __future__ import annotations

from collections import deque
from itertools import chain

from arschloch_gui.app.table_events import DeckShuffled
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event, RoundStarted
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.match import Match

MOST_ROUNDS = 20
"""Maximum number of rounds. Wording the lines of 100 stopped the window for a third of a second."""


def story_of(match: Match, viewer: Seat | None) -> tuple[Event, ...]:
    """Return the events of the latest rounds that the viewer knows of, in order, with the decks."""
    rounds: deque[list[Event]] = deque(maxlen=MOST_ROUNDS)

    def watch(event: Event) -> None:
        if not event.is_told(viewer):
            return
        if isinstance(event, RoundStarted):
            fingerprint = match.round_start(event.round_no).fingerprint
            rounds.append([event, DeckShuffled(fingerprint)] if fingerprint else [event])
        elif rounds:
            rounds[-1].append(event.seen_by(viewer))
        else:
            # A fixed deal changes the seats before its round starts.
            rounds.append([event.seen_by(viewer)])

    again = Match(match.spec)
    for entry in match.journal:
        if isinstance(entry, FixedDeal):
            again.start_round(entry, watch)
        else:
            again.submit(entry.seat, entry.action, watch)
    if again.to_act is None and match.to_act is not None:
        again.start_round(watch=watch)
    return tuple(chain.from_iterable(rounds))
