pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The visual effect of a rule's moment, besides its word: a bomb bursts, a blade cuts across,
    crown and ears change places, the light goes out, a pile burns. Each runs once, and only with
    animations on. */
Item {
    id: scene

    required property Session session
    required property Places places
    readonly property string wanted: session.table.momentEffect
    // The effect stays the same while it fades.
    property string effect: ""
    /*! 0: start, 1: end. */
    property real t: 1
    readonly property point middle: places.trickCentre
    readonly property real reach: 1.2 * places.trickHeight

    Accessible.ignored: true
    visible: t < 1
    onWantedChanged: if (wanted !== "" && session.pace.moves) { effect = wanted; passing.restart() }
    NumberAnimation { id: passing; target: scene; property: "t"; from: 0; to: 1; duration: scene.session.pace.moment }

    function eased(part) { const p = Math.max(0, Math.min(1, part)); return 1 - Math.pow(1 - p, 3) }

    Loader {
        active: scene.t < 1 && scene.effect !== ""
        sourceComponent: scene.effect === "blast" ? blast : scene.effect === "slash" ? slash
                       : scene.effect === "turn" ? turn : scene.effect === "shadow" ? shadow
                       : scene.effect === "blaze" ? blaze : null
    }

    Component {
        id: blast
        Item {
            id: burst
            // A flash that opens into a ring, and splinters.
            readonly property real open: scene.eased(scene.t / 0.5)
            Rectangle {
                width: 2.2 * scene.reach * burst.open
                height: width
                radius: width / 2
                x: scene.middle.x - width / 2
                y: scene.middle.y - height / 2
                color: "transparent"
                border { width: Math.max(1, Theme.px(26) * (1 - burst.open)); color: Theme.warn }
                opacity: 1 - burst.open
                antialiasing: true
            }
            Repeater {
                model: 14
                Rectangle {
                    required property int index
                    readonly property real way: (0.25 + scene.eased(scene.t / 0.6)) * scene.reach * (index % 2 ? 1 : 1.35)
                    readonly property real angle: index * 360 / 14 + (index % 3) * 7
                    width: Theme.px(index % 2 ? 34 : 54) * (1 - 0.7 * scene.eased(scene.t / 0.7))
                    height: Theme.px(7)
                    radius: height / 2
                    x: scene.middle.x + way * Math.cos(angle * Math.PI / 180) - width / 2
                    y: scene.middle.y + way * Math.sin(angle * Math.PI / 180) - height / 2
                    rotation: angle
                    color: index % 2 ? Theme.turn : Theme.warn
                    opacity: scene.t < 0.45 ? 1 : Math.max(0, 1 - (scene.t - 0.45) / 0.25)
                    antialiasing: true
                }
            }
        }
    }
    Component {
        id: slash
        Item {
            id: blade
            // A blade crosses the trick, quick in and slow out.
            readonly property real drawn: scene.eased(scene.t / 0.22)
            Repeater {
                model: 2
                Rectangle {
                    required property int index
                    width: 2.6 * scene.reach * blade.drawn
                    height: Theme.px(index ? 3 : 10)
                    radius: height / 2
                    x: scene.middle.x - 1.3 * scene.reach * Math.cos(0.42)
                    y: scene.middle.y + 1.3 * scene.reach * Math.sin(0.42) - height / 2
                    transformOrigin: Item.Left
                    rotation: -24
                    color: index ? "#FFFFFF" : Theme.turn
                    opacity: scene.t < 0.25 ? 1 : Math.max(0, 1 - (scene.t - 0.25) / 0.45)
                    antialiasing: true
                }
            }
        }
    }
    Component {
        id: turn
        Item {
            id: orbit
            // High and low change places around the trick.
            readonly property real way: { const p = Math.max(0, Math.min(1, scene.t / 0.8)); return p * p * (3 - 2 * p) }
            Repeater {
                model: ["crown", "donkey"]
                Insignia {
                    key: modelData
                    required property string modelData
                    required property int index
                    readonly property real angle: (index ? 90 : -90) + 180 * orbit.way
                    width: Math.round(0.5 * scene.places.trickHeight)
                    height: width
                    x: scene.middle.x + 1.35 * scene.reach * Math.cos(angle * Math.PI / 180) - width / 2
                    y: scene.middle.y + 0.62 * scene.reach * Math.sin(angle * Math.PI / 180) - height / 2
                    rotation: 18 * Math.sin(Math.PI * 4 * orbit.way)
                    opacity: Math.min(1, 8 * scene.t, 6 * (1 - scene.t))
                    antialiasing: true
                }
            }
        }
    }
    Component {
        id: shadow
        Rectangle {
            // The candles have been blown out.
            width: scene.width
            height: scene.height
            color: "#1A0406"
            opacity: 0.62 * Math.min(1, 7 * scene.t, 3.5 * (1 - scene.t))
        }
    }
    Component {
        id: blaze
        Item {
            Repeater {
                model: 30
                Rectangle {
                    required property int index
                    readonly property real late: (index * 37 % 30) / 30 * 0.5
                    readonly property real own: Math.max(0, Math.min(1, (scene.t - late) / 0.5))
                    width: Theme.px(44 - index % 4 * 8) * (1 - 0.75 * own)
                    height: 1.6 * width
                    radius: width / 2
                    visible: own > 0 && own < 1
                    x: scene.middle.x + Theme.px((index * 53 % 30 - 14.5) * 13) * (1 - 0.25 * own) + Theme.px(9) * Math.sin(index + 9 * own) - width / 2
                    y: scene.middle.y + 0.5 * scene.places.trickHeight - (1 + index % 3 * 0.22) * scene.places.trickHeight * own - height / 2
                    color: own < 0.3 ? Theme.turn : own < 0.65 ? Theme.gold : Theme.warn
                    opacity: 0.85 * (1 - own)
                    antialiasing: true
                }
            }
        }
    }
}
