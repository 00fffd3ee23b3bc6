"""Log lines that describe events to one player at the table."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.table_events import CameBack, DeckShuffled, StoodIn
from arschloch_gui.app.wording.cards import cards_list, cards_named
from arschloch_gui.app.wording.plays import set_phrase
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, place_word, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import (
    CardsGiven,
    CardsSetAside,
    Event,
    LeadInherited,
    MatchEnded,
    Passed,
    PlayBegan,
    Played,
    Reseated,
    RoundEnded,
    RoundStarted,
    TrickTaken,
    WentOut,
)
from arschloch_gui.engine.proof import SHORT, in_groups

_YOU_LEAD = QT_TRANSLATE_NOOP("Log", "You lead.")
_LEADS = QT_TRANSLATE_NOOP("Log", "{name} leads.")
_YOU_PLAY = QT_TRANSLATE_NOOP("Log", "You play {cards}.")
_PLAYS = QT_TRANSLATE_NOOP("Log", "{name} plays {cards}.")
_YOU_PASS = QT_TRANSLATE_NOOP("Log", "You pass.")
_PASSES = QT_TRANSLATE_NOOP("Log", "{name} passes.")
_YOU_TAKE = QT_TRANSLATE_NOOP("Log", "You take the trick.")
_TAKES = QT_TRANSLATE_NOOP("Log", "{name} takes the trick.")
_YOU_ARE_OUT = QT_TRANSLATE_NOOP("Log", "You go out in {place} place.")
_IS_OUT = QT_TRANSLATE_NOOP("Log", "{name} goes out in {place} place.")
_YOU_INHERIT = QT_TRANSLATE_NOOP("Log", "The lead passes to you.")
_FAILED = QT_TRANSLATE_NOOP("Log", "{name} gave no answer; a simpler player filled in.")
_IS_AWAY = QT_TRANSLATE_NOOP(
    "Log", "{name} isn’t responding; a simpler player fills in until {name} is back."
)
_INHERITS = QT_TRANSLATE_NOOP("Log", "The lead passes to {name}.")


def shuffled_line(event: DeckShuffled) -> str:
    """Return the log line with the fingerprint of a round's deck."""
    line = translate("Log", "Fingerprint of the deck: {digits}.")
    return fill(line, digits=in_groups(event.fingerprint[:SHORT]))


def event_line(
    event: Event, names: Sequence[str], viewer: Seat | None = None, deck: str = ""
) -> str:
    """Return one log sentence for an event, or "" if the event is not logged.

    `names` are the players' names by seat. The viewer, if any, is addressed as "you". `deck` is the
    key of the deck in use, which can have its own suit names.
    """
    match event:
        case RoundStarted(round_no=number):
            return fill(translate("Log", "Round {number}"), number=number)
        case Reseated():
            return translate("Log", "Everyone changes seats.")
        case CardsSetAside(count=count, cards=cards):
            return _set_aside(count, cards, deck)
        case CardsGiven():
            return _given(event, names, viewer, deck)
        case MatchEnded(standings=standings, scores=scores):
            return _match_ended(standings[0], scores[standings[0]], names, viewer)
        case RoundEnded():
            return translate("Log", "The round is over.")
    return _turn_line(event, names, viewer)


def _turn_line(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    match event:
        case PlayBegan(leader=seat):
            return _who(seat, names, viewer, _YOU_LEAD, _LEADS)
        case Played(seat=seat, cards=cards, as_rank=rank):
            line = _who(seat, names, viewer, _YOU_PLAY, _PLAYS)
            return fill(line, cards=set_phrase(cards, rank or ""))
        case Passed(seat=seat):
            return _who(seat, names, viewer, _YOU_PASS, _PASSES)
        case TrickTaken(seat=seat):
            return _who(seat, names, viewer, _YOU_TAKE, _TAKES)
        case WentOut(seat=seat, place=place):
            line = _who(seat, names, viewer, _YOU_ARE_OUT, _IS_OUT)
            return fill(line, place=place_word(place))
        case StoodIn(seat=seat, lasting=lasting):
            return fill(translate("Log", _IS_AWAY if lasting else _FAILED), name=names[seat])
        case CameBack(seat=seat):
            return fill(translate("Log", "{name} is back and plays on."), name=names[seat])
        case LeadInherited(seat=seat):
            return _who(seat, names, viewer, _YOU_INHERIT, _INHERITS)
    return ""


def _who(seat: Seat, names: Sequence[str], viewer: Seat | None, you: str, other: str) -> str:
    if seat == viewer:
        return translate("Log", you)
    return fill(translate("Log", other), name=names[seat])


def _set_aside(count: int, cards: Sequence[int], deck: str) -> str:
    if cards:
        line = translate("Log", "%n card(s) set aside: {cards}.", None, count)
        return fill(line, cards=cards_named(cards, deck))
    return translate("Log", "%n card(s) set aside face down.", None, count)


def _given(event: CardsGiven, names: Sequence[str], viewer: Seat | None, deck: str) -> str:
    values = {"giver": names[event.giver], "taker": names[event.taker]}
    cards = cards_list(event.cards, deck)
    if event.giver == viewer:
        return fill(translate("Log", "You give {taker} {cards}."), cards=cards, **values)
    if event.taker == viewer:
        return fill(translate("Log", "{giver} gives you {cards}."), cards=cards, **values)
    return fill(translate("Log", "{giver} gives {taker} %n card(s).", None, event.count), **values)


def _match_ended(winner: Seat, points: int, names: Sequence[str], viewer: Seat | None) -> str:
    if winner == viewer:
        return translate("Log", "You win the match with %n point(s).", None, points)
    line = translate("Log", "{name} wins the match with %n point(s).", None, points)
    return fill(line, name=names[winner])
