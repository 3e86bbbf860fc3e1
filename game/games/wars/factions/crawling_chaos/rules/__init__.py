"""The rules of Crawling Chaos."""
