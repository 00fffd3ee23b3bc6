import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A number with a button on either side. Arrow keys change the number. */
LabelledRow {
    id: row

    property int value: 0
    property int from: 0
    property int to: 10
    /*! Words for special numbers, such as {0: "endless"}. */
    property var names: ({})
    /*! The accessible names of the buttons, with %1 for the label. */
    property string fewer: qsTr("%1: fewer")
    property string more: qsTr("%1: more")
    signal chosen(int value)

    readonly property string shownValue: names[value] !== undefined ? names[value] : value.toString()

    function _set(next) {
        const bounded = Math.max(from, Math.min(to, next))
        if (bounded !== value) row.chosen(bounded)
    }

    FontMetrics { id: metrics; font: number.font }
    Row {
        spacing: Theme.px(8)
        IconButton {
            objectName: row.objectName + ":fewer"
            overCloth: false
            sign: "−"
            text: row.fewer.arg(row.label)
            enabled: row.enabled && row.value > row.from
            focusPolicy: Qt.NoFocus
            onClicked: row._set(row.value - 1)
        }
        // Qt reports the value to screen readers and lets them set it.
        T.SpinBox {
            id: spin
            objectName: row.objectName + ":value"
            value: row.value
            // The row limits the value itself, because the bounds may change before or after the
            // value does.
            from: -unbounded
            to: unbounded
            readonly property int unbounded: 1000000
            readonly property int minimumValue: row.from
            readonly property int maximumValue: row.to
            focusPolicy: Qt.StrongFocus
            onValueChanged: if (value !== row.value) {
                const wish = value
                value = Qt.binding(() => row.value)
                row._set(wish)
            }
            // As wide as the longest word, so that the buttons do not move.
            width: Math.max(Theme.px(64), number.implicitWidth + Theme.px(16), widest + Theme.px(16))
            readonly property real widest: {
                let most = 0 * metrics.height  // the height makes this update with the font
                for (let each = row.from; each <= row.to; ++each)
                    if (row.names[each] !== undefined) most = Math.max(most, metrics.advanceWidth(row.names[each]))
                return most
            }
            height: Theme.control
            Accessible.role: Accessible.SpinBox
            Accessible.ignored: !visible
            // The number is the value. Only words that replace a number have to be added.
            Accessible.name: row.names[row.value] === undefined ? row.label : row.label + ": " + row.shownValue
            Keys.onRightPressed: row._set(row.value + 1)
            Keys.onUpPressed: row._set(row.value + 1)
            Keys.onLeftPressed: row._set(row.value - 1)
            Keys.onDownPressed: row._set(row.value - 1)
            // Qt would move the focus to the content item.
            contentItem: null
            Words {
                id: number
                anchors.centerIn: parent
                text: row.shownValue
                wrapMode: Text.NoWrap
                font.bold: true
                font.pixelSize: Theme.large
                Accessible.ignored: true
            }
            background: Item { FocusRing { anchors.margins: 0; shown: spin.activeFocus } }
        }
        IconButton {
            objectName: row.objectName + ":more"
            overCloth: false
            sign: "+"
            text: row.more.arg(row.label)
            enabled: row.enabled && row.value < row.to
            focusPolicy: Qt.NoFocus
            onClicked: row._set(row.value + 1)
        }
    }
}
