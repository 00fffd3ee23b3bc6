"""Decisions of a finished round, with the seat's knowledge, its options and its choice.

Nothing is stored during a round. A decision contains everything available to the seat (view, legal
actions and decision number), so a computer player can later be asked how it rates each option.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event, PlayBegan
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.game import AnyGame
from arschloch_gui.engine.table.round import AnyRound, AnyView


class Decided(Struct, frozen=True):
    """A decision with more than one legal action.

    `taken` is an index into `legal`. `number` counts the earlier actions known to the seat
    (`plies.py`); a computer player seeds its random numbers with it. `ply` counts all earlier
    actions. `events` are the immediate consequences, with hidden cards included. `in_trick` is True
    once play has begun.
    """

    seat: Seat
    number: int
    view: AnyView
    legal: tuple[Action, ...]
    taken: int
    events: tuple[Event, ...]
    ply: int = 0
    in_trick: bool = False


class DecisionRecorder:
    """A recorder of decisions during the replay of a round.

    `began` is True if the round is already past the exchange when the recorder is created.
    """

    def __init__(self, family: AnyGame, plies: Plies, *, began: bool) -> None:
        self.decided: list[Decided] = []
        self._family, self._plies, self._began = family, plies.copy(), began

    def act(
        self, state: AnyRound, seat: Seat, action: Action, watch: Callable[[Event], None]
    ) -> None:
        """Replay one action and pass every event to `watch` as it occurs."""
        family, number = self._family, self._plies.known_to(seat)
        ply, in_trick = self._plies.total, self._began
        legal = family.legal(state) if seat == state.to_act else ()
        view = family.view(state, seat) if len(legal) > 1 else None
        at = (i for i, each in enumerate(legal) if family.same_action(state, each, action))
        taken = next(at, -1)
        self._plies.count(seat, secret=family.is_secret(state.phase, action))
        events: list[Event] = []

        def emit(event: Event) -> None:
            self._began = self._began or isinstance(event, PlayBegan)
            events.append(event)
            watch(event)

        family.advance(state, action, emit)
        if view is not None and taken >= 0:
            self.decided.append(
                Decided(seat, number, view, legal, taken, tuple(events), ply, in_trick)
            )


def foretold(family: AnyGame, decided: Decided, index: int) -> tuple[Event, ...]:
    """Return the events that a legal action caused or would have caused immediately.

    For an action that was not taken, they are computed with a random deal of the hidden cards.
    Details that depend on cards hidden from the seat are left out, because they could have turned
    out differently.
    """
    if index == decided.taken:
        return decided.events
    events: list[Event] = []
    state = decided.view.world(Rng(decided.number))
    family.advance(state, decided.legal[index], events.append)
    return tuple(event.beforehand() for event in events)
