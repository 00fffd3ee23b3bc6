"""Integration with the desktop: window system, settings, signals and restrictions on Qt."""
