"""Moments of the game in the real window, for layout tests and pictures.

`scenes` leads a window from one to the next and names each. The caller checks the window in
between, in any number of sizes and languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from by_hand import stands
from msgspec import structs
from PySide6.QtCore import QMetaObject
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.main import Program
from arschloch_gui.app.show.shown_table import Moment
from arschloch_gui.app.table.game_table import ViewerGift
from arschloch_gui.app.table.personas import PEOPLE, company
from arschloch_gui.app.tour.demonstration import Demonstration, items, wait_for
from arschloch_gui.engine.cards import parse_cards
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.options import with_values
from arschloch_gui.engine.record import entry_line, header_line

SCREENS = ("start", "newMatch", "settings", "rules")
GAMES = ("shithead", "thirteen", "tarot", "dalmuti", "career", "daifugo", "grossundklein",
         "seigneur")  # fmt: skip
SEED = 36
PLAYS = "Spielstärke 4 von 5: Minister\nwartet gern ab"
"""The longest description of a computer player."""


def is_plays(item: QQuickItem) -> bool:
    """Return whether this is a label about a player's level and style."""
    return item.objectName().startswith("plays:")


class Scenes:
    """Leads a window through its moments, with this many players at the table."""

    def __init__(self, game: Program, folder: Path, players: int) -> None:
        self.game, self.session, self.folder = game, game.session, folder
        self.players = players
        self.demo = Demonstration(game, "lowest")
        self._records = 0

    # -- beside the table ---------------------------------------------------------------

    def screens(self) -> Iterator[str]:
        """Yield the screens without a match."""
        self.game.setup.choose("trouduc-joker")
        for name in SCREENS:
            self.show(name)
            yield name
        self.show("about")
        about = self.game.about_program
        wait_for(lambda: len(about.parts) > 2, "what is shipped")
        about.choose("report")
        about.report()
        wait_for(lambda: about.message != "", "the report")
        yield "about"
        self.show("newMatch")
        screen = self.item("newMatchScreen")
        screen.setProperty("rulesOpen", True)
        wait_for(lambda: stands(self.game.window), "the house rules")
        yield "houseRules"
        screen.setProperty("shareOpen", True)
        yield "share"
        self.show("start")

    # -- at the table -------------------------------------------------------------------

    def table(self) -> Iterator[str]:
        """Yield everything that can be on the table of a game with positions."""
        last = (*range(1, self.players), 0)
        first = tuple(range(self.players))
        self.sit_down(first)
        self.demo.select(self.demo.choice())
        self.session.choice.empty_slot(1)
        yield "exchange"
        self.sit_down(first, exchange="ask")
        yield "ask"
        self.sit_down(first, exchange="negotiate")
        yield "negotiate"
        self.sit_down(last, exchange="negotiate")
        yield "offer"
        self.sit_down(last, putsch=True)
        yield "putsch"
        yield from self._trick(last)
        yield from self._ends(first)

    def _trick(self, offices: tuple[int, ...]) -> Iterator[str]:
        self.sit_down(offices, exchange="none", next_lead="highest_office")
        stage = self.session.stage
        for row in range(min(4, len(stage.hand.rows))):
            self.session.choice.toggle(row)
        yield "follow"
        self.session.choice.clearSelection()
        self.session.turn.passTurn()
        self.demo.wait_for_decision()
        stage.passed = set(range(self.players))
        stage.holding.received.update(row.key for row in stage.hand.rows[:3])
        stage.holding.selected.update(row.key for row in stage.hand.rows[2:4])
        viewer, cards = stage.sitters.viewer, [row.card for row in stage.hand.rows[:4]]
        stage.gifts = [
            ViewerGift(1, viewer, parse_cards(cards[:2])),
            ViewerGift(viewer, 1, parse_cards(cards[2:])),
        ]
        stage.refresh()
        self.session.choice.renew()
        yield "passed"
        stage.passed = set()
        stage.take_note()
        stage.sayings = dict.fromkeys(range(self.players), "10 ♦ ?")
        stage.refresh()
        self.session.choice.renew()
        yield "said"
        stage.sayings, stage.moment = {}, Moment("counter_revolution", 1)
        stage.reversed = True
        stage.refresh()
        yield "stamped"
        stage.moment = None
        stage.places = {seat: at for at, seat in enumerate((0, *range(2, self.players - 1)), 1)}
        stage.turn, stage.judge = 1, None
        stage.holding.replace(())
        stage.refresh()
        self.session.director._set_busy(True)
        yield "out"
        self.session.director._set_busy(False)

    def _ends(self, offices: tuple[int, ...]) -> Iterator[str]:
        for rounds, name in ((2, "roundSummary"), (1, "matchSummary")):
            self.sit_down(offices, cards=2, exchange="none", rounds=rounds)
            self.demo.finish_round()
            yield name
        yield self.all_hands()
        yield self.decisions()
        self.session.leave()
        self.game.window.setProperty("page", "start")

    def games(self) -> Iterator[str]:
        """Yield the tables of the other games, and the end of a round of each."""
        for preset in GAMES:
            yield from self.one_game(preset)
        self.game.window.setProperty("page", "start")

    def one_game(self, preset: str, to_the_end: bool = True) -> Iterator[str]:
        """Yield the table of another game, and the end of its first round."""
        self.demo.begin(preset, {}, "lowest")
        yield preset
        if to_the_end:
            self.demo.finish_round()
            yield preset + "-round"
            yield f"{preset}-{self.all_hands()}"
        self.session.leave()

    def all_hands(self) -> str:
        """Open all hands over the summary of the finished round; return the scene's name."""
        wait_for(lambda: self.find("allHandsButton") is not None, "the summary")
        self.item("allHandsButton").clicked.emit()
        wait_for(lambda: self.find("allHandsPane") is not None, "all hands")
        return "allHands"

    def decisions(self) -> str:
        """Open all decisions of that round, one of them evaluated; return the scene's name."""
        self.session.allHands.look("decided")
        hindsight = self.session.hindsight
        wait_for(lambda: hindsight.index in hindsight._heard, "figures")
        return "decisions"

    def tell(self) -> None:
        """Show every player's level and style, as the key I does."""
        QMetaObject.invokeMethod(self.item("seatRing"), "tellPlays")
        tips = [item for item in items(self.item("seatRing")) if is_plays(item)]
        tips = [
            tip for tip in tips if tip.objectName() != f"plays:{self.session.stage.sitters.viewer}"
        ]
        assert len(tips) == self.players - 1
        for tip in tips:
            tip.setProperty("words", PLAYS)
        wait_for(lambda: all(tip.isVisible() for tip in tips), "them")

    def tell_no_more(self) -> None:
        """Hide those labels."""
        QMetaObject.invokeMethod(self.item("seatRing"), "tellPlays")

    # -- helpers ------------------------------------------------------------------------

    def show(self, screen: str) -> None:
        """Show another screen."""
        self.game.window.setProperty("page", screen)
        wait_for(lambda: stands(self.game.window), screen)

    def find(self, name: str) -> QQuickItem | None:
        """Return the item of a name, if there is one."""
        everything = items(self.game.window.contentItem())
        return next((item for item in everything if item.objectName() == name), None)

    def item(self, name: str) -> Any:
        """Return the item of a name, which must exist."""
        found = self.find(name)
        assert found is not None, name
        return found

    def sit_down(self, offices: tuple[int, ...], cards: int = 99, **values: Any) -> None:
        """Open a round with these positions and house rules at the person's first decision.

        No player has more than the given number of cards.
        """
        preset = "double-deck" if self.players > 8 else "arschloch"
        family: Any = family_of(preset)
        wanted = {
            "players": self.players,
            "rounds": 1,
            "start_card_must_be_played": False,
            **values,
        }
        rules, problems = with_values(family.presets[preset], wanted)
        assert not problems, problems
        people = company(SEED, self.players, 0, 0)
        names = ("You", *(PEOPLE[person] for person in people[1:]))
        spec = MatchSpec(preset, rules, names, SEED)
        dealt = Match(structs.replace(spec, rules=replace(rules, exchange="none", putsch=False)))
        dealt.start_round()
        hands = tuple(tuple(hand)[:cards] for hand in dealt.state.hands)
        self._records += 1
        path = self.folder / f"scene{self._records}.arl"
        lines = (header_line(spec), entry_line(FixedDeal(hands, offices)))
        path.write_text("".join(line + "\n" for line in lines), encoding="utf-8", newline="\n")
        before = self.session.snapshot
        self.session.openRecord(str(path))
        wait_for(lambda: self.session.snapshot is not before, "the record")
        self.demo.wait_for_decision()
