pragma Singleton
import QtQuick
import Arschloch

/*! The objects Python hands to the window, and the requests every screen may make of it. */
QtObject {
    /*! The running match (app/session/session.py). */
    property Session session: null
    /*! The person's settings (app/settings/settings.py). */
    property LiveSettings settings: null
    /*! What cards and table can look like (app/settings/looks.py). */
    property LookChoices looks: null
    /*! The match being set up on the new-match screen (app/setup/setup.py). */
    property MatchSetup setup: null
    /*! The written rules (app/setup/rules_help.py). */
    property RulesHelp rulesHelp: null
    /*! The list of all matches (app/library/matches.py). */
    property Matches matches: null
    /*! Rounds played, and the career (app/statistics/statistics.py). */
    property Statistics statistics: null
    /*! Standing companies (app/regulars/regulars.py). */
    property RegularsTables regulars: null
    /*! A match looked at once more (app/playback/playback.py). */
    property Playback playback: null
    /*! Who sets exercises (app/practice/trainer.py). */
    property Trainer trainer: null
    /*! Looking back at matches (app/practice/match_review.py). */
    property MatchReview retrospect: null
    /*! Who draws the pictures (app/pictures/painter.py). */
    property Painter painter: null
    /*! Who lets keys act, or not (app/keys/input_guard.py). */
    property InputGuard keys: null
    /*! Who tells the screen reader what there is to say (app/session/screen_reader.py). */
    property ScreenReader speaker: null
    /*! Who shows somebody new what happens at the table (app/guide/guide.py). */
    property Guide guide: null
    /*! What there is to know about the program (app/program/about.py). */
    property AboutProgram aboutProgram: null

    /*! The match of the list that is looked at again: coming back, the person is at it. */
    property string matchAt: ""
    /*! Whether the screen shown is about to be left, while the next one is being built. */
    property bool leaving: false

    /*! Asks the window to show a screen: "start", "newMatch", "table", "matches", "practice",
        "statistics", "regulars", "playback", "settings", "rules", "about". */
    signal screenRequested(string name)
    /*! Asks the window to go back to where the person came from. */
    signal backRequested()
    /*! Asks for the rules, opened at a part (a key of app/games/climbing/prose.py, "" for the top). */
    signal rulesRequested(string part)
    /*! Asks for the keys to go to what is shown now: a menu has closed. */
    signal focusRequested()
    /*! Asks for the end of the program. */
    signal quitRequested()

    function show(name) { screenRequested(name) }
    function back() { backRequested() }
    function showRules(part) { rulesRequested(part === undefined ? "" : part) }
    function takeFocus() { focusRequested() }
    /*! Leave what is practised and go back to where it was begun. */
    function goHome() {
        const screen = trainer.goHome()
        if (screen !== "") show(screen)
    }
    /*! Look at the rounds of the match at the table that are over. */
    function replay() {
        if (!playback.offered) return
        playback.openTable()
        show("playback")
    }
    function quit() { quitRequested() }
}
