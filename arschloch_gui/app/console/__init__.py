"""Standard output and error of commands, including closed and non-UTF-8 streams."""
