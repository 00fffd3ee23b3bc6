"""The simulator itself, which works on plain ints and knows no cards, options or engine.

The modules of this package give the same results interpreted or compiled with mypyc.
"""

from __future__ import annotations

from pathlib import Path

from arschloch_gui.ai import compiled

IS_COMPILED = compiled.enter(Path(__file__).parent, __path__)
"""Whether the modules of this package are compiled."""
