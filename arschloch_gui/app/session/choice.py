"""The cards that the user has selected, and those put into slots for a decision."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.refusals import refusal
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.session import prompts
from arschloch_gui.app.session.turn import Turn
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.wording.cards import card_name
from arschloch_gui.app.wording.idle_keys import idle_key
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.family import Refusal


class SelectionFacts(Struct, frozen=True):
    """The selected cards."""

    selectedCount: int = 0
    """The number of selected cards."""
    selectionLegal: bool = False
    """Whether the selected cards can be played now."""
    fanCount: int = 0
    """The number of cards in the fan, that is, not in a slot of the exchange."""


class NoticeFacts(Struct, frozen=True):
    """The messages about the selection."""

    notice: str = ""
    """Why the selection or the last attempt is illegal, or a warning."""
    objection: str = ""
    """Why the selected cards cannot be played now.

    This is empty if they can, or if none are selected.
    """
    noticeWarns: bool = False
    """Whether the notice responds to an attempted action."""


class GiftFacts(Struct, frozen=True):
    """The cards in slots."""

    giftCount: int = 0
    """The number of cards to put into slots for a decision, or 0."""
    giftNames: list[str] = []
    """The name of the card in each slot, or "" for an empty slot."""
    giftFull: bool = False
    """Whether every slot has a card."""
    giftTaker: int = NOBODY
    """The seat that gets the viewer's cards, or −1."""
    canTakeBackStep: bool = False
    """Whether the last step with the slots can be undone."""


class ReceivedFacts(Struct, frozen=True):
    """The result of the exchange."""

    receivedSentence: str = ""
    """A sentence about the cards given and received, until the viewer has acknowledged them."""


NO_GIFT = GiftFacts()


class CardChoice(Exposed):
    """The cards chosen from the hand.

    Changes affect only the holding and the display.
    """

    selectionChanged = Signal()
    noticeChanged = Signal()
    giftChanged = Signal()
    receivedChanged = Signal()
    shows = by_signal(
        selectionChanged=SelectionFacts,
        noticeChanged=NoticeFacts,
        giftChanged=GiftFacts,
        receivedChanged=ReceivedFacts,
    )
    touched = Signal()
    """Emitted when the user has changed the choice or attempted an illegal action."""
    refusedNow = Signal()
    """Emitted when an action was refused (see `notice`). Dragged cards then return."""

    def __init__(self, stage: TableState, turn: Turn, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._turn = turn
        self._warning = ""
        self._before_drag: set[str] = set()
        """The selection from before the current drag."""
        self._slots_before: list[list[str | None]] = []
        """The slots of the exchange before each step, latest last."""
        self.look()
        turn.refused.connect(self._on_refused)
        stage.changed.connect(self._on_stage_changed)

    # -- for QML --------------------------------------------------------------------------

    def look(self) -> None:
        """Update the facts for QML and emit the signals of those that changed."""
        holding, reason = self._stage.holding, self._refusal()
        selection = SelectionFacts(
            selectedCount=len(holding.selected),
            selectionLegal=reason is None,
            fanCount=len(holding.cards) - sum(key is not None for key in holding.gift),
        )
        self.show(
            selectionChanged=selection,
            noticeChanged=self._notice(reason),
            giftChanged=self._gift_facts(),
            receivedChanged=ReceivedFacts(prompts.exchanged(self._stage)),
        )

    def _notice(self, reason: Refusal | None) -> NoticeFacts:
        stage, holding = self._stage, self._stage.holding
        refused = reason is not None and bool(holding.selected)
        why = refusal(reason, stage.sitters.names) if reason is not None and refused else ""
        if self._warning:
            return NoticeFacts(self._warning, why, noticeWarns=True)
        if not holding.selected or not self._turn.can_play:
            return NoticeFacts(objection=why)
        return NoticeFacts(why or stage.table.caution(stage.judge, holding.selection()), why)

    def _gift_facts(self) -> GiftFacts:
        holding, judge = self._stage.holding, self._stage.judge
        if judge is None and not holding.gift:
            return NO_GIFT
        deck = self._stage.deck
        return GiftFacts(
            giftCount=len(holding.gift),
            giftNames=[card_name(holding.cards[key], deck) if key else "" for key in holding.gift],
            giftFull=holding.gift_is_full,
            giftTaker=judge.partner if judge is not None else NOBODY,
            canTakeBackStep=self._last_step() is not None,
        )

    # -- gestures -------------------------------------------------------------------------

    @Slot(int)
    def toggle(self, row: int) -> None:
        """Click the card in a row of the hand; see `click`."""
        if (key := self._key_of(row)) is not None:
            self.click(key)

    def click(self, key: str) -> None:
        """Deselect a card, or add it to the selection, or select it alone if it does not fit."""
        holding = self._stage.holding
        if key not in holding.cards:
            return
        if self._stage.holding.gift:
            if key in holding.gift:
                self._take_out(key)
            else:
                self._put_in(key, holding.next_slot)
            return
        if key in holding.selected or self._joins(key):
            holding.toggle(key)
        else:
            holding.selected = {key}
        self.renew()

    def select(self, cards: Sequence[Card]) -> None:
        """Select exactly these cards from the hand."""
        self._stage.holding.selected = set(self._stage.holding.keys_for(cards))
        self.renew()

    @Slot(int)
    def selectSet(self, row: int) -> None:
        """Select the set that contains the card at `row`, as large as the trick requires."""
        key = self._key_of(row)
        if key is None or self._stage.holding.gift:
            return
        self._select_set(key)
        self.renew()

    def carry(self, key: str) -> list[str]:
        """Select the cards that are moved by dragging this card; return their keys in hand order.

        The drag moves the selection if the card belongs to it or fits into it. Otherwise, it moves
        only the card, or as many cards of its rank as the trick requires. `put_back` restores the
        selection.
        """
        holding, judge = self._stage.holding, self._stage.judge
        self._before_drag = set(holding.selected)
        if self._stage.holding.gift:
            return [key]
        if key not in holding.selected:
            if holding.selected and self._joins(key):
                holding.toggle(key)
            elif judge is not None and (judge.wanted_size() or 1) > 1:
                self._select_set(key)
            else:
                holding.selected = {key}
        self.renew()
        return [row.key for row in self._stage.hand.rows if row.selected]

    def put_back(self) -> None:
        """Restore the selection from before the drag."""
        holding = self._stage.holding
        if holding.selected != self._before_drag & holding.cards.keys():
            holding.selected = self._before_drag & holding.cards.keys()
            self.renew()

    def whole_set(self, key: str) -> tuple[list[str], bool]:
        """Select the largest set (or the run) with this card that can be played now.

        If there is none, select all cards of its rank. Return the keys, and whether the cards can
        be played.
        """
        holding = self._stage.holding
        if key not in holding.cards:
            return [], False
        legal = self._turn.can_play and self._select_largest(key)
        if not legal:
            self._select_set(key)
        self.renew()
        return sorted(holding.selected), legal

    def drop_in_slot(self, key: str, over: str) -> bool:
        """Drop a dragged exchange card into a slot or back into the hand.

        A card in that slot makes room for it. Return whether the dragged card is now in a slot.
        """
        holding = self._stage.holding
        if over.startswith("slot:"):
            self._put_in(key, int(over.removeprefix("slot:")))
        elif key in holding.gift:
            if over != "frame":
                self._take_out(key)
        elif over == "frame":
            self._put_in(key, holding.next_slot)
        return key in holding.gift

    def slot_objection(self, key: str, slot: int) -> str:
        """Return why a card cannot be put into a slot of the exchange, or "" if it can."""
        reason = self._turn.decision.refusal_of_slots(self._stage.holding.slots_with(key, slot))
        return "" if reason is None else refusal(reason, self._stage.sitters.names)

    def empty_slot(self, slot: int) -> None:
        """Return the card in a slot of the exchange to the hand."""
        if (key := self._stage.holding.gift[slot]) is not None:
            self.click(key)

    @Slot(result=bool)
    def takeBackStep(self) -> bool:
        """Undo the last step with the slots of the exchange; return False if there is none."""
        at = self._last_step()
        if at is None:
            return False
        self._stage.holding.gift = self._slots_before[at]
        del self._slots_before[at:]
        self.renew()
        return True

    @Slot()
    def clearSelection(self) -> None:
        """Deselect all cards and empty the slots of the exchange."""
        self._remember_slots()
        self._stage.holding.selected.clear()
        self._stage.holding.open_slots(len(self._stage.holding.gift))
        self.renew()

    @Slot()
    def acknowledgeReceived(self) -> None:
        """Mark the result of the exchange as acknowledged."""
        self._stage.take_note()
        self.renew()

    @Slot(str)
    def sayIdle(self, key: str) -> None:
        """Show a message that a key has no effect now (`wording/idle_keys.py`)."""
        self._warning = idle_key(key)
        self.look()
        self.refusedNow.emit()

    def renew(self) -> None:
        """Refresh after a change of the holding, and drop warnings and open questions."""
        self._warning = ""
        self._turn.decision.forget()
        self._stage.refresh_hand()
        self._tell()

    # -- internals ------------------------------------------------------------------------

    def _tell(self) -> None:
        self.look()
        self._turn.decision.look()
        self.touched.emit()

    def _on_stage_changed(self) -> None:
        self._warning = ""
        if not self._stage.holding.gift:
            self._slots_before.clear()
        self._tell()

    def _on_refused(self, why: str) -> None:
        if why:
            # Deselect the cards of a refused play, so that it is not attempted again by mistake.
            self._stage.holding.selected.clear()
            self._stage.refresh_hand()
            self._warning = why
            self._tell()
        self.refusedNow.emit()

    def _refusal(self) -> Refusal | None:
        judge = self._stage.judge
        if judge is None:
            return Refusal.of("not_your_turn", seat=self._stage.turn)
        play = Play(self._stage.holding.selection())
        return judge.refusal(play) or judge.offence(play)

    def _joins(self, key: str) -> bool:
        """Return whether a card can form a play together with the selected cards."""
        holding, judge = self._stage.holding, self._stage.judge
        wanted = (*holding.selection(), holding.cards[key])
        if not holding.selected:
            return True
        if judge is not None and self._turn.can_play:
            if judge.can_become_play(wanted):
                return True
            if holding.cards[key] in judge.playable():
                return False
        snapshot = self._turn.snapshot
        if snapshot is None:
            return False
        hand = tuple(sorted(holding.cards.values()))
        return snapshot.spec.family.cards.can_be_joined(snapshot.spec.rules, hand, wanted)

    def _select_largest(self, key: str) -> bool:
        """Select the largest set or the run with this card that can be played now.

        Return whether there is one.
        """
        judge, holding = self._stage.judge, self._stage.holding
        if judge is None:
            return False
        if run := judge.play_with(holding.cards[key]):
            holding.selected = {*holding.keys_for(run), key}
            return self._refusal() is None
        order = [row.key for row in self._stage.hand.rows]
        for size in range(len(order), 0, -1):
            holding.select_set(key, size, order)
            if self._refusal() is None:
                return True
        return False

    def _select_set(self, key: str) -> None:
        """Select the run or set that contains a card, as large as the trick requires."""
        judge, holding = self._stage.judge, self._stage.holding
        run = judge.play_with(holding.cards[key]) if judge is not None else ()
        if judge is not None and (run or judge.follows_run):
            holding.selected = {*holding.keys_for(run), key}
        else:
            size = judge.wanted_size() if judge is not None else None
            holding.select_set(key, size, [row.key for row in self._stage.hand.rows])

    def _put_in(self, key: str, slot: int) -> None:
        """Put a card into a slot, or report why that is not possible."""
        if why := self.slot_objection(key, slot):
            self._on_refused(why)
            return
        self._remember_slots()
        self._stage.holding.put_in(key, slot)
        self.renew()

    def _take_out(self, key: str) -> None:
        holding = self._stage.holding
        self._remember_slots()
        holding.clear_slot(holding.gift.index(key))
        self.renew()

    def _remember_slots(self) -> None:
        if self._stage.holding.gift:
            self._slots_before.append(list(self._stage.holding.gift))

    def _last_step(self) -> int | None:
        """Return the index of the stored slots to restore for an undo, or None.

        Stored slots are skipped if one of their cards is gone or if they equal the current slots.
        """
        holding = self._stage.holding
        for at, slots in reversed([*enumerate(self._slots_before)]):
            there = all(key is None or key in holding.cards for key in slots)
            if there and len(slots) == len(holding.gift) and slots != holding.gift:
                return at
        return None

    def _key_of(self, row: int) -> str | None:
        rows = self._stage.hand.rows
        return rows[row].key if 0 <= row < len(rows) else None
