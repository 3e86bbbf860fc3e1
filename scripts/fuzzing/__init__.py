"""Files from outside, changed by their structure: what is made of them, and the life of every one that is accepted."""
