"""The cards on the table in Shithead: face-up and face-down cards, stock, pile and burned cards.

The board follows the engine's views, as the stage does. While the viewer can swap, cards change
places only provisionally; the engine is not involved until the swap is finished.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.games.shithead.judge import ShitheadJudge
from arschloch_gui.app.show.models.rows import RowModel
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.game_table import Board
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.table.question import view_of
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.cards import card_name, cards_named
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.cards import Card, Seat, format_card, format_cards
from arschloch_gui.engine.shithead.actions import TAKE, Blind, Swap
from arschloch_gui.engine.shithead.pile import top_cards
from arschloch_gui.engine.shithead.rules import SIZE
from arschloch_gui.engine.shithead.view import SeatView
from arschloch_gui.engine.table.round import AnyView

SHOWN = 14
"""The maximum number of pile cards drawn; those below are not visible anyway."""


class PileRow(Struct, frozen=True):
    """One card of the pile.

    `seat` played it (−1: unknown), `depth` counts from the top, and `counts` is true if the card is
    among those that determine what can be played.
    """

    key: str
    card: str
    seat: int
    depth: int
    counts: bool
    number: int


class ShitheadBoard(Board):
    """The cards on the table for QML, and the viewer's actions with them."""

    changed = Signal()

    def __init__(self, stage: TableState, act: Callable[[Action], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._act = act
        self._pile_model: RowModel[PileRow] = RowModel(PileRow, self)
        self._laid = 0
        """The number of cards added to the pile so far; used for the keys of its cards."""
        self.stock_left = 0
        self.burned = 0
        self.backwards = False
        self.fate = ""
        """The current animation of the pile: "taken", "burning" or ""."""
        self.taker: Seat = NOBODY
        self.turned: tuple[Seat, int, Card | None] | None = None
        """The seat and place of the face-down card just turned over, and the card.

        The card is None if it goes straight to the pile.
        """
        self.pile: list[tuple[int, Card, Seat]] = []
        self._open_in_fan = False
        """Whether the viewer's face-up cards are in the fan because the hand is empty."""
        self._clear()
        stage.changed.connect(self.changed)

    def _clear(self) -> None:
        """Empty the table."""
        seats = len(self._stage.sitters.names)
        self.open: list[list[Card]] = [[] for _ in range(seats)]
        self.blind: list[list[bool]] = [[] for _ in range(seats)]
        self.pile, self.turned = [], None
        self.stock_left = self.burned = 0
        self.backwards, self.fate, self.taker = False, "", NOBODY
        self._open_in_fan = False
        self.refresh()

    def follow(self, view: AnyView | None) -> None:
        assert view is None or isinstance(view, SeatView)
        if view is None:
            self._clear()
            return
        self.open = [list(cards) for cards in view.open]
        self.blind = [list(places) for places in view.blind]
        if [card for _, card, _ in self.pile] != list(view.pile):
            self.pile = []
            self.add_to_pile(view.pile, NOBODY)
        self.stock_left, self.burned = view.stock, len(view.burned)
        self.backwards, self.fate, self.taker = view.reversed, "", NOBODY
        self._open_in_fan = not view.hand and bool(view.choices)
        # `turned` is reset only now, so that QML can animate the card from its place to the pile.
        self.refresh()
        self.turned = None
        self.changed.emit()

    def refresh(self) -> None:
        """Update the pile's model and notify QML."""
        counting = len(top_cards([card for _, card, _ in self.pile]))
        size = len(self.pile)
        rows = [
            PileRow(str(number), format_card(card), seat, size - 1 - at, at >= size - counting, at)
            for at, (number, card, seat) in enumerate(self.pile)
        ]
        self._pile_model.retarget(rows[-SHOWN:])
        self.changed.emit()

    def add_to_pile(self, cards: Iterable[Card], seat: Seat) -> None:
        """Add cards to the top of the pile."""
        for card in cards:
            self._laid += 1
            self.pile.append((self._laid, card, seat))

    # -- for QML ------------------------------------------------------------------------

    @property
    def _judge(self) -> ShitheadJudge | None:
        """The judge of the viewer's turn, if the table shows it already."""
        stage = self._stage
        mine = stage.turn == stage.sitters.viewer and stage.judge is not None
        return stage.judge if mine and isinstance(stage.judge, ShitheadJudge) else None

    @typed_property(QObject, changed)
    def pileCards(self) -> QObject:
        """The top cards of the pile, lowest first."""
        return self._pile_model

    @typed_property(int, changed)
    def pileCount(self) -> int:
        """The number of cards in the pile."""
        return len(self.pile)

    @typed_property(int, changed)
    def stockCount(self) -> int:
        """The number of cards in the stock."""
        return self.stock_left

    @typed_property(int, changed)
    def burnedCount(self) -> int:
        """The number of burned cards."""
        return self.burned

    @typed_property(bool, changed)
    def reversed(self) -> bool:
        """Whether play goes anticlockwise."""
        return self.backwards

    @typed_property(str, changed)
    def pileFate(self) -> str:
        """The current animation of the pile: "taken", "burning" or ""."""
        return self.fate

    @typed_property(int, changed)
    def takerSeat(self) -> int:
        """The seat that is picking up the pile; −1 for none."""
        return self.taker

    @typed_property(str, changed)
    def pileSentence(self) -> str:
        """A description of the pile for screen readers."""
        if not self.pile:
            return translate("Shithead", "The pile is empty.")
        top = cards_named(top_cards([card for _, card, _ in self.pile]))
        sentence = translate("Shithead", "Pile of %n card(s), on top: {cards}", "", len(self.pile))
        return fill(sentence, cards=top or card_name(self.pile[-1][1]))

    @typed_property(int, changed)
    def turnedPlace(self) -> int:
        """The column of the viewer's face-down card that was just turned over; −1 for none."""
        viewer = self._stage.sitters.viewer
        return self.turned[1] if self.turned is not None and self.turned[0] == viewer else -1

    @typed_property(list, changed)
    def tables(self) -> list[dict[str, object]]:
        """By seat: {"columns": [{"open", "blind"}], "name"}; "open" is a card's code or ""."""
        return [self._table_of(seat) for seat in range(len(self.open))]

    @typed_property(list, changed)
    def ownColumns(self) -> list[dict[str, object]]:
        """The viewer's columns: {"open", "blind", "name"}, without face-up cards in the fan."""
        viewer = self._stage.sitters.viewer
        hidden = self._open_in_fan
        columns = self._columns(viewer, hidden=hidden)
        for at, column in enumerate(columns):
            column["name"] = self._column_name(at, column)
        return columns

    @typed_property(bool, changed)
    def swapping(self) -> bool:
        """Whether the viewer can swap now."""
        return self._judge is not None and self._judge.swapping

    @typed_property(bool, changed)
    def turning(self) -> bool:
        """Whether the viewer must turn over a face-down card."""
        return self._judge is not None and self._judge.turning

    @typed_property(bool, changed)
    def canTake(self) -> bool:
        """Whether the viewer can pick up the pile."""
        return self._judge is not None and self._judge.can_take

    @typed_property(bool, changed)
    def mustTake(self) -> bool:
        """Whether picking up the pile is the viewer's only legal action."""
        return self._judge is not None and self._judge.must_take

    @typed_property(bool, changed)
    def hasSwapped(self) -> bool:
        """Whether any cards have been swapped provisionally."""
        return bool(self._swap().hand)

    def lay_out(self, action: Action) -> None:
        """Show a swap provisionally; any other action restores the cards as dealt."""
        if not self.swapping:
            return
        self._put_back()
        if isinstance(action, Swap):
            holding, table = self._stage.holding, self.open[self._stage.sitters.viewer]
            for key, card in zip(holding.keys_for(action.hand), action.table, strict=True):
                self.exchange(key, table.index(card))
        self._stage.refresh()

    # -- user actions -------------------------------------------------------------------

    @Slot(result=bool)
    def take(self) -> bool:
        """Pick up the pile. Return False if it is refused."""
        return self._act(TAKE)

    @Slot(int, result=bool)
    def turn(self, place: int) -> bool:
        """Turn over a face-down card. Return False if it is refused."""
        return self._act(Blind(place))

    @Slot(str, int)
    def exchange(self, key: str, place: int) -> None:
        """Swap a hand card with a face-up one provisionally."""
        holding, table = self._stage.holding, self.open[self._stage.sitters.viewer]
        if not self.swapping or key not in holding.cards or not 0 <= place < len(table):
            return
        card = holding.cards[key]
        holding.remove([key])
        holding.add([table[place]])
        table[place] = card
        self._stage.refresh()

    @Slot(int)
    def exchangeSelected(self, place: int) -> None:
        """Swap the first selected hand card with a face-up one provisionally."""
        chosen = [row.key for row in self._stage.hand.rows if row.selected]
        if chosen:
            self.exchange(chosen[0], place)

    @Slot()
    def finishSwap(self) -> None:
        """Submit the swap, or keep the cards if none were swapped."""
        swap = self._swap()
        if not self._act(swap if swap.hand else PASS):
            self._put_back()

    @Slot()
    def resetSwap(self) -> None:
        """Undo all provisional swaps."""
        self._put_back()
        self._stage.refresh()

    # -- internal -----------------------------------------------------------------------

    def _swap(self) -> Swap:
        """Return the provisional swap as an action."""
        judge = self._judge
        if judge is None or not judge.swapping:
            return Swap((), ())
        viewer = self._stage.sitters.viewer
        before = Counter(view_of(judge, SeatView).open[viewer])
        now = Counter(self.open[viewer])
        given, taken = (now - before).elements(), (before - now).elements()
        return Swap(tuple(sorted(given)), tuple(sorted(taken)))

    def _put_back(self) -> None:
        if self._judge is not None:
            view = view_of(self._judge, SeatView)
            self.open[self._stage.sitters.viewer] = list(view.open[self._stage.sitters.viewer])
            self._stage.holding.replace(view.hand)

    def _columns(self, seat: Seat, *, hidden: bool = False) -> list[dict[str, object]]:
        """Return a seat's table cards as columns: a face-up card on top of a face-down one."""
        table, blind = format_cards(self.open[seat]), self.blind[seat]
        count = max(len(table), len(blind))
        columns: list[dict[str, object]] = [
            {
                "open": table[at] if at < len(table) and not hidden else "",
                "blind": at < len(blind) and blind[at],
            }
            for at in range(max(count, SIZE if blind or table else 0))
        ]
        if self.turned is not None and self.turned[0] == seat and self.turned[2] is not None:
            columns[self.turned[1]]["open"] = format_card(self.turned[2])
        return columns

    def _table_of(self, seat: Seat) -> dict[str, object]:
        parts = []
        if self.open[seat]:
            cards = cards_named(self.open[seat])
            parts.append(fill(translate("Shithead", "face up: {cards}"), cards=cards))
        if blind := sum(self.blind[seat]):
            parts.append(translate("Shithead", "%n face-down card(s)", "", blind))
        return {"columns": self._columns(seat), "name": ", ".join(parts)}

    def _column_name(self, at: int, column: dict[str, object]) -> str:
        parts = []
        if column["open"]:
            parts.append(card_name(str(column["open"])))
        if column["blind"]:
            parts.append(translate("Shithead", "face-down card"))
        number = fill(translate("Shithead", "Column {number}"), number=at + 1)
        if not parts:
            return fill(translate("Shithead", "{column}: empty"), column=number)
        return fill(translate("Shithead", "{column}: {cards}"), column=number, cards=listed(parts))
