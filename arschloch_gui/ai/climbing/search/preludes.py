"""Evaluation of decisions before the first trick (gifts, questions, claims …) by rollouts.

An option is carried out in a sampled round that fits the view. Then `regular` makes all decisions
up to the first trick, and the learned policy plays the rest.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from statistics import fmean

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue, Inexpressible, catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import Chooser, place_of
from arschloch_gui.ai.climbing.playout.core.policy import Company
from arschloch_gui.ai.climbing.playout.reading import beginning_of, position_of
from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.ai.climbing.search.baseline_rollout import Usual
from arschloch_gui.ai.climbing.search.dealing import redealt_before_play
from arschloch_gui.ai.climbing.search.learned_policy import exchanging
from arschloch_gui.ai.climbing.search.opponent_model import among_strangers, rivals_by_kind
from arschloch_gui.ai.climbing.search.proposals import proposed
from arschloch_gui.ai.climbing.search.rollout_policies import RolloutPolicies
from arschloch_gui.ai.player import worth_of
from arschloch_gui.ai.trials import EquivalentActions, RolloutRound
from arschloch_gui.engine.actions import Action, Propose
from arschloch_gui.engine.climbing.flow import advance
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import ROUND_OVER

GIFTS_LEFT, MORE_LEFT = 4, 12
"""Number of rollouts per sampled round: if only gifts are left in the exchange, and otherwise.

Dealing and exchanging take longer than a rollout, but most of the randomness is in the play.
"""
MOST_OPTIONS = 300
"""Maximum number of options to try. A negotiation has thousands, which would take minutes."""


class PreludePlayouts:
    """Evaluation of one decision before the first trick.

    Each call of `places` or `values` is one step, after which the caller can stop.
    """

    def __init__(
        self, known: Catalogue, view: SeatView, legal: tuple[Action, ...], *, exact: bool = False
    ) -> None:
        """Create trials.

        If `exact`, `regular` also chooses the earlier gifts of others, which is slower.
        """
        assert view.seat is not None
        self._known, self._view, self._seat = known, view, view.seat
        self._legal, self._policy = legal, exchanging()
        self._usual = Usual()
        self._gift = self._usual.gift if exact else None
        self._kinds = rivals_by_kind(view) if view.before else ()
        """Probabilities of the kinds of player, by seat; empty without earlier rounds."""
        is_last = view.prelude >= len(view.book.exchange.preludes)
        only_gifts = is_last and all(due.kind == GIFT for due in view.due)
        self.times = GIFTS_LEFT if only_gifts else MORE_LEFT
        """Number of rollouts per option and step."""

    def distinct(self, also: Sequence[int] = ()) -> list[int]:
        """Return the indices of the options, listing equivalent gifts only once.

        If there are more than `MOST_OPTIONS`, only the options of `proposed` and the equivalents of
        `also` are returned.
        """
        if len(self._options.first) <= MOST_OPTIONS:
            return list(self._options.first.values())
        likely = {*proposed(self._view, self._legal), *also}
        return sorted({self.option_of(self._legal[at]) for at in likely})

    def option_of(self, action: Action) -> int:
        """Return the index in `distinct` of the option that is equivalent to a legal action.

        Raises `ValueError` for an illegal one.
        """
        return self._options.index_of(action)

    @cached_property
    def _options(self) -> EquivalentActions:
        return EquivalentActions(self._legal, self._kind)

    def _kind(self, action: Action) -> Hashable:
        pack = self._known.layout.pack
        if isinstance(action, Propose):
            # People can name the ranks in any order.
            return Propose, pack(action.give), tuple(sorted(action.want))
        cards = parted_with(action)
        return (type(action), pack(cards)) if cards else action

    def values(self, options: Sequence[int], rng: Rng) -> list[float]:
        """Return the mean of `places` for each option on a scale from +1 to −1."""
        players = len(self._view.counts)
        return [worth_of(fmean(places), players) for places in self.places(options, rng)]

    def places(self, options: Sequence[int], rng: Rng) -> list[list[int]]:
        """Play out each option `times` times and return the seat's places (0 is the highest).

        Each call samples new hands. All options are played out with the same hands and random
        numbers. All randomness is from `rng`.
        """
        world, seed = redealt_before_play(self._view, rng, self._gift), rng.bits()
        company = self._company(rng)
        # Many options have the same result, because most proposals in a negotiation are refused.
        met: dict[Hashable, list[int]] = {}
        return [
            self._places(world.clone(), self._legal[option], seed, company, met)
            for option in options
        ]

    def _company(self, rng: Rng) -> Chooser:
        """Return the chooser for all seats in one sampled round."""
        if not self._kinds:
            return self._policy
        kin = RolloutPolicies(self._known, self._policy)
        return Company([
            kin.drawn(kinds, rng.below) if seat != self._seat else self._policy
            for seat, kinds in enumerate(self._kinds)
        ])  # fmt: skip

    def _places(
        self, state: RoundState, action: Action, seed: int, company: Chooser,
        met: dict[Hashable, list[int]],
    ) -> list[int]:  # fmt: skip
        advance(state, action, None)
        self._usual.go_on(state)
        if state.phase == ROUND_OVER:
            return [state.finished.index(self._seat)] * self.times
        position = position_of(self._known, state, Generator(seed))
        beginning = beginning_of(position)
        places = met.get(beginning)
        if places is None:
            places = met[beginning] = [
                place_of(position.copy(), company, self._seat) for _ in range(self.times)
            ]
        return places

    def rounds(self, options: Sequence[int], rng: Rng) -> list[RolloutRound]:
        """Play out each option with the same hands, using `regular`, and return the rounds."""
        world = redealt_before_play(self._view, rng, self._gift)
        acted = [self._legal[option] for option in options]
        return [self._usual.in_sight(world.clone(), action) for action in acted]


def trials(view: SeatView, legal: tuple[Action, ...]) -> PreludePlayouts | None:
    """Return the trials for a decision before the first trick.

    Returns None for other decisions, or if the simulator does not support the rules.
    """
    if view.playing or not view.due:
        return None
    try:
        return PreludePlayouts(catalogue(view.book), among_strangers(view), legal, exact=True)
    except Inexpressible:
        return None
