"""A normal run takes a sample of the slow tests, which contains each of them every few days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from near_changes import near_effects, near_states, with_near
from sampling import MOST_FILES, TURNS, changed_files, left_out, nearest, qml_among

from long import IS_LONG

ROOT = Path(__file__).parents[1]
pytest_plugins = ["pytester"]
MANY, FEW = 40 * TURNS, TURNS - 1


@dataclass(frozen=True)
class Item:
    """What `left_out` reads of a test."""

    nodeid: str
    fixturenames: tuple[str, ...] = ()
    marks: frozenset[str] = field(default_factory=frozenset)

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.marks else None


WINDOWS = [Item(f"many/test_many.py::test_window[{n}]", ("game",)) for n in range(MANY)]
MARKED = [Item(f"few/test_few.py::test[{n}]", marks=frozenset({"sampled"})) for n in range(FEW)]
ALWAYS = [
    Item("many/test_many.py::test_fast", ("tmp_path",)),
    Item("many/test_many.py::test_core", ("build_game",), frozenset({"each_run"})),
]
ITEMS: list = WINDOWS + MARKED + ALWAYS


def sample(seed: int, in_full: Iterable[str] = ()) -> set[Item]:
    return set(ITEMS) - left_out(ITEMS, seed, in_full)


def test_all_slow_tests_run_within_a_few_days_and_fast_ones_every_day():
    days = [sample(seed) for seed in range(100, 100 + TURNS)]
    counts = Counter(item for day in days for item in day)
    for day in days:
        assert day.issuperset(ALWAYS)
        assert 0 < len(day.intersection(WINDOWS)) < MANY
        assert day.intersection(MARKED), "a folder without any test"
    assert all(counts[item] == 1 for item in WINDOWS)
    assert all(counts[item] >= 1 for item in MARKED)
    assert sample(100) == days[0]


def test_the_turn_of_a_test_does_not_depend_on_the_others():
    for seed in range(TURNS):
        few: list = WINDOWS[:7]
        alone = set(few) - left_out(few, seed, ())
        among = sample(seed, ["few/test_few.py"]).intersection(few)
        assert among <= alone, "only a folder without a test in this turn has another one"


def test_the_parameters_of_a_day_have_no_pattern():
    numbers = [n for n, item in enumerate(WINDOWS) if item in sample(1)]
    assert len({n % TURNS for n in numbers}) > 1
    assert max(numbers) - min(numbers) >= TURNS


def test_files_near_a_change_are_not_sampled():
    assert sample(1, ["many/test_many.py"]).issuperset(WINDOWS)
    assert not sample(1, ["few/test_few.py"]).issuperset(WINDOWS)


def test_a_run_with_paths_is_not_sampled(pytester, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "tests"))
    pytester.makeconftest((ROOT / "tests" / "conftest.py").read_text("utf-8"))
    pytester.makeini("[pytest]\ntestpaths = .\nmarkers =\n    long: x\n    sampled: x")
    pytester.makepyfile(
        test_some=f"""
        import pytest

        @pytest.mark.sampled
        @pytest.mark.parametrize("n", range({MANY}))
        def test_slow(n): ...
        """
    )

    def count(*arguments: str) -> int:
        return pytester.runpytest_subprocess(*arguments).parseoutcomes()["passed"]

    assert 0 < count("--sample-seed=5") < MANY
    assert count("test_some.py") == MANY


@pytest.mark.sampled
def test_changed_tests_and_those_nearest_to_changed_modules_are_run_in_full():
    page = "arschloch_gui/app/qml/screens/PracticeScreen.qml"
    module = "arschloch_gui/app/engine/worker.py"
    found = nearest(ROOT, ["tests/test_docs.py", module, page, "README.md", "gone.py"])
    assert found[:2] == ["tests/test_docs.py", "tests/app/engine/test_worker.py"]
    assert any(name.startswith("tests/app/practice/") for name in found[:3])
    assert len(found) == len(set(found)) <= MOST_FILES


def test_without_git_nothing_is_known_to_be_changed(tmp_path):
    assert changed_files(tmp_path) == []


# -- changed QML files -----------------------------------------------------------------------


def test_qml_files_of_the_program_are_known_by_name():
    qml = "arschloch_gui/app/qml/screens/PracticeScreen.qml"
    assert qml_among([qml, "tests/Other.qml", "arschloch_gui/app/shell.py"]) == ["PracticeScreen"]


def test_every_changed_file_has_a_state_that_shows_it():
    states = ["start", "settings", "trophies", "statistics"]
    assert near_states(states, ["TrophiesScreen"]) == ["trophies"]
    assert near_states(states, ["SwitchRow", "StatisticsScreen"])[:2] == ["settings", "statistics"]
    assert near_states(states, ["Unknown"]) == near_states(states, []) == []


def test_every_changed_file_has_clicks_on_it_or_on_those_that_use_it():
    effects = {
        "opens": frozenset({"StartScreen/settingsButton", "SettingsScreen/back"}),
        "starts": frozenset({"StartScreen/againButton"}),
        "plays": frozenset({"ActionBar/playButton"}),
    }
    assert near_effects(effects, ["StartScreen"]) == ["starts", "opens"]
    assert near_effects(effects, ["GameCard", "ActionBar"]) == ["starts", "plays", "opens"]


def test_what_is_near_a_change_runs_in_every_sample():
    chosen = with_near("abcdef", normal="a", near="cdefx", most=2)
    marks = {each if isinstance(each, str) else each.values[0]: each for each in chosen}
    assert [name for name in "abcdef" if name in marks] == list("abcdef" if IS_LONG else "acd")
    if not IS_LONG:
        assert [mark.name for mark in marks["c"].marks] == ["each_run"]
