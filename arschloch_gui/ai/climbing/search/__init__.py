"""Looking ahead: options are played out in hands the others may hold, and the best is taken."""

from __future__ import annotations
