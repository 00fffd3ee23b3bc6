"""Learned policies for rollouts and for the model of rivals.

There are three sets of weights, trained separately:

* `policy.json` for most rules, and `joined.json` for rules with trumps or runs of sets
  (`playout.core.joins`). These policies were first trained to imitate `regular`, which is the model
  of rivals, and then by self-play, for rollouts (`docs/measurements/train_policy.py`).
* `suited.json` for rules with suited runs and locks (`suited_sight`). This policy learned the
  values of options (`docs/measurements/expert_iteration.py`) and then to choose like the search
  (`search_imitation.py`). It is the model of rivals, too.

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
DOUBT = 1.5
"""Divisor that makes the model of rivals less certain than the policy that imitates `regular`.

Few players play exactly like `regular`, and a walk through possible hands moves faster with a less
certain model.
"""
SUITED_DOUBT = 1.25
"""The same divisor for the policy that imitates the search."""
FILE = Path(__file__).with_name("policy.json")
JOINED_FILE = Path(__file__).with_name("joined.json")
SUITED_FILE = Path(__file__).with_name("suited.json")


class WeightsFile(msgspec.Struct):
    """The contents of a file of weights."""

    version: int
    trained: dict[str, object]
    cloned: list[float]
    """Weights trained to imitate a level."""
    weights: list[float]
    """Weights after self-play that started from `cloned`."""
    exchanging: list[float] | None = None
    """Weights for rollouts of exchanges, under all rules."""


class SuitedFile(msgspec.Struct):
    """The contents of the file of weights for rules with suited runs and locks."""

    version: int
    trained: dict[str, object]
    weights: list[float]
    """Weights that learned the values of options, and then to choose like the search."""


def policy_for(tables: Tables) -> Policy:
    """Return the strongest policy for these rules. Raises `ValueError` (see `read`)."""
    return policy(joins=tables.joins is not None) if tables.suited is None else suited()


def model_for(tables: Tables, doubt: float | None = None) -> Policy:
    """Return the model of rivals for these rules, by default with the usual divisor.

    Raises `ValueError` (see `read`).
    """
    if tables.suited is not None:
        return _suited_model(doubt or SUITED_DOUBT)
    return _clone(tables.joins is not None, doubt or DOUBT)


@cache
def suited() -> Policy:
    """Return the policy for rules with suited runs and locks. Raises `ValueError` (see `read`)."""
    return Policy(_suited_weights())


@cache
def _suited_model(doubt: float) -> Policy:
    return Policy([weight / doubt for weight in _suited_weights()])


@cache
def _clone(joins: bool, doubt: float) -> Policy:
    """Return the policy that imitates `regular`, with less certainty."""
    return Policy([weight / doubt for weight in read(joins=joins).cloned], joins)


@cache
def _suited_weights() -> list[float]:
    found = msgspec.json.decode(SUITED_FILE.read_bytes(), type=SuitedFile)
    if found.version != VERSION or len(found.weights) != SUITED_COUNT:
        raise ValueError(f"{SUITED_FILE.name} has no weights for these features")
    return found.weights


@cache
def policy(*, joins: bool) -> Policy:
    """Return the stronger policy, trained by self-play. Raises `ValueError` (see `read`)."""
    return Policy(read(joins=joins).weights, joins)


@cache
def exchanging() -> Policy:
    """Return the policy for rollouts of exchanges. Raises `ValueError` (see `read`)."""
    return Policy(_exchanging())


@cache
def trials_mark() -> str:
    """Return a text that changes when the version or the weights of `exchanging` change."""
    return f"{VERSION}-{sha256(msgspec.json.encode(_exchanging())).hexdigest()[:8]}"


@cache
def read(*, joins: bool) -> WeightsFile:
    """Return the weights for rules with or without joins.

    Raises `ValueError` if the file is for a different set of features.
    """
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
