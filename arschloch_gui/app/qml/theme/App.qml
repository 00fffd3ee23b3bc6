pragma Singleton
import QtQuick
import Arschloch

/*! The objects that Python passes to the window, and the requests that every screen can make. */
QtObject {
    /*! The running match (app/session/session.py). */
    property Session session: null
    /*! The user's settings (app/settings/settings.py). */
    property LiveSettings settings: null
    /*! The available looks of cards and table (app/settings/looks.py). */
    property LookChoices looks: null
    /*! The match being set up on the new-match screen (app/setup/setup.py). */
    property MatchSetup setup: null
    /*! The written rules (app/setup/rules_help.py). */
    property RulesHelp rulesHelp: null
    /*! The list of all matches (app/library/matches.py). */
    property Matches matches: null
    /*! The statistics and the career (app/statistics/statistics.py). */
    property Statistics statistics: null
    /*! The shelf of trophies (app/statistics/trophies.py). */
    property Trophies trophies: null
    /*! Standing companies (app/regulars/regulars.py). */
    property RegularsTables regulars: null
    /*! The deal of the day (app/daily/deal_of_day.py). */
    property DealOfDay dealOfDay: null
    /*! The replay of a match (app/playback/playback.py). */
    property Playback playback: null
    /*! The exercises (app/practice/trainer.py). */
    property Trainer trainer: null
    /*! The reviews of past matches (app/practice/match_review.py). */
    property MatchReview retrospect: null
    /*! The drawing of pictures (app/pictures/painter.py). */
    property Painter painter: null
    /*! The input guard (app/keys/input_guard.py). */
    property InputGuard keys: null
    /*! The announcements for the screen reader (app/session/screen_reader.py). */
    property ScreenReader speaker: null
    /*! The guide for beginners (app/guide/guide.py). */
    property Guide guide: null
    /*! Information about the program (app/program/about.py). */
    property AboutProgram aboutProgram: null

    /*! Whether the result of the last round has been seen, so that the end of the match may follow.
        The window resets it when a round ends. */
    property bool lastResultSeen: true
    /*! Whether the ceremony at the end of this match has been shown. */
    property bool ceremonySeen: false
    /*! The match of the list that is being replayed, selected when the user returns. */
    property string matchAt: ""
    /*! Whether the current screen is about to be left, while the next one is being built, or the
        table is being set up under an announcement. What changes now does so without animation. */
    property bool leaving: false

    /*! Requests a screen: "start", "newMatch", "table", "matches", "practice", "lessons", "plays",
        "statistics", "trophies", "dealOfTheDay", "playback", "settings", "rules", "about". */
    signal screenRequested(string name)
    /*! Requests the previous screen. */
    signal backRequested()
    /*! Requests the rules, opened at a section (a key of app/games/climbing/prose.py, "" for the
        top). */
    signal rulesRequested(string part)
    /*! Requests that the current screen take the focus, because a menu has closed. */
    signal focusRequested()
    /*! Requests the end of the program. */
    signal quitRequested()

    function show(name) { screenRequested(name) }
    function back() { backRequested() }
    function showRules(part) { rulesRequested(part === undefined ? "" : part) }
    function takeFocus() { focusRequested() }
    /*! Leave practice and return to where it was started. */
    function goHome() {
        const screen = trainer.goHome()
        if (screen !== "") show(screen)
    }
    /*! Replay the finished rounds of the match at the table. */
    function replay() {
        if (!playback.offered) return
        playback.openTable()
        show("playback")
    }
    function quit() { quitRequested() }
}
