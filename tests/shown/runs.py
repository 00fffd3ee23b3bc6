"""Scenarios about runs."""

from __future__ import annotations

from shown.climbing import SHOWN
from shown.plays import (
    eight_free,
    run,
)
from shown.scene import Scene
from shown.sentences import Unfit

WRAP = "Runs do not wrap around from the strongest rank to the weakest."


@SHOWN.shows(
    "You can also play a run: three or more consecutive ranks, all singles, all pairs or all "
    f"triples, such as {{run}} or {{pairs}}. {WRAP}"
)
def runs_of_sets(s: Scene) -> None:
    single = run(s, 0)
    assert s.may(s.table(single), single)
    assert not s.may(s.table(single), single[:2])
    for times in (2, 3):
        if all(s.copies(rank) >= times for rank in s.naturals()[:3]):
            sets = run(s, 0, times=times)
            assert s.may(s.table(sets), sets)
            assert not s.may(s.table(sets), sets[:-1])
    no_wrapping(s)


@SHOWN.shows(
    "You can also play a run: three or more consecutive ranks of one suit, such as {run}. " + WRAP
)
def runs_in_suit(s: Scene) -> None:
    single = run(s, 0)
    assert s.may(s.table(single), single)
    mixed = [*run(s, 0)[:2], *s.cards(s.naturals()[2], 1, "S")]
    assert not s.may(s.table(mixed), mixed)
    no_wrapping(s)


def no_wrapping(s: Scene) -> None:
    ranks = s.naturals()
    if len(ranks) < 4:
        return
    round_ = [card for rank in (*ranks[-2:], ranks[0]) for card in s.cards(rank, 1, "H")]
    assert not s.may(s.table(round_), round_)


BEATEN = "A run is beaten by a run of the same"


@SHOWN.shows(
    f"{BEATEN} length that ends equally high or higher, whatever its suit.",
    f"{BEATEN} length that ends higher, whatever its suit.",
    f"{BEATEN} shape and length that ends equally high or higher.",
    f"{BEATEN} shape and length that ends higher.",
)
def higher_runs_beat_runs(s: Scene) -> None:
    at = next((at for at in range(len(s.naturals()) - 3) if eight_free(s, at)), None)
    if at is None:
        raise Unfit
    low = run(s, at, suit="H")
    same, higher = run(s, at, suit="D"), run(s, at + 1, suit="D")
    assert s.beats(low, higher)
    assert not s.beats(low, run(s, 0, 4) if at == 0 else run(s, at, 4))
    if s.rules.suit_order == "none":
        assert s.beats(low, same) == ("equally" in s.said)
    if eight_free(s, at + 1):
        assert not s.beats(higher, low)


@SHOWN.shows(
    f"{BEATEN} length that starts above its last card, whatever its suit.",
    f"{BEATEN} shape and length that starts above its last card.",
    "For example, {clear} beats {run}, but {overlap} does not.",
)
def runs_must_not_overlap(s: Scene) -> None:
    at = next((at for at in range(len(s.naturals()) - 5) if eight_free(s, at)), None)
    if at is None:
        raise Unfit
    low = run(s, at)
    assert s.beats(low, run(s, at + 3, suit="D"))
    assert not s.beats(low, run(s, at + 2, suit="D"))
    assert not s.beats(low, run(s, at, suit="D"))


@SHOWN.shows("After a revolution, it must end below its first card instead.")
def runs_are_turned(s: Scene) -> None:
    at = next((at for at in range(3, len(s.naturals()) - 2) if eight_free(s, at)), None)
    if at is None:
        raise Unfit
    high = run(s, at)
    assert s.beats(high, run(s, at - 3, suit="D"), reverse=True)
    assert not s.beats(high, run(s, at - 2, suit="D"), reverse=True)
