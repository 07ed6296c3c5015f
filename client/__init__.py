"""The window: screens in Qt Quick, and the view models behind them."""

__version__ = "0.1.0"
