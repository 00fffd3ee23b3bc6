"""The climbing family: Arschloch, Trou du cul, President and similar games."""
