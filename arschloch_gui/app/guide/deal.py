"""The deal used for the guided first round."""

PRESET, DEAL, LEVEL = "arschloch", 400, "novice"
"""Settings of a friendly deal: two aces, two pairs, and another player leads."""
VALUES: dict[str, object] = {"players": 4, "rounds": 3}
FINGERPRINT = "16ce9fba4f1e9332"
"""Start of the fingerprint of the first round, which identifies it."""
