"""The window: screens in Qt Quick, and the view models behind them."""
