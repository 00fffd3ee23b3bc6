import QtQuick
import "theme"
import "controls"

/*! The window: which screen is shown, and the keys that work everywhere. */
Window {
    id: window

    /*! Initial properties set by app/main.py. */
    required property var session
    required property var settings
    required property var setup
    required property var rulesHelp
    required property var painter
    /*! False for pictures and tests, which want the size they asked for. */
    property bool rememberGeometry: true

    /*! The screen shown: "start", "newMatch", "table", "settings" or "rules". */
    property string screen: "start"
    property var _trail: []
    property bool _ready: false
    readonly property bool summaryDue: screen === "table" && session.active && !session.busy
                                       && (session.phase === "round_over"
                                           || session.phase === "match_over")

    title: qsTr("Arschloch")
    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 600
    color: Theme.clothEdge
    visible: false

    function go(name) {
        if (name === screen) return
        // The table and the start screen are places of their own; the others lead back.
        _trail = name === "start" || name === "table" ? [] : _trail.concat([screen])
        screen = name
    }
    function back() {
        if (_trail.length > 0) {
            const target = _trail[_trail.length - 1]
            _trail = _trail.slice(0, -1)
            screen = target
        } else if (screen !== "start") {
            screen = "start"
        }
    }
    function showRules(part) {
        rulesHelp.open(part)
        go("rules")
    }
    function toggleFullScreen() {
        visibility = visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }

    Component.onCompleted: {
        App.session = session
        App.settings = settings
        App.setup = setup
        App.rulesHelp = rulesHelp
        App.painter = painter
        if (rememberGeometry && settings.windowWidth > 0) {
            width = Math.max(minimumWidth, Math.min(settings.windowWidth, Screen.desktopAvailableWidth))
            height = Math.max(minimumHeight, Math.min(settings.windowHeight, Screen.desktopAvailableHeight))
        }
        _ready = true
        visible = true
        if (rememberGeometry && settings.fullScreen) visibility = Window.FullScreen
    }
    onClosing: {
        if (rememberGeometry)
            settings.rememberWindow(width, height, visibility === Window.FullScreen)
        session.shutdown()
    }
    Binding { target: Theme; property: "windowWidth"; value: window.width }
    Binding { target: Theme; property: "windowHeight"; value: window.height }

    Connections {
        target: App
        function onScreenRequested(name) { window.go(name) }
        function onBackRequested() { window.back() }
        function onRulesRequested(part) { window.showRules(part) }
    }
    Connections {
        target: window.session
        function onMatchStarted() { window.screen = "table"; window._trail = [] }
    }

    Shortcut {
        sequence: "F1"
        onActivated: window.screen === "rules" ? window.back()
                                               : window.showRules(window.rulesHelp.partFor(window.screen === "table" ? window.session.phase : ""))
    }
    Shortcut { sequences: ["F11"]; onActivated: window.toggleFullScreen() }
    Shortcut { sequences: [StandardKey.New]; onActivated: window.go("newMatch") }
    Shortcut { sequences: [StandardKey.Quit, "Ctrl+Q"]; onActivated: window.close() }
    Shortcut { sequences: ["Ctrl+,"]; onActivated: window.go("settings") }
    Shortcut {
        sequence: "Esc"
        // At the table Esc clears the selection first; the table handles it.
        enabled: window.screen !== "table" && window.screen !== "start"
        onActivated: window.back()
    }

    ClothBackdrop { anchors.fill: parent }

    ScreenSlot { name: "start"; file: "screens/StartScreen.qml" }
    ScreenSlot {
        id: tableSlot
        name: "table"
        file: "table/TableScreen.qml"
        kept: window.session.active
    }
    ScreenSlot { name: "newMatch"; file: "screens/NewMatchScreen.qml" }
    ScreenSlot { name: "settings"; file: "screens/SettingsScreen.qml" }
    ScreenSlot { name: "rules"; file: "screens/RulesScreen.qml" }

    Loader {
        anchors.fill: parent
        active: window._ready && window.summaryDue
        source: window.session.phase === "match_over"
                ? window.session.parts.matchSummary || "screens/MatchSummary.qml"
                : window.session.parts.roundSummary || "screens/RoundSummary.qml"
        focus: active
        onLoaded: item.forceActiveFocus()
        // The keys go back to the hand when the summary has gone.
        onActiveChanged: if (!active) tableSlot.takeFocus()
    }
    MessageBar { id: messages; anchors.horizontalCenter: parent.horizontalCenter; y: Theme.px(56) }

    /*! A screen that exists while it is shown (`kept`: also while another covers it). */
    component ScreenSlot: Loader {
        required property string name
        required property string file
        property bool kept: false
        readonly property bool shown: window.screen === name

        anchors.fill: parent
        active: window._ready && (shown || kept)
        source: file
        visible: shown
        enabled: shown
        opacity: shown ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.quick(140) } }
        onLoaded: takeFocus()
        onShownChanged: takeFocus()

        function takeFocus(): void {
            if (shown && item) item.forceActiveFocus()
        }
    }
}
