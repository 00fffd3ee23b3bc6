"""Conversion of legal actions to plays with their indices."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.seigneur.actions import Wish
from arschloch_gui.engine.seigneur.combos import Combo, beats, reading_named, readings
from arschloch_gui.engine.seigneur.legal import play_of
from arschloch_gui.engine.seigneur.view import SeatView


class LegalPlay(Struct, frozen=True):
    """A legal play without a wish: its index among the legal actions, and its combination."""

    index: int
    combo: Combo


def legal_plays(view: SeatView, legal: tuple[Action, ...]) -> list[LegalPlay]:
    """Return every legal play once, without its variants with a wish."""
    found = []
    for index, action in enumerate(legal):
        play = None if isinstance(action, Wish) else play_of(action)
        if play is None:
            continue
        lawful = [c for c in readings(play.cards) if not view.trick or beats(c, view.trick)]
        said = play.as_rank
        combo = lawful[0] if said is None else reading_named(lawful, said)
        if combo is not None:
            found.append(LegalPlay(index, combo))
    return found
