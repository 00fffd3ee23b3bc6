"""Learned policies, which play in rollouts and are the model of rivals.

There are three sets of weights, each in a file:

* `suited.json` for rules with suited runs and locks (`suited_sight`),
* `joined.json` for rules with trumps or runs of sets (`playout.core.joins`),
* `policy.json` for all other rules.

The policies for most rules and for joins were trained by self-play (`train_policy.py` in
docs/measurements), and the one for suited runs learned the values of options
(`expert_iteration.py`). Except for joins, they then learned to choose like the search
(`search_imitation.py`), so they are the model of rivals, too. For joins, this gained nothing, and
the model of rivals imitates `regular`.

Rollouts of exchanges use a separate policy, that of version 2, so that existing verdicts and
exercises stay valid when the players improve.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from arschloch_gui.ai.climbing.playout.core.features import COUNT, SUITED_COUNT
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.tables import Tables

VERSION = 3
"""Version of the features. Weights of another version have a different meaning."""
MOST, JOINED, SUITED = "policy", "joined", "suited"
"""The kinds of rules, named like their files of weights."""
COUNTS = {MOST: COUNT, JOINED: COUNT, SUITED: SUITED_COUNT}
"""The number of features, by kind of rules."""
FOLDER = Path(__file__).parent


class WeightsFile(msgspec.Struct):
    """The contents of a file of weights."""

    version: int
    trained: dict[str, object]
    weights: list[float]
    """Weights for rollouts."""
    doubt: float
    """Divisor that makes the model of rivals less certain than the policy that it is made from.

    Few players play exactly like that policy, and a walk through possible hands moves faster with
    a less certain model.
    """
    rivals: list[float] | None = None
    """Weights for the model of rivals, if it is made from another policy."""
    exchanging: list[float] | None = None
    """Weights for rollouts of exchanges, under all rules."""


def policy_for(tables: Tables) -> Policy:
    """Return the strongest policy for these rules. Raises `ValueError` (see `read`)."""
    return _policy(kind_of(tables))


def model_for(tables: Tables, doubt: float | None = None) -> Policy:
    """Return the model of rivals for these rules, by default with the usual divisor.

    Raises `ValueError` (see `read`).
    """
    return _model(kind_of(tables), doubt)


def kind_of(tables: Tables) -> str:
    """Return the kind of these rules."""
    if tables.suited is not None:
        return SUITED
    return MOST if tables.joins is None else JOINED


@cache
def _policy(kind: str) -> Policy:
    return Policy(read(kind).weights, kind == JOINED)


@cache
def _model(kind: str, doubt: float | None) -> Policy:
    found = read(kind)
    weights, divisor = found.rivals or found.weights, doubt or found.doubt
    return Policy([weight / divisor for weight in weights], kind == JOINED)


@cache
def exchanging() -> Policy:
    """Return the policy for rollouts of exchanges. Raises `ValueError` (see `read`)."""
    return Policy(_exchanging())


@cache
def trials_mark() -> str:
    """Return a text that changes when the version or the weights of `exchanging` change."""
    return f"{VERSION}-{sha256(msgspec.json.encode(_exchanging())).hexdigest()[:8]}"


@cache
def read(kind: str) -> WeightsFile:
    """Return the weights for a kind of rules.

    Raises `ValueError` if the file is for a different set of features.
    """
    file = FOLDER / f"{kind}.json"
    found = msgspec.json.decode(file.read_bytes(), type=WeightsFile)
    sets = (found.weights, found.rivals or found.weights, found.exchanging or found.weights)
    if found.version != VERSION or {len(each) for each in sets} != {COUNTS[kind]}:
        raise ValueError(f"{file.name} has no weights for these features")
    return found


def _exchanging() -> list[float]:
    found = read(MOST).exchanging
    if found is None:
        raise ValueError(f"{MOST}.json has no weights for exchanges")
    return found
