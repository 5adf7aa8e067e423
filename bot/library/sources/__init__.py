"""One room a kind of file that cards, rulings or rules come in."""
