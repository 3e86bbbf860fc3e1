"""Crawling Chaos."""
