"""The moments of the house rules: what the table shows when one of them takes effect.

Steps for the facts that ordinary play does not have. Each changes the stage's facts exactly as
the engine's snapshot will have them, so that the picture stays right on the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from arschloch_gui.app import pace
from arschloch_gui.app.director import Step
from arschloch_gui.app.games.judge import NOBODY
from arschloch_gui.app.sayings import sayings_of
from arschloch_gui.app.shown import Moment
from arschloch_gui.app.stage import Stage
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import (
    Answered,
    Asked,
    CardsSetAside,
    Declared,
    Demoted,
    Discarded,
    Event,
    HandShown,
    OfficesMirrored,
    OrderReversed,
    Proposed,
    RuleApplied,
    SeatsDrawn,
    WentOut,
)

STAMPED = frozenset(
    {
        "bomb", "cut", "joker", "tabula_rasa", "run_of_three", "putsch", "free_trick",
        "putsch_succeeded", "putsch_failed", "spade3", "lot", "revolution", "counter_revolution",
        "illegal_play_penalty", "last_card_penalty", "jester_revolution", "greater_revolution",
    }
)  # fmt: skip
"""What gets a stamp on the table; everything else is only noted."""
_SULKS = frozenset({"putsch_failed", "illegal_play_penalty", "last_card_penalty"})


def rule_steps(stage: Stage, event: Event) -> Iterator[Step]:
    """The steps of a fact about a special rule; of any other only a line in the log."""
    match event:
        case CardsSetAside():
            yield Step(partial(_set_aside, stage, event))
        case RuleApplied(rule=rule):
            yield Step(
                partial(_apply, stage, event), pace.MOMENT if rule in STAMPED else pace.NOTICE
            )
        case OrderReversed():
            yield Step(partial(_reverse, stage, event), pace.TURN_OVER)
            key = "revolution" if event.reversed else "counter_revolution"
            yield Step(partial(_settle_order, stage, key), pace.MOMENT)
        case Demoted():
            yield Step(partial(_demote, stage, event), pace.MOMENT)
        case Declared(what=what):
            yield Step(partial(_declare, stage, event), pace.MOMENT if what else pace.NOTICE)
        case Asked() | Proposed() | Answered() | HandShown():
            yield Step(partial(_say, stage, event), pace.SAYING)
        case SeatsDrawn():
            yield Step(partial(_draw, stage, event), pace.DRAW)
        case OfficesMirrored():
            yield Step(partial(_mirror, stage, event), pace.MOMENT)
        case Discarded():
            yield Step(partial(_discard, stage, event), pace.SAYING)
        case _:
            yield Step(partial(stage.note, event))
    yield Step(partial(end_moment, stage))


def out_steps(stage: Stage, event: WentOut) -> Iterator[Step]:
    """A seat goes out; where its last card was a forbidden one, that comes first."""

    def show() -> None:
        if stage.is_demotion(event) and stage.laid and stage.laid[-1].seat == event.seat:
            fact = Demoted(event.seat, "last_card_penalty")
            stage.note(fact)
            stamp(stage, fact.reason, fact.seat)
        stage.note(event)
        stage.show_out(event)

    yield Step(show, pace.GO_OUT)
    yield Step(partial(end_moment, stage))


def stamp(stage: Stage, key: str, seat: Seat) -> None:
    """Let the rule have its moment; its player shows how he feels about it."""
    if key in STAMPED:
        stage.moment = Moment(key, seat)
    if seat != NOBODY:
        stage.moods[seat] = "sulk" if key in _SULKS else "happy"


def end_moment(stage: Stage) -> None:
    """The moment is over."""
    if stage.moment is not None:
        stage.moment = None
        stage.refresh()


def _set_aside(stage: Stage, event: CardsSetAside) -> None:
    stage.note(event)
    stage.aside, stage.hidden_aside = event.cards, event.count - len(event.cards)
    stage.refresh()


def _apply(stage: Stage, event: RuleApplied) -> None:
    stage.note(event)
    match event.rule:
        case "bound":
            stage.bound = True
        case "skipped":
            stage.bound = False
            stage.passed.discard(event.seat)
        case "lock" if stage.laid:
            stage.lock = stage.table.suits(stage.rules, stage.laid[-1])
        case "unlock":
            stage.lock = 0
    if event.rule in STAMPED:
        stamp(stage, event.rule, event.seat)
    stage.refresh()


def _reverse(stage: Stage, event: OrderReversed) -> None:
    stage.note(event)
    stage.reversed, stage.turning = event.reversed, True
    if stage.laid:
        stage.moods[stage.laid[-1].seat] = "happy"
    stage.refresh()


def _settle_order(stage: Stage, key: str) -> None:
    stage.turning = False
    stamp(stage, key, stage.laid[-1].seat if stage.laid else NOBODY)
    stage.refresh()


def _demote(stage: Stage, event: Demoted) -> None:
    stage.note(event)
    stamp(stage, event.reason, event.seat)
    if event.reason == "illegal_play_penalty":
        # The whole hand is laid aside.
        stage.counts[event.seat] = 0
        stage.open_hands.pop(event.seat, None)
        if event.seat == stage.sitters.viewer:
            stage.holding.replace(())
    stage.judge = None
    stage.refresh()


def _declare(stage: Stage, event: Declared) -> None:
    stage.note(event)
    stage.tail, stage.judge = event, None
    stage.sayings = sayings_of(event)
    # The word is the same for the order of ranks turned round, which has a moment of its own.
    moment = "jester_revolution" if event.what == "revolution" else event.what
    if moment in STAMPED:
        stamp(stage, moment, event.seat)
    stage.sort_out_slots()
    stage.refresh()


def _draw(stage: Stage, event: SeatsDrawn) -> None:
    stage.note(event)
    viewer = stage.sitters.viewer
    # Everybody else shows his cards; the viewer’s place has no room for them.
    stage.sayings = {seat: said for seat, said in sayings_of(event).items() if seat == viewer}
    stage.open_hands = dict(enumerate(event.cards))
    stage.tail = event
    stage.order = stage.order or tuple(range(len(event.cards)))
    stage.round_no = max(1, stage.round_no)
    stage.refresh()


def _mirror(stage: Stage, event: OfficesMirrored) -> None:
    stage.note(event)
    stage.offices, stage.order = event.offices, event.order
    stamp(stage, "greater_revolution", event.offices[0])
    stage.refresh()


def _say(stage: Stage, event: Asked | Proposed | Answered | HandShown) -> None:
    stage.note(event)
    stage.sayings = sayings_of(event)
    if isinstance(event, HandShown):
        if event.cards:
            stage.open_hands[event.seat] = event.cards
    else:
        stage.tail, stage.judge = event, None
        stage.sort_out_slots()
    stage.refresh()


def _discard(stage: Stage, event: Discarded) -> None:
    stage.note(event)
    stage.counts[event.seat] = event.left
    stage.discarded = (*stage.discarded, event.card)
    if event.seat == stage.sitters.viewer:
        stage.holding.remove(stage.holding.keys_for((event.card,)))
    if event.seat in stage.open_hands:
        hand = list(stage.open_hands[event.seat])
        hand.remove(event.card)
        stage.open_hands[event.seat] = tuple(hand)
    stage.judge = None
    stage.sort_out_slots()
    stage.refresh()
