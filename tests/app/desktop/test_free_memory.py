"""Free memory is returned to the system."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import os
from pathlib import Path
from arschloch_gui.app.desktop.free_memory import give_back_memory

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

give_back_memory()
kept = [bytes(4_000) for _ in range(10_000)]  # one after the other on the heap
last = kept.pop()
kept.clear()
before = resident()
give_back_memory()
print(before - resident())
"""


@pytest.mark.skipif(
    sys.platform != "linux" or not os.confstr("CS_GNU_LIBC_VERSION"), reason="asks glibc"
)
def test_what_lies_free_below_something_in_use_is_given_back():
    told = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True,
        cwd=Path(__file__).parents[3],
    )  # fmt: skip
    assert int(told.stdout) > 20_000_000
