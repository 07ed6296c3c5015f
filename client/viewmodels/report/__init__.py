"""What somebody who is to find a fault needs to know: the page for it, and the offer after an unexpected end."""
