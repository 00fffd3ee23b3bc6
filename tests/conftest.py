"""Set-up for all tests: the switches `--long` and `--regen`, the sample and Hypothesis' profiles.

`--long` also runs the tests and parameters marked `long`, and tries more random rules and rounds.
A run without it and without paths takes a sample of the slow tests (`sampling.py`).
`ARSCHLOCH_TEST_PROFILE=night` tries far more (with `-o faulthandler_timeout=0`, because single
tests then exceed the limit for hanging tests).
"""

from __future__ import annotations

import gc
import os
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import sampling
from hypothesis import HealthCheck, configuration, settings
from real_home import RealHome

configuration.set_hypothesis_home_dir(Path(__file__).parents[1] / ".cache" / "hypothesis")

_COMMON: dict[str, Any] = {
    # Machines differ and are shared; a slow example is no failure.
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
    # This prints a line that replays a failure exactly on any machine.
    "print_blob": True,
}
settings.register_profile("quick", max_examples=5, stateful_step_count=20, **_COMMON)
settings.register_profile("long", max_examples=60, stateful_step_count=25, **_COMMON)
settings.register_profile("night", max_examples=1000, stateful_step_count=60, **_COMMON)


MANY = 500
"""The number of tests from which the report lists the slowest files."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--long`, `--regen` and `--sample-seed`."""
    parser.addoption(
        "--regen",
        action="store_true",
        help="write golden playthroughs and perft counts anew and show what changed",
    )
    parser.addoption("--long", action="store_true", help="run what takes long, too")
    parser.addoption(
        "--sample-seed",
        type=int,
        help="take the sample of slow tests with this seed (default: the day)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Set how much the tests do and their home folder before any test module is imported.

    Test modules read the amount from `long.py` on import. Their home is never the person's
    (`real_home.py`).
    """
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(RealHome())
        _choose_sample(config)
    # Programs use English unless a test asks for another language, whatever the system's is.
    os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="en")
    is_long = config.getoption("--long")
    os.environ["ARSCHLOCH_TEST_LONG"] = "1" if is_long else "0"
    os.environ["ARSCHLOCH_TEST_NAMED"] = "1" if _named(config) else "0"
    normal = "long" if is_long else "quick"
    settings.load_profile(os.environ.get("ARSCHLOCH_TEST_PROFILE", normal))
    # A shell makes background programs ignore Ctrl+C, and children inherit that: tests that send
    # it would wait for ever.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _choose_sample(config: pytest.Config) -> None:
    """Choose which slow tests run: a sample unless the run asks for certain tests or `--long`."""
    seed: int | None = config.getoption("--sample-seed")
    is_narrowed = config.args_source is pytest.Config.ArgsSource.ARGS or any(
        config.getoption(name, None) for name in ("keyword", "markexpr", "lf")
    )
    if config.getoption("--long") or (is_narrowed and seed is None):
        sampling.take_everything(config.rootpath)
    else:
        sampling.begin(config.rootpath, sampling.today() if seed is None else seed)


def pytest_report_header() -> list[str]:
    """Show the seed of the sample."""
    seed = sampling.seed_of_this_run()
    if seed is None:
        return []
    said = [f"slow tests: one in {sampling.TURNS}; repeat with --sample-seed={seed}"]
    if files := sampling.files_in_full():
        said.append("in full, because of a change: " + ", ".join(files))
    return said


def _named(config: pytest.Config) -> tuple[str, ...]:
    """The tests that are asked for by name."""
    return tuple(argument for argument in config.args if "::" in argument)


@pytest.hookimpl(tryfirst=True)  # Hypothesis looks at each test there is
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect long tests unless requested by the switch or by name, then those not sampled."""
    if config.getoption("--long"):
        return
    named = _named(config)
    left_out = {
        item
        for item in items
        if item.get_closest_marker("long") and not (named and item.nodeid.startswith(named))
    }
    seed = sampling.seed_of_this_run()
    if seed is not None:
        rest = [item for item in items if item not in left_out]
        left_out |= sampling.left_out(rest, seed, sampling.files_in_full())
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report the slowest files after a large run, so that slow tests are noticed."""
    spent: Counter[str] = Counter()
    reports = [each for each in terminalreporter.stats.get("passed", []) if hasattr(each, "nodeid")]
    for report in reports:
        spent[report.nodeid.partition("::")[0]] += report.duration
    if len(reports) < MANY:
        return
    terminalreporter.section("files that took longest, with their share of all the time")
    for file, seconds in spent.most_common(8):
        share = seconds / spent.total()
        terminalreporter.line(f"{seconds:6.1f} s {share:5.1%}  {file}")


def pytest_collection_finish() -> None:
    """Exclude collected objects from garbage collection, as they stay to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def regen(request: pytest.FixtureRequest) -> bool:
    """Return whether golden files should be rewritten."""
    return bool(request.config.getoption("--regen"))
