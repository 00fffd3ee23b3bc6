"""Grand Seigneur."""

from __future__ import annotations

from arschloch_gui.engine.actions import Action, Give, Pass, Play
from arschloch_gui.engine.cards import RANKS, Card, Seat
from arschloch_gui.engine.seigneur import exchange, flow, legal
from arschloch_gui.engine.seigneur.actions import FORMS
from arschloch_gui.engine.seigneur.combos import readings
from arschloch_gui.engine.seigneur.deck import deck_for, height_of
from arschloch_gui.engine.seigneur.hand import plays_in
from arschloch_gui.engine.seigneur.rules import PRESETS, TABLE_SIZES, Rules
from arschloch_gui.engine.seigneur.state import BOMB_ASKED, RoundState
from arschloch_gui.engine.seigneur.view import SeatView
from arschloch_gui.engine.table.game import Cards, Game, Notation
from arschloch_gui.engine.table.public import EXCHANGE
from arschloch_gui.engine.table.view_line import ViewLine
from arschloch_gui.engine.together import can_be_joined


class SeigneurCards(Cards[Rules]):
    """The cards of Grand Seigneur: one or two French decks with special cards."""

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return deck_for(rules.players)

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return ("MJ", *RANKS, "DR")

    def can_be_joined(self, rules: Rules, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        melds = (combo.cards for combo in plays_in(hand))
        return can_be_joined(cards, hand, melds, height_of, lambda some: bool(readings(some)))


def actor(state: RoundState, action: Action) -> Seat:
    """Return the seat that takes this action: the giver in the exchange, else the seat to act."""
    if state.phase == EXCHANGE and isinstance(action, Give):
        owed = exchange.owed_to(state, action.to)
        return owed.giver if owed is not None else state.to_act
    return state.to_act


def is_secret(phase: str, action: Action) -> bool:
    """Return whether this action declines to play a bomb, of which no other seat learns."""
    return phase == BOMB_ASKED and isinstance(action, Pass)


def entry(action: Action) -> Action:
    """Return a play without its wish and `as`, or any other action unchanged."""
    play = legal.play_of(action)
    return Play(play.cards) if play is not None else action


def _line() -> ViewLine[Rules, SeatView]:
    from arschloch_gui.engine.seigneur.view_line import SeigneurLine

    return SeigneurLine()


SEIGNEUR: Game[Rules, RoundState, SeatView] = Game(
    key="seigneur",
    presets=PRESETS,
    table_sizes=TABLE_SIZES,
    firm_sizes=TABLE_SIZES,
    cards=SeigneurCards(),
    notation=Notation(_line, FORMS, expect_keys=("wish",)),
    view=SeatView.of,
    start_round=flow.start_round,
    legal=legal.legal_actions,
    refusal=legal.refusal,
    advance=flow.advance,
    same_action=legal.same_action,
    actor=actor,
    is_secret=is_secret,
    entry=entry,
)
