"""The decisions of a round that is over: what each seat knew, could do, and did.

Nothing here is kept while a round runs. Whoever looks back may ask a player what it expected of
every option: view, legal actions and number are all it had.
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

    `taken` is an index into `legal`, `number` counts the actions the seat knew of (`plies.py`):
    its player drew chance by it; `ply` counts all of them. `events` followed at once, with nothing
    hidden. `in_trick`: play had begun.
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
    """Notes the decisions of a round that is played once more; `began`: play already has."""

    def __init__(self, family: AnyGame, plies: Plies, *, began: bool) -> None:
        self.decided: list[Decided] = []
        self._family, self._plies, self._began = family, plies.copy(), began

    def act(
        self, state: AnyRound, seat: Seat, action: Action, watch: Callable[[Event], None]
    ) -> None:
        """Do what was done then; `watch` is told of every event as it comes."""
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
    """What would have followed at once on one of the legal actions.

    What depends on cards the seat did not see may have come out otherwise; what an event tells of
    them is left out.
    """
    if index == decided.taken:
        return decided.events
    events: list[Event] = []
    state = decided.view.world(Rng(decided.number))
    family.advance(state, decided.legal[index], events.append)
    return tuple(event.beforehand() for event in events)
