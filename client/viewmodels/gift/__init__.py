"""Giving Sennik to a friend: what is offered to browsers while the page is open, and who takes it."""
