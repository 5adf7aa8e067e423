"""The typed slots of sentence templates, by name."""
