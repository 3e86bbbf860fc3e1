"""The rites, a folder each: its rules, bots, words and screen. ``rules.tablets`` says which there are."""
