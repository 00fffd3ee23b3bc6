"""The README works on a package index, where the files around it are missing."""

import re
from pathlib import Path

from long_description import described

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
TARGETS = re.compile(r"(?<!!)\[[^]]*\]\(([^)]*)\)")
PICTURES = re.compile(r"!\[[^]]*\]\(([^)]*)\)")
FOLDER, PICTURE_FOLDER = "https://example.org/game/docs", "https://example.org/seen/"
GIVEN = {"Documentation": FOLDER, "Pictures": PICTURE_FOLDER}


def test_links_and_pictures_are_absolute_where_the_owner_has_given_addresses():
    page = described(README, GIVEN)
    assert len(TARGETS.findall(page)) > 5
    for target in TARGETS.findall(page):
        place = target.removeprefix("https://example.org/game/")
        assert place != target, target
        assert (ROOT / place).exists(), target
    names = [each.removeprefix(PICTURE_FOLDER) for each in PICTURES.findall(page)]
    assert names == [Path(each).name for each in PICTURES.findall(README)]
    assert names


def test_without_addresses_the_words_remain_and_nothing_leads_nowhere():
    page = described(README, {})
    assert TARGETS.findall(page) == PICTURES.findall(page) == []
    for words in re.findall(r"(?<!!)\[([^]]*)\]\([^)]*\)", README):
        assert words in page
    assert "\n\n\n" not in page


def test_absolute_links_stay_as_they_are():
    line = "See [Qt](https://www.qt.io/) and ![it](https://example.org/a.png)."
    assert described(line, GIVEN) == described(line, {}) == line
