"""The location of the A cards, which all players know: face up on the table or in a hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.exposed import by_signal
from arschloch_gui.app.games.big_a.melds import a_meld
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.game_table import Board
from arschloch_gui.app.wording.articles import the_card
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.big_a.deck import A_CARDS
from arschloch_gui.engine.big_a.melds import meld_of
from arschloch_gui.engine.big_a.view import SeatView
from arschloch_gui.engine.cards import Card, Seat, format_card, format_cards
from arschloch_gui.engine.table.public import NOBODY
from arschloch_gui.engine.table.round import AnyView


class BigAFacts(Struct, frozen=True):
    """The two A cards."""

    onTable: list[str] = []
    """The codes of the A cards that are face up on the table."""
    tableSentence: str = ""
    """A description of the A cards on the table; "" if there are none."""
    holders: list[dict[str, object]] = []
    """The A cards in players' hands: {"card", "seat"}."""
    held: list[dict[str, object]] = []
    """The A cards held by each seat: {"cards": card codes, "name": a description}."""

    @classmethod
    def of(cls, on_table: Sequence[Card], holders: Sequence[Seat], players: int) -> BigAFacts:
        """Return the facts about the A cards on the table and their holders, in their order."""
        held = [(card, seat) for card, seat in zip(A_CARDS, holders, strict=True) if seat != NOBODY]
        shown = listed([the_card(card) for card in on_table])
        sentence = fill(translate("BigA", "On the table: {cards}"), cards=shown)
        return cls(
            onTable=list(format_cards(on_table)),
            tableSentence=sentence if on_table else "",
            holders=[{"card": format_card(card), "seat": seat} for card, seat in held],
            held=[_held([card for card, who in held if who == seat]) for seat in range(players)],
        )


def _held(cards: Sequence[Card]) -> dict[str, object]:
    said = listed([the_card(card) for card in cards])
    name = fill(translate("BigA", "holds {cards}"), cards=said) if cards else ""
    return {"cards": list(format_cards(cards)), "name": name}


class BigABoard(Board):
    """The two A cards for QML. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=BigAFacts)

    def __init__(self, stage: TableState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._on_table: tuple[Card, ...] = ()
        self._holders: tuple[Seat, ...] = (NOBODY,) * len(A_CARDS)
        self._show()
        stage.changed.connect(self._show)

    def follow(self, view: AnyView | None) -> None:
        assert view is None or isinstance(view, SeatView)
        self._on_table = view.on_table if view is not None else ()
        self._holders = view.a_holders if view is not None else (NOBODY,) * len(A_CARDS)
        self._show()

    def remark(self) -> str:
        meld = meld_of(self._stage.holding.selection())
        return a_meld(meld) if meld is not None else ""

    def _show(self) -> None:
        players = len(self._stage.sitters.names)
        self.show(changed=BigAFacts.of(self._on_table, self._holders, players))
