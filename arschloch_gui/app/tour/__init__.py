"""Pictures of every screen from a match that plays itself."""
