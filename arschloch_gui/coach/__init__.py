"""Judging and explaining decisions: the value of every option, the loss of a choice, and the
reasons.

This package depends on the engine and the computer players, but not on Qt or files.
"""

from __future__ import annotations
