"""Static abilities: continuous effects, permissions, prohibitions and changes of costs."""
