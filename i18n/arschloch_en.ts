<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>A putsch only pays off if your hand is good enough to go out first as long as nobody takes its best cards. If it fails, it costs you your four best cards in the next round, so use it sparingly. The others may join forces against you, or with you against the President.</source>
        <translation>A putsch only pays off if your hand is good enough to go out first as long as nobody takes its best cards. If it fails, it costs you your four best cards in the next round, so use it sparingly. The others may join forces against you, or with you against the President.</translation>
    </message>
    <message>
        <source>A variant of Trou du cul for four: each player gets 13 of the 52 cards, hence the name. The five-card combinations come from poker. No cards are exchanged; you play to 50, 100 or 150 points, or into the small hours.</source>
        <translation>A variant of Trou du cul for four: each player gets 13 of the 52 cards, hence the name. The five-card combinations come from poker. No cards are exchanged; you play to 50, 100 or 150 points, or into the small hours.</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>About this game</translation>
    </message>
    <message>
        <source>An ace must not be your last card. Even with a good hand, plan ahead and play your aces in time.</source>
        <translation>An ace must not be your last card. Even with a good hand, plan ahead and play your aces in time.</translation>
    </message>
    <message>
        <source>Arschloch is a traditional German card game: the first player to run out of cards becomes King, or President. The details differ from table to table, and the order of the ranks from region to region, so agree on them before the first deal.</source>
        <translation>Arschloch is a traditional German card game: the first player to run out of cards becomes King, or President. The details differ from table to table, and the order of the ranks from region to region, so agree on them before the first deal.</translation>
    </message>
    <message>
        <source>Based on Karrierepoker, once also sold as Hollywood-Poker. It is much like Arschloch with a tamer theme: you work your way up from dishwasher to boss. The cards, drawings and words here are our own.</source>
        <translation>Based on Karrierepoker, once also sold as Hollywood-Poker. It is much like Arschloch with a tamer theme: you work your way up from dishwasher to boss. The cards, drawings and words here are our own.</translation>
    </message>
    <message>
        <source>Daifugō is the Japanese sister of these games. It is played here exactly as in the Computer Daihinmin contest (UECda), where programs play against each other.</source>
        <translation>Daifugō is the Japanese sister of these games. It is played here exactly as in the Computer Daihinmin contest (UECda), where programs play against each other.</translation>
    </message>
    <message>
        <source>Das große und das kleine A, by Wolfgang Kramer, is a commercial relative of Arschloch. The cards, drawings and words here are our own.</source>
        <translation>Das große und das kleine A, by Wolfgang Kramer, is a commercial relative of Arschloch. The cards, drawings and words here are our own.</translation>
    </message>
    <message>
        <source>Four of a kind is rare, but the player at the bottom is the most likely to hold it, and gains the most: worthless cards become the best. A second four of a kind restores the order.</source>
        <translation>Four of a kind is rare, but the player at the bottom is the most likely to hold it, and gains the most: worthless cards become the best. A second four of a kind restores the order.</translation>
    </message>
    <message>
        <source>Grand Seigneur is the official variant of Tichu in which everyone plays for themselves, with positions as in Arschloch. The cards, drawings and words here are our own.</source>
        <translation>Grand Seigneur is the official variant of Tichu in which everyone plays for themselves, with positions as in Arschloch. The cards, drawings and words here are our own.</translation>
    </message>
    <message>
        <source>If equal cards may be played, keep count: the last card of a rank wins the trick at once.</source>
        <translation>If equal cards may be played, keep count: the last card of a rank wins the trick at once.</translation>
    </message>
    <message>
        <source>If you are at the top and hold three or four low cards of a rank, negotiate: you can keep them together and offer higher cards instead.</source>
        <translation>If you are at the top and hold three or four low cards of a rank, negotiate: you can keep them together and offer higher cards instead.</translation>
    </message>
    <message>
        <source>If you ask for cards, you may end up with none. That is why the King may let the Viceroy ask first, where the rules allow it.</source>
        <translation>If you ask for cards, you may end up with none. That is why the King may let the Viceroy ask first, where the rules allow it.</translation>
    </message>
    <message>
        <source>If you hold six of a kind, you can play them all at once or in smaller sets: one more decision than with a single deck.</source>
        <translation>If you hold six of a kind, you can play them all at once or in smaller sets: one more decision than with a single deck.</translation>
    </message>
    <message>
        <source>In France, this game is called Trou du cul, Trouduc or CCT; in Quebec, Trou de cul; and sometimes Grand tramp. A more polite name is Président: the positions are then President, Prime Minister, Worker and Tramp.</source>
        <translation>In France, this game is called Trou du cul, Trouduc or CCT; in Quebec, Trou de cul; and sometimes Grand tramp. A more polite name is Président: the positions are then President, Prime Minister, Worker and Tramp.</translation>
    </message>
    <message>
        <source>Jokers stay where they were dealt, even at the bottom: no exchange takes them away. With a joker you can take the lead at any time, so positions change more often here.</source>
        <translation>Jokers stay where they were dealt, even at the bottom: no exchange takes them away. With a joker you can take the lead at any time, so positions change more often here.</translation>
    </message>
    <message>
        <source>Keep low cards for the end: the highest card in an A trick takes the A, and the numbers left in your hand count against you.</source>
        <translation>Keep low cards for the end: the highest card in an A trick takes the A, and the numbers left in your hand count against you.</translation>
    </message>
    <message>
        <source>Nobody wins this game, but somebody loses: the last one left. They deal the next round, and at some tables they fetch the next round of drinks as well.</source>
        <translation>Nobody wins this game, but somebody loses: the last one left. They deal the next round, and at some tables they fetch the next round of drinks as well.</translation>
    </message>
    <message>
        <source>Picking up a large pile is a heavy handicap. But you recover quickly if you burn the pile, with a ten or four of a kind, because then you play again.</source>
        <translation>Picking up a large pile is a heavy handicap. But you recover quickly if you burn the pile, with a ten or four of a kind, because then you play again.</translation>
    </message>
    <message>
        <source>President is the same game with polite titles, and it is known by that name in many countries. It is also called Trou du cul, Trouduc or CCT in France, and Arschloch in Germany.</source>
        <translation>President is the same game with polite titles, and it is known by that name in many countries. It is also called Trou du cul, Trouduc or CCT in France, and Arschloch in Germany.</translation>
    </message>
    <message>
        <source>Should the King simply give back the two lowest cards? When we played hands out on the computer, that was best in only about one hand in five. Usually it is best to give two single cards, so that pairs stay together.</source>
        <translation>Should the King simply give back the two lowest cards? When we played hands out on the computer, that was best in only about one hand in five. Usually it is best to give two single cards, so that pairs stay together.</translation>
    </message>
    <message>
        <source>Should you keep a five-card combination together or break it up? If you are left with ten cards or more, they count double (the doublette), and all thirteen count triple (the triplette).</source>
        <translation>Should you keep a five-card combination together or break it up? If you are left with ten cards or more, they count double (the doublette), and all thirteen count triple (the triplette).</translation>
    </message>
    <message>
        <source>Some games you can buy are related to it: The Great Dalmuti by Richard Garfield, The Big A and the Little A by Wolfgang Kramer, and Karrierepoker, once also sold as Hollywood-Poker. Leet &amp; noob was a free version for the PC, and Tichu has an official variant of this kind. Mau-Mau and UNO are similar, too.</source>
        <translation>Some games you can buy are related to it: The Great Dalmuti by Richard Garfield, The Big A and the Little A by Wolfgang Kramer, and Karrierepoker, once also sold as Hollywood-Poker. Leet &amp; noob was a free version for the PC, and Tichu has an official variant of this kind. Mau-Mau and UNO are similar, too.</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Tactics</translation>
    </message>
    <message>
        <source>The Excuse always wins a trick, whatever is on the table. Trumps 1 and 21 turn a triple into a quad, so a revolution is easier than with ordinary cards.</source>
        <translation>The Excuse always wins a trick, whatever is on the table. Trumps 1 and 21 turn a triple into a quad, so a revolution is easier than with ordinary cards.</translation>
    </message>
    <message>
        <source>The Great Dalmuti, by Richard Garfield, is a commercial relative of President with its own deck of 80 cards. The cards, drawings and words here are our own.</source>
        <translation>The Great Dalmuti, by Richard Garfield, is a commercial relative of President with its own deck of 80 cards. The cards, drawings and words here are our own.</translation>
    </message>
    <message>
        <source>The fun is in playing many rounds in a row: players who go out early have an advantage in the next round, those who go out late a handicap, and everyone sees who rises and who falls.</source>
        <translation>The fun is in playing many rounds in a row: players who go out early have an advantage in the next round, those who go out late a handicap, and everyone sees who rises and who falls.</translation>
    </message>
    <message>
        <source>The game and its closest relatives are also known as Bettler, President and Grand tramp, in France as Trou du cul, Trouduc or CCT, and in Quebec as Trou de cul. Its Japanese sister is called Daifugō.</source>
        <translation>The game and its closest relatives are also known as Bettler, President and Grand tramp, in France as Trou du cul, Trouduc or CCT, and in Quebec as Trou de cul. Its Japanese sister is called Daifugō.</translation>
    </message>
    <message>
        <source>Trou du cul can also be played with a Tarot deck: instead of pairs, triples and quads, two, three or four consecutive trumps are played.</source>
        <translation>Trou du cul can also be played with a Tarot deck: instead of pairs, triples and quads, two, three or four consecutive trumps are played.</translation>
    </message>
    <message>
        <source>Twos that clear the trick help the players at the top, who usually get them in the exchange.</source>
        <translation>Twos that clear the trick help the players at the top, who usually get them in the exchange.</translation>
    </message>
    <message>
        <source>With several decks, more people can play, rounds last longer, and there are more combinations. With an even number of players, everyone exchanges cards; with an odd number, everyone except the player in the middle.</source>
        <translation>With several decks, more people can play, rounds last longer, and there are more combinations. With an even number of players, everyone exchanges cards; with an odd number, everyone except the player in the middle.</translation>
    </message>
</context>
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>About</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Save a report</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Acknowledge the cards you received</source>
        <translation>Acknowledge the cards you received</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Enter key</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Key H</source>
        <translation>Key H</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Key P</translation>
    </message>
    <message>
        <source>Key S</source>
        <translation>Key S</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s)</source>
        <translation>
            <numerusform>Play %n card</numerusform>
            <numerusform>Play %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sort</translation>
    </message>
</context>
<context>
    <name>AllHands</name>
    <message>
        <source>After the exchange</source>
        <translation>After the exchange</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>As dealt</translation>
    </message>
    <message>
        <source>Costliest plays</source>
        <translation>Costliest plays</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisions</translation>
    </message>
    <message>
        <source>Fingerprint copied to the clipboard.</source>
        <translation>Fingerprint copied to the clipboard.</translation>
    </message>
    <message>
        <source>Fingerprint of the deck: {digits}. Seed for this round: {seed}.</source>
        <translation>Fingerprint of the deck: {digits}. Seed for this round: {seed}.</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Left over</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Luck and skill</translation>
    </message>
    <message>
        <source>Proof copied to the clipboard; “arschloch verify --proof” checks it.</source>
        <translation>Proof copied to the clipboard; “arschloch verify --proof” checks it.</translation>
    </message>
    <message>
        <source>These cards were set in advance, not shuffled.</source>
        <translation>These cards were set in advance, not shuffled.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face down</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>face up</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>hand</translation>
    </message>
    <message>
        <source>new: {cards}</source>
        <translation>new: {cards}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>no cards</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>set aside</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
</context>
<context>
    <name>AllHandsButton</name>
    <message>
        <source>All hands…</source>
        <translation>All hands…</translation>
    </message>
    <message>
        <source>Everyone’s cards in this round, and proof that the deal was honest.</source>
        <translation>Everyone’s cards in this round, and proof that the deal was honest.</translation>
    </message>
</context>
<context>
    <name>AllHandsPane</name>
    <message>
        <source>All decisions so far that came before the first trick of a round.</source>
        <translation>All decisions so far that came before the first trick of a round.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>All hands</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Copy the proof</source>
        <translation>Copy the proof</translation>
    </message>
    <message>
        <source>Redo an exchange…</source>
        <translation>Redo an exchange…</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} place(s)</source>
        <translation>{number} places</translation>
    </message>
    <message>
        <source>{number} places</source>
        <translation>{number} places</translation>
    </message>
</context>
<context>
    <name>BigA</name>
    <message>
        <source>A joker played by itself is the highest single card, above the 13. Together with number cards, one or more jokers count as one of them: two sevens and a joker make three sevens.</source>
        <translation>A joker played by itself is the highest single card, above the 13. Together with number cards, one or more jokers count as one of them: two sevens and a joker make three sevens.</translation>
    </message>
    <message>
        <source>A round is a series of tricks. The leader plays a single card or several of the same number. Then, going clockwise, each player plays the same number of cards with a higher number, or passes.</source>
        <translation>A round is a series of tricks. The leader plays a single card or several of the same number. Then, going clockwise, each player plays the same number of cards with a higher number, or passes.</translation>
    </message>
    <message>
        <source>A trick!</source>
        <translation>A trick!</translation>
    </message>
    <message>
        <source>A trick: the highest card takes {card}</source>
        <translation>A trick: the highest card takes {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Each player gets one card.</numerusform>
            <numerusform>Each player gets %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player has one turn, then the trick is over.</source>
        <translation>Each player has one turn, then the trick is over.</translation>
    </message>
    <message>
        <source>Everyone else scores penalty points for the cards they hold: a number card scores its number, a joker 14, the Little A 15, the Big A 20.</source>
        <translation>Everyone else scores penalty points for the cards they hold: a number card scores its number, a joker 14, the Little A 15, the Big A 20.</translation>
    </message>
    <message>
        <source>Get rid of your cards, above all the two A cards. Any cards you still hold when a player runs out score penalty points.</source>
        <translation>Get rid of your cards, above all the two A cards. Any cards you still hold when a player runs out score penalty points.</translation>
    </message>
    <message numerus="yes">
        <source>It ends sooner if a player has %n point(s) after a round.</source>
        <translation>
            <numerusform>It ends sooner if a player has a point after a round.</numerusform>
            <numerusform>It ends sooner if a player has %n points after a round.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead an A card: you have nothing else</source>
        <translation>Lead an A card: you have nothing else</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>On the table: {cards}</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Penalty points</translation>
    </message>
    <message>
        <source>Several jokers cannot be played without a number card.</source>
        <translation>Several jokers cannot be played without a number card.</translation>
    </message>
    <message numerus="yes">
        <source>Shared win with %n point(s): {names}.</source>
        <translation>
            <numerusform>Shared win with %n point: {names}.</numerusform>
            <numerusform>Shared win with %n points: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 1 is the lowest number, the 13 the highest. There are no suits.</source>
        <translation>The 1 is the lowest number, the 13 the highest. There are no suits.</translation>
    </message>
    <message>
        <source>The A cards</source>
        <translation>The A cards</translation>
    </message>
    <message>
        <source>The Big A and the Little A are not dealt: they are on the table, face up.</source>
        <translation>The Big A and the Little A are not dealt: they are on the table, face up.</translation>
    </message>
    <message>
        <source>The jokers</source>
        <translation>The jokers</translation>
    </message>
    <message>
        <source>The lowest score wins; players with equal scores share a place.</source>
        <translation>The lowest score wins; players with equal scores share a place.</translation>
    </message>
    <message>
        <source>The only way to get rid of an A card is to lead it by itself. This is an A trick: each of the others must play one card in turn, any card they like; nobody may pass.</source>
        <translation>The only way to get rid of an A card is to lead it by itself. This is an A trick: each of the others must play one card in turn, any card they like; nobody may pass.</translation>
    </message>
    <message>
        <source>The player to the left of the dealer starts. After each round, the deal passes to the left.</source>
        <translation>The player to the left of the dealer starts. After each round, the deal passes to the left.</translation>
    </message>
    <message>
        <source>The player who played the highest card takes the A into their hand and leads the next trick; if cards are equal, the one played last counts. In an A trick, the A has no value, and a joker counts as 1.</source>
        <translation>The player who played the highest card takes the A into their hand and leads the next trick; if cards are equal, the one played last counts. In an A trick, the A has no value, and a joker counts as 1.</translation>
    </message>
    <message>
        <source>The player who played the highest cards wins the trick and leads the next one.</source>
        <translation>The player who played the highest cards wins the trick and leads the next one.</translation>
    </message>
    <message>
        <source>The rest is set aside unseen.</source>
        <translation>The rest is set aside unseen.</translation>
    </message>
    <message>
        <source>The round ends as soon as a player has no cards left, not even an A card; an A trick is finished first. An A card that nobody has taken yet stays on the table.</source>
        <translation>The round ends as soon as a player has no cards left, not even an A card; an A trick is finished first. An A card that nobody has taken yet stays on the table.</translation>
    </message>
    <message>
        <source>The trick continues until all the others have passed one after another; if you pass, you may rejoin it later.</source>
        <translation>The trick continues until all the others have passed one after another; if you pass, you may rejoin it later.</translation>
    </message>
    <message>
        <source>The winner of the first trick of a round takes the Little A into their hand, the winner of the second one the Big A. Everyone can see who holds them.</source>
        <translation>The winner of the first trick of a round takes the Little A into their hand, the winner of the second one the Big A. Everyone can see who holds them.</translation>
    </message>
    <message>
        <source>You cannot play an A card in an A trick; if you hold nothing else, you are skipped. A tricks count as tricks: if an A trick is the second of the round, its winner gets the Big A as well.</source>
        <translation>You cannot play an A card in an A trick; if you hold nothing else, you are skipped. A tricks count as tricks: if an A trick is the second of the round, its winner gets the Big A as well.</translation>
    </message>
    <message>
        <source>You have no cards left.</source>
        <translation>You have no cards left.</translation>
    </message>
    <message>
        <source>You have nothing but A cards, so you are skipped.</source>
        <translation>You have nothing but A cards, so you are skipped.</translation>
    </message>
    <message>
        <source>You lead {card}: everyone else has to play a card.</source>
        <translation>You lead {card}: everyone else has to play a card.</translation>
    </message>
    <message>
        <source>You must play a card: any except an A card</source>
        <translation>You must play a card: any except an A card</translation>
    </message>
    <message>
        <source>You must play a card: any one will do</source>
        <translation>You must play a card: any one will do</translation>
    </message>
    <message>
        <source>You played the highest card and take {card}.</source>
        <translation>You played the highest card and take {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>You score %n point.</numerusform>
            <numerusform>You score %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the trick and get {card} with it.</source>
        <translation>You win the trick and get {card} with it.</translation>
    </message>
    <message>
        <source>eight each of 1 to 13, four jokers, two A cards</source>
        <translation>eight each of 1 to 13, four jokers, two A cards</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>holds {cards}</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>the joker</translation>
    </message>
    <message numerus="yes">
        <source>{cards}, %n of them joker(s)</source>
        <translation>
            <numerusform>{cards}, one of them a joker</numerusform>
            <numerusform>{cards}, %n of them jokers</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no cards left.</source>
        <translation>{name} has no cards left.</translation>
    </message>
    <message>
        <source>{name} has nothing but A cards and is skipped.</source>
        <translation>{name} has nothing but A cards and is skipped.</translation>
    </message>
    <message>
        <source>{name} has to play a card</source>
        <translation>{name} has to play a card</translation>
    </message>
    <message>
        <source>{name} leads {card}: everyone else has to play a card.</source>
        <translation>{name} leads {card}: everyone else has to play a card.</translation>
    </message>
    <message>
        <source>{name} played the highest card and takes {card}.</source>
        <translation>{name} played the highest card and takes {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s).</source>
        <translation>
            <numerusform>{name} scores %n point.</numerusform>
            <numerusform>{name} scores %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the trick and gets {card} with it.</source>
        <translation>{name} wins the trick and gets {card} with it.</translation>
    </message>
    <message>
        <source>{players} play with eight cards of each number from 1 to 13, four jokers and two A cards.</source>
        <translation>{players} play with eight cards of each number from 1 to 13, four jokers and two A cards.</translation>
    </message>
</context>
<context>
    <name>Binding</name>
    <message>
        <source>Match with {cards} or skip your turn</source>
        <translation>Match with {cards} or skip your turn</translation>
    </message>
    <message>
        <source>Only {suits} in this trick</source>
        <translation>Only {suits} in this trick</translation>
    </message>
</context>
<context>
    <name>BombButtons</name>
    <message>
        <source>Bomb!</source>
        <translation>Bomb!</translation>
    </message>
    <message>
        <source>Key B: %1</source>
        <translation>Key B: %1</translation>
    </message>
    <message>
        <source>Key P. Waiting also counts as no.</source>
        <translation>Key P. Waiting also counts as no.</translation>
    </message>
    <message>
        <source>No bomb</source>
        <translation>No bomb</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Enter key</source>
        <translation>Enter key</translation>
    </message>
    <message>
        <source>Keep as they are</source>
        <translation>Keep as they are</translation>
    </message>
    <message>
        <source>Key T</source>
        <translation>Key T</translation>
    </message>
    <message>
        <source>Pick up the pile</source>
        <translation>Pick up the pile</translation>
    </message>
    <message>
        <source>Put every card back where it was dealt</source>
        <translation>Put every card back where it was dealt</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Start over</translation>
    </message>
    <message>
        <source>Swap like this</source>
        <translation>Swap like this</translation>
    </message>
</context>
<context>
    <name>CardPickRow</name>
    <message numerus="yes">
        <source>%n card(s) to choose from</source>
        <translation>
            <numerusform>%n card to choose from</numerusform>
            <numerusform>%n cards to choose from</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n aces</numerusform>
            <numerusform>%n aces</numerusform>
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
        <translation>Big A</translation>
    </message>
    <message>
        <source>Big As</source>
        <translation>Big As</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>Dragons</source>
        <translation>Dragons</translation>
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
        <translation>Little A</translation>
    </message>
    <message>
        <source>Little As</source>
        <translation>Little As</translation>
    </message>
    <message>
        <source>Mah Jong</source>
        <translation>Mah Jong</translation>
    </message>
    <message>
        <source>Mah Jongs</source>
        <translation>Mah Jongs</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <translation>Phoenix</translation>
    </message>
    <message>
        <source>Phoenixes</source>
        <translation>Phoenixes</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ace</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>aces</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>black joker</translation>
    </message>
    <message>
        <source>black jokers</source>
        <translation>black jokers</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>cavaliers</source>
        <translation>cavaliers</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>eights</translation>
    </message>
    <message>
        <source>elevens</source>
        <translation>elevens</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>fives</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>four aces</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>four {ranks}</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>fours</translation>
    </message>
    <message>
        <source>goblets</source>
        <translation>goblets</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jacks</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>jester</translation>
    </message>
    <message>
        <source>jesters</source>
        <translation>jesters</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>keys</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>kings</translation>
    </message>
    <message>
        <source>lilies</source>
        <translation>lilies</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nines</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>ones</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>queens</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>red joker</translation>
    </message>
    <message>
        <source>red jokers</source>
        <translation>red jokers</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sevens</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sixes</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tens</translation>
    </message>
    <message>
        <source>the apprentice</source>
        <translation>the apprentice</translation>
    </message>
    <message>
        <source>the baker</source>
        <translation>the baker</translation>
    </message>
    <message>
        <source>the bookkeeper</source>
        <translation>the bookkeeper</translation>
    </message>
    <message>
        <source>the chairwoman</source>
        <translation>the chairwoman</translation>
    </message>
    <message>
        <source>the chimney sweep</source>
        <translation>the chimney sweep</translation>
    </message>
    <message>
        <source>the cook</source>
        <translation>the cook</translation>
    </message>
    <message>
        <source>the director</source>
        <translation>the director</translation>
    </message>
    <message>
        <source>the dishwasher</source>
        <translation>the dishwasher</translation>
    </message>
    <message>
        <source>the doctor</source>
        <translation>the doctor</translation>
    </message>
    <message>
        <source>the doorman</source>
        <translation>the doorman</translation>
    </message>
    <message>
        <source>the engineer</source>
        <translation>the engineer</translation>
    </message>
    <message>
        <source>the farmhand</source>
        <translation>the farmhand</translation>
    </message>
    <message>
        <source>the ferryman</source>
        <translation>the ferryman</translation>
    </message>
    <message>
        <source>the fishwife</source>
        <translation>the fishwife</translation>
    </message>
    <message>
        <source>the forewoman</source>
        <translation>the forewoman</translation>
    </message>
    <message>
        <source>the head of department</source>
        <translation>the head of department</translation>
    </message>
    <message>
        <source>the innkeeper</source>
        <translation>the innkeeper</translation>
    </message>
    <message>
        <source>the judge</source>
        <translation>the judge</translation>
    </message>
    <message>
        <source>the lawyer</source>
        <translation>the lawyer</translation>
    </message>
    <message>
        <source>the mayor</source>
        <translation>the mayor</translation>
    </message>
    <message>
        <source>the messenger</source>
        <translation>the messenger</translation>
    </message>
    <message>
        <source>the schoolmistress</source>
        <translation>the schoolmistress</translation>
    </message>
    <message>
        <source>the smith</source>
        <translation>the smith</translation>
    </message>
    <message>
        <source>the waiter</source>
        <translation>the waiter</translation>
    </message>
    <message>
        <source>the watchmaker</source>
        <translation>the watchmaker</translation>
    </message>
    <message>
        <source>thirteens</source>
        <translation>thirteens</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>three aces</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>three {ranks}</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>threes</translation>
    </message>
    <message>
        <source>towers</source>
        <translation>towers</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>trump {number}</translation>
    </message>
    <message>
        <source>trumps {number}</source>
        <translation>trumps {number}</translation>
    </message>
    <message>
        <source>twelves</source>
        <translation>twelves</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>two aces</translation>
    </message>
    <message>
        <source>two {ranks}</source>
        <translation>two {ranks}</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>twos</translation>
    </message>
    <message>
        <source>{cards} (the joker as {card})</source>
        <translation>{cards} (the joker as {card})</translation>
    </message>
    <message>
        <source>{cards} as {others}</source>
        <translation>{cards} as {others}</translation>
    </message>
    <message>
        <source>{number}, {person}</source>
        <translation>{number}, {person}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} of {suit}</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>Careful: go out with {ranks} and you finish last.</source>
        <translation>Careful: go out with {ranks} and you finish last.</translation>
    </message>
    <message>
        <source>Careful: you would be left with only {ranks}, and you may not go out with those.</source>
        <translation>Careful: you would be left with only {ranks}, and you may not go out with those.</translation>
    </message>
</context>
<context>
    <name>ChosenGame</name>
    <message>
        <source>Another game…</source>
        <translation>Another game…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>--fingerprint takes {count} or more digits from 0 to 9 and A to F, such as {example}, not “{word}”.</source>
        <translation>--fingerprint takes {count} or more digits from 0 to 9 and A to F, such as {example}, not “{word}”.</translation>
    </message>
    <message>
        <source>--levels names “{name}” more than once.</source>
        <translation>--levels names “{name}” more than once.</translation>
    </message>
    <message>
        <source>--levels takes two or more names, separated by commas, not “{name}”.</source>
        <translation>--levels takes two or more names, separated by commas, not “{name}”.</translation>
    </message>
    <message>
        <source>--proof takes text that begins with “arschloch-deal 1 round” and ends with the cards of the deck, not “{word}”.</source>
        <translation>--proof takes text that begins with “arschloch-deal 1 round” and ends with the cards of the deck, not “{word}”.</translation>
    </message>
    <message>
        <source>--round needs --fingerprint or --proof as well.</source>
        <translation>--round needs --fingerprint or --proof as well.</translation>
    </message>
    <message>
        <source>--rules takes pairs KEY=VALUE, not “{word}”. `arschloch rules {preset}` lists all keys and their values.</source>
        <translation>--rules takes pairs KEY=VALUE, not “{word}”. `arschloch rules {preset}` lists all keys and their values.</translation>
    </message>
    <message>
        <source>--seats takes {players} names here, one per player, separated by commas, not {given}.</source>
        <translation>--seats takes {players} names here, one per player, separated by commas, not {given}.</translation>
    </message>
    <message>
        <source>16 or more digits from 0 to 9 and A to F</source>
        <translation>16 or more digits from 0 to 9 and A to F</translation>
    </message>
    <message>
        <source>A file has this name</source>
        <translation>A file has this name</translation>
    </message>
    <message>
        <source>An interrupted run continues when you give the same command again.</source>
        <translation>An interrupted run continues when you give the same command again.</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Arguments:</translation>
    </message>
    <message>
        <source>Arschloch, Trou du cul, President: the card game against computer players.</source>
        <translation>Arschloch, Trou du cul, President: the card game against computer players.</translation>
    </message>
    <message>
        <source>Check that a round was dealt from the deck whose fingerprint the window showed before the deal: {allowed}.</source>
        <translation>Check that a round was dealt from the deck whose fingerprint the window showed before the deal: {allowed}.</translation>
    </message>
    <message>
        <source>Check that everything the game needs is installed.</source>
        <translation>Check that everything the game needs is installed.</translation>
    </message>
    <message>
        <source>Check the proof you copied from “All hands”, {allowed}, and compare it with the given records.</source>
        <translation>Check the proof you copied from “All hands”, {allowed}, and compare it with the given records.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commands:</translation>
    </message>
    <message>
        <source>ERROR</source>
        <translation>ERROR</translation>
    </message>
    <message>
        <source>Every deal is played several times. Each time, the levels move on by one seat, so that the luck of the cards cancels out. Identical tables are played only once.</source>
        <translation>Every deal is played several times. Each time, the levels move on by one seat, so that the luck of the cards cancels out. Identical tables are played only once.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Example:</translation>
    </message>
    <message>
        <source>FILE.arl</source>
        <translation>FILE.arl</translation>
    </message>
    <message>
        <source>FINGERPRINT</source>
        <translation>FINGERPRINT</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>FOLDER</translation>
    </message>
    <message>
        <source>Failed: {names}.</source>
        <translation>Failed: {names}.</translation>
    </message>
    <message>
        <source>How long a program may think about one decision: {allowed} (default: {default}).</source>
        <translation>How long a program may think about one decision: {allowed} (default: {default}).</translation>
    </message>
    <message>
        <source>How many processes work at the same time: {allowed} (default: {default}). The result does not depend on it.</source>
        <translation>How many processes work at the same time: {allowed} (default: {default}). The result does not depend on it.</translation>
    </message>
    <message>
        <source>How much to enlarge the pictures: {allowed} (default: {default}).</source>
        <translation>How much to enlarge the pictures: {allowed} (default: {default}).</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Input/output error</translation>
    </message>
    <message>
        <source>It is a folder</source>
        <translation>It is a folder</translation>
    </message>
    <message>
        <source>It is not a file name</source>
        <translation>It is not a file name</translation>
    </message>
    <message>
        <source>It is not a program that can be run</source>
        <translation>It is not a program that can be run</translation>
    </message>
    <message>
        <source>Judge every option of the pending decision before the first trick.</source>
        <translation>Judge every option of the pending decision before the first trick.</translation>
    </message>
    <message>
        <source>KEY=VALUE,…</source>
        <translation>KEY=VALUE,…</translation>
    </message>
    <message>
        <source>Keep every level in its seat; play each deal once.</source>
        <translation>Keep every level in its seat; play each deal once.</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>LANGUAGE</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>LEVEL</translation>
    </message>
    <message>
        <source>LEVEL,LEVEL,…</source>
        <translation>LEVEL,LEVEL,…</translation>
    </message>
    <message>
        <source>Language of everything printed: {allowed} (default: the system’s).</source>
        <translation>Language of everything printed: {allowed} (default: the system’s).</translation>
    </message>
    <message>
        <source>Language of this help and of error messages: {allowed} (default: the system’s). The window has a setting of its own.</source>
        <translation>Language of this help and of error messages: {allowed} (default: the system’s). The window has a setting of its own.</translation>
    </message>
    <message>
        <source>Languages of the pictures: {allowed} (default: all). If you name only one, it is also used for messages.</source>
        <translation>Languages of the pictures: {allowed} (default: all). If you name only one, it is also used for messages.</translation>
    </message>
    <message>
        <source>Let computer players play each other.</source>
        <translation>Let computer players play each other.</translation>
    </message>
    <message>
        <source>Line {line} cannot be answered: {why}.</source>
        <translation>Line {line} cannot be answered: {why}.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Line {line}: {reason}</translation>
    </message>
    <message>
        <source>List every option with its values, not only those that differ from the preset.</source>
        <translation>List every option with its values, not only those that differ from the preset.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMBER</translation>
    </message>
    <message>
        <source>No pending decision can be judged: only decisions before the first trick can.</source>
        <translation>No pending decision can be judged: only decisions before the first trick can.</translation>
    </message>
    <message>
        <source>No round of this record was dealt from the deck with the fingerprint {fingerprint}.</source>
        <translation>No round of this record was dealt from the deck with the fingerprint {fingerprint}.</translation>
    </message>
    <message>
        <source>No space left on the device</source>
        <translation>No space left on the device</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>No such file or folder</translation>
    </message>
    <message>
        <source>Nothing was shuffled for round {number}: the record says who gets which cards.</source>
        <translation>Nothing was shuffled for round {number}: the record says who gets which cards.</translation>
    </message>
    <message>
        <source>Number of players: {allowed}. Default: the preset’s own number.</source>
        <translation>Number of players: {allowed}. Default: the preset’s own number.</translation>
    </message>
    <message>
        <source>Number that determines the deals: {allowed}. The same number gives the same result.</source>
        <translation>Number that determines the deals: {allowed}. The same number gives the same result.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options:</translation>
    </message>
    <message>
        <source>PRESET</source>
        <translation>PRESET</translation>
    </message>
    <message>
        <source>PROOF</source>
        <translation>PROOF</translation>
    </message>
    <message>
        <source>Pairs: by how many places a level is ahead</source>
        <translation>Pairs: by how many places a level is ahead</translation>
    </message>
    <message>
        <source>Part of the path is not a folder</source>
        <translation>Part of the path is not a folder</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permission denied</translation>
    </message>
    <message>
        <source>Play every pair of levels against each other and rate all levels.</source>
        <translation>Play every pair of levels against each other and rate all levels.</translation>
    </message>
    <message>
        <source>Play through standard input and output, so that another program can run the match.</source>
        <translation>Play through standard input and output, so that another program can run the match.</translation>
    </message>
    <message numerus="yes">
        <source>Players failed at %n decision(s), and a stand-in made them; see “{log}”.</source>
        <translation>
            <numerusform>Players failed at %n decision, and a stand-in made it; see “{log}”.</numerusform>
            <numerusform>Players failed at %n decisions, and a stand-in made them; see “{log}”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing strength: {allowed}.</source>
        <translation>Playing strength: {allowed}.</translation>
    </message>
    <message>
        <source>Print JSON, for other programs.</source>
        <translation>Print JSON, for other programs.</translation>
    </message>
    <message>
        <source>Print the rules of a game in words.</source>
        <translation>Print the rules of a game in words.</translation>
    </message>
    <message>
        <source>Print the version and exit.</source>
        <translation>Print the version and exit.</translation>
    </message>
    <message>
        <source>Rating: places better than the average of all levels</source>
        <translation>Rating: places better than the average of all levels</translation>
    </message>
    <message>
        <source>Replay records without a window and check them.</source>
        <translation>Replay records without a window and check them.</translation>
    </message>
    <message>
        <source>Round {number} was dealt from another deck: its fingerprint is {fingerprint}.</source>
        <translation>Round {number} was dealt from another deck: its fingerprint is {fingerprint}.</translation>
    </message>
    <message>
        <source>Round {number} was dealt from the deck with this fingerprint.</source>
        <translation>Round {number} was dealt from the deck with this fingerprint.</translation>
    </message>
    <message>
        <source>Rounds to play for each pair: {allowed}.</source>
        <translation>Rounds to play for each pair: {allowed}.</translation>
    </message>
    <message>
        <source>Rounds to play in all: {allowed}. A multiple of the number of seats works best.</source>
        <translation>Rounds to play in all: {allowed}. A multiple of the number of seats works best.</translation>
    </message>
    <message>
        <source>Rules that differ from the preset: {allowed}. `arschloch rules PRESET` lists all keys and their values.</source>
        <translation>Rules that differ from the preset: {allowed}. `arschloch rules PRESET` lists all keys and their values.</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SECONDS</translation>
    </message>
    <message>
        <source>Save a picture of every screen as a PNG file.</source>
        <translation>Save a picture of every screen as a PNG file.</translation>
    </message>
    <message>
        <source>Show this help and exit.</source>
        <translation>Show this help and exit.</translation>
    </message>
    <message>
        <source>Standard output is closed</source>
        <translation>Standard output is closed</translation>
    </message>
    <message>
        <source>Stop when the values of the best options are known to within this standard error: {allowed} (default: {default}).</source>
        <translation>Stop when the values of the best options are known to within this standard error: {allowed} (default: {default}).</translation>
    </message>
    <message>
        <source>The competitors, two or more: {allowed}.</source>
        <translation>The competitors, two or more: {allowed}.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}.</source>
        <translation>The file cannot be read: {reason}.</translation>
    </message>
    <message>
        <source>The file name is too long</source>
        <translation>The file name is too long</translation>
    </message>
    <message>
        <source>The file system is read-only</source>
        <translation>The file system is read-only</translation>
    </message>
    <message>
        <source>The folder for the pictures: {allowed}.</source>
        <translation>The folder for the pictures: {allowed}.</translation>
    </message>
    <message>
        <source>The game and its rules: {allowed}.</source>
        <translation>The game and its rules: {allowed}.</translation>
    </message>
    <message>
        <source>The match record to open in the window.</source>
        <translation>The match record to open in the window.</translation>
    </message>
    <message>
        <source>The match record whose last decision is pending.</source>
        <translation>The match record whose last decision is pending.</translation>
    </message>
    <message>
        <source>The match records to check; with --proof, none is needed.</source>
        <translation>The match records to check; with --proof, none is needed.</translation>
    </message>
    <message>
        <source>The players, one name per seat: {allowed}. Default: all “regular”.</source>
        <translation>The players, one name per seat: {allowed}. Default: all “regular”.</translation>
    </message>
    <message>
        <source>The proof is for another deck: its fingerprint is different.</source>
        <translation>The proof is for another deck: its fingerprint is different.</translation>
    </message>
    <message>
        <source>The result cannot be written: {reason}.</source>
        <translation>The result cannot be written: {reason}.</translation>
    </message>
    <message>
        <source>The round in which the fingerprint was shown: {allowed}. Without it, any round may match.</source>
        <translation>The round in which the fingerprint was shown: {allowed}. Without it, any round may match.</translation>
    </message>
    <message>
        <source>The same run is in progress elsewhere</source>
        <translation>The same run is in progress elsewhere</translation>
    </message>
    <message>
        <source>The seed of round {number} shuffles the deck into this order.</source>
        <translation>The seed of round {number} shuffles the deck into this order.</translation>
    </message>
    <message>
        <source>The seed shuffles these cards into another order.</source>
        <translation>The seed shuffles these cards into another order.</translation>
    </message>
    <message>
        <source>There is no display here; try `arschloch showcase --out FOLDER` for pictures.</source>
        <translation>There is no display here; try `arschloch showcase --out FOLDER` for pictures.</translation>
    </message>
    <message>
        <source>There is no file “{path}” and no command of that name. Commands are {commands}.</source>
        <translation>There is no file “{path}” and no command of that name. Commands are {commands}.</translation>
    </message>
    <message>
        <source>There is no folder for settings and matches: set HOME to a folder of your own.</source>
        <translation>There is no folder for settings and matches: set HOME to a folder of your own.</translation>
    </message>
    <message>
        <source>There is no round {number} in this record; its last round is {last}.</source>
        <translation>There is no round {number} in this record; its last round is {last}.</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>This match is over.</translation>
    </message>
    <message>
        <source>This run cannot be saved ({why}). If interrupted, it starts over.</source>
        <translation>This run cannot be saved ({why}). If interrupted, it starts over.</translation>
    </message>
    <message>
        <source>Too many symbolic links</source>
        <translation>Too many symbolic links</translation>
    </message>
    <message>
        <source>Two levels at a time share tables and play the same deals. The rating shows by how many places a level is better than the average of all levels.</source>
        <translation>Two levels at a time share tables and play the same deals. The rating shows by how many places a level is better than the average of all levels.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Usage:</translation>
    </message>
    <message>
        <source>WRONG: {reason}</source>
        <translation>WRONG: {reason}</translation>
    </message>
    <message>
        <source>`arschloch COMMAND --help` explains a command.</source>
        <translation>`arschloch COMMAND --help` explains a command.</translation>
    </message>
    <message>
        <source>`arschloch verify` needs a FILE.arl or a --proof.</source>
        <translation>`arschloch verify` needs a FILE.arl or a --proof.</translation>
    </message>
    <message>
        <source>`{command}` has no option or argument “{words}”.</source>
        <translation>`{command}` has no option or argument “{words}”.</translation>
    </message>
    <message>
        <source>`{command}` needs {names}.</source>
        <translation>`{command}` needs {names}.</translation>
    </message>
    <message>
        <source>a card has the wrong size</source>
        <translation>a card has the wrong size</translation>
    </message>
    <message>
        <source>a number from {least} to {most}</source>
        <translation>a number from {least} to {most}</translation>
    </message>
    <message>
        <source>a number of seconds from {least} to {most}</source>
        <translation>a number of seconds from {least} to {most}</translation>
    </message>
    <message>
        <source>a record was not read back correctly</source>
        <translation>a record was not read back correctly</translation>
    </message>
    <message>
        <source>a round of each game was played: {presets}</source>
        <translation>a round of each game was played: {presets}</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>a whole number from {least} to {most}</translation>
    </message>
    <message>
        <source>a whole number of at least {least}</source>
        <translation>a whole number of at least {least}</translation>
    </message>
    <message>
        <source>a whole number of at most {most}</source>
        <translation>a whole number of at most {most}</translation>
    </message>
    <message>
        <source>ahead of {level}</source>
        <translation>ahead of {level}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>best</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>blunder</translation>
    </message>
    <message>
        <source>cards can be drawn</source>
        <translation>cards can be drawn</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>compiled</translation>
    </message>
    <message>
        <source>computer players run in their own process</source>
        <translation>computer players run in their own process</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>discard</translation>
    </message>
    <message>
        <source>every deal is played at {tables} tables</source>
        <translation>every deal is played at {tables} tables</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>exchange</translation>
    </message>
    <message>
        <source>first</source>
        <translation>first</translation>
    </message>
    <message>
        <source>folders</source>
        <translation>folders</translation>
    </message>
    <message>
        <source>good</source>
        <translation>good</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>inaccuracy</translation>
    </message>
    <message>
        <source>it belongs to a run of another command</source>
        <translation>it belongs to a run of another command</translation>
    </message>
    <message>
        <source>it contains more matches than the {count} of this command</source>
        <translation>it contains more matches than the {count} of this command</translation>
    </message>
    <message>
        <source>last</source>
        <translation>last</translation>
    </message>
    <message>
        <source>levels ({levels}) or paths of programs such as ./mybot, separated by commas; a character may follow a level ({characters}), as in club:bold</source>
        <translation>levels ({levels}) or paths of programs such as ./mybot, separated by commas; a character may follow a level ({characters}), as in club:bold</translation>
    </message>
    <message>
        <source>line {line} is damaged</source>
        <translation>line {line} is damaged</translation>
    </message>
    <message>
        <source>matches are written and read back</source>
        <translation>matches are written and read back</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>mistake</translation>
    </message>
    <message>
        <source>not compiled, so the level Expert thinks less in most games; in the ready-made packages, it is compiled, and in a source folder `python3 packaging/dev.py compile` compiles it</source>
        <translation>not compiled, so the level Expert thinks less in most games; in the ready-made packages, it is compiled, and in a source folder `python3 packaging/dev.py compile` compiles it</translation>
    </message>
    <message>
        <source>their process could not be started; see “{log}”</source>
        <translation>their process could not be started; see “{log}”</translation>
    </message>
    <message>
        <source>{kept} of {all} rounds are saved; run the same command again to continue.</source>
        <translation>{kept} of {all} rounds are saved; run the same command again to continue.</translation>
    </message>
    <message>
        <source>one of {levels}; a character may follow ({characters}), as in club:bold</source>
        <translation>one of {levels}; a character may follow ({characters}), as in club:bold</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>one of {values}</translation>
    </message>
    <message>
        <source>one or more of {values}, separated by commas</source>
        <translation>one or more of {values}, separated by commas</translation>
    </message>
    <message>
        <source>pairs KEY=VALUE, separated by commas</source>
        <translation>pairs KEY=VALUE, separated by commas</translation>
    </message>
    <message>
        <source>passing cards on</source>
        <translation>passing cards on</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>pictures</translation>
    </message>
    <message>
        <source>places lost in 100 rounds</source>
        <translation>places lost in 100 rounds</translation>
    </message>
    <message>
        <source>players</source>
        <translation>players</translation>
    </message>
    <message>
        <source>putsch</source>
        <translation>putsch</translation>
    </message>
    <message>
        <source>record</source>
        <translation>record</translation>
    </message>
    <message>
        <source>round</source>
        <translation>round</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rounds</translation>
    </message>
    <message>
        <source>rounds per second: {number}</source>
        <translation>rounds per second: {number}</translation>
    </message>
    <message>
        <source>rounds: {rounds}, seconds: {seconds}</source>
        <translation>rounds: {rounds}, seconds: {seconds}</translation>
    </message>
    <message>
        <source>screens</source>
        <translation>screens</translation>
    </message>
    <message>
        <source>seat {seat}  {level}  average place {place} ± {stderr}  points {points} ± {points_stderr}</source>
        <translation>seat {seat}  {level}  average place {place} ± {stderr}  points {points} ± {points_stderr}</translation>
    </message>
    <message>
        <source>settings {settings}, matches {matches}</source>
        <translation>settings {settings}, matches {matches}</translation>
    </message>
    <message>
        <source>simulator</source>
        <translation>simulator</translation>
    </message>
    <message>
        <source>some languages use the same word: {words}</source>
        <translation>some languages use the same word: {words}</translation>
    </message>
    <message>
        <source>the path of a folder</source>
        <translation>the path of a folder</translation>
    </message>
    <message>
        <source>the path of a match record</source>
        <translation>the path of a match record</translation>
    </message>
    <message>
        <source>the text that begins with “arschloch-deal 1 round”</source>
        <translation>the text that begins with “arschloch-deal 1 round”</translation>
    </message>
    <message>
        <source>the window loads</source>
        <translation>the window loads</translation>
    </message>
    <message>
        <source>translations</source>
        <translation>translations</translation>
    </message>
    <message>
        <source>value</source>
        <translation>value</translation>
    </message>
    <message>
        <source>versions</source>
        <translation>versions</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}: {result}</translation>
    </message>
    <message>
        <source>{option} names “{name}”, but there is no such level. Levels are {levels}.</source>
        <translation>{option} names “{name}”, but there is no such level. Levels are {levels}.</translation>
    </message>
    <message>
        <source>{option} needs a value: {allowed}.</source>
        <translation>{option} needs a value: {allowed}.</translation>
    </message>
    <message>
        <source>{option} needs a value; “--” is not one.</source>
        <translation>{option} needs a value; “--” is not one.</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>{option} takes no value.</translation>
    </message>
    <message>
        <source>{option} takes {allowed}, not “{word}”.</source>
        <translation>{option} takes {allowed}, not “{word}”.</translation>
    </message>
    <message>
        <source>{path} cannot be written</source>
        <translation>{path} cannot be written</translation>
    </message>
    <message>
        <source>{path} is missing</source>
        <translation>{path} is missing</translation>
    </message>
    <message>
        <source>{path}: the last line is incomplete and was ignored.</source>
        <translation>{path}: the last line is incomplete and was ignored.</translation>
    </message>
    <message>
        <source>{preset}, players: {players}, rounds for each pair: {rounds}</source>
        <translation>{preset}, players: {players}, rounds for each pair: {rounds}</translation>
    </message>
    <message>
        <source>{preset}, players: {players}, rounds: {rounds}</source>
        <translation>{preset}, players: {players}, rounds: {rounds}</translation>
    </message>
    <message>
        <source>{sentence} See `{command} --help`.</source>
        <translation>{sentence} See `{command} --help`.</translation>
    </message>
    <message>
        <source>“{path}” cannot be continued: {why}. Delete it to start over.</source>
        <translation>“{path}” cannot be continued: {why}. Delete it to start over.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}.</source>
        <translation>“{path}” cannot be read: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}.</source>
        <translation>“{path}” cannot be written: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” cannot play: {why}.</source>
        <translation>“{path}” cannot play: {why}.</translation>
    </message>
    <message>
        <source>“{path}” is not a match record: {reason}</source>
        <translation>“{path}” is not a match record: {reason}</translation>
    </message>
    <message>
        <source>“{word}” is ambiguous: {options}.</source>
        <translation>“{word}” is ambiguous: {options}.</translation>
    </message>
</context>
<context>
    <name>Costly</name>
    <message>
        <source>A rough estimate, less certain than the verdict on an exchange, because the hidden cards have to be guessed.</source>
        <translation>A rough estimate, less certain than the verdict on an exchange, because the hidden cards have to be guessed.</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Better: {choice}</translation>
    </message>
    <message>
        <source>Checking your plays: {done} of {all}…</source>
        <translation>Checking your plays: {done} of {all}…</translation>
    </message>
    <message>
        <source>None of your plays cost you much, as far as we can tell.</source>
        <translation>None of your plays cost you much, as far as we can tell.</translation>
    </message>
    <message>
        <source>The plays of this round cannot be judged.</source>
        <translation>The plays of this round cannot be judged.</translation>
    </message>
    <message>
        <source>This cost you about {places}.</source>
        <translation>This cost you about {places}.</translation>
    </message>
    <message numerus="yes">
        <source>With %n card(s) in your hand</source>
        <translation>
            <numerusform>With %n card in your hand</numerusform>
            <numerusform>With %n cards in your hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostlyPage</name>
    <message>
        <source>Choose one to see that moment with your hand and everything you could have played.</source>
        <translation>Choose one to see that moment with your hand and everything you could have played.</translation>
    </message>
    <message>
        <source>The plays that cost you most</source>
        <translation>The plays that cost you most</translation>
    </message>
</context>
<context>
    <name>CountsRow</name>
    <message>
        <source>Add a pair</source>
        <translation>Add a pair</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Pair %1</translation>
    </message>
    <message>
        <source>Remove a pair</source>
        <translation>Remove a pair</translation>
    </message>
</context>
<context>
    <name>Court</name>
    <message>
        <source>Announce the next trick like a herald.</source>
        <translation>Announce the next trick like a herald.</translation>
    </message>
    <message>
        <source>Call {highest_object} “Your Majesty” for the whole round.</source>
        <translation>Call {highest_object} “Your Majesty” for the whole round.</translation>
    </message>
    <message>
        <source>Fetch {highest_to} something to drink.</source>
        <translation>Fetch {highest_to} something to drink.</translation>
    </message>
    <message>
        <source>Nothing this time</source>
        <translation>Nothing this time</translation>
    </message>
    <message>
        <source>Pass the snacks round and help yourself last.</source>
        <translation>Pass the snacks round and help yourself last.</translation>
    </message>
    <message>
        <source>Pay {highest_to} a compliment, and mean it.</source>
        <translation>Pay {highest_to} a compliment, and mean it.</translation>
    </message>
    <message>
        <source>Say “Sir” or “Madam” to everyone for the whole round.</source>
        <translation>Say “Sir” or “Madam” to everyone for the whole round.</translation>
    </message>
    <message>
        <source>Shuffle, and thank everyone for the cards.</source>
        <translation>Shuffle, and thank everyone for the cards.</translation>
    </message>
    <message>
        <source>Sit on the floor until the next round is over.</source>
        <translation>Sit on the floor until the next round is over.</translation>
    </message>
    <message>
        <source>Take a bow before you play your first card.</source>
        <translation>Take a bow before you play your first card.</translation>
    </message>
    <message>
        <source>Tell a joke; {highest_subject} decides when to laugh.</source>
        <translation>Tell a joke; {highest_subject} decides when to laugh.</translation>
    </message>
    <message>
        <source>You are {highest} now. What should {lowest_subject} do?</source>
        <translation>You are {highest} now. What should {lowest_subject} do?</translation>
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
        <translation>Choose a task</translation>
    </message>
    <message>
        <source>Court etiquette</source>
        <translation>Court etiquette</translation>
    </message>
    <message>
        <source>Or make up your own</source>
        <translation>Or make up your own</translation>
    </message>
    <message>
        <source>So be it</source>
        <translation>So be it</translation>
    </message>
</context>
<context>
    <name>DealNumber</name>
    <message>
        <source>Deal number {number} copied to the clipboard.</source>
        <translation>Deal number {number} copied to the clipboard.</translation>
    </message>
</context>
<context>
    <name>DealOfTheDay</name>
    <message>
        <source>Arschloch, deal of the day {number} ({game}): {places}, place {final} of {players}</source>
        <translation>Arschloch, deal of the day {number} ({game}): {places}, place {final} of {players}</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Copied: {line}</translation>
    </message>
    <message>
        <source>The computer players could not be compared this time.</source>
        <translation>The computer players could not be compared this time.</translation>
    </message>
    <message>
        <source>The match that counts has been deleted. You can still play this deal for fun.</source>
        <translation>The match that counts has been deleted. You can still play this deal for fun.</translation>
    </message>
    <message>
        <source>Three rounds. Today, everyone gets the same cards and plays against the same opponents.</source>
        <translation>Three rounds. Today, everyone gets the same cards and plays against the same opponents.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>You have started the match that counts.</source>
        <translation>You have started the match that counts.</translation>
    </message>
    <message>
        <source>Your first try counts, without undo and without hints. After that, play it again for fun as often as you like.</source>
        <translation>Your first try counts, without undo and without hints. After that, play it again for fun as often as you like.</translation>
    </message>
    <message>
        <source>Your places: {places}. In the match: place {final} of {players}.</source>
        <translation>Your places: {places}. In the match: place {final} of {players}.</translation>
    </message>
    <message>
        <source>{day}, {game}: {places}, place {final}</source>
        <translation>{day}, {game}: {places}, place {final}</translation>
    </message>
    <message>
        <source>{line}, better than {levels}</source>
        <translation>{line}, better than {levels}</translation>
    </message>
    <message>
        <source>{name}: places {places}</source>
        <translation>{name}: places {places}</translation>
    </message>
</context>
<context>
    <name>DealOfTheDayScreen</name>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copy the result</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Deal of the day</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Earlier days</translation>
    </message>
    <message>
        <source>In the same seat</source>
        <translation>In the same seat</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Play again for fun</source>
        <translation>Play again for fun</translation>
    </message>
    <message>
        <source>The places of each level with your cards, against the same opponents.</source>
        <translation>The places of each level with your cards, against the same opponents.</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>%n card so far</numerusform>
            <numerusform>%n cards so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) left</source>
        <translation>
            <numerusform>%n question left</numerusform>
            <numerusform>%n questions left</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accept</translation>
    </message>
    <message numerus="yes">
        <source>After %n more refusal(s), the best cards are simply exchanged for the worst.</source>
        <translation>
            <numerusform>After one more refusal, the best cards are simply exchanged for the worst.</numerusform>
            <numerusform>After %n more refusals, the best cards are simply exchanged for the worst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who can play this rank must do so on their turn. The cards you play now do not count.</source>
        <translation>Anyone who can play this rank must do so on their turn. The cards you play now do not count.</translation>
    </message>
    <message>
        <source>Anyone who plays against the rules drops to the bottom at once.</source>
        <translation>Anyone who plays against the rules drops to the bottom at once.</translation>
    </message>
    <message>
        <source>Ask {name} for a rank</source>
        <translation>Ask {name} for a rank</translation>
    </message>
    <message>
        <source>Back to the offer</source>
        <translation>Back to the offer</translation>
    </message>
    <message>
        <source>Better not</source>
        <translation>Better not</translation>
    </message>
    <message>
        <source>Card {lap} of {laps}, the last one.</source>
        <translation>Card {lap} of {laps}, the last one.</translation>
    </message>
    <message>
        <source>Card {lap} of {laps}: you will see what you get before you give the next one.</source>
        <translation>Card {lap} of {laps}: you will see what you get before you give the next one.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Enter key</translation>
    </message>
    <message>
        <source>Esc key</source>
        <translation>Esc key</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>For {name}</translation>
    </message>
    <message>
        <source>Give away</source>
        <translation>Give away</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Keep all</translation>
    </message>
    <message numerus="yes">
        <source>Keep asking: you need %n more card(s)</source>
        <translation>
            <numerusform>Keep asking: you need one more card</numerusform>
            <numerusform>Keep asking: you need %n more cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Key N</source>
        <translation>Key N</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Key P</translation>
    </message>
    <message>
        <source>Key T</source>
        <translation>Key T</translation>
    </message>
    <message>
        <source>Let the second-highest player ask first</source>
        <translation>Let the second-highest player ask first</translation>
    </message>
    <message>
        <source>Make your own offer</source>
        <translation>Make your own offer</translation>
    </message>
    <message>
        <source>Make {name} an offer</source>
        <translation>Make {name} an offer</translation>
    </message>
    <message>
        <source>No cards are exchanged. Go out first and you rise to the top; if you don’t, you give away your {count} best cards next round.</source>
        <translation>No cards are exchanged. Go out first and you rise to the top; if you don’t, you give away your {count} best cards next round.</translation>
    </message>
    <message>
        <source>No wish</source>
        <translation>No wish</translation>
    </message>
    <message>
        <source>Nobody pays taxes this round.</source>
        <translation>Nobody pays taxes this round.</translation>
    </message>
    <message>
        <source>Nobody pays taxes, and because you are last, all positions are reversed: you come first.</source>
        <translation>Nobody pays taxes, and because you are last, all positions are reversed: you come first.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Not yet</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) to {name}</source>
        <translation>
            <numerusform>Pass one card to {name}</numerusform>
            <numerusform>Pass %n cards to {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Pass on</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Play anyway</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Propose</translation>
    </message>
    <message>
        <source>Putsch!</source>
        <translation>Putsch!</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuse</translation>
    </message>
    <message>
        <source>Revolution!</source>
        <translation>Revolution!</translation>
    </message>
    <message>
        <source>Take the trick</source>
        <translation>Take the trick</translation>
    </message>
    <message>
        <source>That’s enough</source>
        <translation>That’s enough</translation>
    </message>
    <message>
        <source>The others will notice. Play it anyway?</source>
        <translation>The others will notice. Play it anyway?</translation>
    </message>
    <message>
        <source>Three in a row: discard a card?</source>
        <translation>Three in a row: discard a card?</translation>
    </message>
    <message>
        <source>What do the wild cards stand for?</source>
        <translation>What do the wild cards stand for?</translation>
    </message>
    <message>
        <source>What does the Phoenix stand for?</source>
        <translation>What does the Phoenix stand for?</translation>
    </message>
    <message>
        <source>What does {card} stand for?</source>
        <translation>What does {card} stand for?</translation>
    </message>
    <message>
        <source>Which rank do you wish for?</source>
        <translation>Which rank do you wish for?</translation>
    </message>
    <message>
        <source>Which trump ends the run?</source>
        <translation>Which trump ends the run?</translation>
    </message>
    <message>
        <source>Will you try a putsch?</source>
        <translation>Will you try a putsch?</translation>
    </message>
    <message>
        <source>You hold both jesters. Call a revolution?</source>
        <translation>You hold both jesters. Call a revolution?</translation>
    </message>
    <message>
        <source>You would get {cards} and give {ranks}.</source>
        <translation>You would get {cards} and give {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n card(s) are played as soon as you choose.</source>
        <translation>
            <numerusform>Your card is played as soon as you choose.</numerusform>
            <numerusform>Your %n cards are played as soon as you choose.</numerusform>
        </translation>
    </message>
    <message>
        <source>then one more card for rising to the top</source>
        <translation>then one more card for rising to the top</translation>
    </message>
    <message>
        <source>{name} makes you an offer</source>
        <translation>{name} makes you an offer</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>You get</source>
        <translation>You get</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>You give</translation>
    </message>
</context>
<context>
    <name>DecisionsPage</name>
    <message>
        <source>Decide again</source>
        <translation>Decide again</translation>
    </message>
    <message>
        <source>Decisions of this round</source>
        <translation>Decisions of this round</translation>
    </message>
    <message>
        <source>Just for practice: this does not change your match.</source>
        <translation>Just for practice: this does not change your match.</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>beat</source>
        <translation>beat</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>beats</translation>
    </message>
    <message>
        <source>clear the trick</source>
        <translation>clear the trick</translation>
    </message>
    <message>
        <source>clears the trick</source>
        <translation>clears the trick</translation>
    </message>
    <message>
        <source>count as</source>
        <translation>count as</translation>
    </message>
    <message>
        <source>each may discard</source>
        <translation>each may discard</translation>
    </message>
    <message>
        <source>match or skip</source>
        <translation>match or skip</translation>
    </message>
    <message>
        <source>now only this suit</source>
        <translation>now only this suit</translation>
    </message>
    <message>
        <source>reverse the order:</source>
        <translation>reverse the order:</translation>
    </message>
    <message>
        <source>then</source>
        <translation>then</translation>
    </message>
</context>
<context>
    <name>ExchangePane</name>
    <message>
        <source>Card %1 of %2: %3</source>
        <translation>Card %1 of %2: %3</translation>
    </message>
    <message>
        <source>Card %1 of %2: not chosen yet</source>
        <translation>Card %1 of %2: not chosen yet</translation>
    </message>
    <message>
        <source>You want: %1</source>
        <translation>You want: %1</translation>
    </message>
    <message>
        <source>You want: nothing chosen yet</source>
        <translation>You want: nothing chosen yet</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>a folder, not a file</source>
        <translation>a folder, not a file</translation>
    </message>
    <message>
        <source>larger than {number} MiB</source>
        <translation>larger than {number} MiB</translation>
    </message>
    <message>
        <source>not a file name</source>
        <translation>not a file name</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>not a regular file</translation>
    </message>
</context>
<context>
    <name>FiveCards</name>
    <message>
        <source>Five cards</source>
        <translation>Five cards</translation>
    </message>
    <message>
        <source>Pick your next five-card combination, the strongest kind first. Key F.</source>
        <translation>Pick your next five-card combination, the strongest kind first. Key F.</translation>
    </message>
    <message>
        <source>Show five-card combinations (F)</source>
        <translation>Show five-card combinations (F)</translation>
    </message>
</context>
<context>
    <name>From</name>
    <message>
        <source>ace</source>
        <translation>ace</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>trump {number}</translation>
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
            <numerusform>and %n variant</numerusform>
            <numerusform>and %n variants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Almost everyone swaps</source>
        <translation>Almost everyone swaps</translation>
    </message>
    <message>
        <source>Arschloch</source>
        <translation>Arschloch</translation>
    </message>
    <message>
        <source>Arschloch, house rules</source>
        <translation>Arschloch, house rules</translation>
    </message>
    <message>
        <source>Avoid both A cards</source>
        <translation>Avoid both A cards</translation>
    </message>
    <message>
        <source>Bombs, Dragon, Phoenix</source>
        <translation>Bombs, Dragon, Phoenix</translation>
    </message>
    <message>
        <source>Burn the pile</source>
        <translation>Burn the pile</translation>
    </message>
    <message>
        <source>Career</source>
        <translation>Career</translation>
    </message>
    <message>
        <source>Career where anyone can rise: the lowest player leads, four of a kind reverses the ranks, and the top positions choose what to give back.</source>
        <translation>Career where anyone can rise: the lowest player leads, four of a kind reverses the ranks, and the top positions choose what to give back.</translation>
    </message>
    <message>
        <source>Career, revolution</source>
        <translation>Career, revolution</translation>
    </message>
    <message>
        <source>Daifugō</source>
        <translation>Daifugō</translation>
    </message>
    <message>
        <source>Each of the first two tricks comes with an A card that nobody wants. The cards left in your hand count against you: get rid of the A cards, and keep low cards for the end.</source>
        <translation>Each of the first two tricks comes with an A card that nobody wants. The cards left in your hand count against you: get rid of the A cards, and keep low cards for the end.</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>Easy to learn</translation>
    </message>
    <message>
        <source>For 5 to 12 players: straights, full houses, and bombs played out of turn. A wish binds everyone, the Phoenix stands for any card, and a bomb beats even the Dragon.</source>
        <translation>For 5 to 12 players: straights, full houses, and bombs played out of turn. A wish binds everyone, the Phoenix stands for any card, and a bomb beats even the Dragon.</translation>
    </message>
    <message>
        <source>For 6 to 12 players: two decks, sets of up to eight cards, a revolution with five of a kind, and an exchange for almost everyone.</source>
        <translation>For 6 to 12 players: two decks, sets of up to eight cards, a revolution with five of a kind, and an exchange for almost everyone.</translation>
    </message>
    <message>
        <source>For a long evening: get rid of your hand, then your face-up and face-down cards. Tens burn the pile, and if you cannot play, you pick it all up.</source>
        <translation>For a long evening: get rid of your hand, then your face-up and face-down cards. Tens burn the pile, and if you cannot play, you pick it all up.</translation>
    </message>
    <message>
        <source>For four players: pairs, triples and five-card poker hands, and suits that count. The first one out wins; each card left over is a penalty point, doubled or tripled if you hold a lot of them.</source>
        <translation>For four players: pairs, triples and five-card poker hands, and suits that count. The first one out wins; each card left over is a penalty point, doubled or tripled if you hold a lot of them.</translation>
    </message>
    <message>
        <source>From dishwasher to boss: a set of cards from 1 to 13 for every player, jokers on top, and an exchange for almost everyone.</source>
        <translation>From dishwasher to boss: a set of cards from 1 to 13 for every player, jokers on top, and an exchange for almost everyone.</translation>
    </message>
    <message>
        <source>Grand Seigneur</source>
        <translation>Grand Seigneur</translation>
    </message>
    <message>
        <source>Low is strong</source>
        <translation>Low is strong</translation>
    </message>
    <message>
        <source>Low is strong: one 1, two 2s, up to twelve 12s. Jesters complete any set, the peons pay taxes, and a player with both jesters may call a revolution.</source>
        <translation>Low is strong: one 1, two 2s, up to twelve 12s. Jesters complete any set, the peons pay taxes, and a player with both jesters may call a revolution.</translation>
    </message>
    <message>
        <source>President</source>
        <translation>President</translation>
    </message>
    <message>
        <source>President, revolution</source>
        <translation>President, revolution</translation>
    </message>
    <message>
        <source>Runs, locks, eights</source>
        <translation>Runs, locks, eights</translation>
    </message>
    <message>
        <source>Shithead</source>
        <translation>Shithead</translation>
    </message>
    <message>
        <source>The Big A and the Little A</source>
        <translation>The Big A and the Little A</translation>
    </message>
    <message>
        <source>The French game for three: 30 cards from 7 to ace, ten for each player. Two sevens stay in the box.</source>
        <translation>The French game for three: 30 cards from 7 to ace, ten for each player. Two sevens stay in the box.</translation>
    </message>
    <message>
        <source>The French game turned upside down: four of a kind reverses the ranks, twos clear the trick, and the last player may attempt a putsch.</source>
        <translation>The French game turned upside down: four of a kind reverses the ranks, twos clear the trick, and the last player may attempt a putsch.</translation>
    </message>
    <message>
        <source>The French game with 78 cards. Trumps beat every suit and are played in runs, trumps 1 and 21 stand for any card, and the Excuse wins any trick.</source>
        <translation>The French game with 78 cards. Trumps beat every suit and are played in runs, trumps 1 and 21 stand for any card, and the Excuse wins any trick.</translation>
    </message>
    <message>
        <source>The French game with runs such as 4-5-6, jokers that win any trick, and haggling over the cards.</source>
        <translation>The French game with runs such as 4-5-6, jokers that win any trick, and haggling over the cards.</translation>
    </message>
    <message>
        <source>The French game with the small deck: 32 cards from 7 to ace, eight for each of four players.</source>
        <translation>The French game with the small deck: 32 cards from 7 to ace, eight for each of four players.</translation>
    </message>
    <message>
        <source>The French game with the whole deck: 52 cards and two jokers, which beat even the 2.</source>
        <translation>The French game with the whole deck: 52 cards and two jokers, which beat even the 2.</translation>
    </message>
    <message>
        <source>The French game: 52 cards, with the 2 on top. Equal cards may be played, and nobody can beat a last card.</source>
        <translation>The French game: 52 cards, with the 2 on top. Equal cards may be played, and nobody can beat a last card.</translation>
    </message>
    <message>
        <source>The French original</source>
        <translation>The French original</translation>
    </message>
    <message>
        <source>The German game with everything: jokers beat sets, four of a kind is a bomb and beats even jokers, the King asks for cards, and an ace must not be your last card.</source>
        <translation>The German game with everything: jokers beat sets, four of a kind is a bomb and beats even jokers, the King asks for cards, and an ace must not be your last card.</translation>
    </message>
    <message>
        <source>The German game: 32 cards from 7 to ace. The King chooses which cards to give back, and the player who came last in the previous round starts.</source>
        <translation>The German game: 32 cards from 7 to ace. The King chooses which cards to give back, and the player who came last in the previous round starts.</translation>
    </message>
    <message>
        <source>The German original</source>
        <translation>The German original</translation>
    </message>
    <message>
        <source>The Great Dalmuti</source>
        <translation>The Great Dalmuti</translation>
    </message>
    <message>
        <source>The Japanese sister game, for five players: runs in one suit, a joker that stands for any card, eights that clear the trick, and suit locks.</source>
        <translation>The Japanese sister game, for five players: runs in one suit, a joker that stands for any card, eights that clear the trick, and suit locks.</translation>
    </message>
    <message>
        <source>The big round</source>
        <translation>The big round</translation>
    </message>
    <message>
        <source>The game as it is played around the world: 52 cards and two jokers, the strongest cards of all. A good place to start.</source>
        <translation>The game as it is played around the world: 52 cards and two jokers, the strongest cards of all. A good place to start.</translation>
    </message>
    <message>
        <source>Thirteen Cards</source>
        <translation>Thirteen Cards</translation>
    </message>
    <message>
        <source>Trou du cul</source>
        <translation>Trou du cul</translation>
    </message>
    <message>
        <source>Trou du cul for four</source>
        <translation>Trou du cul for four</translation>
    </message>
    <message>
        <source>Trou du cul for three</source>
        <translation>Trou du cul for three</translation>
    </message>
    <message>
        <source>Trou du cul with Tarot cards</source>
        <translation>Trou du cul with Tarot cards</translation>
    </message>
    <message>
        <source>Trou du cul with jokers</source>
        <translation>Trou du cul with jokers</translation>
    </message>
    <message>
        <source>Trou du cul, 54 cards</source>
        <translation>Trou du cul, 54 cards</translation>
    </message>
    <message>
        <source>With 78 cards</source>
        <translation>With 78 cards</translation>
    </message>
    <message>
        <source>With poker hands</source>
        <translation>With poker hands</translation>
    </message>
</context>
<context>
    <name>Given</name>
    <message>
        <source>a jester</source>
        <translation>a jester</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>a joker</translation>
    </message>
    <message>
        <source>a run from {low} to {high}</source>
        <translation>a run from {low} to {high}</translation>
    </message>
    <message>
        <source>a {number}</source>
        <translation>a {number}</translation>
    </message>
    <message>
        <source>all the queens</source>
        <translation>all the queens</translation>
    </message>
    <message>
        <source>all the {ranks}</source>
        <translation>all the {ranks}</translation>
    </message>
    <message>
        <source>an {number}</source>
        <translation>an {number}</translation>
    </message>
    <message>
        <source>the Big A</source>
        <translation>the Big A</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>the Dragon</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>the Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>the Little A</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>the Mah Jong</translation>
    </message>
    <message>
        <source>the Phoenix</source>
        <translation>the Phoenix</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>the ace of {suit}</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>the black joker</translation>
    </message>
    <message>
        <source>the cavalier of {suit}</source>
        <translation>the cavalier of {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>the jack of {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>the king of {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>the queen of {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>the red joker</translation>
    </message>
    <message>
        <source>the {number} of {suit}</source>
        <translation>the {number} of {suit}</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>trump {number}</translation>
    </message>
    <message>
        <source>trumps {number}</source>
        <translation>trumps {number}</translation>
    </message>
</context>
<context>
    <name>GuestRow</name>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Different opponents join the next match.</source>
        <translation>Different opponents join the next match.</translation>
    </message>
    <message>
        <source>New opponents</source>
        <translation>New opponents</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Cards of the same rank can be played together. Everyone must then play the same number: only a higher pair beats a pair.</source>
        <translation>Cards of the same rank can be played together. Everyone must then play the same number: only a higher pair beats a pair.</translation>
    </message>
    <message>
        <source>Nobody plays higher: the trick is yours, and you lead the next one. That is how you get rid of weak cards.</source>
        <translation>Nobody plays higher: the trick is yours, and you lead the next one. That is how you get rid of weak cards.</translation>
    </message>
    <message>
        <source>Nobody plays higher: {taker} takes the trick and leads the next one. Cards that have been played are out of the round.</source>
        <translation>Nobody plays higher: {taker} takes the trick and leads the next one. Cards that have been played are out of the round.</translation>
    </message>
    <message>
        <source>None of your cards beats that, so you pass. It happens to everyone.</source>
        <translation>None of your cards beats that, so you pass. It happens to everyone.</translation>
    </message>
    <message>
        <source>Now it’s your turn: play a higher card. Click it and then the table, drag it there, or choose it with the arrow keys and Space and press Enter. Cards you can’t play are darker.</source>
        <translation>Now it’s your turn: play a higher card. Click it and then the table, drag it there, or choose it with the arrow keys and Space and press Enter. Cards you can’t play are darker.</translation>
    </message>
    <message>
        <source>Now your titles count: {lowest_subject} gives {highest_to} their two best cards and gets any two in return; the two players in between swap one. Choose cards you can spare and give them away.</source>
        <translation>Now your titles count: {lowest_subject} gives {highest_to} their two best cards and gets any two in return; the two players in between swap one. Choose cards you can spare and give them away.</translation>
    </message>
    <message>
        <source>Now your titles count: {lowest_subject} gives {highest_to} their two best cards and gets any two in return; the two players in between swap one. The cards you got are marked.</source>
        <translation>Now your titles count: {lowest_subject} gives {highest_to} their two best cards and gets any two in return; the two players in between swap one. The cards you got are marked.</translation>
    </message>
    <message>
        <source>Only a few cards left! Take the trick with a strong card, and you can lead your weak one last.</source>
        <translation>Only a few cards left! Take the trick with a strong card, and you can lead your weak one last.</translation>
    </message>
    <message>
        <source>That’s all there is to it. H gives you a hint, F1 opens the rules, Ctrl+Z takes a play back. Play on, or choose another game from the menu. Have fun!</source>
        <translation>That’s all there is to it. H gives you a hint, F1 opens the rules, Ctrl+Z takes a play back. Play on, or choose another game from the menu. Have fun!</translation>
    </message>
    <message>
        <source>The ladder shows the order: the 7 is the weakest card, the ace the strongest. Suits don’t matter.</source>
        <translation>The ladder shows the order: the 7 is the weakest card, the ace the strongest. Suits don’t matter.</translation>
    </message>
    <message>
        <source>These are your cards, weakest on the left. Only you can see them; the number beside each other player shows how many they have left.</source>
        <translation>These are your cards, weakest on the left. Only you can see them; the number beside each other player shows how many they have left.</translation>
    </message>
    <message>
        <source>Welcome to the table! Everyone wants to get rid of their cards. The first one out becomes {highest}, the last one left becomes {lowest}.</source>
        <translation>Welcome to the table! Everyone wants to get rid of their cards. The first one out becomes {highest}, the last one left becomes {lowest}.</translation>
    </message>
    <message>
        <source>You don’t have to play: press Pass, or the P key. You are then out of this trick but keep your good cards for a later one.</source>
        <translation>You don’t have to play: press Pass, or the P key. You are then out of this trick but keep your good cards for a later one.</translation>
    </message>
    <message>
        <source>You hold a pair. Lead both together: you get rid of two cards at once, and a pair is harder to beat than a single card.</source>
        <translation>You hold a pair. Lead both together: you get rid of two cards at once, and a pair is harder to beat than a single card.</translation>
    </message>
    <message>
        <source>You lead: play one card, or several of the same rank. Start with low ones, as they are hard to get rid of later. A double-click or Shift+Space selects all cards of a rank.</source>
        <translation>You lead: play one card, or several of the same rank. Start with low ones, as they are hard to get rid of later. A double-click or Shift+Space selects all cards of a rank.</translation>
    </message>
    <message>
        <source>You’re out first: you are {highest}! The others play on for the remaining titles.</source>
        <translation>You’re out first: you are {highest}! The others play on for the remaining titles.</translation>
    </message>
    <message>
        <source>You’re out. Your place decides your title in the next round.</source>
        <translation>You’re out. Your place decides your title in the next round.</translation>
    </message>
    <message>
        <source>{first} goes out first and becomes {highest}. Now the aim is not to be last.</source>
        <translation>{first} goes out first and becomes {highest}. Now the aim is not to be last.</translation>
    </message>
</context>
<context>
    <name>GuideTip</name>
    <message>
        <source>Got it</source>
        <translation>Got it</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>No more tips</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Skip this hand</source>
        <translation>Skip this hand</translation>
    </message>
    <message>
        <source>The lesson continues with the next hand.</source>
        <translation>The lesson continues with the next hand.</translation>
    </message>
    <message>
        <source>The round continues without tips.</source>
        <translation>The round continues without tips.</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>just received</source>
        <translation>just received</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>playable</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selected</translation>
    </message>
    <message>
        <source>to be given away</source>
        <translation>to be given away</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} of {count}</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
</context>
<context>
    <name>HandTools</name>
    <message>
        <source>By rank</source>
        <translation>By rank</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>By suit</translation>
    </message>
    <message>
        <source>Sort your hand (S)</source>
        <translation>Sort your hand (S)</translation>
    </message>
    <message>
        <source>Sort your hand by rank or suit (S). You can also drag a card to another place, or move it with Shift and the arrow keys.</source>
        <translation>Sort your hand by rank or suit (S). You can also drag a card to another place, or move it with Shift and the arrow keys.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A key only acts on something that has been on the screen for a moment, and only once, however long you hold it down. That way, nothing happens by mistake when you hurry the others along.</source>
        <translation>A key only acts on something that has been on the screen for a moment, and only once, however long you hold it down. That way, nothing happens by mistake when you hurry the others along.</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Mouse and keys</translation>
    </message>
    <message>
        <source>Mouse: drag cards into the frame, or click them and then the table. A double-click plays all cards of a rank that you may play now. Right-click to deselect or to cancel a drag. The wheel steps through the plays you can make. Drag a card within your hand to move it. Click the tablecloth to hurry the others along.</source>
        <translation>Mouse: drag cards into the frame, or click them and then the table. A double-click plays all cards of a rank that you may play now. Right-click to deselect or to cancel a drag. The wheel steps through the plays you can make. Drag a card within your hand to move it. Click the tablecloth to hurry the others along.</translation>
    </message>
    <message>
        <source>Swapping: drag a card onto a face-up one, or select it and click the face-up one.</source>
        <translation>Swapping: drag a card onto a face-up one, or select it and click the face-up one.</translation>
    </message>
</context>
<context>
    <name>Hindsight</name>
    <message>
        <source>A putsch would be worse.</source>
        <translation>A putsch would be worse.</translation>
    </message>
    <message>
        <source>A revolution would be worse.</source>
        <translation>A revolution would be worse.</translation>
    </message>
    <message>
        <source>Accept the offer.</source>
        <translation>Accept the offer.</translation>
    </message>
    <message>
        <source>Accepting the offer would be worse.</source>
        <translation>Accepting the offer would be worse.</translation>
    </message>
    <message>
        <source>Ask {target} for {ranks}.</source>
        <translation>Ask {target} for {ranks}.</translation>
    </message>
    <message>
        <source>Asking for {ranks} would be worse.</source>
        <translation>Asking for {ranks} would be worse.</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Better: {choice}</translation>
    </message>
    <message>
        <source>Call the revolution.</source>
        <translation>Call the revolution.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Discard {card}.</translation>
    </message>
    <message>
        <source>Discarding {card} would be worse.</source>
        <translation>Discarding {card} would be worse.</translation>
    </message>
    <message>
        <source>Don’t call a revolution.</source>
        <translation>Don’t call a revolution.</translation>
    </message>
    <message>
        <source>Don’t try a putsch.</source>
        <translation>Don’t try a putsch.</translation>
    </message>
    <message>
        <source>Give {taker} {cards}.</source>
        <translation>Give {taker} {cards}.</translation>
    </message>
    <message>
        <source>Giving {taker} {cards} would be worse.</source>
        <translation>Giving {taker} {cards} would be worse.</translation>
    </message>
    <message>
        <source>How a player of level “{level}” sees it:</source>
        <translation>How a player of level “{level}” sees it:</translation>
    </message>
    <message>
        <source>How {name} (level {level}) saw it:</source>
        <translation>How {name} (level {level}) saw it:</translation>
    </message>
    <message>
        <source>It would be worse without a putsch.</source>
        <translation>It would be worse without a putsch.</translation>
    </message>
    <message>
        <source>It would be worse without a revolution.</source>
        <translation>It would be worse without a revolution.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Keep all your cards.</translation>
    </message>
    <message>
        <source>Keep your bomb.</source>
        <translation>Keep your bomb.</translation>
    </message>
    <message>
        <source>Keep your face-up cards.</source>
        <translation>Keep your face-up cards.</translation>
    </message>
    <message>
        <source>Keeping all your cards would be worse.</source>
        <translation>Keeping all your cards would be worse.</translation>
    </message>
    <message>
        <source>Keeping your bomb would be worse.</source>
        <translation>Keeping your bomb would be worse.</translation>
    </message>
    <message>
        <source>Keeping your face-up cards would be worse.</source>
        <translation>Keeping your face-up cards would be worse.</translation>
    </message>
    <message>
        <source>Let the second-highest player ask first.</source>
        <translation>Let the second-highest player ask first.</translation>
    </message>
    <message>
        <source>Letting the second-highest player ask first would be worse.</source>
        <translation>Letting the second-highest player ask first would be worse.</translation>
    </message>
    <message>
        <source>No options were compared here: the play was obvious or routine.</source>
        <translation>No options were compared here: the play was obvious or routine.</translation>
    </message>
    <message>
        <source>Offer {target} {give} and ask for {want}.</source>
        <translation>Offer {target} {give} and ask for {want}.</translation>
    </message>
    <message>
        <source>Offering {give} and asking for {want} would be worse.</source>
        <translation>Offering {give} and asking for {want} would be worse.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pass.</translation>
    </message>
    <message>
        <source>Passing would be worse.</source>
        <translation>Passing would be worse.</translation>
    </message>
    <message>
        <source>Pick up the pile.</source>
        <translation>Pick up the pile.</translation>
    </message>
    <message>
        <source>Picking up the pile would be worse.</source>
        <translation>Picking up the pile would be worse.</translation>
    </message>
    <message>
        <source>Play {cards} and wish for {one}.</source>
        <translation>Play {cards} and wish for {one}.</translation>
    </message>
    <message>
        <source>Play {cards}.</source>
        <translation>Play {cards}.</translation>
    </message>
    <message>
        <source>Playing {cards} and wishing for {one} would be worse.</source>
        <translation>Playing {cards} and wishing for {one} would be worse.</translation>
    </message>
    <message>
        <source>Playing {cards} would be worse.</source>
        <translation>Playing {cards} would be worse.</translation>
    </message>
    <message>
        <source>Put down {cards} face up and take {taken} into your hand.</source>
        <translation>Put down {cards} face up and take {taken} into your hand.</translation>
    </message>
    <message>
        <source>Putting down {cards} for {taken} would be worse.</source>
        <translation>Putting down {cards} for {taken} would be worse.</translation>
    </message>
    <message>
        <source>Refuse the offer.</source>
        <translation>Refuse the offer.</translation>
    </message>
    <message>
        <source>Refusing the offer would be worse.</source>
        <translation>Refusing the offer would be worse.</translation>
    </message>
    <message>
        <source>Stop asking.</source>
        <translation>Stop asking.</translation>
    </message>
    <message>
        <source>Take your free trick.</source>
        <translation>Take your free trick.</translation>
    </message>
    <message>
        <source>Taking your free trick would be worse.</source>
        <translation>Taking your free trick would be worse.</translation>
    </message>
    <message>
        <source>The scale runs from −1, the worst this round can bring, to +1, the best. The thin line shows how uncertain the estimate is.</source>
        <translation>The scale runs from −1, the worst this round can bring, to +1, the best. The thin line shows how uncertain the estimate is.</translation>
    </message>
    <message>
        <source>To stop asking would be worse.</source>
        <translation>To stop asking would be worse.</translation>
    </message>
    <message>
        <source>Try the putsch.</source>
        <translation>Try the putsch.</translation>
    </message>
    <message>
        <source>Turn over face-down card {number}.</source>
        <translation>Turn over face-down card {number}.</translation>
    </message>
    <message>
        <source>Turning over face-down card {number} would be worse.</source>
        <translation>Turning over face-down card {number} would be worse.</translation>
    </message>
    <message>
        <source>Working out the figures…</source>
        <translation>Working out the figures…</translation>
    </message>
    <message>
        <source>Your decision before play began: {sign} {word}.</source>
        <translation>Your decision before play began: {sign} {word}.</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>a blunder</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>a mistake</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>an inaccuracy</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>chosen</translation>
    </message>
    <message>
        <source>good</source>
        <translation>good</translation>
    </message>
    <message>
        <source>nothing was better</source>
        <translation>nothing was better</translation>
    </message>
    <message>
        <source>{choice} {figure} (±{error})</source>
        <translation>{choice} {figure} (±{error})</translation>
    </message>
    <message>
        <source>{giver} gives {taker} {cards}.</source>
        <translation>{giver} gives {taker} {cards}.</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Enter key</source>
        <translation>Enter key</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>In figures</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>Best robbery: {cards} ({giver} → {taker})</source>
        <translation>Best robbery: {cards} ({giver} → {taker})</translation>
    </message>
    <message>
        <source>First</source>
        <translation>First</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Last</translation>
    </message>
    <message numerus="yes">
        <source>Longest winning streak: {name}, %n round(s)</source>
        <translation>
            <numerusform>Longest winning streak: {name}, %n round</numerusform>
            <numerusform>Longest winning streak: {name}, %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Matches won</translation>
    </message>
    <message numerus="yes">
        <source>Most often {title}: {names}, %n time(s)</source>
        <translation>
            <numerusform>Most often {title}: {names}, %n time</numerusform>
            <numerusform>Most often {title}: {names}, %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>You : opponent</source>
        <translation>You : opponent</translation>
    </message>
</context>
<context>
    <name>IdleKeys</name>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>No trick has been taken yet.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>There is nothing to redo.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>Undo is switched off in the settings.</source>
        <translation>Undo is switched off in the settings.</translation>
    </message>
    <message>
        <source>You can ask for a hint when you have something to decide.</source>
        <translation>You can ask for a hint when you have something to decide.</translation>
    </message>
    <message>
        <source>You have no cards to choose from right now.</source>
        <translation>You have no cards to choose from right now.</translation>
    </message>
</context>
<context>
    <name>JudgedOptions</name>
    <message>
        <source>Places lost per 100</source>
        <translation>Places lost per 100</translation>
    </message>
    <message>
        <source>The best options</source>
        <translation>The best options</translation>
    </message>
</context>
<context>
    <name>JudgedPane</name>
    <message>
        <source>Back to the list</source>
        <translation>Back to the list</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Back to the match</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Back to the result</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Next lesson</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Three deals, each played with your choice and with the best one.</source>
        <translation>Three deals, each played with your choice and with the best one.</translation>
    </message>
    <message>
        <source>Three deals, each played with your choice and with the tempting one.</source>
        <translation>Three deals, each played with your choice and with the tempting one.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Watch</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>2 to 9, 0, J, Q, K, A</source>
        <translation>2 to 9, 0, J, Q, K, A</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In a replay</translation>
    </message>
    <message>
        <source>In the list of matches</source>
        <translation>In the list of matches</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>In the log</translation>
    </message>
    <message>
        <source>In these rules</source>
        <translation>In these rules</translation>
    </message>
    <message>
        <source>In “About”</source>
        <translation>In “About”</translation>
    </message>
    <message>
        <source>On other screens</source>
        <translation>On other screens</translation>
    </message>
    <message>
        <source>On your cards</source>
        <translation>On your cards</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page down</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page up</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>When you have to decide</source>
        <translation>When you have to decide</translation>
    </message>
    <message>
        <source>While watching how a choice plays out</source>
        <translation>While watching how a choice plays out</translation>
    </message>
    <message>
        <source>activate the focused control</source>
        <translation>activate the focused control</translation>
    </message>
    <message>
        <source>bring back a deleted match</source>
        <translation>bring back a deleted match</translation>
    </message>
    <message>
        <source>change a choice or a number, move from game to game</source>
        <translation>change a choice or a number, move from game to game</translation>
    </message>
    <message>
        <source>clear the search or, if there is none, go back</source>
        <translation>clear the search or, if there is none, go back</translation>
    </message>
    <message>
        <source>close the log</source>
        <translation>close the log</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>comma</translation>
    </message>
    <message>
        <source>continue the match, or show how it ended</source>
        <translation>continue the match, or show how it ended</translation>
    </message>
    <message>
        <source>deal the cards; if the rules clash, go to “Fix it”</source>
        <translation>deal the cards; if the rules clash, go to “Fix it”</translation>
    </message>
    <message>
        <source>delete the match</source>
        <translation>delete the match</translation>
    </message>
    <message>
        <source>deselect everything, or cancel a drag</source>
        <translation>deselect everything, or cancel a drag</translation>
    </message>
    <message>
        <source>export the match</source>
        <translation>export the match</translation>
    </message>
    <message>
        <source>finish swapping</source>
        <translation>finish swapping</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>full stop</translation>
    </message>
    <message>
        <source>get a hint and the reason for it</source>
        <translation>get a hint and the reason for it</translation>
    </message>
    <message>
        <source>go back or forward one round</source>
        <translation>go back or forward one round</translation>
    </message>
    <message>
        <source>go back or forward one trick (in a game without tricks, to your previous or next turn)</source>
        <translation>go back or forward one trick (in a game without tricks, to your previous or next turn)</translation>
    </message>
    <message>
        <source>go to the beginning or the end of the round</source>
        <translation>go to the beginning or the end of the round</translation>
    </message>
    <message>
        <source>go to the first or last line</source>
        <translation>go to the first or last line</translation>
    </message>
    <message>
        <source>go to the first or last match, or move by several</source>
        <translation>go to the first or last match, or move by several</translation>
    </message>
    <message>
        <source>go to the next or previous button or field</source>
        <translation>go to the next or previous button or field</translation>
    </message>
    <message>
        <source>go to your first or last card</source>
        <translation>go to your first or last card</translation>
    </message>
    <message>
        <source>list the exchanges of the match so you can redo one</source>
        <translation>list the exchanges of the match so you can redo one</translation>
    </message>
    <message>
        <source>move a card to another place in your hand</source>
        <translation>move a card to another place in your hand</translation>
    </message>
    <message>
        <source>move along your cards, from the first or the last one</source>
        <translation>move along your cards, from the first or the last one</translation>
    </message>
    <message>
        <source>move from line to line</source>
        <translation>move from line to line</translation>
    </message>
    <message>
        <source>move from match to match</source>
        <translation>move from match to match</translation>
    </message>
    <message>
        <source>move from one answer or rank to the next; Enter chooses it</source>
        <translation>move from one answer or rank to the next; Enter chooses it</translation>
    </message>
    <message>
        <source>move several lines up or down</source>
        <translation>move several lines up or down</translation>
    </message>
    <message>
        <source>name a rank; 1 or 0 is the 10</source>
        <translation>name a rank; 1 or 0 is the 10</translation>
    </message>
    <message>
        <source>name clubs, diamonds, hearts or spades when only the suit is left to choose</source>
        <translation>name clubs, diamonds, hearts or spades when only the suit is left to choose</translation>
    </message>
    <message>
        <source>name the match; Enter confirms the name</source>
        <translation>name the match; Enter confirms the name</translation>
    </message>
    <message>
        <source>open or close the log</source>
        <translation>open or close the log</translation>
    </message>
    <message>
        <source>open or close the menu</source>
        <translation>open or close the menu</translation>
    </message>
    <message>
        <source>open or close these rules</source>
        <translation>open or close these rules</translation>
    </message>
    <message>
        <source>open or close “About”</source>
        <translation>open or close “About”</translation>
    </message>
    <message>
        <source>open the settings</source>
        <translation>open the settings</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>pick the next play you could make</source>
        <translation>pick the next play you could make</translation>
    </message>
    <message>
        <source>pick up the pile</source>
        <translation>pick up the pile</translation>
    </message>
    <message>
        <source>pick your next five-card combination</source>
        <translation>pick your next five-card combination</translation>
    </message>
    <message>
        <source>play a bomb out of turn; P declines</source>
        <translation>play a bomb out of turn; P declines</translation>
    </message>
    <message>
        <source>play or give away the selected cards; hurry the others along</source>
        <translation>play or give away the selected cards; hurry the others along</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>play or pause</translation>
    </message>
    <message>
        <source>play the Mah Jong without a wish</source>
        <translation>play the Mah Jong without a wish</translation>
    </message>
    <message>
        <source>play the selected cards; pick up the pile if nothing fits</source>
        <translation>play the selected cards; pick up the pile if nothing fits</translation>
    </message>
    <message>
        <source>quit; the match is kept</source>
        <translation>quit; the match is kept</translation>
    </message>
    <message>
        <source>redo the step you undid</source>
        <translation>redo the step you undid</translation>
    </message>
    <message>
        <source>replay the finished rounds of the match step by step</source>
        <translation>replay the finished rounds of the match step by step</translation>
    </message>
    <message>
        <source>replay the match step by step</source>
        <translation>replay the match step by step</translation>
    </message>
    <message>
        <source>scroll the rest into view</source>
        <translation>scroll the rest into view</translation>
    </message>
    <message>
        <source>scroll the text</source>
        <translation>scroll the text</translation>
    </message>
    <message>
        <source>select all cards of the same rank</source>
        <translation>select all cards of the same rank</translation>
    </message>
    <message>
        <source>select or deselect a card</source>
        <translation>select or deselect a card</translation>
    </message>
    <message>
        <source>select or deselect a card; hurry the others along</source>
        <translation>select or deselect a card; hurry the others along</translation>
    </message>
    <message>
        <source>set up a new match</source>
        <translation>set up a new match</translation>
    </message>
    <message>
        <source>show all your matches</source>
        <translation>show all your matches</translation>
    </message>
    <message>
        <source>show or hide how well everyone plays</source>
        <translation>show or hide how well everyone plays</translation>
    </message>
    <message>
        <source>show or hide the last trick</source>
        <translation>show or hide the last trick</translation>
    </message>
    <message>
        <source>show your statistics</source>
        <translation>show your statistics</translation>
    </message>
    <message>
        <source>sort your hand again</source>
        <translation>sort your hand again</translation>
    </message>
    <message>
        <source>sort your hand by suit or by rank</source>
        <translation>sort your hand by suit or by rank</translation>
    </message>
    <message>
        <source>step back or forward</source>
        <translation>step back or forward</translation>
    </message>
    <message>
        <source>step back or forward, or go to the beginning or the end</source>
        <translation>step back or forward, or go to the beginning or the end</translation>
    </message>
    <message>
        <source>step through the plays you can make</source>
        <translation>step through the plays you can make</translation>
    </message>
    <message>
        <source>swap the selected card with the face-up one in that place</source>
        <translation>swap the selected card with the face-up one in that place</translation>
    </message>
    <message>
        <source>take back the last rank you asked for</source>
        <translation>take back the last rank you asked for</translation>
    </message>
    <message>
        <source>take the free trick</source>
        <translation>take the free trick</translation>
    </message>
    <message>
        <source>toggle full screen</source>
        <translation>toggle full screen</translation>
    </message>
    <message>
        <source>turn over the face-down card in that place</source>
        <translation>turn over the face-down card in that place</translation>
    </message>
    <message>
        <source>turn the sounds off or on</source>
        <translation>turn the sounds off or on</translation>
    </message>
    <message>
        <source>undo your last step in the exchange, or else your last decision</source>
        <translation>undo your last step in the exchange, or else your last decision</translation>
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
        <translation>a Dragon</translation>
    </message>
    <message>
        <source>a Phoenix</source>
        <translation>a Phoenix</translation>
    </message>
    <message>
        <source>a black joker</source>
        <translation>a black joker</translation>
    </message>
    <message>
        <source>a cavalier</source>
        <translation>a cavalier</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>a jack</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>a jester</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>a king</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>a queen</translation>
    </message>
    <message>
        <source>a {number}</source>
        <translation>a {number}</translation>
    </message>
    <message>
        <source>an 11</source>
        <translation>an 11</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>an 8</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>an ace</translation>
    </message>
    <message>
        <source>the Big A</source>
        <translation>the Big A</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>the Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>the Little A</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>the Mah Jong</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>the red joker</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>trump {number}</translation>
    </message>
</context>
<context>
    <name>LastTrickPane</name>
    <message>
        <source>The last trick</source>
        <translation>The last trick</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>All of them right.</source>
        <translation>All of them right.</translation>
    </message>
    <message>
        <source>An 8 clears the trick, and you lead. Don’t give it away just because it stands alone.</source>
        <translation>An 8 clears the trick, and you lead. Don’t give it away just because it stands alone.</translation>
    </message>
    <message>
        <source>And now a hand in which the rule has its limits. Look twice.</source>
        <translation>And now a hand in which the rule has its limits. Look twice.</translation>
    </message>
    <message>
        <source>At some tables you ask for a rank before you get a card. Ask for the highest one, even if another would make you a set.</source>
        <translation>At some tables you ask for a rank before you get a card. Ask for the highest one, even if another would make you a set.</translation>
    </message>
    <message>
        <source>Give {rule} and keep the 3 of diamonds: you lead.</source>
        <translation>Give {rule} and keep the 3 of diamonds: you lead.</translation>
    </message>
    <message>
        <source>Give {rule} and keep the 8: it gets you the lead.</source>
        <translation>Give {rule} and keep the 8: it gets you the lead.</translation>
    </message>
    <message>
        <source>Give {rule} and keep the ace: it gets you the lead.</source>
        <translation>Give {rule} and keep the ace: it gets you the lead.</translation>
    </message>
    <message>
        <source>Give {rule}: none of them belongs to a pair.</source>
        <translation>Give {rule}: none of them belongs to a pair.</translation>
    </message>
    <message>
        <source>Give {rule}: of your lone cards, it is worth the least.</source>
        <translation>Give {rule}: of your lone cards, it is worth the least.</translation>
    </message>
    <message>
        <source>Give {rule}: of your lone cards, these are worth the least.</source>
        <translation>Give {rule}: of your lone cards, these are worth the least.</translation>
    </message>
    <message>
        <source>Give {rule}: your low cards stay together.</source>
        <translation>Give {rule}: your low cards stay together.</translation>
    </message>
    <message>
        <source>Higher lone cards, too</source>
        <translation>Higher lone cards, too</translation>
    </message>
    <message>
        <source>If you make an offer, pay with lone cards. Half a low pair costs more.</source>
        <translation>If you make an offer, pay with lone cards. Half a low pair costs more.</translation>
    </message>
    <message>
        <source>If you may ask</source>
        <translation>If you may ask</translation>
    </message>
    <message>
        <source>Lone cards first</source>
        <translation>Lone cards first</translation>
    </message>
    <message>
        <source>Not this time: here, the rule costs you something.</source>
        <translation>Not this time: here, the rule costs you something.</translation>
    </message>
    <message>
        <source>Not this time: the rule says {rule}, but you should give {best}.</source>
        <translation>Not this time: the rule says {rule}, but you should give {best}.</translation>
    </message>
    <message>
        <source>One card to give</source>
        <translation>One card to give</translation>
    </message>
    <message>
        <source>One card: the lowest lone one</source>
        <translation>One card: the lowest lone one</translation>
    </message>
    <message>
        <source>Passing a card on</source>
        <translation>Passing a card on</translation>
    </message>
    <message>
        <source>Pay with lone cards</source>
        <translation>Pay with lone cards</translation>
    </message>
    <message>
        <source>A lone ace is no burden: it wins you the lead. Keep it, even if you have to break up a low pair or triple.</source>
        <translation>A lone ace is no burden: it wins you the lead. Keep it, even if you have to break up a low pair or triple.</translation>
    </message>
    <message>
        <source>Ask for the highest rank: here, it gains you more than a larger set.</source>
        <translation>Ask for the highest rank: here, it gains you more than a larger set.</translation>
    </message>
    <message>
        <source>Better a higher card than half a pair</source>
        <translation>Better a higher card than half a pair</translation>
    </message>
    <message>
        <source>Better a whole pair than a king or an ace</source>
        <translation>Better a whole pair than a king or an ace</translation>
    </message>
    <message>
        <source>Choose a lone card for your neighbour, too, even if a card from a pair is lower.</source>
        <translation>Choose a lone card for your neighbour, too, even if a card from a pair is lower.</translation>
    </message>
    <message>
        <source>Count your cards of the two highest ranks. With three or more, declare a putsch; with fewer, don’t.</source>
        <translation>Count your cards of the two highest ranks. With three or more, declare a putsch; with fewer, don’t.</translation>
    </message>
    <message>
        <source>Declare a putsch: with so many high cards, you are often out first.</source>
        <translation>Declare a putsch: with so many high cards, you are often out first.</translation>
    </message>
    <message>
        <source>Every card that stands alone costs you a turn. Give those away and keep your pairs together.</source>
        <translation>Every card that stands alone costs you a turn. Give those away and keep your pairs together.</translation>
    </message>
    <message>
        <source>Give {rule}, even though they are higher: that way, your low cards go in a single turn.</source>
        <translation>Give {rule}, even though they are higher: that way, your low cards go in a single turn.</translation>
    </message>
    <message>
        <source>Give {rule}: it is higher, but no pair is broken up.</source>
        <translation>Give {rule}: it is higher, but no pair is broken up.</translation>
    </message>
    <message>
        <source>Give {rule}: it stands alone, and no pair is broken up.</source>
        <translation>Give {rule}: it stands alone, and no pair is broken up.</translation>
    </message>
    <message>
        <source>Give {rule}: the whole pair goes, and nothing is broken up.</source>
        <translation>Give {rule}: the whole pair goes, and nothing is broken up.</translation>
    </message>
    <message>
        <source>Give {rule}: they stand alone, and everything else stays together.</source>
        <translation>Give {rule}: they stand alone, and everything else stays together.</translation>
    </message>
    <message>
        <source>If more than two cards stand alone, give the lowest two. The higher ones may still win you a trick.</source>
        <translation>If more than two cards stand alone, give the lowest two. The higher ones may still win you a trick.</translation>
    </message>
    <message>
        <source>If one of your two lone cards is a king or an ace, give a whole low pair instead. The high card may still win you a trick.</source>
        <translation>If one of your two lone cards is a king or an ace, give a whole low pair instead. The high card may still win you a trick.</translation>
    </message>
    <message>
        <source>If you have several lone cards and only one to give, choose the lowest. A higher one may still win you a trick.</source>
        <translation>If you have several lone cards and only one to give, choose the lowest. A higher one may still win you a trick.</translation>
    </message>
    <message>
        <source>It is the same with only one card to give: choose a lone one and keep your pairs.</source>
        <translation>It is the same with only one card to give: choose a lone one and keep your pairs.</translation>
    </message>
    <message>
        <source>Offer lone cards: your pairs stay together.</source>
        <translation>Offer lone cards: your pairs stay together.</translation>
    </message>
    <message>
        <source>Pass on {rule}: it stands alone, and no pair is broken up.</source>
        <translation>Pass on {rule}: it stands alone, and no pair is broken up.</translation>
    </message>
    <message>
        <source>Sometimes only higher cards stand alone, and the low ones are pairs. Give the lone ones all the same.</source>
        <translation>Sometimes only higher cards stand alone, and the low ones are pairs. Give the lone ones all the same.</translation>
    </message>
    <message>
        <source>The 3 of diamonds stays</source>
        <translation>The 3 of diamonds stays</translation>
    </message>
    <message>
        <source>The 8 stays</source>
        <translation>The 8 stays</translation>
    </message>
    <message>
        <source>The ace stays</source>
        <translation>The ace stays</translation>
    </message>
    <message>
        <source>The lone card is higher than your lowest pair? Give it. Half a pair leaves a card that you will hardly get rid of.</source>
        <translation>The lone card is higher than your lowest pair? Give it. Half a pair leaves a card that you will hardly get rid of.</translation>
    </message>
    <message>
        <source>The lowest of the lone cards</source>
        <translation>The lowest of the lone cards</translation>
    </message>
    <message>
        <source>The player with the 3 of diamonds leads. Keep it, although it is the lowest card of all.</source>
        <translation>The player with the 3 of diamonds leads. Keep it, although it is the lowest card of all.</translation>
    </message>
    <message>
        <source>The same idea once more.</source>
        <translation>The same idea once more.</translation>
    </message>
    <message>
        <source>Three cards to give</source>
        <translation>Three cards to give</translation>
    </message>
    <message>
        <source>Three fewer lone cards mean three fewer turns. Look for them first.</source>
        <translation>Three fewer lone cards mean three fewer turns. Look for them first.</translation>
    </message>
    <message>
        <source>Three low cards of a rank look worthless. But they go in one turn, and they are hard to beat.</source>
        <translation>Three low cards of a rank look worthless. But they go in one turn, and they are hard to beat.</translation>
    </message>
    <message>
        <source>Three low cards stay together</source>
        <translation>Three low cards stay together</translation>
    </message>
    <message>
        <source>When to declare a putsch</source>
        <translation>When to declare a putsch</translation>
    </message>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <translation>{done} of {of}</translation>
    </message>
    <message>
        <source>{done} of {of} lessons done</source>
        <translation>{done} of {of} lessons done</translation>
    </message>
    <message>
        <source>{good} of {of} right.</source>
        <translation>{good} of {of} right.</translation>
    </message>
    <message>
        <source>{lesson}, {number} of {of}</source>
        <translation>{lesson}, {number} of {of}</translation>
    </message>
</context>
<context>
    <name>LessonsScreen</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Good</translation>
    </message>
    <message>
        <source>In most games they think less here, because their simulator is not compiled; in the ready-made packages, it is.</source>
        <translation>In most games they think less here, because their simulator is not compiled; in the ready-made packages, it is.</translation>
    </message>
    <message>
        <source>Strength {number} of {levels}: {name}</source>
        <translation>Strength {number} of {levels}: {name}</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Strong</translation>
    </message>
    <message>
        <source>They plan their hand and remember the most recent cards, but miss some things.</source>
        <translation>They plan their hand and remember the most recent cards, but miss some things.</translation>
    </message>
    <message>
        <source>They play good cards too early and don’t notice who is about to go out.</source>
        <translation>They play good cards too early and don’t notice who is about to go out.</translation>
    </message>
    <message>
        <source>They play whatever comes to hand, break up pairs and remember nothing.</source>
        <translation>They play whatever comes to hand, break up pairs and remember nothing.</translation>
    </message>
    <message>
        <source>They remember every card, plan for the endgame and rarely make mistakes.</source>
        <translation>They remember every card, plan for the endgame and rarely make mistakes.</translation>
    </message>
    <message>
        <source>They work out what you hold and think ahead to the end.</source>
        <translation>They work out what you hold and think ahead to the end.</translation>
    </message>
    <message>
        <source>likes to attack</source>
        <translation>likes to attack</translation>
    </message>
    <message>
        <source>likes to stir things up</source>
        <translation>likes to stir things up</translation>
    </message>
    <message>
        <source>likes to wait</source>
        <translation>likes to wait</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>All mine, thank you.</source>
        <translation>All mine, thank you.</translation>
    </message>
    <message>
        <source>All part of my plan.</source>
        <translation>All part of my plan.</translation>
    </message>
    <message>
        <source>Almost done here.</source>
        <translation>Almost done here.</translation>
    </message>
    <message>
        <source>And again.</source>
        <translation>And again.</translation>
    </message>
    <message>
        <source>At least they’re soft.</source>
        <translation>At least they’re soft.</translation>
    </message>
    <message>
        <source>Beat that!</source>
        <translation>Beat that!</translation>
    </message>
    <message>
        <source>Bloody hell, not again.</source>
        <translation>Bloody hell, not again.</translation>
    </message>
    <message>
        <source>Bloody hell.</source>
        <translation>Bloody hell.</translation>
    </message>
    <message>
        <source>Come here, my lovelies.</source>
        <translation>Come here, my lovelies.</translation>
    </message>
    <message>
        <source>Count my cards!</source>
        <translation>Count my cards!</translation>
    </message>
    <message>
        <source>Don’t look at me like that.</source>
        <translation>Don’t look at me like that.</translation>
    </message>
    <message>
        <source>Don’t tell the others.</source>
        <translation>Don’t tell the others.</translation>
    </message>
    <message>
        <source>Get used to it.</source>
        <translation>Get used to it.</translation>
    </message>
    <message>
        <source>Greetings from below!</source>
        <translation>Greetings from below!</translation>
    </message>
    <message>
        <source>Hand them over!</source>
        <translation>Hand them over!</translation>
    </message>
    <message>
        <source>How generous of you.</source>
        <translation>How generous of you.</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <translation>I could get used to this.</translation>
    </message>
    <message>
        <source>I hope that holds.</source>
        <translation>I hope that holds.</translation>
    </message>
    <message>
        <source>I knew it.</source>
        <translation>I knew it.</translation>
    </message>
    <message>
        <source>I let you win.</source>
        <translation>I let you win.</translation>
    </message>
    <message>
        <source>I like it here.</source>
        <translation>I like it here.</translation>
    </message>
    <message>
        <source>I was afraid of that.</source>
        <translation>I was afraid of that.</translation>
    </message>
    <message>
        <source>In the people’s name!</source>
        <translation>In the people’s name!</translation>
    </message>
    <message>
        <source>It still fits.</source>
        <translation>It still fits.</translation>
    </message>
    <message>
        <source>It’s getting hot in here.</source>
        <translation>It’s getting hot in here.</translation>
    </message>
    <message>
        <source>I’ll have those.</source>
        <translation>I’ll have those.</translation>
    </message>
    <message>
        <source>I’ll look after them.</source>
        <translation>I’ll look after them.</translation>
    </message>
    <message>
        <source>I’ll remember that.</source>
        <translation>I’ll remember that.</translation>
    </message>
    <message>
        <source>I’ll soon be free.</source>
        <translation>I’ll soon be free.</translation>
    </message>
    <message>
        <source>I’ve changed my mind.</source>
        <translation>I’ve changed my mind.</translation>
    </message>
    <message>
        <source>Just this once.</source>
        <translation>Just this once.</translation>
    </message>
    <message>
        <source>Just you wait!</source>
        <translation>Just you wait!</translation>
    </message>
    <message>
        <source>Lovely cards, these.</source>
        <translation>Lovely cards, these.</translation>
    </message>
    <message>
        <source>Make way, please!</source>
        <translation>Make way, please!</translation>
    </message>
    <message>
        <source>Me again? Oh, crap.</source>
        <translation>Me again? Oh, crap.</translation>
    </message>
    <message>
        <source>Me? Really?</source>
        <translation>Me? Really?</translation>
    </message>
    <message>
        <source>My lovely ace…</source>
        <translation>My lovely ace…</translation>
    </message>
    <message>
        <source>Nearly there, folks!</source>
        <translation>Nearly there, folks!</translation>
    </message>
    <message>
        <source>Nobody can stop me.</source>
        <translation>Nobody can stop me.</translation>
    </message>
    <message>
        <source>Now we rule!</source>
        <translation>Now we rule!</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <translation>Oh well.</translation>
    </message>
    <message>
        <source>Oh, come on!</source>
        <translation>Oh, come on!</translation>
    </message>
    <message>
        <source>Oh, crap.</source>
        <translation>Oh, crap.</translation>
    </message>
    <message>
        <source>Ouch.</source>
        <translation>Ouch.</translation>
    </message>
    <message>
        <source>Patience pays, you see.</source>
        <translation>Patience pays, you see.</translation>
    </message>
    <message>
        <source>Power suits me well.</source>
        <translation>Power suits me well.</translation>
    </message>
    <message>
        <source>Power to… well, me.</source>
        <translation>Power to… well, me.</translation>
    </message>
    <message>
        <source>Share? Not today.</source>
        <translation>Share? Not today.</translation>
    </message>
    <message>
        <source>Slow and steady.</source>
        <translation>Slow and steady.</translation>
    </message>
    <message>
        <source>Somebody has to do it.</source>
        <translation>Somebody has to do it.</translation>
    </message>
    <message>
        <source>Sorry, rules are rules.</source>
        <translation>Sorry, rules are rules.</translation>
    </message>
    <message>
        <source>Stay calm now.</source>
        <translation>Stay calm now.</translation>
    </message>
    <message>
        <source>Still me. Any questions?</source>
        <translation>Still me. Any questions?</translation>
    </message>
    <message>
        <source>Taxes must be paid.</source>
        <translation>Taxes must be paid.</translation>
    </message>
    <message>
        <source>Thanks, very kind.</source>
        <translation>Thanks, very kind.</translation>
    </message>
    <message>
        <source>That was easy.</source>
        <translation>That was easy.</translation>
    </message>
    <message>
        <source>That went well.</source>
        <translation>That went well.</translation>
    </message>
    <message>
        <source>That’s not fair!</source>
        <translation>That’s not fair!</translation>
    </message>
    <message>
        <source>The system is rigged!</source>
        <translation>The system is rigged!</translation>
    </message>
    <message>
        <source>There you go.</source>
        <translation>There you go.</translation>
    </message>
    <message>
        <source>This one’s ours!</source>
        <translation>This one’s ours!</translation>
    </message>
    <message>
        <source>This should do.</source>
        <translation>This should do.</translation>
    </message>
    <message>
        <source>Told you so!</source>
        <translation>Told you so!</translation>
    </message>
    <message>
        <source>Watch your backs up there!</source>
        <translation>Watch your backs up there!</translation>
    </message>
    <message>
        <source>We’ll be back!</source>
        <translation>We’ll be back!</translation>
    </message>
    <message>
        <source>What a view up here.</source>
        <translation>What a view up here.</translation>
    </message>
    <message>
        <source>Where is my throne?</source>
        <translation>Where is my throne?</translation>
    </message>
    <message>
        <source>You’ll see next time.</source>
        <translation>You’ll see next time.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%n card(s) set aside face down.</source>
        <translation>
            <numerusform>%n card is set aside face down.</numerusform>
            <numerusform>%n cards are set aside face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside: {cards}.</source>
        <translation>
            <numerusform>%n card is set aside: {cards}.</numerusform>
            <numerusform>%n cards are set aside: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counter-revolution! The usual order of cards is back.</source>
        <translation>Counter-revolution! The usual order of cards is back.</translation>
    </message>
    <message>
        <source>Everyone changes seats.</source>
        <translation>Everyone changes seats.</translation>
    </message>
    <message>
        <source>Fingerprint of the deck: {digits}.</source>
        <translation>Fingerprint of the deck: {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>Four {ranks} burn the pile: %n card(s) gone.</source>
        <translation>
            <numerusform>Four {ranks} burn the pile: %n card is gone.</numerusform>
            <numerusform>Four {ranks} burn the pile: %n cards are gone.</numerusform>
        </translation>
    </message>
    <message>
        <source>Greater revolution! All positions are reversed; you come first.</source>
        <translation>Greater revolution! All positions are reversed; you come first.</translation>
    </message>
    <message>
        <source>Greater revolution! All positions are reversed; {name} comes first.</source>
        <translation>Greater revolution! All positions are reversed; {name} comes first.</translation>
    </message>
    <message>
        <source>Nobody wants to play: the remaining places are drawn by lot.</source>
        <translation>Nobody wants to play: the remaining places are drawn by lot.</translation>
    </message>
    <message>
        <source>Revolution! Weak cards are now the strong ones.</source>
        <translation>Revolution! Weak cards are now the strong ones.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Seats are drawn: {drawn}.</source>
        <translation>Seats are drawn: {drawn}.</translation>
    </message>
    <message numerus="yes">
        <source>The 10 burns the pile: %n card(s) gone.</source>
        <translation>
            <numerusform>The 10 burns the pile: %n card is gone.</numerusform>
            <numerusform>The 10 burns the pile: %n cards are gone.</numerusform>
        </translation>
    </message>
    <message>
        <source>The direction of play is reversed.</source>
        <translation>The direction of play is reversed.</translation>
    </message>
    <message>
        <source>The lead passes to you.</source>
        <translation>The lead passes to you.</translation>
    </message>
    <message>
        <source>The lead passes to {name}.</source>
        <translation>The lead passes to {name}.</translation>
    </message>
    <message numerus="yes">
        <source>The pile was picked up too often and burns: %n card(s) gone.</source>
        <translation>
            <numerusform>The pile was picked up too often and burns: %n card is gone.</numerusform>
            <numerusform>The pile was picked up too often and burns: %n cards are gone.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>The round is over.</translation>
    </message>
    <message>
        <source>You accept the offer.</source>
        <translation>You accept the offer.</translation>
    </message>
    <message numerus="yes">
        <source>You announce %n {ranks}.</source>
        <translation>
            <numerusform>You announce %n {ranks}.</numerusform>
            <numerusform>You announce %n {ranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are the last player with cards.</source>
        <translation>You are the last player with cards.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks} and get one.</source>
        <translation>You ask {target} for {ranks} and get one.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks}, but {target} has none.</source>
        <translation>You ask {target} for {ranks}, but {target} has none.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks}.</source>
        <translation>You ask {target} for {ranks}.</translation>
    </message>
    <message>
        <source>You clear the trick and lead.</source>
        <translation>You clear the trick and lead.</translation>
    </message>
    <message>
        <source>You declare a putsch: no cards are exchanged.</source>
        <translation>You declare a putsch: no cards are exchanged.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>You discard {card}.</translation>
    </message>
    <message>
        <source>You don’t call a revolution.</source>
        <translation>You don’t call a revolution.</translation>
    </message>
    <message>
        <source>You don’t match, so you skip this turn.</source>
        <translation>You don’t match, so you skip this turn.</translation>
    </message>
    <message>
        <source>You don’t try a putsch.</source>
        <translation>You don’t try a putsch.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>You draw {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You get the %n card(s) left over.</source>
        <translation>
            <numerusform>You get the card left over.</numerusform>
            <numerusform>You get the %n cards left over.</numerusform>
        </translation>
    </message>
    <message>
        <source>You give {taker} {cards}.</source>
        <translation>You give {taker} {cards}.</translation>
    </message>
    <message>
        <source>You go out in {place} place.</source>
        <translation>You go out in {place} place.</translation>
    </message>
    <message>
        <source>You hold {all} and play with your hand face up.</source>
        <translation>You hold {all} and play with your hand face up.</translation>
    </message>
    <message>
        <source>You keep all your cards.</source>
        <translation>You keep all your cards.</translation>
    </message>
    <message>
        <source>You keep your face-up cards.</source>
        <translation>You keep your face-up cards.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>You lead.</translation>
    </message>
    <message>
        <source>You let the second-highest player ask first.</source>
        <translation>You let the second-highest player ask first.</translation>
    </message>
    <message>
        <source>You make it three in a row: each of the three players may discard a card.</source>
        <translation>You make it three in a row: each of the three players may discard a card.</translation>
    </message>
    <message>
        <source>You match: the next player must match as well or skip.</source>
        <translation>You match: the next player must match as well or skip.</translation>
    </message>
    <message>
        <source>You offer {target} {give} and want {want}.</source>
        <translation>You offer {target} {give} and want {want}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>You pass.</translation>
    </message>
    <message numerus="yes">
        <source>You pick up the pile: %n card(s).</source>
        <translation>
            <numerusform>You pick up the pile: %n card.</numerusform>
            <numerusform>You pick up the pile: %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play the last card of this rank: tabula rasa, the trick is yours.</source>
        <translation>You play the last card of this rank: tabula rasa, the trick is yours.</translation>
    </message>
    <message>
        <source>You play the same suits: the trick is locked to them.</source>
        <translation>You play the same suits: the trick is locked to them.</translation>
    </message>
    <message>
        <source>You play {cards}.</source>
        <translation>You play {cards}.</translation>
    </message>
    <message>
        <source>You put down {cards} face up and take {taken} into your hand.</source>
        <translation>You put down {cards} face up and take {taken} into your hand.</translation>
    </message>
    <message>
        <source>You refuse the offer.</source>
        <translation>You refuse the offer.</translation>
    </message>
    <message>
        <source>You show both jesters: revolution, nobody pays taxes.</source>
        <translation>You show both jesters: revolution, nobody pays taxes.</translation>
    </message>
    <message>
        <source>You stop asking.</source>
        <translation>You stop asking.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>You take the trick.</translation>
    </message>
    <message>
        <source>You take your free trick.</source>
        <translation>You take your free trick.</translation>
    </message>
    <message>
        <source>You turn over face-down card {number}.</source>
        <translation>You turn over face-down card {number}.</translation>
    </message>
    <message>
        <source>You turn over {card}, but it can’t be played.</source>
        <translation>You turn over {card}, but it can’t be played.</translation>
    </message>
    <message>
        <source>You turn over {card}.</source>
        <translation>You turn over {card}.</translation>
    </message>
    <message>
        <source>You went out with a forbidden card and finish last.</source>
        <translation>You went out with a forbidden card and finish last.</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n point(s).</source>
        <translation>
            <numerusform>You win the match with %n point.</numerusform>
            <numerusform>You win the match with %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your 3 of spades beats the joker and clears the trick.</source>
        <translation>Your 3 of spades beats the joker and clears the trick.</translation>
    </message>
    <message>
        <source>Your Excuse takes the trick.</source>
        <translation>Your Excuse takes the trick.</translation>
    </message>
    <message>
        <source>Your bomb goes off!</source>
        <translation>Your bomb goes off!</translation>
    </message>
    <message>
        <source>Your joker ends the suit lock.</source>
        <translation>Your joker ends the suit lock.</translation>
    </message>
    <message>
        <source>Your joker takes the trick.</source>
        <translation>Your joker takes the trick.</translation>
    </message>
    <message>
        <source>Your play was against the rules: you drop to the bottom.</source>
        <translation>Your play was against the rules: you drop to the bottom.</translation>
    </message>
    <message>
        <source>Your putsch fails: everyone keeps their position.</source>
        <translation>Your putsch fails: everyone keeps their position.</translation>
    </message>
    <message>
        <source>Your putsch succeeds!</source>
        <translation>Your putsch succeeds!</translation>
    </message>
    <message>
        <source>a cavalier</source>
        <translation>a cavalier</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>a jack</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>a king</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>a queen</translation>
    </message>
    <message>
        <source>a {rank}</source>
        <translation>a {rank}</translation>
    </message>
    <message>
        <source>an 11</source>
        <translation>an 11</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>an 8</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>an ace</translation>
    </message>
    <message>
        <source>you</source>
        <translation>you</translation>
    </message>
    <message>
        <source>{asker} asks you for {ranks}.</source>
        <translation>{asker} asks you for {ranks}.</translation>
    </message>
    <message>
        <source>{asker} asks you for {ranks}; you hand one over.</source>
        <translation>{asker} asks you for {ranks}; you hand one over.</translation>
    </message>
    <message>
        <source>{asker} asks you for {ranks}; you have none.</source>
        <translation>{asker} asks you for {ranks}; you have none.</translation>
    </message>
    <message>
        <source>{asker} asks {target} for {ranks} and gets one.</source>
        <translation>{asker} asks {target} for {ranks} and gets one.</translation>
    </message>
    <message>
        <source>{asker} asks {target} for {ranks}, but {target} has none.</source>
        <translation>{asker} asks {target} for {ranks}, but {target} has none.</translation>
    </message>
    <message>
        <source>{asker} asks {target} for {ranks}.</source>
        <translation>{asker} asks {target} for {ranks}.</translation>
    </message>
    <message>
        <source>{giver} gives you {cards}.</source>
        <translation>{giver} gives you {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {taker} %n card(s).</source>
        <translation>
            <numerusform>{giver} gives {taker} %n card.</numerusform>
            <numerusform>{giver} gives {taker} %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({cards})</source>
        <translation>{name} ({cards})</translation>
    </message>
    <message>
        <source>{name} accepts the offer.</source>
        <translation>{name} accepts the offer.</translation>
    </message>
    <message numerus="yes">
        <source>{name} announces %n {ranks}.</source>
        <translation>
            <numerusform>{name} announces %n {ranks}.</numerusform>
            <numerusform>{name} announces %n {ranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} clears the trick and leads.</source>
        <translation>{name} clears the trick and leads.</translation>
    </message>
    <message>
        <source>{name} declares a putsch: no cards are exchanged.</source>
        <translation>{name} declares a putsch: no cards are exchanged.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} discards {card}.</translation>
    </message>
    <message>
        <source>{name} doesn’t call a revolution.</source>
        <translation>{name} doesn’t call a revolution.</translation>
    </message>
    <message>
        <source>{name} doesn’t match and skips this turn.</source>
        <translation>{name} doesn’t match and skips this turn.</translation>
    </message>
    <message>
        <source>{name} doesn’t try a putsch.</source>
        <translation>{name} doesn’t try a putsch.</translation>
    </message>
    <message>
        <source>{name} gave no answer; a simpler player filled in.</source>
        <translation>{name} gave no answer; a simpler player filled in.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets the %n card(s) left over.</source>
        <translation>
            <numerusform>{name} gets the card left over.</numerusform>
            <numerusform>{name} gets the %n cards left over.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} goes out in {place} place.</source>
        <translation>{name} goes out in {place} place.</translation>
    </message>
    <message>
        <source>{name} holds {all} and plays with their hand face up.</source>
        <translation>{name} holds {all} and plays with their hand face up.</translation>
    </message>
    <message>
        <source>{name} is back and plays on.</source>
        <translation>{name} is back and plays on.</translation>
    </message>
    <message>
        <source>{name} is the last player with cards.</source>
        <translation>{name} is the last player with cards.</translation>
    </message>
    <message>
        <source>{name} isn’t responding; a simpler player fills in until {name} is back.</source>
        <translation>{name} isn’t responding; a simpler player fills in until {name} is back.</translation>
    </message>
    <message>
        <source>{name} keeps all their cards.</source>
        <translation>{name} keeps all their cards.</translation>
    </message>
    <message>
        <source>{name} keeps their face-up cards.</source>
        <translation>{name} keeps their face-up cards.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} leads.</translation>
    </message>
    <message>
        <source>{name} lets the second-highest player ask first.</source>
        <translation>{name} lets the second-highest player ask first.</translation>
    </message>
    <message>
        <source>{name} makes it three in a row: each of the three players may discard a card.</source>
        <translation>{name} makes it three in a row: each of the three players may discard a card.</translation>
    </message>
    <message>
        <source>{name} matches: the next player must match as well or skip.</source>
        <translation>{name} matches: the next player must match as well or skip.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passes.</translation>
    </message>
    <message numerus="yes">
        <source>{name} picks up the pile: %n card(s).</source>
        <translation>
            <numerusform>{name} picks up the pile: %n card.</numerusform>
            <numerusform>{name} picks up the pile: %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} played against the rules and drops to the bottom.</source>
        <translation>{name} played against the rules and drops to the bottom.</translation>
    </message>
    <message>
        <source>{name} plays the last card of this rank: tabula rasa.</source>
        <translation>{name} plays the last card of this rank: tabula rasa.</translation>
    </message>
    <message>
        <source>{name} plays the same suits: the trick is locked to them.</source>
        <translation>{name} plays the same suits: the trick is locked to them.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <translation>{name} plays {cards}.</translation>
    </message>
    <message>
        <source>{name} puts down {cards} face up and takes {taken} into their hand.</source>
        <translation>{name} puts down {cards} face up and takes {taken} into their hand.</translation>
    </message>
    <message>
        <source>{name} refuses the offer.</source>
        <translation>{name} refuses the offer.</translation>
    </message>
    <message>
        <source>{name} shows both jesters: revolution, nobody pays taxes.</source>
        <translation>{name} shows both jesters: revolution, nobody pays taxes.</translation>
    </message>
    <message>
        <source>{name} stops asking.</source>
        <translation>{name} stops asking.</translation>
    </message>
    <message>
        <source>{name} takes a free trick.</source>
        <translation>{name} takes a free trick.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} takes the trick.</translation>
    </message>
    <message>
        <source>{name} turns over face-down card {number}.</source>
        <translation>{name} turns over face-down card {number}.</translation>
    </message>
    <message>
        <source>{name} turns over {card}, but it can’t be played.</source>
        <translation>{name} turns over {card}, but it can’t be played.</translation>
    </message>
    <message>
        <source>{name} turns over {card}.</source>
        <translation>{name} turns over {card}.</translation>
    </message>
    <message>
        <source>{name} went out with a forbidden card and finishes last.</source>
        <translation>{name} went out with a forbidden card and finishes last.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the match with %n point(s).</source>
        <translation>
            <numerusform>{name} wins the match with %n point.</numerusform>
            <numerusform>{name} wins the match with %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s 3 of spades beats the joker and clears the trick.</source>
        <translation>{name}’s 3 of spades beats the joker and clears the trick.</translation>
    </message>
    <message>
        <source>{name}’s Excuse takes the trick.</source>
        <translation>{name}’s Excuse takes the trick.</translation>
    </message>
    <message>
        <source>{name}’s bomb goes off!</source>
        <translation>{name}’s bomb goes off!</translation>
    </message>
    <message>
        <source>{name}’s joker ends the suit lock.</source>
        <translation>{name}’s joker ends the suit lock.</translation>
    </message>
    <message>
        <source>{name}’s joker takes the trick.</source>
        <translation>{name}’s joker takes the trick.</translation>
    </message>
    <message>
        <source>{name}’s putsch fails: everyone keeps their position.</source>
        <translation>{name}’s putsch fails: everyone keeps their position.</translation>
    </message>
    <message>
        <source>{name}’s putsch succeeds!</source>
        <translation>{name}’s putsch succeeds!</translation>
    </message>
    <message>
        <source>{proposer} offers you {give} and wants {want}.</source>
        <translation>{proposer} offers you {give} and wants {want}.</translation>
    </message>
    <message numerus="yes">
        <source>{proposer} offers {target} %n card(s).</source>
        <translation>
            <numerusform>{proposer} offers {target} %n card.</numerusform>
            <numerusform>{proposer} offers {target} %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{proposer} offers {target} {give} and wants {want}.</source>
        <translation>{proposer} offers {target} {give} and wants {want}.</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Bells</source>
        <translation>Bells</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Both</translation>
    </message>
    <message>
        <source>Crowns</source>
        <translation>Crowns</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs teal, so no two suits look alike.</source>
        <translation>Diamonds are blue and clubs teal, so no two suits look alike.</translation>
    </message>
    <message>
        <source>Fools’ caps</source>
        <translation>Fools’ caps</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Four colours</translation>
    </message>
    <message>
        <source>Four colours and large indices.</source>
        <translation>Four colours and large indices.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Large indices</translation>
    </message>
    <message>
        <source>Larger letters and numbers in the corners.</source>
        <translation>Larger letters and numbers in the corners.</translation>
    </message>
    <message>
        <source>Moss green</source>
        <translation>Moss green</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Night blue</translation>
    </message>
    <message>
        <source>Petrol blue</source>
        <translation>Petrol blue</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Plain</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Wine red</translation>
    </message>
    <message>
        <source>follow the language</source>
        <translation>follow the language</translation>
    </message>
    <message>
        <source>follow the system</source>
        <translation>follow the system</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>Checking round {done} of {all}…</source>
        <translation>Checking round {done} of {all}…</translation>
    </message>
    <message>
        <source>Rough estimates, in places (±{luck} for luck, ±{cost} for decisions). Luck is what your cards would have been worth if everyone had played an average game, compared with other cards in your position. Plays are harder to judge than exchanges. “–” means no more than chance.</source>
        <translation>Rough estimates, in places (±{luck} for luck, ±{cost} for decisions). Luck is what your cards would have been worth if everyone had played an average game, compared with other cards in your position. Plays are harder to judge than exchanges. “–” means no more than chance.</translation>
    </message>
    <message>
        <source>Round {round}: luck {luck}, exchange {exchange}, plays {plays}, finished as {place}</source>
        <translation>Round {round}: luck {luck}, exchange {exchange}, plays {plays}, finished as {place}</translation>
    </message>
    <message>
        <source>The cards were against you: {places} per round.</source>
        <translation>The cards were against you: {places} per round.</translation>
    </message>
    <message>
        <source>The cards were neither for you nor against you, as far as we can tell.</source>
        <translation>The cards were neither for you nor against you, as far as we can tell.</translation>
    </message>
    <message>
        <source>The cards were with you: {places} per round.</source>
        <translation>The cards were with you: {places} per round.</translation>
    </message>
    <message>
        <source>Under these rules, luck and skill can’t be told apart.</source>
        <translation>Under these rules, luck and skill can’t be told apart.</translation>
    </message>
    <message>
        <source>Your decisions cost you next to nothing, as far as we can tell.</source>
        <translation>Your decisions cost you next to nothing, as far as we can tell.</translation>
    </message>
    <message>
        <source>Your decisions cost you {places} per round.</source>
        <translation>Your decisions cost you {places} per round.</translation>
    </message>
</context>
<context>
    <name>LuckPage</name>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Finished as</source>
        <translation>Finished as</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Luck</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Plays</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
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
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>left over: %1</source>
        <translation>left over: %1</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Name of the match</source>
        <translation>Name of the match</translation>
    </message>
</context>
<context>
    <name>MatchSummary</name>
    <message>
        <source>%1 wins the match!</source>
        <translation>%1 wins the match!</translation>
    </message>
    <message>
        <source>A shared win: %1</source>
        <translation>A shared win: %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Luck or skill?</source>
        <translation>Luck or skill?</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>What would you play?</translation>
    </message>
    <message>
        <source>The plays of your last evening that cost you most, to be played again.</source>
        <translation>The plays of your last evening that cost you most, to be played again.</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Main menu</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>New match…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>See what each level made of your cards.</source>
        <translation>See what each level made of your cards.</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>Podium</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>See what your cards were worth and what your decisions cost you.</source>
        <translation>See what your cards were worth and what your decisions cost you.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>The match is over</translation>
    </message>
    <message>
        <source>The same people and the same rules. Nobody holds a position yet.</source>
        <translation>The same people and the same rules. Nobody holds a position yet.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>You win the match!</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Damaged from line {line} on; you can play it up to that point.</source>
        <translation>Damaged from line {line} on; you can play it up to that point.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Place {place} of {players}</translation>
    </message>
    <message>
        <source>This file is damaged and can’t be played.</source>
        <translation>This file is damaged and can’t be played.</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copy</translation>
    </message>
    <message numerus="yes">
        <source>finished after %n round(s)</source>
        <translation>
            <numerusform>finished after %n round</numerusform>
            <numerusform>finished after %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>round {round}</translation>
    </message>
    <message>
        <source>round {round} of {rounds}</source>
        <translation>round {round} of {rounds}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>with {names}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>“{name}” could not be deleted ({reason}).</source>
        <translation>“{name}” could not be deleted ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be exported ({reason}).</source>
        <translation>“{name}” could not be exported ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be read ({reason}).</source>
        <translation>“{name}” could not be read ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be renamed ({reason}).</source>
        <translation>“{name}” could not be renamed ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be restored ({reason}).</source>
        <translation>“{name}” could not be restored ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” is being played in another window and can’t be deleted.</source>
        <translation>“{name}” is being played in another window and can’t be deleted.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>“{name}” was deleted.</translation>
    </message>
    <message>
        <source>“{name}” was exported to {file}.</source>
        <translation>“{name}” was exported to {file}.</translation>
    </message>
    <message>
        <source>“{name}” was restored.</source>
        <translation>“{name}” was restored.</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>New match…</translation>
    </message>
    <message>
        <source>There are no matches here. Once you deal the cards, your match will wait here for you.</source>
        <translation>There are no matches here. Once you deal the cards, your match will wait here for you.</translation>
    </message>
    <message>
        <source>Redo an exchange…</source>
        <translation>Redo an exchange…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Show the result</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>3 of spades!</source>
        <translation>3 of spades!</translation>
    </message>
    <message>
        <source>Bomb!</source>
        <translation>Bomb!</translation>
    </message>
    <message>
        <source>Burned!</source>
        <translation>Burned!</translation>
    </message>
    <message>
        <source>Caught!</source>
        <translation>Caught!</translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Cleared!</translation>
    </message>
    <message>
        <source>Counter-revolution!</source>
        <translation>Counter-revolution!</translation>
    </message>
    <message>
        <source>Direction reversed!</source>
        <translation>Direction reversed!</translation>
    </message>
    <message>
        <source>Drawn by lot!</source>
        <translation>Drawn by lot!</translation>
    </message>
    <message>
        <source>Forbidden last card!</source>
        <translation>Forbidden last card!</translation>
    </message>
    <message>
        <source>Four of a kind!</source>
        <translation>Four of a kind!</translation>
    </message>
    <message>
        <source>Free trick!</source>
        <translation>Free trick!</translation>
    </message>
    <message>
        <source>Greater revolution!</source>
        <translation>Greater revolution!</translation>
    </message>
    <message>
        <source>Joker!</source>
        <translation>Joker!</translation>
    </message>
    <message>
        <source>Pile burned!</source>
        <translation>Pile burned!</translation>
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
        <translation>The putsch fails!</translation>
    </message>
    <message>
        <source>The putsch succeeds!</source>
        <translation>The putsch succeeds!</translation>
    </message>
    <message>
        <source>Three in a row!</source>
        <translation>Three in a row!</translation>
    </message>
    <message>
        <source>Wish granted!</source>
        <translation>Wish granted!</translation>
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
        <translation>%1: stronger</translation>
    </message>
    <message>
        <source>%1: weaker</source>
        <translation>%1: weaker</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>About this game</translation>
    </message>
    <message>
        <source>Changed rules only</source>
        <translation>Changed rules only</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Deal number</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Deal the cards</translation>
    </message>
    <message>
        <source>For tables with children or grandparents.</source>
        <translation>For tables with children or grandparents.</translation>
    </message>
    <message>
        <source>Go back to the game’s usual rules.</source>
        <translation>Go back to the game’s usual rules.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>House rules…</translation>
    </message>
    <message>
        <source>Makes only these changes; you can undo them.</source>
        <translation>Makes only these changes; you can undo them.</translation>
    </message>
    <message>
        <source>Mild titles</source>
        <translation>Mild titles</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>No matching rule.</source>
        <translation>No matching rule.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Players and length</source>
        <translation>Players and length</translation>
    </message>
    <message>
        <source>Read these rules</source>
        <translation>Read these rules</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>Save and share</translation>
    </message>
    <message>
        <source>Save and share…</source>
        <translation>Save and share…</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>The same number deals the same cards again if the game, rules and number of players are the same.</source>
        <translation>The same number deals the same cards again if the game, rules and number of players are the same.</translation>
    </message>
    <message>
        <source>This game needs exactly this many players.</source>
        <translation>This game needs exactly this many players.</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titles</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n change(s)</source>
        <translation>
            <numerusform>Undo %n change</numerusform>
            <numerusform>Undo %n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the adjustment</source>
        <translation>Undo the adjustment</translation>
    </message>
    <message>
        <source>Undo the fix</source>
        <translation>Undo the fix</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Where it comes from, and tips for playing it</source>
        <translation>Where it comes from, and tips for playing it</translation>
    </message>
    <message>
        <source>You and the others at the table.</source>
        <translation>You and the others at the table.</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>new each time</translation>
    </message>
    <message>
        <source>‹ House rules</source>
        <translation>‹ House rules</translation>
    </message>
    <message>
        <source>‹ Players and length</source>
        <translation>‹ Players and length</translation>
    </message>
</context>
<context>
    <name>NextRoundButton</name>
    <message>
        <source>Next round</source>
        <translation>Next round</translation>
    </message>
</context>
<context>
    <name>OfficeChart</name>
    <message numerus="yes">
        <source>Positions over %n round(s)</source>
        <translation>
            <numerusform>Positions over %n round</numerusform>
            <numerusform>Positions over %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfficeLadder</name>
    <message>
        <source>Titles from highest to lowest: %1</source>
        <translation>Titles from highest to lowest: %1</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Choose how well each of them plays.</source>
        <translation>Choose how well each of them plays.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixed</translation>
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
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>1 pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>1 lowest, 13 highest</source>
        <translation>1 lowest, 13 highest</translation>
    </message>
    <message>
        <source>1 to 13, one set per player</source>
        <translation>1 to 13, one set per player</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 points</translation>
    </message>
    <message>
        <source>109-card manor deck</source>
        <translation>109-card manor deck</translation>
    </message>
    <message>
        <source>12 weakest, 1 strongest</source>
        <translation>12 weakest, 1 strongest</translation>
    </message>
    <message>
        <source>150 points</source>
        <translation>150 points</translation>
    </message>
    <message>
        <source>2 lowest, ace highest</source>
        <translation>2 lowest, ace highest</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 points</translation>
    </message>
    <message>
        <source>3 lowest, 2 highest</source>
        <translation>3 lowest, 2 highest</translation>
    </message>
    <message>
        <source>3 lowest; king, 1 and 2 highest</source>
        <translation>3 lowest; king, 1 and 2 highest</translation>
    </message>
    <message>
        <source>32 cards, 7 to ace</source>
        <translation>32 cards, 7 to ace</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 points</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 cards</translation>
    </message>
    <message>
        <source>55-card manor deck</source>
        <translation>55-card manor deck</translation>
    </message>
    <message>
        <source>7 lowest, ace highest</source>
        <translation>7 lowest, ace highest</translation>
    </message>
    <message>
        <source>78 Tarot cards</source>
        <translation>78 Tarot cards</translation>
    </message>
    <message>
        <source>8 lowest, 7 highest</source>
        <translation>8 lowest, 7 highest</translation>
    </message>
    <message>
        <source>80 cards, 1 to 12</source>
        <translation>80 cards, 1 to 12</translation>
    </message>
    <message>
        <source>A flush on a straight, a full house on a flush, and so on.</source>
        <translation>A flush on a straight, a full house on a flush, and so on.</translation>
    </message>
    <message>
        <source>A large set reverses the order of the ranks until the round ends.</source>
        <translation>A large set reverses the order of the ranks until the round ends.</translation>
    </message>
    <message>
        <source>A last card ends the trick</source>
        <translation>A last card ends the trick</translation>
    </message>
    <message>
        <source>A player who holds both may call off the exchange; if the lowest player does, all positions are reversed.</source>
        <translation>A player who holds both may call off the exchange; if the lowest player does, all positions are reversed.</translation>
    </message>
    <message>
        <source>A player who holds one may play it on anything, even out of turn.</source>
        <translation>A player who holds one may play it on anything, even out of turn.</translation>
    </message>
    <message>
        <source>A run must start above the last card of the run it beats.</source>
        <translation>A run must start above the last card of the run it beats.</translation>
    </message>
    <message>
        <source>A run needs one more card than a set.</source>
        <translation>A run needs one more card than a set.</translation>
    </message>
    <message>
        <source>A run with an 8 anywhere in it clears the trick.</source>
        <translation>A run with an 8 anywhere in it clears the trick.</translation>
    </message>
    <message>
        <source>A small comfort for the player who finished last.</source>
        <translation>A small comfort for the player who finished last.</translation>
    </message>
    <message>
        <source>After passing</source>
        <translation>After passing</translation>
    </message>
    <message>
        <source>After the exchange, everyone passes this many cards to the player on their left.</source>
        <translation>After the exchange, everyone passes this many cards to the player on their left.</translation>
    </message>
    <message>
        <source>After this many passes in a row, the remaining places are drawn by lot.</source>
        <translation>After this many passes in a row, the remaining places are drawn by lot.</translation>
    </message>
    <message>
        <source>After this many rounds, everything starts afresh, without titles or exchange.</source>
        <translation>After this many rounds, everything starts afresh, without titles or exchange.</translation>
    </message>
    <message>
        <source>After two equal ranks, the next player must match them or skip a turn.</source>
        <translation>After two equal ranks, the next player must match them or skip a turn.</translation>
    </message>
    <message>
        <source>All together, or one at a time, seeing what you get before you give the next.</source>
        <translation>All together, or one at a time, seeing what you get before you give the next.</translation>
    </message>
    <message>
        <source>Announce the highest cards</source>
        <translation>Announce the highest cards</translation>
    </message>
    <message>
        <source>Before each round except the first.</source>
        <translation>Before each round except the first.</translation>
    </message>
    <message>
        <source>Before each round, everyone changes seats by position.</source>
        <translation>Before each round, everyone changes seats by position.</translation>
    </message>
    <message>
        <source>Between rounds, the last player gets a light-hearted task.</source>
        <translation>Between rounds, the last player gets a light-hearted task.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bombs</translation>
    </message>
    <message>
        <source>Bombs out of turn</source>
        <translation>Bombs out of turn</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Cards exchanged</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Cards left over</translation>
    </message>
    <message>
        <source>Cards passed to the left</source>
        <translation>Cards passed to the left</translation>
    </message>
    <message>
        <source>Cards the asker must get</source>
        <translation>Cards the asker must get</translation>
    </message>
    <message>
        <source>Change seats by position</source>
        <translation>Change seats by position</translation>
    </message>
    <message>
        <source>Citizen 1 then ranks above Citizen 2. With six or more players, this must be on if the lead goes by position.</source>
        <translation>Citizen 1 then ranks above Citizen 2. With six or more players, this must be on if the lead goes by position.</translation>
    </message>
    <message>
        <source>Court etiquette</source>
        <translation>Court etiquette</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Draw lots after this many passes in a row</source>
        <translation>Draw lots after this many passes in a row</translation>
    </message>
    <message>
        <source>Eights clear the trick</source>
        <translation>Eights clear the trick</translation>
    </message>
    <message>
        <source>Eights end the trick at once; the same player leads.</source>
        <translation>Eights end the trick at once; the same player leads.</translation>
    </message>
    <message>
        <source>Eights in runs clear it, too</source>
        <translation>Eights in runs clear it, too</translation>
    </message>
    <message>
        <source>Even if you could play a card.</source>
        <translation>Even if you could play a card.</translation>
    </message>
    <message>
        <source>Everyone may swap hand cards for their face-up cards once.</source>
        <translation>Everyone may swap hand cards for their face-up cards once.</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Exchange of cards</translation>
    </message>
    <message>
        <source>Face-up cards must be higher</source>
        <translation>Face-up cards must be higher</translation>
    </message>
    <message>
        <source>First round: who leads</source>
        <translation>First round: who leads</translation>
    </message>
    <message>
        <source>First round: who sits where</source>
        <translation>First round: who sits where</translation>
    </message>
    <message>
        <source>For a deck with cards missing.</source>
        <translation>For a deck with cards missing.</translation>
    </message>
    <message>
        <source>For each pair of players, starting with the highest and the lowest.</source>
        <translation>For each pair of players, starting with the highest and the lowest.</translation>
    </message>
    <message>
        <source>Forbidden last cards</source>
        <translation>Forbidden last cards</translation>
    </message>
    <message>
        <source>Four of a kind that beats everything.</source>
        <translation>Four of a kind that beats everything.</translation>
    </message>
    <message>
        <source>From the weakest to the strongest.</source>
        <translation>From the weakest to the strongest.</translation>
    </message>
    <message>
        <source>Going out and penalties</source>
        <translation>Going out and penalties</translation>
    </message>
    <message>
        <source>Going out with one of these ranks puts you in last place.</source>
        <translation>Going out with one of these ranks puts you in last place.</translation>
    </message>
    <message>
        <source>Highest with lowest, second with second-lowest, and so on.</source>
        <translation>Highest with lowest, second with second-lowest, and so on.</translation>
    </message>
    <message>
        <source>Holding three of the highest rank must be announced; holding all four means playing with your hand face up.</source>
        <translation>Holding three of the highest rank must be announced; holding all four means playing with your hand face up.</translation>
    </message>
    <message>
        <source>How cards are given</source>
        <translation>How cards are given</translation>
    </message>
    <message>
        <source>How each round is scored.</source>
        <translation>How each round is scored.</translation>
    </message>
    <message>
        <source>How jokers can be played.</source>
        <translation>How jokers can be played.</translation>
    </message>
    <message>
        <source>How long a trick lasts</source>
        <translation>How long a trick lasts</translation>
    </message>
    <message>
        <source>How long the match lasts.</source>
        <translation>How long the match lasts.</translation>
    </message>
    <message>
        <source>How many cards of the same rank may be played together.</source>
        <translation>How many cards of the same rank may be played together.</translation>
    </message>
    <message>
        <source>How many of the lowest ranks beat the highest ranks, with the same number of cards.</source>
        <translation>How many of the lowest ranks beat the highest ranks, with the same number of cards.</translation>
    </message>
    <message>
        <source>How many per deck; the first is red, the others black.</source>
        <translation>How many per deck; the first is red, the others black.</translation>
    </message>
    <message>
        <source>How many rounds a match lasts.</source>
        <translation>How many rounds a match lasts.</translation>
    </message>
    <message>
        <source>How often the higher player may ask for a rank.</source>
        <translation>How often the higher player may ask for a rank.</translation>
    </message>
    <message>
        <source>How twos can be played.</source>
        <translation>How twos can be played.</translation>
    </message>
    <message>
        <source>If suits count, a higher suit beats an equal rank.</source>
        <translation>If suits count, a higher suit beats an equal rank.</translation>
    </message>
    <message>
        <source>In the next round, for a player who rises straight from lowest to highest.</source>
        <translation>In the next round, for a player who rises straight from lowest to highest.</translation>
    </message>
    <message>
        <source>It may be picked up this many times in a row; the next time, it burns. That way, every round comes to an end.</source>
        <translation>It may be picked up this many times in a row; the next time, it burns. That way, every round comes to an end.</translation>
    </message>
    <message>
        <source>It must be part of the first lead.</source>
        <translation>It must be part of the first lead.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Jokers in the exchange</source>
        <translation>Jokers in the exchange</translation>
    </message>
    <message>
        <source>Largest set</source>
        <translation>Largest set</translation>
    </message>
    <message>
        <source>Later rounds: who leads</source>
        <translation>Later rounds: who leads</translation>
    </message>
    <message>
        <source>Low beats high</source>
        <translation>Low beats high</translation>
    </message>
    <message>
        <source>Match or skip</source>
        <translation>Match or skip</translation>
    </message>
    <message>
        <source>Missing cards</source>
        <translation>Missing cards</translation>
    </message>
    <message>
        <source>Nobody can beat the cards a player goes out with.</source>
        <translation>Nobody can beat the cards a player goes out with.</translation>
    </message>
    <message>
        <source>Number of decks</source>
        <translation>Number of decks</translation>
    </message>
    <message>
        <source>Off: an equal card is enough, just as when you play from your hand.</source>
        <translation>Off: an equal card is enough, just as when you play from your hand.</translation>
    </message>
    <message>
        <source>Once round the table, or until everyone else has passed in turn.</source>
        <translation>Once round the table, or until everyone else has passed in turn.</translation>
    </message>
    <message>
        <source>Once someone reaches this many, the lowest total wins.</source>
        <translation>Once someone reaches this many, the lowest total wins.</translation>
    </message>
    <message>
        <source>Once the same suits are played twice in a row, only those suits may be played in the trick.</source>
        <translation>Once the same suits are played twice in a row, only those suits may be played in the trick.</translation>
    </message>
    <message>
        <source>Only a joker played by itself.</source>
        <translation>Only a joker played by itself.</translation>
    </message>
    <message>
        <source>Order of ranks</source>
        <translation>Order of ranks</translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation>Order of suits</translation>
    </message>
    <message>
        <source>Pairs that exchange</source>
        <translation>Pairs that exchange</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Playing</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points that end the match</source>
        <translation>Points that end the match</translation>
    </message>
    <message>
        <source>Putsch</source>
        <translation>Putsch</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Rank the middle positions</source>
        <translation>Rank the middle positions</translation>
    </message>
    <message>
        <source>Redraw seats</source>
        <translation>Redraw seats</translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation>Revolution</translation>
    </message>
    <message>
        <source>Revolution by two jesters</source>
        <translation>Revolution by two jesters</translation>
    </message>
    <message>
        <source>Reward for rising to the top</source>
        <translation>Reward for rising to the top</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Runs also make a revolution</source>
        <translation>Runs also make a revolution</translation>
    </message>
    <message>
        <source>Runs must not overlap</source>
        <translation>Runs must not overlap</translation>
    </message>
    <message>
        <source>Seats are drawn by lot, from the first round on.</source>
        <translation>Seats are drawn by lot, from the first round on.</translation>
    </message>
    <message>
        <source>Shuffled together; with two decks there are eight cards of each rank.</source>
        <translation>Shuffled together; with two decks there are eight cards of each rank.</translation>
    </message>
    <message>
        <source>Sometimes it pays to wait and see.</source>
        <translation>Sometimes it pays to wait and see.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Special cards</translation>
    </message>
    <message>
        <source>Start card</source>
        <translation>Start card</translation>
    </message>
    <message>
        <source>Start card must be played</source>
        <translation>Start card must be played</translation>
    </message>
    <message>
        <source>Stronger combinations beat weaker ones</source>
        <translation>Stronger combinations beat weaker ones</translation>
    </message>
    <message>
        <source>Suit lock</source>
        <translation>Suit lock</translation>
    </message>
    <message>
        <source>Suits in the exchange</source>
        <translation>Suits in the exchange</translation>
    </message>
    <message>
        <source>Swap before play begins</source>
        <translation>Swap before play begins</translation>
    </message>
    <message>
        <source>Tabula rasa</source>
        <translation>Tabula rasa</translation>
    </message>
    <message>
        <source>The 3 of spades beats a joker</source>
        <translation>The 3 of spades beats a joker</translation>
    </message>
    <message>
        <source>The 3 of spades clears the trick</source>
        <translation>The 3 of spades clears the trick</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>The exchange</translation>
    </message>
    <message>
        <source>The higher player has to keep asking until they have this many cards. They may use all their questions in any case.</source>
        <translation>The higher player has to keep asking until they have this many cards. They may use all their questions in any case.</translation>
    </message>
    <message>
        <source>The highest may let the second ask first</source>
        <translation>The highest may let the second ask first</translation>
    </message>
    <message>
        <source>The leader may pass</source>
        <translation>The leader may pass</translation>
    </message>
    <message>
        <source>The lowest player may match the rank</source>
        <translation>The lowest player may match the rank</translation>
    </message>
    <message>
        <source>The lowest player may refuse the exchange and try to go out first.</source>
        <translation>The lowest player may refuse the exchange and try to go out first.</translation>
    </message>
    <message>
        <source>The pile burns after</source>
        <translation>The pile burns after</translation>
    </message>
    <message>
        <source>The pile may be picked up at will</source>
        <translation>The pile may be picked up at will</translation>
    </message>
    <message>
        <source>The player who holds it leads.</source>
        <translation>The player who holds it leads.</translation>
    </message>
    <message>
        <source>The same player gets the extra card when the deck does not divide evenly.</source>
        <translation>The same player gets the extra card when the deck does not divide evenly.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>Then the next player may lead.</source>
        <translation>Then the next player may lead.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Three in a row</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titles</translation>
    </message>
    <message>
        <source>Titles are forgotten</source>
        <translation>Titles are forgotten</translation>
    </message>
    <message>
        <source>Titles can be drawn by lot before the first deal.</source>
        <translation>Titles can be drawn by lot before the first deal.</translation>
    </message>
    <message>
        <source>To beat the trick</source>
        <translation>To beat the trick</translation>
    </message>
    <message>
        <source>What a joker does</source>
        <translation>What a joker does</translation>
    </message>
    <message>
        <source>What a two does</source>
        <translation>What a two does</translation>
    </message>
    <message>
        <source>What the positions are called.</source>
        <translation>What the positions are called.</translation>
    </message>
    <message>
        <source>When everyone else has passed, the last player to play may play again before taking the trick.</source>
        <translation>When everyone else has passed, the last player to play may play again before taking the trick.</translation>
    </message>
    <message>
        <source>When it beats a joker, it clears the trick.</source>
        <translation>When it beats a joker, it clears the trick.</translation>
    </message>
    <message>
        <source>When the cards do not divide evenly among the players.</source>
        <translation>When the cards do not divide evenly among the players.</translation>
    </message>
    <message>
        <source>When the player who takes a trick has no cards left.</source>
        <translation>When the player who takes a trick has no cards left.</translation>
    </message>
    <message>
        <source>When three players in turn play consecutive ranks, each may discard a card.</source>
        <translation>When three players in turn play consecutive ranks, each may discard a card.</translation>
    </message>
    <message>
        <source>Whether an equal rank is enough.</source>
        <translation>Whether an equal rank is enough.</translation>
    </message>
    <message>
        <source>Whether cards of consecutive ranks may be played together.</source>
        <translation>Whether cards of consecutive ranks may be played together.</translation>
    </message>
    <message>
        <source>Whether jokers can be exchanged.</source>
        <translation>Whether jokers can be exchanged.</translation>
    </message>
    <message>
        <source>Whether you may rejoin the same trick.</source>
        <translation>Whether you may rejoin the same trick.</translation>
    </message>
    <message>
        <source>Which cards are used.</source>
        <translation>Which cards are used.</translation>
    </message>
    <message>
        <source>Which of two cards of equal rank must be given away first.</source>
        <translation>Which of two cards of equal rank must be given away first.</translation>
    </message>
    <message>
        <source>Who gets the first card</source>
        <translation>Who gets the first card</translation>
    </message>
    <message>
        <source>Who gets the lead</source>
        <translation>Who gets the lead</translation>
    </message>
    <message>
        <source>Who plays the first card from the second round on.</source>
        <translation>Who plays the first card from the second round on.</translation>
    </message>
    <message>
        <source>Who plays the very first card.</source>
        <translation>Who plays the very first card.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Who starts</translation>
    </message>
    <message>
        <source>With five or more players: equal ranks may be played, and the last card of a rank clears the trick.</source>
        <translation>With five or more players: equal ranks may be played, and the last card of a rank clears the trick.</translation>
    </message>
    <message>
        <source>Wrong plays are possible, but anyone who makes one drops to the bottom.</source>
        <translation>Wrong plays are possible, but anyone who makes one drops to the bottom.</translation>
    </message>
    <message>
        <source>Wrong plays are punished</source>
        <translation>Wrong plays are punished</translation>
    </message>
    <message>
        <source>You and the others.</source>
        <translation>You and the others.</translation>
    </message>
    <message>
        <source>You may beat your own cards</source>
        <translation>You may beat your own cards</translation>
    </message>
    <message>
        <source>a rank like any other</source>
        <translation>a rank like any other</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>all at once</translation>
    </message>
    <message>
        <source>all of one rank</source>
        <translation>all of one rank</translation>
    </message>
    <message>
        <source>all to the lowest player</source>
        <translation>all to the lowest player</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>as many as needed</translation>
    </message>
    <message>
        <source>back in on the next turn</source>
        <translation>back in on the next turn</translation>
    </message>
    <message>
        <source>beat everything</source>
        <translation>beat everything</translation>
    </message>
    <message>
        <source>beat only the highest rank</source>
        <translation>beat only the highest rank</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>before every round</translation>
    </message>
    <message>
        <source>best cards for any cards</source>
        <translation>best cards for any cards</translation>
    </message>
    <message>
        <source>best cards for worst cards</source>
        <translation>best cards for worst cards</translation>
    </message>
    <message>
        <source>both</source>
        <translation>both</translation>
    </message>
    <message>
        <source>by five of a kind</source>
        <translation>by five of a kind</translation>
    </message>
    <message>
        <source>by four of a kind</source>
        <translation>by four of a kind</translation>
    </message>
    <message>
        <source>by itself, beats a set of any size</source>
        <translation>by itself, beats a set of any size</translation>
    </message>
    <message>
        <source>by negotiation</source>
        <translation>by negotiation</translation>
    </message>
    <message>
        <source>by six of a kind</source>
        <translation>by six of a kind</translation>
    </message>
    <message>
        <source>card by card</source>
        <translation>card by card</translation>
    </message>
    <message>
        <source>clears any trick</source>
        <translation>clears any trick</translation>
    </message>
    <message>
        <source>clears the trick</source>
        <translation>clears the trick</translation>
    </message>
    <message>
        <source>completes a set</source>
        <translation>completes a set</translation>
    </message>
    <message>
        <source>completes a set; weakest by itself</source>
        <translation>completes a set; weakest by itself</translation>
    </message>
    <message>
        <source>deal them all</source>
        <translation>deal them all</translation>
    </message>
    <message>
        <source>depends on what jokers do</source>
        <translation>depends on what jokers do</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>drawn by lot</translation>
    </message>
    <message>
        <source>each pair exchanges one more card than the pair inside it</source>
        <translation>each pair exchanges one more card than the pair inside it</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>endless</translation>
    </message>
    <message>
        <source>equal or higher</source>
        <translation>equal or higher</translation>
    </message>
    <message numerus="yes">
        <source>every %n round(s)</source>
        <translation>
            <numerusform>every round</numerusform>
            <numerusform>every %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>everyone</translation>
    </message>
    <message>
        <source>everyone draws a card</source>
        <translation>everyone draws a card</translation>
    </message>
    <message>
        <source>higher only</source>
        <translation>higher only</translation>
    </message>
    <message>
        <source>holder of the start card</source>
        <translation>holder of the start card</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>left of the dealer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>never</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>no bonus</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>no exchange</translation>
    </message>
    <message>
        <source>no lots</source>
        <translation>no lots</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>none in the deck</source>
        <translation>none in the deck</translation>
    </message>
    <message>
        <source>of one suit only</source>
        <translation>of one suit only</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>one for every two players</source>
        <translation>one for every two players</translation>
    </message>
    <message>
        <source>one free trick</source>
        <translation>one free trick</translation>
    </message>
    <message>
        <source>one more card in the exchange</source>
        <translation>one more card in the exchange</translation>
    </message>
    <message>
        <source>one turn each</source>
        <translation>one turn each</translation>
    </message>
    <message>
        <source>only completes a set</source>
        <translation>only completes a set</translation>
    </message>
    <message>
        <source>out of this trick</source>
        <translation>out of this trick</translation>
    </message>
    <message>
        <source>ranked as in play</source>
        <translation>ranked as in play</translation>
    </message>
    <message>
        <source>reverses the direction of play</source>
        <translation>reverses the direction of play</translation>
    </message>
    <message>
        <source>seats as they are</source>
        <translation>seats as they are</translation>
    </message>
    <message>
        <source>set some aside face down</source>
        <translation>set some aside face down</translation>
    </message>
    <message>
        <source>set some aside face up</source>
        <translation>set some aside face up</translation>
    </message>
    <message>
        <source>set the lowest aside face up</source>
        <translation>set the lowest aside face up</translation>
    </message>
    <message>
        <source>singles, pairs or triples</source>
        <translation>singles, pairs or triples</translation>
    </message>
    <message>
        <source>stands for any card</source>
        <translation>stands for any card</translation>
    </message>
    <message>
        <source>stronger than any rank</source>
        <translation>stronger than any rank</translation>
    </message>
    <message>
        <source>suits do not count</source>
        <translation>suits do not count</translation>
    </message>
    <message>
        <source>the higher player asks for ranks</source>
        <translation>the higher player asks for ranks</translation>
    </message>
    <message>
        <source>the highest player</source>
        <translation>the highest player</translation>
    </message>
    <message>
        <source>the highest player still in</source>
        <translation>the highest player still in</translation>
    </message>
    <message>
        <source>the last player scores none</source>
        <translation>the last player scores none</translation>
    </message>
    <message>
        <source>the last player scores one</source>
        <translation>the last player scores one</translation>
    </message>
    <message>
        <source>the lowest card dealt</source>
        <translation>the lowest card dealt</translation>
    </message>
    <message>
        <source>the lowest player</source>
        <translation>the lowest player</translation>
    </message>
    <message>
        <source>the lowest player still in</source>
        <translation>the lowest player still in</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>the next player</translation>
    </message>
    <message>
        <source>until everyone else passes</source>
        <translation>until everyone else passes</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>{ranks}, weakest first</source>
        <translation>{ranks}, weakest first</translation>
    </message>
</context>
<context>
    <name>OrderRow</name>
    <message>
        <source>%1: stronger</source>
        <translation>%1: stronger</translation>
    </message>
    <message>
        <source>%1: weaker</source>
        <translation>%1: weaker</translation>
    </message>
    <message>
        <source>Choose one and move it with the arrows.</source>
        <translation>Choose one and move it with the arrows.</translation>
    </message>
</context>
<context>
    <name>OtherWindowPane</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Play a copy</translation>
    </message>
    <message>
        <source>This match is being played in another window.</source>
        <translation>This match is being played in another window.</translation>
    </message>
    <message>
        <source>You can play on here in a copy. The match itself stays in the other window.</source>
        <translation>You can play on here in a copy. The match itself stays in the other window.</translation>
    </message>
</context>
<context>
    <name>OutOfPlay</name>
    <message numerus="yes">
        <source>%n card(s) set aside face down</source>
        <translation>
            <numerusform>%n card set aside face down</numerusform>
            <numerusform>%n cards set aside face down</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of play:</source>
        <translation>Out of play:</translation>
    </message>
</context>
<context>
    <name>Own</name>
    <message numerus="yes">
        <source>your %n aces</source>
        <translation>
            <numerusform>your ace</numerusform>
            <numerusform>your %n aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your %n {ranks}</source>
        <translation>
            <numerusform>your {ranks}</numerusform>
            <numerusform>your %n {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>your four aces</source>
        <translation>your four aces</translation>
    </message>
    <message>
        <source>your four {ranks}</source>
        <translation>your four {ranks}</translation>
    </message>
    <message>
        <source>your pair of aces</source>
        <translation>your pair of aces</translation>
    </message>
    <message>
        <source>your pair of {ranks}</source>
        <translation>your pair of {ranks}</translation>
    </message>
    <message>
        <source>your three aces</source>
        <translation>your three aces</translation>
    </message>
    <message>
        <source>your three {ranks}</source>
        <translation>your three {ranks}</translation>
    </message>
</context>
<context>
    <name>OwnCards</name>
    <message>
        <source>Key %1: swap with the selected card</source>
        <translation>Key %1: swap with the selected card</translation>
    </message>
    <message>
        <source>Key %1: turn it over</source>
        <translation>Key %1: turn it over</translation>
    </message>
    <message>
        <source>Your cards on the table</source>
        <translation>Your cards on the table</translation>
    </message>
</context>
<context>
    <name>OwnPlays</name>
    <message>
        <source>Left out: {games}. We can’t judge single plays there.</source>
        <translation>Left out: {games}. We can’t judge single plays there.</translation>
    </message>
    <message>
        <source>Looking for your last evening…</source>
        <translation>Looking for your last evening…</translation>
    </message>
    <message>
        <source>Match {match} of {matches}:</source>
        <translation>Match {match} of {matches}:</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>The search was stopped.</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>What would you play?</translation>
    </message>
    <message>
        <source>What would you play? ({number} of {of})</source>
        <translation>What would you play? ({number} of {of})</translation>
    </message>
    <message>
        <source>You chose the same that evening.</source>
        <translation>You chose the same that evening.</translation>
    </message>
    <message>
        <source>You haven’t finished a round yet.</source>
        <translation>You haven’t finished a round yet.</translation>
    </message>
    <message>
        <source>You played {games} on your last evening. We can’t judge single plays there.</source>
        <translation>You played {games} on your last evening. We can’t judge single plays there.</translation>
    </message>
    <message>
        <source>{day}: none of your plays cost you much, as far as we can tell.</source>
        <translation>{day}: none of your plays cost you much, as far as we can tell.</translation>
    </message>
    <message>
        <source>Your plays could not be checked.</source>
        <translation>Your plays could not be checked.</translation>
    </message>
    <message>
        <source>That evening, you passed.</source>
        <translation>That evening, you passed.</translation>
    </message>
    <message>
        <source>That evening, you played {cards}.</source>
        <translation>That evening, you played {cards}.</translation>
    </message>
    <message>
        <source>That evening: {choice}</source>
        <translation>That evening: {choice}</translation>
    </message>
    <message numerus="yes">
        <source>{day}: %n play(s) cost you places.</source>
        <translation>
            <numerusform>{day}: one play cost you places.</numerusform>
            <numerusform>{day}: %n plays cost you places.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, round {round}</source>
        <translation>{game}, round {round}</translation>
    </message>
</context>
<context>
    <name>PairPane</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Which of the two is better?</source>
        <translation>Which of the two is better?</translation>
    </message>
</context>
<context>
    <name>PassBubble</name>
    <message>
        <source>Pass!</source>
        <translation>Pass!</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Everyone’s</source>
        <translation>Everyone’s</translation>
    </message>
    <message>
        <source>Looking through the match…</source>
        <translation>Looking through the match…</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>So far, nobody has had anything to decide before the first trick of a round.</source>
        <translation>So far, nobody has had anything to decide before the first trick of a round.</translation>
    </message>
    <message>
        <source>The file is damaged from line {line} on; only what comes before it is shown.</source>
        <translation>The file is damaged from line {line} on; only what comes before it is shown.</translation>
    </message>
    <message>
        <source>These are the latest {count}.</source>
        <translation>These are the latest {count}.</translation>
    </message>
    <message>
        <source>This match can’t be read.</source>
        <translation>This match can’t be read.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Yours</translation>
    </message>
</context>
<context>
    <name>PastPane</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Decide again</translation>
    </message>
    <message>
        <source>Exchanges in this match</source>
        <translation>Exchanges in this match</translation>
    </message>
    <message>
        <source>Just for practice: this does not change your match.</source>
        <translation>Just for practice: this does not change your match.</translation>
    </message>
    <message>
        <source>Practise other exchanges</source>
        <translation>Practise other exchanges</translation>
    </message>
    <message>
        <source>Ten exercises. Your match waits.</source>
        <translation>Ten exercises. Your match waits.</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message numerus="yes">
        <source>Burned: %n card(s)</source>
        <translation>
            <numerusform>Burned: %n card</numerusform>
            <numerusform>Burned: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes anticlockwise</source>
        <translation>Play goes anticlockwise</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Stock: %n card</numerusform>
            <numerusform>Stock: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>%1th</source>
        <translation>%1th</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1st</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2nd</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3rd</translation>
    </message>
</context>
<context>
    <name>Playback</name>
    <message>
        <source>No round of this match is over yet. Hands are shown only once a round is over.</source>
        <translation>No round of this match is over yet. Hands are shown only once a round is over.</translation>
    </message>
    <message>
        <source>Pause to see what each player was thinking.</source>
        <translation>Pause to see what each player was thinking.</translation>
    </message>
    <message>
        <source>Replay: {name}</source>
        <translation>Replay: {name}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · step {step} of {steps}</source>
        <translation>Round {round} of {rounds} · step {step} of {steps}</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>The cards are dealt.</translation>
    </message>
    <message>
        <source>The rules decided this.</source>
        <translation>The rules decided this.</translation>
    </message>
    <message>
        <source>This is part of the previous step.</source>
        <translation>This is part of the previous step.</translation>
    </message>
    <message>
        <source>This is what everyone was dealt.</source>
        <translation>This is what everyone was dealt.</translation>
    </message>
    <message>
        <source>You had no choice here.</source>
        <translation>You had no choice here.</translation>
    </message>
    <message>
        <source>{name} had no choice here.</source>
        <translation>{name} had no choice here.</translation>
    </message>
</context>
<context>
    <name>PlaybackScreen</name>
    <message>
        <source>Ctrl+←</source>
        <translation>Ctrl+←</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Next round</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Next trick</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page down</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page up</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Previous round</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Previous trick</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Step back</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Step forward</translation>
    </message>
    <message>
        <source>Your next turn</source>
        <translation>Your next turn</translation>
    </message>
    <message>
        <source>Your previous turn</source>
        <translation>Your previous turn</translation>
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
        <translation>Pick the next play you could make: when leading, the longest first; when following, the lowest. Key F.</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Plays</translation>
    </message>
    <message>
        <source>Show what you could play (F)</source>
        <translation>Show what you could play (F)</translation>
    </message>
</context>
<context>
    <name>PlaysScreen</name>
    <message>
        <source>What would you play?</source>
        <translation>What would you play?</translation>
    </message>
    <message>
        <source>Up to three plays of your last evening, the ones that cost you most. You see what you saw then: your cards and the trick. What do you play today?</source>
        <translation>Up to three plays of your last evening, the ones that cost you most. You see what you saw then: your cards and the trick. What do you play today?</translation>
    </message>
    <message>
        <source>Play them again</source>
        <translation>Play them again</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Look again</translation>
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
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PodiumButton</name>
    <message>
        <source>See how the match ended.</source>
        <translation>See how the match ended.</translation>
    </message>
    <message>
        <source>To the podium</source>
        <translation>To the podium</translation>
    </message>
</context>
<context>
    <name>PortraitRow</name>
    <message>
        <source>Face %1</source>
        <translation>Face %1</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) can’t be read: they are damaged or from a newer version. They are kept but do not count.</source>
        <translation>
            <numerusform>One answer can’t be read: it is damaged or from a newer version. It is kept but does not count.</numerusform>
            <numerusform>%n answers can’t be read: they are damaged or from a newer version. They are kept but do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) you missed are back</source>
        <translation>
            <numerusform>%n exercise you missed is back</numerusform>
            <numerusform>%n exercises you missed are back</numerusform>
        </translation>
    </message>
    <message>
        <source>A few more answers and you will have a title.</source>
        <translation>A few more answers and you will have a title.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Answer an offer</source>
        <translation>Answer an offer</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Any position</translation>
    </message>
    <message>
        <source>Arschloch, ten of the day {number}: {signs}, {places} lost</source>
        <translation>Arschloch, ten of the day {number}: {signs}, {places} lost</translation>
    </message>
    <message>
        <source>Ask for a rank</source>
        <translation>Ask for a rank</translation>
    </message>
    <message>
        <source>Ask or make an offer</source>
        <translation>Ask or make an offer</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Best choice</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>Break up a pair?</source>
        <translation>Break up a pair?</translation>
    </message>
    <message>
        <source>Continue: {done} of {of} done</source>
        <translation>Continue: {done} of {of} done</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Copied: {line}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Deal {number}</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Do it</translation>
    </message>
    <message>
        <source>Estimate: {figure} than with “{choice}”.</source>
        <translation>Estimate: {figure} than with “{choice}”.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Everything</translation>
    </message>
    <message>
        <source>Exercise {number} of {of}</source>
        <translation>Exercise {number} of {of}</translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s)</source>
        <translation>
            <numerusform>Give %n card</numerusform>
            <numerusform>Give %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Give one card</source>
        <translation>Give one card</translation>
    </message>
    <message>
        <source>Give three cards</source>
        <translation>Give three cards</translation>
    </message>
    <message>
        <source>Give two cards</source>
        <translation>Give two cards</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Good</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Identical so far</source>
        <translation>Identical so far</translation>
    </message>
    <message>
        <source>In {place} place</source>
        <translation>In {place} place</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Inaccuracy</translation>
    </message>
    <message>
        <source>Low pair or low single?</source>
        <translation>Low pair or low single?</translation>
    </message>
    <message>
        <source>Low three of a kind</source>
        <translation>Low three of a kind</translation>
    </message>
    <message>
        <source>Make an offer</source>
        <translation>Make an offer</translation>
    </message>
    <message>
        <source>Many high cards</source>
        <translation>Many high cards</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Mistake</translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>My own rules</translation>
    </message>
    <message>
        <source>No hand like that has come up. Try a wider selection.</source>
        <translation>No hand like that has come up. Try a wider selection.</translation>
    </message>
    <message>
        <source>No low singles</source>
        <translation>No low singles</translation>
    </message>
    <message>
        <source>No other choice does better.</source>
        <translation>No other choice does better.</translation>
    </message>
    <message>
        <source>Not certain yet: more rounds are being played out.</source>
        <translation>Not certain yet: more rounds are being played out.</translation>
    </message>
    <message>
        <source>Not included: {games}. Choose them on their own.</source>
        <translation>Not included: {games}. Choose them on their own.</translation>
    </message>
    <message>
        <source>Other cards would do better on average.</source>
        <translation>Other cards would do better on average.</translation>
    </message>
    <message>
        <source>Other choices are hardly worse.</source>
        <translation>Other choices are hardly worse.</translation>
    </message>
    <message>
        <source>Over {all} deals, the best choice finished higher than yours in {higher}, level in {equal} and lower in {lower}.</source>
        <translation>Over {all} deals, the best choice finished higher than yours in {higher}, level in {equal} and lower in {lower}.</translation>
    </message>
    <message>
        <source>Over {all} deals, your choice finished higher than the other one in {higher}, level in {equal} and lower in {lower}.</source>
        <translation>Over {all} deals, your choice finished higher than the other one in {higher}, level in {equal} and lower in {lower}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) on</source>
        <translation>
            <numerusform>Pass %n card on</numerusform>
            <numerusform>Pass %n cards on</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass a card on</source>
        <translation>Pass a card on</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
    <message>
        <source>Playing out your choice…</source>
        <translation>Playing out your choice…</translation>
    </message>
    <message>
        <source>Playing the round out to the end…</source>
        <translation>Playing the round out to the end…</translation>
    </message>
    <message numerus="yes">
        <source>Practised %n day(s) in a row</source>
        <translation>
            <numerusform>Practised %n day in a row</numerusform>
            <numerusform>Practised %n days in a row</numerusform>
        </translation>
    </message>
    <message>
        <source>Putsch or not?</source>
        <translation>Putsch or not?</translation>
    </message>
    <message>
        <source>Rating about {value}</source>
        <translation>Rating about {value}</translation>
    </message>
    <message>
        <source>Rating about {value}, still a rough guess</source>
        <translation>Rating about {value}, still a rough guess</translation>
    </message>
    <message>
        <source>Rating {value} (±{doubt})</source>
        <translation>Rating {value} (±{doubt})</translation>
    </message>
    <message>
        <source>Several low singles</source>
        <translation>Several low singles</translation>
    </message>
    <message>
        <source>Swap face-up cards</source>
        <translation>Swap face-up cards</translation>
    </message>
    <message>
        <source>Tempting, but worse: {choice}. That would cost you {places}.</source>
        <translation>Tempting, but worse: {choice}. That would cost you {places}.</translation>
    </message>
    <message>
        <source>The deals diverge here</source>
        <translation>The deals diverge here</translation>
    </message>
    <message>
        <source>The fast simulator is missing on this computer, so verdicts take longer.</source>
        <translation>The fast simulator is missing on this computer, so verdicts take longer.</translation>
    </message>
    <message>
        <source>The last low cards</source>
        <translation>The last low cards</translation>
    </message>
    <message>
        <source>The trainer cannot play out rounds under these rules, so it cannot judge a choice.</source>
        <translation>The trainer cannot play out rounds under these rules, so it cannot judge a choice.</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>The usual rules</translation>
    </message>
    <message>
        <source>There is a better choice. Can you find it?</source>
        <translation>There is a better choice. Can you find it?</translation>
    </message>
    <message>
        <source>There is nothing else you can do.</source>
        <translation>There is nothing else you can do.</translation>
    </message>
    <message>
        <source>There isn’t much to think about here.</source>
        <translation>There isn’t much to think about here.</translation>
    </message>
    <message>
        <source>Think again?</source>
        <translation>Think again?</translation>
    </message>
    <message>
        <source>This choice costs you {places}.</source>
        <translation>This choice costs you {places}.</translation>
    </message>
    <message>
        <source>This choice could not be judged. On to the next exercise.</source>
        <translation>This choice could not be judged. On to the next exercise.</translation>
    </message>
    <message>
        <source>This decision can’t be set up again.</source>
        <translation>This decision can’t be set up again.</translation>
    </message>
    <message>
        <source>Under these rules, nobody ever has to make a choice like this.</source>
        <translation>Under these rules, nobody ever has to make a choice like this.</translation>
    </message>
    <message>
        <source>Which is better?</source>
        <translation>Which is better?</translation>
    </message>
    <message>
        <source>With a joker</source>
        <translation>With a joker</translation>
    </message>
    <message>
        <source>With the best choice</source>
        <translation>With the best choice</translation>
    </message>
    <message>
        <source>With the best choice: {title}</source>
        <translation>With the best choice: {title}</translation>
    </message>
    <message>
        <source>With the other choice</source>
        <translation>With the other choice</translation>
    </message>
    <message>
        <source>With the other choice: {title}</source>
        <translation>With the other choice: {title}</translation>
    </message>
    <message>
        <source>With your choice</source>
        <translation>With your choice</translation>
    </message>
    <message>
        <source>With your choice: {title}</source>
        <translation>With your choice: {title}</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>Without a title</translation>
    </message>
    <message>
        <source>Your first choice: {choice}. It costs {places}.</source>
        <translation>Your first choice: {choice}. It costs {places}.</translation>
    </message>
    <message>
        <source>a little better</source>
        <translation>a little better</translation>
    </message>
    <message>
        <source>better</source>
        <translation>better</translation>
    </message>
    <message>
        <source>clearly better</source>
        <translation>clearly better</translation>
    </message>
    <message>
        <source>far better</source>
        <translation>far better</translation>
    </message>
    <message>
        <source>out in {place} place</source>
        <translation>out in {place} place</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passes</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>takes the trick</translation>
    </message>
    <message>
        <source>{choice}: costs {places} per hundred rounds; {highest} {p_highest}, {lowest} {p_lowest}</source>
        <translation>{choice}: costs {places} per hundred rounds; {highest} {p_highest}, {lowest} {p_lowest}</translation>
    </message>
    <message>
        <source>{label}: {places} lost per hundred rounds</source>
        <translation>{label}: {places} lost per hundred rounds</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{places} better per hundred rounds</source>
        <translation>{places} better per hundred rounds</translation>
    </message>
</context>
<context>
    <name>PracticeScreen</name>
    <message>
        <source>Exercise</source>
        <translation>Exercise</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>Places lost per hundred rounds, week by week</source>
        <translation>Places lost per hundred rounds, week by week</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practise</translation>
    </message>
    <message>
        <source>Practise hands like this</source>
        <translation>Practise hands like this</translation>
    </message>
    <message>
        <source>Practise this position</source>
        <translation>Practise this position</translation>
    </message>
    <message>
        <source>Reading your answers…</source>
        <translation>Reading your answers…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Reading the exercises…</source>
        <translation>Reading the exercises…</translation>
    </message>
    <message>
        <source>Ten exercises</source>
        <translation>Ten exercises</translation>
    </message>
    <message>
        <source>Ten of the day</source>
        <translation>Ten of the day</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>What would you play?</translation>
    </message>
    <message>
        <source>The plays of your last evening that cost you most.</source>
        <translation>The plays of your last evening that cost you most.</translation>
    </message>
    <message>
        <source>The cards you give away can decide a match. Ten hands, one choice each: every option is played out hundreds of times, and you see what yours was worth.</source>
        <translation>The cards you give away can decide a match. Ten hands, one choice each: every option is played out hundreds of times, and you see what yours was worth.</translation>
    </message>
    <message>
        <source>The last four weeks, by theme</source>
        <translation>The last four weeks, by theme</translation>
    </message>
    <message>
        <source>The last four weeks, by your position</source>
        <translation>The last four weeks, by your position</translation>
    </message>
    <message>
        <source>The same ten for everyone today, from several games.</source>
        <translation>The same ten for everyone today, from several games.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>What to give away: one idea each, with hands to try it.</source>
        <translation>What to give away: one idea each, with hands to try it.</translation>
    </message>
    <message>
        <source>Your position</source>
        <translation>Your position</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>There is no rule “{key}”.</source>
        <translation>There is no rule “{key}”.</translation>
    </message>
    <message>
        <source>“{option}” ({key}) can’t be {value}.</source>
        <translation>“{option}” ({key}) can’t be {value}.</translation>
    </message>
    <message>
        <source>“{option}” ({key}) must be from {low} to {high}, not {value}.</source>
        <translation>“{option}” ({key}) must be from {low} to {high}, not {value}.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” don’t go together: everyone needs nine cards, and {cards} are enough for only {players}. Choose fewer players or more jokers.</source>
        <translation>“{option}” and “{other}” don’t go together: everyone needs nine cards, and {cards} are enough for only {players}. Choose fewer players or more jokers.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” don’t go together: there are only {cards} cards. Choose fewer players or more cards.</source>
        <translation>“{option}” and “{other}” don’t go together: there are only {cards} cards. Choose fewer players or more cards.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” don’t go together: with {least} or more players you need two decks.</source>
        <translation>“{option}” and “{other}” don’t go together: with {least} or more players you need two decks.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” leave only {cards} cards each. Choose fewer players or add a deck.</source>
        <translation>“{option}” and “{other}” leave only {cards} cards each. Choose fewer players or add a deck.</translation>
    </message>
    <message>
        <source>“{option}” can’t be by negotiation when “{other}” has 78 cards, as every trump is a rank of its own. Choose another way or another deck.</source>
        <translation>“{option}” can’t be by negotiation when “{other}” has 78 cards, as every trump is a rank of its own. Choose another way or another deck.</translation>
    </message>
    <message>
        <source>“{option}” can’t be combined with “{other}”: a Tarot deck has the Excuse instead. Take out the jokers or choose another deck.</source>
        <translation>“{option}” can’t be combined with “{other}”: a Tarot deck has the Excuse instead. Take out the jokers or choose another deck.</translation>
    </message>
    <message>
        <source>“{option}” depends on positions, so with this many players “{other}” must be on.</source>
        <translation>“{option}” depends on positions, so with this many players “{other}” must be on.</translation>
    </message>
    <message>
        <source>“{option}” is the {card}, which “{other}” does not have. Choose another card or deck.</source>
        <translation>“{option}” is the {card}, which “{other}” does not have. Choose another card or deck.</translation>
    </message>
    <message>
        <source>“{option}” is too large for “{other}”: there are at most {most} pairs.</source>
        <translation>“{option}” is too large for “{other}”: there are at most {most} pairs.</translation>
    </message>
    <message>
        <source>“{option}” leaves out ranks that “{other}” has. Choose an order with all of them.</source>
        <translation>“{option}” leaves out ranks that “{other}” has. Choose an order with all of them.</translation>
    </message>
    <message>
        <source>“{option}” must be from {least} to {most}: the game is made for that many players.</source>
        <translation>“{option}” must be from {least} to {most}: the game is made for that many players.</translation>
    </message>
    <message>
        <source>“{option}” must be {count} with this many players; see “{other}”.</source>
        <translation>“{option}” must be {count} with this many players; see “{other}”.</translation>
    </message>
    <message>
        <source>“{option}” must be {count}: the game is made for that many players.</source>
        <translation>“{option}” must be {count}: the game is made for that many players.</translation>
    </message>
    <message>
        <source>“{option}” names every rank of “{other}”, so nobody could go out. Leave at least one rank out.</source>
        <translation>“{option}” names every rank of “{other}”, so nobody could go out. Leave at least one rank out.</translation>
    </message>
    <message>
        <source>“{option}” names the {card} more often than there are copies. Take one off the list, or raise “{other}”.</source>
        <translation>“{option}” names the {card} more often than there are copies. Take one off the list, or raise “{other}”.</translation>
    </message>
    <message>
        <source>“{option}” names the {card}, which “{other}” does not have. Take it off the list, or choose another deck.</source>
        <translation>“{option}” names the {card}, which “{other}” does not have. Take it off the list, or choose another deck.</translation>
    </message>
    <message>
        <source>“{option}” names {ranks}, which are all listed under “{other}”. Take them off one of the lists.</source>
        <translation>“{option}” names {ranks}, which are all listed under “{other}”. Take them off one of the lists.</translation>
    </message>
    <message>
        <source>“{option}” names {ranks}, which “{other}” does not have. Take them off the list, or choose another deck.</source>
        <translation>“{option}” names {ranks}, which “{other}” does not have. Take them off the list, or choose another deck.</translation>
    </message>
    <message>
        <source>“{option}” needs a card that “{other}” does not have. Choose 52 cards or switch the rule off.</source>
        <translation>“{option}” needs a card that “{other}” does not have. Choose 52 cards or switch the rule off.</translation>
    </message>
    <message>
        <source>“{option}” needs the {card}, which is listed under “{other}”. Leave it in the deck, or choose something else.</source>
        <translation>“{option}” needs the {card}, which is listed under “{other}”. Leave it in the deck, or choose something else.</translation>
    </message>
    <message>
        <source>“{option}” needs twos, which are all listed under “{other}”. Leave one in the deck, or drop the rule.</source>
        <translation>“{option}” needs twos, which are all listed under “{other}”. Leave one in the deck, or drop the rule.</translation>
    </message>
    <message>
        <source>“{option}” needs twos, which “{other}” does not have. Choose 52 cards or make twos ordinary cards.</source>
        <translation>“{option}” needs twos, which “{other}” does not have. Choose 52 cards or make twos ordinary cards.</translation>
    </message>
    <message>
        <source>“{option}” needs {size} cards of the same rank. Raise “{other}” or require fewer cards.</source>
        <translation>“{option}” needs {size} cards of the same rank. Raise “{other}” or require fewer cards.</translation>
    </message>
    <message>
        <source>“{option}” of one suit need suits, which “{other}” does not have. Choose other runs or none.</source>
        <translation>“{option}” of one suit need suits, which “{other}” does not have. Choose other runs or none.</translation>
    </message>
    <message>
        <source>“{option}”: a joker that stands for any card only works with runs of one suit. Under “{other}”, choose runs of one suit or none.</source>
        <translation>“{option}”: a joker that stands for any card only works with runs of one suit. Under “{other}”, choose runs of one suit or none.</translation>
    </message>
    <message>
        <source>“{option}”: twos can’t take tricks while “{other}” is above 0. Take out the jokers or make twos ordinary cards.</source>
        <translation>“{option}”: twos can’t take tricks while “{other}” is above 0. Take out the jokers or make twos ordinary cards.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A report is a single file with everything needed to look into a problem. It is saved in your documents folder and is not sent anywhere: you decide who gets it.</source>
        <translation>A report is a single file with everything needed to look into a problem. It is saved in your documents folder and is not sent anywhere: you decide who gets it.</translation>
    </message>
    <message>
        <source>Arschloch, version {version}.</source>
        <translation>Arschloch, version {version}.</translation>
    </message>
    <message>
        <source>It contains the record of the match you are playing, or of the last one, with the names at the table and all cards; the log of the last runs of the game; and the versions of the game, its libraries and your system, with your language and screen.</source>
        <translation>It contains the record of the match you are playing, or of the last one, with the names at the table and all cards; the log of the last runs of the game; and the versions of the game, its libraries and your system, with your language and screen.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: the game uses no network and has no accounts and no adverts.</source>
        <translation>Nothing leaves this computer: the game uses no network and has no accounts and no adverts.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the LGPL, version 3; you may replace them with builds of your own. Their source code is at https://code.qt.io; third-party code inside Qt is listed at https://doc.qt.io/qt-6/licenses-used-in-qt.html.</source>
        <translation>Qt and PySide6 are used under the LGPL, version 3; you may replace them with builds of your own. Their source code is at https://code.qt.io; third-party code inside Qt is listed at https://doc.qt.io/qt-6/licenses-used-in-qt.html.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Report a problem</translation>
    </message>
    <message>
        <source>The card game Arschloch, also known as Trou du cul or President, and others like it, against computer players. Each player sees only their own cards, and afterwards you can check every deal.</source>
        <translation>The card game Arschloch, also known as Trou du cul or President, and others like it, against computer players. Each player sees only their own cards, and afterwards you can check every deal.</translation>
    </message>
    <message>
        <source>The cards, faces, sounds and ornate letters are our own. The game is free software under the MIT licence; work by others, such as the typeface of these lines, is listed with its licence. The licences are in English, as their authors wrote them.</source>
        <translation>The cards, faces, sounds and ornate letters are our own. The game is free software under the MIT licence; work by others, such as the typeface of these lines, is listed with its licence. The licences are in English, as their authors wrote them.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>The report could not be saved in {path} ({reason}).</source>
        <translation>The report could not be saved in {path} ({reason}).</translation>
    </message>
    <message>
        <source>The report was saved as {path}.</source>
        <translation>The report was saved as {path}.</translation>
    </message>
    <message>
        <source>The text of this licence was not installed with the library.</source>
        <translation>The text of this licence was not installed with the library.</translation>
    </message>
    <message>
        <source>The usual titles are as crude as at a real card table. You can choose mild ones in the settings.</source>
        <translation>The usual titles are as crude as at a real card table. You can choose mild ones in the settings.</translation>
    </message>
    <message>
        <source>Your login name, the name of your computer and the path of your home folder are left out, and so are your settings, statistics and other matches.</source>
        <translation>Your login name, the name of your computer and the path of your home folder are left out, and so are your settings, statistics and other matches.</translation>
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
        <translation>Ask {name} for a rank</translation>
    </message>
    <message>
        <source>Beat {cards} or pass</source>
        <translation>Beat {cards} or pass</translation>
    </message>
    <message>
        <source>Decide whether to call a revolution</source>
        <translation>Decide whether to call a revolution</translation>
    </message>
    <message>
        <source>Decide whether to try a putsch</source>
        <translation>Decide whether to try a putsch</translation>
    </message>
    <message>
        <source>Discard a card, or keep all</source>
        <translation>Discard a card, or keep all</translation>
    </message>
    <message>
        <source>Everyone has passed: pass, and the trick is yours</source>
        <translation>Everyone has passed: pass, and the trick is yours</translation>
    </message>
    <message>
        <source>Everyone has passed: play on, or pass and take the trick</source>
        <translation>Everyone has passed: play on, or pass and take the trick</translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) to {name}</source>
        <translation>
            <numerusform>Give %n card to {name}</numerusform>
            <numerusform>Give %n cards to {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>It’s your turn</source>
        <translation>It’s your turn</translation>
    </message>
    <message>
        <source>Lead anything</source>
        <translation>Lead anything</translation>
    </message>
    <message>
        <source>Lead anything, or pass</source>
        <translation>Lead anything, or pass</translation>
    </message>
    <message>
        <source>Lead with {card}</source>
        <translation>Lead with {card}</translation>
    </message>
    <message>
        <source>Make a deal with {name}</source>
        <translation>Make a deal with {name}</translation>
    </message>
    <message>
        <source>Match with {cards} or pass</source>
        <translation>Match with {cards} or pass</translation>
    </message>
    <message>
        <source>Nothing fits: pick up the pile</source>
        <translation>Nothing fits: pick up the pile</translation>
    </message>
    <message>
        <source>Nothing fits: you have to pass</source>
        <translation>Nothing fits: you have to pass</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) to {name}</source>
        <translation>
            <numerusform>Pass one card to {name}</numerusform>
            <numerusform>Pass %n cards to {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play anything</source>
        <translation>Play anything</translation>
    </message>
    <message>
        <source>Play anything, or pick up the pile</source>
        <translation>Play anything, or pick up the pile</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Play {cards}</translation>
    </message>
    <message>
        <source>Play {cards} or stronger, or pass</source>
        <translation>Play {cards} or stronger, or pass</translation>
    </message>
    <message>
        <source>Play {cards}, or pick up the pile</source>
        <translation>Play {cards}, or pick up the pile</translation>
    </message>
    <message>
        <source>Reversed order: beat {cards} or pass</source>
        <translation>Reversed order: beat {cards} or pass</translation>
    </message>
    <message>
        <source>Reversed order: play {cards} or stronger, or pass</source>
        <translation>Reversed order: play {cards} or stronger, or pass</translation>
    </message>
    <message>
        <source>Swap hand cards for face-up cards, or keep them</source>
        <translation>Swap hand cards for face-up cards, or keep them</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>The round is over.</translation>
    </message>
    <message>
        <source>Turn over one of your face-down cards</source>
        <translation>Turn over one of your face-down cards</translation>
    </message>
    <message>
        <source>Turn over your last face-down card</source>
        <translation>Turn over your last face-down card</translation>
    </message>
    <message>
        <source>You gave {name} {gave}</source>
        <translation>You gave {name} {gave}</translation>
    </message>
    <message numerus="yes">
        <source>You got the %n card(s) left over</source>
        <translation>
            <numerusform>You got the card left over</numerusform>
            <numerusform>You got the %n cards left over</numerusform>
        </translation>
    </message>
    <message>
        <source>You have nothing to lead: you have to pass</source>
        <translation>You have nothing to lead: you have to pass</translation>
    </message>
    <message>
        <source>You start: play one or more of your {ranks}</source>
        <translation>You start: play one or more of your {ranks}</translation>
    </message>
    <message>
        <source>You’re out first!</source>
        <translation>You’re out first!</translation>
    </message>
    <message>
        <source>You’re out in {place} place.</source>
        <translation>You’re out in {place} place.</translation>
    </message>
    <message>
        <source>a card that beats {card}</source>
        <translation>a card that beats {card}</translation>
    </message>
    <message>
        <source>another ace</source>
        <translation>another ace</translation>
    </message>
    <message>
        <source>{card} or higher</source>
        <translation>{card} or higher</translation>
    </message>
    <message>
        <source>{game}, round {round}, with {names}</source>
        <translation>{game}, round {round}, with {names}</translation>
    </message>
    <message>
        <source>{name} gave you {got}</source>
        <translation>{name} gave you {got}</translation>
    </message>
    <message>
        <source>{name} gave you {got} for {gave}</source>
        <translation>{name} gave you {got} for {gave}</translation>
    </message>
    <message>
        <source>{name} holds both jesters</source>
        <translation>{name} holds both jesters</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} is thinking</translation>
    </message>
    <message>
        <source>{name} is thinking about the exchange</source>
        <translation>{name} is thinking about the exchange</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} leads</translation>
    </message>
    <message>
        <source>{name} may discard a card</source>
        <translation>{name} may discard a card</translation>
    </message>
    <message>
        <source>{name} may swap cards</source>
        <translation>{name} may swap cards</translation>
    </message>
    <message>
        <source>{name} may try a putsch</source>
        <translation>{name} may try a putsch</translation>
    </message>
    <message>
        <source>{name} passes cards to the left</source>
        <translation>{name} passes cards to the left</translation>
    </message>
</context>
<context>
    <name>RankLadder</name>
    <message>
        <source>Ranks from high to low: %1</source>
        <translation>Ranks from high to low: %1</translation>
    </message>
    <message>
        <source>Suits from high to low: %1</source>
        <translation>Suits from high to low: %1</translation>
    </message>
</context>
<context>
    <name>RankTile</name>
    <message>
        <source>%1: none</source>
        <translation>%1: none</translation>
    </message>
</context>
<context>
    <name>Rates</name>
    <message>
        <source>about one place every round</source>
        <translation>about one place every round</translation>
    </message>
    <message>
        <source>about one place in a hundred rounds</source>
        <translation>about one place in a hundred rounds</translation>
    </message>
    <message>
        <source>about one place in eight rounds</source>
        <translation>about one place in eight rounds</translation>
    </message>
    <message>
        <source>about one place in fifteen rounds</source>
        <translation>about one place in fifteen rounds</translation>
    </message>
    <message>
        <source>about one place in fifty rounds</source>
        <translation>about one place in fifty rounds</translation>
    </message>
    <message>
        <source>about one place in five rounds</source>
        <translation>about one place in five rounds</translation>
    </message>
    <message>
        <source>about one place in four rounds</source>
        <translation>about one place in four rounds</translation>
    </message>
    <message>
        <source>about one place in six rounds</source>
        <translation>about one place in six rounds</translation>
    </message>
    <message>
        <source>about one place in ten rounds</source>
        <translation>about one place in ten rounds</translation>
    </message>
    <message>
        <source>about one place in thirty rounds</source>
        <translation>about one place in thirty rounds</translation>
    </message>
    <message>
        <source>about one place in three rounds</source>
        <translation>about one place in three rounds</translation>
    </message>
    <message>
        <source>about one place in twenty rounds</source>
        <translation>about one place in twenty rounds</translation>
    </message>
    <message>
        <source>about one place in two rounds</source>
        <translation>about one place in two rounds</translation>
    </message>
    <message>
        <source>about three places in four rounds</source>
        <translation>about three places in four rounds</translation>
    </message>
    <message>
        <source>about three places in two rounds</source>
        <translation>about three places in two rounds</translation>
    </message>
    <message>
        <source>about two places every round</source>
        <translation>about two places every round</translation>
    </message>
    <message>
        <source>about two places in three rounds</source>
        <translation>about two places in three rounds</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>almost always</translation>
    </message>
    <message>
        <source>almost never</source>
        <translation>almost never</translation>
    </message>
    <message>
        <source>half the time</source>
        <translation>half the time</translation>
    </message>
    <message>
        <source>nine times in ten</source>
        <translation>nine times in ten</translation>
    </message>
    <message>
        <source>one time in four</source>
        <translation>one time in four</translation>
    </message>
    <message>
        <source>one time in six</source>
        <translation>one time in six</translation>
    </message>
    <message>
        <source>one time in ten</source>
        <translation>one time in ten</translation>
    </message>
    <message>
        <source>one time in three</source>
        <translation>one time in three</translation>
    </message>
    <message>
        <source>three times in five</source>
        <translation>three times in five</translation>
    </message>
    <message>
        <source>three times in four</source>
        <translation>three times in four</translation>
    </message>
    <message>
        <source>two times in five</source>
        <translation>two times in five</translation>
    </message>
    <message>
        <source>two times in three</source>
        <translation>two times in three</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>For {one}, you would only have to give {cards}.</source>
        <translation>For {one}, you would only have to give {cards}.</translation>
    </message>
    <message>
        <source>If you keep refusing, you have to give {cards} in the end.</source>
        <translation>If you keep refusing, you have to give {cards} in the end.</translation>
    </message>
    <message>
        <source>In return, you would get {cards}, which can win tricks.</source>
        <translation>In return, you would get {cards}, which can win tricks.</translation>
    </message>
    <message>
        <source>In the exchange, you would have to give {cards}.</source>
        <translation>In the exchange, you would have to give {cards}.</translation>
    </message>
    <message>
        <source>It’s unlikely that anyone can beat that.</source>
        <translation>It’s unlikely that anyone can beat that.</translation>
    </message>
    <message>
        <source>One play is enough for {set}; {others} need one each.</source>
        <translation>One play is enough for {set}; {others} need one each.</translation>
    </message>
    <message>
        <source>Plays left that are likely to win a trick: {count} instead of {other}.</source>
        <translation>Plays left that are likely to win a trick: {count} instead of {other}.</translation>
    </message>
    <message>
        <source>That breaks up {set}.</source>
        <translation>That breaks up {set}.</translation>
    </message>
    <message>
        <source>That breaks up {set}: no more bomb.</source>
        <translation>That breaks up {set}: no more bomb.</translation>
    </message>
    <message>
        <source>That breaks up {set}: no more revolution.</source>
        <translation>That breaks up {set}: no more revolution.</translation>
    </message>
    <message>
        <source>That gets rid of all your cards.</source>
        <translation>That gets rid of all your cards.</translation>
    </message>
    <message>
        <source>That gets rid of {cards}, which would rarely win a trick.</source>
        <translation>That gets rid of {cards}, which would rarely win a trick.</translation>
    </message>
    <message>
        <source>That gets rid of {count} cards at once.</source>
        <translation>That gets rid of {count} cards at once.</translation>
    </message>
    <message>
        <source>That keeps {cards} for later.</source>
        <translation>That keeps {cards} for later.</translation>
    </message>
    <message>
        <source>That keeps {set} together.</source>
        <translation>That keeps {set} together.</translation>
    </message>
    <message>
        <source>The chance of getting {one} is {count}%, of {one_asked} only {other}%.</source>
        <translation>The chance of getting {one} is {count}%, of {one_asked} only {other}%.</translation>
    </message>
    <message>
        <source>The other player can’t possibly hold {one}.</source>
        <translation>The other player can’t possibly hold {one}.</translation>
    </message>
    <message>
        <source>The player who gets your cards leads first, usually their lowest. With the better choice, you can follow that cheaply {often}; with this one, {seldom}.</source>
        <translation>The player who gets your cards leads first, usually their lowest. With the better choice, you can follow that cheaply {often}; with this one, {seldom}.</translation>
    </message>
    <message>
        <source>The player who gets {cards} can then beat {others}.</source>
        <translation>The player who gets {cards} can then beat {others}.</translation>
    </message>
    <message>
        <source>The player who gets {cards} can then start a revolution.</source>
        <translation>The player who gets {cards} can then start a revolution.</translation>
    </message>
    <message>
        <source>The player who gets {cards} leads the first trick.</source>
        <translation>The player who gets {cards} leads the first trick.</translation>
    </message>
    <message>
        <source>The player who gets {cards} then has a bomb.</source>
        <translation>The player who gets {cards} then has a bomb.</translation>
    </message>
    <message>
        <source>There is a {count}% chance that the player who gets {cards} can then start a revolution.</source>
        <translation>There is a {count}% chance that the player who gets {cards} can then start a revolution.</translation>
    </message>
    <message>
        <source>There is a {count}% chance that the player who gets {cards} then has a bomb.</source>
        <translation>There is a {count}% chance that the player who gets {cards} then has a bomb.</translation>
    </message>
    <message>
        <source>There is about a {count}% chance that nobody can beat that.</source>
        <translation>There is about a {count}% chance that nobody can beat that.</translation>
    </message>
    <message>
        <source>With {one}, you would have {set}.</source>
        <translation>With {one}, you would have {set}.</translation>
    </message>
    <message>
        <source>With {one}, you would have {set}: a bomb.</source>
        <translation>With {one}, you would have {set}: a bomb.</translation>
    </message>
    <message>
        <source>With {one}, you would have {set}: enough for a revolution.</source>
        <translation>With {one}, you would have {set}: enough for a revolution.</translation>
    </message>
    <message numerus="yes">
        <source>Without the exchange, you miss out on %n good card(s).</source>
        <translation>
            <numerusform>Without the exchange, you miss out on a good card.</numerusform>
            <numerusform>Without the exchange, you miss out on %n good cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without {cards}, your run falls apart.</source>
        <translation>Without {cards}, your run falls apart.</translation>
    </message>
    <message>
        <source>You also get a card from your right, probably a low one: {names} could then become a pair.</source>
        <translation>You also get a card from your right, probably a low one: {names} could then become a pair.</translation>
    </message>
    <message>
        <source>You are left with {names}, a single card that is unlikely to win a trick.</source>
        <translation>You are left with {names}, a single card that is unlikely to win a trick.</translation>
    </message>
    <message>
        <source>You are left with {names}, single cards that are unlikely to win a trick.</source>
        <translation>You are left with {names}, single cards that are unlikely to win a trick.</translation>
    </message>
    <message numerus="yes">
        <source>You would then need %n play(s) to go out instead of {other}.</source>
        <translation>
            <numerusform>You would then need %n play to go out instead of {other}.</numerusform>
            <numerusform>You would then need %n plays to go out instead of {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player holds the cards asked for {often} with the better offer and {seldom} with this one.</source>
        <translation>The other player holds the cards asked for {often} with the better offer and {seldom} with this one.</translation>
    </message>
    <message>
        <source>You are left with {names}, which each need a play of their own.</source>
        <translation>You are left with {names}, which each need a play of their own.</translation>
    </message>
    <message>
        <source>You are left with {names}, which needs a play of its own.</source>
        <translation>You are left with {names}, which needs a play of its own.</translation>
    </message>
    <message>
        <source>You give away {cards}, which can turn any pair into a triple.</source>
        <translation>You give away {cards}, which can turn any pair into a triple.</translation>
    </message>
    <message>
        <source>You give away {cards}: a card that wins tricks.</source>
        <translation>You give away {cards}: a card that wins tricks.</translation>
    </message>
    <message>
        <source>You give away {cards}: cards that win tricks.</source>
        <translation>You give away {cards}: cards that win tricks.</translation>
    </message>
    <message>
        <source>You hold {cards}, which can turn any pair into a triple.</source>
        <translation>You hold {cards}, which can turn any pair into a triple.</translation>
    </message>
    <message>
        <source>You hold {cards}, which can win tricks.</source>
        <translation>You hold {cards}, which can win tricks.</translation>
    </message>
    <message>
        <source>You hold {count} single cards that are unlikely to win a trick.</source>
        <translation>You hold {count} single cards that are unlikely to win a trick.</translation>
    </message>
    <message>
        <source>You hold {set}: a bomb.</source>
        <translation>You hold {set}: a bomb.</translation>
    </message>
    <message>
        <source>You hold {set}: enough for a revolution.</source>
        <translation>You hold {set}: enough for a revolution.</translation>
    </message>
    <message>
        <source>You keep {set}, but they are unlikely to win a trick.</source>
        <translation>You keep {set}, but they are unlikely to win a trick.</translation>
    </message>
    <message>
        <source>You need {turns} plays to go out, and none of them is likely to win its trick.</source>
        <translation>You need {turns} plays to go out, and none of them is likely to win its trick.</translation>
    </message>
    <message numerus="yes">
        <source>You need {turns} plays to go out, and only %n is likely to win its trick.</source>
        <translation>
            <numerusform>You need {turns} plays to go out, and only one of them is likely to win its trick.</numerusform>
            <numerusform>You need {turns} plays to go out, and only %n of them are likely to win their tricks.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would have to give up another card for it, and {asked} is unlikely to win a trick.</source>
        <translation>You would have to give up another card for it, and {asked} is unlikely to win a trick.</translation>
    </message>
    <message>
        <source>{better} is more likely to win a trick than {asked}.</source>
        <translation>{better} is more likely to win a trick than {asked}.</translation>
    </message>
    <message>
        <source>{better} wins a trick, and the chance of getting it is {count}%.</source>
        <translation>{better} wins a trick, and the chance of getting it is {count}%.</translation>
    </message>
    <message>
        <source>{count} of your {other} plays are likely to win their tricks.</source>
        <translation>{count} of your {other} plays are likely to win their tricks.</translation>
    </message>
    <message>
        <source>{names} can be played on more cards than {other_name}.</source>
        <translation>{names} can be played on more cards than {other_name}.</translation>
    </message>
    <message>
        <source>{names} is more likely to win a trick than {other_name}.</source>
        <translation>{names} is more likely to win a trick than {other_name}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>A deal number (seed) must be a whole number from 0 to 18,446,744,073,709,551,615.</source>
        <translation>A deal number (seed) must be a whole number from 0 to 18,446,744,073,709,551,615.</translation>
    </message>
    <message>
        <source>A line must say exactly one thing, such as play or pass.</source>
        <translation>A line must say exactly one thing, such as play or pass.</translation>
    </message>
    <message>
        <source>Cards must be written as a list.</source>
        <translation>Cards must be written as a list.</translation>
    </message>
    <message>
        <source>Its rules contradict each other.</source>
        <translation>Its rules contradict each other.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>The file is empty.</translation>
    </message>
    <message>
        <source>The record has version {version}, which this program does not know.</source>
        <translation>The record has version {version}, which this program does not know.</translation>
    </message>
    <message>
        <source>The rules are for {players} players, but the record names {seats}.</source>
        <translation>The rules are for {players} players, but the record names {seats}.</translation>
    </message>
    <message>
        <source>There is no card “{text}”.</source>
        <translation>There is no card “{text}”.</translation>
    </message>
    <message>
        <source>There is no game “{preset}”.</source>
        <translation>There is no game “{preset}”.</translation>
    </message>
    <message>
        <source>There is no rank “{text}”.</source>
        <translation>There is no rank “{text}”.</translation>
    </message>
    <message>
        <source>This is not a match record.</source>
        <translation>This is not a match record.</translation>
    </message>
    <message>
        <source>This line contains a whole number with more than 40 digits.</source>
        <translation>This line contains a whole number with more than 40 digits.</translation>
    </message>
    <message>
        <source>This line is longer than 1 MiB.</source>
        <translation>This line is longer than 1 MiB.</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>This line is not JSON.</translation>
    </message>
    <message>
        <source>This line is not an object in curly brackets.</source>
        <translation>This line is not an object in curly brackets.</translation>
    </message>
    <message>
        <source>This line nests more than 32 lists and objects.</source>
        <translation>This line nests more than 32 lists and objects.</translation>
    </message>
    <message>
        <source>“answer” must be true or false.</source>
        <translation>“answer” must be true or false.</translation>
    </message>
    <message>
        <source>“blind” must be the position of a card, counted from 0.</source>
        <translation>“blind” must be the position of a card, counted from 0.</translation>
    </message>
    <message>
        <source>“deal” must be a list of hands.</source>
        <translation>“deal” must be a list of hands.</translation>
    </message>
    <message>
        <source>“declare” must be a word.</source>
        <translation>“declare” must be a word.</translation>
    </message>
    <message>
        <source>“expect” must be an object on a line of its own.</source>
        <translation>“expect” must be an object on a line of its own.</translation>
    </message>
    <message>
        <source>“pass” must be true.</source>
        <translation>“pass” must be true.</translation>
    </message>
    <message>
        <source>“propose” must be an object with “give” and “want”.</source>
        <translation>“propose” must be an object with “give” and “want”.</translation>
    </message>
    <message>
        <source>“refused” must be true.</source>
        <translation>“refused” must be true.</translation>
    </message>
    <message>
        <source>“rules” must be an object.</source>
        <translation>“rules” must be an object.</translation>
    </message>
    <message>
        <source>“seats” must be a list of names.</source>
        <translation>“seats” must be a list of names.</translation>
    </message>
    <message>
        <source>“swap” must be two lists: hand cards and face-up cards.</source>
        <translation>“swap” must be two lists: hand cards and face-up cards.</translation>
    </message>
    <message>
        <source>“take” must be true.</source>
        <translation>“take” must be true.</translation>
    </message>
    <message>
        <source>“{name}” has no meaning here.</source>
        <translation>“{name}” has no meaning here.</translation>
    </message>
    <message>
        <source>“{name}” is missing.</source>
        <translation>“{name}” is missing.</translation>
    </message>
    <message>
        <source>“{text}” is not the number of a seat.</source>
        <translation>“{text}” is not the number of a seat.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A face-up card must be higher than {top}, not equal to it.</source>
        <translation>A face-up card must be higher than {top}, not equal to it.</translation>
    </message>
    <message>
        <source>A joker counts as one of the number cards it is played with.</source>
        <translation>A joker counts as one of the number cards it is played with.</translation>
    </message>
    <message>
        <source>A run does not beat a set.</source>
        <translation>A run does not beat a set.</translation>
    </message>
    <message>
        <source>A {kind} doesn’t beat a {top}.</source>
        <translation>A {kind} doesn’t beat a {top}.</translation>
    </message>
    <message>
        <source>An A card can only be led, and only by itself.</source>
        <translation>An A card can only be led, and only by itself.</translation>
    </message>
    <message>
        <source>Cards must be passed to the left first.</source>
        <translation>Cards must be passed to the left first.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s) to give.</source>
        <translation>
            <numerusform>Choose exactly %n card to give.</numerusform>
            <numerusform>Choose exactly %n cards to give.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the cards you want to play.</source>
        <translation>Choose the cards you want to play.</translation>
    </message>
    <message>
        <source>First decide whether to call a revolution.</source>
        <translation>First decide whether to call a revolution.</translation>
    </message>
    <message>
        <source>First decide whether to try a putsch.</source>
        <translation>First decide whether to try a putsch.</translation>
    </message>
    <message>
        <source>First discard a card or keep them all.</source>
        <translation>First discard a card or keep them all.</translation>
    </message>
    <message>
        <source>First swap cards or keep them as they are.</source>
        <translation>First swap cards or keep them as they are.</translation>
    </message>
    <message>
        <source>Four of a kind is a bomb only if all four suits are different.</source>
        <translation>Four of a kind is a bomb only if all four suits are different.</translation>
    </message>
    <message>
        <source>Four of a kind needs a fifth card with it.</source>
        <translation>Four of a kind needs a fifth card with it.</translation>
    </message>
    <message>
        <source>In an A trick, everyone plays exactly one card.</source>
        <translation>In an A trick, everyone plays exactly one card.</translation>
    </message>
    <message>
        <source>It’s not your turn yet: only a bomb can be played out of turn.</source>
        <translation>It’s not your turn yet: only a bomb can be played out of turn.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>It’s {name}’s turn.</translation>
    </message>
    <message numerus="yes">
        <source>Keep asking until you have %n card(s).</source>
        <translation>
            <numerusform>Keep asking until you have %n card.</numerusform>
            <numerusform>Keep asking until you have %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead no more than %n card(s) of the same rank.</source>
        <translation>
            <numerusform>Lead no more than a single card.</numerusform>
            <numerusform>Lead no more than %n cards of the same rank.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has more than {most} face-up or face-down cards.</source>
        <translation>Nobody has more than {most} face-up or face-down cards.</translation>
    </message>
    <message>
        <source>Nothing beats a joker.</source>
        <translation>Nothing beats a joker.</translation>
    </message>
    <message>
        <source>Only a bomb or another Dragon beats the Dragon.</source>
        <translation>Only a bomb or another Dragon beats the Dragon.</translation>
    </message>
    <message>
        <source>Only a higher bomb beats a bomb.</source>
        <translation>Only a higher bomb beats a bomb.</translation>
    </message>
    <message>
        <source>Only cards of the same rank can be played together.</source>
        <translation>Only cards of the same rank can be played together.</translation>
    </message>
    <message>
        <source>Only the player who plays the Mah Jong may make a wish.</source>
        <translation>Only the player who plays the Mah Jong may make a wish.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passing</translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s) of the same rank.</source>
        <translation>
            <numerusform>Play a single card.</numerusform>
            <numerusform>Play %n cards of the same rank.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a run of the same shape and length.</source>
        <translation>Play a run of the same shape and length.</translation>
    </message>
    <message>
        <source>Play all the cards in your hand before those on the table.</source>
        <translation>Play all the cards in your hand before those on the table.</translation>
    </message>
    <message>
        <source>Play all your face-up cards before the face-down ones.</source>
        <translation>Play all your face-up cards before the face-down ones.</translation>
    </message>
    <message>
        <source>Play cards of the same rank together, or up to four consecutive trumps.</source>
        <translation>Play cards of the same rank together, or up to four consecutive trumps.</translation>
    </message>
    <message numerus="yes">
        <source>Play exactly %n card(s).</source>
        <translation>
            <numerusform>Play exactly one card.</numerusform>
            <numerusform>Play exactly %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {kind}, or a bomb.</source>
        <translation>Play {kind}, or a bomb.</translation>
    </message>
    <message>
        <source>Playing {cards}</source>
        <translation>Playing {cards}</translation>
    </message>
    <message>
        <source>Say what the Phoenix stands for: {ranks}.</source>
        <translation>Say what the Phoenix stands for: {ranks}.</translation>
    </message>
    <message>
        <source>Several Phoenixes can only be played with other cards.</source>
        <translation>Several Phoenixes can only be played with other cards.</translation>
    </message>
    <message>
        <source>Several jokers need a number card with them; otherwise play just one.</source>
        <translation>Several jokers need a number card with them; otherwise play just one.</translation>
    </message>
    <message>
        <source>Someone still has to decide whether to play a bomb.</source>
        <translation>Someone still has to decide whether to play a bomb.</translation>
    </message>
    <message>
        <source>Swap the same number of cards each way, up to {most}.</source>
        <translation>Swap the same number of cards each way, up to {most}.</translation>
    </message>
    <message>
        <source>That can’t be done while a trick is being played.</source>
        <translation>That can’t be done while a trick is being played.</translation>
    </message>
    <message>
        <source>That can’t be played by itself: add cards of one rank.</source>
        <translation>That can’t be played by itself: add cards of one rank.</translation>
    </message>
    <message>
        <source>The Dragon can only be played by itself.</source>
        <translation>The Dragon can only be played by itself.</translation>
    </message>
    <message>
        <source>The Phoenix can’t stand for {one} here.</source>
        <translation>The Phoenix can’t stand for {one} here.</translation>
    </message>
    <message>
        <source>The Phoenix counts as {rank} here: play the Dragon or a bomb.</source>
        <translation>The Phoenix counts as {rank} here: play the Dragon or a bomb.</translation>
    </message>
    <message>
        <source>The Phoenix counts as {rank} here: play {high} or higher.</source>
        <translation>The Phoenix counts as {rank} here: play {high} or higher.</translation>
    </message>
    <message>
        <source>The cards must be exchanged first.</source>
        <translation>The cards must be exchanged first.</translation>
    </message>
    <message>
        <source>The deal gives {name} no cards.</source>
        <translation>The deal gives {name} no cards.</translation>
    </message>
    <message>
        <source>The deal has {hands} hands for {players} players.</source>
        <translation>The deal has {hands} hands for {players} players.</translation>
    </message>
    <message>
        <source>The first lead must contain {this}.</source>
        <translation>The first lead must contain {this}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>The only single card that beats a joker is the 3 of spades.</source>
        <translation>The only single card that beats a joker is the 3 of spades.</translation>
    </message>
    <message>
        <source>The order is reversed: play something lower than {top}.</source>
        <translation>The order is reversed: play something lower than {top}.</translation>
    </message>
    <message>
        <source>The positions in a deal must name every seat once.</source>
        <translation>The positions in a deal must name every seat once.</translation>
    </message>
    <message>
        <source>The round is not over yet.</source>
        <translation>The round is not over yet.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>The round is over.</translation>
    </message>
    <message>
        <source>The round is over; deal the next one first.</source>
        <translation>The round is over; deal the next one first.</translation>
    </message>
    <message>
        <source>The trick is locked: only {suits} may be played.</source>
        <translation>The trick is locked: only {suits} may be played.</translation>
    </message>
    <message>
        <source>The {card} can’t be exchanged.</source>
        <translation>The {card} can’t be exchanged.</translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation>The {card} is not in your hand.</translation>
    </message>
    <message>
        <source>The {card} is not one of your face-up cards.</source>
        <translation>The {card} is not one of your face-up cards.</translation>
    </message>
    <message>
        <source>There is no face-down card left there.</source>
        <translation>There is no face-down card left there.</translation>
    </message>
    <message>
        <source>There is no pile to pick up.</source>
        <translation>There is no pile to pick up.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>There is no seat {seat}.</translation>
    </message>
    <message>
        <source>These cards are neither of the same rank nor a run.</source>
        <translation>These cards are neither of the same rank nor a run.</translation>
    </message>
    <message>
        <source>These cards are neither of the same rank, nor a run, nor up to four consecutive trumps.</source>
        <translation>These cards are neither of the same rank, nor a run, nor up to four consecutive trumps.</translation>
    </message>
    <message>
        <source>These cards are not a pair, a triple or a five-card combination.</source>
        <translation>These cards are not a pair, a triple or a five-card combination.</translation>
    </message>
    <message>
        <source>These cards can’t be played together.</source>
        <translation>These cards can’t be played together.</translation>
    </message>
    <message>
        <source>These cards do not beat a joker.</source>
        <translation>These cards do not beat a joker.</translation>
    </message>
    <message>
        <source>These cards do not beat a single joker.</source>
        <translation>These cards do not beat a single joker.</translation>
    </message>
    <message>
        <source>These cards must go to {name}.</source>
        <translation>These cards must go to {name}.</translation>
    </message>
    <message>
        <source>This deal contains more copies of the {card} than the deck has.</source>
        <translation>This deal contains more copies of the {card} than the deck has.</translation>
    </message>
    <message>
        <source>This should be refused, but it is allowed.</source>
        <translation>This should be refused, but it is allowed.</translation>
    </message>
    <message>
        <source>Too low: play {one} or higher.</source>
        <translation>Too low: play {one} or higher.</translation>
    </message>
    <message>
        <source>Too low: you have to beat {top}.</source>
        <translation>Too low: you have to beat {top}.</translation>
    </message>
    <message>
        <source>Too weak: the {card} decides the rank of the combination on the table.</source>
        <translation>Too weak: the {card} decides the rank of the combination on the table.</translation>
    </message>
    <message>
        <source>Too weak: you have to beat the {card}.</source>
        <translation>Too weak: you have to beat the {card}.</translation>
    </message>
    <message>
        <source>Two equal ranks in a row: match {top}, or pass and skip this turn.</source>
        <translation>Two equal ranks in a row: match {top}, or pass and skip this turn.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pick up the pile.</source>
        <translation>You can play a card, so you may not pick up the pile.</translation>
    </message>
    <message>
        <source>You can’t pass in an A trick: play any one card.</source>
        <translation>You can’t pass in an A trick: play any one card.</translation>
    </message>
    <message>
        <source>You can’t pass: play a card or pick up the pile.</source>
        <translation>You can’t pass: play a card or pick up the pile.</translation>
    </message>
    <message>
        <source>You don’t hold what is asked for; refuse, or offer something else.</source>
        <translation>You don’t hold what is asked for; refuse, or offer something else.</translation>
    </message>
    <message>
        <source>You have already asked for {ranks}: there are none.</source>
        <translation>You have already asked for {ranks}: there are none.</translation>
    </message>
    <message>
        <source>You have only face-down cards left: turn one over.</source>
        <translation>You have only face-down cards left: turn one over.</translation>
    </message>
    <message>
        <source>You lead, so you must play something.</source>
        <translation>You lead, so you must play something.</translation>
    </message>
    <message>
        <source>You must play {one}, because it was wished for and you can play it: {cards}.</source>
        <translation>You must play {one}, because it was wished for and you can play it: {cards}.</translation>
    </message>
    <message>
        <source>You start: play one of your {ranks}.</source>
        <translation>You start: play one of your {ranks}.</translation>
    </message>
    <message>
        <source>Your run must start above the last card of the run on the table.</source>
        <translation>Your run must start above the last card of the run on the table.</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>seat {seat}</translation>
    </message>
    <message>
        <source>{action} is allowed, but it is not in the list.</source>
        <translation>{action} is allowed, but it is not in the list.</translation>
    </message>
    <message>
        <source>{action} should be allowed, but isn’t.</source>
        <translation>{action} should be allowed, but isn’t.</translation>
    </message>
    <message>
        <source>{action} should not be allowed, but it is.</source>
        <translation>{action} should not be allowed, but it is.</translation>
    </message>
    <message>
        <source>{ranks} can’t be asked for here.</source>
        <translation>{ranks} can’t be asked for here.</translation>
    </message>
    <message>
        <source>“{name}” is not written as a list of actions.</source>
        <translation>“{name}” is not written as a list of actions.</translation>
    </message>
    <message>
        <source>“{name}” should be {wanted} but is {found}.</source>
        <translation>“{name}” should be {wanted} but is {found}.</translation>
    </message>
</context>
<context>
    <name>Regulars</name>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in particular</source>
        <translation>Nothing in particular</translation>
    </message>
    <message>
        <source>Regulars</source>
        <translation>Regulars</translation>
    </message>
    <message>
        <source>That is your own face.</source>
        <translation>That is your own face.</translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation>{game} with {names}</translation>
    </message>
    <message>
        <source>“{name}” was deleted. Its matches are kept.</source>
        <translation>“{name}” was deleted. Its matches are kept.</translation>
    </message>
</context>
<context>
    <name>RegularsHistoryPane</name>
    <message>
        <source>You haven’t finished a round together yet.</source>
        <translation>You haven’t finished a round together yet.</translation>
    </message>
</context>
<context>
    <name>RegularsScreen</name>
    <message>
        <source>A regulars’ table is a group of people you play with again and again: always the same game, and a history you share.</source>
        <translation>A regulars’ table is a group of people you play with again and again: always the same game, and a history you share.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Change…</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>regulars</comment>
        <translation>Play</translation>
    </message>
    <message>
        <source>Continues your last match here, or begins the next one.</source>
        <translation>Continues your last match here, or begins the next one.</translation>
    </message>
    <message>
        <source>Use the “New match” setup</source>
        <translation>Use the “New match” setup</translation>
    </message>
    <message>
        <source>Delete this table</source>
        <translation>Delete this table</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>How well they play</source>
        <translation>How well they play</translation>
    </message>
    <message>
        <source>Its matches are kept.</source>
        <translation>Its matches are kept.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>New table</translation>
    </message>
    <message>
        <source>Regulars</source>
        <translation>Regulars</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>What they like</source>
        <translation>What they like</translation>
    </message>
    <message>
        <source>Who to change</source>
        <translation>Who to change</translation>
    </message>
    <message>
        <source>With the game and the people set up under “New match”.</source>
        <translation>With the game and the people set up under “New match”.</translation>
    </message>
</context>
<context>
    <name>Remembered</name>
    <message>
        <source>All the way from the bottom!</source>
        <translation>All the way from the bottom!</translation>
    </message>
    <message>
        <source>All the way from the top…</source>
        <translation>All the way from the top…</translation>
    </message>
    <message>
        <source>My first time up here!</source>
        <translation>My first time up here!</translation>
    </message>
    <message>
        <source>Now we’re even, you and I.</source>
        <translation>Now we’re even, you and I.</translation>
    </message>
    <message>
        <source>So this is what it’s like down here.</source>
        <translation>So this is what it’s like down here.</translation>
    </message>
    <message>
        <source>Thanks for keeping my seat warm.</source>
        <translation>Thanks for keeping my seat warm.</translation>
    </message>
    <message>
        <source>That’s a record at this table!</source>
        <translation>That’s a record at this table!</translation>
    </message>
    <message>
        <source>Third time this evening.</source>
        <translation>Third time this evening.</translation>
    </message>
    <message>
        <source>You again on my throne.</source>
        <translation>You again on my throne.</translation>
    </message>
</context>
<context>
    <name>ReplayPane</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Deals</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Skip to the difference</source>
        <translation>Skip to the difference</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Skip to the end</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>Step ›</source>
        <translation>Step ›</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Watch</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Back</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n point(s) for you</source>
        <translation>
            <numerusform>%n point for you</numerusform>
            <numerusform>%n points for you</numerusform>
        </translation>
    </message>
    <message>
        <source>Final order: {names}.</source>
        <translation>Final order: {names}.</translation>
    </message>
    <message>
        <source>Matches won tonight: {names}</source>
        <translation>Matches won tonight: {names}</translation>
    </message>
    <message>
        <source>No points for you!</source>
        <translation>No points for you!</translation>
    </message>
    <message numerus="yes">
        <source>Still {title}. You have %n point(s).</source>
        <translation>
            <numerusform>Still {title}. You have %n point.</numerusform>
            <numerusform>Still {title}. You have %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s), {lead} ahead of {name}.</source>
        <translation>
            <numerusform>With %n point, {lead} ahead of {name}.</numerusform>
            <numerusform>With %n points, {lead} ahead of {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are in {place} place, with %n point(s).</source>
        <translation>
            <numerusform>You are in {place} place, with %n point.</numerusform>
            <numerusform>You are in {place} place, with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are now: {title}. You have %n point(s).</source>
        <translation>
            <numerusform>You are now: {title}. You have %n point.</numerusform>
            <numerusform>You are now: {title}. You have %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finish the match in {place} place, with %n point(s).</source>
        <translation>
            <numerusform>You finish the match in {place} place, with %n point.</numerusform>
            <numerusform>You finish the match in {place} place, with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>%1: %2, %3 in all</source>
        <translation>%1: %2, %3 in all</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>How did I decide?</source>
        <translation>How did I decide?</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Still %1!</source>
        <comment>title</comment>
        <translation>Still %1!</translation>
    </message>
    <message>
        <source>Still %1</source>
        <comment>title</comment>
        <translation>Still %1</translation>
    </message>
    <message>
        <source>See what your decisions before the first trick were worth.</source>
        <translation>See what your decisions before the first trick were worth.</translation>
    </message>
    <message>
        <source>Set a task…</source>
        <translation>Set a task…</translation>
    </message>
    <message>
        <source>Stop for now</source>
        <translation>Stop for now</translation>
    </message>
    <message>
        <source>You are now: %1</source>
        <translation>You are now: %1</translation>
    </message>
    <message>
        <source>You are now: %1!</source>
        <translation>You are now: %1!</translation>
    </message>
    <message>
        <source>You can continue the match later.</source>
        <translation>You can continue the match later.</translation>
    </message>
    <message>
        <source>left over: %1</source>
        <translation>left over: %1</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n Tarot deck(s) of 78 cards, shuffled together</source>
        <translation>
            <numerusform>%n Tarot deck of 78 cards</numerusform>
            <numerusform>%n Tarot decks of 78 cards each, shuffled together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) of 32 cards, shuffled together</source>
        <translation>
            <numerusform>%n deck of 32 cards</numerusform>
            <numerusform>%n decks of 32 cards each, shuffled together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) of 52 cards, shuffled together</source>
        <translation>
            <numerusform>%n deck of 52 cards</numerusform>
            <numerusform>%n decks of 52 cards each, shuffled together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n such deck(s) are shuffled together.</source>
        <translation>
            <numerusform>%n such deck is shuffled.</numerusform>
            <numerusform>%n such decks are shuffled together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twos make a revolution as well.</source>
        <translation>
            <numerusform>A 2 makes a revolution as well.</numerusform>
            <numerusform>%n twos make a revolution as well.</numerusform>
        </translation>
    </message>
    <message>
        <source>A 10 can be played on anything and burns the pile: these cards are out of the round. The same player plays again.</source>
        <translation>A 10 can be played on anything and burns the pile: these cards are out of the round. The same player plays again.</translation>
    </message>
    <message>
        <source>A 2 can be played on anything, and anything can be played on it.</source>
        <translation>A 2 can be played on anything, and anything can be played on it.</translation>
    </message>
    <message>
        <source>A 2 cannot be part of a run.</source>
        <translation>A 2 cannot be part of a run.</translation>
    </message>
    <message>
        <source>A bomb cannot be led.</source>
        <translation>A bomb cannot be led.</translation>
    </message>
    <message numerus="yes">
        <source>A bomb of more than %n card(s) cannot be led.</source>
        <translation>
            <numerusform>A bomb cannot be led.</numerusform>
            <numerusform>A bomb of more than %n cards cannot be led.</numerusform>
        </translation>
    </message>
    <message>
        <source>A face-up card must be higher than the top of the pile, not equal. Twos and tens can still be played on anything.</source>
        <translation>A face-up card must be higher than the top of the pile, not equal. Twos and tens can still be played on anything.</translation>
    </message>
    <message>
        <source>A joker can be played on anything. The card below it still counts as the top of the pile, and four cards of one rank still burn it with a joker in between.</source>
        <translation>A joker can be played on anything. The card below it still counts as the top of the pile, and four cards of one rank still burn it with a joker in between.</translation>
    </message>
    <message>
        <source>A joker can stand for any card. By itself it beats any single card.</source>
        <translation>A joker can stand for any card. By itself it beats any single card.</translation>
    </message>
    <message>
        <source>A joker cannot be part of a run.</source>
        <translation>A joker cannot be part of a run.</translation>
    </message>
    <message>
        <source>A joker is played by itself and beats a set of any size: one joker beats three {strong}, for instance.</source>
        <translation>A joker is played by itself and beats a set of any size: one joker beats three {strong}, for instance.</translation>
    </message>
    <message>
        <source>A joker is played by itself, as a lead or on any other play. It clears the trick: its player wins the trick at once and leads the next one.</source>
        <translation>A joker is played by itself, as a lead or on any other play. It clears the trick: its player wins the trick at once and leads the next one.</translation>
    </message>
    <message>
        <source>A joker is wild: it is played with cards of one rank and counts as one of them. Two {ranks} and a joker make three {ranks}. It is never played by itself.</source>
        <translation>A joker is wild: it is played with cards of one rank and counts as one of them. Two {ranks} and a joker make three {ranks}. It is never played by itself.</translation>
    </message>
    <message>
        <source>A joker that stands for an 8 there counts as an 8.</source>
        <translation>A joker that stands for an 8 there counts as an 8.</translation>
    </message>
    <message numerus="yes">
        <source>A match has %n round(s).</source>
        <translation>
            <numerusform>A match has %n round.</numerusform>
            <numerusform>A match has %n rounds.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair is beaten by two consecutive trumps, for instance, and these by two higher ones: the highest trump decides.</source>
        <translation>A pair is beaten by two consecutive trumps, for instance, and these by two higher ones: the highest trump decides.</translation>
    </message>
    <message numerus="yes">
        <source>A player who holds all %n plays with their hand face up in this round.</source>
        <translation>
            <numerusform>A player who holds it plays with their hand face up in this round.</numerusform>
            <numerusform>A player who holds all %n plays with their hand face up in this round.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who holds three or more {ranks} before the first trick must say so.</source>
        <translation>A player who holds three or more {ranks} before the first trick must say so.</translation>
    </message>
    <message>
        <source>A player who holds three {ranks} before the first trick must say so.</source>
        <translation>A player who holds three {ranks} before the first trick must say so.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} may, on one turn in the next round, win the trick without playing.</source>
        <translation>A player who rises from {lowest} straight to {highest} may, on one turn in the next round, win the trick without playing.</translation>
    </message>
    <message>
        <source>A player’s last cards can still be beaten, unless they clear the trick. If nobody beats them, {heir} leads.</source>
        <translation>A player’s last cards can still be beaten, unless they clear the trick. If nobody beats them, {heir} leads.</translation>
    </message>
    <message>
        <source>A player’s last cards can still be beaten. If nobody beats them, {heir} leads.</source>
        <translation>A player’s last cards can still be beaten. If nobody beats them, {heir} leads.</translation>
    </message>
    <message>
        <source>A round is a series of tricks.</source>
        <translation>A round is a series of tricks.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that ends equally high or higher, whatever its suit.</source>
        <translation>A run is beaten by a run of the same length that ends equally high or higher, whatever its suit.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that ends higher, whatever its suit.</source>
        <translation>A run is beaten by a run of the same length that ends higher, whatever its suit.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that starts above its last card, whatever its suit.</source>
        <translation>A run is beaten by a run of the same length that starts above its last card, whatever its suit.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that ends equally high or higher.</source>
        <translation>A run is beaten by a run of the same shape and length that ends equally high or higher.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that ends higher.</source>
        <translation>A run is beaten by a run of the same shape and length that ends higher.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that starts above its last card.</source>
        <translation>A run is beaten by a run of the same shape and length that starts above its last card.</translation>
    </message>
    <message numerus="yes">
        <source>A run of %n or more cards has the same effect.</source>
        <translation>
            <numerusform>A run of %n or more cards has the same effect.</numerusform>
            <numerusform>A run of %n or more cards has the same effect.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set with a red joker in it counts as red.</source>
        <translation>A set with a red joker in it counts as red.</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>A trick</translation>
    </message>
    <message>
        <source>A {jester} cannot be part of a run.</source>
        <translation>A {jester} cannot be part of a run.</translation>
    </message>
    <message>
        <source>A {jester} played with cards of one rank counts as one of them: two {ranks} and a {jester} make three {ranks}.</source>
        <translation>A {jester} played with cards of one rank counts as one of them: two {ranks} and a {jester} make three {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n pass(es) in a row, the remaining places are drawn by lot.</source>
        <translation>
            <numerusform>After a pass, the remaining places are drawn by lot.</numerusform>
            <numerusform>After %n passes in a row, the remaining places are drawn by lot.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a revolution, it beats {lowest} instead of {highest}.</source>
        <translation>After a revolution, it beats {lowest} instead of {highest}.</translation>
    </message>
    <message>
        <source>After a revolution, it is the other way round.</source>
        <translation>After a revolution, it is the other way round.</translation>
    </message>
    <message>
        <source>After a revolution, it must end below its first card instead.</source>
        <translation>After a revolution, it must end below its first card instead.</translation>
    </message>
    <message>
        <source>After a revolution, low trumps beat high ones; trumps still beat suit cards. Trumps 1 and 21 may be part of the revolution.</source>
        <translation>After a revolution, low trumps beat high ones; trumps still beat suit cards. Trumps 1 and 21 may be part of the revolution.</translation>
    </message>
    <message numerus="yes">
        <source>After every %n round(s), the positions are forgotten, and the next round is like the first.</source>
        <translation>
            <numerusform>Positions are not carried over: every round is like the first.</numerusform>
            <numerusform>After every %n rounds, the positions are forgotten, and the next round is like the first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the exchange, every player passes %n card(s) to the player on their left.</source>
        <translation>
            <numerusform>After the exchange, every player passes a card to the player on their left.</numerusform>
            <numerusform>After the exchange, every player passes %n cards to the player on their left.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the third refusal, the best cards are exchanged for the worst.</source>
        <translation>After the third refusal, the best cards are exchanged for the worst.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Aim of the game</translation>
    </message>
    <message numerus="yes">
        <source>All cards are dealt: {each} to each player, and one more to the first %n player(s) from the dealer’s left.</source>
        <translation>
            <numerusform>All cards are dealt: {each} to each player, and one more to the player on the dealer’s left.</numerusform>
            <numerusform>All cards are dealt: {each} to each player, and one more to the first %n players from the dealer’s left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All cards are dealt; each player gets %n.</source>
        <translation>
            <numerusform>All cards are dealt; each player gets one.</numerusform>
            <numerusform>All cards are dealt; each player gets %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All options</source>
        <translation>All options</translation>
    </message>
    <message>
        <source>All players choose before they see what they get.</source>
        <translation>All players choose before they see what they get.</translation>
    </message>
    <message>
        <source>Among cards of the same rank, {first} counts as the best, then {others}.</source>
        <translation>Among cards of the same rank, {first} counts as the best, then {others}.</translation>
    </message>
    <message>
        <source>An 8 in a run does not.</source>
        <translation>An 8 in a run does not.</translation>
    </message>
    <message>
        <source>As with cards from your hand, an equal card is enough.</source>
        <translation>As with cards from your hand, an equal card is enough.</translation>
    </message>
    <message numerus="yes">
        <source>Asking means naming a rank, up to %n time(s): “Do you have {one}?” If the other player holds such a card, they must hand one over. A rank that they did not hold cannot be asked for again.</source>
        <translation>
            <numerusform>Asking means naming one rank: “Do you have {one}?” If the other player holds such a card, they must hand one over. A rank that they did not hold cannot be asked for again.</numerusform>
            <numerusform>Asking means naming a rank, up to %n times: “Do you have {one}?” If the other player holds such a card, they must hand one over. A rank that they did not hold cannot be asked for again.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before asking anything, {highest_subject} may let {second_object} ask first.</source>
        <translation>Before asking anything, {highest_subject} may let {second_object} ask first.</translation>
    </message>
    <message>
        <source>Before each new round, the players change seats: {highest_subject} first, then the others clockwise by position.</source>
        <translation>Before each new round, the players change seats: {highest_subject} first, then the others clockwise by position.</translation>
    </message>
    <message>
        <source>Before each round, each player draws a card: the player with the strongest becomes {highest}, the one with the weakest {lowest}. Players who tie draw again.</source>
        <translation>Before each round, each player draws a card: the player with the strongest becomes {highest}, the one with the weakest {lowest}. Players who tie draw again.</translation>
    </message>
    <message>
        <source>Before play starts, each player in turn, from the dealer’s left, may once swap cards from their hand for the same number of their face-up cards. Good face-up cards pay off later: put twos, tens and aces there.</source>
        <translation>Before play starts, each player in turn, from the dealer’s left, may once swap cards from their hand for the same number of their face-up cards. Good face-up cards pay off later: put twos, tens and aces there.</translation>
    </message>
    <message>
        <source>Before the exchange, a player with two {jesters} may call a revolution: then no cards are exchanged in this round.</source>
        <translation>Before the exchange, a player with two {jesters} may call a revolution: then no cards are exchanged in this round.</translation>
    </message>
    <message>
        <source>Before the first round, each player draws a card: the player with the strongest becomes {highest}, the one with the weakest {lowest}. Players who tie draw again.</source>
        <translation>Before the first round, each player draws a card: the player with the strongest becomes {highest}, the one with the weakest {lowest}. Players who tie draw again.</translation>
    </message>
    <message>
        <source>Besides the four suits, there are 21 trumps, numbered 1 to 21, and the Excuse.</source>
        <translation>Besides the four suits, there are 21 trumps, numbered 1 to 21, and the Excuse.</translation>
    </message>
    <message>
        <source>Between rounds, a small task is waiting for {lowest_object}.</source>
        <translation>Between rounds, a small task is waiting for {lowest_object}.</translation>
    </message>
    <message>
        <source>Between rounds, {highest_subject} sets {lowest_to} a light-hearted task. Nobody has to do it.</source>
        <translation>Between rounds, {highest_subject} sets {lowest_to} a light-hearted task. Nobody has to do it.</translation>
    </message>
    <message>
        <source>By themselves, {jesters} are then the strongest of all.</source>
        <translation>By themselves, {jesters} are then the strongest of all.</translation>
    </message>
    <message>
        <source>Each matching play binds the next player in the same way. After a skipped turn, play is free again.</source>
        <translation>Each matching play binds the next player in the same way. After a skipped turn, play is free again.</translation>
    </message>
    <message>
        <source>Each number appears as many times as its value: one 1, two 2s, three 3s, and so on up to twelve 12s.</source>
        <translation>Each number appears as many times as its value: one 1, two 2s, three 3s, and so on up to twelve 12s.</translation>
    </message>
    <message>
        <source>Each of the middle positions ranks above the next.</source>
        <translation>Each of the middle positions ranks above the next.</translation>
    </message>
    <message>
        <source>Each player gets three face-down cards, which nobody may look at, three face-up cards on top of them, and three cards in hand. The rest is the stock.</source>
        <translation>Each player gets three face-down cards, which nobody may look at, three face-up cards on top of them, and three cards in hand. The rest is the stock.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. %n card(s), drawn at random, are set aside face down.</source>
        <translation>
            <numerusform>Each player gets {each} cards. One card, drawn at random, is set aside face down.</numerusform>
            <numerusform>Each player gets {each} cards. %n cards, drawn at random, are set aside face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. %n card(s), drawn at random, are set aside face up.</source>
        <translation>
            <numerusform>Each player gets {each} cards. One card, drawn at random, is set aside face up.</numerusform>
            <numerusform>Each player gets {each} cards. %n cards, drawn at random, are set aside face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. In the first round, %n card(s), drawn at random, are set aside face down; later {lowest_subject} gets what is left over.</source>
        <translation>
            <numerusform>Each player gets {each} cards. In the first round, one card, drawn at random, is set aside face down; later {lowest_subject} gets what is left over.</numerusform>
            <numerusform>Each player gets {each} cards. In the first round, %n cards, drawn at random, are set aside face down; later {lowest_subject} gets what is left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. The %n lowest card(s), but never {card}, are set aside face up.</source>
        <translation>
            <numerusform>Each player gets {each} cards. The lowest card, but never {card}, is set aside face up.</numerusform>
            <numerusform>Each player gets {each} cards. The %n lowest cards, but never {card}, are set aside face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. The lowest card stays in play, and the next %n card(s) above it are set aside face up.</source>
        <translation>
            <numerusform>Each player gets {each} cards. The lowest card stays in play, and the next one above it is set aside face up.</numerusform>
            <numerusform>Each player gets {each} cards. The lowest card stays in play, and the next %n above it are set aside face up.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eights clear the trick: if you play one or more eights, you win the trick at once and lead the next one.</source>
        <translation>Eights clear the trick: if you play one or more eights, you win the trick at once and lead the next one.</translation>
    </message>
    <message>
        <source>Exceptions are explained under “Special cards”.</source>
        <translation>Exceptions are explained under “Special cards”.</translation>
    </message>
    <message>
        <source>For example, {clear} beats {run}, but {overlap} does not.</source>
        <translation>For example, {clear} beats {run}, but {overlap} does not.</translation>
    </message>
    <message>
        <source>For the exchange, the order from worst to best is: {ranks}.</source>
        <translation>For the exchange, the order from worst to best is: {ranks}.</translation>
    </message>
    <message>
        <source>Four cards of one rank are a bomb. A bomb beats any other play, whatever its size: four {ranks} beat {one}, for instance.</source>
        <translation>Four cards of one rank are a bomb. A bomb beats any other play, whatever its size: four {ranks} beat {one}, for instance.</translation>
    </message>
    <message>
        <source>Four cards of one rank are a bomb. It beats {targets}, however many there are.</source>
        <translation>Four cards of one rank are a bomb. It beats {targets}, however many there are.</translation>
    </message>
    <message>
        <source>Four cards of one rank on top of the pile burn it, too, no matter who played them. The player who played the fourth plays again.</source>
        <translation>Four cards of one rank on top of the pile burn it, too, no matter who played them. The player who played the fourth plays again.</translation>
    </message>
    <message>
        <source>Four consecutive trumps are a bomb, too.</source>
        <translation>Four consecutive trumps are a bomb, too.</translation>
    </message>
    <message>
        <source>Four consecutive trumps make a revolution, too.</source>
        <translation>Four consecutive trumps make a revolution, too.</translation>
    </message>
    <message>
        <source>Four or more cards of one rank are a bomb. A bomb beats any other play, whatever its size: four {ranks} beat {one}, for instance.</source>
        <translation>Four or more cards of one rank are a bomb. A bomb beats any other play, whatever its size: four {ranks} beat {one}, for instance.</translation>
    </message>
    <message>
        <source>Four or more cards of one rank are a bomb. It beats {targets}, however many there are.</source>
        <translation>Four or more cards of one rank are a bomb. It beats {targets}, however many there are.</translation>
    </message>
    <message numerus="yes">
        <source>From the second round on, after the deal, every player passes %n card(s) to the player on their left.</source>
        <translation>
            <numerusform>From the second round on, after the deal, every player passes a card to the player on their left.</numerusform>
            <numerusform>From the second round on, after the deal, every player passes %n cards to the player on their left.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the second round on, cards are exchanged after the deal.</source>
        <translation>From the second round on, cards are exchanged after the deal.</translation>
    </message>
    <message>
        <source>From the second round on, {lowest_subject} may also play an equal rank.</source>
        <translation>From the second round on, {lowest_subject} may also play an equal rank.</translation>
    </message>
    <message>
        <source>From the second round on, {lowest_subject} may declare a putsch after the deal. Then no cards are exchanged in this round, and only one question counts: does {lowest_subject} go out first?</source>
        <translation>From the second round on, {lowest_subject} may declare a putsch after the deal. Then no cards are exchanged in this round, and only one question counts: does {lowest_subject} go out first?</translation>
    </message>
    <message>
        <source>Get rid of all your cards: first those in your hand, then the face-up ones in front of you, then the face-down ones. Don’t be the last one left with cards: that player is the {lowest}.</source>
        <translation>Get rid of all your cards: first those in your hand, then the face-up ones in front of you, then the face-down ones. Don’t be the last one left with cards: that player is the {lowest}.</translation>
    </message>
    <message>
        <source>Get rid of your cards as fast as you can. The first player to run out becomes {highest}; the last one left with cards becomes {lowest}.</source>
        <translation>Get rid of your cards as fast as you can. The first player to run out becomes {highest}; the last one left with cards becomes {lowest}.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Going out</translation>
    </message>
    <message>
        <source>If another player goes out first, the round ends at once, and all players keep their positions. In the next round there can be no putsch.</source>
        <translation>If another player goes out first, the round ends at once, and all players keep their positions. In the next round there can be no putsch.</translation>
    </message>
    <message>
        <source>If nobody wants to lead, the round is over: the fewer cards you hold, the higher your place.</source>
        <translation>If nobody wants to lead, the round is over: the fewer cards you hold, the higher your place.</translation>
    </message>
    <message>
        <source>If several players hold such a card, the first of them from the dealer’s left starts.</source>
        <translation>If several players hold such a card, the first of them from the dealer’s left starts.</translation>
    </message>
    <message>
        <source>If so, {lowest_subject} becomes {highest}, and the others play on for the remaining positions.</source>
        <translation>If so, {lowest_subject} becomes {highest}, and the others play on for the remaining positions.</translation>
    </message>
    <message>
        <source>If that card was set aside, the lowest card dealt counts instead.</source>
        <translation>If that card was set aside, the lowest card dealt counts instead.</translation>
    </message>
    <message>
        <source>If this happens to several players, the first of them comes last.</source>
        <translation>If this happens to several players, the first of them comes last.</translation>
    </message>
    <message>
        <source>If you cannot play, pick up the whole pile, and your turn is over. The next player starts a new pile.</source>
        <translation>If you cannot play, pick up the whole pile, and your turn is over. The next player starts a new pile.</translation>
    </message>
    <message>
        <source>If you pass, you are out of this trick.</source>
        <translation>If you pass, you are out of this trick.</translation>
    </message>
    <message>
        <source>If you pass, you may rejoin the trick as soon as someone plays to it again.</source>
        <translation>If you pass, you may rejoin the trick as soon as someone plays to it again.</translation>
    </message>
    <message>
        <source>If {lowest_subject} calls it, all positions are reversed at once: {lowest_subject} becomes {highest}, and so on.</source>
        <translation>If {lowest_subject} calls it, all positions are reversed at once: {lowest_subject} becomes {highest}, and so on.</translation>
    </message>
    <message>
        <source>In a run, the suit of its highest rank counts.</source>
        <translation>In a run, the suit of its highest rank counts.</translation>
    </message>
    <message>
        <source>In a trick, though, an equal rank may be played whatever its suit.</source>
        <translation>In a trick, though, an equal rank may be played whatever its suit.</translation>
    </message>
    <message>
        <source>In every round, the player to the left of the dealer starts.</source>
        <translation>In every round, the player to the left of the dealer starts.</translation>
    </message>
    <message>
        <source>In every round, the player who holds {card} starts.</source>
        <translation>In every round, the player who holds {card} starts.</translation>
    </message>
    <message>
        <source>In later rounds, the player to the left of the dealer starts.</source>
        <translation>In later rounds, the player to the left of the dealer starts.</translation>
    </message>
    <message>
        <source>In later rounds, the player who holds {card} starts.</source>
        <translation>In later rounds, the player who holds {card} starts.</translation>
    </message>
    <message>
        <source>In later rounds, {highest_subject} starts.</source>
        <translation>In later rounds, {highest_subject} starts.</translation>
    </message>
    <message>
        <source>In later rounds, {lowest_subject} starts.</source>
        <translation>In later rounds, {lowest_subject} starts.</translation>
    </message>
    <message numerus="yes">
        <source>In that round’s exchange, {lowest_subject} gives {highest_to} their %n best cards and gets as many in return, of the other’s choice.</source>
        <translation>
            <numerusform>In that round’s exchange, {lowest_subject} gives {highest_to} their best card and gets one in return, of the other’s choice.</numerusform>
            <numerusform>In that round’s exchange, {lowest_subject} gives {highest_to} their %n best cards and gets as many in return, of the other’s choice.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the exchange, jokers count as the best cards.</source>
        <translation>In the exchange, jokers count as the best cards.</translation>
    </message>
    <message>
        <source>In the exchange, trumps count as better than suit cards, and the Excuse as the best card of all.</source>
        <translation>In the exchange, trumps count as better than suit cards, and the Excuse as the best card of all.</translation>
    </message>
    <message>
        <source>In the exchange, {jesters} count as the best cards.</source>
        <translation>In the exchange, {jesters} count as the best cards.</translation>
    </message>
    <message>
        <source>In the exchange, {jesters} stay where they are.</source>
        <translation>In the exchange, {jesters} stay where they are.</translation>
    </message>
    <message>
        <source>In the first round, the player to the left of the dealer starts.</source>
        <translation>In the first round, the player to the left of the dealer starts.</translation>
    </message>
    <message>
        <source>In the first round, the player who holds {card} starts.</source>
        <translation>In the first round, the player who holds {card} starts.</translation>
    </message>
    <message>
        <source>It also beats a run that ends with the strongest rank.</source>
        <translation>It also beats a run that ends with the strongest rank.</translation>
    </message>
    <message>
        <source>It can also fill a gap in a run or lengthen it, even to one step below the {lowest} or above the {highest}.</source>
        <translation>It can also fill a gap in a run or lengthen it, even to one step below the {lowest} or above the {highest}.</translation>
    </message>
    <message>
        <source>It cannot be combined with a 2.</source>
        <translation>It cannot be combined with a 2.</translation>
    </message>
    <message>
        <source>It cannot be played on a bomb.</source>
        <translation>It cannot be played on a bomb.</translation>
    </message>
    <message>
        <source>It does not beat a run.</source>
        <translation>It does not beat a run.</translation>
    </message>
    <message>
        <source>It reverses the direction of play; two at once reverse it twice.</source>
        <translation>It reverses the direction of play; two at once reverse it twice.</translation>
    </message>
    <message>
        <source>Jokers are stronger than every other rank, and the red one is stronger than a black one.</source>
        <translation>Jokers are stronger than every other rank, and the red one is stronger than a black one.</translation>
    </message>
    <message>
        <source>Jokers are stronger than every other rank.</source>
        <translation>Jokers are stronger than every other rank.</translation>
    </message>
    <message>
        <source>Jokers can be asked for like other cards.</source>
        <translation>Jokers can be asked for like other cards.</translation>
    </message>
    <message>
        <source>Jokers have no suit and cannot be used in a locked trick.</source>
        <translation>Jokers have no suit and cannot be used in a locked trick.</translation>
    </message>
    <message>
        <source>Jokers stay on top either way.</source>
        <translation>Jokers stay on top either way.</translation>
    </message>
    <message>
        <source>Jokers take no part in the exchange, but may be passed to the left.</source>
        <translation>Jokers take no part in the exchange, but may be passed to the left.</translation>
    </message>
    <message>
        <source>Jokers take no part in the exchange: they stay where they were dealt.</source>
        <translation>Jokers take no part in the exchange: they stay where they were dealt.</translation>
    </message>
    <message>
        <source>Low beats high: {low} beat the same number of {high}. After that, the usual order applies again.</source>
        <translation>Low beats high: {low} beat the same number of {high}. After that, the usual order applies again.</translation>
    </message>
    <message>
        <source>Match or skip: when a play matches the one before it, such as a {rank} on a {rank}, the next player must match it too or skip this turn (without dropping out of the trick). No special card may be played instead.</source>
        <translation>Match or skip: when a play matches the one before it, such as a {rank} on a {rank}, the next player must match it too or skip this turn (without dropping out of the trick). No special card may be played instead.</translation>
    </message>
    <message>
        <source>No cards are exchanged.</source>
        <translation>No cards are exchanged.</translation>
    </message>
    <message>
        <source>No cards are passed to the left, either.</source>
        <translation>No cards are passed to the left, either.</translation>
    </message>
    <message>
        <source>No other card beats it.</source>
        <translation>No other card beats it.</translation>
    </message>
    <message>
        <source>No suit is stronger than another.</source>
        <translation>No suit is stronger than another.</translation>
    </message>
    <message>
        <source>Of two equal ranks, the higher suit is stronger; among sets, the one with the highest suit.</source>
        <translation>Of two equal ranks, the higher suit is stronger; among sets, the one with the highest suit.</translation>
    </message>
    <message>
        <source>A joker counts as the suit it stands for. By itself, it can be played even if the trick is locked, and it ends the lock.</source>
        <translation>A joker counts as the suit it stands for. By itself, it can be played even if the trick is locked, and it ends the lock.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} exchanges one more card in the next round.</source>
        <translation>A player who rises from {lowest} straight to {highest} exchanges one more card in the next round.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} gets one more card in the next exchange: after their usual questions, they keep asking until they have it.</source>
        <translation>A player who rises from {lowest} straight to {highest} gets one more card in the next exchange: after their usual questions, they keep asking until they have it.</translation>
    </message>
    <message>
        <source>A player’s last cards cannot be beaten: the trick ends at once, and the next player who still has cards leads.</source>
        <translation>A player’s last cards cannot be beaten: the trick ends at once, and the next player who still has cards leads.</translation>
    </message>
    <message>
        <source>Going round from the dealer’s left, the first player with a 3 in hand starts and plays it. If nobody has a 3, a 4 starts, and so on; twos and then jokers come last.</source>
        <translation>Going round from the dealer’s left, the first player with a 3 in hand starts and plays it. If nobody has a 3, a 4 starts, and so on; twos and then jokers come last.</translation>
    </message>
    <message>
        <source>Going round from the dealer’s left, the first player with a 3 in hand starts and plays it. If nobody has a 3, a 4 starts, and so on; twos come last.</source>
        <translation>Going round from the dealer’s left, the first player with a 3 in hand starts and plays it. If nobody has a 3, a 4 starts, and so on; twos come last.</translation>
    </message>
    <message>
        <source>In the first round, the next player who still has cards leads.</source>
        <translation>In the first round, the next player who still has cards leads.</translation>
    </message>
    <message>
        <source>Only {beaters} can beat a bomb.</source>
        <translation>Only {beaters} can beat a bomb.</translation>
    </message>
    <message>
        <source>Only {beaters} can beat it.</source>
        <translation>Only {beaters} can beat it.</translation>
    </message>
    <message>
        <source>Only {cards} may be played whatever their suit.</source>
        <translation>Only {cards} may be played whatever their suit.</translation>
    </message>
    <message>
        <source>Options that differ from the preset</source>
        <translation>Options that differ from the preset</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passing</translation>
    </message>
    <message>
        <source>Play one card, or several of the same rank, equal to or higher than the top of the pile. Then draw until you hold three cards, as long as the stock lasts.</source>
        <translation>Play one card, or several of the same rank, equal to or higher than the top of the pile. Then draw until you hold three cards, as long as the stock lasts.</translation>
    </message>
    <message>
        <source>Played without other cards, singly or together, {jesters} are weaker than every rank.</source>
        <translation>Played without other cards, singly or together, {jesters} are weaker than every rank.</translation>
    </message>
    <message>
        <source>Points and seats</source>
        <translation>Points and seats</translation>
    </message>
    <message>
        <source>Positions and points</source>
        <translation>Positions and points</translation>
    </message>
    <message numerus="yes">
        <source>Revolution: %n cards of the same rank, played together, reverse the order of the ranks until the round ends.</source>
        <translation>
            <numerusform>Revolution: %n cards of the same rank, played together, reverse the order of the ranks until the round ends.</numerusform>
            <numerusform>Revolution: %n cards of the same rank, played together, reverse the order of the ranks until the round ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revolution: %n or more cards of the same rank, played together, reverse the order of the ranks until the round ends.</source>
        <translation>
            <numerusform>Revolution: %n or more cards of the same rank, played together, reverse the order of the ranks until the round ends.</numerusform>
            <numerusform>Revolution: %n or more cards of the same rank, played together, reverse the order of the ranks until the round ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revolution: a run of %n or more cards reverses the order of the ranks until the round ends.</source>
        <translation>
            <numerusform>Revolution: a run of %n or more cards reverses the order of the ranks until the round ends.</numerusform>
            <numerusform>Revolution: a run of %n or more cards reverses the order of the ranks until the round ends.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several can be played together: two jokers beat any pair.</source>
        <translation>Several can be played together: two jokers beat any pair.</translation>
    </message>
    <message>
        <source>Singles, pairs and triples may be answered with the same rank.</source>
        <translation>Singles, pairs and triples may be answered with the same rank.</translation>
    </message>
    <message>
        <source>So a pair can only be answered with a pair.</source>
        <translation>So a pair can only be answered with a pair.</translation>
    </message>
    <message>
        <source>So does a run with an 8 in it.</source>
        <translation>So does a run with an 8 in it.</translation>
    </message>
    <message>
        <source>So only a higher pair beats a pair.</source>
        <translation>So only a higher pair beats a pair.</translation>
    </message>
    <message>
        <source>So only a lower pair beats a pair.</source>
        <translation>So only a lower pair beats a pair.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Special cards</translation>
    </message>
    <message>
        <source>Suit lock: when a play has the same suits as the one before it, such as {play} on {before}, the trick can only be beaten in these suits.</source>
        <translation>Suit lock: when a play has the same suits as the one before it, such as {play} on {before}, the trick can only be beaten in these suits.</translation>
    </message>
    <message>
        <source>Suits do not matter.</source>
        <translation>Suits do not matter.</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Swapping</translation>
    </message>
    <message>
        <source>Tabula rasa: the player who adds the last card of a rank to the trick (the last of the {count} {ranks}, for instance) clears it: they win the trick at once and lead the next one. It does not work with four or more cards at a time.</source>
        <translation>Tabula rasa: the player who adds the last card of a rank to the trick (the last of the {count} {ranks}, for instance) clears it: they win the trick at once and lead the next one. It does not work with four or more cards at a time.</translation>
    </message>
    <message>
        <source>The 3 is the lowest rank and the ace the highest; twos and tens have special powers.</source>
        <translation>The 3 is the lowest rank and the ace the highest; twos and tens have special powers.</translation>
    </message>
    <message>
        <source>The 3 of spades, played by itself, beats a single joker and clears the trick.</source>
        <translation>The 3 of spades, played by itself, beats a single joker and clears the trick.</translation>
    </message>
    <message>
        <source>The 3 of spades, played by itself, beats a single joker.</source>
        <translation>The 3 of spades, played by itself, beats a single joker.</translation>
    </message>
    <message>
        <source>The Excuse is played by itself, as a lead or on any other play. It clears the trick: its player wins the trick at once and leads the next one.</source>
        <translation>The Excuse is played by itself, as a lead or on any other play. It clears the trick: its player wins the trick at once and leads the next one.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>The cards</translation>
    </message>
    <message>
        <source>The cards are passed one at a time: everyone passes a card and picks up the one they get, then passes the next, which may be the one just received.</source>
        <translation>The cards are passed one at a time: everyone passes a card and picks up the one they get, then passes the next, which may be the one just received.</translation>
    </message>
    <message>
        <source>The cards given back can be any cards: not necessarily the worst ones, and even cards just received.</source>
        <translation>The cards given back can be any cards: not necessarily the worst ones, and even cards just received.</translation>
    </message>
    <message>
        <source>The cards on the table</source>
        <translation>The cards on the table</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>The dealer is drawn by lot.</source>
        <translation>The dealer is drawn by lot.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>The exchange</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; in later rounds the {lowest} deals.</source>
        <translation>The first dealer is drawn by lot; in later rounds the {lowest} deals.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; in later rounds {highest_subject} gets the first card, so the player before them deals.</source>
        <translation>The first dealer is drawn by lot; in later rounds {highest_subject} gets the first card, so the player before them deals.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; in later rounds {lowest_subject} deals.</source>
        <translation>The first dealer is drawn by lot; in later rounds {lowest_subject} deals.</translation>
    </message>
    <message>
        <source>The higher player makes the first offer: cards of their own for cards they want, such as {give} for {want}. The other player accepts, refuses or makes a counter-offer, which also counts as a refusal.</source>
        <translation>The higher player makes the first offer: cards of their own for cards they want, such as {give} for {want}. The other player accepts, refuses or makes a counter-offer, which also counts as a refusal.</translation>
    </message>
    <message>
        <source>The last one left is the {lowest} and deals the next round.</source>
        <translation>The last one left is the {lowest} and deals the next round.</translation>
    </message>
    <message>
        <source>The leader has to play. Everyone else may pass even if they could play.</source>
        <translation>The leader has to play. Everyone else may pass even if they could play.</translation>
    </message>
    <message>
        <source>The leader may pass, too; then the next player may lead.</source>
        <translation>The leader may pass, too; then the next player may lead.</translation>
    </message>
    <message>
        <source>The lower the number, the stronger the card.</source>
        <translation>The lower the number, the stronger the card.</translation>
    </message>
    <message>
        <source>The only exception: if you have to play the start card, you may not pass.</source>
        <translation>The only exception: if you have to play the start card, you may not pass.</translation>
    </message>
    <message>
        <source>The other pairs ask as usual.</source>
        <translation>The other pairs ask as usual.</translation>
    </message>
    <message>
        <source>The other pairs exchange one card each.</source>
        <translation>The other pairs exchange one card each.</translation>
    </message>
    <message>
        <source>The other players keep their cards.</source>
        <translation>The other players keep their cards.</translation>
    </message>
    <message numerus="yes">
        <source>The pile can be picked up %n time(s) in a row without burning in between. The next time, it burns instead, and the turn is over. That way, every round comes to an end.</source>
        <translation>
            <numerusform>The pile can be picked up once without burning in between. The next time, it burns instead, and the turn is over. That way, every round comes to an end.</numerusform>
            <numerusform>The pile can be picked up %n times in a row without burning in between. The next time, it burns instead, and the turn is over. That way, every round comes to an end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player who asks has to continue, beyond that number if need be, until they have received %n card(s).</source>
        <translation>
            <numerusform>The player who asks has to continue, beyond that number if need be, until they have received a card.</numerusform>
            <numerusform>The player who asks has to continue, beyond that number if need be, until they have received %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who asks may stop at any time.</source>
        <translation>The player who asks may stop at any time.</translation>
    </message>
    <message>
        <source>The player who starts leads the first trick with a single card.</source>
        <translation>The player who starts leads the first trick with a single card.</translation>
    </message>
    <message>
        <source>The player who starts leads the first trick: with a single card, or with a pair, a triple or a quad (two, three or four cards of the same rank).</source>
        <translation>The player who starts leads the first trick: with a single card, or with a pair, a triple or a quad (two, three or four cards of the same rank).</translation>
    </message>
    <message numerus="yes">
        <source>The player who starts leads the first trick: with a single card, or with a pair, a triple or more cards of the same rank, up to %n.</source>
        <translation>
            <numerusform>The player who starts leads the first trick: with a single card, or with a pair, a triple or more cards of the same rank, up to %n.</numerusform>
            <numerusform>The player who starts leads the first trick: with a single card, or with a pair, a triple or more cards of the same rank, up to %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who starts leads the first trick: with a single card, or with any number of cards of the same rank.</source>
        <translation>The player who starts leads the first trick: with a single card, or with any number of cards of the same rank.</translation>
    </message>
    <message numerus="yes">
        <source>The player who starts leads the first trick: with a single card, or with up to %n card(s) of the same rank.</source>
        <translation>
            <numerusform>The player who starts leads the first trick with a single card.</numerusform>
            <numerusform>The player who starts leads the first trick: with a single card, or with up to %n cards of the same rank.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players keep their seats.</source>
        <translation>The players keep their seats.</translation>
    </message>
    <message>
        <source>The positions from top to bottom: {offices}.</source>
        <translation>The positions from top to bottom: {offices}.</translation>
    </message>
    <message>
        <source>The putsch</source>
        <translation>The putsch</translation>
    </message>
    <message>
        <source>The ranks from weakest to strongest: {ranks}.</source>
        <translation>The ranks from weakest to strongest: {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>The seats are drawn by lot in the first round, and again after every %n round(s).</source>
        <translation>
            <numerusform>The seats are drawn by lot before every round.</numerusform>
            <numerusform>The seats are drawn by lot in the first round, and again after every %n rounds.</numerusform>
        </translation>
    </message>
    <message>
        <source>The suits rank from weakest to strongest: {order}.</source>
        <translation>The suits rank from weakest to strongest: {order}.</translation>
    </message>
    <message>
        <source>Their first play must include this card; others of its rank may join it.</source>
        <translation>Their first play must include this card; others of its rank may join it.</translation>
    </message>
    <message>
        <source>Then {weakest} are stronger than all other ranks, and {strongest} weaker. The next revolution restores the order.</source>
        <translation>Then {weakest} are stronger than all other ranks, and {strongest} weaker. The next revolution restores the order.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards of a higher rank, or passes.</source>
        <translation>Then, going clockwise, each player plays the same number of cards of a higher rank, or passes.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards of an equal or higher rank, or passes.</source>
        <translation>Then, going clockwise, each player plays the same number of cards of an equal or higher rank, or passes.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards with a lower number, or passes.</source>
        <translation>Then, going clockwise, each player plays the same number of cards with a lower number, or passes.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards with an equal or lower number, or passes.</source>
        <translation>Then, going clockwise, each player plays the same number of cards with an equal or lower number, or passes.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) of each number.</source>
        <translation>
            <numerusform>There is one card of each number.</numerusform>
            <numerusform>There are %n cards of each number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are also %n jester(s).</source>
        <translation>
            <numerusform>There is also a jester.</numerusform>
            <numerusform>There are also %n jesters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are also %n joker(s).</source>
        <translation>
            <numerusform>There is also a joker.</numerusform>
            <numerusform>There are also %n jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are also %n joker(s): {red} red and {black} black.</source>
        <translation>
            <numerusform>There is also %n joker: {red} red and {black} black.</numerusform>
            <numerusform>There are also %n jokers: {red} red and {black} black.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are exceptions, which are explained under “Going out”.</source>
        <translation>There are exceptions, which are explained under “Going out”.</translation>
    </message>
    <message>
        <source>There can only be one joker in a play.</source>
        <translation>There can only be one joker in a play.</translation>
    </message>
    <message>
        <source>There is nothing to choose: the exchange is automatic.</source>
        <translation>There is nothing to choose: the exchange is automatic.</translation>
    </message>
    <message>
        <source>These cards are missing from the deck: {cards}.</source>
        <translation>These cards are missing from the deck: {cards}.</translation>
    </message>
    <message>
        <source>They may start with any cards.</source>
        <translation>They may start with any cards.</translation>
    </message>
    <message numerus="yes">
        <source>They negotiate over %n more card(s).</source>
        <translation>
            <numerusform>They negotiate over one more card.</numerusform>
            <numerusform>They negotiate over %n more cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>They sit in this order, clockwise.</source>
        <translation>They sit in this order, clockwise.</translation>
    </message>
    <message>
        <source>They still do so after a revolution.</source>
        <translation>They still do so after a revolution.</translation>
    </message>
    <message>
        <source>This does not apply to bombs.</source>
        <translation>This does not apply to bombs.</translation>
    </message>
    <message>
        <source>Three in a row: when three players, one after the other, play three consecutive ranks, such as {ranks}, each of the three may discard one card, in the order in which they played.</source>
        <translation>Three in a row: when three players, one after the other, play three consecutive ranks, such as {ranks}, each of the three may discard one card, in the order in which they played.</translation>
    </message>
    <message>
        <source>Together with other cards, it stands for another card: two {ranks} and a joker make three {ranks}.</source>
        <translation>Together with other cards, it stands for another card: two {ranks} and a joker make three {ranks}.</translation>
    </message>
    <message>
        <source>Trump 1 and trump 21 can also stand for another card: {one} and trump 21 make a pair; trumps 5, 7 and 1 make three consecutive trumps. At least one card must be played as itself. If there is a choice, you say which card you mean.</source>
        <translation>Trump 1 and trump 21 can also stand for another card: {one} and trump 21 make a pair; trumps 5, 7 and 1 make three consecutive trumps. At least one card must be played as itself. If there is a choice, you say which card you mean.</translation>
    </message>
    <message>
        <source>Trumps beat suit cards. Instead of pairs, triples and quads, two, three or four consecutive trumps are played together, such as trumps 7 and 8.</source>
        <translation>Trumps beat suit cards. Instead of pairs, triples and quads, two, three or four consecutive trumps are played together, such as trumps 7 and 8.</translation>
    </message>
    <message>
        <source>Trumps have no suit and cannot be played in a locked trick.</source>
        <translation>Trumps have no suit and cannot be played in a locked trick.</translation>
    </message>
    <message>
        <source>Two decks are shuffled together.</source>
        <translation>Two decks are shuffled together.</translation>
    </message>
    <message>
        <source>Twos are wild: a 2 is played with cards of another rank and counts as one of them. Two {ranks} and a 2 make three {ranks}. A 2 is never played by itself.</source>
        <translation>Twos are wild: a 2 is played with cards of another rank and counts as one of them. Two {ranks} and a 2 make three {ranks}. A 2 is never played by itself.</translation>
    </message>
    <message>
        <source>Twos clear the trick: if you play one or more twos, you win the trick at once and lead the next one. Nobody may answer, not even with twos.</source>
        <translation>Twos clear the trick: if you play one or more twos, you win the trick at once and lead the next one. Nobody may answer, not even with twos.</translation>
    </message>
    <message>
        <source>Twos count as the lowest cards here.</source>
        <translation>Twos count as the lowest cards here.</translation>
    </message>
    <message>
        <source>Twos in a run do not.</source>
        <translation>Twos in a run do not.</translation>
    </message>
    <message>
        <source>When all the others have passed, the player who played last may beat their own cards, or pass and win the trick. Its cards are out of the round, and the winner leads the next trick.</source>
        <translation>When all the others have passed, the player who played last may beat their own cards, or pass and win the trick. Its cards are out of the round, and the winner leads the next trick.</translation>
    </message>
    <message>
        <source>When all the others have passed, the player who played last wins the trick. Its cards are out of the round, and the winner leads the next trick.</source>
        <translation>When all the others have passed, the player who played last wins the trick. Its cards are out of the round, and the winner leads the next trick.</translation>
    </message>
    <message>
        <source>When the asking is over, the asker gives back as many cards as they received.</source>
        <translation>When the asking is over, the asker gives back as many cards as they received.</translation>
    </message>
    <message numerus="yes">
        <source>When you have no cards left, you are out. The first player out scores %n point(s), and each player after that one point fewer.</source>
        <translation>
            <numerusform>When you have no cards left, you are out. The first player out scores a point, and each player after that one point fewer.</numerusform>
            <numerusform>When you have no cards left, you are out. The first player out scores %n points, and each player after that one point fewer.</numerusform>
        </translation>
    </message>
    <message>
        <source>When you have no cards left, you are out. The others play on until only one player still has cards.</source>
        <translation>When you have no cards left, you are out. The others play on until only one player still has cards.</translation>
    </message>
    <message>
        <source>When your face-up cards are gone, choose a face-down card and turn it over. If it is equal to the top or higher, it is played; if not, you pick it up together with the pile.</source>
        <translation>When your face-up cards are gone, choose a face-down card and turn it over. If it is equal to the top or higher, it is played; if not, you pick it up together with the pile.</translation>
    </message>
    <message>
        <source>When your hand and the stock are empty, you play your face-up cards. If you cannot play any, you pick up the pile and play from your hand again.</source>
        <translation>When your hand and the stock are empty, you play your face-up cards. If you cannot play any, you pick up the pile and play from your hand again.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Who starts</translation>
    </message>
    <message numerus="yes">
        <source>With cards that stand for others (see “Special cards”), there can be up to %n.</source>
        <translation>
            <numerusform>With cards that stand for others (see “Special cards”), there can be up to %n.</numerusform>
            <numerusform>With cards that stand for others (see “Special cards”), there can be up to %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong plays are possible, but anyone who makes one sets their hand aside and becomes {lowest} at once. The last of the others then becomes {second}.</source>
        <translation>Wrong plays are possible, but anyone who makes one sets their hand aside and becomes {lowest} at once. The last of the others then becomes {second}.</translation>
    </message>
    <message>
        <source>You can also play a run: three or more consecutive ranks of one suit, such as {run}. Runs do not wrap around from the strongest rank to the weakest.</source>
        <translation>You can also play a run: three or more consecutive ranks of one suit, such as {run}. Runs do not wrap around from the strongest rank to the weakest.</translation>
    </message>
    <message>
        <source>You can also play a run: three or more consecutive ranks, all singles, all pairs or all triples, such as {run} or {pairs}. Runs do not wrap around from the strongest rank to the weakest.</source>
        <translation>You can also play a run: three or more consecutive ranks, all singles, all pairs or all triples, such as {run} or {pairs}. Runs do not wrap around from the strongest rank to the weakest.</translation>
    </message>
    <message>
        <source>You can ask for {jesters} just like any other card.</source>
        <translation>You can ask for {jesters} just like any other card.</translation>
    </message>
    <message>
        <source>You may also answer with the same rank.</source>
        <translation>You may also answer with the same rank.</translation>
    </message>
    <message>
        <source>the highest player who still has cards</source>
        <translation>the highest player who still has cards</translation>
    </message>
    <message>
        <source>the lowest player who still has cards</source>
        <translation>the lowest player who still has cards</translation>
    </message>
    <message>
        <source>the next player who still has cards</source>
        <translation>the next player who still has cards</translation>
    </message>
    <message>
        <source>You may pass even if you could play.</source>
        <translation>You may pass even if you could play.</translation>
    </message>
    <message>
        <source>Suits do not matter for bombs.</source>
        <translation>Suits do not matter for bombs.</translation>
    </message>
    <message>
        <source>You may pick up the pile even if you could play.</source>
        <translation>You may pick up the pile even if you could play.</translation>
    </message>
    <message>
        <source>You play as many rounds as you like.</source>
        <translation>You play as many rounds as you like.</translation>
    </message>
    <message>
        <source>Your last play must not contain {cards}: if it does, you become {lowest}, and the others move up.</source>
        <translation>Your last play must not contain {cards}: if it does, you become {lowest}, and the others move up.</translation>
    </message>
    <message>
        <source>Your position also decides whom you exchange cards with in the next round.</source>
        <translation>Your position also decides whom you exchange cards with in the next round.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>a Tarot deck of 78 cards</source>
        <translation>a Tarot deck of 78 cards</translation>
    </message>
    <message>
        <source>a bomb</source>
        <translation>a bomb</translation>
    </message>
    <message>
        <source>a bomb of a higher rank</source>
        <translation>a bomb of a higher rank</translation>
    </message>
    <message>
        <source>a deck of 32 cards</source>
        <translation>a deck of 32 cards</translation>
    </message>
    <message>
        <source>a deck of 52 cards</source>
        <translation>a deck of 52 cards</translation>
    </message>
    <message>
        <source>a higher bomb (more cards, or the same number of a higher rank)</source>
        <translation>a higher bomb (more cards, or the same number of a higher rank)</translation>
    </message>
    <message>
        <source>a higher joker (red beats black)</source>
        <translation>a higher joker (red beats black)</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>a joker</translation>
    </message>
    <message>
        <source>a player drawn by lot</source>
        <translation>a player drawn by lot</translation>
    </message>
    <message>
        <source>bombs</source>
        <translation>bombs</translation>
    </message>
    <message>
        <source>cards numbered 1 to 12</source>
        <translation>cards numbered 1 to 12</translation>
    </message>
    <message>
        <source>cards numbered 1 to 13</source>
        <translation>cards numbered 1 to 13</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>jester</translation>
    </message>
    <message>
        <source>jesters</source>
        <translation>jesters</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>the 3 of spades</source>
        <translation>the 3 of spades</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>the Excuse</translation>
    </message>
    <message>
        <source>the lowest card dealt (among equal ranks, {first} before {others})</source>
        <translation>the lowest card dealt (among equal ranks, {first} before {others})</translation>
    </message>
    <message>
        <source>the weakest card ({one})</source>
        <translation>the weakest card ({one})</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>trumps</translation>
    </message>
    <message>
        <source>{highest_subject} gets the first card, so the player before them deals.</source>
        <translation>{highest_subject} gets the first card, so the player before them deals.</translation>
    </message>
    <message numerus="yes">
        <source>{highest_subject} scores %n point(s), each position below that one point fewer, and {lowest_subject} none.</source>
        <translation>
            <numerusform>{highest_subject} scores %n point, each position below that one point fewer, and {lowest_subject} none.</numerusform>
            <numerusform>{highest_subject} scores %n points, each position below that one point fewer, and {lowest_subject} none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{highest_subject} scores %n point(s), each position below that one point fewer, and {lowest_subject} one.</source>
        <translation>
            <numerusform>{highest_subject} scores %n point, each position below that one point fewer, and {lowest_subject} one.</numerusform>
            <numerusform>{highest_subject} scores %n points, each position below that one point fewer, and {lowest_subject} one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lower_subject} gives {upper_to} their %n best card(s) and gets as many in return.</source>
        <translation>
            <numerusform>{lower_subject} gives {upper_to} their best card and gets another in return.</numerusform>
            <numerusform>{lower_subject} gives {upper_to} their %n best cards and gets as many in return.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lower_subject} gives {upper_to} their %n best card(s) and gets the other’s %n worst card(s) in return.</source>
        <translation>
            <numerusform>{lower_subject} gives {upper_to} their best card and gets the other’s worst in return.</numerusform>
            <numerusform>{lower_subject} gives {upper_to} their %n best cards and gets the other’s %n worst in return.</numerusform>
        </translation>
    </message>
    <message>
        <source>{lowest_subject} deals.</source>
        <translation>{lowest_subject} deals.</translation>
    </message>
    <message>
        <source>{lowest_subject} may also play an equal rank.</source>
        <translation>{lowest_subject} may also play an equal rank.</translation>
    </message>
    <message>
        <source>{players} play with {count} cards.</source>
        <translation>{players} play with {count} cards.</translation>
    </message>
    <message>
        <source>{players} play with {deck}.</source>
        <translation>{players} play with {deck}.</translation>
    </message>
    <message numerus="yes">
        <source>{upper_subject} and {lower_subject} negotiate over %n card(s).</source>
        <translation>
            <numerusform>{upper_subject} and {lower_subject} negotiate over one card.</numerusform>
            <numerusform>{upper_subject} and {lower_subject} negotiate over %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{upper_subject} asks {lower_object} for cards.</source>
        <translation>{upper_subject} asks {lower_object} for cards.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>A real round that explains the game as you play. You can leave at any time.</source>
        <translation>A real round that explains the game as you play. You can leave at any time.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>First steps</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Rules: %1</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>The rules</translation>
    </message>
</context>
<context>
    <name>Saying</name>
    <message numerus="yes">
        <source>%n card(s) for you!</source>
        <translation>
            <numerusform>%n card for you!</numerusform>
            <numerusform>%n cards for you!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for {name}!</source>
        <translation>
            <numerusform>%n card for {name}!</numerusform>
            <numerusform>%n cards for {name}!</numerusform>
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
        <translation>After you!</translation>
    </message>
    <message>
        <source>Agreed!</source>
        <translation>Agreed!</translation>
    </message>
    <message>
        <source>Any {ranks}?</source>
        <translation>Any {ranks}?</translation>
    </message>
    <message>
        <source>Here you are!</source>
        <translation>Here you are!</translation>
    </message>
    <message>
        <source>How about a deal?</source>
        <translation>How about a deal?</translation>
    </message>
    <message>
        <source>Mine!</source>
        <translation>Mine!</translation>
    </message>
    <message>
        <source>No deal!</source>
        <translation>No deal!</translation>
    </message>
    <message>
        <source>None!</source>
        <translation>None!</translation>
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
        <translation>{first}, then {next}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Points count against you: the lowest total is best.</source>
        <translation>Points count against you: the lowest total is best.</translation>
    </message>
    <message numerus="yes">
        <source>Points count against you: the match ends at %n, and the lowest total wins.</source>
        <translation>
            <numerusform>Points count against you: the match ends at %n, and the lowest total wins.</numerusform>
            <numerusform>Points count against you: the match ends at %n, and the lowest total wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message numerus="yes">
        <source>Points over %n round(s)</source>
        <translation>
            <numerusform>Points over %n round</numerusform>
            <numerusform>Points over %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreFigures</name>
    <message>
        <source>left over: %1</source>
        <translation>left over: %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Round %1: %2</source>
        <translation>Round %1: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
</context>
<context>
    <name>ScoreSummary</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Stop for now</source>
        <translation>Stop for now</translation>
    </message>
    <message>
        <source>You can continue the match later.</source>
        <translation>You can continue the match later.</translation>
    </message>
</context>
<context>
    <name>ScreenFrame</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Back</translation>
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
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) taken</source>
        <translation>
            <numerusform>%n trick taken</numerusform>
            <numerusform>%n tricks taken</numerusform>
        </translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>face up: {cards}</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place} place</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>to play</translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
</context>
<context>
    <name>Seigneur</name>
    <message>
        <source>A bomb can only be played on your turn.</source>
        <translation>A bomb can only be played on your turn.</translation>
    </message>
    <message>
        <source>A bomb may also be played out of turn, on the cards just played. Anyone who holds a bomb that beats them is briefly asked, without anyone else noticing. Play then continues to the left of the player who played the bomb. On your turn, you may also lead a bomb.</source>
        <translation>A bomb may also be played out of turn, on the cards just played. Anyone who holds a bomb that beats them is briefly asked, without anyone else noticing. Play then continues to the left of the player who played the bomb. On your turn, you may also lead a bomb.</translation>
    </message>
    <message>
        <source>A round is a series of tricks. To lead one, play a single card, a pair, a triple (two or three cards of the same rank), a full house (a triple and a pair), two or more consecutive pairs such as 4-4-5-5, or a straight of five or more consecutive ranks.</source>
        <translation>A round is a series of tricks. To lead one, play a single card, a pair, a triple (two or three cards of the same rank), a full house (a triple and a pair), two or more consecutive pairs such as 4-4-5-5, or a straight of five or more consecutive ranks.</translation>
    </message>
    <message>
        <source>A straight of one suit is always a bomb.</source>
        <translation>A straight of one suit is always a bomb.</translation>
    </message>
    <message>
        <source>All cards are dealt, so some players may get one more than others. From the second round on, {lowest_subject} deals, and the players sit by position, clockwise from the highest.</source>
        <translation>All cards are dealt, so some players may get one more than others. From the second round on, {lowest_subject} deals, and the players sit by position, clockwise from the highest.</translation>
    </message>
    <message>
        <source>Bomb! You play {cards}.</source>
        <translation>Bomb! You play {cards}.</translation>
    </message>
    <message>
        <source>Bomb! {name} plays {cards}.</source>
        <translation>Bomb! {name} plays {cards}.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bombs</translation>
    </message>
    <message>
        <source>Everyone plays for themselves and tries to get rid of their cards. Go out early and you rise; be left with cards and you fall.</source>
        <translation>Everyone plays for themselves and tries to get rid of their cards. Go out early and you rise; be left with cards and you fall.</translation>
    </message>
    <message>
        <source>Four cards of one rank in four different suits are a bomb, and so are five or more consecutive ranks of one suit, without the Mah Jong, Phoenix or Dragon. A bomb beats any other play. Only a higher bomb beats a bomb: more cards, or the same number with a higher rank.</source>
        <translation>Four cards of one rank in four different suits are a bomb, and so are five or more consecutive ranks of one suit, without the Mah Jong, Phoenix or Dragon. A bomb beats any other play. Only a higher bomb beats a bomb: more cards, or the same number with a higher rank.</translation>
    </message>
    <message>
        <source>I wish for {ranks}!</source>
        <translation>I wish for {ranks}!</translation>
    </message>
    <message>
        <source>If you pass, you may rejoin the trick later. When all the others have passed one after another, the player who played last wins the trick and leads the next one.</source>
        <translation>If you pass, you may rejoin the trick later. When all the others have passed one after another, the player who played last wins the trick and leads the next one.</translation>
    </message>
    <message>
        <source>In every round, the player who holds the Mah Jong starts, with any cards: it need not be the Mah Jong.</source>
        <translation>In every round, the player who holds the Mah Jong starts, with any cards: it need not be the Mah Jong.</translation>
    </message>
    <message>
        <source>No suit is stronger than another, and combinations do not wrap around (no K-A-2).</source>
        <translation>No suit is stronger than another, and combinations do not wrap around (no K-A-2).</translation>
    </message>
    <message>
        <source>On another Phoenix it is half a rank higher again. Two Phoenixes may be part of one play, together with other cards.</source>
        <translation>On another Phoenix it is half a rank higher again. Two Phoenixes may be part of one play, together with other cards.</translation>
    </message>
    <message>
        <source>Play a bomb on {cards}?</source>
        <translation>Play a bomb on {cards}?</translation>
    </message>
    <message>
        <source>The Dragon is the highest single card and can only be played by itself. Only a bomb beats it.</source>
        <translation>The Dragon is the highest single card and can only be played by itself. Only a bomb beats it.</translation>
    </message>
    <message>
        <source>The Dragon is the highest single card and can only be played by itself. Only a bomb or the second Dragon beats it.</source>
        <translation>The Dragon is the highest single card and can only be played by itself. Only a bomb or the second Dragon beats it.</translation>
    </message>
    <message>
        <source>The Mah Jong is a 1: the lowest single card, or the start of a straight. When you play it, you may wish for a rank. From then on, anyone who holds this rank and can play it on their turn must do so, until somebody has played it or the round is over. The cards you play with the wish do not count, nor does a Phoenix that stands for the rank.</source>
        <translation>The Mah Jong is a 1: the lowest single card, or the start of a straight. When you play it, you may wish for a rank. From then on, anyone who holds this rank and can play it on their turn must do so, until somebody has played it or the round is over. The cards you play with the wish do not count, nor does a Phoenix that stands for the rank.</translation>
    </message>
    <message>
        <source>The Phoenix stands for any card from 2 to ace, but not in a bomb. Played by itself, it is half a rank higher than the single card it is played on, but it does not beat a Dragon. Led by itself, it counts as one and a half.</source>
        <translation>The Phoenix stands for any card from 2 to ace, but not in a bomb. Played by itself, it is half a rank higher than the single card it is played on, but it does not beat a Dragon. Led by itself, it counts as one and a half.</translation>
    </message>
    <message>
        <source>The best card is the Dragon, then come the Phoenix, the Mah Jong, and the ranks from ace down to 2.</source>
        <translation>The best card is the Dragon, then come the Phoenix, the Mah Jong, and the ranks from ace down to 2.</translation>
    </message>
    <message>
        <source>The last player scores no points, and each position above scores one more.</source>
        <translation>The last player scores no points, and each position above scores one more.</translation>
    </message>
    <message>
        <source>The players who received cards give back the same number of cards, whichever they like, all at the same time.</source>
        <translation>The players who received cards give back the same number of cards, whichever they like, all at the same time.</translation>
    </message>
    <message>
        <source>The wish is granted: you play {one}.</source>
        <translation>The wish is granted: you play {one}.</translation>
    </message>
    <message>
        <source>The wish is granted: {name} plays {one}.</source>
        <translation>The wish is granted: {name} plays {one}.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays a higher combination of the same kind with the same number of cards, or passes. Full houses are compared by the triple.</source>
        <translation>Then, going clockwise, each player plays a higher combination of the same kind with the same number of cards, or passes. Full houses are compared by the triple.</translation>
    </message>
    <message>
        <source>There are four suits (lilies, keys, goblets and towers), each from 2 to ace, and three cards without a suit: the Mah Jong, the Phoenix and the Dragon.</source>
        <translation>There are four suits (lilies, keys, goblets and towers), each from 2 to ace, and three cards without a suit: the Mah Jong, the Phoenix and the Dragon.</translation>
    </message>
    <message>
        <source>When you have no cards left, you are out. A player’s last cards can still be beaten; if nobody beats them, the next player who still has cards leads. The round ends when only one player still has cards.</source>
        <translation>When you have no cards left, you are out. A player’s last cards can still be beaten; if nobody beats them, the next player who still has cards leads. The round ends when only one player still has cards.</translation>
    </message>
    <message>
        <source>Wished for: {one}. Anyone who can play it must do so.</source>
        <translation>Wished for: {one}. Anyone who can play it must do so.</translation>
    </message>
    <message>
        <source>With this many players, two decks are used: 104 cards with suits, two Phoenixes and two Dragons, but only one Mah Jong.</source>
        <translation>With this many players, two decks are used: 104 cards with suits, two Phoenixes and two Dragons, but only one Mah Jong.</translation>
    </message>
    <message>
        <source>You keep your bomb.</source>
        <translation>You keep your bomb.</translation>
    </message>
    <message>
        <source>You must grant the wish: play {one}</source>
        <translation>You must grant the wish: play {one}</translation>
    </message>
    <message>
        <source>You play {cards} and wish for {one}.</source>
        <translation>You play {cards} and wish for {one}.</translation>
    </message>
    <message>
        <source>You wish for {one}.</source>
        <translation>You wish for {one}.</translation>
    </message>
    <message>
        <source>a bomb in {suit}, {low} to {high}</source>
        <translation>a bomb in {suit}, {low} to {high}</translation>
    </message>
    <message>
        <source>a bomb of four {ranks}</source>
        <translation>a bomb of four {ranks}</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>a full house</translation>
    </message>
    <message>
        <source>a full house of {ranks}</source>
        <translation>a full house of {ranks}</translation>
    </message>
    <message>
        <source>a higher bomb</source>
        <translation>a higher bomb</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>a pair</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>a single card</translation>
    </message>
    <message>
        <source>a straight of {count} cards</source>
        <translation>a straight of {count} cards</translation>
    </message>
    <message>
        <source>a straight, {low} to {high}</source>
        <translation>a straight, {low} to {high}</translation>
    </message>
    <message>
        <source>or</source>
        <translation>or</translation>
    </message>
    <message>
        <source>the bomb in {suit}, {low} to {high}</source>
        <translation>the bomb in {suit}, {low} to {high}</translation>
    </message>
    <message>
        <source>the bomb of four {ranks}</source>
        <translation>the bomb of four {ranks}</translation>
    </message>
    <message>
        <source>the full house of {ranks}</source>
        <translation>the full house of {ranks}</translation>
    </message>
    <message>
        <source>the straight, {low} to {high}</source>
        <translation>the straight, {low} to {high}</translation>
    </message>
    <message>
        <source>the {count} pairs, {low} to {high}</source>
        <translation>the {count} pairs, {low} to {high}</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>three of a kind</translation>
    </message>
    <message>
        <source>{count} consecutive pairs</source>
        <translation>{count} consecutive pairs</translation>
    </message>
    <message>
        <source>{count} pairs, {low} to {high}</source>
        <translation>{count} pairs, {low} to {high}</translation>
    </message>
    <message numerus="yes">
        <source>{lower_subject} gives {upper_to} their %n best card(s).</source>
        <translation>
            <numerusform>{lower_subject} gives {upper_to} their best card.</numerusform>
            <numerusform>{lower_subject} gives {upper_to} their %n best cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} keeps their bomb.</source>
        <translation>{name} keeps their bomb.</translation>
    </message>
    <message>
        <source>{name} plays {cards} and wishes for {one}.</source>
        <translation>{name} plays {cards} and wishes for {one}.</translation>
    </message>
    <message>
        <source>{name} wishes for {one}.</source>
        <translation>{name} wishes for {one}.</translation>
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
        <translation>You</translation>
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
        <translation>A few minutes every day teach more than an hour once a week.</translation>
    </message>
    <message>
        <source>All {of} right!</source>
        <translation>All {of} right!</translation>
    </message>
    <message>
        <source>Could not be judged</source>
        <translation>Could not be judged</translation>
    </message>
    <message>
        <source>Exercise {number}: {about}</source>
        <translation>Exercise {number}: {about}</translation>
    </message>
    <message>
        <source>In a hundred rounds, choices like these cost you {places}. Exercise {worst} cost the most.</source>
        <translation>In a hundred rounds, choices like these cost you {places}. Exercise {worst} cost the most.</translation>
    </message>
    <message>
        <source>Play to the trick</source>
        <translation>Play to the trick</translation>
    </message>
    <message>
        <source>The hands you missed are back already: play ten more.</source>
        <translation>The hands you missed are back already: play ten more.</translation>
    </message>
    <message numerus="yes">
        <source>The hands you missed come back in %n day(s).</source>
        <translation>
            <numerusform>The hands you missed come back in %n day.</numerusform>
            <numerusform>The hands you missed come back in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hands you missed come back in %n minute(s).</source>
        <translation>
            <numerusform>The hands you missed come back in %n minute.</numerusform>
            <numerusform>The hands you missed come back in %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hands you missed come back later today.</source>
        <translation>The hands you missed come back later today.</translation>
    </message>
    <message>
        <source>The hands you missed come back tomorrow.</source>
        <translation>The hands you missed come back tomorrow.</translation>
    </message>
    <message>
        <source>Work on this next: {about}</source>
        <translation>Work on this next: {about}</translation>
    </message>
    <message>
        <source>You are good at this: {about} ({good} of {of} right).</source>
        <translation>You are good at this: {about} ({good} of {of} right).</translation>
    </message>
    <message numerus="yes">
        <source>You found %n more on the second try.</source>
        <translation>
            <numerusform>You found %n more on the second try.</numerusform>
            <numerusform>You found %n more on the second try.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your choices cost you next to nothing.</source>
        <translation>Your choices cost you next to nothing.</translation>
    </message>
    <message>
        <source>Your first rating: about {after}.</source>
        <translation>Your first rating: about {after}.</translation>
    </message>
    <message>
        <source>Your rating falls from about {before} to {after}.</source>
        <translation>Your rating falls from about {before} to {after}.</translation>
    </message>
    <message>
        <source>Your rating rises from about {before} to {after}.</source>
        <translation>Your rating rises from about {before} to {after}.</translation>
    </message>
    <message>
        <source>Your rating stays at about {after}.</source>
        <translation>Your rating stays at about {after}.</translation>
    </message>
    <message>
        <source>Your title: {after}.</source>
        <translation>Your title: {after}.</translation>
    </message>
    <message>
        <source>Your title: {after}. Before this session: {before}.</source>
        <translation>Your title: {after}. Before this session: {before}.</translation>
    </message>
    <message>
        <source>{good} of {of} right</source>
        <translation>{good} of {of} right</translation>
    </message>
    <message>
        <source>{verdict}, costs {places}</source>
        <translation>{verdict}, costs {places}</translation>
    </message>
    <message>
        <source>{verdict}; then found</source>
        <translation>{verdict}; then found</translation>
    </message>
</context>
<context>
    <name>SessionEndPane</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Lesson: %1</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copy the result</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Look at this exercise again</source>
        <translation>Look at this exercise again</translation>
    </message>
    <message>
        <source>Practise that</source>
        <translation>Practise that</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Ten more</translation>
    </message>
    <message>
        <source>The exercises of this session</source>
        <translation>The exercises of this session</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings can’t be saved in {path}{reason}; they apply until you quit.</source>
        <translation>The settings can’t be saved in {path}{reason}; they apply until you quit.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used; the old file is kept as {path}.</source>
        <translation>The settings could not be read, so the defaults are used; the old file is kept as {path}.</translation>
    </message>
    <message>
        <source>The settings file was damaged, so your settings from before the last change are used; the damaged file is kept as {path}.</source>
        <translation>The settings file was damaged, so your settings from before the last change are used; the damaged file is kept as {path}.</translation>
    </message>
    <message>
        <source>The settings {path} can’t be read{reason}. The file is left untouched; your changes apply until you quit.</source>
        <translation>The settings {path} can’t be read{reason}. The file is left untouched; your changes apply until you quit.</translation>
    </message>
    <message>
        <source>another window is writing to them</source>
        <translation>another window is writing to them</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message>
        <source>A shelf that fills as you play. A new trophy is shown for two seconds.</source>
        <translation>A shelf that fills as you play. A new trophy is shown for two seconds.</translation>
    </message>
    <message>
        <source>A sound when it is your turn</source>
        <translation>A sound when it is your turn</translation>
    </message>
    <message>
        <source>Allow undo</source>
        <translation>Allow undo</translation>
    </message>
    <message>
        <source>At the table, text grows only as far as there is room.</source>
        <translation>At the table, text grows only as far as there is room.</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Background</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Backs</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Brightness</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Card faces</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Cards and table</translation>
    </message>
    <message>
        <source>Cards appear in place instead of flying there.</source>
        <translation>Cards appear in place instead of flying there.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Cloth</translation>
    </message>
    <message>
        <source>Ctrl+Z takes you back to your last decision.</source>
        <translation>Ctrl+Z takes you back to your last decision.</translation>
    </message>
    <message>
        <source>Each player’s plate shows their points and what the last round added.</source>
        <translation>Each player’s plate shows their points and what the last round added.</translation>
    </message>
    <message>
        <source>For tables with children or grandparents.</source>
        <translation>For tables with children or grandparents.</translation>
    </message>
    <message>
        <source>How much time you get to step in when you could play a bomb out of turn.</source>
        <translation>How much time you get to step in when you could play a bomb out of turn.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Language and titles</source>
        <translation>Language and titles</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Less motion</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Letters on the cards</translation>
    </message>
    <message>
        <source>Mild titles</source>
        <translation>Mild titles</translation>
    </message>
    <message>
        <source>Opponents in the next match</source>
        <translation>Opponents in the next match</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Pace</translation>
    </message>
    <message>
        <source>Pass automatically</source>
        <translation>Pass automatically</translation>
    </message>
    <message>
        <source>Points at the table</source>
        <translation>Points at the table</translation>
    </message>
    <message>
        <source>Press M at the table to mute. With “no motion”, you hear only sounds that respond to your own actions.</source>
        <translation>Press M at the table to mute. With “no motion”, you hear only sounds that respond to your own actions.</translation>
    </message>
    <message>
        <source>Prove that the deal is honest</source>
        <translation>Prove that the deal is honest</translation>
    </message>
    <message>
        <source>Quiet voices or rain around the table. It stops while another window is in front, and M mutes it too.</source>
        <translation>Quiet voices or rain around the table. It stops while another window is in front, and M mutes it too.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Sounds at the table</source>
        <translation>Sounds at the table</translation>
    </message>
    <message>
        <source>Speed of the game</source>
        <translation>Speed of the game</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>The shuffled deck has a fingerprint, shown before the deal. After the round, “All hands” proves that no card was changed.</source>
        <translation>The shuffled deck has a fingerprint, shown before the deal. After the round, “All hands” proves that no card was changed.</translation>
    </message>
    <message>
        <source>Think again?</source>
        <translation>Think again?</translation>
    </message>
    <message>
        <source>Time to step in</source>
        <translation>Time to step in</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titles</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophies</translation>
    </message>
    <message>
        <source>Useful if you look away between turns.</source>
        <translation>Useful if you look away between turns.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Volume of the background</source>
        <translation>Volume of the background</translation>
    </message>
    <message>
        <source>When you have nothing to play.</source>
        <translation>When you have nothing to play.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>You choose how well each of them plays when you set up a new match.</source>
        <translation>You choose how well each of them plays when you set up a new match.</translation>
    </message>
    <message>
        <source>You get a second chance before you give away the wrong cards, and you can ask for hints.</source>
        <translation>You get a second chance before you give away the wrong cards, and you can ask for hints.</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Your face</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Your name</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>brisk</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>calm</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dark</translation>
    </message>
    <message>
        <source>follow the system</source>
        <translation>follow the system</translation>
    </message>
    <message>
        <source>full motion</source>
        <translation>full motion</translation>
    </message>
    <message>
        <source>leisurely</source>
        <translation>leisurely</translation>
    </message>
    <message>
        <source>less motion</source>
        <translation>less motion</translation>
    </message>
    <message>
        <source>light</source>
        <translation>light</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>no motion</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>off</source>
        <comment>background sound</comment>
        <translation>off</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>quick</translation>
    </message>
    <message>
        <source>rain</source>
        <translation>rain</translation>
    </message>
    <message>
        <source>tavern</source>
        <translation>tavern</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Adjusted to fit – {changes}</source>
        <translation>Adjusted to fit – {changes}</translation>
    </message>
    <message>
        <source>Applies only when “{option}” is not “{value}”.</source>
        <translation>Applies only when “{option}” is not “{value}”.</translation>
    </message>
    <message>
        <source>Applies only when “{option}” is “{value}”.</source>
        <translation>Applies only when “{option}” is “{value}”.</translation>
    </message>
    <message>
        <source>Fix it – {changes}</source>
        <translation>Fix it – {changes}</translation>
    </message>
    <message>
        <source>Has no effect unless “{option}” is {value} or more.</source>
        <translation>Has no effect unless “{option}” is {value} or more.</translation>
    </message>
    <message>
        <source>The game’s usual ones</source>
        <translation>The game’s usual ones</translation>
    </message>
    <message>
        <source>Your own game, based on {game}.</source>
        <translation>Your own game, based on {game}.</translation>
    </message>
    <message>
        <source>a number for each pair</source>
        <translation>a number for each pair</translation>
    </message>
    <message>
        <source>your own order</source>
        <translation>your own order</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>“{option}”: {value}</source>
        <translation>“{option}”: {value}</translation>
    </message>
</context>
<context>
    <name>SharePane</name>
    <message>
        <source>A sentence about it</source>
        <translation>A sentence about it</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Gives this game the name above.</source>
        <translation>Gives this game the name above.</translation>
    </message>
    <message>
        <source>As one line of text</source>
        <translation>As one line of text</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>Restore “%1”</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>What is special about it?</source>
        <translation>What is special about it?</translation>
    </message>
    <message>
        <source>Without one, the game is described by its rules.</source>
        <translation>Without one, the game is described by its rules.</translation>
    </message>
    <message>
        <source>You will find it among the games. The game that you made it from stays as it is.</source>
        <translation>You will find it among the games. The game that you made it from stays as it is.</translation>
    </message>
    <message>
        <source>Your own game</source>
        <translation>Your own game</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Give the game a name first.</source>
        <translation>Give the game a name first.</translation>
    </message>
    <message>
        <source>Line copied to the clipboard; send it to your friends.</source>
        <translation>Line copied to the clipboard; send it to your friends.</translation>
    </message>
    <message>
        <source>The line names “{rule}” twice.</source>
        <translation>The line names “{rule}” twice.</translation>
    </message>
    <message>
        <source>The rules from this line now apply.</source>
        <translation>The rules from this line now apply.</translation>
    </message>
    <message numerus="yes">
        <source>There is no room for more than %n game(s) of your own. Delete one first.</source>
        <translation>
            <numerusform>There is no room for more than %n game of your own. Delete one first.</numerusform>
            <numerusform>There is no room for more than %n games of your own. Delete one first.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a line of house rules: such a line starts with the name of a game.</source>
        <translation>This is not a line of house rules: such a line starts with the name of a game.</translation>
    </message>
    <message>
        <source>This is too long to be a line of house rules.</source>
        <translation>This is too long to be a line of house rules.</translation>
    </message>
    <message>
        <source>You already have a game called “{name}”. Choose another name.</source>
        <translation>You already have a game called “{name}”. Choose another name.</translation>
    </message>
    <message>
        <source>“{before}” is now called “{name}”.</source>
        <translation>“{before}” is now called “{name}”.</translation>
    </message>
    <message>
        <source>“{name}” was added to the list of games.</source>
        <translation>“{name}” was added to the list of games.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>“{name}” was deleted.</translation>
    </message>
    <message>
        <source>“{name}” was restored.</source>
        <translation>“{name}” was restored.</translation>
    </message>
    <message>
        <source>“{name}” was saved.</source>
        <translation>“{name}” was saved.</translation>
    </message>
    <message>
        <source>“{part}” does not have the form rule=value.</source>
        <translation>“{part}” does not have the form rule=value.</translation>
    </message>
</context>
<context>
    <name>Shithead</name>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n face-down card</numerusform>
            <numerusform>%n face-down cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Column {number}</translation>
    </message>
    <message numerus="yes">
        <source>Pile of %n card(s), on top: {cards}</source>
        <translation>
            <numerusform>Pile of %n card, on top: {cards}</numerusform>
            <numerusform>Pile of %n cards, on top: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>The pile is empty.</translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>face up: {cards}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>face-down card</translation>
    </message>
    <message>
        <source>{column}: empty</source>
        <translation>{column}: empty</translation>
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
        <translation>Faster</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Skip to the result</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Watch</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Redone.</source>
        <translation>Redone.</translation>
    </message>
    <message>
        <source>Sounds off.</source>
        <translation>Sounds off.</translation>
    </message>
    <message>
        <source>Sounds on.</source>
        <translation>Sounds on.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Undone.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
        <translation>A real round that explains the game as you play. You can leave at any time.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>About</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Continue with “%1”</source>
        <translation>Continue with “%1”</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Deal of the day</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>First steps</translation>
    </message>
    <message>
        <source>First steps (3 minutes)</source>
        <translation>First steps (3 minutes)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Main menu</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>More to do</source>
        <translation>More to do</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>New match…</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Play %1</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practise</translation>
    </message>
    <message>
        <source>Regulars</source>
        <translation>Regulars</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Starts a match with the same players, rounds and rules as last time.</source>
        <translation>Starts a match with the same players, rounds and rules as last time.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>The people you play with again and again.</source>
        <translation>The people you play with again and again.</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophies</translation>
    </message>
    <message>
        <source>Version, licences and how to report a problem.</source>
        <translation>Version, licences and how to report a problem.</translation>
    </message>
    <message>
        <source>Which cards should you give away? Ten exercises, each checked by playing out every option.</source>
        <translation>Which cards should you give away? Ten exercises, each checked by playing out every option.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <comment>regulars</comment>
        <translation>“%1”: %2</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more round(s) and you will have a title.</source>
        <translation>
            <numerusform>One more round and you will have a title.</numerusform>
            <numerusform>%n more rounds and you will have a title.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played to the end</source>
        <translation>
            <numerusform>%n played to the end</numerusform>
            <numerusform>%n played to the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) can’t be read: they are damaged or from a newer version. They are kept but do not count.</source>
        <translation>
            <numerusform>One round can’t be read: it is damaged or from a newer version. It is kept but does not count.</numerusform>
            <numerusform>%n rounds can’t be read: they are damaged or from a newer version. They are kept but do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Any number</translation>
    </message>
    <message>
        <source>Average place {place}; chance alone would give {fair}.</source>
        <translation>Average place {place}; chance alone would give {fair}.</translation>
    </message>
    <message>
        <source>Average place: ±{error} (standard error)</source>
        <translation>Average place: ±{error} (standard error)</translation>
    </message>
    <message>
        <source>Best match: {name}, {day}, average place {place}</source>
        <translation>Best match: {name}, {day}, average place {place}</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Between</translation>
    </message>
    <message numerus="yes">
        <source>Delete the statistics of %n round(s) and the trophies they earned? Matches and exercises are kept. You can’t undo this.</source>
        <translation>
            <numerusform>Delete the statistics of one round and the trophies it earned? Matches and exercises are kept. You can’t undo this.</numerusform>
            <numerusform>Delete the statistics of %n rounds and the trophies they earned? Matches and exercises are kept. You can’t undo this.</numerusform>
        </translation>
    </message>
    <message>
        <source>For these rounds, there is no way to tell how good your cards were.</source>
        <translation>For these rounds, there is no way to tell how good your cards were.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Highest</translation>
    </message>
    <message>
        <source>How well you used them: ±{error} places a round (standard error)</source>
        <translation>How well you used them: ±{error} places a round (standard error)</translation>
    </message>
    <message>
        <source>In your last {rounds} rounds, you did about as well as an opponent at the level “{title}”.</source>
        <translation>In your last {rounds} rounds, you did about as well as an opponent at the level “{title}”.</translation>
    </message>
    <message>
        <source>Longest streak at the top: {longest}</source>
        <translation>Longest streak at the top: {longest}</translation>
    </message>
    <message>
        <source>Longest streak without finishing last: {longest}</source>
        <translation>Longest streak without finishing last: {longest}</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Lowest</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Place {place}</translation>
    </message>
    <message numerus="yes">
        <source>Places over time (%n round(s) per point). Dashed line: chance</source>
        <translation>
            <numerusform>Places over time (one round per point). Dashed line: chance</numerusform>
            <numerusform>Places over time (%n rounds per point). Dashed line: chance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places over time (%n round(s) per point). Thin line: what your cards were worth. Dashed line: chance</source>
        <translation>
            <numerusform>Places over time (one round per point). Thin line: what your cards were worth. Dashed line: chance</numerusform>
            <numerusform>Places over time (%n rounds per point). Thin line: what your cards were worth. Dashed line: chance</numerusform>
        </translation>
    </message>
    <message>
        <source>Play more rounds to see how well you use your cards.</source>
        <translation>Play more rounds to see how well you use your cards.</translation>
    </message>
    <message>
        <source>That is {places} better, which could be luck.</source>
        <translation>That is {places} better, which could be luck.</translation>
    </message>
    <message>
        <source>That is {places} better: more than luck can explain.</source>
        <translation>That is {places} better: more than luck can explain.</translation>
    </message>
    <message>
        <source>That is {places} worse, which could be bad luck.</source>
        <translation>That is {places} worse, which could be bad luck.</translation>
    </message>
    <message>
        <source>That is {places} worse: more than bad luck can explain.</source>
        <translation>That is {places} worse: more than bad luck can explain.</translation>
    </message>
    <message>
        <source>There are too few rounds yet to tell skill from luck.</source>
        <translation>There are too few rounds yet to tell skill from luck.</translation>
    </message>
    <message>
        <source>This covers {known} of {rounds} rounds.</source>
        <translation>This covers {known} of {rounds} rounds.</translation>
    </message>
    <message>
        <source>Value of your cards: ±{error} places a round (standard error)</source>
        <translation>Value of your cards: ±{error} places a round (standard error)</translation>
    </message>
    <message>
        <source>With these cards you did about as well as average play would.</source>
        <translation>With these cards you did about as well as average play would.</translation>
    </message>
    <message>
        <source>With these cards you finished {places} a round higher than average play would: that is skill.</source>
        <translation>With these cards you finished {places} a round higher than average play would: that is skill.</translation>
    </message>
    <message>
        <source>With these cards you finished {places} a round lower than average play would: that is more than bad luck.</source>
        <translation>With these cards you finished {places} a round lower than average play would: that is more than bad luck.</translation>
    </message>
    <message>
        <source>Worked out for {known} of {rounds} rounds so far…</source>
        <translation>Worked out for {known} of {rounds} rounds so far…</translation>
    </message>
    <message>
        <source>Working out how good your cards were…</source>
        <translation>Working out how good your cards were…</translation>
    </message>
    <message>
        <source>Worst match: {name}, {day}, average place {place}</source>
        <translation>Worst match: {name}, {day}, average place {place}</translation>
    </message>
    <message>
        <source>Your cards were about as good as usual for your positions.</source>
        <translation>Your cards were about as good as usual for your positions.</translation>
    </message>
    <message>
        <source>Your cards were worth {places} a round less than usual for your positions.</source>
        <translation>Your cards were worth {places} a round less than usual for your positions.</translation>
    </message>
    <message>
        <source>Your cards were worth {places} a round more than usual for your positions.</source>
        <translation>Your cards were worth {places} a round more than usual for your positions.</translation>
    </message>
    <message>
        <source>Your career begins: {rounds} of {enough} rounds</source>
        <translation>Your career begins: {rounds} of {enough} rounds</translation>
    </message>
    <message>
        <source>Your career: {title}, {rounds}</source>
        <translation>Your career: {title}, {rounds}</translation>
    </message>
    <message>
        <source>{count} · {percent}%</source>
        <translation>{count} · {percent}%</translation>
    </message>
    <message>
        <source>{label}: {count} of {of}</source>
        <translation>{label}: {count} of {of}</translation>
    </message>
    <message>
        <source>{rounds} from {day}: average place {place} ({fair} by chance)</source>
        <translation>{rounds} from {day}: average place {place} ({fair} by chance)</translation>
    </message>
    <message>
        <source>{rounds} from {day}: average place {place} ({fair} by chance, {dealt} by the cards)</source>
        <translation>{rounds} from {day}: average place {place} ({fair} by chance, {dealt} by the cards)</translation>
    </message>
    <message>
        <source>{rounds} in {matches}, {ended}, {won}.</source>
        <translation>{rounds} in {matches}, {ended}, {won}.</translation>
    </message>
    <message>
        <source>{streak} (now {now})</source>
        <translation>{streak} (now {now})</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete the statistics…</source>
        <translation>Delete the statistics…</translation>
    </message>
    <message>
        <source>Each deal counts once, the first time you finish it; the first steps do not count. Deleting a match does not remove it from the statistics.</source>
        <translation>Each deal counts once, the first time you finish it; the first steps do not count. Deleting a match does not remove it from the statistics.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Hide margins of error</source>
        <translation>Hide margins of error</translation>
    </message>
    <message>
        <source>How often you finished in each place</source>
        <translation>How often you finished in each place</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>New match…</translation>
    </message>
    <message>
        <source>Once you have finished a round, you can see here how you are doing.</source>
        <translation>Once you have finished a round, you can see here how you are doing.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Show margins of error</source>
        <translation>Show margins of error</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophies</translation>
    </message>
    <message>
        <source>You haven’t played a round like that yet.</source>
        <translation>You haven’t played a round like that yet.</translation>
    </message>
</context>
<context>
    <name>StepperRow</name>
    <message>
        <source>%1: fewer</source>
        <translation>%1: fewer</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: more</translation>
    </message>
</context>
<context>
    <name>Subject</name>
    <message>
        <source>the Big A</source>
        <translation>the Big A</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>the Dragon</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>the Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>the Little A</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>the Mah Jong</translation>
    </message>
    <message>
        <source>the Phoenix</source>
        <translation>the Phoenix</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>the ace</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>the black joker</translation>
    </message>
    <message>
        <source>the cavalier</source>
        <translation>the cavalier</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>the jack</translation>
    </message>
    <message>
        <source>the jester</source>
        <translation>the jester</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>the king</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>the queen</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>the red joker</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>the {number}</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>trump {number}</translation>
    </message>
</context>
<context>
    <name>SummaryPanel</name>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>About</source>
        <translation>About</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>About this game</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Copy the deal number</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copy the fingerprint</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
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
        <translation>Main menu</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>New match…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Redo an exchange…</source>
        <translation>Redo an exchange…</translation>
    </message>
    <message>
        <source>Replay this match</source>
        <translation>Replay this match</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Same cards again</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Sounds off</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Sounds on</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Stop practising</source>
        <translation>Stop practising</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Card table</source>
        <translation>Card table</translation>
    </message>
</context>
<context>
    <name>The</name>
    <message numerus="yes">
        <source>the %n aces</source>
        <translation>
            <numerusform>the %n aces</numerusform>
            <numerusform>the %n aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n {ranks}</source>
        <translation>
            <numerusform>the %n {ranks}</numerusform>
            <numerusform>the %n {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>the Big A</source>
        <translation>the Big A</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>the Dragon</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>the Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>the Little A</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>the Mah Jong</translation>
    </message>
    <message>
        <source>the Phoenix</source>
        <translation>the Phoenix</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>the ace of {suit}</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>the black joker</translation>
    </message>
    <message>
        <source>the cavalier of {suit}</source>
        <translation>the cavalier of {suit}</translation>
    </message>
    <message>
        <source>the four aces</source>
        <translation>the four aces</translation>
    </message>
    <message>
        <source>the four {ranks}</source>
        <translation>the four {ranks}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>the jack of {suit}</translation>
    </message>
    <message>
        <source>the jester</source>
        <translation>the jester</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>the king of {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>the queen of {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>the red joker</translation>
    </message>
    <message>
        <source>the run from {low} to {high}</source>
        <translation>the run from {low} to {high}</translation>
    </message>
    <message>
        <source>the run of pairs from {low} to {high}</source>
        <translation>the run of pairs from {low} to {high}</translation>
    </message>
    <message>
        <source>the run of triples from {low} to {high}</source>
        <translation>the run of triples from {low} to {high}</translation>
    </message>
    <message>
        <source>the three aces</source>
        <translation>the three aces</translation>
    </message>
    <message>
        <source>the three {ranks}</source>
        <translation>the three {ranks}</translation>
    </message>
    <message>
        <source>the two aces</source>
        <translation>the two aces</translation>
    </message>
    <message>
        <source>the two {ranks}</source>
        <translation>the two {ranks}</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>the {number}</translation>
    </message>
    <message>
        <source>the {number} of {suit}</source>
        <translation>the {number} of {suit}</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>trump {number}</translation>
    </message>
    <message>
        <source>trumps {number}</source>
        <translation>trumps {number}</translation>
    </message>
</context>
<context>
    <name>Thirteen</name>
    <message>
        <source>A five-card combination can only be beaten by one of the same kind.</source>
        <translation>A five-card combination can only be beaten by one of the same kind.</translation>
    </message>
    <message>
        <source>A round is a series of tricks. The player who starts leads the first one: with a single card, a pair, a triple (two or three cards of the same rank) or a five-card combination. Then, going clockwise, each player plays the same number of stronger cards, or passes.</source>
        <translation>A round is a series of tricks. The player who starts leads the first one: with a single card, a pair, a triple (two or three cards of the same rank) or a five-card combination. Then, going clockwise, each player plays the same number of stronger cards, or passes.</translation>
    </message>
    <message>
        <source>A stronger kind beats every weaker one.</source>
        <translation>A stronger kind beats every weaker one.</translation>
    </message>
    <message>
        <source>Counting the cards left</source>
        <translation>Counting the cards left</translation>
    </message>
    <message>
        <source>Doublette!</source>
        <translation>Doublette!</translation>
    </message>
    <message>
        <source>Doublette! Your {left} cards count double: {points} points.</source>
        <translation>Doublette! Your {left} cards count double: {points} points.</translation>
    </message>
    <message>
        <source>Doublette! {name}’s {left} cards count double: {points} points.</source>
        <translation>Doublette! {name}’s {left} cards count double: {points} points.</translation>
    </message>
    <message>
        <source>Everyone else scores one penalty point for each card they still hold. If they hold ten or more, each card counts double (a doublette); a player who still holds all 13 scores 39 points (a triplette).</source>
        <translation>Everyone else scores one penalty point for each card they still hold. If they hold ten or more, each card counts double (a doublette); a player who still holds all 13 scores 39 points (a triplette).</translation>
    </message>
    <message>
        <source>Five-card combinations</source>
        <translation>Five-card combinations</translation>
    </message>
    <message>
        <source>Four cards of one rank cannot be played by themselves, only with a fifth card.</source>
        <translation>Four cards of one rank cannot be played by themselves, only with a fifth card.</translation>
    </message>
    <message>
        <source>From weakest to strongest: straight (five consecutive ranks), flush (five cards of one suit), full house (a triple and a pair), four of a kind with a fifth card, straight flush (a straight in one suit).</source>
        <translation>From weakest to strongest: straight (five consecutive ranks), flush (five cards of one suit), full house (a triple and a pair), four of a kind with a fifth card, straight flush (a straight in one suit).</translation>
    </message>
    <message>
        <source>Get rid of your cards. The first player to run out of cards wins the round; everyone else scores penalty points for the cards they still hold.</source>
        <translation>Get rid of your cards. The first player to run out of cards wins the round; everyone else scores penalty points for the cards they still hold.</translation>
    </message>
    <message>
        <source>In the first round, the player who holds the 3 of diamonds starts, and their first play must include it. In later rounds, the winner of the previous round starts, with any cards.</source>
        <translation>In the first round, the player who holds the 3 of diamonds starts, and their first play must include it. In later rounds, the winner of the previous round starts, with any cards.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n round(s) at the latest.</source>
        <translation>
            <numerusform>It ends after %n round at the latest.</numerusform>
            <numerusform>It ends after %n rounds at the latest.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead with {card}, alone or with others</source>
        <translation>Lead with {card}, alone or with others</translation>
    </message>
    <message>
        <source>No cards are exchanged, and there are no positions.</source>
        <translation>No cards are exchanged, and there are no positions.</translation>
    </message>
    <message>
        <source>Singles, pairs and triples are compared by rank, and if the ranks are equal, by their highest suit.</source>
        <translation>Singles, pairs and triples are compared by rank, and if the ranks are equal, by their highest suit.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>The lowest score wins.</translation>
    </message>
    <message>
        <source>The lowest straight is 3-4-5-6-7, the highest jack-queen-king-ace-2. Straights do not wrap around.</source>
        <translation>The lowest straight is 3-4-5-6-7, the highest jack-queen-king-ace-2. Straights do not wrap around.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends as soon as someone has %n point(s); the lowest score wins.</source>
        <translation>
            <numerusform>The match ends as soon as someone has a point; the lowest score wins.</numerusform>
            <numerusform>The match ends as soon as someone has %n points; the lowest score wins.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round ends as soon as a player has no cards left.</source>
        <translation>The round ends as soon as a player has no cards left.</translation>
    </message>
    <message>
        <source>The suits rank from weakest to strongest: {order}. So the 3 of diamonds is the weakest of all cards, and the 2 of spades the strongest.</source>
        <translation>The suits rank from weakest to strongest: {order}. So the 3 of diamonds is the weakest of all cards, and the 2 of spades the strongest.</translation>
    </message>
    <message>
        <source>Triplette!</source>
        <translation>Triplette!</translation>
    </message>
    <message>
        <source>Triplette! You have not played a card: {points} points.</source>
        <translation>Triplette! You have not played a card: {points} points.</translation>
    </message>
    <message>
        <source>Triplette! {name} has not played a card: {points} points.</source>
        <translation>Triplette! {name} has not played a card: {points} points.</translation>
    </message>
    <message>
        <source>Two combinations of the same kind are compared by their strongest card (rank first, then suit). Full houses are compared by the rank of the triple, and four of a kind by the rank of its four equal cards.</source>
        <translation>Two combinations of the same kind are compared by their strongest card (rank first, then suit). Full houses are compared by the rank of the triple, and four of a kind by the rank of its four equal cards.</translation>
    </message>
    <message>
        <source>You are out and win the round.</source>
        <translation>You are out and win the round.</translation>
    </message>
    <message>
        <source>You may pass even if you could play; then you are out of this trick. When all the others have passed, the player who played last leads the next trick.</source>
        <translation>You may pass even if you could play; then you are out of this trick. When all the others have passed, the player who played last leads the next trick.</translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>You score %n point.</numerusform>
            <numerusform>You score %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>a flush headed by the {card}</source>
        <translation>a flush headed by the {card}</translation>
    </message>
    <message>
        <source>a full house of {ranks}</source>
        <translation>a full house of {ranks}</translation>
    </message>
    <message>
        <source>a straight flush headed by the {card}</source>
        <translation>a straight flush headed by the {card}</translation>
    </message>
    <message>
        <source>a straight headed by the {card}</source>
        <translation>a straight headed by the {card}</translation>
    </message>
    <message>
        <source>doublette</source>
        <translation>doublette</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>flush</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>four of a kind</translation>
    </message>
    <message>
        <source>four {ranks} with a fifth card</source>
        <translation>four {ranks} with a fifth card</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full house</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>straight</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>straight flush</translation>
    </message>
    <message>
        <source>the flush headed by the {card}</source>
        <translation>the flush headed by the {card}</translation>
    </message>
    <message>
        <source>the four {ranks}</source>
        <translation>the four {ranks}</translation>
    </message>
    <message>
        <source>the full house of {ranks}</source>
        <translation>the full house of {ranks}</translation>
    </message>
    <message>
        <source>the straight flush headed by the {card}</source>
        <translation>the straight flush headed by the {card}</translation>
    </message>
    <message>
        <source>the straight headed by the {card}</source>
        <translation>the straight headed by the {card}</translation>
    </message>
    <message>
        <source>triplette</source>
        <translation>triplette</translation>
    </message>
    <message>
        <source>{cards} ({card} high)</source>
        <translation>{cards} ({card} high)</translation>
    </message>
    <message>
        <source>{cards}, {card} high</source>
        <translation>{cards}, {card} high</translation>
    </message>
    <message>
        <source>{kind}, {what}</source>
        <translation>{kind}, {what}</translation>
    </message>
    <message>
        <source>{name} is out and wins the round.</source>
        <translation>{name} is out and wins the round.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s).</source>
        <translation>
            <numerusform>{name} scores %n point.</numerusform>
            <numerusform>{name} scores %n points.</numerusform>
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
        <translation>Trou du cul · President</translation>
    </message>
</context>
<context>
    <name>TitleForms</name>
    <message>
        <source>the Angel</source>
        <translation>the Angel</translation>
    </message>
    <message>
        <source>the Apprentice</source>
        <translation>the Apprentice</translation>
    </message>
    <message>
        <source>the Asshole</source>
        <translation>the Asshole</translation>
    </message>
    <message>
        <source>the Backbencher</source>
        <translation>the Backbencher</translation>
    </message>
    <message>
        <source>the Bit Player</source>
        <translation>the Bit Player</translation>
    </message>
    <message>
        <source>the Boss</source>
        <translation>the Boss</translation>
    </message>
    <message>
        <source>the Burgher</source>
        <translation>the Burgher</translation>
    </message>
    <message>
        <source>the Bystander</source>
        <translation>the Bystander</translation>
    </message>
    <message>
        <source>the Casual</source>
        <translation>the Casual</translation>
    </message>
    <message>
        <source>the Citizen</source>
        <translation>the Citizen</translation>
    </message>
    <message>
        <source>the Close Shave</source>
        <translation>the Close Shave</translation>
    </message>
    <message>
        <source>the Daifugō</source>
        <translation>the Daifugō</translation>
    </message>
    <message>
        <source>the Daihinmin</source>
        <translation>the Daihinmin</translation>
    </message>
    <message>
        <source>the Director</source>
        <translation>the Director</translation>
    </message>
    <message>
        <source>the Dishwasher</source>
        <translation>the Dishwasher</translation>
    </message>
    <message>
        <source>the Donkey</source>
        <translation>the Donkey</translation>
    </message>
    <message>
        <source>the Extra</source>
        <translation>the Extra</translation>
    </message>
    <message>
        <source>the Farmer</source>
        <translation>the Farmer</translation>
    </message>
    <message>
        <source>the Farmhand</source>
        <translation>the Farmhand</translation>
    </message>
    <message>
        <source>the Fugō</source>
        <translation>the Fugō</translation>
    </message>
    <message>
        <source>the Grand Burgher</source>
        <translation>the Grand Burgher</translation>
    </message>
    <message>
        <source>the Grand Squire</source>
        <translation>the Grand Squire</translation>
    </message>
    <message>
        <source>the Great Lord</source>
        <translation>the Great Lord</translation>
    </message>
    <message>
        <source>the Greater Dalmuti</source>
        <translation>the Greater Dalmuti</translation>
    </message>
    <message>
        <source>the Greater Peon</source>
        <translation>the Greater Peon</translation>
    </message>
    <message>
        <source>the Head of Department</source>
        <translation>the Head of Department</translation>
    </message>
    <message>
        <source>the Heimin</source>
        <translation>the Heimin</translation>
    </message>
    <message>
        <source>the Hinmin</source>
        <translation>the Hinmin</translation>
    </message>
    <message>
        <source>the Journeyman</source>
        <translation>the Journeyman</translation>
    </message>
    <message>
        <source>the King</source>
        <translation>the King</translation>
    </message>
    <message>
        <source>the Knight</source>
        <translation>the Knight</translation>
    </message>
    <message>
        <source>the Leet</source>
        <translation>the Leet</translation>
    </message>
    <message>
        <source>the Lesser Dalmuti</source>
        <translation>the Lesser Dalmuti</translation>
    </message>
    <message>
        <source>the Lesser Peon</source>
        <translation>the Lesser Peon</translation>
    </message>
    <message>
        <source>the Lord</source>
        <translation>the Lord</translation>
    </message>
    <message>
        <source>the Lurker</source>
        <translation>the Lurker</translation>
    </message>
    <message>
        <source>the Manager</source>
        <translation>the Manager</translation>
    </message>
    <message>
        <source>the Managing Director</source>
        <translation>the Managing Director</translation>
    </message>
    <message>
        <source>the Master</source>
        <translation>the Master</translation>
    </message>
    <message>
        <source>the Mayor</source>
        <translation>the Mayor</translation>
    </message>
    <message>
        <source>the Merchant</source>
        <translation>the Merchant</translation>
    </message>
    <message>
        <source>the Neutral</source>
        <translation>the Neutral</translation>
    </message>
    <message>
        <source>the Newbie</source>
        <translation>the Newbie</translation>
    </message>
    <message>
        <source>the Noob</source>
        <translation>the Noob</translation>
    </message>
    <message>
        <source>the Pauper</source>
        <translation>the Pauper</translation>
    </message>
    <message>
        <source>the Petty Burgher</source>
        <translation>the Petty Burgher</translation>
    </message>
    <message>
        <source>the Petty Pauper</source>
        <translation>the Petty Pauper</translation>
    </message>
    <message>
        <source>the Petty Squire</source>
        <translation>the Petty Squire</translation>
    </message>
    <message>
        <source>the President</source>
        <translation>the President</translation>
    </message>
    <message>
        <source>the Prime Minister</source>
        <translation>the Prime Minister</translation>
    </message>
    <message>
        <source>the Pro</source>
        <translation>the Pro</translation>
    </message>
    <message>
        <source>the Regular</source>
        <translation>the Regular</translation>
    </message>
    <message>
        <source>the Runner</source>
        <translation>the Runner</translation>
    </message>
    <message>
        <source>the Scum</source>
        <translation>the Scum</translation>
    </message>
    <message>
        <source>the Shithead</source>
        <translation>the Shithead</translation>
    </message>
    <message>
        <source>the Smarty-pants</source>
        <translation>the Smarty-pants</translation>
    </message>
    <message>
        <source>the Squire</source>
        <translation>the Squire</translation>
    </message>
    <message>
        <source>the Star</source>
        <translation>the Star</translation>
    </message>
    <message>
        <source>the Stinker</source>
        <translation>the Stinker</translation>
    </message>
    <message>
        <source>the Superstar</source>
        <translation>the Superstar</translation>
    </message>
    <message>
        <source>the Supporting Actor</source>
        <translation>the Supporting Actor</translation>
    </message>
    <message>
        <source>the Tramp</source>
        <translation>the Tramp</translation>
    </message>
    <message>
        <source>the Vice-Asshole</source>
        <translation>the Vice-Asshole</translation>
    </message>
    <message>
        <source>the Vice-Backbencher</source>
        <translation>the Vice-Backbencher</translation>
    </message>
    <message>
        <source>the Vice-Donkey</source>
        <translation>the Vice-Donkey</translation>
    </message>
    <message>
        <source>the Vice-President</source>
        <translation>the Vice-President</translation>
    </message>
    <message>
        <source>the Vice-Scum</source>
        <translation>the Vice-Scum</translation>
    </message>
    <message>
        <source>the Viceroy</source>
        <translation>the Viceroy</translation>
    </message>
    <message>
        <source>the Worker</source>
        <translation>the Worker</translation>
    </message>
    <message>
        <source>the Wretch</source>
        <translation>the Wretch</translation>
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
        <translation>Angel</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprentice</translation>
    </message>
    <message>
        <source>Arcade</source>
        <translation>Arcade</translation>
    </message>
    <message>
        <source>Asshole</source>
        <translation>Asshole</translation>
    </message>
    <message>
        <source>Backbencher</source>
        <translation>Backbencher</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Beggar</translation>
    </message>
    <message>
        <source>Bit Player</source>
        <translation>Bit Player</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Burgher</source>
        <translation>Burgher</translation>
    </message>
    <message>
        <source>Bystander</source>
        <translation>Bystander</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation>Citizen</translation>
    </message>
    <message>
        <source>Close Shave</source>
        <translation>Close Shave</translation>
    </message>
    <message>
        <source>Daifugō</source>
        <translation>Daifugō</translation>
    </message>
    <message>
        <source>Daifugō (Japanese)</source>
        <translation>Daifugō (Japanese)</translation>
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
        <translation>Director</translation>
    </message>
    <message>
        <source>Dishwasher</source>
        <translation>Dishwasher</translation>
    </message>
    <message>
        <source>Donkey</source>
        <translation>Donkey</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Farmer</translation>
    </message>
    <message>
        <source>Farmhand</source>
        <translation>Farmhand</translation>
    </message>
    <message>
        <source>Fugō</source>
        <translation>Fugō</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Government</translation>
    </message>
    <message>
        <source>Grand Burgher</source>
        <translation>Grand Burgher</translation>
    </message>
    <message>
        <source>Grand Squire</source>
        <translation>Grand Squire</translation>
    </message>
    <message>
        <source>Great Lord</source>
        <translation>Great Lord</translation>
    </message>
    <message>
        <source>Greater Dalmuti</source>
        <translation>Greater Dalmuti</translation>
    </message>
    <message>
        <source>Greater Peon</source>
        <translation>Greater Peon</translation>
    </message>
    <message>
        <source>Head of Department</source>
        <translation>Head of Department</translation>
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
        <translation>Journeyman</translation>
    </message>
    <message>
        <source>King</source>
        <translation>King</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Knight</translation>
    </message>
    <message>
        <source>Leet</source>
        <translation>Leet</translation>
    </message>
    <message>
        <source>Lesser Dalmuti</source>
        <translation>Lesser Dalmuti</translation>
    </message>
    <message>
        <source>Lesser Peon</source>
        <translation>Lesser Peon</translation>
    </message>
    <message>
        <source>Lord</source>
        <translation>Lord</translation>
    </message>
    <message>
        <source>Lurker</source>
        <translation>Lurker</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Manager</translation>
    </message>
    <message>
        <source>Managing Director</source>
        <translation>Managing Director</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Mayor</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Merchant</translation>
    </message>
    <message>
        <source>Minister</source>
        <translation>Minister</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Newbie</source>
        <translation>Newbie</translation>
    </message>
    <message>
        <source>Noob</source>
        <translation>Noob</translation>
    </message>
    <message>
        <source>Pauper</source>
        <translation>Pauper</translation>
    </message>
    <message>
        <source>Petty Burgher</source>
        <translation>Petty Burgher</translation>
    </message>
    <message>
        <source>Petty Pauper</source>
        <translation>Petty Pauper</translation>
    </message>
    <message>
        <source>Petty Squire</source>
        <translation>Petty Squire</translation>
    </message>
    <message>
        <source>President</source>
        <translation>President</translation>
    </message>
    <message>
        <source>Prime Minister</source>
        <translation>Prime Minister</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regular</translation>
    </message>
    <message>
        <source>Republic</source>
        <translation>Republic</translation>
    </message>
    <message>
        <source>Republic, mild</source>
        <translation>Republic, mild</translation>
    </message>
    <message>
        <source>Royal court</source>
        <translation>Royal court</translation>
    </message>
    <message>
        <source>Royal court, mild</source>
        <translation>Royal court, mild</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>Scum</source>
        <translation>Scum</translation>
    </message>
    <message>
        <source>Shithead</source>
        <translation>Shithead</translation>
    </message>
    <message>
        <source>Smarty-pants</source>
        <translation>Smarty-pants</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Squire</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Star</translation>
    </message>
    <message>
        <source>Stinker</source>
        <translation>Stinker</translation>
    </message>
    <message>
        <source>Superstar</source>
        <translation>Superstar</translation>
    </message>
    <message>
        <source>Supporting Actor</source>
        <translation>Supporting Actor</translation>
    </message>
    <message>
        <source>The firm</source>
        <translation>The firm</translation>
    </message>
    <message>
        <source>The manor</source>
        <translation>The manor</translation>
    </message>
    <message>
        <source>Tramp</source>
        <translation>Tramp</translation>
    </message>
    <message>
        <source>Vice-Asshole</source>
        <translation>Vice-Asshole</translation>
    </message>
    <message>
        <source>Vice-Backbencher</source>
        <translation>Vice-Backbencher</translation>
    </message>
    <message>
        <source>Vice-Donkey</source>
        <translation>Vice-Donkey</translation>
    </message>
    <message>
        <source>Vice-President</source>
        <translation>Vice-President</translation>
    </message>
    <message>
        <source>Vice-Scum</source>
        <translation>Vice-Scum</translation>
    </message>
    <message>
        <source>Viceroy</source>
        <translation>Viceroy</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Wretch</source>
        <translation>Wretch</translation>
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
        <translation>ace</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>trump {number}</translation>
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
        <translation>Close the log</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
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
        <translation>Fingerprint %1</translation>
    </message>
    <message>
        <source>Fingerprint of this round’s shuffled deck: %1</source>
        <translation>Fingerprint of this round’s shuffled deck: %1</translation>
    </message>
    <message>
        <source>Log and standings</source>
        <translation>Log and standings</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>table and game</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Sounds off</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Sounds on</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trick</name>
    <message>
        <source>You played {cards}</source>
        <translation>You played {cards}</translation>
    </message>
    <message>
        <source>{name} played {cards}</source>
        <translation>{name} played {cards}</translation>
    </message>
</context>
<context>
    <name>TrickPile</name>
    <message>
        <source>Trick</source>
        <translation>Trick</translation>
    </message>
</context>
<context>
    <name>Trophies</name>
    <message>
        <source>A bomb on an ace</source>
        <translation>A bomb on an ace</translation>
    </message>
    <message>
        <source>A full day</source>
        <translation>A full day</translation>
    </message>
    <message>
        <source>A hundred evenings</source>
        <translation>A hundred evenings</translation>
    </message>
    <message>
        <source>A hundred rounds</source>
        <translation>A hundred rounds</translation>
    </message>
    <message>
        <source>A revolution that paid</source>
        <translation>A revolution that paid</translation>
    </message>
    <message>
        <source>Answer all ten exercises of the day.</source>
        <translation>Answer all ten exercises of the day.</translation>
    </message>
    <message>
        <source>Been everywhere</source>
        <translation>Been everywhere</translation>
    </message>
    <message>
        <source>Both hands full</source>
        <translation>Both hands full</translation>
    </message>
    <message>
        <source>Bull’s-eye</source>
        <translation>Bull’s-eye</translation>
    </message>
    <message>
        <source>Coat of arms</source>
        <translation>Coat of arms</translation>
    </message>
    <message>
        <source>Come last in the round after you finished first.</source>
        <translation>Come last in the round after you finished first.</translation>
    </message>
    <message>
        <source>Declare a putsch and carry it through.</source>
        <translation>Declare a putsch and carry it through.</translation>
    </message>
    <message>
        <source>Finish a hundred rounds.</source>
        <translation>Finish a hundred rounds.</translation>
    </message>
    <message>
        <source>Finish a round in first place.</source>
        <translation>Finish a round in first place.</translation>
    </message>
    <message>
        <source>Finish a round of every game.</source>
        <translation>Finish a round of every game.</translation>
    </message>
    <message>
        <source>Finish first against five opponents or more, all at the level {expert}.</source>
        <translation>Finish first against five opponents or more, all at the level {expert}.</translation>
    </message>
    <message>
        <source>Finish first against opponents of each of the five levels.</source>
        <translation>Finish first against opponents of each of the five levels.</translation>
    </message>
    <message>
        <source>Finish first among eight players or more.</source>
        <translation>Finish first among eight players or more.</translation>
    </message>
    <message>
        <source>Finish first in the round after you came last.</source>
        <translation>Finish first in the round after you came last.</translation>
    </message>
    <message>
        <source>Finish first in three different games.</source>
        <translation>Finish first in three different games.</translation>
    </message>
    <message>
        <source>Finish first in three rounds in a row of one match.</source>
        <translation>Finish first in three rounds in a row of one match.</translation>
    </message>
    <message>
        <source>Finish in every place at tables of the same size, with five players or more.</source>
        <translation>Finish in every place at tables of the same size, with five players or more.</translation>
    </message>
    <message>
        <source>Finish rounds on a hundred different days.</source>
        <translation>Finish rounds on a hundred different days.</translation>
    </message>
    <message>
        <source>Finish rounds on ten different days.</source>
        <translation>Finish rounds on ten different days.</translation>
    </message>
    <message>
        <source>Finish ten rounds in a row without coming last.</source>
        <translation>Finish ten rounds in a row without coming last.</translation>
    </message>
    <message>
        <source>Finish your first round.</source>
        <translation>Finish your first round.</translation>
    </message>
    <message>
        <source>First crown</source>
        <translation>First crown</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>First round</translation>
    </message>
    <message>
        <source>From the bottom to the top</source>
        <translation>From the bottom to the top</translation>
    </message>
    <message>
        <source>Go out first while everyone else still holds at least five cards.</source>
        <translation>Go out first while everyone else still holds at least five cards.</translation>
    </message>
    <message>
        <source>Juggler</source>
        <translation>Juggler</translation>
    </message>
    <message>
        <source>Never at a loss</source>
        <translation>Never at a loss</translation>
    </message>
    <message>
        <source>New on your shelf: {trophy}</source>
        <translation>New on your shelf: {trophy}</translation>
    </message>
    <message>
        <source>Not on your shelf yet.</source>
        <translation>Not on your shelf yet.</translation>
    </message>
    <message>
        <source>On your shelf since {day}.</source>
        <translation>On your shelf since {day}.</translation>
    </message>
    <message>
        <source>Play a bomb on an ace, or on several.</source>
        <translation>Play a bomb on an ace, or on several.</translation>
    </message>
    <message>
        <source>Play a match of twenty rounds or more to the end.</source>
        <translation>Play a match of twenty rounds or more to the end.</translation>
    </message>
    <message>
        <source>Play six cards or more at once.</source>
        <translation>Play six cards or more at once.</translation>
    </message>
    <message>
        <source>Putsch</source>
        <translation>Putsch</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Rocket</translation>
    </message>
    <message>
        <source>Round the world</source>
        <translation>Round the world</translation>
    </message>
    <message>
        <source>Rung by rung</source>
        <translation>Rung by rung</translation>
    </message>
    <message>
        <source>Safe and dry</source>
        <translation>Safe and dry</translation>
    </message>
    <message>
        <source>Slow but sure</source>
        <translation>Slow but sure</translation>
    </message>
    <message>
        <source>Solve ten exercises in a row without a mistake.</source>
        <translation>Solve ten exercises in a row without a mistake.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Spotless</translation>
    </message>
    <message>
        <source>Start a revolution and win the round.</source>
        <translation>Start a revolution and win the round.</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>Staying power</translation>
    </message>
    <message>
        <source>Ten evenings</source>
        <translation>Ten evenings</translation>
    </message>
    <message>
        <source>The big table</source>
        <translation>The big table</translation>
    </message>
    <message>
        <source>The cup</source>
        <translation>The cup</translation>
    </message>
    <message>
        <source>The great fall</source>
        <translation>The great fall</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>The last card</translation>
    </message>
    <message>
        <source>The owl</source>
        <translation>The owl</translation>
    </message>
    <message>
        <source>Three crowns</source>
        <translation>Three crowns</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>Treasure chest</translation>
    </message>
    <message>
        <source>Win a match of three rounds or more after coming last in its first round.</source>
        <translation>Win a match of three rounds or more after coming last in its first round.</translation>
    </message>
    <message>
        <source>Win a match of three rounds or more against opponents at the levels {strong} or {expert} only.</source>
        <translation>Win a match of three rounds or more against opponents at the levels {strong} or {expert} only.</translation>
    </message>
    <message>
        <source>Win a match of three rounds or more.</source>
        <translation>Win a match of three rounds or more.</translation>
    </message>
    <message>
        <source>Win a round of {shithead} without picking up the pile.</source>
        <translation>Win a round of {shithead} without picking up the pile.</translation>
    </message>
    <message>
        <source>Win a round with a single card as your last play.</source>
        <translation>Win a round with a single card as your last play.</translation>
    </message>
    <message>
        <source>Win a round without passing once.</source>
        <translation>Win a round without passing once.</translation>
    </message>
    <message>
        <source>Win ten matches of three rounds or more.</source>
        <translation>Win ten matches of three rounds or more.</translation>
    </message>
    <message>
        <source>{count} of {all} trophies on your shelf</source>
        <translation>{count} of {all} trophies on your shelf</translation>
    </message>
</context>
<context>
    <name>TrophiesScreen</name>
    <message>
        <source>Trophies</source>
        <translation>Trophies</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Saving works again: all your answers are in {path}.</source>
        <translation>Saving works again: all your answers are in {path}.</translation>
    </message>
    <message>
        <source>Saving works again: the whole match is in {path}.</source>
        <translation>Saving works again: the whole match is in {path}.</translation>
    </message>
    <message>
        <source>The damaged file of your regulars’ tables is kept as {path}.</source>
        <translation>The damaged file of your regulars’ tables is kept as {path}.</translation>
    </message>
    <message>
        <source>The damaged match record is kept as {path}. Line {line}: {reason}</source>
        <translation>The damaged match record is kept as {path}. Line {line}: {reason}</translation>
    </message>
    <message>
        <source>The deal of the day can’t be saved in {path} ({reason}); it counts only until you quit.</source>
        <translation>The deal of the day can’t be saved in {path} ({reason}); it counts only until you quit.</translation>
    </message>
    <message>
        <source>The match can’t be saved in {path} ({reason}), but you can play on.</source>
        <translation>The match can’t be saved in {path} ({reason}), but you can play on.</translation>
    </message>
    <message>
        <source>The match continues from line {last} of its record; the whole record is kept as {path}. Line {line}: {reason}</source>
        <translation>The match continues from line {last} of its record; the whole record is kept as {path}. Line {line}: {reason}</translation>
    </message>
    <message>
        <source>The match continues from line {last} of {path}. Line {line}: {reason}</source>
        <translation>The match continues from line {last} of {path}. Line {line}: {reason}</translation>
    </message>
    <message>
        <source>The statistics can’t be saved in {path} ({reason}); they count only until you quit.</source>
        <translation>The statistics can’t be saved in {path} ({reason}); they count only until you quit.</translation>
    </message>
    <message>
        <source>This match can’t be shown. It is kept as it is.</source>
        <translation>This match can’t be shown. It is kept as it is.</translation>
    </message>
    <message>
        <source>Your answers can’t be saved in {path} ({reason}); they count only until you quit.</source>
        <translation>Your answers can’t be saved in {path} ({reason}); they count only until you quit.</translation>
    </message>
    <message>
        <source>Your regulars’ tables can’t be saved in {path} ({reason}).</source>
        <translation>Your regulars’ tables can’t be saved in {path} ({reason}).</translation>
    </message>
    <message>
        <source>{path} can’t be played. Line {line}: {reason}</source>
        <translation>{path} can’t be played. Line {line}: {reason}</translation>
    </message>
    <message>
        <source>{path} can’t be read ({reason}).</source>
        <translation>{path} can’t be read ({reason}).</translation>
    </message>
    <message>
        <source>{path} does not point to a match in its folder and is ignored.</source>
        <translation>{path} does not point to a match in its folder and is ignored.</translation>
    </message>
    <message>
        <source>{path} is not a match saved by this program.</source>
        <translation>{path} is not a match saved by this program.</translation>
    </message>
    <message>
        <source>{path} was saved by another version of this program, so it can’t be played here.</source>
        <translation>{path} was saved by another version of this program, so it can’t be played here.</translation>
    </message>
</context>
<context>
    <name>TurningPoint</name>
    <message>
        <source>Before it you could expect place {before}, after it place {after}.</source>
        <translation>Before it you could expect place {before}, after it place {after}.</translation>
    </message>
    <message>
        <source>Before it you were heading for {before} place, after it for {after}.</source>
        <translation>Before it you were heading for {before} place, after it for {after}.</translation>
    </message>
    <message>
        <source>Looking for the turning point…</source>
        <translation>Looking for the turning point…</translation>
    </message>
    <message>
        <source>No single decision turned this match.</source>
        <translation>No single decision turned this match.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>On the table: {cards}.</translation>
    </message>
    <message>
        <source>Round {round}: {line}</source>
        <translation>Round {round}: {line}</translation>
    </message>
    <message>
        <source>See this moment again, with everyone’s cards.</source>
        <translation>See this moment again, with everyone’s cards.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Show it</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>The turning point</translation>
    </message>
    <message>
        <source>The turning point of this match could not be found.</source>
        <translation>The turning point of this match could not be found.</translation>
    </message>
</context>
<context>
    <name>TutorPane</name>
    <message>
        <source>Do it anyway</source>
        <translation>Do it anyway</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Think again</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Seat {number}</source>
        <translation>Seat {number}</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>eighth</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>fifth</translation>
    </message>
    <message>
        <source>first</source>
        <translation>first</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>fourth</translation>
    </message>
    <message>
        <source>second</source>
        <translation>second</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>seventh</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sixth</translation>
    </message>
    <message>
        <source>third</source>
        <translation>third</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <translation>{items} and {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <translation>{items} or {last}</translation>
    </message>
    <message>
        <source>{place}th</source>
        <translation>{place}th</translation>
    </message>
</context>
</TS>
