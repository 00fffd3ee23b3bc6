"""The trick on the table as rows, oldest play first."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.app.show.shown_table import ShownTable
from arschloch_gui.app.table.table_play import TablePlay, top_of
from arschloch_gui.app.wording.plays import joker_stands_for
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import Seat, format_cards


class TrickRow(Struct, frozen=True):
    """One play.

    `covered` is the number of later plays by the same seat, which cover this one. `depth` is the
    number of all later plays in the trick.
    """

    key: str
    seat: int
    cards: tuple[str, ...]
    size: int
    is_top: bool
    covered: int
    depth: int
    accessible_name: str
    meaning: str
    """The card that a joker in the play stands for."""


def trick_rows(shown: ShownTable, plays: Sequence[TablePlay]) -> list[TrickRow]:
    """Return the rows of a trick. Keys are unique within the match."""
    names, viewer = shown.sitters.names, shown.sitters.viewer
    rows: list[TrickRow] = []
    top = top_of(plays)
    for at, play in enumerate(plays):
        codes = format_cards(play.cards)
        rows.append(
            TrickRow(
                key=f"{shown.round_no}.{play.at}",
                seat=play.seat,
                cards=codes,
                size=len(codes),
                is_top=play is top,
                covered=sum(later.seat == play.seat for later in plays[at + 1 :]),
                depth=len(plays) - 1 - at,
                accessible_name=_spoken(play, shown.phrase(play), names, viewer),
                meaning=joker_stands_for(play.cards, play.as_rank or ""),
            )
        )
    return rows


def _spoken(play: TablePlay, cards: str, names: Sequence[str], viewer: Seat) -> str:
    """Describe a play for a screen reader, addressing the viewer as “you”."""
    if play.seat == viewer:
        return fill(translate("Trick", "You played {cards}"), cards=cards)
    return fill(translate("Trick", "{name} played {cards}"), name=names[play.seat], cards=cards)
