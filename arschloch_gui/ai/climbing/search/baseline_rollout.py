"""Baseline rollouts, in which a round is continued with `regular` in all seats."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields

from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.ai.climbing.regular import RegularPlayer
from arschloch_gui.ai.climbing.search.proposals import HABIT_OF
from arschloch_gui.ai.climbing.weights import WEIGHTS
from arschloch_gui.ai.trials import RolloutRound, RolloutStep
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.climbing.flow import advance
from arschloch_gui.engine.climbing.legal import legal_actions
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import ROUND_OVER

MOST_ANSWERS = 5_000
"""Number of cached decisions of `regular`."""
_SEEN = [each.name for each in fields(SeatView) if each.name not in ("rules", "marks", "before")]


class Usual:
    """The player `regular` for all seats, with a cache of its decisions before the first trick."""

    def __init__(self) -> None:
        self._player, self._rng = RegularPlayer(), Rng(0)
        self._answers: dict[Hashable, Action] = {}

    def action(self, state: RoundState) -> Action:
        """Return the action of `regular` for the seat to act."""
        view = SeatView.of(state, state.to_act)
        if not state.playing:
            return self._answer(state, view)
        legal = legal_actions(state)
        return legal[self._player.choose(view, legal, self._rng)]

    def go_on(self, state: RoundState) -> None:
        """Play in place until the first trick begins or the round ends."""
        while not state.playing and state.phase != ROUND_OVER:
            advance(state, self._answer(state, SeatView.of(state, state.to_act)), None)

    def in_sight(self, state: RoundState, action: Action) -> RolloutRound:
        """Play an action and the rest of the round in place, and return the recorded steps."""
        scenes: list[RolloutStep] = []

        def note(event: Event) -> None:
            scenes.append(
                RolloutStep(event, SeatView.of(state, None), tuple(map(tuple, state.hands)))
            )

        advance(state, action, note)
        while state.phase != ROUND_OVER:
            advance(state, self.action(state), note)
        return RolloutRound(tuple(scenes), tuple(state.finished))

    def gift(self, state: RoundState) -> tuple[Card, ...]:
        """Return the cards that the seat to act chooses to give."""
        return parted_with(self._answer(state, SeatView.of(state, state.to_act)))

    def _answer(self, state: RoundState, view: SeatView) -> Action:
        key = (*(getattr(view, name) for name in _SEEN), *sorted(view.marks.items()))
        known = self._answers.get(key)
        if known is None:
            if len(self._answers) >= MOST_ANSWERS:
                self._answers.clear()
            known = self._answers[key] = self._decided(state, view)
        return known

    def _decided(self, state: RoundState, view: SeatView) -> Action:
        habit = HABIT_OF.get(state.due[0].kind)
        if habit is not None and habit.at_once is not None:
            return habit.at_once(state, view, WEIGHTS)
        legal = legal_actions(state)
        return legal[self._player.choose(view, legal, self._rng)]
