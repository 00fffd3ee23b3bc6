"""Ctrl+C and other signals end the event loop without an exception in any slot."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.desktop import end_signals
from arschloch_gui.app.desktop.end_signals import EndSignals
from processes import wait_until

if os.name != "posix":
    pytest.skip("sends signals to itself", allow_module_level=True)

HANDLED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@pytest.fixture
def ended(monkeypatch) -> list[int]:
    """Return the signals with which the program would have ended immediately."""
    numbers: list[int] = []
    monkeypatch.setattr(end_signals, "_end_at_once", numbers.append)
    return numbers


@pytest.fixture
def signals(qapp: QGuiApplication, ended: list[int]) -> Iterator[EndSignals]:
    # If the tests run under `nohup`, SIGHUP is ignored.
    before = {number: signal.signal(number, signal.default_int_handler) for number in HANDLED}
    heard = EndSignals()
    yield heard
    heard.close()
    for number, handler in before.items():
        signal.signal(number, handler)
    # An application asked to quit without a running loop would quit the next one.
    QTimer.singleShot(0, qapp.quit)
    qapp.exec()


def send(number: int) -> None:
    os.kill(os.getpid(), number)


@pytest.mark.parametrize("number", HANDLED)
def test_a_signal_in_a_slot_lets_it_finish_and_leaves_the_loop(
    qapp: QGuiApplication, signals: EndSignals, ended: list[int], number: signal.Signals
):
    finished: list[int] = []

    def slot() -> None:
        send(number)
        wait_until(lambda: signals.status)  # Python would have raised by now
        finished.append(sum(range(1000)))

    QTimer.singleShot(0, slot)
    assert qapp.exec() == 128 + number
    assert finished
    assert signals.status == 128 + number
    assert not ended


def test_one_that_comes_before_the_loop_is_kept_for_the_start(signals: EndSignals):
    assert signals.status == 0
    send(signal.SIGTERM)
    wait_until(lambda: signals.status)
    assert signals.status == 128 + signal.SIGTERM


def test_a_second_ctrl_c_ends_at_once_and_other_repetitions_do_not(
    signals: EndSignals, ended: list[int]
):
    for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGHUP):
        send(number)
    wait_until(lambda: signals.status)
    assert signals.status == 128 + signal.SIGHUP
    send(signal.SIGINT)
    wait_until(lambda: ended)
    assert ended == [signal.SIGINT]


def test_a_window_that_hangs_is_ended_after_a_while(
    monkeypatch, signals: EndSignals, ended: list[int]
):
    monkeypatch.setattr(end_signals, "LONGEST_CLOSING", 0.0)
    send(signal.SIGTERM)
    wait_until(lambda: ended)
    assert ended == [signal.SIGTERM]


def test_what_was_ignored_stays_ignored_and_all_is_as_before_in_the_end(qapp: QGuiApplication):
    def own(_number: int, _frame: object) -> None:
        """Stand in for a handler installed by other code."""

    before = [signal.signal(signal.SIGHUP, signal.SIG_IGN), signal.signal(signal.SIGTERM, own)]
    try:
        heard = EndSignals()
        assert signal.getsignal(signal.SIGTERM) is not own
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        send(signal.SIGHUP)
        heard.close()
        assert heard.status == 0
        assert signal.getsignal(signal.SIGTERM) is own
        assert signal.set_wakeup_fd(-1) == -1
        assert not [each for each in threading.enumerate() if each.name == "signals"]
    finally:
        signal.signal(signal.SIGHUP, before[0])
        signal.signal(signal.SIGTERM, before[1])
