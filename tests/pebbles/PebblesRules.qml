import Sennik.Table

GameRules {
    rules: ["Turn up one of your two pebbles. The most in all rounds wins."]
    keys: [["Enter", "turn it up"]]
}
