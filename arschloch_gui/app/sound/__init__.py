"""The sounds of the table: synthesis, mixing and output."""
