"""Job objects, by which Windows limits processes and ends them together.

Only Windows has them. `ai/child.py` and `ai/outside_program.py` ask for the system before they use
this module.
"""

from __future__ import annotations

import ctypes
from contextlib import suppress
from typing import ClassVar

_EXTENDED_LIMITS = 9
"""`JobObjectExtendedLimitInformation`"""
_PROCESS_MEMORY = 0x100
_CHILDREN_LEAVE = 0x1000
"""`JOB_OBJECT_LIMIT_SILENT_BREAKAWAY_OK`"""
_END_WHEN_CLOSED = 0x2000
"""`JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE`"""
_MAY_LIMIT = 0x101
"""`PROCESS_SET_QUOTA` and `PROCESS_TERMINATE`"""


class _Limits(ctypes.Structure):
    """`JOBOBJECT_EXTENDED_LIMIT_INFORMATION`"""

    _fields_: ClassVar = [
        ("process_time", ctypes.c_int64),
        ("job_time", ctypes.c_int64),
        ("flags", ctypes.c_uint32),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("most_processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority", ctypes.c_uint32),
        ("scheduling", ctypes.c_uint32),
        ("io_counters", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("process_peak", ctypes.c_size_t),
        ("job_peak", ctypes.c_size_t),
    ]


class Job:
    """A job: its processes, and those they start, end when it is closed or this program ends.

    Creating one puts a running process into it. Raises `OSError`.
    """

    def __init__(self, pid: int) -> None:
        self._handle = _made(_Limits(flags=_END_WHEN_CLOSED))
        try:
            process = _opened(pid)
            try:
                _put(self._handle, process)
            finally:
                _close(process)
        except OSError:
            self.close()
            raise

    def close(self) -> None:
        """End all processes of the job. Repeated calls have no effect."""
        handle, self._handle = self._handle, 0
        if handle:
            _close(handle)


def limit_memory(size: int) -> None:
    """Limit the memory of this process to `size` bytes, but not of processes it starts.

    Does nothing if the system refuses.
    """
    with suppress(OSError):
        limits = _Limits(flags=_PROCESS_MEMORY | _CHILDREN_LEAVE, process_memory=size)
        # The handle stays open, and with it the job, until the process ends.
        _put(_made(limits), _this_process())


def _made(limits: _Limits) -> int:
    job: int | None = _system().CreateJobObjectW(None, None)
    if not job:
        raise _error()
    if not _system().SetInformationJobObject(
        ctypes.c_void_p(job), _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
    ):
        error = _error()
        _close(job)
        raise error
    return job


def _opened(pid: int) -> int:
    process: int | None = _system().OpenProcess(_MAY_LIMIT, False, pid)
    if not process:
        raise _error()
    return process


def _put(job: int, process: int) -> None:
    if not _system().AssignProcessToJobObject(ctypes.c_void_p(job), ctypes.c_void_p(process)):
        raise _error()


def _close(handle: int) -> None:
    _system().CloseHandle(ctypes.c_void_p(handle))


def _this_process() -> int:
    handle: int = _system().GetCurrentProcess()
    return handle


def _system() -> ctypes.CDLL:
    """Return Windows' functions, which keep their last error for `_error`."""
    library: ctypes.CDLL = ctypes.WinDLL(  # type: ignore[attr-defined]
        "kernel32", use_last_error=True
    )
    for name in ("CreateJobObjectW", "OpenProcess", "GetCurrentProcess"):
        getattr(library, name).restype = ctypes.c_void_p  # a handle
    return library


def _error() -> OSError:
    error: OSError = ctypes.WinError(ctypes.get_last_error())  # type: ignore[attr-defined]
    return error
