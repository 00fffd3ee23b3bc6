"""`first_seating`: whether positions are drawn before the first deal."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.climbing.in_play import is_on, keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import rank_name
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, capitalised, fill, listed, translate
from arschloch_gui.engine.cards import RANK_NAMES, Card, Seat, rank_of
from arschloch_gui.engine.climbing.events import SeatsDrawn
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Event


def _draw(rules: Rules, ladder: Ladder) -> list[str]:
    if rules.first_seating != "draw":
        return []
    drawn = translate(
        "Rules",
        "Before the first round, each player draws a card: the player with the "
        "strongest becomes {highest}, the one with the weakest {lowest}. Players "
        "who tie draw again.",
    )
    if not keeps_positions(rules):
        drawn = translate(
            "Rules",
            "Before each round, each player draws a card: the player with the "
            "strongest becomes {highest}, the one with the weakest {lowest}. Players "
            "who tie draw again.",
        )
    found = [fill(drawn, **ends(ladder))]
    if not is_on(rules, "redraw_seats"):
        found.append(translate("Rules", "They sit in this order, clockwise."))
    return found


def _seats_drawn(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """Describe which cards each player drew, in the resulting order.

    After a tie, all cards of the players involved are listed.
    """
    assert isinstance(event, SeatsDrawn)
    drawn = (
        fill(
            translate("Log", "{name} ({cards})"),
            # Within a sentence the viewer is always “you”, regardless of the nameplate.
            name=translate("Log", "you") if seat == viewer else names[seat],
            cards=", ".join(rank_name(RANK_NAMES[rank_of(card)]) for card in event.cards[seat]),
        )
        for seat in event.offices
    )
    return fill(translate("Log", "Seats are drawn: {drawn}."), drawn=listed(list(drawn)))


def _drawn(cards: tuple[Card, ...]) -> str:
    """Return the ranks a player drew: “4”, or “12, then 3” after a tie."""
    names = [rank_name(RANK_NAMES[rank_of(card)]) for card in cards]
    together = names[0]
    for name in names[1:]:
        together = fill(translate("Saying", "{first}, then {next}"), first=together, next=name)
    return capitalised(together)


def _drawn_aloud(event: SeatsDrawn) -> dict[Seat, str]:
    return {seat: _drawn(cards) for seat, cards in enumerate(event.cards)}


WORDS = RuleWords(
    options={
        "first_seating": (
            QT_TRANSLATE_NOOP("Options", "First round: who sits where"),
            QT_TRANSLATE_NOOP("Options", "Titles can be drawn by lot before the first deal."),
        )
    },
    values={
        ("first_seating", "as_seated"): QT_TRANSLATE_NOOP("Options", "seats as they are"),
        ("first_seating", "draw"): QT_TRANSLATE_NOOP("Options", "everyone draws a card"),
    },
    prose={"deal": (_draw,)},
    lines={SeatsDrawn: _seats_drawn},
    says={SeatsDrawn: _drawn_aloud},
)
