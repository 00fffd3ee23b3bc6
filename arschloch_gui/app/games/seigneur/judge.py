"""Instant evaluation of the viewer's options in Grand Seigneur."""

from __future__ import annotations

from functools import cached_property

from arschloch_gui.app.games.seigneur.questions import PhoenixRank, Returning, Wishing
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.app.table.question import Question, view_of
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.seigneur.combos import (
    BOMB,
    FULL_HOUSE,
    PAIRS,
    STRAIGHT,
    Combo,
    Trick,
    beats,
    reading_named,
    readings,
)
from arschloch_gui.engine.seigneur.deck import MAH_JONG, SPECIAL, height_of
from arschloch_gui.engine.seigneur.state import BOMB_ASKED
from arschloch_gui.engine.seigneur.view import SeatView
from arschloch_gui.engine.table.public import EXCHANGE

_LONG = (PAIRS, FULL_HOUSE, STRAIGHT, BOMB)


def lawful(cards: tuple[Card, ...], trick: Trick) -> list[Combo]:
    """Return the readings of `cards` that can be played on a trick, lowest first.

    All readings can lead an empty trick.
    """
    return [combo for combo in readings(cards) if not trick or beats(combo, trick)]


class SeigneurJudge(Judge, frozen=True, dict=True):
    """Judge of the viewer's selections in one snapshot."""

    @property
    def view(self) -> SeatView:
        """The viewer's view of the current round, which must exist."""
        return view_of(self, SeatView)

    @property
    def deciding(self) -> bool:
        return self.state is not None and self.state.phase == EXCHANGE

    @property
    def question(self) -> Question | None:
        return Returning() if self.deciding else None

    @property
    def out_of_turn(self) -> bool:
        return self.state is not None and self.state.phase == BOMB_ASKED

    @property
    def can_pass(self) -> bool:
        # Out of turn there is nothing to pass; declining a bomb has its own button.
        return not self.out_of_turn and super().can_pass

    @property
    def can_play(self) -> bool:
        return not self.out_of_turn

    def asks_back(self, play: Play) -> Question | None:
        if self.state is None or self.deciding or self.refusal(play) is not None:
            return None
        several = lawful(play.cards, self.view.trick)
        if play.as_rank is None and len(several) > 1:
            return PhoenixRank(play.cards, tuple(combo.as_rank or "" for combo in several))
        if MAH_JONG in play.cards:
            return Wishing(play)
        return None

    def judged(self, action: Action) -> Refusal | None:
        reason = super().judged(action)
        if reason is not None and reason.key == "several_readings":
            # The ambiguity is resolved by a question before the cards are played.
            return None
        return reason

    def readings_of(self, cards: tuple[Card, ...]) -> list[Combo]:
        """Return the readings of `cards` that can be played now, lowest first."""
        return lawful(cards, self.view.trick)

    def combos(self) -> list[Combo]:
        """Return the viewer's legal plays, one for each that the rules distinguish."""
        return list(self._combos)

    @cached_property
    def _combos(self) -> list[Combo]:
        # Cached: a full hand with Phoenixes has over a thousand, and several views use them.
        if self.state is None:
            return []
        found: dict[tuple[str, int, int, tuple[Card, ...]], Combo] = {}
        for action in self.snapshot.legal:
            # Every play that is legal with a wish is also legal without one.
            if not isinstance(action, Play):
                continue
            several = lawful(action.cards, self.view.trick)
            said = action.as_rank
            named = reading_named(several, said) if said is not None else None
            combo = named or several[0]
            found.setdefault((combo.kind, combo.size, combo.key, combo.cards), combo)
        return list(found.values())

    def playable(self) -> frozenset[Card]:
        """Return the cards that are part of any legal play."""
        cards: set[Card] = set()
        heights: set[int] = set()
        for combo in self.combos():
            cards.update(combo.cards)
            if combo.kind != BOMB:
                # Plays that differ only in suits are listed once, so add the rank's other cards.
                heights.update(height_of(card) for card in combo.cards if card not in SPECIAL)
        if self.state is not None:
            cards.update(card for card in self.view.hand if height_of(card) in heights)
        return frozenset(cards)

    def play_with(self, card: Card) -> tuple[Card, ...]:
        """Return the lowest play that contains this card and beats a multi-card trick.

        The card can take the place of another one of its rank.
        """
        if not self.follows_run:
            return ()
        for combo in self.combos():
            like = [other for other in combo.cards if height_of(other) == height_of(card)]
            if card in combo.cards:
                return combo.cards
            if like and combo.kind != BOMB and card not in SPECIAL:
                return tuple(card if other == like[0] else other for other in combo.cards)
        return ()

    @property
    def follows_run(self) -> bool:
        top = self.view.top if self.state is not None else None
        return top is not None and top.kind in _LONG

    def wanted_size(self) -> int | None:
        view = self.snapshot.view_as(SeatView)
        return view.top.size if view is not None and view.top is not None else None
