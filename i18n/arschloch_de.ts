<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>A putsch only pays off if your hand is good enough to go out first as long as nobody takes its best cards. If it fails, it costs you your four best cards in the next round, so use it sparingly. The others may join forces against you, or with you against the President.</source>
        <translation>Ein Putsch lohnt sich nur mit einem Blatt, das zuerst fertig werden kann, wenn ihm niemand die besten Karten nimmt. Misslingt er, kostet er dich in der nächsten Runde die vier besten Karten: Geh sparsam damit um. Die anderen können sich gegen dich verbünden – oder mit dir gegen den Präsidenten.</translation>
    </message>
    <message>
        <source>A variant of Trou du cul for four: each player gets 13 of the 52 cards, hence the name. The five-card combinations come from poker. No cards are exchanged; you play to 50, 100 or 150 points, or into the small hours.</source>
        <translation>Eine Variante von Trou du cul für vier: Jeder bekommt 13 von 52 Karten, daher der Name. Die Fünferkombinationen kommen vom Poker. Getauscht wird nicht; man spielt bis 50, 100 oder 150 Punkte, oder bis in die Morgenstunden.</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Über dieses Spiel</translation>
    </message>
    <message>
        <source>An ace must not be your last card. Even with a good hand, plan ahead and play your aces in time.</source>
        <translation>Ein Ass darf nicht deine letzte Karte sein. Das verlangt auch mit einem guten Blatt Weitblick: Sieh zu, dass du deine Asse rechtzeitig loswirst.</translation>
    </message>
    <message>
        <source>Arschloch is a traditional German card game: the first player to run out of cards becomes King, or President. The details differ from table to table, and the order of the ranks from region to region, so agree on them before the first deal.</source>
        <translation>Arschloch ist ein traditionelles Kartenspiel: Wer zuerst alle Karten los ist, steigt zum König auf, mancherorts zum Präsidenten. In den Einzelheiten gehen die Regeln weit auseinander, und die Reihenfolge der Werte ist von Gegend zu Gegend verschieden. Einigt euch also, bevor ihr gebt.</translation>
    </message>
    <message>
        <source>Based on Karrierepoker, once also sold as Hollywood-Poker. It is much like Arschloch with a tamer theme: you work your way up from dishwasher to boss. The cards, drawings and words here are our own.</source>
        <translation>Nach Karrierepoker, früher auch Hollywood-Poker. Es ist Arschloch sehr ähnlich, nur braver verpackt: Man arbeitet sich vom Tellerwäscher zum Boss hoch. Karten, Zeichnungen und Texte stammen von uns.</translation>
    </message>
    <message>
        <source>Daifugō is the Japanese sister of these games. It is played here exactly as in the Computer Daihinmin contest (UECda), where programs play against each other.</source>
        <translation>Daifugō ist die japanische Schwester dieser Spiele. Hier wird genau so gespielt wie beim Computer-Daihinmin-Wettbewerb (UECda), bei dem Programme gegeneinander antreten.</translation>
    </message>
    <message>
        <source>Das große und das kleine A, by Wolfgang Kramer, is a commercial relative of Arschloch. The cards, drawings and words here are our own.</source>
        <translation>Das große und das kleine A ist von Wolfgang Kramer: ein Verwandter von Arschloch aus dem Laden. Karten, Zeichnungen und Texte stammen von uns.</translation>
    </message>
    <message>
        <source>Four of a kind is rare, but the player at the bottom is the most likely to hold it, and gains the most: worthless cards become the best. A second four of a kind restores the order.</source>
        <translation>Vierlinge sind selten, aber wer ganz unten ist, bekommt am ehesten einen und profitiert auch am meisten davon: Wertlose Karten werden die besten. Ein zweiter Vierling stellt die Reihenfolge wieder her.</translation>
    </message>
    <message>
        <source>Grand Seigneur is the official variant of Tichu in which everyone plays for themselves, with positions as in Arschloch. The cards, drawings and words here are our own.</source>
        <translation>Grand Seigneur ist die offizielle Variante von Tichu, in der jeder für sich spielt, mit Ämtern wie bei Arschloch. Karten, Zeichnungen und Texte stammen von uns.</translation>
    </message>
    <message>
        <source>If equal cards may be played, keep count: the last card of a rank wins the trick at once.</source>
        <translation>Wo man Gleiches auf Gleiches legen darf, lohnt sich Mitzählen: Wer die letzte Karte eines Werts legt, bekommt den Stich sofort.</translation>
    </message>
    <message>
        <source>If you are at the top and hold three or four low cards of a rank, negotiate: you can keep them together and offer higher cards instead.</source>
        <translation>Mit drei oder vier niedrigen Karten eines Werts lohnt sich das Verhandeln: Wer oben ist, kann sie behalten und dafür höhere Karten anbieten.</translation>
    </message>
    <message>
        <source>If you ask for cards, you may end up with none. That is why the King may let the Viceroy ask first, where the rules allow it.</source>
        <translation>Wer nach Karten fragt, kann leer ausgehen. Darum darf der König nach manchen Hausregeln dem Vizekönig den Vortritt lassen.</translation>
    </message>
    <message>
        <source>If you hold six of a kind, you can play them all at once or in smaller sets: one more decision than with a single deck.</source>
        <translation>Sechs gleiche auf der Hand? Du kannst sie alle auf einmal spielen oder nach und nach: eine Entscheidung mehr als mit nur einem Kartenspiel.</translation>
    </message>
    <message>
        <source>In France, this game is called Trou du cul, Trouduc or CCT; in Quebec, Trou de cul; and sometimes Grand tramp. A more polite name is Président: the positions are then President, Prime Minister, Worker and Tramp.</source>
        <translation>In Frankreich heißt das Spiel Trou du cul, Trouduc oder CCT, in Québec Trou de cul, auch Grand tramp. Wer es nüchterner mag, sagt Président; dann heißen die Ämter Präsident, Premierminister, Arbeiter und Landstreicher.</translation>
    </message>
    <message>
        <source>Jokers stay where they were dealt, even at the bottom: no exchange takes them away. With a joker you can take the lead at any time, so positions change more often here.</source>
        <translation>Joker bleiben bei dem, der sie bekommen hat, auch beim Letzten: Getauscht werden sie nicht. Mit einem Joker kommst du jederzeit ans Ausspielen, darum wechseln die Ämter hier öfter.</translation>
    </message>
    <message>
        <source>Keep low cards for the end: the highest card in an A trick takes the A, and the numbers left in your hand count against you.</source>
        <translation>Behalte bis zum Schluss niedrige Karten: Im A-Stich nimmt die höchste das A, und jede Karte, die dir auf der Hand bleibt, zählt mit ihrer Zahl gegen dich.</translation>
    </message>
    <message>
        <source>Nobody wins this game, but somebody loses: the last one left. They deal the next round, and at some tables they fetch the next round of drinks as well.</source>
        <translation>In diesem Spiel gewinnt niemand, aber einer verliert: wer als Letzter übrig bleibt. Der gibt in der nächsten Runde, und an manchem Tisch holt er auch die nächste Runde Getränke.</translation>
    </message>
    <message>
        <source>Picking up a large pile is a heavy handicap. But you recover quickly if you burn the pile, with a ten or four of a kind, because then you play again.</source>
        <translation>Einen großen Stapel aufzunehmen wirft dich weit zurück. Aber davon erholst du dich rasch, wenn du den Stapel verbrennst, mit einer 10 oder vier gleichen: Dann legst du gleich noch einmal.</translation>
    </message>
    <message>
        <source>President is the same game with polite titles, and it is known by that name in many countries. It is also called Trou du cul, Trouduc or CCT in France, and Arschloch in Germany.</source>
        <translation>Präsident ist dasselbe Spiel mit anständigen Titeln und unter diesem Namen in vielen Ländern bekannt. In Frankreich heißt es auch Trou du cul, Trouduc oder CCT, in Deutschland Arschloch.</translation>
    </message>
    <message>
        <source>Should the King simply give back the two lowest cards? When we played hands out on the computer, that was best in only about one hand in five. Usually it is best to give two single cards, so that pairs stay together.</source>
        <translation>Soll der König einfach die zwei niedrigsten Karten zurückgeben? Als wir Blätter am Computer durchspielen ließen, war das nur bei etwa einem von fünf das Beste. Meist sind es zwei einzelne Karten, damit Paare zusammenbleiben.</translation>
    </message>
    <message>
        <source>Should you keep a five-card combination together or break it up? If you are left with ten cards or more, they count double (the doublette), and all thirteen count triple (the triplette).</source>
        <translation>Eine Fünferkombination zusammenhalten oder aufbrechen? Wer mit zehn Karten oder mehr erwischt wird, zahlt doppelt (die Doublette), mit allen dreizehn dreifach (die Triplette).</translation>
    </message>
    <message>
        <source>Some games you can buy are related to it: The Great Dalmuti by Richard Garfield, The Big A and the Little A by Wolfgang Kramer, and Karrierepoker, once also sold as Hollywood-Poker. Leet &amp; noob was a free version for the PC, and Tichu has an official variant of this kind. Mau-Mau and UNO are similar, too.</source>
        <translation>Einige Spiele aus dem Laden sind mit ihm verwandt: Der Große Dalmuti von Richard Garfield, Das große und das kleine A von Wolfgang Kramer und Karrierepoker, früher auch Hollywood-Poker. Leet &amp; noob gab es frei für den PC, und Tichu hat eine offizielle Variante dieser Art. Auch Mau-Mau und UNO sind ihm ähnlich.</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Taktik</translation>
    </message>
    <message>
        <source>The Excuse always wins a trick, whatever is on the table. Trumps 1 and 21 turn a triple into a quad, so a revolution is easier than with ordinary cards.</source>
        <translation>Mit dem Excuse ist dir ein Stich sicher, egal was liegt. Die Trümpfe 1 und 21 machen aus einem Drilling einen Vierling: So gelingt eine Revolution leichter als mit gewöhnlichen Karten.</translation>
    </message>
    <message>
        <source>The Great Dalmuti, by Richard Garfield, is a commercial relative of President with its own deck of 80 cards. The cards, drawings and words here are our own.</source>
        <translation>Den Großen Dalmuti hat Richard Garfield erfunden: ein Verwandter von Arschloch aus dem Laden, mit 80 eigenen Karten. Karten, Zeichnungen und Texte stammen von uns.</translation>
    </message>
    <message>
        <source>The fun is in playing many rounds in a row: players who go out early have an advantage in the next round, those who go out late a handicap, and everyone sees who rises and who falls.</source>
        <translation>Der Reiz liegt darin, viele Runden hintereinander zu spielen: Wer schnell war, hat in der nächsten einen Vorteil, wer langsam war, einen Nachteil, und alle sehen, wer aufsteigt und wer fällt.</translation>
    </message>
    <message>
        <source>The game and its closest relatives are also known as Bettler, President and Grand tramp, in France as Trou du cul, Trouduc or CCT, and in Quebec as Trou de cul. Its Japanese sister is called Daifugō.</source>
        <translation>Andere Namen für das Spiel und seine nächsten Verwandten: Bettler, Präsident, in Frankreich Trou du cul, Trouduc oder CCT, in Québec Trou de cul, außerdem Grand tramp. Die japanische Schwester heißt Daifugō.</translation>
    </message>
    <message>
        <source>Trou du cul can also be played with a Tarot deck: instead of pairs, triples and quads, two, three or four consecutive trumps are played.</source>
        <translation>Trou du cul lässt sich auch mit Tarotkarten spielen: Statt Paaren, Drillingen und Vierlingen spielt man zwei, drei oder vier Trümpfe in Folge.</translation>
    </message>
    <message>
        <source>Twos that clear the trick help the players at the top, who usually get them in the exchange.</source>
        <translation>Zweien, die abräumen, helfen denen ganz oben: Die bekommen sie meist beim Tausch.</translation>
    </message>
    <message>
        <source>With several decks, more people can play, rounds last longer, and there are more combinations. With an even number of players, everyone exchanges cards; with an odd number, everyone except the player in the middle.</source>
        <translation>Mit mehreren Kartenspielen können mehr Leute mitspielen, die Runden dauern länger, und es gibt mehr Kombinationen. Bei gerader Spielerzahl tauschen alle mit jemandem Karten, bei ungerader alle außer dem in der Mitte.</translation>
    </message>
</context>
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Bericht speichern</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Acknowledge the cards you received</source>
        <translation>Neue Karten gesehen</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Key H</source>
        <translation>Taste H</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Taste P</translation>
    </message>
    <message>
        <source>Key S</source>
        <translation>Taste S</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Alles klar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s)</source>
        <translation>
            <numerusform>%n Karte spielen</numerusform>
            <numerusform>%n Karten spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
</context>
<context>
    <name>AllHands</name>
    <message>
        <source>After the exchange</source>
        <translation>Nach dem Tausch</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Ausgeteilt</translation>
    </message>
    <message>
        <source>Costliest plays</source>
        <translation>Teuerste Züge</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Fingerprint copied to the clipboard.</source>
        <translation>Der Fingerabdruck liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Fingerprint of the deck: {digits}. Seed for this round: {seed}.</source>
        <translation>Fingerabdruck der Karten: {digits}. Startwert dieser Runde: {seed}.</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>Proof copied to the clipboard; “arschloch verify --proof” checks it.</source>
        <translation>Der Beweis liegt in der Zwischenablage; „arschloch verify --proof“ prüft ihn.</translation>
    </message>
    <message>
        <source>These cards were set in advance, not shuffled.</source>
        <translation>Diese Karten waren vorgegeben und nicht gemischt.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>new: {cards}</source>
        <translation>neu: {cards}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Nachziehstapel</translation>
    </message>
</context>
<context>
    <name>AllHandsButton</name>
    <message>
        <source>All hands…</source>
        <translation>Alle Karten …</translation>
    </message>
    <message>
        <source>Everyone’s cards in this round, and proof that the deal was honest.</source>
        <translation>Wer in dieser Runde welche Karten hatte, und der Beweis, dass ehrlich gegeben wurde.</translation>
    </message>
</context>
<context>
    <name>AllHandsPane</name>
    <message>
        <source>All decisions so far that came before the first trick of a round.</source>
        <translation>Alle bisherigen Entscheidungen vor dem ersten Stich einer Runde.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy the proof</source>
        <translation>Beweis kopieren</translation>
    </message>
    <message>
        <source>Redo an exchange…</source>
        <translation>Tausch neu entscheiden …</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} place(s)</source>
        <translation>{number} Plätze</translation>
    </message>
    <message>
        <source>{number} places</source>
        <translation>{number} Plätze</translation>
    </message>
</context>
<context>
    <name>BigA</name>
    <message>
        <source>A joker played by itself is the highest single card, above the 13. Together with number cards, one or more jokers count as one of them: two sevens and a joker make three sevens.</source>
        <translation>Ein Joker allein ist die höchste einzelne Karte, über der 13. Zusammen mit Zahlenkarten zählen ein oder mehrere Joker wie eine von ihnen: Zwei Siebenen und ein Joker sind drei Siebenen.</translation>
    </message>
    <message>
        <source>A round is a series of tricks. The leader plays a single card or several of the same number. Then, going clockwise, each player plays the same number of cards with a higher number, or passes.</source>
        <translation>Eine Runde besteht aus mehreren Stichen. Ausgespielt wird eine einzelne Karte oder mehrere mit derselben Zahl. Dann legt im Uhrzeigersinn jeder gleich viele Karten mit einer höheren Zahl oder passt.</translation>
    </message>
    <message>
        <source>A trick!</source>
        <translation>A-Stich!</translation>
    </message>
    <message>
        <source>A trick: the highest card takes {card}</source>
        <translation>A-Stich: Die höchste Karte nimmt {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Jeder bekommt eine Karte.</numerusform>
            <numerusform>Jeder bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player has one turn, then the trick is over.</source>
        <translation>Jeder ist einmal an der Reihe, dann ist der Stich zu Ende.</translation>
    </message>
    <message>
        <source>Everyone else scores penalty points for the cards they hold: a number card scores its number, a joker 14, the Little A 15, the Big A 20.</source>
        <translation>Alle anderen bekommen Strafpunkte für ihre Karten: Zahlenkarten zählen so viel wie ihre Zahl, ein Joker 14, das kleine A 15, das große A 20.</translation>
    </message>
    <message>
        <source>Get rid of your cards, above all the two A cards. Any cards you still hold when a player runs out score penalty points.</source>
        <translation>Werde deine Karten los, vor allem die beiden A. Für die Karten, die du noch hast, wenn jemand fertig ist, bekommst du Strafpunkte.</translation>
    </message>
    <message numerus="yes">
        <source>It ends sooner if a player has %n point(s) after a round.</source>
        <translation>
            <numerusform>Sie endet früher, wenn jemand nach einer Runde einen Punkt hat.</numerusform>
            <numerusform>Sie endet früher, wenn jemand nach einer Runde %n Punkte hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead an A card: you have nothing else</source>
        <translation>Spiel ein A aus, du hast nichts anderes</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Auf dem Tisch: {cards}</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Strafpunkte</translation>
    </message>
    <message>
        <source>Several jokers cannot be played without a number card.</source>
        <translation>Mehrere Joker darf man nicht ohne eine Zahlenkarte legen.</translation>
    </message>
    <message numerus="yes">
        <source>Shared win with %n point(s): {names}.</source>
        <translation>
            <numerusform>Geteilter Sieg mit %n Punkt: {names}.</numerusform>
            <numerusform>Geteilter Sieg mit %n Punkten: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 1 is the lowest number, the 13 the highest. There are no suits.</source>
        <translation>Die 1 ist die niedrigste Zahl, die 13 die höchste. Farben gibt es nicht.</translation>
    </message>
    <message>
        <source>The A cards</source>
        <translation>Die beiden A</translation>
    </message>
    <message>
        <source>The Big A and the Little A are not dealt: they are on the table, face up.</source>
        <translation>Das große und das kleine A werden nicht ausgeteilt: Sie liegen offen auf dem Tisch.</translation>
    </message>
    <message>
        <source>The jokers</source>
        <translation>Die Joker</translation>
    </message>
    <message>
        <source>The lowest score wins; players with equal scores share a place.</source>
        <translation>Wer am wenigsten Punkte hat, gewinnt; bei gleich vielen teilt man sich den Platz.</translation>
    </message>
    <message>
        <source>The only way to get rid of an A card is to lead it by itself. This is an A trick: each of the others must play one card in turn, any card they like; nobody may pass.</source>
        <translation>Ein A wird man nur los, indem man es allein ausspielt. Das ist ein A-Stich: Alle anderen müssen reihum eine Karte legen, irgendeine; passen darf niemand.</translation>
    </message>
    <message>
        <source>The player to the left of the dealer starts. After each round, the deal passes to the left.</source>
        <translation>Es fängt an, wer links vom Geber sitzt. Nach jeder Runde gibt der Nächste links.</translation>
    </message>
    <message>
        <source>The player who played the highest card takes the A into their hand and leads the next trick; if cards are equal, the one played last counts. In an A trick, the A has no value, and a joker counts as 1.</source>
        <translation>Wer die höchste Karte legt, nimmt das A auf die Hand und spielt zum nächsten Stich aus; bei gleichen zählt die zuletzt gelegte. In einem A-Stich zählt das A nichts und ein Joker nur 1.</translation>
    </message>
    <message>
        <source>The player who played the highest cards wins the trick and leads the next one.</source>
        <translation>Wer am höchsten gelegt hat, bekommt den Stich und spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>The rest is set aside unseen.</source>
        <translation>Der Rest wird ungesehen beiseitegelegt.</translation>
    </message>
    <message>
        <source>The round ends as soon as a player has no cards left, not even an A card; an A trick is finished first. An A card that nobody has taken yet stays on the table.</source>
        <translation>Die Runde endet, sobald jemand keine Karte mehr hat. Auch ein A ist eine Karte, und ein A-Stich wird noch zu Ende gespielt. Ein A, das noch niemand genommen hat, bleibt auf dem Tisch.</translation>
    </message>
    <message>
        <source>The trick continues until all the others have passed one after another; if you pass, you may rejoin it later.</source>
        <translation>Der Stich geht weiter, bis alle anderen nacheinander gepasst haben; wer passt, darf wieder einsteigen.</translation>
    </message>
    <message>
        <source>The winner of the first trick of a round takes the Little A into their hand, the winner of the second one the Big A. Everyone can see who holds them.</source>
        <translation>Wer den ersten Stich der Runde bekommt, nimmt das kleine A auf die Hand, wer den zweiten bekommt, das große. Alle sehen, wer sie hat.</translation>
    </message>
    <message>
        <source>You cannot play an A card in an A trick; if you hold nothing else, you are skipped. A tricks count as tricks: if an A trick is the second of the round, its winner gets the Big A as well.</source>
        <translation>In einen A-Stich darf man kein A legen; wer nichts anderes hat, wird übergangen. A-Stiche zählen als Stiche: Ist es der zweite der Runde, gibt es dazu noch das große A.</translation>
    </message>
    <message>
        <source>You have no cards left.</source>
        <translation>Du hast keine Karte mehr.</translation>
    </message>
    <message>
        <source>You have nothing but A cards, so you are skipped.</source>
        <translation>Du hast nichts als A und wirst übergangen.</translation>
    </message>
    <message>
        <source>You lead {card}: everyone else has to play a card.</source>
        <translation>Du spielst {card} aus: Alle anderen müssen eine Karte legen.</translation>
    </message>
    <message>
        <source>You must play a card: any except an A card</source>
        <translation>Du musst eine Karte legen, egal welche, nur kein A</translation>
    </message>
    <message>
        <source>You must play a card: any one will do</source>
        <translation>Du musst eine Karte legen, egal welche</translation>
    </message>
    <message>
        <source>You played the highest card and take {card}.</source>
        <translation>Du hast am höchsten gelegt und nimmst {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>Du bekommst %n Punkt.</numerusform>
            <numerusform>Du bekommst %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the trick and get {card} with it.</source>
        <translation>Mit dem Stich bekommst du {card}.</translation>
    </message>
    <message>
        <source>eight each of 1 to 13, four jokers, two A cards</source>
        <translation>achtmal 1 bis 13, vier Joker und zwei A</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>hat {cards}</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>den Joker</translation>
    </message>
    <message numerus="yes">
        <source>{cards}, %n of them joker(s)</source>
        <translation>
            <numerusform>{cards}, darunter ein Joker</numerusform>
            <numerusform>{cards}, darunter %n Joker</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no cards left.</source>
        <translation>{name} hat keine Karte mehr.</translation>
    </message>
    <message>
        <source>{name} has nothing but A cards and is skipped.</source>
        <translation>{name} hat nichts als A und wird übergangen.</translation>
    </message>
    <message>
        <source>{name} has to play a card</source>
        <translation>{name} muss eine Karte legen</translation>
    </message>
    <message>
        <source>{name} leads {card}: everyone else has to play a card.</source>
        <translation>{name} spielt {card} aus: Alle anderen müssen eine Karte legen.</translation>
    </message>
    <message>
        <source>{name} played the highest card and takes {card}.</source>
        <translation>{name} hat am höchsten gelegt und nimmt {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s).</source>
        <translation>
            <numerusform>{name} bekommt %n Punkt.</numerusform>
            <numerusform>{name} bekommt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the trick and gets {card} with it.</source>
        <translation>Mit dem Stich bekommt {name} {card}.</translation>
    </message>
    <message>
        <source>{players} play with eight cards of each number from 1 to 13, four jokers and two A cards.</source>
        <translation>{players} spielen mit den Zahlen 1 bis 13, jede achtmal, vier Jokern und zwei A.</translation>
    </message>
</context>
<context>
    <name>Binding</name>
    <message>
        <source>Match with {cards} or skip your turn</source>
        <translation>Auch {cards} legen oder aussetzen</translation>
    </message>
    <message>
        <source>Only {suits} in this trick</source>
        <translation>Nur {suits} in diesem Stich</translation>
    </message>
</context>
<context>
    <name>BombButtons</name>
    <message>
        <source>Bomb!</source>
        <translation>Bombe!</translation>
    </message>
    <message>
        <source>Key B: %1</source>
        <translation>Taste B: %1</translation>
    </message>
    <message>
        <source>Key P. Waiting also counts as no.</source>
        <translation>Taste P. Wer abwartet, verzichtet ebenfalls.</translation>
    </message>
    <message>
        <source>No bomb</source>
        <translation>Keine Bombe</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Enter key</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Keep as they are</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Key T</source>
        <translation>Taste T</translation>
    </message>
    <message>
        <source>Pick up the pile</source>
        <translation>Stapel nehmen</translation>
    </message>
    <message>
        <source>Put every card back where it was dealt</source>
        <translation>Alle Karten wieder so hinlegen, wie sie ausgeteilt wurden</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Swap like this</source>
        <translation>So tauschen</translation>
    </message>
</context>
<context>
    <name>CardPickRow</name>
    <message numerus="yes">
        <source>%n card(s) to choose from</source>
        <translation>
            <numerusform>%n Karte zur Auswahl</numerusform>
            <numerusform>%n Karten zur Auswahl</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n Ass</numerusform>
            <numerusform>%n Asse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {ranks}</source>
        <translation>
            <numerusform>%n {ranks}</numerusform>
            <numerusform>%n {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Big A</source>
        <translation>großes A</translation>
    </message>
    <message>
        <source>Big As</source>
        <translation>große A</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Dragons</source>
        <translation>Drachen</translation>
    </message>
    <message>
        <source>Excuse</source>
        <translation>Excuse</translation>
    </message>
    <message>
        <source>Excuses</source>
        <translation>Excuses</translation>
    </message>
    <message>
        <source>Little A</source>
        <translation>kleines A</translation>
    </message>
    <message>
        <source>Little As</source>
        <translation>kleine A</translation>
    </message>
    <message>
        <source>Mah Jong</source>
        <translation>Mah-Jong</translation>
    </message>
    <message>
        <source>Mah Jongs</source>
        <translation>Mah-Jongs</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <translation>Phönix</translation>
    </message>
    <message>
        <source>Phoenixes</source>
        <translation>Phönixe</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>schwarzer Joker</translation>
    </message>
    <message>
        <source>black jokers</source>
        <translation>schwarze Joker</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>cavaliers</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>elevens</source>
        <translation>Elfen</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>vier Asse</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>vier {ranks}</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>goblets</source>
        <translation>Kelch</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>Narr</translation>
    </message>
    <message>
        <source>jesters</source>
        <translation>Narren</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>lilies</source>
        <translation>Lilie</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>Einsen</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>roter Joker</translation>
    </message>
    <message>
        <source>red jokers</source>
        <translation>rote Joker</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>the apprentice</source>
        <translation>die Auszubildende</translation>
    </message>
    <message>
        <source>the baker</source>
        <translation>der Bäcker</translation>
    </message>
    <message>
        <source>the bookkeeper</source>
        <translation>der Buchhalter</translation>
    </message>
    <message>
        <source>the chairwoman</source>
        <translation>die Vorsitzende</translation>
    </message>
    <message>
        <source>the chimney sweep</source>
        <translation>der Schornsteinfeger</translation>
    </message>
    <message>
        <source>the cook</source>
        <translation>die Köchin</translation>
    </message>
    <message>
        <source>the director</source>
        <translation>der Direktor</translation>
    </message>
    <message>
        <source>the dishwasher</source>
        <translation>der Tellerwäscher</translation>
    </message>
    <message>
        <source>the doctor</source>
        <translation>der Doktor</translation>
    </message>
    <message>
        <source>the doorman</source>
        <translation>der Portier</translation>
    </message>
    <message>
        <source>the engineer</source>
        <translation>der Ingenieur</translation>
    </message>
    <message>
        <source>the farmhand</source>
        <translation>der Knecht</translation>
    </message>
    <message>
        <source>the ferryman</source>
        <translation>der Fährmann</translation>
    </message>
    <message>
        <source>the fishwife</source>
        <translation>die Fischhändlerin</translation>
    </message>
    <message>
        <source>the forewoman</source>
        <translation>die Vorarbeiterin</translation>
    </message>
    <message>
        <source>the head of department</source>
        <translation>der Abteilungsleiter</translation>
    </message>
    <message>
        <source>the innkeeper</source>
        <translation>die Wirtin</translation>
    </message>
    <message>
        <source>the judge</source>
        <translation>die Richterin</translation>
    </message>
    <message>
        <source>the lawyer</source>
        <translation>die Anwältin</translation>
    </message>
    <message>
        <source>the mayor</source>
        <translation>der Bürgermeister</translation>
    </message>
    <message>
        <source>the messenger</source>
        <translation>der Bote</translation>
    </message>
    <message>
        <source>the schoolmistress</source>
        <translation>die Lehrerin</translation>
    </message>
    <message>
        <source>the smith</source>
        <translation>der Schmied</translation>
    </message>
    <message>
        <source>the waiter</source>
        <translation>der Kellner</translation>
    </message>
    <message>
        <source>the watchmaker</source>
        <translation>der Uhrmacher</translation>
    </message>
    <message>
        <source>thirteens</source>
        <translation>Dreizehnen</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>drei Asse</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>drei {ranks}</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>towers</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>Trumpf {number}</translation>
    </message>
    <message>
        <source>trumps {number}</source>
        <translation>Trümpfe {number}</translation>
    </message>
    <message>
        <source>twelves</source>
        <translation>Zwölfen</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>zwei Asse</translation>
    </message>
    <message>
        <source>two {ranks}</source>
        <translation>zwei {ranks}</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>{cards} (the joker as {card})</source>
        <translation>{cards} (der Joker steht für {card})</translation>
    </message>
    <message>
        <source>{cards} as {others}</source>
        <translation>{cards} als {others}</translation>
    </message>
    <message>
        <source>{number}, {person}</source>
        <translation>{number}, {person}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>Careful: go out with {ranks} and you finish last.</source>
        <translation>Vorsicht: Mit diesen letzten Karten ({ranks}) landest du ganz unten.</translation>
    </message>
    <message>
        <source>Careful: you would be left with only {ranks}, and you may not go out with those.</source>
        <translation>Vorsicht: Dann hast du nur noch {ranks}, und damit darfst du nicht fertig werden.</translation>
    </message>
</context>
<context>
    <name>ChosenGame</name>
    <message>
        <source>Another game…</source>
        <translation>Anderes Spiel …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>--fingerprint takes {count} or more digits from 0 to 9 and A to F, such as {example}, not “{word}”.</source>
        <translation>--fingerprint erwartet {count} oder mehr Zeichen von 0 bis 9 und A bis F, etwa {example}, nicht „{word}“.</translation>
    </message>
    <message>
        <source>--levels names “{name}” more than once.</source>
        <translation>--levels nennt „{name}“ mehr als einmal.</translation>
    </message>
    <message>
        <source>--levels takes two or more names, separated by commas, not “{name}”.</source>
        <translation>--levels erwartet mindestens zwei Namen, durch Kommas getrennt, nicht „{name}“.</translation>
    </message>
    <message>
        <source>--proof takes text that begins with “arschloch-deal 1 round” and ends with the cards of the deck, not “{word}”.</source>
        <translation>--proof erwartet einen Text, der mit „arschloch-deal 1 round“ anfängt und mit den Karten des Kartenspiels endet, nicht „{word}“.</translation>
    </message>
    <message>
        <source>--round needs --fingerprint or --proof as well.</source>
        <translation>--round braucht auch --fingerprint oder --proof.</translation>
    </message>
    <message>
        <source>--rules takes pairs KEY=VALUE, not “{word}”. `arschloch rules {preset}` lists all keys and their values.</source>
        <translation>--rules erwartet Paare NAME=WERT, nicht „{word}“. `arschloch rules {preset}` zeigt alle Namen und ihre Werte.</translation>
    </message>
    <message>
        <source>--seats takes {players} names here, one per player, separated by commas, not {given}.</source>
        <translation>--seats erwartet so viele Namen, wie Spieler am Tisch sitzen: {players} mit Kommas dazwischen, nicht {given}.</translation>
    </message>
    <message>
        <source>16 or more digits from 0 to 9 and A to F</source>
        <translation>16 oder mehr Zeichen von 0 bis 9 und A bis F</translation>
    </message>
    <message>
        <source>A file has this name</source>
        <translation>Eine Datei heißt schon so</translation>
    </message>
    <message>
        <source>An interrupted run continues when you give the same command again.</source>
        <translation>Wurde ein Lauf unterbrochen, gib denselben Befehl noch einmal ein, dann geht er weiter.</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>Arschloch, Trou du cul, President: the card game against computer players.</source>
        <translation>Arschloch, Trou du cul, Präsident: das Kartenspiel gegen Computerspieler.</translation>
    </message>
    <message>
        <source>Check that a round was dealt from the deck whose fingerprint the window showed before the deal: {allowed}.</source>
        <translation>Prüft, ob eine Runde aus dem Kartenspiel gegeben wurde, dessen Fingerabdruck das Fenster vor dem Geben gezeigt hat: {allowed}.</translation>
    </message>
    <message>
        <source>Check that everything the game needs is installed.</source>
        <translation>Prüft, ob alles da ist, was das Spiel braucht.</translation>
    </message>
    <message>
        <source>Check the proof you copied from “All hands”, {allowed}, and compare it with the given records.</source>
        <translation>Prüft den Beweis, den du aus „Alle Karten“ kopiert hast ({allowed}), und vergleicht ihn mit den genannten Aufzeichnungen.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>ERROR</source>
        <translation>FEHLER</translation>
    </message>
    <message>
        <source>Every deal is played several times. Each time, the levels move on by one seat, so that the luck of the cards cancels out. Identical tables are played only once.</source>
        <translation>Jedes Spiel wird mehrmals mit denselben Karten gespielt, und jedes Mal rücken die Stufen einen Platz weiter. So gleicht sich das Kartenglück aus. Gleich besetzte Tische werden nur einmal gespielt.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Beispiel:</translation>
    </message>
    <message>
        <source>FILE.arl</source>
        <translation>DATEI.arl</translation>
    </message>
    <message>
        <source>FINGERPRINT</source>
        <translation>FINGERABDRUCK</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>Failed: {names}.</source>
        <translation>Nicht in Ordnung: {names}.</translation>
    </message>
    <message>
        <source>How long a program may think about one decision: {allowed} (default: {default}).</source>
        <translation>Wie lange ein Programm über eine Entscheidung nachdenken darf: {allowed} (sonst {default}).</translation>
    </message>
    <message>
        <source>How many processes work at the same time: {allowed} (default: {default}). The result does not depend on it.</source>
        <translation>Wie viele Prozesse gleichzeitig rechnen: {allowed} (sonst {default}). Am Ergebnis ändert das nichts.</translation>
    </message>
    <message>
        <source>How much to enlarge the pictures: {allowed} (default: {default}).</source>
        <translation>Wie stark die Bilder vergrößert werden: {allowed} (sonst {default}).</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Fehler beim Lesen oder Schreiben</translation>
    </message>
    <message>
        <source>It is a folder</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>It is not a file name</source>
        <translation>Das ist kein Dateiname</translation>
    </message>
    <message>
        <source>It is not a program that can be run</source>
        <translation>Das ist kein Programm, das sich starten lässt</translation>
    </message>
    <message>
        <source>Judge every option of the pending decision before the first trick.</source>
        <translation>Bewertet jede Möglichkeit der Entscheidung, die vor dem ersten Stich ansteht.</translation>
    </message>
    <message>
        <source>KEY=VALUE,…</source>
        <translation>NAME=WERT,…</translation>
    </message>
    <message>
        <source>Keep every level in its seat; play each deal once.</source>
        <translation>Lässt jede Stufe auf ihrem Platz und spielt mit denselben Karten nur einmal.</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>SPRACHE</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>STUFE</translation>
    </message>
    <message>
        <source>LEVEL,LEVEL,…</source>
        <translation>STUFE,STUFE,…</translation>
    </message>
    <message>
        <source>Language of everything printed: {allowed} (default: the system’s).</source>
        <translation>Sprache aller Ausgaben: {allowed} (sonst die des Systems).</translation>
    </message>
    <message>
        <source>Language of this help and of error messages: {allowed} (default: the system’s). The window has a setting of its own.</source>
        <translation>Sprache dieser Hilfe und der Fehlermeldungen: {allowed} (sonst die des Systems). Die Sprache des Fensters steht in seinen Einstellungen.</translation>
    </message>
    <message>
        <source>Languages of the pictures: {allowed} (default: all). If you name only one, it is also used for messages.</source>
        <translation>Sprachen der Bilder: {allowed} (sonst alle). Eine einzelne gilt auch für die Meldungen.</translation>
    </message>
    <message>
        <source>Let computer players play each other.</source>
        <translation>Lässt Computerspieler gegeneinander spielen.</translation>
    </message>
    <message>
        <source>Line {line} cannot be answered: {why}.</source>
        <translation>Zeile {line} lässt sich nicht beantworten: {why}.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>List every option with its values, not only those that differ from the preset.</source>
        <translation>Listet alle Optionen mit ihren Werten auf, nicht nur die ungewöhnlichen.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>ZAHL</translation>
    </message>
    <message>
        <source>No pending decision can be judged: only decisions before the first trick can.</source>
        <translation>Hier steht nichts an, was sich bewerten lässt: Das geht nur bei Entscheidungen vor dem ersten Stich.</translation>
    </message>
    <message>
        <source>No round of this record was dealt from the deck with the fingerprint {fingerprint}.</source>
        <translation>Keine Runde dieser Aufzeichnung wurde aus dem Kartenspiel mit dem Fingerabdruck {fingerprint} gegeben.</translation>
    </message>
    <message>
        <source>No space left on the device</source>
        <translation>Auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Nothing was shuffled for round {number}: the record says who gets which cards.</source>
        <translation>Für Runde {number} wurde nicht gemischt: Die Aufzeichnung legt fest, wer welche Karten bekommt.</translation>
    </message>
    <message>
        <source>Number of players: {allowed}. Default: the preset’s own number.</source>
        <translation>Wie viele mitspielen: {allowed}. Ohne Angabe so viele wie im gewählten Spiel üblich.</translation>
    </message>
    <message>
        <source>Number that determines the deals: {allowed}. The same number gives the same result.</source>
        <translation>Spielnummer, von der alle Blätter abhängen: {allowed}. Dieselbe Nummer ergibt dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>PRESET</source>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>PROOF</source>
        <translation>BEWEIS</translation>
    </message>
    <message>
        <source>Pairs: by how many places a level is ahead</source>
        <translation>Paare: um wie viele Plätze eine Stufe vorn liegt</translation>
    </message>
    <message>
        <source>Part of the path is not a folder</source>
        <translation>Ein Teil des Pfads ist kein Ordner</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <source>Play every pair of levels against each other and rate all levels.</source>
        <translation>Lässt je zwei Stufen gegeneinander spielen und bewertet alle.</translation>
    </message>
    <message>
        <source>Play through standard input and output, so that another program can run the match.</source>
        <translation>Spielt über Standardeingabe und -ausgabe, für die Spielleitung eines anderen Programms.</translation>
    </message>
    <message numerus="yes">
        <source>Players failed at %n decision(s), and a stand-in made them; see “{log}”.</source>
        <translation>
            <numerusform>Bei %n Entscheidung ist ein Spieler ausgefallen, und ein Ersatz hat entschieden; siehe „{log}“.</numerusform>
            <numerusform>Bei %n Entscheidungen sind Spieler ausgefallen, und ein Ersatz hat entschieden; siehe „{log}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing strength: {allowed}.</source>
        <translation>Wie gut gespielt wird: {allowed}.</translation>
    </message>
    <message>
        <source>Print JSON, for other programs.</source>
        <translation>Gibt JSON aus, für andere Programme.</translation>
    </message>
    <message>
        <source>Print the rules of a game in words.</source>
        <translation>Gibt die Regeln eines Spiels in Worten aus.</translation>
    </message>
    <message>
        <source>Print the version and exit.</source>
        <translation>Gibt die Version aus, sonst nichts.</translation>
    </message>
    <message>
        <source>Rating: places better than the average of all levels</source>
        <translation>Wertung: um wie viele Plätze besser als der Schnitt aller Stufen</translation>
    </message>
    <message>
        <source>Replay records without a window and check them.</source>
        <translation>Spielt Aufzeichnungen ohne Fenster nach und prüft sie.</translation>
    </message>
    <message>
        <source>Round {number} was dealt from another deck: its fingerprint is {fingerprint}.</source>
        <translation>Runde {number} wurde aus einem anderen Kartenspiel gegeben: Der Fingerabdruck ist {fingerprint}.</translation>
    </message>
    <message>
        <source>Round {number} was dealt from the deck with this fingerprint.</source>
        <translation>Runde {number} wurde aus dem Kartenspiel mit diesem Fingerabdruck gegeben.</translation>
    </message>
    <message>
        <source>Rounds to play for each pair: {allowed}.</source>
        <translation>Runden für jedes Paar: {allowed}.</translation>
    </message>
    <message>
        <source>Rounds to play in all: {allowed}. A multiple of the number of seats works best.</source>
        <translation>Runden insgesamt: {allowed}. Am besten ein Vielfaches der Zahl der Plätze.</translation>
    </message>
    <message>
        <source>Rules that differ from the preset: {allowed}. `arschloch rules PRESET` lists all keys and their values.</source>
        <translation>Regeln, die anders sein sollen als im gewählten Spiel: {allowed}. `arschloch rules SPIEL` zeigt alle Namen und ihre Werte.</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SEKUNDEN</translation>
    </message>
    <message>
        <source>Save a picture of every screen as a PNG file.</source>
        <translation>Zeichnet jede Ansicht in eine PNG-Datei.</translation>
    </message>
    <message>
        <source>Show this help and exit.</source>
        <translation>Zeigt diese Hilfe, sonst nichts.</translation>
    </message>
    <message>
        <source>Standard output is closed</source>
        <translation>Die Standardausgabe ist geschlossen</translation>
    </message>
    <message>
        <source>Stop when the values of the best options are known to within this standard error: {allowed} (default: {default}).</source>
        <translation>Rechnet, bis der Wert der besten Möglichkeiten auf diesen Standardfehler genau ist: {allowed} (sonst {default}).</translation>
    </message>
    <message>
        <source>The competitors, two or more: {allowed}.</source>
        <translation>Wer spielt, mindestens zwei: {allowed}.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}.</source>
        <translation>Die Datei lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>The file name is too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>The file system is read-only</source>
        <translation>Dieses Dateisystem lässt sich nur lesen</translation>
    </message>
    <message>
        <source>The folder for the pictures: {allowed}.</source>
        <translation>Der Ordner für die Bilder: {allowed}.</translation>
    </message>
    <message>
        <source>The game and its rules: {allowed}.</source>
        <translation>Das Spiel mit seinen Regeln: {allowed}.</translation>
    </message>
    <message>
        <source>The match record to open in the window.</source>
        <translation>Die Aufzeichnung, die das Fenster öffnet.</translation>
    </message>
    <message>
        <source>The match record whose last decision is pending.</source>
        <translation>Die Aufzeichnung, an deren Ende eine Entscheidung ansteht.</translation>
    </message>
    <message>
        <source>The match records to check; with --proof, none is needed.</source>
        <translation>Die Aufzeichnungen, die geprüft werden; mit --proof geht es auch ohne.</translation>
    </message>
    <message>
        <source>The players, one name per seat: {allowed}. Default: all “regular”.</source>
        <translation>Wer spielt, ein Name für jeden Platz: {allowed}. Ohne Angabe spielen alle wie „regular“.</translation>
    </message>
    <message>
        <source>The proof is for another deck: its fingerprint is different.</source>
        <translation>Der Beweis gehört zu einem anderen Kartenspiel: Der Fingerabdruck stimmt nicht überein.</translation>
    </message>
    <message>
        <source>The result cannot be written: {reason}.</source>
        <translation>Das Ergebnis lässt sich nicht ausgeben: {reason}.</translation>
    </message>
    <message>
        <source>The round in which the fingerprint was shown: {allowed}. Without it, any round may match.</source>
        <translation>Die Runde, in der der Fingerabdruck gezeigt wurde: {allowed}. Ohne Angabe kann es jede sein.</translation>
    </message>
    <message>
        <source>The same run is in progress elsewhere</source>
        <translation>Derselbe Lauf ist anderswo im Gang</translation>
    </message>
    <message>
        <source>The seed of round {number} shuffles the deck into this order.</source>
        <translation>Mit dem Startwert von Runde {number} ergibt das Mischen genau diese Reihenfolge.</translation>
    </message>
    <message>
        <source>The seed shuffles these cards into another order.</source>
        <translation>Mit dem Startwert ergibt das Mischen bei diesen Karten eine andere Reihenfolge.</translation>
    </message>
    <message>
        <source>There is no display here; try `arschloch showcase --out FOLDER` for pictures.</source>
        <translation>Hier gibt es keinen Bildschirm; Bilder macht `arschloch showcase --out ORDNER`.</translation>
    </message>
    <message>
        <source>There is no file “{path}” and no command of that name. Commands are {commands}.</source>
        <translation>Es gibt weder eine Datei noch einen Befehl „{path}“. Die Befehle sind {commands}.</translation>
    </message>
    <message>
        <source>There is no folder for settings and matches: set HOME to a folder of your own.</source>
        <translation>Es gibt keinen Ordner für Einstellungen und Partien: Setze HOME auf einen Ordner, der dir gehört.</translation>
    </message>
    <message>
        <source>There is no round {number} in this record; its last round is {last}.</source>
        <translation>Runde {number} gibt es in dieser Aufzeichnung nicht; die letzte ist Runde {last}.</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>Diese Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>This run cannot be saved ({why}). If interrupted, it starts over.</source>
        <translation>Dieser Lauf lässt sich nicht speichern ({why}). Wird er unterbrochen, fängt er von vorn an.</translation>
    </message>
    <message>
        <source>Too many symbolic links</source>
        <translation>Zu viele symbolische Verknüpfungen</translation>
    </message>
    <message>
        <source>Two levels at a time share tables and play the same deals. The rating shows by how many places a level is better than the average of all levels.</source>
        <translation>Je zwei Stufen treten an denselben Tischen und mit denselben Karten gegeneinander an. Die Wertung sagt, um wie viele Plätze eine Stufe besser ist als der Schnitt aller Stufen.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>WRONG: {reason}</source>
        <translation>FALSCH: {reason}</translation>
    </message>
    <message>
        <source>`arschloch COMMAND --help` explains a command.</source>
        <translation>`arschloch BEFEHL --help` erklärt einen Befehl.</translation>
    </message>
    <message>
        <source>`arschloch verify` needs a FILE.arl or a --proof.</source>
        <translation>`arschloch verify` braucht eine DATEI.arl oder --proof.</translation>
    </message>
    <message>
        <source>`{command}` has no option or argument “{words}”.</source>
        <translation>`{command}` kennt „{words}“ nicht.</translation>
    </message>
    <message>
        <source>`{command}` needs {names}.</source>
        <translation>`{command}` braucht {names}.</translation>
    </message>
    <message>
        <source>a card has the wrong size</source>
        <translation>eine Karte hat die falsche Größe</translation>
    </message>
    <message>
        <source>a number from {least} to {most}</source>
        <translation>eine Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>a number of seconds from {least} to {most}</source>
        <translation>{least} bis {most} Sekunden</translation>
    </message>
    <message>
        <source>a record was not read back correctly</source>
        <translation>eine Aufzeichnung ließ sich nicht wieder lesen</translation>
    </message>
    <message>
        <source>a round of each game was played: {presets}</source>
        <translation>von jedem Spiel wurde eine Runde gespielt: {presets}</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>a whole number of at least {least}</source>
        <translation>eine ganze Zahl ab {least}</translation>
    </message>
    <message>
        <source>a whole number of at most {most}</source>
        <translation>eine ganze Zahl bis {most}</translation>
    </message>
    <message>
        <source>ahead of {level}</source>
        <translation>vor {level}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>cards can be drawn</source>
        <translation>Karten lassen sich zeichnen</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>computer players run in their own process</source>
        <translation>sie denken in einem eigenen Prozess</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>every deal is played at {tables} tables</source>
        <translation>dieselben Karten an je {tables} Tischen</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster Platz</translation>
    </message>
    <message>
        <source>folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>it belongs to a run of another command</source>
        <translation>sie gehört zu einem anderen Befehl</translation>
    </message>
    <message>
        <source>it contains more matches than the {count} of this command</source>
        <translation>sie enthält mehr als die {count} Partien dieses Befehls</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzter Platz</translation>
    </message>
    <message>
        <source>levels ({levels}) or paths of programs such as ./mybot, separated by commas; a character may follow a level ({characters}), as in club:bold</source>
        <translation>Stufen ({levels}) oder Pfade von Programmen wie ./mybot, durch Kommas getrennt; nach einer Stufe kann ein Charakter stehen ({characters}), wie in club:bold</translation>
    </message>
    <message>
        <source>line {line} is damaged</source>
        <translation>Zeile {line} ist beschädigt</translation>
    </message>
    <message>
        <source>matches are written and read back</source>
        <translation>Partien werden geschrieben und wieder gelesen</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>not compiled, so the level Expert thinks less in most games; in the ready-made packages, it is compiled, and in a source folder `python3 packaging/dev.py compile` compiles it</source>
        <translation>nicht kompiliert, deshalb denkt die Stufe „Profi“ in den meisten Spielen weniger nach; in den fertigen Paketen ist er es, und im Quellordner kompiliert ihn `python3 packaging/dev.py compile`</translation>
    </message>
    <message>
        <source>their process could not be started; see “{log}”</source>
        <translation>für sie lässt sich kein Prozess starten; siehe „{log}“</translation>
    </message>
    <message>
        <source>{kept} of {all} rounds are saved; run the same command again to continue.</source>
        <translation>{kept} von {all} Runden sind gespeichert; mit demselben Befehl geht es weiter.</translation>
    </message>
    <message>
        <source>one of {levels}; a character may follow ({characters}), as in club:bold</source>
        <translation>{levels}; danach kann ein Charakter stehen ({characters}), wie in club:bold</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>eines von {values}</translation>
    </message>
    <message>
        <source>one or more of {values}, separated by commas</source>
        <translation>eines oder mehrere von {values}, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>pairs KEY=VALUE, separated by commas</source>
        <translation>Paare NAME=WERT, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>passing cards on</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>places lost in 100 rounds</source>
        <translation>verlorene Plätze in 100 Runden</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>putsch</source>
        <translation>Putsch</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>rounds per second: {number}</source>
        <translation>Runden pro Sekunde: {number}</translation>
    </message>
    <message>
        <source>rounds: {rounds}, seconds: {seconds}</source>
        <translation>Runden: {rounds}, Sekunden: {seconds}</translation>
    </message>
    <message>
        <source>screens</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>seat {seat}  {level}  average place {place} ± {stderr}  points {points} ± {points_stderr}</source>
        <translation>Sitz {seat}  {level}  Platz im Schnitt {place} ± {stderr}  Punkte {points} ± {points_stderr}</translation>
    </message>
    <message>
        <source>settings {settings}, matches {matches}</source>
        <translation>Einstellungen {settings}, Partien {matches}</translation>
    </message>
    <message>
        <source>simulator</source>
        <translation>Simulator</translation>
    </message>
    <message>
        <source>some languages use the same word: {words}</source>
        <translation>mehrere Sprachen haben dasselbe Wort: {words}</translation>
    </message>
    <message>
        <source>the path of a folder</source>
        <translation>der Pfad eines Ordners</translation>
    </message>
    <message>
        <source>the path of a match record</source>
        <translation>der Pfad einer Aufzeichnung</translation>
    </message>
    <message>
        <source>the text that begins with “arschloch-deal 1 round”</source>
        <translation>der Text, der mit „arschloch-deal 1 round“ anfängt</translation>
    </message>
    <message>
        <source>the window loads</source>
        <translation>das Fenster lässt sich laden</translation>
    </message>
    <message>
        <source>translations</source>
        <translation>Übersetzungen</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}: {result}</translation>
    </message>
    <message>
        <source>{option} names “{name}”, but there is no such level. Levels are {levels}.</source>
        <translation>{option} nennt „{name}“, aber so heißt keine Stufe. Es gibt {levels}.</translation>
    </message>
    <message>
        <source>{option} needs a value: {allowed}.</source>
        <translation>{option} braucht einen Wert: {allowed}.</translation>
    </message>
    <message>
        <source>{option} needs a value; “--” is not one.</source>
        <translation>{option} braucht einen Wert; „--“ ist keiner.</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>Zu {option} gehört kein Wert.</translation>
    </message>
    <message>
        <source>{option} takes {allowed}, not “{word}”.</source>
        <translation>{option} erwartet {allowed}, nicht „{word}“.</translation>
    </message>
    <message>
        <source>{path} cannot be written</source>
        <translation>{path} lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>{path} is missing</source>
        <translation>{path} fehlt</translation>
    </message>
    <message>
        <source>{path}: the last line is incomplete and was ignored.</source>
        <translation>{path}: Die letzte Zeile ist unvollständig und zählt nicht.</translation>
    </message>
    <message>
        <source>{preset}, players: {players}, rounds for each pair: {rounds}</source>
        <translation>{preset}, Spieler: {players}, Runden für jedes Paar: {rounds}</translation>
    </message>
    <message>
        <source>{preset}, players: {players}, rounds: {rounds}</source>
        <translation>{preset}, Spieler: {players}, Runden: {rounds}</translation>
    </message>
    <message>
        <source>{sentence} See `{command} --help`.</source>
        <translation>{sentence} Siehe `{command} --help`.</translation>
    </message>
    <message>
        <source>“{path}” cannot be continued: {why}. Delete it to start over.</source>
        <translation>„{path}“ lässt sich nicht fortsetzen: {why}. Lösche die Datei, um von vorn anzufangen.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}.</source>
        <translation>„{path}“ lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}.</source>
        <translation>„{path}“ lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” cannot play: {why}.</source>
        <translation>„{path}“ kann nicht mitspielen: {why}.</translation>
    </message>
    <message>
        <source>“{path}” is not a match record: {reason}</source>
        <translation>„{path}“ ist keine Aufzeichnung einer Partie: {reason}</translation>
    </message>
    <message>
        <source>“{word}” is ambiguous: {options}.</source>
        <translation>„{word}“ ist mehrdeutig: {options}.</translation>
    </message>
</context>
<context>
    <name>Costly</name>
    <message>
        <source>A rough estimate, less certain than the verdict on an exchange, because the hidden cards have to be guessed.</source>
        <translation>Eine grobe Schätzung, unsicherer als das Urteil über einen Tausch, denn die verdeckten Karten lassen sich nur erraten.</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Besser: {choice}</translation>
    </message>
    <message>
        <source>Checking your plays: {done} of {all}…</source>
        <translation>Deine Züge werden geprüft: {done} von {all} …</translation>
    </message>
    <message>
        <source>None of your plays cost you much, as far as we can tell.</source>
        <translation>Keiner deiner Züge hat dich viel gekostet, soweit sich das sagen lässt.</translation>
    </message>
    <message>
        <source>The plays of this round cannot be judged.</source>
        <translation>Die Züge dieser Runde lassen sich nicht beurteilen.</translation>
    </message>
    <message>
        <source>This cost you about {places}.</source>
        <translation>Das hat dich etwa {places} gekostet.</translation>
    </message>
    <message numerus="yes">
        <source>With %n card(s) in your hand</source>
        <translation>
            <numerusform>Mit %n Karte auf der Hand</numerusform>
            <numerusform>Mit %n Karten auf der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostlyPage</name>
    <message>
        <source>Choose one to see that moment with your hand and everything you could have played.</source>
        <translation>Wähl einen aus: Du siehst den Moment, dein Blatt und alles, was du hättest spielen können.</translation>
    </message>
    <message>
        <source>The plays that cost you most</source>
        <translation>Die Züge, die dich am meisten gekostet haben</translation>
    </message>
</context>
<context>
    <name>CountsRow</name>
    <message>
        <source>Add a pair</source>
        <translation>Ein Paar mehr</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>Remove a pair</source>
        <translation>Ein Paar weniger</translation>
    </message>
</context>
<context>
    <name>Court</name>
    <message>
        <source>Announce the next trick like a herald.</source>
        <translation>Kündige den nächsten Stich an wie ein Herold.</translation>
    </message>
    <message>
        <source>Call {highest_object} “Your Majesty” for the whole round.</source>
        <translation>Nenne {highest_object} die ganze Runde lang „Eure Majestät“.</translation>
    </message>
    <message>
        <source>Fetch {highest_to} something to drink.</source>
        <translation>Bring {highest_to} etwas zu trinken.</translation>
    </message>
    <message>
        <source>Nothing this time</source>
        <translation>Diesmal nichts</translation>
    </message>
    <message>
        <source>Pass the snacks round and help yourself last.</source>
        <translation>Reich die Knabbereien herum und nimm dir selbst zuletzt.</translation>
    </message>
    <message>
        <source>Pay {highest_to} a compliment, and mean it.</source>
        <translation>Mach {highest_to} ein ernst gemeintes Kompliment.</translation>
    </message>
    <message>
        <source>Say “Sir” or “Madam” to everyone for the whole round.</source>
        <translation>Sieze alle am Tisch, die ganze Runde lang.</translation>
    </message>
    <message>
        <source>Shuffle, and thank everyone for the cards.</source>
        <translation>Misch die Karten und bedank dich bei allen dafür.</translation>
    </message>
    <message>
        <source>Sit on the floor until the next round is over.</source>
        <translation>Setz dich auf den Boden, bis die nächste Runde vorbei ist.</translation>
    </message>
    <message>
        <source>Take a bow before you play your first card.</source>
        <translation>Verbeuge dich, bevor du deine erste Karte spielst.</translation>
    </message>
    <message>
        <source>Tell a joke; {highest_subject} decides when to laugh.</source>
        <translation>Erzähl einen Witz; {highest_subject} entscheidet, wann gelacht wird.</translation>
    </message>
    <message>
        <source>You are {highest} now. What should {lowest_subject} do?</source>
        <translation>Du bist jetzt {highest}. Was soll {lowest_subject} tun?</translation>
    </message>
    <message>
        <source>{name} ({lowest}): {task}</source>
        <translation>{name} ({lowest}): {task}</translation>
    </message>
</context>
<context>
    <name>CourtPane</name>
    <message>
        <source>Choose a task</source>
        <translation>Wähl eine Aufgabe</translation>
    </message>
    <message>
        <source>Court etiquette</source>
        <translation>Hofetikette</translation>
    </message>
    <message>
        <source>Or make up your own</source>
        <translation>Oder denk dir selbst eine aus</translation>
    </message>
    <message>
        <source>So be it</source>
        <translation>So sei es</translation>
    </message>
</context>
<context>
    <name>DealNumber</name>
    <message>
        <source>Deal number {number} copied to the clipboard.</source>
        <translation>Die Spielnummer {number} liegt in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>DealOfTheDay</name>
    <message>
        <source>Arschloch, deal of the day {number} ({game}): {places}, place {final} of {players}</source>
        <translation>Arschloch, Partie des Tages {number} ({game}): {places}, Platz {final} von {players}</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Kopiert: {line}</translation>
    </message>
    <message>
        <source>The computer players could not be compared this time.</source>
        <translation>Der Vergleich mit den Stufen hat diesmal nicht geklappt.</translation>
    </message>
    <message>
        <source>The match that counts has been deleted. You can still play this deal for fun.</source>
        <translation>Die Partie, die zählt, wurde gelöscht. Zum Spaß kannst du sie weiterhin spielen.</translation>
    </message>
    <message>
        <source>Three rounds. Today, everyone gets the same cards and plays against the same opponents.</source>
        <translation>Drei Runden. Heute bekommen alle dieselben Karten und spielen gegen dieselben Leute.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You have started the match that counts.</source>
        <translation>Die Partie, die zählt, läuft schon.</translation>
    </message>
    <message>
        <source>Your first try counts, without undo and without hints. After that, play it again for fun as often as you like.</source>
        <translation>Dein erster Versuch zählt: nichts rückgängig machen, keine Tipps. Danach kannst du die Partie zum Spaß spielen, so oft du magst.</translation>
    </message>
    <message>
        <source>Your places: {places}. In the match: place {final} of {players}.</source>
        <translation>Deine Plätze: {places}. In der Partie: Platz {final} von {players}.</translation>
    </message>
    <message>
        <source>{day}, {game}: {places}, place {final}</source>
        <translation>{day}, {game}: {places}, Platz {final}</translation>
    </message>
    <message>
        <source>{line}, better than {levels}</source>
        <translation>{line}, besser als {levels}</translation>
    </message>
    <message>
        <source>{name}: places {places}</source>
        <translation>{name}: Plätze {places}</translation>
    </message>
</context>
<context>
    <name>DealOfTheDayScreen</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Frühere Tage</translation>
    </message>
    <message>
        <source>In the same seat</source>
        <translation>Auf deinem Platz</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play again for fun</source>
        <translation>Nochmal zum Spaß</translation>
    </message>
    <message>
        <source>The places of each level with your cards, against the same opponents.</source>
        <translation>So hätte jede Stufe mit deinen Karten gegen dieselben Leute abgeschnitten.</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>%n Karte bisher</numerusform>
            <numerusform>%n Karten bisher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) left</source>
        <translation>
            <numerusform>noch %n Frage</numerusform>
            <numerusform>noch %n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message numerus="yes">
        <source>After %n more refusal(s), the best cards are simply exchanged for the worst.</source>
        <translation>
            <numerusform>Nach einer weiteren Ablehnung werden einfach beste gegen schlechteste Karten getauscht.</numerusform>
            <numerusform>Nach %n weiteren Ablehnungen werden einfach beste gegen schlechteste Karten getauscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who can play this rank must do so on their turn. The cards you play now do not count.</source>
        <translation>Wer die Karte legen kann, muss das tun, sobald er dran ist. Was du jetzt legst, zählt nicht.</translation>
    </message>
    <message>
        <source>Anyone who plays against the rules drops to the bottom at once.</source>
        <translation>Wer gegen die Regeln spielt, landet sofort ganz unten.</translation>
    </message>
    <message>
        <source>Ask {name} for a rank</source>
        <translation>Frag {name} nach einer Karte</translation>
    </message>
    <message>
        <source>Back to the offer</source>
        <translation>Zurück zum Angebot</translation>
    </message>
    <message>
        <source>Better not</source>
        <translation>Lieber nicht</translation>
    </message>
    <message>
        <source>Card {lap} of {laps}, the last one.</source>
        <translation>Karte {lap} von {laps}, die letzte.</translation>
    </message>
    <message>
        <source>Card {lap} of {laps}: you will see what you get before you give the next one.</source>
        <translation>Karte {lap} von {laps}: Bevor du die nächste abgibst, siehst du, was du bekommst.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Esc key</source>
        <translation>Esc-Taste</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>Für {name}</translation>
    </message>
    <message>
        <source>Give away</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message numerus="yes">
        <source>Keep asking: you need %n more card(s)</source>
        <translation>
            <numerusform>Frag weiter: Dir fehlt noch eine Karte</numerusform>
            <numerusform>Frag weiter: Dir fehlen noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Key N</source>
        <translation>Taste N</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Taste P</translation>
    </message>
    <message>
        <source>Key T</source>
        <translation>Taste T</translation>
    </message>
    <message>
        <source>Let the second-highest player ask first</source>
        <translation>Dem Zweiten den Vortritt lassen</translation>
    </message>
    <message>
        <source>Make your own offer</source>
        <translation>Selbst ein Angebot machen</translation>
    </message>
    <message>
        <source>Make {name} an offer</source>
        <translation>Mach {name} ein Angebot</translation>
    </message>
    <message>
        <source>No cards are exchanged. Go out first and you rise to the top; if you don’t, you give away your {count} best cards next round.</source>
        <translation>Es wird nicht getauscht. Wirst du zuerst fertig, steigst du ganz nach oben; wenn nicht, gibst du nächste Runde deine {count} besten Karten ab.</translation>
    </message>
    <message>
        <source>No wish</source>
        <translation>Kein Wunsch</translation>
    </message>
    <message>
        <source>Nobody pays taxes this round.</source>
        <translation>In dieser Runde zahlt niemand Steuern.</translation>
    </message>
    <message>
        <source>Nobody pays taxes, and because you are last, all positions are reversed: you come first.</source>
        <translation>Niemand zahlt Steuern, und weil du ganz unten bist, kehrt sich die Rangordnung um: Du stehst ganz oben.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) to {name}</source>
        <translation>
            <numerusform>Gib eine Karte an {name} weiter</numerusform>
            <numerusform>Gib %n Karten an {name} weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Putsch!</source>
        <translation>Putsch!</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Revolution!</source>
        <translation>Revolution!</translation>
    </message>
    <message>
        <source>Take the trick</source>
        <translation>Stich nehmen</translation>
    </message>
    <message>
        <source>That’s enough</source>
        <translation>Das reicht mir</translation>
    </message>
    <message>
        <source>The others will notice. Play it anyway?</source>
        <translation>Die anderen merken das. Trotzdem spielen?</translation>
    </message>
    <message>
        <source>Three in a row: discard a card?</source>
        <translation>Drei in Folge: eine Karte abwerfen?</translation>
    </message>
    <message>
        <source>What do the wild cards stand for?</source>
        <translation>Wofür stehen die Joker?</translation>
    </message>
    <message>
        <source>What does the Phoenix stand for?</source>
        <translation>Wofür steht der Phönix?</translation>
    </message>
    <message>
        <source>What does {card} stand for?</source>
        <translation>Wofür steht {card}?</translation>
    </message>
    <message>
        <source>Which rank do you wish for?</source>
        <translation>Welchen Wert wünschst du dir?</translation>
    </message>
    <message>
        <source>Which trump ends the run?</source>
        <translation>Bis zu welchem Trumpf geht die Folge?</translation>
    </message>
    <message>
        <source>Will you try a putsch?</source>
        <translation>Wagst du einen Putsch?</translation>
    </message>
    <message>
        <source>You hold both jesters. Call a revolution?</source>
        <translation>Du hast beide Narren. Revolution?</translation>
    </message>
    <message>
        <source>You would get {cards} and give {ranks}.</source>
        <translation>Du bekämst {cards} und gäbst {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n card(s) are played as soon as you choose.</source>
        <translation>
            <numerusform>Sobald du wählst, wird deine Karte gespielt.</numerusform>
            <numerusform>Sobald du wählst, werden deine %n Karten gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>then one more card for rising to the top</source>
        <translation>und am Ende noch eine Karte für deinen Aufstieg</translation>
    </message>
    <message>
        <source>{name} makes you an offer</source>
        <translation>{name} macht dir ein Angebot</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>You get</source>
        <translation>Du bekommst</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
</context>
<context>
    <name>DecisionsPage</name>
    <message>
        <source>Decide again</source>
        <translation>Noch einmal entscheiden</translation>
    </message>
    <message>
        <source>Decisions of this round</source>
        <translation>Entscheidungen dieser Runde</translation>
    </message>
    <message>
        <source>Just for practice: this does not change your match.</source>
        <translation>Nur zur Übung; deine Partie bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>beat</source>
        <translation>schlagen</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>schlägt</translation>
    </message>
    <message>
        <source>clear the trick</source>
        <translation>räumen den Stich ab</translation>
    </message>
    <message>
        <source>clears the trick</source>
        <translation>räumt den Stich ab</translation>
    </message>
    <message>
        <source>count as</source>
        <translation>zählen wie</translation>
    </message>
    <message>
        <source>each may discard</source>
        <translation>jeder darf abwerfen</translation>
    </message>
    <message>
        <source>match or skip</source>
        <translation>gleichziehen oder aussetzen</translation>
    </message>
    <message>
        <source>now only this suit</source>
        <translation>jetzt nur diese Farbe</translation>
    </message>
    <message>
        <source>reverse the order:</source>
        <translation>drehen die Reihenfolge um:</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
</context>
<context>
    <name>ExchangePane</name>
    <message>
        <source>Card %1 of %2: %3</source>
        <translation>Karte %1 von %2: %3</translation>
    </message>
    <message>
        <source>Card %1 of %2: not chosen yet</source>
        <translation>Karte %1 von %2: noch nicht gewählt</translation>
    </message>
    <message>
        <source>You want: %1</source>
        <translation>Du willst: %1</translation>
    </message>
    <message>
        <source>You want: nothing chosen yet</source>
        <translation>Du willst: noch nichts ausgesucht</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>a folder, not a file</source>
        <translation>ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>larger than {number} MiB</source>
        <translation>größer als {number} MiB</translation>
    </message>
    <message>
        <source>not a file name</source>
        <translation>kein Dateiname</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
</context>
<context>
    <name>FiveCards</name>
    <message>
        <source>Five cards</source>
        <translation>Fünf Karten</translation>
    </message>
    <message>
        <source>Pick your next five-card combination, the strongest kind first. Key F.</source>
        <translation>Wählt deine nächste Fünferkombination, die stärkste zuerst. Taste F.</translation>
    </message>
    <message>
        <source>Show five-card combinations (F)</source>
        <translation>Fünferkombinationen zeigen (F)</translation>
    </message>
</context>
<context>
    <name>From</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>Trumpf {number}</translation>
    </message>
    <message>
        <source>{rank}</source>
        <translation>{rank}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>and %n variant(s)</source>
        <translation>
            <numerusform>und eine Variante</numerusform>
            <numerusform>und %n Varianten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Almost everyone swaps</source>
        <translation>Fast alle tauschen</translation>
    </message>
    <message>
        <source>Arschloch</source>
        <translation>Arschloch</translation>
    </message>
    <message>
        <source>Arschloch, house rules</source>
        <translation>Arschloch mit Hausregeln</translation>
    </message>
    <message>
        <source>Avoid both A cards</source>
        <translation>Weg mit den A</translation>
    </message>
    <message>
        <source>Bombs, Dragon, Phoenix</source>
        <translation>Bomben, Drache, Phönix</translation>
    </message>
    <message>
        <source>Burn the pile</source>
        <translation>Der Stapel brennt</translation>
    </message>
    <message>
        <source>Career</source>
        <translation>Karriere</translation>
    </message>
    <message>
        <source>Career where anyone can rise: the lowest player leads, four of a kind reverses the ranks, and the top positions choose what to give back.</source>
        <translation>Karriere, bei der jeder aufsteigen kann: Wer Letzter war, spielt aus, ein Vierling dreht die Reihenfolge um, und oben sucht man sich aus, was man zurückgibt.</translation>
    </message>
    <message>
        <source>Career, revolution</source>
        <translation>Karriere: Revolution</translation>
    </message>
    <message>
        <source>Daifugō</source>
        <translation>Daifugō</translation>
    </message>
    <message>
        <source>Each of the first two tricks comes with an A card that nobody wants. The cards left in your hand count against you: get rid of the A cards, and keep low cards for the end.</source>
        <translation>Die ersten beiden Stiche bringen je ein A, und keiner will sie haben. Was auf der Hand bleibt, zählt gegen dich: Werde die A los und heb dir die niedrigen Karten bis zum Schluss auf.</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>Leicht zu lernen</translation>
    </message>
    <message>
        <source>For 5 to 12 players: straights, full houses, and bombs played out of turn. A wish binds everyone, the Phoenix stands for any card, and a bomb beats even the Dragon.</source>
        <translation>Für 5 bis 12: Straßen, Full Houses und Bomben aus heiterem Himmel. Ein Wunsch bindet alle, der Phönix steht für jede Karte, und eine Bombe schlägt selbst den Drachen.</translation>
    </message>
    <message>
        <source>For 6 to 12 players: two decks, sets of up to eight cards, a revolution with five of a kind, and an exchange for almost everyone.</source>
        <translation>Für 6 bis 12 Spieler: zwei Kartenspiele, bis zu acht gleiche Karten, Revolution durch fünf gleiche, und fast alle tauschen.</translation>
    </message>
    <message>
        <source>For a long evening: get rid of your hand, then your face-up and face-down cards. Tens burn the pile, and if you cannot play, you pick it all up.</source>
        <translation>Für einen langen Abend. Hand, offene und verdeckte Karten müssen weg, eine 10 verbrennt den Stapel, und wer nicht kann, nimmt alles.</translation>
    </message>
    <message>
        <source>For four players: pairs, triples and five-card poker hands, and suits that count. The first one out wins; each card left over is a penalty point, doubled or tripled if you hold a lot of them.</source>
        <translation>Zu viert: Paare, Drillinge und Fünferkombinationen wie beim Poker, und die Farben zählen. Wer zuerst fertig ist, gewinnt; jede übrige Karte ist ein Strafpunkt, und wer viele hat, zahlt doppelt oder dreifach.</translation>
    </message>
    <message>
        <source>From dishwasher to boss: a set of cards from 1 to 13 for every player, jokers on top, and an exchange for almost everyone.</source>
        <translation>Vom Tellerwäscher zum Boss. Für jeden die Zahlen 1 bis 13, Joker obendrauf, und fast alle müssen tauschen.</translation>
    </message>
    <message>
        <source>Grand Seigneur</source>
        <translation>Grand Seigneur</translation>
    </message>
    <message>
        <source>Low is strong</source>
        <translation>Niedrig ist stark</translation>
    </message>
    <message>
        <source>Low is strong: one 1, two 2s, up to twelve 12s. Jesters complete any set, the peons pay taxes, and a player with both jesters may call a revolution.</source>
        <translation>Niedrig ist stark: eine 1, zwei 2, bis zu zwölf 12. Narren passen zu allem, die Diener zahlen Steuern, und wer beide Narren hat, darf die Revolution ausrufen.</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Präsident</translation>
    </message>
    <message>
        <source>President, revolution</source>
        <translation>Präsident: Revolution</translation>
    </message>
    <message>
        <source>Runs, locks, eights</source>
        <translation>Straßen, Sperren, Achter</translation>
    </message>
    <message>
        <source>Shithead</source>
        <translation>Shithead</translation>
    </message>
    <message>
        <source>The Big A and the Little A</source>
        <translation>Das große und das kleine A</translation>
    </message>
    <message>
        <source>The French game for three: 30 cards from 7 to ace, ten for each player. Two sevens stay in the box.</source>
        <translation>Das französische Spiel zu dritt: 30 Karten von 7 bis Ass, zehn für jeden. Zwei Siebenen bleiben in der Schachtel.</translation>
    </message>
    <message>
        <source>The French game turned upside down: four of a kind reverses the ranks, twos clear the trick, and the last player may attempt a putsch.</source>
        <translation>Das französische Spiel auf den Kopf gestellt: Ein Vierling dreht die Reihenfolge um, Zweien räumen ab, und der Letzte darf putschen.</translation>
    </message>
    <message>
        <source>The French game with 78 cards. Trumps beat every suit and are played in runs, trumps 1 and 21 stand for any card, and the Excuse wins any trick.</source>
        <translation>Das französische Spiel mit 78 Karten. Trümpfe schlagen jede Farbe und werden in Folge gespielt, Trumpf 1 und 21 stehen für jede Karte, und der Excuse nimmt jeden Stich.</translation>
    </message>
    <message>
        <source>The French game with runs such as 4-5-6, jokers that win any trick, and haggling over the cards.</source>
        <translation>Das französische Spiel mit Folgen wie 4-5-6, Jokern, die jeden Stich nehmen, und Feilschen um die Karten.</translation>
    </message>
    <message>
        <source>The French game with the small deck: 32 cards from 7 to ace, eight for each of four players.</source>
        <translation>Das französische Spiel mit 32 Karten von 7 bis Ass: je acht für vier Spieler.</translation>
    </message>
    <message>
        <source>The French game with the whole deck: 52 cards and two jokers, which beat even the 2.</source>
        <translation>Das französische Spiel mit allen Karten: 52 und zwei Joker, die selbst die 2 schlagen.</translation>
    </message>
    <message>
        <source>The French game: 52 cards, with the 2 on top. Equal cards may be played, and nobody can beat a last card.</source>
        <translation>Das französische Spiel: 52 Karten, die 2 ist am höchsten, Gleiches darf auf Gleiches, und letzte Karten sind unschlagbar.</translation>
    </message>
    <message>
        <source>The French original</source>
        <translation>Das französische Original</translation>
    </message>
    <message>
        <source>The German game with everything: jokers beat sets, four of a kind is a bomb and beats even jokers, the King asks for cards, and an ace must not be your last card.</source>
        <translation>Das deutsche Spiel mit allem Drum und Dran: Joker schlagen gleiche Karten, vier gleiche sind eine Bombe und schlagen selbst Joker, der König fragt nach Karten, und ein Ass darf nicht die letzte Karte sein.</translation>
    </message>
    <message>
        <source>The German game: 32 cards from 7 to ace. The King chooses which cards to give back, and the player who came last in the previous round starts.</source>
        <translation>Das deutsche Spiel: 32 Karten von der 7 bis zum Ass. Der König sucht aus, was er zurückgibt, und wer Letzter war, fängt an.</translation>
    </message>
    <message>
        <source>The German original</source>
        <translation>Das deutsche Original</translation>
    </message>
    <message>
        <source>The Great Dalmuti</source>
        <translation>Der Große Dalmuti</translation>
    </message>
    <message>
        <source>The Japanese sister game, for five players: runs in one suit, a joker that stands for any card, eights that clear the trick, and suit locks.</source>
        <translation>Die japanische Schwester, zu fünft: Folgen in einer Farbe, ein Joker für alles, Achten, die abräumen, und Farbsperren.</translation>
    </message>
    <message>
        <source>The big round</source>
        <translation>Die große Runde</translation>
    </message>
    <message>
        <source>The game as it is played around the world: 52 cards and two jokers, the strongest cards of all. A good place to start.</source>
        <translation>Das Spiel, wie man es auf der ganzen Welt kennt: 52 Karten und zwei Joker, die alles schlagen. Gut für den Anfang.</translation>
    </message>
    <message>
        <source>Thirteen Cards</source>
        <translation>Dreizehn Karten</translation>
    </message>
    <message>
        <source>Trou du cul</source>
        <translation>Trou du cul</translation>
    </message>
    <message>
        <source>Trou du cul for four</source>
        <translation>Trou du cul zu viert</translation>
    </message>
    <message>
        <source>Trou du cul for three</source>
        <translation>Trou du cul zu dritt</translation>
    </message>
    <message>
        <source>Trou du cul with Tarot cards</source>
        <translation>Trou du cul mit Tarotkarten</translation>
    </message>
    <message>
        <source>Trou du cul with jokers</source>
        <translation>Trou du cul mit Jokern</translation>
    </message>
    <message>
        <source>Trou du cul, 54 cards</source>
        <translation>Trou du cul, 54 Karten</translation>
    </message>
    <message>
        <source>With 78 cards</source>
        <translation>Mit 78 Karten</translation>
    </message>
    <message>
        <source>With poker hands</source>
        <translation>Mit Pokerblättern</translation>
    </message>
</context>
<context>
    <name>Given</name>
    <message>
        <source>a jester</source>
        <translation>einen Narren</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>einen Joker</translation>
    </message>
    <message>
        <source>a run from {low} to {high}</source>
        <translation>eine Folge von {low} bis {high}</translation>
    </message>
    <message>
        <source>a {number}</source>
        <translation>eine {number}</translation>
    </message>
    <message>
        <source>all the queens</source>
        <translation>alle Damen</translation>
    </message>
    <message>
        <source>all the {ranks}</source>
        <translation>alle {ranks}</translation>
    </message>
    <message>
        <source>an {number}</source>
        <translation>eine {number}</translation>
    </message>
    <message>
        <source>the Big A</source>
        <translation>das große A</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>den Drachen</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>den Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>das kleine A</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>den Mah-Jong</translation>
    </message>
    <message>
        <source>the Phoenix</source>
        <translation>den Phönix</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>das {suit}-Ass</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>den schwarzen Joker</translation>
    </message>
    <message>
        <source>the cavalier of {suit}</source>
        <translation>den {suit}-Reiter</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>den {suit}-Buben</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>den {suit}-König</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>die {suit}-Dame</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>den roten Joker</translation>
    </message>
    <message>
        <source>the {number} of {suit}</source>
        <translation>die {suit}-{number}</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>Trumpf {number}</translation>
    </message>
    <message>
        <source>trumps {number}</source>
        <translation>die Trümpfe {number}</translation>
    </message>
</context>
<context>
    <name>GuestRow</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Different opponents join the next match.</source>
        <translation>Zur nächsten Partie kommen andere Leute.</translation>
    </message>
    <message>
        <source>New opponents</source>
        <translation>Neue Gegner</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Cards of the same rank can be played together. Everyone must then play the same number: only a higher pair beats a pair.</source>
        <translation>Gleiche Karten darf man zusammen legen. Dann brauchen alle ebenso viele: Auf ein Paar passt nur ein höheres Paar.</translation>
    </message>
    <message>
        <source>Nobody plays higher: the trick is yours, and you lead the next one. That is how you get rid of weak cards.</source>
        <translation>Niemand legt höher: Der Stich gehört dir, und du spielst zum nächsten aus. So wirst du schwache Karten los.</translation>
    </message>
    <message>
        <source>Nobody plays higher: {taker} takes the trick and leads the next one. Cards that have been played are out of the round.</source>
        <translation>Niemand legt höher: {taker} nimmt den Stich und spielt zum nächsten aus. Gelegte Karten sind für diese Runde weg.</translation>
    </message>
    <message>
        <source>None of your cards beats that, so you pass. It happens to everyone.</source>
        <translation>Keine deiner Karten schlägt das, also passt du. Das passiert allen mal.</translation>
    </message>
    <message>
        <source>Now it’s your turn: play a higher card. Click it and then the table, drag it there, or choose it with the arrow keys and Space and press Enter. Cards you can’t play are darker.</source>
        <translation>Jetzt bist du dran: Leg eine höhere Karte. Klick sie an und dann den Tisch, zieh sie dorthin, oder wähl sie mit Pfeiltasten und Leertaste und drück Enter. Was nicht passt, ist dunkler.</translation>
    </message>
    <message>
        <source>Now your titles count: {lowest_subject} gives {highest_to} their two best cards and gets any two in return; the two players in between swap one. Choose cards you can spare and give them away.</source>
        <translation>Jetzt zählen die Ämter: Die zwei besten Karten gibt {lowest_subject} {highest_to} und bekommt zwei beliebige zurück; die beiden dazwischen tauschen eine. Was gibst du weg? Was du entbehren kannst.</translation>
    </message>
    <message>
        <source>Now your titles count: {lowest_subject} gives {highest_to} their two best cards and gets any two in return; the two players in between swap one. The cards you got are marked.</source>
        <translation>Jetzt zählen die Ämter: Die zwei besten Karten gibt {lowest_subject} {highest_to} und bekommt zwei beliebige zurück; die beiden dazwischen tauschen eine. Was du bekommen hast, ist markiert.</translation>
    </message>
    <message>
        <source>Only a few cards left! Take the trick with a strong card, and you can lead your weak one last.</source>
        <translation>Nur noch wenige Karten! Hol den Stich mit einer starken, dann kannst du die schwache zuletzt ausspielen.</translation>
    </message>
    <message>
        <source>That’s all there is to it. H gives you a hint, F1 opens the rules, Ctrl+Z takes a play back. Play on, or choose another game from the menu. Have fun!</source>
        <translation>Das ist schon alles. H gibt dir einen Tipp, F1 öffnet die Regeln, Strg+Z nimmt einen Zug zurück. Spiel weiter, oder wähl im Menü ein anderes Spiel. Viel Spaß!</translation>
    </message>
    <message>
        <source>The ladder shows the order: the 7 is the weakest card, the ace the strongest. Suits don’t matter.</source>
        <translation>Die Leiter zeigt die Reihenfolge: Die 7 ist die schwächste Karte, das Ass die stärkste. Farben zählen nicht.</translation>
    </message>
    <message>
        <source>These are your cards, weakest on the left. Only you can see them; the number beside each other player shows how many they have left.</source>
        <translation>Das sind deine Karten, links die schwächsten. Nur du siehst sie; bei den anderen steht, wie viele sie noch haben.</translation>
    </message>
    <message>
        <source>Welcome to the table! Everyone wants to get rid of their cards. The first one out becomes {highest}, the last one left becomes {lowest}.</source>
        <translation>Willkommen am Tisch! Alle wollen ihre Karten loswerden. Wer das zuerst schafft, wird {highest}, wer übrig bleibt, wird {lowest}.</translation>
    </message>
    <message>
        <source>You don’t have to play: press Pass, or the P key. You are then out of this trick but keep your good cards for a later one.</source>
        <translation>Du musst nichts legen: Drück Passen oder P. Dann bist du aus diesem Stich raus, behältst aber deine guten Karten für später.</translation>
    </message>
    <message>
        <source>You hold a pair. Lead both together: you get rid of two cards at once, and a pair is harder to beat than a single card.</source>
        <translation>Du hast ein Paar. Spiel es zusammen aus: Dann bist du zwei Karten auf einmal los, und ein Paar ist schwerer zu schlagen als eine einzelne Karte.</translation>
    </message>
    <message>
        <source>You lead: play one card, or several of the same rank. Start with low ones, as they are hard to get rid of later. A double-click or Shift+Space selects all cards of a rank.</source>
        <translation>Du spielst aus: eine Karte oder mehrere mit gleichem Wert. Zuerst die niedrigen, später wird man sie schwer los. Ein Doppelklick oder Umschalt+Leertaste nimmt alle Karten eines Werts.</translation>
    </message>
    <message>
        <source>You’re out first: you are {highest}! The others play on for the remaining titles.</source>
        <translation>Du bist zuerst fertig und wirst {highest}! Die anderen spielen um die übrigen Ämter weiter.</translation>
    </message>
    <message>
        <source>You’re out. Your place decides your title in the next round.</source>
        <translation>Du bist fertig. Dein Platz bestimmt dein Amt in der nächsten Runde.</translation>
    </message>
    <message>
        <source>{first} goes out first and becomes {highest}. Now the aim is not to be last.</source>
        <translation>{first} ist zuerst fertig und wird {highest}. Jetzt geht es darum, nicht übrig zu bleiben.</translation>
    </message>
</context>
<context>
    <name>GuideTip</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Keine Tipps mehr</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Skip this hand</source>
        <translation>Blatt überspringen</translation>
    </message>
    <message>
        <source>The lesson continues with the next hand.</source>
        <translation>Die Lektion geht mit dem nächsten Blatt weiter.</translation>
    </message>
    <message>
        <source>The round continues without tips.</source>
        <translation>Die Runde geht ohne Tipps weiter.</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>just received</source>
        <translation>gerade bekommen</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>to be given away</source>
        <translation>wird abgegeben</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} von {count}</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
</context>
<context>
    <name>HandTools</name>
    <message>
        <source>By rank</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>Sort your hand (S)</source>
        <translation>Blatt sortieren (S)</translation>
    </message>
    <message>
        <source>Sort your hand by rank or suit (S). You can also drag a card to another place, or move it with Shift and the arrow keys.</source>
        <translation>Sortiert dein Blatt nach Wert oder Farbe (S). Du kannst eine Karte auch an eine andere Stelle ziehen oder sie mit Umschalt und den Pfeiltasten verschieben.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A key only acts on something that has been on the screen for a moment, and only once, however long you hold it down. That way, nothing happens by mistake when you hurry the others along.</source>
        <translation>Eine Taste wirkt nur auf das, was schon einen Augenblick zu sehen ist, und nur einmal, egal wie lange du sie hältst. So passiert nichts aus Versehen, wenn du den anderen Beine machst.</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Maus und Tasten</translation>
    </message>
    <message>
        <source>Mouse: drag cards into the frame, or click them and then the table. A double-click plays all cards of a rank that you may play now. Right-click to deselect or to cancel a drag. The wheel steps through the plays you can make. Drag a card within your hand to move it. Click the tablecloth to hurry the others along.</source>
        <translation>Maus: Zieh Karten in den Rahmen, oder klick sie an und dann auf den Tisch. Ein Doppelklick spielt alle Karten eines Werts, die du jetzt spielen darfst. Ein Rechtsklick wählt ab oder bricht das Ziehen ab. Das Mausrad blättert durch alles, was du spielen darfst. Eine Karte im Blatt lässt sich an eine andere Stelle ziehen. Ein Klick aufs Tuch treibt die anderen an.</translation>
    </message>
    <message>
        <source>Swapping: drag a card onto a face-up one, or select it and click the face-up one.</source>
        <translation>Tauschen: Zieh eine Karte auf eine offene, oder wähl sie und klick die offene an.</translation>
    </message>
</context>
<context>
    <name>Hindsight</name>
    <message>
        <source>A putsch would be worse.</source>
        <translation>Ein Putsch wäre schlechter.</translation>
    </message>
    <message>
        <source>A revolution would be worse.</source>
        <translation>Eine Revolution wäre schlechter.</translation>
    </message>
    <message>
        <source>Accept the offer.</source>
        <translation>Nimm das Angebot an.</translation>
    </message>
    <message>
        <source>Accepting the offer would be worse.</source>
        <translation>Schlechter wäre es, das Angebot anzunehmen.</translation>
    </message>
    <message>
        <source>Ask {target} for {ranks}.</source>
        <translation>Verlang {ranks} von {target}.</translation>
    </message>
    <message>
        <source>Asking for {ranks} would be worse.</source>
        <translation>Schlechter wäre es, {ranks} zu verlangen.</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Besser: {choice}</translation>
    </message>
    <message>
        <source>Call the revolution.</source>
        <translation>Ruf die Revolution aus.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Wirf {card} ab.</translation>
    </message>
    <message>
        <source>Discarding {card} would be worse.</source>
        <translation>Schlechter wäre es, {card} abzuwerfen.</translation>
    </message>
    <message>
        <source>Don’t call a revolution.</source>
        <translation>Ruf keine Revolution aus.</translation>
    </message>
    <message>
        <source>Don’t try a putsch.</source>
        <translation>Wag keinen Putsch.</translation>
    </message>
    <message>
        <source>Give {taker} {cards}.</source>
        <translation>Gib {taker} {cards}.</translation>
    </message>
    <message>
        <source>Giving {taker} {cards} would be worse.</source>
        <translation>Schlechter wäre es, {taker} {cards} zu geben.</translation>
    </message>
    <message>
        <source>How a player of level “{level}” sees it:</source>
        <translation>So sieht es ein Spieler der Stufe „{level}“:</translation>
    </message>
    <message>
        <source>How {name} (level {level}) saw it:</source>
        <translation>So sah es {name} (Stufe {level}):</translation>
    </message>
    <message>
        <source>It would be worse without a putsch.</source>
        <translation>Ohne Putsch wäre es schlechter.</translation>
    </message>
    <message>
        <source>It would be worse without a revolution.</source>
        <translation>Ohne Revolution wäre es schlechter.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Behalt alle deine Karten.</translation>
    </message>
    <message>
        <source>Keep your bomb.</source>
        <translation>Behalt deine Bombe.</translation>
    </message>
    <message>
        <source>Keep your face-up cards.</source>
        <translation>Behalt deine offenen Karten.</translation>
    </message>
    <message>
        <source>Keeping all your cards would be worse.</source>
        <translation>Schlechter wäre es, alle Karten zu behalten.</translation>
    </message>
    <message>
        <source>Keeping your bomb would be worse.</source>
        <translation>Schlechter wäre es, die Bombe zu behalten.</translation>
    </message>
    <message>
        <source>Keeping your face-up cards would be worse.</source>
        <translation>Schlechter wäre es, die offenen Karten zu behalten.</translation>
    </message>
    <message>
        <source>Let the second-highest player ask first.</source>
        <translation>Lass dem Zweiten den Vortritt.</translation>
    </message>
    <message>
        <source>Letting the second-highest player ask first would be worse.</source>
        <translation>Schlechter wäre es, dem Zweiten den Vortritt zu lassen.</translation>
    </message>
    <message>
        <source>No options were compared here: the play was obvious or routine.</source>
        <translation>Hier wurde nichts verglichen: Der Zug war klar oder Routine.</translation>
    </message>
    <message>
        <source>Offer {target} {give} and ask for {want}.</source>
        <translation>Biete {target} {give} und verlang {want}.</translation>
    </message>
    <message>
        <source>Offering {give} and asking for {want} would be worse.</source>
        <translation>Schlechter wäre es, {give} zu bieten und {want} zu verlangen.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Passing would be worse.</source>
        <translation>Passen wäre schlechter.</translation>
    </message>
    <message>
        <source>Pick up the pile.</source>
        <translation>Nimm den Stapel.</translation>
    </message>
    <message>
        <source>Picking up the pile would be worse.</source>
        <translation>Schlechter wäre es, den Stapel zu nehmen.</translation>
    </message>
    <message>
        <source>Play {cards} and wish for {one}.</source>
        <translation>Spiel {cards} und wünsch dir {one}.</translation>
    </message>
    <message>
        <source>Play {cards}.</source>
        <translation>Spiel {cards}.</translation>
    </message>
    <message>
        <source>Playing {cards} and wishing for {one} would be worse.</source>
        <translation>Schlechter wäre es, {cards} zu spielen und dir {one} zu wünschen.</translation>
    </message>
    <message>
        <source>Playing {cards} would be worse.</source>
        <translation>Schlechter wäre es, {cards} zu spielen.</translation>
    </message>
    <message>
        <source>Put down {cards} face up and take {taken} into your hand.</source>
        <translation>Leg {cards} offen hin und nimm {taken} auf die Hand.</translation>
    </message>
    <message>
        <source>Putting down {cards} for {taken} would be worse.</source>
        <translation>Schlechter wäre es, {cards} gegen {taken} zu tauschen.</translation>
    </message>
    <message>
        <source>Refuse the offer.</source>
        <translation>Lehn das Angebot ab.</translation>
    </message>
    <message>
        <source>Refusing the offer would be worse.</source>
        <translation>Schlechter wäre es, das Angebot abzulehnen.</translation>
    </message>
    <message>
        <source>Stop asking.</source>
        <translation>Frag nicht weiter.</translation>
    </message>
    <message>
        <source>Take your free trick.</source>
        <translation>Nimm deinen Freistich.</translation>
    </message>
    <message>
        <source>Taking your free trick would be worse.</source>
        <translation>Schlechter wäre es, den Freistich zu nehmen.</translation>
    </message>
    <message>
        <source>The scale runs from −1, the worst this round can bring, to +1, the best. The thin line shows how uncertain the estimate is.</source>
        <translation>Die Skala reicht von −1, dem Schlechtesten, was die Runde bringen kann, bis +1, dem Besten. Der dünne Strich zeigt, wie unsicher die Schätzung ist.</translation>
    </message>
    <message>
        <source>To stop asking would be worse.</source>
        <translation>Schlechter wäre es, nicht weiterzufragen.</translation>
    </message>
    <message>
        <source>Try the putsch.</source>
        <translation>Wag den Putsch.</translation>
    </message>
    <message>
        <source>Turn over face-down card {number}.</source>
        <translation>Deck die verdeckte Karte {number} auf.</translation>
    </message>
    <message>
        <source>Turning over face-down card {number} would be worse.</source>
        <translation>Schlechter wäre es, die verdeckte Karte {number} aufzudecken.</translation>
    </message>
    <message>
        <source>Working out the figures…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Your decision before play began: {sign} {word}.</source>
        <translation>Deine Entscheidung vor Spielbeginn: {sign} {word}.</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>ein grober Fehler</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>nothing was better</source>
        <translation>besser ging es nicht</translation>
    </message>
    <message>
        <source>{choice} {figure} (±{error})</source>
        <translation>{choice} {figure} (± {error})</translation>
    </message>
    <message>
        <source>{giver} gives {taker} {cards}.</source>
        <translation>{giver} gibt {taker} {cards}.</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Enter key</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>In Zahlen</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Best robbery: {cards} ({giver} → {taker})</source>
        <translation>Bester Raubzug: {cards} ({giver} → {taker})</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster Platz</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzter Platz</translation>
    </message>
    <message numerus="yes">
        <source>Longest winning streak: {name}, %n round(s)</source>
        <translation>
            <numerusform>Längste Siegesserie: {name}, %n Runde</numerusform>
            <numerusform>Längste Siegesserie: {name}, %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partien gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>Most often {title}: {names}, %n time(s)</source>
        <translation>
            <numerusform>Am häufigsten {title}: {names}, %n-mal</numerusform>
            <numerusform>Am häufigsten {title}: {names}, %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>You : opponent</source>
        <translation>Du : Gegner</translation>
    </message>
</context>
<context>
    <name>IdleKeys</name>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Es wurde noch kein Stich gemacht.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Undo is switched off in the settings.</source>
        <translation>Rückgängigmachen ist in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>You can ask for a hint when you have something to decide.</source>
        <translation>Einen Tipp gibt es, wenn du etwas zu entscheiden hast.</translation>
    </message>
    <message>
        <source>You have no cards to choose from right now.</source>
        <translation>Gerade hast du keine Karten zur Auswahl.</translation>
    </message>
</context>
<context>
    <name>JudgedOptions</name>
    <message>
        <source>Places lost per 100</source>
        <translation>Verlust auf 100</translation>
    </message>
    <message>
        <source>The best options</source>
        <translation>Die besten Möglichkeiten</translation>
    </message>
</context>
<context>
    <name>JudgedPane</name>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Three deals, each played with your choice and with the best one.</source>
        <translation>Drei Durchgänge, jeweils mit deiner Wahl und mit der besten.</translation>
    </message>
    <message>
        <source>Three deals, each played with your choice and with the tempting one.</source>
        <translation>Drei Durchgänge, jeweils mit deiner Wahl und mit der verlockenden.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>2 to 9, 0, J, Q, K, A</source>
        <translation>2 bis 9, 0, B, D, K, A</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Beim Nachspielen einer Partie</translation>
    </message>
    <message>
        <source>In the list of matches</source>
        <translation>Bei deinen Partien</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>Im Verlauf</translation>
    </message>
    <message>
        <source>In these rules</source>
        <translation>In diesen Regeln</translation>
    </message>
    <message>
        <source>In “About”</source>
        <translation>In „Info“</translation>
    </message>
    <message>
        <source>On other screens</source>
        <translation>Auf den anderen Seiten</translation>
    </message>
    <message>
        <source>On your cards</source>
        <translation>Bei deinen Karten</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>When you have to decide</source>
        <translation>Wo etwas gefragt wird</translation>
    </message>
    <message>
        <source>While watching how a choice plays out</source>
        <translation>Wenn du siehst, wohin eine Wahl führt</translation>
    </message>
    <message>
        <source>activate the focused control</source>
        <translation>das Umrahmte auslösen</translation>
    </message>
    <message>
        <source>bring back a deleted match</source>
        <translation>die gelöschte Partie zurückholen</translation>
    </message>
    <message>
        <source>change a choice or a number, move from game to game</source>
        <translation>eine Auswahl oder Zahl ändern, von Spiel zu Spiel gehen</translation>
    </message>
    <message>
        <source>clear the search or, if there is none, go back</source>
        <translation>die Suche löschen, sonst zurückgehen</translation>
    </message>
    <message>
        <source>close the log</source>
        <translation>den Verlauf schließen</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>continue the match, or show how it ended</source>
        <translation>die Partie weiterspielen oder ihr Ergebnis ansehen</translation>
    </message>
    <message>
        <source>deal the cards; if the rules clash, go to “Fix it”</source>
        <translation>die Karten geben; passen die Regeln nicht zusammen, zu „Beheben“ springen</translation>
    </message>
    <message>
        <source>delete the match</source>
        <translation>die Partie löschen</translation>
    </message>
    <message>
        <source>deselect everything, or cancel a drag</source>
        <translation>alles abwählen oder das Ziehen abbrechen</translation>
    </message>
    <message>
        <source>export the match</source>
        <translation>die Partie exportieren</translation>
    </message>
    <message>
        <source>finish swapping</source>
        <translation>den Tausch beenden</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>get a hint and the reason for it</source>
        <translation>einen Tipp mit Begründung bekommen</translation>
    </message>
    <message>
        <source>go back or forward one round</source>
        <translation>eine Runde zurück- oder vorgehen</translation>
    </message>
    <message>
        <source>go back or forward one trick (in a game without tricks, to your previous or next turn)</source>
        <translation>einen Stich zurück- oder vorgehen; in einem Spiel ohne Stiche zu deinen Zügen</translation>
    </message>
    <message>
        <source>go to the beginning or the end of the round</source>
        <translation>an den Anfang oder ans Ende der Runde gehen</translation>
    </message>
    <message>
        <source>go to the first or last line</source>
        <translation>zur ersten oder letzten Zeile gehen</translation>
    </message>
    <message>
        <source>go to the first or last match, or move by several</source>
        <translation>zur ersten oder letzten Partie gehen oder mehrere überspringen</translation>
    </message>
    <message>
        <source>go to the next or previous button or field</source>
        <translation>zum nächsten oder vorigen Knopf oder Feld gehen</translation>
    </message>
    <message>
        <source>go to your first or last card</source>
        <translation>zu deiner ersten oder letzten Karte gehen</translation>
    </message>
    <message>
        <source>list the exchanges of the match so you can redo one</source>
        <translation>die Tauschentscheidungen der Partie auflisten, um eine neu zu treffen</translation>
    </message>
    <message>
        <source>move a card to another place in your hand</source>
        <translation>eine Karte im Blatt verschieben</translation>
    </message>
    <message>
        <source>move along your cards, from the first or the last one</source>
        <translation>durch deine Karten gehen, von der ersten oder der letzten an</translation>
    </message>
    <message>
        <source>move from line to line</source>
        <translation>von Zeile zu Zeile gehen</translation>
    </message>
    <message>
        <source>move from match to match</source>
        <translation>von Partie zu Partie gehen</translation>
    </message>
    <message>
        <source>move from one answer or rank to the next; Enter chooses it</source>
        <translation>von einer Antwort oder Karte zur nächsten gehen; Eingabe wählt sie</translation>
    </message>
    <message>
        <source>move several lines up or down</source>
        <translation>mehrere Zeilen weiter- oder zurückgehen</translation>
    </message>
    <message>
        <source>name a rank; 1 or 0 is the 10</source>
        <translation>einen Wert nennen; 1 oder 0 steht für die 10</translation>
    </message>
    <message>
        <source>name clubs, diamonds, hearts or spades when only the suit is left to choose</source>
        <translation>Kreuz, Karo, Herz oder Pik nennen, wenn nur noch die Farbe zu wählen ist</translation>
    </message>
    <message>
        <source>name the match; Enter confirms the name</source>
        <translation>die Partie benennen; Eingabe bestätigt den Namen</translation>
    </message>
    <message>
        <source>open or close the log</source>
        <translation>den Verlauf öffnen oder schließen</translation>
    </message>
    <message>
        <source>open or close the menu</source>
        <translation>das Menü öffnen oder schließen</translation>
    </message>
    <message>
        <source>open or close these rules</source>
        <translation>diese Regeln öffnen oder schließen</translation>
    </message>
    <message>
        <source>open or close “About”</source>
        <translation>„Info“ öffnen oder schließen</translation>
    </message>
    <message>
        <source>open the settings</source>
        <translation>die Einstellungen öffnen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>pick the next play you could make</source>
        <translation>das Nächste wählen, was du spielen könntest</translation>
    </message>
    <message>
        <source>pick up the pile</source>
        <translation>den Stapel nehmen</translation>
    </message>
    <message>
        <source>pick your next five-card combination</source>
        <translation>deine nächste Fünferkombination wählen</translation>
    </message>
    <message>
        <source>play a bomb out of turn; P declines</source>
        <translation>zwischendurch eine Bombe legen; mit P verzichtest du</translation>
    </message>
    <message>
        <source>play or give away the selected cards; hurry the others along</source>
        <translation>die gewählten Karten spielen oder abgeben; den anderen Beine machen</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>abspielen oder anhalten</translation>
    </message>
    <message>
        <source>play the Mah Jong without a wish</source>
        <translation>den Mah-Jong ohne Wunsch legen</translation>
    </message>
    <message>
        <source>play the selected cards; pick up the pile if nothing fits</source>
        <translation>die gewählten Karten spielen; den Stapel nehmen, wenn nichts passt</translation>
    </message>
    <message>
        <source>quit; the match is kept</source>
        <translation>das Spiel beenden; die Partie bleibt erhalten</translation>
    </message>
    <message>
        <source>redo the step you undid</source>
        <translation>wiederherstellen, was rückgängig gemacht wurde</translation>
    </message>
    <message>
        <source>replay the finished rounds of the match step by step</source>
        <translation>die gespielten Runden der Partie Schritt für Schritt nachspielen</translation>
    </message>
    <message>
        <source>replay the match step by step</source>
        <translation>die Partie Schritt für Schritt nachspielen</translation>
    </message>
    <message>
        <source>scroll the rest into view</source>
        <translation>weiterscrollen</translation>
    </message>
    <message>
        <source>scroll the text</source>
        <translation>scrollen</translation>
    </message>
    <message>
        <source>select all cards of the same rank</source>
        <translation>alle Karten desselben Werts auswählen</translation>
    </message>
    <message>
        <source>select or deselect a card</source>
        <translation>eine Karte aus- oder abwählen</translation>
    </message>
    <message>
        <source>select or deselect a card; hurry the others along</source>
        <translation>eine Karte aus- oder abwählen; den anderen Beine machen</translation>
    </message>
    <message>
        <source>set up a new match</source>
        <translation>eine neue Partie einrichten</translation>
    </message>
    <message>
        <source>show all your matches</source>
        <translation>alle deine Partien anzeigen</translation>
    </message>
    <message>
        <source>show or hide how well everyone plays</source>
        <translation>die Spielstärke aller ein- oder ausblenden</translation>
    </message>
    <message>
        <source>show or hide the last trick</source>
        <translation>den letzten Stich ein- oder ausblenden</translation>
    </message>
    <message>
        <source>show your statistics</source>
        <translation>deine Statistik anzeigen</translation>
    </message>
    <message>
        <source>sort your hand again</source>
        <translation>dein Blatt wieder sortieren</translation>
    </message>
    <message>
        <source>sort your hand by suit or by rank</source>
        <translation>dein Blatt nach Farbe oder Wert sortieren</translation>
    </message>
    <message>
        <source>step back or forward</source>
        <translation>einen Schritt zurück- oder vorgehen</translation>
    </message>
    <message>
        <source>step back or forward, or go to the beginning or the end</source>
        <translation>einen Schritt zurück- oder vorgehen, an den Anfang oder ans Ende gehen</translation>
    </message>
    <message>
        <source>step through the plays you can make</source>
        <translation>alles durchgehen, was du spielen darfst</translation>
    </message>
    <message>
        <source>swap the selected card with the face-up one in that place</source>
        <translation>die gewählte Karte mit der offenen an dieser Stelle tauschen</translation>
    </message>
    <message>
        <source>take back the last rank you asked for</source>
        <translation>den zuletzt verlangten Wert zurücknehmen</translation>
    </message>
    <message>
        <source>take the free trick</source>
        <translation>den Freistich nehmen</translation>
    </message>
    <message>
        <source>toggle full screen</source>
        <translation>Vollbild ein- und ausschalten</translation>
    </message>
    <message>
        <source>turn over the face-down card in that place</source>
        <translation>die verdeckte Karte an dieser Stelle aufdecken</translation>
    </message>
    <message>
        <source>turn the sounds off or on</source>
        <translation>den Ton aus- oder einschalten</translation>
    </message>
    <message>
        <source>undo your last step in the exchange, or else your last decision</source>
        <translation>deinen letzten Schritt beim Tausch zurücknehmen, sonst deine letzte Entscheidung</translation>
    </message>
    <message>
        <source>{keys}: {meaning}</source>
        <translation>{keys}: {meaning}</translation>
    </message>
</context>
<context>
    <name>LastCard</name>
    <message>
        <source>a Dragon</source>
        <translation>ein Drache</translation>
    </message>
    <message>
        <source>a Phoenix</source>
        <translation>ein Phönix</translation>
    </message>
    <message>
        <source>a black joker</source>
        <translation>schwarzer Joker</translation>
    </message>
    <message>
        <source>a cavalier</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>Narr</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>a {number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>an 11</source>
        <translation>11</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>the Big A</source>
        <translation>großes A</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>kleines A</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>der Mah-Jong</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>roter Joker</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>Trumpf {number}</translation>
    </message>
</context>
<context>
    <name>LastTrickPane</name>
    <message>
        <source>The last trick</source>
        <translation>Der letzte Stich</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>All of them right.</source>
        <translation>Alle richtig.</translation>
    </message>
    <message>
        <source>An 8 clears the trick, and you lead. Don’t give it away just because it stands alone.</source>
        <translation>Eine 8 räumt den Stich ab, und du spielst aus. Gib sie nicht her, nur weil sie allein steht.</translation>
    </message>
    <message>
        <source>And now a hand in which the rule has its limits. Look twice.</source>
        <translation>Und jetzt ein Blatt, bei dem die Regel nicht mehr stimmt. Schau zweimal hin.</translation>
    </message>
    <message>
        <source>At some tables you ask for a rank before you get a card. Ask for the highest one, even if another would make you a set.</source>
        <translation>An manchen Tischen fragst du nach einem Wert, bevor du eine Karte bekommst. Frag nach dem höchsten, auch wenn ein anderer dir drei Gleiche bringt.</translation>
    </message>
    <message>
        <source>Give {rule} and keep the 3 of diamonds: you lead.</source>
        <translation>Gib {rule} und behalte die Karo-3: Du spielst aus.</translation>
    </message>
    <message>
        <source>Give {rule} and keep the 8: it gets you the lead.</source>
        <translation>Gib {rule} und behalte die 8: Sie bringt dich ans Ausspielen.</translation>
    </message>
    <message>
        <source>Give {rule} and keep the ace: it gets you the lead.</source>
        <translation>Gib {rule} und behalte das Ass: Es bringt dich ans Ausspielen.</translation>
    </message>
    <message>
        <source>Give {rule}: none of them belongs to a pair.</source>
        <translation>Gib {rule}: Keine davon gehört zu einem Paar.</translation>
    </message>
    <message>
        <source>Give {rule}: of your lone cards, it is worth the least.</source>
        <translation>Gib {rule}: Von deinen einzelnen Karten ist sie am wenigsten wert.</translation>
    </message>
    <message>
        <source>Give {rule}: of your lone cards, these are worth the least.</source>
        <translation>Gib {rule}: Von deinen einzelnen Karten sind das die schwächsten.</translation>
    </message>
    <message>
        <source>Give {rule}: your low cards stay together.</source>
        <translation>Gib {rule}: Deine niedrigen Karten bleiben zusammen.</translation>
    </message>
    <message>
        <source>Higher lone cards, too</source>
        <translation>Auch höhere Einzelne</translation>
    </message>
    <message>
        <source>If you make an offer, pay with lone cards. Half a low pair costs more.</source>
        <translation>Wenn du ein Angebot machst, zahl mit einzelnen Karten. Ein halbes niedriges Paar ist teurer.</translation>
    </message>
    <message>
        <source>If you may ask</source>
        <translation>Wenn du fragen darfst</translation>
    </message>
    <message>
        <source>Lone cards first</source>
        <translation>Einzelne zuerst</translation>
    </message>
    <message>
        <source>Not this time: here, the rule costs you something.</source>
        <translation>Diesmal nicht: Hier kostet dich die Regel etwas.</translation>
    </message>
    <message>
        <source>Not this time: the rule says {rule}, but you should give {best}.</source>
        <translation>Diesmal nicht: Nach der Regel gäbst du {rule}, besser gibst du {best}.</translation>
    </message>
    <message>
        <source>One card to give</source>
        <translation>Nur eine Karte</translation>
    </message>
    <message>
        <source>One card: the lowest lone one</source>
        <translation>Eine Karte: die niedrigste einzelne</translation>
    </message>
    <message>
        <source>Passing a card on</source>
        <translation>Eine Karte weitergeben</translation>
    </message>
    <message>
        <source>Pay with lone cards</source>
        <translation>Mit Einzelnen zahlen</translation>
    </message>
    <message>
        <source>A lone ace is no burden: it wins you the lead. Keep it, even if you have to break up a low pair or triple.</source>
        <translation>Ein einzelnes Ass stört nicht: Es bringt dich ans Ausspielen. Behalte es, auch wenn du dafür ein niedriges Paar oder einen Drilling zerreißen musst.</translation>
    </message>
    <message>
        <source>Ask for the highest rank: here, it gains you more than a larger set.</source>
        <translation>Frag nach der höchsten: Hier bringt sie mehr als drei Gleiche.</translation>
    </message>
    <message>
        <source>Better a higher card than half a pair</source>
        <translation>Lieber eine höhere als ein halbes Paar</translation>
    </message>
    <message>
        <source>Better a whole pair than a king or an ace</source>
        <translation>Lieber ein ganzes Paar als König oder Ass</translation>
    </message>
    <message>
        <source>Choose a lone card for your neighbour, too, even if a card from a pair is lower.</source>
        <translation>Auch für die Nachbarn gilt: eine Karte, die allein steht, nicht die niedrigste aus einem Paar.</translation>
    </message>
    <message>
        <source>Count your cards of the two highest ranks. With three or more, declare a putsch; with fewer, don’t.</source>
        <translation>Zähl deine Karten der zwei höchsten Werte. Ab drei davon: putschen. Mit weniger: stillhalten.</translation>
    </message>
    <message>
        <source>Declare a putsch: with so many high cards, you are often out first.</source>
        <translation>Putsch: Mit so vielen hohen Karten bist du oft zuerst fertig.</translation>
    </message>
    <message>
        <source>Every card that stands alone costs you a turn. Give those away and keep your pairs together.</source>
        <translation>Jede Karte, die allein steht, musst du extra loswerden. Gib die her und lass deine Paare ganz.</translation>
    </message>
    <message>
        <source>Give {rule}, even though they are higher: that way, your low cards go in a single turn.</source>
        <translation>Gib {rule}, auch wenn sie höher sind: Deine niedrigen Karten gehen zusammen weg.</translation>
    </message>
    <message>
        <source>Give {rule}: it is higher, but no pair is broken up.</source>
        <translation>Gib {rule}: Das ist höher, aber dafür bleibt jedes Paar ganz.</translation>
    </message>
    <message>
        <source>Give {rule}: it stands alone, and no pair is broken up.</source>
        <translation>Gib {rule}: Die Karte steht allein, und jedes Paar bleibt ganz.</translation>
    </message>
    <message>
        <source>Give {rule}: the whole pair goes, and nothing is broken up.</source>
        <translation>Gib {rule}: Das Paar geht im Ganzen weg, und nichts wird zerrissen.</translation>
    </message>
    <message>
        <source>Give {rule}: they stand alone, and everything else stays together.</source>
        <translation>Gib {rule}: Die stehen allein, und alles andere bleibt zusammen.</translation>
    </message>
    <message>
        <source>If more than two cards stand alone, give the lowest two. The higher ones may still win you a trick.</source>
        <translation>Stehen mehr als zwei Karten allein, gehen die zwei niedrigsten. Die höheren machen vielleicht noch einen Stich.</translation>
    </message>
    <message>
        <source>If one of your two lone cards is a king or an ace, give a whole low pair instead. The high card may still win you a trick.</source>
        <translation>Ist eine deiner zwei einzelnen Karten ein König oder ein Ass, gib lieber ein ganzes niedriges Paar. Die hohe Karte kann dir noch einen Stich holen.</translation>
    </message>
    <message>
        <source>If you have several lone cards and only one to give, choose the lowest. A higher one may still win you a trick.</source>
        <translation>Mehrere einzelne Karten und nur eine zu geben: Nimm die niedrigste. Eine höhere macht vielleicht noch einen Stich.</translation>
    </message>
    <message>
        <source>It is the same with only one card to give: choose a lone one and keep your pairs.</source>
        <translation>Auch wenn du nur eine Karte gibst: Eine einzelne geht, Paare bleiben.</translation>
    </message>
    <message>
        <source>Offer lone cards: your pairs stay together.</source>
        <translation>Biete einzelne Karten: Deine Paare bleiben zusammen.</translation>
    </message>
    <message>
        <source>Pass on {rule}: it stands alone, and no pair is broken up.</source>
        <translation>Gib {rule} weiter: Die Karte steht allein, und jedes Paar bleibt ganz.</translation>
    </message>
    <message>
        <source>Sometimes only higher cards stand alone, and the low ones are pairs. Give the lone ones all the same.</source>
        <translation>Manchmal stehen nur höhere Karten allein, und die niedrigen sind Paare. Gib trotzdem die einzelnen.</translation>
    </message>
    <message>
        <source>The 3 of diamonds stays</source>
        <translation>Die Karo-3 bleibt</translation>
    </message>
    <message>
        <source>The 8 stays</source>
        <translation>Die 8 bleibt</translation>
    </message>
    <message>
        <source>The ace stays</source>
        <translation>Das Ass bleibt</translation>
    </message>
    <message>
        <source>The lone card is higher than your lowest pair? Give it. Half a pair leaves a card that you will hardly get rid of.</source>
        <translation>Die einzelne Karte ist höher als dein niedrigstes Paar? Gib sie trotzdem. Vom halben Paar bleibt eine Karte, die du kaum loswirst.</translation>
    </message>
    <message>
        <source>The lowest of the lone cards</source>
        <translation>Von den Einzelnen die niedrigsten</translation>
    </message>
    <message>
        <source>The player with the 3 of diamonds leads. Keep it, although it is the lowest card of all.</source>
        <translation>Mit der Karo-3 spielst du aus. Behalte sie, auch wenn sie die niedrigste von allen ist.</translation>
    </message>
    <message>
        <source>The same idea once more.</source>
        <translation>Noch einmal dasselbe.</translation>
    </message>
    <message>
        <source>Three cards to give</source>
        <translation>Drei Karten</translation>
    </message>
    <message>
        <source>Three fewer lone cards mean three fewer turns. Look for them first.</source>
        <translation>Drei einzelne Karten weniger sind drei Züge weniger. Such zuerst nach denen.</translation>
    </message>
    <message>
        <source>Three low cards of a rank look worthless. But they go in one turn, and they are hard to beat.</source>
        <translation>Drei niedrige von einer Sorte sehen wertlos aus. Aber sie gehen in einem Zug weg und sind schwer zu schlagen.</translation>
    </message>
    <message>
        <source>Three low cards stay together</source>
        <translation>Niedrige Drillinge bleiben</translation>
    </message>
    <message>
        <source>When to declare a putsch</source>
        <translation>Wann du putschst</translation>
    </message>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <translation>{done} von {of}</translation>
    </message>
    <message>
        <source>{done} of {of} lessons done</source>
        <translation>{done} von {of} Lektionen geschafft</translation>
    </message>
    <message>
        <source>{good} of {of} right.</source>
        <translation>{good} von {of} richtig.</translation>
    </message>
    <message>
        <source>{lesson}, {number} of {of}</source>
        <translation>{lesson}, {number} von {of}</translation>
    </message>
</context>
<context>
    <name>LessonsScreen</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Casual</source>
        <translation>Locker</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Profi</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>In most games they think less here, because their simulator is not compiled; in the ready-made packages, it is.</source>
        <translation>In den meisten Spielen denken sie hier weniger nach, weil ihr Simulator nicht kompiliert ist; in den fertigen Paketen ist er es.</translation>
    </message>
    <message>
        <source>Strength {number} of {levels}: {name}</source>
        <translation>Spielstärke {number} von {levels}: {name}</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>They plan their hand and remember the most recent cards, but miss some things.</source>
        <translation>Sie planen ihr Blatt und merken sich die letzten Karten, aber manches entgeht ihnen.</translation>
    </message>
    <message>
        <source>They play good cards too early and don’t notice who is about to go out.</source>
        <translation>Sie spielen gute Karten zu früh aus und übersehen, wer fast fertig ist.</translation>
    </message>
    <message>
        <source>They play whatever comes to hand, break up pairs and remember nothing.</source>
        <translation>Sie spielen, was ihnen in die Finger kommt, reißen Paare auseinander und merken sich nichts.</translation>
    </message>
    <message>
        <source>They remember every card, plan for the endgame and rarely make mistakes.</source>
        <translation>Sie merken sich jede Karte, denken ans Ende und machen selten Fehler.</translation>
    </message>
    <message>
        <source>They work out what you hold and think ahead to the end.</source>
        <translation>Sie überlegen, was du auf der Hand hast, und spielen im Kopf bis zum Ende voraus.</translation>
    </message>
    <message>
        <source>likes to attack</source>
        <translation>greift gern an</translation>
    </message>
    <message>
        <source>likes to stir things up</source>
        <translation>stiftet gern Unruhe</translation>
    </message>
    <message>
        <source>likes to wait</source>
        <translation>wartet gern ab</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>All mine, thank you.</source>
        <translation>Alles meins, danke.</translation>
    </message>
    <message>
        <source>All part of my plan.</source>
        <translation>Gehört alles zum Plan.</translation>
    </message>
    <message>
        <source>Almost done here.</source>
        <translation>Fast geschafft.</translation>
    </message>
    <message>
        <source>And again.</source>
        <translation>Und gleich noch mal.</translation>
    </message>
    <message>
        <source>At least they’re soft.</source>
        <translation>Wenigstens sind sie weich.</translation>
    </message>
    <message>
        <source>Beat that!</source>
        <translation>Schlag das mal!</translation>
    </message>
    <message>
        <source>Bloody hell, not again.</source>
        <translation>Verdammt, schon wieder.</translation>
    </message>
    <message>
        <source>Bloody hell.</source>
        <translation>Verdammt noch mal.</translation>
    </message>
    <message>
        <source>Come here, my lovelies.</source>
        <translation>Na, kommt schon her.</translation>
    </message>
    <message>
        <source>Count my cards!</source>
        <translation>Zählt mal meine Karten!</translation>
    </message>
    <message>
        <source>Don’t look at me like that.</source>
        <translation>Guckt mich nicht so an.</translation>
    </message>
    <message>
        <source>Don’t tell the others.</source>
        <translation>Sag’s nicht weiter.</translation>
    </message>
    <message>
        <source>Get used to it.</source>
        <translation>Gewöhnt euch dran.</translation>
    </message>
    <message>
        <source>Greetings from below!</source>
        <translation>Ein Gruß von unten!</translation>
    </message>
    <message>
        <source>Hand them over!</source>
        <translation>Her damit!</translation>
    </message>
    <message>
        <source>How generous of you.</source>
        <translation>Wie großzügig von dir.</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <translation>Daran könnt ich mich gewöhnen.</translation>
    </message>
    <message>
        <source>I hope that holds.</source>
        <translation>Hoffentlich hält das.</translation>
    </message>
    <message>
        <source>I knew it.</source>
        <translation>Ich hab’s geahnt.</translation>
    </message>
    <message>
        <source>I let you win.</source>
        <translation>Das war Absicht.</translation>
    </message>
    <message>
        <source>I like it here.</source>
        <translation>Mir gefällt’s hier.</translation>
    </message>
    <message>
        <source>I was afraid of that.</source>
        <translation>Das hab ich befürchtet.</translation>
    </message>
    <message>
        <source>In the people’s name!</source>
        <translation>Im Namen des Volkes!</translation>
    </message>
    <message>
        <source>It still fits.</source>
        <translation>Sitzt noch, die Krone.</translation>
    </message>
    <message>
        <source>It’s getting hot in here.</source>
        <translation>Jetzt wird’s heiß.</translation>
    </message>
    <message>
        <source>I’ll have those.</source>
        <translation>Die nehme ich.</translation>
    </message>
    <message>
        <source>I’ll look after them.</source>
        <translation>Ich pass gut auf sie auf.</translation>
    </message>
    <message>
        <source>I’ll remember that.</source>
        <translation>Das merk ich mir.</translation>
    </message>
    <message>
        <source>I’ll soon be free.</source>
        <translation>Bald bin ich frei.</translation>
    </message>
    <message>
        <source>I’ve changed my mind.</source>
        <translation>Ich seh das jetzt anders.</translation>
    </message>
    <message>
        <source>Just this once.</source>
        <translation>Nur dieses eine Mal.</translation>
    </message>
    <message>
        <source>Just you wait!</source>
        <translation>Na warte!</translation>
    </message>
    <message>
        <source>Lovely cards, these.</source>
        <translation>Schöne Karten, danke.</translation>
    </message>
    <message>
        <source>Make way, please!</source>
        <translation>Platz da, bitte!</translation>
    </message>
    <message>
        <source>Me again? Oh, crap.</source>
        <translation>Schon wieder ich? So ein Mist.</translation>
    </message>
    <message>
        <source>Me? Really?</source>
        <translation>Ich? Wirklich?</translation>
    </message>
    <message>
        <source>My lovely ace…</source>
        <translation>Mein schönes Ass …</translation>
    </message>
    <message>
        <source>Nearly there, folks!</source>
        <translation>Gleich bin ich durch!</translation>
    </message>
    <message>
        <source>Nobody can stop me.</source>
        <translation>Mich hält keiner auf.</translation>
    </message>
    <message>
        <source>Now we rule!</source>
        <translation>Jetzt regieren wir!</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <translation>Na ja.</translation>
    </message>
    <message>
        <source>Oh, come on!</source>
        <translation>Ach, komm!</translation>
    </message>
    <message>
        <source>Oh, crap.</source>
        <translation>So ein Mist.</translation>
    </message>
    <message>
        <source>Ouch.</source>
        <translation>Autsch.</translation>
    </message>
    <message>
        <source>Patience pays, you see.</source>
        <translation>Geduld zahlt sich aus.</translation>
    </message>
    <message>
        <source>Power suits me well.</source>
        <translation>Macht steht mir gut.</translation>
    </message>
    <message>
        <source>Power to… well, me.</source>
        <translation>Alle Macht dem Volk … also mir.</translation>
    </message>
    <message>
        <source>Share? Not today.</source>
        <translation>Teilen? Heute nicht.</translation>
    </message>
    <message>
        <source>Slow and steady.</source>
        <translation>Immer mit der Ruhe.</translation>
    </message>
    <message>
        <source>Somebody has to do it.</source>
        <translation>Einer muss ja.</translation>
    </message>
    <message>
        <source>Sorry, rules are rules.</source>
        <translation>Tja, so sind die Regeln.</translation>
    </message>
    <message>
        <source>Stay calm now.</source>
        <translation>Jetzt ruhig bleiben.</translation>
    </message>
    <message>
        <source>Still me. Any questions?</source>
        <translation>Immer noch ich. Fragen?</translation>
    </message>
    <message>
        <source>Taxes must be paid.</source>
        <translation>Steuern müssen sein.</translation>
    </message>
    <message>
        <source>Thanks, very kind.</source>
        <translation>Danke, sehr nett.</translation>
    </message>
    <message>
        <source>That was easy.</source>
        <translation>Das war leicht.</translation>
    </message>
    <message>
        <source>That went well.</source>
        <translation>Das ging ja gut.</translation>
    </message>
    <message>
        <source>That’s not fair!</source>
        <translation>Unfair!</translation>
    </message>
    <message>
        <source>The system is rigged!</source>
        <translation>Das System ist schuld!</translation>
    </message>
    <message>
        <source>There you go.</source>
        <translation>Bitte sehr.</translation>
    </message>
    <message>
        <source>This one’s ours!</source>
        <translation>Das gehört jetzt uns!</translation>
    </message>
    <message>
        <source>This should do.</source>
        <translation>Das sollte reichen.</translation>
    </message>
    <message>
        <source>Told you so!</source>
        <translation>Hab ich’s nicht gesagt?</translation>
    </message>
    <message>
        <source>Watch your backs up there!</source>
        <translation>Zittert, ihr da oben!</translation>
    </message>
    <message>
        <source>We’ll be back!</source>
        <translation>Wir kommen wieder!</translation>
    </message>
    <message>
        <source>What a view up here.</source>
        <translation>Schöne Aussicht hier oben.</translation>
    </message>
    <message>
        <source>Where is my throne?</source>
        <translation>Wo ist mein Thron?</translation>
    </message>
    <message>
        <source>You’ll see next time.</source>
        <translation>Wartet nur, nächstes Mal.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%n card(s) set aside face down.</source>
        <translation>
            <numerusform>%n Karte liegt verdeckt beiseite.</numerusform>
            <numerusform>%n Karten liegen verdeckt beiseite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside: {cards}.</source>
        <translation>
            <numerusform>%n Karte liegt offen beiseite: {cards}.</numerusform>
            <numerusform>%n Karten liegen offen beiseite: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counter-revolution! The usual order of cards is back.</source>
        <translation>Gegenrevolution! Die Reihenfolge gilt wieder wie vorher.</translation>
    </message>
    <message>
        <source>Everyone changes seats.</source>
        <translation>Alle wechseln die Plätze.</translation>
    </message>
    <message>
        <source>Fingerprint of the deck: {digits}.</source>
        <translation>Fingerabdruck der Karten: {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>Four {ranks} burn the pile: %n card(s) gone.</source>
        <translation>
            <numerusform>Vier {ranks} verbrennen den Stapel: %n Karte ist weg.</numerusform>
            <numerusform>Vier {ranks} verbrennen den Stapel: %n Karten sind weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Greater revolution! All positions are reversed; you come first.</source>
        <translation>Große Revolution! Die Rangordnung kehrt sich um; du stehst ganz oben.</translation>
    </message>
    <message>
        <source>Greater revolution! All positions are reversed; {name} comes first.</source>
        <translation>Große Revolution! Die Rangordnung kehrt sich um; {name} steht ganz oben.</translation>
    </message>
    <message>
        <source>Nobody wants to play: the remaining places are drawn by lot.</source>
        <translation>Niemand will spielen: Über die offenen Plätze entscheidet das Los.</translation>
    </message>
    <message>
        <source>Revolution! Weak cards are now the strong ones.</source>
        <translation>Revolution! Die schwachen Karten sind jetzt die starken.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Seats are drawn: {drawn}.</source>
        <translation>Die Plätze sind ausgelost: {drawn}.</translation>
    </message>
    <message numerus="yes">
        <source>The 10 burns the pile: %n card(s) gone.</source>
        <translation>
            <numerusform>Die 10 verbrennt den Stapel: %n Karte ist weg.</numerusform>
            <numerusform>Die 10 verbrennt den Stapel: %n Karten sind weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>The direction of play is reversed.</source>
        <translation>Jetzt geht es andersherum.</translation>
    </message>
    <message>
        <source>The lead passes to you.</source>
        <translation>Jetzt spielst du aus.</translation>
    </message>
    <message>
        <source>The lead passes to {name}.</source>
        <translation>Jetzt spielt {name} aus.</translation>
    </message>
    <message numerus="yes">
        <source>The pile was picked up too often and burns: %n card(s) gone.</source>
        <translation>
            <numerusform>Der Stapel wurde zu oft genommen und verbrennt: %n Karte ist weg.</numerusform>
            <numerusform>Der Stapel wurde zu oft genommen und verbrennt: %n Karten sind weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>You accept the offer.</source>
        <translation>Du nimmst das Angebot an.</translation>
    </message>
    <message numerus="yes">
        <source>You announce %n {ranks}.</source>
        <translation>
            <numerusform>Du sagst %n {ranks} an.</numerusform>
            <numerusform>Du sagst %n {ranks} an.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are the last player with cards.</source>
        <translation>Du bleibst auf deinen Karten sitzen.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks} and get one.</source>
        <translation>Du verlangst {ranks} von {target} und bekommst eine Karte.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks}, but {target} has none.</source>
        <translation>Du verlangst {ranks} von {target}: Fehlanzeige.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks}.</source>
        <translation>Du verlangst {ranks} von {target}.</translation>
    </message>
    <message>
        <source>You clear the trick and lead.</source>
        <translation>Du räumst den Stich ab und spielst aus.</translation>
    </message>
    <message>
        <source>You declare a putsch: no cards are exchanged.</source>
        <translation>Du putschst: Es wird nicht getauscht.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Du wirfst {card} ab.</translation>
    </message>
    <message>
        <source>You don’t call a revolution.</source>
        <translation>Du rufst keine Revolution aus.</translation>
    </message>
    <message>
        <source>You don’t match, so you skip this turn.</source>
        <translation>Du ziehst nicht mit und setzt einmal aus.</translation>
    </message>
    <message>
        <source>You don’t try a putsch.</source>
        <translation>Du wagst keinen Putsch.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Du ziehst {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You get the %n card(s) left over.</source>
        <translation>
            <numerusform>Du bekommst die restliche Karte.</numerusform>
            <numerusform>Du bekommst die %n restlichen Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You give {taker} {cards}.</source>
        <translation>Du gibst {taker} {cards}.</translation>
    </message>
    <message>
        <source>You go out in {place} place.</source>
        <translation>Du bist fertig, auf dem {place} Platz.</translation>
    </message>
    <message>
        <source>You hold {all} and play with your hand face up.</source>
        <translation>Du hast {all} und spielst mit offenen Karten.</translation>
    </message>
    <message>
        <source>You keep all your cards.</source>
        <translation>Du behältst alle deine Karten.</translation>
    </message>
    <message>
        <source>You keep your face-up cards.</source>
        <translation>Du behältst deine offenen Karten.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>You let the second-highest player ask first.</source>
        <translation>Du lässt dem Zweiten den Vortritt.</translation>
    </message>
    <message>
        <source>You make it three in a row: each of the three players may discard a card.</source>
        <translation>Du legst die dritte in Folge: Alle drei dürfen eine Karte abwerfen.</translation>
    </message>
    <message>
        <source>You match: the next player must match as well or skip.</source>
        <translation>Du legst das Gleiche: Der Nächste muss auch gleichziehen oder aussetzen.</translation>
    </message>
    <message>
        <source>You offer {target} {give} and want {want}.</source>
        <translation>Du bietest {target} {give} und willst {want}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message numerus="yes">
        <source>You pick up the pile: %n card(s).</source>
        <translation>
            <numerusform>Du nimmst den Stapel: %n Karte.</numerusform>
            <numerusform>Du nimmst den Stapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play the last card of this rank: tabula rasa, the trick is yours.</source>
        <translation>Du legst die letzte Karte dieses Werts: Tabula rasa, du räumst den Stich ab.</translation>
    </message>
    <message>
        <source>You play the same suits: the trick is locked to them.</source>
        <translation>Du legst dieselben Farben: Nur noch sie gelten in diesem Stich.</translation>
    </message>
    <message>
        <source>You play {cards}.</source>
        <translation>Du spielst {cards}.</translation>
    </message>
    <message>
        <source>You put down {cards} face up and take {taken} into your hand.</source>
        <translation>Du legst {cards} offen hin und nimmst {taken} auf die Hand.</translation>
    </message>
    <message>
        <source>You refuse the offer.</source>
        <translation>Du lehnst das Angebot ab.</translation>
    </message>
    <message>
        <source>You show both jesters: revolution, nobody pays taxes.</source>
        <translation>Du zeigst beide Narren: Revolution, niemand zahlt Steuern.</translation>
    </message>
    <message>
        <source>You stop asking.</source>
        <translation>Du fragst nicht weiter.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du nimmst den Stich.</translation>
    </message>
    <message>
        <source>You take your free trick.</source>
        <translation>Du nimmst deinen Freistich.</translation>
    </message>
    <message>
        <source>You turn over face-down card {number}.</source>
        <translation>Du deckst die verdeckte Karte {number} auf.</translation>
    </message>
    <message>
        <source>You turn over {card}, but it can’t be played.</source>
        <translation>Du deckst {card} auf, aber das passt nicht.</translation>
    </message>
    <message>
        <source>You turn over {card}.</source>
        <translation>Du deckst {card} auf.</translation>
    </message>
    <message>
        <source>You went out with a forbidden card and finish last.</source>
        <translation>Deine letzte Karte war verboten: Du landest ganz unten.</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %n Punkt.</numerusform>
            <numerusform>Du gewinnst die Partie mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your 3 of spades beats the joker and clears the trick.</source>
        <translation>Deine Pik-3 schlägt den Joker und räumt den Stich ab.</translation>
    </message>
    <message>
        <source>Your Excuse takes the trick.</source>
        <translation>Dein Excuse nimmt den Stich.</translation>
    </message>
    <message>
        <source>Your bomb goes off!</source>
        <translation>Deine Bombe geht hoch!</translation>
    </message>
    <message>
        <source>Your joker ends the suit lock.</source>
        <translation>Dein Joker hebt die Farbsperre auf.</translation>
    </message>
    <message>
        <source>Your joker takes the trick.</source>
        <translation>Dein Joker nimmt den Stich.</translation>
    </message>
    <message>
        <source>Your play was against the rules: you drop to the bottom.</source>
        <translation>Dein Zug war gegen die Regeln: Du landest ganz unten.</translation>
    </message>
    <message>
        <source>Your putsch fails: everyone keeps their position.</source>
        <translation>Dein Putsch scheitert: Alle behalten ihr Amt.</translation>
    </message>
    <message>
        <source>Your putsch succeeds!</source>
        <translation>Dein Putsch gelingt!</translation>
    </message>
    <message>
        <source>a cavalier</source>
        <translation>einen Reiter</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>einen Buben</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>einen König</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>eine Dame</translation>
    </message>
    <message>
        <source>a {rank}</source>
        <translation>eine {rank}</translation>
    </message>
    <message>
        <source>an 11</source>
        <translation>eine 11</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>eine 8</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ein Ass</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>{asker} asks you for {ranks}.</source>
        <translation>{asker} verlangt {ranks} von dir.</translation>
    </message>
    <message>
        <source>{asker} asks you for {ranks}; you hand one over.</source>
        <translation>{asker} verlangt {ranks} von dir; du gibst eine Karte her.</translation>
    </message>
    <message>
        <source>{asker} asks you for {ranks}; you have none.</source>
        <translation>{asker} verlangt {ranks} von dir; du hast keine.</translation>
    </message>
    <message>
        <source>{asker} asks {target} for {ranks} and gets one.</source>
        <translation>{asker} verlangt {ranks} von {target} und bekommt eine Karte.</translation>
    </message>
    <message>
        <source>{asker} asks {target} for {ranks}, but {target} has none.</source>
        <translation>{asker} verlangt {ranks} von {target}: Fehlanzeige.</translation>
    </message>
    <message>
        <source>{asker} asks {target} for {ranks}.</source>
        <translation>{asker} verlangt {ranks} von {target}.</translation>
    </message>
    <message>
        <source>{giver} gives you {cards}.</source>
        <translation>{giver} gibt dir {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {taker} %n card(s).</source>
        <translation>
            <numerusform>{giver} gibt {taker} eine Karte.</numerusform>
            <numerusform>{giver} gibt {taker} %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({cards})</source>
        <translation>{name} ({cards})</translation>
    </message>
    <message>
        <source>{name} accepts the offer.</source>
        <translation>{name} nimmt das Angebot an.</translation>
    </message>
    <message numerus="yes">
        <source>{name} announces %n {ranks}.</source>
        <translation>
            <numerusform>{name} sagt %n {ranks} an.</numerusform>
            <numerusform>{name} sagt %n {ranks} an.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} clears the trick and leads.</source>
        <translation>{name} räumt den Stich ab und spielt aus.</translation>
    </message>
    <message>
        <source>{name} declares a putsch: no cards are exchanged.</source>
        <translation>{name} putscht: Es wird nicht getauscht.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} wirft {card} ab.</translation>
    </message>
    <message>
        <source>{name} doesn’t call a revolution.</source>
        <translation>{name} ruft keine Revolution aus.</translation>
    </message>
    <message>
        <source>{name} doesn’t match and skips this turn.</source>
        <translation>{name} zieht nicht mit und setzt einmal aus.</translation>
    </message>
    <message>
        <source>{name} doesn’t try a putsch.</source>
        <translation>{name} wagt keinen Putsch.</translation>
    </message>
    <message>
        <source>{name} gave no answer; a simpler player filled in.</source>
        <translation>{name} wusste nicht weiter; ein einfacherer Spieler ist eingesprungen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets the %n card(s) left over.</source>
        <translation>
            <numerusform>{name} bekommt die restliche Karte.</numerusform>
            <numerusform>{name} bekommt die %n restlichen Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} goes out in {place} place.</source>
        <translation>{name} ist fertig, auf dem {place} Platz.</translation>
    </message>
    <message>
        <source>{name} holds {all} and plays with their hand face up.</source>
        <translation>{name} hat {all} und spielt mit offenen Karten.</translation>
    </message>
    <message>
        <source>{name} is back and plays on.</source>
        <translation>{name} ist wieder da und spielt selbst weiter.</translation>
    </message>
    <message>
        <source>{name} is the last player with cards.</source>
        <translation>{name} bleibt auf Karten sitzen.</translation>
    </message>
    <message>
        <source>{name} isn’t responding; a simpler player fills in until {name} is back.</source>
        <translation>{name} antwortet nicht; bis {name} wieder da ist, springt ein einfacherer Spieler ein.</translation>
    </message>
    <message>
        <source>{name} keeps all their cards.</source>
        <translation>{name} behält alle Karten.</translation>
    </message>
    <message>
        <source>{name} keeps their face-up cards.</source>
        <translation>{name} behält die offenen Karten.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} spielt aus.</translation>
    </message>
    <message>
        <source>{name} lets the second-highest player ask first.</source>
        <translation>{name} lässt dem Zweiten den Vortritt.</translation>
    </message>
    <message>
        <source>{name} makes it three in a row: each of the three players may discard a card.</source>
        <translation>{name} legt die dritte in Folge: Alle drei dürfen eine Karte abwerfen.</translation>
    </message>
    <message>
        <source>{name} matches: the next player must match as well or skip.</source>
        <translation>{name} legt das Gleiche: Der Nächste muss auch gleichziehen oder aussetzen.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} picks up the pile: %n card(s).</source>
        <translation>
            <numerusform>{name} nimmt den Stapel: %n Karte.</numerusform>
            <numerusform>{name} nimmt den Stapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} played against the rules and drops to the bottom.</source>
        <translation>{name} hat gegen die Regeln gespielt und landet ganz unten.</translation>
    </message>
    <message>
        <source>{name} plays the last card of this rank: tabula rasa.</source>
        <translation>{name} legt die letzte Karte dieses Werts: Tabula rasa.</translation>
    </message>
    <message>
        <source>{name} plays the same suits: the trick is locked to them.</source>
        <translation>{name} legt dieselben Farben: Nur noch sie gelten in diesem Stich.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <translation>{name} spielt {cards}.</translation>
    </message>
    <message>
        <source>{name} puts down {cards} face up and takes {taken} into their hand.</source>
        <translation>{name} legt {cards} offen hin und nimmt {taken} auf die Hand.</translation>
    </message>
    <message>
        <source>{name} refuses the offer.</source>
        <translation>{name} lehnt das Angebot ab.</translation>
    </message>
    <message>
        <source>{name} shows both jesters: revolution, nobody pays taxes.</source>
        <translation>{name} zeigt beide Narren: Revolution, niemand zahlt Steuern.</translation>
    </message>
    <message>
        <source>{name} stops asking.</source>
        <translation>{name} fragt nicht weiter.</translation>
    </message>
    <message>
        <source>{name} takes a free trick.</source>
        <translation>{name} nimmt einen Freistich.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} nimmt den Stich.</translation>
    </message>
    <message>
        <source>{name} turns over face-down card {number}.</source>
        <translation>{name} deckt die verdeckte Karte {number} auf.</translation>
    </message>
    <message>
        <source>{name} turns over {card}, but it can’t be played.</source>
        <translation>{name} deckt {card} auf, aber das passt nicht.</translation>
    </message>
    <message>
        <source>{name} turns over {card}.</source>
        <translation>{name} deckt {card} auf.</translation>
    </message>
    <message>
        <source>{name} went out with a forbidden card and finishes last.</source>
        <translation>Die letzte Karte von {name} war verboten: ganz unten.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the match with %n point(s).</source>
        <translation>
            <numerusform>{name} gewinnt die Partie mit %n Punkt.</numerusform>
            <numerusform>{name} gewinnt die Partie mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s 3 of spades beats the joker and clears the trick.</source>
        <translation>Die Pik-3 von {name} schlägt den Joker und räumt den Stich ab.</translation>
    </message>
    <message>
        <source>{name}’s Excuse takes the trick.</source>
        <translation>Der Excuse von {name} nimmt den Stich.</translation>
    </message>
    <message>
        <source>{name}’s bomb goes off!</source>
        <translation>Die Bombe von {name} geht hoch!</translation>
    </message>
    <message>
        <source>{name}’s joker ends the suit lock.</source>
        <translation>Der Joker von {name} hebt die Farbsperre auf.</translation>
    </message>
    <message>
        <source>{name}’s joker takes the trick.</source>
        <translation>Der Joker von {name} nimmt den Stich.</translation>
    </message>
    <message>
        <source>{name}’s putsch fails: everyone keeps their position.</source>
        <translation>Der Putsch von {name} scheitert: Alle behalten ihr Amt.</translation>
    </message>
    <message>
        <source>{name}’s putsch succeeds!</source>
        <translation>Der Putsch von {name} gelingt!</translation>
    </message>
    <message>
        <source>{proposer} offers you {give} and wants {want}.</source>
        <translation>{proposer} bietet dir {give} und will {want}.</translation>
    </message>
    <message numerus="yes">
        <source>{proposer} offers {target} %n card(s).</source>
        <translation>
            <numerusform>{proposer} bietet {target} %n Karte an.</numerusform>
            <numerusform>{proposer} bietet {target} %n Karten an.</numerusform>
        </translation>
    </message>
    <message>
        <source>{proposer} offers {target} {give} and wants {want}.</source>
        <translation>{proposer} bietet {target} {give} und will {want}.</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Punktestand</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Crowns</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs teal, so no two suits look alike.</source>
        <translation>Karo ist blau und Kreuz petrol, so sieht jede Farbe anders aus.</translation>
    </message>
    <message>
        <source>Fools’ caps</source>
        <translation>Narrenkappen</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Four colours and large indices.</source>
        <translation>Vier Farben und große Eckzeichen.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herzen</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Große Eckzeichen</translation>
    </message>
    <message>
        <source>Larger letters and numbers in the corners.</source>
        <translation>Größere Buchstaben und Zahlen in den Ecken.</translation>
    </message>
    <message>
        <source>Moss green</source>
        <translation>Moosgrün</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Nachtblau</translation>
    </message>
    <message>
        <source>Petrol blue</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>follow the language</source>
        <translation>je nach Sprache</translation>
    </message>
    <message>
        <source>follow the system</source>
        <translation>wie das System</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>Checking round {done} of {all}…</source>
        <translation>Runde {done} von {all} wird geprüft …</translation>
    </message>
    <message>
        <source>Rough estimates, in places (±{luck} for luck, ±{cost} for decisions). Luck is what your cards would have been worth if everyone had played an average game, compared with other cards in your position. Plays are harder to judge than exchanges. “–” means no more than chance.</source>
        <translation>Grobe Schätzungen in Plätzen (± {luck} beim Glück, ± {cost} bei den Entscheidungen). Glück ist, was deine Karten bei durchschnittlichem Spiel wert waren, verglichen mit anderen Karten in deinem Amt. Züge lassen sich schwerer beurteilen als der Tausch. „–“ heißt: nicht mehr als Zufall.</translation>
    </message>
    <message>
        <source>Round {round}: luck {luck}, exchange {exchange}, plays {plays}, finished as {place}</source>
        <translation>Runde {round}: Glück {luck}, Tausch {exchange}, Züge {plays}, am Ende {place}</translation>
    </message>
    <message>
        <source>The cards were against you: {places} per round.</source>
        <translation>Die Karten waren gegen dich: {places} pro Runde.</translation>
    </message>
    <message>
        <source>The cards were neither for you nor against you, as far as we can tell.</source>
        <translation>Die Karten waren weder für noch gegen dich, soweit sich das sagen lässt.</translation>
    </message>
    <message>
        <source>The cards were with you: {places} per round.</source>
        <translation>Die Karten waren auf deiner Seite: {places} pro Runde.</translation>
    </message>
    <message>
        <source>Under these rules, luck and skill can’t be told apart.</source>
        <translation>Bei diesen Regeln lassen sich Glück und Können nicht trennen.</translation>
    </message>
    <message>
        <source>Your decisions cost you next to nothing, as far as we can tell.</source>
        <translation>Deine Entscheidungen haben dich so gut wie nichts gekostet, soweit sich das sagen lässt.</translation>
    </message>
    <message>
        <source>Your decisions cost you {places} per round.</source>
        <translation>Deine Entscheidungen haben dich {places} pro Runde gekostet.</translation>
    </message>
</context>
<context>
    <name>LuckPage</name>
    <message>
        <source>Exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Finished as</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Amt</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Arschloch</source>
        <translation>Arschloch</translation>
    </message>
</context>
<context>
    <name>MatchFigures</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>left over: %1</source>
        <translation>übrig: %1</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Name of the match</source>
        <translation>Name der Partie</translation>
    </message>
</context>
<context>
    <name>MatchSummary</name>
    <message>
        <source>%1 wins the match!</source>
        <translation>%1 gewinnt die Partie!</translation>
    </message>
    <message>
        <source>A shared win: %1</source>
        <translation>Geteilter Sieg: %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Luck or skill?</source>
        <translation>Glück oder Können?</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Was spielst du?</translation>
    </message>
    <message>
        <source>The plays of your last evening that cost you most, to be played again.</source>
        <translation>Spiel die Züge von deinem letzten Abend, die dich am meisten gekostet haben, noch einmal.</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>See what each level made of your cards.</source>
        <translation>Sieh dir an, was jede Stufe mit deinen Karten erreicht hat.</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>Siegerehrung</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>See what your cards were worth and what your decisions cost you.</source>
        <translation>Was deine Karten wert waren und was dich deine Entscheidungen gekostet haben.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>The same people and the same rules. Nobody holds a position yet.</source>
        <translation>Dieselben Leute, dieselben Regeln. Zu Beginn hat niemand ein Amt.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Du gewinnst die Partie!</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Damaged from line {line} on; you can play it up to that point.</source>
        <translation>Ab Zeile {line} beschädigt: Bis dahin kannst du die Partie spielen.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Platz {place} von {players}</translation>
    </message>
    <message>
        <source>This file is damaged and can’t be played.</source>
        <translation>Diese Datei ist beschädigt und kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message numerus="yes">
        <source>finished after %n round(s)</source>
        <translation>
            <numerusform>nach %n Runde zu Ende</numerusform>
            <numerusform>nach %n Runden zu Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>“{name}” could not be deleted ({reason}).</source>
        <translation>„{name}“ konnte nicht gelöscht werden ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be exported ({reason}).</source>
        <translation>„{name}“ konnte nicht exportiert werden ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be read ({reason}).</source>
        <translation>„{name}“ konnte nicht gelesen werden ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be renamed ({reason}).</source>
        <translation>„{name}“ konnte nicht umbenannt werden ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be restored ({reason}).</source>
        <translation>„{name}“ konnte nicht wiederhergestellt werden ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” is being played in another window and can’t be deleted.</source>
        <translation>„{name}“ wird in einem anderen Fenster gespielt und kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>“{name}” was exported to {file}.</source>
        <translation>„{name}“ wurde nach {file} exportiert.</translation>
    </message>
    <message>
        <source>“{name}” was restored.</source>
        <translation>„{name}“ ist wiederhergestellt.</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>There are no matches here. Once you deal the cards, your match will wait here for you.</source>
        <translation>Hier ist keine Partie. Sobald du die Karten gibst, wartet deine Partie hier auf dich.</translation>
    </message>
    <message>
        <source>Redo an exchange…</source>
        <translation>Tausch neu entscheiden …</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis ansehen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>OK</source>
        <translation>Alles klar</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>3 of spades!</source>
        <translation>Pik-3!</translation>
    </message>
    <message>
        <source>Bomb!</source>
        <translation>Bombe!</translation>
    </message>
    <message>
        <source>Burned!</source>
        <translation>Verbrannt!</translation>
    </message>
    <message>
        <source>Caught!</source>
        <translation>Erwischt!</translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Abgeräumt!</translation>
    </message>
    <message>
        <source>Counter-revolution!</source>
        <translation>Gegenrevolution!</translation>
    </message>
    <message>
        <source>Direction reversed!</source>
        <translation>Andersherum!</translation>
    </message>
    <message>
        <source>Drawn by lot!</source>
        <translation>Das Los entscheidet!</translation>
    </message>
    <message>
        <source>Forbidden last card!</source>
        <translation>Falsche letzte Karte!</translation>
    </message>
    <message>
        <source>Four of a kind!</source>
        <translation>Vierling!</translation>
    </message>
    <message>
        <source>Free trick!</source>
        <translation>Freistich!</translation>
    </message>
    <message>
        <source>Greater revolution!</source>
        <translation>Große Revolution!</translation>
    </message>
    <message>
        <source>Joker!</source>
        <translation>Joker!</translation>
    </message>
    <message>
        <source>Pile burned!</source>
        <translation>Stapel verbrannt!</translation>
    </message>
    <message>
        <source>Putsch!</source>
        <translation>Putsch!</translation>
    </message>
    <message>
        <source>Revolution!</source>
        <translation>Revolution!</translation>
    </message>
    <message>
        <source>Tabula rasa!</source>
        <translation>Tabula rasa!</translation>
    </message>
    <message>
        <source>The putsch fails!</source>
        <translation>Der Putsch scheitert!</translation>
    </message>
    <message>
        <source>The putsch succeeds!</source>
        <translation>Der Putsch gelingt!</translation>
    </message>
    <message>
        <source>Three in a row!</source>
        <translation>Drei in Folge!</translation>
    </message>
    <message>
        <source>Wish granted!</source>
        <translation>Wunsch erfüllt!</translation>
    </message>
    <message>
        <source>{title}!</source>
        <translation>{title}!</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>%1: stronger</source>
        <translation>%1: stärker</translation>
    </message>
    <message>
        <source>%1: weaker</source>
        <translation>%1: schwächer</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Über dieses Spiel</translation>
    </message>
    <message>
        <source>Changed rules only</source>
        <translation>Nur Geändertes</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>For tables with children or grandparents.</source>
        <translation>Für Tische mit Kindern und Großeltern.</translation>
    </message>
    <message>
        <source>Go back to the game’s usual rules.</source>
        <translation>Zurück zu den üblichen Regeln des Spiels.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Hausregeln …</translation>
    </message>
    <message>
        <source>Makes only these changes; you can undo them.</source>
        <translation>Ändert nur das; du kannst es rückgängig machen.</translation>
    </message>
    <message>
        <source>Mild titles</source>
        <translation>Jugendfreie Titel</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>No matching rule.</source>
        <translation>Keine Regel gefunden.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players and length</source>
        <translation>Spieler und Runden</translation>
    </message>
    <message>
        <source>Read these rules</source>
        <translation>Diese Regeln lesen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>Speichern und teilen</translation>
    </message>
    <message>
        <source>Save and share…</source>
        <translation>Speichern und teilen …</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>The same number deals the same cards again if the game, rules and number of players are the same.</source>
        <translation>Bei gleichem Spiel, gleichen Regeln und gleich vielen Spielern ergibt dieselbe Nummer dieselben Karten, Runde für Runde.</translation>
    </message>
    <message>
        <source>This game needs exactly this many players.</source>
        <translation>Dieses Spiel braucht genau so viele Spieler.</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n change(s)</source>
        <translation>
            <numerusform>%n Änderung rückgängig machen</numerusform>
            <numerusform>%n Änderungen rückgängig machen</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the adjustment</source>
        <translation>Anpassung zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the fix</source>
        <translation>Korrektur rückgängig machen</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Where it comes from, and tips for playing it</source>
        <translation>Woher es kommt, und Tipps zum Spielen</translation>
    </message>
    <message>
        <source>You and the others at the table.</source>
        <translation>Du und die anderen am Tisch.</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>jedes Mal neu</translation>
    </message>
    <message>
        <source>‹ House rules</source>
        <translation>‹ Hausregeln</translation>
    </message>
    <message>
        <source>‹ Players and length</source>
        <translation>‹ Spieler und Runden</translation>
    </message>
</context>
<context>
    <name>NextRoundButton</name>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
</context>
<context>
    <name>OfficeChart</name>
    <message numerus="yes">
        <source>Positions over %n round(s)</source>
        <translation>
            <numerusform>Ämter in %n Runde</numerusform>
            <numerusform>Ämter in %n Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfficeLadder</name>
    <message>
        <source>Titles from highest to lowest: %1</source>
        <translation>Ämter von oben nach unten: %1</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Choose how well each of them plays.</source>
        <translation>Wähl für jeden, wie gut er spielt.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
</context>
<context>
    <name>OptionEditor</name>
    <message>
        <source>%1 •</source>
        <translation>%1 •</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n Kartenspiel</numerusform>
            <numerusform>%n Kartenspiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>einmal passen</numerusform>
            <numerusform>%n-mal passen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>1 lowest, 13 highest</source>
        <translation>1 unten, 13 oben</translation>
    </message>
    <message>
        <source>1 to 13, one set per player</source>
        <translation>1 bis 13, ein Satz für jeden</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 Punkte</translation>
    </message>
    <message>
        <source>109-card manor deck</source>
        <translation>109 Karten des Herrenhofs</translation>
    </message>
    <message>
        <source>12 weakest, 1 strongest</source>
        <translation>12 am schwächsten, 1 am stärksten</translation>
    </message>
    <message>
        <source>150 points</source>
        <translation>150 Punkte</translation>
    </message>
    <message>
        <source>2 lowest, ace highest</source>
        <translation>2 unten, Ass oben</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 Punkte</translation>
    </message>
    <message>
        <source>3 lowest, 2 highest</source>
        <translation>3 unten, 2 oben</translation>
    </message>
    <message>
        <source>3 lowest; king, 1 and 2 highest</source>
        <translation>3 unten; König, 1 und 2 oben</translation>
    </message>
    <message>
        <source>32 cards, 7 to ace</source>
        <translation>32 Karten, 7 bis Ass</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 Punkte</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 Karten</translation>
    </message>
    <message>
        <source>55-card manor deck</source>
        <translation>55 Karten des Herrenhofs</translation>
    </message>
    <message>
        <source>7 lowest, ace highest</source>
        <translation>7 unten, Ass oben</translation>
    </message>
    <message>
        <source>78 Tarot cards</source>
        <translation>78 Tarotkarten</translation>
    </message>
    <message>
        <source>8 lowest, 7 highest</source>
        <translation>8 unten, 7 oben</translation>
    </message>
    <message>
        <source>80 cards, 1 to 12</source>
        <translation>80 Karten, 1 bis 12</translation>
    </message>
    <message>
        <source>A flush on a straight, a full house on a flush, and so on.</source>
        <translation>Ein Flush auf eine Straße, ein Full House auf einen Flush und so weiter.</translation>
    </message>
    <message>
        <source>A large set reverses the order of the ranks until the round ends.</source>
        <translation>Viele gleiche Karten stellen die Reihenfolge auf den Kopf, bis die Runde endet.</translation>
    </message>
    <message>
        <source>A last card ends the trick</source>
        <translation>Die letzte Karte beendet den Stich</translation>
    </message>
    <message>
        <source>A player who holds both may call off the exchange; if the lowest player does, all positions are reversed.</source>
        <translation>Wer beide hat, darf den Tausch absagen; tut das der Letzte, kehrt sich sogar die Rangordnung um.</translation>
    </message>
    <message>
        <source>A player who holds one may play it on anything, even out of turn.</source>
        <translation>Man darf sie auf alles legen, egal wer dran ist.</translation>
    </message>
    <message>
        <source>A run must start above the last card of the run it beats.</source>
        <translation>Eine Folge muss über der letzten Karte der Folge beginnen, die sie schlägt.</translation>
    </message>
    <message>
        <source>A run needs one more card than a set.</source>
        <translation>Eine Folge braucht eine Karte mehr als ein Satz gleicher Karten.</translation>
    </message>
    <message>
        <source>A run with an 8 anywhere in it clears the trick.</source>
        <translation>Eine Folge, in der irgendwo eine 8 steckt, räumt den Stich ab.</translation>
    </message>
    <message>
        <source>A small comfort for the player who finished last.</source>
        <translation>Ein kleiner Trost für den Letzten der vorigen Runde.</translation>
    </message>
    <message>
        <source>After passing</source>
        <translation>Nach dem Passen</translation>
    </message>
    <message>
        <source>After the exchange, everyone passes this many cards to the player on their left.</source>
        <translation>Nach dem Tausch geben alle so viele Karten an den linken Nachbarn weiter.</translation>
    </message>
    <message>
        <source>After this many passes in a row, the remaining places are drawn by lot.</source>
        <translation>Wird so oft hintereinander gepasst, entscheidet das Los über die offenen Plätze.</translation>
    </message>
    <message>
        <source>After this many rounds, everything starts afresh, without titles or exchange.</source>
        <translation>Nach so vielen Runden beginnt alles neu, ohne Ämter und Tausch.</translation>
    </message>
    <message>
        <source>After two equal ranks, the next player must match them or skip a turn.</source>
        <translation>Nach zwei gleichen Werten muss der Nächste gleichziehen oder aussetzen.</translation>
    </message>
    <message>
        <source>All together, or one at a time, seeing what you get before you give the next.</source>
        <translation>Alle zusammen, oder eine nach der anderen, und du siehst jeweils, was du bekommst.</translation>
    </message>
    <message>
        <source>Announce the highest cards</source>
        <translation>Höchste Karten ansagen</translation>
    </message>
    <message>
        <source>Before each round except the first.</source>
        <translation>Vor jeder Runde außer der ersten.</translation>
    </message>
    <message>
        <source>Before each round, everyone changes seats by position.</source>
        <translation>Vor jeder Runde setzen sich alle nach ihren Ämtern um.</translation>
    </message>
    <message>
        <source>Between rounds, the last player gets a light-hearted task.</source>
        <translation>Zwischen den Runden bekommt der Letzte eine heitere Aufgabe.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bomben</translation>
    </message>
    <message>
        <source>Bombs out of turn</source>
        <translation>Bomben zwischendurch</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Getauschte Karten</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Übrige Karten</translation>
    </message>
    <message>
        <source>Cards passed to the left</source>
        <translation>Karten nach links</translation>
    </message>
    <message>
        <source>Cards the asker must get</source>
        <translation>Karten, die man bekommen muss</translation>
    </message>
    <message>
        <source>Change seats by position</source>
        <translation>Plätze nach Amt tauschen</translation>
    </message>
    <message>
        <source>Citizen 1 then ranks above Citizen 2. With six or more players, this must be on if the lead goes by position.</source>
        <translation>Bürger 1 steht dann über Bürger 2. Ab sechs Spielern nötig, wenn das Ausspielen nach dem Amt geht.</translation>
    </message>
    <message>
        <source>Court etiquette</source>
        <translation>Hofetikette</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Draw lots after this many passes in a row</source>
        <translation>Das Los entscheidet nach</translation>
    </message>
    <message>
        <source>Eights clear the trick</source>
        <translation>Achten räumen ab</translation>
    </message>
    <message>
        <source>Eights end the trick at once; the same player leads.</source>
        <translation>Achten räumen den Stich sofort ab; wer sie gelegt hat, spielt aus.</translation>
    </message>
    <message>
        <source>Eights in runs clear it, too</source>
        <translation>Achten räumen auch in Folgen ab</translation>
    </message>
    <message>
        <source>Even if you could play a card.</source>
        <translation>Auch wenn man legen könnte.</translation>
    </message>
    <message>
        <source>Everyone may swap hand cards for their face-up cards once.</source>
        <translation>Jeder darf einmal Handkarten gegen seine offenen tauschen.</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Kartentausch</translation>
    </message>
    <message>
        <source>Face-up cards must be higher</source>
        <translation>Offene Karten müssen höher sein</translation>
    </message>
    <message>
        <source>First round: who leads</source>
        <translation>Erste Runde: wer ausspielt</translation>
    </message>
    <message>
        <source>First round: who sits where</source>
        <translation>Erste Runde: wer wo sitzt</translation>
    </message>
    <message>
        <source>For a deck with cards missing.</source>
        <translation>Wenn das Kartenspiel nicht mehr vollständig ist.</translation>
    </message>
    <message>
        <source>For each pair of players, starting with the highest and the lowest.</source>
        <translation>Für jedes Spielerpaar, von außen nach innen.</translation>
    </message>
    <message>
        <source>Forbidden last cards</source>
        <translation>Verbotene letzte Karten</translation>
    </message>
    <message>
        <source>Four of a kind that beats everything.</source>
        <translation>Ein Vierling, der alles schlägt.</translation>
    </message>
    <message>
        <source>From the weakest to the strongest.</source>
        <translation>Von der schwächsten zur stärksten.</translation>
    </message>
    <message>
        <source>Going out and penalties</source>
        <translation>Fertig werden und Strafen</translation>
    </message>
    <message>
        <source>Going out with one of these ranks puts you in last place.</source>
        <translation>Wer mit einer solchen Karte fertig wird, landet ganz unten.</translation>
    </message>
    <message>
        <source>Highest with lowest, second with second-lowest, and so on.</source>
        <translation>Erster mit Letztem, Zweiter mit Vorletztem und so weiter.</translation>
    </message>
    <message>
        <source>Holding three of the highest rank must be announced; holding all four means playing with your hand face up.</source>
        <translation>Drei der höchsten Karten werden angesagt; wer alle vier hat, spielt mit offenen Karten.</translation>
    </message>
    <message>
        <source>How cards are given</source>
        <translation>Wie die Karten abgegeben werden</translation>
    </message>
    <message>
        <source>How each round is scored.</source>
        <translation>Was eine Runde zählt.</translation>
    </message>
    <message>
        <source>How jokers can be played.</source>
        <translation>Wie Joker gespielt werden können.</translation>
    </message>
    <message>
        <source>How long a trick lasts</source>
        <translation>So lange geht ein Stich</translation>
    </message>
    <message>
        <source>How long the match lasts.</source>
        <translation>Wie lange die Partie dauert.</translation>
    </message>
    <message>
        <source>How many cards of the same rank may be played together.</source>
        <translation>Wie viele gleiche Karten zusammen gelegt werden dürfen.</translation>
    </message>
    <message>
        <source>How many of the lowest ranks beat the highest ranks, with the same number of cards.</source>
        <translation>So viele der niedrigsten Werte schlagen die höchsten, bei gleich vielen Karten.</translation>
    </message>
    <message>
        <source>How many per deck; the first is red, the others black.</source>
        <translation>Wie viele zu jedem Kartenspiel gehören; der erste ist rot, alle anderen sind schwarz.</translation>
    </message>
    <message>
        <source>How many rounds a match lasts.</source>
        <translation>So viele Runden hat eine Partie.</translation>
    </message>
    <message>
        <source>How often the higher player may ask for a rank.</source>
        <translation>Wie oft der Ranghöhere nach einer Karte fragen darf.</translation>
    </message>
    <message>
        <source>How twos can be played.</source>
        <translation>Wie Zweien gespielt werden können.</translation>
    </message>
    <message>
        <source>If suits count, a higher suit beats an equal rank.</source>
        <translation>Bei gleichem Wert schlägt dann die höhere Farbe.</translation>
    </message>
    <message>
        <source>In the next round, for a player who rises straight from lowest to highest.</source>
        <translation>Wer von ganz unten direkt nach ganz oben steigt, bekommt ihn in der nächsten Runde.</translation>
    </message>
    <message>
        <source>It may be picked up this many times in a row; the next time, it burns. That way, every round comes to an end.</source>
        <translation>So oft hintereinander darf er genommen werden; beim nächsten Mal verbrennt er. So dauert keine Runde ewig.</translation>
    </message>
    <message>
        <source>It must be part of the first lead.</source>
        <translation>Sie muss im ersten Zug dabei sein.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Jokers in the exchange</source>
        <translation>Joker im Tausch</translation>
    </message>
    <message>
        <source>Largest set</source>
        <translation>Höchstzahl gleicher Karten</translation>
    </message>
    <message>
        <source>Later rounds: who leads</source>
        <translation>Spätere Runden: wer ausspielt</translation>
    </message>
    <message>
        <source>Low beats high</source>
        <translation>Niedrig schlägt hoch</translation>
    </message>
    <message>
        <source>Match or skip</source>
        <translation>Gleichziehen oder aussetzen</translation>
    </message>
    <message>
        <source>Missing cards</source>
        <translation>Fehlende Karten</translation>
    </message>
    <message>
        <source>Nobody can beat the cards a player goes out with.</source>
        <translation>Die Karten, mit denen jemand fertig wird, sind unschlagbar.</translation>
    </message>
    <message>
        <source>Number of decks</source>
        <translation>Anzahl der Kartenspiele</translation>
    </message>
    <message>
        <source>Off: an equal card is enough, just as when you play from your hand.</source>
        <translation>Aus: Eine gleich hohe genügt, wie bei Handkarten.</translation>
    </message>
    <message>
        <source>Once round the table, or until everyone else has passed in turn.</source>
        <translation>Einmal reihum, oder bis alle anderen hintereinander gepasst haben.</translation>
    </message>
    <message>
        <source>Once someone reaches this many, the lowest total wins.</source>
        <translation>Hat jemand so viele erreicht, gewinnt, wer am wenigsten hat.</translation>
    </message>
    <message>
        <source>Once the same suits are played twice in a row, only those suits may be played in the trick.</source>
        <translation>Folgen zweimal dieselben Farben aufeinander, gelten in diesem Stich nur noch sie.</translation>
    </message>
    <message>
        <source>Only a joker played by itself.</source>
        <translation>Nur einen Joker, der allein liegt.</translation>
    </message>
    <message>
        <source>Order of ranks</source>
        <translation>Reihenfolge der Karten</translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation>Reihenfolge der Farben</translation>
    </message>
    <message>
        <source>Pairs that exchange</source>
        <translation>Wie viele Paare tauschen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points that end the match</source>
        <translation>Punkte, die die Partie beenden</translation>
    </message>
    <message>
        <source>Putsch</source>
        <translation>Putsch</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Rank the middle positions</source>
        <translation>Rangfolge in der Mitte</translation>
    </message>
    <message>
        <source>Redraw seats</source>
        <translation>Plätze neu auslosen</translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation>Revolution</translation>
    </message>
    <message>
        <source>Revolution by two jesters</source>
        <translation>Revolution mit zwei Narren</translation>
    </message>
    <message>
        <source>Reward for rising to the top</source>
        <translation>Aufsteigerbonus</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Runs also make a revolution</source>
        <translation>Revolution auch durch Folgen</translation>
    </message>
    <message>
        <source>Runs must not overlap</source>
        <translation>Folgen dürfen sich nicht überschneiden</translation>
    </message>
    <message>
        <source>Seats are drawn by lot, from the first round on.</source>
        <translation>Wer wo sitzt, entscheidet das Los, schon in der ersten Runde.</translation>
    </message>
    <message>
        <source>Shuffled together; with two decks there are eight cards of each rank.</source>
        <translation>Zusammengemischt; bei zweien gibt es acht Karten von jedem Wert.</translation>
    </message>
    <message>
        <source>Sometimes it pays to wait and see.</source>
        <translation>Es kann klug sein, erst einmal zuzusehen.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Besondere Karten</translation>
    </message>
    <message>
        <source>Start card</source>
        <translation>Startkarte</translation>
    </message>
    <message>
        <source>Start card must be played</source>
        <translation>Startkarte muss gespielt werden</translation>
    </message>
    <message>
        <source>Stronger combinations beat weaker ones</source>
        <translation>Stärkere Fünferkombinationen schlagen schwächere</translation>
    </message>
    <message>
        <source>Suit lock</source>
        <translation>Farbsperre</translation>
    </message>
    <message>
        <source>Suits in the exchange</source>
        <translation>Farben beim Tausch</translation>
    </message>
    <message>
        <source>Swap before play begins</source>
        <translation>Vor dem ersten Zug tauschen</translation>
    </message>
    <message>
        <source>Tabula rasa</source>
        <translation>Tabula rasa</translation>
    </message>
    <message>
        <source>The 3 of spades beats a joker</source>
        <translation>Die Pik-3 schlägt einen Joker</translation>
    </message>
    <message>
        <source>The 3 of spades clears the trick</source>
        <translation>Die Pik-3 räumt den Stich ab</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Der Kartentausch</translation>
    </message>
    <message>
        <source>The higher player has to keep asking until they have this many cards. They may use all their questions in any case.</source>
        <translation>Der Ranghöhere fragt weiter, bis er so viele hat; ungenutzte Fragen verfallen nicht.</translation>
    </message>
    <message>
        <source>The highest may let the second ask first</source>
        <translation>Der Erste darf dem Zweiten den Vortritt lassen</translation>
    </message>
    <message>
        <source>The leader may pass</source>
        <translation>Wer ausspielt, darf passen</translation>
    </message>
    <message>
        <source>The lowest player may match the rank</source>
        <translation>Der Letzte darf gleichziehen</translation>
    </message>
    <message>
        <source>The lowest player may refuse the exchange and try to go out first.</source>
        <translation>Der Letzte darf den Tausch verweigern und versuchen, zuerst fertig zu werden.</translation>
    </message>
    <message>
        <source>The pile burns after</source>
        <translation>Der Stapel verbrennt nach</translation>
    </message>
    <message>
        <source>The pile may be picked up at will</source>
        <translation>Der Stapel darf nach Belieben genommen werden</translation>
    </message>
    <message>
        <source>The player who holds it leads.</source>
        <translation>Wer sie hat, spielt aus.</translation>
    </message>
    <message>
        <source>The same player gets the extra card when the deck does not divide evenly.</source>
        <translation>Und die eine Karte mehr, wenn es nicht aufgeht.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Then the next player may lead.</source>
        <translation>Dann darf der Nächste ausspielen.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Drei in Folge</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Titles are forgotten</source>
        <translation>Ämter verfallen</translation>
    </message>
    <message>
        <source>Titles can be drawn by lot before the first deal.</source>
        <translation>Die Ämter können vor dem ersten Geben ausgelost werden.</translation>
    </message>
    <message>
        <source>To beat the trick</source>
        <translation>Überbieten</translation>
    </message>
    <message>
        <source>What a joker does</source>
        <translation>Was ein Joker kann</translation>
    </message>
    <message>
        <source>What a two does</source>
        <translation>Was eine 2 kann</translation>
    </message>
    <message>
        <source>What the positions are called.</source>
        <translation>Wie die Ämter heißen.</translation>
    </message>
    <message>
        <source>When everyone else has passed, the last player to play may play again before taking the trick.</source>
        <translation>Wer zuletzt gelegt hat, darf noch einmal legen, wenn alle anderen gepasst haben, und nimmt erst dann den Stich.</translation>
    </message>
    <message>
        <source>When it beats a joker, it clears the trick.</source>
        <translation>Schlägt sie einen Joker, räumt sie den Stich ab.</translation>
    </message>
    <message>
        <source>When the cards do not divide evenly among the players.</source>
        <translation>Wenn die Karten nicht aufgehen.</translation>
    </message>
    <message>
        <source>When the player who takes a trick has no cards left.</source>
        <translation>Wenn der Gewinner des Stichs keine Karten mehr hat.</translation>
    </message>
    <message>
        <source>When three players in turn play consecutive ranks, each may discard a card.</source>
        <translation>Legen drei Spieler Werte in Folge, darf jeder von ihnen eine Karte abwerfen.</translation>
    </message>
    <message>
        <source>Whether an equal rank is enough.</source>
        <translation>Ob auch ein gleicher Wert genügt.</translation>
    </message>
    <message>
        <source>Whether cards of consecutive ranks may be played together.</source>
        <translation>Ob Karten, deren Werte aufeinanderfolgen, zusammen gespielt werden dürfen.</translation>
    </message>
    <message>
        <source>Whether jokers can be exchanged.</source>
        <translation>Ob dabei auch Joker getauscht werden.</translation>
    </message>
    <message>
        <source>Whether you may rejoin the same trick.</source>
        <translation>Ob man im selben Stich wieder einsteigen darf.</translation>
    </message>
    <message>
        <source>Which cards are used.</source>
        <translation>Welche Karten im Spiel sind.</translation>
    </message>
    <message>
        <source>Which of two cards of equal rank must be given away first.</source>
        <translation>Welche von zwei gleichen Karten zuerst hergegeben werden muss.</translation>
    </message>
    <message>
        <source>Who gets the first card</source>
        <translation>Wer die erste Karte bekommt</translation>
    </message>
    <message>
        <source>Who gets the lead</source>
        <translation>Wer danach ausspielt</translation>
    </message>
    <message>
        <source>Who plays the first card from the second round on.</source>
        <translation>Wer ab der zweiten Runde anfängt.</translation>
    </message>
    <message>
        <source>Who plays the very first card.</source>
        <translation>Wer die allererste Karte legt.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Wer anfängt</translation>
    </message>
    <message>
        <source>With five or more players: equal ranks may be played, and the last card of a rank clears the trick.</source>
        <translation>Gleiches darf auf Gleiches, und die letzte Karte eines Werts räumt den Stich ab; ab fünf Spielern.</translation>
    </message>
    <message>
        <source>Wrong plays are possible, but anyone who makes one drops to the bottom.</source>
        <translation>Falsche Züge sind möglich, aber wer einen macht, landet ganz unten.</translation>
    </message>
    <message>
        <source>Wrong plays are punished</source>
        <translation>Regelverstöße werden bestraft</translation>
    </message>
    <message>
        <source>You and the others.</source>
        <translation>Du und die anderen.</translation>
    </message>
    <message>
        <source>You may beat your own cards</source>
        <translation>Eigene Karten dürfen überboten werden</translation>
    </message>
    <message>
        <source>a rank like any other</source>
        <translation>eine Karte wie jede andere</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>alle auf einmal</translation>
    </message>
    <message>
        <source>all of one rank</source>
        <translation>alle gleichen</translation>
    </message>
    <message>
        <source>all to the lowest player</source>
        <translation>alle an den Letzten</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>so viele wie nötig</translation>
    </message>
    <message>
        <source>back in on the next turn</source>
        <translation>nächstes Mal wieder dabei</translation>
    </message>
    <message>
        <source>beat everything</source>
        <translation>schlagen alles</translation>
    </message>
    <message>
        <source>beat only the highest rank</source>
        <translation>schlagen nur die höchsten Karten</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>vor jeder Runde</translation>
    </message>
    <message>
        <source>best cards for any cards</source>
        <translation>beste gegen beliebige</translation>
    </message>
    <message>
        <source>best cards for worst cards</source>
        <translation>beste gegen schlechteste</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>by five of a kind</source>
        <translation>durch fünf gleiche</translation>
    </message>
    <message>
        <source>by four of a kind</source>
        <translation>durch vier gleiche</translation>
    </message>
    <message>
        <source>by itself, beats a set of any size</source>
        <translation>schlägt allein jede Anzahl</translation>
    </message>
    <message>
        <source>by negotiation</source>
        <translation>Verhandlung</translation>
    </message>
    <message>
        <source>by six of a kind</source>
        <translation>durch sechs gleiche</translation>
    </message>
    <message>
        <source>card by card</source>
        <translation>Karte für Karte</translation>
    </message>
    <message>
        <source>clears any trick</source>
        <translation>räumt jeden Stich sofort ab</translation>
    </message>
    <message>
        <source>clears the trick</source>
        <translation>räumt den Stich sofort ab</translation>
    </message>
    <message>
        <source>completes a set</source>
        <translation>ergänzt gleiche Karten</translation>
    </message>
    <message>
        <source>completes a set; weakest by itself</source>
        <translation>ergänzt andere, allein am schwächsten</translation>
    </message>
    <message>
        <source>deal them all</source>
        <translation>alle verteilen</translation>
    </message>
    <message>
        <source>depends on what jokers do</source>
        <translation>je nach Rolle des Jokers</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>das Los</translation>
    </message>
    <message>
        <source>each pair exchanges one more card than the pair inside it</source>
        <translation>von innen nach außen pro Spielerpaar eine Karte mehr</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>ohne Ende</translation>
    </message>
    <message>
        <source>equal or higher</source>
        <translation>gleich oder höher</translation>
    </message>
    <message numerus="yes">
        <source>every %n round(s)</source>
        <translation>
            <numerusform>jede Runde</numerusform>
            <numerusform>alle %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>everyone draws a card</source>
        <translation>jeder zieht eine Karte</translation>
    </message>
    <message>
        <source>higher only</source>
        <translation>nur höher</translation>
    </message>
    <message>
        <source>holder of the start card</source>
        <translation>wer die Startkarte hat</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>links vom Geber</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>kein Bonus</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>kein Tausch</translation>
    </message>
    <message>
        <source>no lots</source>
        <translation>kein Los</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none in the deck</source>
        <translation>keine im Spiel</translation>
    </message>
    <message>
        <source>of one suit only</source>
        <translation>nur in einer Farbe</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>one for every two players</source>
        <translation>einer für je zwei Spieler</translation>
    </message>
    <message>
        <source>one free trick</source>
        <translation>ein Freistich</translation>
    </message>
    <message>
        <source>one more card in the exchange</source>
        <translation>eine Karte mehr im Tausch</translation>
    </message>
    <message>
        <source>one turn each</source>
        <translation>jeder einmal</translation>
    </message>
    <message>
        <source>only completes a set</source>
        <translation>ergänzt nur andere Karten</translation>
    </message>
    <message>
        <source>out of this trick</source>
        <translation>raus aus dem Stich</translation>
    </message>
    <message>
        <source>ranked as in play</source>
        <translation>wie sie sonst zählen</translation>
    </message>
    <message>
        <source>reverses the direction of play</source>
        <translation>dreht die Spielrichtung um</translation>
    </message>
    <message>
        <source>seats as they are</source>
        <translation>wie ihr gerade sitzt</translation>
    </message>
    <message>
        <source>set some aside face down</source>
        <translation>einige verdeckt beiseitelegen</translation>
    </message>
    <message>
        <source>set some aside face up</source>
        <translation>einige offen beiseitelegen</translation>
    </message>
    <message>
        <source>set the lowest aside face up</source>
        <translation>die niedrigsten offen beiseitelegen</translation>
    </message>
    <message>
        <source>singles, pairs or triples</source>
        <translation>einzeln, als Paare oder Drillinge</translation>
    </message>
    <message>
        <source>stands for any card</source>
        <translation>steht für jede Karte</translation>
    </message>
    <message>
        <source>stronger than any rank</source>
        <translation>stärker als alle anderen Karten</translation>
    </message>
    <message>
        <source>suits do not count</source>
        <translation>Farben zählen nicht</translation>
    </message>
    <message>
        <source>the higher player asks for ranks</source>
        <translation>nach Karten fragen</translation>
    </message>
    <message>
        <source>the highest player</source>
        <translation>der Erste</translation>
    </message>
    <message>
        <source>the highest player still in</source>
        <translation>der Ranghöchste, der noch spielt</translation>
    </message>
    <message>
        <source>the last player scores none</source>
        <translation>der Letzte bekommt keinen</translation>
    </message>
    <message>
        <source>the last player scores one</source>
        <translation>der Letzte bekommt einen</translation>
    </message>
    <message>
        <source>the lowest card dealt</source>
        <translation>die niedrigste ausgeteilte Karte</translation>
    </message>
    <message>
        <source>the lowest player</source>
        <translation>der Letzte</translation>
    </message>
    <message>
        <source>the lowest player still in</source>
        <translation>der Rangniedrigste, der noch spielt</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>der nächste Spieler</translation>
    </message>
    <message>
        <source>until everyone else passes</source>
        <translation>bis alle anderen passen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{ranks}, weakest first</source>
        <translation>{ranks}, von schwach nach stark</translation>
    </message>
</context>
<context>
    <name>OrderRow</name>
    <message>
        <source>%1: stronger</source>
        <translation>%1: stärker</translation>
    </message>
    <message>
        <source>%1: weaker</source>
        <translation>%1: schwächer</translation>
    </message>
    <message>
        <source>Choose one and move it with the arrows.</source>
        <translation>Wähl eine und verschieb sie mit den Pfeilen.</translation>
    </message>
</context>
<context>
    <name>OtherWindowPane</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Kopie spielen</translation>
    </message>
    <message>
        <source>This match is being played in another window.</source>
        <translation>Diese Partie wird gerade in einem anderen Fenster gespielt.</translation>
    </message>
    <message>
        <source>You can play on here in a copy. The match itself stays in the other window.</source>
        <translation>Du kannst hier in einer Kopie weiterspielen. Die Partie selbst bleibt im anderen Fenster.</translation>
    </message>
</context>
<context>
    <name>OutOfPlay</name>
    <message numerus="yes">
        <source>%n card(s) set aside face down</source>
        <translation>
            <numerusform>%n Karte liegt verdeckt beiseite</numerusform>
            <numerusform>%n Karten liegen verdeckt beiseite</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of play:</source>
        <translation>Nicht im Spiel:</translation>
    </message>
</context>
<context>
    <name>Own</name>
    <message numerus="yes">
        <source>your %n aces</source>
        <translation>
            <numerusform>dein Ass</numerusform>
            <numerusform>deine %n Asse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your %n {ranks}</source>
        <translation>
            <numerusform>deine {ranks}</numerusform>
            <numerusform>deine %n {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>your four aces</source>
        <translation>deine vier Asse</translation>
    </message>
    <message>
        <source>your four {ranks}</source>
        <translation>deine vier {ranks}</translation>
    </message>
    <message>
        <source>your pair of aces</source>
        <translation>dein Paar Asse</translation>
    </message>
    <message>
        <source>your pair of {ranks}</source>
        <translation>dein Paar {ranks}</translation>
    </message>
    <message>
        <source>your three aces</source>
        <translation>deine drei Asse</translation>
    </message>
    <message>
        <source>your three {ranks}</source>
        <translation>deine drei {ranks}</translation>
    </message>
</context>
<context>
    <name>OwnCards</name>
    <message>
        <source>Key %1: swap with the selected card</source>
        <translation>Taste %1: mit der gewählten Karte tauschen</translation>
    </message>
    <message>
        <source>Key %1: turn it over</source>
        <translation>Taste %1: aufdecken</translation>
    </message>
    <message>
        <source>Your cards on the table</source>
        <translation>Deine Karten auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>OwnPlays</name>
    <message>
        <source>Left out: {games}. We can’t judge single plays there.</source>
        <translation>Nicht dabei: {games}. Dort können wir einzelne Züge nicht beurteilen.</translation>
    </message>
    <message>
        <source>Looking for your last evening…</source>
        <translation>Dein letzter Abend wird gesucht …</translation>
    </message>
    <message>
        <source>Match {match} of {matches}:</source>
        <translation>Partie {match} von {matches}:</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Was spielst du?</translation>
    </message>
    <message>
        <source>What would you play? ({number} of {of})</source>
        <translation>Was spielst du? ({number} von {of})</translation>
    </message>
    <message>
        <source>You chose the same that evening.</source>
        <translation>Genau das hast du an dem Abend auch gespielt.</translation>
    </message>
    <message>
        <source>You haven’t finished a round yet.</source>
        <translation>Du hast noch keine Runde zu Ende gespielt.</translation>
    </message>
    <message>
        <source>You played {games} on your last evening. We can’t judge single plays there.</source>
        <translation>An deinem letzten Abend hast du {games} gespielt. Dort können wir einzelne Züge nicht beurteilen.</translation>
    </message>
    <message>
        <source>{day}: none of your plays cost you much, as far as we can tell.</source>
        <translation>{day}: Kein Zug hat dich viel gekostet, soweit wir das beurteilen können.</translation>
    </message>
    <message>
        <source>Your plays could not be checked.</source>
        <translation>Deine Züge konnten nicht geprüft werden.</translation>
    </message>
    <message>
        <source>That evening, you passed.</source>
        <translation>An dem Abend hast du gepasst.</translation>
    </message>
    <message>
        <source>That evening, you played {cards}.</source>
        <translation>An dem Abend hast du {cards} gespielt.</translation>
    </message>
    <message>
        <source>That evening: {choice}</source>
        <translation>An dem Abend: {choice}</translation>
    </message>
    <message numerus="yes">
        <source>{day}: %n play(s) cost you places.</source>
        <translation>
            <numerusform>{day}: Ein Zug hat dich Plätze gekostet.</numerusform>
            <numerusform>{day}: %n Züge haben dich Plätze gekostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, round {round}</source>
        <translation>{game}, Runde {round}</translation>
    </message>
</context>
<context>
    <name>PairPane</name>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Which of the two is better?</source>
        <translation>Was ist besser?</translation>
    </message>
</context>
<context>
    <name>PassBubble</name>
    <message>
        <source>Pass!</source>
        <translation>Ich passe!</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Everyone’s</source>
        <translation>Von allen</translation>
    </message>
    <message>
        <source>Looking through the match…</source>
        <translation>Die Partie wird durchgesehen …</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>So far, nobody has had anything to decide before the first trick of a round.</source>
        <translation>Bisher hatte vor dem ersten Stich einer Runde niemand etwas zu entscheiden.</translation>
    </message>
    <message>
        <source>The file is damaged from line {line} on; only what comes before it is shown.</source>
        <translation>Die Datei ist ab Zeile {line} beschädigt; das hier steht davor.</translation>
    </message>
    <message>
        <source>These are the latest {count}.</source>
        <translation>Das sind die letzten {count}.</translation>
    </message>
    <message>
        <source>This match can’t be read.</source>
        <translation>Diese Partie lässt sich nicht durchsehen.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Deine</translation>
    </message>
</context>
<context>
    <name>PastPane</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Noch einmal entscheiden</translation>
    </message>
    <message>
        <source>Exchanges in this match</source>
        <translation>Tauschentscheidungen in dieser Partie</translation>
    </message>
    <message>
        <source>Just for practice: this does not change your match.</source>
        <translation>Nur zur Übung; deine Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Practise other exchanges</source>
        <translation>Das Tauschen üben</translation>
    </message>
    <message>
        <source>Ten exercises. Your match waits.</source>
        <translation>Zehn Übungen. Deine Partie wartet so lange.</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message numerus="yes">
        <source>Burned: %n card(s)</source>
        <translation>
            <numerusform>Verbrannt: %n Karte</numerusform>
            <numerusform>Verbrannt: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes anticlockwise</source>
        <translation>Es geht gegen den Uhrzeigersinn</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte</numerusform>
            <numerusform>Nachziehstapel: %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>%1th</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
</context>
<context>
    <name>Playback</name>
    <message>
        <source>No round of this match is over yet. Hands are shown only once a round is over.</source>
        <translation>In dieser Partie ist noch keine Runde vorbei. Erst danach sind die Karten zu sehen.</translation>
    </message>
    <message>
        <source>Pause to see what each player was thinking.</source>
        <translation>Halte an, um zu sehen, was jeder sich gedacht hat.</translation>
    </message>
    <message>
        <source>Replay: {name}</source>
        <translation>Nachgespielt: {name}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · step {step} of {steps}</source>
        <translation>Runde {round} von {rounds} · Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Die Karten sind gegeben.</translation>
    </message>
    <message>
        <source>The rules decided this.</source>
        <translation>Das bestimmen die Regeln.</translation>
    </message>
    <message>
        <source>This is part of the previous step.</source>
        <translation>Das gehört zum Schritt davor.</translation>
    </message>
    <message>
        <source>This is what everyone was dealt.</source>
        <translation>Das haben alle bekommen.</translation>
    </message>
    <message>
        <source>You had no choice here.</source>
        <translation>Du hattest hier keine Wahl.</translation>
    </message>
    <message>
        <source>{name} had no choice here.</source>
        <translation>{name} hatte hier keine Wahl.</translation>
    </message>
</context>
<context>
    <name>PlaybackScreen</name>
    <message>
        <source>Ctrl+←</source>
        <translation>Strg+←</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Strg+→</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Nächster Stich</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Voriger Stich</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Your next turn</source>
        <translation>Dein nächster Zug</translation>
    </message>
    <message>
        <source>Your previous turn</source>
        <translation>Dein voriger Zug</translation>
    </message>
    <message>
        <source>←</source>
        <translation>←</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
</context>
<context>
    <name>Plays</name>
    <message>
        <source>Pick the next play you could make: when leading, the longest first; when following, the lowest. Key F.</source>
        <translation>Wählt das Nächste, was du spielen könntest: beim Ausspielen das Längste zuerst, sonst das Niedrigste. Taste F.</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Was geht?</translation>
    </message>
    <message>
        <source>Show what you could play (F)</source>
        <translation>Zeigen, was du spielen könntest (F)</translation>
    </message>
</context>
<context>
    <name>PlaysScreen</name>
    <message>
        <source>What would you play?</source>
        <translation>Was spielst du?</translation>
    </message>
    <message>
        <source>Up to three plays of your last evening, the ones that cost you most. You see what you saw then: your cards and the trick. What do you play today?</source>
        <translation>Die Züge von deinem letzten Abend, die dich am meisten gekostet haben, höchstens drei. Du siehst, was du damals gesehen hast: deine Karten und den Stich. Was spielst du heute?</translation>
    </message>
    <message>
        <source>Play them again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal suchen</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>%1 %2</source>
        <comment>place and name</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PodiumButton</name>
    <message>
        <source>See how the match ended.</source>
        <translation>So ist die Partie ausgegangen.</translation>
    </message>
    <message>
        <source>To the podium</source>
        <translation>Zur Siegerehrung</translation>
    </message>
</context>
<context>
    <name>PortraitRow</name>
    <message>
        <source>Face %1</source>
        <translation>Gesicht %1</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) can’t be read: they are damaged or from a newer version. They are kept but do not count.</source>
        <translation>
            <numerusform>Eine Antwort lässt sich nicht lesen: Sie ist beschädigt oder stammt aus einer neueren Version. Sie bleibt erhalten, zählt aber nicht.</numerusform>
            <numerusform>%n Antworten lassen sich nicht lesen: Sie sind beschädigt oder stammen aus einer neueren Version. Sie bleiben erhalten, zählen aber nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) you missed are back</source>
        <translation>
            <numerusform>%n misslungene Übung ist wieder da</numerusform>
            <numerusform>%n misslungene Übungen sind wieder da</numerusform>
        </translation>
    </message>
    <message>
        <source>A few more answers and you will have a title.</source>
        <translation>Noch ein paar Antworten, und du hast einen Titel.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Answer an offer</source>
        <translation>Auf ein Angebot antworten</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Jedes Amt</translation>
    </message>
    <message>
        <source>Arschloch, ten of the day {number}: {signs}, {places} lost</source>
        <translation>Arschloch, zehn des Tages {number}: {signs}, {places} verloren</translation>
    </message>
    <message>
        <source>Ask for a rank</source>
        <translation>Nach einer Karte fragen</translation>
    </message>
    <message>
        <source>Ask or make an offer</source>
        <translation>Fragen oder anbieten</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Besser geht’s nicht</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Break up a pair?</source>
        <translation>Ein Paar aufbrechen?</translation>
    </message>
    <message>
        <source>Continue: {done} of {of} done</source>
        <translation>Weitermachen: {done} von {of} geschafft</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Kopiert: {line}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>So machen</translation>
    </message>
    <message>
        <source>Estimate: {figure} than with “{choice}”.</source>
        <translation>Geschätzt: {figure} als mit „{choice}“.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Exercise {number} of {of}</source>
        <translation>Übung {number} von {of}</translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s)</source>
        <translation>
            <numerusform>%n Karte abgeben</numerusform>
            <numerusform>%n Karten abgeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Give one card</source>
        <translation>Eine Karte abgeben</translation>
    </message>
    <message>
        <source>Give three cards</source>
        <translation>Drei Karten abgeben</translation>
    </message>
    <message>
        <source>Give two cards</source>
        <translation>Zwei Karten abgeben</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Identical so far</source>
        <translation>Bis hierher gleich</translation>
    </message>
    <message>
        <source>In {place} place</source>
        <translation>Auf dem {place} Platz</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenau</translation>
    </message>
    <message>
        <source>Low pair or low single?</source>
        <translation>Niedriges Paar oder Einzelkarte?</translation>
    </message>
    <message>
        <source>Low three of a kind</source>
        <translation>Niedriger Drilling</translation>
    </message>
    <message>
        <source>Make an offer</source>
        <translation>Ein Angebot machen</translation>
    </message>
    <message>
        <source>Many high cards</source>
        <translation>Viele hohe Karten</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Meine eigenen Regeln</translation>
    </message>
    <message>
        <source>No hand like that has come up. Try a wider selection.</source>
        <translation>So ein Blatt kam nicht vor. Triff eine breitere Auswahl.</translation>
    </message>
    <message>
        <source>No low singles</source>
        <translation>Keine niedrige Einzelkarte</translation>
    </message>
    <message>
        <source>No other choice does better.</source>
        <translation>Keine andere Wahl bringt mehr.</translation>
    </message>
    <message>
        <source>Not certain yet: more rounds are being played out.</source>
        <translation>Noch nicht sicher: Es werden weitere Runden durchgespielt.</translation>
    </message>
    <message>
        <source>Not included: {games}. Choose them on their own.</source>
        <translation>Nicht dabei: {games}. Die wählst du einzeln.</translation>
    </message>
    <message>
        <source>Other cards would do better on average.</source>
        <translation>Andere Karten bringen dir im Schnitt mehr.</translation>
    </message>
    <message>
        <source>Other choices are hardly worse.</source>
        <translation>Die anderen Möglichkeiten sind kaum schlechter.</translation>
    </message>
    <message>
        <source>Over {all} deals, the best choice finished higher than yours in {higher}, level in {equal} and lower in {lower}.</source>
        <translation>In {higher} von {all} Durchgängen bringt die beste Wahl einen besseren Platz, in {equal} denselben, in {lower} einen schlechteren.</translation>
    </message>
    <message>
        <source>Over {all} deals, your choice finished higher than the other one in {higher}, level in {equal} and lower in {lower}.</source>
        <translation>In {higher} von {all} Durchgängen bringt deine Wahl einen besseren Platz als die andere, in {equal} denselben, in {lower} einen schlechteren.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) on</source>
        <translation>
            <numerusform>%n Karte weitergeben</numerusform>
            <numerusform>%n Karten weitergeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass a card on</source>
        <translation>Eine Karte weitergeben</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Playing out your choice…</source>
        <translation>Deine Wahl wird durchgespielt …</translation>
    </message>
    <message>
        <source>Playing the round out to the end…</source>
        <translation>Die Runde wird zu Ende durchgespielt …</translation>
    </message>
    <message numerus="yes">
        <source>Practised %n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge geübt</numerusform>
            <numerusform>%n Tage in Folge geübt</numerusform>
        </translation>
    </message>
    <message>
        <source>Putsch or not?</source>
        <translation>Putsch oder nicht?</translation>
    </message>
    <message>
        <source>Rating about {value}</source>
        <translation>Wertung etwa {value}</translation>
    </message>
    <message>
        <source>Rating about {value}, still a rough guess</source>
        <translation>Wertung etwa {value}, noch sehr ungenau</translation>
    </message>
    <message>
        <source>Rating {value} (±{doubt})</source>
        <translation>Wertung {value} (± {doubt})</translation>
    </message>
    <message>
        <source>Several low singles</source>
        <translation>Mehrere niedrige Einzelkarten</translation>
    </message>
    <message>
        <source>Swap face-up cards</source>
        <translation>Offene Karten tauschen</translation>
    </message>
    <message>
        <source>Tempting, but worse: {choice}. That would cost you {places}.</source>
        <translation>Verlockend, aber schlechter: {choice}. Das würde dich {places} kosten.</translation>
    </message>
    <message>
        <source>The deals diverge here</source>
        <translation>Ab hier verschieden</translation>
    </message>
    <message>
        <source>The fast simulator is missing on this computer, so verdicts take longer.</source>
        <translation>Auf diesem Computer fehlt der schnelle Simulator, deshalb dauern die Urteile länger.</translation>
    </message>
    <message>
        <source>The last low cards</source>
        <translation>Die letzten niedrigen Karten</translation>
    </message>
    <message>
        <source>The trainer cannot play out rounds under these rules, so it cannot judge a choice.</source>
        <translation>Nach diesen Regeln kann der Trainer keine Runden durchspielen und deshalb keine Wahl beurteilen.</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Die üblichen Regeln</translation>
    </message>
    <message>
        <source>There is a better choice. Can you find it?</source>
        <translation>Es gibt etwas Besseres. Findest du es?</translation>
    </message>
    <message>
        <source>There is nothing else you can do.</source>
        <translation>Etwas anderes geht nicht.</translation>
    </message>
    <message>
        <source>There isn’t much to think about here.</source>
        <translation>Da gibt es nicht viel zu überlegen.</translation>
    </message>
    <message>
        <source>Think again?</source>
        <translation>Noch mal überlegen?</translation>
    </message>
    <message>
        <source>This choice costs you {places}.</source>
        <translation>Diese Wahl kostet dich {places}.</translation>
    </message>
    <message>
        <source>This choice could not be judged. On to the next exercise.</source>
        <translation>Diese Wahl ließ sich nicht beurteilen. Weiter mit der nächsten Übung.</translation>
    </message>
    <message>
        <source>This decision can’t be set up again.</source>
        <translation>Diese Situation lässt sich nicht mehr nachstellen.</translation>
    </message>
    <message>
        <source>Under these rules, nobody ever has to make a choice like this.</source>
        <translation>Bei diesen Regeln hat niemand so etwas zu entscheiden.</translation>
    </message>
    <message>
        <source>Which is better?</source>
        <translation>Was ist besser?</translation>
    </message>
    <message>
        <source>With a joker</source>
        <translation>Mit Joker</translation>
    </message>
    <message>
        <source>With the best choice</source>
        <translation>Mit der besten Wahl</translation>
    </message>
    <message>
        <source>With the best choice: {title}</source>
        <translation>Mit der besten Wahl: {title}</translation>
    </message>
    <message>
        <source>With the other choice</source>
        <translation>Mit der anderen Wahl</translation>
    </message>
    <message>
        <source>With the other choice: {title}</source>
        <translation>Mit der anderen Wahl: {title}</translation>
    </message>
    <message>
        <source>With your choice</source>
        <translation>Mit deiner Wahl</translation>
    </message>
    <message>
        <source>With your choice: {title}</source>
        <translation>Mit deiner Wahl: {title}</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>Ohne Amt</translation>
    </message>
    <message>
        <source>Your first choice: {choice}. It costs {places}.</source>
        <translation>Deine erste Wahl: {choice}. Sie kostet {places}.</translation>
    </message>
    <message>
        <source>a little better</source>
        <translation>etwas besser</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>clearly better</source>
        <translation>deutlich besser</translation>
    </message>
    <message>
        <source>far better</source>
        <translation>viel besser</translation>
    </message>
    <message>
        <source>out in {place} place</source>
        <translation>auf dem {place} Platz fertig</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>bekommt den Stich</translation>
    </message>
    <message>
        <source>{choice}: costs {places} per hundred rounds; {highest} {p_highest}, {lowest} {p_lowest}</source>
        <translation>{choice}: kostet {places} auf hundert Runden; {highest} {p_highest}, {lowest} {p_lowest}</translation>
    </message>
    <message>
        <source>{label}: {places} lost per hundred rounds</source>
        <translation>{label}: {places} auf hundert Runden verloren</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{places} better per hundred rounds</source>
        <translation>auf hundert Runden {places} besser</translation>
    </message>
</context>
<context>
    <name>PracticeScreen</name>
    <message>
        <source>Exercise</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Places lost per hundred rounds, week by week</source>
        <translation>Verlorene Plätze auf hundert Runden, Woche für Woche</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Practise hands like this</source>
        <translation>Solche Blätter üben</translation>
    </message>
    <message>
        <source>Practise this position</source>
        <translation>Dieses Amt üben</translation>
    </message>
    <message>
        <source>Reading your answers…</source>
        <translation>Deine Antworten werden gelesen …</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Reading the exercises…</source>
        <translation>Die Aufgaben werden gelesen …</translation>
    </message>
    <message>
        <source>Ten exercises</source>
        <translation>Zehn Übungen</translation>
    </message>
    <message>
        <source>Ten of the day</source>
        <translation>Zehn des Tages</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Was spielst du?</translation>
    </message>
    <message>
        <source>The plays of your last evening that cost you most.</source>
        <translation>Die Züge von deinem letzten Abend, die dich am meisten gekostet haben.</translation>
    </message>
    <message>
        <source>The cards you give away can decide a match. Ten hands, one choice each: every option is played out hundreds of times, and you see what yours was worth.</source>
        <translation>Die Karten, die man abgibt, entscheiden Partien. Zehn Blätter, je eine Wahl: Jede Möglichkeit wird Hunderte Male durchgespielt, und du siehst, was deine wert war.</translation>
    </message>
    <message>
        <source>The last four weeks, by theme</source>
        <translation>Die letzten vier Wochen, nach Thema</translation>
    </message>
    <message>
        <source>The last four weeks, by your position</source>
        <translation>Die letzten vier Wochen, nach deinem Amt</translation>
    </message>
    <message>
        <source>The same ten for everyone today, from several games.</source>
        <translation>Heute für alle dieselben, aus mehreren Spielen.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>What to give away: one idea each, with hands to try it.</source>
        <translation>Was du abgibst: je eine Idee, mit Blättern zum Probieren.</translation>
    </message>
    <message>
        <source>Your position</source>
        <translation>Dein Amt</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>There is no rule “{key}”.</source>
        <translation>Eine Regel „{key}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“{option}” ({key}) can’t be {value}.</source>
        <translation>„{option}“ ({key}) kann nicht {value} sein.</translation>
    </message>
    <message>
        <source>“{option}” ({key}) must be from {low} to {high}, not {value}.</source>
        <translation>„{option}“ ({key}) muss zwischen {low} und {high} liegen, nicht bei {value}.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” don’t go together: everyone needs nine cards, and {cards} are enough for only {players}. Choose fewer players or more jokers.</source>
        <translation>„{option}“ und „{other}“ passen nicht zusammen: Jeder braucht neun Karten, und {cards} reichen nur für {players}. Nimm weniger Spieler oder mehr Joker.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” don’t go together: there are only {cards} cards. Choose fewer players or more cards.</source>
        <translation>„{option}“ und „{other}“ passen nicht zusammen: Es gibt nur {cards} Karten. Nimm weniger Spieler oder mehr Karten.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” don’t go together: with {least} or more players you need two decks.</source>
        <translation>„{option}“ und „{other}“ passen nicht zusammen: Ab {least} Spielern sind zwei Kartenspiele nötig.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” leave only {cards} cards each. Choose fewer players or add a deck.</source>
        <translation>Bei „{option}“ und „{other}“ bleiben jedem nur {cards} Karten. Nimm weniger Spieler oder ein Kartenspiel mehr.</translation>
    </message>
    <message>
        <source>“{option}” can’t be by negotiation when “{other}” has 78 cards, as every trump is a rank of its own. Choose another way or another deck.</source>
        <translation>„{option}“ durch Verhandeln geht nicht, wenn „{other}“ 78 Karten hat und jeder Trumpf einen eigenen Wert. Wähl eine andere Art oder ein anderes Kartenspiel.</translation>
    </message>
    <message>
        <source>“{option}” can’t be combined with “{other}”: a Tarot deck has the Excuse instead. Take out the jokers or choose another deck.</source>
        <translation>„{option}“ passen nicht zu „{other}“: Ein Tarotspiel hat seinen Excuse. Nimm die Joker heraus oder wähl ein anderes Kartenspiel.</translation>
    </message>
    <message>
        <source>“{option}” depends on positions, so with this many players “{other}” must be on.</source>
        <translation>„{option}“ richtet sich nach den Ämtern; bei so vielen Spielern muss „{other}“ eingeschaltet sein.</translation>
    </message>
    <message>
        <source>“{option}” is the {card}, which “{other}” does not have. Choose another card or deck.</source>
        <translation>„{option}“ ist {card}; die fehlt in „{other}“. Wähl eine andere Karte oder ein anderes Kartenspiel.</translation>
    </message>
    <message>
        <source>“{option}” is too large for “{other}”: there are at most {most} pairs.</source>
        <translation>„{option}“ ist zu groß für „{other}“: Es gibt höchstens {most} Paare.</translation>
    </message>
    <message>
        <source>“{option}” leaves out ranks that “{other}” has. Choose an order with all of them.</source>
        <translation>In „{option}“ fehlen Werte, die „{other}“ hat. Wähl eine Reihenfolge mit allen.</translation>
    </message>
    <message>
        <source>“{option}” must be from {least} to {most}: the game is made for that many players.</source>
        <translation>„{option}“ muss zwischen {least} und {most} liegen: Für so viele ist dieses Spiel gemacht.</translation>
    </message>
    <message>
        <source>“{option}” must be {count} with this many players; see “{other}”.</source>
        <translation>„{option}“: Bei so vielen Spielern müssen es {count} sein; siehe „{other}“.</translation>
    </message>
    <message>
        <source>“{option}” must be {count}: the game is made for that many players.</source>
        <translation>„{option}“ muss {count} sein: Für so viele ist dieses Spiel gemacht.</translation>
    </message>
    <message>
        <source>“{option}” names every rank of “{other}”, so nobody could go out. Leave at least one rank out.</source>
        <translation>„{option}“ nennt jeden Wert von „{other}“, da könnte niemand fertig werden. Lass mindestens einen weg.</translation>
    </message>
    <message>
        <source>“{option}” names the {card} more often than there are copies. Take one off the list, or raise “{other}”.</source>
        <translation>„{option}“ nennt {card} öfter, als es diese Karte gibt. Nimm eine von der Liste oder erhöhe „{other}“.</translation>
    </message>
    <message>
        <source>“{option}” names the {card}, which “{other}” does not have. Take it off the list, or choose another deck.</source>
        <translation>„{option}“ nennt {card}; diese Karte gibt es unter „{other}“ nicht. Nimm sie von der Liste oder wähl ein anderes Kartenspiel.</translation>
    </message>
    <message>
        <source>“{option}” names {ranks}, which are all listed under “{other}”. Take them off one of the lists.</source>
        <translation>„{option}“ nennt {ranks}; die stehen alle unter „{other}“. Nimm sie von einer der beiden Listen.</translation>
    </message>
    <message>
        <source>“{option}” names {ranks}, which “{other}” does not have. Take them off the list, or choose another deck.</source>
        <translation>„{option}“ nennt {ranks}; die gibt es unter „{other}“ nicht. Nimm sie von der Liste oder wähl ein anderes Kartenspiel.</translation>
    </message>
    <message>
        <source>“{option}” needs a card that “{other}” does not have. Choose 52 cards or switch the rule off.</source>
        <translation>„{option}“ braucht eine Karte, die „{other}“ nicht hat. Nimm 52 Karten oder schalte die Regel aus.</translation>
    </message>
    <message>
        <source>“{option}” needs the {card}, which is listed under “{other}”. Leave it in the deck, or choose something else.</source>
        <translation>„{option}“ geht nicht ohne {card}, und die steht unter „{other}“. Lass sie im Spiel oder wähl etwas anderes.</translation>
    </message>
    <message>
        <source>“{option}” needs twos, which are all listed under “{other}”. Leave one in the deck, or drop the rule.</source>
        <translation>„{option}“ braucht Zweien, und die stehen alle unter „{other}“. Lass eine im Spiel oder lass die Regel weg.</translation>
    </message>
    <message>
        <source>“{option}” needs twos, which “{other}” does not have. Choose 52 cards or make twos ordinary cards.</source>
        <translation>„{option}“: In „{other}“ gibt es keine Zweien. Nimm 52 Karten oder mach die Zweien zu gewöhnlichen Karten.</translation>
    </message>
    <message>
        <source>“{option}” needs {size} cards of the same rank. Raise “{other}” or require fewer cards.</source>
        <translation>„{option}“ braucht {size} gleiche Karten. Erhöhe „{other}“ oder verlange weniger Karten.</translation>
    </message>
    <message>
        <source>“{option}” of one suit need suits, which “{other}” does not have. Choose other runs or none.</source>
        <translation>„{option}“ in einer Farbe setzen Farben voraus, die „{other}“ nicht hat. Wähl andere Folgen oder keine.</translation>
    </message>
    <message>
        <source>“{option}”: a joker that stands for any card only works with runs of one suit. Under “{other}”, choose runs of one suit or none.</source>
        <translation>„{option}“: Ein Joker, der für jede Karte steht, passt nur zu Folgen in einer Farbe. Wähl diese unter „{other}“ oder keine.</translation>
    </message>
    <message>
        <source>“{option}”: twos can’t take tricks while “{other}” is above 0. Take out the jokers or make twos ordinary cards.</source>
        <translation>„{option}“: Zweien können keine Stiche nehmen, solange „{other}“ über 0 steht. Nimm die Joker heraus oder mach die Zweien zu gewöhnlichen Karten.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A report is a single file with everything needed to look into a problem. It is saved in your documents folder and is not sent anywhere: you decide who gets it.</source>
        <translation>Ein Bericht ist eine einzige Datei mit allem, was man braucht, um einem Problem nachzugehen. Er wird bei deinen Dokumenten gespeichert und nirgendwohin geschickt: Du entscheidest, wer ihn bekommt.</translation>
    </message>
    <message>
        <source>Arschloch, version {version}.</source>
        <translation>Arschloch, Version {version}.</translation>
    </message>
    <message>
        <source>It contains the record of the match you are playing, or of the last one, with the names at the table and all cards; the log of the last runs of the game; and the versions of the game, its libraries and your system, with your language and screen.</source>
        <translation>Er enthält die Aufzeichnung der Partie, die du gerade spielst, oder der letzten, mit den Namen am Tisch und allen Karten; das Protokoll der letzten Läufe des Spiels; und die Versionen des Spiels, seiner Bibliotheken und deines Systems, dazu Sprache und Bildschirm.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: the game uses no network and has no accounts and no adverts.</source>
        <translation>Nichts verlässt diesen Rechner: Das Spiel braucht kein Netz und kein Konto und zeigt keine Werbung.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the LGPL, version 3; you may replace them with builds of your own. Their source code is at https://code.qt.io; third-party code inside Qt is listed at https://doc.qt.io/qt-6/licenses-used-in-qt.html.</source>
        <translation>Qt und PySide6 werden unter der LGPL, Version 3, benutzt; du darfst sie durch selbst gebaute ersetzen. Der Quelltext liegt unter https://code.qt.io; welchen fremden Code Qt selbst enthält, steht unter https://doc.qt.io/qt-6/licenses-used-in-qt.html.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <source>The card game Arschloch, also known as Trou du cul or President, and others like it, against computer players. Each player sees only their own cards, and afterwards you can check every deal.</source>
        <translation>Das Kartenspiel Arschloch, auch Trou du cul oder Präsident, und andere seiner Art, gegen Computerspieler. Jeder sieht nur seine eigenen Karten, und hinterher lässt sich nachprüfen, ob ehrlich gegeben wurde.</translation>
    </message>
    <message>
        <source>The cards, faces, sounds and ornate letters are our own. The game is free software under the MIT licence; work by others, such as the typeface of these lines, is listed with its licence. The licences are in English, as their authors wrote them.</source>
        <translation>Karten, Gesichter, Geräusche und Zierbuchstaben stammen von uns. Das Spiel ist freie Software unter der MIT-Lizenz; was von anderen stammt, etwa die Schrift dieser Zeilen, steht mit seiner Lizenz in der Liste. Die Lizenzen sind auf Englisch, wie ihre Verfasser sie geschrieben haben.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The report could not be saved in {path} ({reason}).</source>
        <translation>Der Bericht konnte nicht in {path} gespeichert werden ({reason}).</translation>
    </message>
    <message>
        <source>The report was saved as {path}.</source>
        <translation>Der Bericht wurde gespeichert als {path}.</translation>
    </message>
    <message>
        <source>The text of this licence was not installed with the library.</source>
        <translation>Der Text dieser Lizenz wurde nicht mit der Bibliothek installiert.</translation>
    </message>
    <message>
        <source>The usual titles are as crude as at a real card table. You can choose mild ones in the settings.</source>
        <translation>Die üblichen Titel sind derb, wie an jedem Kartentisch. Jugendfreie gibt es in den Einstellungen.</translation>
    </message>
    <message>
        <source>Your login name, the name of your computer and the path of your home folder are left out, and so are your settings, statistics and other matches.</source>
        <translation>Dein Anmeldename, der Name deines Computers und der Pfad deines persönlichen Ordners werden weggelassen, ebenso deine Einstellungen, deine Statistik und andere Partien.</translation>
    </message>
    <message>
        <source>{name} {version}</source>
        <translation>{name} {version}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Ask {name} for a rank</source>
        <translation>Frag {name} nach einer Karte</translation>
    </message>
    <message>
        <source>Beat {cards} or pass</source>
        <translation>Überbiete {cards} oder passe</translation>
    </message>
    <message>
        <source>Decide whether to call a revolution</source>
        <translation>Revolution – ja oder nein?</translation>
    </message>
    <message>
        <source>Decide whether to try a putsch</source>
        <translation>Putsch – ja oder nein?</translation>
    </message>
    <message>
        <source>Discard a card, or keep all</source>
        <translation>Wirf eine Karte ab oder behalte alle</translation>
    </message>
    <message>
        <source>Everyone has passed: pass, and the trick is yours</source>
        <translation>Alle haben gepasst: Passe auch, dann gehört der Stich dir</translation>
    </message>
    <message>
        <source>Everyone has passed: play on, or pass and take the trick</source>
        <translation>Alle haben gepasst: Spiel weiter, oder passe und nimm den Stich</translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) to {name}</source>
        <translation>
            <numerusform>Gib {name} eine Karte</numerusform>
            <numerusform>Gib {name} %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>It’s your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Lead anything</source>
        <translation>Spiel aus, was du willst</translation>
    </message>
    <message>
        <source>Lead anything, or pass</source>
        <translation>Spiel aus, was du willst, oder passe</translation>
    </message>
    <message>
        <source>Lead with {card}</source>
        <translation>Spiel {card} aus</translation>
    </message>
    <message>
        <source>Make a deal with {name}</source>
        <translation>Einige dich mit {name}</translation>
    </message>
    <message>
        <source>Match with {cards} or pass</source>
        <translation>Leg auch {cards} oder passe</translation>
    </message>
    <message>
        <source>Nothing fits: pick up the pile</source>
        <translation>Nichts passt: Nimm den Stapel</translation>
    </message>
    <message>
        <source>Nothing fits: you have to pass</source>
        <translation>Du kannst nichts legen: Du musst passen</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) to {name}</source>
        <translation>
            <numerusform>Gib eine Karte an {name} weiter</numerusform>
            <numerusform>Gib %n Karten an {name} weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>Play anything</source>
        <translation>Leg, was du willst</translation>
    </message>
    <message>
        <source>Play anything, or pick up the pile</source>
        <translation>Leg, was du willst, oder nimm den Stapel</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Leg {cards}</translation>
    </message>
    <message>
        <source>Play {cards} or stronger, or pass</source>
        <translation>Leg {cards} oder stärker, oder passe</translation>
    </message>
    <message>
        <source>Play {cards}, or pick up the pile</source>
        <translation>Leg {cards}, oder nimm den Stapel</translation>
    </message>
    <message>
        <source>Reversed order: beat {cards} or pass</source>
        <translation>Umgekehrt: Schlag {cards} oder passe</translation>
    </message>
    <message>
        <source>Reversed order: play {cards} or stronger, or pass</source>
        <translation>Umgekehrt: Leg {cards} oder stärker, oder passe</translation>
    </message>
    <message>
        <source>Swap hand cards for face-up cards, or keep them</source>
        <translation>Tausch Handkarten gegen offene oder lass alles so</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Turn over one of your face-down cards</source>
        <translation>Deck eine deiner verdeckten Karten auf</translation>
    </message>
    <message>
        <source>Turn over your last face-down card</source>
        <translation>Deck deine letzte verdeckte Karte auf</translation>
    </message>
    <message>
        <source>You gave {name} {gave}</source>
        <translation>Du hast {name} {gave} gegeben</translation>
    </message>
    <message numerus="yes">
        <source>You got the %n card(s) left over</source>
        <translation>
            <numerusform>Du hast die restliche Karte bekommen</numerusform>
            <numerusform>Du hast die %n restlichen Karten bekommen</numerusform>
        </translation>
    </message>
    <message>
        <source>You have nothing to lead: you have to pass</source>
        <translation>Du kannst nichts ausspielen: Du musst passen</translation>
    </message>
    <message>
        <source>You start: play one or more of your {ranks}</source>
        <translation>Fang an: Leg eine oder mehrere deiner {ranks}</translation>
    </message>
    <message>
        <source>You’re out first!</source>
        <translation>Du bist zuerst fertig!</translation>
    </message>
    <message>
        <source>You’re out in {place} place.</source>
        <translation>Du bist fertig, auf dem {place} Platz.</translation>
    </message>
    <message>
        <source>a card that beats {card}</source>
        <translation>eine Karte, die {card} schlägt</translation>
    </message>
    <message>
        <source>another ace</source>
        <translation>noch ein Ass</translation>
    </message>
    <message>
        <source>{card} or higher</source>
        <translation>{card} oder höher</translation>
    </message>
    <message>
        <source>{game}, round {round}, with {names}</source>
        <translation>{game}, Runde {round}, mit {names}</translation>
    </message>
    <message>
        <source>{name} gave you {got}</source>
        <translation>{name} hat dir {got} gegeben</translation>
    </message>
    <message>
        <source>{name} gave you {got} for {gave}</source>
        <translation>{name} hat dir {got} für {gave} gegeben</translation>
    </message>
    <message>
        <source>{name} holds both jesters</source>
        <translation>{name} hat beide Narren</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>{name} is thinking about the exchange</source>
        <translation>{name} denkt über den Tausch nach</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} spielt aus</translation>
    </message>
    <message>
        <source>{name} may discard a card</source>
        <translation>{name} darf eine Karte abwerfen</translation>
    </message>
    <message>
        <source>{name} may swap cards</source>
        <translation>{name} darf tauschen</translation>
    </message>
    <message>
        <source>{name} may try a putsch</source>
        <translation>{name} darf putschen</translation>
    </message>
    <message>
        <source>{name} passes cards to the left</source>
        <translation>{name} gibt Karten nach links weiter</translation>
    </message>
</context>
<context>
    <name>RankLadder</name>
    <message>
        <source>Ranks from high to low: %1</source>
        <translation>Karten von hoch nach niedrig: %1</translation>
    </message>
    <message>
        <source>Suits from high to low: %1</source>
        <translation>Farben von hoch nach tief: %1</translation>
    </message>
</context>
<context>
    <name>RankTile</name>
    <message>
        <source>%1: none</source>
        <translation>%1: keine</translation>
    </message>
</context>
<context>
    <name>Rates</name>
    <message>
        <source>about one place every round</source>
        <translation>etwa einen Platz pro Runde</translation>
    </message>
    <message>
        <source>about one place in a hundred rounds</source>
        <translation>etwa einen Platz in hundert Runden</translation>
    </message>
    <message>
        <source>about one place in eight rounds</source>
        <translation>etwa einen Platz in acht Runden</translation>
    </message>
    <message>
        <source>about one place in fifteen rounds</source>
        <translation>etwa einen Platz in fünfzehn Runden</translation>
    </message>
    <message>
        <source>about one place in fifty rounds</source>
        <translation>etwa einen Platz in fünfzig Runden</translation>
    </message>
    <message>
        <source>about one place in five rounds</source>
        <translation>etwa einen Platz in fünf Runden</translation>
    </message>
    <message>
        <source>about one place in four rounds</source>
        <translation>etwa einen Platz in vier Runden</translation>
    </message>
    <message>
        <source>about one place in six rounds</source>
        <translation>etwa einen Platz in sechs Runden</translation>
    </message>
    <message>
        <source>about one place in ten rounds</source>
        <translation>etwa einen Platz in zehn Runden</translation>
    </message>
    <message>
        <source>about one place in thirty rounds</source>
        <translation>etwa einen Platz in dreißig Runden</translation>
    </message>
    <message>
        <source>about one place in three rounds</source>
        <translation>etwa einen Platz in drei Runden</translation>
    </message>
    <message>
        <source>about one place in twenty rounds</source>
        <translation>etwa einen Platz in zwanzig Runden</translation>
    </message>
    <message>
        <source>about one place in two rounds</source>
        <translation>etwa einen Platz in zwei Runden</translation>
    </message>
    <message>
        <source>about three places in four rounds</source>
        <translation>etwa drei Plätze in vier Runden</translation>
    </message>
    <message>
        <source>about three places in two rounds</source>
        <translation>etwa drei Plätze in zwei Runden</translation>
    </message>
    <message>
        <source>about two places every round</source>
        <translation>etwa zwei Plätze pro Runde</translation>
    </message>
    <message>
        <source>about two places in three rounds</source>
        <translation>etwa zwei Plätze in drei Runden</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>fast immer</translation>
    </message>
    <message>
        <source>almost never</source>
        <translation>fast nie</translation>
    </message>
    <message>
        <source>half the time</source>
        <translation>jedes zweite Mal</translation>
    </message>
    <message>
        <source>nine times in ten</source>
        <translation>in neun von zehn Fällen</translation>
    </message>
    <message>
        <source>one time in four</source>
        <translation>jedes vierte Mal</translation>
    </message>
    <message>
        <source>one time in six</source>
        <translation>jedes sechste Mal</translation>
    </message>
    <message>
        <source>one time in ten</source>
        <translation>jedes zehnte Mal</translation>
    </message>
    <message>
        <source>one time in three</source>
        <translation>jedes dritte Mal</translation>
    </message>
    <message>
        <source>three times in five</source>
        <translation>in drei von fünf Fällen</translation>
    </message>
    <message>
        <source>three times in four</source>
        <translation>in drei von vier Fällen</translation>
    </message>
    <message>
        <source>two times in five</source>
        <translation>in zwei von fünf Fällen</translation>
    </message>
    <message>
        <source>two times in three</source>
        <translation>in zwei von drei Fällen</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>For {one}, you would only have to give {cards}.</source>
        <translation>Für {one} müsstest du nur {cards} hergeben.</translation>
    </message>
    <message>
        <source>If you keep refusing, you have to give {cards} in the end.</source>
        <translation>Wenn du immer weiter ablehnst, musst du am Ende {cards} abgeben.</translation>
    </message>
    <message>
        <source>In return, you would get {cards}, which can win tricks.</source>
        <translation>Du bekämst dafür {cards}, und damit macht man Stiche.</translation>
    </message>
    <message>
        <source>In the exchange, you would have to give {cards}.</source>
        <translation>Beim Tausch müsstest du {cards} abgeben.</translation>
    </message>
    <message>
        <source>It’s unlikely that anyone can beat that.</source>
        <translation>Das überbietet wohl niemand.</translation>
    </message>
    <message>
        <source>One play is enough for {set}; {others} need one each.</source>
        <translation>Für {set} reicht ein einziger Zug, für {others} brauchst du je einen.</translation>
    </message>
    <message>
        <source>Plays left that are likely to win a trick: {count} instead of {other}.</source>
        <translation>Züge, mit denen du dann wohl einen Stich machst: {count} statt {other}.</translation>
    </message>
    <message>
        <source>That breaks up {set}.</source>
        <translation>Das reißt {set} auseinander.</translation>
    </message>
    <message>
        <source>That breaks up {set}: no more bomb.</source>
        <translation>Das reißt {set} auseinander: keine Bombe mehr.</translation>
    </message>
    <message>
        <source>That breaks up {set}: no more revolution.</source>
        <translation>Das reißt {set} auseinander: keine Revolution mehr.</translation>
    </message>
    <message>
        <source>That gets rid of all your cards.</source>
        <translation>Damit bist du alle Karten los.</translation>
    </message>
    <message>
        <source>That gets rid of {cards}, which would rarely win a trick.</source>
        <translation>So wirst du {cards} los: Damit ist kaum ein Stich zu machen.</translation>
    </message>
    <message>
        <source>That gets rid of {count} cards at once.</source>
        <translation>So bist du {count} Karten auf einmal los.</translation>
    </message>
    <message>
        <source>That keeps {cards} for later.</source>
        <translation>So hast du {cards} noch für später.</translation>
    </message>
    <message>
        <source>That keeps {set} together.</source>
        <translation>So hältst du {set} zusammen.</translation>
    </message>
    <message>
        <source>The chance of getting {one} is {count}%, of {one_asked} only {other}%.</source>
        <translation>Die Chance auf {one} ist {count}&#xa0;%, auf {one_asked} nur {other}&#xa0;%.</translation>
    </message>
    <message>
        <source>The other player can’t possibly hold {one}.</source>
        <translation>Der andere kann unmöglich {one} haben.</translation>
    </message>
    <message>
        <source>The player who gets your cards leads first, usually their lowest. With the better choice, you can follow that cheaply {often}; with this one, {seldom}.</source>
        <translation>Wer deine Karten bekommt, spielt zuerst aus, meist das Niedrigste. Darauf kannst du mit der besseren Wahl {often} billig antworten, mit dieser {seldom}.</translation>
    </message>
    <message>
        <source>The player who gets {cards} can then beat {others}.</source>
        <translation>Wer {cards} bekommt, kann damit {others} schlagen.</translation>
    </message>
    <message>
        <source>The player who gets {cards} can then start a revolution.</source>
        <translation>Wer {cards} bekommt, kann dann eine Revolution machen.</translation>
    </message>
    <message>
        <source>The player who gets {cards} leads the first trick.</source>
        <translation>Wer {cards} bekommt, spielt zuerst aus.</translation>
    </message>
    <message>
        <source>The player who gets {cards} then has a bomb.</source>
        <translation>Wer {cards} bekommt, hat dann eine Bombe.</translation>
    </message>
    <message>
        <source>There is a {count}% chance that the player who gets {cards} can then start a revolution.</source>
        <translation>Wer {cards} bekommt, kann dann mit {count}&#xa0;% Wahrscheinlichkeit eine Revolution machen.</translation>
    </message>
    <message>
        <source>There is a {count}% chance that the player who gets {cards} then has a bomb.</source>
        <translation>Wer {cards} bekommt, hat dann mit {count}&#xa0;% Wahrscheinlichkeit eine Bombe.</translation>
    </message>
    <message>
        <source>There is about a {count}% chance that nobody can beat that.</source>
        <translation>Mit etwa {count}&#xa0;% Wahrscheinlichkeit überbietet das niemand.</translation>
    </message>
    <message>
        <source>With {one}, you would have {set}.</source>
        <translation>Bekommst du {one}, hast du {set}.</translation>
    </message>
    <message>
        <source>With {one}, you would have {set}: a bomb.</source>
        <translation>Bekommst du {one}, hast du {set}: eine Bombe.</translation>
    </message>
    <message>
        <source>With {one}, you would have {set}: enough for a revolution.</source>
        <translation>Bekommst du {one}, hast du {set}: genug für eine Revolution.</translation>
    </message>
    <message numerus="yes">
        <source>Without the exchange, you miss out on %n good card(s).</source>
        <translation>
            <numerusform>Ohne Tausch entgeht dir eine gute Karte.</numerusform>
            <numerusform>Ohne Tausch entgehen dir %n gute Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without {cards}, your run falls apart.</source>
        <translation>Ohne {cards} zerfällt deine Folge.</translation>
    </message>
    <message>
        <source>You also get a card from your right, probably a low one: {names} could then become a pair.</source>
        <translation>Du bekommst auch von rechts eine Karte, wohl eine niedrige: Dann kann {names} zum Paar werden.</translation>
    </message>
    <message>
        <source>You are left with {names}, a single card that is unlikely to win a trick.</source>
        <translation>{names} bleibt einzeln zurück und macht kaum einen Stich.</translation>
    </message>
    <message>
        <source>You are left with {names}, single cards that are unlikely to win a trick.</source>
        <translation>{names} bleiben einzeln zurück und machen kaum einen Stich.</translation>
    </message>
    <message numerus="yes">
        <source>You would then need %n play(s) to go out instead of {other}.</source>
        <translation>
            <numerusform>Danach musst du nur noch einmal legen statt {other}-mal.</numerusform>
            <numerusform>Danach musst du noch %n-mal legen statt {other}-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player holds the cards asked for {often} with the better offer and {seldom} with this one.</source>
        <translation>Was das bessere Angebot verlangt, hat dein Gegenüber {often}; was dieses verlangt, {seldom}.</translation>
    </message>
    <message>
        <source>You are left with {names}, which each need a play of their own.</source>
        <translation>{names} bleiben zurück und brauchen je einen Zug.</translation>
    </message>
    <message>
        <source>You are left with {names}, which needs a play of its own.</source>
        <translation>{names} bleibt allein zurück und braucht einen eigenen Zug.</translation>
    </message>
    <message>
        <source>You give away {cards}, which can turn any pair into a triple.</source>
        <translation>Du gibst {cards} weg, und damit wird aus jedem Paar ein Drilling.</translation>
    </message>
    <message>
        <source>You give away {cards}: a card that wins tricks.</source>
        <translation>Du gibst {cards} weg, und damit macht man einen Stich.</translation>
    </message>
    <message>
        <source>You give away {cards}: cards that win tricks.</source>
        <translation>Du gibst {cards} weg, und damit macht man Stiche.</translation>
    </message>
    <message>
        <source>You hold {cards}, which can turn any pair into a triple.</source>
        <translation>Du hast {cards} und machst damit aus jedem Paar einen Drilling.</translation>
    </message>
    <message>
        <source>You hold {cards}, which can win tricks.</source>
        <translation>Du hast {cards}, und damit macht man Stiche.</translation>
    </message>
    <message>
        <source>You hold {count} single cards that are unlikely to win a trick.</source>
        <translation>Du hast {count} einzelne Karten, die kaum einen Stich machen.</translation>
    </message>
    <message>
        <source>You hold {set}: a bomb.</source>
        <translation>Du hast {set}: eine Bombe.</translation>
    </message>
    <message>
        <source>You hold {set}: enough for a revolution.</source>
        <translation>Du hast {set}: genug für eine Revolution.</translation>
    </message>
    <message>
        <source>You keep {set}, but they are unlikely to win a trick.</source>
        <translation>Du behältst {set} und machst damit kaum einen Stich.</translation>
    </message>
    <message>
        <source>You need {turns} plays to go out, and none of them is likely to win its trick.</source>
        <translation>Du brauchst {turns} Züge, um fertig zu werden, und wohl keiner davon macht den Stich.</translation>
    </message>
    <message numerus="yes">
        <source>You need {turns} plays to go out, and only %n is likely to win its trick.</source>
        <translation>
            <numerusform>Du brauchst {turns} Züge, um fertig zu werden, und wohl nur einer davon macht den Stich.</numerusform>
            <numerusform>Du brauchst {turns} Züge, um fertig zu werden, und wohl nur %n davon machen den Stich.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would have to give up another card for it, and {asked} is unlikely to win a trick.</source>
        <translation>Du müsstest eine andere Karte dafür hergeben, und {asked} macht kaum einen Stich.</translation>
    </message>
    <message>
        <source>{better} is more likely to win a trick than {asked}.</source>
        <translation>{better} macht sicherer einen Stich als {asked}.</translation>
    </message>
    <message>
        <source>{better} wins a trick, and the chance of getting it is {count}%.</source>
        <translation>{better} macht einen Stich, und die Chance darauf ist {count}&#xa0;%.</translation>
    </message>
    <message>
        <source>{count} of your {other} plays are likely to win their tricks.</source>
        <translation>Von deinen {other} Zügen machen {count} wahrscheinlich den Stich.</translation>
    </message>
    <message>
        <source>{names} can be played on more cards than {other_name}.</source>
        <translation>{names} lässt sich auf mehr Karten legen als {other_name}.</translation>
    </message>
    <message>
        <source>{names} is more likely to win a trick than {other_name}.</source>
        <translation>{names} macht eher einen Stich als {other_name}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>A deal number (seed) must be a whole number from 0 to 18,446,744,073,709,551,615.</source>
        <translation>Eine Spielnummer (seed) muss eine ganze Zahl von 0 bis 18.446.744.073.709.551.615 sein.</translation>
    </message>
    <message>
        <source>A line must say exactly one thing, such as play or pass.</source>
        <translation>Eine Zeile muss genau eine Sache sagen, etwa play oder pass.</translation>
    </message>
    <message>
        <source>Cards must be written as a list.</source>
        <translation>Karten müssen in einer Liste stehen.</translation>
    </message>
    <message>
        <source>Its rules contradict each other.</source>
        <translation>Die Regeln darin widersprechen sich.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The record has version {version}, which this program does not know.</source>
        <translation>Die Aufzeichnung hat Version {version}, die dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>The rules are for {players} players, but the record names {seats}.</source>
        <translation>Die Regeln gelten für {players} Spieler, aber die Aufzeichnung nennt {seats}.</translation>
    </message>
    <message>
        <source>There is no card “{text}”.</source>
        <translation>Eine Karte „{text}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no game “{preset}”.</source>
        <translation>Ein Spiel „{preset}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no rank “{text}”.</source>
        <translation>Einen Kartenwert „{text}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>This is not a match record.</source>
        <translation>Das ist keine aufgezeichnete Partie.</translation>
    </message>
    <message>
        <source>This line contains a whole number with more than 40 digits.</source>
        <translation>In dieser Zeile steht eine ganze Zahl mit mehr als 40 Stellen.</translation>
    </message>
    <message>
        <source>This line is longer than 1 MiB.</source>
        <translation>Diese Zeile ist länger als 1 MiB.</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>Diese Zeile ist kein JSON.</translation>
    </message>
    <message>
        <source>This line is not an object in curly brackets.</source>
        <translation>Diese Zeile ist kein Objekt in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>This line nests more than 32 lists and objects.</source>
        <translation>Diese Zeile verschachtelt mehr als 32 Listen und Objekte.</translation>
    </message>
    <message>
        <source>“answer” must be true or false.</source>
        <translation>„answer“ muss true oder false sein.</translation>
    </message>
    <message>
        <source>“blind” must be the position of a card, counted from 0.</source>
        <translation>„blind“ muss der Platz einer Karte sein, von 0 an gezählt.</translation>
    </message>
    <message>
        <source>“deal” must be a list of hands.</source>
        <translation>„deal“ muss eine Liste von Blättern sein.</translation>
    </message>
    <message>
        <source>“declare” must be a word.</source>
        <translation>„declare“ muss ein Wort sein.</translation>
    </message>
    <message>
        <source>“expect” must be an object on a line of its own.</source>
        <translation>„expect“ muss ein Objekt in einer eigenen Zeile sein.</translation>
    </message>
    <message>
        <source>“pass” must be true.</source>
        <translation>„pass“ muss true sein.</translation>
    </message>
    <message>
        <source>“propose” must be an object with “give” and “want”.</source>
        <translation>„propose“ muss ein Objekt mit „give“ und „want“ sein.</translation>
    </message>
    <message>
        <source>“refused” must be true.</source>
        <translation>„refused“ muss true sein.</translation>
    </message>
    <message>
        <source>“rules” must be an object.</source>
        <translation>„rules“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>“seats” must be a list of names.</source>
        <translation>„seats“ muss eine Liste von Namen sein.</translation>
    </message>
    <message>
        <source>“swap” must be two lists: hand cards and face-up cards.</source>
        <translation>„swap“ muss aus zwei Listen bestehen: Handkarten und offenen Karten.</translation>
    </message>
    <message>
        <source>“take” must be true.</source>
        <translation>„take“ muss true sein.</translation>
    </message>
    <message>
        <source>“{name}” has no meaning here.</source>
        <translation>„{name}“ bedeutet hier nichts.</translation>
    </message>
    <message>
        <source>“{name}” is missing.</source>
        <translation>„{name}“ fehlt.</translation>
    </message>
    <message>
        <source>“{text}” is not the number of a seat.</source>
        <translation>„{text}“ ist keine Platznummer.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A face-up card must be higher than {top}, not equal to it.</source>
        <translation>Eine offene Karte muss höher sein als {top}; gleich hoch genügt nicht.</translation>
    </message>
    <message>
        <source>A joker counts as one of the number cards it is played with.</source>
        <translation>Ein Joker gilt als die Karten, mit denen er gelegt wird.</translation>
    </message>
    <message>
        <source>A run does not beat a set.</source>
        <translation>Eine Folge schlägt keine gleichen Karten.</translation>
    </message>
    <message>
        <source>A {kind} doesn’t beat a {top}.</source>
        <translation>{kind} geht nicht auf {top}.</translation>
    </message>
    <message>
        <source>An A card can only be led, and only by itself.</source>
        <translation>Eine A-Karte kann man nur ausspielen, und nur allein.</translation>
    </message>
    <message>
        <source>Cards must be passed to the left first.</source>
        <translation>Erst werden Karten nach links weitergegeben.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s) to give.</source>
        <translation>
            <numerusform>Wähl genau eine Karte zum Abgeben.</numerusform>
            <numerusform>Wähl genau %n Karten zum Abgeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the cards you want to play.</source>
        <translation>Wähl die Karten, die du spielen willst.</translation>
    </message>
    <message>
        <source>First decide whether to call a revolution.</source>
        <translation>Entscheide erst, ob du die Revolution ausrufst.</translation>
    </message>
    <message>
        <source>First decide whether to try a putsch.</source>
        <translation>Entscheide erst, ob du einen Putsch wagst.</translation>
    </message>
    <message>
        <source>First discard a card or keep them all.</source>
        <translation>Wirf erst eine Karte ab oder behalte alle.</translation>
    </message>
    <message>
        <source>First swap cards or keep them as they are.</source>
        <translation>Tausch zuerst, oder lass die Karten, wie sie sind.</translation>
    </message>
    <message>
        <source>Four of a kind is a bomb only if all four suits are different.</source>
        <translation>Ein Vierling ist nur dann eine Bombe, wenn er alle vier Farben hat.</translation>
    </message>
    <message>
        <source>Four of a kind needs a fifth card with it.</source>
        <translation>Ein Vierling geht nur mit einer fünften Karte dazu.</translation>
    </message>
    <message>
        <source>In an A trick, everyone plays exactly one card.</source>
        <translation>Im A-Stich legt jeder genau eine Karte.</translation>
    </message>
    <message>
        <source>It’s not your turn yet: only a bomb can be played out of turn.</source>
        <translation>Du bist noch nicht an der Reihe: Zwischendurch kann man nur eine Bombe legen.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message numerus="yes">
        <source>Keep asking until you have %n card(s).</source>
        <translation>
            <numerusform>Frag weiter, bis du %n Karte hast.</numerusform>
            <numerusform>Frag weiter, bis du %n Karten hast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead no more than %n card(s) of the same rank.</source>
        <translation>
            <numerusform>Spiel nur eine einzelne Karte aus.</numerusform>
            <numerusform>Spiel höchstens %n gleiche Karten aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has more than {most} face-up or face-down cards.</source>
        <translation>Niemand hat mehr als {most} offene oder verdeckte Karten.</translation>
    </message>
    <message>
        <source>Nothing beats a joker.</source>
        <translation>Einen Joker schlägt nichts.</translation>
    </message>
    <message>
        <source>Only a bomb or another Dragon beats the Dragon.</source>
        <translation>Den Drachen schlägt nur eine Bombe oder ein anderer Drache.</translation>
    </message>
    <message>
        <source>Only a higher bomb beats a bomb.</source>
        <translation>Eine Bombe schlägt nur eine höhere Bombe.</translation>
    </message>
    <message>
        <source>Only cards of the same rank can be played together.</source>
        <translation>Nur Karten mit demselben Wert kann man zusammen spielen.</translation>
    </message>
    <message>
        <source>Only the player who plays the Mah Jong may make a wish.</source>
        <translation>Wünschen darf sich nur etwas, wer den Mah-Jong legt.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s) of the same rank.</source>
        <translation>
            <numerusform>Leg eine einzelne Karte.</numerusform>
            <numerusform>Leg %n gleiche Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a run of the same shape and length.</source>
        <translation>Leg eine Folge von gleicher Art und Länge.</translation>
    </message>
    <message>
        <source>Play all the cards in your hand before those on the table.</source>
        <translation>Erst müssen alle Handkarten weg, dann kommen die Karten auf dem Tisch.</translation>
    </message>
    <message>
        <source>Play all your face-up cards before the face-down ones.</source>
        <translation>Erst müssen alle offenen Karten weg, dann kommen die verdeckten.</translation>
    </message>
    <message>
        <source>Play cards of the same rank together, or up to four consecutive trumps.</source>
        <translation>Zusammen gehen nur Karten mit demselben Wert oder bis zu vier Trümpfe in Folge.</translation>
    </message>
    <message numerus="yes">
        <source>Play exactly %n card(s).</source>
        <translation>
            <numerusform>Leg genau eine Karte.</numerusform>
            <numerusform>Leg genau %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {kind}, or a bomb.</source>
        <translation>Leg {kind} oder eine Bombe.</translation>
    </message>
    <message>
        <source>Playing {cards}</source>
        <translation>{cards} spielen</translation>
    </message>
    <message>
        <source>Say what the Phoenix stands for: {ranks}.</source>
        <translation>Sag, wofür der Phönix steht: {ranks}.</translation>
    </message>
    <message>
        <source>Several Phoenixes can only be played with other cards.</source>
        <translation>Mehrere Phönixe kann man nur zusammen mit anderen Karten legen.</translation>
    </message>
    <message>
        <source>Several jokers need a number card with them; otherwise play just one.</source>
        <translation>Mehrere Joker brauchen eine Zahlenkarte dazu; ohne sie geht nur ein einzelner.</translation>
    </message>
    <message>
        <source>Someone still has to decide whether to play a bomb.</source>
        <translation>Erst muss sich entscheiden, ob jemand eine Bombe legt.</translation>
    </message>
    <message>
        <source>Swap the same number of cards each way, up to {most}.</source>
        <translation>Tausch gleich viele Karten, höchstens {most}.</translation>
    </message>
    <message>
        <source>That can’t be done while a trick is being played.</source>
        <translation>Das geht nicht, während ein Stich gespielt wird.</translation>
    </message>
    <message>
        <source>That can’t be played by itself: add cards of one rank.</source>
        <translation>Allein geht das nicht: Nimm gleiche Karten dazu.</translation>
    </message>
    <message>
        <source>The Dragon can only be played by itself.</source>
        <translation>Der Drache darf nur allein gelegt werden.</translation>
    </message>
    <message>
        <source>The Phoenix can’t stand for {one} here.</source>
        <translation>Der Phönix kann hier nicht für {one} stehen.</translation>
    </message>
    <message>
        <source>The Phoenix counts as {rank} here: play the Dragon or a bomb.</source>
        <translation>Der Phönix zählt hier {rank}: Leg den Drachen oder eine Bombe.</translation>
    </message>
    <message>
        <source>The Phoenix counts as {rank} here: play {high} or higher.</source>
        <translation>Der Phönix zählt hier {rank}: Es braucht {high} oder etwas Höheres.</translation>
    </message>
    <message>
        <source>The cards must be exchanged first.</source>
        <translation>Erst werden die Karten getauscht.</translation>
    </message>
    <message>
        <source>The deal gives {name} no cards.</source>
        <translation>{name} bekommt beim Geben keine Karte.</translation>
    </message>
    <message>
        <source>The deal has {hands} hands for {players} players.</source>
        <translation>Ausgeteilt sind {hands} Blätter für {players} Spieler.</translation>
    </message>
    <message>
        <source>The first lead must contain {this}.</source>
        <translation>Im ersten Zug muss {this} dabei sein.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The only single card that beats a joker is the 3 of spades.</source>
        <translation>Die einzige Karte, die einen Joker schlägt, ist die Pik-3.</translation>
    </message>
    <message>
        <source>The order is reversed: play something lower than {top}.</source>
        <translation>Die Reihenfolge ist umgekehrt: Leg etwas Niedrigeres, dort liegt {top}.</translation>
    </message>
    <message>
        <source>The positions in a deal must name every seat once.</source>
        <translation>Die Ämter beim Geben müssen jeden Platz einmal nennen.</translation>
    </message>
    <message>
        <source>The round is not over yet.</source>
        <translation>Die Runde ist noch nicht vorbei.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>The round is over; deal the next one first.</source>
        <translation>Die Runde ist vorbei; gib erst die Karten für die nächste.</translation>
    </message>
    <message>
        <source>The trick is locked: only {suits} may be played.</source>
        <translation>Der Stich ist gesperrt: Hier geht nur {suits}.</translation>
    </message>
    <message>
        <source>The {card} can’t be exchanged.</source>
        <translation>Diese Karte wird nicht getauscht: {card}.</translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation>Diese Karte hast du nicht auf der Hand: {card}.</translation>
    </message>
    <message>
        <source>The {card} is not one of your face-up cards.</source>
        <translation>Diese Karte liegt nicht offen vor dir: {card}.</translation>
    </message>
    <message>
        <source>There is no face-down card left there.</source>
        <translation>Dort liegt keine verdeckte Karte mehr.</translation>
    </message>
    <message>
        <source>There is no pile to pick up.</source>
        <translation>Es liegt kein Stapel da.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Einen Platz {seat} gibt es nicht.</translation>
    </message>
    <message>
        <source>These cards are neither of the same rank nor a run.</source>
        <translation>Diese Karten haben weder denselben Wert, noch sind sie eine Folge.</translation>
    </message>
    <message>
        <source>These cards are neither of the same rank, nor a run, nor up to four consecutive trumps.</source>
        <translation>Diese Karten haben weder denselben Wert, noch sind sie eine Folge oder bis zu vier Trümpfe in Folge.</translation>
    </message>
    <message>
        <source>These cards are not a pair, a triple or a five-card combination.</source>
        <translation>Diese Karten sind weder Paar noch Drilling noch Fünferkombination.</translation>
    </message>
    <message>
        <source>These cards can’t be played together.</source>
        <translation>Diese Karten passen nicht zusammen.</translation>
    </message>
    <message>
        <source>These cards do not beat a joker.</source>
        <translation>Diese Karten schlagen keinen Joker.</translation>
    </message>
    <message>
        <source>These cards do not beat a single joker.</source>
        <translation>Diese Karten schlagen keinen einzelnen Joker.</translation>
    </message>
    <message>
        <source>These cards must go to {name}.</source>
        <translation>Diese Karten bekommt {name}.</translation>
    </message>
    <message>
        <source>This deal contains more copies of the {card} than the deck has.</source>
        <translation>Diese Karte ist öfter ausgeteilt, als es sie gibt: {card}.</translation>
    </message>
    <message>
        <source>This should be refused, but it is allowed.</source>
        <translation>Das sollte abgelehnt werden, ist aber erlaubt.</translation>
    </message>
    <message>
        <source>Too low: play {one} or higher.</source>
        <translation>Zu niedrig: Leg {one} oder etwas Höheres.</translation>
    </message>
    <message>
        <source>Too low: you have to beat {top}.</source>
        <translation>Zu niedrig: Da liegt schon {top}.</translation>
    </message>
    <message>
        <source>Too weak: the {card} decides the rank of the combination on the table.</source>
        <translation>Zu schwach: Dort entscheidet {card}.</translation>
    </message>
    <message>
        <source>Too weak: you have to beat the {card}.</source>
        <translation>Zu schwach: Da liegt schon {card}.</translation>
    </message>
    <message>
        <source>Two equal ranks in a row: match {top}, or pass and skip this turn.</source>
        <translation>Zwei gleiche liegen schon: Jetzt geht nur {top}; sonst passe und setz einmal aus.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pick up the pile.</source>
        <translation>Du kannst legen, also darfst du den Stapel nicht nehmen.</translation>
    </message>
    <message>
        <source>You can’t pass in an A trick: play any one card.</source>
        <translation>Im A-Stich darf niemand passen: Leg irgendeine Karte.</translation>
    </message>
    <message>
        <source>You can’t pass: play a card or pick up the pile.</source>
        <translation>Passen geht hier nicht: Leg eine Karte oder nimm den Stapel.</translation>
    </message>
    <message>
        <source>You don’t hold what is asked for; refuse, or offer something else.</source>
        <translation>Du hast nicht, was verlangt wird; lehne ab oder biete etwas anderes.</translation>
    </message>
    <message>
        <source>You have already asked for {ranks}: there are none.</source>
        <translation>Nach dieser Karte hast du schon gefragt: keine {ranks}.</translation>
    </message>
    <message>
        <source>You have only face-down cards left: turn one over.</source>
        <translation>Du hast nur noch verdeckte Karten: Deck eine auf.</translation>
    </message>
    <message>
        <source>You lead, so you must play something.</source>
        <translation>Du spielst aus, also musst du etwas legen.</translation>
    </message>
    <message>
        <source>You must play {one}, because it was wished for and you can play it: {cards}.</source>
        <translation>Du musst {one} legen: Das wurde gewünscht, und du kannst es ({cards}).</translation>
    </message>
    <message>
        <source>You start: play one of your {ranks}.</source>
        <translation>Du fängst an: Leg eine deiner {ranks}.</translation>
    </message>
    <message>
        <source>Your run must start above the last card of the run on the table.</source>
        <translation>Deine Folge muss über der letzten Karte der liegenden Folge beginnen.</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>{action} is allowed, but it is not in the list.</source>
        <translation>{action} ist erlaubt, steht aber nicht in der Liste.</translation>
    </message>
    <message>
        <source>{action} should be allowed, but isn’t.</source>
        <translation>{action} sollte erlaubt sein, ist es aber nicht.</translation>
    </message>
    <message>
        <source>{action} should not be allowed, but it is.</source>
        <translation>{action} sollte nicht erlaubt sein, ist es aber.</translation>
    </message>
    <message>
        <source>{ranks} can’t be asked for here.</source>
        <translation>{ranks} kann hier niemand verlangen.</translation>
    </message>
    <message>
        <source>“{name}” is not written as a list of actions.</source>
        <translation>„{name}“ ist keine Liste von Zügen.</translation>
    </message>
    <message>
        <source>“{name}” should be {wanted} but is {found}.</source>
        <translation>„{name}“ sollte {wanted} sein, ist aber {found}.</translation>
    </message>
</context>
<context>
    <name>Regulars</name>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n Hausregel</numerusform>
            <numerusform>%n Hausregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in particular</source>
        <translation>Nichts Besonderes</translation>
    </message>
    <message>
        <source>Regulars</source>
        <translation>Stammtisch</translation>
    </message>
    <message>
        <source>That is your own face.</source>
        <translation>Das ist dein eigenes Gesicht.</translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation>{game} mit {names}</translation>
    </message>
    <message>
        <source>“{name}” was deleted. Its matches are kept.</source>
        <translation>„{name}“ wurde gelöscht. Die Partien bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>RegularsHistoryPane</name>
    <message>
        <source>You haven’t finished a round together yet.</source>
        <translation>Noch keine gemeinsame Runde zu Ende gespielt.</translation>
    </message>
</context>
<context>
    <name>RegularsScreen</name>
    <message>
        <source>A regulars’ table is a group of people you play with again and again: always the same game, and a history you share.</source>
        <translation>Ein Stammtisch ist eine feste Runde: immer dieselben Leute, dasselbe Spiel und eine gemeinsame Geschichte.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>regulars</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Continues your last match here, or begins the next one.</source>
        <translation>Macht mit der letzten Partie hier weiter oder beginnt die nächste.</translation>
    </message>
    <message>
        <source>Use the “New match” setup</source>
        <translation>Aus „Neue Partie“ übernehmen</translation>
    </message>
    <message>
        <source>Delete this table</source>
        <translation>Stammtisch löschen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Gesicht</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>How well they play</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>Its matches are kept.</source>
        <translation>Die Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Stammtisch</translation>
    </message>
    <message>
        <source>Regulars</source>
        <translation>Stammtisch</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stammtisch</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What they like</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Who to change</source>
        <translation>Wen ändern?</translation>
    </message>
    <message>
        <source>With the game and the people set up under “New match”.</source>
        <translation>Mit dem Spiel und den Leuten aus „Neue Partie“.</translation>
    </message>
</context>
<context>
    <name>Remembered</name>
    <message>
        <source>All the way from the bottom!</source>
        <translation>Von ganz unten nach ganz oben!</translation>
    </message>
    <message>
        <source>All the way from the top…</source>
        <translation>Von ganz oben nach ganz unten …</translation>
    </message>
    <message>
        <source>My first time up here!</source>
        <translation>Zum ersten Mal ganz oben!</translation>
    </message>
    <message>
        <source>Now we’re even, you and I.</source>
        <translation>Jetzt sind wir quitt, du und ich.</translation>
    </message>
    <message>
        <source>So this is what it’s like down here.</source>
        <translation>So ist das also hier unten.</translation>
    </message>
    <message>
        <source>Thanks for keeping my seat warm.</source>
        <translation>Danke fürs Warmhalten.</translation>
    </message>
    <message>
        <source>That’s a record at this table!</source>
        <translation>Das ist Rekord an diesem Tisch!</translation>
    </message>
    <message>
        <source>Third time this evening.</source>
        <translation>Zum dritten Mal heute Abend.</translation>
    </message>
    <message>
        <source>You again on my throne.</source>
        <translation>Du schon wieder auf meinem Thron.</translation>
    </message>
</context>
<context>
    <name>ReplayPane</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Skip to the difference</source>
        <translation>Zum Unterschied</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Step ›</source>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n point(s) for you</source>
        <translation>
            <numerusform>Ein Punkt für dich</numerusform>
            <numerusform>%n Punkte für dich</numerusform>
        </translation>
    </message>
    <message>
        <source>Final order: {names}.</source>
        <translation>Endstand: {names}.</translation>
    </message>
    <message>
        <source>Matches won tonight: {names}</source>
        <translation>Heute Abend gewonnen: {names}</translation>
    </message>
    <message>
        <source>No points for you!</source>
        <translation>Keine Punkte für dich!</translation>
    </message>
    <message numerus="yes">
        <source>Still {title}. You have %n point(s).</source>
        <translation>
            <numerusform>Du bleibst {title}. Du hast einen Punkt.</numerusform>
            <numerusform>Du bleibst {title}. Du hast %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s), {lead} ahead of {name}.</source>
        <translation>
            <numerusform>Mit einem Punkt, {lead} vor {name}.</numerusform>
            <numerusform>Mit %n Punkten, {lead} vor {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are in {place} place, with %n point(s).</source>
        <translation>
            <numerusform>Du bist auf dem {place} Platz, mit einem Punkt.</numerusform>
            <numerusform>Du bist auf dem {place} Platz, mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are now: {title}. You have %n point(s).</source>
        <translation>
            <numerusform>Du bist jetzt: {title}. Du hast einen Punkt.</numerusform>
            <numerusform>Du bist jetzt: {title}. Du hast %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finish the match in {place} place, with %n point(s).</source>
        <translation>
            <numerusform>Du landest auf dem {place} Platz, mit einem Punkt.</numerusform>
            <numerusform>Du landest auf dem {place} Platz, mit %n Punkten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>%1: %2, %3 in all</source>
        <translation>%1: %2, insgesamt %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>How did I decide?</source>
        <translation>Wie habe ich entschieden?</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Still %1!</source>
        <comment>title</comment>
        <translation>Du bleibst %1!</translation>
    </message>
    <message>
        <source>Still %1</source>
        <comment>title</comment>
        <translation>Du bleibst %1</translation>
    </message>
    <message>
        <source>See what your decisions before the first trick were worth.</source>
        <translation>Was deine Entscheidungen vor dem ersten Stich wert waren.</translation>
    </message>
    <message>
        <source>Set a task…</source>
        <translation>Aufgabe stellen …</translation>
    </message>
    <message>
        <source>Stop for now</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>You are now: %1</source>
        <translation>Du bist jetzt: %1</translation>
    </message>
    <message>
        <source>You are now: %1!</source>
        <translation>Du bist jetzt: %1!</translation>
    </message>
    <message>
        <source>You can continue the match later.</source>
        <translation>Du kannst die Partie später fortsetzen.</translation>
    </message>
    <message>
        <source>left over: %1</source>
        <translation>übrig: %1</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n Tarot deck(s) of 78 cards, shuffled together</source>
        <translation>
            <numerusform>%n Tarotspiel mit 78 Karten</numerusform>
            <numerusform>%n zusammengemischte Tarotspiele mit je 78 Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) of 32 cards, shuffled together</source>
        <translation>
            <numerusform>%n Kartenspiel mit 32 Karten</numerusform>
            <numerusform>%n zusammengemischte Kartenspiele mit je 32 Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) of 52 cards, shuffled together</source>
        <translation>
            <numerusform>%n Kartenspiel mit 52 Karten</numerusform>
            <numerusform>%n zusammengemischte Kartenspiele mit je 52 Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n such deck(s) are shuffled together.</source>
        <translation>
            <numerusform>%n solches Kartenspiel wird gemischt.</numerusform>
            <numerusform>%n solche Kartenspiele werden zusammengemischt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twos make a revolution as well.</source>
        <translation>
            <numerusform>Eine 2 macht auch eine Revolution.</numerusform>
            <numerusform>%n Zweien machen auch eine Revolution.</numerusform>
        </translation>
    </message>
    <message>
        <source>A 10 can be played on anything and burns the pile: these cards are out of the round. The same player plays again.</source>
        <translation>Eine 10 passt auf alles und verbrennt den Stapel: Diese Karten sind aus dem Spiel. Wer sie gelegt hat, legt noch einmal.</translation>
    </message>
    <message>
        <source>A 2 can be played on anything, and anything can be played on it.</source>
        <translation>Eine 2 passt auf alles, und auf sie passt alles.</translation>
    </message>
    <message>
        <source>A 2 cannot be part of a run.</source>
        <translation>In eine Folge gehört keine 2.</translation>
    </message>
    <message>
        <source>A bomb cannot be led.</source>
        <translation>Ausspielen darf man eine Bombe nicht.</translation>
    </message>
    <message numerus="yes">
        <source>A bomb of more than %n card(s) cannot be led.</source>
        <translation>
            <numerusform>Ausspielen darf man eine Bombe nicht.</numerusform>
            <numerusform>Eine Bombe mit mehr als %n Karten darf man nicht ausspielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A face-up card must be higher than the top of the pile, not equal. Twos and tens can still be played on anything.</source>
        <translation>Eine offene Karte muss höher sein als die oberste des Stapels, gleich hoch genügt nicht. Zweien und Zehnen passen auch hier auf alles.</translation>
    </message>
    <message>
        <source>A joker can be played on anything. The card below it still counts as the top of the pile, and four cards of one rank still burn it with a joker in between.</source>
        <translation>Ein Joker passt auf alles. Die Karte unter ihm gilt weiter als die oberste, und vier gleiche trennt er nicht.</translation>
    </message>
    <message>
        <source>A joker can stand for any card. By itself it beats any single card.</source>
        <translation>Ein Joker kann für jede Karte stehen. Allein schlägt er jede einzelne Karte.</translation>
    </message>
    <message>
        <source>A joker cannot be part of a run.</source>
        <translation>In eine Folge gehört kein Joker.</translation>
    </message>
    <message>
        <source>A joker is played by itself and beats a set of any size: one joker beats three {strong}, for instance.</source>
        <translation>Ein Joker wird allein gespielt und schlägt beliebig viele gleiche Karten: Ein Joker schlägt zum Beispiel drei {strong}.</translation>
    </message>
    <message>
        <source>A joker is played by itself, as a lead or on any other play. It clears the trick: its player wins the trick at once and leads the next one.</source>
        <translation>Ein Joker wird allein gespielt, zum Ausspielen oder auf alles, was liegt. Er räumt den Stich ab: Wer ihn gelegt hat, bekommt den Stich sofort und spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>A joker is wild: it is played with cards of one rank and counts as one of them. Two {ranks} and a joker make three {ranks}. It is never played by itself.</source>
        <translation>Ein Joker ergänzt andere Karten: Man legt ihn zu Karten mit demselben Wert, und er zählt wie eine von ihnen. Zwei {ranks} und ein Joker sind drei {ranks}. Allein wird er nie gespielt.</translation>
    </message>
    <message>
        <source>A joker that stands for an 8 there counts as an 8.</source>
        <translation>Ein Joker, der darin für eine 8 steht, zählt als 8.</translation>
    </message>
    <message numerus="yes">
        <source>A match has %n round(s).</source>
        <translation>
            <numerusform>Eine Partie hat %n Runde.</numerusform>
            <numerusform>Eine Partie hat %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair is beaten by two consecutive trumps, for instance, and these by two higher ones: the highest trump decides.</source>
        <translation>Ein Paar schlägt man zum Beispiel mit zwei Trümpfen in Folge und diese mit zwei höheren: Der höchste Trumpf entscheidet.</translation>
    </message>
    <message numerus="yes">
        <source>A player who holds all %n plays with their hand face up in this round.</source>
        <translation>
            <numerusform>Wer sie hat, spielt in dieser Runde mit offenen Karten.</numerusform>
            <numerusform>Wer alle %n hat, spielt in dieser Runde mit offenen Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who holds three or more {ranks} before the first trick must say so.</source>
        <translation>Wer vor dem ersten Stich drei oder mehr {ranks} hat, muss es ansagen.</translation>
    </message>
    <message>
        <source>A player who holds three {ranks} before the first trick must say so.</source>
        <translation>Wer vor dem ersten Stich drei {ranks} hat, muss es ansagen.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} may, on one turn in the next round, win the trick without playing.</source>
        <translation>Wer direkt vom letzten auf den ersten Platz steigt (von {lowest} zu {highest}), darf in der nächsten Runde einmal, wenn er dran ist, einen Stich nehmen, ohne zu spielen.</translation>
    </message>
    <message>
        <source>A player’s last cards can still be beaten, unless they clear the trick. If nobody beats them, {heir} leads.</source>
        <translation>Auch letzte Karten dürfen noch überboten werden, außer wenn sie den Stich abräumen. Überbietet sie niemand, geht das Ausspielen an {heir}.</translation>
    </message>
    <message>
        <source>A player’s last cards can still be beaten. If nobody beats them, {heir} leads.</source>
        <translation>Auch letzte Karten dürfen noch überboten werden. Überbietet sie niemand, geht das Ausspielen an {heir}.</translation>
    </message>
    <message>
        <source>A round is a series of tricks.</source>
        <translation>Eine Runde besteht aus mehreren Stichen.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that ends equally high or higher, whatever its suit.</source>
        <translation>Eine Folge überbietet man mit einer gleich langen, die ebenso hoch oder höher endet; die Farbe ist egal.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that ends higher, whatever its suit.</source>
        <translation>Eine Folge überbietet man mit einer gleich langen, die höher endet; die Farbe ist egal.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that starts above its last card, whatever its suit.</source>
        <translation>Eine Folge überbietet man mit einer gleich langen, die über ihrer letzten Karte beginnt; die Farbe ist egal.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that ends equally high or higher.</source>
        <translation>Eine Folge überbietet man mit einer von gleicher Art und Länge, die ebenso hoch oder höher endet.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that ends higher.</source>
        <translation>Eine Folge überbietet man mit einer von gleicher Art und Länge, die höher endet.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that starts above its last card.</source>
        <translation>Eine Folge überbietet man mit einer von gleicher Art und Länge, die über ihrer letzten Karte beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>A run of %n or more cards has the same effect.</source>
        <translation>
            <numerusform>Eine Folge aus %n oder mehr Karten wirkt ebenso.</numerusform>
            <numerusform>Eine Folge aus %n oder mehr Karten wirkt ebenso.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set with a red joker in it counts as red.</source>
        <translation>Ist ein roter Joker dabei, zählen sie als rot.</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Ein Stich</translation>
    </message>
    <message>
        <source>A {jester} cannot be part of a run.</source>
        <translation>In eine Folge gehört kein {jester}.</translation>
    </message>
    <message>
        <source>A {jester} played with cards of one rank counts as one of them: two {ranks} and a {jester} make three {ranks}.</source>
        <translation>Ein {jester}, den man zu Karten mit demselben Wert legt, zählt wie eine von ihnen: Zwei {ranks} und ein {jester} sind drei {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n pass(es) in a row, the remaining places are drawn by lot.</source>
        <translation>
            <numerusform>Sobald jemand passt, werden die noch offenen Plätze ausgelost.</numerusform>
            <numerusform>Wird %n-mal hintereinander gepasst, werden die noch offenen Plätze ausgelost.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a revolution, it beats {lowest} instead of {highest}.</source>
        <translation>Nach einer Revolution schlägt sie {lowest} statt {highest}.</translation>
    </message>
    <message>
        <source>After a revolution, it is the other way round.</source>
        <translation>Nach einer Revolution ist es umgekehrt.</translation>
    </message>
    <message>
        <source>After a revolution, it must end below its first card instead.</source>
        <translation>Nach einer Revolution muss sie stattdessen unter der ersten Karte enden.</translation>
    </message>
    <message>
        <source>After a revolution, low trumps beat high ones; trumps still beat suit cards. Trumps 1 and 21 may be part of the revolution.</source>
        <translation>Nach einer Revolution schlagen niedrige Trümpfe hohe; Trümpfe schlagen Farbkarten aber weiterhin. Die Trümpfe 1 und 21 dürfen bei der Revolution mithelfen.</translation>
    </message>
    <message numerus="yes">
        <source>After every %n round(s), the positions are forgotten, and the next round is like the first.</source>
        <translation>
            <numerusform>Die Ämter gelten nur für die Wertung: Jede Runde ist wie die erste.</numerusform>
            <numerusform>Nach je %n Runden werden die Ämter vergessen, und die nächste Runde ist wie die erste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the exchange, every player passes %n card(s) to the player on their left.</source>
        <translation>
            <numerusform>Nach dem Tausch gibt jeder eine Karte an den linken Nachbarn weiter.</numerusform>
            <numerusform>Nach dem Tausch gibt jeder %n Karten an den linken Nachbarn weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the third refusal, the best cards are exchanged for the worst.</source>
        <translation>Nach der dritten Ablehnung werden einfach die besten gegen die schlechtesten Karten getauscht.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Worum es geht</translation>
    </message>
    <message numerus="yes">
        <source>All cards are dealt: {each} to each player, and one more to the first %n player(s) from the dealer’s left.</source>
        <translation>
            <numerusform>Alle Karten werden verteilt: {each} für jeden und eine mehr für den Spieler links vom Geber.</numerusform>
            <numerusform>Alle Karten werden verteilt: {each} für jeden und eine mehr für die ersten %n Spieler links vom Geber.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All cards are dealt; each player gets %n.</source>
        <translation>
            <numerusform>Alle Karten werden verteilt; jeder bekommt eine.</numerusform>
            <numerusform>Alle Karten werden verteilt; jeder bekommt %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All options</source>
        <translation>Alle Optionen</translation>
    </message>
    <message>
        <source>All players choose before they see what they get.</source>
        <translation>Alle wählen, bevor sie sehen, was sie bekommen.</translation>
    </message>
    <message>
        <source>Among cards of the same rank, {first} counts as the best, then {others}.</source>
        <translation>Bei gleichem Wert gilt {first} als die beste Karte, dann {others}.</translation>
    </message>
    <message>
        <source>An 8 in a run does not.</source>
        <translation>Eine 8 in einer Folge räumt nicht ab.</translation>
    </message>
    <message>
        <source>As with cards from your hand, an equal card is enough.</source>
        <translation>Wie bei den Handkarten genügt eine gleich hohe.</translation>
    </message>
    <message numerus="yes">
        <source>Asking means naming a rank, up to %n time(s): “Do you have {one}?” If the other player holds such a card, they must hand one over. A rank that they did not hold cannot be asked for again.</source>
        <translation>
            <numerusform>Fragen heißt, einmal einen Wert zu nennen: „Hast du {one}?“ Wer gefragt wird und so eine Karte hat, muss eine hergeben. Nach einem Wert, der nicht da war, darf nicht noch einmal gefragt werden.</numerusform>
            <numerusform>Fragen heißt, einen Wert zu nennen, bis zu %n-mal: „Hast du {one}?“ Wer gefragt wird und so eine Karte hat, muss eine hergeben. Nach einem Wert, der nicht da war, darf nicht noch einmal gefragt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before asking anything, {highest_subject} may let {second_object} ask first.</source>
        <translation>Vor der ersten Frage darf {highest_subject} {second_object} zuerst fragen lassen.</translation>
    </message>
    <message>
        <source>Before each new round, the players change seats: {highest_subject} first, then the others clockwise by position.</source>
        <translation>Vor jeder neuen Runde setzen sich alle um: zuerst {highest_subject}, dann im Uhrzeigersinn die anderen nach ihrem Amt.</translation>
    </message>
    <message>
        <source>Before each round, each player draws a card: the player with the strongest becomes {highest}, the one with the weakest {lowest}. Players who tie draw again.</source>
        <translation>Vor jeder Runde zieht jeder eine Karte: Wer die stärkste zieht, wird {highest}, wer die schwächste zieht, {lowest}. Bei Gleichstand wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>Before play starts, each player in turn, from the dealer’s left, may once swap cards from their hand for the same number of their face-up cards. Good face-up cards pay off later: put twos, tens and aces there.</source>
        <translation>Bevor es losgeht, darf jeder der Reihe nach, links vom Geber beginnend, einmal Handkarten gegen gleich viele seiner offenen Karten tauschen. Gute offene Karten zahlen sich später aus: Leg Zweien, Zehnen und Asse dorthin.</translation>
    </message>
    <message>
        <source>Before the exchange, a player with two {jesters} may call a revolution: then no cards are exchanged in this round.</source>
        <translation>Wer zwei {jesters} hat, darf vor dem Tausch eine Revolution ausrufen: Dann wird in dieser Runde nicht getauscht.</translation>
    </message>
    <message>
        <source>Before the first round, each player draws a card: the player with the strongest becomes {highest}, the one with the weakest {lowest}. Players who tie draw again.</source>
        <translation>Vor der ersten Runde zieht jeder eine Karte: Wer die stärkste zieht, wird {highest}, wer die schwächste zieht, {lowest}. Bei Gleichstand wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>Besides the four suits, there are 21 trumps, numbered 1 to 21, and the Excuse.</source>
        <translation>Zu den vier Farben kommen 21 Trümpfe, von 1 bis 21, und der Excuse.</translation>
    </message>
    <message>
        <source>Between rounds, a small task is waiting for {lowest_object}.</source>
        <translation>Zwischen den Runden wartet eine kleine Aufgabe auf {lowest_object}.</translation>
    </message>
    <message>
        <source>Between rounds, {highest_subject} sets {lowest_to} a light-hearted task. Nobody has to do it.</source>
        <translation>Zwischen den Runden stellt {highest_subject} {lowest_to} eine kleine Aufgabe zum Spaß. Niemand muss.</translation>
    </message>
    <message>
        <source>By themselves, {jesters} are then the strongest of all.</source>
        <translation>Ohne andere Karten sind {jesters} dann am stärksten von allen.</translation>
    </message>
    <message>
        <source>Each matching play binds the next player in the same way. After a skipped turn, play is free again.</source>
        <translation>Jedes Gleichziehen bindet den Nächsten genauso. Hat jemand ausgesetzt, sind die anderen wieder frei.</translation>
    </message>
    <message>
        <source>Each number appears as many times as its value: one 1, two 2s, three 3s, and so on up to twelve 12s.</source>
        <translation>Jede Zahl gibt es so oft, wie ihr Wert angibt: eine 1, zwei 2, drei 3 und so weiter bis zu zwölf 12.</translation>
    </message>
    <message>
        <source>Each of the middle positions ranks above the next.</source>
        <translation>Auch von den mittleren Ämtern steht jedes über dem nächsten.</translation>
    </message>
    <message>
        <source>Each player gets three face-down cards, which nobody may look at, three face-up cards on top of them, and three cards in hand. The rest is the stock.</source>
        <translation>Jeder bekommt drei verdeckte Karten, die niemand ansehen darf, drei offene Karten darauf und drei Karten auf die Hand. Der Rest ist der Nachziehstapel.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. %n card(s), drawn at random, are set aside face down.</source>
        <translation>
            <numerusform>Jeder bekommt {each} Karten. Eine zufällig gezogene Karte wird verdeckt beiseitegelegt.</numerusform>
            <numerusform>Jeder bekommt {each} Karten. %n zufällig gezogene Karten werden verdeckt beiseitegelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. %n card(s), drawn at random, are set aside face up.</source>
        <translation>
            <numerusform>Jeder bekommt {each} Karten. Eine zufällig gezogene Karte wird offen beiseitegelegt.</numerusform>
            <numerusform>Jeder bekommt {each} Karten. %n zufällig gezogene Karten werden offen beiseitegelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. In the first round, %n card(s), drawn at random, are set aside face down; later {lowest_subject} gets what is left over.</source>
        <translation>
            <numerusform>Jeder bekommt {each} Karten. In der ersten Runde wird eine zufällig gezogene Karte verdeckt beiseitegelegt; später bekommt {lowest_subject}, was übrig ist.</numerusform>
            <numerusform>Jeder bekommt {each} Karten. In der ersten Runde werden %n zufällig gezogene Karten verdeckt beiseitegelegt; später bekommt {lowest_subject}, was übrig ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. The %n lowest card(s), but never {card}, are set aside face up.</source>
        <translation>
            <numerusform>Jeder bekommt {each} Karten. Die niedrigste Karte, aber nie {card}, wird offen beiseitegelegt.</numerusform>
            <numerusform>Jeder bekommt {each} Karten. Die %n niedrigsten Karten, aber nie {card}, werden offen beiseitegelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. The lowest card stays in play, and the next %n card(s) above it are set aside face up.</source>
        <translation>
            <numerusform>Jeder bekommt {each} Karten. Die niedrigste Karte bleibt im Spiel, und die nächsthöhere wird offen beiseitegelegt.</numerusform>
            <numerusform>Jeder bekommt {each} Karten. Die niedrigste Karte bleibt im Spiel, und die %n nächsthöheren werden offen beiseitegelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eights clear the trick: if you play one or more eights, you win the trick at once and lead the next one.</source>
        <translation>Achten räumen den Stich ab: Wer eine oder mehrere Achten spielt, bekommt den Stich sofort und spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Exceptions are explained under “Special cards”.</source>
        <translation>Ausnahmen stehen unter „Besondere Karten“.</translation>
    </message>
    <message>
        <source>For example, {clear} beats {run}, but {overlap} does not.</source>
        <translation>So schlägt {clear} die Folge {run}, {overlap} aber nicht.</translation>
    </message>
    <message>
        <source>For the exchange, the order from worst to best is: {ranks}.</source>
        <translation>Für den Tausch gilt von schlecht nach gut: {ranks}.</translation>
    </message>
    <message>
        <source>Four cards of one rank are a bomb. A bomb beats any other play, whatever its size: four {ranks} beat {one}, for instance.</source>
        <translation>Vier gleiche Karten sind eine Bombe. Eine Bombe schlägt alles andere, egal wie viele Karten es sind: Vier {ranks} schlagen zum Beispiel {one}.</translation>
    </message>
    <message>
        <source>Four cards of one rank are a bomb. It beats {targets}, however many there are.</source>
        <translation>Vier gleiche Karten sind eine Bombe. Sie schlägt {targets}, egal wie viele es sind.</translation>
    </message>
    <message>
        <source>Four cards of one rank on top of the pile burn it, too, no matter who played them. The player who played the fourth plays again.</source>
        <translation>Auch vier gleiche Karten oben auf dem Stapel verbrennen ihn, egal, wer sie gelegt hat. Wer die vierte legt, legt noch einmal.</translation>
    </message>
    <message>
        <source>Four consecutive trumps are a bomb, too.</source>
        <translation>Auch vier Trümpfe in Folge sind eine Bombe.</translation>
    </message>
    <message>
        <source>Four consecutive trumps make a revolution, too.</source>
        <translation>Auch vier Trümpfe in Folge machen eine Revolution.</translation>
    </message>
    <message>
        <source>Four or more cards of one rank are a bomb. A bomb beats any other play, whatever its size: four {ranks} beat {one}, for instance.</source>
        <translation>Vier oder mehr gleiche Karten sind eine Bombe. Eine Bombe schlägt alles andere, egal wie viele Karten es sind: Vier {ranks} schlagen zum Beispiel {one}.</translation>
    </message>
    <message>
        <source>Four or more cards of one rank are a bomb. It beats {targets}, however many there are.</source>
        <translation>Vier oder mehr gleiche Karten sind eine Bombe. Sie schlägt {targets}, egal wie viele es sind.</translation>
    </message>
    <message numerus="yes">
        <source>From the second round on, after the deal, every player passes %n card(s) to the player on their left.</source>
        <translation>
            <numerusform>Ab der zweiten Runde gibt nach dem Geben jeder eine Karte an den linken Nachbarn weiter.</numerusform>
            <numerusform>Ab der zweiten Runde gibt nach dem Geben jeder %n Karten an den linken Nachbarn weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the second round on, cards are exchanged after the deal.</source>
        <translation>Ab der zweiten Runde werden nach dem Geben Karten getauscht.</translation>
    </message>
    <message>
        <source>From the second round on, {lowest_subject} may also play an equal rank.</source>
        <translation>Ab der zweiten Runde darf {lowest_subject} auch denselben Wert legen.</translation>
    </message>
    <message>
        <source>From the second round on, {lowest_subject} may declare a putsch after the deal. Then no cards are exchanged in this round, and only one question counts: does {lowest_subject} go out first?</source>
        <translation>Ab der zweiten Runde darf {lowest_subject} nach dem Geben putschen. Dann wird in dieser Runde nicht getauscht, und es geht nur um eines: Wird {lowest_subject} zuerst fertig?</translation>
    </message>
    <message>
        <source>Get rid of all your cards: first those in your hand, then the face-up ones in front of you, then the face-down ones. Don’t be the last one left with cards: that player is the {lowest}.</source>
        <translation>Werde alle Karten los: erst die auf der Hand, dann die offenen vor dir, dann die verdeckten. Es kommt nur darauf an, am Ende nicht auf Karten sitzen zu bleiben: Wer übrig bleibt, heißt {lowest}.</translation>
    </message>
    <message>
        <source>Get rid of your cards as fast as you can. The first player to run out becomes {highest}; the last one left with cards becomes {lowest}.</source>
        <translation>Werde deine Karten so schnell wie möglich los. Wer zuerst fertig ist, wird {highest}; wer als Letzter noch Karten hat, wird {lowest}.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Fertig werden</translation>
    </message>
    <message>
        <source>If another player goes out first, the round ends at once, and all players keep their positions. In the next round there can be no putsch.</source>
        <translation>Wird jemand anderes zuerst fertig, endet die Runde sofort, und alle behalten ihr Amt. In der nächsten Runde darf nicht geputscht werden.</translation>
    </message>
    <message>
        <source>If nobody wants to lead, the round is over: the fewer cards you hold, the higher your place.</source>
        <translation>Will niemand ausspielen, ist die Runde vorbei: Je weniger Karten du noch hast, desto besser ist dein Platz.</translation>
    </message>
    <message>
        <source>If several players hold such a card, the first of them from the dealer’s left starts.</source>
        <translation>Haben mehrere so eine Karte, fängt der Erste von ihnen an, reihum von links neben dem Geber gezählt.</translation>
    </message>
    <message>
        <source>If so, {lowest_subject} becomes {highest}, and the others play on for the remaining positions.</source>
        <translation>Wenn ja, wird {lowest_subject} {highest}, und die anderen spielen um die übrigen Ämter weiter.</translation>
    </message>
    <message>
        <source>If that card was set aside, the lowest card dealt counts instead.</source>
        <translation>Liegt diese Karte beiseite, gilt stattdessen die niedrigste ausgeteilte.</translation>
    </message>
    <message>
        <source>If this happens to several players, the first of them comes last.</source>
        <translation>Passiert das mehreren, wird der Erste von ihnen Letzter.</translation>
    </message>
    <message>
        <source>If you cannot play, pick up the whole pile, and your turn is over. The next player starts a new pile.</source>
        <translation>Passt nichts, nimmst du den ganzen Stapel auf die Hand, und dein Zug ist vorbei. Der Nächste fängt einen neuen Stapel an.</translation>
    </message>
    <message>
        <source>If you pass, you are out of this trick.</source>
        <translation>Wer passt, ist aus diesem Stich raus.</translation>
    </message>
    <message>
        <source>If you pass, you may rejoin the trick as soon as someone plays to it again.</source>
        <translation>Wer passt, darf wieder mitspielen, sobald noch einmal überboten wurde.</translation>
    </message>
    <message>
        <source>If {lowest_subject} calls it, all positions are reversed at once: {lowest_subject} becomes {highest}, and so on.</source>
        <translation>Ruft {lowest_subject} sie aus, kehrt sich sofort die Rangordnung um: {lowest_subject} wird {highest} und so weiter.</translation>
    </message>
    <message>
        <source>In a run, the suit of its highest rank counts.</source>
        <translation>Bei einer Folge zählt die Farbe des höchsten Werts.</translation>
    </message>
    <message>
        <source>In a trick, though, an equal rank may be played whatever its suit.</source>
        <translation>In einem Stich ist die Farbe bei gleichem Wert aber egal.</translation>
    </message>
    <message>
        <source>In every round, the player to the left of the dealer starts.</source>
        <translation>In jeder Runde fängt an, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>In every round, the player who holds {card} starts.</source>
        <translation>In jeder Runde fängt an, wer {card} hat.</translation>
    </message>
    <message>
        <source>In later rounds, the player to the left of the dealer starts.</source>
        <translation>In späteren Runden fängt an, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>In later rounds, the player who holds {card} starts.</source>
        <translation>In späteren Runden fängt an, wer {card} hat.</translation>
    </message>
    <message>
        <source>In later rounds, {highest_subject} starts.</source>
        <translation>In späteren Runden fängt {highest_subject} an.</translation>
    </message>
    <message>
        <source>In later rounds, {lowest_subject} starts.</source>
        <translation>In späteren Runden fängt {lowest_subject} an.</translation>
    </message>
    <message numerus="yes">
        <source>In that round’s exchange, {lowest_subject} gives {highest_to} their %n best cards and gets as many in return, of the other’s choice.</source>
        <translation>
            <numerusform>Beim Tausch gibt {lowest_subject} dann {highest_to} die beste Karte und bekommt eine beliebige zurück.</numerusform>
            <numerusform>Beim Tausch gibt {lowest_subject} dann {highest_to} die %n besten Karten und bekommt %n beliebige zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the exchange, jokers count as the best cards.</source>
        <translation>Beim Tausch gelten Joker als die besten Karten.</translation>
    </message>
    <message>
        <source>In the exchange, trumps count as better than suit cards, and the Excuse as the best card of all.</source>
        <translation>Beim Tausch zählen Trümpfe mehr als Farbkarten, und der Excuse ist die beste Karte von allen.</translation>
    </message>
    <message>
        <source>In the exchange, {jesters} count as the best cards.</source>
        <translation>Beim Tausch gelten {jesters} als die besten Karten.</translation>
    </message>
    <message>
        <source>In the exchange, {jesters} stay where they are.</source>
        <translation>Beim Tausch bleiben {jesters}, wo sie sind.</translation>
    </message>
    <message>
        <source>In the first round, the player to the left of the dealer starts.</source>
        <translation>In der ersten Runde fängt an, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>In the first round, the player who holds {card} starts.</source>
        <translation>In der ersten Runde fängt an, wer {card} hat.</translation>
    </message>
    <message>
        <source>It also beats a run that ends with the strongest rank.</source>
        <translation>Sie schlägt auch eine Folge, die mit dem stärksten Wert endet.</translation>
    </message>
    <message>
        <source>It can also fill a gap in a run or lengthen it, even to one step below the {lowest} or above the {highest}.</source>
        <translation>In einer Folge kann er eine Lücke füllen oder sie verlängern, sogar um eine Stufe über die Reihe hinaus (unter {lowest} oder über {highest}).</translation>
    </message>
    <message>
        <source>It cannot be combined with a 2.</source>
        <translation>Mit einer 2 lässt er sich nicht zusammen spielen.</translation>
    </message>
    <message>
        <source>It cannot be played on a bomb.</source>
        <translation>Auf eine Bombe darf man ihn nicht legen.</translation>
    </message>
    <message>
        <source>It does not beat a run.</source>
        <translation>Eine Folge schlägt er nicht.</translation>
    </message>
    <message>
        <source>It reverses the direction of play; two at once reverse it twice.</source>
        <translation>Er kehrt die Spielrichtung um; zwei auf einmal heben sich auf.</translation>
    </message>
    <message>
        <source>Jokers are stronger than every other rank, and the red one is stronger than a black one.</source>
        <translation>Joker sind stärker als alle anderen Werte, und der rote ist stärker als ein schwarzer.</translation>
    </message>
    <message>
        <source>Jokers are stronger than every other rank.</source>
        <translation>Joker sind stärker als alle anderen Werte.</translation>
    </message>
    <message>
        <source>Jokers can be asked for like other cards.</source>
        <translation>Nach Jokern darf man fragen wie nach anderen Karten.</translation>
    </message>
    <message>
        <source>Jokers have no suit and cannot be used in a locked trick.</source>
        <translation>Joker haben keine Farbe und helfen da nicht.</translation>
    </message>
    <message>
        <source>Jokers stay on top either way.</source>
        <translation>Joker bleiben so oder so ganz oben.</translation>
    </message>
    <message>
        <source>Jokers take no part in the exchange, but may be passed to the left.</source>
        <translation>Joker werden nicht getauscht, dürfen aber nach links weitergegeben werden.</translation>
    </message>
    <message>
        <source>Jokers take no part in the exchange: they stay where they were dealt.</source>
        <translation>Joker werden nicht getauscht: Sie bleiben bei dem, der sie bekommen hat.</translation>
    </message>
    <message>
        <source>Low beats high: {low} beat the same number of {high}. After that, the usual order applies again.</source>
        <translation>Niedrig schlägt hoch: {low} schlagen gleich viele {high}. Danach gilt wieder die übliche Reihenfolge.</translation>
    </message>
    <message>
        <source>Match or skip: when a play matches the one before it, such as a {rank} on a {rank}, the next player must match it too or skip this turn (without dropping out of the trick). No special card may be played instead.</source>
        <translation>Gleichziehen oder aussetzen: Liegt zweimal hintereinander dasselbe, etwa {rank} auf {rank}, muss der Nächste auch gleichziehen oder setzt einmal aus, bleibt aber im Stich. Auch besondere Karten helfen dann nicht.</translation>
    </message>
    <message>
        <source>No cards are exchanged.</source>
        <translation>Es werden keine Karten getauscht.</translation>
    </message>
    <message>
        <source>No cards are passed to the left, either.</source>
        <translation>Auch nach links wird nichts weitergegeben.</translation>
    </message>
    <message>
        <source>No other card beats it.</source>
        <translation>Keine andere Karte schlägt ihn.</translation>
    </message>
    <message>
        <source>No suit is stronger than another.</source>
        <translation>Keine Farbe ist stärker als eine andere.</translation>
    </message>
    <message>
        <source>Of two equal ranks, the higher suit is stronger; among sets, the one with the highest suit.</source>
        <translation>Bei gleichem Wert ist die höhere Farbe stärker; bei mehreren gleichen Karten zählt ihre höchste Farbe.</translation>
    </message>
    <message>
        <source>A joker counts as the suit it stands for. By itself, it can be played even if the trick is locked, and it ends the lock.</source>
        <translation>Ein Joker zählt als die Farbe, für die er steht; allein darf man ihn immer legen, und er hebt die Farbsperre auf.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} exchanges one more card in the next round.</source>
        <translation>Wer direkt vom letzten auf den ersten Platz steigt (von {lowest} zu {highest}), tauscht in der nächsten Runde eine Karte mehr.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} gets one more card in the next exchange: after their usual questions, they keep asking until they have it.</source>
        <translation>Wer direkt vom letzten auf den ersten Platz steigt (von {lowest} zu {highest}), bekommt im nächsten Tausch eine Karte mehr: Nach allen Fragen wird weitergefragt, bis sie da ist.</translation>
    </message>
    <message>
        <source>A player’s last cards cannot be beaten: the trick ends at once, and the next player who still has cards leads.</source>
        <translation>Letzte Karten sind unschlagbar: Der Stich endet sofort, und der Nächste, der noch Karten hat, spielt aus.</translation>
    </message>
    <message>
        <source>Going round from the dealer’s left, the first player with a 3 in hand starts and plays it. If nobody has a 3, a 4 starts, and so on; twos and then jokers come last.</source>
        <translation>Wer eine 3 auf der Hand hat, fängt an und legt sie; gefragt wird reihum, links vom Geber beginnend. Hat niemand eine 3, wird nach einer 4 gefragt und so weiter; zuletzt kommen Zweien und dann Joker.</translation>
    </message>
    <message>
        <source>Going round from the dealer’s left, the first player with a 3 in hand starts and plays it. If nobody has a 3, a 4 starts, and so on; twos come last.</source>
        <translation>Wer eine 3 auf der Hand hat, fängt an und legt sie; gefragt wird reihum, links vom Geber beginnend. Hat niemand eine 3, wird nach einer 4 gefragt und so weiter; zuletzt kommen Zweien.</translation>
    </message>
    <message>
        <source>In the first round, the next player who still has cards leads.</source>
        <translation>In der ersten Runde ist das der Nächste, der noch Karten hat.</translation>
    </message>
    <message>
        <source>Only {beaters} can beat a bomb.</source>
        <translation>Nur {beaters} schlägt eine Bombe.</translation>
    </message>
    <message>
        <source>Only {beaters} can beat it.</source>
        <translation>Nur {beaters} schlägt ihn.</translation>
    </message>
    <message>
        <source>Only {cards} may be played whatever their suit.</source>
        <translation>Ohne Rücksicht auf die Farbe gehen dann nur {cards}.</translation>
    </message>
    <message>
        <source>Options that differ from the preset</source>
        <translation>Was hier anders ist als üblich</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play one card, or several of the same rank, equal to or higher than the top of the pile. Then draw until you hold three cards, as long as the stock lasts.</source>
        <translation>Leg eine Karte oder mehrere gleiche, gleich hoch wie die oberste des Stapels oder höher. Dann zieh nach, bis du drei Karten hast, solange der Nachziehstapel reicht.</translation>
    </message>
    <message>
        <source>Played without other cards, singly or together, {jesters} are weaker than every rank.</source>
        <translation>Ohne andere Karten, allein oder zusammen, sind {jesters} schwächer als jeder Wert.</translation>
    </message>
    <message>
        <source>Points and seats</source>
        <translation>Punkte und Plätze</translation>
    </message>
    <message>
        <source>Positions and points</source>
        <translation>Ämter und Punkte</translation>
    </message>
    <message numerus="yes">
        <source>Revolution: %n cards of the same rank, played together, reverse the order of the ranks until the round ends.</source>
        <translation>
            <numerusform>Revolution: %n gleiche Karten auf einmal drehen die Reihenfolge der Werte bis zum Ende der Runde um.</numerusform>
            <numerusform>Revolution: %n gleiche Karten auf einmal drehen die Reihenfolge der Werte bis zum Ende der Runde um.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revolution: %n or more cards of the same rank, played together, reverse the order of the ranks until the round ends.</source>
        <translation>
            <numerusform>Revolution: %n oder mehr gleiche Karten auf einmal drehen die Reihenfolge der Werte bis zum Ende der Runde um.</numerusform>
            <numerusform>Revolution: %n oder mehr gleiche Karten auf einmal drehen die Reihenfolge der Werte bis zum Ende der Runde um.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revolution: a run of %n or more cards reverses the order of the ranks until the round ends.</source>
        <translation>
            <numerusform>Revolution: Eine Folge aus %n oder mehr Karten dreht die Reihenfolge der Werte bis zum Ende der Runde um.</numerusform>
            <numerusform>Revolution: Eine Folge aus %n oder mehr Karten dreht die Reihenfolge der Werte bis zum Ende der Runde um.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several can be played together: two jokers beat any pair.</source>
        <translation>Mehrere darf man zusammen spielen: Zwei Joker schlagen jedes Paar.</translation>
    </message>
    <message>
        <source>Singles, pairs and triples may be answered with the same rank.</source>
        <translation>Auf einzelne Karten, Paare und Drillinge darf man auch denselben Wert legen.</translation>
    </message>
    <message>
        <source>So a pair can only be answered with a pair.</source>
        <translation>Auf ein Paar gehört also wieder ein Paar.</translation>
    </message>
    <message>
        <source>So does a run with an 8 in it.</source>
        <translation>Auch eine Folge mit einer 8 räumt ab.</translation>
    </message>
    <message>
        <source>So only a higher pair beats a pair.</source>
        <translation>Ein Paar schlägt man also nur mit einem höheren Paar.</translation>
    </message>
    <message>
        <source>So only a lower pair beats a pair.</source>
        <translation>Ein Paar schlägt man also nur mit einem niedrigeren Paar.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Besondere Karten</translation>
    </message>
    <message>
        <source>Suit lock: when a play has the same suits as the one before it, such as {play} on {before}, the trick can only be beaten in these suits.</source>
        <translation>Farbsperre: Hat jemand dieselben Farben gelegt, die schon lagen, etwa {play} auf {before}, lässt sich der Stich nur noch in diesen Farben überbieten.</translation>
    </message>
    <message>
        <source>Suits do not matter.</source>
        <translation>Die Farben spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Tabula rasa: the player who adds the last card of a rank to the trick (the last of the {count} {ranks}, for instance) clears it: they win the trick at once and lead the next one. It does not work with four or more cards at a time.</source>
        <translation>Tabula rasa: Wer die letzte noch fehlende Karte eines Werts in den Stich legt (sind etwa alle {count} {ranks} darin), räumt ihn ab: Er bekommt den Stich sofort und spielt zum nächsten aus. Vier oder mehr Karten auf einmal gelten nicht.</translation>
    </message>
    <message>
        <source>The 3 is the lowest rank and the ace the highest; twos and tens have special powers.</source>
        <translation>Die 3 ist am niedrigsten, das Ass am höchsten; Zweien und Zehnen können mehr.</translation>
    </message>
    <message>
        <source>The 3 of spades, played by itself, beats a single joker and clears the trick.</source>
        <translation>Die Pik-3, allein gelegt, schlägt einen einzelnen Joker und räumt den Stich ab.</translation>
    </message>
    <message>
        <source>The 3 of spades, played by itself, beats a single joker.</source>
        <translation>Die Pik-3, allein gelegt, schlägt einen einzelnen Joker.</translation>
    </message>
    <message>
        <source>The Excuse is played by itself, as a lead or on any other play. It clears the trick: its player wins the trick at once and leads the next one.</source>
        <translation>Der Excuse wird allein gespielt, zum Ausspielen oder auf alles, was liegt. Er räumt den Stich ab: Wer ihn gelegt hat, bekommt den Stich sofort und spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The cards are passed one at a time: everyone passes a card and picks up the one they get, then passes the next, which may be the one just received.</source>
        <translation>Das geht Karte für Karte: Alle geben eine weiter und nehmen die auf, die kommt; dann folgt die nächste, vielleicht die gerade bekommene.</translation>
    </message>
    <message>
        <source>The cards given back can be any cards: not necessarily the worst ones, and even cards just received.</source>
        <translation>Zurückgeben darf man jede Karte: Es müssen nicht die schlechtesten sein, und auch gerade bekommene sind erlaubt.</translation>
    </message>
    <message>
        <source>The cards on the table</source>
        <translation>Die Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>The dealer is drawn by lot.</source>
        <translation>Wer gibt, entscheidet das Los.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Der Kartentausch</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; in later rounds the {lowest} deals.</source>
        <translation>In der ersten Runde entscheidet das Los, wer gibt; später gibt, wer zuletzt {lowest} war.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; in later rounds {highest_subject} gets the first card, so the player before them deals.</source>
        <translation>In der ersten Runde entscheidet das Los, wer gibt; später bekommt {highest_subject} die erste Karte, und der Spieler davor gibt.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; in later rounds {lowest_subject} deals.</source>
        <translation>In der ersten Runde entscheidet das Los, wer gibt; später gibt {lowest_subject}.</translation>
    </message>
    <message>
        <source>The higher player makes the first offer: cards of their own for cards they want, such as {give} for {want}. The other player accepts, refuses or makes a counter-offer, which also counts as a refusal.</source>
        <translation>Wer höher steht, macht das erste Angebot: eigene Karten gegen gewünschte, etwa {give} gegen {want}. Der andere nimmt an, lehnt ab oder macht ein Gegenangebot, das auch als Ablehnung zählt.</translation>
    </message>
    <message>
        <source>The last one left is the {lowest} and deals the next round.</source>
        <translation>Wer übrig bleibt, heißt {lowest} und gibt in der nächsten Runde.</translation>
    </message>
    <message>
        <source>The leader has to play. Everyone else may pass even if they could play.</source>
        <translation>Wer ausspielt, muss legen. Alle anderen dürfen passen, auch wenn sie legen könnten.</translation>
    </message>
    <message>
        <source>The leader may pass, too; then the next player may lead.</source>
        <translation>Auch wer ausspielen soll, darf passen; dann darf der Nächste ausspielen.</translation>
    </message>
    <message>
        <source>The lower the number, the stronger the card.</source>
        <translation>Je niedriger die Zahl, desto stärker die Karte.</translation>
    </message>
    <message>
        <source>The only exception: if you have to play the start card, you may not pass.</source>
        <translation>Nur wer die Startkarte spielen muss, darf nicht passen.</translation>
    </message>
    <message>
        <source>The other pairs ask as usual.</source>
        <translation>Die anderen Paare fragen wie sonst.</translation>
    </message>
    <message>
        <source>The other pairs exchange one card each.</source>
        <translation>Die anderen Paare tauschen je eine Karte.</translation>
    </message>
    <message>
        <source>The other players keep their cards.</source>
        <translation>Die anderen behalten ihre Karten.</translation>
    </message>
    <message numerus="yes">
        <source>The pile can be picked up %n time(s) in a row without burning in between. The next time, it burns instead, and the turn is over. That way, every round comes to an end.</source>
        <translation>
            <numerusform>Wurde der Stapel einmal genommen und ist seitdem nicht verbrannt, verbrennt er beim nächsten Mal, und der Zug ist vorbei. So dauert keine Runde ewig.</numerusform>
            <numerusform>Der Stapel wird höchstens %n-mal hintereinander genommen, ohne dazwischen zu verbrennen. Beim nächsten Mal verbrennt er stattdessen, und der Zug ist vorbei. So dauert keine Runde ewig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player who asks has to continue, beyond that number if need be, until they have received %n card(s).</source>
        <translation>
            <numerusform>Wer fragt, muss weiterfragen, wenn nötig auch öfter, bis eine Karte da ist.</numerusform>
            <numerusform>Wer fragt, muss weiterfragen, wenn nötig auch öfter, bis %n Karten da sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who asks may stop at any time.</source>
        <translation>Wer fragt, darf jederzeit aufhören.</translation>
    </message>
    <message>
        <source>The player who starts leads the first trick with a single card.</source>
        <translation>Wer anfängt, spielt zum ersten Stich eine einzelne Karte aus.</translation>
    </message>
    <message>
        <source>The player who starts leads the first trick: with a single card, or with a pair, a triple or a quad (two, three or four cards of the same rank).</source>
        <translation>Wer anfängt, spielt zum ersten Stich aus: eine einzelne Karte, ein Paar, einen Drilling oder einen Vierling (zwei, drei oder vier Karten mit demselben Wert).</translation>
    </message>
    <message numerus="yes">
        <source>The player who starts leads the first trick: with a single card, or with a pair, a triple or more cards of the same rank, up to %n.</source>
        <translation>
            <numerusform>Wer anfängt, spielt zum ersten Stich aus: eine einzelne Karte, ein Paar, einen Drilling oder noch mehr Karten mit demselben Wert, bis zu %n.</numerusform>
            <numerusform>Wer anfängt, spielt zum ersten Stich aus: eine einzelne Karte, ein Paar, einen Drilling oder noch mehr Karten mit demselben Wert, bis zu %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who starts leads the first trick: with a single card, or with any number of cards of the same rank.</source>
        <translation>Wer anfängt, spielt zum ersten Stich aus: eine einzelne Karte oder beliebig viele gleiche.</translation>
    </message>
    <message numerus="yes">
        <source>The player who starts leads the first trick: with a single card, or with up to %n card(s) of the same rank.</source>
        <translation>
            <numerusform>Wer anfängt, spielt zum ersten Stich eine einzelne Karte aus.</numerusform>
            <numerusform>Wer anfängt, spielt zum ersten Stich aus: eine einzelne Karte oder bis zu %n gleiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players keep their seats.</source>
        <translation>Alle behalten ihren Platz.</translation>
    </message>
    <message>
        <source>The positions from top to bottom: {offices}.</source>
        <translation>Die Ämter von oben nach unten: {offices}.</translation>
    </message>
    <message>
        <source>The putsch</source>
        <translation>Der Putsch</translation>
    </message>
    <message>
        <source>The ranks from weakest to strongest: {ranks}.</source>
        <translation>Die Werte von schwach nach stark: {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>The seats are drawn by lot in the first round, and again after every %n round(s).</source>
        <translation>
            <numerusform>Die Sitzplätze werden vor jeder Runde ausgelost.</numerusform>
            <numerusform>Die Sitzplätze werden in der ersten Runde ausgelost und dann nach je %n Runden neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The suits rank from weakest to strongest: {order}.</source>
        <translation>Die Farben von schwach nach stark: {order}.</translation>
    </message>
    <message>
        <source>Their first play must include this card; others of its rank may join it.</source>
        <translation>Die Karte muss beim ersten Ausspielen dabei sein; Karten mit gleichem Wert dürfen dazugelegt werden.</translation>
    </message>
    <message>
        <source>Then {weakest} are stronger than all other ranks, and {strongest} weaker. The next revolution restores the order.</source>
        <translation>Dann sind {weakest} stärker als alle anderen Werte und {strongest} schwächer. Die nächste Revolution stellt die Reihenfolge wieder her.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards of a higher rank, or passes.</source>
        <translation>Dann legt im Uhrzeigersinn jeder gleich viele Karten mit höherem Wert oder passt.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards of an equal or higher rank, or passes.</source>
        <translation>Dann legt im Uhrzeigersinn jeder gleich viele Karten mit gleichem oder höherem Wert oder passt.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards with a lower number, or passes.</source>
        <translation>Dann legt im Uhrzeigersinn jeder gleich viele Karten mit einer niedrigeren Zahl oder passt.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards with an equal or lower number, or passes.</source>
        <translation>Dann legt im Uhrzeigersinn jeder gleich viele Karten mit gleicher oder niedrigerer Zahl oder passt.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) of each number.</source>
        <translation>
            <numerusform>Jede Zahl gibt es einmal.</numerusform>
            <numerusform>Jede Zahl gibt es %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are also %n jester(s).</source>
        <translation>
            <numerusform>Dazu kommt ein Narr.</numerusform>
            <numerusform>Dazu kommen %n Narren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are also %n joker(s).</source>
        <translation>
            <numerusform>Dazu kommt ein Joker.</numerusform>
            <numerusform>Dazu kommen %n Joker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are also %n joker(s): {red} red and {black} black.</source>
        <translation>
            <numerusform>Dazu kommt %n Joker: {red} rot, {black} schwarz.</numerusform>
            <numerusform>Dazu kommen %n Joker: {red} rot, {black} schwarz.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are exceptions, which are explained under “Going out”.</source>
        <translation>Es gibt Ausnahmen; sie stehen unter „Fertig werden“.</translation>
    </message>
    <message>
        <source>There can only be one joker in a play.</source>
        <translation>Mehr als einen Joker darf man nicht auf einmal legen.</translation>
    </message>
    <message>
        <source>There is nothing to choose: the exchange is automatic.</source>
        <translation>Auszusuchen gibt es nichts: Das geschieht von selbst.</translation>
    </message>
    <message>
        <source>These cards are missing from the deck: {cards}.</source>
        <translation>Im Kartenspiel fehlen: {cards}.</translation>
    </message>
    <message>
        <source>They may start with any cards.</source>
        <translation>Der Anfang ist frei: Es muss nicht diese Karte sein.</translation>
    </message>
    <message numerus="yes">
        <source>They negotiate over %n more card(s).</source>
        <translation>
            <numerusform>Über eine weitere Karte verhandeln sie.</numerusform>
            <numerusform>Über %n weitere Karten verhandeln sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>They sit in this order, clockwise.</source>
        <translation>In dieser Reihenfolge setzen sich alle im Uhrzeigersinn an den Tisch.</translation>
    </message>
    <message>
        <source>They still do so after a revolution.</source>
        <translation>Das gilt auch nach einer Revolution.</translation>
    </message>
    <message>
        <source>This does not apply to bombs.</source>
        <translation>Für Bomben gilt das nicht.</translation>
    </message>
    <message>
        <source>Three in a row: when three players, one after the other, play three consecutive ranks, such as {ranks}, each of the three may discard one card, in the order in which they played.</source>
        <translation>Drei in Folge: Legen drei Spieler nacheinander drei aufeinanderfolgende Werte, etwa {ranks}, darf jeder der drei eine Karte abwerfen, in der Reihenfolge, in der sie gelegt haben.</translation>
    </message>
    <message>
        <source>Together with other cards, it stands for another card: two {ranks} and a joker make three {ranks}.</source>
        <translation>Zusammen mit anderen Karten ersetzt er eine: Zwei {ranks} und ein Joker sind drei {ranks}.</translation>
    </message>
    <message>
        <source>Trump 1 and trump 21 can also stand for another card: {one} and trump 21 make a pair; trumps 5, 7 and 1 make three consecutive trumps. At least one card must be played as itself. If there is a choice, you say which card you mean.</source>
        <translation>Trumpf 1 und Trumpf 21 können auch eine andere Karte ersetzen. So sind {one} und Trumpf 21 ein Paar und die Trümpfe 5, 7 und 1 drei Trümpfe in Folge. Mindestens eine Karte muss für sich selbst stehen. Gibt es mehrere Möglichkeiten, sagst du, was du meinst.</translation>
    </message>
    <message>
        <source>Trumps beat suit cards. Instead of pairs, triples and quads, two, three or four consecutive trumps are played together, such as trumps 7 and 8.</source>
        <translation>Trümpfe schlagen Farbkarten. Statt Paaren, Drillingen und Vierlingen spielt man zwei, drei oder vier Trümpfe in Folge, etwa Trumpf 7 und 8.</translation>
    </message>
    <message>
        <source>Trumps have no suit and cannot be played in a locked trick.</source>
        <translation>Trümpfe haben keine Farbe und gehen da nicht.</translation>
    </message>
    <message>
        <source>Two decks are shuffled together.</source>
        <translation>Zwei Kartenspiele werden zusammengemischt.</translation>
    </message>
    <message>
        <source>Twos are wild: a 2 is played with cards of another rank and counts as one of them. Two {ranks} and a 2 make three {ranks}. A 2 is never played by itself.</source>
        <translation>Zweien ergänzen andere Karten: Man legt eine 2 zu Karten mit einem anderen Wert, und sie zählt wie eine von ihnen. Zwei {ranks} und eine 2 sind drei {ranks}. Allein wird eine 2 nie gespielt.</translation>
    </message>
    <message>
        <source>Twos clear the trick: if you play one or more twos, you win the trick at once and lead the next one. Nobody may answer, not even with twos.</source>
        <translation>Zweien räumen den Stich ab: Wer eine oder mehrere Zweien spielt, bekommt den Stich sofort und spielt zum nächsten aus. Niemand darf mehr etwas darauf legen, auch keine Zweien.</translation>
    </message>
    <message>
        <source>Twos count as the lowest cards here.</source>
        <translation>Am niedrigsten sind hier die Zweien.</translation>
    </message>
    <message>
        <source>Twos in a run do not.</source>
        <translation>Zweien in einer Folge räumen nicht ab.</translation>
    </message>
    <message>
        <source>When all the others have passed, the player who played last may beat their own cards, or pass and win the trick. Its cards are out of the round, and the winner leads the next trick.</source>
        <translation>Haben alle anderen gepasst, darf der Spieler, der zuletzt gelegt hat, die eigenen Karten überbieten oder passen und den Stich nehmen. Diese Karten sind aus dem Spiel, und der Gewinner spielt zum nächsten Stich aus.</translation>
    </message>
    <message>
        <source>When all the others have passed, the player who played last wins the trick. Its cards are out of the round, and the winner leads the next trick.</source>
        <translation>Haben alle anderen gepasst, bekommt den Stich, wer zuletzt gelegt hat. Diese Karten sind aus dem Spiel, und der Gewinner spielt zum nächsten Stich aus.</translation>
    </message>
    <message>
        <source>When the asking is over, the asker gives back as many cards as they received.</source>
        <translation>Zum Schluss gehen so viele Karten zurück, wie herübergekommen sind.</translation>
    </message>
    <message numerus="yes">
        <source>When you have no cards left, you are out. The first player out scores %n point(s), and each player after that one point fewer.</source>
        <translation>
            <numerusform>Wer keine Karten mehr hat, ist fertig. Wer zuerst fertig ist, bekommt einen Punkt, jeder danach einen weniger.</numerusform>
            <numerusform>Wer keine Karten mehr hat, ist fertig. Wer zuerst fertig ist, bekommt %n Punkte, jeder danach einen weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>When you have no cards left, you are out. The others play on until only one player still has cards.</source>
        <translation>Wer keine Karten mehr hat, ist fertig. Die anderen spielen weiter, bis nur noch einer Karten hat.</translation>
    </message>
    <message>
        <source>When your face-up cards are gone, choose a face-down card and turn it over. If it is equal to the top or higher, it is played; if not, you pick it up together with the pile.</source>
        <translation>Sind die offenen Karten weg, such dir eine verdeckte aus und deck sie auf. Ist sie gleich hoch wie die oberste oder höher, liegt sie; wenn nicht, nimmst du sie samt dem Stapel.</translation>
    </message>
    <message>
        <source>When your hand and the stock are empty, you play your face-up cards. If you cannot play any, you pick up the pile and play from your hand again.</source>
        <translation>Sind Hand und Nachziehstapel leer, legst du von deinen offenen Karten. Passt keine, nimmst du den Stapel und spielst wieder aus der Hand.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Wer anfängt</translation>
    </message>
    <message numerus="yes">
        <source>With cards that stand for others (see “Special cards”), there can be up to %n.</source>
        <translation>
            <numerusform>Mit Karten, die andere ersetzen (siehe „Besondere Karten“), können es bis zu %n sein.</numerusform>
            <numerusform>Mit Karten, die andere ersetzen (siehe „Besondere Karten“), können es bis zu %n sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong plays are possible, but anyone who makes one sets their hand aside and becomes {lowest} at once. The last of the others then becomes {second}.</source>
        <translation>Am Tisch sind Fehler möglich: Wer gegen die Regeln spielt, legt seine Karten weg und wird sofort {lowest}. Der Letzte der anderen wird dann {second}.</translation>
    </message>
    <message>
        <source>You can also play a run: three or more consecutive ranks of one suit, such as {run}. Runs do not wrap around from the strongest rank to the weakest.</source>
        <translation>Man darf auch eine Folge spielen: drei oder mehr aufeinanderfolgende Werte einer Farbe, etwa {run}. Nach dem stärksten Wert geht es nicht von vorn los.</translation>
    </message>
    <message>
        <source>You can also play a run: three or more consecutive ranks, all singles, all pairs or all triples, such as {run} or {pairs}. Runs do not wrap around from the strongest rank to the weakest.</source>
        <translation>Man darf auch eine Folge spielen: drei oder mehr aufeinanderfolgende Werte, alle einzeln, alle als Paar oder alle als Drilling, etwa {run} oder {pairs}. Nach dem stärksten Wert geht es nicht von vorn los.</translation>
    </message>
    <message>
        <source>You can ask for {jesters} just like any other card.</source>
        <translation>Man darf auch fragen, ob {jesters} da sind.</translation>
    </message>
    <message>
        <source>You may also answer with the same rank.</source>
        <translation>Man darf auch denselben Wert legen.</translation>
    </message>
    <message>
        <source>the highest player who still has cards</source>
        <translation>den Verbliebenen mit dem höchsten Amt</translation>
    </message>
    <message>
        <source>the lowest player who still has cards</source>
        <translation>den Verbliebenen mit dem niedrigsten Amt</translation>
    </message>
    <message>
        <source>the next player who still has cards</source>
        <translation>den Nächsten, der noch Karten hat</translation>
    </message>
    <message>
        <source>You may pass even if you could play.</source>
        <translation>Du darfst passen, auch wenn du legen könntest.</translation>
    </message>
    <message>
        <source>Suits do not matter for bombs.</source>
        <translation>Unter Bomben zählen die Farben nicht.</translation>
    </message>
    <message>
        <source>You may pick up the pile even if you could play.</source>
        <translation>Du darfst den Stapel auch nehmen, wenn du legen könntest.</translation>
    </message>
    <message>
        <source>You play as many rounds as you like.</source>
        <translation>Gespielt wird, solange ihr Lust habt.</translation>
    </message>
    <message>
        <source>Your last play must not contain {cards}: if it does, you become {lowest}, and the others move up.</source>
        <translation>Verboten als letzte Karte, auch mit anderen zusammen: {cards}. Wer damit fertig wird, wird {lowest}, und die anderen rücken auf.</translation>
    </message>
    <message>
        <source>Your position also decides whom you exchange cards with in the next round.</source>
        <translation>Von deinem Amt hängt auch ab, mit wem du in der nächsten Runde Karten tauschst.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>a Tarot deck of 78 cards</source>
        <translation>ein Tarotspiel mit 78 Karten</translation>
    </message>
    <message>
        <source>a bomb</source>
        <translation>eine Bombe</translation>
    </message>
    <message>
        <source>a bomb of a higher rank</source>
        <translation>eine Bombe mit höherem Wert</translation>
    </message>
    <message>
        <source>a deck of 32 cards</source>
        <translation>ein Kartenspiel mit 32 Karten</translation>
    </message>
    <message>
        <source>a deck of 52 cards</source>
        <translation>ein Kartenspiel mit 52 Karten</translation>
    </message>
    <message>
        <source>a higher bomb (more cards, or the same number of a higher rank)</source>
        <translation>eine höhere Bombe (mehr Karten oder gleich viele mit höherem Wert)</translation>
    </message>
    <message>
        <source>a higher joker (red beats black)</source>
        <translation>ein höherer Joker (rot schlägt schwarz)</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>ein Joker</translation>
    </message>
    <message>
        <source>a player drawn by lot</source>
        <translation>einen ausgelosten Spieler</translation>
    </message>
    <message>
        <source>bombs</source>
        <translation>Bomben</translation>
    </message>
    <message>
        <source>cards numbered 1 to 12</source>
        <translation>Karten mit den Zahlen 1 bis 12</translation>
    </message>
    <message>
        <source>cards numbered 1 to 13</source>
        <translation>Karten mit den Zahlen 1 bis 13</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>Narr</translation>
    </message>
    <message>
        <source>jesters</source>
        <translation>Narren</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>the 3 of spades</source>
        <translation>die Pik-3</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>der Excuse</translation>
    </message>
    <message>
        <source>the lowest card dealt (among equal ranks, {first} before {others})</source>
        <translation>die niedrigste ausgeteilte Karte (bei gleichem Wert {first} vor {others})</translation>
    </message>
    <message>
        <source>the weakest card ({one})</source>
        <translation>die schwächste Karte ({one})</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>{highest_subject} gets the first card, so the player before them deals.</source>
        <translation>{highest_subject} bekommt die erste Karte; also gibt der Spieler davor.</translation>
    </message>
    <message numerus="yes">
        <source>{highest_subject} scores %n point(s), each position below that one point fewer, and {lowest_subject} none.</source>
        <translation>
            <numerusform>{highest_subject} bekommt einen Punkt, jeder darunter einen weniger, {lowest_subject} keinen.</numerusform>
            <numerusform>{highest_subject} bekommt %n Punkte, jeder darunter einen weniger, {lowest_subject} keinen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{highest_subject} scores %n point(s), each position below that one point fewer, and {lowest_subject} one.</source>
        <translation>
            <numerusform>{highest_subject} bekommt einen Punkt, jeder darunter einen weniger, {lowest_subject} einen.</numerusform>
            <numerusform>{highest_subject} bekommt %n Punkte, jeder darunter einen weniger, {lowest_subject} einen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lower_subject} gives {upper_to} their %n best card(s) and gets as many in return.</source>
        <translation>
            <numerusform>{lower_subject} gibt {upper_to} die beste Karte und bekommt eine andere zurück.</numerusform>
            <numerusform>{lower_subject} gibt {upper_to} die %n besten Karten und bekommt ebenso viele zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lower_subject} gives {upper_to} their %n best card(s) and gets the other’s %n worst card(s) in return.</source>
        <translation>
            <numerusform>{lower_subject} gibt {upper_to} die beste Karte und bekommt dafür die schlechteste.</numerusform>
            <numerusform>{lower_subject} gibt {upper_to} die %n besten Karten und bekommt dafür die %n schlechtesten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{lowest_subject} deals.</source>
        <translation>{lowest_subject} gibt.</translation>
    </message>
    <message>
        <source>{lowest_subject} may also play an equal rank.</source>
        <translation>{lowest_subject} darf auch denselben Wert legen.</translation>
    </message>
    <message>
        <source>{players} play with {count} cards.</source>
        <translation>{players} spielen mit {count} Karten.</translation>
    </message>
    <message>
        <source>{players} play with {deck}.</source>
        <translation>{players}, {deck}.</translation>
    </message>
    <message numerus="yes">
        <source>{upper_subject} and {lower_subject} negotiate over %n card(s).</source>
        <translation>
            <numerusform>{upper_subject} und {lower_subject} verhandeln über eine Karte.</numerusform>
            <numerusform>{upper_subject} und {lower_subject} verhandeln über %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{upper_subject} asks {lower_object} for cards.</source>
        <translation>{upper_subject} fragt {lower_object} nach Karten.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>A real round that explains the game as you play. You can leave at any time.</source>
        <translation>Eine richtige Runde, die dir das Spiel unterwegs erklärt. Du kannst jederzeit aussteigen.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
</context>
<context>
    <name>Saying</name>
    <message numerus="yes">
        <source>%n card(s) for you!</source>
        <translation>
            <numerusform>%n Karte für dich!</numerusform>
            <numerusform>%n Karten für dich!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for {name}!</source>
        <translation>
            <numerusform>%n Karte für {name}!</numerusform>
            <numerusform>%n Karten für {name}!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {ranks}!</source>
        <translation>
            <numerusform>%n {ranks}!</numerusform>
            <numerusform>%n {ranks}!</numerusform>
        </translation>
    </message>
    <message>
        <source>After you!</source>
        <translation>Nach dir!</translation>
    </message>
    <message>
        <source>Agreed!</source>
        <translation>Abgemacht!</translation>
    </message>
    <message>
        <source>Any {ranks}?</source>
        <translation>Hast du {ranks}?</translation>
    </message>
    <message>
        <source>Here you are!</source>
        <translation>Bitte sehr!</translation>
    </message>
    <message>
        <source>How about a deal?</source>
        <translation>Wollen wir tauschen?</translation>
    </message>
    <message>
        <source>Mine!</source>
        <translation>Meiner!</translation>
    </message>
    <message>
        <source>No deal!</source>
        <translation>Kein Interesse!</translation>
    </message>
    <message>
        <source>None!</source>
        <translation>Keine!</translation>
    </message>
    <message>
        <source>Putsch!</source>
        <translation>Putsch!</translation>
    </message>
    <message>
        <source>Revolution!</source>
        <translation>Revolution!</translation>
    </message>
    <message>
        <source>{all}!</source>
        <translation>{all}!</translation>
    </message>
    <message>
        <source>{first}, then {next}</source>
        <translation>{first}, dann {next}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Points count against you: the lowest total is best.</source>
        <translation>Punkte zählen gegen dich: Wer am wenigsten hat, steht am besten da.</translation>
    </message>
    <message numerus="yes">
        <source>Points count against you: the match ends at %n, and the lowest total wins.</source>
        <translation>
            <numerusform>Punkte zählen gegen dich: Bei %n endet die Partie, und wer am wenigsten hat, gewinnt.</numerusform>
            <numerusform>Punkte zählen gegen dich: Bei %n endet die Partie, und wer am wenigsten hat, gewinnt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message numerus="yes">
        <source>Points over %n round(s)</source>
        <translation>
            <numerusform>Punkte über %n Runde</numerusform>
            <numerusform>Punkte über %n Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreFigures</name>
    <message>
        <source>left over: %1</source>
        <translation>übrig: %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
</context>
<context>
    <name>ScoreSummary</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Stop for now</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>You can continue the match later.</source>
        <translation>Du kannst die Partie später fortsetzen.</translation>
    </message>
</context>
<context>
    <name>ScreenFrame</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) taken</source>
        <translation>
            <numerusform>%n Stich genommen</numerusform>
            <numerusform>%n Stiche genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>offen: {cards}</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>auf dem {place} Platz</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>Seigneur</name>
    <message>
        <source>A bomb can only be played on your turn.</source>
        <translation>Eine Bombe darf man nur legen, wenn man dran ist.</translation>
    </message>
    <message>
        <source>A bomb may also be played out of turn, on the cards just played. Anyone who holds a bomb that beats them is briefly asked, without anyone else noticing. Play then continues to the left of the player who played the bomb. On your turn, you may also lead a bomb.</source>
        <translation>Eine Bombe darf man auch außer der Reihe legen, auf das, was gerade gelegt wurde. Wer eine hat, die das schlägt, wird kurz gefragt, ohne dass es sonst jemand merkt. Danach geht es links von dem weiter, der die Bombe gelegt hat. Wer dran ist, darf eine Bombe auch ausspielen.</translation>
    </message>
    <message>
        <source>A round is a series of tricks. To lead one, play a single card, a pair, a triple (two or three cards of the same rank), a full house (a triple and a pair), two or more consecutive pairs such as 4-4-5-5, or a straight of five or more consecutive ranks.</source>
        <translation>Eine Runde besteht aus mehreren Stichen. Ausspielen kann man eine einzelne Karte, ein Paar, einen Drilling (zwei oder drei Karten mit demselben Wert), ein Full House (Drilling und Paar), zwei oder mehr Paare in Folge wie 4-4-5-5 oder eine Straße aus fünf oder mehr aufeinanderfolgenden Werten.</translation>
    </message>
    <message>
        <source>A straight of one suit is always a bomb.</source>
        <translation>Eine Straße in einer Farbe ist immer eine Bombe.</translation>
    </message>
    <message>
        <source>All cards are dealt, so some players may get one more than others. From the second round on, {lowest_subject} deals, and the players sit by position, clockwise from the highest.</source>
        <translation>Alle Karten werden verteilt; manche bekommen eine mehr als andere. Ab der zweiten Runde gibt {lowest_subject}, und alle sitzen nach Ämtern, im Uhrzeigersinn vom höchsten an.</translation>
    </message>
    <message>
        <source>Bomb! You play {cards}.</source>
        <translation>Bombe! Du legst {cards}.</translation>
    </message>
    <message>
        <source>Bomb! {name} plays {cards}.</source>
        <translation>Bombe! {name} legt {cards}.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bomben</translation>
    </message>
    <message>
        <source>Everyone plays for themselves and tries to get rid of their cards. Go out early and you rise; be left with cards and you fall.</source>
        <translation>Jeder spielt für sich und will seine Karten loswerden. Wer früh fertig ist, steigt auf; wer auf Karten sitzen bleibt, steigt ab.</translation>
    </message>
    <message>
        <source>Four cards of one rank in four different suits are a bomb, and so are five or more consecutive ranks of one suit, without the Mah Jong, Phoenix or Dragon. A bomb beats any other play. Only a higher bomb beats a bomb: more cards, or the same number with a higher rank.</source>
        <translation>Ein Vierling in vier Farben ist eine Bombe, ebenso fünf oder mehr aufeinanderfolgende Werte einer Farbe, ohne Mah-Jong, Phönix oder Drache. Eine Bombe schlägt alles andere. Nur eine höhere Bombe schlägt eine Bombe: mehr Karten oder gleich viele mit höherem Wert.</translation>
    </message>
    <message>
        <source>I wish for {ranks}!</source>
        <translation>Ich wünsche mir {ranks}!</translation>
    </message>
    <message>
        <source>If you pass, you may rejoin the trick later. When all the others have passed one after another, the player who played last wins the trick and leads the next one.</source>
        <translation>Wer passt, darf später wieder in den Stich einsteigen. Haben alle anderen nacheinander gepasst, bekommt den Stich, wer zuletzt gelegt hat, und spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>In every round, the player who holds the Mah Jong starts, with any cards: it need not be the Mah Jong.</source>
        <translation>In jeder Runde fängt an, wer den Mah-Jong hat, und zwar mit beliebigen Karten: Es muss nicht der Mah-Jong sein.</translation>
    </message>
    <message>
        <source>No suit is stronger than another, and combinations do not wrap around (no K-A-2).</source>
        <translation>Keine Farbe ist stärker als eine andere, und nach dem Ass geht es nicht von vorn los.</translation>
    </message>
    <message>
        <source>On another Phoenix it is half a rank higher again. Two Phoenixes may be part of one play, together with other cards.</source>
        <translation>Auf einem anderen Phönix ist er noch einmal einen halben Wert höher. Zwei dürfen zusammen mit anderen Karten in einer Kombination stehen.</translation>
    </message>
    <message>
        <source>Play a bomb on {cards}?</source>
        <translation>Eine Bombe auf {cards}?</translation>
    </message>
    <message>
        <source>The Dragon is the highest single card and can only be played by itself. Only a bomb beats it.</source>
        <translation>Der Drache ist die höchste einzelne Karte und wird nur allein gespielt. Nur eine Bombe schlägt ihn.</translation>
    </message>
    <message>
        <source>The Dragon is the highest single card and can only be played by itself. Only a bomb or the second Dragon beats it.</source>
        <translation>Der Drache ist die höchste einzelne Karte und wird nur allein gespielt. Nur eine Bombe oder der zweite Drache schlägt ihn.</translation>
    </message>
    <message>
        <source>The Mah Jong is a 1: the lowest single card, or the start of a straight. When you play it, you may wish for a rank. From then on, anyone who holds this rank and can play it on their turn must do so, until somebody has played it or the round is over. The cards you play with the wish do not count, nor does a Phoenix that stands for the rank.</source>
        <translation>Der Mah-Jong ist eine 1: die niedrigste einzelne Karte oder der Anfang einer Straße. Wenn du ihn legst, darfst du dir einen Wert wünschen. Wer diesen Wert hat und ihn legen kann, muss das von da an tun, sobald er dran ist, bis es jemand getan hat oder die Runde vorbei ist. Was du selbst mit dem Wunsch legst, zählt nicht, und auch kein Phönix, der für den Wert steht.</translation>
    </message>
    <message>
        <source>The Phoenix stands for any card from 2 to ace, but not in a bomb. Played by itself, it is half a rank higher than the single card it is played on, but it does not beat a Dragon. Led by itself, it counts as one and a half.</source>
        <translation>Der Phönix steht für jede Karte von 2 bis Ass, nur nicht in einer Bombe. Allein ist er einen halben Wert höher als die einzelne Karte, auf die er gelegt wird, doch einen Drachen schlägt er nicht. Allein ausgespielt zählt er eineinhalb.</translation>
    </message>
    <message>
        <source>The best card is the Dragon, then come the Phoenix, the Mah Jong, and the ranks from ace down to 2.</source>
        <translation>Die beste Karte ist der Drache, dann kommen Phönix, Mah-Jong und die Werte vom Ass bis zur 2.</translation>
    </message>
    <message>
        <source>The last player scores no points, and each position above scores one more.</source>
        <translation>Der Letzte bekommt keinen Punkt, jedes Amt darüber einen mehr.</translation>
    </message>
    <message>
        <source>The players who received cards give back the same number of cards, whichever they like, all at the same time.</source>
        <translation>Wer Karten bekommen hat, gibt gleich viele beliebige zurück, alle gleichzeitig.</translation>
    </message>
    <message>
        <source>The wish is granted: you play {one}.</source>
        <translation>Wunsch erfüllt: Du legst {one}.</translation>
    </message>
    <message>
        <source>The wish is granted: {name} plays {one}.</source>
        <translation>Wunsch erfüllt: {name} legt {one}.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays a higher combination of the same kind with the same number of cards, or passes. Full houses are compared by the triple.</source>
        <translation>Dann legt im Uhrzeigersinn jeder eine höhere Kombination von gleicher Art mit gleich vielen Karten oder passt. Beim Full House zählt der Drilling.</translation>
    </message>
    <message>
        <source>There are four suits (lilies, keys, goblets and towers), each from 2 to ace, and three cards without a suit: the Mah Jong, the Phoenix and the Dragon.</source>
        <translation>Es gibt vier Farben (Lilien, Schlüssel, Kelche und Türme), jede von der 2 bis zum Ass, und drei Karten ohne Farbe: Mah-Jong, Phönix und Drache.</translation>
    </message>
    <message>
        <source>When you have no cards left, you are out. A player’s last cards can still be beaten; if nobody beats them, the next player who still has cards leads. The round ends when only one player still has cards.</source>
        <translation>Wer keine Karten mehr hat, ist fertig. Auch letzte Karten dürfen noch überboten werden; überbietet sie niemand, spielt der Nächste aus, der noch Karten hat. Die Runde endet, wenn nur noch einer Karten hat.</translation>
    </message>
    <message>
        <source>Wished for: {one}. Anyone who can play it must do so.</source>
        <translation>Gewünscht: {one}. Wer kann, muss.</translation>
    </message>
    <message>
        <source>With this many players, two decks are used: 104 cards with suits, two Phoenixes and two Dragons, but only one Mah Jong.</source>
        <translation>Mit so vielen Spielern nimmt man zwei Kartenspiele: 104 Karten mit Farben, zwei Phönixe und zwei Drachen, aber nur einen Mah-Jong.</translation>
    </message>
    <message>
        <source>You keep your bomb.</source>
        <translation>Du behältst deine Bombe.</translation>
    </message>
    <message>
        <source>You must grant the wish: play {one}</source>
        <translation>Erfüll den Wunsch: Leg {one}</translation>
    </message>
    <message>
        <source>You play {cards} and wish for {one}.</source>
        <translation>Du spielst {cards} und wünschst dir {one}.</translation>
    </message>
    <message>
        <source>You wish for {one}.</source>
        <translation>Du wünschst dir {one}.</translation>
    </message>
    <message>
        <source>a bomb in {suit}, {low} to {high}</source>
        <translation>eine Bombe in {suit} von {low} bis {high}</translation>
    </message>
    <message>
        <source>a bomb of four {ranks}</source>
        <translation>eine Bombe aus vier {ranks}</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>ein Full House</translation>
    </message>
    <message>
        <source>a full house of {ranks}</source>
        <translation>ein Full House mit {ranks}</translation>
    </message>
    <message>
        <source>a higher bomb</source>
        <translation>eine höhere Bombe</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>ein Paar</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>eine einzelne Karte</translation>
    </message>
    <message>
        <source>a straight of {count} cards</source>
        <translation>eine Straße aus {count} Karten</translation>
    </message>
    <message>
        <source>a straight, {low} to {high}</source>
        <translation>eine Straße von {low} bis {high}</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>the bomb in {suit}, {low} to {high}</source>
        <translation>die Bombe in {suit} von {low} bis {high}</translation>
    </message>
    <message>
        <source>the bomb of four {ranks}</source>
        <translation>die Bombe aus vier {ranks}</translation>
    </message>
    <message>
        <source>the full house of {ranks}</source>
        <translation>das Full House mit {ranks}</translation>
    </message>
    <message>
        <source>the straight, {low} to {high}</source>
        <translation>die Straße von {low} bis {high}</translation>
    </message>
    <message>
        <source>the {count} pairs, {low} to {high}</source>
        <translation>die {count} Paare von {low} bis {high}</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>einen Drilling</translation>
    </message>
    <message>
        <source>{count} consecutive pairs</source>
        <translation>{count} Paare in Folge</translation>
    </message>
    <message>
        <source>{count} pairs, {low} to {high}</source>
        <translation>{count} Paare von {low} bis {high}</translation>
    </message>
    <message numerus="yes">
        <source>{lower_subject} gives {upper_to} their %n best card(s).</source>
        <translation>
            <numerusform>{lower_subject} gibt {upper_to} die beste Karte.</numerusform>
            <numerusform>{lower_subject} gibt {upper_to} die %n besten Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} keeps their bomb.</source>
        <translation>{name} behält die Bombe.</translation>
    </message>
    <message>
        <source>{name} plays {cards} and wishes for {one}.</source>
        <translation>{name} spielt {cards} und wünscht sich {one}.</translation>
    </message>
    <message>
        <source>{name} wishes for {one}.</source>
        <translation>{name} wünscht sich {one}.</translation>
    </message>
    <message>
        <source>{phoenix} ({rank})</source>
        <translation>{phoenix} ({rank})</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{count} × {deck}</source>
        <translation>{count} × {deck}</translation>
    </message>
</context>
<context>
    <name>SessionEnd</name>
    <message>
        <source>A few minutes every day teach more than an hour once a week.</source>
        <translation>Ein paar Minuten am Tag bringen mehr als eine Stunde in der Woche.</translation>
    </message>
    <message>
        <source>All {of} right!</source>
        <translation>Alle {of} richtig!</translation>
    </message>
    <message>
        <source>Could not be judged</source>
        <translation>Konnte nicht bewertet werden</translation>
    </message>
    <message>
        <source>Exercise {number}: {about}</source>
        <translation>Übung {number}: {about}</translation>
    </message>
    <message>
        <source>In a hundred rounds, choices like these cost you {places}. Exercise {worst} cost the most.</source>
        <translation>In hundert Runden kosten dich solche Entscheidungen {places}. Am teuersten war Übung {worst}.</translation>
    </message>
    <message>
        <source>Play to the trick</source>
        <translation>Ein Zug im Stich</translation>
    </message>
    <message>
        <source>The hands you missed are back already: play ten more.</source>
        <translation>Die verpassten Blätter sind schon wieder da: Spiel noch zehn.</translation>
    </message>
    <message numerus="yes">
        <source>The hands you missed come back in %n day(s).</source>
        <translation>
            <numerusform>Die verpassten Blätter kommen in %n Tag wieder.</numerusform>
            <numerusform>Die verpassten Blätter kommen in %n Tagen wieder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hands you missed come back in %n minute(s).</source>
        <translation>
            <numerusform>Die verpassten Blätter kommen in %n Minute wieder.</numerusform>
            <numerusform>Die verpassten Blätter kommen in %n Minuten wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hands you missed come back later today.</source>
        <translation>Die verpassten Blätter kommen heute noch wieder.</translation>
    </message>
    <message>
        <source>The hands you missed come back tomorrow.</source>
        <translation>Die verpassten Blätter kommen morgen wieder.</translation>
    </message>
    <message>
        <source>Work on this next: {about}</source>
        <translation>Übe als Nächstes: {about}</translation>
    </message>
    <message>
        <source>You are good at this: {about} ({good} of {of} right).</source>
        <translation>Das kannst du: {about} ({good} von {of} richtig).</translation>
    </message>
    <message numerus="yes">
        <source>You found %n more on the second try.</source>
        <translation>
            <numerusform>Beim zweiten Versuch hast du noch %n gefunden.</numerusform>
            <numerusform>Beim zweiten Versuch hast du noch %n gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your choices cost you next to nothing.</source>
        <translation>Deine Entscheidungen kosten dich so gut wie nichts.</translation>
    </message>
    <message>
        <source>Your first rating: about {after}.</source>
        <translation>Deine erste Wertung: etwa {after}.</translation>
    </message>
    <message>
        <source>Your rating falls from about {before} to {after}.</source>
        <translation>Deine Wertung fällt von etwa {before} auf {after}.</translation>
    </message>
    <message>
        <source>Your rating rises from about {before} to {after}.</source>
        <translation>Deine Wertung steigt von etwa {before} auf {after}.</translation>
    </message>
    <message>
        <source>Your rating stays at about {after}.</source>
        <translation>Deine Wertung bleibt bei etwa {after}.</translation>
    </message>
    <message>
        <source>Your title: {after}.</source>
        <translation>Dein Titel: {after}.</translation>
    </message>
    <message>
        <source>Your title: {after}. Before this session: {before}.</source>
        <translation>Dein Titel: {after}. Vorher: {before}.</translation>
    </message>
    <message>
        <source>{good} of {of} right</source>
        <translation>{good} von {of} richtig</translation>
    </message>
    <message>
        <source>{verdict}, costs {places}</source>
        <translation>{verdict}, kostet {places}</translation>
    </message>
    <message>
        <source>{verdict}; then found</source>
        <translation>{verdict}; dann gefunden</translation>
    </message>
</context>
<context>
    <name>SessionEndPane</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Look at this exercise again</source>
        <translation>Diese Übung noch einmal ansehen</translation>
    </message>
    <message>
        <source>Practise that</source>
        <translation>Das üben</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Noch zehn</translation>
    </message>
    <message>
        <source>The exercises of this session</source>
        <translation>Die Übungen dieser Reihe</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings can’t be saved in {path}{reason}; they apply until you quit.</source>
        <translation>Die Einstellungen lassen sich in {path} nicht speichern{reason}; sie gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used; the old file is kept as {path}.</source>
        <translation>Die Einstellungen waren nicht lesbar und wurden zurückgesetzt; die alte Datei liegt jetzt unter {path}.</translation>
    </message>
    <message>
        <source>The settings file was damaged, so your settings from before the last change are used; the damaged file is kept as {path}.</source>
        <translation>Die Einstellungen waren beschädigt; es gelten die vor der letzten Änderung. Die beschädigte Datei liegt jetzt unter {path}.</translation>
    </message>
    <message>
        <source>The settings {path} can’t be read{reason}. The file is left untouched; your changes apply until you quit.</source>
        <translation>Die Einstellungen {path} lassen sich nicht lesen{reason}. Sie bleiben unangetastet; was du änderst, gilt, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>another window is writing to them</source>
        <translation>ein anderes Fenster speichert sie gerade</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>A shelf that fills as you play. A new trophy is shown for two seconds.</source>
        <translation>Ein Regal, das sich beim Spielen füllt. Eine neue Trophäe wird zwei Sekunden lang gezeigt.</translation>
    </message>
    <message>
        <source>A sound when it is your turn</source>
        <translation>Ein Ton, wenn du dran bist</translation>
    </message>
    <message>
        <source>Allow undo</source>
        <translation>„Rückgängig“ erlauben</translation>
    </message>
    <message>
        <source>At the table, text grows only as far as there is room.</source>
        <translation>Am Tisch wird die Schrift nur so groß, wie Platz ist.</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Karten und Tisch</translation>
    </message>
    <message>
        <source>Cards appear in place instead of flying there.</source>
        <translation>Karten erscheinen am Ziel, statt dorthin zu fliegen.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tischtuch</translation>
    </message>
    <message>
        <source>Ctrl+Z takes you back to your last decision.</source>
        <translation>Strg+Z bringt dich zu deiner letzten Entscheidung zurück.</translation>
    </message>
    <message>
        <source>Each player’s plate shows their points and what the last round added.</source>
        <translation>Auf jedem Namensschild stehen die Punkte und was die letzte Runde gebracht hat.</translation>
    </message>
    <message>
        <source>For tables with children or grandparents.</source>
        <translation>Wenn Kinder oder Großeltern mitspielen.</translation>
    </message>
    <message>
        <source>How much time you get to step in when you could play a bomb out of turn.</source>
        <translation>Wie lange du Zeit hast, wenn du zwischendurch eine Bombe legen könntest.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language and titles</source>
        <translation>Sprache und Titel</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>Mild titles</source>
        <translation>Jugendfreie Titel</translation>
    </message>
    <message>
        <source>Opponents in the next match</source>
        <translation>Gegner der nächsten Partie</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pass automatically</source>
        <translation>Automatisch passen</translation>
    </message>
    <message>
        <source>Points at the table</source>
        <translation>Punkte am Tisch</translation>
    </message>
    <message>
        <source>Press M at the table to mute. With “no motion”, you hear only sounds that respond to your own actions.</source>
        <translation>Am Tisch mit der Taste M. Bei „ohne Bewegung“ hörst du nur die Geräusche zu deinen eigenen Zügen.</translation>
    </message>
    <message>
        <source>Prove that the deal is honest</source>
        <translation>Beweisen, dass ehrlich gegeben wird</translation>
    </message>
    <message>
        <source>Quiet voices or rain around the table. It stops while another window is in front, and M mutes it too.</source>
        <translation>Leise Stimmen oder Regen rund um den Tisch. Hinter anderen Fenstern und mit M ist es still.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds at the table</source>
        <translation>Geräusche am Tisch</translation>
    </message>
    <message>
        <source>Speed of the game</source>
        <translation>Tempo des Spiels</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>The shuffled deck has a fingerprint, shown before the deal. After the round, “All hands” proves that no card was changed.</source>
        <translation>Die gemischten Karten haben einen Fingerabdruck, der vor dem Geben zu sehen ist. Nach der Runde beweist „Alle Karten“, dass keine vertauscht wurde.</translation>
    </message>
    <message>
        <source>Think again?</source>
        <translation>Noch mal überlegen?</translation>
    </message>
    <message>
        <source>Time to step in</source>
        <translation>Zeit zum Eingreifen</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophäen</translation>
    </message>
    <message>
        <source>Useful if you look away between turns.</source>
        <translation>Praktisch, wenn du zwischendurch woanders hinsiehst.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Volume of the background</source>
        <translation>Lautstärke des Hintergrunds</translation>
    </message>
    <message>
        <source>When you have nothing to play.</source>
        <translation>Wenn du nichts legen kannst.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You choose how well each of them plays when you set up a new match.</source>
        <translation>Wie gut jeder Einzelne spielt, stellst du vor einer neuen Partie ein.</translation>
    </message>
    <message>
        <source>You get a second chance before you give away the wrong cards, and you can ask for hints.</source>
        <translation>Bevor du die falschen Karten abgibst, wirst du noch einmal gefragt, und du bekommst Tipps.</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Dein Gesicht</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>flott</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>ruhig</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>follow the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>full motion</source>
        <translation>alle Bewegungen</translation>
    </message>
    <message>
        <source>leisurely</source>
        <translation>gemächlich</translation>
    </message>
    <message>
        <source>less motion</source>
        <translation>weniger Bewegung</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>ohne Bewegung</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>off</source>
        <comment>background sound</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>rasch</translation>
    </message>
    <message>
        <source>rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>tavern</source>
        <translation>Wirtshaus</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Adjusted to fit – {changes}</source>
        <translation>Angepasst – {changes}</translation>
    </message>
    <message>
        <source>Applies only when “{option}” is not “{value}”.</source>
        <translation>Gilt nur, wenn „{option}“ nicht auf „{value}“ steht.</translation>
    </message>
    <message>
        <source>Applies only when “{option}” is “{value}”.</source>
        <translation>Gilt nur, wenn „{option}“ auf „{value}“ steht.</translation>
    </message>
    <message>
        <source>Fix it – {changes}</source>
        <translation>Beheben – {changes}</translation>
    </message>
    <message>
        <source>Has no effect unless “{option}” is {value} or more.</source>
        <translation>Gilt nur, wenn „{option}“ mindestens auf {value} steht.</translation>
    </message>
    <message>
        <source>The game’s usual ones</source>
        <translation>wie im Spiel üblich</translation>
    </message>
    <message>
        <source>Your own game, based on {game}.</source>
        <translation>Dein eigenes Spiel auf Grundlage von {game}.</translation>
    </message>
    <message>
        <source>a number for each pair</source>
        <translation>für jedes Paar eine Zahl</translation>
    </message>
    <message>
        <source>your own order</source>
        <translation>eigene Reihenfolge</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>“{option}”: {value}</source>
        <translation>„{option}“: {value}</translation>
    </message>
</context>
<context>
    <name>SharePane</name>
    <message>
        <source>A sentence about it</source>
        <translation>Ein Satz dazu</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Gives this game the name above.</source>
        <translation>Gibt diesem Spiel den Namen von oben.</translation>
    </message>
    <message>
        <source>As one line of text</source>
        <translation>Als eine Zeile Text</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>„%1“ wiederherstellen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>What is special about it?</source>
        <translation>Was ist daran besonders?</translation>
    </message>
    <message>
        <source>Without one, the game is described by its rules.</source>
        <translation>Sonst steht dort, welche Regeln anders sind.</translation>
    </message>
    <message>
        <source>You will find it among the games. The game that you made it from stays as it is.</source>
        <translation>Du findest es dann bei den Spielen. Das Spiel, aus dem du es gemacht hast, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Your own game</source>
        <translation>Dein eigenes Spiel</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Give the game a name first.</source>
        <translation>Gib dem Spiel erst einen Namen.</translation>
    </message>
    <message>
        <source>Line copied to the clipboard; send it to your friends.</source>
        <translation>Die Zeile liegt in der Zwischenablage; schick sie deinen Freunden.</translation>
    </message>
    <message>
        <source>The line names “{rule}” twice.</source>
        <translation>Die Zeile nennt „{rule}“ zweimal.</translation>
    </message>
    <message>
        <source>The rules from this line now apply.</source>
        <translation>Jetzt gelten die Regeln dieser Zeile.</translation>
    </message>
    <message numerus="yes">
        <source>There is no room for more than %n game(s) of your own. Delete one first.</source>
        <translation>
            <numerusform>Mehr als %n eigenes Spiel geht nicht. Lösch erst eines.</numerusform>
            <numerusform>Mehr als %n eigene Spiele gehen nicht. Lösch erst eines.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a line of house rules: such a line starts with the name of a game.</source>
        <translation>Das ist keine Zeile mit Hausregeln: Die beginnt mit dem Namen eines Spiels.</translation>
    </message>
    <message>
        <source>This is too long to be a line of house rules.</source>
        <translation>Das ist zu lang für eine Zeile mit Hausregeln.</translation>
    </message>
    <message>
        <source>You already have a game called “{name}”. Choose another name.</source>
        <translation>Du hast schon ein Spiel namens „{name}“. Nimm einen anderen Namen.</translation>
    </message>
    <message>
        <source>“{before}” is now called “{name}”.</source>
        <translation>„{before}“ heißt jetzt „{name}“.</translation>
    </message>
    <message>
        <source>“{name}” was added to the list of games.</source>
        <translation>„{name}“ wurde bei den Spielen gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>“{name}” was restored.</source>
        <translation>„{name}“ ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>“{name}” was saved.</source>
        <translation>„{name}“ wurde gespeichert.</translation>
    </message>
    <message>
        <source>“{part}” does not have the form rule=value.</source>
        <translation>„{part}“ hat nicht die Form regel=wert.</translation>
    </message>
</context>
<context>
    <name>Shithead</name>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message numerus="yes">
        <source>Pile of %n card(s), on top: {cards}</source>
        <translation>
            <numerusform>Stapel mit %n Karte, oben: {cards}</numerusform>
            <numerusform>Stapel mit %n Karten, oben: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>offen: {cards}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>{column}: empty</source>
        <translation>{column}: leer</translation>
    </message>
    <message>
        <source>{column}: {cards}</source>
        <translation>{column}: {cards}</translation>
    </message>
</context>
<context>
    <name>SpectatorBar</name>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Redone.</source>
        <translation>Wiederhergestellt.</translation>
    </message>
    <message>
        <source>Sounds off.</source>
        <translation>Ton aus.</translation>
    </message>
    <message>
        <source>Sounds on.</source>
        <translation>Ton an.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Rückgängig gemacht.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}. {name}, {points}</source>
        <translation>{place}. {name}, {points}</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>A real round that explains the game as you play. You can leave at any time.</source>
        <translation>Eine richtige Runde, die dir das Spiel unterwegs erklärt. Du kannst jederzeit aussteigen.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue with “%1”</source>
        <translation>Weiter mit „%1“</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>First steps (3 minutes)</source>
        <translation>Erste Schritte (3 Minuten)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>More to do</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Regulars</source>
        <translation>Stammtisch</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Starts a match with the same players, rounds and rules as last time.</source>
        <translation>Beginnt eine Partie mit Mitspielern, Runden und Regeln wie beim letzten Mal.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The people you play with again and again.</source>
        <translation>Die Leute, mit denen du immer wieder spielst.</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophäen</translation>
    </message>
    <message>
        <source>Version, licences and how to report a problem.</source>
        <translation>Version, Lizenzen und wie du ein Problem meldest.</translation>
    </message>
    <message>
        <source>Which cards should you give away? Ten exercises, each checked by playing out every option.</source>
        <translation>Welche Karten gibt man ab? Zehn Übungen, und jede Möglichkeit wird durchgespielt.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <comment>regulars</comment>
        <translation>„%1“: %2</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more round(s) and you will have a title.</source>
        <translation>
            <numerusform>Noch eine Runde, und du hast einen Titel.</numerusform>
            <numerusform>Noch %n Runden, und du hast einen Titel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played to the end</source>
        <translation>
            <numerusform>%n zu Ende gespielt</numerusform>
            <numerusform>%n zu Ende gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) can’t be read: they are damaged or from a newer version. They are kept but do not count.</source>
        <translation>
            <numerusform>Eine Runde lässt sich nicht lesen: Sie ist beschädigt oder stammt aus einer neueren Version. Sie bleibt erhalten, zählt aber nicht.</numerusform>
            <numerusform>%n Runden lassen sich nicht lesen: Sie sind beschädigt oder stammen aus einer neueren Version. Sie bleiben erhalten, zählen aber nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Egal wie viele</translation>
    </message>
    <message>
        <source>Average place {place}; chance alone would give {fair}.</source>
        <translation>Im Schnitt Platz {place}; aus reinem Zufall wäre es {fair}.</translation>
    </message>
    <message>
        <source>Average place: ±{error} (standard error)</source>
        <translation>Durchschnittlicher Platz: ± {error} (Standardfehler)</translation>
    </message>
    <message>
        <source>Best match: {name}, {day}, average place {place}</source>
        <translation>Beste Partie: {name}, {day}, im Schnitt Platz {place}</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Dazwischen</translation>
    </message>
    <message numerus="yes">
        <source>Delete the statistics of %n round(s) and the trophies they earned? Matches and exercises are kept. You can’t undo this.</source>
        <translation>
            <numerusform>Die Statistik einer Runde und ihre Trophäen löschen? Partien und Übungen bleiben. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>Die Statistik von %n Runden und ihre Trophäen löschen? Partien und Übungen bleiben. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>For these rounds, there is no way to tell how good your cards were.</source>
        <translation>Wie gut deine Karten waren, lässt sich für diese Runden nicht sagen.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Ganz oben</translation>
    </message>
    <message>
        <source>How well you used them: ±{error} places a round (standard error)</source>
        <translation>Was du daraus gemacht hast: ± {error} Plätze pro Runde (Standardfehler)</translation>
    </message>
    <message>
        <source>In your last {rounds} rounds, you did about as well as an opponent at the level “{title}”.</source>
        <translation>In deinen letzten {rounds} Runden hast du etwa so gut gespielt wie Gegner der Stufe {title}.</translation>
    </message>
    <message>
        <source>Longest streak at the top: {longest}</source>
        <translation>Längste Serie ganz oben: {longest}</translation>
    </message>
    <message>
        <source>Longest streak without finishing last: {longest}</source>
        <translation>Längste Serie ohne letzten Platz: {longest}</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Ganz unten</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Platz {place}</translation>
    </message>
    <message numerus="yes">
        <source>Places over time (%n round(s) per point). Dashed line: chance</source>
        <translation>
            <numerusform>Plätze im Lauf der Zeit (jeder Punkt eine Runde). Gestrichelt: Zufall</numerusform>
            <numerusform>Plätze im Lauf der Zeit (jeder Punkt %n Runden). Gestrichelt: Zufall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places over time (%n round(s) per point). Thin line: what your cards were worth. Dashed line: chance</source>
        <translation>
            <numerusform>Plätze im Lauf der Zeit (jeder Punkt eine Runde). Dünn: Wert deiner Karten. Gestrichelt: Zufall</numerusform>
            <numerusform>Plätze im Lauf der Zeit (jeder Punkt %n Runden). Dünn: Wert deiner Karten. Gestrichelt: Zufall</numerusform>
        </translation>
    </message>
    <message>
        <source>Play more rounds to see how well you use your cards.</source>
        <translation>Was du aus deinen Karten machst, zeigt sich erst nach mehr Runden.</translation>
    </message>
    <message>
        <source>That is {places} better, which could be luck.</source>
        <translation>Das sind {places} besser: Das könnte auch Glück sein.</translation>
    </message>
    <message>
        <source>That is {places} better: more than luck can explain.</source>
        <translation>Das sind {places} besser: mehr, als Glück erklären kann.</translation>
    </message>
    <message>
        <source>That is {places} worse, which could be bad luck.</source>
        <translation>Das sind {places} schlechter: Das könnte auch Pech sein.</translation>
    </message>
    <message>
        <source>That is {places} worse: more than bad luck can explain.</source>
        <translation>Das sind {places} schlechter: mehr, als Pech erklären kann.</translation>
    </message>
    <message>
        <source>There are too few rounds yet to tell skill from luck.</source>
        <translation>Um Können von Glück zu unterscheiden, sind das noch zu wenige Runden.</translation>
    </message>
    <message>
        <source>This covers {known} of {rounds} rounds.</source>
        <translation>Das gilt für {known} von {rounds} Runden.</translation>
    </message>
    <message>
        <source>Value of your cards: ±{error} places a round (standard error)</source>
        <translation>Wert deiner Karten: ± {error} Plätze pro Runde (Standardfehler)</translation>
    </message>
    <message>
        <source>With these cards you did about as well as average play would.</source>
        <translation>Aus diesen Karten hast du etwa so viel herausgeholt wie ein Durchschnittsspieler.</translation>
    </message>
    <message>
        <source>With these cards you finished {places} a round higher than average play would: that is skill.</source>
        <translation>Aus diesen Karten hast du pro Runde {places} mehr herausgeholt als ein Durchschnittsspieler: Das ist Können.</translation>
    </message>
    <message>
        <source>With these cards you finished {places} a round lower than average play would: that is more than bad luck.</source>
        <translation>Aus diesen Karten hast du pro Runde {places} weniger herausgeholt als ein Durchschnittsspieler: Das ist mehr als Pech.</translation>
    </message>
    <message>
        <source>Worked out for {known} of {rounds} rounds so far…</source>
        <translation>Bisher für {known} von {rounds} Runden berechnet …</translation>
    </message>
    <message>
        <source>Working out how good your cards were…</source>
        <translation>Wie gut deine Karten waren, wird gerade ausgerechnet …</translation>
    </message>
    <message>
        <source>Worst match: {name}, {day}, average place {place}</source>
        <translation>Schlechteste Partie: {name}, {day}, im Schnitt Platz {place}</translation>
    </message>
    <message>
        <source>Your cards were about as good as usual for your positions.</source>
        <translation>Deine Karten waren etwa so gut wie in deinen Ämtern üblich.</translation>
    </message>
    <message>
        <source>Your cards were worth {places} a round less than usual for your positions.</source>
        <translation>Deine Karten waren pro Runde {places} weniger wert als in deinen Ämtern üblich.</translation>
    </message>
    <message>
        <source>Your cards were worth {places} a round more than usual for your positions.</source>
        <translation>Deine Karten waren pro Runde {places} mehr wert als in deinen Ämtern üblich.</translation>
    </message>
    <message>
        <source>Your career begins: {rounds} of {enough} rounds</source>
        <translation>Deine Karriere beginnt: {rounds} von {enough} Runden</translation>
    </message>
    <message>
        <source>Your career: {title}, {rounds}</source>
        <translation>Deine Karriere: {title}, {rounds}</translation>
    </message>
    <message>
        <source>{count} · {percent}%</source>
        <translation>{count} · {percent} %</translation>
    </message>
    <message>
        <source>{label}: {count} of {of}</source>
        <translation>{label}: {count} von {of}</translation>
    </message>
    <message>
        <source>{rounds} from {day}: average place {place} ({fair} by chance)</source>
        <translation>{rounds} ab {day}: im Schnitt Platz {place} (Zufall: {fair})</translation>
    </message>
    <message>
        <source>{rounds} from {day}: average place {place} ({fair} by chance, {dealt} by the cards)</source>
        <translation>{rounds} ab {day}: im Schnitt Platz {place} (Zufall: {fair}, nach den Karten: {dealt})</translation>
    </message>
    <message>
        <source>{rounds} in {matches}, {ended}, {won}.</source>
        <translation>{rounds} in {matches}, {ended}, {won}.</translation>
    </message>
    <message>
        <source>{streak} (now {now})</source>
        <translation>{streak} (jetzt {now})</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the statistics…</source>
        <translation>Statistik löschen …</translation>
    </message>
    <message>
        <source>Each deal counts once, the first time you finish it; the first steps do not count. Deleting a match does not remove it from the statistics.</source>
        <translation>Jede Runde zählt einmal, mit ihrem ersten Ergebnis; die ersten Schritte zählen nicht. Gelöschte Partien bleiben in der Statistik.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hide margins of error</source>
        <translation>Genauigkeit ausblenden</translation>
    </message>
    <message>
        <source>How often you finished in each place</source>
        <translation>Wie oft du auf welchem Platz warst</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Once you have finished a round, you can see here how you are doing.</source>
        <translation>Sobald du eine Runde zu Ende gespielt hast, siehst du hier, wie du dich schlägst.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Show margins of error</source>
        <translation>Genauigkeit anzeigen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophäen</translation>
    </message>
    <message>
        <source>You haven’t played a round like that yet.</source>
        <translation>Eine solche Runde hast du noch nicht gespielt.</translation>
    </message>
</context>
<context>
    <name>StepperRow</name>
    <message>
        <source>%1: fewer</source>
        <translation>%1: weniger</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
</context>
<context>
    <name>Subject</name>
    <message>
        <source>the Big A</source>
        <translation>das große A</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>der Drache</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>der Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>das kleine A</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>der Mah-Jong</translation>
    </message>
    <message>
        <source>the Phoenix</source>
        <translation>der Phönix</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>das Ass</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>der schwarze Joker</translation>
    </message>
    <message>
        <source>the cavalier</source>
        <translation>der Reiter</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>der Bube</translation>
    </message>
    <message>
        <source>the jester</source>
        <translation>der Narr</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>der König</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>der rote Joker</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>die {number}</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>Trumpf {number}</translation>
    </message>
</context>
<context>
    <name>SummaryPanel</name>
    <message>
        <source>Standings</source>
        <translation>Punktestand</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Über dieses Spiel</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Spielnummer kopieren</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Fingerabdruck kopieren</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Strg+,</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Strg+Q</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Strg+R</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Strg+T</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Redo an exchange…</source>
        <translation>Tausch neu entscheiden …</translation>
    </message>
    <message>
        <source>Replay this match</source>
        <translation>Partie nachspielen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Dieselben Karten noch einmal</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Umschalt+F1</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Stop practising</source>
        <translation>Übung beenden</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
</context>
<context>
    <name>The</name>
    <message numerus="yes">
        <source>the %n aces</source>
        <translation>
            <numerusform>das %n Ass</numerusform>
            <numerusform>die %n Asse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n {ranks}</source>
        <translation>
            <numerusform>die %n {ranks}</numerusform>
            <numerusform>die %n {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>the Big A</source>
        <translation>das große A</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>den Drachen</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>den Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>das kleine A</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>den Mah-Jong</translation>
    </message>
    <message>
        <source>the Phoenix</source>
        <translation>den Phönix</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>das {suit}-Ass</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>den schwarzen Joker</translation>
    </message>
    <message>
        <source>the cavalier of {suit}</source>
        <translation>den {suit}-Reiter</translation>
    </message>
    <message>
        <source>the four aces</source>
        <translation>die vier Asse</translation>
    </message>
    <message>
        <source>the four {ranks}</source>
        <translation>die vier {ranks}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>den {suit}-Buben</translation>
    </message>
    <message>
        <source>the jester</source>
        <translation>den Narren</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>den {suit}-König</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>die {suit}-Dame</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>den roten Joker</translation>
    </message>
    <message>
        <source>the run from {low} to {high}</source>
        <translation>die Folge von {low} bis {high}</translation>
    </message>
    <message>
        <source>the run of pairs from {low} to {high}</source>
        <translation>die Paarfolge von {low} bis {high}</translation>
    </message>
    <message>
        <source>the run of triples from {low} to {high}</source>
        <translation>die Drillingsfolge von {low} bis {high}</translation>
    </message>
    <message>
        <source>the three aces</source>
        <translation>die drei Asse</translation>
    </message>
    <message>
        <source>the three {ranks}</source>
        <translation>die drei {ranks}</translation>
    </message>
    <message>
        <source>the two aces</source>
        <translation>die zwei Asse</translation>
    </message>
    <message>
        <source>the two {ranks}</source>
        <translation>die zwei {ranks}</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>die {number}</translation>
    </message>
    <message>
        <source>the {number} of {suit}</source>
        <translation>die {suit}-{number}</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>Trumpf {number}</translation>
    </message>
    <message>
        <source>trumps {number}</source>
        <translation>die Trümpfe {number}</translation>
    </message>
</context>
<context>
    <name>Thirteen</name>
    <message>
        <source>A five-card combination can only be beaten by one of the same kind.</source>
        <translation>Eine Fünferkombination schlägt man nur mit einer von gleicher Art.</translation>
    </message>
    <message>
        <source>A round is a series of tricks. The player who starts leads the first one: with a single card, a pair, a triple (two or three cards of the same rank) or a five-card combination. Then, going clockwise, each player plays the same number of stronger cards, or passes.</source>
        <translation>Eine Runde besteht aus mehreren Stichen. Wer anfängt, spielt zum ersten aus: eine einzelne Karte, ein Paar, einen Drilling (zwei oder drei Karten mit demselben Wert) oder eine Fünferkombination. Dann legt im Uhrzeigersinn jeder gleich viele, aber stärkere Karten oder passt.</translation>
    </message>
    <message>
        <source>A stronger kind beats every weaker one.</source>
        <translation>Eine stärkere Art schlägt jede schwächere.</translation>
    </message>
    <message>
        <source>Counting the cards left</source>
        <translation>Abrechnen</translation>
    </message>
    <message>
        <source>Doublette!</source>
        <translation>Doublette!</translation>
    </message>
    <message>
        <source>Doublette! Your {left} cards count double: {points} points.</source>
        <translation>Doublette! Deine {left} Karten zählen doppelt: {points} Punkte.</translation>
    </message>
    <message>
        <source>Doublette! {name}’s {left} cards count double: {points} points.</source>
        <translation>Doublette! Die {left} Karten von {name} zählen doppelt: {points} Punkte.</translation>
    </message>
    <message>
        <source>Everyone else scores one penalty point for each card they still hold. If they hold ten or more, each card counts double (a doublette); a player who still holds all 13 scores 39 points (a triplette).</source>
        <translation>Alle anderen bekommen einen Strafpunkt für jede Karte, die sie noch haben. Ab zehn Karten zählt jede doppelt (eine Doublette); wer noch alle 13 hat, bekommt 39 Punkte (eine Triplette).</translation>
    </message>
    <message>
        <source>Five-card combinations</source>
        <translation>Fünferkombinationen</translation>
    </message>
    <message>
        <source>Four cards of one rank cannot be played by themselves, only with a fifth card.</source>
        <translation>Ein Vierling geht nicht allein, nur mit einer fünften Karte.</translation>
    </message>
    <message>
        <source>From weakest to strongest: straight (five consecutive ranks), flush (five cards of one suit), full house (a triple and a pair), four of a kind with a fifth card, straight flush (a straight in one suit).</source>
        <translation>Von schwach nach stark: Straße (fünf aufeinanderfolgende Werte), Flush (fünf Karten einer Farbe), Full House (Drilling und Paar), Vierling mit einer fünften Karte, Straight Flush (Straße in einer Farbe).</translation>
    </message>
    <message>
        <source>Get rid of your cards. The first player to run out of cards wins the round; everyone else scores penalty points for the cards they still hold.</source>
        <translation>Werde deine Karten los. Wer zuerst keine mehr hat, gewinnt die Runde; alle anderen bekommen Strafpunkte für die Karten, die sie noch haben.</translation>
    </message>
    <message>
        <source>In the first round, the player who holds the 3 of diamonds starts, and their first play must include it. In later rounds, the winner of the previous round starts, with any cards.</source>
        <translation>In der ersten Runde fängt an, wer die Karo-3 hat, und sie muss beim ersten Mal dabei sein. Später fängt an, wer die letzte Runde gewonnen hat, mit beliebigen Karten.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n round(s) at the latest.</source>
        <translation>
            <numerusform>Spätestens nach %n Runde ist Schluss.</numerusform>
            <numerusform>Spätestens nach %n Runden ist Schluss.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead with {card}, alone or with others</source>
        <translation>Spiel {card} aus, allein oder mit anderen</translation>
    </message>
    <message>
        <source>No cards are exchanged, and there are no positions.</source>
        <translation>Es wird nicht getauscht, und es gibt keine Ämter.</translation>
    </message>
    <message>
        <source>Singles, pairs and triples are compared by rank, and if the ranks are equal, by their highest suit.</source>
        <translation>Bei einzelnen Karten, Paaren und Drillingen entscheidet der Wert, bei gleichem Wert die höchste Farbe.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Wer am wenigsten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>The lowest straight is 3-4-5-6-7, the highest jack-queen-king-ace-2. Straights do not wrap around.</source>
        <translation>Die niedrigste Straße ist 3-4-5-6-7, die höchste Bube-Dame-König-Ass-2. Danach geht es nicht von vorn los.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends as soon as someone has %n point(s); the lowest score wins.</source>
        <translation>
            <numerusform>Die Partie endet, sobald jemand einen Punkt hat; wer am wenigsten hat, gewinnt.</numerusform>
            <numerusform>Die Partie endet, sobald jemand %n Punkte hat; wer am wenigsten hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round ends as soon as a player has no cards left.</source>
        <translation>Die Runde ist vorbei, sobald jemand keine Karte mehr hat.</translation>
    </message>
    <message>
        <source>The suits rank from weakest to strongest: {order}. So the 3 of diamonds is the weakest of all cards, and the 2 of spades the strongest.</source>
        <translation>Die Farben von schwach nach stark: {order}. Die Karo-3 ist also die schwächste aller Karten und die Pik-2 die stärkste.</translation>
    </message>
    <message>
        <source>Triplette!</source>
        <translation>Triplette!</translation>
    </message>
    <message>
        <source>Triplette! You have not played a card: {points} points.</source>
        <translation>Triplette! Du hast keine einzige Karte gelegt: {points} Punkte.</translation>
    </message>
    <message>
        <source>Triplette! {name} has not played a card: {points} points.</source>
        <translation>Triplette! {name} hat keine einzige Karte gelegt: {points} Punkte.</translation>
    </message>
    <message>
        <source>Two combinations of the same kind are compared by their strongest card (rank first, then suit). Full houses are compared by the rank of the triple, and four of a kind by the rank of its four equal cards.</source>
        <translation>Bei gleicher Art entscheidet die stärkste Karte, erst der Wert, dann die Farbe; beim Full House der Drilling, beim Vierling mit einer fünften Karte der Vierling.</translation>
    </message>
    <message>
        <source>You are out and win the round.</source>
        <translation>Du bist fertig und gewinnst die Runde.</translation>
    </message>
    <message>
        <source>You may pass even if you could play; then you are out of this trick. When all the others have passed, the player who played last leads the next trick.</source>
        <translation>Man darf passen, auch wenn man legen könnte; dann ist man aus diesem Stich raus. Haben alle anderen gepasst, spielt zum nächsten Stich aus, wer zuletzt gelegt hat.</translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>Du bekommst %n Punkt.</numerusform>
            <numerusform>Du bekommst %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>a flush headed by the {card}</source>
        <translation>einen Flush bis {card}</translation>
    </message>
    <message>
        <source>a full house of {ranks}</source>
        <translation>ein Full House ({ranks})</translation>
    </message>
    <message>
        <source>a straight flush headed by the {card}</source>
        <translation>einen Straight Flush bis {card}</translation>
    </message>
    <message>
        <source>a straight headed by the {card}</source>
        <translation>eine Straße bis {card}</translation>
    </message>
    <message>
        <source>doublette</source>
        <translation>Doublette</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>four {ranks} with a fifth card</source>
        <translation>vier {ranks} mit einer fünften Karte</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>the flush headed by the {card}</source>
        <translation>den Flush bis {card}</translation>
    </message>
    <message>
        <source>the four {ranks}</source>
        <translation>die vier {ranks}</translation>
    </message>
    <message>
        <source>the full house of {ranks}</source>
        <translation>das Full House ({ranks})</translation>
    </message>
    <message>
        <source>the straight flush headed by the {card}</source>
        <translation>den Straight Flush bis {card}</translation>
    </message>
    <message>
        <source>the straight headed by the {card}</source>
        <translation>die Straße bis {card}</translation>
    </message>
    <message>
        <source>triplette</source>
        <translation>Triplette</translation>
    </message>
    <message>
        <source>{cards} ({card} high)</source>
        <translation>{cards} (mit {card})</translation>
    </message>
    <message>
        <source>{cards}, {card} high</source>
        <translation>{cards}, die höchste {card}</translation>
    </message>
    <message>
        <source>{kind}, {what}</source>
        <translation>{kind}, {what}</translation>
    </message>
    <message>
        <source>{name} is out and wins the round.</source>
        <translation>{name} ist fertig und gewinnt die Runde.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s).</source>
        <translation>
            <numerusform>{name} bekommt %n Punkt.</numerusform>
            <numerusform>{name} bekommt %n Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitleBand</name>
    <message>
        <source>Arschloch</source>
        <translation>Arschloch</translation>
    </message>
    <message>
        <source>Trou du cul · President</source>
        <translation>Trou du cul · Präsident</translation>
    </message>
</context>
<context>
    <name>TitleForms</name>
    <message>
        <source>the Angel</source>
        <translation>der Engel|den Engel|dem Engel</translation>
    </message>
    <message>
        <source>the Apprentice</source>
        <translation>der Azubi|den Azubi|dem Azubi</translation>
    </message>
    <message>
        <source>the Asshole</source>
        <translation>das Arschloch|das Arschloch|dem Arschloch</translation>
    </message>
    <message>
        <source>the Backbencher</source>
        <translation>das Schlusslicht|das Schlusslicht|dem Schlusslicht</translation>
    </message>
    <message>
        <source>the Bit Player</source>
        <translation>der Kleindarsteller|den Kleindarsteller|dem Kleindarsteller</translation>
    </message>
    <message>
        <source>the Boss</source>
        <translation>der Boss|den Boss|dem Boss</translation>
    </message>
    <message>
        <source>the Burgher</source>
        <translation>der Bürger|den Bürger|dem Bürger</translation>
    </message>
    <message>
        <source>the Bystander</source>
        <translation>der Zaungast|den Zaungast|dem Zaungast</translation>
    </message>
    <message>
        <source>the Casual</source>
        <translation>der Gelegenheitsspieler|den Gelegenheitsspieler|dem Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>the Citizen</source>
        <translation>der Bürger|den Bürger|dem Bürger</translation>
    </message>
    <message>
        <source>the Close Shave</source>
        <translation>der Glückspilz|den Glückspilz|dem Glückspilz</translation>
    </message>
    <message>
        <source>the Daifugō</source>
        <translation>der Daifugō|den Daifugō|dem Daifugō</translation>
    </message>
    <message>
        <source>the Daihinmin</source>
        <translation>der Daihinmin|den Daihinmin|dem Daihinmin</translation>
    </message>
    <message>
        <source>the Director</source>
        <translation>der Regisseur|den Regisseur|dem Regisseur</translation>
    </message>
    <message>
        <source>the Dishwasher</source>
        <translation>der Tellerwäscher|den Tellerwäscher|dem Tellerwäscher</translation>
    </message>
    <message>
        <source>the Donkey</source>
        <translation>der Esel|den Esel|dem Esel</translation>
    </message>
    <message>
        <source>the Extra</source>
        <translation>der Statist|den Statisten|dem Statisten</translation>
    </message>
    <message>
        <source>the Farmer</source>
        <translation>der Bauer|den Bauern|dem Bauern</translation>
    </message>
    <message>
        <source>the Farmhand</source>
        <translation>der Knecht|den Knecht|dem Knecht</translation>
    </message>
    <message>
        <source>the Fugō</source>
        <translation>der Fugō|den Fugō|dem Fugō</translation>
    </message>
    <message>
        <source>the Grand Burgher</source>
        <translation>der Großbürger|den Großbürger|dem Großbürger</translation>
    </message>
    <message>
        <source>the Grand Squire</source>
        <translation>der Großjunker|den Großjunker|dem Großjunker</translation>
    </message>
    <message>
        <source>the Great Lord</source>
        <translation>der Grandseigneur|den Grandseigneur|dem Grandseigneur</translation>
    </message>
    <message>
        <source>the Greater Dalmuti</source>
        <translation>der Große Dalmuti|den Großen Dalmuti|dem Großen Dalmuti</translation>
    </message>
    <message>
        <source>the Greater Peon</source>
        <translation>der Große Diener|den Großen Diener|dem Großen Diener</translation>
    </message>
    <message>
        <source>the Head of Department</source>
        <translation>der Abteilungsleiter|den Abteilungsleiter|dem Abteilungsleiter</translation>
    </message>
    <message>
        <source>the Heimin</source>
        <translation>der Heimin|den Heimin|dem Heimin</translation>
    </message>
    <message>
        <source>the Hinmin</source>
        <translation>der Hinmin|den Hinmin|dem Hinmin</translation>
    </message>
    <message>
        <source>the Journeyman</source>
        <translation>der Geselle|den Gesellen|dem Gesellen</translation>
    </message>
    <message>
        <source>the King</source>
        <translation>der König|den König|dem König</translation>
    </message>
    <message>
        <source>the Knight</source>
        <translation>der Ritter|den Ritter|dem Ritter</translation>
    </message>
    <message>
        <source>the Leet</source>
        <translation>der Leet|den Leet|dem Leet</translation>
    </message>
    <message>
        <source>the Lesser Dalmuti</source>
        <translation>der Kleine Dalmuti|den Kleinen Dalmuti|dem Kleinen Dalmuti</translation>
    </message>
    <message>
        <source>the Lesser Peon</source>
        <translation>der Kleine Diener|den Kleinen Diener|dem Kleinen Diener</translation>
    </message>
    <message>
        <source>the Lord</source>
        <translation>der Seigneur|den Seigneur|dem Seigneur</translation>
    </message>
    <message>
        <source>the Lurker</source>
        <translation>der Zaungast|den Zaungast|dem Zaungast</translation>
    </message>
    <message>
        <source>the Manager</source>
        <translation>der Manager|den Manager|dem Manager</translation>
    </message>
    <message>
        <source>the Managing Director</source>
        <translation>der Geschäftsführer|den Geschäftsführer|dem Geschäftsführer</translation>
    </message>
    <message>
        <source>the Master</source>
        <translation>der Meister|den Meister|dem Meister</translation>
    </message>
    <message>
        <source>the Mayor</source>
        <translation>der Bürgermeister|den Bürgermeister|dem Bürgermeister</translation>
    </message>
    <message>
        <source>the Merchant</source>
        <translation>der Händler|den Händler|dem Händler</translation>
    </message>
    <message>
        <source>the Neutral</source>
        <translation>der Neutrale|den Neutralen|dem Neutralen</translation>
    </message>
    <message>
        <source>the Newbie</source>
        <translation>der Neuling|den Neuling|dem Neuling</translation>
    </message>
    <message>
        <source>the Noob</source>
        <translation>der Noob|den Noob|dem Noob</translation>
    </message>
    <message>
        <source>the Pauper</source>
        <translation>der Habenichts|den Habenichts|dem Habenichts</translation>
    </message>
    <message>
        <source>the Petty Burgher</source>
        <translation>der Kleinbürger|den Kleinbürger|dem Kleinbürger</translation>
    </message>
    <message>
        <source>the Petty Pauper</source>
        <translation>der arme Schlucker|den armen Schlucker|dem armen Schlucker</translation>
    </message>
    <message>
        <source>the Petty Squire</source>
        <translation>der Krautjunker|den Krautjunker|dem Krautjunker</translation>
    </message>
    <message>
        <source>the President</source>
        <translation>der Präsident|den Präsidenten|dem Präsidenten</translation>
    </message>
    <message>
        <source>the Prime Minister</source>
        <translation>der Premierminister|den Premierminister|dem Premierminister</translation>
    </message>
    <message>
        <source>the Pro</source>
        <translation>der Profi|den Profi|dem Profi</translation>
    </message>
    <message>
        <source>the Regular</source>
        <translation>der Stammgast|den Stammgast|dem Stammgast</translation>
    </message>
    <message>
        <source>the Runner</source>
        <translation>der Kabelträger|den Kabelträger|dem Kabelträger</translation>
    </message>
    <message>
        <source>the Scum</source>
        <translation>das Arschloch|das Arschloch|dem Arschloch</translation>
    </message>
    <message>
        <source>the Shithead</source>
        <translation>der Shithead|den Shithead|dem Shithead</translation>
    </message>
    <message>
        <source>the Smarty-pants</source>
        <translation>der Schlaumeier|den Schlaumeier|dem Schlaumeier</translation>
    </message>
    <message>
        <source>the Squire</source>
        <translation>der Junker|den Junker|dem Junker</translation>
    </message>
    <message>
        <source>the Star</source>
        <translation>der Star|den Star|dem Star</translation>
    </message>
    <message>
        <source>the Stinker</source>
        <translation>der Stinkstiefel|den Stinkstiefel|dem Stinkstiefel</translation>
    </message>
    <message>
        <source>the Superstar</source>
        <translation>der Superstar|den Superstar|dem Superstar</translation>
    </message>
    <message>
        <source>the Supporting Actor</source>
        <translation>der Nebendarsteller|den Nebendarsteller|dem Nebendarsteller</translation>
    </message>
    <message>
        <source>the Tramp</source>
        <translation>der Landstreicher|den Landstreicher|dem Landstreicher</translation>
    </message>
    <message>
        <source>the Vice-Asshole</source>
        <translation>das Vizearschloch|das Vizearschloch|dem Vizearschloch</translation>
    </message>
    <message>
        <source>the Vice-Backbencher</source>
        <translation>das Vize-Schlusslicht|das Vize-Schlusslicht|dem Vize-Schlusslicht</translation>
    </message>
    <message>
        <source>the Vice-Donkey</source>
        <translation>der Vize-Esel|den Vize-Esel|dem Vize-Esel</translation>
    </message>
    <message>
        <source>the Vice-President</source>
        <translation>der Vizepräsident|den Vizepräsidenten|dem Vizepräsidenten</translation>
    </message>
    <message>
        <source>the Vice-Scum</source>
        <translation>das Vizearschloch|das Vizearschloch|dem Vizearschloch</translation>
    </message>
    <message>
        <source>the Viceroy</source>
        <translation>der Vizekönig|den Vizekönig|dem Vizekönig</translation>
    </message>
    <message>
        <source>the Worker</source>
        <translation>der Arbeiter|den Arbeiter|dem Arbeiter</translation>
    </message>
    <message>
        <source>the Wretch</source>
        <translation>der Hungerleider|den Hungerleider|dem Hungerleider</translation>
    </message>
</context>
<context>
    <name>TitleTo</name>
    <message>
        <source>{title}</source>
        <translation>{title}</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Angel</source>
        <translation>Engel</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Azubi</translation>
    </message>
    <message>
        <source>Arcade</source>
        <translation>Spielhalle</translation>
    </message>
    <message>
        <source>Asshole</source>
        <translation>Arschloch</translation>
    </message>
    <message>
        <source>Backbencher</source>
        <translation>Schlusslicht</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Bettler</translation>
    </message>
    <message>
        <source>Bit Player</source>
        <translation>Kleindarsteller</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Burgher</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Bystander</source>
        <translation>Zaungast</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Close Shave</source>
        <translation>Glückspilz</translation>
    </message>
    <message>
        <source>Daifugō</source>
        <translation>Daifugō</translation>
    </message>
    <message>
        <source>Daifugō (Japanese)</source>
        <translation>Daifugō (japanisch)</translation>
    </message>
    <message>
        <source>Daihinmin</source>
        <translation>Daihinmin</translation>
    </message>
    <message>
        <source>Dalmuti</source>
        <translation>Dalmuti</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Regisseur</translation>
    </message>
    <message>
        <source>Dishwasher</source>
        <translation>Tellerwäscher</translation>
    </message>
    <message>
        <source>Donkey</source>
        <translation>Esel</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Statist</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Farmhand</source>
        <translation>Knecht</translation>
    </message>
    <message>
        <source>Fugō</source>
        <translation>Fugō</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Regierung</translation>
    </message>
    <message>
        <source>Grand Burgher</source>
        <translation>Großbürger</translation>
    </message>
    <message>
        <source>Grand Squire</source>
        <translation>Großjunker</translation>
    </message>
    <message>
        <source>Great Lord</source>
        <translation>Grandseigneur</translation>
    </message>
    <message>
        <source>Greater Dalmuti</source>
        <translation>Großer Dalmuti</translation>
    </message>
    <message>
        <source>Greater Peon</source>
        <translation>Großer Diener</translation>
    </message>
    <message>
        <source>Head of Department</source>
        <translation>Abteilungsleiter</translation>
    </message>
    <message>
        <source>Heimin</source>
        <translation>Heimin</translation>
    </message>
    <message>
        <source>Hinmin</source>
        <translation>Hinmin</translation>
    </message>
    <message>
        <source>Hollywood</source>
        <translation>Hollywood</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <translation>Geselle</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Leet</source>
        <translation>Leet</translation>
    </message>
    <message>
        <source>Lesser Dalmuti</source>
        <translation>Kleiner Dalmuti</translation>
    </message>
    <message>
        <source>Lesser Peon</source>
        <translation>Kleiner Diener</translation>
    </message>
    <message>
        <source>Lord</source>
        <translation>Seigneur</translation>
    </message>
    <message>
        <source>Lurker</source>
        <translation>Zaungast</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Manager</translation>
    </message>
    <message>
        <source>Managing Director</source>
        <translation>Geschäftsführer</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Minister</source>
        <translation>Minister</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutraler</translation>
    </message>
    <message>
        <source>Newbie</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Noob</source>
        <translation>Noob</translation>
    </message>
    <message>
        <source>Pauper</source>
        <translation>Habenichts</translation>
    </message>
    <message>
        <source>Petty Burgher</source>
        <translation>Kleinbürger</translation>
    </message>
    <message>
        <source>Petty Pauper</source>
        <translation>Armer Schlucker</translation>
    </message>
    <message>
        <source>Petty Squire</source>
        <translation>Krautjunker</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Präsident</translation>
    </message>
    <message>
        <source>Prime Minister</source>
        <translation>Premierminister</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Profi</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stammgast</translation>
    </message>
    <message>
        <source>Republic</source>
        <translation>Republik</translation>
    </message>
    <message>
        <source>Republic, mild</source>
        <translation>Republik, jugendfrei</translation>
    </message>
    <message>
        <source>Royal court</source>
        <translation>Königshof</translation>
    </message>
    <message>
        <source>Royal court, mild</source>
        <translation>Königshof, jugendfrei</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Kabelträger</translation>
    </message>
    <message>
        <source>Scum</source>
        <translation>Arschloch</translation>
    </message>
    <message>
        <source>Shithead</source>
        <translation>Shithead</translation>
    </message>
    <message>
        <source>Smarty-pants</source>
        <translation>Schlaumeier</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Junker</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Star</translation>
    </message>
    <message>
        <source>Stinker</source>
        <translation>Stinkstiefel</translation>
    </message>
    <message>
        <source>Superstar</source>
        <translation>Superstar</translation>
    </message>
    <message>
        <source>Supporting Actor</source>
        <translation>Nebendarsteller</translation>
    </message>
    <message>
        <source>The firm</source>
        <translation>Die Firma</translation>
    </message>
    <message>
        <source>The manor</source>
        <translation>Herrenhof</translation>
    </message>
    <message>
        <source>Tramp</source>
        <translation>Landstreicher</translation>
    </message>
    <message>
        <source>Vice-Asshole</source>
        <translation>Vizearschloch</translation>
    </message>
    <message>
        <source>Vice-Backbencher</source>
        <translation>Vize-Schlusslicht</translation>
    </message>
    <message>
        <source>Vice-Donkey</source>
        <translation>Vize-Esel</translation>
    </message>
    <message>
        <source>Vice-President</source>
        <translation>Vizepräsident</translation>
    </message>
    <message>
        <source>Vice-Scum</source>
        <translation>Vizearschloch</translation>
    </message>
    <message>
        <source>Viceroy</source>
        <translation>Vizekönig</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Wretch</source>
        <translation>Hungerleider</translation>
    </message>
    <message>
        <source>{title} {number}</source>
        <translation>{title} {number}</translation>
    </message>
</context>
<context>
    <name>To</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>Trumpf {number}</translation>
    </message>
    <message>
        <source>{rank}</source>
        <translation>{rank}</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Close the log</source>
        <translation>Verlauf schließen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>Fingerabdruck %1</translation>
    </message>
    <message>
        <source>Fingerprint of this round’s shuffled deck: %1</source>
        <translation>Fingerabdruck der gemischten Karten dieser Runde: %1</translation>
    </message>
    <message>
        <source>Log and standings</source>
        <translation>Verlauf und Punktestand</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>table and game</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>bis %n Punkt</numerusform>
            <numerusform>bis %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trick</name>
    <message>
        <source>You played {cards}</source>
        <translation>Du hast {cards} gespielt</translation>
    </message>
    <message>
        <source>{name} played {cards}</source>
        <translation>{name} hat {cards} gespielt</translation>
    </message>
</context>
<context>
    <name>TrickPile</name>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
</context>
<context>
    <name>Trophies</name>
    <message>
        <source>A bomb on an ace</source>
        <translation>Bombe aufs Ass</translation>
    </message>
    <message>
        <source>A full day</source>
        <translation>Ein volles Blatt</translation>
    </message>
    <message>
        <source>A hundred evenings</source>
        <translation>Hundert Abende</translation>
    </message>
    <message>
        <source>A hundred rounds</source>
        <translation>Hundert Runden</translation>
    </message>
    <message>
        <source>A revolution that paid</source>
        <translation>Die Revolution hat sich gelohnt</translation>
    </message>
    <message>
        <source>Answer all ten exercises of the day.</source>
        <translation>Beantworte alle zehn Übungen des Tages.</translation>
    </message>
    <message>
        <source>Been everywhere</source>
        <translation>Überall gewesen</translation>
    </message>
    <message>
        <source>Both hands full</source>
        <translation>Beide Hände voll</translation>
    </message>
    <message>
        <source>Bull’s-eye</source>
        <translation>Ins Schwarze</translation>
    </message>
    <message>
        <source>Coat of arms</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>Come last in the round after you finished first.</source>
        <translation>Lande auf dem letzten Platz, gleich nachdem du auf dem ersten warst.</translation>
    </message>
    <message>
        <source>Declare a putsch and carry it through.</source>
        <translation>Kündige einen Putsch an und zieh ihn durch.</translation>
    </message>
    <message>
        <source>Finish a hundred rounds.</source>
        <translation>Spiel hundert Runden zu Ende.</translation>
    </message>
    <message>
        <source>Finish a round in first place.</source>
        <translation>Hol dir in einer Runde den ersten Platz.</translation>
    </message>
    <message>
        <source>Finish a round of every game.</source>
        <translation>Spiel von jedem Spiel eine Runde zu Ende.</translation>
    </message>
    <message>
        <source>Finish first against five opponents or more, all at the level {expert}.</source>
        <translation>Hol dir den ersten Platz gegen mindestens fünf Leute, die alle die Stufe {expert} haben.</translation>
    </message>
    <message>
        <source>Finish first against opponents of each of the five levels.</source>
        <translation>Hol dir gegen jede der fünf Stufen einmal den ersten Platz.</translation>
    </message>
    <message>
        <source>Finish first among eight players or more.</source>
        <translation>Hol dir den ersten Platz an einem Tisch mit mindestens acht Leuten.</translation>
    </message>
    <message>
        <source>Finish first in the round after you came last.</source>
        <translation>Hol dir den ersten Platz, gleich nachdem du auf dem letzten warst.</translation>
    </message>
    <message>
        <source>Finish first in three different games.</source>
        <translation>Hol dir in drei verschiedenen Spielen den ersten Platz.</translation>
    </message>
    <message>
        <source>Finish first in three rounds in a row of one match.</source>
        <translation>Hol dir in einer Partie dreimal hintereinander den ersten Platz.</translation>
    </message>
    <message>
        <source>Finish in every place at tables of the same size, with five players or more.</source>
        <translation>Belege an gleich großen Tischen ab fünf Leuten jeden Platz mindestens einmal.</translation>
    </message>
    <message>
        <source>Finish rounds on a hundred different days.</source>
        <translation>Spiel an hundert verschiedenen Tagen.</translation>
    </message>
    <message>
        <source>Finish rounds on ten different days.</source>
        <translation>Spiel an zehn verschiedenen Tagen.</translation>
    </message>
    <message>
        <source>Finish ten rounds in a row without coming last.</source>
        <translation>Spiel zehn Runden hintereinander, ohne auf dem letzten Platz zu landen.</translation>
    </message>
    <message>
        <source>Finish your first round.</source>
        <translation>Spiel deine erste Runde zu Ende.</translation>
    </message>
    <message>
        <source>First crown</source>
        <translation>Erste Krone</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>From the bottom to the top</source>
        <translation>Von ganz unten nach ganz oben</translation>
    </message>
    <message>
        <source>Go out first while everyone else still holds at least five cards.</source>
        <translation>Sei fertig, wenn alle anderen noch mindestens fünf Karten haben.</translation>
    </message>
    <message>
        <source>Juggler</source>
        <translation>Jonglieren</translation>
    </message>
    <message>
        <source>Never at a loss</source>
        <translation>Nie verlegen</translation>
    </message>
    <message>
        <source>New on your shelf: {trophy}</source>
        <translation>Neu in deinem Regal: {trophy}</translation>
    </message>
    <message>
        <source>Not on your shelf yet.</source>
        <translation>Noch nicht in deinem Regal.</translation>
    </message>
    <message>
        <source>On your shelf since {day}.</source>
        <translation>In deinem Regal seit {day}.</translation>
    </message>
    <message>
        <source>Play a bomb on an ace, or on several.</source>
        <translation>Wirf eine Bombe auf ein Ass oder auf mehrere.</translation>
    </message>
    <message>
        <source>Play a match of twenty rounds or more to the end.</source>
        <translation>Spiel eine Partie von mindestens zwanzig Runden zu Ende.</translation>
    </message>
    <message>
        <source>Play six cards or more at once.</source>
        <translation>Spiel sechs oder mehr Karten auf einmal.</translation>
    </message>
    <message>
        <source>Putsch</source>
        <translation>Putsch</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>Round the world</source>
        <translation>Um die Welt</translation>
    </message>
    <message>
        <source>Rung by rung</source>
        <translation>Sprosse für Sprosse</translation>
    </message>
    <message>
        <source>Safe and dry</source>
        <translation>Im Trockenen</translation>
    </message>
    <message>
        <source>Slow but sure</source>
        <translation>Langsam, aber sicher</translation>
    </message>
    <message>
        <source>Solve ten exercises in a row without a mistake.</source>
        <translation>Löse zehn Übungen hintereinander ohne Fehler.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Saubere Sache</translation>
    </message>
    <message>
        <source>Start a revolution and win the round.</source>
        <translation>Zettle eine Revolution an und gewinne die Runde.</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>Sitzfleisch</translation>
    </message>
    <message>
        <source>Ten evenings</source>
        <translation>Zehn Abende</translation>
    </message>
    <message>
        <source>The big table</source>
        <translation>Die große Runde</translation>
    </message>
    <message>
        <source>The cup</source>
        <translation>Der Pokal</translation>
    </message>
    <message>
        <source>The great fall</source>
        <translation>Der tiefe Fall</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>The owl</source>
        <translation>Die Eule</translation>
    </message>
    <message>
        <source>Three crowns</source>
        <translation>Drei Kronen</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>Schatztruhe</translation>
    </message>
    <message>
        <source>Win a match of three rounds or more after coming last in its first round.</source>
        <translation>Gewinne eine Partie von mindestens drei Runden, obwohl du in der ersten Runde auf dem letzten Platz warst.</translation>
    </message>
    <message>
        <source>Win a match of three rounds or more against opponents at the levels {strong} or {expert} only.</source>
        <translation>Gewinne eine Partie von mindestens drei Runden, in der alle anderen die Stufe {strong} oder {expert} haben.</translation>
    </message>
    <message>
        <source>Win a match of three rounds or more.</source>
        <translation>Gewinne eine Partie von mindestens drei Runden.</translation>
    </message>
    <message>
        <source>Win a round of {shithead} without picking up the pile.</source>
        <translation>Gewinne eine Runde {shithead}, ohne den Stapel zu nehmen.</translation>
    </message>
    <message>
        <source>Win a round with a single card as your last play.</source>
        <translation>Gewinne eine Runde, indem du zum Schluss eine einzelne Karte ausspielst.</translation>
    </message>
    <message>
        <source>Win a round without passing once.</source>
        <translation>Gewinne eine Runde, ohne ein einziges Mal zu passen.</translation>
    </message>
    <message>
        <source>Win ten matches of three rounds or more.</source>
        <translation>Gewinne zehn Partien von mindestens drei Runden.</translation>
    </message>
    <message>
        <source>{count} of {all} trophies on your shelf</source>
        <translation>{count} von {all} Trophäen in deinem Regal</translation>
    </message>
</context>
<context>
    <name>TrophiesScreen</name>
    <message>
        <source>Trophies</source>
        <translation>Trophäen</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Saving works again: all your answers are in {path}.</source>
        <translation>Speichern geht wieder: Alle deine Antworten liegen in {path}.</translation>
    </message>
    <message>
        <source>Saving works again: the whole match is in {path}.</source>
        <translation>Speichern geht wieder: Die ganze Partie liegt in {path}.</translation>
    </message>
    <message>
        <source>The damaged file of your regulars’ tables is kept as {path}.</source>
        <translation>Die beschädigte Datei deiner Stammtische bleibt als {path} erhalten.</translation>
    </message>
    <message>
        <source>The damaged match record is kept as {path}. Line {line}: {reason}</source>
        <translation>Die beschädigte Aufzeichnung liegt jetzt als {path} daneben. Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>The deal of the day can’t be saved in {path} ({reason}); it counts only until you quit.</source>
        <translation>Die Partie des Tages kann nicht in {path} gespeichert werden ({reason}); sie zählt nur, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>The match can’t be saved in {path} ({reason}), but you can play on.</source>
        <translation>Die Partie lässt sich in {path} nicht speichern ({reason}); weiterspielen kannst du trotzdem.</translation>
    </message>
    <message>
        <source>The match continues from line {last} of its record; the whole record is kept as {path}. Line {line}: {reason}</source>
        <translation>Die Partie geht ab Zeile {last} ihrer Aufzeichnung weiter; die ganze Aufzeichnung bleibt als {path} erhalten. Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>The match continues from line {last} of {path}. Line {line}: {reason}</source>
        <translation>Die Partie geht ab Zeile {last} von {path} weiter. Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>The statistics can’t be saved in {path} ({reason}); they count only until you quit.</source>
        <translation>Die Statistik lässt sich in {path} nicht speichern ({reason}); sie zählt nur, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>This match can’t be shown. It is kept as it is.</source>
        <translation>Diese Partie lässt sich nicht anzeigen. Sie bleibt gespeichert, wie sie ist.</translation>
    </message>
    <message>
        <source>Your answers can’t be saved in {path} ({reason}); they count only until you quit.</source>
        <translation>Deine Antworten lassen sich in {path} nicht speichern ({reason}); sie zählen nur, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>Your regulars’ tables can’t be saved in {path} ({reason}).</source>
        <translation>Deine Stammtische lassen sich nicht in {path} speichern ({reason}).</translation>
    </message>
    <message>
        <source>{path} can’t be played. Line {line}: {reason}</source>
        <translation>{path} lässt sich nicht spielen. Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>{path} can’t be read ({reason}).</source>
        <translation>{path} lässt sich nicht lesen ({reason}).</translation>
    </message>
    <message>
        <source>{path} does not point to a match in its folder and is ignored.</source>
        <translation>{path} verweist auf keine Partie in diesem Ordner und wird ignoriert.</translation>
    </message>
    <message>
        <source>{path} is not a match saved by this program.</source>
        <translation>{path} ist keine Partie, die mit diesem Programm gespeichert wurde.</translation>
    </message>
    <message>
        <source>{path} was saved by another version of this program, so it can’t be played here.</source>
        <translation>{path} stammt aus einer anderen Version dieses Programms und lässt sich hier nicht spielen.</translation>
    </message>
</context>
<context>
    <name>TurningPoint</name>
    <message>
        <source>Before it you could expect place {before}, after it place {after}.</source>
        <translation>Vorher war für dich Platz {before} zu erwarten, danach Platz {after}.</translation>
    </message>
    <message>
        <source>Before it you were heading for {before} place, after it for {after}.</source>
        <translation>Vorher sah es für dich nach dem {before} Platz aus, danach nach dem {after}.</translation>
    </message>
    <message>
        <source>Looking for the turning point…</source>
        <translation>Der Wendepunkt wird gesucht …</translation>
    </message>
    <message>
        <source>No single decision turned this match.</source>
        <translation>Keine einzelne Entscheidung hat diese Partie gedreht.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Auf dem Tisch: {cards}.</translation>
    </message>
    <message>
        <source>Round {round}: {line}</source>
        <translation>Runde {round}: {line}</translation>
    </message>
    <message>
        <source>See this moment again, with everyone’s cards.</source>
        <translation>Diesen Moment noch einmal sehen, mit allen Karten.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>Der Wendepunkt</translation>
    </message>
    <message>
        <source>The turning point of this match could not be found.</source>
        <translation>Der Wendepunkt dieser Partie ließ sich nicht finden.</translation>
    </message>
</context>
<context>
    <name>TutorPane</name>
    <message>
        <source>Do it anyway</source>
        <translation>Trotzdem machen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Noch mal überlegen</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>achten</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>fünften</translation>
    </message>
    <message>
        <source>first</source>
        <translation>ersten</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>vierten</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweiten</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>siebten</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sechsten</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritten</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <translation>{items} und {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <translation>{items} oder {last}</translation>
    </message>
    <message>
        <source>{place}th</source>
        <translation>{place}.</translation>
    </message>
</context>
</TS>
