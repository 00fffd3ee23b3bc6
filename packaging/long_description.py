"""Description of the project for a package index: the README, with links that work there.

An index shows the page without the files around it, and without targets for links within the page,
so only the words of those are kept. With the address `Documentation` in
pyproject.toml (the folder `docs` on the web), relative links become absolute, and with `Pictures`
also the pictures. Without them, only the words of a link are kept, and pictures are left out.

hatchling loads this file alone (`[tool.hatch.metadata.hooks.custom]`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from hatchling.metadata.plugin.interface import MetadataHookInterface

README = "README.md"
DOCUMENTATION, PICTURES = "Documentation", "Pictures"
_RELATIVE = r"(?![a-z]+:)[^)\s]+"
_PICTURE = re.compile(rf"!\[(?P<words>[^]]*)\]\((?P<place>{_RELATIVE})\)\n?")
_LINK = re.compile(rf"(?<!!)\[(?P<words>[^]]*)\]\((?P<place>{_RELATIVE})\)")


def described(readme: str, addresses: Mapping[str, str]) -> str:
    """Return the README for a package index, with the given addresses of the project."""
    documents = addresses.get(DOCUMENTATION, "").rstrip("/") + "/"
    pictures = addresses.get(PICTURES, "").rstrip("/") + "/"

    def picture(found: re.Match[str]) -> str:
        name = found["place"].removeprefix("docs/pictures/")
        return f"![{found['words']}]({pictures}{name})\n" if PICTURES in addresses else ""

    def link(found: re.Match[str]) -> str:
        if DOCUMENTATION not in addresses or found["place"].startswith("#"):
            return found["words"]
        # Links start at the top of the tree, one folder above the documentation.
        return f"[{found['words']}]({urljoin(documents, '../' + found['place'])})"

    without = re.sub(r"\n{3,}", "\n\n", _PICTURE.sub(picture, readme))
    return _LINK.sub(link, without)


class LongDescription(MetadataHookInterface):
    """Metadata hook that sets the description."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set `readme`, which pyproject.toml declares as dynamic."""
        readme = (Path(self.root) / README).read_text(encoding="utf-8")
        text = described(readme, metadata.get("urls", {}))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
