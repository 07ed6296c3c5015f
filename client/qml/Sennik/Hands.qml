pragma Singleton
import QtQuick

// What the player's hands do: which key is meant on the keyboard that is here, and whose Enter is.
QtObject {
    id: hands

    // ── the keyboard ──────────────────────────────────────────────────────────────────────────────────────────────
    // The keys that buttons are named after, row by row, and what other layouts have in their places.
    readonly property string places: "1234567890QWERTYUIOPASDFGHJKLZXCVBNM"
    readonly property string cyrillic: "1234567890ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ"
    readonly property var alike: ({
            "Ы": "S",
            "Ў": "O"
        })
    readonly property string czech: "+ĚŠČŘŽÝÁÍÉ"
    readonly property string french: "&É\"'(-È_ÇÀ"
    // What keys of this keyboard bear, where that is something else: by the Latin letter.
    property var caps: speaks(["uk", "ru"]) ? capsOf(cyrillic) : ({})
    // Whether the row of digits was last seen to be a Czech one; a French one has é elsewhere.
    property bool isCzech: speaks(["cs", "sk"])

    function speaks(languages: list<string>): bool {
        return languages.includes(InputMethod.locale.name.slice(0, 2));
    }
    function capsOf(layout: string): var {
        const caps = {};
        for (let at = 10; at < places.length; ++at) {
            caps[places[at]] = layout[at];
        }
        return caps;
    }
    // The place of a key by the number that the system gives it; "" for one that stands elsewhere or is not numbered.
    function placeOf(scan: int): string {
        const code = Qt.platform.os === "windows" ? scan + 8 : scan;
        const rows = [[10, 0, 10], [24, 10, 10], [38, 20, 9], [52, 29, 7]];
        const row = rows.find(each => code >= each[0] && code < each[0] + each[2]);
        return row ? places[row[1] + code - row[0]] : "";
    }
    // The Latin letter or digit that a key stands for: what it writes if that is one, else the one in its place.
    function meant(key: int, scan: int, modifiers: int): string {
        if (key < 33 || key > 0xFFFF || modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) {
            return "";
        }
        const sign = String.fromCharCode(key).toUpperCase();
        if (places.includes(sign)) {
            return sign;
        }
        const place = scan > 0 ? placeOf(scan) : guessed(sign);
        const digit = place >= "0" && place <= "9";
        // Another sign of a Latin keyboard is meant for itself.
        if (place === "" || (digit ? modifiers & Qt.ShiftModifier : sign.charCodeAt(0) < 0x370)) {
            return "";
        }
        return place;
    }
    // Whether a key writes a letter, and is none of the row of digits.
    function isLetter(event: KeyEvent): bool {
        const key = meant(event.key, event.nativeScanCode, event.modifiers);
        return key >= "A" || key === "" && event.text.toLowerCase() !== event.text.toUpperCase();
    }
    // Where a sign is on the keyboards that we know, for systems that number no keys.
    function guessed(sign: string): string {
        const at = cyrillic.indexOf(sign);
        if (at >= 0) {
            return places[at];
        }
        const rows = isCzech ? [czech, french] : [french, czech];
        const row = rows.find(each => each.includes(sign));
        return row ? places[row.indexOf(sign)] : alike[sign] ?? "";
    }
    // What somebody writes tells which letters the keys bear.
    function learn(sign: string, place: string): void {
        const at = cyrillic.indexOf(sign);
        if (at >= 10 || sign in alike) {
            if (caps.H !== "Р") {
                caps = capsOf(cyrillic);
            }
        } else if (sign >= "A" && sign <= "Z") {
            if (Object.keys(caps).length > 0) {
                caps = {};
            }
        } else if (place >= "A" && caps[place] !== sign) {
            caps = Object.assign({}, caps, {
                [place]: sign
            });
        }
        if (czech.includes(sign) !== french.includes(sign)) {
            isCzech = czech.includes(sign);
        }
    }
    // When somebody last typed in a field, and has not ended that by Enter or by doing something else.
    property real typedMs: 0
    // The same of what stands in a field.
    function read(text: string): void {
        typedMs = Date.now();
        const sign = text.slice(-1).toUpperCase();
        if (sign >= "A" && sign <= "Z" || cyrillic.indexOf(sign) >= 10) {
            learn(sign, "");
        }
    }
    // How a key is called on this keyboard.
    function shown(key: string): string {
        return key === "Space" ? qsTr("Space") : caps[key] ?? key.replace("Return", "Enter");
    }
    // The same of a list of keys, as the help has it.
    function shownAll(keys: string): string {
        return keys.split(" · ").map(key => shown(key)).join(" · ");
    }

    // Whether somebody with the keyboard on `item` is writing.
    function writes(item: Item): bool {
        return item instanceof TextInput || item instanceof TextEdit;
    }
    // What has come by itself and waits until whoever writes has done: Escape in the field goes on to it.
    property Item patient: null
    signal yielded
    function yieldField(): bool {
        const waits = patient !== null;
        yielded();
        return waits;
    }
    // Whether somebody is in the chat with the keyboard: letters, digits and Enter press no button of the page then.
    property bool talking: false
    // The field in which somebody was typing has gone by itself.
    signal unfielded

    // ── keys of buttons ───────────────────────────────────────────────────────────────────────────────────────────
    readonly property var hotkeys: []
    function add(hotkey: Item): void {
        hotkeys.push(hotkey);
    }
    function drop(hotkey: Item): void {
        hotkeys.splice(hotkeys.indexOf(hotkey), 1);
    }
    // A key that nobody in the window has taken: whether it was a button's, by its place. Qt knows those by their letter.
    function press(event: KeyEvent): bool {
        const key = meant(event.key, event.nativeScanCode, event.modifiers);
        const sign = String.fromCharCode(event.key).toUpperCase();
        if (key === "" || key === sign) {
            return false;
        }
        learn(sign, key);
        const live = event.isAutoRepeat ? [] : Array.from(hotkeys).filter(each => each.key === key && each.live);
        const last = live.pop();
        deed();
        last?.pressed();
        return last !== undefined;
    }

    // ── Enter ─────────────────────────────────────────────────────────────────────────────────────────────────────
    // The button that somebody has gone to with the keyboard: Enter is its own then, and it alone is lit. One that has
    // been clicked, or that the program has gone to, leaves Enter to the button that was lit.
    property Item walker: null
    // Stays when the walker itself has gone.
    property bool walking: false
    property real touchedMs: 0
    readonly property int touchMs: 200
    // A step by Tab or arrow is made just now. Whether it has been made: Qt makes those by Tab.
    function walk(): bool {
        touchedMs = 0;
        shaken = [];
        bared = false;
        deed();
        return false;
    }
    // From where the keyboard is to the nearest thing in a direction. Whether there is one.
    function step(scope: Item, dx: int, dy: int): bool {
        const from = scope.Window.activeFocusItem;
        // The arrows in a line of text are its own, and must not lead out of it at its ends.
        if (from === null || writes(from) && dx !== 0) {
            return false;
        }
        const here = from.mapToItem(scope, 0, 0, from.width, from.height);
        let best = null;
        let least = Infinity;
        for (const item of reachable(scope)) {
            const there = item.mapToItem(scope, 0, 0, item.width, item.height);
            const beside = dx > 0 ? there.x - here.x - here.width : dx < 0 ? here.x - there.x - there.width : dy > 0 ? there.y - here.y - here.height : here.y - there.y - there.height;
            const apart = dx !== 0 ? Math.max(there.y - here.y - here.height, here.y - there.y - there.height, 0) : Math.max(there.x - here.x - here.width, here.x - there.x - there.width, 0);
            const askew = dx !== 0 ? Math.abs(there.y + there.height / 2 - here.y - here.height / 2) : Math.abs(there.x + there.width / 2 - here.x - here.width / 2);
            const far = beside + 2.2 * apart + 0.3 * askew;
            if (item !== from && beside > -4 && far < least) {
                least = far;
                best = item;
            }
        }
        if (best !== null) {
            walk();
            best.forceActiveFocus(Qt.TabFocusReason);
        }
        return best !== null;
    }
    // Whether `item` lies in `scope`.
    function within(item: Item, scope: Item): bool {
        return item !== null && (item === scope || within(item.parent, scope));
    }
    function reachable(item: Item): list<Item> {
        const found = item.activeFocusOnTab && item.width > 0 ? [item] : [];
        return found.concat(...Array.from(item.children).filter(child => child.visible && child.enabled).map(child => reachable(child)));
    }
    // A key that nothing in `scope` has taken, a page or a dialog: whether it means something there.
    function take(event: KeyEvent, scope: Item): bool {
        switch (event.key) {
        case Qt.Key_Left:
            return step(scope, -1, 0);
        case Qt.Key_Right:
            return step(scope, 1, 0);
        case Qt.Key_Up:
            return step(scope, 0, -1);
        case Qt.Key_Down:
            return step(scope, 0, 1);
        default:
            return press(event);
        }
    }
    // `item`, a button, has got the keyboard or lost it.
    function arrive(item: Item): void {
        if (item.activeFocus && !touched()) {
            walker = item;
            walking = true;
        } else if (walker === item && !item.activeFocus) {
            walker = null;
        }
    }
    function touched(): bool {
        return Date.now() - touchedMs < touchMs;
    }
    // When this player last did something: what changes at once is a consequence of that, and what comes later may be
    // anybody's doing.
    property real deedMs: 0
    readonly property int doneMs: 60
    function deed(): void {
        deedMs = Date.now();
        typedMs = 0;
    }
    function busy(): bool {
        return Date.now() - deedMs < doneMs;
    }
    // Where and when something was last clicked: by the clock, and as the system counts the time between clicks.
    property point clickedAt
    property real clickedMs: 0
    property real clickedStamp: 0
    property Item clickedOn: null
    readonly property int secondMs: 400
    // A click on `item`, which is what it is `since` then: false for the second of two in quick succession where the
    // first was on something else in its place, for one on itself as it was before, within `momentMs`, and for one that
    // was on its way before something there has changed by itself.
    function click(item: Item, point: eventPoint, since: real, momentMs: int): bool {
        const now = Date.now();
        const quick = point.timestamp - clickedStamp < secondMs || clickedOn === item && now - clickedMs < momentMs;
        const other = clickedOn !== item || since >= clickedMs;
        const second = quick && other && item.contains(item.mapFromItem(null, clickedAt.x, clickedAt.y));
        note(item, point);
        touch();
        if (early(item)) {
            return false;
        }
        deed();
        return !second;
    }
    function note(item: Item, point: eventPoint): void {
        clickedAt = point.scenePosition;
        clickedMs = Date.now();
        clickedOn = item;
        clickedStamp = point.timestamp;
    }
    // A click that only chooses `item`: whether it was meant for that, and not for what lay there just before, since
    // Enter is about what is chosen.
    function pick(item: Item, point: eventPoint): bool {
        note(item, point);
        if (early(item)) {
            return false;
        }
        walk();
        touch();
        return true;
    }
    // What has changed by itself, and when: for a moment no click on it and no Enter is meant for what has come. It is
    // over before that where this player goes on by Tab or arrow.
    property var shaken: []
    function shake(area: Item): void {
        stir(area);
        // Whoever has walked elsewhere keeps Enter there.
        if (Told.inside(walker, area)) {
            walker = null;
        }
    }
    // Whether what goes now has been closed by this player: that may take a moment.
    function closes(): bool {
        return Date.now() - deedMs < touchMs;
    }
    // What lay over `area` has gone by itself: what was on its way to it, a click, Enter or Escape, means nothing there.
    // It is over before that where this player goes on by Tab or arrow.
    property bool bared: false
    function bare(area: Item): void {
        shake(area);
        if (Theme.wakeMs > 0) {
            bared = true;
            baring.restart();
        }
    }
    readonly property PauseAnimation baring: PauseAnimation {
        duration: Theme.wakeMs
        onFinished: hands.bared = false
    }
    // The same of what has only moved: what somebody has walked to is still that. In a list it is the rows `from` one on.
    function stir(area: Item, from = 0): void {
        touchedMs = Date.now();
        if (Theme.wakeMs > 0) {
            const lasting = shaken.filter(each => lasts(each.ms));
            shaken = lasting.filter(each => each.area !== area).concat([
                {
                    "area": area,
                    "ms": Date.now(),
                    "from": Math.min(from, ...lasting.filter(each => each.area === area).map(each => each.from))
                }
            ]);
        }
    }
    // In which row of a list something lies; behind all of them in what is no list.
    function rowOf(item: Item, area: Item): real {
        const rows = (area as ListView)?.contentItem ?? null;
        for (let at = item; rows !== null && at !== null && at !== area; at = at.parent) {
            if (at.parent === rows) {
                return at["index"] ?? Infinity; // qmllint disable missing-property
            }
        }
        return Infinity;
    }
    function lasts(ms: real): bool {
        return Date.now() - ms < Theme.wakeMs;
    }
    function early(item: Item): bool {
        return shaken.some(each => lasts(each.ms) && Told.inside(item, each.area) && rowOf(item, each.area) >= each.from);
    }
    function earlyKey(item: Item): bool {
        return walker !== item && early(item);
    }
    // The same of a letter that is pressed wherever its button lies: only if it has come to mean what it does just then.
    function earlyFor(item: Item, since: real): bool {
        return shaken.some(each => lasts(each.ms) && Math.abs(since - each.ms) < doneMs && Told.inside(item, each.area));
    }
    // The keyboard goes elsewhere just now, and nobody has walked there.
    function touch(): void {
        touchedMs = Date.now();
        walker = null;
        walking = false;
    }
}
