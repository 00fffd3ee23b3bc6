"""All scenarios of the climbing game; `everything` imports the files that fill them in."""

from __future__ import annotations

from shown.sentences import Scenarios

SHOWN = Scenarios()
