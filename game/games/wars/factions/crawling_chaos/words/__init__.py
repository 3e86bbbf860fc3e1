"""The words of Crawling Chaos."""
