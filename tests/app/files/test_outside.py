"""External files: anything but a plain file of a reasonable size is refused immediately."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arschloch_gui.app.files import outside
from arschloch_gui.app.files.outside import read_file

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes and devices are POSIX's")


@pytest.fixture(autouse=True)
def waiting_is_failing() -> Iterator[None]:
    """Interrupt a read that waits for a writer."""

    def interrupt(*_: object) -> None:
        raise AssertionError("it waits")

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.alarm(30)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def reason(path: Path, **limits: Any) -> str:
    """Return the reason for a file that is not read."""
    try:
        read_file(path, **limits)
    except OSError as error:
        return error.strerror
    raise AssertionError("it was read")


def test_a_file_is_read_as_it_is(tmp_path: Path):
    path = tmp_path / "file"
    path.write_bytes(b"\x00\xff\r\n")
    assert read_file(path) == b"\x00\xff\r\n"
    (tmp_path / "link").symlink_to(path)
    assert read_file(tmp_path / "link") == b"\x00\xff\r\n"


def test_a_named_pipe_is_refused_without_waiting_for_its_writer(tmp_path: Path):
    os.mkfifo(tmp_path / "pipe")
    assert "regular" in reason(tmp_path / "pipe")


def test_a_pipe_that_takes_the_place_of_a_file_is_refused_too(tmp_path, monkeypatch):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").write_bytes(b"")
    plain = os.stat(tmp_path / "file")
    with monkeypatch.context() as late:
        late.setattr(os, "stat", lambda path: plain)
        said = reason(tmp_path / "pipe")
    assert "regular" in said


def test_devices_folders_and_sockets_are_refused(tmp_path: Path):
    assert "regular" in reason(Path("/dev/zero"))
    assert "folder" in reason(tmp_path)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "s"))
        assert "regular" in reason(tmp_path / "s")


def test_a_file_beyond_64_mib_is_refused_and_one_of_64_mib_is_not(tmp_path: Path):
    path = tmp_path / "large"
    path.touch()
    os.truncate(path, outside.MOST_MIB * 1024 * 1024)
    assert len(read_file(path)) == 64 * 1024 * 1024
    os.truncate(path, 64 * 1024 * 1024 + 1)
    assert "64 MiB" in reason(path)


def test_a_file_that_grows_while_it_is_read_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "growing"
    path.write_bytes(b"0123456789")
    monkeypatch.setattr(outside, "_check", lambda found, most: None)
    assert "larger" in reason(path, most=9)


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_name_that_no_file_can_have_is_an_error_like_another(name: str):
    assert "file name" in reason(Path(name))


def test_what_is_not_there_is_said_by_the_system(tmp_path: Path):
    assert reason(tmp_path / "nothing") == os.strerror(2)
    assert reason(tmp_path / ("x" * 5000))
