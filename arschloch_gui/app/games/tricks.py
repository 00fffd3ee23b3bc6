"""Table state of games with tricks, derived from the fields their views have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from arschloch_gui.app.table.game_table import Picture
from arschloch_gui.app.table.table_play import TablePlay
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event, Passed, Played, RoundStarted
from arschloch_gui.engine.table.public import AnyMeld

MeldT = TypeVar("MeldT", bound=AnyMeld)
MeldT_co = TypeVar("MeldT_co", bound=AnyMeld, covariant=True)
MakePlay: TypeAlias = Callable[[int, Seat, MeldT], TablePlay]
"""A function that makes a play on the table from its number in the round, its seat and its meld."""


class TrickView(Protocol[MeldT_co]):
    """One seat's view of a round with tricks."""

    @property
    def order(self) -> tuple[Seat, ...]: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def offices(self) -> tuple[Seat, ...]: ...
    @property
    def counts(self) -> tuple[int, ...]: ...
    @property
    def to_act(self) -> Seat: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def passed(self) -> int: ...
    @property
    def finished(self) -> tuple[Seat, ...]: ...
    @property
    def trick(self) -> Sequence[tuple[Seat, MeldT_co]]: ...
    @property
    def taken(self) -> tuple[tuple[Seat, int], ...]: ...
    @property
    def history(self) -> Sequence[tuple[Seat, MeldT_co | None]]: ...


def trick_picture(view: TrickView[MeldT], make: MakePlay[MeldT]) -> Picture:
    """Return the `Picture` of a round in which players play cards to a trick or pass."""
    plays = sum(meld is not None for _, meld in view.history)
    before = plays - len(view.trick)
    return Picture(
        counts=view.counts,
        turn=view.to_act,
        hand=view.hand,
        leader=view.trick[0][0] if view.trick else view.to_act,
        passed=frozenset(seat for seat in view.order if view.passed >> seat & 1),
        places=tuple((seat, place) for place, seat in enumerate(view.finished, 1)),
        plays=plays,
        trick_plays=tuple(
            make(at, seat, meld) for at, (seat, meld) in enumerate(view.trick, before)
        ),
        taken=view.taken,
        last_trick=tuple(make(at, seat, meld) for at, (seat, meld) in _last_trick(view)),
    )


def _last_trick(view: TrickView[MeldT]) -> list[tuple[int, tuple[Seat, MeldT]]]:
    """Return the numbered plays of the last completed trick.

    They are found by counting back as many cards as the trick contained.
    """
    if not view.taken:
        return []
    plays = [(seat, meld) for seat, meld in view.history if meld is not None]
    before = len(plays) - len(view.trick)
    left, first = view.taken[-1][1], before
    while first > 0 and left > 0:
        first -= 1
        left -= len(plays[first][1].cards)
    return list(enumerate(plays[first:before], first))


def trick_history(view: TrickView[MeldT], make: MakePlay[MeldT]) -> tuple[Event, ...]:
    """Return the plays and passes of a round as events.

    A view contains neither the round's number nor the number of cards left after a play. The caller
    knows the former, and no log line needs the latter, so both are 0.
    """
    history: list[Event] = [RoundStarted(0, view.order, view.dealer, view.offices)]
    for seat, meld in view.history:
        if meld is None:
            history.append(Passed(seat))
        else:
            played = make(0, seat, meld)
            history.append(Played(seat, played.cards, played.kind, played.as_rank, 0))
    return tuple(history)
