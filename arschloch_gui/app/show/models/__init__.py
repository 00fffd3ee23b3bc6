"""List models for QML: rows are frozen values, changes are exact row operations."""
