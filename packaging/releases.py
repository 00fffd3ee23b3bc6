"""Write the releases from CHANGELOG.md to the AppStream metadata, for software centres.

    python3 packaging/releases.py [--check]

Each release lists the first sentences of its first points. `--check` changes nothing; the exit
status is 1 if the metadata does not match the changelog.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

from changelog import CHANGELOG, releases

ROOT = Path(__file__).resolve().parent.parent
METAINFO = ROOT / "packaging" / "linux" / "io.github.arschloch_game.Arschloch.metainfo.xml"
MOST_POINTS = 10
_WRITTEN = re.compile(r"(?:  <releases>.*</releases>\n)?(?=</component>)", re.DOTALL)


def with_releases(metainfo: str, changelog: str) -> str:
    """Return the metadata with its releases replaced by those of the changelog."""
    written = "".join(_elements(changelog))
    element = f"  <releases>\n{written}  </releases>\n" if written else ""
    return _WRITTEN.sub(lambda _: element, metainfo, count=1)


def _elements(changelog: str) -> Iterator[str]:
    for release in releases(changelog):
        points = "".join(f"          <li>{escape(each)}</li>\n" for each in _points(release.text))
        listed = f"        <ul>\n{points}        </ul>\n"
        told = f"      <description>\n{listed}      </description>\n" if points else ""
        kind = "development" if re.search(r"[a-z]", release.version) else "stable"
        head = f'version="{release.version}" date="{release.date}" type="{kind}"'
        yield f"    <release {head}>\n{told}    </release>\n"


def _points(text: str) -> list[str]:
    """Return the first sentence of each of the first points, in plain text."""
    points = re.findall(r"^- (.*(?:\n  .*)*)", text, re.MULTILINE)[:MOST_POINTS]
    return [_first_sentence(" ".join(each.split())) for each in points]


def _first_sentence(point: str) -> str:
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", point)
    plain = re.sub(r"[*`]", "", plain)
    return re.split(r"(?<=[.!?]) (?=[A-Z])", plain)[0]


def main(arguments: list[str]) -> int:
    """Write the metadata, or check it with --check, and return the exit status."""
    before = METAINFO.read_text(encoding="utf-8")
    after = with_releases(before, CHANGELOG.read_text(encoding="utf-8"))
    if arguments == ["--check"]:
        if before != after:
            print("The metadata does not have the releases of CHANGELOG.md.", file=sys.stderr)
        return int(before != after)
    METAINFO.write_text(after, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
