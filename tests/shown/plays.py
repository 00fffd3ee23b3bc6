"""Plays that several scenarios of the climbing game need: runs, bombs, trumps, completed sets."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.cards import TRUMPS
from shown.scene import Scene
from shown.sentences import Unfit


def bomb_of(s: Scene, rank: str) -> list[int]:
    """Return four of a rank, completed with wild cards if the deck has too few."""
    own = min(4, s.copies(rank))
    wild = sorted(card for card in s.book.deck if card in s.book.helpers)
    cards = [*s.cards(rank, own), *wild[: 4 - own]]
    if len(cards) < 4:
        raise Unfit
    return cards


def bombs(s: Scene) -> list[list[int]]:
    """Return bombs of ranks without special powers, weakest first."""
    ranks = s.ranks(copies=4)
    if len(ranks) < 2:
        raise Unfit
    return [bomb_of(s, rank) for rank in ranks]


def on_top(s: Scene, *plays: list[int]) -> Any:
    """Return a table with these plays by different players, the first of them led."""
    state = s.go(s.table(*plays), *plays[:-1])
    if not state.trick:
        raise Unfit  # the cards played clear the trick
    return state


def beats_bomb(s: Scene, by: list[int]) -> bool:
    """Return whether cards may be played on the weakest bomb, itself played on a legal lead."""
    if s.rules.players < 3:
        raise Unfit
    top = s.cards(s.ranks()[-1] if s.rules.bomb == "any" else s.naturals()[-1])
    if s.rules.bomb == "aces_only" and s.naturals()[-1] == "2" and s.rules.two == "cuts":
        raise Unfit
    if s.rules.bomb == "aces_only" and s.rules.revolution == "four":
        raise Unfit
    state = s.table(top, bombs(s)[0], by)
    # If four cards reverse the order, it is the usual one again after the bomb.
    state.reversed = s.rules.revolution == "four" and s.rules.bomb == "any"
    for cards in (top, bombs(s)[0]):
        state = s.go(state, cards)
        if not state.trick:
            raise Unfit  # this play clears the trick
    return s.may(state, by)


def completes_a_set(s: Scene, helper: int) -> None:
    low = s.ranks(copies=2, least=2)[0]
    high = s.ranks(copies=2)[-1]
    both = [*s.cards(high, 2), helper]
    if s.book.max_set >= 3:
        assert s.may(s.table(both), both)
    if s.book.max_set >= 2:
        pair = [*s.cards(high, 1), helper]
        assert s.beats(s.cards(low, 2), pair)
    mixed = [*s.cards(low), *s.cards(high), helper]
    if s.rules.runs == "none":
        assert not s.may(s.table(mixed), mixed)


def with_rank(s: Scene, rank: str) -> list[int]:
    """Return a run with this rank in it, and nothing else that clears."""
    at = s.naturals().index(rank)
    for first in (at - 2, at - 1, at):
        names = s.naturals()[first : first + 3] if first >= 0 else []
        if len(names) == 3:
            return run(s, first)
    raise Unfit


def trumps(*numbers: int) -> list[int]:
    return [TRUMPS[number - 1] for number in numbers]


def run(s: Scene, at: int, length: int = 3, times: int = 1, suit: str = "H") -> list[int]:
    """Return a run that starts at this index among the ranks."""
    ranks = s.naturals()[at : at + length]
    if len(ranks) < length or any(s.copies(rank) < times for rank in ranks):
        raise Unfit
    suits = suit if times == 1 else "DCHS"
    return [card for rank in ranks for card in s.cards(rank, times, suits)]


def eight_free(s: Scene, at: int, length: int = 3) -> bool:
    return not (s.rules.eight_cuts_in_runs and "8" in s.naturals()[at : at + length])
