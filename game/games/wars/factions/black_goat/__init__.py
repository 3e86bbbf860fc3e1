"""Black Goat."""
