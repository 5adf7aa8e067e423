"""Conformance: external cases, played by adapters of their own."""
