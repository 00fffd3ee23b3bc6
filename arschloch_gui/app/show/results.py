"""The viewer's result of a round or match in words, for a screen reader."""

from __future__ import annotations

from collections import Counter

from arschloch_gui.app.show.models.standings import StandingRow
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.wording.words import fill, listed, place_word, translate
from arschloch_gui.coach.evenings import SELF
from arschloch_gui.engine.cards import Seat


def outcome(stage: TableState) -> str:
    """Return the viewer's result in words, with points and order, or "" during a round."""
    row = next((row for row in stage.standings.rows if row.is_viewer), None)
    if row is None or not stage.round_is_over:
        return ""
    own = _office(row) if row.title else ""
    if stage.phase == "match_over":
        return " ".join(filter(None, (own, _ending(row))))
    return " ".join(filter(None, (own or _place(row), _everybody(stage))))


def penalty_sentence(stage: TableState) -> str:
    """Return the viewer's result of the last round, in a game whose points count against players.

    Return "" in other games, whose results are positions, and before the first result.
    """
    row = next((row for row in stage.standings.rows if row.is_viewer), None)
    if row is None or not stage.rounds or stage.rules is None or not stage.rules.penalties:
        return ""
    if row.gained == 0:
        return translate("Result", "No points for you!")
    return translate("Result", "%n point(s) for you", "", row.gained)


def ending(stage: TableState) -> str:
    """Return the sentence under the result if the match is over, else "".

    It is the viewer's place and points, or the lead of a viewer who has won alone, because the
    result already says that they won. Regulars add how many matches of the evening each has won.
    """
    rows = stage.standings.rows
    row = next((row for row in rows if row.is_viewer), None)
    if row is None or stage.phase != "match_over":
        return ""
    behind = [each for each in rows if each.place == 2]
    own = _lead(row, behind) if row.place == 1 and behind else _ending(row)
    return "\n".join(filter(None, (own, _evening(stage))))


def _evening(stage: TableState) -> str:
    """Return the matches won this evening, most first, or "" for the first match of an evening."""
    if stage.memory is None or not stage.memory.winners:
        return ""
    won = Counter(stage.memory.winners)
    won.update(SELF if e.is_viewer else e.name for e in stage.standings.rows if e.place == 1)
    you = translate("Log", "you")
    each = (f"{name or you} {number}" for name, number in won.most_common())
    return fill(translate("Result", "Matches won tonight: {names}"), names=", ".join(each))


def _lead(row: StandingRow, behind: list[StandingRow]) -> str:
    line = translate("Result", "With %n point(s), {lead} ahead of {name}.", "", row.score)
    names = listed([each.name for each in behind])
    return fill(line, lead=abs(row.score - behind[0].score), name=names)


def _ending(row: StandingRow) -> str:
    line = translate(
        "Result", "You finish the match in {place} place, with %n point(s).", "", row.score
    )
    return fill(line, place=place_word(row.place))


def _office(row: StandingRow) -> str:
    if row.stays:
        line = translate("Result", "Still {title}. You have %n point(s).", "", row.score)
    else:
        line = translate("Result", "You are now: {title}. You have %n point(s).", "", row.score)
    return fill(line, title=row.title)


def _place(row: StandingRow) -> str:
    line = translate("Result", "You are in {place} place, with %n point(s).", "", row.score)
    return fill(line, place=place_word(row.place))


def _everybody(stage: TableState) -> str:
    order = [_called(stage, seat) for seat in stage.rounds[-1].offices]
    return fill(translate("Result", "Final order: {names}."), names=listed(order))


def _called(stage: TableState, seat: Seat) -> str:
    sitters = stage.sitters
    return translate("Log", "you") if seat == sitters.viewer else sitters.names[seat]
