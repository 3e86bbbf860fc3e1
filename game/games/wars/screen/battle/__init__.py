"""The battle beside the map, its dice and odds."""
