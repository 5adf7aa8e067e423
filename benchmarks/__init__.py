"""How fast it is: one room a thing measured, all run by ``python -m benchmarks``."""
