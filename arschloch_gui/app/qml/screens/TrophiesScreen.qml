pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! The shelf of trophies: those earned in colour, the others as shadows. The line at the bottom
    says how the chosen one is earned. */
ScreenFrame {
    id: screen
    objectName: "trophiesScreen"

    readonly property Trophies trophies: App.trophies
    /*! The index of the trophy that the line at the bottom is about. */
    property int chosen: 0
    readonly property var about: trophies.shelf[chosen] ?? { name: "", how: "", when: "" }

    title: qsTr("Trophies")
    panelWidth: Math.min(width - Theme.px(60), Math.max(Theme.px(1180), 62 * Theme.body))
    Component.onCompleted: trophies.look()
    Component.onDestruction: trophies.rest()
    function takeFocus(): void { roving.goTo(roving.stop) }

    actions: Words {
        objectName: "trophiesLine"
        overCloth: true
        soft: true
        text: screen.trophies.line
    }

    Roving { id: roving; items: cells }
    ScrollPane {
        id: pane
        objectName: "trophiesPane"
        anchors { top: parent.top; bottom: foot.top; bottomMargin: Theme.px(10); left: parent.left; right: parent.right }
        Grid {
            id: grid
            readonly property real least: Math.max(Theme.px(128), 9 * Theme.small)
            columns: Math.max(2, Math.floor(pane.column.width / least))
            width: pane.column.width
            rowSpacing: Theme.px(2)
            Repeater {
                id: cells
                // The model is a number so that the cells live on and keep the focus.
                model: screen.trophies.shelf.length
                T.AbstractButton {
                    id: cell
                    required property int index
                    readonly property var trophy: screen.trophies.shelf[index] ?? { key: "", name: "", how: "", when: "", earned: false }
                    readonly property Item sight: Sight { parent: cell; looks: cell.trophy.name }
                    objectName: "trophy:" + trophy.key
                    width: grid.width / grid.columns
                    height: picture.height + plank.height + name.maximumHeight + Theme.px(8)
                    focusPolicy: activeFocus || index === roving.stop ? Qt.StrongFocus : Qt.ClickFocus
                    hoverEnabled: true
                    onClicked: screen.chosen = index
                    onHoveredChanged: if (hovered) screen.chosen = index
                    onActiveFocusChanged: if (activeFocus) { roving.last = index; screen.chosen = index }
                    Keys.onLeftPressed: roving.walk(index, -1)
                    Keys.onRightPressed: roving.walk(index, 1)
                    Keys.onUpPressed: roving.climb(index, -1)
                    Keys.onDownPressed: roving.climb(index, 1)
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    Accessible.role: Accessible.Button
                    Accessible.ignored: !visible
                    Accessible.name: trophy.name
                    Accessible.description: trophy.how + " " + trophy.when

                    Rectangle {
                        id: plank
                        y: picture.y + picture.height
                        width: parent.width
                        height: Theme.px(9)
                        color: Theme.rimLight
                    }
                    Drawn {
                        id: picture
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Theme.px(80)
                        height: width
                        subject: Art.trophySubject(cell.trophy.key, cell.trophy.earned)
                    }
                    Words {
                        id: name
                        readonly property real maximumHeight: 2 * 1.35 * Theme.small
                        y: plank.y + plank.height + Theme.px(3)
                        x: Theme.px(4)
                        width: parent.width - 2 * x
                        height: maximumHeight
                        horizontalAlignment: Text.AlignHCenter
                        font { pixelSize: Theme.small; bold: cell.trophy.earned }
                        soft: !cell.trophy.earned
                        text: cell.trophy.name
                        Accessible.ignored: true
                    }
                    FocusRing { shown: cell.visualFocus }
                }
            }
        }
    }
    Column {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(2)
        Heading { objectName: "trophyName"; width: parent.width; level: 2; text: screen.about.name }
        Words { objectName: "trophyCondition"; width: parent.width; text: screen.about.how }
        Words { objectName: "trophyWhen"; width: parent.width; soft: true; font.pixelSize: Theme.small; text: screen.about.when }
    }
}
