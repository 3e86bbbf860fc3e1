"""The games that ship, a package each, and the table of them."""
