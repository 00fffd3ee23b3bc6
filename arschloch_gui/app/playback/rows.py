"""A replay step as table rows: the cards, plays and results of each seat."""

from __future__ import annotations

from arschloch_gui.app.playback.steps import PlaybackStep
from arschloch_gui.app.show.reviewed import as_held, seat_word
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.wording.all_hands import no_cards, zone_name
from arschloch_gui.app.wording.cards import cards_named
from arschloch_gui.app.wording.tricks import tricks_taken
from arschloch_gui.engine.cards import Card, Seat, format_cards


def rows_of(stage: TableState, step: PlaybackStep) -> list[dict[str, object]]:
    """Return a row for every seat, the user first, then clockwise.

    Each row is {"name", "title", "person", "isViewer", "taken", "piles": [{"label", "cards"}],
    "played", "acts", "word", "told"}. Cards are codes, "taken" is the number of cards in the tricks
    taken, and "told" is the whole row in words.
    """
    seats, viewer = list(stage.order), stage.sitters.viewer
    at = seats.index(viewer) if viewer in seats else 0
    return [_row(stage, step, seat) for seat in seats[at:] + seats[:at]]


def _row(stage: TableState, step: PlaybackStep, seat: Seat) -> dict[str, object]:
    sitters, deck = stage.sitters, stage.deck
    piles = _piles(stage, step, seat)
    played = _played(step, seat)
    word = seat_word(step.picture, seat, step.taker, stage.shared_places)
    office = _office(step, seat)
    title = sitters.title(office)
    held = "; ".join(
        f"{label}: {cards_named(cards, deck)}" if label else cards_named(cards, deck)
        for label, cards in piles
    )
    told = [
        ", ".join(filter(None, (sitters.names[seat], title))),
        cards_named(played, deck) if played else "",
        word,
        tricks_taken(step.picture.tricks_of(seat)),
        held or no_cards(),
    ]
    return {
        "name": sitters.names[seat],
        "title": title,
        "person": sitters.people[seat],
        "isViewer": seat == sitters.viewer,
        "taken": step.picture.pile_of(seat),
        "piles": [{"label": label, "cards": list(format_cards(cards))} for label, cards in piles],
        "played": list(format_cards(played)),
        "acts": seat == step.actor,
        "word": word,
        "told": ". ".join(part for part in told if part),
    }


def _piles(stage: TableState, step: PlaybackStep, seat: Seat) -> list[tuple[str, list[Card]]]:
    """Return the non-empty piles of a seat with their labels."""
    own = [zone for zone in step.holdings if not zone.shared]
    return [
        (zone_name(zone.name) if len(own) > 1 else "", as_held(stage, zone.piles[seat]))
        for zone in own
        if zone.piles[seat]
    ]


def _played(step: PlaybackStep, seat: Seat) -> tuple[Card, ...]:
    if step.taker != NOBODY:
        return ()
    if seat == step.actor and step.shown:
        return step.shown
    own = [each.cards for each in step.picture.trick_plays if each.seat == seat]
    return own[-1] if own else ()


def _office(step: PlaybackStep, seat: Seat) -> int:
    return step.picture.offices.index(seat) if seat in step.picture.offices else NOBODY
