"""Log lines specific to Thirteen Cards."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.thirteen.combos import a_combo
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event, Played, WentOut
from arschloch_gui.engine.thirteen.combos import combo_of
from arschloch_gui.engine.thirteen.events import CardsCounted
from arschloch_gui.engine.thirteen.scoring import DOUBLETTE, TRIPLETTE

_YOU_WIN = QT_TRANSLATE_NOOP("Thirteen", "You are out and win the round.")
_WINS = QT_TRANSLATE_NOOP("Thirteen", "{name} is out and wins the round.")
_YOUR_DOUBLETTE = QT_TRANSLATE_NOOP(
    "Thirteen", "Doublette! Your {left} cards count double: {points} points."
)
_DOUBLETTE = QT_TRANSLATE_NOOP(
    "Thirteen", "Doublette! {name}’s {left} cards count double: {points} points."
)
_YOUR_TRIPLETTE = QT_TRANSLATE_NOOP(
    "Thirteen", "Triplette! You have not played a card: {points} points."
)
_TRIPLETTE = QT_TRANSLATE_NOOP(
    "Thirteen", "Triplette! {name} has not played a card: {points} points."
)


def own_line(event: Event, names: Sequence[str], viewer: Seat | None) -> str | None:
    """Return the line for an event that this game words differently, or None."""
    match event:
        case Played(seat=seat, cards=cards) if (combo := combo_of(cards)) is not None:
            yours = translate("Log", "You play {cards}.")
            line = yours if seat == viewer else translate("Log", "{name} plays {cards}.")
            return fill(line, name=names[seat], cards=a_combo(combo))
        case WentOut(seat=seat):
            line = translate("Thirteen", _YOU_WIN if seat == viewer else _WINS)
            return fill(line, name=names[seat])
        case CardsCounted():
            return _counted(event, names, viewer)
    return None


def _counted(event: CardsCounted, names: Sequence[str], viewer: Seat | None) -> str:
    mine = event.seat == viewer
    if event.penalty == TRIPLETTE:
        line = translate("Thirteen", _YOUR_TRIPLETTE if mine else _TRIPLETTE)
    elif event.penalty == DOUBLETTE:
        line = translate("Thirteen", _YOUR_DOUBLETTE if mine else _DOUBLETTE)
    elif mine:
        line = translate("Thirteen", "You score %n point(s).", None, event.points)
    else:
        line = translate("Thirteen", "{name} scores %n point(s).", None, event.points)
    return fill(line, name=names[event.seat], left=event.left, points=event.points)
