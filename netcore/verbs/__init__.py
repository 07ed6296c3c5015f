"""What the command line can do: one module a verb, each with `add_arguments(parser)` and `run(args) -> int`."""
