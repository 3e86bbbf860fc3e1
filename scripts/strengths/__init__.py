"""The contests that tell how strong the levels are, what they must show, and the README's table of them."""
