"""The contests that tell how strong the levels are, what they must show, and the table of them in docs/bots.md."""
