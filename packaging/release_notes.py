"""Print the text for a release page: the section of CHANGELOG.md for a version.

    python3 packaging/release_notes.py v1.0.0

The exit status is 1, with a message, if the version is not that of the game, or if the
changelog has no text for it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import project_version
from changelog import CHANGELOG, releases

ROOT = Path(__file__).parents[1]


def notes(tag: str, changelog: str, version: str) -> str:
    """Return the changelog section for a tag, without its heading.

    Raises `ValueError` with a message if the tag is not that of `version`, or if the section is
    missing or empty.
    """
    if tag != f"v{version}":
        raise ValueError(f"The tag {tag} does not name version {version} of the game.")
    text = next((each.text for each in releases(changelog) if each.version == version), None)
    if text is None:
        raise ValueError(f"CHANGELOG.md has no section for {version}.")
    if not text:
        raise ValueError(f"CHANGELOG.md says nothing of {version}.")
    return text + "\n"


def main(arguments: list[str]) -> int:
    """Print the text and return 0, or print an error and return another exit status."""
    if len(arguments) != 1:
        print("usage: python3 packaging/release_notes.py TAG", file=sys.stderr)
        return 2
    version = project_version.released(ROOT)
    try:
        text = notes(arguments[0], CHANGELOG.read_text("utf-8"), version)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
