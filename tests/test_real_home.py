"""A test run leaves the person's files unchanged, and fails if it does not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from real_home import RealHome, own_home

ROOT = Path(__file__).parents[1]
pytest_plugins = ["pytester"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a home with settings, a running benchmark and another program's file."""
    found = tmp_path / "home"
    for name in (
        ".config/arschloch/settings.json",
        ".config/else.conf",
        ".cache/arschloch/soak.json",
        ".cache/arschloch/stands-2.jsonl",
    ):
        (found / name).parent.mkdir(parents=True, exist_ok=True)
        (found / name).write_text("as it was", "utf-8", newline="\n")
    for name in own_home(found):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(found))
    return found


@pytest.mark.sampled
def test_tests_are_at_home_elsewhere(home: Path):
    real = RealHome()
    own = Path(os.environ["HOME"])
    assert own != home
    assert all(Path(os.environ[name]).is_relative_to(own) for name in own_home(own))
    real.pytest_unconfigure()
    assert Path.home() == home
    assert not own.exists()


@pytest.mark.sampled
@pytest.mark.parametrize("variable", ["", "XDG_CONFIG_HOME"])
def test_whatever_the_program_may_write_is_compared(home: Path, monkeypatch, variable: str):
    if variable:
        monkeypatch.setenv(variable, str(home / "elsewhere"))
    real = RealHome()
    written = [
        ".config/arschloch/settings.json",
        ".cache/arschloch/stands-2.jsonl",
        ".local/state/arschloch/log",
        "Documents/match.arl",
        "arschloch-report.zip",
        *(["elsewhere/arschloch/settings.json"] if variable else []),
    ]
    for name in written:
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("otherwise", "utf-8", newline="\n")
    told = real.changed()
    assert all(any(line.startswith(f"{home / name} ") for line in told) for name in written), told
    real.pytest_unconfigure()


@pytest.mark.sampled
def test_benchmarks_and_other_programs_may_write_meanwhile(home: Path):
    real = RealHome()
    for name in (".cache/arschloch/soak.json", ".cache/arschloch/soak.new", ".config/else.conf"):
        (home / name).write_text("further", "utf-8", newline="\n")
    assert real.changed() == []
    real.pytest_unconfigure()


@pytest.mark.sampled
def test_a_run_that_wrote_into_the_real_home_fails_with_the_name_of_the_file(
    pytester: pytest.Pytester, home: Path, monkeypatch
):
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}{os.pathsep}{ROOT / 'tests'}")
    monkeypatch.setenv("PLAYED_FROM", str(home))
    pytester.makeconftest((ROOT / "tests" / "conftest.py").read_text("utf-8"))
    pytester.makepyfile(
        """
        import os
        from pathlib import Path

        def test_settings_are_saved():
            for home in (Path.home(), Path(os.environ["PLAYED_FROM"])):
                folder = home / ".config" / "arschloch"
                folder.mkdir(parents=True, exist_ok=True)
                (folder / "settings.json").write_text("French")
        """
    )
    result = pytester.runpytest_subprocess(f"--basetemp={pytester.path / 'temp'}")
    result.assert_outcomes(passed=1)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    told = [line for line in result.outlines if line.endswith(" has changed")]
    assert told == [f"{home / '.config/arschloch/settings.json'} has changed"]
