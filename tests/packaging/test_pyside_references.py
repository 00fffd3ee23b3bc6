"""PySide6 6.12.0 on Python 3.11 loses a reference to None with every call that returns None.

After a few thousand calls, None itself is deallocated and Python aborts. pyproject.toml excludes
that version; this test fails if it comes back. From Python 3.12 on, None is immortal.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROBE = Path(__file__).with_name("probe_references.py")


@pytest.mark.sampled
def test_qt_gives_back_every_reference_to_none_and_true(tmp_path):
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path),
        "PYTHONFAULTHANDLER": "1",
    }
    result = subprocess.run(
        [sys.executable, str(PROBE)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == ""
