"""Which states and clicks a normal run checks because a QML file that they show has changed.

`tests/app/screens/contents` has, for each state of the window, the QML files that it shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
import sampling
from qml_controls import FOLDER as QML

from long import IS_LONG, mostly_long

CONTENTS = Path(__file__).parent / "app" / "screens" / "contents"
MOST = 3
"""The number of parameters that a test takes at most because of a change."""


def with_near(
    values: Iterable[str], *, normal: Iterable[str], near: Iterable[str], most: int = MOST
) -> list[Any]:
    """Return values as parameters of a test: a normal run takes `normal` and `most` of `near`.

    The latter are run even if the test is not in the sample.
    """
    every, usual = list(values), list(normal)
    added = [] if IS_LONG else [each for each in near if each in every][:most]
    chosen = [each for each in every if each in usual or each in added]
    return [_always(each) if each in added else each for each in mostly_long(every, normal=chosen)]


def _always(value: str) -> Any:
    return pytest.param(value, marks=pytest.mark.each_run)


def near_states(states: Iterable[str], changed: Iterable[str] | None = None) -> list[str]:
    """Return the states that show a changed QML file, in turns by file.

    Those that show fewest other files come first: what differs there is the changed file.
    """
    shown = {state: files for state in states if (files := files_of(state))}
    changed = sampling.changed_qml() if changed is None else changed
    rows = [
        sorted((s for s in shown if name in shown[s]), key=lambda s: (len(shown[s]), s))
        for name in changed
    ]
    return _in_turn(rows)


@cache
def files_of(state: str) -> frozenset[str]:
    """Return the QML files that a state shows, without their suffix."""
    path = CONTENTS / f"{state}.txt"
    if not path.exists():
        return frozenset()
    return frozenset(path.read_text("utf-8").partition("\n")[0].split())


def near_effects(
    effects: Mapping[str, frozenset[str]], changed: Iterable[str] | None = None
) -> list[str]:
    """Return the effects of clicks on controls of a changed QML file, in turns by file.

    `effects` has the controls that each uses, as `File/name`. A file without controls of its own is
    tried where other files use it.
    """
    files = {
        name: {control.partition("/")[0] for control in controls}
        for name, controls in effects.items()
    }
    changed = sampling.changed_qml() if changed is None else changed
    rows = []
    for name in changed:
        own = {name} if any(name in each for each in files.values()) else _users_of(name)
        rows.append(sorted((e for e in files if files[e] & own), key=lambda e: len(effects[e])))
    return _in_turn(rows)


def _users_of(name: str) -> set[str]:
    return {path.stem for path in QML.rglob("*.qml") if f"{name} {{" in path.read_text("utf-8")}


def _in_turn(rows: Iterable[list[str]]) -> list[str]:
    return list(dict.fromkeys(name for rank in zip_longest(*rows) for name in rank if name))
