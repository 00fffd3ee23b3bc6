"""What the person has in mind: cards selected, and cards laid into slots for a decision."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.games.judge import NOBODY
from arschloch_gui.app.session import prompts
from arschloch_gui.app.session.turn import Turn
from arschloch_gui.app.session.watch import Watch
from arschloch_gui.app.show.stage import Stage
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.cards import card_name
from arschloch_gui.app.wording.refusals import refusal
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.family import Refusal


class Choice(QObject):
    """The cards chosen from the hand. It changes the holding and tells nobody but the picture."""

    selectionChanged = Signal()
    noticeChanged = Signal()
    giftChanged = Signal()
    receivedChanged = Signal()
    touched = Signal()
    """The person has chosen otherwise, or tried something that will not do."""
    refusedNow = Signal()
    """Something was not done; `notice` says why. What was carried falls back."""

    def __init__(self, stage: Stage, turn: Turn, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._turn = turn
        self._warning = ""
        self._watch = Watch(self)
        self._decision_watch = Watch(turn.decision, by_itself=True)
        turn.refused.connect(self._on_refused)
        stage.changed.connect(self._on_stage_changed)

    # -- cards selected -------------------------------------------------------------------

    @typed_property(int, selectionChanged)
    def selectedCount(self) -> int:
        """How many cards are selected."""
        return len(self._stage.holding.selected)

    @typed_property(bool, selectionChanged)
    def selectionLegal(self) -> bool:
        """Whether the selected cards may be played now."""
        return self._refusal() is None

    @typed_property(int, selectionChanged)
    def fanCount(self) -> int:
        """How many cards lie in the fan (not in a slot of the exchange)."""
        holding = self._stage.holding
        return len(holding.cards) - sum(key is not None for key in holding.gift)

    @typed_property(str, noticeChanged)
    def notice(self) -> str:
        """Why the selection (or what was just tried) will not do, or a word of caution."""
        if self._warning:
            return self._warning
        if not self._stage.holding.selected or not self._turn.canLay:
            return ""
        reason = self._refusal()
        if reason is not None:
            return refusal(reason, self._stage.sitters.names)
        return self._stage.table.caution(self._stage.judge, self._stage.holding.selection())

    @typed_property(bool, noticeChanged)
    def noticeWarns(self) -> bool:
        """Whether the notice is the answer to something that was tried."""
        return bool(self._warning)

    # -- cards in slots -------------------------------------------------------------------

    @typed_property(int, giftChanged)
    def giftCount(self) -> int:
        """How many cards the viewer has to lay out for a decision; 0 outside of that."""
        return len(self._stage.holding.gift)

    @typed_property(list, giftChanged)
    def giftNames(self) -> list[str]:
        """The card in each slot in words; empty for an empty slot."""
        holding, deck = self._stage.holding, self._stage.deck
        return [card_name(holding.cards[key], deck) if key else "" for key in holding.gift]

    @typed_property(bool, giftChanged)
    def giftFull(self) -> bool:
        """Whether every slot holds a card."""
        return self._stage.holding.gift_is_full

    @typed_property(int, giftChanged)
    def giftTaker(self) -> int:
        """Who gets the viewer's cards; −1 for nobody."""
        return self._stage.judge.partner if self._stage.judge is not None else NOBODY

    @typed_property(str, giftChanged)
    def giftTakerName(self) -> str:
        """The name of the one who gets them."""
        return prompts.seat_name(self._stage, self.giftTaker)

    @typed_property(str, receivedChanged)
    def receivedSentence(self) -> str:
        """What the viewer gave and was given in the exchange and has not acknowledged yet."""
        return prompts.exchanged(self._stage)

    # -- gestures -------------------------------------------------------------------------

    @Slot(int)
    def toggle(self, row: int) -> None:
        """Select or unselect a row's card; in the exchange, lay it into a slot or take it back."""
        key = self._key_of(row)
        if key is None:
            return
        if self.giftCount:
            self._stage.holding.toggle_slot(key)
        else:
            self._stage.holding.toggle(key)
        self.renew()

    @Slot(int)
    def selectSet(self, row: int) -> None:
        """Select the set of a row's card, as large as the trick asks for."""
        key = self._key_of(row)
        if key is None or self.giftCount:
            return
        judge, holding = self._stage.judge, self._stage.holding
        run = judge.play_with(holding.cards[key]) if judge is not None else ()
        if judge is not None and (run or judge.follows_run):
            holding.selected = {*holding.keys_for(run), key}
        else:
            size = judge.wanted_size() if judge is not None else None
            holding.select_set(key, size, [row.key for row in self._stage.hand.rows])
        self.renew()

    @Slot(int)
    def selectForDrag(self, row: int) -> None:
        """Select what a drag of this card carries: the card, or the set the trick asks for."""
        judge = self._stage.judge
        if judge is not None and (judge.wanted_size() or 1) > 1:
            self.selectSet(row)
        else:
            self.toggle(row)

    @Slot()
    def clearSelection(self) -> None:
        """Let go of everything selected, and of the cards in the exchange's slots."""
        self._stage.holding.selected.clear()
        self._stage.holding.open_slots(self.giftCount)
        self.renew()

    @Slot(int)
    def addToGift(self, row: int) -> None:
        """Lay a card into the first empty slot of the exchange."""
        key = self._key_of(row)
        if key is not None and self._stage.holding.put_in_slot(key):
            self.renew()

    @Slot(int)
    def removeFromGift(self, slot: int) -> None:
        """Take the card of a slot back into the hand."""
        self._stage.holding.clear_slot(slot)
        self.renew()

    @Slot()
    def acknowledgeReceived(self) -> None:
        """What the exchange has brought has been seen."""
        self._stage.take_note()
        self.renew()

    def renew(self) -> None:
        """The holding is another: what was said about it or asked back no longer matters."""
        self._warning = ""
        self._turn.decision.forget()
        self._stage.refresh_hand()
        self._tell()

    # -- inside ---------------------------------------------------------------------------

    def _tell(self) -> None:
        self._watch.look()
        self._decision_watch.look()
        self.touched.emit()

    def _on_stage_changed(self) -> None:
        self._warning = ""
        self._tell()

    def _on_refused(self, why: str) -> None:
        if why:
            self._warning = why
            self._tell()
        self.refusedNow.emit()

    def _refusal(self) -> Refusal | None:
        judge = self._stage.judge
        if judge is None:
            return Refusal.of("not_your_turn", seat=self._stage.turn)
        play = Play(self._stage.holding.selection())
        return judge.refusal(play) or judge.offence(play)

    def _key_of(self, row: int) -> str | None:
        rows = self._stage.hand.rows
        return rows[row].key if 0 <= row < len(rows) else None
