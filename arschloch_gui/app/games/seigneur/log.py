"""Log lines and speech bubbles specific to Grand Seigneur."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.seigneur.combos import DECK, a_combo
from arschloch_gui.app.wording.articles import wanted
from arschloch_gui.app.wording.cards import cards_list, ranks_name
from arschloch_gui.app.wording.counsel import Counsel, counsel
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event, Played
from arschloch_gui.engine.seigneur.actions import Wish
from arschloch_gui.engine.seigneur.combos import BOMB, Combo, reading_named, readings
from arschloch_gui.engine.seigneur.events import Wished, WishGranted
from arschloch_gui.engine.seigneur.state import BOMB_ASKED
from arschloch_gui.engine.seigneur.view import SeatView

_YOU_PLAY = QT_TRANSLATE_NOOP("Log", "You play {cards}.")
_PLAYS = QT_TRANSLATE_NOOP("Log", "{name} plays {cards}.")
_YOU_BOMB = QT_TRANSLATE_NOOP("Seigneur", "Bomb! You play {cards}.")
_BOMBS = QT_TRANSLATE_NOOP("Seigneur", "Bomb! {name} plays {cards}.")
_YOU_WISH = QT_TRANSLATE_NOOP("Seigneur", "You wish for {one}.")
_WISHES = QT_TRANSLATE_NOOP("Seigneur", "{name} wishes for {one}.")
_YOU_PLAY_AND_WISH = QT_TRANSLATE_NOOP("Seigneur", "You play {cards} and wish for {one}.")
_PLAYS_AND_WISHES = QT_TRANSLATE_NOOP("Seigneur", "{name} plays {cards} and wishes for {one}.")
_YOU_KEEP = QT_TRANSLATE_NOOP("Seigneur", "You keep your bomb.")
_KEEPS = QT_TRANSLATE_NOOP("Seigneur", "{name} keeps their bomb.")
_YOU_GRANT = QT_TRANSLATE_NOOP("Seigneur", "The wish is granted: you play {one}.")
_GRANTS = QT_TRANSLATE_NOOP("Seigneur", "The wish is granted: {name} plays {one}.")

_WISHING = (
    QT_TRANSLATE_NOOP("Hindsight", "Play {cards} and wish for {one}."),
    QT_TRANSLATE_NOOP("Hindsight", "Playing {cards} and wishing for {one} would be worse."),
)
_KEEPING = (
    QT_TRANSLATE_NOOP("Hindsight", "Keep your bomb."),
    QT_TRANSLATE_NOOP("Hindsight", "Keeping your bomb would be worse."),
)


def own_choice(action: Action, view: SeatView, names: Sequence[str], viewer: Seat | None) -> str:
    """Return the line for an action that needs more than the line of its event, else ""."""
    if isinstance(action, Wish):
        cards, one = play_words(action.cards, action.as_rank), wanted(action.rank)
        mine, others = _YOU_PLAY_AND_WISH, _PLAYS_AND_WISHES
        return _told("Seigneur", mine, others, view.to_act, names, viewer, cards=cards, one=one)
    if action == PASS and view.phase == BOMB_ASKED:
        return _told("Seigneur", _YOU_KEEP, _KEEPS, view.to_act, names, viewer)
    return ""


def own_counsel(action: Action, view: SeatView) -> Counsel | None:
    """Return a wish or a bomb that is kept as advice, else None."""
    if isinstance(action, Wish):
        cards, one = play_words(action.cards, action.as_rank), wanted(action.rank)
        return counsel(_WISHING, cards=cards, one=one)
    if action == PASS and view.phase == BOMB_ASKED:
        return counsel(_KEEPING)
    return None


def own_line(event: Event, names: Sequence[str], viewer: Seat | None) -> str | None:
    """Return the line for an event that this game words differently, or None."""
    match event:
        case Played(seat=seat, cards=cards, kind=kind, as_rank=said):
            words = play_words(cards, said)
            mine, others = (_YOU_BOMB, _BOMBS) if kind == BOMB else (_YOU_PLAY, _PLAYS)
            context = "Seigneur" if kind == BOMB else "Log"
            return _told(context, mine, others, seat, names, viewer, cards=words)
        case Wished(seat=seat, rank=rank):
            return _told("Seigneur", _YOU_WISH, _WISHES, seat, names, viewer, one=wanted(rank))
        case WishGranted(seat=seat, rank=rank):
            return _told("Seigneur", _YOU_GRANT, _GRANTS, seat, names, viewer, one=wanted(rank))
    return None


def play_words(cards: tuple[Card, ...], said: str | None) -> str:
    """Describe a play on the table, including what a Phoenix stands for if that was ambiguous."""
    combo = combo_read(cards, said)
    return a_combo(combo) if combo is not None else cards_list(cards, DECK)


def combo_read(cards: tuple[Card, ...], said: str | None) -> Combo | None:
    """Return the combination that these cards form, given the declared rank of the Phoenix."""
    several = readings(cards)
    named = reading_named(several, said) if said is not None else None
    return named if named is not None else next(iter(several), None)


def wish_saying(event: Wished) -> str:
    """Return the speech bubble of a player who makes a wish."""
    return fill(translate("Seigneur", "I wish for {ranks}!"), ranks=ranks_name(event.rank))


def _told(
    context: str,
    mine: str,
    others: str,
    seat: Seat,
    names: Sequence[str],
    viewer: Seat | None,
    **words: str,
) -> str:
    if seat == viewer:
        return fill(translate(context, mine), **words)
    return fill(translate(context, others), name=names[seat], **words)
