pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! Over the summary: all hands as dealt, after the exchange and at the end, the proof of the deal,
    and all decisions. */
SummaryPanel {
    id: pane
    objectName: "allHandsPane"

    readonly property AllHands hands: App.session.allHands
    readonly property real row: Math.max(Math.min(Theme.px(118), (room - under.height) / Math.max(1, rows.length)),
                                         Theme.px(84), 3.6 * Theme.body, 72)
    signal done()

    function takeFocus(): void { pages.takeFocus() }

    title: qsTr("All hands")
    listName: title
    /*! The page shown. It is the chosen one once that is complete, and the previous one until then. */
    property string standing: ""
    readonly property bool decisions: _pages.some(each => each.page === standing)
    readonly property list<Page> _pages: [decided, costly, lucky]
    building: _pages.some(each => each.building)
    /*! The rows shown. A page of decisions covers those of the previous page. */
    property var rows: []
    function _turn(): void {
        const page = _pages.find(each => each.page === hands.page)
        if (page && !page.settled) return
        standing = hands.page
        if (!page) rows = hands.rows
    }
    Connections { target: pane.hands; function onChanged() { pane._turn() } }
    need: decisions ? 0 : rows.length * row + under.height
    listed: !decisions
    main: close
    Keys.onEscapePressed: done()
    Component.onCompleted: _turn()
    onAppeared: App.speaker.opened(title)

    header: ChoiceRow {
        id: pages
        width: parent.width
        prefix: "page:"
        choices: pane.hands.pages
        current: pane.hands.page
        onChosen: value => pane.hands.look(value)
        Accessible.name: pane.title
    }

    component Page: SlicedLoader {
        required property string page
        anchors.fill: parent
        needed: pane.hands.page === page || pane.standing === page
        // If the pane is opened at this page, both appear together.
        asynchronous: pane.standing !== ""
        visible: pane.standing === page
        onSettledChanged: pane._turn()
    }
    Page { id: decided; page: "decided"; source: "DecisionsPage.qml" }
    Page { id: costly; page: "costly"; source: "CostlyPage.qml" }
    Page { id: lucky; page: "luck"; source: "LuckPage.qml" }
    Column {
        width: parent.width
        visible: !pane.decisions
        Repeater {
            // The model is a number so that items are kept when another page is shown.
            model: pane.rows.length
            Item {
                id: line
                required property int index
                readonly property var modelData: pane.rows[index] ?? ({ seat: -1, name: "", title: "", person: 0, isViewer: false, piles: [], told: "" })
                readonly property bool own: modelData.isViewer
                readonly property bool somebody: modelData.seat >= 0
                readonly property real face: Math.min(height - Theme.px(14), Theme.px(64), 0.09 * width)

                width: parent.width
                height: pane.row
                Accessible.role: Accessible.ListItem
                Accessible.ignored: !visible
                Accessible.name: modelData.told

                Rectangle {
                    anchors { fill: parent; bottomMargin: Theme.px(5) }
                    radius: Theme.px(8)
                    color: line.own ? Theme.panelSoft : "transparent"
                    border { width: line.own ? Theme.line : 1; color: line.own ? Theme.gold : Theme.panelLine }
                }
                Portrait {
                    id: portrait
                    x: Theme.px(10)
                    width: line.face; height: width
                    anchors.verticalCenter: parent.verticalCenter
                    anchors.verticalCenterOffset: -Theme.px(2)
                    visible: line.somebody
                    person: line.modelData.person
                }
                Column {
                    id: who
                    x: portrait.x + line.face + Theme.px(10)
                    width: 0.27 * parent.width - x
                    anchors.verticalCenter: portrait.verticalCenter
                    Words {
                        width: parent.width
                        font.bold: true
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        text: line.modelData.name
                        Accessible.ignored: true
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        soft: true
                        font.pixelSize: Theme.small
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        text: line.modelData.title
                        Accessible.ignored: true
                    }
                }
                Row {
                    id: piles
                    readonly property int count: line.modelData.piles.length
                    x: who.x + who.width + Theme.px(12)
                    width: parent.width - x - Theme.px(12)
                    height: parent.height - Theme.px(13)
                    y: Theme.px(4)
                    spacing: Theme.px(14)
                    Repeater {
                        model: line.modelData.piles
                        Item {
                            id: pile
                            required property var modelData
                            width: (piles.width - (piles.count - 1) * piles.spacing) / piles.count
                            height: piles.height
                            Words {
                                id: label
                                width: parent.width
                                visible: text !== ""
                                soft: true
                                font.pixelSize: Theme.small
                                wrapMode: Text.NoWrap
                                elide: Text.ElideRight
                                text: pile.modelData.label
                                Accessible.ignored: true
                            }
                            CardStrip {
                                y: label.visible ? label.height : 0
                                width: parent.width
                                height: parent.height - y
                                spread: 0.86
                                codes: pile.modelData.cards
                                raised: pile.modelData.fresh
                            }
                            Words {
                                y: (parent.height + (label.visible ? label.height : 0) - height) / 2
                                visible: pile.modelData.cards.length === 0
                                soft: true
                                text: "–"
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
        Column {
            id: under
            width: parent.width
            topPadding: Theme.px(6)
            spacing: Theme.px(4)
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                soft: true
                font.pixelSize: Theme.small
                text: pane.hands.proofSentence
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: text !== ""
                color: Theme.accent
                font.pixelSize: Theme.small
                text: pane.hands.message
            }
        }
    }

    buttons: [
        QuietButton {
            objectName: "allExchanges"
            visible: App.retrospect.past.offered
            text: qsTr("Redo an exchange…")
            description: qsTr("All decisions so far that came before the first trick of a round.")
            onClicked: App.retrospect.past.openTable()
        },
        QuietButton {
            objectName: "copyProof"
            visible: pane.hands.proved
            text: qsTr("Copy the proof")
            description: pane.hands.proofSentence
            onClicked: pane.hands.copyProof()
        },
        ActionButton {
            id: close
            objectName: "allHandsDone"
            text: qsTr("Close")
            onClicked: pane.done()
        }
    ]
}
