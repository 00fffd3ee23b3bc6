"""The answers to plays of one's own matches, in a file of their own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from answers import answer
from arschloch_gui.app.practice.play_memory import NAME, PlayMemory
from arschloch_gui.coach.origin import Origin, read_origin
from arschloch_gui.coach.verdict import Verdict


@dataclass(frozen=True)
class Play:
    """What `PlayMemory` reads of a play."""

    origin: Origin


def test_the_last_verdict_on_a_play_is_known_after_a_restart(tmp_path: Path):
    play: Any = Play(read_origin(answer(seed=1).origin))
    other: Any = Play(read_origin(answer(seed=2).origin))
    memory = PlayMemory(tmp_path)
    assert memory.verdict_on(play) is None
    for loss, verdict in ((0.4, Verdict.BLUNDER), (0.0, Verdict.BEST)):
        assert memory.remember(answer(loss, seed=1)) == ""
        assert memory.verdict_on(play) == PlayMemory(tmp_path).verdict_on(play) == verdict
    assert memory.verdict_on(other) is None
    assert [each.name for each in tmp_path.glob("*.jsonl")] == [NAME]
