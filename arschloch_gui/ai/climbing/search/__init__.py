"""Look-ahead search: options are rolled out with hands the others may hold."""

from __future__ import annotations
