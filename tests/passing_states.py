"""States of the window that last only until the next key, beside those of `window_states`.

`test_contents.py` compares what they show; the other tests of every state are not for them.
"""

from __future__ import annotations

from pathlib import Path

from by_hand import Hands
from event_loop import run_pending
from window_states import FIRST, State, answering, last_result, leading

from arschloch_gui.app.tour.demonstration import wait_for

PASSING_STATES: dict[str, State] = {}
WINS = [["AS"], ["7D", "8D"], ["7C", "8C"], ["7H", "8H"]]
TUTORED = [
    ["7D", "8D", "KC", "KD", "KH", "AS"], ["8C", "9C", "JC", "QD", "JD", "QC"],
    ["8H", "9H", "10H", "JH", "QH", "10C"], ["8S", "9S", "10S", "JS", "AC", "AD"],
]  # fmt: skip


def passing(reach: State) -> State:
    """Register a state."""
    PASSING_STATES[reach.__name__] = reach
    return reach


@passing
def menu(hands: Hands, folder: Path) -> None:
    leading(hands, folder)
    hands.click(hands.spot("menuButton"))
    wait_for(lambda: hands.find("menu:continue") is not None, "the menu")


@passing
def hint(hands: Hands, folder: Path) -> None:
    answering(hands, folder)
    hands.strike("H")
    assert hands.game.trainer.tutor.hints.isOpen


@passing
def last_trick(hands: Hands, folder: Path) -> None:
    leading(hands, folder)
    while not hands.session.table.lastTrick:
        ply = hands.session.snapshot.ply
        for pressed in ("P",) if hands.session.turn.canPass else (".", "Return"):
            hands.strike(pressed)
        wait_for(lambda: hands.session.snapshot.ply > ply, "the play")  # noqa: B023
        hands.settle()
    hands.strike("T")
    assert hands.find("lastTrick").isVisible()


@passing
def message(hands: Hands, folder: Path) -> None:
    leading(hands, folder)
    hands.session.openRecord("missing.arl")
    wait_for(lambda: hands.find("message") is not None, "the message")


@passing
def positions(hands: Hands, folder: Path) -> None:
    """The figures of a match of two rounds."""
    last_result(hands, folder)
    hands.click(hands.spot("podiumButton"))
    wait_for(lambda: hands.stands() and hands.find("roundSummary") is None, "the end")
    wait_for(lambda: hands.find("againButton").hasActiveFocus(), "the focus")
    run_pending()
    hands.click(hands.spot("end:figures"))
    wait_for(lambda: hands.find("matchFigures") is not None, "the figures")


@passing
def court(hands: Hands, folder: Path) -> None:
    hands.open(folder, {"social": True, "rounds": 2}, deal=WINS, lead=0)
    hands.session.choice.toggle(0)
    hands.strike("Return")
    wait_for(lambda: hands.find("courtButton") is not None, "the way to the court")
    hands.click(hands.spot("courtButton"))
    wait_for(lambda: hands.find("courtPane") is not None, "the court")


@passing
def thinking_again(hands: Hands, folder: Path) -> None:
    """The tutor asks whether to give these cards."""
    hands.game.settings.change("tutor", True)
    hands.open(folder, deal=TUTORED, **FIRST)
    tutor = hands.game.trainer.tutor
    wait_for(lambda: tutor._judgement is not None, "the estimate")
    for code in ("AS", "AC"):
        hands.click(hands.card(code))
    hands.click(hands.spot("giveButton"))
    wait_for(lambda: hands.find("anywayButton") is not None, "the question")
