"""Screenshots of every screen, in a match that is always the same.

`seats-moving` and `table-others-turn` are taken during an animation and can differ by a few pixels
between runs. All others are identical every time.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.main import Program
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.setup.gallery import tiles
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.tour.demonstration import Demonstration, items, settle, spin, wait_for
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.record import entry_line, header_line

SIZE = (1280, 800)
PRESET = "arschloch"
VALUES: dict[str, object] = {"players": 5, "rounds": 5}
SEED = 36
HALF_WAY_MS = 420
"""Milliseconds from the start of changing seats (at speed 3) until all players are moving."""
OWN_DECISIONS = 4
"""Number of the user's decisions before the second screenshot of another game."""
REPLAY_STEPS = 6
"""Number of steps into a side-by-side replay at which the screenshot is taken."""
STILL_MS = 260
"""Milliseconds until a card just played has stopped moving."""


class Screenshots:
    """A walk through the window that takes screenshots.

    `records` is a folder for records to open. It must outlive the window, because the engine's
    thread reads a record again after the match has been left.
    """

    def __init__(self, game: Program, out: Path, records: Path, prefix: str) -> None:
        self.game = game
        self.out = out
        self.records = records
        self.prefix = prefix
        self.demo = Demonstration(game)
        self._taken: set[str] = set()

    def pictures(self) -> Iterator[Path]:
        """Take all screenshots and yield their paths, in the order of the tour."""
        self.game.window.resize(*SIZE)
        self.game.settings.change("speed", 0)
        for key, value in VALUES.items():
            self.game.setup.set(key, value)
        yield from self._before()
        yield from self._match()
        yield from self._other_games()
        yield from self._practice()
        yield from self._afterwards()

    def _before(self) -> Iterator[Path]:
        yield self._screen("newMatch", "new-match")
        self._item("newMatchScreen").setProperty("rulesOpen", True)
        self.game.setup.filter("joker", False)
        yield self._grab("house-rules")
        self.game.setup.filter("", False)
        yield self._screen("settings", "settings")
        self.game.rules_help.open("trick")
        yield self._screen("rules", "rules")

    def _match(self) -> Iterator[Path]:
        """Play a whole match, with a screenshot of each kind at the first opportunity."""
        self.demo.begin(PRESET, VALUES)
        while self.session.stage.phase != "match_over":
            if not self.demo.between_rounds:
                yield from self._decision()
            elif "round-summary" in self._taken:
                self.demo.next_round()
            else:
                yield self._grab("round-summary")
                self._press("allHandsButton")
                yield self._grab("all-hands")
                self._press("allHandsDone")
                yield from self._changing_seats()
        yield from self._ceremony()
        yield from self._exchange()

    def _ceremony(self) -> Iterator[Path]:
        """Show the podium with the turning point of the match, and its figures."""
        settle(self.game)
        self._press("podiumButton")
        settle(self.game)
        turn = self.game.retrospect.turningPoint
        turn.look()
        wait_for(lambda: turn.searched, "the turning point", 20)
        yield self._grab("podium")
        self._press("end:figures")
        yield self._grab("match-summary")

    def _exchange(self) -> Iterator[Path]:
        """Show the user in the highest position, with one of two cards chosen.

        This uses a deal of its own, because whether the match above ever gets there depends on how
        the players play.
        """
        assert self.session.snapshot is not None
        spec = self.session.snapshot.spec
        dealt = Match(spec)
        dealt.start_round()
        assert dealt.state is not None
        hands = tuple(map(tuple, dealt.state.hands))
        lines = (header_line(spec), entry_line(FixedDeal(hands, tuple(range(len(hands))))))
        self.records.mkdir(parents=True, exist_ok=True)
        path = self.records / "exchange.arl"
        path.write_text("".join(line + "\n" for line in lines), "utf-8", newline="\n")
        self.session.openRecord(str(path))
        wait_for(lambda: len(self.session.stage.holding.gift) > 1, "an exchange")
        self.demo.select(self.demo.choice())
        self.session.choice.empty_slot(1)
        yield self._grab("exchange")
        self.session.leave()

    def _decision(self) -> Iterator[Path]:
        """Make one decision for the user, with a screenshot if there is none of its kind yet."""
        if self._follows() and "table-own-turn" not in self._taken:
            self.demo.select(self.demo.choice())
            yield self._grab("table-own-turn")
            yield from self._others_turn()
            return
        elif not self.session.stage.trick_plays and "table-lead" not in self._taken:
            yield self._grab("table-lead")
        self.demo.act()

    def _others_turn(self) -> Iterator[Path]:
        """Play the selected cards and show another player thinking."""
        viewer = self.session.stage.sitters.viewer
        self.game.settings.change("speed", 3)
        self.session.turn.playSelection()
        wait_for(lambda: self.session.stage.turn not in (viewer, NOBODY), "another's turn")
        spin(STILL_MS)
        yield self._grab("table-others-turn", moving=True)
        self._catch_up()

    def _changing_seats(self) -> Iterator[Path]:
        """Show the players moving to the seats of their new positions."""
        before = self.session.stage.order
        self.game.settings.change("speed", 3)
        self.session.match.nextRound()
        wait_for(lambda: self.session.stage.order != before, "changing seats")
        spin(HALF_WAY_MS)
        yield self._grab("seats-moving", moving=True)
        self._catch_up()

    def _catch_up(self) -> None:
        """Stop the animation and wait for the user's next decision."""
        self.game.settings.change("speed", 0)
        self.session.pace.skipToResult()
        self.demo.wait_for_decision()

    def _other_games(self) -> Iterator[Path]:
        """Show the table and the end of a round of every other game."""
        for game in (str(tile["value"]) for tile in tiles() if tile["value"] != PRESET):
            self.session.leave()
            self.demo.begin(game, {})
            yield self._grab(f"{game}-table")
            for _ in range(OWN_DECISIONS):
                if not self.demo.between_rounds:
                    self.demo.act()
            if not self.demo.between_rounds:
                yield self._grab(f"{game}-later")
            self.demo.finish_round()
            yield self._grab(f"{game}-round")

    def _practice(self) -> Iterator[Path]:
        """Show an exercise from the bank, answered with its last option, and the verdict."""
        trainer = self.game.trainer
        self.session.leave()
        yield self._screen("practice", "practice")
        trainer.begin()
        wait_for(lambda: trainer.state == "asking", "an exercise")
        yield self._grab("exercise")
        assert self.session.snapshot is not None
        self.session.turn.act(self.session.snapshot.legal[-1])
        wait_for(lambda: trainer.state in ("again", "judged"), "a verdict")
        trainer.exercise.reveal()
        yield self._grab("exercise-judged")
        if trainer.exercise.canShow:
            trainer.exercise.showRounds()
            wait_for(lambda: trainer.replay.active, "rounds to look at")
            trainer.replay.go(REPLAY_STEPS)
            yield self._grab("exercise-replay")
        trainer.stop()

    def _afterwards(self) -> Iterator[Path]:
        """Show the menu, the start screen with a match to continue, and the list of matches."""
        self.session.leave()
        self.demo.begin(PRESET, VALUES)
        menu: QObject = self.game.window.findChild(QObject, "tableMenu")  # type: ignore[assignment]
        QMetaObject.invokeMethod(menu, "open")
        yield self._grab("menu")
        QMetaObject.invokeMethod(menu, "close")
        self.session.leave()
        wait_for(lambda: self.session.files.can_resume, "a match to continue")
        yield self._screen("start", "start")
        self.game.window.setProperty("page", "matches")
        wait_for(lambda: self.game.matches.complete, "the matches")
        yield self._grab("matches")
        self.game.window.setProperty("page", "statistics")
        settle(self.game)
        wait_for(lambda: self.game.statistics.settled, "the luck of the deals")
        yield self._grab("statistics")
        self.game.window.setProperty("page", "trophies")
        settle(self.game)
        wait_for(lambda: self.game.trophies.line != "", "the trophies")
        yield self._grab("trophies")
        yield self._screen("dealOfTheDay", "deal-of-the-day")
        yield from self._regulars()

    def _regulars(self) -> Iterator[Path]:
        """Show a regulars' table after a match there."""
        tables = self.game.regulars
        self.game.setup.choose(PRESET)
        self.game.setup.change({"players": 4, "rounds": 2})
        tables.create()
        tables.play()
        wait_for(lambda: self.session.match.regulars != "", "the match")
        self.demo.wait_for_decision()
        self.demo.finish_round()
        self.demo.next_round()
        self.demo.finish_round()
        self.session.leave()
        self.game.window.setProperty("page", "regulars")
        wait_for(lambda: tables.history.rows != [], "what was played")
        yield self._grab("regulars")

    # -- screenshots --------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The session of the window."""
        return self.game.session

    def _follows(self) -> bool:
        """Return whether the user has to follow in a trick and would do so with a card."""
        if not self.session.stage.trick_plays or not self.demo.decides:
            return False
        return isinstance(self.demo.choice(), Play)

    def _item(self, name: str) -> QQuickItem:
        """Return the item with this name in the window."""
        return next(i for i in items(self.game.window.contentItem()) if i.objectName() == name)

    def _press(self, name: str) -> None:
        QMetaObject.invokeMethod(self._item(name), "clicked")

    def _screen(self, name: str, picture: str) -> Path:
        self.game.window.setProperty("page", name)
        return self._grab(picture)

    def _grab(self, picture: str, moving: bool = False) -> Path:
        if not moving:
            settle(self.game)
        self._taken.add(picture)
        path = self.out / f"{self.prefix}-{picture}.png"
        if not self.game.window.grabWindow().save(str(path)):
            raise OSError(0, "the picture could not be written", str(path))
        return path
