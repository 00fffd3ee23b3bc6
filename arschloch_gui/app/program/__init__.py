"""The program itself: its version, its licences and problem reports."""
