"""Bad input, as one sentence for the person at the keyboard."""

from __future__ import annotations


class Failure(Exception):
    """Ends a command with its sentence on stderr and exit status 2."""
