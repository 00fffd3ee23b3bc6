"""Teaching the climbing game."""

from __future__ import annotations
