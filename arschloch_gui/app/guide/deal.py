"""What is dealt in the guided first round."""

PRESET, DEAL, LEVEL = "arschloch", 400, "novice"
"""What is played: a friendly deal (two aces and two pairs, and somebody else leads)."""
VALUES: dict[str, object] = {"players": 4, "rounds": 3}
FINGERPRINT = "16ce9fba4f1e9332"
"""The beginning of the fingerprint of the first round, by which it is known as such."""
