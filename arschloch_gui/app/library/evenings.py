"""Evenings of regulars' tables, computed from the records and cached.

The history of a table is not stored anywhere else. If a record is deleted, its evening is lost as
well.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from pathlib import Path

from arschloch_gui.app.files.match_metadata import MatchMetadata
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.library.record_cache import RecordCache
from arschloch_gui.app.wording.words import seat_names
from arschloch_gui.coach.evenings import SELF, Evening, Robbery, gifts_of
from arschloch_gui.coach.played import match_mark
from arschloch_gui.engine.cards import Card, Seat, format_cards, rank_of
from arschloch_gui.engine.json_text import shaped
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.restoring import Restored

NAME = "evenings-2.jsonl"


class Evenings(RecordCache[Evening]):
    """Cache of evenings by record. Owned by one thread."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / NAME, lambda keys: shaped(keys, Evening))


def evening_of(restored: Restored, note: MatchMetadata, changed_s: float) -> Evening:
    """Return the evening in a record, without the rounds copied from elsewhere.

    `changed_s` is when it was last played, in seconds since 1970.
    """
    match = restored.match
    viewer = note.table.fitted(len(match.spec.seats)).viewer
    names = tuple(
        SELF if seat == viewer else name for seat, name in enumerate(seat_names(match.spec.seats))
    )
    own = range(note.copied + 1, len(match.rounds) + 1)
    found = [each for number in own for each in _robberies(match, number, names)]
    return Evening(
        match_mark(match.spec),
        match.spec.preset,
        names,
        tuple(match.rounds[number - 1].offices for number in own),
        _winners(match) if match.is_over else (),
        max(found, key=lambda each: each.worth, default=None),
        note.regulars,
        changed_s,
    )


def _winners(match: Match) -> tuple[Seat, ...]:
    most = match.scores[match.standings()[0]]
    return tuple(seat for seat, score in enumerate(match.scores) if score == most)


def _robberies(match: Match, round_no: int, names: tuple[str, ...]) -> list[Robbery]:
    """Return what higher positions received from lower ones before a round; none in the first."""
    begun = match.round_start(round_no)
    offices = begun.setup.carry.offices
    if not offices:
        return []
    taken: dict[tuple[Seat, Seat], list[Card]] = defaultdict(list)
    for gift in gifts_of(match, round_no):
        if offices.index(gift.giver) > offices.index(gift.taker):
            taken[gift.taker, gift.giver] += gift.cards
    table, rules = table_of(match.family.key), match.spec.rules
    order = table.card_order(rules, reverse=False)
    pack = sorted(begun.pack, key=order)
    strengths = list(map(order, pack))

    def worth(card: Card) -> float:
        weaker = pack[: bisect_left(strengths, order(card))]
        # Suits only determine the sort order here.
        return sum(rank_of(each) != rank_of(card) for each in weaker) / len(pack)

    return [
        Robbery(
            names[taker], names[giver], tuple(format_cards(sorted(cards, key=order)[::-1])),
            sum(map(worth, cards)),
            table.deck(rules),
        )
        for (taker, giver), cards in taken.items()
    ]  # fmt: skip
