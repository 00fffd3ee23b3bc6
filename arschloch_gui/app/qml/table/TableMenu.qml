import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The ☰ menu: continue, and everything else the game offers. No entry loses the match. */
DropMenu {
    id: tableMenu
    objectName: "tableMenu"

    required property Session session

    /*! A match that is over cannot be continued, so it is left for good. */
    function _toStart() {
        if (session.match.practising) App.trainer.stop()
        else if (session.table.phase === "match_over") session.leave()
        App.show("start")
    }

    title: qsTr("Menu")

    MenuEntry { objectName: "menu:continue"; text: qsTr("Continue"); keys: qsTr("Esc") }
    MenuEntry {
        objectName: "menu:stopPractice"
        readonly property bool offered: tableMenu.session.match.practising
        text: qsTr("Stop practising")
        enabled: offered
        // An entry that is not offered takes no room.
        visible: offered
        height: offered ? implicitHeight : 0
        onTriggered: App.goHome()
    }
    MenuEntry {
        objectName: "menu:past"
        readonly property bool offered: App.retrospect.past.offered
        text: qsTr("Redo an exchange…")
        keys: qsTr("Ctrl+P")
        enabled: offered
        // An entry that is not offered takes no room.
        visible: offered
        height: offered ? implicitHeight : 0
        onTriggered: App.retrospect.past.openTable()
    }
    MenuEntry {
        objectName: "menu:playback"
        readonly property bool offered: App.playback.offered
        text: qsTr("Replay this match")
        keys: qsTr("Ctrl+R")
        enabled: offered
        // An entry that is not offered takes no room.
        visible: offered
        height: offered ? implicitHeight : 0
        onTriggered: App.replay()
    }
    MenuEntry { objectName: "menu:newMatch"; text: qsTr("New match…"); keys: qsTr("Ctrl+N"); onTriggered: App.show("newMatch") }
    MenuEntry { objectName: "menu:matches"; text: qsTr("Matches"); keys: qsTr("Ctrl+O"); onTriggered: App.show("matches") }
    MenuEntry { objectName: "menu:statistics"; text: qsTr("Statistics"); keys: qsTr("Ctrl+T"); onTriggered: App.show("statistics") }
    MenuEntry { objectName: "menu:rules"; text: qsTr("Rules"); keys: qsTr("F1"); onTriggered: App.showRules("") }
    MenuEntry { objectName: "menu:about"; text: qsTr("About this game"); onTriggered: App.showRules("about") }
    MenuEntry { objectName: "menu:program"; text: qsTr("About"); keys: qsTr("Shift+F1"); onTriggered: App.show("about") }
    MenuEntry {
        objectName: "menu:sounds"
        text: App.settings.muted ? qsTr("Sounds on") : qsTr("Sounds off")
        keys: qsTr("M")
        onTriggered: App.settings.muted = !App.settings.muted
    }
    MenuEntry { objectName: "menu:settings"; text: qsTr("Settings"); keys: qsTr("Ctrl+,"); onTriggered: App.show("settings") }
    MenuEntry {
        objectName: "menu:fingerprint"
        readonly property bool offered: App.settings.showFingerprint
        text: qsTr("Copy the fingerprint")
        enabled: offered && tableMenu.session.allHands.fingerprint !== ""
        // An entry that is not offered takes no room.
        visible: offered
        height: offered ? implicitHeight : 0
        onTriggered: tableMenu.session.allHands.copyFingerprint()
    }
    MenuEntry {
        objectName: "menu:dealAgain"
        readonly property bool offered: tableMenu.session.match.canDealAgain
        text: qsTr("Same cards again")
        enabled: offered
        visible: offered
        height: offered ? implicitHeight : 0
        onTriggered: tableMenu.session.dealAgain()
    }
    MenuEntry {
        objectName: "menu:dealNumber"
        readonly property bool offered: !tableMenu.session.match.practising
        text: qsTr("Copy the deal number")
        keys: tableMenu.session.match.shownDealNumber
        enabled: offered
        visible: offered
        height: offered ? implicitHeight : 0
        onTriggered: tableMenu.session.match.copyDealNumber()
    }
    MenuEntry { objectName: "menu:start"; text: qsTr("Main menu"); onTriggered: tableMenu._toStart() }
    MenuEntry { objectName: "menu:quit"; text: qsTr("Quit"); keys: qsTr("Ctrl+Q"); onTriggered: App.quit() }

    // Items below an open menu receive no keys, so the menu handles this one itself.
    Item { Shortcut { sequence: "F10"; autoRepeat: false; enabled: tableMenu.visible; onActivated: tableMenu.close() } }
}
