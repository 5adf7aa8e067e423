"""What talks to people: the command line, the Discord client, and the cards and channels kept on disk."""
