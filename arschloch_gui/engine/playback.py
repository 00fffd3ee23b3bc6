"""A round that is over, event by event, with all cards open: what there is to see of it afterwards.

Nobody at the table may see this while a round runs; like `review.py` it plays the round once more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from arschloch_gui.engine.events import Event
from arschloch_gui.engine.match import Acted, Entry, Match, MatchSpec
from arschloch_gui.engine.review import Holdings
from arschloch_gui.engine.table.round import AnyRound, AnyView


class Instant(Struct, frozen=True):
    """An event, the view of somebody who looks on when it has happened, and where all cards are.

    `ply` counts the actions of the match before the one this follows from; −1 where it follows from
    the deal.
    """

    event: Event
    view: AnyView
    holdings: Holdings
    ply: int


def played(
    spec: MatchSpec, journal: Iterable[Entry], each: Callable[[], None] = lambda: None
) -> Match:
    """A match played anew from its journal. `each` is called before every entry of it; what it
    raises ends it. Raises `ValueError` for a journal that cannot be played."""
    match = Match(spec)
    for entry in journal:
        each()
        if refused := match.enter(entry):
            raise ValueError(refused)
    return match


def playback(match: Match, round_no: int) -> tuple[Instant, ...]:
    """Every event of a round. Raises `IndexError` for one that is not over."""
    if not 1 <= round_no <= len(match.rounds):
        raise IndexError(round_no)
    family, begun = match.family, match.round_start(round_no)
    watch = _Watch(match)
    state = family.start_round(match.spec.rules, begun.setup, watch.event, watch.round_started)
    acted = [entry for entry in match.journal if isinstance(entry, Acted)]
    for ply, entry in enumerate(acted[begun.plies.total :], start=begun.plies.total):
        if state.to_act < 0:
            break
        watch.ply = ply
        family.advance(state, entry.action, watch.event)
    return tuple(watch.seen)


class _Watch:
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
