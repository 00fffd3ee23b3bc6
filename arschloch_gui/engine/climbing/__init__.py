"""The climbing family: Arschloch, Trou du cul, President and what is played like them."""
