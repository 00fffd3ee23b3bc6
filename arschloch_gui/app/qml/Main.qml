pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "theme"
import "controls"

/*! The window: which screen is shown, and the keys that work everywhere. */
Window {
    id: window

    /*! Initial properties set by app/main.py. */
    required property Session session
    required property LiveSettings settings
    required property MatchSetup setup
    required property RulesHelp rulesHelp
    required property Matches matches
    required property Statistics statistics
    required property Playback playback
    required property Trainer trainer
    required property Retrospect retrospect
    required property Painter painter
    required property Speaker speaker
    required property KeyGate keyGate
    required property Guide guide
    required property AboutProgram aboutProgram
    /*! False for pictures and tests, which want the size they asked for. */
    property bool rememberGeometry: true

    /*! The screen shown: "start", "newMatch", "table", "matches", "practice", "statistics",
        "playback", "settings", "rules" or "about". */
    property string page: "start"
    property list<string> _trail: []
    property bool _ready: false
    readonly property bool summaryDue: page === "table" && session.match.active && !session.pace.busy
                                       && (session.table.phase === "round_over"
                                           || session.table.phase === "match_over")

    title: qsTr("Arschloch")
    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 600
    color: Theme.clothEdge
    visible: false

    function go(name) {
        if (name === page) return
        // The table and the start screen are places of their own; the others lead back. Nothing
        // leads back to a table that has been cleared.
        const cleared = page === "table" && !session.match.active
        _trail = name === "start" || name === "table" ? [] : cleared ? _trail : _trail.concat([page])
        page = name
    }
    function back() {
        if (_trail.length > 0) {
            const target = _trail[_trail.length - 1]
            _trail = _trail.slice(0, -1)
            page = target
        } else if (page !== "start") {
            page = "start"
        }
    }
    function showRules(part) {
        rulesHelp.open(part)
        go("rules")
    }
    /*! The size nearest to a wish that the screen has room for, title bar and panel included. */
    function fitting(wishedWidth, wishedHeight) {
        return fit(wishedWidth, wishedHeight, Math.min(Screen.width, Screen.desktopAvailableWidth),
                   Math.min(Screen.height, Screen.desktopAvailableHeight), Screen.height)
    }
    /*! How large the frame is that a desktop puts round a window is not known before it does; some
        desktops do not say either what their panels take from the screen. */
    function fit(wishedWidth, wishedHeight, roomWidth, roomHeight, screenHeight) {
        const titleBar = 40, panel = 42, edges = 8
        const high = Math.min(roomHeight - titleBar, screenHeight - titleBar - panel)
        return Qt.size(Math.max(minimumWidth, Math.min(wishedWidth, roomWidth - edges)),
                       Math.max(minimumHeight, Math.min(wishedHeight, high)))
    }
    function toggleFullScreen() {
        visibility = visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }

    /*! The keys go to what is on top: a question, the summary, else the screen. */
    function takeFocus() {
        const slots = [startSlot, tableSlot, newMatchSlot, matchesSlot, practiceSlot, statisticsSlot, playbackSlot, settingsSlot, rulesSlot, aboutSlot]
        const top = question.item ?? past.item ?? tutor.item ?? pair.item ?? judged.item ?? summary.item ?? slots.find(slot => slot.name === page)?.item
        const place = top as FocusPlace
        if (place) place.takeFocus()
    }
    // What had the keys may have gone: then they are for what is on top again.
    onActiveFocusItemChanged: Qt.callLater(_recoverFocus)
    Connections {
        target: window.activeFocusItem
        function onVisibleChanged() { Qt.callLater(window._recoverFocus) }
    }
    function _recoverFocus(): void {
        const item = activeFocusItem
        if (!item || !item.visible || item === contentItem || item === summary.item || item === judged.item || item === pair.item || item === tutor.item || item === past.item
            || item === question.item || item.parent instanceof ScreenSlot) takeFocus()
    }

    // Whoever goes elsewhere is done with the list; whoever decides something of it once more is not.
    onPageChanged: if (trainer.state === "" && page !== retrospect.past.home) retrospect.past.close()

    Component.onCompleted: {
        App.session = session
        App.settings = settings
        App.setup = setup
        App.rulesHelp = rulesHelp
        App.matches = matches
        App.statistics = statistics
        App.playback = playback
        App.trainer = trainer
        App.retrospect = retrospect
        App.painter = painter
        App.keys = keyGate
        App.speaker = speaker
        App.guide = guide
        App.aboutProgram = aboutProgram
        // Once: whoever makes the window larger later knows why.
        if (rememberGeometry) {
            const size = settings.windowWidth > 0 ? fitting(settings.windowWidth, settings.windowHeight)
                                                  : fitting(1280, 800)
            width = size.width
            height = size.height
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
    Binding {
        target: Theme
        property: "mostBody"
        // As large as twice the usual letters with few at the table, less in a crowd.
        value: window.page !== "table" ? Infinity
             : Theme.px(window.session.match.players <= 6 ? 30 : window.session.match.players <= 8 ? 23 : 19)
    }
    Binding { target: Theme; property: "windowWidth"; value: window.width }
    Binding { target: Theme; property: "windowHeight"; value: window.height - messages.room }

    Connections {
        target: App
        function onScreenRequested(name) { window.go(name) }
        function onBackRequested() { window.back() }
        function onRulesRequested(part) { window.showRules(part) }
        function onFocusRequested() { window.takeFocus() }
        function onQuitRequested() { window.close() }
    }
    Connections {
        target: window.session
        function onMatchStarted() { window.page = "table"; window._trail = [] }
        function onTableWanted() { window.go("table") }
        function onMatchTaken() { window.go("start") }
    }

    Shortcut {
        sequence: "F1"
        autoRepeat: false
        onActivated: window.page === "rules" ? window.back()
                                               : window.showRules(window.rulesHelp.partFor(window.page === "table" ? window.session.table.phase : ""))
    }
    Shortcut {
        sequence: "Shift+F1"
        autoRepeat: false
        onActivated: window.page === "about" ? window.back() : window.go("about")
    }
    // Written out: what a StandardKey stands for differs, and a sequence named twice does nothing.
    Shortcut { sequence: "F11"; autoRepeat: false; onActivated: window.toggleFullScreen() }
    Shortcut { sequence: "Ctrl+N"; autoRepeat: false; onActivated: window.go("newMatch") }
    Shortcut { sequence: "Ctrl+Q"; autoRepeat: false; onActivated: window.close() }
    Shortcut { sequence: "Ctrl+O"; autoRepeat: false; onActivated: window.go("matches") }
    // Only where something is heard: elsewhere letters are written.
    Shortcut {
        sequence: "M"
        autoRepeat: false
        enabled: window.page === "table"
        onActivated: window.settings.muted = !window.settings.muted
    }
    Shortcut { sequence: "Ctrl+T"; autoRepeat: false; onActivated: window.go("statistics") }
    Shortcut { sequence: "Ctrl+,"; autoRepeat: false; onActivated: window.go("settings") }
    Shortcut {
        sequence: "Esc"
        autoRepeat: false
        // At the table Esc clears the selection first; the table handles it. A list closes itself.
        enabled: window.page !== "table" && window.page !== "start" && !past.active
        onActivated: window.back()
    }

    ClothBackdrop { anchors.fill: parent }

    ScreenSlot { id: startSlot; name: "start"; file: "screens/StartScreen.qml" }
    ScreenSlot {
        id: tableSlot
        name: "table"
        file: "table/TableScreen.qml"
        kept: window.session.match.active
        covered: summary.active || judged.active || pair.active || tutor.active || past.active || question.active
    }
    ScreenSlot { id: newMatchSlot; name: "newMatch"; file: "screens/NewMatchScreen.qml" }
    ScreenSlot { id: matchesSlot; name: "matches"; file: "screens/MatchesScreen.qml" }
    ScreenSlot { id: practiceSlot; name: "practice"; file: "screens/PracticeScreen.qml" }
    ScreenSlot { id: statisticsSlot; name: "statistics"; file: "screens/StatisticsScreen.qml" }
    ScreenSlot { id: playbackSlot; name: "playback"; file: "screens/PlaybackScreen.qml" }
    ScreenSlot { id: settingsSlot; name: "settings"; file: "screens/SettingsScreen.qml" }
    ScreenSlot { id: rulesSlot; name: "rules"; file: "screens/RulesScreen.qml" }
    ScreenSlot { id: aboutSlot; name: "about"; file: "screens/AboutScreen.qml" }

    Loader {
        id: summary
        anchors { fill: parent; topMargin: messages.room }
        // A list that lies over it takes the keys and the mouse.
        enabled: !past.active
        active: window._ready && window.summaryDue
        source: window.session.table.phase === "match_over"
                ? window.session.match.parts.matchSummary || "screens/MatchSummary.qml"
                : window.session.match.parts.roundSummary || "screens/RoundSummary.qml"
        onLoaded: window.takeFocus()
        // The keys go back to the hand when the summary has gone.
        onActiveChanged: if (!active) Qt.callLater(window.takeFocus)
    }
    Loader {
        id: judged
        anchors { fill: parent; topMargin: messages.room }
        active: window._ready && window.page === "table"
                && ["weighing", "again", "judged", "over"].includes(window.trainer.state)
        source: "screens/JudgedPane.qml"
        onLoaded: window.takeFocus()
        onActiveChanged: if (!active) Qt.callLater(window.takeFocus)
    }
    Loader {
        id: pair
        anchors { fill: parent; topMargin: messages.room }
        active: window._ready && window.page === "table" && window.trainer.pair.length > 0
        source: "screens/PairPane.qml"
        onLoaded: window.takeFocus()
        onActiveChanged: if (!active) Qt.callLater(window.takeFocus)
    }
    Loader {
        id: tutor
        anchors { fill: parent; topMargin: messages.room }
        active: window._ready && window.page === "table" && window.trainer.tutor.asks
        source: "screens/TutorPane.qml"
        onLoaded: window.takeFocus()
        onActiveChanged: if (!active) Qt.callLater(window.takeFocus)
    }
    Loader {
        id: past
        anchors { fill: parent; topMargin: messages.room }
        active: window._ready && window.page === window.retrospect.past.home && window.trainer.state === ""
        source: "screens/PastPane.qml"
        onLoaded: window.takeFocus()
        onActiveChanged: if (!active) Qt.callLater(window.takeFocus)
    }
    Loader {
        id: question
        anchors { fill: parent; topMargin: messages.room }
        active: window._ready && window.session.otherWindow.asks
        source: "screens/OtherWindowPane.qml"
        onLoaded: window.takeFocus()
        onActiveChanged: if (!active) Qt.callLater(window.takeFocus)
    }
    MessageBar { id: messages; width: parent.width }

    /*! A screen that exists while it is shown (`kept`: also while another covers it). */
    component ScreenSlot: Loader {
        id: slot
        required property string name
        required property string file
        property bool kept: false
        /*! Whether something lies over it that has to be answered first: no key comes here then. */
        property bool covered: past.active || question.active
        readonly property Item sight: Sight { parent: slot; covers: true }
        readonly property bool shown: window.page === name

        anchors { fill: parent; topMargin: messages.room }
        active: window._ready && (shown || kept)
        source: file
        visible: shown
        enabled: shown && !covered
        opacity: shown ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.quick(140) } }
        onLoaded: if (shown) { tell(); window.takeFocus() }
        onShownChanged: tell()
        onEnabledChanged: if (enabled) window.takeFocus()

        /*! Who cannot see the screen hears its name. */
        function tell(): void {
            if (shown && item) window.speaker.entered(name, (item as Item).Accessible.name)
        }
    }
}
