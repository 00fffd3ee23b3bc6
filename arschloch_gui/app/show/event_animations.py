"""Conversion of events to steps, with their display, duration and grouping."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec import Struct, field

from arschloch_gui.app.engine.messages import Stepped
from arschloch_gui.app.show import pace
from arschloch_gui.app.show.moments import noted_steps
from arschloch_gui.app.show.offices import crowning_steps, is_crowned, mocking_steps
from arschloch_gui.app.show.pacing import Pacing
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.flights import DealFlight, Flights, GiftFlight
from arschloch_gui.app.table.step import Step
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsGiven,
    CardsPassedOn,
    Event,
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
from arschloch_gui.engine.match import Frame, SeenEvent, Snapshot


class EventAnimations(Struct, frozen=True):
    """Converts the engine's reports to steps that change one table's state."""

    stage: TableState
    flights: Flights
    _wave: Pacing = field(default_factory=Pacing)

    def steps(self, stepped: Stepped) -> Iterator[Step]:
        """Yield the steps of one report. The last step lets the user act."""
        for _, steps in self.scenes(stepped):
            yield from steps
        yield Step(partial(self.stage.settle, stepped.snapshot))

    def scenes(self, stepped: Stepped) -> Iterator[tuple[SeenEvent, Iterator[Step]]]:
        """Yield (last event, steps) for each group of events that are shown together."""
        told, at = stepped.events, 0
        while at < len(told):
            run = _same_kind(told, at)
            if isinstance(told[at].event, CardsDealt):
                yield run[-1], self._deal(run)
            elif isinstance(told[at].event, CardsGiven):
                lie_there = at > 0 and isinstance(told[at - 1].event, CardsPassedOn)
                yield run[-1], self._take_up(run) if lie_there else self._exchange(run)
            else:
                run = run[:1]
                yield run[0], self._one(run[0], stepped.snapshot)
            at += len(run)

    def _one(self, told: SeenEvent, snapshot: Snapshot) -> Iterator[Step]:
        stage, event, frame = self.stage, told.event, told.frame
        if (own := stage.table.steps(stage, self.flights, told)) is not None:
            return (yield from own)
        match event:
            case Reseated():
                yield self._noted(event, partial(stage.show_reseated, event, frame), pace.RESEAT)
            case RoundStarted():
                yield self._noted(event, partial(stage.show_round, frame), pace.SETTLE)
            case CardsPassedOn():
                yield Step(partial(self._pass_on, event, frame), pace.EXCHANGE)
            case PlayBegan():
                yield self._noted(event, partial(stage.show_play_begins, frame))
            case TurnBegan(seat):
                thinks = 0 if seat == stage.sitters.viewer else self._wave.turn(len(frame.order))
                yield Step(partial(stage.show_turn, seat, frame, snapshot), thinks)
            case Played():
                yield Step(partial(self.flights.announce, event.cards, in_hand=False))
                lasts = self._wave.play(len(frame.order))
                if lasts[0]:
                    yield Step(_nothing, lasts[0])
                yield self._noted(event, partial(stage.show_played, event, frame), lasts[1])
            case Passed():
                waits = self._wave.passed(len(frame.order))
                yield self._noted(event, partial(stage.show_passed, frame), waits)
            case TrickTaken(seat, _):
                yield Step(_nothing, pace.READ_TRICK)
                yield self._noted(event, partial(stage.show_collected, seat), pace.COLLECT)
                yield Step(partial(stage.show_trick_gone, frame))
            case WentOut():
                yield from self._go_out(event, frame)
            case RoundEnded():
                yield Step(_nothing, pace.READ_TRICK)
                yield from mocking_steps(stage, event)
                yield self._noted(event, partial(stage.show_round_ended, event, frame))
            case MatchEnded():
                yield self._noted(event, partial(stage.show_match_ended, frame))
            case _:
                yield from noted_steps(stage, told)

    def _go_out(self, event: WentOut, frame: Frame) -> Iterator[Step]:
        """Yield the steps for going out, and for the crowning if the first place is certain."""
        crowned = is_crowned(self.stage, event, frame)
        shown = partial(self.stage.show_out, event, frame, crowned=crowned)
        yield self._noted(event, shown, pace.GO_OUT)
        if crowned:
            yield from crowning_steps(self.stage, event, frame)

    def _deal(self, run: Sequence[SeenEvent]) -> Iterator[Step]:
        """Yield the steps for dealing all hands card by card.

        Every seat sees only its own cards.
        """
        dealt = [(each.event, each.frame) for each in run if isinstance(each.event, CardsDealt)]
        cards = sum(event.count for event, _ in dealt)
        between = pace.deal_step(cards)
        lasts = between * cards + pace.DEAL_FLIGHT
        own = [card for event, _ in dealt for card in event.cards]
        yield Step(partial(self.flights.announce, own, in_hand=True))

        def show() -> None:
            self.stage.cue(Sound.TICK, times=cards, between=between)
            for first, (event, _) in enumerate(dealt):
                self.flights.deal(DealFlight(event.seat, event.count, first, len(dealt), between))
            self.stage.show(run[-1].frame)

        yield Step(show, lasts)
        yield Step(self.flights.deal_is_over)

    def _exchange(self, run: Sequence[SeenEvent]) -> Iterator[Step]:
        """Yield the steps for an exchange.

        Gifts between other players move at the same time. The viewer's gifts follow one by one,
        each with its own sentence.
        """
        viewer = self.stage.sitters.viewer
        crossing: list[CardsGiven] = []
        before = run[0].frame
        for gift, frame in _gifts(run):
            if viewer in (gift.giver, gift.taker):
                yield from self._cross(crossing, before)
                yield from self._cross([gift], frame)
                crossing = []
            else:
                crossing.append(gift)
            before = frame
        yield from self._cross(crossing, before)
        yield Step(self.stage.show_silence)

    def _take_up(self, run: Sequence[SeenEvent]) -> Iterator[Step]:
        """Yield the steps for picking up passed-on cards. Only the viewer's are face up."""
        viewer, gifts = self.stage.sitters.viewer, [gift for gift, _ in _gifts(run)]
        own = [gift for gift in gifts if gift.taker == viewer]
        for gift in own:
            flight = GiftFlight(viewer, viewer, gift.count, gift.cards, ())
            yield Step(partial(self.flights.give, flight))
        yield Step(partial(self.stage.show_taking_up, own, run[-1].frame), pace.EXCHANGE)
        yield Step(partial(self._arrive, gifts, run[-1].frame), pace.READ_EXCHANGE)

    def _cross(self, gifts: Sequence[CardsGiven], frame: Frame) -> Iterator[Step]:
        """Yield the steps for gifts that move at the same time. Every giver says what they give."""
        if not gifts:
            return
        seen = [card for gift in gifts for card in gift.cards]
        yield Step(partial(self.flights.announce, seen, in_hand=True))
        yield Step(partial(self._send, gifts, frame), pace.EXCHANGE)
        yield Step(partial(self._arrive, gifts, frame), pace.READ_EXCHANGE)

    def _send(self, gifts: Sequence[CardsGiven], frame: Frame) -> None:
        for gift in gifts:
            self._fly(gift)
        self.stage.show_given(gifts, frame)

    def _arrive(self, gifts: Sequence[CardsGiven], frame: Frame) -> None:
        for gift in gifts:
            self.stage.note(gift)
        self.stage.show_received(gifts, frame)

    def _pass_on(self, event: CardsPassedOn, frame: Frame) -> None:
        self._fly(event)
        self.stage.show_passed_on(event, frame)

    def _fly(self, gift: CardsGiven | CardsPassedOn) -> None:
        keys: list[str] = []
        if gift.giver == self.stage.sitters.viewer:
            keys = self.stage.holding.keys_for(gift.cards)
        self.flights.give(GiftFlight(gift.giver, gift.taker, gift.count, gift.cards, keys))

    def _noted(self, event: Event, act: Callable[[], None], lasts: int = 0) -> Step:
        def shown() -> None:
            self.stage.note(event)
            act()

        return Step(shown, lasts)


def _same_kind(told: Sequence[SeenEvent], at: int) -> Sequence[SeenEvent]:
    """Return the events from `at` on that are of the same kind as the first of them."""
    end = at
    while end < len(told) and type(told[end].event) is type(told[at].event):
        end += 1
    return told[at:end]


def _gifts(run: Sequence[SeenEvent]) -> list[tuple[CardsGiven, Frame]]:
    return [(each.event, each.frame) for each in run if isinstance(each.event, CardsGiven)]


def _nothing() -> None:
    """Do nothing, during a pause that leaves time to read."""
