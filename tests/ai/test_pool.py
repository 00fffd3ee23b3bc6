"""Messages to the process of the players."""

from __future__ import annotations

import pickle
import threading
from multiprocessing import Pipe

import pytest

from arschloch_gui.ai import pool
from processes import PATIENCE, wait_until


class Line:
    """A connection that notes which thread sends."""

    def __init__(self) -> None:
        self.sent: list[tuple[threading.Thread, bytes]] = []

    def send_bytes(self, data: bytes) -> None:
        self.sent.append((threading.current_thread(), data))


@pytest.mark.parametrize("beyond", [0, 1])
def test_only_a_long_message_is_sent_from_a_thread(monkeypatch, beyond: int):
    line, message = Line(), "ace" * 100
    monkeypatch.setattr(pool, "_MOST_SENT", len(pickle.dumps(message, -1)) - beyond)
    pool._send(line, message)  # type: ignore[arg-type]
    wait_until(lambda: line.sent)
    ((thread, data),) = line.sent
    assert (thread is not threading.current_thread()) == bool(beyond)
    assert pickle.loads(data) == message


def begun(line: object, message: object) -> threading.Thread:
    """Send a message and return the thread that still writes it."""
    sending = threading.Thread(target=pool._send, args=(line, message), daemon=True)
    sending.start()
    sending.join(PATIENCE)
    assert not sending.is_alive(), "it waits until the message is read"
    (writing,) = (each for each in threading.enumerate() if each.name == "question")
    return writing


def test_a_message_that_nobody_reads_does_not_block():
    near, far = Pipe()
    message = b"x" * (1 << 22)
    writing = begun(near, message)
    assert writing.daemon, "it does not keep the program from ending"
    assert pickle.loads(far.recv_bytes()) == message
    writing.join(PATIENCE)
    writing = begun(near, message)
    far.close()
    writing.join(PATIENCE)
    assert not writing.is_alive()
    near.close()
