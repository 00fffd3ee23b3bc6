"""One readable playthrough per preset: every event and state of two rounds from seed 1.

A game with shorter matches has fewer rounds. Every seat takes its first legal action, so the text
depends on rules and events alone. After an intended change, `pytest tests/golden --regen` rewrites
the files; review the diff.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from golden_text import compare

from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.events import Event, TurnBegan
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.record import state_of
from deals import match_of, text_of

FOLDER = Path(__file__).parent / "playthrough"
CARD_FIELDS = frozenset({"cards", "hands", "given", "open", "pile", "taken"})
MOST_LEGAL = 12


def playthrough(preset: str) -> str:
    """Return the whole text for a preset."""
    base, most = presets()[preset].lasting(2), family_of(preset).table_sizes[preset][1]
    options = {"players": min(most, max(4, base.players)), base.length_option: base.length}
    match = match_of(preset, **options)
    changed = match.spec.rules.changed_from(presets()[preset])
    lines = [f"# {preset} {changed}, seed {match.spec.seed}, every first legal action"]
    lines += chapter(match.start_round())
    while not match.is_over:
        if match.to_act is None:
            lines += ["", *chapter(match.start_round())]
            continue
        lines += ["", *page(match)]
        lines += chapter(match.submit(match.to_act, match.legal()[0]))
    return "\n".join([*lines, "", *page(match)]) + "\n"


def chapter(events: tuple[Event, ...] | Refusal) -> Iterator[str]:
    """Yield a line for each event, except turns, which the state shows."""
    assert not isinstance(events, Refusal), events
    for event in events:
        if not isinstance(event, TurnBegan):
            yield f"  {told(event)}"


def told(event: Event) -> str:
    """Return an event as text: "Played" with its cards → "played seat=0 cards=[7D] …"."""
    name = re.sub(r"(?<!^)([A-Z])", r" \1", type(event).__name__).lower()
    parts = [f"{at}={shown(at, getattr(event, at))}" for at in event.__struct_fields__]
    return f"{name}: {' '.join(parts)}"


def shown(name: str, value: object) -> str:
    """Return a field of an event; cards as text, tuples of seats without commas."""
    if name in CARD_FIELDS and isinstance(value, tuple):
        if value and isinstance(value[0], tuple):
            return "[" + " | ".join(" ".join(format_cards(hand)) for hand in value) + "]"
        return "[" + " ".join(format_cards(value)) + "]"
    if isinstance(value, tuple):
        return "[" + " ".join(map(str, value)) + "]"
    return str(value)


def page(match: Match) -> Iterator[str]:
    """Yield the state before a decision (or at the end) and its legal actions."""
    facts: Any = state_of(match)
    top = " ".join(facts["top"]) or "-"
    yield (
        f"[ply {match.ply}] {facts['phase']}, to act {facts['to_act']}, top {top}, "
        f"reversed {facts['reversed']}, finished {facts['finished']}, "
        f"offices {facts['offices']}, scores {facts['scores']}"
    )
    for seat, hand in facts["hand_of"].items():
        yield f"  hand {seat}: {' '.join(hand) or '-'}"
    legal = match.legal()
    if legal:
        more = f" … {len(legal)} in all" if len(legal) > MOST_LEGAL else ""
        yield "  legal: " + " | ".join(text_of(action) for action in legal[:MOST_LEGAL]) + more
        yield f"  > {text_of(legal[0])}"


@pytest.mark.parametrize("preset", sorted(presets()))
def test_a_preset_plays_as_it_always_did(preset: str, regen: bool):
    compare(FOLDER / f"{preset}.txt", playthrough(preset), regen=regen)


def test_every_playthrough_belongs_to_a_preset():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(presets())
