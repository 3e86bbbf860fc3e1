"""Pictures for screens: large figures on painted grounds, by night and out of fog."""
