"""Drawing of the Earth boards: outlines, projection, labels, colours, anchors (used by build_maps.py)."""
