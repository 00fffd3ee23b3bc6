pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! Paper scraps thrown up from behind a head, which fall once. */
Item {
    id: scraps

    /*! The middle of the face, and its size. */
    property point heart
    property real face: 0
    /*! Milliseconds until all scraps have fallen. */
    property int lasts: 0
    /*! Throw the scraps. */
    function scatter() { scattering.restart() }

    /*! 0: not thrown yet, 1: fallen. */
    property real t: 1
    visible: t > 0 && t < 1
    readonly property list<color> tones: [Theme.gold, Theme.red, Theme.paper, Theme.clothLight, Theme.goldLight, Theme.copper]
    NumberAnimation { id: scattering; target: scraps; property: "t"; from: 0.001; to: 1; duration: scraps.lasts }

    Repeater {
        model: scraps.visible ? 34 : 0
        Rectangle {
            required property int index
            // A spread without randomness: each scrap in its own direction.
            readonly property real turn: (index * 137.5) % 360 * Math.PI / 180
            readonly property real force: 0.7 + (index * 61 % 50) / 70
            readonly property real late: (index % 5) * 0.03
            readonly property real t: Math.max(0, Math.min(1, (scraps.t - late) / (1 - late)))
            x: scraps.heart.x + 2.3 * scraps.face * force * Math.cos(turn) * (1 - Math.pow(1 - t, 2.2)) - width / 2
            y: scraps.heart.y - 0.3 * scraps.face + scraps.face * ((1.1 * Math.sin(turn) - 0.9) * force * (1 - Math.pow(1 - t, 2.6)) + 2.3 * t * t)
            width: Theme.px(index % 3 ? 9 : 15)
            height: Theme.px(index % 3 ? 15 : 9) * Math.max(0.15, Math.abs(Math.cos(index + 11 * t)))
            rotation: index * 40 + 420 * t * (index % 2 ? 1 : -1)
            color: scraps.tones[index % 6]
            opacity: t < 0.75 ? 1 : 4 * (1 - t)
        }
    }
}
