"""The table of When I Dream."""
