"""The adapter that plays the neutral cases read off the XMage suite, and says of each whether it holds."""
