"""What the screens show, computed without a screen: each folds news, derives values, and says what changed."""
