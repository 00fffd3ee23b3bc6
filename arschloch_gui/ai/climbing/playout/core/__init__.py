"""The simulator on plain ints: nothing here knows cards, options or the engine.

The modules of this package run as they are or compiled with mypyc; `compiled` says which.
"""

from __future__ import annotations
