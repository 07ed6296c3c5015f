import QtQml

// What a player of a game has to know, a paragraph each, and the keys of its table: each as [key, what it does].
QtObject {
    required property list<string> rules
    required property list<var> keys
}
