pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! One of several values, each a picture with its name. `choices` is a list of {value, text,
    subject, help}, with subjects from `Art`. */
Column {
    id: row

    property string label: ""
    /*! A line about the row, by default that of the chosen value. */
    property string help: choices[at]?.help ?? ""
    property var choices: []
    property var current
    /*! Start of the tiles' object names. */
    property string prefix: "picture:"
    property real pictureWidth: Theme.px(112)
    property real pictureHeight: Theme.px(70)
    /*! Whether pictures fill their tiles and tiles their lines. Otherwise pictures are shown
        whole. */
    property bool filling: false
    signal chosen(var value)

    /*! The index of the chosen value, -1 if it is none of them. */
    readonly property int at: choices.findIndex(choice => choice.value === current)
    readonly property real _least: Math.max(pictureWidth, 6.2 * Theme.body)
    /*! The number of tiles per line. */
    readonly property int columns: Math.max(1, Math.floor((width + flow.spacing) / (_least + flow.spacing)))
    readonly property real _tile: filling ? Math.floor((width - (columns - 1) * flow.spacing) / columns) : _least
    /*! The height of the tallest caption in each line, because all tiles of a line are equally
        high. */
    property list<real> _captions: []
    function _align() {
        const highest = []
        for (let at = 0; at < tiles.count; ++at) {
            const line = Math.floor(at / columns)
            highest[line] = Math.max(highest[line] ?? 0, (tiles.itemAt(at) as NamedTile)?.caption ?? 0)
        }
        _captions = highest
    }
    // A signal, because a row that is destroyed in the same turn does not receive it any more.
    signal alignDue()
    onAlignDue: _align()
    onColumnsChanged: Qt.callLater(alignDue)

    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible
    Accessible.name: label

    /*! Move the focus to the chosen value. */
    function takeFocus() {
        const tile = tiles.itemAt(Math.max(0, at)) as NamedTile
        if (tile) tile.forceActiveFocus(Qt.TabFocusReason)
    }
    function _step(from, by) {
        const next = (from + by + tiles.count) % tiles.count
        tiles.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
        chosen(choices[next].value)
    }
    /*! Move to the line above or below, or to the neighbour if there is only one line. */
    function _climb(from, by) {
        if (tiles.count <= columns) _step(from, by)
        else if (from + by * columns >= 0 && from + by * columns < tiles.count) _step(from, by * columns)
    }

    component NamedTile: CheckedButton {
        /*! The height of the caption. */
        property real caption: 0
    }

    Words { width: parent.width; text: row.label; visible: text !== "" }
    Words {
        width: parent.width
        text: row.help
        visible: text !== ""
        soft: true
        font.pixelSize: Theme.small
    }
    Flow {
        id: flow
        width: parent.width
        spacing: Theme.px(8)
        Repeater {
            id: tiles
            // The model is a number so that the tiles live on and keep the focus when their texts
            // change.
            model: row.choices.length
            onItemAdded: Qt.callLater(row.alignDue)
            onItemRemoved: Qt.callLater(row.alignDue)
            NamedTile {
                id: tile
                required property int index
                readonly property var modelData: row.choices[index] ?? { value: undefined, text: "", subject: "" }
                readonly property Item sight: Sight { parent: tile; looks: tile.modelData.text }
                readonly property bool isCurrent: index === row.at
                objectName: row.prefix + modelData.value
                width: row._tile
                height: frame.height + (row._captions[Math.floor(index / row.columns)] ?? 0) + 3 * padding
                caption: name.height
                onCaptionChanged: Qt.callLater(row.alignDue)
                padding: Theme.px(5)
                // Tab stops once at the whole row, and the arrow keys choose.
                focusPolicy: activeFocus || index === Math.max(0, row.at) ? Qt.StrongFocus : Qt.ClickFocus
                hoverEnabled: true
                checked: isCurrent
                onClicked: row.chosen(modelData.value)
                Keys.onLeftPressed: row._step(index, -1)
                Keys.onRightPressed: row._step(index, 1)
                Keys.onUpPressed: row._climb(index, -1)
                Keys.onDownPressed: row._climb(index, 1)
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                Accessible.role: Accessible.RadioButton
                Accessible.ignored: !visible
                Accessible.name: modelData.text
                Accessible.description: modelData.help ?? ""

                background: Rectangle {
                    radius: Theme.radius
                    color: tile.isCurrent ? Theme.gold : tile.hovered ? Theme.panelSoft : "transparent"
                    border.color: tile.isCurrent ? Theme.outline : Theme.controlLine
                    border.width: Theme.line
                    FocusRing { shown: tile.visualFocus }
                }
                contentItem: Item {
                    Rectangle {
                        id: frame
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: parent.width
                        height: Math.round(row.pictureHeight * Math.min(1.5, row._tile / row.pictureWidth))
                        radius: Theme.px(4)
                        color: row.filling ? Theme.panelSoft : "transparent"
                        border { width: row.filling ? Theme.line : 0; color: Theme.outline }
                        clip: row.filling
                        Drawn {
                            anchors.fill: parent
                            anchors.margins: Math.round(parent.border.width)
                            fillMode: row.filling ? Image.PreserveAspectCrop : Image.PreserveAspectFit
                            subject: tile.modelData.subject
                        }
                    }
                    Words {
                        id: name
                        y: frame.height + tile.padding
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: tile.modelData.text
                        color: tile.isCurrent ? Theme.ink : Theme.text
                        font { pixelSize: Theme.small; bold: tile.isCurrent }
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
