"""Lessons by playing: a local table with stacked cards, and the raven's thoughts. No real table hears of them."""
