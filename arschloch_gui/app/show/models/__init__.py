"""List models for QML, whose rows are immutable values and change by exact row operations."""
