"""Files that must not be lost, and files from outside."""
