"""Pictures for QML: addresses, drawing, caching and the drawing thread."""
