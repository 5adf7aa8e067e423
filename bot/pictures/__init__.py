"""Pictures that the bot draws: the board of a game, and the symbols in card texts."""
