"""What games answer alike: a family takes it from here and says only what is otherwise with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Seat, format_cards, rank_of
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, Zone


class PlainGame:
    """Every game of the house, until it says otherwise.

    Only the seat to act can act, everybody learns what is done, and an action is called what it is.
    Cards lie in hands alone.
    """

    def actor(self, state: Any, action: Action) -> Seat:
        seat: Seat = state.to_act
        return seat

    def is_secret(self, phase: str, action: Action) -> bool:
        return False

    def entry(self, action: Action) -> Action:
        return action

    def advance(self, state: Any, action: Action, emit: Emit) -> None:
        raise NotImplementedError

    def deck(self, rules: Any) -> tuple[Card, ...]:
        raise NotImplementedError

    def pack(self, rules: Any) -> tuple[Card, ...]:
        return self.deck(rules)

    def suits_count(self, rules: Any) -> bool:
        return True

    def can_be_joined(self, rules: Any, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        """A game of sets: cards of one rank go together."""
        return len(set(map(rank_of, cards))) <= 1

    def step(self, state: Any, action: Action, emit: Emit) -> Any:
        after = state.clone()
        self.advance(after, action, emit)
        return after

    def hands_left(self, state: Any) -> tuple[tuple[Card, ...], ...]:
        return tuple(map(tuple, state.hands))

    def holdings(self, state: Any) -> tuple[Zone, ...]:
        return (of_seats("hand", state.hands),)

    def carry(self, state: Any) -> Carry:
        return Carry(order=state.order, offices=tuple(state.finished))


class GameOfOffices(PlainGame):
    """A game whose rounds give offices: each place above the last is a point (rules.md §1.5)."""

    def points(self, state: Any) -> tuple[int, ...]:
        place = {seat: place for place, seat in enumerate(state.finished)}
        return tuple(len(place) - 1 - place[seat] for seat in range(len(place)))

    def places(self, state: Any) -> tuple[float, ...]:
        return tuple(float(state.finished.index(seat) + 1) for seat in range(len(state.order)))

    def is_over(self, rules: Any, rounds: int, scores: tuple[int, ...]) -> bool:
        return bool(0 < rules.rounds <= rounds)

    def standings(self, scores: tuple[int, ...], last: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(sorted(last, key=lambda seat: -scores[seat]))


class GameOfPenalties(PlainGame):
    """A game whose points count against a player (rules.md §2, §9): the fewest are the best."""

    def points(self, state: Any) -> tuple[int, ...]:
        raise NotImplementedError

    def places(self, state: Any) -> tuple[float, ...]:
        return shared_places(self.points(state))

    def standings(self, scores: tuple[int, ...], last: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return ranked(scores, last)


def of_seats(name: str, piles: Sequence[Sequence[Card]]) -> Zone:
    """A place where every seat has cards of its own."""
    return Zone(name, tuple(map(tuple, piles)), shared=False)


def of_all(name: str, pile: Sequence[Card]) -> Zone:
    """A place that belongs to nobody."""
    return Zone(name, (tuple(pile),), shared=True)


def ranked(points: Sequence[int], order: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with the fewest points first, those alike in the order given."""
    return tuple(sorted(order, key=lambda seat: points[seat]))


def shared_places(points: Sequence[int]) -> tuple[float, ...]:
    """The place of every seat, 1 for the fewest points; those alike share the mean.

    >>> shared_places((4, 0, 4, 20))
    (2.5, 1.0, 2.5, 4.0)
    """
    fewer = [sum(other < own for other in points) for own in points]
    alike = [sum(other == own for other in points) for own in points]
    return tuple(less + (same + 1) / 2 for less, same in zip(fewer, alike, strict=True))


def described(state: Any, top: Sequence[Card], *, turned: bool = False) -> dict[str, object]:
    """What every game's `describe` tells; `top` is what has to be beaten, `turned` whether the
    ranks or the turns run the other way."""
    return {
        "to_act": state.to_act if state.to_act >= 0 else None,
        "top": list(format_cards(top)),
        "hands": [len(hand) for hand in state.hands],
        "hand_of": {str(seat): list(format_cards(h)) for seat, h in enumerate(state.hands)},
        "finished": list(state.finished),
        "offices": list(state.offices),
        "reversed": turned,
        "phase": state.phase,
    }
