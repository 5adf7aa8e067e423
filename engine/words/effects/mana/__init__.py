"""Adding mana: of fixed types, of a choice of types, of what other permanents could produce."""
