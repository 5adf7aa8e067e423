"""Games of real cards that players play at random, as far as the rules let them."""
