"""Any match of the list, looked at once more, step by step and with all hands open."""
