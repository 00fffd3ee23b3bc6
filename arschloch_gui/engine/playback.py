"""Playback of a finished round, event by event with all cards visible.

It must not be shown to players while the round is in progress. Like `review.py`, it replays the
round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from arschloch_gui.engine.events import Event
from arschloch_gui.engine.match import Acted, Entry, Match, MatchSpec
from arschloch_gui.engine.review import Holdings
from arschloch_gui.engine.table.round import AnyRound, AnyView


class Instant(Struct, frozen=True):
    """One moment of a round: an event, a spectator's view right after it, and all cards.

    `ply` is the number of actions in the match before the action that caused the event, or −1 for
    the deal.
    """

    event: Event
    view: AnyView
    holdings: Holdings
    ply: int


def played(
    spec: MatchSpec, journal: Iterable[Entry], each: Callable[[], None] = lambda: None
) -> Match:
    """Return a match replayed from its journal.

    `each` is called before every entry and can stop the replay by raising an exception. Raises
    `ValueError` if an entry of the journal is refused.
    """
    match = Match(spec)
    for entry in journal:
        each()
        if refused := match.enter(entry):
            raise ValueError(refused)
    return match


def playback(match: Match, round_no: int) -> tuple[Instant, ...]:
    """Return every moment of a round. Raises `IndexError` if the round is not over."""
    if not 1 <= round_no <= len(match.rounds):
        raise IndexError(round_no)
    family, begun = match.family, match.round_start(round_no)
    watch = _Filming(match)
    state = family.start_round(match.spec.rules, begun.setup, watch.event, watch.round_started)
    acted = [entry for entry in match.journal if isinstance(entry, Acted)]
    for ply, entry in enumerate(acted[begun.plies.total :], start=begun.plies.total):
        if state.to_act < 0:
            break
        watch.ply = ply
        family.advance(state, entry.action, watch.event)
    return tuple(watch.seen)


def round_events(match: Match, round_no: int) -> tuple[Event, ...]:
    """Return every event of a round without views, which is much faster than `playback`.

    Raises `IndexError` if the round is not over.
    """
    if not 1 <= round_no <= len(match.rounds):
        raise IndexError(round_no)
    family, begun = match.family, match.round_start(round_no)
    events: list[Event] = []
    state = family.start_round(match.spec.rules, begun.setup, events.append)
    acted = [entry for entry in match.journal if isinstance(entry, Acted)]
    for entry in acted[begun.plies.total :]:
        if state.to_act < 0:
            break
        family.advance(state, entry.action, events.append)
    return tuple(events)


class _Filming:
    def __init__(self, match: Match) -> None:
        self._family = match.family
        self._state: AnyRound | None = None
        self.ply = -1
        self.seen: list[Instant] = []

    def round_started(self, state: AnyRound) -> None:
        self._state = state

    def event(self, event: Event) -> None:
        family, state = self._family, self._state
        assert state is not None
        seen = Instant(event, family.view(state, None), state.holdings(), self.ply)
        self.seen.append(seen)
