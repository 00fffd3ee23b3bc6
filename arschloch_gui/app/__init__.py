"""The window, the command line, wording and files: the only layer that knows Qt."""
