"""The page about the network: who hears whom, what is in the way, and what to do about it."""
