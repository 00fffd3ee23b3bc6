"""The players as rows, clockwise from the viewer, keyed by seat."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.app.kept import Kept
from arschloch_gui.app.show.shown_table import ShownTable
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.wording.cards import cards_named
from arschloch_gui.app.wording.tricks import tricks_taken
from arschloch_gui.app.wording.words import fill, place_word, translate
from arschloch_gui.engine.cards import Seat, format_cards


class SeatRow(Struct, frozen=True):
    """One player.

    `slot` is the place clockwise from the viewer, `place` the order of going out (0: still in), and
    `office` the position that the player has or has just won (−1: none). `saying` is the text of
    the speech bubble, `open_hand` the face-up cards, and `pile` the number of captured cards.
    `plays` describes the player's level and style. `score` is the total so far, and `gained` the
    points of the last round.
    """

    key: str
    seat: int
    name: str
    person: int
    mood: str
    office: int
    title: str
    insignia: str
    count: int
    is_turn: bool
    passed: bool
    finished: bool
    place: int
    slot: int
    is_viewer: bool
    score: int
    gained: int
    saying: str
    open_hand: tuple[str, ...]
    pile: int
    plays: str
    accessible_name: str


def seat_rows(shown: ShownTable, sitters: Seating) -> list[SeatRow]:
    """Return the rows of all seats, clockwise from the viewer."""
    order = shown.order
    if sitters.viewer not in order:
        return []
    at = order.index(sitters.viewer)
    offices, places = shown.offices_shown(), shown.places_shown
    return [
        _seat_row(shown, sitters, seat, slot, offices[seat], places.get(seat, 0))
        for slot, seat in enumerate(order[at:] + order[:at])
    ]


def _seat_row(
    shown: ShownTable, sitters: Seating, seat: Seat, slot: int, office: int, place: int
) -> SeatRow:
    plain = SeatRow(
        key=str(seat),
        seat=seat,
        name=sitters.names[seat],
        person=sitters.people[seat],
        mood=shown.mood_of(seat),
        office=office,
        title="",
        insignia="",
        count=shown.counts[seat],
        is_turn=seat == shown.turn,
        passed=seat in shown.passed and not place,
        finished=place > 0,
        place=place,
        slot=slot,
        is_viewer=seat == sitters.viewer,
        score=shown.scores[seat] if shown.scores else 0,
        gained=shown.rounds[-1].points[seat] if shown.rounds else 0,
        saying=shown.sayings.get(seat, ""),
        open_hand=format_cards(shown.open_hand(seat)) if seat in shown.open_hands else (),
        pile=shown.piles.get(seat, 0),
        plays="",
        accessible_name="",
    )
    tricks = shown.tricks.get(seat, 0)
    made_of = plain, tricks, bool(shown.rounds), sitters, shown.rules, shown.wording
    kept: Kept[SeatRow] = shown.kept["seat", seat]
    return kept.of(made_of, lambda: _worded(plain, tricks, shown, sitters))


def _worded(plain: SeatRow, tricks: int, shown: ShownTable, sitters: Seating) -> SeatRow:
    row = replace(
        plain,
        title=sitters.title(plain.office),
        insignia=sitters.insignia(plain.office),
        plays=sitters.plays(plain.seat),
    )
    return replace(
        row, accessible_name=_spoken(row, tricks, shown.deck, counted=bool(shown.rounds))
    )


def _spoken(row: SeatRow, tricks: int, deck: str, *, counted: bool) -> str:
    """Describe a seat for a screen reader: name, title, cards and state."""
    parts = [row.name]
    if row.title:
        parts.append(row.title)
    if row.finished:
        # After a round, the players with cards left have a place, too.
        parts.append(fill(translate("Seat", "{place} place"), place=place_word(row.place)))
    else:
        parts.append(translate("Seat", "%n card(s)", "", row.count))
    if row.is_turn:
        parts.append(translate("Seat", "to play"))
    if row.passed:
        parts.append(translate("Seat", "passed"))
    if tricks:
        parts.append(tricks_taken(tricks))
    if counted:
        parts.append(translate("Standings", "%n point(s)", "", row.score))
    if row.open_hand:
        cards = cards_named(row.open_hand, deck)
        parts.append(fill(translate("Seat", "face up: {cards}"), cards=cards))
    return ", ".join(parts)
