pragma Singleton
import QtQuick

// The one place for colours, type, spacing and timing.
QtObject {
    // One design pixel at 1366 x 768; the visible Stage sets it.
    property real u: 1
    // Factor for the player's chosen size of letters: 0.9 small, 1 usual, 1.2 large, 1.4 largest.
    property real textScale: 1
    // Factor for every length of motion: 0 calm, 1 usual, 0.5 fast.
    property real speed: 1
    // Whether buttons show their keys.
    property bool showKeys: true
    // Families that have every letter of the program's languages; chosen when the program starts.
    property string body: "DejaVu Sans Condensed"
    property string title: "DejaVu Serif Condensed"
    // Whether pages are made and drawings painted beside the window's own work: from the first frame on.
    property bool behind: false
    // A drawing is there, or will never be.
    signal painted
    // How long what nobody has asked for does nothing: so long a key or a click may still be meant for what lay there.
    property int wakeMs: 1000
    // A game's own colours; the visible Stage sets them.
    property var mood: ({})

    readonly property color ink0: "#0B0F24"
    readonly property color ink1: "#121837"
    readonly property color ink2: "#1B2450"
    readonly property color shade: "#04061A"
    readonly property color dusk: "#3A4A8F"
    readonly property color moon: "#F8EED0"
    readonly property color fog: "#AEB9DA"
    readonly property color lantern: "#F5B84A"
    readonly property color honey: "#FFDF98"
    readonly property color ember: "#FF8F6B"
    readonly property color leaf: "#8CCB8A"
    readonly property color mist: "#7CCBC6"
    readonly property color gain: "#A9E0A4"
    readonly property color parchment: "#F3E3BC"
    readonly property color parchmentEdge: "#C99A45"
    // Text on parchment, and its softer second line.
    readonly property color page: "#231C3A"
    readonly property color pageSoft: "#5A4F63"
    readonly property color inkText: "#141B42"
    readonly property color goldTop: "#FFD27A"
    readonly property color goldBottom: "#F0A83A"

    // The colours of plates, edges and buttons on the pages before a game.
    readonly property var night: ({
            "plate": "#121837",
            "turn": "#3A3157",
            "edge": "#3A4A8F",
            "b0": "#2B3976",
            "b1": "#1E2858",
            "be": "#5264AE",
            "soft": "#D5DEF2"
        })
    readonly property var m: mood.plate ? mood : night
    readonly property url artRoot: Qt.resolvedUrl("../../../resources/art/svg/")

    // Lengths of motion in milliseconds at usual speed; use them through ms().
    readonly property int hoverMs: 120
    readonly property int travelMs: 320
    readonly property int swapMs: 1400
    readonly property int staggerMs: 60
    readonly property int turnMs: 130
    readonly property int passMs: 240
    readonly property int panelMs: 200

    // Whether `item`, or a part of it, is being made: it must not go in the midst of that.
    function making(item: Item): bool {
        return (item as Loader)?.status === Loader.Loading || item.children.some(child => making(child));
    }

    function px(n: real): real {
        return Math.round(n * u);
    }
    // The smallest windows are those of dense screens, where a pixel is larger.
    readonly property bool cramped: u < 0.74
    // The smallest type in pixels, and as small as a line may become before it is cut.
    readonly property int least: cramped ? 11 : 12
    readonly property int squeezed: cramped ? 10 : 12
    // How much larger letters are than pages are drawn for.
    readonly property real swell: text(14) / (14 * u)
    // A size of type in pixels.
    function text(n: real): int {
        return Math.max(least, Math.round(n * u * textScale));
    }
    function ms(n: real): int {
        return Math.round(n * speed);
    }
    // A thin edge that never vanishes.
    function hair(n: real): real {
        return Math.max(1, Math.round(n * u));
    }
}
