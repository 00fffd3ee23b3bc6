"""The real window in a process of its own, played by its session until it is killed.

    python player_process.py FOLDER DRAWINGS new|resume|go-on [PRESET]

With `go-on`, it is the game as users start it: its opponents think in a process of their own, and
between two rounds the person practises. It prints one JSON line per change: {"ply": n}, and for
`go-on` also {"answer": line} and {"round": deal} for data that should be on disk. Started by
test_hard_kill.py and bench/hard_kills.py.
"""

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer

from arschloch_gui.ai.guard import Guard
from arschloch_gui.ai.pool import Pool
from arschloch_gui.app.main import Program, build
from arschloch_gui.app.start import application
from arschloch_gui.engine.games import presets

USUAL = "arschloch"


def main() -> int:
    folder, drawings, mode, *preset = Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:]
    app = application()
    game = build(
        config=folder / "config", matches=folder / "matches", cache=drawings,
        warm=False, seeds=lambda: 4711, players=Guard(Pool()) if mode == "go-on" else None,
    )  # fmt: skip
    settings: Any = game.settings
    settings.speed = 0
    settings.autoPass = False
    session = game.session
    if mode == "new":
        key = preset[0] if preset else USUAL
        rules = presets()[key].lasting(0)
        session.newMatch(key, {rules.length_option: rules.length}, "lowest")
    else:
        # The worker looks for the match in its own thread, so wait until it is found.
        waiting = QTimer()
        waiting.setInterval(20)

        def resume() -> None:
            if session.files.canResume:
                waiting.stop()
                session.resume()

        waiting.timeout.connect(resume)
        waiting.start()
    clock = QTimer()
    clock.setInterval(1)
    evening = Evening(game)
    clock.timeout.connect(evening.advance if mode == "go-on" else lambda: advance(game))
    clock.start()
    app.exec()
    game.close()
    return 0


class Evening:
    """Plays rounds, with two exercises after each."""

    def __init__(self, game: Program) -> None:
        self._game, self._trainer = game, game.trainer
        self._practised = 0
        """The round after which the person has last practised."""
        self._rounds: set[str] = set()
        self._answers = -1
        self._trainer.subject.choose(USUAL)
        self._trainer.subject.chooseKind("two")
        game.matches.counted.connect(self._tell_rounds)

    def advance(self) -> None:
        """Do the next action."""
        session = self._game.session
        if self._trainer.state:
            self._practise()
        elif not session.match.active:
            session.resume()  # the match was interrupted by the exercises
        elif session.table.phase == "round_over" and session.table.roundNo != self._practised:
            self._practised = session.table.roundNo
            self._done = 0
            self._trainer.begin()
        else:
            advance(self._game)

    def _practise(self) -> None:
        trainer = self._trainer
        if trainer.state == "asking":
            self._done += 1
            trainer.exercise.choose(self._done % 2)
        elif trainer.state == "again":
            trainer.exercise.reveal()
        elif trainer.state == "judged" and self._done < 2:
            trainer.goOn()
        elif trainer.state in ("judged", "over"):
            trainer.goHome()
        self._tell_answers()

    def _tell_answers(self) -> None:
        memory = self._trainer.standing._memory
        if memory is None or memory.behind:
            return
        if self._answers >= 0:  # earlier ones are from previous lives
            for answer in memory.answers[self._answers :]:
                tell(answer=json.dumps(answer.line()))
        self._answers = len(memory.answers)

    def _tell_rounds(self, rounds, unread, trouble) -> None:
        if trouble is None:
            for deal in {each.deal for each in rounds} - self._rounds:
                self._rounds.add(deal)
                tell(round=deal)


def advance(game: Program) -> None:
    """Make the person's next decision, or only report the state of the match."""
    session = game.session
    if not session.match.active:
        return
    say(session)
    phase = session.table.phase
    legal = session.snapshot.legal
    if phase == "round_over":
        session.match.nextRound()
    elif not legal:
        return  # the match is over, or the table still shows an earlier decision
    elif session.turn.mine and session.match.preset != USUAL:
        session.turn.act(legal[session.snapshot.ply % len(legal)])
    elif session.turn.mine and phase == "exchange":
        for row in range(session.choice.giftCount):
            session.choice.toggle(row)
        session.turn.confirmGift()
    elif session.turn.mine:
        play_something(session)


def play_something(session) -> None:
    model = session.table.hand
    roles = {bytes(name.data()).decode(): role for role, name in model.roleNames().items()}
    for row in range(model.rowCount()):
        if model.data(model.index(row, 0), roles["playable"]):
            session.choice.clearSelection()
            session.choice.selectSet(row)
            if session.turn.playSelection():
                return
            session.choice.clearSelection()
            session.choice.toggle(row)
            if session.turn.playSelection():
                return
    session.choice.clearSelection()
    session.turn.passTurn()


def say(session) -> None:
    tell(ply=session.snapshot.ply)


def tell(**what: object) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    sys.exit(main())
