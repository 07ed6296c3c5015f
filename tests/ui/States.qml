import QtQuick
import Sennik

// Every state of the kit side by side; a scene for tests only.
Stage {
    scene: ["sen", "sen_front"]
    Row {
        x: Theme.px(60)
        y: Theme.px(60)
        spacing: Theme.px(36)
        CardView { objectName: "rest"; face: "sen/crows_3" }
        CardView { objectName: "legal"; face: "sen/crows_1"; legal: true; label: "legal" }
        CardView { objectName: "selected"; face: "sen/swap2"; selected: true; label: "selected" }
        CardView { objectName: "disabled"; face: "sen/crows_9"; legal: true; disabled: true }
        CardView { objectName: "peeked"; face: "sen/crows_0"; peeked: true }
        CardView { objectName: "marked"; legal: true; marked: true; label: "marked" }
        CardView { objectName: "passive"; legal: true; passive: true }
        CardView { objectName: "figure"; figure: "12" }
    }
    Column {
        x: Theme.px(60)
        y: Theme.px(280)
        spacing: Theme.px(22)
        Push { objectName: "primary"; text: "Set a table"; primary: true; key: "Return"; width: Theme.px(330) }
        Push { objectName: "refused"; text: "Wake up"; allowed: false; reason: "at the start of a turn"; width: Theme.px(330) }
        Push { objectName: "long"; text: "Nejnezpravděpodobnostňovávatelnější tlačítko na celém stole"; key: "D"; width: Theme.px(330) }
        Choice { objectName: "choice"; label: "Motion"; options: ["calm", "usual", "fast"]; at: 1; onChosen: index => at = index }
        Choice { objectName: "fixed"; label: "Fixed"; options: ["calm", "usual"]; at: 1; fixed: true; onChosen: index => at = index }
        Switch { objectName: "switch"; label: "Help"; onToggled: value => on = value }
        Field { objectName: "field"; label: "Address"; placeholder: "10.0.0.12"; maximumLength: 20 }
    }
    Column {
        x: Theme.px(520)
        y: Theme.px(280)
        spacing: Theme.px(22)
        SeatPlate { objectName: "plate"; name: "Ewa"; pressable: true }
        Chip { objectName: "chip"; text: "Back"; pressable: true }
        SeatPlate { name: "Jagna"; note: "waits"; score: "35"; turn: true }
        SeatPlate { name: "<b>Anna</b>\nAnna"; note: "known name, new key"; warned: true; mark: "icons/warn" }
        SeatPlate { name: "Ondřej"; note: "is not heard"; away: true }
        Ask { text: "Your turn: which card of your dream do you replace?" }
        Ask { mine: false; text: "Waiting for Sofija" }
        Chip { mark: "marks/eye_shut"; text: "owl · bridge" }
    }
    Book { x: Theme.px(960); y: Theme.px(520); width: Theme.px(340); height: Theme.px(200) }
}
