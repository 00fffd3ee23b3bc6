pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "ground"
import "theme"
import "controls"

/*! The contents of the window: the current screen and the keys that work everywhere. */
Item {
    id: root

    required property Main window

    /*! Initial properties set by app/main.py. */
    required property Session session
    required property LiveSettings settings
    required property LookChoices looks
    required property MatchSetup setup
    required property RulesHelp rulesHelp
    required property Matches matches
    required property Statistics statistics
    required property Trophies trophies
    required property RegularsTables regulars
    required property DealOfDay dealOfDay
    required property Playback playback
    required property Trainer trainer
    required property MatchReview retrospect
    required property Painter painter
    required property ScreenReader speaker
    required property InputGuard inputGuard
    required property Guide guide
    required property AboutProgram aboutProgram

    property list<string> _trail: []
    property bool _ready: false
    /*! The screen shown. It is the wanted one (`window.page`) once that and its cards are ready,
        and the previous one until then. */
    property string standing: ""
    /*! The first screen appears at once, and later ones fade in. */
    property bool _opened: false
    readonly property bool _leaving: window.page !== standing
    on_LeavingChanged: nextGame.look()
    /*! Whether what is being set up is still hidden, by the previous screen or an announcement. */
    readonly property bool _hidden: _leaving || nextGame.covering
    on_HiddenChanged: {
        App.leaving = _hidden
        painter.bePatient(_hidden)
    }
    readonly property list<Item> _slots: [startSlot, tableSlot, newMatchSlot, matchesSlot, practiceSlot, lessonsSlot, playsSlot, statisticsSlot, trophiesSlot, regularsSlot, dealSlot, playbackSlot, settingsSlot, rulesSlot, aboutSlot]
    readonly property list<Item> _panes: [result, podium, judged, sessionEnd, pair, nextGame, tutor, past, question]
    function _wanted(): ScreenSlot { return _slots.find(slot => (slot as ScreenSlot).name === window.page) as ScreenSlot }
    function _stand(): void {
        if (window.page === standing || painter.owes || _shownBuilds || !_wanted()?.settled) return
        standing = window.page
        _opened = true
        takeFocus()
        _pace()
    }
    /*! Whether the screen to be left is still building a part of itself. Qt warns if that part is
        destroyed meanwhile. */
    readonly property bool _shownBuilds: ((_slots.find(slot => (slot as ScreenSlot).shown) as ScreenSlot)?.place?.building) ?? false
    on_ShownBuildsChanged: if (!_shownBuilds) Qt.callLater(_stand)
    Connections {
        target: root.painter
        function onOwesChanged() {
            root._stand()
            root._pace()
            nextGame.look()
        }
    }
    /*! Whether the next screen or a pane is still being built or drawn. Keys wait for it. */
    readonly property bool _opening: _leaving || _panes.some(pane => (pane as Pane).building)
    on_OpeningChanged: inputGuard.holdKeys(_opening)
    /*! Whether something that was requested is not shown yet. */
    readonly property bool building: _opening || ((_wanted()?.item as FocusPlace)?.building ?? false)
    readonly property bool summaryDue: standing === "table" && session.match.active && !session.pace.busy
                                       && (session.table.phase === "round_over"
                                           || session.table.phase === "match_over")
    onSummaryDueChanged: if (!summaryDue) _resultShown = false
    /*! Whether the end of the match is shown now, and not the result of its last round. */
    readonly property bool _atPodium: session.table.phase === "match_over" && (App.lastResultSeen || session.table.roundNo === 1)
    /*! Whether the result of the round has been shown since the round ended. */
    property bool _resultShown: false

    // Laid out for a window with enough room, and scaled down in a smaller one.
    width: window.width / Ground.shrink
    height: window.height / Ground.shrink
    scale: Ground.shrink
    transformOrigin: Item.TopLeft

    function go(name) {
        if (name === window.page) return
        // The table and the start screen stand alone, and the other screens lead back. Nothing
        // leads back to a table that has been cleared.
        const cleared = window.page === "table" && !session.match.active
        _trail = name === "start" || name === "table" ? [] : cleared ? _trail : _trail.concat([window.page])
        // These two belong to the practice page, also after a lesson or a play at the table.
        if (_trail.length === 0 && (name === "lessons" || name === "plays")) _trail = ["practice"]
        window.page = name
    }
    function back() {
        if (_trail.length > 0) {
            const target = _trail[_trail.length - 1]
            _trail = _trail.slice(0, -1)
            window.page = target
        } else if (window.page !== "start") {
            window.page = "start"
        }
    }
    function showRules(part) {
        rulesHelp.open(part)
        go("rules")
    }
    /*! Move the focus to whatever is on top: a question, the summary, or else the screen. */
    function takeFocus() {
        if (window.page !== standing) return
        // A pane that is no longer needed stays, hidden, until it is complete.
        const top = [question, past, tutor, nextGame, pair, judged, sessionEnd, podium, result].find(pane => (pane as Pane).visible)
        const place = ((top as Pane) ?? _wanted())?.item as FocusPlace
        if (place) place.takeFocus()
    }
    // The focused item may be gone, so the focus goes to whatever is on top. When the window
    // closes, the root may be destroyed first.
    Connections {
        target: root.window
        function onActiveFocusItemChanged() { if (root) Qt.callLater(root._recoverFocus) }
        function onPageChanged() {
            root._leave()
            root._pace()
            root.inputGuard.screenLeft()
        }
        function onClosing() { root.session.shutdown() }
    }
    Connections {
        target: root.window.activeFocusItem
        function onVisibleChanged() { if (root) Qt.callLater(root._recoverFocus) }
    }
    function _recoverFocus(): void {
        const item = window.activeFocusItem
        // If a screen or pane itself has the focus, the control that had it can no longer be
        // pressed.
        if (!item || !item.visible || item === window.contentItem || item instanceof FocusPlace) takeFocus()
    }

    // Cards are dealt once there is a table for them and their pictures are drawn.
    function _pace(): void { session.pace.waitForTable(painter.owes || window.page === "table" && standing !== "table") }

    // Opening another screen ends the review of the list, except to decide one of its items again.
    function _leave(): void { if (trainer.state === "" && window.page !== retrospect.past.home) retrospect.past.close() }

    Component.onCompleted: {
        App.session = session
        App.settings = settings
        App.looks = looks
        App.setup = setup
        App.rulesHelp = rulesHelp
        App.matches = matches
        App.statistics = statistics
        App.trophies = trophies
        App.regulars = regulars
        App.dealOfDay = dealOfDay
        App.playback = playback
        App.trainer = trainer
        App.retrospect = retrospect
        App.painter = painter
        App.keys = inputGuard
        App.speaker = speaker
        App.guide = guide
        App.aboutProgram = aboutProgram
        _ready = true
        // Draw a card in advance, so that the first hand is dealt without a pause.
        painter.expect(Art.tall(Art.cardSubject("7D", ""), Theme.px(162), Screen.devicePixelRatio))
    }
    Binding {
        target: Theme
        property: "mostBody"
        // Up to twice the usual letters with few players, smaller with many, and smallest on the
        // plates.
        value: root.standing !== "table" ? Infinity
             : Theme.px(root.session.match.players <= 6 ? 30 : 23)
    }
    Binding {
        target: Theme
        property: "mostPlate"
        value: root.session.match.players <= 6 ? Infinity : Theme.px(19)
    }
    Binding { target: root.window; property: "taken"; value: messages.room }

    Connections {
        target: App
        function onScreenRequested(name) { root.go(name) }
        function onBackRequested() { root.back() }
        function onRulesRequested(part) { root.showRules(part) }
        function onFocusRequested() { root.takeFocus() }
        function onQuitRequested() { root.window.close() }
    }
    Connections {
        target: root.session
        // The last round of several has a result of its own, before the end of the match.
        function onRoundEnded() {
            App.lastResultSeen = false
            App.ceremonySeen = false
        }
        // The next match gets a new table, built while another screen covers the old one.
        function onMatchLeft() {
            if (root.standing === "table") return
            tableSlot.renew()
        }
        function onMatchStarted() {
            App.lastResultSeen = true
            root.window.page = "table"
            root._trail = []
        }
        function onTableWanted() { root.go("table") }
        function onNotShown() { root.go("start") }
    }

    Shortcut {
        sequence: "F1"
        autoRepeat: false
        onActivated: root.window.page === "rules" ? root.back()
                                               : root.showRules(root.rulesHelp.partFor(root.window.page === "table" ? root.session.table.phase : ""))
    }
    Shortcut {
        sequence: "Shift+F1"
        autoRepeat: false
        onActivated: root.window.page === "about" ? root.back() : root.go("about")
    }
    // Written out because the meaning of a StandardKey varies, and a sequence named twice does
    // nothing.
    Shortcut { sequence: "F11"; autoRepeat: false; onActivated: root.window.place.toggleFullScreen() }
    Shortcut { sequence: "Ctrl+N"; autoRepeat: false; onActivated: root.go("newMatch") }
    Shortcut { sequence: "Ctrl+Q"; autoRepeat: false; onActivated: root.window.close() }
    Shortcut { sequence: "Ctrl+O"; autoRepeat: false; onActivated: root.go("matches") }
    // Only where sounds are played. On other screens the key types a letter.
    Shortcut {
        sequence: "M"
        autoRepeat: false
        enabled: root.window.page === "table"
        onActivated: root.settings.muted = !root.settings.muted
    }
    Shortcut { sequence: "Ctrl+T"; autoRepeat: false; onActivated: root.go("statistics") }
    Shortcut { sequence: "Ctrl+,"; autoRepeat: false; onActivated: root.go("settings") }
    Shortcut {
        sequence: "Esc"
        autoRepeat: false
        // At the table, Esc clears the selection first, which the table handles. A list closes
        // itself.
        enabled: root.window.page !== "table" && root.window.page !== "start" && !past.active
        onActivated: root.back()
    }

    ClothBackdrop { anchors.fill: parent }

    // The first screen is there at once.
    ScreenSlot { id: startSlot; name: "start"; file: "screens/StartScreen.qml"; asynchronous: root._opened }
    ScreenSlot {
        id: tableSlot
        name: "table"
        file: "table/TableScreen.qml"
        kept: root.session.match.active
        covered: result.active || podium.active || judged.active || sessionEnd.active || pair.active || nextGame.active || tutor.active || past.active || question.active
    }
    ScreenSlot { id: newMatchSlot; name: "newMatch"; file: "screens/NewMatchScreen.qml" }
    ScreenSlot { id: matchesSlot; name: "matches"; file: "screens/MatchesScreen.qml" }
    ScreenSlot { id: practiceSlot; name: "practice"; file: "screens/PracticeScreen.qml" }
    ScreenSlot { id: lessonsSlot; name: "lessons"; file: "screens/LessonsScreen.qml" }
    ScreenSlot { id: playsSlot; name: "plays"; file: "screens/PlaysScreen.qml" }
    ScreenSlot { id: statisticsSlot; name: "statistics"; file: "screens/StatisticsScreen.qml" }
    ScreenSlot { id: trophiesSlot; name: "trophies"; file: "screens/TrophiesScreen.qml" }
    ScreenSlot { id: regularsSlot; name: "regulars"; file: "screens/RegularsScreen.qml" }
    ScreenSlot { id: dealSlot; name: "dealOfTheDay"; file: "screens/DealOfTheDayScreen.qml" }
    // Built at once, because it is small and its name has to be read out before the step shown.
    ScreenSlot { id: playbackSlot; name: "playback"; file: "screens/PlaybackScreen.qml"; asynchronous: false }
    ScreenSlot { id: settingsSlot; name: "settings"; file: "screens/SettingsScreen.qml" }
    ScreenSlot { id: rulesSlot; name: "rules"; file: "screens/RulesScreen.qml" }
    ScreenSlot { id: aboutSlot; name: "about"; file: "screens/AboutScreen.qml" }

    Pane {
        id: result
        // It stays until the podium that replaces it is complete.
        needed: root._ready && root.summaryDue && (!root._atPodium || root._resultShown && !podium.settled)
        readonly property string file: root.session.match.parts.roundSummary || "screens/RoundSummary.qml"
        /*! The file loaded. It does not change while something is being built from it. */
        property string chosen: ""
        signal choiceDue()
        onChoiceDue: if (!building) chosen = file
        onFileChanged: choiceDue()
        onBuildingChanged: if (!building && chosen !== file) Qt.callLater(choiceDue)
        source: chosen
        // A list on top takes the keys and the mouse.
        enabled: !past.active
        onSettledChanged: if (settled && needed) root._resultShown = true
    }
    Pane {
        id: podium
        needed: root._ready && root.summaryDue && root._atPodium
        source: "screens/MatchSummary.qml"
        enabled: !past.active
    }
    Pane {
        id: judged
        needed: root._ready && root.standing === "table"
                && (["weighing", "again", "judged"].includes(root.trainer.state)
                    || root.trainer.state === "over" && root.trainer.lessons.active)
        source: "screens/JudgedPane.qml"
    }
    Pane {
        id: sessionEnd
        needed: root._ready && root.standing === "table" && root.trainer.state === "over" && !root.trainer.lessons.active
        source: "screens/SessionEndPane.qml"
    }
    Pane {
        id: pair
        needed: root._ready && root.standing === "table" && root.trainer.exercise.pair.length > 0
        source: "screens/PairPane.qml"
    }
    Pane {
        id: nextGame
        // Built at once, so that the table of the last exercise is not seen in between. It stays
        // until the table is there with all its pictures.
        asynchronous: false
        needed: root._ready && covering
        property bool covering: false
        function look(): void {
            if (root.trainer.nextGame !== "") covering = true
            else if (root.trainer.state !== "asking" || !root._leaving && !root.painter.owes) covering = false
        }
        readonly property Connections told: Connections {
            target: root.trainer
            function onStateChanged() { nextGame.look() }
        }
        source: "screens/NextGamePane.qml"
    }
    Pane {
        id: tutor
        needed: root._ready && root.standing === "table" && root.trainer.tutor.warns
        source: "screens/TutorPane.qml"
    }
    Pane {
        id: past
        needed: root._ready && root.standing !== "" && root.standing === root.retrospect.past.home && root.trainer.state === ""
        source: "screens/PastPane.qml"
    }
    Pane {
        id: question
        needed: root._ready && root.session.otherWindow.asks
        source: "screens/OtherWindowPane.qml"
    }
    Loader {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: messages.room + Theme.px(2) }
        // Stays once loaded, so that the notice can fade out.
        active: root._ready && (root.trophies.news !== "" || item !== null)
        source: "screens/TrophyNotice.qml"
    }
    // A screen that is about to be left ignores clicks.
    MouseArea {
        anchors.fill: parent
        visible: root._leaving
        acceptedButtons: Qt.AllButtons
        onWheel: event => event.accepted = true
    }
    MessageBar { id: messages; width: parent.width }

    /*! Something on top of the current screen, which has the focus until it closes. */
    component Pane: SlicedLoader {
        anchors { fill: parent; topMargin: messages.room }
        // Not when it is loaded: by then it may not be needed, and be wanted again before it is
        // removed.
        onVisibleChanged: if (visible) root.takeFocus()
        // The focus returns to what is below when the pane has closed.
        onActiveChanged: if (!active) Qt.callLater(root.takeFocus)
    }

    /*! A screen that exists only while it is shown, or with `kept` also while another covers it. */
    component ScreenSlot: SlicedLoader {
        id: slot
        required property string name
        required property string file
        property bool kept: false
        /*! Whether something on top has to be answered first, which blocks all keys to the
            screen. */
        property bool covered: past.active || question.active
        /*! Makes keys wait while the next screen is being built, so that they do not act on this
            one. */
        readonly property Item sight: Sight { parent: slot; covers: true; looks: slot.wanted ? "" : "left" }
        readonly property bool wanted: root.window.page === name
        readonly property bool shown: root.standing === name

        readonly property FocusPlace place: item as FocusPlace
        y: messages.room
        width: place?.layoutWidth ?? Theme.windowWidth
        height: Theme.windowHeight / scale
        scale: (place?.shownWidth ?? width) / width
        transformOrigin: Item.TopLeft
        needed: root._ready && (wanted || shown || kept)
        source: file
        visible: shown
        enabled: shown && !covered
        opacity: shown ? 1 : 0
        Behavior on opacity { enabled: root._opened; NumberAnimation { duration: Theme.quick(140) } }
        onSettledChanged: root._stand()
        onWantedChanged: root._stand()
        onShownChanged: tell()
        onEnabledChanged: if (enabled) root.takeFocus()

        /*! Announce the name of the screen to screen readers. */
        function tell(): void {
            if (shown && item) root.speaker.entered(name, (item as Item).Accessible.name)
        }
    }
}
