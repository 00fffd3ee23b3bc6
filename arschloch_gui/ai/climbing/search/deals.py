"""Rollouts of whole deals."""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue, Inexpressible, catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import play_out
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.playout.supported_rules import inexpressible
from arschloch_gui.ai.climbing.search.baseline_rollout import Usual
from arschloch_gui.ai.climbing.search.learned_policy import exchanging
from arschloch_gui.ai.trials import PlayedDeal
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.flow import start_round
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import CardsDealt, Event
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import ROUND_OVER


class DealPlayouts:
    """Rollouts of deals: `regular` makes the exchange, and the learned policy plays the tricks."""

    def __init__(self, known: Catalogue) -> None:
        self._known, self._policy, self._usual = known, exchanging(), Usual()

    def played(self, setup: RoundSetup, rng: Rng, times: int) -> PlayedDeal:
        """Deal once and play out the deal `times` times.

        All randomness after the deal is from `rng`.
        """
        states: list[RoundState] = []
        offices: list[tuple[Seat, ...]] = []

        def note(event: Event) -> None:
            # Record the positions before the deal. Changes that a rule makes because of these cards
            # count as luck.
            if isinstance(event, CardsDealt) and not offices:
                offices.append(states[0].offices)

        state = start_round(self._known.book, setup, note, states.append)
        self._usual.go_on(state)
        held = offices[0] if offices else ()
        if state.phase == ROUND_OVER:
            return PlayedDeal(held, [tuple(state.finished)] * times)
        position = position_of(self._known, state, Generator(rng.bits()))
        ends = [tuple(play_out(position.copy(), self._policy)) for _ in range(times)]
        return PlayedDeal(held, ends)


def deals(rules: Rules) -> DealPlayouts | None:
    """Return rollouts of deals, or None for rules that the simulator does not support."""
    try:
        return DealPlayouts(catalogue(compile_rules(rules)))
    except Inexpressible:
        return None


def judges(rules: Rules) -> bool:
    """Return whether the simulator supports these rules, so that decisions can be judged."""
    return not inexpressible(compile_rules(rules))
