"""Game pictures composed of parts that were drawn when the game was built."""

import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from arschloch_gui import art_version
from arschloch_gui.art import prepared
from arschloch_gui.art.scenes import GAMES, draw_parts, render_game_picture

TILE, SMALL, WIDE = (86, 147), (112, 60), (200, 60)
WALLS = ("seigneur", "daifugo", "career")
"""The games with the widest scenes."""


@pytest.fixture
def asked(monkeypatch):
    """Draw parts on the spot in place of those in the package; return the names requested."""
    names = []

    def picture(key):
        names.append(key)
        return draw_parts(key).together()

    monkeypatch.setattr(prepared, "picture", picture)
    return names


def drawn(key, size, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr(prepared, "picture", lambda key: None)
        return render_game_picture(key, size)


@pytest.mark.sampled
@pytest.mark.parametrize("key", WALLS)
def test_a_picture_of_parts_looks_like_a_drawn_one(asked, monkeypatch, key):
    for size in (TILE, SMALL):
        pictures = render_game_picture(key, size), drawn(key, size, monkeypatch)
        # Lines fall between pixels differently; from farther away, both look the same.
        near = ImageChops.difference(*(picture.convert("RGB").reduce(4) for picture in pictures))
        assert max(ImageStat.Stat(near).mean) < 5
        extrema: Any = near.getextrema()
        assert max(high for _, high in extrema) < 60
    assert asked == [key, key]


def test_the_digest_covers_all_sources_that_draw(tmp_path):
    package = Path(art_version.__file__).parent
    sources = [*(package / "art").glob("*.py"), package / "looks.py", package / "languages.py"]
    outside = {
        name
        for source in sources
        for name in re.findall(
            r"^from arschloch_gui\.(\w+)", source.read_text("utf-8"), re.MULTILINE
        )
    }
    assert outside - {"art", "art_version"} == {"looks", "languages"}
    (tmp_path / "art").mkdir()
    for source in sources:
        (tmp_path / source.relative_to(package)).write_bytes(source.read_bytes())
    digest = art_version.source_digest.__wrapped__
    for changed in ("looks.py", "languages.py", "art/cards.py"):
        before = digest(tmp_path)
        with (tmp_path / changed).open("a", encoding="utf-8") as file:
            file.write("# another letter\n")
        assert digest(tmp_path) != before, changed


def test_a_picture_larger_than_its_parts_is_drawn(asked, monkeypatch):
    assert render_game_picture("practice", WIDE) == drawn("practice", WIDE, monkeypatch)
    assert asked == []


@pytest.mark.sampled
def test_parts_drawn_by_other_sources_are_not_used(tmp_path, monkeypatch):
    monkeypatch.setattr(prepared, "FOLDER", tmp_path / "parts")
    prepared.prepare([("practice", draw_parts("practice").together())], prepared.FOLDER)
    kept = prepared.is_current.__wrapped__
    monkeypatch.setattr(prepared, "is_current", lambda: kept(prepared.FOLDER))
    assert prepared.picture("practice").size == draw_parts("practice").together().size
    assert prepared.picture("arschloch") is None
    monkeypatch.setattr(prepared, "source_digest", lambda: "another")
    assert prepared.picture("practice") is None


@pytest.mark.sampled
def test_damaged_parts_are_not_used(tmp_path, monkeypatch):
    monkeypatch.setattr(prepared, "FOLDER", tmp_path)
    monkeypatch.setattr(prepared, "is_current", lambda: True)
    (tmp_path / "practice.png").write_bytes(b"\x89PNG\r\n\x1a\n and then nothing")
    assert prepared.picture("practice") is None
    Image.new("RGBA", (3, 3)).save(tmp_path / "practice.png")
    assert render_game_picture("practice", TILE) == drawn("practice", TILE, monkeypatch)


def test_what_is_prepared_again_takes_the_place_of_all_before(tmp_path):
    folder = tmp_path / "parts"
    image = Image.new("RGBA", (3, 3))
    prepared.prepare([("one", image), ("two", image)], folder)
    prepared.prepare([("one", image)], folder)
    assert {file.name for file in folder.iterdir()} == {"one.png", prepared.DRAWN_BY}
    assert [each.name for each in tmp_path.iterdir()] == ["parts"]


def test_every_game_has_a_name_that_is_a_file_name():
    assert all(key.replace("-", "").isalnum() for key in GAMES)
