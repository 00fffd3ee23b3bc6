"""Decisions before the first trick of every round in a match, to be practised."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from arschloch_gui.ai.games import playing
from arschloch_gui.coach.exercise import exercise_at
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event, PlayBegan
from arschloch_gui.engine.family import FixedDeal, Refusal
from arschloch_gui.engine.match import Acted, Entry, Match, MatchSpec
from arschloch_gui.engine.table.round import AnyView


class ExchangeDecision(Struct, frozen=True):
    """A decision that a player made before a first trick.

    It was made in round `round_no` after `before` entries of the journal by `seat`, which had the
    position `office` (0 is the highest, −1 none) and saw `view`. `events` are its immediate
    consequences, unredacted.
    """

    round_no: int
    before: int
    seat: Seat
    office: int
    view: AnyView
    action: Action
    events: tuple[Event, ...]


def can_be_judged(game: str) -> bool:
    """Return whether decisions before the first trick can be judged in a game (family key)."""
    return playing(game).mark() != ""


def exchanges(
    spec: MatchSpec, journal: Iterable[Entry], each: Callable[[], None] = lambda: None
) -> Iterator[ExchangeDecision]:
    """Yield the decisions before the first tricks of a match that offered a choice, in order.

    `each` is called before every entry of the journal, and any exception from it ends the
    iteration. If the journal cannot be played to its end, the decisions up to that point are
    yielded.
    """
    match, playing = Match(spec), False
    for at, entry in enumerate(journal):
        each()
        begun: tuple[Event, ...] | Refusal = ()
        if isinstance(entry, FixedDeal):
            begun, playing = match.start_round(entry), False
        elif match.to_act is None:
            begun, playing = match.start_round(), False
        if isinstance(begun, Refusal):
            return
        playing = playing or _begins(begun)
        if isinstance(entry, Acted):
            found = None if playing else exercise_at(match)
            view = match.snapshot(entry.seat).view if found is not None else None
            round_no, events = match.round_no, match.submit(entry.seat, entry.action)
            if isinstance(events, Refusal):
                return
            if found is not None and view is not None and found.seat == entry.seat:
                yield ExchangeDecision(
                    round_no, at, found.seat, found.office, view, entry.action, events
                )
            playing = playing or _begins(events)


def _begins(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, PlayBegan) for event in events)
