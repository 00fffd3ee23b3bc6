"""What the person has in mind: cards selected, and cards laid into slots for a decision."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from arschloch_gui.app.decision import Decision
from arschloch_gui.app.facts import fact
from arschloch_gui.app.session_facts import SessionFacts
from arschloch_gui.app.settings import LiveSettings
from arschloch_gui.engine.actions import Action


class Gestures(SessionFacts):
    """The part of the session that changes the holding and tells nobody but the picture."""

    def __init__(self, settings: LiveSettings, parent: QObject | None = None) -> None:
        super().__init__(settings, parent)
        self._decision = Decision(self.stage, self.act, self)
        self.tableChanged.connect(self._decision.changed)
        self.choiceChanged.connect(self._decision.changed)

    @fact(QObject)
    def decision(self) -> QObject:
        """The decision to be made beside the trick, with its buttons."""
        return self._decision

    def act(self, action: Action) -> bool:
        """Carry an action out; False when that is refused."""
        raise NotImplementedError

    @Slot(int)
    def toggle(self, row: int) -> None:
        """Select or unselect a row's card; in the exchange, lay it into a slot or take it back."""
        key = self._key_of(row)
        if key is None:
            return
        if self.giftCount:
            self.stage.holding.toggle_slot(key)
        else:
            self.stage.holding.toggle(key)
        self._choice_changed()

    @Slot(int)
    def selectSet(self, row: int) -> None:
        """Select the set of a row's card, as large as the trick asks for."""
        key = self._key_of(row)
        if key is None or self.giftCount:
            return
        judge = self.stage.judge
        run = judge.play_with(self.stage.holding.cards[key]) if judge is not None else ()
        if judge is not None and (run or judge.follows_run):
            self.stage.holding.selected = {*self.stage.holding.keys_for(run), key}
        else:
            size = judge.wanted_size() if judge is not None else None
            self.stage.holding.select_set(key, size, [row.key for row in self.stage.hand.rows])
        self._choice_changed()

    @Slot(int)
    def selectForDrag(self, row: int) -> None:
        """Select what a drag of this card carries: the card, or the set the trick asks for."""
        judge = self.stage.judge
        if judge is not None and (judge.wanted_size() or 1) > 1:
            self.selectSet(row)
        else:
            self.toggle(row)

    @Slot()
    def clearSelection(self) -> None:
        """Let go of everything selected, and of the cards in the exchange's slots."""
        self.stage.holding.selected.clear()
        self.stage.holding.open_slots(self.giftCount)
        self._choice_changed()

    @Slot(int)
    def addToGift(self, row: int) -> None:
        """Lay a card into the first empty slot of the exchange."""
        key = self._key_of(row)
        if key is not None and self.stage.holding.put_in_slot(key):
            self._choice_changed()

    @Slot(int)
    def removeFromGift(self, slot: int) -> None:
        """Take the card of a slot back into the hand."""
        self.stage.holding.clear_slot(slot)
        self._choice_changed()

    @Slot()
    def acknowledgeReceived(self) -> None:
        """The cards received have been seen."""
        self.stage.holding.received.clear()
        self._choice_changed()

    def _choice_changed(self) -> None:
        self._warning = ""
        self._decision.forget()
        self.stage.refresh_hand()
        self.choiceChanged.emit()

    def _key_of(self, row: int) -> str | None:
        rows = self.stage.hand.rows
        return rows[row].key if 0 <= row < len(rows) else None
