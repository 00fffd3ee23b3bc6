"""The engine thread, its worker and link, and the messages between them."""
