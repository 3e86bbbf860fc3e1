"""The rules of Black Goat."""
