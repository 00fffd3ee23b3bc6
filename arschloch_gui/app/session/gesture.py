"""The gesture on cards of the hand: one state machine for mouse, pen and touch.

```
            press             lift                 release over the frame, accepted
   AT_REST ───────► PRESSED ───────► CARRYING ───────────────────────────► PUT_DOWN
      ▲                │ release         │ release anywhere else               │ the play is on its
      │◄───────────────┘ (a click)       │                                     │ way, or was refused
      │◄─────────────────────────────────┴─────────────────────────────────────┘
      │                          cancel from PRESSED or CARRYING
      └────────────────────── SPENT ◄─────────────────────────── (until the button is released)
```

QML reports what the pointer does and where it is, and this module interprets it. It contains no
rules: the judge decides which cards belong together and may be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.session.choice import CardChoice
from arschloch_gui.app.session.turn import Turn
from arschloch_gui.app.show.table_state import TableState


class Phase(StrEnum):
    """The state of a gesture. QML reads the values."""

    AT_REST = "at rest"
    PRESSED = "pressed"
    CARRYING = "carrying"
    PUT_DOWN = "put down"
    """Played: the cards stay where they were dropped until the engine has answered."""
    SPENT = "spent"
    """Cancelled or a double click: ignore everything until the button is released."""


class GestureFacts(Struct, frozen=True):
    """The visible state of the gesture."""

    phase: str = Phase.AT_REST.value
    """The state, a value of `Phase`."""
    carried: list[str] = []
    """The keys of the cards that follow the pointer, in hand order."""
    carrying: bool = False
    """Whether cards are being dragged."""
    slotObjections: list[str] = []
    """For each slot of the exchange, why the dragged card may not go there, or "".

    The list is empty while no card is dragged.
    """


class Gesture(Exposed):
    """The current gesture on the viewer's hand.

    Use it from the GUI thread only.
    """

    changed = Signal()
    shows = by_signal(changed=GestureFacts)

    def __init__(self, stage: TableState, turn: Turn, choice: CardChoice, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._turn = turn
        self._choice = choice
        self._phase = Phase.AT_REST
        self._key = ""
        """The key of the card that was pressed."""
        self._carried: list[str] = []
        self._objections: list[str] = []
        self._mine = False
        """Whether it was the viewer's turn when the cards were lifted."""
        self._look()
        stage.changed.connect(self._on_stage_changed)
        stage.leaving.connect(self._on_leaving)
        choice.refusedNow.connect(self._on_refused)

    # -- pointer events -------------------------------------------------------------------

    @Slot(str)
    def press(self, key: str) -> None:
        """Start a gesture when a button or a finger goes down on a card."""
        if self._phase is Phase.AT_REST and key in self._stage.holding.cards:
            self._enter(Phase.PRESSED, key=key)

    @Slot()
    def lift(self) -> None:
        """Start dragging the card and those that belong to it: the pointer has moved far enough."""
        if self._phase is not Phase.PRESSED:
            return
        self._mine = self._turn.judge is not None
        key, slots = self._key, range(len(self._stage.holding.gift))
        self._objections = [self._choice.slot_objection(key, slot) for slot in slots]
        self._enter(Phase.CARRYING, key=key, carried=self._choice.carry(key))

    @Slot(str, result=bool)
    def release(self, over: str) -> bool:
        """End the gesture over a place, and return whether the cards were accepted there.

        `over` is "frame" (where cards are played), "slot:N" (a slot of the exchange) or anything
        else.
        """
        phase, key, carried = self._phase, self._key, self._carried
        if phase is Phase.PRESSED:
            self._enter(Phase.AT_REST)
            self._choice.click(key)
        elif phase is Phase.SPENT:
            self._enter(Phase.AT_REST)
        if phase is not Phase.CARRYING:
            return False
        if self._stage.holding.gift:
            self._enter(Phase.AT_REST)
            return self._choice.drop_in_slot(key, over)
        if over != "frame":
            self._enter(Phase.AT_REST)
            self._choice.put_back()
            return False
        self._enter(Phase.PUT_DOWN, carried=carried)
        if not self._turn.play_cards(carried) and self._phase is Phase.PUT_DOWN:
            self._enter(Phase.AT_REST)
        return self._phase is Phase.PUT_DOWN

    @Slot()
    def settle(self) -> None:
        """End the gesture, because the game's own part of the table has accepted the cards.

        The cards may already have left the hand.
        """
        self._enter(Phase.AT_REST)

    @Slot(str)
    def doubleClick(self, key: str) -> None:
        """Handle a double click by playing the set that contains the card."""
        self._enter(Phase.SPENT)
        if not self._stage.holding.gift:
            self.playSet(key)

    @Slot(str, result=bool)
    def playSet(self, key: str) -> bool:
        """Play the largest legal set with this card, and return whether it was played.

        If there is none, select the cards of its rank, so that the reason is shown.
        """
        keys, legal = self._choice.whole_set(key)
        return legal and self._turn.play_cards(keys)

    @Slot()
    def cancel(self) -> None:
        """Cancel the gesture and return the cards, on Esc, another button or loss of the focus."""
        carried = self._phase is Phase.CARRYING
        if self._phase in (Phase.PRESSED, Phase.CARRYING):
            self._enter(Phase.SPENT)
        if carried:
            self._choice.put_back()

    @Slot()
    def forget(self) -> None:
        """Cancel the gesture without waiting for a release, because the pointer grab was lost."""
        self.cancel()
        self._enter(Phase.AT_REST)

    # -- internals ------------------------------------------------------------------------

    def _enter(self, phase: Phase, *, key: str = "", carried: Sequence[str] = ()) -> None:
        self._phase, self._key, self._carried = phase, key, list(carried)
        if phase is not Phase.CARRYING:
            self._objections = []
        self._look()

    def _look(self) -> None:
        carrying, carried = self._phase is Phase.CARRYING, list(self._carried)
        facts = GestureFacts(self._phase.value, carried, carrying, list(self._objections))
        self.show(changed=facts)

    def _on_stage_changed(self) -> None:
        """Cancel a drag when the turn ends or the cards have left the hand."""
        if self._phase is not Phase.CARRYING:
            return
        gone = any(key not in self._stage.holding.cards for key in self._carried)
        if gone or (self._mine and self._turn.judge is None):
            self.cancel()

    def _on_leaving(self, seat: int, keys: list[str]) -> None:
        """End the gesture when the cards leave the hand; from then on the trick animates them."""
        if self._phase is Phase.PUT_DOWN and seat == self._stage.sitters.viewer:
            self._enter(Phase.AT_REST)

    def _on_refused(self) -> None:
        if self._phase is Phase.PUT_DOWN:
            self._enter(Phase.AT_REST)
