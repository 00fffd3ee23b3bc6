"""The room where decisions are practised, and what is remembered of it."""
