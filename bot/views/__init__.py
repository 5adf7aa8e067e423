"""What people press, choose and fill in."""
