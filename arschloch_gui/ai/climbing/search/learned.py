"""The learned policies: how `regular` plays, and what came of it when it played itself.

What comes of an exchange is played out by a policy of its own: the one of version 2, so that
verdicts and exercises made with it stay true when the players learn more.

The weights stand in `policy.json` with the record of their training; they are made anew by
`tests/bench/train_policy.py`.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from arschloch_gui.ai.climbing.playout.core.features import COUNT
from arschloch_gui.ai.climbing.playout.core.policy import Policy

VERSION = 3
"""Of the features; weights of another version mean something else."""
DOUBT = 1.5
"""By so much others are taken to be less sure than the clone: few play just like `regular`, and a
walk through their hands gets about sooner."""
FILE = Path(__file__).with_name("policy.json")


class Weights(msgspec.Struct):
    """The file."""

    version: int
    trained: dict[str, object]
    cloned: list[float]
    """After what a level chose."""
    weights: list[float]
    """After playing itself, from there on."""
    exchanging: list[float]
    """By which exchanges are judged."""


@cache
def policy() -> Policy:
    """The stronger one, which taught itself. Raises `ValueError` like `read`."""
    return Policy(read().weights)


@cache
def exchanging() -> Policy:
    """The one by which exchanges are judged. Raises like `read`."""
    return Policy(read().exchanging)


@cache
def cloned() -> Policy:
    """The one by which others are judged: as `regular`, with some doubt. Raises like `read`."""
    return Policy([weight / DOUBT for weight in read().cloned])


@cache
def trials_mark() -> str:
    """The version and a mark of the weights of `exchanging`: other ones judge otherwise."""
    return f"{VERSION}-{sha256(msgspec.json.encode(read().exchanging)).hexdigest()[:8]}"


@cache
def read() -> Weights:
    """All of them. Raises `ValueError` where the file is for other features."""
    found = msgspec.json.decode(FILE.read_bytes(), type=Weights)
    sizes = {len(found.weights), len(found.cloned), len(found.exchanging)}
    if found.version != VERSION or sizes != {COUNT}:
        raise ValueError(f"{FILE.name} has no weights for these features")
    return found
