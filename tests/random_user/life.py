"""One run of the real program with the random user: `python -m random_user.life TASK`.

The program runs as for people, from `run_window` to its exit status. Only its assembly is changed
(`program.py`): it adds the user, who acts in the event loop of the program, and makes a run cheap.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import msgspec

from random_user.task import EVENTS, OUTCOME, Outcome, read_task

DEFECT = 3
"""The exit status if something was found."""


def main(path: Path) -> int:
    """Run the program once."""
    task = read_task(path)
    folder = Path(task.folder)
    # Qt reads these on its first import.
    os.environ.update(
        QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QT_FONT_DPI="96", HOME=task.home
    )
    for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
        os.environ[f"XDG_{kind}_HOME"] = str(Path(task.home) / kind.lower())
    from random_user import program
    from random_user.user import User
    from random_user.watch import Watch

    watch = Watch()
    watch.begin()
    users: list[User] = []
    with (folder / EVENTS).open("wb", buffering=0) as log:
        status = program.run(task, lambda game: users.append(User(game, task, watch, log.write)))
    watch.end()
    outcome = Outcome()
    for user in users:
        if not user.quit:
            user.truth.look_closed()
        outcome = Outcome(
            watch.event, user.truth.compared, user.quit, tuple(watch.defects),
            tuple(watch.expected), user.sight.told(), time.process_time(),
        )  # fmt: skip
    (folder / OUTCOME).write_bytes(msgspec.json.encode(outcome))
    return DEFECT if outcome.defects else status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
