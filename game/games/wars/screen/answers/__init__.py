"""The open question as things to click, and the keys that choose them."""
