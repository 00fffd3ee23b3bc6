"""The events of a round that a view still knows, for a log without the record of the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from msgspec.structs import replace

from arschloch_gui.app.table_events import DeckShuffled
from arschloch_gui.engine.events import Event, RoundStarted
from arschloch_gui.engine.match import Frame
from arschloch_gui.engine.table.round import AnyView


class KnowsHistory(Protocol):
    """The part of a game's table that reads a view."""

    def history(self, view: AnyView) -> tuple[Event, ...]: ...


def round_story(table: KnowsHistory, frame: Frame) -> Iterator[Event]:
    """Yield the events of the round in a frame, as far as its view knows them, with its deck."""
    history = table.history(frame.view) if frame.view is not None else ()
    deck = [DeckShuffled(frame.fingerprint)] if frame.fingerprint else []
    if not history:
        yield from deck
    for event in history:
        if isinstance(event, RoundStarted):
            yield replace(event, round_no=frame.round_no)
            yield from deck
        else:
            yield event
