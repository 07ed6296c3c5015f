"""The window: screens in Qt Quick, and the view models behind them."""

from netcore.version import RELEASE

__version__ = RELEASE
