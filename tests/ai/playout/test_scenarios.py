"""Every written example of a rule, replayed in the simulator.

Random play hardly ever locks a trick, beats a joker with ♠3 or plays three ranks in a row, but all
of that is in the written examples (tests/golden).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from ai.playout.side_by_side import compare
from in_one_test import in_one_test

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue, catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.playout.supported_rules import inexpressible
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.legal import legal_actions, same_action
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.match import Acted, Match
from arschloch_gui.engine.record import read
from arschloch_gui.engine.table.public import ROUND_OVER
from long import mostly_long

GOLDEN = Path(__file__).parents[2] / "golden"
SCENARIOS = sorted(GOLDEN.glob("*/*.arl")) + sorted(GOLDEN.glob("rules/*/*.arl"))
RARE = {
    "climb_bonus", "daifugo", "joker", "lock", "match_or_skip", "may_pass_lead", "pass_lot",
    "pass_policy", "putsch", "run_of_three_bonus", "spade3_beats_joker", "spade3_sweeps",
    "suit_order", "tabula_rasa",
}  # fmt: skip
"""Options and games whose examples a normal run replays; a long one replays all."""


def named(path: Path) -> str:
    return str(path.relative_to(GOLDEN))


NORMAL = [path for path in SCENARIOS if path.parent.name in RARE]


@pytest.mark.sampled
@in_one_test("path", mostly_long(SCENARIOS, normal=NORMAL), ids=named)
def test_a_written_example_is_played_as_by_the_engine(path: Path):
    record = read(path.read_bytes())
    rules = record.spec.rules
    if not isinstance(rules, Rules) or inexpressible(compile_rules(rules)):
        return
    match: Any = Match(record.spec)
    along = Along(catalogue(compile_rules(rules)))
    for _, item in record.lines:
        if isinstance(item, FixedDeal | Acted):
            if isinstance(item, Acted) and match.state is not None:
                along.before(match.state, item)
            match.enter(item)
            if match.state is not None:
                along.after(match.state)


class Along:
    """A position that follows a match."""

    def __init__(self, known: Catalogue) -> None:
        self.known = known
        self.position: Position | None = None
        rules = known.book.rules
        self.draws = known.book.lead.heir_drawn or rules.pass_lot > 0

    def before(self, state: RoundState, acted: Acted) -> None:
        """Apply the action, if the simulator supports it."""
        if not state.playing or state.phase == ROUND_OVER:
            return
        legal = legal_actions(state)
        position = self.position or position_of(self.known, state, Generator(1))
        compare(self.known, state, position, legal)
        meant = [at for at, each in enumerate(legal) if same_action(state, each, acted.action)]
        self.position = position if meant else None  # the simulator has no penalties
        if meant:
            position.apply(position.moves()[meant[0]])

    def after(self, state: RoundState) -> None:
        """Check that the position matches the round."""
        if self.draws:
            self.position = None
        if self.position is not None and state.phase == ROUND_OVER:
            assert self.position.finished == list(state.finished)
            self.position = None
        elif self.position is not None:
            compare(self.known, state, self.position, legal_actions(state))
