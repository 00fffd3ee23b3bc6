"""The standings as rows, best player first according to the game's scoring."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.app.show.shown_table import ShownTable
from arschloch_gui.app.table.seating import Seating, sign_of_place
from arschloch_gui.app.wording.words import fill, translate


class StandingRow(Struct, frozen=True):
    """One player. `gained` are the points of the last round, and `office` is the position in it.

    `stays` is True if the position is the same as in the round before. `sign` is the symbol of the
    player's place in the match. `is_last` is True for the last place.
    """

    key: str
    seat: int
    name: str
    person: int
    score: int
    gained: int
    office: int
    stays: bool
    title: str
    insignia: str
    place: int
    sign: str
    is_last: bool
    is_viewer: bool
    accessible_name: str


def standing_rows(shown: ShownTable, sitters: Seating) -> list[StandingRow]:
    """Return the rows by points, then by the last round's positions. Equal points share a place."""
    last = shown.rounds[-1] if shown.rounds else None
    before = shown.rounds[-2].offices if len(shown.rounds) > 1 else ()
    order = last.offices if last else shown.order
    if not shown.scores or shown.rules is None:
        return []
    ranked = shown.rules.standings(shown.scores, order)
    places = shown.rules.places(tuple(shown.scores))
    rows: list[StandingRow] = []
    for seat in ranked:
        score = shown.scores[seat]
        place = places[seat]
        office = order.index(seat) if last else -1
        spoken = translate("Standings", "{place}. {name}, {points}")
        points = translate("Standings", "%n point(s)", "", score)
        rows.append(
            StandingRow(
                key=str(seat),
                seat=seat,
                name=sitters.names[seat],
                person=sitters.people[seat],
                score=score,
                gained=last.points[seat] if last else 0,
                office=office,
                stays=before[office : office + 1] == (seat,),
                title=sitters.title(office),
                insignia=sitters.insignia(office),
                place=place,
                sign=sign_of_place(seat, places, sitters.titles),
                is_last=place == max(places) > 1,
                is_viewer=seat == sitters.viewer,
                accessible_name=fill(spoken, place=place, name=sitters.names[seat], points=points),
            )
        )
    return rows


def score_rows(shown: ShownTable) -> list[dict[str, object]]:
    """Return a row for every round: {"round", "points", "totals", "penalties"}, with lists by seat.

    A penalty is the game's word for a multiplier of the player's points, or "".
    """
    totals = [0] * len(shown.scores)
    rows: list[dict[str, object]] = []
    for number, done in enumerate(shown.rounds, 1):
        totals = [before + won for before, won in zip(totals, done.points, strict=True)]
        rows.append(
            {
                "round": number,
                "points": list(done.points),
                "totals": totals,
                "penalties": [shown.table.penalty(hand) for hand in done.hands],
            }
        )
    return rows


def rounds_chart(shown: ShownTable) -> list[dict[str, list[int]]]:
    """Return the finished rounds for the chart, with seats by position and points by seat."""
    return [{"offices": list(done.offices), "points": list(done.points)} for done in shown.rounds]
