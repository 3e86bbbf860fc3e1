"""The words of Black Goat."""
