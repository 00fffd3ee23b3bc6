"""What a press on a card of the hand becomes: one state machine for mouse, pen and touch.

```
            press             lift                 release over the frame, accepted
   AT_REST ───────► PRESSED ───────► CARRYING ───────────────────────────► PUT_DOWN
      ▲                │ release         │ release anywhere else               │ the play is on its
      │◄───────────────┘ (a click)       │                                     │ way, or was refused
      │◄─────────────────────────────────┴─────────────────────────────────────┘
      │                          cancel from PRESSED or CARRYING
      └────────────────────── SPENT ◄─────────────────────────── (until the button is let go)
```

QML says what the pointer does and where it is; here it is decided what that means. No rule is
known: whether cards go together or may be played is the judge's to say.
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
    """Where a gesture has got to; QML reads the values."""

    AT_REST = "at rest"
    PRESSED = "pressed"
    CARRYING = "carrying"
    PUT_DOWN = "put down"
    """Played: the cards stay where they were let go until the engine has answered."""
    SPENT = "spent"
    """Cancelled, or a double click: nothing more happens until the button is let go."""


class GestureFacts(Struct, frozen=True):
    """The gesture as it is seen."""

    phase: str = Phase.AT_REST.value
    """Where it has got to, a value of `Phase`."""
    carried: list[str] = []
    """The keys of the cards that follow the pointer, as they lie in the hand."""
    carrying: bool = False
    """Whether cards are under the pointer."""
    slotObjections: list[str] = []
    """Why the card carried may not be put into each slot of the exchange; empty where it may.
    Nothing is listed while none is carried."""


class Gesture(Exposed):
    """The gesture under way on the viewer's hand. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=GestureFacts)

    def __init__(self, stage: TableState, turn: Turn, choice: CardChoice, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._turn = turn
        self._choice = choice
        self._phase = Phase.AT_REST
        self._key = ""
        """The card that was pressed."""
        self._carried: list[str] = []
        self._objections: list[str] = []
        self._mine = False
        """Whether it was the viewer's turn when the cards were lifted."""
        self._look()
        stage.changed.connect(self._on_stage_changed)
        stage.leaving.connect(self._on_leaving)
        choice.refusedNow.connect(self._on_refused)

    # -- what the pointer does ------------------------------------------------------------

    @Slot(str)
    def press(self, key: str) -> None:
        """The button or a finger goes down on a card."""
        if self._phase is Phase.AT_REST and key in self._stage.holding.cards:
            self._enter(Phase.PRESSED, key=key)

    @Slot()
    def lift(self) -> None:
        """The pointer has moved far enough: the card is dragged, with what fits it."""
        if self._phase is not Phase.PRESSED:
            return
        self._mine = self._turn.judge is not None
        key, slots = self._key, range(len(self._stage.holding.gift))
        self._objections = [self._choice.slot_objection(key, slot) for slot in slots]
        self._enter(Phase.CARRYING, key=key, carried=self._choice.carry(key))

    @Slot(str, result=bool)
    def release(self, over: str) -> bool:
        """The button or finger goes up over a place: "frame" (where cards are played), "slot:N" (a
        slot of the exchange) or anything else. Return whether the cards were taken there."""
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
        if not self._turn.playCards(carried) and self._phase is Phase.PUT_DOWN:
            self._enter(Phase.AT_REST)
        return self._phase is Phase.PUT_DOWN

    @Slot()
    def settle(self) -> None:
        """The cards were let go over a game's own part of the table and taken there, also if they
        have left the hand by that already."""
        self._enter(Phase.AT_REST)

    @Slot(str)
    def doubleClick(self, key: str) -> None:
        """A second click on a card follows the first at once."""
        self._enter(Phase.SPENT)
        if not self._stage.holding.gift:
            self.playSet(key)

    @Slot(str, result=bool)
    def playSet(self, key: str) -> bool:
        """Play the largest set with this card that may be played now; where there is none, select
        the cards of its rank, so that it is said why. Return whether it was played."""
        keys, legal = self._choice.whole_set(key)
        return legal and self._turn.playCards(keys)

    @Slot()
    def cancel(self) -> None:
        """Esc, another button, a window that is left: the cards go back as if never touched."""
        carried = self._phase is Phase.CARRYING
        if self._phase in (Phase.PRESSED, Phase.CARRYING):
            self._enter(Phase.SPENT)
        if carried:
            self._choice.put_back()

    @Slot()
    def forget(self) -> None:
        """The pointer has gone (a grab was lost): no button has to be let go any more."""
        self.cancel()
        self._enter(Phase.AT_REST)

    # -- inside ---------------------------------------------------------------------------

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
        """A turn that ends, or cards that are gone, end a drag as well."""
        if self._phase is not Phase.CARRYING:
            return
        gone = any(key not in self._stage.holding.cards for key in self._carried)
        if gone or (self._mine and self._turn.judge is None):
            self.cancel()

    def _on_leaving(self, seat: int, keys: list[str]) -> None:
        """The play leaves the hand: from here on the trick moves it."""
        if self._phase is Phase.PUT_DOWN and seat == self._stage.sitters.viewer:
            self._enter(Phase.AT_REST)

    def _on_refused(self) -> None:
        if self._phase is Phase.PUT_DOWN:
            self._enter(Phase.AT_REST)
