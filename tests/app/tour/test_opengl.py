"""OpenGL (Mesa's llvmpipe on an invisible screen) draws everything as software rendering does."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import driven
import pytest
from desktops import x_screen
from PIL import Image, ImageChops, ImageFilter

from arschloch_gui.app.tour.showcase import MARK

OPENGL = {"QT_QUICK_BACKEND": "", "QSG_RHI_BACKEND": "opengl", "LIBGL_ALWAYS_SOFTWARE": "1"}
IN_MOTION = ("seats-moving",)
"""Pictures taken during an animation."""
UNLIKE = 48
"""A channel difference above this, after blurring the edges, is another colour."""
EDGES = 0.006
"""The part of a picture that may differ, because edges are smoothed differently.

Measured: 0.0003 to 0.0019, the text of the rules 0.0040; a card is 0.0086.
"""


def photographed(folder: Path, home: Path, variables: Mapping[str, str]) -> dict[str, Path]:
    """Return every screen of the showcase, drawn on the desktop given by the variables."""
    command = [
        sys.executable, "-m", "arschloch_gui", "showcase",
        "--out", str(folder), "--lang", "en", "--scale", "1",
    ]  # fmt: skip
    environment = driven.environment(home) | {MARK: "1", "QT_SCALE_FACTOR": "1"} | dict(variables)
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=1800)
    return {each.name: each for each in folder.glob("*.png")}


def unlike(one: Path, other: Path) -> float:
    """Return the fraction of two pictures that differs."""
    first, second = (
        Image.open(each).convert("RGB").filter(ImageFilter.BoxBlur(1)) for each in (one, other)
    )
    assert first.size == second.size
    channels = ImageChops.difference(first, second).split()
    most = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    counted = most.histogram()
    return sum(counted[UNLIKE:]) / sum(counted)


@pytest.mark.sampled
def test_a_card_in_another_place_is_a_difference(tmp_path: Path):
    """The measure detects what a person would see, such as a missing card of 80 × 110 pixels."""
    table = Image.new("RGB", (1280, 800), "#205060")
    table.save(tmp_path / "without.png")
    table.paste("#FFF8E8", (600, 400, 680, 510))
    table.save(tmp_path / "with.png")
    assert unlike(tmp_path / "with.png", tmp_path / "with.png") == 0
    assert unlike(tmp_path / "with.png", tmp_path / "without.png") > EDGES


@pytest.mark.long
def test_every_screen_looks_the_same(tmp_path: Path):
    with x_screen("1600x1000") as desktop:
        software = photographed(tmp_path / "software", tmp_path, desktop)
        opengl = photographed(tmp_path / "opengl", tmp_path, desktop | OPENGL)
    assert software.keys() == opengl.keys()
    differences = {
        name: unlike(software[name], opengl[name])
        for name in software
        if not name.removeprefix("en-1x-").startswith(IN_MOTION)
    }
    assert len(differences) > 40
    assert {name: part for name, part in differences.items() if part > EDGES} == {}


@pytest.mark.long
def test_a_trick_is_played_and_the_window_resized(tmp_path: Path):
    with x_screen("1920x1080") as desktop:
        done = driven.start("play_a_trick", tmp_path, "xcb", "OpenGL", on=desktop | OPENGL)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
