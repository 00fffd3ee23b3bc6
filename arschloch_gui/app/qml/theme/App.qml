pragma Singleton
import QtQuick

/*! The objects Python hands to the window, and the requests every screen may make of it. */
QtObject {
    /*! The running match (app/session.py). */
    property var session: null
    /*! The person's settings (app/settings.py). */
    property var settings: null
    /*! The match being set up on the new-match screen (app/setup.py). */
    property var setup: null
    /*! The written rules (app/rules_help.py). */
    property var rulesHelp: null
    /*! Who draws the pictures (app/painter.py). */
    property var painter: null

    /*! Asks the window to show a screen: "start", "newMatch", "table", "settings", "rules". */
    signal screenRequested(string name)
    /*! Asks the window to go back to where the person came from. */
    signal backRequested()
    /*! Asks for the rules, opened at a part (a key of app/wording/rules_prose.py, "" for the top). */
    signal rulesRequested(string part)

    function show(name) { screenRequested(name) }
    function back() { backRequested() }
    function showRules(part) { rulesRequested(part === undefined ? "" : part) }
}
