"""Where the packaged program starts: the window, or the command line when a verb is given."""

from __future__ import annotations

import sys

from client.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
