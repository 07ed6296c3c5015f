import QtQuick

// A key that does something from anywhere on its screen, wherever it is on the keyboard. Give its Latin letter, a digit,
// or a sequence as "Return" or "Ctrl+Return".
Item {
    id: hotkey
    property string key
    property bool live: true
    signal pressed
    Shortcut {
        sequences: hotkey.key === "" ? [] : hotkey.key === "Return" ? ["Return", "Enter"] : [hotkey.key]
        enabled: hotkey.live && !(Hands.talking && (hotkey.key.length === 1 || hotkey.key === "Return"))
        autoRepeat: false
        onActivated: {
            if (hotkey.key.length === 1) {
                Hands.learn(hotkey.key, hotkey.key);
            }
            Hands.deed();
            hotkey.pressed();
        }
    }
    Component.onCompleted: Hands.add(hotkey)
    Component.onDestruction: Hands.drop(hotkey)
}
