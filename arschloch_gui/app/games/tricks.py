"""What the views of games with tricks have in common, as the table's picture of them."""

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
"""Makes a play on the table of its number in the round, its seat and what the game calls it."""


class TrickView(Protocol[MeldT_co]):
    """What one seat may know of a round of tricks."""

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
    """The picture of a round in which cards are played on a trick, or passed."""
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
        laid=tuple(make(at, seat, meld) for at, (seat, meld) in enumerate(view.trick, before)),
        taken=view.taken,
        last_trick=tuple(make(at, seat, meld) for at, (seat, meld) in _last_trick(view)),
    )


def _last_trick(view: TrickView[MeldT]) -> list[tuple[int, tuple[Seat, MeldT]]]:
    """The plays of the last trick taken, numbered in the round: as many as make up its cards."""
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
    """The plays and passes of such a round.

    Neither the number of the round nor the cards left after a play are in a view: whoever writes
    the log knows the one, and no line says the other.
    """
    history: list[Event] = [RoundStarted(0, view.order, view.dealer, view.offices)]
    for seat, meld in view.history:
        if meld is None:
            history.append(Passed(seat))
        else:
            laid = make(0, seat, meld)
            history.append(Played(seat, laid.cards, laid.kind, laid.as_rank, 0))
    return tuple(history)
