"""The command line: one room a command. Nothing heavy is imported before a command needs it."""
