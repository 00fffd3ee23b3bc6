"""Imports every module, words every text, plays rounds and scenarios in a program copy.

    python plays_without.py SEED ROUNDS SCENARIO.arl…

Ends with a traceback if anything still needs what was removed (see `rule_removal.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any

import arschloch_gui
from arschloch_gui.ai.levels import player
from arschloch_gui.app.by_game.refusals import refusal
from arschloch_gui.app.by_game.written_rules import rules_text
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.language import speak
from arschloch_gui.app.setup.option_rows import Filter, option_rows
from arschloch_gui.app.table.holding import Holding
from arschloch_gui.app.table.question import Asking
from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import read, verify
from arschloch_gui.engine.rng import Rng

TABLE = table_of("climbing")
THINKS = 20
"""One in this many decisions is made by a player that knows the rules."""
MANY_ON: tuple[dict[str, Any], ...] = (
    {"putsch": True, "pass_left": 2, "match_or_skip": True, "climb_bonus": "both"},
    {"exchange": "ask", "run_of_three_bonus": True, "last_card_penalty": ("A",)},
    {"exchange": "negotiate", "illegal_play_penalty": True, "top_announce": True, "bomb": "any"},
    {"first_seating": "draw", "tabula_rasa": True, "redraw_seats": 2, "reseat": False},
)


def import_everything() -> None:
    """Import every module except those with effects on import."""
    for module in walk_packages(arschloch_gui.__path__, "arschloch_gui."):
        if not module.name.endswith("__main__"):
            import_module(module.name)


def word(rules: Any, preset: str) -> None:
    """Generate the written rules and the editor's rows."""
    assert rules_text(preset, rules)
    assert list(option_rows(rules, rules, (), Filter()))


def play(preset: str, rules: Any, rounds: int, rng: Random) -> None:
    """Play rounds at random, wording each event and each decision."""
    regular = player("regular", CLIMBING.key)
    names = tuple(f"Seat {seat}" for seat in range(rules.players))
    match: Any = Match(MatchSpec(preset, rules, names, rng.randrange(10**9)))
    for _ in range(rounds):
        tell(match.start_round(), names)
        while match.to_act is not None:
            ask(match, names)
            # Always passing would never end if the owner of a trick may play on.
            wished = [action for action in match.legal() if action != PASS] or match.legal()
            chosen = rng.choice(wished)
            if rng.randrange(THINKS) == 0:
                legal, view = match.legal(), CLIMBING.view(match.state, match.to_act)
                chosen = legal[regular.choose(view, legal, Rng(match.ply, "removal"))]
            tell(match.submit(match.to_act, chosen), names)


def tell(events: tuple, names: tuple[str, ...]) -> None:
    """Generate the log lines, for a person and for others."""
    assert isinstance(events, tuple), events
    for event in events:
        for viewer in (None, 0):
            TABLE.event_line(event, names, viewer)


def ask(match: Match, names: tuple[str, ...]) -> None:
    """Generate the prompt for the player to act."""
    snapshot = match.snapshot(match.to_act)
    judge = TABLE.judge(snapshot)
    if judge.question is not None:
        asking = Asking(judge, Holding(), names)
        assert judge.question.heading(asking)
        assert judge.question.prompt(asking)
        judge.question.hint(asking)
        judge.question.choices(asking)
    judge.claims()
    TABLE.picture(snapshot.view)
    TABLE.help_part(snapshot, match.phase)
    TABLE.caution(judge, snapshot.view.hand[:1])
    TABLE.keys(snapshot.spec.rules)
    if (reason := match.refusal(match.to_act, PASS)) is not None:
        refusal(reason, names)


def main(seed: int, rounds: int, scenarios: Sequence[str]) -> None:
    """Run all presets, some rule sets with many options, and scenarios of other rules."""
    import_everything()
    rng = Random(seed)
    known = {spec.key for spec in CLIMBING.presets["arschloch"].specs()}
    base = CLIMBING.presets["arschloch"]
    more = [
        replace(base, **{key: value for key, value in on.items() if key in known}) for on in MANY_ON
    ]
    with speak("en"):
        for preset, rules in (*CLIMBING.presets.items(), *(("arschloch", r) for r in more)):
            word(rules, preset)
            play(preset, rules, rounds, rng)
    for name in scenarios:
        verdict = verify(read(Path(name).read_bytes()))
        assert verdict.ok, (name, verdict.line, verdict.refusal)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
