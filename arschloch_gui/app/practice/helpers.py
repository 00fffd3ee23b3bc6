"""Worker processes for background work, started with the first task."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from arschloch_gui.app.practice import judge_worker
from arschloch_gui.app.practice.background import StillWanted
from arschloch_gui.coach.judgement import ChunkResults, WorkOut
from arschloch_gui.coach.task import Workable, in_this_thread
from arschloch_gui.coach.worker_pool import WorkerPool


class Helpers:
    """Worker processes, as many as the judge uses; the owner must close them."""

    def __init__(self, still_wanted: StillWanted) -> None:
        self._still_wanted = still_wanted
        self._pool: WorkerPool | None = None

    def working(self, task: Workable) -> WorkOut:
        """Return a function that computes chunks of a task as long as they are wanted."""
        if not judge_worker.PROCESSES:
            work_out = in_this_thread(task)
        else:
            if self._pool is None:
                self._pool = WorkerPool(
                    judge_worker.PROCESSES, polite=True, heed=self._still_wanted
                )
            self._pool.take(task)
            work_out = self._pool.work_out

        def heeded(options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
            for found in work_out(options, numbers):
                self._still_wanted()
                yield found

        return heeded

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.close()
            self._pool = None
