"""Log lines specific to The Big A and the Little A."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.big_a.melds import a_meld
from arschloch_gui.app.wording.cards import one_card
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.big_a.events import ATaken, CardsCounted, PassedOver
from arschloch_gui.engine.big_a.melds import A_CARD, meld_of
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event, MatchEnded, Played, WentOut

_YOU_LEAD = QT_TRANSLATE_NOOP("BigA", "You lead {card}: everyone else has to play a card.")
_LEADS = QT_TRANSLATE_NOOP("BigA", "{name} leads {card}: everyone else has to play a card.")
_YOU_GET = QT_TRANSLATE_NOOP("BigA", "You win the trick and get {card} with it.")
_GETS = QT_TRANSLATE_NOOP("BigA", "{name} wins the trick and gets {card} with it.")
_YOU_TAKE = QT_TRANSLATE_NOOP("BigA", "You played the highest card and take {card}.")
_TAKES = QT_TRANSLATE_NOOP("BigA", "{name} played the highest card and takes {card}.")
_YOU_ARE_PASSED_OVER = QT_TRANSLATE_NOOP(
    "BigA", "You have nothing but A cards, so you are skipped."
)
_IS_PASSED_OVER = QT_TRANSLATE_NOOP("BigA", "{name} has nothing but A cards and is skipped.")
_YOU_ARE_OUT = QT_TRANSLATE_NOOP("BigA", "You have no cards left.")
_IS_OUT = QT_TRANSLATE_NOOP("BigA", "{name} has no cards left.")


def own_line(event: Event, names: Sequence[str], viewer: Seat | None) -> str | None:
    """Return the line for an event that this game words differently, or None."""
    match event:
        case Played(seat=seat, cards=cards, kind=kind) if kind == A_CARD:
            line = _who(seat, viewer, _YOU_LEAD, _LEADS)
            return fill(line, name=names[seat], card=one_card(cards[0]))
        case Played(seat=seat, cards=cards) if (meld := meld_of(cards)) is not None:
            yours = translate("Log", "You play {cards}.")
            line = yours if seat == viewer else translate("Log", "{name} plays {cards}.")
            return fill(line, name=names[seat], cards=a_meld(meld))
        case ATaken(seat=seat, card=card, from_table=from_table):
            line = (
                _who(seat, viewer, _YOU_GET, _GETS)
                if from_table
                else _who(seat, viewer, _YOU_TAKE, _TAKES)
            )
            return fill(line, name=names[seat], card=one_card(card))
        case PassedOver(seat=seat):
            line = _who(seat, viewer, _YOU_ARE_PASSED_OVER, _IS_PASSED_OVER)
            return fill(line, name=names[seat])
        case WentOut(seat=seat):
            return fill(_who(seat, viewer, _YOU_ARE_OUT, _IS_OUT), name=names[seat])
        case MatchEnded(standings=standings, scores=scores):
            return _shared_win(standings, scores, names, viewer)
        case CardsCounted(seat=seat, points=points):
            return _counted(names[seat], points, mine=seat == viewer)
    return None


def _shared_win(
    standings: Sequence[Seat], scores: Sequence[int], names: Sequence[str], viewer: Seat | None
) -> str | None:
    """Return the line for a win shared by equal totals, or None if there is only one winner."""
    best = [seat for seat in standings if scores[seat] == scores[standings[0]]]
    if len(best) == 1:
        return None
    called = [translate("Log", "you") if seat == viewer else names[seat] for seat in best]
    line = translate("BigA", "Shared win with %n point(s): {names}.", None, scores[best[0]])
    return fill(line, names=listed(called))


def _who(seat: Seat, viewer: Seat | None, you: str, other: str) -> str:
    return translate("BigA", you if seat == viewer else other)


def _counted(name: str, points: int, *, mine: bool) -> str:
    if mine:
        return translate("BigA", "You score %n point(s).", None, points)
    return fill(translate("BigA", "{name} scores %n point(s).", None, points), name=name)
