"""A finished round as replay steps, one for every event that is worth a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.app.table.game_table import Picture
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsGiven,
    CardsPassedOn,
    Event,
    MatchEnded,
    Reseated,
    RoundEnded,
    RoundStarted,
    TrickTaken,
    WentOut,
)
from arschloch_gui.engine.playback import Instant
from arschloch_gui.engine.review import Holdings
from arschloch_gui.engine.table.round import AnyView


class PlaybackStep(Struct, frozen=True):
    """The table after an event.

    If `event` is None, the cards have just been dealt, and `lines` describes what else happened
    during the deal. `actor` is the seat that acted, `shown` the cards it used, and `taker` the seat
    that took the trick.
    """

    event: Event | None
    lines: tuple[str, ...]
    picture: Picture
    holdings: Holdings
    ply: int = -1
    actor: Seat = NOBODY
    shown: tuple[Card, ...] = ()
    taker: Seat = NOBODY


def steps_of(
    instants: Iterable[Instant],
    picture: Callable[[AnyView], Picture],
    line_of: Callable[[Event], str],
) -> list[PlaybackStep]:
    """Return the steps of a round, starting with the deal.

    `line_of` returns an empty string for events that are not worth a step.
    """
    found: list[PlaybackStep] = []
    aside: tuple[str, ...] = ()
    for each in instants:
        if isinstance(each.event, CardsDealt):
            before = found[:-1] if found and found[-1].event is None else found
            found = [*before, PlaybackStep(None, aside, picture(each.view), each.holdings)]
            continue
        if isinstance(each.event, RoundStarted) or (isinstance(each.event, Reseated) and not found):
            continue
        if isinstance(each.event, RoundEnded | MatchEnded):
            break
        step = _step(each, picture(each.view), line_of(each.event))
        if all(one.event is not None for one in found) and _lies_there(each.holdings):
            aside += step.lines  # during the deal, so shown together with it
            continue
        if found and (isinstance(each.event, WentOut) or not step.lines):
            # The event belongs to the previous action, so that step shows it.
            found[-1] = replace(
                found[-1],
                picture=step.picture,
                holdings=step.holdings,
                lines=(*found[-1].lines, *step.lines),
            )
        else:
            found.append(step)
    return found


def _lies_there(holdings: Holdings) -> bool:
    return any(pile for zone in holdings for pile in zone.piles)


def _step(instant: Instant, picture: Picture, line: str) -> PlaybackStep:
    event = instant.event
    actor = getattr(event, "seat", NOBODY)
    if isinstance(event, CardsGiven | CardsPassedOn):
        actor = event.giver
    shown = getattr(event, "cards", ())
    return PlaybackStep(
        event,
        (line,) if line else (),
        picture,
        instant.holdings,
        instant.ply,
        actor if isinstance(actor, int) else NOBODY,
        shown if isinstance(shown, tuple) else (),
        event.seat if isinstance(event, TrickTaken) else NOBODY,
    )
