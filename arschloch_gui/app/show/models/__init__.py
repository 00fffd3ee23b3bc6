"""List models for QML: rows are immutable values, changes are exact row operations."""
