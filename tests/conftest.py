"""What every test can use: the `--regen` switch and the Hypothesis profiles.

`ARSCHLOCH_TEST_PROFILE=long` tries far more random rules and rounds than a normal run
(with `-o faulthandler_timeout=0`, as single tests then take longer than a hanging one may).
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, configuration, settings

configuration.set_hypothesis_home_dir(Path(__file__).parents[1] / ".cache" / "hypothesis")

_COMMON = {
    # Machines differ and are shared; a slow example is no failure.
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
    # Prints a line that replays a failure exactly, on any machine.
    "print_blob": True,
}
settings.register_profile("default", max_examples=60, stateful_step_count=25, **_COMMON)
settings.register_profile("long", max_examples=1000, stateful_step_count=60, **_COMMON)
settings.load_profile(os.environ.get("ARSCHLOCH_TEST_PROFILE", "default"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--regen` writes golden files and perft counts anew; read the diff before committing."""
    parser.addoption(
        "--regen",
        action="store_true",
        help="write golden playthroughs and perft counts anew and show what changed",
    )


@pytest.fixture
def regen(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--regen"))
