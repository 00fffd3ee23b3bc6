import QtQuick
import QtQuick.Templates as T
import "../theme"
import "../controls"

/*! A sheet over the dimmed table, with a title, rows and buttons, for the end of a round or
    match. */
FocusPlace {
    id: summary

    property string title: ""
    property string subtitle: ""
    /*! The button that continues. */
    property Item main: null
    readonly property Item sight: Sight { parent: summary; covers: true }

    /*! Move the focus to the button that continues. */
    function takeFocus(): void { if (main) main.forceActiveFocus(Qt.TabFocusReason) }

    /*! Scroll an item of the content into view. */
    function reveal(item: Item): void {
        const y = item.mapToItem(body, 0, 0).y
        pane.contentY = Math.max(0, Math.min(y, Math.max(pane.contentY, y + item.height - pane.height), pane.contentHeight - pane.height))
    }

    property alias buttons: buttons.data
    /*! Items that stay visible above the scrolling content. */
    property alias header: header.data
    default property alias content: body.data
    readonly property alias body: body
    /*! The visible height, and the height of the whole content. */
    readonly property real room: pane.height
    property real need: 0
    /*! Whether the content is a list for screen readers. */
    property bool listed: true
    property string listName: qsTr("Standings")
    /*! Whether something above the sheet takes the keys and the mouse. */
    property bool covered: false
    /*! Whether something replaces the sheet completely. */
    property bool replaced: false
    /*! Whether figures are animated: when the round has just ended, but not without animations. */
    readonly property bool moves: App.session.pace.moves && !Theme.still
    /*! How many lines of points are counted when the sheet appears, the duration of each, and the
        delay between their starts (both at speed 3). */
    property int counts: 0
    readonly property int lineLasts: 720
    readonly property int lineAfter: 120
    /*! Emitted by a click or a key without another effect, to finish counting at once. */
    signal hurried()

    // Counting also makes sounds, until it is over or has been skipped.
    onHurried: _hush()
    Component.onDestruction: _hush()
    Component.onCompleted: _appear()
    onVisibleChanged: _appear()
    /*! Emitted once when the sheet becomes visible, because it is hidden while it is being built. */
    signal appeared()
    property bool _awaited: true
    function _appear(): void {
        if (!_awaited || !visible) return
        _awaited = false
        appeared()
        sheet.scale = 1
        if (moves && counts > 0) counting.start()
    }
    function _hush() { if (counting.running) { counting.stop(); App.session.table.hush() } }
    SequentialAnimation {
        id: counting
        readonly property int lasts: summary.lineLasts + summary.lineAfter * Math.min(6, summary.counts - 1)
        // Wait, because the sounds of the round are silenced at its end, which is happening now.
        PauseAnimation { duration: 1 }
        Cue { onGiven: App.session.table.countAloud(counting.lasts) }
        PauseAnimation { duration: Theme.duration(counting.lasts) }
    }
    property real panelWidth: Math.min(width - Theme.px(80), Math.max(Theme.px(940), 56 * Theme.body))
    property real panelHeight: height - Theme.px(90)

    Keys.onPressed: event => { summary.hurried(); event.accepted = false }
    // A key that comes too early to press anything skips the counting, as at the table.
    Connections { target: App.keys; function onEarly() { summary.hurried() } }

    Accessible.role: Accessible.Dialog
    Accessible.ignored: !visible
    Accessible.name: title
    Keys.onUpPressed: pane.contentY = Math.max(0, pane.contentY - 3 * Theme.body)
    Keys.onDownPressed: pane.contentY = Math.max(0, Math.min(pane.contentHeight - pane.height, pane.contentY + 3 * Theme.body))

    Rectangle {
        anchors.fill: parent
        color: "#000000"
        opacity: 0.55
        MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true; onPressed: summary.hurried() }
    }
    Panel {
        id: sheet
        enabled: !summary.covered && !summary.replaced
        visible: !summary.replaced
        anchors.centerIn: parent
        width: summary.panelWidth
        height: summary.panelHeight
        padding: Theme.px(24)
        scale: 0.97
        Behavior on scale { NumberAnimation { duration: Theme.quick(160); easing.type: Easing.OutCubic } }

        Heading {
            id: heading
            level: 1
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: summary.title
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.large
            wrapMode: Text.NoWrap
        }
        Words {
            id: under
            anchors.top: heading.bottom
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            soft: true
            font.pixelSize: Theme.large
            text: summary.subtitle
        }
        Item {
            id: header
            anchors.top: under.visible ? under.bottom : heading.bottom
            anchors.topMargin: height > 0 ? Theme.px(10) : 0
            width: parent.width
            height: childrenRect.height
        }
        Flickable {
            id: pane
            anchors.top: header.bottom
            anchors.topMargin: Theme.px(14)
            anchors.bottom: buttons.top
            anchors.bottomMargin: Theme.px(14)
            width: parent.width
            clip: contentHeight > height + 1
            contentHeight: body.height
            boundsBehavior: Flickable.StopAtBounds
            interactive: clip
            T.ScrollBar.vertical: PaneScrollBar { parent: sheet; x: sheet.width - width; y: pane.y + sheet.padding; height: pane.height }
            Item {
                id: body
                width: pane.width
                height: Math.max(pane.height, summary.need)
                Accessible.role: Accessible.List
                Accessible.ignored: !visible || !summary.listed
                Accessible.name: summary.listName
            }
        }
        // The last one, which continues, is at the same place in every round, whichever others there
        // are. With large letters, there are two lines.
        Flow {
            id: buttons
            readonly property real all: {
                let all = -spacing
                for (let at = 0; at < children.length; ++at) if (children[at].visible) all += children[at].width + spacing
                return all
            }
            anchors.bottom: parent.bottom
            width: parent.width
            leftPadding: Math.max(0, width - all - 1)
            spacing: Theme.px(16)
            Keys.onLeftPressed: answers.go(-1)
            Keys.onRightPressed: answers.go(1)
        }
        AnswerWalk { id: answers; of: buttons }
    }
}
