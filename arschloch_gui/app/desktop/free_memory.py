"""Returning free memory of the C library to the system.

glibc returns only the free memory at the end of the heap. After 1,000 changes of page, language,
size, theme and match, no more memory was in use, but the process was 19 % larger
(`tests/bench/bench_memory.py`).
"""

from __future__ import annotations

import ctypes


def give_back_memory() -> None:
    """Return free heap pages to the system. Does nothing without glibc."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # macOS, musl; Windows cannot load None
        return
    trim(ctypes.c_size_t(0))
