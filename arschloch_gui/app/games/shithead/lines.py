"""Log lines specific to Shithead."""

from __future__ import annotations

from arschloch_gui.app.wording.articles import the_card
from arschloch_gui.app.wording.cards import cards_list, ranks_name
from arschloch_gui.app.wording.counsel import Counsel, counsel
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.actions import Action, Pass
from arschloch_gui.engine.cards import RANK_NAMES, Seat, rank_of
from arschloch_gui.engine.events import Event, RoundEnded
from arschloch_gui.engine.shithead.actions import Blind, Swap, Take
from arschloch_gui.engine.shithead.events import (
    BlindTurned,
    DirectionTurned,
    Drawn,
    PileBurned,
    PileTaken,
    Swapped,
)

_YOU_KEEP = QT_TRANSLATE_NOOP("Log", "You keep your face-up cards.")
_KEEPS = QT_TRANSLATE_NOOP("Log", "{name} keeps their face-up cards.")
_YOU_SWAP = QT_TRANSLATE_NOOP(
    "Log", "You put down {cards} face up and take {taken} into your hand."
)
_SWAPS = QT_TRANSLATE_NOOP(
    "Log", "{name} puts down {cards} face up and takes {taken} into their hand."
)
_YOU_TURN = QT_TRANSLATE_NOOP("Log", "You turn over {card}.")
_TURNS = QT_TRANSLATE_NOOP("Log", "{name} turns over {card}.")
_YOU_TURN_ANY = QT_TRANSLATE_NOOP("Log", "You turn over face-down card {number}.")
_TURNS_ANY = QT_TRANSLATE_NOOP("Log", "{name} turns over face-down card {number}.")
_YOU_TURN_IN_VAIN = QT_TRANSLATE_NOOP("Log", "You turn over {card}, but it can’t be played.")
_TURNS_IN_VAIN = QT_TRANSLATE_NOOP("Log", "{name} turns over {card}, but it can’t be played.")
_YOU_ARE_LEFT = QT_TRANSLATE_NOOP("Log", "You are the last player with cards.")
_IS_LEFT = QT_TRANSLATE_NOOP("Log", "{name} is the last player with cards.")

_KEEPING = (
    QT_TRANSLATE_NOOP("Hindsight", "Keep your face-up cards."),
    QT_TRANSLATE_NOOP("Hindsight", "Keeping your face-up cards would be worse."),
)
_SWAPPING = (
    QT_TRANSLATE_NOOP("Hindsight", "Put down {cards} face up and take {taken} into your hand."),
    QT_TRANSLATE_NOOP("Hindsight", "Putting down {cards} for {taken} would be worse."),
)
_TURNING = (
    QT_TRANSLATE_NOOP("Hindsight", "Turn over face-down card {number}."),
    QT_TRANSLATE_NOOP("Hindsight", "Turning over face-down card {number} would be worse."),
)
_TAKING = (
    QT_TRANSLATE_NOOP("Hindsight", "Pick up the pile."),
    QT_TRANSLATE_NOOP("Hindsight", "Picking up the pile would be worse."),
)


def own_counsel(action: Action) -> Counsel | None:
    """Return an action specific to this game as advice, or None for any other one."""
    match action:
        case Take():
            return counsel(_TAKING)
        case Blind(place):
            return counsel(_TURNING, number=str(place + 1))
        case Pass():
            return counsel(_KEEPING)
        case Swap(hand, table):
            return counsel(_SWAPPING, cards=cards_list(hand), taken=cards_list(table))
    return None


def own_line(event: Event, names: tuple[str, ...], viewer: Seat | None) -> str | None:
    """Return the line for an event specific to this game.

    The line is "" for an event that needs none, and None for any other event.
    """
    match event:
        case Swapped(seat, given, taken):
            return _swapped(seat, given, taken, names, viewer)
        case BlindTurned(seat, place, ()):
            line = _who(seat, names, viewer, _YOU_TURN_ANY, _TURNS_ANY)
            return fill(line, number=place + 1)
        case BlindTurned(seat, _, cards, fits):
            you, other = (_YOU_TURN, _TURNS) if fits else (_YOU_TURN_IN_VAIN, _TURNS_IN_VAIN)
            return fill(_who(seat, names, viewer, you, other), card=the_card(cards[0]))
        case Drawn(seat, cards=cards):
            drawn = translate("Log", "You draw {cards}.")
            return fill(drawn, cards=cards_list(cards)) if seat == viewer and cards else ""
        case PileTaken(seat, cards):
            return _taken(seat, len(cards), names, viewer)
        case PileBurned(_, reason, cards):
            return _burned(reason, cards)
        case DirectionTurned():
            return translate("Log", "The direction of play is reversed.")
        case RoundEnded(offices):
            return _who(offices[-1], names, viewer, _YOU_ARE_LEFT, _IS_LEFT)
    return None


def _swapped(
    seat: Seat,
    given: tuple[int, ...],
    taken: tuple[int, ...],
    names: tuple[str, ...],
    viewer: Seat | None,
) -> str:
    if not given:
        return _who(seat, names, viewer, _YOU_KEEP, _KEEPS)
    line = _who(seat, names, viewer, _YOU_SWAP, _SWAPS)
    return fill(line, cards=cards_list(given), taken=cards_list(taken))


def _taken(seat: Seat, count: int, names: tuple[str, ...], viewer: Seat | None) -> str:
    if seat == viewer:
        return translate("Log", "You pick up the pile: %n card(s).", None, count)
    line = translate("Log", "{name} picks up the pile: %n card(s).", None, count)
    return fill(line, name=names[seat])


def _burned(reason: str, cards: tuple[int, ...]) -> str:
    match reason:
        case "ten":
            return translate("Log", "The 10 burns the pile: %n card(s) gone.", None, len(cards))
        case "four":
            line = translate(
                "Log", "Four {ranks} burn the pile: %n card(s) gone.", None, len(cards)
            )
            return fill(line, ranks=ranks_name(RANK_NAMES[rank_of(cards[-1])]))
    return translate(
        "Log", "The pile was picked up too often and burns: %n card(s) gone.", None, len(cards)
    )


def _who(seat: Seat, names: tuple[str, ...], viewer: Seat | None, you: str, other: str) -> str:
    if seat == viewer:
        return translate("Log", you)
    return fill(translate("Log", other), name=names[seat])
