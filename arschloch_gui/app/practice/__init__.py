"""Practice: exercises, their verdicts, and the record of past answers."""
