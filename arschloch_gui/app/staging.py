"""Facts into steps: what the table shows for each event, how long it lasts, what goes together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from arschloch_gui.app import pace
from arschloch_gui.app.director import Step
from arschloch_gui.app.flights import DealFlight, Flights, GiftFlight
from arschloch_gui.app.messages import Stepped
from arschloch_gui.app.moments import out_steps, rule_steps
from arschloch_gui.app.stage import Stage
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsGiven,
    Event,
    LeadInherited,
    MatchEnded,
    Passed,
    PlayBegan,
    Played,
    Reseated,
    RoundEnded,
    RoundStarted,
    TrickTaken,
    TurnBegan,
    WentOut,
)
from arschloch_gui.engine.match import Snapshot


@dataclass(frozen=True, slots=True)
class Staging:
    """Turns what the engine reports into steps on one stage."""

    stage: Stage
    flights: Flights

    def steps(self, stepped: Stepped) -> Iterator[Step]:
        """The steps of one report; the last one compares the picture with the snapshot."""
        events = stepped.events
        at = 0
        while at < len(events):
            run = _same_kind(events, at)
            if isinstance(events[at], CardsDealt):
                yield from self._deal(run)
            elif isinstance(events[at], CardsGiven):
                yield from self._exchange(run)
            else:
                run = run[:1]
                yield from self._one(run[0], stepped.snapshot)
            at += len(run)
        yield Step(partial(self.stage.settle, stepped.snapshot))

    def _one(self, event: Event, snapshot: Snapshot) -> Iterator[Step]:
        stage = self.stage
        if (own := stage.table.steps(stage, self.flights, event)) is not None:
            yield from own
            return
        match event:
            case Reseated(order):
                yield self._noted(event, partial(stage.show_reseated, order), pace.RESEAT)
            case RoundStarted():
                yield self._noted(event, partial(stage.show_round, event), pace.SETTLE)
            case PlayBegan(leader):
                yield self._noted(event, partial(stage.show_play_begins, leader))
            case TurnBegan(seat, phase):
                thinks = 0 if seat == stage.sitters.viewer else pace.THINK
                yield Step(partial(stage.show_turn, seat, phase, snapshot), thinks)
            case Played():
                shown = partial(stage.show_played, event)
                yield self._noted(event, shown, pace.PLAY + pace.READ_PLAY)
            case Passed(seat):
                yield self._noted(event, partial(stage.show_passed, seat), pace.PASS)
            case TrickTaken(seat, _):
                yield Step(_nothing, pace.READ_TRICK)
                yield self._noted(event, partial(stage.show_collected, seat), pace.COLLECT)
                yield Step(stage.show_trick_gone)
            case WentOut():
                yield from out_steps(stage, event)
            case RoundEnded():
                yield Step(_nothing, pace.READ_TRICK)
                yield self._noted(event, partial(stage.show_round_ended, event))
            case MatchEnded():
                yield self._noted(event, stage.show_match_ended)
            case LeadInherited():
                yield self._noted(event, _nothing)
            case _:
                yield from rule_steps(stage, event)

    def _deal(self, run: Sequence[Event]) -> Iterator[Step]:
        """All hands at once, card by card in turn; every seat sees only its own."""
        dealt = [event for event in run if isinstance(event, CardsDealt)]
        cards = sum(event.count for event in dealt)
        between = pace.deal_step(cards)
        lasts = between * cards + pace.DEAL_FLIGHT
        for first, event in enumerate(dealt):
            flight = DealFlight(event.seat, event.count, first, len(dealt), between)

            def show(event: CardsDealt = event, flight: DealFlight = flight) -> None:
                self.flights.deal(flight)
                self.stage.show_dealt(event.seat, event.count, event.cards)

            yield Step(show, lasts, together=first > 0)
        yield Step(self.flights.deal_is_over)

    def _exchange(self, run: Sequence[Event]) -> Iterator[Step]:
        """Gifts that cross fly together, then arrive together."""
        given = [event for event in run if isinstance(event, CardsGiven)]
        for at, event in enumerate(given):
            yield Step(partial(self._send, event), pace.EXCHANGE, together=at > 0)
        for at, event in enumerate(given):
            shown = partial(self.stage.show_received, event)
            yield self._noted(event, shown, pace.READ_EXCHANGE, together=at > 0)

    def _send(self, event: CardsGiven) -> None:
        keys: list[str] = []
        if event.giver == self.stage.sitters.viewer:
            keys = self.stage.holding.keys_for(event.cards)
        self.flights.give(GiftFlight(event.giver, event.taker, event.count, event.cards, keys))
        self.stage.show_given(event)

    def _noted(
        self, event: Event, act: Callable[[], None], lasts: int = 0, *, together: bool = False
    ) -> Step:
        def shown() -> None:
            self.stage.note(event)
            act()

        return Step(shown, lasts, together)


def _same_kind(events: Sequence[Event], at: int) -> Sequence[Event]:
    """The events from `at` on that are of one kind."""
    end = at
    while end < len(events) and type(events[end]) is type(events[at]):
        end += 1
    return events[at:end]


def _nothing() -> None:
    """A pause: the picture stays as it is, to be read."""
