"""Only benchmarks can use a player that sees all hands; nothing in the program can."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest
from deal_by_deal import Deals, Setting

from arschloch_gui.ai import arena_matches
from arschloch_gui.ai.arena_matches import MatchJob, play_guarded, play_match, unwatched
from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.duplicate import as_seated
from arschloch_gui.ai.levels import player
from arschloch_gui.app.cli.levels import checked_level
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.games import GAMES, family_of
from arschloch_gui.engine.rng import Rng
from long import long_param
from yardstick import PRESET, yardstick

BENCH = Path(__file__).parents[2] / "docs" / "measurements" / "clairvoyant.py"
FAMILY = family_of(PRESET)
EACH_GAME = {family.key: next(iter(family.presets.items())) for family in GAMES}


@pytest.fixture
def bench() -> Any:
    spec = spec_from_file_location("clairvoyant", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def placed(bench: ModuleType, levels: tuple[str, ...], rounds: int = 2, seed: int = 3) -> list[Any]:
    """Return the places of a match of the benchmark, round by round."""
    seeing = bench.Seeing(FAMILY)
    tables = {"all": as_seated(levels)}
    deals = Deals(Setting(seeing, PRESET, yardstick(), seed), tables, None)
    for _ in deals.play(rounds, lambda name: bench.seated(seeing, name)):
        pass
    return [deal["places"]["all"][0] for deal in deals.played]


def reachable(*roots: object) -> Iterator[object]:
    """Yield everything reachable from some values, except code."""
    seen, left = set(), list(roots)
    while left:
        value = left.pop()
        if id(value) in seen or isinstance(value, type | ModuleType | FunctionType):
            continue
        seen.add(id(value))
        yield value
        left += gc.get_referents(value)


@pytest.mark.parametrize("game", EACH_GAME)
def test_no_state_can_be_reached_from_what_the_arena_gives_a_player(
    game: str, monkeypatch: pytest.MonkeyPatch
):
    preset, rules = EACH_GAME[game]
    states: list[Any] = []
    plain = arena_matches.play_round
    asked: list[type] = []

    class Looking:
        def choose(self, view, legal, rng) -> int:
            if not asked:
                asked.extend(map(type, reachable(view, legal, rng)))
            return 0

    def noting(*arguments: Any) -> Any:
        states.append(plain(*arguments))
        return states[-1]

    monkeypatch.setattr(arena_matches, "play_round", noting)
    levels = ("lowest",) * rules.players
    play_guarded(MatchJob(preset, rules, levels, 1, 1), lambda *_: Looking(), 1.0, unwatched)
    assert asked
    assert type(states[0]) not in asked


def test_the_command_line_knows_no_player_that_sees():
    assert checked_level("lowest", "--seats") == "lowest"
    with pytest.raises(Failure):
        checked_level("clairvoyant", "--seats")


def test_a_match_of_the_benchmark_is_the_same_where_nobody_looks(bench: ModuleType):
    levels = ("lowest", "random", "regular", "lowest")
    [job] = as_seated(levels).jobs(PRESET, yardstick(), 2, 3)
    assert placed(bench, levels) == [list(each) for each in play_match(job).places]


def test_whoever_sees_is_told_the_true_hands(bench: ModuleType, monkeypatch: pytest.MonkeyPatch):
    seen: list[bool] = []

    class Spying(bench.Clairvoyant):  # type: ignore[name-defined]  # a script, loaded by its path
        def choose(self, view, legal, rng) -> int:
            hands = self._seeing.state.hands
            seen.append(sorted(hands[view.seat]) == sorted(view.hand) and len(hands) == 4)
            return player("lowest", "climbing").choose(view, legal, rng)

    monkeypatch.setattr(bench, "Clairvoyant", Spying)
    spied = placed(bench, ("clairvoyant", "lowest", "lowest", "lowest"))
    assert all(seen)
    assert len(seen) > 10
    assert spied == placed(bench, ("lowest",) * 4)


def test_the_clairvoyant_king_plays_out_in_the_true_hands(bench: ModuleType):
    state: Any = FAMILY.start_round(yardstick(), RoundSetup(1, 1, Carry((0, 1, 2, 3))), None)
    view, known = FAMILY.view(state, state.to_act), catalogue(state.book)
    playouts = bench.OnTrueHands(known, view, state, Rng(1))
    truly = [known.layout.pack(hand) for hand in state.hands]
    for _ in range(3):
        playouts.places([0])
        assert playouts._root.hands == truly


@pytest.mark.sampled
@pytest.mark.parametrize("rival", ["lowest", long_param("regular")])
def test_what_is_foreseen_of_rivals_who_play_the_rest_comes_true(
    rival: str, bench: ModuleType, monkeypatch: pytest.MonkeyPatch
):
    foreseen: list[float] = []

    class Spying(bench.Foresight):  # type: ignore[name-defined]  # a script, loaded by its path
        def choose(self, view, legal, rng) -> int:
            state = self._seeing.state
            index = super().choose(view, legal, rng)
            foreseen.append(self._place(state, legal[index], view.seat))
            return index

    monkeypatch.setattr(bench, "Foresight", Spying)
    seer = {who: name for name, who in bench.PLAYS_THE_REST.items()}[rival]
    for seed in range(1, 7):
        foreseen.clear()
        [places] = placed(bench, (seer, rival, rival, rival), rounds=1, seed=seed)
        assert foreseen == sorted(foreseen, reverse=True)
        assert foreseen[-1] == places[0]
