"""The list of all saved matches, and the statistics ledger."""
