"""Free memory of the C library: return it to the system.

glibc returns only what is at the end of the heap. After 1,000 changes of page, language, size,
theme and match, no more memory was in use, but the process was 19 % larger
(`tests/bench/bench_memory.py`).
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
