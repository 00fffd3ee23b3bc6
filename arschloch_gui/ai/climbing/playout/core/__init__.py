"""The simulator on plain ints, independent of cards, options and the engine.

The modules of this package run interpreted or compiled with mypyc, with the same results.
"""

from __future__ import annotations

from pathlib import Path

from arschloch_gui.ai.climbing.playout import native

IS_COMPILED = native.enter(Path(__file__).parent, __path__)
"""Whether the modules of this package are compiled."""
