"""Rounds of every game under random rules, for the general properties in `tests/laws/`.

Everything is drawn from a seed and from the option declarations, so a new game or option is covered
automatically. A game with hidden state in a field not listed in `SAMPLED` must add it there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from hypothesis import strategies as st

from arschloch_gui.engine.actions import Action, Answer, Pass
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.game import AnyGame
from deals import NAMES
from random_rules import presets_and_rules

MOST_PLIES = 6_000
"""More decisions than any round can need."""
SAMPLED = frozenset({"hands", "aside", "blind", "stock", "transit", "due", "seed"})
"""The hidden fields: cards, secrets of other seats, and the randomness of the round."""


@dataclass(frozen=True)
class Table:
    """A game, rules and a seed, which determine everything else."""

    preset: str
    rules: Any
    seed: int

    @property
    def family(self) -> AnyGame:
        """The game."""
        return family_of(self.preset)

    def start(self, emit: Emit = None, rules: Any = None) -> Any:
        """Deal a round: a first or a later one, with the whole deck or a few cards each."""
        rng, players = Rng(self.seed, "start"), self.rules.players
        order = tuple(rng.shuffled(range(players)))
        offices = tuple(rng.shuffled(order)) if rng.below(4) else ()
        deal = self._few_cards(rng) if rng.below(3) == 0 else None
        setup = RoundSetup(self.seed, 2, Carry(order, offices), deal)
        return self.family.start_round(rules or self.rules, setup, emit)

    def _few_cards(self, rng: Rng) -> FixedDeal | None:
        """Return similar cards for each seat, so that sets, runs and bombs are common."""
        players = self.rules.players
        deck = list(self.family.cards.deck(self.rules))
        size = min(1 + rng.below(8), len(deck) // players)
        hands = []
        for _ in range(players):
            at = rng.below(len(deck) - size + 1)
            at -= at % 4 * rng.below(2)  # the cards of a rank are adjacent
            hands.append(tuple(sorted(deck[at : at + size])))
            del deck[at : at + size]
        deal = FixedDeal(tuple(hands))
        return None if self.family.cards.deal_problem(self.rules, deal) else deal

    def plies(self, state: Any, emit: Emit = None) -> Iterator[int]:
        """Play a round to its end, yielding the state before each decision."""
        rng = Rng(self.seed, "play")
        for ply in range(MOST_PLIES):
            yield ply
            if state.to_act < 0:
                return
            self.family.advance(state, choose(self.family, state, rng), emit)
        raise AssertionError("the round does not end")

    def match(self, plies: int) -> Match:
        """Return a match after this many actions, or at its end."""
        match = Match(MatchSpec(self.preset, self.rules, NAMES[: self.rules.players], self.seed))
        rng = Rng(self.seed, "play")
        for _ in range(plies):
            if match.is_over:
                break
            if match.to_act is None:
                match.start_round()
            assert match.to_act is not None
            done = match.submit(match.to_act, choose(match.family, match.state, rng))
            assert isinstance(done, tuple), done
        return match


@st.composite
def tables(draw: st.DrawFn, family: AnyGame) -> Table:
    """Draw any table of a game."""
    preset, rules = draw(presets_and_rules(family))
    return Table(preset, rules, draw(st.integers(0, 2**32)))


def choose(family: AnyGame, state: Any, rng: Rng) -> Action:
    """Choose a random legal action: plays more often than passes, and often a long one."""
    legal: tuple[Action, ...] = family.legal(state)
    answers = [action for action in legal if isinstance(action, Answer)]
    if answers and rng.below(2):
        return rng.choice(answers)  # random proposals would never end
    kind = rng.below(6)
    if kind == 0:
        return rng.choice(legal)
    acting = [action for action in legal if not isinstance(action, Pass)] or list(legal)
    if kind > 3:
        most = max(map(size, acting))
        acting = [action for action in acting if size(action) == most]
    return rng.choice(acting)


def size(action: Action) -> int:
    """Return the number of cards in an action."""
    return len(getattr(action, "cards", ()))


def viewers(state: Any) -> tuple[Seat | None, ...]:
    """Return all seats, and a spectator."""
    return (*state.order, None)


def told_by(family: AnyGame, state: Any, action: Action) -> tuple[Any, list[Any]]:
    """Return the round after an action, and the events it emits."""
    events: list[Any] = []
    return family.step(state, action, events.append), events


def same_cards(view: Any, state: Any, rng: Rng) -> Any:
    """Return a sampled world with the true cards and randomness of its round put in.

    Anything the world has lost otherwise is still missing.
    """
    world = view.world(rng)
    real = state.clone()
    for name in SAMPLED & {each.name for each in fields(state)}:
        setattr(world, name, getattr(real, name))
    view.follow(world)
    return world


def in_words(state: Any) -> str:
    """Return the content of a round as a value independent of its mutable lists."""
    return repr([getattr(state, each.name) for each in fields(state) if each.name != "book"])
