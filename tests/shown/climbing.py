"""All scenarios of the climbing game; the files that fill them in are imported by `everything`."""

from __future__ import annotations

from shown.sentences import Scenarios

SHOWN = Scenarios()
