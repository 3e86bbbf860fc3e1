"""The sculptor: pieces out of soft shapes, traced once and painted in each palette (scripts/build_figures.py)."""
