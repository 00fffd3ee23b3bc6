"""Node counts from small fixed deals: all the rules in a few numbers.

A mismatch prints the counts behind each first action, for the engine and (near the root) for the
reference of `oracle.py`. Files: blocks of `id`, `preset`, `rules`, `deal`, `offices`, `lead` and
`nodes`, the counts at depth 1, 2, 3 …
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from typing import Any

import daifugo_oracle
import pytest
from daifugo_oracle import Daifugo
from in_one_test import in_one_test

import oracle
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.options import parse_assignments, to_json, typed
from arschloch_gui.engine.table.game import AnyGame
from deals import hands, rules, text_of
from long import times
from oracle import Reference

FOLDER = Path(__file__).parent
MOST_NODES = 2_500
"""`--regen` goes to the greatest depth with no more nodes than this."""
MOST_COUNTED = times(600, MOST_NODES)
"""At most this many nodes are recounted at one depth."""
REFERENCE_NODES = times(250, 600)
"""The slow reference counts up to this many leaves."""


@dataclass
class Case:
    """One block of a perft file."""

    file: str
    key: str
    preset: str = ""
    rules: str = ""
    deal: str = ""
    offices: tuple[int, ...] = ()
    lead: int | None = None
    nodes: list[int] = field(default_factory=list)

    @property
    def family(self) -> AnyGame:
        """The family of its game."""
        return family_of(self.preset)

    def start(self) -> Any:
        """Return the round at its first decision."""
        held = hands(self.deal)
        spec = presets()[self.preset].spec
        options = {
            key: to_json(typed(spec(key), value))  # type: ignore[arg-type]
            for key, value in parse_assignments(self.rules)
        }
        chosen = rules(self.preset, players=len(held), **options)
        carry = Carry(tuple(range(len(held))), self.offices)
        setup = RoundSetup(1, 1, carry, FixedDeal(held, None, self.lead))
        return self.family.start_round(chosen, setup, None)

    def reference(self) -> Reference | Daifugo:
        """Return the same round by the book; Daifugō has a reference of its own."""
        state = self.start()
        held = [list(format_cards(hand)) for hand in hands(self.deal)]
        if self.preset == "daifugo":
            return Daifugo(held, state.order, self.offices, self.lead)
        return Reference(state.book.rules, held, state.order, state.dealer, self.offices, self.lead)


def read_cases(path: Path) -> list[Case]:
    """Return the blocks of a file."""
    cases: list[Case] = []
    for line in path.read_text("utf-8").splitlines():
        word, _, rest = line.partition(" ")
        match word:
            case "" | "#":
                continue
            case "id":
                cases.append(Case(path.stem, rest))
            case "preset" | "rules" | "deal":
                setattr(cases[-1], word, rest)
            case "offices":
                cases[-1].offices = tuple(map(int, rest.split()))
            case "lead":
                cases[-1].lead = int(rest)
            case "nodes":
                cases[-1].nodes = list(map(int, rest.split()))
            case _:
                raise ValueError(f"{path.name}: {line}")
    return cases


FILES = sorted(FOLDER.glob("*.txt"))
CASES = [case for path in FILES for case in read_cases(path)]


def perft(family: AnyGame, state: Any, depth: int) -> list[int]:
    """Return how many sequences of exactly 1, 2 … `depth` actions there are."""
    counts = [0] * depth

    def visit(state: Any, at: int) -> None:
        legal = family.legal(state)
        counts[at] += len(legal)
        if at + 1 < depth:
            for action in legal:
                visit(family.step(state, action, None), at + 1)

    visit(state, 0)
    return counts


def split(case: Case, depth: int) -> str:
    """Return the count behind each first action, for the engine and for the reference."""
    state, family = case.start(), case.family
    lines = [f"{case.file}/{case.key} depth {depth}, the engine:"]
    for action in family.legal(state):
        after = family.step(state, action, None)
        behind = perft(family, after, depth - 1)[-1:] if depth > 1 else [1]
        lines.append(f"  {text_of(action):20} {behind[0]}")
    if family is not CLIMBING:
        return "\n".join(lines)
    reference = case.reference()
    lines.append(f"the reference finds {len(reference.legal())} first actions:")
    lines += [f"  {' '.join(map(str, key))}" for key in sorted(reference.legal(), key=str)]
    return "\n".join(lines)


def by_brute_force(reference: Reference | Daifugo, depth: int) -> int:
    """Return how many sequences of `depth` actions the reference has."""
    if isinstance(reference, Daifugo):
        return daifugo_oracle.count_nodes(reference, depth)
    return oracle.count_nodes(reference, depth)


@in_one_test("case", CASES, ids=lambda case: f"{case.file}-{case.key}")
def test_nodes_are_counted_as_ever(case: Case, regen: bool):
    if regen:
        pytest.skip("counted anew by the last test")
    assert case.nodes, "no counts yet: run pytest tests/perft --regen"
    nodes = [*takewhile(lambda count: count <= MOST_COUNTED, case.nodes)] or case.nodes[:1]
    counted = perft(case.family, case.start(), len(nodes))
    wrong = [i for i, count in enumerate(nodes) if counted[i] != count]
    assert counted == nodes, split(case, wrong[0] + 1)


@in_one_test(
    "case",
    [case for case in CASES if case.family is CLIMBING],
    ids=lambda case: f"{case.file}-{case.key}",
)
def test_nodes_are_those_of_the_brute_force(case: Case, regen: bool):
    if regen or "inherit=random" in case.rules:
        pytest.skip("counted anew by the last test" if regen else "a lot has no single answer")
    if case.start().due and case.start().due[0].kind != GIFT:
        pytest.skip("the reference knows no asking, bargaining, passing on or putsch")
    near = [i for i, nodes in enumerate(case.nodes) if sum(case.nodes[: i + 1]) <= REFERENCE_NODES]
    depth = near[-1] + 1
    assert by_brute_force(case.reference(), depth) == case.nodes[depth - 1], split(case, depth)


def test_every_preset_has_counts():
    # A game with cards outside the hands has a test file of its own.
    plain = {name for name in presets() if not family_of(name).notation.zones}
    assert plain <= {case.preset for case in CASES}
    assert plain <= {path.stem for path in FILES}
    assert all((FOLDER / f"test_{name}.py").exists() for name in set(presets()) - plain)


def test_every_block_has_a_name_of_its_own():
    names = [(case.file, case.key) for case in CASES]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts_are_written_anew_on_demand(path: Path, regen: bool):
    if not regen:
        pytest.skip("only with --regen")
    counts = {case.key: deep_counts(case) for case in CASES if case.file == path.stem}
    blocks = path.read_text("utf-8").rstrip("\n").split("\n\n")
    path.write_text(
        "\n\n".join(with_counts(block, counts) for block in blocks) + "\n", "utf-8", newline="\n"
    )


def deep_counts(case: Case) -> list[int]:
    """Return the counts by depth, as deep as `MOST_NODES` allows."""
    counts: list[int] = []
    for depth in range(4, 40, 2):
        deeper = perft(case.family, case.start(), depth)
        if max(deeper) > MOST_NODES or not deeper[-1]:
            return [n for n in deeper[: max(depth - 1, 1)] if 0 < n <= MOST_NODES] or deeper[:1]
        counts = deeper
    return counts


def with_counts(block: str, counts: dict[str, list[int]]) -> str:
    """Return a block of the file with its counts replaced."""
    lines = [line for line in block.splitlines() if not line.startswith("nodes ")]
    key = next((line[3:] for line in lines if line.startswith("id ")), "")
    if key in counts:
        lines.append("nodes " + " ".join(map(str, counts[key])))
    return "\n".join(lines)
