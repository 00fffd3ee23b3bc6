"""Speech bubbles of the players, and the words stamped on the table."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.collected import CALLS, SAYS, STAMPS
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.events import Declared
from arschloch_gui.engine.events import Event


def sayings_of(event: Event) -> dict[Seat, str]:
    """Return the words in each speaker's bubble; empty for an event without speech."""
    if isinstance(event, Declared):
        call = CALLS.get(event.what)
        return {event.seat: call()} if call is not None else {}
    says = SAYS.get(type(event))
    return says(event) if says is not None else {}


def moment_word(key: str) -> str:
    """Return the word stamped on the table when a rule takes effect, or "" for none."""
    stamp = STAMPS.get(key)
    return translate("Moment", stamp.word) if stamp is not None else ""
