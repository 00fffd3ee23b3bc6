"""Conversion of legal actions to melds and gifts, for the players of the climbing games."""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.view import SeatView


def legal_melds(
    view: SeatView, legal: tuple[Action, ...], book: Rulebook
) -> Iterator[tuple[int, Meld]]:
    """Yield the legal plays as pairs of index and meld."""
    top = view.top
    melds = book.melds(view.hand) if top is None else book.answers(view.hand, top)
    known = {(meld.cards, meld.as_rank): meld for meld in melds}
    for index, action in enumerate(legal):
        if isinstance(action, Play):
            # If a certain card must be played, the rules check every suit, so interpret the play
            # itself.
            yield index, known.get((action.cards, action.as_rank)) or _read(book, action)


def parted_with(action: Action) -> tuple[Card, ...]:
    """Return the cards that an action removes from the hand without playing them, if any.

    Giving is one such action, and house rules add more. By convention, the field is named `cards`
    or `card`, so players can evaluate actions they do not know.
    """
    if isinstance(action, Play):
        return ()
    card: Card | None = getattr(action, "card", None)
    cards: tuple[Card, ...] = getattr(action, "cards", ())
    return cards if card is None else (*cards, card)


def _read(book: Rulebook, play: Play) -> Meld:
    readings = book.readings(play.cards)
    return next((m for m in readings if play.as_rank in (None, m.as_rank)), readings[0])
