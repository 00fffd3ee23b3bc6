"""Computer players of Thirteen Cards."""
