"""Sounds of the table: synthesis, mixing and output."""
