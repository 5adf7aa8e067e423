"""The rooms: each module measures one thing in its function ``measure``."""
