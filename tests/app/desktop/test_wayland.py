"""The game runs natively on Wayland, on the compositor Weston with an invisible screen."""

from __future__ import annotations

from pathlib import Path

import driven
import pytest
from desktops import wayland_desktop


@pytest.mark.long
def test_a_trick_is_played_and_the_window_resized(tmp_path: Path):
    with wayland_desktop() as desktop:
        done = driven.start("play_a_trick", tmp_path, "wayland", "Software", on=desktop)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
