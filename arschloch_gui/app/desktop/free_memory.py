"""Memory that is free gives itself back to the system only where it lies at the end of the heap.

After a thousand changes of page, language, size, theme and match the C library had given out no
more than before, but kept a fifth more of the machine's memory (`tests/bench/bench_memory.py`).
"""

from __future__ import annotations

import ctypes


def give_back_memory() -> None:
    """Give free pages of the heap back to the system; only glibc can be asked to."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # macOS, musl; Windows knows no library None
        return
    trim(ctypes.c_size_t(0))
