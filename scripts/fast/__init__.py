"""What build_fast.py is made of: prepared sources, the compiler's run, the comparison of both engines."""
