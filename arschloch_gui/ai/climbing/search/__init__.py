"""Look-ahead search, which evaluates options by rollouts with hands that the others may hold."""

from __future__ import annotations
