"""The learned policy: how `regular` plays, quick enough for playouts.

The weights stand in `policy.json` with the record of their training; they are made anew by
`tests/bench/train_policy.py`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from arschloch_gui.ai.climbing.playout.core.features import COUNT
from arschloch_gui.ai.climbing.playout.core.policy import Policy

VERSION = 1
"""Of the features; weights of another version mean something else."""
FILE = Path(__file__).with_name("policy.json")


class Weights(msgspec.Struct):
    """The file."""

    version: int
    trained: dict[str, object]
    weights: list[float]


@cache
def policy() -> Policy:
    """The policy of every playout. Raises `ValueError` where the file is for other features."""
    found = msgspec.json.decode(FILE.read_bytes(), type=Weights)
    if found.version != VERSION or len(found.weights) != COUNT:
        raise ValueError(f"{FILE.name} has no weights for these features")
    return Policy(found.weights)
