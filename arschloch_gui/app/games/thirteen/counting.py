"""The count at the end of a round: what the table shows of it, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from arschloch_gui.app.show import pace
from arschloch_gui.app.show.director import Step
from arschloch_gui.app.show.moments import end_moment, stamp
from arschloch_gui.app.show.shown import Moment
from arschloch_gui.app.show.stage import Stage
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.match import Finished, Frame, Told
from arschloch_gui.engine.thirteen.events import CardsCounted
from arschloch_gui.engine.thirteen.scoring import DOUBLETTE, TRIPLETTE, penalty_of


def penalty_word(key: str) -> str:
    """The word for many cards left; empty for few."""
    words = {
        DOUBLETTE: translate("Thirteen", "Doublette!"),
        TRIPLETTE: translate("Thirteen", "Triplette!"),
    }
    return words.get(key, "")


def count_steps(stage: Stage, told: Told) -> Iterator[Step]:
    """Somebody's cards are counted; a doublette or triplette is stamped on the table."""
    event = told.event
    assert isinstance(event, CardsCounted)
    yield Step(partial(_count, stage, event, told.frame), pace.MOMENT if event.penalty else 0)
    yield Step(partial(end_moment, stage))


def _count(stage: Stage, event: CardsCounted, frame: Frame) -> None:
    stage.note(event)
    stage.follow(frame)
    if event.penalty:
        stamp(stage, Moment(event.penalty, event.seat), sulks=True)
    stage.refresh()


def score_rows(rounds: Sequence[Finished]) -> list[dict[str, object]]:
    """A line for every round: {"round", "points", "totals", "penalties"}, lists by seat.

    A penalty is the word for a doublette or triplette, empty where the cards left counted once.
    """
    totals = [0] * len(rounds[0].points) if rounds else []
    rows: list[dict[str, object]] = []
    for number, done in enumerate(rounds, 1):
        totals = [before + won for before, won in zip(totals, done.points, strict=True)]
        penalties = [_short_word(penalty_of(len(hand))) for hand in done.hands]
        rows.append(
            {
                "round": number,
                "points": list(done.points),
                "totals": totals,
                "penalties": penalties,
            }
        )
    return rows


def score_sentence(match_points: int) -> str:
    """What the points mean."""
    if not match_points:
        return translate("Thirteen", "Points count against you: the lowest total is the best.")
    return translate(
        "Thirteen",
        "Points count against you: at %n the match ends, and the lowest total wins.",
        None,
        match_points,
    )


def _short_word(penalty: str) -> str:
    words = {
        DOUBLETTE: translate("Thirteen", "doublette"),
        TRIPLETTE: translate("Thirteen", "triplette"),
    }
    return words.get(penalty, "")
