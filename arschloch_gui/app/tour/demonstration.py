"""A match that plays itself in the real window, for screenshots and tests.

A computer player makes the user's decisions, but they take the normal path: cards are selected in
the session's hand and played from there.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtQuick import QQuickItem

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.app.main import Program
from arschloch_gui.app.session.decision import CurrentDecision
from arschloch_gui.engine.actions import Action, Give, Pass, Play

PATIENCE_MS = 180_000
"""The longest wait for one state. On a busy machine, a picture can need more than a minute."""

LOOK_MS, STILL_LOOKS = 40, 3
"""The window rests if it has drawn no frame in this many looks in a row.

A single look is not enough: on a busy machine, the next frame of an animation can be late.
"""


class Stuck(Exception):
    """The window did not reach an expected state within `PATIENCE_MS`."""


def spin(milliseconds: int) -> None:
    """Run the event loop for this many milliseconds."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_for(reached: Callable[[], bool], what: str, step: int = 5) -> None:
    """Run the event loop until `reached` returns true.

    Raises `Stuck` with the text `what` after `PATIENCE_MS`.
    """
    patience = QDeadlineTimer(PATIENCE_MS)
    while not reached():
        if patience.hasExpired():
            raise Stuck(what)
        spin(step)


class Demonstration:
    """Automatic player for the user's seat of a match in a window."""

    def __init__(self, game: Program, level: str = "regular") -> None:
        self.game = game
        self.session = game.session
        self._level = level

    def begin(self, preset: str, values: dict[str, object], level: str = "regular") -> None:
        """Start a match and wait for the user's first decision."""
        before = self.session.snapshot
        self.session.newMatch(preset, values, level)
        # An earlier match may also be waiting for a decision.
        wait_for(lambda: self.session.snapshot is not before, "a match")
        self.wait_for_decision()

    @property
    def decides(self) -> bool:
        """Whether the user has to play or give and everything has been shown."""
        return self.session.turn.waits and not self.between_rounds

    @property
    def between_rounds(self) -> bool:
        """Whether a round or the match is over and everything has been shown."""
        return self.session.stage.phase in ("round_over", "match_over") and self.session.turn.waits

    def wait_for_decision(self) -> None:
        """Wait for the user's turn or the end of the round."""
        wait_for(lambda: self.decides or self.between_rounds, "a decision")

    def choice(self) -> Action:
        """Return what the computer player would do in the user's place."""
        snapshot = self.session.snapshot
        assert snapshot is not None
        assert snapshot.viewer is not None
        assert snapshot.view is not None
        rng = decision_rng(snapshot.spec.seed, snapshot.viewer, snapshot.known_ply)
        someone = player(self._level, snapshot.spec.family.key)
        return snapshot.legal[someone.choose(snapshot.view, snapshot.legal, rng)]

    def select(self, action: Action) -> None:
        """Select the cards of a play, or put those of a gift into the slots."""
        match action:
            case Play(cards) | Give(cards):
                for key in self.session.stage.holding.keys_for(cards):
                    self.session.choice.toggle(self._row_of(key))
            case Pass():
                self.session.choice.clearSelection()

    def act(self) -> None:
        """Make one decision and wait for the next."""
        before = self.session.snapshot
        action = self.choice()
        self.session.choice.clearSelection()
        self.select(action)
        match action:
            case Play(cards, as_rank) if len(self.session.stage.holding.selected) == len(cards):
                self.session.turn.playSelection()
                decision = self.session.decision
                if as_rank is not None and isinstance(decision, CurrentDecision):
                    decision.name(as_rank)
                if self.session.snapshot is before and self.session.decision.in_pane:
                    # A further question that this choice does not answer is still open.
                    self.session.turn.act(action)
            case Give():
                self.session.turn.confirmGift()
            case Pass():
                self.session.turn.passTurn()
            case _:
                # Actions that a game takes from elsewhere than the hand.
                self.session.turn.act(action)
        wait_for(lambda: self.session.snapshot is not before, "an answer of the engine")
        self.wait_for_decision()

    def play_until(self, reached: Callable[[], bool]) -> bool:
        """Make decisions until `reached` returns true. Return False if the round ends first."""
        while not reached():
            if self.between_rounds:
                return False
            self.act()
        return True

    def finish_round(self) -> None:
        """Play the round to its end."""
        self.play_until(lambda: self.between_rounds)

    def next_round(self) -> None:
        """Deal the next round and wait for the user's first decision."""
        before = self.session.snapshot
        self.session.match.nextRound()
        wait_for(lambda: self.session.snapshot is not before, "the next deal")
        self.wait_for_decision()

    def _row_of(self, key: str) -> int:
        rows = self.session.stage.hand.rows
        return next(at for at, row in enumerate(rows) if row.key == key)


def settle(game: Program) -> None:
    """Wait until everything in the window is built and drawn, and nothing moves any more.

    While something moves, the window draws frames.
    """
    content = game.window.contentItem()
    frames: list[None] = []
    seen = still = 0

    def rests() -> bool:
        nonlocal seen, still
        changes = len(frames) > seen or any(map(waiting, items(content)))
        seen, still = len(frames), 0 if changes else still + 1
        return still > STILL_LOOKS

    heard = game.window.frameSwapped.connect(lambda: frames.append(None))
    try:
        wait_for(rests, "the picture", LOOK_MS)
    except Stuck as stuck:
        late = (_description(item) for item in items(content) if waiting(item))
        raise Stuck(f"{stuck}: {', '.join(late)}") from None
    finally:
        game.window.frameSwapped.disconnect(heard)


def items(item: QQuickItem) -> list[QQuickItem]:
    """Return the item and all its descendants, parents first."""
    found, waiting_ones = [], [item]
    while waiting_ones:
        found.append(waiting_ones.pop())
        waiting_ones += reversed(found[-1].childItems())
    return found


def _description(item: QQuickItem) -> str:
    """Return which picture an item waits for, and for a screen its name."""
    return str(item.property("wanted") or item.objectName() or item.metaObject().className())


def waiting(item: QQuickItem) -> bool:
    """Return whether this is a visible picture (`controls/Drawn.qml`) or screen still loading."""
    return item.isVisible() and True in (item.property("waiting"), item.property("building"))
