"""The parts of a module that are changed, and the tests near it."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.mutation_testing import ROOT, inside_functions
from nearest_tests import EXAMPLES, MOST, NearestTests

SOURCE = """
STEP: int | None = 1

def lost(found: int | None = 2) -> int | None:
    best: int | None = found + 3
    return best

class Table:
    size = 4

    def grow(self) -> None: ...
"""


def test_only_what_functions_execute_is_changed():
    lines = SOURCE.splitlines()
    parts = [lines[one[0] - 1][one[1] : other[1]] for one, other in inside_functions(SOURCE)]
    assert parts == ["found + 3", "return best", "..."]


@pytest.mark.long
def test_the_nearest_tests_are_found_by_name_import_and_folder():
    nearest = NearestTests(ROOT)
    for module, test in [
        ("app/engine/worker.py", "tests/app/engine/test_worker.py"),
        ("app/files/autosave.py", "tests/app/files/test_autosave.py"),
        ("coach/career.py", "tests/coach/test_tally.py"),
        ("engine/climbing/view.py", "tests/engine/climbing/test_view.py"),
        ("ai/big_a/players.py", "tests/ai/test_mistakes.py"),  # a module loaded by name
    ]:
        found = nearest.of(Path("arschloch_gui", module))
        assert found[0] == test
        assert len(found) <= MOST
    examples = f"tests/{EXAMPLES}"
    state = Path("arschloch_gui/app/show/table_state.py")
    assert nearest.around(state) == (examples, "tests/app/show")
    assert nearest.around(Path("arschloch_gui/coach/career.py")) == (examples, "tests/coach")
