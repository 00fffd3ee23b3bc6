"""Teaching decisions: what every option is worth, how much a choice loses, and why.

It knows the engine and the players, and neither Qt nor files.
"""

from __future__ import annotations
