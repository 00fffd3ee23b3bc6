"""Faces and remarks with which players react to plays, gifts and the result of a round."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.show.chatter import Chatter
from arschloch_gui.app.show.shown_table import FEW, ShownTable
from arschloch_gui.app.table.table_play import TablePlay
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn, Played

ACE = "A"


def react_to_play(
    shown: ShownTable, chatter: Chatter, event: Played, before: TablePlay | None,
    top: TablePlay | None,
) -> None:  # fmt: skip
    """React to a beaten ace, to an ace and to a hand of few cards.

    `before` and `top` are the highest play of the trick before and after the event.
    """
    if before is not None and before.rank == ACE and top is not None and top is not before:
        if top.seat == event.seat != before.seat:
            shown.moods[before.seat] = "brow"
            chatter.speak(shown, "beaten", before.seat)
    elif top is not None and top.seat == event.seat and top.rank == ACE:
        chatter.speak(shown, "ace", event.seat)
    if 0 < shown.counts[event.seat] <= FEW:
        chatter.speak(shown, "few", event.seat)


def react_to_gift(shown: ShownTable, chatter: Chatter, gift: CardsGiven) -> None:
    """Set moods: a player who gives to a higher position winces, and the taker grins."""
    ranks = {seat: office for office, seat in enumerate(shown.offices)}
    if ranks.get(gift.giver, 0) > ranks.get(gift.taker, 0):
        shown.moods[gift.giver], shown.moods[gift.taker] = "wince", "grin"
        chatter.speak(shown, "robs", gift.taker)


def moods_after_round(before: Sequence[Seat], after: Sequence[Seat]) -> dict[Seat, str]:
    """Return each seat's mood from the positions before (empty in the first round) and after.

    >>> moods_after_round([0, 1, 2], [1, 0, 2])
    {1: 'happy', 0: 'sulk', 2: 'sulk'}
    """
    moods: dict[Seat, str] = {}
    for office, seat in enumerate(after):
        climbed = before.index(seat) - office if before else 0
        top, bottom = office == 0, office == len(after) - 1
        happy, sulky = top or climbed > 0, bottom or climbed < 0
        moods[seat] = "happy" if happy and not bottom else "sulk" if sulky else "rest"
    return moods


def gift_saying(gift: CardsGiven | CardsPassedOn, names: Sequence[str], viewer: Seat) -> str:
    """Return what a player says as they hand over cards."""
    if gift.taker == viewer:
        return translate("Saying", "%n card(s) for you!", "", gift.count)
    sentence = translate("Saying", "%n card(s) for {name}!", "", gift.count)
    return fill(sentence, name=names[gift.taker])
