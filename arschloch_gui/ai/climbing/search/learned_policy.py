"""The learned policies: how `regular` plays, and what came of it when it played itself.

There are two sorts, each learned at tables of its own: for rules with trumps or runs of sets
(`playout.core.joins`), and for all others. What comes of an exchange is played out
by a policy of its own: the one of version 2, so that verdicts and exercises made with it stay true
when the players learn more.

The weights stand in `policy.json` and `joined.json` with the records of their training; they are
made anew by `docs/measurements/train_policy.py`.
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
JOINED_FILE = Path(__file__).with_name("joined.json")


class WeightsFile(msgspec.Struct):
    """A file."""

    version: int
    trained: dict[str, object]
    cloned: list[float]
    """After what a level chose."""
    weights: list[float]
    """After playing itself, from there on."""
    exchanging: list[float] | None = None
    """By which exchanges are judged, under all rules."""


@cache
def policy(*, joins: bool) -> Policy:
    """The stronger one, which taught itself. Raises `ValueError` like `read`."""
    return Policy(read(joins=joins).weights, joins)


@cache
def cloned(*, joins: bool) -> Policy:
    """The one by which others are judged: as `regular`, with some doubt. Raises like `read`."""
    return Policy([weight / DOUBT for weight in read(joins=joins).cloned], joins)


@cache
def exchanging() -> Policy:
    """The one by which exchanges are judged. Raises like `read`."""
    return Policy(_exchanging())


@cache
def trials_mark() -> str:
    """The version and a mark of the weights of `exchanging`: other ones judge otherwise."""
    return f"{VERSION}-{sha256(msgspec.json.encode(_exchanging())).hexdigest()[:8]}"


@cache
def read(*, joins: bool) -> WeightsFile:
    """All that was learned at one sort of tables. Raises `ValueError` where the file is for other
    features."""
    file = JOINED_FILE if joins else FILE
    found = msgspec.json.decode(file.read_bytes(), type=WeightsFile)
    sets = (found.weights, found.cloned, found.exchanging or found.weights)
    if found.version != VERSION or {len(each) for each in sets} != {COUNT}:
        raise ValueError(f"{file.name} has no weights for these features")
    return found


def _exchanging() -> list[float]:
    found = read(joins=False).exchanging
    if found is None:
        raise ValueError(f"{FILE.name} has no weights for exchanges")
    return found
