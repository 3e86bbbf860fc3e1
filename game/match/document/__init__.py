"""Files with structure that people write, TOML or JSON: read within bounds, and what is wrong told with its line."""
