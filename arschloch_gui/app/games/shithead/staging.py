"""The facts of Shithead as steps: what the table shows for each, and how long it lasts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from arschloch_gui.app import pace
from arschloch_gui.app.director import Step
from arschloch_gui.app.games.judge import NOBODY
from arschloch_gui.app.games.shithead.board import ShitheadBoard
from arschloch_gui.app.shown import Moment
from arschloch_gui.app.stage import Stage
from arschloch_gui.engine.events import Event, Played, RoundStarted
from arschloch_gui.engine.shithead.events import (
    BlindTurned,
    DirectionTurned,
    Drawn,
    PileBurned,
    PileTaken,
    Swapped,
    TableLaid,
)
from arschloch_gui.engine.shithead.state import BLIND, HAND

MOMENTS = {"ten": "burned", "four": "four", "takes": "tired"}
TURNED = "turned"


def own_steps(stage: Stage, board: ShitheadBoard, event: Event) -> Iterator[Step] | None:
    """The steps of a fact that this game shows in its own way; None for all others."""
    match event:
        case RoundStarted():
            return _round_starts(stage, board, event)
        case TableLaid():
            return _one(stage, event, partial(_lay_table, board, event), pace.SETTLE)
        case Swapped():
            return _one(stage, event, partial(_swap, stage, board, event), pace.NOTICE)
        case Played():
            lasts = pace.PLAY + pace.READ_PLAY
            return _one(stage, event, partial(_play, stage, board, event), lasts)
        case Drawn():
            return _one(stage, event, partial(_draw, stage, board, event), pace.SETTLE)
        case BlindTurned():
            return _one(stage, event, partial(_turn_over, stage, board, event), pace.READ_TRICK)
        case PileTaken():
            return _taken(stage, board, event)
        case PileBurned():
            return _burned(stage, board, event)
        case DirectionTurned():
            return _direction(stage, board, event)
    return None


def _one(stage: Stage, event: Event, act: Callable[[], None], lasts: int) -> Iterator[Step]:
    yield Step(partial(_noted, stage, event, act), lasts)


def _noted(stage: Stage, event: Event, act: Callable[[], None]) -> None:
    stage.note(event)
    act()
    stage.refresh()


def _round_starts(stage: Stage, board: ShitheadBoard, event: RoundStarted) -> Iterator[Step]:
    def show() -> None:
        stage.note(event)
        board.clear()
        stage.show_round(event)

    yield Step(show, pace.SETTLE)


def _lay_table(board: ShitheadBoard, event: TableLaid) -> None:
    board.open = [list(cards) for cards in event.open]
    board.blind = [[True] * count for count in event.blind]
    board.stock_left = event.stock
    board.add_to_pile(event.pile, NOBODY)
    board.refresh()


def _swap(stage: Stage, board: ShitheadBoard, event: Swapped) -> None:
    stage.judge = None
    if event.seat == stage.sitters.viewer:
        # On trial the cards lie there already.
        if Counter(event.laid) - Counter(board.open[event.seat]):
            board.swapped(event.seat, event.laid, event.taken)
            stage.holding.remove(stage.holding.keys_for(event.laid))
            stage.holding.add(event.taken)
        board.open[event.seat].sort()
        stage.holding.selected.clear()
    else:
        board.swapped(event.seat, event.laid, event.taken)
    board.refresh()


def _play(stage: Stage, board: ShitheadBoard, event: Played) -> None:
    seat, keys = event.seat, []
    if seat == stage.sitters.viewer:
        keys = stage.holding.keys_for(event.cards)
    stage.leaving.emit(seat, keys)
    stage.holding.remove(keys)
    if event.kind == HAND:
        stage.counts[seat] = event.left
    elif event.kind != BLIND:
        for card in event.cards:
            board.open[seat].remove(card)
    board.turned_over = None
    board.add_to_pile(event.cards, seat)
    stage.plays += 1
    stage.judge = None
    board.refresh()


def _draw(stage: Stage, board: ShitheadBoard, event: Drawn) -> None:
    stage.counts[event.seat] += event.count
    if event.seat == stage.sitters.viewer:
        stage.holding.add(event.cards)
    board.stock_left = event.left
    board.refresh()


def _turn_over(stage: Stage, board: ShitheadBoard, event: BlindTurned) -> None:
    board.blind[event.seat][event.place] = False
    stage.judge = None
    if not event.fits:
        # It lies on the pile to be seen before it is taken with it.
        board.turned_over = event.seat, event.cards[0]
        board.add_to_pile(event.cards, event.seat)
        stage.moods[event.seat] = "sulk"
    board.refresh()


def _taken(stage: Stage, board: ShitheadBoard, event: PileTaken) -> Iterator[Step]:
    def fly() -> None:
        stage.note(event)
        board.fate, board.taker = "taken", event.seat
        stage.moods[event.seat] = "sulk"
        stage.judge, stage.turn = None, NOBODY
        board.refresh()
        stage.refresh()

    def arrive() -> None:
        cards = [card for _, card, _ in board.pile]
        if event.seat == stage.sitters.viewer:
            if not stage.counts[event.seat]:
                stage.holding.replace(())  # his open cards lay in the fan; they go back
            stage.holding.add(cards)
        stage.counts[event.seat] += len(cards)
        _empty(board)
        stage.refresh()

    yield Step(fly, pace.COLLECT + pace.SETTLE)
    yield Step(arrive, pace.SETTLE)


def _burned(stage: Stage, board: ShitheadBoard, event: PileBurned) -> Iterator[Step]:
    def flare() -> None:
        stage.note(event)
        board.fate = "burning"
        stage.moment = Moment(MOMENTS[event.reason], event.seat)
        stage.moods[event.seat] = "sulk" if event.reason == "takes" else "happy"
        stage.judge = None
        board.refresh()
        stage.refresh()

    def gone() -> None:
        kept = board.turned_over
        board.burned += len(event.cards)
        _empty(board)
        if kept is not None:
            stage.counts[kept[0]] += 1
            if kept[0] == stage.sitters.viewer:
                stage.holding.add([kept[1]])
        stage.moment = None
        stage.refresh()

    yield Step(flare, pace.MOMENT)
    yield Step(gone)


def _direction(stage: Stage, board: ShitheadBoard, event: DirectionTurned) -> Iterator[Step]:
    def show() -> None:
        stage.note(event)
        board.backwards = event.reversed
        stage.moment = Moment(TURNED, event.seat)
        board.refresh()
        stage.refresh()

    def over() -> None:
        stage.moment = None
        stage.refresh()

    yield Step(show, pace.MOMENT)
    yield Step(over)


def _empty(board: ShitheadBoard) -> None:
    board.pile = []
    board.fate, board.taker, board.turned_over = "", NOBODY, None
    board.refresh()
