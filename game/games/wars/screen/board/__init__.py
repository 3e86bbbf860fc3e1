"""A faction's board."""
