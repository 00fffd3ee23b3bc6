"""The location of the A cards, which all players know: face up on the table or in a hand."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.games.big_a.melds import a_meld
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.game_table import Board
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.articles import the_card
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.big_a.deck import A_CARDS
from arschloch_gui.engine.big_a.melds import meld_of
from arschloch_gui.engine.big_a.view import SeatView
from arschloch_gui.engine.cards import Card, Seat, format_card, format_cards
from arschloch_gui.engine.table.public import NOBODY
from arschloch_gui.engine.table.round import AnyView


class BigABoard(Board):
    """The two A cards for QML. GUI thread only."""

    changed = Signal()

    def __init__(self, stage: TableState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._on_table: tuple[Card, ...] = ()
        self._holders: tuple[Seat, ...] = (NOBODY,) * len(A_CARDS)
        stage.changed.connect(self.changed)

    def follow(self, view: AnyView | None) -> None:
        assert view is None or isinstance(view, SeatView)
        self._on_table = view.on_table if view is not None else ()
        self._holders = view.a_holders if view is not None else (NOBODY,) * len(A_CARDS)
        self.changed.emit()

    def remark(self) -> str:
        meld = meld_of(self._stage.holding.selection())
        return a_meld(meld) if meld is not None else ""

    # -- for QML ------------------------------------------------------------------------

    @typed_property(list, changed)
    def onTable(self) -> list[str]:
        """The codes of the A cards that are face up on the table."""
        return list(format_cards(self._on_table))

    @typed_property(str, changed)
    def tableSentence(self) -> str:
        """A description of the A cards on the table; "" if there are none."""
        if not self._on_table:
            return ""
        cards = listed([the_card(card) for card in self._on_table])
        return fill(translate("BigA", "On the table: {cards}"), cards=cards)

    @typed_property(list, changed)
    def holders(self) -> list[dict[str, object]]:
        """The A cards in players' hands: {"card", "seat"}."""
        return [
            {"card": format_card(card), "seat": seat}
            for card, seat in zip(A_CARDS, self._holders, strict=True)
            if seat != NOBODY
        ]

    @typed_property(list, changed)
    def held(self) -> list[dict[str, object]]:
        """The A cards held by each seat: {"cards": card codes, "name": a description}."""
        return [self._held_by(seat) for seat in range(len(self._stage.sitters.names))]

    def _held_by(self, seat: Seat) -> dict[str, object]:
        cards = [card for card, who in zip(A_CARDS, self._holders, strict=True) if who == seat]
        name = ""
        if cards:
            said = listed([the_card(card) for card in cards])
            name = fill(translate("BigA", "holds {cards}"), cards=said)
        return {"cards": list(format_cards(cards)), "name": name}
