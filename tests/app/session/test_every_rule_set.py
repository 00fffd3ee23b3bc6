"""Whole matches through the session under every preset and under random house rules.

The person decides at random, so every kind of decision occurs. Nothing may hang or fail, every
decision must have its buttons and texts, and the display must end where the engine is.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from seated import OVER, Seated

from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import RANKS
from arschloch_gui.engine.climbing.presets import PRESETS, TABLE_SIZES
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import OptionSpec
from arschloch_gui.engine.record import read, verify
from long import long_param, mostly_long, times
from random_rules import CAPS, as_json, repaired

MOST_DECISIONS = 120


def play_match(seated: Seated, rng: Random) -> None:
    """Play at random until the match is over."""
    session = seated.session
    for _ in range(MOST_DECISIONS):
        if session.table.phase == "match_over":
            return
        if session.table.phase in OVER:
            seated.next_round()
            continue
        check_decision(seated)
        seated.act(chosen(session.snapshot.legal, rng))
        check_picture(seated)


def chosen(legal: tuple[Action, ...], rng: Random) -> Action:
    """Choose any action, preferring plays to passes, so that rounds end."""
    kinds = sorted({type(action).__name__ for action in legal if not isinstance(action, Play)})
    plays = [action for action in legal if isinstance(action, Play)]
    if plays and (not kinds or rng.random() < 0.7):
        return rng.choice(plays)
    kind = rng.choice(kinds)
    return rng.choice([action for action in legal if type(action).__name__ == kind])


def check_decision(seated: Seated) -> None:
    session = seated.session
    assert session.turn.prompt
    decision = session.decision
    if decision.kind:
        assert decision.heading
        assert decision.choices or decision.ranks
    else:
        playable = {row.card for row in session.stage.hand.rows if row.playable}
        assert bool(playable) == any(isinstance(a, Play) for a in session.snapshot.legal)


def check_picture(seated: Seated) -> None:
    stage = seated.session.stage
    view: Any = seated.session.snapshot.view
    assert sorted(stage.holding.cards.values()) == sorted(view.hand)
    assert stage.counts == list(view.counts)
    assert stage.reversed == view.reversed
    assert stage.moment is None


@pytest.mark.sampled
@pytest.mark.parametrize(
    "preset",
    mostly_long(sorted(PRESETS), normal=["arschloch-hausregeln"]),
)
@pytest.mark.parametrize("seed", mostly_long([1, 2], normal=[1]))
def test_a_match_of_every_preset_is_played_to_its_end(new_session, qtbot, preset, seed, store):
    seated = Seated(new_session(seed), qtbot)
    fewest, most = TABLE_SIZES[preset]
    players = fewest if seed == 1 else min(PRESETS[preset].players + 1, most)
    seated.begin(preset, rounds=times(1, 3), players=players)
    path, _ = store.current()
    play_match(seated, Random(seed))
    assert seated.session.table.phase == "match_over"
    assert verify(read(path.read_bytes())).ok


@pytest.mark.sampled
@pytest.mark.parametrize("seed", mostly_long(range(14), normal=range(1)))
def test_random_house_rules_are_played_without_a_hitch(new_session, qtbot, seed, store):
    rng = Random(seed)
    preset = rng.choice(sorted(PRESETS))
    rules = random_rules(preset, rng)
    seated = Seated(new_session(seed), qtbot)
    seated.begin(preset, "random", **as_json(rules))
    path, _ = store.current()
    play_match(seated, rng)
    assert verify(read(path.read_bytes())).ok


@pytest.mark.sampled
@pytest.mark.parametrize("options", [
    {"exchange": "ask", "ask_until": 2, "king_may_defer": True, "putsch": True, "players": 5},
    long_param({"exchange": "negotiate", "pass_left": 2, "pass_left_order": "one_by_one"}),
    long_param({"exchange": "negotiate", "jokers": 2, "joker": "takes_trick",
                "top_announce": True}),
    {"run_of_three_bonus": True, "climb_bonus": "both", "lock": True},
    long_param({"illegal_play_penalty": True, "last_card_penalty": ["A", "7"], "social": True}),
    long_param({"two": "wild_only", "deck": "french52", "rank_order": "2-A", "jokers": 2,
                "joker": "wild", "runs": "same_set", "revolution": "four", "bomb": "any"}),
])  # fmt: skip
def test_rules_with_decisions_of_their_own_are_played_together(new_session, qtbot, options):
    seated = Seated(new_session(3), qtbot)
    seated.begin("arschloch", **{"rounds": times(2, 4), **options})
    play_match(seated, Random(5))
    assert seated.session.table.roundNo > 1


def random_rules(preset: str, rng: Random) -> Rules:
    """Return the preset with a third of its options changed at random, without conflicts."""
    base = PRESETS[preset]
    changed: dict[str, Any] = {
        spec.key: value
        for spec in base.specs()
        if rng.random() < 0.35 and (value := any_value(spec, rng)) is not None
    }
    changed["rounds"] = times(1, 2)
    return repaired(preset, replace(base, **changed))


def any_value(spec: OptionSpec, rng: Random) -> object | None:
    """Return a value of an option; None if only the default is possible."""
    match spec.kind:
        case "switch":
            return rng.random() < 0.5
        case "number" | "number_or":
            return rng.randint(spec.low, min(spec.high, CAPS.get(spec.key, spec.high)))
        case "choice":
            return rng.choice(spec.choices)
        case "ranks":
            return tuple(rng.sample(RANKS, rng.randint(0, 2)))
        case "rank_order":
            return tuple(rng.sample(RANKS, len(RANKS)))
    return None
