"""What the person has in mind: cards selected, and cards put into slots for a decision."""

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
    """The cards selected."""

    selectedCount: int = 0
    """How many cards are selected."""
    selectionLegal: bool = False
    """Whether the selected cards may be played now."""
    fanCount: int = 0
    """How many cards lie in the fan (not in a slot of the exchange)."""


class NoticeFacts(Struct, frozen=True):
    """What there is to say about them."""

    notice: str = ""
    """Why the selection (or what was just tried) will not do, or a word of caution."""
    objection: str = ""
    """Why the selected cards would not be played if they were put down now; empty where they would
    be, or where none are selected."""
    noticeWarns: bool = False
    """Whether the notice is the answer to something that was tried."""


class GiftFacts(Struct, frozen=True):
    """Cards in slots."""

    giftCount: int = 0
    """How many cards the viewer must put down for a decision; 0 if there is none."""
    giftNames: list[str] = []
    """The card in each slot in words; empty for an empty slot."""
    giftFull: bool = False
    """Whether every slot holds a card."""
    giftTaker: int = NOBODY
    """Who gets the viewer's cards; −1 for nobody."""
    canTakeBackStep: bool = False
    """Whether there is a step with the slots of the exchange to be undone."""


class ReceivedFacts(Struct, frozen=True):
    """What the exchange has brought."""

    receivedSentence: str = ""
    """What the viewer gave and was given in the exchange and has not acknowledged yet."""


NO_GIFT = GiftFacts()


class CardChoice(Exposed):
    """The cards chosen from the hand. It changes the holding and tells nobody but the picture."""

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
    """The person has chosen otherwise, or tried something that will not do."""
    refusedNow = Signal()
    """Something was not done; `notice` says why. What was carried falls back."""

    def __init__(self, stage: TableState, turn: Turn, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._turn = turn
        self._warning = ""
        self._before_drag: set[str] = set()
        """What was selected before the drag that is under way."""
        self._slots_before: list[list[str | None]] = []
        """The slots of the exchange before each step with them, the last one last."""
        self.look()
        turn.refused.connect(self._on_refused)
        stage.changed.connect(self._on_stage_changed)

    # -- what QML shows -------------------------------------------------------------------

    def look(self) -> None:
        """Tell of what is new about what the person has in mind."""
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
        """Select or deselect a row's card; in the exchange, put it into a slot or take it back."""
        if (key := self._key_of(row)) is not None:
            self.click(key)

    def click(self, key: str) -> None:
        """Select a card beside those it goes with, in place of others, or deselect it."""
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
        """Select just these cards of the hand."""
        self._stage.holding.selected = set(self._stage.holding.keys_for(cards))
        self.renew()

    @Slot(int)
    def selectSet(self, row: int) -> None:
        """Select the set of a row's card, as large as the trick asks for."""
        key = self._key_of(row)
        if key is None or self._stage.holding.gift:
            return
        self._select_set(key)
        self.renew()

    def carry(self, key: str) -> list[str]:
        """Select what a drag of this card takes along; return the keys as they lie in the hand.

        That is the selection if the card is part of it or goes with it, else the card alone, or as
        many of its rank as the trick asks for. `put_back` undoes it.
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
        """Select again what was selected before the drag, and nothing else."""
        holding = self._stage.holding
        if holding.selected != self._before_drag & holding.cards.keys():
            holding.selected = self._before_drag & holding.cards.keys()
            self.renew()

    def whole_set(self, key: str) -> tuple[list[str], bool]:
        """Select the largest set (or the run) with this card that may be played now, else all cards
        of its rank. Return the keys, and whether they may be played."""
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

        A card already in the slot makes room. Return whether the dragged card is now in a slot.
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
        """Why a card may not be put into a slot of the exchange; empty where it may."""
        reason = self._turn.decision.refusal_of_slots(self._stage.holding.slots_with(key, slot))
        return "" if reason is None else refusal(reason, self._stage.sitters.names)

    def empty_slot(self, slot: int) -> None:
        """Take the card of a slot of the exchange back into the hand."""
        if (key := self._stage.holding.gift[slot]) is not None:
            self.click(key)

    @Slot(result=bool)
    def takeBackStep(self) -> bool:
        """Undo the last step with the slots of the exchange; False where there is none."""
        at = self._last_step()
        if at is None:
            return False
        self._stage.holding.gift = self._slots_before[at]
        del self._slots_before[at:]
        self.renew()
        return True

    @Slot()
    def clearSelection(self) -> None:
        """Let go of everything selected, and of the cards in the exchange's slots."""
        self._remember_slots()
        self._stage.holding.selected.clear()
        self._stage.holding.open_slots(len(self._stage.holding.gift))
        self.renew()

    @Slot()
    def acknowledgeReceived(self) -> None:
        """What the exchange has brought has been seen."""
        self._stage.take_note()
        self.renew()

    @Slot(str)
    def sayIdle(self, key: str) -> None:
        """Say in one line that a key does nothing now (`wording/idle_keys.py`)."""
        self._warning = idle_key(key)
        self.look()
        self.refusedNow.emit()

    def renew(self) -> None:
        """The holding is another: what was said about it or asked back no longer matters."""
        self._warning = ""
        self._turn.decision.forget()
        self._stage.refresh_hand()
        self._tell()

    # -- inside ---------------------------------------------------------------------------

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
            # A refused play is deselected, so that it is not tried again by mistake.
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
        """Whether a card can become one play together with those selected."""
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
        """Select the largest set or the run with this card that may be played now; return whether
        there is one."""
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
        """Select the run or set of a card, as large as the trick asks for."""
        judge, holding = self._stage.judge, self._stage.holding
        run = judge.play_with(holding.cards[key]) if judge is not None else ()
        if judge is not None and (run or judge.follows_run):
            holding.selected = {*holding.keys_for(run), key}
        else:
            size = judge.wanted_size() if judge is not None else None
            holding.select_set(key, size, [row.key for row in self._stage.hand.rows])

    def _put_in(self, key: str, slot: int) -> None:
        """Put a card into a slot, or say why it may not go there."""
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
        """Which of the remembered slots come back if the last step is undone; None where none do:
        of some the cards are gone, or they are as they are now."""
        holding = self._stage.holding
        for at, slots in reversed([*enumerate(self._slots_before)]):
            there = all(key is None or key in holding.cards for key in slots)
            if there and len(slots) == len(holding.gift) and slots != holding.gift:
                return at
        return None

    def _key_of(self, row: int) -> str | None:
        rows = self._stage.hand.rows
        return rows[row].key if 0 <= row < len(rows) else None
