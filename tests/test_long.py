"""A normal run is a fixed part of the long one, and its parameters show that."""

from __future__ import annotations

from pathlib import Path

import pytest

from long import IS_LONG, IS_NAMED, long_param, mostly_long

ROOT = Path(__file__).parents[1]
pytest_plugins = ["pytester"]


def names(result: pytest.RunResult) -> list[str]:
    """Return the names of the selected tests."""
    return [line.partition("::")[2] for line in result.outlines if "::" in line]


@pytest.fixture
def chosen(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    """Return the tests of a small file that a run with these arguments selects."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "tests"))
    pytester.makeconftest((ROOT / "tests" / "conftest.py").read_text("utf-8"))
    pytester.makeini("[pytest]\nmarkers = long: of the long run")
    pytester.makepyfile(
        test_some="""
        import pytest
        from long import mostly_long, times

        @pytest.mark.parametrize("n", mostly_long([1, 2, 3], normal=[2]))
        def test_n(n): ...

        @pytest.mark.long
        def test_all_night(): ...

        @pytest.mark.parametrize("n", range(times(1, 2)))
        def test_seed(n): ...
        """
    )
    return lambda *arguments: names(
        pytester.runpytest_subprocess("--collect-only", "-q", *arguments)
    )


@pytest.mark.sampled
def test_a_normal_run_leaves_out_what_is_marked(chosen):
    assert chosen() == ["test_n[2]", "test_seed[0]"]


@pytest.mark.sampled
def test_the_long_run_leaves_out_nothing(chosen):
    everything = ["test_n[1]", "test_n[2]", "test_n[3]", "test_all_night", "test_seed[0]",
                  "test_seed[1]"]  # fmt: skip
    assert chosen("--long") == everything


@pytest.mark.sampled
def test_what_is_asked_for_by_name_runs(chosen):
    named = ["test_all_night", "test_n[3]"]
    assert chosen(*(f"test_some.py::{name}" for name in named)) == named


def test_a_normal_run_takes_only_what_the_long_one_has():
    is_all = IS_LONG or IS_NAMED
    assert mostly_long([1, 2], normal=[2]) == ([long_param(1), 2] if is_all else [2])
    with pytest.raises(AssertionError):
        mostly_long([1, 2], normal=[3])
