"""The people at the table as rows, clockwise from the viewer, keyed by player."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.app.show.shown import Shown
from arschloch_gui.app.table.sitters import Sitters
from arschloch_gui.app.wording.cards import cards_list
from arschloch_gui.app.wording.tricks import tricks_taken
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import Seat, format_cards


class SeatRow(Struct, frozen=True):
    """One player. `slot` is the position clockwise from the viewer, `place` the order of going
    out (0: still in), `office` the one held (−1: none yet), `saying` what is being said aloud,
    `open_hand` the cards everybody may see, `pile` how many cards of tricks lie before him, `plays`
    how well he plays and what he likes."""

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
    saying: str
    open_hand: tuple[str, ...]
    pile: int
    plays: str
    accessible_name: str


def seat_rows(shown: Shown, sitters: Sitters) -> list[SeatRow]:
    """The rows clockwise from the viewer."""
    order = shown.order
    if sitters.viewer not in order:
        return []
    at = order.index(sitters.viewer)
    return [
        _seat_row(shown, sitters, seat, slot) for slot, seat in enumerate(order[at:] + order[:at])
    ]


def _seat_row(shown: Shown, sitters: Sitters, seat: Seat, slot: int) -> SeatRow:
    offices = shown.offices_shown
    office = offices.index(seat) if seat in offices else -1
    place = shown.place_of(seat)
    row = SeatRow(
        key=str(seat),
        seat=seat,
        name=sitters.names[seat],
        person=sitters.people[seat],
        mood=shown.mood_of(seat),
        office=office,
        title=sitters.title(office),
        insignia=sitters.insignia(office),
        count=shown.counts[seat],
        is_turn=seat == shown.turn,
        passed=seat in shown.passed and not place,
        finished=place > 0,
        place=place,
        slot=slot,
        is_viewer=seat == sitters.viewer,
        score=shown.scores[seat] if shown.scores else 0,
        saying=shown.sayings.get(seat, ""),
        open_hand=format_cards(shown.open_hand(seat)),
        pile=shown.piles.get(seat, 0),
        plays=sitters.plays(seat),
        accessible_name="",
    )
    return replace(row, accessible_name=_spoken(row, shown))


def _spoken(row: SeatRow, shown: Shown) -> str:
    """How a screen reader says the seat: name, title, cards, and what is going on."""
    parts = [row.name]
    if row.title:
        parts.append(row.title)
    if row.finished:
        parts.append(fill(translate("Seat", "out as number {place}"), place=row.place))
    else:
        parts.append(translate("Seat", "%n card(s)", "", row.count))
    if row.is_turn:
        parts.append(translate("Seat", "to play"))
    if row.passed:
        parts.append(translate("Seat", "passed"))
    if tricks := shown.tricks.get(row.seat):
        parts.append(tricks_taken(tricks))
    if row.open_hand:
        cards = cards_list(row.open_hand, shown.deck)
        parts.append(fill(translate("Seat", "face up: {cards}"), cards=cards))
    return ", ".join(parts)
