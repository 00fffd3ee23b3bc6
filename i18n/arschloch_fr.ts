<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>A putsch only pays off if your hand is good enough to go out first as long as nobody takes its best cards. If it fails, it costs you your four best cards in the next round, so use it sparingly. The others may join forces against you, or with you against the President.</source>
        <translation>Un putsch ne vaut la peine qu’avec une main capable de finir en premier si personne ne lui prend ses meilleures cartes. S’il échoue, il te coûte tes quatre meilleures cartes à la manche suivante&#xa0;: n’en abuse pas. Les autres peuvent se liguer contre toi, ou avec toi contre le Président.</translation>
    </message>
    <message>
        <source>A variant of Trou du cul for four: each player gets 13 of the 52 cards, hence the name. The five-card combinations come from poker. No cards are exchanged; you play to 50, 100 or 150 points, or into the small hours.</source>
        <translation>Une variante du Trou du cul à quatre&#xa0;: treize cartes sur 52 pour chacun, d’où le nom. Les combinaisons de cinq cartes viennent du poker. On n’échange rien&#xa0;; on joue en 50, 100 ou 150 points, ou jusqu’au bout de la nuit.</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>À propos de ce jeu</translation>
    </message>
    <message>
        <source>An ace must not be your last card. Even with a good hand, plan ahead and play your aces in time.</source>
        <translation>Un as ne doit pas être ta dernière carte. Même avec une bonne main, pense à te défaire de tes as à temps.</translation>
    </message>
    <message>
        <source>Arschloch is a traditional German card game: the first player to run out of cards becomes King, or President. The details differ from table to table, and the order of the ranks from region to region, so agree on them before the first deal.</source>
        <translation>Arschloch est un jeu de cartes traditionnel allemand&#xa0;: le premier à se défaire de toutes ses cartes devient Roi, ou Président. Les détails changent d’une table à l’autre, et l’ordre des valeurs d’une région à l’autre. Mieux vaut donc s’accorder avant la première donne.</translation>
    </message>
    <message>
        <source>Based on Karrierepoker, once also sold as Hollywood-Poker. It is much like Arschloch with a tamer theme: you work your way up from dishwasher to boss. The cards, drawings and words here are our own.</source>
        <translation>D’après Karrierepoker, autrefois aussi Hollywood-Poker. C’est presque Arschloch, avec un thème plus sage&#xa0;: de plongeur, on devient patron. Les cartes, les dessins et les textes sont de nous.</translation>
    </message>
    <message>
        <source>Daifugō is the Japanese sister of these games. It is played here exactly as in the Computer Daihinmin contest (UECda), where programs play against each other.</source>
        <translation>Le Daifugō est le cousin japonais de ces jeux. On le joue ici exactement comme au concours Computer Daihinmin (UECda), où des programmes s’affrontent.</translation>
    </message>
    <message>
        <source>Das große und das kleine A, by Wolfgang Kramer, is a commercial relative of Arschloch. The cards, drawings and words here are our own.</source>
        <translation>Das große und das kleine A est un jeu de Wolfgang Kramer, un cousin d’Arschloch vendu dans le commerce. Les cartes, les dessins et les textes qu’on voit ici sont de nous.</translation>
    </message>
    <message>
        <source>Four of a kind is rare, but the player at the bottom is the most likely to hold it, and gains the most: worthless cards become the best. A second four of a kind restores the order.</source>
        <translation>Les carrés sont rares, mais c’est le dernier qui a le plus de chances d’en avoir un, et c’est lui qui en profite le plus&#xa0;: les cartes sans valeur deviennent les meilleures. Un second carré remet tout à l’endroit.</translation>
    </message>
    <message>
        <source>Grand Seigneur is the official variant of Tichu in which everyone plays for themselves, with positions as in Arschloch. The cards, drawings and words here are our own.</source>
        <translation>Grand Seigneur est la variante officielle de Tichu où chacun joue pour soi, avec des titres comme dans Arschloch. Les cartes, les dessins et les textes sont de nous.</translation>
    </message>
    <message>
        <source>If equal cards may be played, keep count: the last card of a rank wins the trick at once.</source>
        <translation>Si l’on peut jouer la même valeur, compte les cartes&#xa0;: celui qui joue la dernière d’une valeur gagne aussitôt le pli.</translation>
    </message>
    <message>
        <source>If you are at the top and hold three or four low cards of a rank, negotiate: you can keep them together and offer higher cards instead.</source>
        <translation>Si tu as trois ou quatre cartes basses de même valeur, négocie&#xa0;: quand tu es en haut, tu peux les garder ensemble et offrir à la place des cartes plus fortes.</translation>
    </message>
    <message>
        <source>If you ask for cards, you may end up with none. That is why the King may let the Viceroy ask first, where the rules allow it.</source>
        <translation>Si tu demandes des cartes, tu peux n’en recevoir aucune. C’est pourquoi le Roi peut, si les règles le permettent, laisser le Vice-roi demander d’abord.</translation>
    </message>
    <message>
        <source>If you hold six of a kind, you can play them all at once or in smaller sets: one more decision than with a single deck.</source>
        <translation>Six cartes de même valeur en main&#xa0;? Tu peux les jouer toutes d’un coup, ou en plusieurs fois&#xa0;: une décision de plus qu’avec un seul jeu de cartes.</translation>
    </message>
    <message>
        <source>In France, this game is called Trou du cul, Trouduc or CCT; in Quebec, Trou de cul; and sometimes Grand tramp. A more polite name is Président: the positions are then President, Prime Minister, Worker and Tramp.</source>
        <translation>En France, c’est le Trou du cul, le Trouduc ou le CCT, au Québec le Trou de cul, ou encore le Grand tramp. Plus sobrement on dit Président&#xa0;; les titres sont alors Président, Premier ministre, Ouvrier et Clochard.</translation>
    </message>
    <message>
        <source>Jokers stay where they were dealt, even at the bottom: no exchange takes them away. With a joker you can take the lead at any time, so positions change more often here.</source>
        <translation>Les jokers restent chez ceux qui les ont reçus, même chez le dernier&#xa0;: ils ne s’échangent pas. Avec un joker, tu peux prendre un pli à tout moment, si bien que les titres changent plus souvent.</translation>
    </message>
    <message>
        <source>Keep low cards for the end: the highest card in an A trick takes the A, and the numbers left in your hand count against you.</source>
        <translation>Garde des cartes basses jusqu’à la fin&#xa0;: dans un pli «&#xa0;A&#xa0;», la plus haute prend l’A, et les nombres qui te restent en main comptent contre toi.</translation>
    </message>
    <message>
        <source>Nobody wins this game, but somebody loses: the last one left. They deal the next round, and at some tables they fetch the next round of drinks as well.</source>
        <translation>À ce jeu, personne ne gagne, mais quelqu’un perd&#xa0;: le dernier qui reste. C’est lui qui donne à la manche suivante, et à certaines tables il va aussi chercher à boire.</translation>
    </message>
    <message>
        <source>Picking up a large pile is a heavy handicap. But you recover quickly if you burn the pile, with a ten or four of a kind, because then you play again.</source>
        <translation>Ramasser une grosse pile est un lourd handicap. On s’en remet pourtant vite en brûlant la pile, avec un 10 ou quatre cartes de même valeur, car alors on rejoue aussitôt.</translation>
    </message>
    <message>
        <source>President is the same game with polite titles, and it is known by that name in many countries. It is also called Trou du cul, Trouduc or CCT in France, and Arschloch in Germany.</source>
        <translation>Président est le même jeu avec des titres convenables, et connu sous ce nom dans bien des pays. En France on dit aussi Trou du cul, Trouduc ou CCT, en Allemagne Arschloch.</translation>
    </message>
    <message>
        <source>Should the King simply give back the two lowest cards? When we played hands out on the computer, that was best in only about one hand in five. Usually it is best to give two single cards, so that pairs stay together.</source>
        <translation>Le Roi doit-il rendre simplement ses deux cartes les plus basses&#xa0;? Nous avons simulé des mains sur ordinateur&#xa0;: c’était le mieux pour une main sur cinq environ. Le plus souvent, mieux vaut rendre deux cartes isolées, pour garder ses paires.</translation>
    </message>
    <message>
        <source>Should you keep a five-card combination together or break it up? If you are left with ten cards or more, they count double (the doublette), and all thirteen count triple (the triplette).</source>
        <translation>Garder une combinaison de cinq cartes, ou la défaire&#xa0;? S’il te reste dix cartes ou plus, elles comptent double (la doublette)&#xa0;; les treize comptent triple (la triplette).</translation>
    </message>
    <message>
        <source>Some games you can buy are related to it: The Great Dalmuti by Richard Garfield, The Big A and the Little A by Wolfgang Kramer, and Karrierepoker, once also sold as Hollywood-Poker. Leet &amp; noob was a free version for the PC, and Tichu has an official variant of this kind. Mau-Mau and UNO are similar, too.</source>
        <translation>Certains jeux du commerce sont de la famille&#xa0;: Le Grand Dalmuti de Richard Garfield, Das große und das kleine A de Wolfgang Kramer, et Karrierepoker, autrefois aussi Hollywood-Poker. Leet &amp; noob était une version libre pour PC, et Tichu a une variante officielle de ce genre. Le Mau-Mau et le UNO lui ressemblent aussi.</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Tactique</translation>
    </message>
    <message>
        <source>The Excuse always wins a trick, whatever is on the table. Trumps 1 and 21 turn a triple into a quad, so a revolution is easier than with ordinary cards.</source>
        <translation>L’Excuse gagne le pli à coup sûr, quoi qu’il y ait sur la table. Les atouts 1 et 21 font d’un brelan un carré&#xa0;: une révolution est donc plus facile qu’avec des cartes ordinaires.</translation>
    </message>
    <message>
        <source>The Great Dalmuti, by Richard Garfield, is a commercial relative of President with its own deck of 80 cards. The cards, drawings and words here are our own.</source>
        <translation>Le Grand Dalmuti a été créé par Richard Garfield&#xa0;: un parent du Président vendu dans le commerce, avec son propre jeu de 80 cartes. Les cartes, les dessins et les textes sont de nous.</translation>
    </message>
    <message>
        <source>The fun is in playing many rounds in a row: players who go out early have an advantage in the next round, those who go out late a handicap, and everyone sees who rises and who falls.</source>
        <translation>Tout l’intérêt est d’enchaîner les manches&#xa0;: les plus rapides ont un avantage à la suivante, les plus lents un handicap, et chacun voit qui monte et qui descend.</translation>
    </message>
    <message>
        <source>The game and its closest relatives are also known as Bettler, President and Grand tramp, in France as Trou du cul, Trouduc or CCT, and in Quebec as Trou de cul. Its Japanese sister is called Daifugō.</source>
        <translation>Autres noms du jeu et de ses plus proches parents&#xa0;: Bettler, Président, en France Trou du cul, Trouduc ou CCT, au Québec Trou de cul, et aussi Grand tramp. Son cousin japonais s’appelle Daifugō.</translation>
    </message>
    <message>
        <source>Trou du cul can also be played with a Tarot deck: instead of pairs, triples and quads, two, three or four consecutive trumps are played.</source>
        <translation>Le Trou du cul se joue aussi avec un jeu de tarot&#xa0;: au lieu d’une paire, d’un brelan ou d’un carré, on joue deux, trois ou quatre atouts qui se suivent.</translation>
    </message>
    <message>
        <source>Twos that clear the trick help the players at the top, who usually get them in the exchange.</source>
        <translation>Quand les 2 ramassent le pli, cela profite aux premiers, qui les reçoivent le plus souvent à l’échange.</translation>
    </message>
    <message>
        <source>With several decks, more people can play, rounds last longer, and there are more combinations. With an even number of players, everyone exchanges cards; with an odd number, everyone except the player in the middle.</source>
        <translation>Avec plusieurs jeux de cartes, on joue à plus de monde, les manches durent davantage et les combinaisons sont plus variées. À nombre pair, tout le monde échange des cartes&#xa0;; à nombre impair, tous sauf celui du milieu.</translation>
    </message>
</context>
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Enregistrer un rapport</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Acknowledge the cards you received</source>
        <translation>J’ai vu les cartes reçues</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Touche Entrée</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Key H</source>
        <translation>Touche H</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Touche P</translation>
    </message>
    <message>
        <source>Key S</source>
        <translation>Touche S</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s)</source>
        <translation>
            <numerusform>Jouer %n carte</numerusform>
            <numerusform>Jouer %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
</context>
<context>
    <name>AllHands</name>
    <message>
        <source>After the exchange</source>
        <translation>Après l’échange</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>À la donne</translation>
    </message>
    <message>
        <source>Costliest plays</source>
        <translation>Coups les plus coûteux</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Fingerprint copied to the clipboard.</source>
        <translation>L’empreinte est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Fingerprint of the deck: {digits}. Seed for this round: {seed}.</source>
        <translation>Empreinte du jeu&#xa0;: {digits}. Graine de cette manche&#xa0;: {seed}.</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Restantes</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Chance et adresse</translation>
    </message>
    <message>
        <source>Proof copied to the clipboard; “arschloch verify --proof” checks it.</source>
        <translation>La preuve est dans le presse-papiers&#xa0;; «&#xa0;arschloch verify --proof&#xa0;» la vérifie.</translation>
    </message>
    <message>
        <source>These cards were set in advance, not shuffled.</source>
        <translation>Ces cartes étaient fixées d’avance, pas mélangées.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <source>new: {cards}</source>
        <translation>nouvelles&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>mises de côté</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>pioche</translation>
    </message>
</context>
<context>
    <name>AllHandsButton</name>
    <message>
        <source>All hands…</source>
        <translation>Toutes les mains…</translation>
    </message>
    <message>
        <source>Everyone’s cards in this round, and proof that the deal was honest.</source>
        <translation>Les cartes de chacun dans cette manche, et la preuve que la donne est honnête.</translation>
    </message>
</context>
<context>
    <name>AllHandsPane</name>
    <message>
        <source>All decisions so far that came before the first trick of a round.</source>
        <translation>Toutes les décisions prises jusqu’ici avant le premier pli d’une manche.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy the proof</source>
        <translation>Copier la preuve</translation>
    </message>
    <message>
        <source>Redo an exchange…</source>
        <translation>Refaire un échange…</translation>
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
        <translation>{number} place</translation>
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
        <translation>Joué seul, un joker est la plus haute des cartes seules, au-dessus du 13. Avec des nombres, un ou plusieurs jokers comptent comme l’un d’eux&#xa0;: deux 7 et un joker font trois 7.</translation>
    </message>
    <message>
        <source>A round is a series of tricks. The leader plays a single card or several of the same number. Then, going clockwise, each player plays the same number of cards with a higher number, or passes.</source>
        <translation>Une manche se joue en plusieurs plis. On ouvre avec une seule carte ou plusieurs du même nombre. Puis, dans le sens des aiguilles d’une montre, chacun joue autant de cartes d’un nombre plus élevé, ou passe.</translation>
    </message>
    <message>
        <source>A trick!</source>
        <translation>Pli «&#xa0;A&#xa0;»&#xa0;!</translation>
    </message>
    <message>
        <source>A trick: the highest card takes {card}</source>
        <translation>Pli «&#xa0;A&#xa0;»&#xa0;: la plus haute carte prend {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Chacun reçoit une carte.</numerusform>
            <numerusform>Chacun reçoit %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player has one turn, then the trick is over.</source>
        <translation>Chacun joue une fois, puis le pli est terminé.</translation>
    </message>
    <message>
        <source>Everyone else scores penalty points for the cards they hold: a number card scores its number, a joker 14, the Little A 15, the Big A 20.</source>
        <translation>Tous les autres prennent des points de pénalité pour leurs cartes&#xa0;: les nombres comptent pour leur valeur, un joker 14, le petit a 15, le grand A 20.</translation>
    </message>
    <message>
        <source>Get rid of your cards, above all the two A cards. Any cards you still hold when a player runs out score penalty points.</source>
        <translation>Débarrasse-toi de tes cartes, et surtout des deux A. Les cartes qui te restent quand quelqu’un a fini te valent des points de pénalité.</translation>
    </message>
    <message numerus="yes">
        <source>It ends sooner if a player has %n point(s) after a round.</source>
        <translation>
            <numerusform>Elle finit plus tôt si quelqu’un a un point après une manche.</numerusform>
            <numerusform>Elle finit plus tôt si quelqu’un a %n points après une manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead an A card: you have nothing else</source>
        <translation>Joue un A, tu n’as rien d’autre</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Sur la table&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Points de pénalité</translation>
    </message>
    <message>
        <source>Several jokers cannot be played without a number card.</source>
        <translation>On ne peut pas jouer plusieurs jokers sans un nombre.</translation>
    </message>
    <message numerus="yes">
        <source>Shared win with %n point(s): {names}.</source>
        <translation>
            <numerusform>Victoire partagée avec %n point&#xa0;: {names}.</numerusform>
            <numerusform>Victoire partagée avec %n points&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 1 is the lowest number, the 13 the highest. There are no suits.</source>
        <translation>Le 1 est le nombre le plus faible, le 13 le plus fort. Il n’y a pas de couleurs.</translation>
    </message>
    <message>
        <source>The A cards</source>
        <translation>Les deux A</translation>
    </message>
    <message>
        <source>The Big A and the Little A are not dealt: they are on the table, face up.</source>
        <translation>Le grand A et le petit a ne sont pas distribués&#xa0;: ils sont sur la table, faces visibles.</translation>
    </message>
    <message>
        <source>The jokers</source>
        <translation>Les jokers</translation>
    </message>
    <message>
        <source>The lowest score wins; players with equal scores share a place.</source>
        <translation>Le plus petit total gagne&#xa0;; à égalité, on partage la place.</translation>
    </message>
    <message>
        <source>The only way to get rid of an A card is to lead it by itself. This is an A trick: each of the others must play one card in turn, any card they like; nobody may pass.</source>
        <translation>On ne se débarrasse d’un A qu’en ouvrant avec lui, seul. C’est un pli «&#xa0;A&#xa0;»&#xa0;: chacun des autres doit jouer une carte à son tour, celle qu’il veut&#xa0;; personne ne peut passer.</translation>
    </message>
    <message>
        <source>The player to the left of the dealer starts. After each round, the deal passes to the left.</source>
        <translation>Le joueur à gauche du donneur commence. Après chaque manche, c’est à son voisin de gauche de donner.</translation>
    </message>
    <message>
        <source>The player who played the highest card takes the A into their hand and leads the next trick; if cards are equal, the one played last counts. In an A trick, the A has no value, and a joker counts as 1.</source>
        <translation>Celui qui joue la plus haute carte prend l’A en main et ouvre le pli suivant&#xa0;; à égalité, c’est la dernière jouée qui compte. Dans un pli «&#xa0;A&#xa0;», l’A ne vaut rien et un joker vaut 1.</translation>
    </message>
    <message>
        <source>The player who played the highest cards wins the trick and leads the next one.</source>
        <translation>Celui qui a joué les plus hautes cartes gagne le pli et ouvre le suivant.</translation>
    </message>
    <message>
        <source>The rest is set aside unseen.</source>
        <translation>Le reste est mis de côté sans qu’on le regarde.</translation>
    </message>
    <message>
        <source>The round ends as soon as a player has no cards left, not even an A card; an A trick is finished first. An A card that nobody has taken yet stays on the table.</source>
        <translation>La manche finit dès que quelqu’un n’a plus de cartes. Un A est aussi une carte, et un pli «&#xa0;A&#xa0;» se joue jusqu’au bout. Un A que personne n’a encore pris reste sur la table.</translation>
    </message>
    <message>
        <source>The trick continues until all the others have passed one after another; if you pass, you may rejoin it later.</source>
        <translation>Le pli continue jusqu’à ce que tous les autres aient passé l’un après l’autre&#xa0;; si tu passes, tu peux y revenir.</translation>
    </message>
    <message>
        <source>The winner of the first trick of a round takes the Little A into their hand, the winner of the second one the Big A. Everyone can see who holds them.</source>
        <translation>Le gagnant du premier pli de la manche prend le petit a en main, celui du deuxième le grand A. Tout le monde voit qui les a.</translation>
    </message>
    <message>
        <source>You cannot play an A card in an A trick; if you hold nothing else, you are skipped. A tricks count as tricks: if an A trick is the second of the round, its winner gets the Big A as well.</source>
        <translation>On ne joue pas d’A dans un pli «&#xa0;A&#xa0;»&#xa0;; si tu n’as rien d’autre, ton tour est passé. Ces plis comptent comme les autres&#xa0;: si c’est le deuxième de la manche, le gagnant reçoit aussi le grand A.</translation>
    </message>
    <message>
        <source>You have no cards left.</source>
        <translation>Tu n’as plus de carte.</translation>
    </message>
    <message>
        <source>You have nothing but A cards, so you are skipped.</source>
        <translation>Tu n’as que des A&#xa0;: ton tour est passé.</translation>
    </message>
    <message>
        <source>You lead {card}: everyone else has to play a card.</source>
        <translation>Tu ouvres avec {card}&#xa0;: tous les autres doivent poser une carte.</translation>
    </message>
    <message>
        <source>You must play a card: any except an A card</source>
        <translation>Tu dois poser une carte, n’importe laquelle sauf un A</translation>
    </message>
    <message>
        <source>You must play a card: any one will do</source>
        <translation>Tu dois poser une carte, n’importe laquelle</translation>
    </message>
    <message>
        <source>You played the highest card and take {card}.</source>
        <translation>Tu as posé la carte la plus forte&#xa0;: tu prends {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>Tu marques %n point.</numerusform>
            <numerusform>Tu marques %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the trick and get {card} with it.</source>
        <translation>Avec le pli, tu reçois {card}.</translation>
    </message>
    <message>
        <source>eight each of 1 to 13, four jokers, two A cards</source>
        <translation>les nombres de 1 à 13, huit fois chacun, quatre jokers et deux A</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>a {cards} en main</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>le joker</translation>
    </message>
    <message numerus="yes">
        <source>{cards}, %n of them joker(s)</source>
        <translation>
            <numerusform>{cards}, dont un joker</numerusform>
            <numerusform>{cards}, dont %n jokers</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no cards left.</source>
        <translation>{name} n’a plus de carte.</translation>
    </message>
    <message>
        <source>{name} has nothing but A cards and is skipped.</source>
        <translation>{name} n’a que des A&#xa0;: son tour est passé.</translation>
    </message>
    <message>
        <source>{name} has to play a card</source>
        <translation>{name} doit poser une carte</translation>
    </message>
    <message>
        <source>{name} leads {card}: everyone else has to play a card.</source>
        <translation>{name} ouvre avec {card}&#xa0;: tous les autres doivent poser une carte.</translation>
    </message>
    <message>
        <source>{name} played the highest card and takes {card}.</source>
        <translation>{name} a posé la plus haute carte et prend {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s).</source>
        <translation>
            <numerusform>{name} marque %n point.</numerusform>
            <numerusform>{name} marque %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the trick and gets {card} with it.</source>
        <translation>Avec le pli, {name} reçoit {card}.</translation>
    </message>
    <message>
        <source>{players} play with eight cards of each number from 1 to 13, four jokers and two A cards.</source>
        <translation>{players} jouent avec les nombres de 1 à 13, huit fois chacun, quatre jokers et deux A.</translation>
    </message>
</context>
<context>
    <name>Binding</name>
    <message>
        <source>Match with {cards} or skip your turn</source>
        <translation>Jouer aussi {cards} ou passer son tour</translation>
    </message>
    <message>
        <source>Only {suits} in this trick</source>
        <translation>Seulement {suits} dans ce pli</translation>
    </message>
</context>
<context>
    <name>BombButtons</name>
    <message>
        <source>Bomb!</source>
        <translation>Bombe&#xa0;!</translation>
    </message>
    <message>
        <source>Key B: %1</source>
        <translation>Touche B&#xa0;: %1</translation>
    </message>
    <message>
        <source>Key P. Waiting also counts as no.</source>
        <translation>Touche P. Attendre, c’est aussi renoncer.</translation>
    </message>
    <message>
        <source>No bomb</source>
        <translation>Pas de bombe</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Enter key</source>
        <translation>Touche Entrée</translation>
    </message>
    <message>
        <source>Keep as they are</source>
        <translation>Garder ainsi</translation>
    </message>
    <message>
        <source>Key T</source>
        <translation>Touche T</translation>
    </message>
    <message>
        <source>Pick up the pile</source>
        <translation>Ramasser la pile</translation>
    </message>
    <message>
        <source>Put every card back where it was dealt</source>
        <translation>Remettre chaque carte là où elle était à la donne</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Annuler tout</translation>
    </message>
    <message>
        <source>Swap like this</source>
        <translation>Échanger ainsi</translation>
    </message>
</context>
<context>
    <name>CardPickRow</name>
    <message numerus="yes">
        <source>%n card(s) to choose from</source>
        <translation>
            <numerusform>%n carte au choix</numerusform>
            <numerusform>%n cartes au choix</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n as</numerusform>
            <numerusform>%n as</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {ranks}</source>
        <translation>
            <numerusform>%n «&#xa0;{ranks}&#xa0;»</numerusform>
            <numerusform>%n «&#xa0;{ranks}&#xa0;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Big A</source>
        <translation>grand A</translation>
    </message>
    <message>
        <source>Big As</source>
        <translation>grands A</translation>
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
        <translation>petit a</translation>
    </message>
    <message>
        <source>Little As</source>
        <translation>petits a</translation>
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
        <translation>Phénix</translation>
    </message>
    <message>
        <source>Phoenixes</source>
        <translation>Phénix</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>joker noir</translation>
    </message>
    <message>
        <source>black jokers</source>
        <translation>jokers noirs</translation>
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
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>8</translation>
    </message>
    <message>
        <source>elevens</source>
        <translation>11</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>5</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>un carré d’as</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>un carré de {ranks}</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>4</translation>
    </message>
    <message>
        <source>goblets</source>
        <translation>coupe</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>bouffon</translation>
    </message>
    <message>
        <source>jesters</source>
        <translation>bouffons</translation>
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
        <translation>clé</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>lilies</source>
        <translation>lys</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>1</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>joker rouge</translation>
    </message>
    <message>
        <source>red jokers</source>
        <translation>jokers rouges</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>7</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>10</translation>
    </message>
    <message>
        <source>the apprentice</source>
        <translation>l’apprentie</translation>
    </message>
    <message>
        <source>the baker</source>
        <translation>le boulanger</translation>
    </message>
    <message>
        <source>the bookkeeper</source>
        <translation>le comptable</translation>
    </message>
    <message>
        <source>the chairwoman</source>
        <translation>la présidente</translation>
    </message>
    <message>
        <source>the chimney sweep</source>
        <translation>le ramoneur</translation>
    </message>
    <message>
        <source>the cook</source>
        <translation>la cuisinière</translation>
    </message>
    <message>
        <source>the director</source>
        <translation>le directeur</translation>
    </message>
    <message>
        <source>the dishwasher</source>
        <translation>le plongeur</translation>
    </message>
    <message>
        <source>the doctor</source>
        <translation>le docteur</translation>
    </message>
    <message>
        <source>the doorman</source>
        <translation>le portier</translation>
    </message>
    <message>
        <source>the engineer</source>
        <translation>l’ingénieur</translation>
    </message>
    <message>
        <source>the farmhand</source>
        <translation>le valet de ferme</translation>
    </message>
    <message>
        <source>the ferryman</source>
        <translation>le passeur</translation>
    </message>
    <message>
        <source>the fishwife</source>
        <translation>la poissonnière</translation>
    </message>
    <message>
        <source>the forewoman</source>
        <translation>la cheffe d’équipe</translation>
    </message>
    <message>
        <source>the head of department</source>
        <translation>le chef de service</translation>
    </message>
    <message>
        <source>the innkeeper</source>
        <translation>l’aubergiste</translation>
    </message>
    <message>
        <source>the judge</source>
        <translation>la juge</translation>
    </message>
    <message>
        <source>the lawyer</source>
        <translation>l’avocate</translation>
    </message>
    <message>
        <source>the mayor</source>
        <translation>le maire</translation>
    </message>
    <message>
        <source>the messenger</source>
        <translation>le coursier</translation>
    </message>
    <message>
        <source>the schoolmistress</source>
        <translation>l’institutrice</translation>
    </message>
    <message>
        <source>the smith</source>
        <translation>le forgeron</translation>
    </message>
    <message>
        <source>the waiter</source>
        <translation>le serveur</translation>
    </message>
    <message>
        <source>the watchmaker</source>
        <translation>l’horloger</translation>
    </message>
    <message>
        <source>thirteens</source>
        <translation>13</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>un brelan d’as</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>un brelan de {ranks}</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>3</translation>
    </message>
    <message>
        <source>towers</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>atout {number}</translation>
    </message>
    <message>
        <source>trumps {number}</source>
        <translation>atouts {number}</translation>
    </message>
    <message>
        <source>twelves</source>
        <translation>12</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>une paire d’as</translation>
    </message>
    <message>
        <source>two {ranks}</source>
        <translation>une paire de {ranks}</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>2</translation>
    </message>
    <message>
        <source>{cards} (the joker as {card})</source>
        <translation>{cards} (le joker vaut {card})</translation>
    </message>
    <message>
        <source>{cards} as {others}</source>
        <translation>{cards} comme {others}</translation>
    </message>
    <message>
        <source>{number}, {person}</source>
        <translation>{number}, {person}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>Careful: go out with {ranks} and you finish last.</source>
        <translation>Attention&#xa0;: si tu finis avec ces cartes ({ranks}), tu seras en dernière place.</translation>
    </message>
    <message>
        <source>Careful: you would be left with only {ranks}, and you may not go out with those.</source>
        <translation>Attention&#xa0;: il ne te restera que des {ranks}, et tu n’as pas le droit de finir avec.</translation>
    </message>
</context>
<context>
    <name>ChosenGame</name>
    <message>
        <source>Another game…</source>
        <translation>Un autre jeu…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>--fingerprint takes {count} or more digits from 0 to 9 and A to F, such as {example}, not “{word}”.</source>
        <translation>--fingerprint attend au moins {count} caractères de 0 à 9 et de A à F, par exemple {example}, et non «&#xa0;{word}&#xa0;».</translation>
    </message>
    <message>
        <source>--levels names “{name}” more than once.</source>
        <translation>--levels contient plusieurs fois «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>--levels takes two or more names, separated by commas, not “{name}”.</source>
        <translation>--levels attend au moins deux noms séparés par des virgules, et non «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>--proof takes text that begins with “arschloch-deal 1 round” and ends with the cards of the deck, not “{word}”.</source>
        <translation>--proof attend un texte qui commence par «&#xa0;arschloch-deal 1 round&#xa0;» et finit par les cartes du jeu, et non «&#xa0;{word}&#xa0;».</translation>
    </message>
    <message>
        <source>--round needs --fingerprint or --proof as well.</source>
        <translation>--round exige aussi --fingerprint ou --proof.</translation>
    </message>
    <message>
        <source>--rules takes pairs KEY=VALUE, not “{word}”. `arschloch rules {preset}` lists all keys and their values.</source>
        <translation>--rules attend des paires NOM=VALEUR, et non «&#xa0;{word}&#xa0;». `arschloch rules {preset}` affiche tous les noms et leurs valeurs.</translation>
    </message>
    <message>
        <source>--seats takes {players} names here, one per player, separated by commas, not {given}.</source>
        <translation>--seats attend un nom par joueur&#xa0;: {players} ici, séparés par des virgules, et non {given}.</translation>
    </message>
    <message>
        <source>16 or more digits from 0 to 9 and A to F</source>
        <translation>au moins 16 caractères de 0 à 9 et de A à F</translation>
    </message>
    <message>
        <source>A file has this name</source>
        <translation>Un fichier porte déjà ce nom</translation>
    </message>
    <message>
        <source>An interrupted run continues when you give the same command again.</source>
        <translation>Si le calcul est interrompu, relance la même commande&#xa0;: il reprendra où il en était.</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Arguments&#xa0;:</translation>
    </message>
    <message>
        <source>Arschloch, Trou du cul, President: the card game against computer players.</source>
        <translation>Arschloch, Trou du cul, President&#xa0;: le jeu de cartes contre l’ordinateur.</translation>
    </message>
    <message>
        <source>Check that a round was dealt from the deck whose fingerprint the window showed before the deal: {allowed}.</source>
        <translation>Vérifie qu’une manche a été distribuée avec le jeu dont la fenêtre avait montré l’empreinte avant la donne&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>Check that everything the game needs is installed.</source>
        <translation>Vérifie que tout ce dont le jeu a besoin est installé.</translation>
    </message>
    <message>
        <source>Check the proof you copied from “All hands”, {allowed}, and compare it with the given records.</source>
        <translation>Vérifie la preuve que tu as copiée de «&#xa0;Toutes les mains&#xa0;» ({allowed}) et la compare aux enregistrements indiqués.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>ERROR</source>
        <translation>ERREUR</translation>
    </message>
    <message>
        <source>Every deal is played several times. Each time, the levels move on by one seat, so that the luck of the cards cancels out. Identical tables are played only once.</source>
        <translation>Chaque donne est jouée plusieurs fois, et à chaque fois les niveaux se décalent d’une place&#xa0;: la chance aux cartes s’annule. Deux tables identiques ne sont jouées qu’une fois.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Exemple&#xa0;:</translation>
    </message>
    <message>
        <source>FILE.arl</source>
        <translation>FICHIER.arl</translation>
    </message>
    <message>
        <source>FINGERPRINT</source>
        <translation>EMPREINTE</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>Failed: {names}.</source>
        <translation>Problèmes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>How long a program may think about one decision: {allowed} (default: {default}).</source>
        <translation>Temps qu’un programme a pour une décision&#xa0;: {allowed} (par défaut {default}).</translation>
    </message>
    <message>
        <source>How many processes work at the same time: {allowed} (default: {default}). The result does not depend on it.</source>
        <translation>Nombre de processus qui calculent en même temps&#xa0;: {allowed} (par défaut {default}). Le résultat est le même.</translation>
    </message>
    <message>
        <source>How much to enlarge the pictures: {allowed} (default: {default}).</source>
        <translation>Agrandissement des images&#xa0;: {allowed} (par défaut {default}).</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Erreur de lecture ou d’écriture</translation>
    </message>
    <message>
        <source>It is a folder</source>
        <translation>C’est un dossier</translation>
    </message>
    <message>
        <source>It is not a file name</source>
        <translation>Ce n’est pas un nom de fichier</translation>
    </message>
    <message>
        <source>It is not a program that can be run</source>
        <translation>Ce n’est pas un programme exécutable</translation>
    </message>
    <message>
        <source>Judge every option of the pending decision before the first trick.</source>
        <translation>Évalue chaque choix possible de la décision en attente avant le premier pli.</translation>
    </message>
    <message>
        <source>KEY=VALUE,…</source>
        <translation>NOM=VALEUR,…</translation>
    </message>
    <message>
        <source>Keep every level in its seat; play each deal once.</source>
        <translation>Laisse chaque niveau à sa place et ne joue chaque donne qu’une fois.</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>LANGUE</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVEAU</translation>
    </message>
    <message>
        <source>LEVEL,LEVEL,…</source>
        <translation>NIVEAU,NIVEAU,…</translation>
    </message>
    <message>
        <source>Language of everything printed: {allowed} (default: the system’s).</source>
        <translation>Langue de tout ce qui s’affiche&#xa0;: {allowed} (par défaut, celle du système).</translation>
    </message>
    <message>
        <source>Language of this help and of error messages: {allowed} (default: the system’s). The window has a setting of its own.</source>
        <translation>Langue de cette aide et des messages d’erreur&#xa0;: {allowed} (par défaut, celle du système). Celle de la fenêtre se choisit dans ses réglages.</translation>
    </message>
    <message>
        <source>Languages of the pictures: {allowed} (default: all). If you name only one, it is also used for messages.</source>
        <translation>Langues des images&#xa0;: {allowed} (par défaut, toutes). S’il n’y en a qu’une, c’est aussi celle des messages.</translation>
    </message>
    <message>
        <source>Let computer players play each other.</source>
        <translation>Fait jouer les joueurs de l’ordinateur entre eux.</translation>
    </message>
    <message>
        <source>Line {line} cannot be answered: {why}.</source>
        <translation>Impossible de répondre à la ligne {line}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>List every option with its values, not only those that differ from the preset.</source>
        <translation>Liste toutes les options avec leurs valeurs, pas seulement celles qui sortent de l’ordinaire.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>No pending decision can be judged: only decisions before the first trick can.</source>
        <translation>Aucune décision à évaluer ici&#xa0;: seules celles d’avant le premier pli peuvent l’être.</translation>
    </message>
    <message>
        <source>No round of this record was dealt from the deck with the fingerprint {fingerprint}.</source>
        <translation>Aucune manche de cet enregistrement n’a été distribuée avec le jeu d’empreinte {fingerprint}.</translation>
    </message>
    <message>
        <source>No space left on the device</source>
        <translation>Il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Nothing was shuffled for round {number}: the record says who gets which cards.</source>
        <translation>Rien n’a été mélangé pour la manche {number}&#xa0;: l’enregistrement fixe les cartes de chacun.</translation>
    </message>
    <message>
        <source>Number of players: {allowed}. Default: the preset’s own number.</source>
        <translation>Nombre de joueurs&#xa0;: {allowed}. Par défaut, celui du jeu choisi.</translation>
    </message>
    <message>
        <source>Number that determines the deals: {allowed}. The same number gives the same result.</source>
        <translation>Numéro dont dépendent les donnes&#xa0;: {allowed}. Le même numéro donne le même résultat.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>PRESET</source>
        <translation>JEU</translation>
    </message>
    <message>
        <source>PROOF</source>
        <translation>PREUVE</translation>
    </message>
    <message>
        <source>Pairs: by how many places a level is ahead</source>
        <translation>Paires&#xa0;: de combien de places un niveau devance l’autre</translation>
    </message>
    <message>
        <source>Part of the path is not a folder</source>
        <translation>Une partie du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Accès refusé</translation>
    </message>
    <message>
        <source>Play every pair of levels against each other and rate all levels.</source>
        <translation>Fait jouer les niveaux deux par deux et les classe tous.</translation>
    </message>
    <message>
        <source>Play through standard input and output, so that another program can run the match.</source>
        <translation>Joue par l’entrée et la sortie standard, pour l’arbitre d’un autre programme.</translation>
    </message>
    <message numerus="yes">
        <source>Players failed at %n decision(s), and a stand-in made them; see “{log}”.</source>
        <translation>
            <numerusform>Un joueur a manqué %n décision&#xa0;; un remplaçant l’a prise (voir «&#xa0;{log}&#xa0;»).</numerusform>
            <numerusform>Des joueurs ont manqué %n décisions&#xa0;; un remplaçant les a prises (voir «&#xa0;{log}&#xa0;»).</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing strength: {allowed}.</source>
        <translation>Niveau de jeu&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>Print JSON, for other programs.</source>
        <translation>Affiche du JSON, pour d’autres programmes.</translation>
    </message>
    <message>
        <source>Print the rules of a game in words.</source>
        <translation>Affiche les règles d’un jeu en toutes lettres.</translation>
    </message>
    <message>
        <source>Print the version and exit.</source>
        <translation>Affiche la version, rien d’autre.</translation>
    </message>
    <message>
        <source>Rating: places better than the average of all levels</source>
        <translation>Cote&#xa0;: nombre de places au-dessus de la moyenne des niveaux</translation>
    </message>
    <message>
        <source>Replay records without a window and check them.</source>
        <translation>Rejoue des enregistrements sans fenêtre et les vérifie.</translation>
    </message>
    <message>
        <source>Round {number} was dealt from another deck: its fingerprint is {fingerprint}.</source>
        <translation>La manche {number} a été distribuée avec un autre jeu&#xa0;: son empreinte est {fingerprint}.</translation>
    </message>
    <message>
        <source>Round {number} was dealt from the deck with this fingerprint.</source>
        <translation>La manche {number} a été distribuée avec le jeu qui a cette empreinte.</translation>
    </message>
    <message>
        <source>Rounds to play for each pair: {allowed}.</source>
        <translation>Manches à jouer pour chaque paire&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>Rounds to play in all: {allowed}. A multiple of the number of seats works best.</source>
        <translation>Manches à jouer en tout&#xa0;: {allowed}. De préférence un multiple du nombre de places.</translation>
    </message>
    <message>
        <source>Rules that differ from the preset: {allowed}. `arschloch rules PRESET` lists all keys and their values.</source>
        <translation>Règles qui diffèrent de celles du jeu choisi&#xa0;: {allowed}. `arschloch rules JEU` affiche tous les noms et leurs valeurs.</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SECONDES</translation>
    </message>
    <message>
        <source>Save a picture of every screen as a PNG file.</source>
        <translation>Dessine chaque écran dans un fichier PNG.</translation>
    </message>
    <message>
        <source>Show this help and exit.</source>
        <translation>Affiche cette aide, rien d’autre.</translation>
    </message>
    <message>
        <source>Standard output is closed</source>
        <translation>La sortie standard est fermée</translation>
    </message>
    <message>
        <source>Stop when the values of the best options are known to within this standard error: {allowed} (default: {default}).</source>
        <translation>S’arrête quand l’erreur type de la valeur des meilleurs choix descend à ce niveau&#xa0;: {allowed} (par défaut {default}).</translation>
    </message>
    <message>
        <source>The competitors, two or more: {allowed}.</source>
        <translation>Les concurrents, au moins deux&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}.</source>
        <translation>Impossible de lire le fichier&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The file name is too long</source>
        <translation>Le nom du fichier est trop long</translation>
    </message>
    <message>
        <source>The file system is read-only</source>
        <translation>Ce système de fichiers est en lecture seule</translation>
    </message>
    <message>
        <source>The folder for the pictures: {allowed}.</source>
        <translation>Le dossier des images&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>The game and its rules: {allowed}.</source>
        <translation>Le jeu et ses règles&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>The match record to open in the window.</source>
        <translation>L’enregistrement à ouvrir dans la fenêtre.</translation>
    </message>
    <message>
        <source>The match record whose last decision is pending.</source>
        <translation>L’enregistrement qui s’arrête sur une décision à prendre.</translation>
    </message>
    <message>
        <source>The match records to check; with --proof, none is needed.</source>
        <translation>Les enregistrements à vérifier&#xa0;; avec --proof, aucun n’est nécessaire.</translation>
    </message>
    <message>
        <source>The players, one name per seat: {allowed}. Default: all “regular”.</source>
        <translation>Les joueurs, un nom par place&#xa0;: {allowed}. Par défaut, «&#xa0;regular&#xa0;» partout.</translation>
    </message>
    <message>
        <source>The proof is for another deck: its fingerprint is different.</source>
        <translation>La preuve est celle d’un autre jeu&#xa0;: elle a une autre empreinte.</translation>
    </message>
    <message>
        <source>The result cannot be written: {reason}.</source>
        <translation>Impossible d’écrire le résultat&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The round in which the fingerprint was shown: {allowed}. Without it, any round may match.</source>
        <translation>La manche où l’empreinte a été montrée&#xa0;: {allowed}. Par défaut, n’importe laquelle.</translation>
    </message>
    <message>
        <source>The same run is in progress elsewhere</source>
        <translation>Le même calcul est en cours ailleurs</translation>
    </message>
    <message>
        <source>The seed of round {number} shuffles the deck into this order.</source>
        <translation>La graine de la manche {number} donne bien cet ordre du jeu.</translation>
    </message>
    <message>
        <source>The seed shuffles these cards into another order.</source>
        <translation>Avec cette graine, ces cartes sortent dans un autre ordre.</translation>
    </message>
    <message>
        <source>There is no display here; try `arschloch showcase --out FOLDER` for pictures.</source>
        <translation>Il n’y a pas d’écran ici&#xa0;; pour des images, essaie `arschloch showcase --out DOSSIER`.</translation>
    </message>
    <message>
        <source>There is no file “{path}” and no command of that name. Commands are {commands}.</source>
        <translation>Il n’y a ni fichier ni commande «&#xa0;{path}&#xa0;». Les commandes sont {commands}.</translation>
    </message>
    <message>
        <source>There is no folder for settings and matches: set HOME to a folder of your own.</source>
        <translation>Il n’y a pas de dossier pour les réglages et les parties&#xa0;: indique dans HOME un dossier qui t’appartient.</translation>
    </message>
    <message>
        <source>There is no round {number} in this record; its last round is {last}.</source>
        <translation>Il n’y a pas de manche {number} dans cet enregistrement&#xa0;; la dernière est la {last}.</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>Cette partie est terminée.</translation>
    </message>
    <message>
        <source>This run cannot be saved ({why}). If interrupted, it starts over.</source>
        <translation>Ce calcul ne peut pas être enregistré ({why}). S’il est interrompu, il repartira de zéro.</translation>
    </message>
    <message>
        <source>Too many symbolic links</source>
        <translation>Trop de liens symboliques</translation>
    </message>
    <message>
        <source>Two levels at a time share tables and play the same deals. The rating shows by how many places a level is better than the average of all levels.</source>
        <translation>Les niveaux s’affrontent deux par deux à la même table et jouent les mêmes donnes. La cote dit de combien de places un niveau dépasse la moyenne de tous.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Utilisation&#xa0;:</translation>
    </message>
    <message>
        <source>WRONG: {reason}</source>
        <translation>ERREUR&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>`arschloch COMMAND --help` explains a command.</source>
        <translation>`arschloch COMMANDE --help` explique une commande.</translation>
    </message>
    <message>
        <source>`arschloch verify` needs a FILE.arl or a --proof.</source>
        <translation>`arschloch verify` exige un FICHIER.arl ou --proof.</translation>
    </message>
    <message>
        <source>`{command}` has no option or argument “{words}”.</source>
        <translation>`{command}` ne connaît pas «&#xa0;{words}&#xa0;».</translation>
    </message>
    <message>
        <source>`{command}` needs {names}.</source>
        <translation>Il manque à `{command}`&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>a card has the wrong size</source>
        <translation>une carte n’a pas la bonne taille</translation>
    </message>
    <message>
        <source>a number from {least} to {most}</source>
        <translation>un nombre de {least} à {most}</translation>
    </message>
    <message>
        <source>a number of seconds from {least} to {most}</source>
        <translation>un nombre de secondes de {least} à {most}</translation>
    </message>
    <message>
        <source>a record was not read back correctly</source>
        <translation>un enregistrement n’a pas pu être relu</translation>
    </message>
    <message>
        <source>a round of each game was played: {presets}</source>
        <translation>une manche de chaque jeu a été jouée&#xa0;: {presets}</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>un nombre entier de {least} à {most}</translation>
    </message>
    <message>
        <source>a whole number of at least {least}</source>
        <translation>un nombre entier à partir de {least}</translation>
    </message>
    <message>
        <source>a whole number of at most {most}</source>
        <translation>un nombre entier jusqu’à {most}</translation>
    </message>
    <message>
        <source>ahead of {level}</source>
        <translation>devant {level}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grosse erreur</translation>
    </message>
    <message>
        <source>cards can be drawn</source>
        <translation>les cartes peuvent être dessinées</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>compilé</translation>
    </message>
    <message>
        <source>computer players run in their own process</source>
        <translation>ils réfléchissent dans leur propre processus</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>défausse</translation>
    </message>
    <message>
        <source>every deal is played at {tables} tables</source>
        <translation>chaque donne jouée à {tables} tables</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>échange</translation>
    </message>
    <message>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>folders</source>
        <translation>dossiers</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>it belongs to a run of another command</source>
        <translation>il vient d’une autre commande</translation>
    </message>
    <message>
        <source>it contains more matches than the {count} of this command</source>
        <translation>il contient plus de parties que les {count} de cette commande</translation>
    </message>
    <message>
        <source>last</source>
        <translation>dernier</translation>
    </message>
    <message>
        <source>levels ({levels}) or paths of programs such as ./mybot, separated by commas; a character may follow a level ({characters}), as in club:bold</source>
        <translation>des niveaux ({levels}) ou des chemins de programmes comme ./mybot, séparés par des virgules&#xa0;; un niveau peut être suivi d’un tempérament ({characters}), comme club:bold</translation>
    </message>
    <message>
        <source>line {line} is damaged</source>
        <translation>la ligne {line} est endommagée</translation>
    </message>
    <message>
        <source>matches are written and read back</source>
        <translation>les parties sont écrites et relues</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>not compiled, so the level Expert thinks less in most games; in the ready-made packages, it is compiled, and in a source folder `python3 packaging/dev.py compile` compiles it</source>
        <translation>non compilé, donc le niveau «&#xa0;Expert&#xa0;» réfléchit moins dans la plupart des jeux&#xa0;; il l’est dans les paquets prêts à installer, et `python3 packaging/dev.py compile` le compile dans un dossier de sources</translation>
    </message>
    <message>
        <source>their process could not be started; see “{log}”</source>
        <translation>aucun processus ne peut être lancé pour eux&#xa0;; voir «&#xa0;{log}&#xa0;»</translation>
    </message>
    <message>
        <source>{kept} of {all} rounds are saved; run the same command again to continue.</source>
        <translation>{kept} manches sur {all} sont enregistrées&#xa0;; la même commande reprendra là.</translation>
    </message>
    <message>
        <source>one of {levels}; a character may follow ({characters}), as in club:bold</source>
        <translation>{levels}&#xa0;; un tempérament peut suivre ({characters}), comme club:bold</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>une valeur parmi {values}</translation>
    </message>
    <message>
        <source>one or more of {values}, separated by commas</source>
        <translation>une ou plusieurs valeurs parmi {values}, séparées par des virgules</translation>
    </message>
    <message>
        <source>pairs KEY=VALUE, separated by commas</source>
        <translation>des paires NOM=VALEUR, séparées par des virgules</translation>
    </message>
    <message>
        <source>passing cards on</source>
        <translation>cartes à transmettre</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>images</translation>
    </message>
    <message>
        <source>places lost in 100 rounds</source>
        <translation>places perdues en 100 manches</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>putsch</source>
        <translation>putsch</translation>
    </message>
    <message>
        <source>record</source>
        <translation>enregistrement</translation>
    </message>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>manches</translation>
    </message>
    <message>
        <source>rounds per second: {number}</source>
        <translation>manches par seconde&#xa0;: {number}</translation>
    </message>
    <message>
        <source>rounds: {rounds}, seconds: {seconds}</source>
        <translation>manches&#xa0;: {rounds}, secondes&#xa0;: {seconds}</translation>
    </message>
    <message>
        <source>screens</source>
        <translation>écrans</translation>
    </message>
    <message>
        <source>seat {seat}  {level}  average place {place} ± {stderr}  points {points} ± {points_stderr}</source>
        <translation>siège {seat}  {level}  place moyenne {place} ± {stderr}  points {points} ± {points_stderr}</translation>
    </message>
    <message>
        <source>settings {settings}, matches {matches}</source>
        <translation>réglages {settings}, parties {matches}</translation>
    </message>
    <message>
        <source>simulator</source>
        <translation>simulateur</translation>
    </message>
    <message>
        <source>some languages use the same word: {words}</source>
        <translation>plusieurs langues ont le même mot&#xa0;: {words}</translation>
    </message>
    <message>
        <source>the path of a folder</source>
        <translation>le chemin d’un dossier</translation>
    </message>
    <message>
        <source>the path of a match record</source>
        <translation>le chemin d’un enregistrement</translation>
    </message>
    <message>
        <source>the text that begins with “arschloch-deal 1 round”</source>
        <translation>le texte qui commence par «&#xa0;arschloch-deal 1 round&#xa0;»</translation>
    </message>
    <message>
        <source>the window loads</source>
        <translation>la fenêtre se charge</translation>
    </message>
    <message>
        <source>translations</source>
        <translation>traductions</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>versions</source>
        <translation>versions</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>{option} names “{name}”, but there is no such level. Levels are {levels}.</source>
        <translation>{option} contient «&#xa0;{name}&#xa0;», mais aucun niveau ne s’appelle ainsi. Les niveaux sont {levels}.</translation>
    </message>
    <message>
        <source>{option} needs a value: {allowed}.</source>
        <translation>{option} exige une valeur&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>{option} needs a value; “--” is not one.</source>
        <translation>{option} exige une valeur&#xa0;; «&#xa0;--&#xa0;» n’en est pas une.</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>{option} ne prend pas de valeur.</translation>
    </message>
    <message>
        <source>{option} takes {allowed}, not “{word}”.</source>
        <translation>{option} attend {allowed}, et non «&#xa0;{word}&#xa0;».</translation>
    </message>
    <message>
        <source>{path} cannot be written</source>
        <translation>impossible d’écrire dans {path}</translation>
    </message>
    <message>
        <source>{path} is missing</source>
        <translation>il manque {path}</translation>
    </message>
    <message>
        <source>{path}: the last line is incomplete and was ignored.</source>
        <translation>{path}&#xa0;: la dernière ligne est incomplète et a été ignorée.</translation>
    </message>
    <message>
        <source>{preset}, players: {players}, rounds for each pair: {rounds}</source>
        <translation>{preset}, joueurs&#xa0;: {players}, manches par paire&#xa0;: {rounds}</translation>
    </message>
    <message>
        <source>{preset}, players: {players}, rounds: {rounds}</source>
        <translation>{preset}, joueurs&#xa0;: {players}, manches&#xa0;: {rounds}</translation>
    </message>
    <message>
        <source>{sentence} See `{command} --help`.</source>
        <translation>{sentence} Voir `{command} --help`.</translation>
    </message>
    <message>
        <source>“{path}” cannot be continued: {why}. Delete it to start over.</source>
        <translation>Impossible de reprendre «&#xa0;{path}&#xa0;»&#xa0;: {why}. Supprime ce fichier pour recommencer.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}.</source>
        <translation>Impossible de lire «&#xa0;{path}&#xa0;»&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}.</source>
        <translation>Impossible d’écrire «&#xa0;{path}&#xa0;»&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” cannot play: {why}.</source>
        <translation>«&#xa0;{path}&#xa0;» ne peut pas jouer&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>“{path}” is not a match record: {reason}</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas l’enregistrement d’une partie&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>“{word}” is ambiguous: {options}.</source>
        <translation>«&#xa0;{word}&#xa0;» est ambigu&#xa0;: {options}.</translation>
    </message>
</context>
<context>
    <name>Costly</name>
    <message>
        <source>A rough estimate, less certain than the verdict on an exchange, because the hidden cards have to be guessed.</source>
        <translation>Une estimation grossière, moins sûre que le verdict sur un échange, car il faut deviner les cartes cachées.</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Mieux&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>Checking your plays: {done} of {all}…</source>
        <translation>Vérification de tes coups&#xa0;: {done} sur {all}…</translation>
    </message>
    <message>
        <source>None of your plays cost you much, as far as we can tell.</source>
        <translation>Aucun de tes coups ne t’a coûté cher, autant qu’on puisse en juger.</translation>
    </message>
    <message>
        <source>The plays of this round cannot be judged.</source>
        <translation>Les coups de cette manche ne peuvent pas être jugés.</translation>
    </message>
    <message>
        <source>This cost you about {places}.</source>
        <translation>Cela t’a coûté environ {places}.</translation>
    </message>
    <message numerus="yes">
        <source>With %n card(s) in your hand</source>
        <translation>
            <numerusform>Avec %n carte en main</numerusform>
            <numerusform>Avec %n cartes en main</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostlyPage</name>
    <message>
        <source>Choose one to see that moment with your hand and everything you could have played.</source>
        <translation>Choisis-en un pour revoir ce moment, avec ta main et tout ce que tu aurais pu jouer.</translation>
    </message>
    <message>
        <source>The plays that cost you most</source>
        <translation>Les coups qui t’ont le plus coûté</translation>
    </message>
</context>
<context>
    <name>CountsRow</name>
    <message>
        <source>Add a pair</source>
        <translation>Un duo de plus</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Duo %1</translation>
    </message>
    <message>
        <source>Remove a pair</source>
        <translation>Un duo de moins</translation>
    </message>
</context>
<context>
    <name>Court</name>
    <message>
        <source>Announce the next trick like a herald.</source>
        <translation>Annonce le prochain pli comme un héraut.</translation>
    </message>
    <message>
        <source>Call {highest_object} “Your Majesty” for the whole round.</source>
        <translation>Appelle {highest_object} «&#xa0;Majesté&#xa0;» pendant toute la manche.</translation>
    </message>
    <message>
        <source>Fetch {highest_to} something to drink.</source>
        <translation>Apporte à boire {highest_to}.</translation>
    </message>
    <message>
        <source>Nothing this time</source>
        <translation>Rien cette fois</translation>
    </message>
    <message>
        <source>Pass the snacks round and help yourself last.</source>
        <translation>Fais passer les biscuits et sers-toi en dernier.</translation>
    </message>
    <message>
        <source>Pay {highest_to} a compliment, and mean it.</source>
        <translation>Fais un compliment sincère {highest_to}.</translation>
    </message>
    <message>
        <source>Say “Sir” or “Madam” to everyone for the whole round.</source>
        <translation>Vouvoie toute la tablée pendant toute la manche.</translation>
    </message>
    <message>
        <source>Shuffle, and thank everyone for the cards.</source>
        <translation>Mélange les cartes et remercie tout le monde.</translation>
    </message>
    <message>
        <source>Sit on the floor until the next round is over.</source>
        <translation>Assieds-toi par terre jusqu’à la fin de la prochaine manche.</translation>
    </message>
    <message>
        <source>Take a bow before you play your first card.</source>
        <translation>Fais la révérence avant de jouer ta première carte.</translation>
    </message>
    <message>
        <source>Tell a joke; {highest_subject} decides when to laugh.</source>
        <translation>Raconte une blague&#xa0;; c’est {highest_subject} qui décide quand on rit.</translation>
    </message>
    <message>
        <source>You are {highest} now. What should {lowest_subject} do?</source>
        <translation>Tu es maintenant {highest}. Que doit faire {lowest_subject}&#xa0;?</translation>
    </message>
    <message>
        <source>{name} ({lowest}): {task}</source>
        <translation>{name} ({lowest})&#xa0;: {task}</translation>
    </message>
</context>
<context>
    <name>CourtPane</name>
    <message>
        <source>Choose a task</source>
        <translation>Choisis un gage</translation>
    </message>
    <message>
        <source>Court etiquette</source>
        <translation>Étiquette de cour</translation>
    </message>
    <message>
        <source>Or make up your own</source>
        <translation>Ou invente-en un</translation>
    </message>
    <message>
        <source>So be it</source>
        <translation>Qu’il en soit ainsi</translation>
    </message>
</context>
<context>
    <name>DealNumber</name>
    <message>
        <source>Deal number {number} copied to the clipboard.</source>
        <translation>Le numéro de donne, {number}, est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>DealOfTheDay</name>
    <message>
        <source>Arschloch, deal of the day {number} ({game}): {places}, place {final} of {players}</source>
        <translation>Arschloch, partie du jour {number} ({game})&#xa0;: {places}, place {final} sur {players}</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Copié&#xa0;: {line}</translation>
    </message>
    <message>
        <source>The computer players could not be compared this time.</source>
        <translation>La comparaison avec les niveaux n’a pas marché cette fois.</translation>
    </message>
    <message>
        <source>The match that counts has been deleted. You can still play this deal for fun.</source>
        <translation>La partie qui compte a été supprimée. Tu peux encore la jouer pour le plaisir.</translation>
    </message>
    <message>
        <source>Three rounds. Today, everyone gets the same cards and plays against the same opponents.</source>
        <translation>Trois manches. Aujourd’hui, tout le monde a les mêmes cartes et joue contre les mêmes adversaires.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>You have started the match that counts.</source>
        <translation>La partie qui compte est déjà commencée.</translation>
    </message>
    <message>
        <source>Your first try counts, without undo and without hints. After that, play it again for fun as often as you like.</source>
        <translation>Ton premier essai compte, sans retour en arrière et sans conseils. Ensuite, rejoue-la pour le plaisir autant que tu veux.</translation>
    </message>
    <message>
        <source>Your places: {places}. In the match: place {final} of {players}.</source>
        <translation>Tes places&#xa0;: {places}. Dans la partie&#xa0;: place {final} sur {players}.</translation>
    </message>
    <message>
        <source>{day}, {game}: {places}, place {final}</source>
        <translation>{day}, {game}&#xa0;: {places}, place {final}</translation>
    </message>
    <message>
        <source>{line}, better than {levels}</source>
        <translation>{line}, mieux que {levels}</translation>
    </message>
    <message>
        <source>{name}: places {places}</source>
        <translation>{name}&#xa0;: places {places}</translation>
    </message>
</context>
<context>
    <name>DealOfTheDayScreen</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partie du jour</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Les jours d’avant</translation>
    </message>
    <message>
        <source>In the same seat</source>
        <translation>À ta place</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play again for fun</source>
        <translation>Rejouer pour le plaisir</translation>
    </message>
    <message>
        <source>The places of each level with your cards, against the same opponents.</source>
        <translation>Les places de chaque niveau avec tes cartes, contre les mêmes adversaires.</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>%n carte jusqu’ici</numerusform>
            <numerusform>%n cartes jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) left</source>
        <translation>
            <numerusform>encore %n question</numerusform>
            <numerusform>encore %n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message numerus="yes">
        <source>After %n more refusal(s), the best cards are simply exchanged for the worst.</source>
        <translation>
            <numerusform>Encore un refus, et on échange les meilleures cartes contre les pires.</numerusform>
            <numerusform>Encore %n refus, et on échange les meilleures cartes contre les pires.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who can play this rank must do so on their turn. The cards you play now do not count.</source>
        <translation>Tous ceux qui peuvent poser cette carte doivent le faire à leur tour. Ce que tu poses maintenant ne compte pas.</translation>
    </message>
    <message>
        <source>Anyone who plays against the rules drops to the bottom at once.</source>
        <translation>Celui qui joue contre les règles tombe aussitôt tout en bas.</translation>
    </message>
    <message>
        <source>Ask {name} for a rank</source>
        <translation>Demande une carte à {name}</translation>
    </message>
    <message>
        <source>Back to the offer</source>
        <translation>Retour à l’offre</translation>
    </message>
    <message>
        <source>Better not</source>
        <translation>Non, finalement</translation>
    </message>
    <message>
        <source>Card {lap} of {laps}, the last one.</source>
        <translation>Carte {lap} sur {laps}, la dernière.</translation>
    </message>
    <message>
        <source>Card {lap} of {laps}: you will see what you get before you give the next one.</source>
        <translation>Carte {lap} sur {laps}&#xa0;: avant la suivante, tu verras ce que tu reçois.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Touche Entrée</translation>
    </message>
    <message>
        <source>Esc key</source>
        <translation>Touche Échap</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>Pour {name}</translation>
    </message>
    <message>
        <source>Give away</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tout garder</translation>
    </message>
    <message numerus="yes">
        <source>Keep asking: you need %n more card(s)</source>
        <translation>
            <numerusform>Continue&#xa0;: il te manque encore une carte</numerusform>
            <numerusform>Continue&#xa0;: il te manque encore %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Key N</source>
        <translation>Touche N</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Touche P</translation>
    </message>
    <message>
        <source>Key T</source>
        <translation>Touche T</translation>
    </message>
    <message>
        <source>Let the second-highest player ask first</source>
        <translation>Laisser le deuxième demander d’abord</translation>
    </message>
    <message>
        <source>Make your own offer</source>
        <translation>Faire ta propre offre</translation>
    </message>
    <message>
        <source>Make {name} an offer</source>
        <translation>Fais une offre à {name}</translation>
    </message>
    <message>
        <source>No cards are exchanged. Go out first and you rise to the top; if you don’t, you give away your {count} best cards next round.</source>
        <translation>Pas d’échange. Si tu sors avant les autres, tu montes tout en haut&#xa0;; sinon, tu donnes tes {count} meilleures cartes à la manche suivante.</translation>
    </message>
    <message>
        <source>No wish</source>
        <translation>Aucun vœu</translation>
    </message>
    <message>
        <source>Nobody pays taxes this round.</source>
        <translation>Personne ne paie l’impôt cette manche.</translation>
    </message>
    <message>
        <source>Nobody pays taxes, and because you are last, all positions are reversed: you come first.</source>
        <translation>Personne ne paie l’impôt, et comme tu es en bas, tout se renverse&#xa0;: tu passes tout en haut.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) to {name}</source>
        <translation>
            <numerusform>Transmets une carte à {name}</numerusform>
            <numerusform>Transmets %n cartes à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Transmettre</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Jouer quand même</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Putsch!</source>
        <translation>Putsch&#xa0;!</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Revolution!</source>
        <translation>Révolution&#xa0;!</translation>
    </message>
    <message>
        <source>Take the trick</source>
        <translation>Prendre le pli</translation>
    </message>
    <message>
        <source>That’s enough</source>
        <translation>Ça me va</translation>
    </message>
    <message>
        <source>The others will notice. Play it anyway?</source>
        <translation>Les autres le verront. Jouer quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Three in a row: discard a card?</source>
        <translation>Trois de suite&#xa0;: jeter une carte&#xa0;?</translation>
    </message>
    <message>
        <source>What do the wild cards stand for?</source>
        <translation>Que remplacent les jokers&#xa0;?</translation>
    </message>
    <message>
        <source>What does the Phoenix stand for?</source>
        <translation>Que remplace le Phénix&#xa0;?</translation>
    </message>
    <message>
        <source>What does {card} stand for?</source>
        <translation>Que remplace {card}&#xa0;?</translation>
    </message>
    <message>
        <source>Which rank do you wish for?</source>
        <translation>Quelle valeur souhaites-tu&#xa0;?</translation>
    </message>
    <message>
        <source>Which trump ends the run?</source>
        <translation>Jusqu’à quel atout va la suite&#xa0;?</translation>
    </message>
    <message>
        <source>Will you try a putsch?</source>
        <translation>Tu tentes un putsch&#xa0;?</translation>
    </message>
    <message>
        <source>You hold both jesters. Call a revolution?</source>
        <translation>Tu as les deux bouffons. Révolution&#xa0;?</translation>
    </message>
    <message>
        <source>You would get {cards} and give {ranks}.</source>
        <translation>Tu recevrais {cards} et donnerais {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n card(s) are played as soon as you choose.</source>
        <translation>
            <numerusform>Dès que tu choisis, ta carte est jouée.</numerusform>
            <numerusform>Dès que tu choisis, tes %n cartes sont jouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>then one more card for rising to the top</source>
        <translation>et à la fin, une carte de plus pour ton ascension</translation>
    </message>
    <message>
        <source>{name} makes you an offer</source>
        <translation>{name} te fait une offre</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>You get</source>
        <translation>Tu reçois</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Tu donnes</translation>
    </message>
</context>
<context>
    <name>DecisionsPage</name>
    <message>
        <source>Decide again</source>
        <translation>Décider à nouveau</translation>
    </message>
    <message>
        <source>Decisions of this round</source>
        <translation>Décisions de cette manche</translation>
    </message>
    <message>
        <source>Just for practice: this does not change your match.</source>
        <translation>Juste pour s’entraîner&#xa0;: ta partie ne change pas.</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>beat</source>
        <translation>battent</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>bat</translation>
    </message>
    <message>
        <source>clear the trick</source>
        <translation>ramassent le pli</translation>
    </message>
    <message>
        <source>clears the trick</source>
        <translation>ramasse le pli</translation>
    </message>
    <message>
        <source>count as</source>
        <translation>valent</translation>
    </message>
    <message>
        <source>each may discard</source>
        <translation>chacun peut jeter</translation>
    </message>
    <message>
        <source>match or skip</source>
        <translation>égaler ou passer</translation>
    </message>
    <message>
        <source>now only this suit</source>
        <translation>maintenant, cette couleur seulement</translation>
    </message>
    <message>
        <source>reverse the order:</source>
        <translation>renversent l’ordre&#xa0;:</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
</context>
<context>
    <name>ExchangePane</name>
    <message>
        <source>Card %1 of %2: %3</source>
        <translation>Carte %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Card %1 of %2: not chosen yet</source>
        <translation>Carte %1 sur %2&#xa0;: pas encore choisie</translation>
    </message>
    <message>
        <source>You want: %1</source>
        <translation>Tu veux&#xa0;: %1</translation>
    </message>
    <message>
        <source>You want: nothing chosen yet</source>
        <translation>Tu veux&#xa0;: encore rien de choisi</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>a folder, not a file</source>
        <translation>un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>larger than {number} MiB</source>
        <translation>plus de {number} Mio</translation>
    </message>
    <message>
        <source>not a file name</source>
        <translation>ce n’est pas un nom de fichier</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
</context>
<context>
    <name>FiveCards</name>
    <message>
        <source>Five cards</source>
        <translation>Cinq cartes</translation>
    </message>
    <message>
        <source>Pick your next five-card combination, the strongest kind first. Key F.</source>
        <translation>Sélectionne ta prochaine combinaison de cinq cartes, la plus forte d’abord. Touche F.</translation>
    </message>
    <message>
        <source>Show five-card combinations (F)</source>
        <translation>Montrer les combinaisons de cinq cartes (F)</translation>
    </message>
</context>
<context>
    <name>From</name>
    <message>
        <source>ace</source>
        <translation>de l’as</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>du cavalier</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>du valet</translation>
    </message>
    <message>
        <source>king</source>
        <translation>du roi</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>de la dame</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>de l’atout {number}</translation>
    </message>
    <message>
        <source>{rank}</source>
        <translation>du {rank}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>and %n variant(s)</source>
        <translation>
            <numerusform>et une variante</numerusform>
            <numerusform>et %n variantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Almost everyone swaps</source>
        <translation>Presque tous échangent</translation>
    </message>
    <message>
        <source>Arschloch</source>
        <translation>Arschloch</translation>
    </message>
    <message>
        <source>Arschloch, house rules</source>
        <translation>Arschloch, règles maison</translation>
    </message>
    <message>
        <source>Avoid both A cards</source>
        <translation>Évite les deux A</translation>
    </message>
    <message>
        <source>Bombs, Dragon, Phoenix</source>
        <translation>Bombes, Dragon, Phénix</translation>
    </message>
    <message>
        <source>Burn the pile</source>
        <translation>Brûle le tas</translation>
    </message>
    <message>
        <source>Career</source>
        <translation>Carrière</translation>
    </message>
    <message>
        <source>Career where anyone can rise: the lowest player leads, four of a kind reverses the ranks, and the top positions choose what to give back.</source>
        <translation>La carrière où chacun peut monter&#xa0;: le dernier entame, un carré renverse l’ordre, et les premiers choisissent les cartes qu’ils rendent.</translation>
    </message>
    <message>
        <source>Career, revolution</source>
        <translation>Carrière&#xa0;: révolution</translation>
    </message>
    <message>
        <source>Daifugō</source>
        <translation>Daifugō</translation>
    </message>
    <message>
        <source>Each of the first two tricks comes with an A card that nobody wants. The cards left in your hand count against you: get rid of the A cards, and keep low cards for the end.</source>
        <translation>Les deux premiers plis apportent chacun un A, et personne n’en veut. Ce qui reste en main compte contre toi&#xa0;: débarrasse-toi des A et garde les petites cartes pour la fin.</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>Facile à apprendre</translation>
    </message>
    <message>
        <source>For 5 to 12 players: straights, full houses, and bombs played out of turn. A wish binds everyone, the Phoenix stands for any card, and a bomb beats even the Dragon.</source>
        <translation>De 5 à 12&#xa0;: suites, fulls et bombes surprises. Un vœu engage tout le monde, le Phénix remplace n’importe quelle carte, et une bombe bat même le Dragon.</translation>
    </message>
    <message>
        <source>For 6 to 12 players: two decks, sets of up to eight cards, a revolution with five of a kind, and an exchange for almost everyone.</source>
        <translation>Pour 6 à 12 joueurs, avec deux jeux&#xa0;: on pose jusqu’à huit cartes de même valeur, cinq suffisent pour une révolution, et presque tout le monde échange.</translation>
    </message>
    <message>
        <source>For a long evening: get rid of your hand, then your face-up and face-down cards. Tens burn the pile, and if you cannot play, you pick it all up.</source>
        <translation>Pour une longue soirée. Il faut vider sa main, puis les cartes visibles, puis les cachées&#xa0;; un 10 brûle la pile, et si on ne peut pas jouer, on la ramasse.</translation>
    </message>
    <message>
        <source>For four players: pairs, triples and five-card poker hands, and suits that count. The first one out wins; each card left over is a penalty point, doubled or tripled if you hold a lot of them.</source>
        <translation>À quatre&#xa0;: paires, brelans et combinaisons de cinq cartes comme au poker, et les couleurs comptent. Le premier sans cartes gagne&#xa0;; chaque carte restante est un point de pénalité, doublé ou triplé s’il t’en reste beaucoup.</translation>
    </message>
    <message>
        <source>From dishwasher to boss: a set of cards from 1 to 13 for every player, jokers on top, and an exchange for almost everyone.</source>
        <translation>De plongeur à patron&#xa0;: les nombres de 1 à 13 pour chacun, les jokers au-dessus, et presque tous doivent échanger.</translation>
    </message>
    <message>
        <source>Grand Seigneur</source>
        <translation>Grand Seigneur</translation>
    </message>
    <message>
        <source>Low is strong</source>
        <translation>Les petits gagnent</translation>
    </message>
    <message>
        <source>Low is strong: one 1, two 2s, up to twelve 12s. Jesters complete any set, the peons pay taxes, and a player with both jesters may call a revolution.</source>
        <translation>Les petites cartes sont les plus fortes&#xa0;: un 1, deux 2, jusqu’à douze 12. Les bouffons complètent tout, les péons paient l’impôt, et avec les deux bouffons, on peut faire la révolution.</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Président</translation>
    </message>
    <message>
        <source>President, revolution</source>
        <translation>Président&#xa0;: révolution</translation>
    </message>
    <message>
        <source>Runs, locks, eights</source>
        <translation>Suites, blocages, 8</translation>
    </message>
    <message>
        <source>Shithead</source>
        <translation>Shithead</translation>
    </message>
    <message>
        <source>The Big A and the Little A</source>
        <translation>Le grand A et le petit a</translation>
    </message>
    <message>
        <source>The French game for three: 30 cards from 7 to ace, ten for each player. Two sevens stay in the box.</source>
        <translation>Le jeu français à trois&#xa0;: 30 cartes du 7 à l’as, dix pour chacun. Deux 7 restent dans la boîte.</translation>
    </message>
    <message>
        <source>The French game turned upside down: four of a kind reverses the ranks, twos clear the trick, and the last player may attempt a putsch.</source>
        <translation>Le jeu français sens dessus dessous&#xa0;: un carré renverse l’ordre, les 2 ramassent le pli, et le dernier peut tenter un putsch.</translation>
    </message>
    <message>
        <source>The French game with 78 cards. Trumps beat every suit and are played in runs, trumps 1 and 21 stand for any card, and the Excuse wins any trick.</source>
        <translation>Le jeu français à 78 cartes. Les atouts battent toutes les couleurs et se jouent à la suite, les atouts 1 et 21 remplacent n’importe quelle carte, et l’Excuse gagne n’importe quel pli.</translation>
    </message>
    <message>
        <source>The French game with runs such as 4-5-6, jokers that win any trick, and haggling over the cards.</source>
        <translation>Le jeu français avec des suites comme 4-5-6, des jokers qui gagnent n’importe quel pli, et des cartes qui se négocient.</translation>
    </message>
    <message>
        <source>The French game with the small deck: 32 cards from 7 to ace, eight for each of four players.</source>
        <translation>Le jeu français à 32 cartes, du 7 à l’as&#xa0;: huit pour chacun des quatre joueurs.</translation>
    </message>
    <message>
        <source>The French game with the whole deck: 52 cards and two jokers, which beat even the 2.</source>
        <translation>Le jeu français avec toutes les cartes&#xa0;: 52 cartes et deux jokers, qui battent même le 2.</translation>
    </message>
    <message>
        <source>The French game: 52 cards, with the 2 on top. Equal cards may be played, and nobody can beat a last card.</source>
        <translation>Le jeu français&#xa0;: 52 cartes, le 2 est le plus fort, on peut répondre par la même valeur, et la dernière carte est imbattable.</translation>
    </message>
    <message>
        <source>The French original</source>
        <translation>L’original français</translation>
    </message>
    <message>
        <source>The German game with everything: jokers beat sets, four of a kind is a bomb and beats even jokers, the King asks for cards, and an ace must not be your last card.</source>
        <translation>Le jeu allemand au grand complet&#xa0;: les jokers battent les cartes de même valeur, un carré est une bombe et bat même les jokers, le Roi demande des cartes, et un as ne doit pas être la dernière carte.</translation>
    </message>
    <message>
        <source>The German game: 32 cards from 7 to ace. The King chooses which cards to give back, and the player who came last in the previous round starts.</source>
        <translation>Le jeu allemand&#xa0;: 32 cartes, du 7 à l’as. Le Roi choisit ce qu’il rend, et le dernier de la manche commence la suivante.</translation>
    </message>
    <message>
        <source>The German original</source>
        <translation>L’original allemand</translation>
    </message>
    <message>
        <source>The Great Dalmuti</source>
        <translation>Le Grand Dalmuti</translation>
    </message>
    <message>
        <source>The Japanese sister game, for five players: runs in one suit, a joker that stands for any card, eights that clear the trick, and suit locks.</source>
        <translation>Le cousin japonais, pour cinq joueurs&#xa0;: des suites, un joker qui remplace n’importe quelle carte, des 8 qui ramassent le pli et des couleurs qui le verrouillent.</translation>
    </message>
    <message>
        <source>The big round</source>
        <translation>La grande tablée</translation>
    </message>
    <message>
        <source>The game as it is played around the world: 52 cards and two jokers, the strongest cards of all. A good place to start.</source>
        <translation>Le jeu tel qu’on le joue partout&#xa0;: 52 cartes et deux jokers, plus forts que tout. Parfait pour débuter.</translation>
    </message>
    <message>
        <source>Thirteen Cards</source>
        <translation>Treize cartes</translation>
    </message>
    <message>
        <source>Trou du cul</source>
        <translation>Trou du cul</translation>
    </message>
    <message>
        <source>Trou du cul for four</source>
        <translation>Trou du cul à quatre</translation>
    </message>
    <message>
        <source>Trou du cul for three</source>
        <translation>Trou du cul à trois</translation>
    </message>
    <message>
        <source>Trou du cul with Tarot cards</source>
        <translation>Trou du cul au tarot</translation>
    </message>
    <message>
        <source>Trou du cul with jokers</source>
        <translation>Trou du cul aux jokers</translation>
    </message>
    <message>
        <source>Trou du cul, 54 cards</source>
        <translation>Trou du cul, 54 cartes</translation>
    </message>
    <message>
        <source>With 78 cards</source>
        <translation>Avec 78 cartes</translation>
    </message>
    <message>
        <source>With poker hands</source>
        <translation>Façon poker, à quatre</translation>
    </message>
</context>
<context>
    <name>Given</name>
    <message>
        <source>a jester</source>
        <translation>un bouffon</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>un joker</translation>
    </message>
    <message>
        <source>a run from {low} to {high}</source>
        <translation>une suite {low} {high}</translation>
    </message>
    <message>
        <source>a {number}</source>
        <translation>un {number}</translation>
    </message>
    <message>
        <source>all the queens</source>
        <translation>toutes les dames</translation>
    </message>
    <message>
        <source>all the {ranks}</source>
        <translation>tous les {ranks}</translation>
    </message>
    <message>
        <source>an {number}</source>
        <translation>un {number}</translation>
    </message>
    <message>
        <source>the Big A</source>
        <translation>le grand A</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>le Dragon</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>l’Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>le petit a</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>le Mah Jong</translation>
    </message>
    <message>
        <source>the Phoenix</source>
        <translation>le Phénix</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>le joker noir</translation>
    </message>
    <message>
        <source>the cavalier of {suit}</source>
        <translation>le cavalier de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>le roi de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>le joker rouge</translation>
    </message>
    <message>
        <source>the {number} of {suit}</source>
        <translation>le {number} de {suit}</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>l’atout {number}</translation>
    </message>
    <message>
        <source>trumps {number}</source>
        <translation>les atouts {number}</translation>
    </message>
</context>
<context>
    <name>GuestRow</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Different opponents join the next match.</source>
        <translation>De nouvelles têtes pour la prochaine partie.</translation>
    </message>
    <message>
        <source>New opponents</source>
        <translation>Autres adversaires</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Cards of the same rank can be played together. Everyone must then play the same number: only a higher pair beats a pair.</source>
        <translation>On peut poser ensemble des cartes de même valeur. Il faut alors en poser autant&#xa0;: sur une paire, il faut une paire plus forte.</translation>
    </message>
    <message>
        <source>Nobody plays higher: the trick is yours, and you lead the next one. That is how you get rid of weak cards.</source>
        <translation>Personne ne monte&#xa0;: le pli est à toi, et tu ouvres le suivant. C’est ainsi qu’on se défait des cartes faibles.</translation>
    </message>
    <message>
        <source>Nobody plays higher: {taker} takes the trick and leads the next one. Cards that have been played are out of the round.</source>
        <translation>Personne ne monte&#xa0;: {taker} prend le pli et ouvre le suivant. Les cartes posées sont hors jeu pour cette manche.</translation>
    </message>
    <message>
        <source>None of your cards beats that, so you pass. It happens to everyone.</source>
        <translation>Aucune de tes cartes ne bat cela, donc tu passes. Ça arrive à tout le monde.</translation>
    </message>
    <message>
        <source>Now it’s your turn: play a higher card. Click it and then the table, drag it there, or choose it with the arrow keys and Space and press Enter. Cards you can’t play are darker.</source>
        <translation>À toi&#xa0;: pose une carte plus forte. Clique dessus puis sur la table, fais-la glisser, ou choisis-la avec les flèches et Espace, puis Entrée. Les cartes injouables sont plus sombres.</translation>
    </message>
    <message>
        <source>Now your titles count: {lowest_subject} gives {highest_to} their two best cards and gets any two in return; the two players in between swap one. Choose cards you can spare and give them away.</source>
        <translation>Les titres comptent maintenant&#xa0;: {lowest_subject} donne {highest_to} ses deux meilleures cartes et en récupère deux, au choix de l’autre&#xa0;; les deux joueurs du milieu échangent une carte. Que donnes-tu&#xa0;? Ce dont tu peux te passer.</translation>
    </message>
    <message>
        <source>Now your titles count: {lowest_subject} gives {highest_to} their two best cards and gets any two in return; the two players in between swap one. The cards you got are marked.</source>
        <translation>Les titres comptent maintenant&#xa0;: {lowest_subject} donne {highest_to} ses deux meilleures cartes et en récupère deux, au choix de l’autre&#xa0;; les deux joueurs du milieu échangent une carte. Ce que tu as reçu est marqué.</translation>
    </message>
    <message>
        <source>Only a few cards left! Take the trick with a strong card, and you can lead your weak one last.</source>
        <translation>Plus que quelques cartes&#xa0;! Prends le pli avec une carte forte, et tu pourras jouer la faible en dernier.</translation>
    </message>
    <message>
        <source>That’s all there is to it. H gives you a hint, F1 opens the rules, Ctrl+Z takes a play back. Play on, or choose another game from the menu. Have fun!</source>
        <translation>C’est tout. H te donne un conseil, F1 ouvre les règles, Ctrl+Z annule un coup. Continue, ou choisis un autre jeu dans le menu. Amuse-toi bien&#xa0;!</translation>
    </message>
    <message>
        <source>The ladder shows the order: the 7 is the weakest card, the ace the strongest. Suits don’t matter.</source>
        <translation>L’échelle montre l’ordre des cartes&#xa0;: la plus faible est le 7, la plus forte l’as. Les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>These are your cards, weakest on the left. Only you can see them; the number beside each other player shows how many they have left.</source>
        <translation>Voici tes cartes, les plus faibles à gauche. Personne d’autre ne les voit&#xa0;; à côté des autres, un nombre indique combien il leur en reste.</translation>
    </message>
    <message>
        <source>Welcome to the table! Everyone wants to get rid of their cards. The first one out becomes {highest}, the last one left becomes {lowest}.</source>
        <translation>Bienvenue à la table&#xa0;! Chacun veut se défaire de toutes ses cartes. Le premier à finir devient {highest}, le dernier qui reste devient {lowest}.</translation>
    </message>
    <message>
        <source>You don’t have to play: press Pass, or the P key. You are then out of this trick but keep your good cards for a later one.</source>
        <translation>Rien ne t’oblige à poser&#xa0;: clique sur Passer ou appuie sur P. Tu es alors hors de ce pli, mais tu gardes tes bonnes cartes pour la suite.</translation>
    </message>
    <message>
        <source>You hold a pair. Lead both together: you get rid of two cards at once, and a pair is harder to beat than a single card.</source>
        <translation>Tu as une paire. Joue les deux ensemble&#xa0;: elles partent d’un coup, et une paire est plus dure à battre qu’une carte seule.</translation>
    </message>
    <message>
        <source>You lead: play one card, or several of the same rank. Start with low ones, as they are hard to get rid of later. A double-click or Shift+Space selects all cards of a rank.</source>
        <translation>Tu ouvres&#xa0;: une carte, ou plusieurs de même valeur. D’abord les petites, car plus tard on a du mal à s’en défaire. Un double clic ou Maj+Espace prend toutes les cartes d’une valeur.</translation>
    </message>
    <message>
        <source>You’re out first: you are {highest}! The others play on for the remaining titles.</source>
        <translation>Tu finis avant tout le monde&#xa0;: tu deviens {highest}&#xa0;! Les autres jouent pour les titres qui restent.</translation>
    </message>
    <message>
        <source>You’re out. Your place decides your title in the next round.</source>
        <translation>Tu as fini. Ta place décide de ton titre à la manche suivante.</translation>
    </message>
    <message>
        <source>{first} goes out first and becomes {highest}. Now the aim is not to be last.</source>
        <translation>{first} finit en premier et devient {highest}. Il s’agit maintenant de ne pas finir en dernier.</translation>
    </message>
</context>
<context>
    <name>GuideTip</name>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Arrêter les conseils</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip this hand</source>
        <translation>Passer cette main</translation>
    </message>
    <message>
        <source>The lesson continues with the next hand.</source>
        <translation>La leçon continue avec la main suivante.</translation>
    </message>
    <message>
        <source>The round continues without tips.</source>
        <translation>La manche continue sans conseils.</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>just received</source>
        <translation>carte tout juste reçue</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>jouable</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>to be given away</source>
        <translation>à donner</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} sur {count}</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message>
        <source>Your hand</source>
        <translation>Ta main</translation>
    </message>
</context>
<context>
    <name>HandTools</name>
    <message>
        <source>By rank</source>
        <translation>Par valeur</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>Sort your hand (S)</source>
        <translation>Trier ta main (S)</translation>
    </message>
    <message>
        <source>Sort your hand by rank or suit (S). You can also drag a card to another place, or move it with Shift and the arrow keys.</source>
        <translation>Trie ta main par valeur ou par couleur (S). Tu peux aussi faire glisser une carte ailleurs, ou la déplacer avec Maj et les flèches.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A key only acts on something that has been on the screen for a moment, and only once, however long you hold it down. That way, nothing happens by mistake when you hurry the others along.</source>
        <translation>Une touche n’agit que sur ce qui est à l’écran depuis un instant, et une seule fois, même si tu la gardes enfoncée. Rien ne se joue donc par erreur quand tu fais accélérer les autres.</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Souris et clavier</translation>
    </message>
    <message>
        <source>Mouse: drag cards into the frame, or click them and then the table. A double-click plays all cards of a rank that you may play now. Right-click to deselect or to cancel a drag. The wheel steps through the plays you can make. Drag a card within your hand to move it. Click the tablecloth to hurry the others along.</source>
        <translation>Souris&#xa0;: fais glisser des cartes dans le cadre, ou clique dessus puis sur la table. Un double clic joue toutes les cartes d’une valeur que tu peux jouer maintenant. Un clic droit désélectionne ou annule le déplacement. La molette passe d’un coup possible à l’autre. Fais glisser une carte dans ta main pour la changer de place. Un clic sur le tapis fait accélérer les autres.</translation>
    </message>
    <message>
        <source>Swapping: drag a card onto a face-up one, or select it and click the face-up one.</source>
        <translation>Échange&#xa0;: fais glisser une carte sur une carte visible, ou choisis-la et clique sur la carte visible.</translation>
    </message>
</context>
<context>
    <name>Hindsight</name>
    <message>
        <source>A putsch would be worse.</source>
        <translation>Un putsch serait moins bien.</translation>
    </message>
    <message>
        <source>A revolution would be worse.</source>
        <translation>Une révolution serait moins bien.</translation>
    </message>
    <message>
        <source>Accept the offer.</source>
        <translation>Accepte l’offre.</translation>
    </message>
    <message>
        <source>Accepting the offer would be worse.</source>
        <translation>Accepter l’offre serait moins bien.</translation>
    </message>
    <message>
        <source>Ask {target} for {ranks}.</source>
        <translation>Demande des {ranks} à {target}.</translation>
    </message>
    <message>
        <source>Asking for {ranks} would be worse.</source>
        <translation>Demander des {ranks} serait moins bien.</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Mieux&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>Call the revolution.</source>
        <translation>Fais la révolution.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Jette {card}.</translation>
    </message>
    <message>
        <source>Discarding {card} would be worse.</source>
        <translation>Jeter {card} serait moins bien.</translation>
    </message>
    <message>
        <source>Don’t call a revolution.</source>
        <translation>Ne fais pas la révolution.</translation>
    </message>
    <message>
        <source>Don’t try a putsch.</source>
        <translation>Ne tente pas de putsch.</translation>
    </message>
    <message>
        <source>Give {taker} {cards}.</source>
        <translation>Donne {cards} à {taker}.</translation>
    </message>
    <message>
        <source>Giving {taker} {cards} would be worse.</source>
        <translation>Donner {cards} à {taker} serait moins bien.</translation>
    </message>
    <message>
        <source>How a player of level “{level}” sees it:</source>
        <translation>Vu par un joueur de niveau «&#xa0;{level}&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>How {name} (level {level}) saw it:</source>
        <translation>{name} (niveau {level}) voyait les choses ainsi&#xa0;:</translation>
    </message>
    <message>
        <source>It would be worse without a putsch.</source>
        <translation>Sans putsch, ce serait moins bien.</translation>
    </message>
    <message>
        <source>It would be worse without a revolution.</source>
        <translation>Sans révolution, ce serait moins bien.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Garde toutes tes cartes.</translation>
    </message>
    <message>
        <source>Keep your bomb.</source>
        <translation>Garde ta bombe.</translation>
    </message>
    <message>
        <source>Keep your face-up cards.</source>
        <translation>Garde tes cartes visibles.</translation>
    </message>
    <message>
        <source>Keeping all your cards would be worse.</source>
        <translation>Garder toutes tes cartes serait moins bien.</translation>
    </message>
    <message>
        <source>Keeping your bomb would be worse.</source>
        <translation>Garder ta bombe serait moins bien.</translation>
    </message>
    <message>
        <source>Keeping your face-up cards would be worse.</source>
        <translation>Garder tes cartes visibles serait moins bien.</translation>
    </message>
    <message>
        <source>Let the second-highest player ask first.</source>
        <translation>Laisse le deuxième demander d’abord.</translation>
    </message>
    <message>
        <source>Letting the second-highest player ask first would be worse.</source>
        <translation>Laisser le deuxième demander d’abord serait moins bien.</translation>
    </message>
    <message>
        <source>No options were compared here: the play was obvious or routine.</source>
        <translation>Rien n’a été comparé ici&#xa0;: le coup était évident ou de routine.</translation>
    </message>
    <message>
        <source>Offer {target} {give} and ask for {want}.</source>
        <translation>Offre {give} à {target} et demande {want}.</translation>
    </message>
    <message>
        <source>Offering {give} and asking for {want} would be worse.</source>
        <translation>Offrir {give} et demander {want} serait moins bien.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Passing would be worse.</source>
        <translation>Passer serait moins bien.</translation>
    </message>
    <message>
        <source>Pick up the pile.</source>
        <translation>Ramasse la pile.</translation>
    </message>
    <message>
        <source>Picking up the pile would be worse.</source>
        <translation>Ramasser la pile serait moins bien.</translation>
    </message>
    <message>
        <source>Play {cards} and wish for {one}.</source>
        <translation>Joue {cards} et souhaite {one}.</translation>
    </message>
    <message>
        <source>Play {cards}.</source>
        <translation>Joue {cards}.</translation>
    </message>
    <message>
        <source>Playing {cards} and wishing for {one} would be worse.</source>
        <translation>Jouer {cards} et souhaiter {one} serait moins bien.</translation>
    </message>
    <message>
        <source>Playing {cards} would be worse.</source>
        <translation>Jouer {cards} serait moins bien.</translation>
    </message>
    <message>
        <source>Put down {cards} face up and take {taken} into your hand.</source>
        <translation>Pose {cards} à découvert et prends {taken} en main.</translation>
    </message>
    <message>
        <source>Putting down {cards} for {taken} would be worse.</source>
        <translation>Échanger {cards} contre {taken} serait moins bien.</translation>
    </message>
    <message>
        <source>Refuse the offer.</source>
        <translation>Refuse l’offre.</translation>
    </message>
    <message>
        <source>Refusing the offer would be worse.</source>
        <translation>Refuser l’offre serait moins bien.</translation>
    </message>
    <message>
        <source>Stop asking.</source>
        <translation>Ne demande plus rien.</translation>
    </message>
    <message>
        <source>Take your free trick.</source>
        <translation>Prends ton pli gratuit.</translation>
    </message>
    <message>
        <source>Taking your free trick would be worse.</source>
        <translation>Prendre ton pli gratuit serait moins bien.</translation>
    </message>
    <message>
        <source>The scale runs from −1, the worst this round can bring, to +1, the best. The thin line shows how uncertain the estimate is.</source>
        <translation>L’échelle va de −1, le pire que la manche puisse apporter, à +1, le meilleur. Le trait fin montre l’incertitude de l’estimation.</translation>
    </message>
    <message>
        <source>To stop asking would be worse.</source>
        <translation>Ne plus rien demander serait moins bien.</translation>
    </message>
    <message>
        <source>Try the putsch.</source>
        <translation>Tente le putsch.</translation>
    </message>
    <message>
        <source>Turn over face-down card {number}.</source>
        <translation>Retourne la carte cachée {number}.</translation>
    </message>
    <message>
        <source>Turning over face-down card {number} would be worse.</source>
        <translation>Retourner la carte cachée {number} serait moins bien.</translation>
    </message>
    <message>
        <source>Working out the figures…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Your decision before play began: {sign} {word}.</source>
        <translation>Ta décision avant le début du jeu&#xa0;: {sign} {word}.</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>une grosse erreur</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>une erreur</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>une imprécision</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>nothing was better</source>
        <translation>impossible de faire mieux</translation>
    </message>
    <message>
        <source>{choice} {figure} (±{error})</source>
        <translation>{choice} {figure} (± {error})</translation>
    </message>
    <message>
        <source>{giver} gives {taker} {cards}.</source>
        <translation>{giver} donne à {taker} {cards}.</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Enter key</source>
        <translation>Touche Entrée</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>En chiffres</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n soirée</numerusform>
            <numerusform>%n soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Best robbery: {cards} ({giver} → {taker})</source>
        <translation>Plus beau vol&#xa0;: {cards} ({giver} → {taker})</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Première place</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernière place</translation>
    </message>
    <message numerus="yes">
        <source>Longest winning streak: {name}, %n round(s)</source>
        <translation>
            <numerusform>Plus longue série de victoires&#xa0;: {name}, %n manche</numerusform>
            <numerusform>Plus longue série de victoires&#xa0;: {name}, %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message numerus="yes">
        <source>Most often {title}: {names}, %n time(s)</source>
        <translation>
            <numerusform>Le plus souvent {title}&#xa0;: {names}, %n fois</numerusform>
            <numerusform>Le plus souvent {title}&#xa0;: {names}, %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>You : opponent</source>
        <translation>Toi&#xa0;: adversaire</translation>
    </message>
</context>
<context>
    <name>IdleKeys</name>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Aucun pli n’a encore été ramassé.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Undo is switched off in the settings.</source>
        <translation>L’annulation est désactivée dans les réglages.</translation>
    </message>
    <message>
        <source>You can ask for a hint when you have something to decide.</source>
        <translation>Il y a un conseil quand tu as une décision à prendre.</translation>
    </message>
    <message>
        <source>You have no cards to choose from right now.</source>
        <translation>Tu n’as pas de cartes à choisir en ce moment.</translation>
    </message>
</context>
<context>
    <name>JudgedOptions</name>
    <message>
        <source>Places lost per 100</source>
        <translation>Places perdues sur 100</translation>
    </message>
    <message>
        <source>The best options</source>
        <translation>Les meilleurs choix</translation>
    </message>
</context>
<context>
    <name>JudgedPane</name>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montre-moi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Three deals, each played with your choice and with the best one.</source>
        <translation>Trois donnes, jouées avec ton choix et avec le meilleur.</translation>
    </message>
    <message>
        <source>Three deals, each played with your choice and with the tempting one.</source>
        <translation>Trois donnes, jouées avec ton choix et avec le choix tentant.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Voir</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>2 to 9, 0, J, Q, K, A</source>
        <translation>2 à 9, 0, V, D, R, A</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>En revoyant une partie</translation>
    </message>
    <message>
        <source>In the list of matches</source>
        <translation>Parmi tes parties</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>Dans le journal</translation>
    </message>
    <message>
        <source>In these rules</source>
        <translation>Dans ces règles</translation>
    </message>
    <message>
        <source>In “About”</source>
        <translation>Dans «&#xa0;À propos&#xa0;»</translation>
    </message>
    <message>
        <source>On other screens</source>
        <translation>Sur les autres écrans</translation>
    </message>
    <message>
        <source>On your cards</source>
        <translation>Dans tes cartes</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>When you have to decide</source>
        <translation>Quand on te demande quelque chose</translation>
    </message>
    <message>
        <source>While watching how a choice plays out</source>
        <translation>Quand tu regardes où mène un choix</translation>
    </message>
    <message>
        <source>activate the focused control</source>
        <translation>activer ce qui est encadré</translation>
    </message>
    <message>
        <source>bring back a deleted match</source>
        <translation>récupérer la partie supprimée</translation>
    </message>
    <message>
        <source>change a choice or a number, move from game to game</source>
        <translation>changer un choix ou un nombre, aller d’un jeu à l’autre</translation>
    </message>
    <message>
        <source>clear the search or, if there is none, go back</source>
        <translation>effacer la recherche ou, s’il n’y en a pas, revenir en arrière</translation>
    </message>
    <message>
        <source>close the log</source>
        <translation>fermer le journal</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>continue the match, or show how it ended</source>
        <translation>continuer la partie, ou voir comment elle a fini</translation>
    </message>
    <message>
        <source>deal the cards; if the rules clash, go to “Fix it”</source>
        <translation>distribuer les cartes&#x202f;; si les règles ne vont pas ensemble, aller à «&#xa0;Corriger&#xa0;»</translation>
    </message>
    <message>
        <source>delete the match</source>
        <translation>supprimer la partie</translation>
    </message>
    <message>
        <source>deselect everything, or cancel a drag</source>
        <translation>tout désélectionner, ou annuler le déplacement</translation>
    </message>
    <message>
        <source>export the match</source>
        <translation>exporter la partie</translation>
    </message>
    <message>
        <source>finish swapping</source>
        <translation>finir l’échange</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>point</translation>
    </message>
    <message>
        <source>get a hint and the reason for it</source>
        <translation>obtenir un conseil et sa raison</translation>
    </message>
    <message>
        <source>go back or forward one round</source>
        <translation>reculer ou avancer d’une manche</translation>
    </message>
    <message>
        <source>go back or forward one trick (in a game without tricks, to your previous or next turn)</source>
        <translation>reculer ou avancer d’un pli&#xa0;; dans un jeu sans plis, aller à tes tours</translation>
    </message>
    <message>
        <source>go to the beginning or the end of the round</source>
        <translation>aller au début ou à la fin de la manche</translation>
    </message>
    <message>
        <source>go to the first or last line</source>
        <translation>aller à la première ou à la dernière ligne</translation>
    </message>
    <message>
        <source>go to the first or last match, or move by several</source>
        <translation>aller à la première ou à la dernière partie, ou en sauter plusieurs</translation>
    </message>
    <message>
        <source>go to the next or previous button or field</source>
        <translation>aller au bouton ou au champ suivant ou précédent</translation>
    </message>
    <message>
        <source>go to your first or last card</source>
        <translation>aller à ta première ou à ta dernière carte</translation>
    </message>
    <message>
        <source>list the exchanges of the match so you can redo one</source>
        <translation>afficher les échanges de la partie, pour en refaire un</translation>
    </message>
    <message>
        <source>move a card to another place in your hand</source>
        <translation>déplacer une carte dans ta main</translation>
    </message>
    <message>
        <source>move along your cards, from the first or the last one</source>
        <translation>parcourir tes cartes, depuis la première ou la dernière</translation>
    </message>
    <message>
        <source>move from line to line</source>
        <translation>aller de ligne en ligne</translation>
    </message>
    <message>
        <source>move from match to match</source>
        <translation>aller d’une partie à l’autre</translation>
    </message>
    <message>
        <source>move from one answer or rank to the next; Enter chooses it</source>
        <translation>aller d’une réponse ou d’une carte à l’autre&#xa0;; Entrée la choisit</translation>
    </message>
    <message>
        <source>move several lines up or down</source>
        <translation>avancer ou reculer de plusieurs lignes</translation>
    </message>
    <message>
        <source>name a rank; 1 or 0 is the 10</source>
        <translation>nommer une valeur&#xa0;; 1 ou 0 pour le 10</translation>
    </message>
    <message>
        <source>name clubs, diamonds, hearts or spades when only the suit is left to choose</source>
        <translation>nommer trèfle, carreau, cœur ou pique quand il ne reste que la couleur à choisir</translation>
    </message>
    <message>
        <source>name the match; Enter confirms the name</source>
        <translation>nommer la partie&#xa0;; Entrée confirme le nom</translation>
    </message>
    <message>
        <source>open or close the log</source>
        <translation>ouvrir ou fermer le journal</translation>
    </message>
    <message>
        <source>open or close the menu</source>
        <translation>ouvrir ou fermer le menu</translation>
    </message>
    <message>
        <source>open or close these rules</source>
        <translation>ouvrir ou fermer ces règles</translation>
    </message>
    <message>
        <source>open or close “About”</source>
        <translation>ouvrir ou fermer «&#xa0;À propos&#xa0;»</translation>
    </message>
    <message>
        <source>open the settings</source>
        <translation>ouvrir les réglages</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>pick the next play you could make</source>
        <translation>sélectionner le prochain coup possible</translation>
    </message>
    <message>
        <source>pick up the pile</source>
        <translation>ramasser la pile</translation>
    </message>
    <message>
        <source>pick your next five-card combination</source>
        <translation>sélectionner ta prochaine combinaison de cinq cartes</translation>
    </message>
    <message>
        <source>play a bomb out of turn; P declines</source>
        <translation>poser une bombe hors de ton tour&#xa0;; P pour y renoncer</translation>
    </message>
    <message>
        <source>play or give away the selected cards; hurry the others along</source>
        <translation>jouer ou donner les cartes choisies&#xa0;; faire accélérer les autres</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>lire ou mettre en pause</translation>
    </message>
    <message>
        <source>play the Mah Jong without a wish</source>
        <translation>poser le Mah Jong sans vœu</translation>
    </message>
    <message>
        <source>play the selected cards; pick up the pile if nothing fits</source>
        <translation>jouer les cartes choisies&#xa0;; ramasser la pile si rien ne convient</translation>
    </message>
    <message>
        <source>quit; the match is kept</source>
        <translation>quitter&#xa0;; la partie est gardée</translation>
    </message>
    <message>
        <source>redo the step you undid</source>
        <translation>rétablir ce qui a été annulé</translation>
    </message>
    <message>
        <source>replay the finished rounds of the match step by step</source>
        <translation>revoir les manches finies de la partie étape par étape</translation>
    </message>
    <message>
        <source>replay the match step by step</source>
        <translation>revoir la partie étape par étape</translation>
    </message>
    <message>
        <source>scroll the rest into view</source>
        <translation>faire défiler ce qui dépasse</translation>
    </message>
    <message>
        <source>scroll the text</source>
        <translation>faire défiler le texte</translation>
    </message>
    <message>
        <source>select all cards of the same rank</source>
        <translation>choisir toutes les cartes de même valeur</translation>
    </message>
    <message>
        <source>select or deselect a card</source>
        <translation>choisir une carte ou la désélectionner</translation>
    </message>
    <message>
        <source>select or deselect a card; hurry the others along</source>
        <translation>choisir une carte ou la désélectionner&#xa0;; faire accélérer les autres</translation>
    </message>
    <message>
        <source>set up a new match</source>
        <translation>préparer une nouvelle partie</translation>
    </message>
    <message>
        <source>show all your matches</source>
        <translation>afficher toutes tes parties</translation>
    </message>
    <message>
        <source>show or hide how well everyone plays</source>
        <translation>afficher ou masquer le niveau de chacun</translation>
    </message>
    <message>
        <source>show or hide the last trick</source>
        <translation>afficher ou masquer le dernier pli</translation>
    </message>
    <message>
        <source>show your statistics</source>
        <translation>afficher tes statistiques</translation>
    </message>
    <message>
        <source>sort your hand again</source>
        <translation>trier ta main de nouveau</translation>
    </message>
    <message>
        <source>sort your hand by suit or by rank</source>
        <translation>trier ta main par couleur ou par valeur</translation>
    </message>
    <message>
        <source>step back or forward</source>
        <translation>reculer ou avancer d’une étape</translation>
    </message>
    <message>
        <source>step back or forward, or go to the beginning or the end</source>
        <translation>reculer ou avancer d’une étape, aller au début ou à la fin</translation>
    </message>
    <message>
        <source>step through the plays you can make</source>
        <translation>passer d’un coup possible à l’autre</translation>
    </message>
    <message>
        <source>swap the selected card with the face-up one in that place</source>
        <translation>échanger la carte choisie avec la carte visible à cette place</translation>
    </message>
    <message>
        <source>take back the last rank you asked for</source>
        <translation>retirer la dernière valeur demandée</translation>
    </message>
    <message>
        <source>take the free trick</source>
        <translation>prendre le pli gratuit</translation>
    </message>
    <message>
        <source>toggle full screen</source>
        <translation>passer en plein écran ou en sortir</translation>
    </message>
    <message>
        <source>turn over the face-down card in that place</source>
        <translation>retourner la carte cachée à cette place</translation>
    </message>
    <message>
        <source>turn the sounds off or on</source>
        <translation>couper ou remettre le son</translation>
    </message>
    <message>
        <source>undo your last step in the exchange, or else your last decision</source>
        <translation>annuler ta dernière étape dans l’échange, sinon ta dernière décision</translation>
    </message>
    <message>
        <source>{keys}: {meaning}</source>
        <translation>{keys}&#xa0;: {meaning}</translation>
    </message>
</context>
<context>
    <name>LastCard</name>
    <message>
        <source>a Dragon</source>
        <translation>un Dragon</translation>
    </message>
    <message>
        <source>a Phoenix</source>
        <translation>un Phénix</translation>
    </message>
    <message>
        <source>a black joker</source>
        <translation>un joker noir</translation>
    </message>
    <message>
        <source>a cavalier</source>
        <translation>un cavalier</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>un valet</translation>
    </message>
    <message>
        <source>a jester</source>
        <translation>un bouffon</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>un roi</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>une dame</translation>
    </message>
    <message>
        <source>a {number}</source>
        <translation>un {number}</translation>
    </message>
    <message>
        <source>an 11</source>
        <translation>un 11</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>un 8</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
    <message>
        <source>the Big A</source>
        <translation>le grand A</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>l’Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>le petit a</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>le Mah Jong</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>le joker rouge</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>l’atout {number}</translation>
    </message>
</context>
<context>
    <name>LastTrickPane</name>
    <message>
        <source>The last trick</source>
        <translation>Le dernier pli</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>All of them right.</source>
        <translation>Tout juste.</translation>
    </message>
    <message>
        <source>An 8 clears the trick, and you lead. Don’t give it away just because it stands alone.</source>
        <translation>Un 8 ramasse le pli, et tu entames. Ne le donne pas juste parce qu’il est seul.</translation>
    </message>
    <message>
        <source>And now a hand in which the rule has its limits. Look twice.</source>
        <translation>Et maintenant, une main où la règle a ses limites. Regarde à deux fois.</translation>
    </message>
    <message>
        <source>At some tables you ask for a rank before you get a card. Ask for the highest one, even if another would make you a set.</source>
        <translation>À certaines tables, tu demandes une valeur avant de recevoir une carte. Demande la plus haute, même si une autre te ferait un brelan.</translation>
    </message>
    <message>
        <source>Give {rule} and keep the 3 of diamonds: you lead.</source>
        <translation>Donne {rule} et garde le 3 de carreau&#xa0;: c’est toi qui entames.</translation>
    </message>
    <message>
        <source>Give {rule} and keep the 8: it gets you the lead.</source>
        <translation>Donne {rule} et garde le 8&#xa0;: il te donne la main.</translation>
    </message>
    <message>
        <source>Give {rule} and keep the ace: it gets you the lead.</source>
        <translation>Donne {rule} et garde l’as&#xa0;: il te donne la main.</translation>
    </message>
    <message>
        <source>Give {rule}: none of them belongs to a pair.</source>
        <translation>Donne {rule}&#xa0;: aucune ne fait partie d’une paire.</translation>
    </message>
    <message>
        <source>Give {rule}: of your lone cards, it is worth the least.</source>
        <translation>Donne {rule}&#xa0;: de tes cartes seules, c’est celle qui vaut le moins.</translation>
    </message>
    <message>
        <source>Give {rule}: of your lone cards, these are worth the least.</source>
        <translation>Donne {rule}&#xa0;: de tes cartes seules, ce sont les plus faibles.</translation>
    </message>
    <message>
        <source>Give {rule}: your low cards stay together.</source>
        <translation>Donne {rule}&#xa0;: tes cartes basses restent ensemble.</translation>
    </message>
    <message>
        <source>Higher lone cards, too</source>
        <translation>Même les cartes seules plus hautes</translation>
    </message>
    <message>
        <source>If you make an offer, pay with lone cards. Half a low pair costs more.</source>
        <translation>Si tu fais une offre, paie avec des cartes seules. Une moitié de paire basse coûte plus cher.</translation>
    </message>
    <message>
        <source>If you may ask</source>
        <translation>Si tu peux demander</translation>
    </message>
    <message>
        <source>Lone cards first</source>
        <translation>Les cartes seules d’abord</translation>
    </message>
    <message>
        <source>Not this time: here, the rule costs you something.</source>
        <translation>Pas cette fois&#xa0;: ici, la règle te coûte quelque chose.</translation>
    </message>
    <message>
        <source>Not this time: the rule says {rule}, but you should give {best}.</source>
        <translation>Pas cette fois&#xa0;: la règle dit {rule}, mais il vaut mieux donner {best}.</translation>
    </message>
    <message>
        <source>One card to give</source>
        <translation>Une seule carte à donner</translation>
    </message>
    <message>
        <source>One card: the lowest lone one</source>
        <translation>Une carte&#xa0;: la plus basse des cartes seules</translation>
    </message>
    <message>
        <source>Passing a card on</source>
        <translation>Transmettre une carte</translation>
    </message>
    <message>
        <source>Pay with lone cards</source>
        <translation>Payer avec des cartes seules</translation>
    </message>
    <message>
        <source>A lone ace is no burden: it wins you the lead. Keep it, even if you have to break up a low pair or triple.</source>
        <translation>Un as seul ne gêne pas&#xa0;: il te donne la main. Garde-le, même s’il faut casser une petite paire ou un petit brelan.</translation>
    </message>
    <message>
        <source>Ask for the highest rank: here, it gains you more than a larger set.</source>
        <translation>Demande la plus haute&#xa0;: ici, elle rapporte plus qu’un brelan.</translation>
    </message>
    <message>
        <source>Better a higher card than half a pair</source>
        <translation>Plutôt une carte plus haute qu’une moitié de paire</translation>
    </message>
    <message>
        <source>Better a whole pair than a king or an ace</source>
        <translation>Plutôt une paire entière qu’un roi ou un as</translation>
    </message>
    <message>
        <source>Choose a lone card for your neighbour, too, even if a card from a pair is lower.</source>
        <translation>Pour ton voisin aussi&#xa0;: une carte seule, pas la plus basse d’une paire.</translation>
    </message>
    <message>
        <source>Count your cards of the two highest ranks. With three or more, declare a putsch; with fewer, don’t.</source>
        <translation>Compte tes cartes des deux plus hautes valeurs. À partir de trois, tente le putsch&#xa0;; avec moins, ne bouge pas.</translation>
    </message>
    <message>
        <source>Declare a putsch: with so many high cards, you are often out first.</source>
        <translation>Tente le putsch&#xa0;: avec autant de hautes cartes, tu finis souvent en tête.</translation>
    </message>
    <message>
        <source>Every card that stands alone costs you a turn. Give those away and keep your pairs together.</source>
        <translation>Chaque carte seule te coûte un tour. Donne celles-là et garde tes paires entières.</translation>
    </message>
    <message>
        <source>Give {rule}, even though they are higher: that way, your low cards go in a single turn.</source>
        <translation>Donne {rule}, même si ce sont des cartes plus hautes&#xa0;: tes cartes basses partent ensemble.</translation>
    </message>
    <message>
        <source>Give {rule}: it is higher, but no pair is broken up.</source>
        <translation>Donne {rule}&#xa0;: la carte est plus haute, mais aucune paire n’est cassée.</translation>
    </message>
    <message>
        <source>Give {rule}: it stands alone, and no pair is broken up.</source>
        <translation>Donne {rule}&#xa0;: la carte est seule, et aucune paire n’est cassée.</translation>
    </message>
    <message>
        <source>Give {rule}: the whole pair goes, and nothing is broken up.</source>
        <translation>Donne {rule}&#xa0;: la paire part entière, et rien n’est cassé.</translation>
    </message>
    <message>
        <source>Give {rule}: they stand alone, and everything else stays together.</source>
        <translation>Donne {rule}&#xa0;: elles sont seules, et tout le reste tient ensemble.</translation>
    </message>
    <message>
        <source>If more than two cards stand alone, give the lowest two. The higher ones may still win you a trick.</source>
        <translation>S’il y a plus de deux cartes seules, donne les deux plus basses. Les autres feront peut-être un pli.</translation>
    </message>
    <message>
        <source>If one of your two lone cards is a king or an ace, give a whole low pair instead. The high card may still win you a trick.</source>
        <translation>Si l’une de tes deux cartes isolées est un roi ou un as, donne plutôt une petite paire entière. La haute carte peut encore te rapporter un pli.</translation>
    </message>
    <message>
        <source>If you have several lone cards and only one to give, choose the lowest. A higher one may still win you a trick.</source>
        <translation>Plusieurs cartes seules et une à donner&#xa0;: prends la plus basse. Une plus haute fera peut-être un pli.</translation>
    </message>
    <message>
        <source>It is the same with only one card to give: choose a lone one and keep your pairs.</source>
        <translation>Même avec une seule carte à donner&#xa0;: une carte seule part, les paires restent.</translation>
    </message>
    <message>
        <source>Offer lone cards: your pairs stay together.</source>
        <translation>Offre des cartes seules&#xa0;: tes paires restent entières.</translation>
    </message>
    <message>
        <source>Pass on {rule}: it stands alone, and no pair is broken up.</source>
        <translation>Transmets {rule}&#xa0;: la carte est seule, et aucune paire n’est cassée.</translation>
    </message>
    <message>
        <source>Sometimes only higher cards stand alone, and the low ones are pairs. Give the lone ones all the same.</source>
        <translation>Parfois, seules des cartes plus hautes sont isolées, et les basses vont par paires. Donne quand même les isolées.</translation>
    </message>
    <message>
        <source>The 3 of diamonds stays</source>
        <translation>Le 3 de carreau reste</translation>
    </message>
    <message>
        <source>The 8 stays</source>
        <translation>Le 8 reste</translation>
    </message>
    <message>
        <source>The ace stays</source>
        <translation>L’as reste</translation>
    </message>
    <message>
        <source>The lone card is higher than your lowest pair? Give it. Half a pair leaves a card that you will hardly get rid of.</source>
        <translation>La carte seule est plus haute que ta plus basse paire&#xa0;? Donne-la quand même. Une moitié de paire te laisse une carte dont tu auras du mal à te défaire.</translation>
    </message>
    <message>
        <source>The lowest of the lone cards</source>
        <translation>Les plus basses des cartes seules</translation>
    </message>
    <message>
        <source>The player with the 3 of diamonds leads. Keep it, although it is the lowest card of all.</source>
        <translation>Avec le 3 de carreau, c’est toi qui entames. Garde-le, même si c’est la plus basse de toutes.</translation>
    </message>
    <message>
        <source>The same idea once more.</source>
        <translation>Encore une fois la même idée.</translation>
    </message>
    <message>
        <source>Three cards to give</source>
        <translation>Trois cartes à donner</translation>
    </message>
    <message>
        <source>Three fewer lone cards mean three fewer turns. Look for them first.</source>
        <translation>Trois cartes seules en moins, c’est trois tours en moins. Cherche-les d’abord.</translation>
    </message>
    <message>
        <source>Three low cards of a rank look worthless. But they go in one turn, and they are hard to beat.</source>
        <translation>Trois cartes basses de même valeur n’ont l’air de rien. Mais elles partent en un tour et sont dures à battre.</translation>
    </message>
    <message>
        <source>Three low cards stay together</source>
        <translation>Les brelans bas restent</translation>
    </message>
    <message>
        <source>When to declare a putsch</source>
        <translation>Quand tenter le putsch</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <translation>{done} sur {of}</translation>
    </message>
    <message>
        <source>{done} of {of} lessons done</source>
        <translation>Leçons terminées&#xa0;: {done} sur {of}</translation>
    </message>
    <message>
        <source>{good} of {of} right.</source>
        <translation>Bonnes réponses&#xa0;: {good} sur {of}.</translation>
    </message>
    <message>
        <source>{lesson}, {number} of {of}</source>
        <translation>{lesson}, {number} sur {of}</translation>
    </message>
</context>
<context>
    <name>LessonsScreen</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Casual</source>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>In most games they think less here, because their simulator is not compiled; in the ready-made packages, it is.</source>
        <translation>Dans la plupart des jeux, ils réfléchissent moins ici, car leur simulateur n’est pas compilé&#xa0;; il l’est dans les paquets prêts à installer.</translation>
    </message>
    <message>
        <source>Strength {number} of {levels}: {name}</source>
        <translation>Force {number} sur {levels}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>They plan their hand and remember the most recent cards, but miss some things.</source>
        <translation>Ils prévoient leurs coups et retiennent les dernières cartes, mais certaines choses leur échappent.</translation>
    </message>
    <message>
        <source>They play good cards too early and don’t notice who is about to go out.</source>
        <translation>Ils jouent leurs bonnes cartes trop tôt et ne voient pas qui a presque fini.</translation>
    </message>
    <message>
        <source>They play whatever comes to hand, break up pairs and remember nothing.</source>
        <translation>Ils jouent ce qui leur tombe sous la main, cassent leurs paires et ne retiennent rien.</translation>
    </message>
    <message>
        <source>They remember every card, plan for the endgame and rarely make mistakes.</source>
        <translation>Ils retiennent chaque carte, pensent à la fin et se trompent rarement.</translation>
    </message>
    <message>
        <source>They work out what you hold and think ahead to the end.</source>
        <translation>Ils devinent tes cartes et prévoient la manche jusqu’au bout.</translation>
    </message>
    <message>
        <source>likes to attack</source>
        <translation>aime attaquer</translation>
    </message>
    <message>
        <source>likes to stir things up</source>
        <translation>aime semer la pagaille</translation>
    </message>
    <message>
        <source>likes to wait</source>
        <translation>aime attendre</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>All mine, thank you.</source>
        <translation>Tout à moi, merci.</translation>
    </message>
    <message>
        <source>All part of my plan.</source>
        <translation>C’était prévu.</translation>
    </message>
    <message>
        <source>Almost done here.</source>
        <translation>C’est presque fini.</translation>
    </message>
    <message>
        <source>And again.</source>
        <translation>Et encore une fois.</translation>
    </message>
    <message>
        <source>At least they’re soft.</source>
        <translation>Au moins, elles sont douces.</translation>
    </message>
    <message>
        <source>Beat that!</source>
        <translation>Bats-moi ça&#xa0;!</translation>
    </message>
    <message>
        <source>Bloody hell, not again.</source>
        <translation>Et merde, encore.</translation>
    </message>
    <message>
        <source>Bloody hell.</source>
        <translation>Et merde.</translation>
    </message>
    <message>
        <source>Come here, my lovelies.</source>
        <translation>Par ici, mes jolies.</translation>
    </message>
    <message>
        <source>Count my cards!</source>
        <translation>Comptez mes cartes&#xa0;!</translation>
    </message>
    <message>
        <source>Don’t look at me like that.</source>
        <translation>Ne me regardez pas comme ça.</translation>
    </message>
    <message>
        <source>Don’t tell the others.</source>
        <translation>Pas un mot aux autres.</translation>
    </message>
    <message>
        <source>Get used to it.</source>
        <translation>Il faudra s’y faire.</translation>
    </message>
    <message>
        <source>Greetings from below!</source>
        <translation>Un salut d’en bas&#xa0;!</translation>
    </message>
    <message>
        <source>Hand them over!</source>
        <translation>Donne-moi ça&#xa0;!</translation>
    </message>
    <message>
        <source>How generous of you.</source>
        <translation>Comme c’est généreux.</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <translation>On s’y habitue vite.</translation>
    </message>
    <message>
        <source>I hope that holds.</source>
        <translation>J’espère que ça tiendra.</translation>
    </message>
    <message>
        <source>I knew it.</source>
        <translation>Je m’en doutais.</translation>
    </message>
    <message>
        <source>I let you win.</source>
        <translation>Je t’ai laissé gagner.</translation>
    </message>
    <message>
        <source>I like it here.</source>
        <translation>Je me plais ici.</translation>
    </message>
    <message>
        <source>I was afraid of that.</source>
        <translation>C’est bien ce que je craignais.</translation>
    </message>
    <message>
        <source>In the people’s name!</source>
        <translation>Au nom du peuple&#xa0;!</translation>
    </message>
    <message>
        <source>It still fits.</source>
        <translation>Elle me va toujours.</translation>
    </message>
    <message>
        <source>It’s getting hot in here.</source>
        <translation>Ça chauffe, là.</translation>
    </message>
    <message>
        <source>I’ll have those.</source>
        <translation>Je prends ça.</translation>
    </message>
    <message>
        <source>I’ll look after them.</source>
        <translation>J’en prendrai soin.</translation>
    </message>
    <message>
        <source>I’ll remember that.</source>
        <translation>Je m’en souviendrai.</translation>
    </message>
    <message>
        <source>I’ll soon be free.</source>
        <translation>Bientôt la liberté.</translation>
    </message>
    <message>
        <source>I’ve changed my mind.</source>
        <translation>J’ai changé d’avis.</translation>
    </message>
    <message>
        <source>Just this once.</source>
        <translation>Juste pour cette fois.</translation>
    </message>
    <message>
        <source>Just you wait!</source>
        <translation>Attends un peu&#xa0;!</translation>
    </message>
    <message>
        <source>Lovely cards, these.</source>
        <translation>De belles cartes, ça.</translation>
    </message>
    <message>
        <source>Make way, please!</source>
        <translation>Place, place&#xa0;!</translation>
    </message>
    <message>
        <source>Me again? Oh, crap.</source>
        <translation>Encore moi&#xa0;? Oh, merde.</translation>
    </message>
    <message>
        <source>Me? Really?</source>
        <translation>Moi&#xa0;? Vraiment&#xa0;?</translation>
    </message>
    <message>
        <source>My lovely ace…</source>
        <translation>Mon bel as…</translation>
    </message>
    <message>
        <source>Nearly there, folks!</source>
        <translation>J’y suis presque&#xa0;!</translation>
    </message>
    <message>
        <source>Nobody can stop me.</source>
        <translation>Personne ne m’arrête.</translation>
    </message>
    <message>
        <source>Now we rule!</source>
        <translation>À nous de régner&#xa0;!</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <translation>Tant pis.</translation>
    </message>
    <message>
        <source>Oh, come on!</source>
        <translation>Oh, c’est pas vrai&#xa0;!</translation>
    </message>
    <message>
        <source>Oh, crap.</source>
        <translation>Oh, merde.</translation>
    </message>
    <message>
        <source>Ouch.</source>
        <translation>Aïe.</translation>
    </message>
    <message>
        <source>Patience pays, you see.</source>
        <translation>La patience paie.</translation>
    </message>
    <message>
        <source>Power suits me well.</source>
        <translation>Le pouvoir me va bien.</translation>
    </message>
    <message>
        <source>Power to… well, me.</source>
        <translation>Le pouvoir au peuple… enfin, à moi.</translation>
    </message>
    <message>
        <source>Share? Not today.</source>
        <translation>Partager&#xa0;? Pas aujourd’hui.</translation>
    </message>
    <message>
        <source>Slow and steady.</source>
        <translation>Doucement mais sûrement.</translation>
    </message>
    <message>
        <source>Somebody has to do it.</source>
        <translation>Il en faut bien un.</translation>
    </message>
    <message>
        <source>Sorry, rules are rules.</source>
        <translation>Ah ça, c’est la règle.</translation>
    </message>
    <message>
        <source>Stay calm now.</source>
        <translation>Restons calmes.</translation>
    </message>
    <message>
        <source>Still me. Any questions?</source>
        <translation>Toujours moi. Des questions&#xa0;?</translation>
    </message>
    <message>
        <source>Taxes must be paid.</source>
        <translation>L’impôt, c’est l’impôt.</translation>
    </message>
    <message>
        <source>Thanks, very kind.</source>
        <translation>Merci, trop aimable.</translation>
    </message>
    <message>
        <source>That was easy.</source>
        <translation>C’était facile.</translation>
    </message>
    <message>
        <source>That went well.</source>
        <translation>Ça s’est bien passé.</translation>
    </message>
    <message>
        <source>That’s not fair!</source>
        <translation>C’est pas juste&#xa0;!</translation>
    </message>
    <message>
        <source>The system is rigged!</source>
        <translation>C’est la faute du système&#xa0;!</translation>
    </message>
    <message>
        <source>There you go.</source>
        <translation>Et voilà.</translation>
    </message>
    <message>
        <source>This one’s ours!</source>
        <translation>Celui-là est à nous&#xa0;!</translation>
    </message>
    <message>
        <source>This should do.</source>
        <translation>Ça devrait suffire.</translation>
    </message>
    <message>
        <source>Told you so!</source>
        <translation>Je l’avais bien dit&#xa0;!</translation>
    </message>
    <message>
        <source>Watch your backs up there!</source>
        <translation>Tremblez, là-haut&#xa0;!</translation>
    </message>
    <message>
        <source>We’ll be back!</source>
        <translation>On reviendra&#xa0;!</translation>
    </message>
    <message>
        <source>What a view up here.</source>
        <translation>Quelle vue, d’ici.</translation>
    </message>
    <message>
        <source>Where is my throne?</source>
        <translation>Où est mon trône&#xa0;?</translation>
    </message>
    <message>
        <source>You’ll see next time.</source>
        <translation>La prochaine fois, tremblez.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%n card(s) set aside face down.</source>
        <translation>
            <numerusform>%n carte est mise de côté, face cachée.</numerusform>
            <numerusform>%n cartes sont mises de côté, face cachée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside: {cards}.</source>
        <translation>
            <numerusform>%n carte est mise de côté&#xa0;: {cards}.</numerusform>
            <numerusform>%n cartes sont mises de côté&#xa0;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counter-revolution! The usual order of cards is back.</source>
        <translation>Contre-révolution&#xa0;! L’ordre des cartes est comme avant.</translation>
    </message>
    <message>
        <source>Everyone changes seats.</source>
        <translation>Tout le monde change de place.</translation>
    </message>
    <message>
        <source>Fingerprint of the deck: {digits}.</source>
        <translation>Empreinte du jeu&#xa0;: {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>Four {ranks} burn the pile: %n card(s) gone.</source>
        <translation>
            <numerusform>Un carré de {ranks} brûle la pile&#xa0;: %n carte en moins.</numerusform>
            <numerusform>Un carré de {ranks} brûle la pile&#xa0;: %n cartes en moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Greater revolution! All positions are reversed; you come first.</source>
        <translation>Grande révolution&#xa0;! Tout se renverse&#xa0;; te voilà en tête.</translation>
    </message>
    <message>
        <source>Greater revolution! All positions are reversed; {name} comes first.</source>
        <translation>Grande révolution&#xa0;! Tout se renverse&#xa0;; {name} passe en tête.</translation>
    </message>
    <message>
        <source>Nobody wants to play: the remaining places are drawn by lot.</source>
        <translation>Personne ne veut jouer&#xa0;: les places restantes sont tirées au sort.</translation>
    </message>
    <message>
        <source>Revolution! Weak cards are now the strong ones.</source>
        <translation>Révolution&#xa0;! Les cartes faibles sont maintenant les fortes.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Seats are drawn: {drawn}.</source>
        <translation>Les places sont tirées au sort&#xa0;: {drawn}.</translation>
    </message>
    <message numerus="yes">
        <source>The 10 burns the pile: %n card(s) gone.</source>
        <translation>
            <numerusform>Le 10 brûle la pile&#xa0;: %n carte en moins.</numerusform>
            <numerusform>Le 10 brûle la pile&#xa0;: %n cartes en moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>The direction of play is reversed.</source>
        <translation>On joue maintenant dans l’autre sens.</translation>
    </message>
    <message>
        <source>The lead passes to you.</source>
        <translation>C’est à toi d’ouvrir.</translation>
    </message>
    <message>
        <source>The lead passes to {name}.</source>
        <translation>C’est à {name} d’ouvrir.</translation>
    </message>
    <message numerus="yes">
        <source>The pile was picked up too often and burns: %n card(s) gone.</source>
        <translation>
            <numerusform>La pile a été ramassée trop souvent et brûle&#xa0;: %n carte en moins.</numerusform>
            <numerusform>La pile a été ramassée trop souvent et brûle&#xa0;: %n cartes en moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>You accept the offer.</source>
        <translation>Tu acceptes l’offre.</translation>
    </message>
    <message numerus="yes">
        <source>You announce %n {ranks}.</source>
        <translation>
            <numerusform>Tu annonces des {ranks} (%n carte).</numerusform>
            <numerusform>Tu annonces des {ranks} (%n cartes).</numerusform>
        </translation>
    </message>
    <message>
        <source>You are the last player with cards.</source>
        <translation>Il ne reste que toi avec des cartes.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks} and get one.</source>
        <translation>Tu demandes des {ranks} à {target} et tu reçois une carte.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks}, but {target} has none.</source>
        <translation>Tu demandes des {ranks} à {target}, qui n’en a pas.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks}.</source>
        <translation>Tu demandes des {ranks} à {target}.</translation>
    </message>
    <message>
        <source>You clear the trick and lead.</source>
        <translation>Tu ramasses le pli et tu ouvres.</translation>
    </message>
    <message>
        <source>You declare a putsch: no cards are exchanged.</source>
        <translation>Tu déclares un putsch&#xa0;: pas d’échange de cartes.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Tu jettes {card}.</translation>
    </message>
    <message>
        <source>You don’t call a revolution.</source>
        <translation>Tu ne fais pas la révolution.</translation>
    </message>
    <message>
        <source>You don’t match, so you skip this turn.</source>
        <translation>Tu n’égales pas et tu passes ton tour.</translation>
    </message>
    <message>
        <source>You don’t try a putsch.</source>
        <translation>Tu ne tentes pas de putsch.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Tu pioches {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You get the %n card(s) left over.</source>
        <translation>
            <numerusform>Tu reçois la carte restante.</numerusform>
            <numerusform>Tu reçois les %n cartes restantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You give {taker} {cards}.</source>
        <translation>Tu donnes {cards} à {taker}.</translation>
    </message>
    <message>
        <source>You go out in {place} place.</source>
        <translation>Tu n’as plus de cartes&#xa0;: {place} place.</translation>
    </message>
    <message>
        <source>You hold {all} and play with your hand face up.</source>
        <translation>Tu as {all} et tu joues cartes sur table.</translation>
    </message>
    <message>
        <source>You keep all your cards.</source>
        <translation>Tu gardes toutes tes cartes.</translation>
    </message>
    <message>
        <source>You keep your face-up cards.</source>
        <translation>Tu gardes tes cartes visibles.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Tu ouvres.</translation>
    </message>
    <message>
        <source>You let the second-highest player ask first.</source>
        <translation>Tu laisses le deuxième demander d’abord.</translation>
    </message>
    <message>
        <source>You make it three in a row: each of the three players may discard a card.</source>
        <translation>Tu joues la troisième carte d’une série&#xa0;: chacun des trois joueurs peut jeter une carte.</translation>
    </message>
    <message>
        <source>You match: the next player must match as well or skip.</source>
        <translation>Tu égales&#xa0;: le joueur suivant doit égaler aussi ou passer son tour.</translation>
    </message>
    <message>
        <source>You offer {target} {give} and want {want}.</source>
        <translation>Tu offres à {target} {give} et tu veux {want}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Tu passes.</translation>
    </message>
    <message numerus="yes">
        <source>You pick up the pile: %n card(s).</source>
        <translation>
            <numerusform>Tu ramasses la pile&#xa0;: %n carte.</numerusform>
            <numerusform>Tu ramasses la pile&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play the last card of this rank: tabula rasa, the trick is yours.</source>
        <translation>Tu poses la dernière carte de cette valeur&#xa0;: tabula rasa, tu ramasses le pli.</translation>
    </message>
    <message>
        <source>You play the same suits: the trick is locked to them.</source>
        <translation>Tu joues les mêmes couleurs&#xa0;: elles seules comptent dans ce pli.</translation>
    </message>
    <message>
        <source>You play {cards}.</source>
        <translation>Tu joues {cards}.</translation>
    </message>
    <message>
        <source>You put down {cards} face up and take {taken} into your hand.</source>
        <translation>Tu poses {cards} à découvert et prends {taken} en main.</translation>
    </message>
    <message>
        <source>You refuse the offer.</source>
        <translation>Tu refuses l’offre.</translation>
    </message>
    <message>
        <source>You show both jesters: revolution, nobody pays taxes.</source>
        <translation>Tu montres les deux bouffons&#xa0;: révolution, personne ne paie l’impôt.</translation>
    </message>
    <message>
        <source>You stop asking.</source>
        <translation>Tu ne demandes plus rien.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Tu prends le pli.</translation>
    </message>
    <message>
        <source>You take your free trick.</source>
        <translation>Tu prends ton pli gratuit.</translation>
    </message>
    <message>
        <source>You turn over face-down card {number}.</source>
        <translation>Tu retournes la carte cachée {number}.</translation>
    </message>
    <message>
        <source>You turn over {card}, but it can’t be played.</source>
        <translation>Tu retournes {card}, mais ce n’est pas jouable.</translation>
    </message>
    <message>
        <source>You turn over {card}.</source>
        <translation>Tu retournes {card}.</translation>
    </message>
    <message>
        <source>You went out with a forbidden card and finish last.</source>
        <translation>Ta dernière carte était interdite&#xa0;: tu finis en dernière place.</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n point(s).</source>
        <translation>
            <numerusform>Tu gagnes la partie avec %n point.</numerusform>
            <numerusform>Tu gagnes la partie avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your 3 of spades beats the joker and clears the trick.</source>
        <translation>Ton 3 de pique bat le joker et ramasse le pli.</translation>
    </message>
    <message>
        <source>Your Excuse takes the trick.</source>
        <translation>Ton Excuse prend le pli.</translation>
    </message>
    <message>
        <source>Your bomb goes off!</source>
        <translation>Ta bombe explose&#xa0;!</translation>
    </message>
    <message>
        <source>Your joker ends the suit lock.</source>
        <translation>Ton joker lève le verrou de couleur.</translation>
    </message>
    <message>
        <source>Your joker takes the trick.</source>
        <translation>Ton joker prend le pli.</translation>
    </message>
    <message>
        <source>Your play was against the rules: you drop to the bottom.</source>
        <translation>Ton coup était contraire aux règles&#xa0;: tu tombes tout en bas.</translation>
    </message>
    <message>
        <source>Your putsch fails: everyone keeps their position.</source>
        <translation>Ton putsch échoue&#xa0;: chacun garde son titre.</translation>
    </message>
    <message>
        <source>Your putsch succeeds!</source>
        <translation>Ton putsch réussit&#xa0;!</translation>
    </message>
    <message>
        <source>a cavalier</source>
        <translation>un cavalier</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>un valet</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>un roi</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>une dame</translation>
    </message>
    <message>
        <source>a {rank}</source>
        <translation>un {rank}</translation>
    </message>
    <message>
        <source>an 11</source>
        <translation>un 11</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>un 8</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
    <message>
        <source>you</source>
        <translation>toi</translation>
    </message>
    <message>
        <source>{asker} asks you for {ranks}.</source>
        <translation>{asker} te demande des {ranks}.</translation>
    </message>
    <message>
        <source>{asker} asks you for {ranks}; you hand one over.</source>
        <translation>{asker} te demande des {ranks}&#xa0;; tu donnes une carte.</translation>
    </message>
    <message>
        <source>{asker} asks you for {ranks}; you have none.</source>
        <translation>{asker} te demande des {ranks}&#xa0;; tu n’en as pas.</translation>
    </message>
    <message>
        <source>{asker} asks {target} for {ranks} and gets one.</source>
        <translation>{asker} demande des {ranks} à {target} et reçoit une carte.</translation>
    </message>
    <message>
        <source>{asker} asks {target} for {ranks}, but {target} has none.</source>
        <translation>{asker} demande des {ranks} à {target}, qui n’en a pas.</translation>
    </message>
    <message>
        <source>{asker} asks {target} for {ranks}.</source>
        <translation>{asker} demande des {ranks} à {target}.</translation>
    </message>
    <message>
        <source>{giver} gives you {cards}.</source>
        <translation>{giver} te donne {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {taker} %n card(s).</source>
        <translation>
            <numerusform>{giver} donne %n carte à {taker}.</numerusform>
            <numerusform>{giver} donne %n cartes à {taker}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({cards})</source>
        <translation>{name} ({cards})</translation>
    </message>
    <message>
        <source>{name} accepts the offer.</source>
        <translation>{name} accepte l’offre.</translation>
    </message>
    <message numerus="yes">
        <source>{name} announces %n {ranks}.</source>
        <translation>
            <numerusform>{name} annonce des {ranks} (%n carte).</numerusform>
            <numerusform>{name} annonce des {ranks} (%n cartes).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} clears the trick and leads.</source>
        <translation>{name} ramasse le pli et ouvre.</translation>
    </message>
    <message>
        <source>{name} declares a putsch: no cards are exchanged.</source>
        <translation>{name} déclare un putsch&#xa0;: pas d’échange de cartes.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} jette {card}.</translation>
    </message>
    <message>
        <source>{name} doesn’t call a revolution.</source>
        <translation>{name} ne fait pas la révolution.</translation>
    </message>
    <message>
        <source>{name} doesn’t match and skips this turn.</source>
        <translation>{name} n’égale pas et passe son tour.</translation>
    </message>
    <message>
        <source>{name} doesn’t try a putsch.</source>
        <translation>{name} ne tente pas de putsch.</translation>
    </message>
    <message>
        <source>{name} gave no answer; a simpler player filled in.</source>
        <translation>{name} ne savait plus quoi faire&#xa0;; un joueur plus simple a décidé à sa place.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets the %n card(s) left over.</source>
        <translation>
            <numerusform>{name} reçoit la carte restante.</numerusform>
            <numerusform>{name} reçoit les %n cartes restantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} goes out in {place} place.</source>
        <translation>{name} n’a plus de cartes&#xa0;: {place} place.</translation>
    </message>
    <message>
        <source>{name} holds {all} and plays with their hand face up.</source>
        <translation>{name} a {all} et joue cartes sur table.</translation>
    </message>
    <message>
        <source>{name} is back and plays on.</source>
        <translation>{name} est de retour et se remet à jouer.</translation>
    </message>
    <message>
        <source>{name} is the last player with cards.</source>
        <translation>Il ne reste que {name} avec des cartes.</translation>
    </message>
    <message>
        <source>{name} isn’t responding; a simpler player fills in until {name} is back.</source>
        <translation>{name} ne répond plus&#xa0;; un joueur plus simple joue à sa place en attendant son retour.</translation>
    </message>
    <message>
        <source>{name} keeps all their cards.</source>
        <translation>{name} garde toutes ses cartes.</translation>
    </message>
    <message>
        <source>{name} keeps their face-up cards.</source>
        <translation>{name} garde ses cartes visibles.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} ouvre.</translation>
    </message>
    <message>
        <source>{name} lets the second-highest player ask first.</source>
        <translation>{name} laisse le deuxième demander d’abord.</translation>
    </message>
    <message>
        <source>{name} makes it three in a row: each of the three players may discard a card.</source>
        <translation>{name} joue la troisième carte d’une série&#xa0;: chacun des trois joueurs peut jeter une carte.</translation>
    </message>
    <message>
        <source>{name} matches: the next player must match as well or skip.</source>
        <translation>{name} égale&#xa0;: le joueur suivant doit égaler aussi ou passer son tour.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message numerus="yes">
        <source>{name} picks up the pile: %n card(s).</source>
        <translation>
            <numerusform>{name} ramasse la pile&#xa0;: %n carte.</numerusform>
            <numerusform>{name} ramasse la pile&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} played against the rules and drops to the bottom.</source>
        <translation>{name} a joué contre les règles et tombe tout en bas.</translation>
    </message>
    <message>
        <source>{name} plays the last card of this rank: tabula rasa.</source>
        <translation>{name} pose la dernière carte de cette valeur&#xa0;: tabula rasa.</translation>
    </message>
    <message>
        <source>{name} plays the same suits: the trick is locked to them.</source>
        <translation>{name} joue les mêmes couleurs&#xa0;: elles seules comptent dans ce pli.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <translation>{name} joue {cards}.</translation>
    </message>
    <message>
        <source>{name} puts down {cards} face up and takes {taken} into their hand.</source>
        <translation>{name} pose {cards} à découvert et prend {taken} en main.</translation>
    </message>
    <message>
        <source>{name} refuses the offer.</source>
        <translation>{name} refuse l’offre.</translation>
    </message>
    <message>
        <source>{name} shows both jesters: revolution, nobody pays taxes.</source>
        <translation>{name} montre les deux bouffons&#xa0;: révolution, personne ne paie l’impôt.</translation>
    </message>
    <message>
        <source>{name} stops asking.</source>
        <translation>{name} ne demande plus rien.</translation>
    </message>
    <message>
        <source>{name} takes a free trick.</source>
        <translation>{name} prend un pli gratuit.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} prend le pli.</translation>
    </message>
    <message>
        <source>{name} turns over face-down card {number}.</source>
        <translation>{name} retourne la carte cachée {number}.</translation>
    </message>
    <message>
        <source>{name} turns over {card}, but it can’t be played.</source>
        <translation>{name} retourne {card}, mais ce n’est pas jouable.</translation>
    </message>
    <message>
        <source>{name} turns over {card}.</source>
        <translation>{name} retourne {card}.</translation>
    </message>
    <message>
        <source>{name} went out with a forbidden card and finishes last.</source>
        <translation>La dernière carte de {name} était interdite&#xa0;: dernière place.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the match with %n point(s).</source>
        <translation>
            <numerusform>{name} gagne la partie avec %n point.</numerusform>
            <numerusform>{name} gagne la partie avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s 3 of spades beats the joker and clears the trick.</source>
        <translation>Le 3 de pique de {name} bat le joker et ramasse le pli.</translation>
    </message>
    <message>
        <source>{name}’s Excuse takes the trick.</source>
        <translation>L’Excuse de {name} prend le pli.</translation>
    </message>
    <message>
        <source>{name}’s bomb goes off!</source>
        <translation>La bombe de {name} explose&#xa0;!</translation>
    </message>
    <message>
        <source>{name}’s joker ends the suit lock.</source>
        <translation>Le joker de {name} lève le verrou de couleur.</translation>
    </message>
    <message>
        <source>{name}’s joker takes the trick.</source>
        <translation>Le joker de {name} prend le pli.</translation>
    </message>
    <message>
        <source>{name}’s putsch fails: everyone keeps their position.</source>
        <translation>Le putsch de {name} échoue&#xa0;: chacun garde son titre.</translation>
    </message>
    <message>
        <source>{name}’s putsch succeeds!</source>
        <translation>Le putsch de {name} réussit&#xa0;!</translation>
    </message>
    <message>
        <source>{proposer} offers you {give} and wants {want}.</source>
        <translation>{proposer} t’offre {give} et veut {want}.</translation>
    </message>
    <message numerus="yes">
        <source>{proposer} offers {target} %n card(s).</source>
        <translation>
            <numerusform>{proposer} offre %n carte à {target}.</numerusform>
            <numerusform>{proposer} offre %n cartes à {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{proposer} offers {target} {give} and wants {want}.</source>
        <translation>{proposer} offre à {target} {give} et veut {want}.</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Bells</source>
        <translation>Grelots</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Crowns</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs teal, so no two suits look alike.</source>
        <translation>Carreau bleu et trèfle bleu-vert&#xa0;: chaque couleur se distingue.</translation>
    </message>
    <message>
        <source>Fools’ caps</source>
        <translation>Bonnets à grelots</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Four colours and large indices.</source>
        <translation>Quatre couleurs et grands index.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœurs</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Grands index</translation>
    </message>
    <message>
        <source>Larger letters and numbers in the corners.</source>
        <translation>Des lettres et des chiffres plus grands dans les coins.</translation>
    </message>
    <message>
        <source>Moss green</source>
        <translation>Vert mousse</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Bleu nuit</translation>
    </message>
    <message>
        <source>Petrol blue</source>
        <translation>Pétrole</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>follow the language</source>
        <translation>selon la langue</translation>
    </message>
    <message>
        <source>follow the system</source>
        <translation>selon le système</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>Checking round {done} of {all}…</source>
        <translation>Vérification de la manche {done} sur {all}…</translation>
    </message>
    <message>
        <source>Rough estimates, in places (±{luck} for luck, ±{cost} for decisions). Luck is what your cards would have been worth if everyone had played an average game, compared with other cards in your position. Plays are harder to judge than exchanges. “–” means no more than chance.</source>
        <translation>Estimations grossières, en places (± {luck} pour la chance, ± {cost} pour les décisions). La chance, c’est ce que valaient tes cartes si tout le monde jouait normalement, par rapport à d’autres cartes avec le même titre. Les coups sont plus difficiles à juger que les échanges. «&#xa0;–&#xa0;» veut dire que l’écart peut n’être que du hasard.</translation>
    </message>
    <message>
        <source>Round {round}: luck {luck}, exchange {exchange}, plays {plays}, finished as {place}</source>
        <translation>Manche {round}&#xa0;: chance {luck}, échange {exchange}, coups {plays}, à la fin {place}</translation>
    </message>
    <message>
        <source>The cards were against you: {places} per round.</source>
        <translation>Les cartes étaient contre toi&#xa0;: {places} par manche.</translation>
    </message>
    <message>
        <source>The cards were neither for you nor against you, as far as we can tell.</source>
        <translation>Les cartes n’étaient ni pour toi ni contre toi, autant qu’on puisse en juger.</translation>
    </message>
    <message>
        <source>The cards were with you: {places} per round.</source>
        <translation>Les cartes étaient avec toi&#xa0;: {places} par manche.</translation>
    </message>
    <message>
        <source>Under these rules, luck and skill can’t be told apart.</source>
        <translation>Avec ces règles, on ne peut pas distinguer la chance de l’adresse.</translation>
    </message>
    <message>
        <source>Your decisions cost you next to nothing, as far as we can tell.</source>
        <translation>Tes décisions ne t’ont presque rien coûté, autant qu’on puisse en juger.</translation>
    </message>
    <message>
        <source>Your decisions cost you {places} per round.</source>
        <translation>Tes décisions t’ont coûté {places} par manche.</translation>
    </message>
</context>
<context>
    <name>LuckPage</name>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Finished as</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
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
        <translation>restait&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Name of the match</source>
        <translation>Nom de la partie</translation>
    </message>
</context>
<context>
    <name>MatchSummary</name>
    <message>
        <source>%1 wins the match!</source>
        <translation>%1 gagne la partie&#xa0;!</translation>
    </message>
    <message>
        <source>A shared win: %1</source>
        <translation>Victoire partagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Les chiffres</translation>
    </message>
    <message>
        <source>Luck or skill?</source>
        <translation>Chance ou adresse&#xa0;?</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Que joues-tu&#xa0;?</translation>
    </message>
    <message>
        <source>The plays of your last evening that cost you most, to be played again.</source>
        <translation>Rejoue les coups de ta dernière soirée qui t’ont coûté le plus cher.</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>See what each level made of your cards.</source>
        <translation>Regarde ce que chaque niveau a fait de tes cartes.</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>Le podium</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>La revanche</translation>
    </message>
    <message>
        <source>See what your cards were worth and what your decisions cost you.</source>
        <translation>Ce que valaient tes cartes et ce que t’ont coûté tes décisions.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The same people and the same rules. Nobody holds a position yet.</source>
        <translation>Les mêmes joueurs, les mêmes règles. Au début, personne n’a de titre.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Tu gagnes la partie&#xa0;!</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Damaged from line {line} on; you can play it up to that point.</source>
        <translation>Endommagée à partir de la ligne {line}&#xa0;: elle peut être jouée jusque-là.</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Place {place} sur {players}</translation>
    </message>
    <message>
        <source>This file is damaged and can’t be played.</source>
        <translation>Ce fichier est endommagé et ne peut pas être joué.</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copie</translation>
    </message>
    <message numerus="yes">
        <source>finished after %n round(s)</source>
        <translation>
            <numerusform>finie après %n manche</numerusform>
            <numerusform>finie après %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>manche {round}</translation>
    </message>
    <message>
        <source>round {round} of {rounds}</source>
        <translation>manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>avec {names}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>“{name}” could not be deleted ({reason}).</source>
        <translation>Impossible de supprimer «&#xa0;{name}&#xa0;» ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be exported ({reason}).</source>
        <translation>Impossible d’exporter «&#xa0;{name}&#xa0;» ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be read ({reason}).</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas pu être lue ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be renamed ({reason}).</source>
        <translation>Impossible de renommer «&#xa0;{name}&#xa0;» ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” could not be restored ({reason}).</source>
        <translation>Impossible de restaurer «&#xa0;{name}&#xa0;» ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” is being played in another window and can’t be deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» se joue dans une autre fenêtre et ne peut pas être supprimée.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» est supprimée.</translation>
    </message>
    <message>
        <source>“{name}” was exported to {file}.</source>
        <translation>«&#xa0;{name}&#xa0;» est exportée vers {file}.</translation>
    </message>
    <message>
        <source>“{name}” was restored.</source>
        <translation>«&#xa0;{name}&#xa0;» est restaurée.</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>There are no matches here. Once you deal the cards, your match will wait here for you.</source>
        <translation>Aucune partie ici. Dès que tu distribues les cartes, ta partie t’attendra ici.</translation>
    </message>
    <message>
        <source>Redo an exchange…</source>
        <translation>Refaire un échange…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
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
        <translation>3 de pique&#xa0;!</translation>
    </message>
    <message>
        <source>Bomb!</source>
        <translation>Bombe&#xa0;!</translation>
    </message>
    <message>
        <source>Burned!</source>
        <translation>Brûlé&#xa0;!</translation>
    </message>
    <message>
        <source>Caught!</source>
        <translation>Faute&#xa0;!</translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Ramassé&#xa0;!</translation>
    </message>
    <message>
        <source>Counter-revolution!</source>
        <translation>Contre-révolution&#xa0;!</translation>
    </message>
    <message>
        <source>Direction reversed!</source>
        <translation>On change de sens&#xa0;!</translation>
    </message>
    <message>
        <source>Drawn by lot!</source>
        <translation>Tirage au sort&#xa0;!</translation>
    </message>
    <message>
        <source>Forbidden last card!</source>
        <translation>Mauvaise dernière carte&#xa0;!</translation>
    </message>
    <message>
        <source>Four of a kind!</source>
        <translation>Carré&#xa0;!</translation>
    </message>
    <message>
        <source>Free trick!</source>
        <translation>Pli gratuit&#xa0;!</translation>
    </message>
    <message>
        <source>Greater revolution!</source>
        <translation>Grande révolution&#xa0;!</translation>
    </message>
    <message>
        <source>Joker!</source>
        <translation>Joker&#xa0;!</translation>
    </message>
    <message>
        <source>Pile burned!</source>
        <translation>Pile brûlée&#xa0;!</translation>
    </message>
    <message>
        <source>Putsch!</source>
        <translation>Putsch&#xa0;!</translation>
    </message>
    <message>
        <source>Revolution!</source>
        <translation>Révolution&#xa0;!</translation>
    </message>
    <message>
        <source>Tabula rasa!</source>
        <translation>Tabula rasa&#xa0;!</translation>
    </message>
    <message>
        <source>The putsch fails!</source>
        <translation>Le putsch échoue&#xa0;!</translation>
    </message>
    <message>
        <source>The putsch succeeds!</source>
        <translation>Le putsch réussit&#xa0;!</translation>
    </message>
    <message>
        <source>Three in a row!</source>
        <translation>Trois de suite&#xa0;!</translation>
    </message>
    <message>
        <source>Wish granted!</source>
        <translation>Vœu exaucé&#xa0;!</translation>
    </message>
    <message>
        <source>{title}!</source>
        <translation>{title}&#xa0;!</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>%1: stronger</source>
        <translation>%1&#xa0;: plus fort</translation>
    </message>
    <message>
        <source>%1: weaker</source>
        <translation>%1&#xa0;: plus faible</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>À propos de ce jeu</translation>
    </message>
    <message>
        <source>Changed rules only</source>
        <translation>Règles modifiées</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numéro de donne</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>For tables with children or grandparents.</source>
        <translation>Pour jouer avec les enfants et les grands-parents.</translation>
    </message>
    <message>
        <source>Go back to the game’s usual rules.</source>
        <translation>Revenir aux règles habituelles du jeu.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Règles maison…</translation>
    </message>
    <message>
        <source>Makes only these changes; you can undo them.</source>
        <translation>Ne change que cela&#xa0;; tu peux l’annuler.</translation>
    </message>
    <message>
        <source>Mild titles</source>
        <translation>Titres tout public</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>No matching rule.</source>
        <translation>Aucune règle trouvée.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players and length</source>
        <translation>Joueurs et manches</translation>
    </message>
    <message>
        <source>Read these rules</source>
        <translation>Lire ces règles</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>Enregistrer et partager</translation>
    </message>
    <message>
        <source>Save and share…</source>
        <translation>Enregistrer et partager…</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>The same number deals the same cards again if the game, rules and number of players are the same.</source>
        <translation>Avec le même jeu, les mêmes règles et autant de joueurs, le même numéro redonne les mêmes cartes, manche après manche.</translation>
    </message>
    <message>
        <source>This game needs exactly this many players.</source>
        <translation>Ce jeu demande exactement ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n change(s)</source>
        <translation>
            <numerusform>Annuler %n changement</numerusform>
            <numerusform>Annuler %n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the adjustment</source>
        <translation>Annuler l’ajustement</translation>
    </message>
    <message>
        <source>Undo the fix</source>
        <translation>Annuler la correction</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Where it comes from, and tips for playing it</source>
        <translation>D’où il vient, et quelques conseils pour y jouer</translation>
    </message>
    <message>
        <source>You and the others at the table.</source>
        <translation>Toi et les autres à la table.</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>nouveau à chaque fois</translation>
    </message>
    <message>
        <source>‹ House rules</source>
        <translation>‹ Règles maison</translation>
    </message>
    <message>
        <source>‹ Players and length</source>
        <translation>‹ Joueurs et manches</translation>
    </message>
</context>
<context>
    <name>NextRoundButton</name>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
</context>
<context>
    <name>OfficeChart</name>
    <message numerus="yes">
        <source>Positions over %n round(s)</source>
        <translation>
            <numerusform>Tes places sur %n manche</numerusform>
            <numerusform>Tes places sur %n manches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfficeLadder</name>
    <message>
        <source>Titles from highest to lowest: %1</source>
        <translation>Les titres de haut en bas&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Choose how well each of them plays.</source>
        <translation>Choisis le niveau de chacun.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Variés</translation>
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
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n jeu</numerusform>
            <numerusform>%n jeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n duo</numerusform>
            <numerusform>%n duos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n passe</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>1 lowest, 13 highest</source>
        <translation>1 en bas, 13 en haut</translation>
    </message>
    <message>
        <source>1 to 13, one set per player</source>
        <translation>de 1 à 13, un jeu par joueur</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 points</translation>
    </message>
    <message>
        <source>109-card manor deck</source>
        <translation>109 cartes du manoir</translation>
    </message>
    <message>
        <source>12 weakest, 1 strongest</source>
        <translation>12 le plus faible, 1 le plus fort</translation>
    </message>
    <message>
        <source>150 points</source>
        <translation>150 points</translation>
    </message>
    <message>
        <source>2 lowest, ace highest</source>
        <translation>2 en bas, as en haut</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 points</translation>
    </message>
    <message>
        <source>3 lowest, 2 highest</source>
        <translation>3 en bas, 2 en haut</translation>
    </message>
    <message>
        <source>3 lowest; king, 1 and 2 highest</source>
        <translation>3 en bas&#xa0;; roi, 1 et 2 en haut</translation>
    </message>
    <message>
        <source>32 cards, 7 to ace</source>
        <translation>32 cartes, du 7 à l’as</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 points</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 cartes</translation>
    </message>
    <message>
        <source>55-card manor deck</source>
        <translation>55 cartes du manoir</translation>
    </message>
    <message>
        <source>7 lowest, ace highest</source>
        <translation>7 en bas, as en haut</translation>
    </message>
    <message>
        <source>78 Tarot cards</source>
        <translation>78 cartes de tarot</translation>
    </message>
    <message>
        <source>8 lowest, 7 highest</source>
        <translation>8 en bas, 7 en haut</translation>
    </message>
    <message>
        <source>80 cards, 1 to 12</source>
        <translation>80 cartes, de 1 à 12</translation>
    </message>
    <message>
        <source>A flush on a straight, a full house on a flush, and so on.</source>
        <translation>Une couleur sur une suite, un full sur une couleur, et ainsi de suite.</translation>
    </message>
    <message>
        <source>A large set reverses the order of the ranks until the round ends.</source>
        <translation>Un grand nombre de cartes de même valeur renverse l’ordre jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>A last card ends the trick</source>
        <translation>La dernière carte clôt le pli</translation>
    </message>
    <message>
        <source>A player who holds both may call off the exchange; if the lowest player does, all positions are reversed.</source>
        <translation>Celui qui a les deux peut annuler l’échange&#xa0;; si c’est le dernier, tous les titres se renversent.</translation>
    </message>
    <message>
        <source>A player who holds one may play it on anything, even out of turn.</source>
        <translation>On peut la poser sur tout, peu importe à qui c’est de jouer.</translation>
    </message>
    <message>
        <source>A run must start above the last card of the run it beats.</source>
        <translation>Une suite doit commencer au-dessus de la dernière carte de celle qu’elle bat.</translation>
    </message>
    <message>
        <source>A run needs one more card than a set.</source>
        <translation>Une suite demande une carte de plus que des cartes de même valeur.</translation>
    </message>
    <message>
        <source>A run with an 8 anywhere in it clears the trick.</source>
        <translation>Une suite qui contient un 8 ramasse le pli.</translation>
    </message>
    <message>
        <source>A small comfort for the player who finished last.</source>
        <translation>Une petite consolation pour le dernier de la manche précédente.</translation>
    </message>
    <message>
        <source>After passing</source>
        <translation>Après avoir passé</translation>
    </message>
    <message>
        <source>After the exchange, everyone passes this many cards to the player on their left.</source>
        <translation>Après l’échange, chacun transmet ce nombre de cartes à son voisin de gauche.</translation>
    </message>
    <message>
        <source>After this many passes in a row, the remaining places are drawn by lot.</source>
        <translation>Après ce nombre de passes de suite, les places restantes sont tirées au sort.</translation>
    </message>
    <message>
        <source>After this many rounds, everything starts afresh, without titles or exchange.</source>
        <translation>Après ce nombre de manches, on repart à zéro, sans titres ni échange.</translation>
    </message>
    <message>
        <source>After two equal ranks, the next player must match them or skip a turn.</source>
        <translation>Après deux cartes de même valeur, le joueur suivant doit égaler ou passer son tour.</translation>
    </message>
    <message>
        <source>All together, or one at a time, seeing what you get before you give the next.</source>
        <translation>Toutes ensemble, ou une par une, en voyant chaque fois ce que tu reçois.</translation>
    </message>
    <message>
        <source>Announce the highest cards</source>
        <translation>Annoncer les cartes les plus fortes</translation>
    </message>
    <message>
        <source>Before each round except the first.</source>
        <translation>Avant chaque manche, sauf la première.</translation>
    </message>
    <message>
        <source>Before each round, everyone changes seats by position.</source>
        <translation>Avant chaque manche, on change de place selon les titres.</translation>
    </message>
    <message>
        <source>Between rounds, the last player gets a light-hearted task.</source>
        <translation>Entre les manches, le dernier reçoit un gage pour rire.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bombes</translation>
    </message>
    <message>
        <source>Bombs out of turn</source>
        <translation>Bombes hors de son tour</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Cartes échangées</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Cartes en trop</translation>
    </message>
    <message>
        <source>Cards passed to the left</source>
        <translation>Cartes transmises à gauche</translation>
    </message>
    <message>
        <source>Cards the asker must get</source>
        <translation>Cartes à obtenir</translation>
    </message>
    <message>
        <source>Change seats by position</source>
        <translation>Changer de place selon le titre</translation>
    </message>
    <message>
        <source>Citizen 1 then ranks above Citizen 2. With six or more players, this must be on if the lead goes by position.</source>
        <translation>Citoyen 1 passe alors avant Citoyen 2. À partir de six joueurs, c’est nécessaire si l’ouverture dépend du titre.</translation>
    </message>
    <message>
        <source>Court etiquette</source>
        <translation>Étiquette de cour</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Draw lots after this many passes in a row</source>
        <translation>Tirage au sort après</translation>
    </message>
    <message>
        <source>Eights clear the trick</source>
        <translation>Les 8 ramassent le pli</translation>
    </message>
    <message>
        <source>Eights end the trick at once; the same player leads.</source>
        <translation>Un 8 ramasse aussitôt le pli&#xa0;; le même joueur ouvre le suivant.</translation>
    </message>
    <message>
        <source>Eights in runs clear it, too</source>
        <translation>Les 8 aussi dans les suites</translation>
    </message>
    <message>
        <source>Even if you could play a card.</source>
        <translation>Même si on pourrait poser une carte.</translation>
    </message>
    <message>
        <source>Everyone may swap hand cards for their face-up cards once.</source>
        <translation>Chacun peut échanger une fois des cartes de sa main contre ses cartes visibles.</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Échange de cartes</translation>
    </message>
    <message>
        <source>Face-up cards must be higher</source>
        <translation>Les cartes visibles doivent être plus fortes</translation>
    </message>
    <message>
        <source>First round: who leads</source>
        <translation>Première manche&#xa0;: qui ouvre</translation>
    </message>
    <message>
        <source>First round: who sits where</source>
        <translation>Première manche&#xa0;: qui s’assied où</translation>
    </message>
    <message>
        <source>For a deck with cards missing.</source>
        <translation>Quand le jeu n’est plus complet.</translation>
    </message>
    <message>
        <source>For each pair of players, starting with the highest and the lowest.</source>
        <translation>Pour chaque duo, les extrêmes d’abord.</translation>
    </message>
    <message>
        <source>Forbidden last cards</source>
        <translation>Dernières cartes interdites</translation>
    </message>
    <message>
        <source>Four of a kind that beats everything.</source>
        <translation>Un carré qui bat tout.</translation>
    </message>
    <message>
        <source>From the weakest to the strongest.</source>
        <translation>De la plus faible à la plus forte.</translation>
    </message>
    <message>
        <source>Going out and penalties</source>
        <translation>Fin de manche et pénalités</translation>
    </message>
    <message>
        <source>Going out with one of these ranks puts you in last place.</source>
        <translation>Finir avec une de ces cartes, c’est finir dernier.</translation>
    </message>
    <message>
        <source>Highest with lowest, second with second-lowest, and so on.</source>
        <translation>Premier et dernier, deuxième et avant-dernier, etc.</translation>
    </message>
    <message>
        <source>Holding three of the highest rank must be announced; holding all four means playing with your hand face up.</source>
        <translation>Avec trois des cartes les plus fortes, il faut l’annoncer&#xa0;; avec les quatre, on joue cartes sur table.</translation>
    </message>
    <message>
        <source>How cards are given</source>
        <translation>Comment on donne les cartes</translation>
    </message>
    <message>
        <source>How each round is scored.</source>
        <translation>Ce que vaut une manche.</translation>
    </message>
    <message>
        <source>How jokers can be played.</source>
        <translation>Comment on joue les jokers.</translation>
    </message>
    <message>
        <source>How long a trick lasts</source>
        <translation>Durée d’un pli</translation>
    </message>
    <message>
        <source>How long the match lasts.</source>
        <translation>La durée de la partie.</translation>
    </message>
    <message>
        <source>How many cards of the same rank may be played together.</source>
        <translation>Combien de cartes de même valeur on peut poser ensemble.</translation>
    </message>
    <message>
        <source>How many of the lowest ranks beat the highest ranks, with the same number of cards.</source>
        <translation>Combien des valeurs les plus faibles battent les plus fortes, à nombre égal de cartes.</translation>
    </message>
    <message>
        <source>How many per deck; the first is red, the others black.</source>
        <translation>Combien par jeu&#xa0;; le premier est rouge, tous les autres sont noirs.</translation>
    </message>
    <message>
        <source>How many rounds a match lasts.</source>
        <translation>Nombre de manches d’une partie.</translation>
    </message>
    <message>
        <source>How often the higher player may ask for a rank.</source>
        <translation>Combien de fois le mieux placé peut demander une valeur.</translation>
    </message>
    <message>
        <source>How twos can be played.</source>
        <translation>Comment on joue les 2.</translation>
    </message>
    <message>
        <source>If suits count, a higher suit beats an equal rank.</source>
        <translation>À valeur égale, la couleur la plus forte l’emporte.</translation>
    </message>
    <message>
        <source>In the next round, for a player who rises straight from lowest to highest.</source>
        <translation>À la manche suivante, pour le joueur qui passe directement de dernier à premier.</translation>
    </message>
    <message>
        <source>It may be picked up this many times in a row; the next time, it burns. That way, every round comes to an end.</source>
        <translation>Le nombre de fois de suite qu’on peut la ramasser&#xa0;; la fois suivante, elle brûle. Ainsi, aucune manche ne dure éternellement.</translation>
    </message>
    <message>
        <source>It must be part of the first lead.</source>
        <translation>Elle doit faire partie du premier coup.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Jokers in the exchange</source>
        <translation>Jokers dans l’échange</translation>
    </message>
    <message>
        <source>Largest set</source>
        <translation>Cartes de même valeur, au plus</translation>
    </message>
    <message>
        <source>Later rounds: who leads</source>
        <translation>Manches suivantes&#xa0;: qui ouvre</translation>
    </message>
    <message>
        <source>Low beats high</source>
        <translation>Les plus faibles battent les plus fortes</translation>
    </message>
    <message>
        <source>Match or skip</source>
        <translation>Égaler ou passer son tour</translation>
    </message>
    <message>
        <source>Missing cards</source>
        <translation>Cartes manquantes</translation>
    </message>
    <message>
        <source>Nobody can beat the cards a player goes out with.</source>
        <translation>Les cartes avec lesquelles on finit sont imbattables.</translation>
    </message>
    <message>
        <source>Number of decks</source>
        <translation>Nombre de jeux de cartes</translation>
    </message>
    <message>
        <source>Off: an equal card is enough, just as when you play from your hand.</source>
        <translation>Non&#xa0;: une carte de même valeur suffit, comme pour les cartes de la main.</translation>
    </message>
    <message>
        <source>Once round the table, or until everyone else has passed in turn.</source>
        <translation>Un seul tour de table, ou jusqu’à ce que tous les autres aient passé l’un après l’autre.</translation>
    </message>
    <message>
        <source>Once someone reaches this many, the lowest total wins.</source>
        <translation>Quand quelqu’un les atteint, le plus petit total gagne.</translation>
    </message>
    <message>
        <source>Once the same suits are played twice in a row, only those suits may be played in the trick.</source>
        <translation>Quand les mêmes couleurs sont jouées deux fois de suite, elles seules comptent dans le pli.</translation>
    </message>
    <message>
        <source>Only a joker played by itself.</source>
        <translation>Seulement un joker posé seul.</translation>
    </message>
    <message>
        <source>Order of ranks</source>
        <translation>Ordre des cartes</translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation>Ordre des couleurs</translation>
    </message>
    <message>
        <source>Pairs that exchange</source>
        <translation>Duos qui échangent</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points that end the match</source>
        <translation>Points qui finissent la partie</translation>
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
        <translation>Ordre au milieu</translation>
    </message>
    <message>
        <source>Redraw seats</source>
        <translation>Tirer de nouveau les places</translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation>Révolution</translation>
    </message>
    <message>
        <source>Revolution by two jesters</source>
        <translation>Révolution par deux bouffons</translation>
    </message>
    <message>
        <source>Reward for rising to the top</source>
        <translation>Prime d’ascension</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Runs also make a revolution</source>
        <translation>Les suites font aussi la révolution</translation>
    </message>
    <message>
        <source>Runs must not overlap</source>
        <translation>Les suites ne se chevauchent pas</translation>
    </message>
    <message>
        <source>Seats are drawn by lot, from the first round on.</source>
        <translation>Les places sont tirées au sort, dès la première manche.</translation>
    </message>
    <message>
        <source>Shuffled together; with two decks there are eight cards of each rank.</source>
        <translation>Mélangés ensemble&#xa0;; avec deux, il y a huit cartes de chaque valeur.</translation>
    </message>
    <message>
        <source>Sometimes it pays to wait and see.</source>
        <translation>Parfois, mieux vaut attendre de voir.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>Start card</source>
        <translation>Carte de départ</translation>
    </message>
    <message>
        <source>Start card must be played</source>
        <translation>Carte de départ obligatoire</translation>
    </message>
    <message>
        <source>Stronger combinations beat weaker ones</source>
        <translation>Les combinaisons plus fortes battent les plus faibles</translation>
    </message>
    <message>
        <source>Suit lock</source>
        <translation>Verrou de couleur</translation>
    </message>
    <message>
        <source>Suits in the exchange</source>
        <translation>Couleurs dans l’échange</translation>
    </message>
    <message>
        <source>Swap before play begins</source>
        <translation>Échanger avant de commencer</translation>
    </message>
    <message>
        <source>Tabula rasa</source>
        <translation>Tabula rasa</translation>
    </message>
    <message>
        <source>The 3 of spades beats a joker</source>
        <translation>Le 3 de pique bat un joker</translation>
    </message>
    <message>
        <source>The 3 of spades clears the trick</source>
        <translation>Le 3 de pique ramasse le pli</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>The higher player has to keep asking until they have this many cards. They may use all their questions in any case.</source>
        <translation>Le mieux placé demande jusqu’à en avoir autant&#xa0;; les questions restantes ne sont pas perdues.</translation>
    </message>
    <message>
        <source>The highest may let the second ask first</source>
        <translation>Le premier peut laisser le deuxième demander d’abord</translation>
    </message>
    <message>
        <source>The leader may pass</source>
        <translation>Celui qui ouvre peut passer</translation>
    </message>
    <message>
        <source>The lowest player may match the rank</source>
        <translation>Le dernier peut jouer la même valeur</translation>
    </message>
    <message>
        <source>The lowest player may refuse the exchange and try to go out first.</source>
        <translation>Le dernier peut refuser l’échange et tenter de sortir en premier.</translation>
    </message>
    <message>
        <source>The pile burns after</source>
        <translation>La pile brûle après</translation>
    </message>
    <message>
        <source>The pile may be picked up at will</source>
        <translation>On peut ramasser la pile à volonté</translation>
    </message>
    <message>
        <source>The player who holds it leads.</source>
        <translation>Le joueur qui l’a en main ouvre la manche.</translation>
    </message>
    <message>
        <source>The same player gets the extra card when the deck does not divide evenly.</source>
        <translation>Et la carte en plus quand le compte ne tombe pas juste.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Then the next player may lead.</source>
        <translation>Le joueur suivant peut alors ouvrir.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Trois de suite</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Titles are forgotten</source>
        <translation>Les titres s’oublient</translation>
    </message>
    <message>
        <source>Titles can be drawn by lot before the first deal.</source>
        <translation>Les titres peuvent être tirés au sort avant la première donne.</translation>
    </message>
    <message>
        <source>To beat the trick</source>
        <translation>Pour battre le pli</translation>
    </message>
    <message>
        <source>What a joker does</source>
        <translation>Ce que fait un joker</translation>
    </message>
    <message>
        <source>What a two does</source>
        <translation>Ce que fait un 2</translation>
    </message>
    <message>
        <source>What the positions are called.</source>
        <translation>Les noms des titres.</translation>
    </message>
    <message>
        <source>When everyone else has passed, the last player to play may play again before taking the trick.</source>
        <translation>Quand tous les autres ont passé, le dernier à avoir joué peut continuer avant de prendre le pli.</translation>
    </message>
    <message>
        <source>When it beats a joker, it clears the trick.</source>
        <translation>Quand il bat un joker, il ramasse le pli.</translation>
    </message>
    <message>
        <source>When the cards do not divide evenly among the players.</source>
        <translation>Quand le compte ne tombe pas juste.</translation>
    </message>
    <message>
        <source>When the player who takes a trick has no cards left.</source>
        <translation>Quand le joueur qui prend le pli n’a plus de cartes.</translation>
    </message>
    <message>
        <source>When three players in turn play consecutive ranks, each may discard a card.</source>
        <translation>Quand trois joueurs posent des valeurs qui se suivent, chacun peut jeter une carte.</translation>
    </message>
    <message>
        <source>Whether an equal rank is enough.</source>
        <translation>Indique si la même valeur suffit.</translation>
    </message>
    <message>
        <source>Whether cards of consecutive ranks may be played together.</source>
        <translation>Indique si l’on peut jouer ensemble des cartes de valeurs qui se suivent.</translation>
    </message>
    <message>
        <source>Whether jokers can be exchanged.</source>
        <translation>Indique si l’on échange aussi les jokers.</translation>
    </message>
    <message>
        <source>Whether you may rejoin the same trick.</source>
        <translation>Indique si l’on peut revenir dans le même pli.</translation>
    </message>
    <message>
        <source>Which cards are used.</source>
        <translation>Les cartes que l’on prend.</translation>
    </message>
    <message>
        <source>Which of two cards of equal rank must be given away first.</source>
        <translation>Entre deux cartes de même valeur, celle qu’il faut donner d’abord.</translation>
    </message>
    <message>
        <source>Who gets the first card</source>
        <translation>Qui reçoit la première carte</translation>
    </message>
    <message>
        <source>Who gets the lead</source>
        <translation>Qui ouvre ensuite</translation>
    </message>
    <message>
        <source>Who plays the first card from the second round on.</source>
        <translation>Qui commence à partir de la deuxième manche.</translation>
    </message>
    <message>
        <source>Who plays the very first card.</source>
        <translation>Qui joue la toute première carte.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>With five or more players: equal ranks may be played, and the last card of a rank clears the trick.</source>
        <translation>On peut jouer la même valeur, et la dernière carte d’une valeur ramasse le pli&#xa0;; dès cinq joueurs.</translation>
    </message>
    <message>
        <source>Wrong plays are possible, but anyone who makes one drops to the bottom.</source>
        <translation>On peut se tromper, mais celui qui joue contre les règles tombe tout en bas.</translation>
    </message>
    <message>
        <source>Wrong plays are punished</source>
        <translation>Les fautes sont punies</translation>
    </message>
    <message>
        <source>You and the others.</source>
        <translation>Toi et les autres.</translation>
    </message>
    <message>
        <source>You may beat your own cards</source>
        <translation>On peut surenchérir sur soi-même</translation>
    </message>
    <message>
        <source>a rank like any other</source>
        <translation>une carte comme une autre</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>toutes à la fois</translation>
    </message>
    <message>
        <source>all of one rank</source>
        <translation>toutes celles d’une valeur</translation>
    </message>
    <message>
        <source>all to the lowest player</source>
        <translation>toutes au dernier</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>autant qu’il en faut</translation>
    </message>
    <message>
        <source>back in on the next turn</source>
        <translation>libre de rejouer au tour suivant</translation>
    </message>
    <message>
        <source>beat everything</source>
        <translation>battent tout</translation>
    </message>
    <message>
        <source>beat only the highest rank</source>
        <translation>ne battent que les cartes les plus fortes</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>avant chaque manche</translation>
    </message>
    <message>
        <source>best cards for any cards</source>
        <translation>les meilleures contre des cartes au choix</translation>
    </message>
    <message>
        <source>best cards for worst cards</source>
        <translation>les meilleures contre les pires</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>by five of a kind</source>
        <translation>par cinq cartes de même valeur</translation>
    </message>
    <message>
        <source>by four of a kind</source>
        <translation>par un carré</translation>
    </message>
    <message>
        <source>by itself, beats a set of any size</source>
        <translation>seul, bat n’importe quel nombre de cartes</translation>
    </message>
    <message>
        <source>by negotiation</source>
        <translation>par négociation</translation>
    </message>
    <message>
        <source>by six of a kind</source>
        <translation>par six cartes de même valeur</translation>
    </message>
    <message>
        <source>card by card</source>
        <translation>carte par carte</translation>
    </message>
    <message>
        <source>clears any trick</source>
        <translation>ramasse aussitôt n’importe quel pli</translation>
    </message>
    <message>
        <source>clears the trick</source>
        <translation>ramasse aussitôt le pli</translation>
    </message>
    <message>
        <source>completes a set</source>
        <translation>complète des cartes de même valeur</translation>
    </message>
    <message>
        <source>completes a set; weakest by itself</source>
        <translation>complète&#xa0;; seul, le plus faible</translation>
    </message>
    <message>
        <source>deal them all</source>
        <translation>tout distribuer</translation>
    </message>
    <message>
        <source>depends on what jokers do</source>
        <translation>selon le rôle du joker</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>tiré au sort</translation>
    </message>
    <message>
        <source>each pair exchanges one more card than the pair inside it</source>
        <translation>une carte de plus par duo, de l’intérieur vers l’extérieur</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>equal or higher</source>
        <translation>égal ou plus fort</translation>
    </message>
    <message numerus="yes">
        <source>every %n round(s)</source>
        <translation>
            <numerusform>chaque manche</numerusform>
            <numerusform>toutes les %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>everyone draws a card</source>
        <translation>chacun tire une carte</translation>
    </message>
    <message>
        <source>higher only</source>
        <translation>plus fort seulement</translation>
    </message>
    <message>
        <source>holder of the start card</source>
        <translation>qui a la carte de départ</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>à gauche du donneur</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>aucun bonus</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>no lots</source>
        <translation>pas de tirage</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none in the deck</source>
        <translation>aucun dans le jeu</translation>
    </message>
    <message>
        <source>of one suit only</source>
        <translation>d’une seule couleur</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>one for every two players</source>
        <translation>un pour deux joueurs</translation>
    </message>
    <message>
        <source>one free trick</source>
        <translation>un pli gratuit</translation>
    </message>
    <message>
        <source>one more card in the exchange</source>
        <translation>une carte de plus dans l’échange</translation>
    </message>
    <message>
        <source>one turn each</source>
        <translation>un tour chacun</translation>
    </message>
    <message>
        <source>only completes a set</source>
        <translation>ne fait que compléter d’autres cartes</translation>
    </message>
    <message>
        <source>out of this trick</source>
        <translation>hors du pli</translation>
    </message>
    <message>
        <source>ranked as in play</source>
        <translation>comme elles comptent d’ordinaire</translation>
    </message>
    <message>
        <source>reverses the direction of play</source>
        <translation>inverse le sens du jeu</translation>
    </message>
    <message>
        <source>seats as they are</source>
        <translation>comme on s’est assis</translation>
    </message>
    <message>
        <source>set some aside face down</source>
        <translation>en mettre de côté, cachées</translation>
    </message>
    <message>
        <source>set some aside face up</source>
        <translation>en mettre de côté, visibles</translation>
    </message>
    <message>
        <source>set the lowest aside face up</source>
        <translation>mettre de côté les plus faibles, visibles</translation>
    </message>
    <message>
        <source>singles, pairs or triples</source>
        <translation>simples, paires ou brelans</translation>
    </message>
    <message>
        <source>stands for any card</source>
        <translation>vaut n’importe quelle carte</translation>
    </message>
    <message>
        <source>stronger than any rank</source>
        <translation>plus fort que toutes les cartes</translation>
    </message>
    <message>
        <source>suits do not count</source>
        <translation>sans importance</translation>
    </message>
    <message>
        <source>the higher player asks for ranks</source>
        <translation>le mieux placé demande des cartes</translation>
    </message>
    <message>
        <source>the highest player</source>
        <translation>le premier</translation>
    </message>
    <message>
        <source>the highest player still in</source>
        <translation>le mieux placé encore en jeu</translation>
    </message>
    <message>
        <source>the last player scores none</source>
        <translation>le dernier n’en a pas</translation>
    </message>
    <message>
        <source>the last player scores one</source>
        <translation>le dernier en a un</translation>
    </message>
    <message>
        <source>the lowest card dealt</source>
        <translation>la plus faible des cartes distribuées</translation>
    </message>
    <message>
        <source>the lowest player</source>
        <translation>le dernier</translation>
    </message>
    <message>
        <source>the lowest player still in</source>
        <translation>le moins bien placé encore en jeu</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>le joueur suivant</translation>
    </message>
    <message>
        <source>until everyone else passes</source>
        <translation>jusqu’à ce que tous aient passé</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>{ranks}, weakest first</source>
        <translation>{ranks}, de la plus faible à la plus forte</translation>
    </message>
</context>
<context>
    <name>OrderRow</name>
    <message>
        <source>%1: stronger</source>
        <translation>%1&#xa0;: plus fort</translation>
    </message>
    <message>
        <source>%1: weaker</source>
        <translation>%1&#xa0;: plus faible</translation>
    </message>
    <message>
        <source>Choose one and move it with the arrows.</source>
        <translation>Choisis-en une et déplace-la avec les flèches.</translation>
    </message>
</context>
<context>
    <name>OtherWindowPane</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Jouer une copie</translation>
    </message>
    <message>
        <source>This match is being played in another window.</source>
        <translation>Cette partie est en train d’être jouée dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>You can play on here in a copy. The match itself stays in the other window.</source>
        <translation>Tu peux continuer ici sur une copie. La partie elle-même reste dans l’autre fenêtre.</translation>
    </message>
</context>
<context>
    <name>OutOfPlay</name>
    <message numerus="yes">
        <source>%n card(s) set aside face down</source>
        <translation>
            <numerusform>%n carte mise de côté, face cachée</numerusform>
            <numerusform>%n cartes mises de côté, face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of play:</source>
        <translation>Hors jeu&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Own</name>
    <message numerus="yes">
        <source>your %n aces</source>
        <translation>
            <numerusform>ton as</numerusform>
            <numerusform>tes %n as</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your %n {ranks}</source>
        <translation>
            <numerusform>tes {ranks}</numerusform>
            <numerusform>tes %n {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>your four aces</source>
        <translation>ton carré d’as</translation>
    </message>
    <message>
        <source>your four {ranks}</source>
        <translation>ton carré de {ranks}</translation>
    </message>
    <message>
        <source>your pair of aces</source>
        <translation>ta paire d’as</translation>
    </message>
    <message>
        <source>your pair of {ranks}</source>
        <translation>ta paire de {ranks}</translation>
    </message>
    <message>
        <source>your three aces</source>
        <translation>ton brelan d’as</translation>
    </message>
    <message>
        <source>your three {ranks}</source>
        <translation>ton brelan de {ranks}</translation>
    </message>
</context>
<context>
    <name>OwnCards</name>
    <message>
        <source>Key %1: swap with the selected card</source>
        <translation>Touche %1&#xa0;: échanger avec la carte choisie</translation>
    </message>
    <message>
        <source>Key %1: turn it over</source>
        <translation>Touche %1&#xa0;: la retourner</translation>
    </message>
    <message>
        <source>Your cards on the table</source>
        <translation>Tes cartes sur la table</translation>
    </message>
</context>
<context>
    <name>OwnPlays</name>
    <message>
        <source>Left out: {games}. We can’t judge single plays there.</source>
        <translation>Laissé de côté&#xa0;: {games}. Là, on ne sait pas juger un coup isolé.</translation>
    </message>
    <message>
        <source>Looking for your last evening…</source>
        <translation>On cherche ta dernière soirée…</translation>
    </message>
    <message>
        <source>Match {match} of {matches}:</source>
        <translation>Partie {match} sur {matches}&#xa0;:</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La recherche a été arrêtée.</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Que joues-tu&#xa0;?</translation>
    </message>
    <message>
        <source>What would you play? ({number} of {of})</source>
        <translation>Que joues-tu&#xa0;? ({number} sur {of})</translation>
    </message>
    <message>
        <source>You chose the same that evening.</source>
        <translation>C’est aussi ce que tu as joué ce soir-là.</translation>
    </message>
    <message>
        <source>You haven’t finished a round yet.</source>
        <translation>Tu n’as encore fini aucune manche.</translation>
    </message>
    <message>
        <source>You played {games} on your last evening. We can’t judge single plays there.</source>
        <translation>Ta dernière soirée, tu as joué à {games}. Là, on ne sait pas juger un coup isolé.</translation>
    </message>
    <message>
        <source>{day}: none of your plays cost you much, as far as we can tell.</source>
        <translation>{day}&#xa0;: aucun coup ne t’a coûté cher, pour autant qu’on puisse en juger.</translation>
    </message>
    <message>
        <source>Your plays could not be checked.</source>
        <translation>Tes coups n’ont pas pu être examinés.</translation>
    </message>
    <message>
        <source>That evening, you passed.</source>
        <translation>Ce soir-là, tu as passé.</translation>
    </message>
    <message>
        <source>That evening, you played {cards}.</source>
        <translation>Ce soir-là, tu as joué {cards}.</translation>
    </message>
    <message>
        <source>That evening: {choice}</source>
        <translation>Ce soir-là&#xa0;: {choice}</translation>
    </message>
    <message numerus="yes">
        <source>{day}: %n play(s) cost you places.</source>
        <translation>
            <numerusform>{day}&#xa0;: un coup t’a coûté des places.</numerusform>
            <numerusform>{day}&#xa0;: %n coups t’ont coûté des places.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, round {round}</source>
        <translation>{game}, manche {round}</translation>
    </message>
</context>
<context>
    <name>PairPane</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Which of the two is better?</source>
        <translation>Lequel des deux est le meilleur&#xa0;?</translation>
    </message>
</context>
<context>
    <name>PassBubble</name>
    <message>
        <source>Pass!</source>
        <translation>Je passe&#xa0;!</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Everyone’s</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Looking through the match…</source>
        <translation>Lecture de la partie…</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>So far, nobody has had anything to decide before the first trick of a round.</source>
        <translation>Jusqu’ici, personne n’a rien eu à décider avant le premier pli d’une manche.</translation>
    </message>
    <message>
        <source>The file is damaged from line {line} on; only what comes before it is shown.</source>
        <translation>Le fichier est endommagé à partir de la ligne {line}&#xa0;; voici ce qui précède.</translation>
    </message>
    <message>
        <source>These are the latest {count}.</source>
        <translation>Voici les {count} derniers.</translation>
    </message>
    <message>
        <source>This match can’t be read.</source>
        <translation>Impossible de parcourir cette partie.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Les tiens</translation>
    </message>
</context>
<context>
    <name>PastPane</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Decide again</source>
        <translation>Décider à nouveau</translation>
    </message>
    <message>
        <source>Exchanges in this match</source>
        <translation>Les échanges de cette partie</translation>
    </message>
    <message>
        <source>Just for practice: this does not change your match.</source>
        <translation>Juste pour s’entraîner&#xa0;: ta partie ne change pas.</translation>
    </message>
    <message>
        <source>Practise other exchanges</source>
        <translation>S’entraîner à d’autres échanges</translation>
    </message>
    <message>
        <source>Ten exercises. Your match waits.</source>
        <translation>Dix exercices. Ta partie t’attend.</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message numerus="yes">
        <source>Burned: %n card(s)</source>
        <translation>
            <numerusform>Brûlées&#xa0;: %n carte</numerusform>
            <numerusform>Brûlées&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes anticlockwise</source>
        <translation>On joue dans le sens inverse des aiguilles d’une montre</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Pioche&#xa0;: %n carte</numerusform>
            <numerusform>Pioche&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>%1th</source>
        <translation>%1e</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
</context>
<context>
    <name>Playback</name>
    <message>
        <source>No round of this match is over yet. Hands are shown only once a round is over.</source>
        <translation>Aucune manche de cette partie n’est finie. Les mains ne se montrent qu’à la fin d’une manche.</translation>
    </message>
    <message>
        <source>Pause to see what each player was thinking.</source>
        <translation>Mets en pause pour voir ce que chacun pensait.</translation>
    </message>
    <message>
        <source>Replay: {name}</source>
        <translation>Revoir&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · step {step} of {steps}</source>
        <translation>Manche {round} sur {rounds} · étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Les cartes sont données.</translation>
    </message>
    <message>
        <source>The rules decided this.</source>
        <translation>Ce sont les règles qui le veulent.</translation>
    </message>
    <message>
        <source>This is part of the previous step.</source>
        <translation>Cela fait partie de l’étape précédente.</translation>
    </message>
    <message>
        <source>This is what everyone was dealt.</source>
        <translation>Voici ce que chacun a reçu.</translation>
    </message>
    <message>
        <source>You had no choice here.</source>
        <translation>Tu n’avais pas le choix.</translation>
    </message>
    <message>
        <source>{name} had no choice here.</source>
        <translation>{name} n’avait pas le choix.</translation>
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
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Pli suivant</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Manche précédente</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Pli précédent</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Your next turn</source>
        <translation>Ton prochain tour</translation>
    </message>
    <message>
        <source>Your previous turn</source>
        <translation>Ton tour précédent</translation>
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
        <translation>Sélectionne le prochain coup possible&#xa0;: pour ouvrir, le plus long d’abord&#xa0;; sinon, le plus faible. Touche F.</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Que jouer&#xa0;?</translation>
    </message>
    <message>
        <source>Show what you could play (F)</source>
        <translation>Montrer ce que tu pourrais jouer (F)</translation>
    </message>
</context>
<context>
    <name>PlaysScreen</name>
    <message>
        <source>What would you play?</source>
        <translation>Que joues-tu&#xa0;?</translation>
    </message>
    <message>
        <source>Up to three plays of your last evening, the ones that cost you most. You see what you saw then: your cards and the trick. What do you play today?</source>
        <translation>Trois coups au plus de ta dernière soirée&#xa0;: ceux qui t’ont coûté le plus cher. Tu vois ce que tu voyais alors&#xa0;: tes cartes et le pli. Que joues-tu aujourd’hui&#xa0;?</translation>
    </message>
    <message>
        <source>Play them again</source>
        <translation>Les rejouer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Chercher à nouveau</translation>
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
        <translation>Voir comment la partie s’est terminée.</translation>
    </message>
    <message>
        <source>To the podium</source>
        <translation>Voir le podium</translation>
    </message>
</context>
<context>
    <name>PortraitRow</name>
    <message>
        <source>Face %1</source>
        <translation>Visage %1</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n réponse</numerusform>
            <numerusform>%n réponses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) can’t be read: they are damaged or from a newer version. They are kept but do not count.</source>
        <translation>
            <numerusform>Une réponse est illisible&#xa0;: endommagée, ou d’une version plus récente. Elle est conservée, mais ne compte pas.</numerusform>
            <numerusform>%n réponses sont illisibles&#xa0;: endommagées, ou d’une version plus récente. Elles sont conservées, mais ne comptent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) you missed are back</source>
        <translation>
            <numerusform>%n exercice raté est de retour</numerusform>
            <numerusform>%n exercices ratés sont de retour</numerusform>
        </translation>
    </message>
    <message>
        <source>A few more answers and you will have a title.</source>
        <translation>Encore quelques réponses, et tu auras un titre.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Answer an offer</source>
        <translation>Répondre à une offre</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Toutes les places</translation>
    </message>
    <message>
        <source>Arschloch, ten of the day {number}: {signs}, {places} lost</source>
        <translation>Arschloch, dix du jour {number}&#xa0;: {signs}, {places} en moins</translation>
    </message>
    <message>
        <source>Ask for a rank</source>
        <translation>Demander une carte</translation>
    </message>
    <message>
        <source>Ask or make an offer</source>
        <translation>Demander ou proposer</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>On ne peut pas faire mieux</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grosse erreur</translation>
    </message>
    <message>
        <source>Break up a pair?</source>
        <translation>Casser une paire&#xa0;?</translation>
    </message>
    <message>
        <source>Continue: {done} of {of} done</source>
        <translation>Reprendre&#xa0;: {done} sur {of} faits</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Copié&#xa0;: {line}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Faire ça</translation>
    </message>
    <message>
        <source>Estimate: {figure} than with “{choice}”.</source>
        <translation>Estimation&#xa0;: {figure} qu’avec «&#xa0;{choice}&#xa0;».</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Exercise {number} of {of}</source>
        <translation>Exercice {number} sur {of}</translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s)</source>
        <translation>
            <numerusform>Donner %n carte</numerusform>
            <numerusform>Donner %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Give one card</source>
        <translation>Donner une carte</translation>
    </message>
    <message>
        <source>Give three cards</source>
        <translation>Donner trois cartes</translation>
    </message>
    <message>
        <source>Give two cards</source>
        <translation>Donner deux cartes</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Identical so far</source>
        <translation>Pareil jusqu’ici</translation>
    </message>
    <message>
        <source>In {place} place</source>
        <translation>À la {place} place</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Low pair or low single?</source>
        <translation>Petite paire ou carte isolée&#xa0;?</translation>
    </message>
    <message>
        <source>Low three of a kind</source>
        <translation>Petit brelan</translation>
    </message>
    <message>
        <source>Make an offer</source>
        <translation>Faire une offre</translation>
    </message>
    <message>
        <source>Many high cards</source>
        <translation>Beaucoup de grosses cartes</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Mes propres règles</translation>
    </message>
    <message>
        <source>No hand like that has come up. Try a wider selection.</source>
        <translation>Aucune main de ce genre ne s’est présentée. Élargis un peu ton choix.</translation>
    </message>
    <message>
        <source>No low singles</source>
        <translation>Aucune petite carte isolée</translation>
    </message>
    <message>
        <source>No other choice does better.</source>
        <translation>Aucun autre choix ne rapporte plus.</translation>
    </message>
    <message>
        <source>Not certain yet: more rounds are being played out.</source>
        <translation>Pas encore sûr&#xa0;: d’autres manches sont en cours de simulation.</translation>
    </message>
    <message>
        <source>Not included: {games}. Choose them on their own.</source>
        <translation>Pas inclus&#xa0;: {games}. Choisis-les à part.</translation>
    </message>
    <message>
        <source>Other cards would do better on average.</source>
        <translation>D’autres cartes te rapporteraient plus en moyenne.</translation>
    </message>
    <message>
        <source>Other choices are hardly worse.</source>
        <translation>Les autres choix ne sont guère moins bons.</translation>
    </message>
    <message>
        <source>Over {all} deals, the best choice finished higher than yours in {higher}, level in {equal} and lower in {lower}.</source>
        <translation>Sur {all} donnes, le meilleur choix donne une meilleure place que le tien dans {higher}, la même dans {equal}, une moins bonne dans {lower}.</translation>
    </message>
    <message>
        <source>Over {all} deals, your choice finished higher than the other one in {higher}, level in {equal} and lower in {lower}.</source>
        <translation>Sur {all} donnes, ton choix donne une meilleure place que l’autre dans {higher}, la même dans {equal}, une moins bonne dans {lower}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) on</source>
        <translation>
            <numerusform>Transmettre %n carte</numerusform>
            <numerusform>Transmettre %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass a card on</source>
        <translation>Transmettre une carte</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer ça</translation>
    </message>
    <message>
        <source>Playing out your choice…</source>
        <translation>Simulation de ton choix…</translation>
    </message>
    <message>
        <source>Playing the round out to the end…</source>
        <translation>Simulation de la manche jusqu’au bout…</translation>
    </message>
    <message numerus="yes">
        <source>Practised %n day(s) in a row</source>
        <translation>
            <numerusform>%n jour d’entraînement de suite</numerusform>
            <numerusform>%n jours d’entraînement de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Putsch or not?</source>
        <translation>Putsch ou non&#xa0;?</translation>
    </message>
    <message>
        <source>Rating about {value}</source>
        <translation>Cote d’environ {value}</translation>
    </message>
    <message>
        <source>Rating about {value}, still a rough guess</source>
        <translation>Cote d’environ {value}, encore très approximative</translation>
    </message>
    <message>
        <source>Rating {value} (±{doubt})</source>
        <translation>Cote {value} (± {doubt})</translation>
    </message>
    <message>
        <source>Several low singles</source>
        <translation>Petites cartes isolées</translation>
    </message>
    <message>
        <source>Swap face-up cards</source>
        <translation>Échanger ses cartes visibles</translation>
    </message>
    <message>
        <source>Tempting, but worse: {choice}. That would cost you {places}.</source>
        <translation>Tentant, mais moins bon&#xa0;: {choice}. Ça te coûterait {places}.</translation>
    </message>
    <message>
        <source>The deals diverge here</source>
        <translation>La différence commence ici</translation>
    </message>
    <message>
        <source>The fast simulator is missing on this computer, so verdicts take longer.</source>
        <translation>Le simulateur rapide manque sur cet ordinateur, les verdicts prennent donc plus de temps.</translation>
    </message>
    <message>
        <source>The last low cards</source>
        <translation>Les dernières petites cartes</translation>
    </message>
    <message>
        <source>The trainer cannot play out rounds under these rules, so it cannot judge a choice.</source>
        <translation>Avec ces règles, l’entraîneur ne peut pas rejouer de manches&#xa0;: il ne peut donc juger aucun choix.</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Les règles habituelles</translation>
    </message>
    <message>
        <source>There is a better choice. Can you find it?</source>
        <translation>Il y a mieux. Tu trouves&#xa0;?</translation>
    </message>
    <message>
        <source>There is nothing else you can do.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>There isn’t much to think about here.</source>
        <translation>Ici, il n’y a pas à réfléchir longtemps.</translation>
    </message>
    <message>
        <source>Think again?</source>
        <translation>On réfléchit encore&#xa0;?</translation>
    </message>
    <message>
        <source>This choice costs you {places}.</source>
        <translation>Ce choix te coûte {places}.</translation>
    </message>
    <message>
        <source>This choice could not be judged. On to the next exercise.</source>
        <translation>Ce choix n’a pas pu être évalué. Passons à l’exercice suivant.</translation>
    </message>
    <message>
        <source>This decision can’t be set up again.</source>
        <translation>Impossible de recréer cette situation.</translation>
    </message>
    <message>
        <source>Under these rules, nobody ever has to make a choice like this.</source>
        <translation>Avec ces règles, personne n’a ce genre de choix à faire.</translation>
    </message>
    <message>
        <source>Which is better?</source>
        <translation>Lequel des deux&#xa0;?</translation>
    </message>
    <message>
        <source>With a joker</source>
        <translation>Avec un joker</translation>
    </message>
    <message>
        <source>With the best choice</source>
        <translation>Avec le meilleur choix</translation>
    </message>
    <message>
        <source>With the best choice: {title}</source>
        <translation>Avec le meilleur choix&#xa0;: {title}</translation>
    </message>
    <message>
        <source>With the other choice</source>
        <translation>Avec l’autre choix</translation>
    </message>
    <message>
        <source>With the other choice: {title}</source>
        <translation>Avec l’autre choix&#xa0;: {title}</translation>
    </message>
    <message>
        <source>With your choice</source>
        <translation>Avec ton choix</translation>
    </message>
    <message>
        <source>With your choice: {title}</source>
        <translation>Avec ton choix&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Your first choice: {choice}. It costs {places}.</source>
        <translation>Ton premier choix&#xa0;: {choice}. Il coûte {places}.</translation>
    </message>
    <message>
        <source>a little better</source>
        <translation>un peu mieux</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>clearly better</source>
        <translation>nettement mieux</translation>
    </message>
    <message>
        <source>far better</source>
        <translation>bien mieux</translation>
    </message>
    <message>
        <source>out in {place} place</source>
        <translation>finit à la {place} place</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>prend le pli</translation>
    </message>
    <message>
        <source>{choice}: costs {places} per hundred rounds; {highest} {p_highest}, {lowest} {p_lowest}</source>
        <translation>{choice}&#xa0;: coûte {places} sur cent manches&#xa0;; {highest} {p_highest}, {lowest} {p_lowest}</translation>
    </message>
    <message>
        <source>{label}: {places} lost per hundred rounds</source>
        <translation>{label}&#xa0;: {places} en moins sur cent manches</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{places} better per hundred rounds</source>
        <translation>{places} de mieux sur cent manches</translation>
    </message>
</context>
<context>
    <name>PracticeScreen</name>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Places lost per hundred rounds, week by week</source>
        <translation>Places perdues sur cent manches, semaine par semaine</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Practise hands like this</source>
        <translation>S’entraîner avec ce genre de mains</translation>
    </message>
    <message>
        <source>Practise this position</source>
        <translation>S’entraîner à cette place</translation>
    </message>
    <message>
        <source>Reading your answers…</source>
        <translation>Lecture de tes réponses…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Reading the exercises…</source>
        <translation>Lecture des exercices…</translation>
    </message>
    <message>
        <source>Ten exercises</source>
        <translation>Dix exercices</translation>
    </message>
    <message>
        <source>Ten of the day</source>
        <translation>Dix du jour</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Que joues-tu&#xa0;?</translation>
    </message>
    <message>
        <source>The plays of your last evening that cost you most.</source>
        <translation>Les coups de ta dernière soirée qui t’ont coûté le plus cher.</translation>
    </message>
    <message>
        <source>The cards you give away can decide a match. Ten hands, one choice each: every option is played out hundreds of times, and you see what yours was worth.</source>
        <translation>Les cartes qu’on donne décident de la partie. Dix mains, un choix à chaque fois&#xa0;: chaque possibilité est jouée des centaines de fois, et tu vois ce que valait la tienne.</translation>
    </message>
    <message>
        <source>The last four weeks, by theme</source>
        <translation>Les quatre dernières semaines, par thème</translation>
    </message>
    <message>
        <source>The last four weeks, by your position</source>
        <translation>Les quatre dernières semaines, selon ta place</translation>
    </message>
    <message>
        <source>The same ten for everyone today, from several games.</source>
        <translation>Les mêmes pour tout le monde aujourd’hui, tirés de plusieurs jeux.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>What to give away: one idea each, with hands to try it.</source>
        <translation>Quoi donner&#xa0;: une idée par leçon, avec des mains pour l’essayer.</translation>
    </message>
    <message>
        <source>Your position</source>
        <translation>Ta place</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>There is no rule “{key}”.</source>
        <translation>Il n’y a pas de règle «&#xa0;{key}&#xa0;».</translation>
    </message>
    <message>
        <source>“{option}” ({key}) can’t be {value}.</source>
        <translation>«&#xa0;{option}&#xa0;» ({key}) ne peut pas être {value}.</translation>
    </message>
    <message>
        <source>“{option}” ({key}) must be from {low} to {high}, not {value}.</source>
        <translation>«&#xa0;{option}&#xa0;» ({key}) doit être compris entre {low} et {high}, et non {value}.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” don’t go together: everyone needs nine cards, and {cards} are enough for only {players}. Choose fewer players or more jokers.</source>
        <translation>«&#xa0;{option}&#xa0;» et «&#xa0;{other}&#xa0;» ne vont pas ensemble&#xa0;: il faut neuf cartes par personne, et {cards} ne suffisent que pour {players}. Prends moins de joueurs ou plus de jokers.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” don’t go together: there are only {cards} cards. Choose fewer players or more cards.</source>
        <translation>«&#xa0;{option}&#xa0;» et «&#xa0;{other}&#xa0;» ne vont pas ensemble&#xa0;: il n’y a que {cards} cartes. Prends moins de joueurs ou plus de cartes.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” don’t go together: with {least} or more players you need two decks.</source>
        <translation>«&#xa0;{option}&#xa0;» et «&#xa0;{other}&#xa0;» ne vont pas ensemble&#xa0;: à partir de {least} joueurs, il faut deux jeux.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” leave only {cards} cards each. Choose fewer players or add a deck.</source>
        <translation>Avec «&#xa0;{option}&#xa0;» et «&#xa0;{other}&#xa0;», il ne reste que {cards} cartes par personne. Prends moins de joueurs ou un jeu de plus.</translation>
    </message>
    <message>
        <source>“{option}” can’t be by negotiation when “{other}” has 78 cards, as every trump is a rank of its own. Choose another way or another deck.</source>
        <translation>«&#xa0;{option}&#xa0;» par négociation ne marche pas quand «&#xa0;{other}&#xa0;» compte 78 cartes, où chaque atout est une valeur à part. Choisis une autre façon d’échanger ou un autre jeu de cartes.</translation>
    </message>
    <message>
        <source>“{option}” can’t be combined with “{other}”: a Tarot deck has the Excuse instead. Take out the jokers or choose another deck.</source>
        <translation>«&#xa0;{option}&#xa0;» ne va pas avec «&#xa0;{other}&#xa0;»&#xa0;: un jeu de tarot a son Excuse. Retire les jokers ou choisis un autre jeu.</translation>
    </message>
    <message>
        <source>“{option}” depends on positions, so with this many players “{other}” must be on.</source>
        <translation>«&#xa0;{option}&#xa0;» dépend des titres&#xa0;: à ce nombre de joueurs, il faut activer «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>“{option}” is the {card}, which “{other}” does not have. Choose another card or deck.</source>
        <translation>«&#xa0;{option}&#xa0;»&#xa0;: {card} n’existe pas dans «&#xa0;{other}&#xa0;». Choisis une autre carte ou un autre jeu.</translation>
    </message>
    <message>
        <source>“{option}” is too large for “{other}”: there are at most {most} pairs.</source>
        <translation>«&#xa0;{option}&#xa0;» est trop grand pour «&#xa0;{other}&#xa0;»&#xa0;: il y a au plus {most} paires.</translation>
    </message>
    <message>
        <source>“{option}” leaves out ranks that “{other}” has. Choose an order with all of them.</source>
        <translation>Il manque dans «&#xa0;{option}&#xa0;» des valeurs de «&#xa0;{other}&#xa0;». Choisis un ordre qui les contient toutes.</translation>
    </message>
    <message>
        <source>“{option}” must be from {least} to {most}: the game is made for that many players.</source>
        <translation>«&#xa0;{option}&#xa0;» doit être compris entre {least} et {most}&#xa0;: c’est le nombre de joueurs prévu.</translation>
    </message>
    <message>
        <source>“{option}” must be {count} with this many players; see “{other}”.</source>
        <translation>«&#xa0;{option}&#xa0;»&#xa0;: à ce nombre de joueurs, il faut {count}&#xa0;; voir «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>“{option}” must be {count}: the game is made for that many players.</source>
        <translation>«&#xa0;{option}&#xa0;» doit être {count}&#xa0;: c’est le nombre de joueurs prévu.</translation>
    </message>
    <message>
        <source>“{option}” names every rank of “{other}”, so nobody could go out. Leave at least one rank out.</source>
        <translation>«&#xa0;{option}&#xa0;» cite toutes les valeurs de «&#xa0;{other}&#xa0;»&#xa0;: personne ne pourrait sortir. Laisse au moins une valeur de côté.</translation>
    </message>
    <message>
        <source>“{option}” names the {card} more often than there are copies. Take one off the list, or raise “{other}”.</source>
        <translation>«&#xa0;{option}&#xa0;» cite {card} plus de fois qu’il n’y a d’exemplaires. Retire-la une fois de la liste ou augmente «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>“{option}” names the {card}, which “{other}” does not have. Take it off the list, or choose another deck.</source>
        <translation>«&#xa0;{option}&#xa0;» cite {card}, que «&#xa0;{other}&#xa0;» ne contient pas. Retire cette carte de la liste ou choisis un autre jeu de cartes.</translation>
    </message>
    <message>
        <source>“{option}” names {ranks}, which are all listed under “{other}”. Take them off one of the lists.</source>
        <translation>«&#xa0;{option}&#xa0;» cite des {ranks}, mais toutes ces cartes figurent sous «&#xa0;{other}&#xa0;». Retire-les de l’une des deux listes.</translation>
    </message>
    <message>
        <source>“{option}” names {ranks}, which “{other}” does not have. Take them off the list, or choose another deck.</source>
        <translation>«&#xa0;{option}&#xa0;» cite des {ranks}, que «&#xa0;{other}&#xa0;» ne contient pas. Retire ces cartes de la liste ou choisis un autre jeu de cartes.</translation>
    </message>
    <message>
        <source>“{option}” needs a card that “{other}” does not have. Choose 52 cards or switch the rule off.</source>
        <translation>«&#xa0;{option}&#xa0;» a besoin d’une carte absente de «&#xa0;{other}&#xa0;». Prends 52 cartes ou désactive la règle.</translation>
    </message>
    <message>
        <source>“{option}” needs the {card}, which is listed under “{other}”. Leave it in the deck, or choose something else.</source>
        <translation>«&#xa0;{option}&#xa0;» a besoin de cette carte&#xa0;: {card}, mais elle est parmi «&#xa0;{other}&#xa0;». Laisse-la dans le jeu ou choisis autre chose.</translation>
    </message>
    <message>
        <source>“{option}” needs twos, which are all listed under “{other}”. Leave one in the deck, or drop the rule.</source>
        <translation>«&#xa0;{option}&#xa0;» a besoin des 2, qui sont tous parmi «&#xa0;{other}&#xa0;». Laisses-en un dans le jeu ou renonce à la règle.</translation>
    </message>
    <message>
        <source>“{option}” needs twos, which “{other}” does not have. Choose 52 cards or make twos ordinary cards.</source>
        <translation>«&#xa0;{option}&#xa0;» a besoin des 2, mais «&#xa0;{other}&#xa0;» n’en a pas. Prends 52 cartes, ou fais des 2 des cartes ordinaires.</translation>
    </message>
    <message>
        <source>“{option}” needs {size} cards of the same rank. Raise “{other}” or require fewer cards.</source>
        <translation>«&#xa0;{option}&#xa0;» demande {size} cartes de même valeur. Augmente «&#xa0;{other}&#xa0;» ou demande moins de cartes.</translation>
    </message>
    <message>
        <source>“{option}” of one suit need suits, which “{other}” does not have. Choose other runs or none.</source>
        <translation>«&#xa0;{option}&#xa0;»&#xa0;: pour des suites d’une seule couleur, il faut des couleurs, et «&#xa0;{other}&#xa0;» n’en a pas. Choisis d’autres suites ou aucune.</translation>
    </message>
    <message>
        <source>“{option}”: a joker that stands for any card only works with runs of one suit. Under “{other}”, choose runs of one suit or none.</source>
        <translation>«&#xa0;{option}&#xa0;»&#xa0;: un joker qui vaut n’importe quelle carte ne va qu’avec des suites d’une seule couleur. Choisis-les sous «&#xa0;{other}&#xa0;», ou aucune.</translation>
    </message>
    <message>
        <source>“{option}”: twos can’t take tricks while “{other}” is above 0. Take out the jokers or make twos ordinary cards.</source>
        <translation>«&#xa0;{option}&#xa0;»&#xa0;: les 2 ne peuvent pas prendre de plis tant que «&#xa0;{other}&#xa0;» dépasse 0. Retire les jokers ou laisse les 2 ordinaires.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A report is a single file with everything needed to look into a problem. It is saved in your documents folder and is not sent anywhere: you decide who gets it.</source>
        <translation>Un rapport est un seul fichier avec tout ce qu’il faut pour examiner un problème. Il est enregistré parmi tes documents et n’est envoyé nulle part&#xa0;: c’est toi qui décides à qui le donner.</translation>
    </message>
    <message>
        <source>Arschloch, version {version}.</source>
        <translation>Arschloch, version {version}.</translation>
    </message>
    <message>
        <source>It contains the record of the match you are playing, or of the last one, with the names at the table and all cards; the log of the last runs of the game; and the versions of the game, its libraries and your system, with your language and screen.</source>
        <translation>Il contient l’enregistrement de la partie en cours, ou de la dernière, avec les noms à la table et toutes les cartes&#xa0;; le journal des dernières exécutions du jeu&#xa0;; et les versions du jeu, de ses bibliothèques et de ton système, avec ta langue et ton écran.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: the game uses no network and has no accounts and no adverts.</source>
        <translation>Rien ne quitte cet ordinateur&#xa0;: le jeu n’a ni réseau, ni compte, ni publicité.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the LGPL, version 3; you may replace them with builds of your own. Their source code is at https://code.qt.io; third-party code inside Qt is listed at https://doc.qt.io/qt-6/licenses-used-in-qt.html.</source>
        <translation>Qt et PySide6 sont utilisés sous la LGPL, version 3&#xa0;; tu peux les remplacer par tes propres versions. Leur code source se trouve à l’adresse https://code.qt.io&#xa0;; la liste du code tiers que contient Qt se trouve à l’adresse https://doc.qt.io/qt-6/licenses-used-in-qt.html.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>The card game Arschloch, also known as Trou du cul or President, and others like it, against computer players. Each player sees only their own cards, and afterwards you can check every deal.</source>
        <translation>Le jeu de cartes Arschloch, ou Trou du cul, ou Président, et d’autres du même genre, contre l’ordinateur. Chacun ne voit que ses propres cartes, et chaque donne peut être vérifiée après coup.</translation>
    </message>
    <message>
        <source>The cards, faces, sounds and ornate letters are our own. The game is free software under the MIT licence; work by others, such as the typeface of these lines, is listed with its licence. The licences are in English, as their authors wrote them.</source>
        <translation>Les cartes, les visages, les sons et les lettres ornées sont de nous. Le jeu est un logiciel libre sous licence MIT&#xa0;; ce que d’autres ont créé, comme la police de ces lignes, figure dans la liste avec sa licence. Les licences sont en anglais, telles que leurs auteurs les ont écrites.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>The report could not be saved in {path} ({reason}).</source>
        <translation>Le rapport n’a pas pu être enregistré dans {path} ({reason}).</translation>
    </message>
    <message>
        <source>The report was saved as {path}.</source>
        <translation>Le rapport est enregistré sous {path}.</translation>
    </message>
    <message>
        <source>The text of this licence was not installed with the library.</source>
        <translation>Le texte de cette licence n’a pas été installé avec la bibliothèque.</translation>
    </message>
    <message>
        <source>The usual titles are as crude as at a real card table. You can choose mild ones in the settings.</source>
        <translation>Les titres habituels sont crus, comme à toute table de jeu. Tu peux en choisir de plus doux dans les réglages.</translation>
    </message>
    <message>
        <source>Your login name, the name of your computer and the path of your home folder are left out, and so are your settings, statistics and other matches.</source>
        <translation>Ton identifiant, le nom de ton ordinateur et le chemin de ton dossier personnel n’y figurent pas, pas plus que tes réglages, tes statistiques et tes autres parties.</translation>
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
        <translation>Demande une carte à {name}</translation>
    </message>
    <message>
        <source>Beat {cards} or pass</source>
        <translation>Bats {cards} ou passe</translation>
    </message>
    <message>
        <source>Decide whether to call a revolution</source>
        <translation>Révolution ou pas&#xa0;?</translation>
    </message>
    <message>
        <source>Decide whether to try a putsch</source>
        <translation>Putsch ou pas&#xa0;?</translation>
    </message>
    <message>
        <source>Discard a card, or keep all</source>
        <translation>Jette une carte ou garde tout</translation>
    </message>
    <message>
        <source>Everyone has passed: pass, and the trick is yours</source>
        <translation>Tous ont passé&#xa0;: passe aussi, et le pli est à toi</translation>
    </message>
    <message>
        <source>Everyone has passed: play on, or pass and take the trick</source>
        <translation>Tous ont passé&#xa0;: continue, ou passe et prends le pli</translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) to {name}</source>
        <translation>
            <numerusform>Donne une carte à {name}</numerusform>
            <numerusform>Donne %n cartes à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>It’s your turn</source>
        <translation>À toi de jouer</translation>
    </message>
    <message>
        <source>Lead anything</source>
        <translation>Ouvre avec ce que tu veux</translation>
    </message>
    <message>
        <source>Lead anything, or pass</source>
        <translation>Ouvre avec ce que tu veux, ou passe</translation>
    </message>
    <message>
        <source>Lead with {card}</source>
        <translation>Ouvre avec {card}</translation>
    </message>
    <message>
        <source>Make a deal with {name}</source>
        <translation>Trouve un accord avec {name}</translation>
    </message>
    <message>
        <source>Match with {cards} or pass</source>
        <translation>Pose aussi {cards}, ou passe</translation>
    </message>
    <message>
        <source>Nothing fits: pick up the pile</source>
        <translation>Rien de jouable&#xa0;: ramasse la pile</translation>
    </message>
    <message>
        <source>Nothing fits: you have to pass</source>
        <translation>Rien de jouable&#xa0;: tu passes</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) to {name}</source>
        <translation>
            <numerusform>Transmets une carte à {name}</numerusform>
            <numerusform>Transmets %n cartes à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play anything</source>
        <translation>Pose ce que tu veux</translation>
    </message>
    <message>
        <source>Play anything, or pick up the pile</source>
        <translation>Pose ce que tu veux, ou ramasse la pile</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>Pose {cards}</translation>
    </message>
    <message>
        <source>Play {cards} or stronger, or pass</source>
        <translation>Pose {cards} ou plus fort, ou passe</translation>
    </message>
    <message>
        <source>Play {cards}, or pick up the pile</source>
        <translation>Pose {cards}, ou ramasse la pile</translation>
    </message>
    <message>
        <source>Reversed order: beat {cards} or pass</source>
        <translation>Ordre inversé&#xa0;: bats {cards} ou passe</translation>
    </message>
    <message>
        <source>Reversed order: play {cards} or stronger, or pass</source>
        <translation>Ordre inversé&#xa0;: {cards} ou plus fort, sinon passe</translation>
    </message>
    <message>
        <source>Swap hand cards for face-up cards, or keep them</source>
        <translation>Échange avec tes cartes visibles, ou garde tout</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>Turn over one of your face-down cards</source>
        <translation>Retourne une de tes cartes cachées</translation>
    </message>
    <message>
        <source>Turn over your last face-down card</source>
        <translation>Retourne ta dernière carte cachée</translation>
    </message>
    <message>
        <source>You gave {name} {gave}</source>
        <translation>Tu as donné {gave} à {name}</translation>
    </message>
    <message numerus="yes">
        <source>You got the %n card(s) left over</source>
        <translation>
            <numerusform>Tu as reçu la carte restante</numerusform>
            <numerusform>Tu as reçu les %n cartes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>You have nothing to lead: you have to pass</source>
        <translation>Tu n’as rien pour ouvrir&#xa0;: tu passes</translation>
    </message>
    <message>
        <source>You start: play one or more of your {ranks}</source>
        <translation>À toi de commencer&#xa0;: pose tes {ranks}, autant que tu veux</translation>
    </message>
    <message>
        <source>You’re out first!</source>
        <translation>Tu finis avant tout le monde&#xa0;!</translation>
    </message>
    <message>
        <source>You’re out in {place} place.</source>
        <translation>Tu finis à la {place} place.</translation>
    </message>
    <message>
        <source>a card that beats {card}</source>
        <translation>une carte qui bat {card}</translation>
    </message>
    <message>
        <source>another ace</source>
        <translation>un autre as</translation>
    </message>
    <message>
        <source>{card} or higher</source>
        <translation>{card} ou plus fort</translation>
    </message>
    <message>
        <source>{game}, round {round}, with {names}</source>
        <translation>{game}, manche {round}, avec {names}</translation>
    </message>
    <message>
        <source>{name} gave you {got}</source>
        <translation>{name} t’a donné {got}</translation>
    </message>
    <message>
        <source>{name} gave you {got} for {gave}</source>
        <translation>{name} t’a donné {got} contre {gave}</translation>
    </message>
    <message>
        <source>{name} holds both jesters</source>
        <translation>{name} a les deux bouffons</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>{name} is thinking about the exchange</source>
        <translation>{name} réfléchit à l’échange</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} ouvre</translation>
    </message>
    <message>
        <source>{name} may discard a card</source>
        <translation>{name} peut jeter une carte</translation>
    </message>
    <message>
        <source>{name} may swap cards</source>
        <translation>{name} peut échanger des cartes</translation>
    </message>
    <message>
        <source>{name} may try a putsch</source>
        <translation>{name} peut tenter un putsch</translation>
    </message>
    <message>
        <source>{name} passes cards to the left</source>
        <translation>{name} transmet des cartes à gauche</translation>
    </message>
</context>
<context>
    <name>RankLadder</name>
    <message>
        <source>Ranks from high to low: %1</source>
        <translation>Les cartes de haut en bas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Suits from high to low: %1</source>
        <translation>Couleurs de la plus forte à la plus faible&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RankTile</name>
    <message>
        <source>%1: none</source>
        <translation>%1, il n’y en a pas</translation>
    </message>
</context>
<context>
    <name>Rates</name>
    <message>
        <source>about one place every round</source>
        <translation>environ une place par manche</translation>
    </message>
    <message>
        <source>about one place in a hundred rounds</source>
        <translation>environ une place en cent manches</translation>
    </message>
    <message>
        <source>about one place in eight rounds</source>
        <translation>environ une place en huit manches</translation>
    </message>
    <message>
        <source>about one place in fifteen rounds</source>
        <translation>environ une place en quinze manches</translation>
    </message>
    <message>
        <source>about one place in fifty rounds</source>
        <translation>environ une place en cinquante manches</translation>
    </message>
    <message>
        <source>about one place in five rounds</source>
        <translation>environ une place en cinq manches</translation>
    </message>
    <message>
        <source>about one place in four rounds</source>
        <translation>environ une place en quatre manches</translation>
    </message>
    <message>
        <source>about one place in six rounds</source>
        <translation>environ une place en six manches</translation>
    </message>
    <message>
        <source>about one place in ten rounds</source>
        <translation>environ une place en dix manches</translation>
    </message>
    <message>
        <source>about one place in thirty rounds</source>
        <translation>environ une place en trente manches</translation>
    </message>
    <message>
        <source>about one place in three rounds</source>
        <translation>environ une place en trois manches</translation>
    </message>
    <message>
        <source>about one place in twenty rounds</source>
        <translation>environ une place en vingt manches</translation>
    </message>
    <message>
        <source>about one place in two rounds</source>
        <translation>environ une place en deux manches</translation>
    </message>
    <message>
        <source>about three places in four rounds</source>
        <translation>environ trois places en quatre manches</translation>
    </message>
    <message>
        <source>about three places in two rounds</source>
        <translation>environ trois places en deux manches</translation>
    </message>
    <message>
        <source>about two places every round</source>
        <translation>environ deux places par manche</translation>
    </message>
    <message>
        <source>about two places in three rounds</source>
        <translation>environ deux places en trois manches</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>presque toujours</translation>
    </message>
    <message>
        <source>almost never</source>
        <translation>presque jamais</translation>
    </message>
    <message>
        <source>half the time</source>
        <translation>une fois sur deux</translation>
    </message>
    <message>
        <source>nine times in ten</source>
        <translation>neuf fois sur dix</translation>
    </message>
    <message>
        <source>one time in four</source>
        <translation>une fois sur quatre</translation>
    </message>
    <message>
        <source>one time in six</source>
        <translation>une fois sur six</translation>
    </message>
    <message>
        <source>one time in ten</source>
        <translation>une fois sur dix</translation>
    </message>
    <message>
        <source>one time in three</source>
        <translation>une fois sur trois</translation>
    </message>
    <message>
        <source>three times in five</source>
        <translation>trois fois sur cinq</translation>
    </message>
    <message>
        <source>three times in four</source>
        <translation>trois fois sur quatre</translation>
    </message>
    <message>
        <source>two times in five</source>
        <translation>deux fois sur cinq</translation>
    </message>
    <message>
        <source>two times in three</source>
        <translation>deux fois sur trois</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>For {one}, you would only have to give {cards}.</source>
        <translation>Pour {one}, tu n’aurais à donner que {cards}.</translation>
    </message>
    <message>
        <source>If you keep refusing, you have to give {cards} in the end.</source>
        <translation>Si tu refuses jusqu’au bout, tu devras donner {cards} à la fin.</translation>
    </message>
    <message>
        <source>In return, you would get {cards}, which can win tricks.</source>
        <translation>Tu recevrais {cards} en échange, de quoi prendre des plis.</translation>
    </message>
    <message>
        <source>In the exchange, you would have to give {cards}.</source>
        <translation>À l’échange, tu devrais donner {cards}.</translation>
    </message>
    <message>
        <source>It’s unlikely that anyone can beat that.</source>
        <translation>Il y a peu de chances qu’on batte ça.</translation>
    </message>
    <message>
        <source>One play is enough for {set}; {others} need one each.</source>
        <translation>Un seul coup suffit pour {set}&#xa0;; il en faut un par carte pour {others}.</translation>
    </message>
    <message>
        <source>Plays left that are likely to win a trick: {count} instead of {other}.</source>
        <translation>Coups qui te restent pour prendre un pli&#xa0;: {count} au lieu de {other}.</translation>
    </message>
    <message>
        <source>That breaks up {set}.</source>
        <translation>Ça casse {set}.</translation>
    </message>
    <message>
        <source>That breaks up {set}: no more bomb.</source>
        <translation>Ça casse {set}&#xa0;: tu n’as plus de bombe.</translation>
    </message>
    <message>
        <source>That breaks up {set}: no more revolution.</source>
        <translation>Ça casse {set}&#xa0;: tu ne peux plus faire la révolution.</translation>
    </message>
    <message>
        <source>That gets rid of all your cards.</source>
        <translation>Tu n’as alors plus aucune carte.</translation>
    </message>
    <message>
        <source>That gets rid of {cards}, which would rarely win a trick.</source>
        <translation>Tu te défais ainsi de cartes qui ne prennent guère de plis&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>That gets rid of {count} cards at once.</source>
        <translation>Tu te défais ainsi de {count} cartes d’un coup.</translation>
    </message>
    <message>
        <source>That keeps {cards} for later.</source>
        <translation>Tu gardes ainsi {cards} pour plus tard.</translation>
    </message>
    <message>
        <source>That keeps {set} together.</source>
        <translation>Tu ne casses pas {set}.</translation>
    </message>
    <message>
        <source>The chance of getting {one} is {count}%, of {one_asked} only {other}%.</source>
        <translation>Tu as {count}&#xa0;% de chances d’obtenir {one}, mais {other}&#xa0;% seulement pour {one_asked}.</translation>
    </message>
    <message>
        <source>The other player can’t possibly hold {one}.</source>
        <translation>L’autre ne peut pas avoir {one}.</translation>
    </message>
    <message>
        <source>The player who gets your cards leads first, usually their lowest. With the better choice, you can follow that cheaply {often}; with this one, {seldom}.</source>
        <translation>Celui qui reçoit tes cartes entame, en général avec ses plus petites. Avec le meilleur choix, tu peux y répondre à bon compte {often}, avec celui-ci {seldom}.</translation>
    </message>
    <message>
        <source>The player who gets {cards} can then beat {others}.</source>
        <translation>Celui qui reçoit {cards} peut alors battre {others}.</translation>
    </message>
    <message>
        <source>The player who gets {cards} can then start a revolution.</source>
        <translation>Avec {cards}, l’autre peut faire une révolution.</translation>
    </message>
    <message>
        <source>The player who gets {cards} leads the first trick.</source>
        <translation>Celui qui reçoit {cards} ouvre la manche.</translation>
    </message>
    <message>
        <source>The player who gets {cards} then has a bomb.</source>
        <translation>Avec {cards}, l’autre a une bombe.</translation>
    </message>
    <message>
        <source>There is a {count}% chance that the player who gets {cards} can then start a revolution.</source>
        <translation>Avec {cards}, l’autre a {count}&#xa0;% de chances de pouvoir faire une révolution.</translation>
    </message>
    <message>
        <source>There is a {count}% chance that the player who gets {cards} then has a bomb.</source>
        <translation>Avec {cards}, l’autre a {count}&#xa0;% de chances d’avoir une bombe.</translation>
    </message>
    <message>
        <source>There is about a {count}% chance that nobody can beat that.</source>
        <translation>Il y a environ {count}&#xa0;% de chances que personne ne batte ça.</translation>
    </message>
    <message>
        <source>With {one}, you would have {set}.</source>
        <translation>Avec {one}, tu aurais {set}.</translation>
    </message>
    <message>
        <source>With {one}, you would have {set}: a bomb.</source>
        <translation>Avec {one}, tu aurais {set}&#xa0;: une bombe.</translation>
    </message>
    <message>
        <source>With {one}, you would have {set}: enough for a revolution.</source>
        <translation>Avec {one}, tu aurais {set}&#xa0;: de quoi faire une révolution.</translation>
    </message>
    <message numerus="yes">
        <source>Without the exchange, you miss out on %n good card(s).</source>
        <translation>
            <numerusform>Sans échange, une bonne carte t’échappe.</numerusform>
            <numerusform>Sans échange, %n bonnes cartes t’échappent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without {cards}, your run falls apart.</source>
        <translation>Sans {cards}, ta suite se défait.</translation>
    </message>
    <message>
        <source>You also get a card from your right, probably a low one: {names} could then become a pair.</source>
        <translation>Tu reçois aussi une carte de ta droite, sans doute une petite&#xa0;: {names} peut alors devenir une paire.</translation>
    </message>
    <message>
        <source>You are left with {names}, a single card that is unlikely to win a trick.</source>
        <translation>Il te reste {names}, une carte isolée qui ne prend guère de plis.</translation>
    </message>
    <message>
        <source>You are left with {names}, single cards that are unlikely to win a trick.</source>
        <translation>Il te reste {names}, des cartes isolées qui ne prennent guère de plis.</translation>
    </message>
    <message numerus="yes">
        <source>You would then need %n play(s) to go out instead of {other}.</source>
        <translation>
            <numerusform>Il te faudra ensuite %n coup pour finir au lieu de {other}.</numerusform>
            <numerusform>Il te faudra ensuite %n coups pour finir au lieu de {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player holds the cards asked for {often} with the better offer and {seldom} with this one.</source>
        <translation>Ce que demande la meilleure offre, l’autre l’a {often}&#xa0;; ce que demande celle-ci, {seldom}.</translation>
    </message>
    <message>
        <source>You are left with {names}, which each need a play of their own.</source>
        <translation>Il te reste {names}&#xa0;: un coup de plus pour chaque carte.</translation>
    </message>
    <message>
        <source>You are left with {names}, which needs a play of its own.</source>
        <translation>Il te reste {names}&#xa0;: encore un coup à jouer.</translation>
    </message>
    <message>
        <source>You give away {cards}, which can turn any pair into a triple.</source>
        <translation>Tu donnes {cards}, de quoi faire un brelan de n’importe quelle paire.</translation>
    </message>
    <message>
        <source>You give away {cards}: a card that wins tricks.</source>
        <translation>Tu donnes {cards}, de quoi prendre un pli.</translation>
    </message>
    <message>
        <source>You give away {cards}: cards that win tricks.</source>
        <translation>Tu donnes {cards}, de quoi prendre des plis.</translation>
    </message>
    <message>
        <source>You hold {cards}, which can turn any pair into a triple.</source>
        <translation>Tu as {cards}, de quoi faire un brelan avec n’importe quelle paire.</translation>
    </message>
    <message>
        <source>You hold {cards}, which can win tricks.</source>
        <translation>Tu as {cards}, de quoi prendre des plis.</translation>
    </message>
    <message>
        <source>You hold {count} single cards that are unlikely to win a trick.</source>
        <translation>Tu as {count} cartes isolées qui ne prennent guère de plis.</translation>
    </message>
    <message>
        <source>You hold {set}: a bomb.</source>
        <translation>Tu as {set}&#xa0;: une bombe.</translation>
    </message>
    <message>
        <source>You hold {set}: enough for a revolution.</source>
        <translation>Tu as {set}&#xa0;: de quoi faire une révolution.</translation>
    </message>
    <message>
        <source>You keep {set}, but they are unlikely to win a trick.</source>
        <translation>Tu gardes {set}, mais cela ne prend guère de plis.</translation>
    </message>
    <message>
        <source>You need {turns} plays to go out, and none of them is likely to win its trick.</source>
        <translation>Il te faut {turns} coups pour finir, et sans doute aucun ne prendra le pli.</translation>
    </message>
    <message numerus="yes">
        <source>You need {turns} plays to go out, and only %n is likely to win its trick.</source>
        <translation>
            <numerusform>Il te faut {turns} coups pour finir, et sans doute un seul prendra le pli.</numerusform>
            <numerusform>Il te faut {turns} coups pour finir, et sans doute %n seulement prendront le pli.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would have to give up another card for it, and {asked} is unlikely to win a trick.</source>
        <translation>Il faudrait donner une autre carte en échange, et {asked} ne prend guère de plis.</translation>
    </message>
    <message>
        <source>{better} is more likely to win a trick than {asked}.</source>
        <translation>{better} prend un pli plus sûrement que {asked}.</translation>
    </message>
    <message>
        <source>{better} wins a trick, and the chance of getting it is {count}%.</source>
        <translation>{better} prend un pli, et la chance de l’obtenir est de {count}&#xa0;%.</translation>
    </message>
    <message>
        <source>{count} of your {other} plays are likely to win their tricks.</source>
        <translation>Sur tes {other} coups, {count} prendront sans doute le pli.</translation>
    </message>
    <message>
        <source>{names} can be played on more cards than {other_name}.</source>
        <translation>{names} se pose sur plus de cartes que {other_name}.</translation>
    </message>
    <message>
        <source>{names} is more likely to win a trick than {other_name}.</source>
        <translation>{names} prend plus facilement un pli que {other_name}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>A deal number (seed) must be a whole number from 0 to 18,446,744,073,709,551,615.</source>
        <translation>Un numéro de donne (seed) doit être un nombre entier de 0 à 18 446 744 073 709 551 615.</translation>
    </message>
    <message>
        <source>A line must say exactly one thing, such as play or pass.</source>
        <translation>Une ligne doit dire une seule chose, comme play ou pass.</translation>
    </message>
    <message>
        <source>Cards must be written as a list.</source>
        <translation>Les cartes doivent former une liste.</translation>
    </message>
    <message>
        <source>Its rules contradict each other.</source>
        <translation>Ses règles se contredisent.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The record has version {version}, which this program does not know.</source>
        <translation>L’enregistrement est de la version {version}, que ce programme ne connaît pas.</translation>
    </message>
    <message>
        <source>The rules are for {players} players, but the record names {seats}.</source>
        <translation>Les règles sont pour {players} joueurs, mais l’enregistrement en nomme {seats}.</translation>
    </message>
    <message>
        <source>There is no card “{text}”.</source>
        <translation>Il n’y a pas de carte «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no game “{preset}”.</source>
        <translation>Il n’y a pas de jeu «&#xa0;{preset}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no rank “{text}”.</source>
        <translation>Il n’y a pas de valeur «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>This is not a match record.</source>
        <translation>Ce n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>This line contains a whole number with more than 40 digits.</source>
        <translation>Cette ligne contient un nombre entier de plus de 40 chiffres.</translation>
    </message>
    <message>
        <source>This line is longer than 1 MiB.</source>
        <translation>Cette ligne dépasse 1 Mio.</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>Cette ligne n’est pas du JSON.</translation>
    </message>
    <message>
        <source>This line is not an object in curly brackets.</source>
        <translation>Cette ligne n’est pas un objet entre accolades.</translation>
    </message>
    <message>
        <source>This line nests more than 32 lists and objects.</source>
        <translation>Cette ligne imbrique plus de 32 listes et objets.</translation>
    </message>
    <message>
        <source>“answer” must be true or false.</source>
        <translation>«&#xa0;answer&#xa0;» doit être true ou false.</translation>
    </message>
    <message>
        <source>“blind” must be the position of a card, counted from 0.</source>
        <translation>«&#xa0;blind&#xa0;» doit être la position d’une carte, comptée à partir de 0.</translation>
    </message>
    <message>
        <source>“deal” must be a list of hands.</source>
        <translation>«&#xa0;deal&#xa0;» doit être une liste de mains.</translation>
    </message>
    <message>
        <source>“declare” must be a word.</source>
        <translation>«&#xa0;declare&#xa0;» doit être un mot.</translation>
    </message>
    <message>
        <source>“expect” must be an object on a line of its own.</source>
        <translation>«&#xa0;expect&#xa0;» doit être un objet, seul sur sa ligne.</translation>
    </message>
    <message>
        <source>“pass” must be true.</source>
        <translation>«&#xa0;pass&#xa0;» doit être true.</translation>
    </message>
    <message>
        <source>“propose” must be an object with “give” and “want”.</source>
        <translation>«&#xa0;propose&#xa0;» doit être un objet avec «&#xa0;give&#xa0;» et «&#xa0;want&#xa0;».</translation>
    </message>
    <message>
        <source>“refused” must be true.</source>
        <translation>«&#xa0;refused&#xa0;» doit être true.</translation>
    </message>
    <message>
        <source>“rules” must be an object.</source>
        <translation>«&#xa0;rules&#xa0;» doit être un objet.</translation>
    </message>
    <message>
        <source>“seats” must be a list of names.</source>
        <translation>«&#xa0;seats&#xa0;» doit être une liste de noms.</translation>
    </message>
    <message>
        <source>“swap” must be two lists: hand cards and face-up cards.</source>
        <translation>«&#xa0;swap&#xa0;» doit se composer de deux listes&#xa0;: cartes de la main et cartes visibles.</translation>
    </message>
    <message>
        <source>“take” must be true.</source>
        <translation>«&#xa0;take&#xa0;» doit être true.</translation>
    </message>
    <message>
        <source>“{name}” has no meaning here.</source>
        <translation>«&#xa0;{name}&#xa0;» ne veut rien dire ici.</translation>
    </message>
    <message>
        <source>“{name}” is missing.</source>
        <translation>Il manque «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>“{text}” is not the number of a seat.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un numéro de place.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A face-up card must be higher than {top}, not equal to it.</source>
        <translation>Une carte visible doit être plus forte que {top}, pas égale.</translation>
    </message>
    <message>
        <source>A joker counts as one of the number cards it is played with.</source>
        <translation>Un joker compte comme les cartes avec lesquelles il est posé.</translation>
    </message>
    <message>
        <source>A run does not beat a set.</source>
        <translation>Une suite ne bat pas des cartes de même valeur.</translation>
    </message>
    <message>
        <source>A {kind} doesn’t beat a {top}.</source>
        <translation>Impossible de poser {kind} sur {top}.</translation>
    </message>
    <message>
        <source>An A card can only be led, and only by itself.</source>
        <translation>Une carte A ne sert qu’à ouvrir, et seule.</translation>
    </message>
    <message>
        <source>Cards must be passed to the left first.</source>
        <translation>D’abord, on transmet des cartes à gauche.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s) to give.</source>
        <translation>
            <numerusform>Choisis exactement une carte à donner.</numerusform>
            <numerusform>Choisis exactement %n cartes à donner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the cards you want to play.</source>
        <translation>Choisis les cartes que tu veux jouer.</translation>
    </message>
    <message>
        <source>First decide whether to call a revolution.</source>
        <translation>Décide d’abord si tu fais la révolution.</translation>
    </message>
    <message>
        <source>First decide whether to try a putsch.</source>
        <translation>Décide d’abord si tu tentes un putsch.</translation>
    </message>
    <message>
        <source>First discard a card or keep them all.</source>
        <translation>Jette d’abord une carte ou garde-les toutes.</translation>
    </message>
    <message>
        <source>First swap cards or keep them as they are.</source>
        <translation>Échange d’abord, ou garde tes cartes telles quelles.</translation>
    </message>
    <message>
        <source>Four of a kind is a bomb only if all four suits are different.</source>
        <translation>Un carré n’est une bombe que s’il a les quatre couleurs.</translation>
    </message>
    <message>
        <source>Four of a kind needs a fifth card with it.</source>
        <translation>Un carré ne se joue qu’avec une cinquième carte.</translation>
    </message>
    <message>
        <source>In an A trick, everyone plays exactly one card.</source>
        <translation>Dans un pli «&#xa0;A&#xa0;», chacun pose une seule carte.</translation>
    </message>
    <message>
        <source>It’s not your turn yet: only a bomb can be played out of turn.</source>
        <translation>Ce n’est pas encore ton tour&#xa0;: seule une bombe peut se poser hors de son tour.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>C’est au tour de {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Keep asking until you have %n card(s).</source>
        <translation>
            <numerusform>Continue à demander&#xa0;: il te faut %n carte.</numerusform>
            <numerusform>Continue à demander&#xa0;: il te faut %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead no more than %n card(s) of the same rank.</source>
        <translation>
            <numerusform>Commence avec une seule carte.</numerusform>
            <numerusform>Commence avec %n cartes de même valeur au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has more than {most} face-up or face-down cards.</source>
        <translation>Personne n’a plus de {most} cartes visibles ou cachées.</translation>
    </message>
    <message>
        <source>Nothing beats a joker.</source>
        <translation>Rien ne bat un joker.</translation>
    </message>
    <message>
        <source>Only a bomb or another Dragon beats the Dragon.</source>
        <translation>Seuls une bombe ou un autre Dragon battent le Dragon.</translation>
    </message>
    <message>
        <source>Only a higher bomb beats a bomb.</source>
        <translation>Seule une bombe plus forte bat une bombe.</translation>
    </message>
    <message>
        <source>Only cards of the same rank can be played together.</source>
        <translation>On ne joue ensemble que des cartes de même valeur.</translation>
    </message>
    <message>
        <source>Only the player who plays the Mah Jong may make a wish.</source>
        <translation>Seul le Mah Jong permet de faire un vœu.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s) of the same rank.</source>
        <translation>
            <numerusform>Pose une seule carte.</numerusform>
            <numerusform>Pose %n cartes de même valeur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a run of the same shape and length.</source>
        <translation>Joue une suite de même forme et de même longueur.</translation>
    </message>
    <message>
        <source>Play all the cards in your hand before those on the table.</source>
        <translation>Joue d’abord toute ta main, ensuite les cartes sur la table.</translation>
    </message>
    <message>
        <source>Play all your face-up cards before the face-down ones.</source>
        <translation>Joue d’abord toutes les cartes visibles, ensuite les cachées.</translation>
    </message>
    <message>
        <source>Play cards of the same rank together, or up to four consecutive trumps.</source>
        <translation>On ne joue ensemble que des cartes de même valeur, ou jusqu’à quatre atouts qui se suivent.</translation>
    </message>
    <message numerus="yes">
        <source>Play exactly %n card(s).</source>
        <translation>
            <numerusform>Pose exactement une carte.</numerusform>
            <numerusform>Pose exactement %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {kind}, or a bomb.</source>
        <translation>Pose {kind}, ou une bombe.</translation>
    </message>
    <message>
        <source>Playing {cards}</source>
        <translation>Jouer {cards}</translation>
    </message>
    <message>
        <source>Say what the Phoenix stands for: {ranks}.</source>
        <translation>Dis ce que remplace le Phénix&#xa0;: {ranks}.</translation>
    </message>
    <message>
        <source>Several Phoenixes can only be played with other cards.</source>
        <translation>Plusieurs Phénix ne se posent qu’avec d’autres cartes.</translation>
    </message>
    <message>
        <source>Several jokers need a number card with them; otherwise play just one.</source>
        <translation>Plusieurs jokers se jouent avec un nombre&#xa0;; sans nombre, pose un seul joker.</translation>
    </message>
    <message>
        <source>Someone still has to decide whether to play a bomb.</source>
        <translation>Il faut d’abord savoir si quelqu’un pose une bombe.</translation>
    </message>
    <message>
        <source>Swap the same number of cards each way, up to {most}.</source>
        <translation>Échange autant de cartes de chaque côté, {most} au plus.</translation>
    </message>
    <message>
        <source>That can’t be done while a trick is being played.</source>
        <translation>C’est impossible pendant un pli.</translation>
    </message>
    <message>
        <source>That can’t be played by itself: add cards of one rank.</source>
        <translation>Cela ne se joue pas seul&#xa0;: ajoute des cartes de même valeur.</translation>
    </message>
    <message>
        <source>The Dragon can only be played by itself.</source>
        <translation>Le Dragon ne se pose que seul.</translation>
    </message>
    <message>
        <source>The Phoenix can’t stand for {one} here.</source>
        <translation>Le Phénix ne peut pas remplacer {one} ici.</translation>
    </message>
    <message>
        <source>The Phoenix counts as {rank} here: play the Dragon or a bomb.</source>
        <translation>Le Phénix vaut ici {rank}&#xa0;: joue le Dragon ou une bombe.</translation>
    </message>
    <message>
        <source>The Phoenix counts as {rank} here: play {high} or higher.</source>
        <translation>Le Phénix vaut ici {rank}&#xa0;: joue {high} ou plus fort.</translation>
    </message>
    <message>
        <source>The cards must be exchanged first.</source>
        <translation>Il faut d’abord échanger les cartes.</translation>
    </message>
    <message>
        <source>The deal gives {name} no cards.</source>
        <translation>La donne n’attribue aucune carte à {name}.</translation>
    </message>
    <message>
        <source>The deal has {hands} hands for {players} players.</source>
        <translation>La donne compte {hands} mains pour {players} joueurs.</translation>
    </message>
    <message>
        <source>The first lead must contain {this}.</source>
        <translation>Le premier coup doit contenir {this}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The only single card that beats a joker is the 3 of spades.</source>
        <translation>La seule carte qui bat un joker est le 3 de pique.</translation>
    </message>
    <message>
        <source>The order is reversed: play something lower than {top}.</source>
        <translation>L’ordre est inversé&#xa0;: pose quelque chose de plus faible que {top}.</translation>
    </message>
    <message>
        <source>The positions in a deal must name every seat once.</source>
        <translation>Les titres d’une donne doivent nommer chaque place une fois.</translation>
    </message>
    <message>
        <source>The round is not over yet.</source>
        <translation>La manche n’est pas encore finie.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>The round is over; deal the next one first.</source>
        <translation>La manche est finie&#xa0;; distribue d’abord la suivante.</translation>
    </message>
    <message>
        <source>The trick is locked: only {suits} may be played.</source>
        <translation>Le pli est verrouillé&#xa0;: seulement {suits}.</translation>
    </message>
    <message>
        <source>The {card} can’t be exchanged.</source>
        <translation>Cette carte ne participe pas à l’échange&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation>Cette carte n’est pas dans ta main&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The {card} is not one of your face-up cards.</source>
        <translation>Cette carte n’est pas parmi tes cartes visibles&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>There is no face-down card left there.</source>
        <translation>Il n’y a plus de carte cachée à cet endroit.</translation>
    </message>
    <message>
        <source>There is no pile to pick up.</source>
        <translation>Il n’y a pas de pile à ramasser.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Il n’y a pas de place {seat}.</translation>
    </message>
    <message>
        <source>These cards are neither of the same rank nor a run.</source>
        <translation>Ces cartes n’ont pas la même valeur et ne font pas une suite.</translation>
    </message>
    <message>
        <source>These cards are neither of the same rank, nor a run, nor up to four consecutive trumps.</source>
        <translation>Ces cartes n’ont pas la même valeur&#xa0;; elles ne font pas non plus une suite, ni une série de deux à quatre atouts consécutifs.</translation>
    </message>
    <message>
        <source>These cards are not a pair, a triple or a five-card combination.</source>
        <translation>Ces cartes ne font ni paire, ni brelan, ni combinaison de cinq cartes.</translation>
    </message>
    <message>
        <source>These cards can’t be played together.</source>
        <translation>Ces cartes ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>These cards do not beat a joker.</source>
        <translation>Ces cartes ne battent pas un joker.</translation>
    </message>
    <message>
        <source>These cards do not beat a single joker.</source>
        <translation>Ces cartes ne battent pas un joker seul.</translation>
    </message>
    <message>
        <source>These cards must go to {name}.</source>
        <translation>Ces cartes sont pour {name}.</translation>
    </message>
    <message>
        <source>This deal contains more copies of the {card} than the deck has.</source>
        <translation>La donne contient cette carte plus de fois que le jeu&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>This should be refused, but it is allowed.</source>
        <translation>Cela devrait être refusé, mais c’est permis.</translation>
    </message>
    <message>
        <source>Too low: play {one} or higher.</source>
        <translation>Trop faible&#xa0;: pose {one} ou plus fort.</translation>
    </message>
    <message>
        <source>Too low: you have to beat {top}.</source>
        <translation>Trop faible&#xa0;: il faut battre {top}.</translation>
    </message>
    <message>
        <source>Too weak: the {card} decides the rank of the combination on the table.</source>
        <translation>Trop faible&#xa0;: en face, la carte décisive est {card}.</translation>
    </message>
    <message>
        <source>Too weak: you have to beat the {card}.</source>
        <translation>Trop faible&#xa0;: la carte à battre est {card}.</translation>
    </message>
    <message>
        <source>Two equal ranks in a row: match {top}, or pass and skip this turn.</source>
        <translation>Deux fois de suite la même valeur&#xa0;: tu dois égaler {top} ou passer ton tour.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pick up the pile.</source>
        <translation>Tu peux poser une carte, donc tu ne peux pas ramasser la pile.</translation>
    </message>
    <message>
        <source>You can’t pass in an A trick: play any one card.</source>
        <translation>Dans un pli «&#xa0;A&#xa0;», personne ne peut passer&#xa0;: pose une carte au choix.</translation>
    </message>
    <message>
        <source>You can’t pass: play a card or pick up the pile.</source>
        <translation>Tu ne peux pas passer&#xa0;: pose une carte ou ramasse la pile.</translation>
    </message>
    <message>
        <source>You don’t hold what is asked for; refuse, or offer something else.</source>
        <translation>Tu n’as pas ce qui est demandé&#xa0;; refuse ou offre autre chose.</translation>
    </message>
    <message>
        <source>You have already asked for {ranks}: there are none.</source>
        <translation>Tu as déjà demandé des {ranks}&#xa0;: il n’y en a pas.</translation>
    </message>
    <message>
        <source>You have only face-down cards left: turn one over.</source>
        <translation>Il ne te reste que des cartes cachées&#xa0;: retournes-en une.</translation>
    </message>
    <message>
        <source>You lead, so you must play something.</source>
        <translation>C’est à toi d’ouvrir&#xa0;: il faut jouer quelque chose.</translation>
    </message>
    <message>
        <source>You must play {one}, because it was wished for and you can play it: {cards}.</source>
        <translation>Tu dois exaucer le vœu et poser {one}&#xa0;: tu le peux avec {cards}.</translation>
    </message>
    <message>
        <source>You start: play one of your {ranks}.</source>
        <translation>À toi de commencer, avec tes {ranks}.</translation>
    </message>
    <message>
        <source>Your run must start above the last card of the run on the table.</source>
        <translation>Ta suite doit commencer au-delà de la dernière carte de la suite posée.</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>place {seat}</translation>
    </message>
    <message>
        <source>{action} is allowed, but it is not in the list.</source>
        <translation>{action}&#xa0;: c’est permis, mais ce n’est pas dans la liste.</translation>
    </message>
    <message>
        <source>{action} should be allowed, but isn’t.</source>
        <translation>{action}&#xa0;: devrait être permis, mais ne l’est pas.</translation>
    </message>
    <message>
        <source>{action} should not be allowed, but it is.</source>
        <translation>{action}&#xa0;: ne devrait pas être permis, mais l’est.</translation>
    </message>
    <message>
        <source>{ranks} can’t be asked for here.</source>
        <translation>Ici, personne ne peut demander des {ranks}.</translation>
    </message>
    <message>
        <source>“{name}” is not written as a list of actions.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une liste de coups.</translation>
    </message>
    <message>
        <source>“{name}” should be {wanted} but is {found}.</source>
        <translation>«&#xa0;{name}&#xa0;» devrait être {wanted}, mais c’est {found}.</translation>
    </message>
</context>
<context>
    <name>Regulars</name>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n règle maison</numerusform>
            <numerusform>%n règles maison</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in particular</source>
        <translation>Rien de spécial</translation>
    </message>
    <message>
        <source>Regulars</source>
        <translation>La bande</translation>
    </message>
    <message>
        <source>That is your own face.</source>
        <translation>C’est ton propre visage.</translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation>{game} avec {names}</translation>
    </message>
    <message>
        <source>“{name}” was deleted. Its matches are kept.</source>
        <translation>«&#xa0;{name}&#xa0;» a été supprimée. Ses parties sont conservées.</translation>
    </message>
</context>
<context>
    <name>RegularsHistoryPane</name>
    <message>
        <source>You haven’t finished a round together yet.</source>
        <translation>Aucune manche terminée ensemble pour l’instant.</translation>
    </message>
</context>
<context>
    <name>RegularsScreen</name>
    <message>
        <source>A regulars’ table is a group of people you play with again and again: always the same game, and a history you share.</source>
        <translation>La bande, c’est toujours les mêmes gens, le même jeu et une histoire commune.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>regulars</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Continues your last match here, or begins the next one.</source>
        <translation>Reprend la dernière partie ici, ou commence la suivante.</translation>
    </message>
    <message>
        <source>Use the “New match” setup</source>
        <translation>Reprendre de «&#xa0;Nouvelle partie&#xa0;»</translation>
    </message>
    <message>
        <source>Delete this table</source>
        <translation>Supprimer cette bande</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Visage</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>How well they play</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Its matches are kept.</source>
        <translation>Ses parties sont conservées.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nouvelle bande</translation>
    </message>
    <message>
        <source>Regulars</source>
        <translation>La bande</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What they like</source>
        <translation>Style de jeu</translation>
    </message>
    <message>
        <source>Who to change</source>
        <translation>Qui modifier&#xa0;?</translation>
    </message>
    <message>
        <source>With the game and the people set up under “New match”.</source>
        <translation>Avec le jeu et les joueurs choisis sous «&#xa0;Nouvelle partie&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Remembered</name>
    <message>
        <source>All the way from the bottom!</source>
        <translation>De tout en bas à tout en haut&#xa0;!</translation>
    </message>
    <message>
        <source>All the way from the top…</source>
        <translation>De tout en haut à tout en bas…</translation>
    </message>
    <message>
        <source>My first time up here!</source>
        <translation>Ma première fois tout en haut&#xa0;!</translation>
    </message>
    <message>
        <source>Now we’re even, you and I.</source>
        <translation>Nous voilà à égalité, toi et moi.</translation>
    </message>
    <message>
        <source>So this is what it’s like down here.</source>
        <translation>Alors c’est ça, tout en bas.</translation>
    </message>
    <message>
        <source>Thanks for keeping my seat warm.</source>
        <translation>Merci d’avoir gardé la place au chaud.</translation>
    </message>
    <message>
        <source>That’s a record at this table!</source>
        <translation>C’est le record de cette table&#xa0;!</translation>
    </message>
    <message>
        <source>Third time this evening.</source>
        <translation>Troisième fois ce soir.</translation>
    </message>
    <message>
        <source>You again on my throne.</source>
        <translation>Encore toi sur mon trône.</translation>
    </message>
</context>
<context>
    <name>ReplayPane</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Skip to the difference</source>
        <translation>Aller à la différence</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Step ›</source>
        <translation>Suivant ›</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Précédent</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n point(s) for you</source>
        <translation>
            <numerusform>%n point pour toi</numerusform>
            <numerusform>%n points pour toi</numerusform>
        </translation>
    </message>
    <message>
        <source>Final order: {names}.</source>
        <translation>Dans l’ordre&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Matches won tonight: {names}</source>
        <translation>Parties gagnées ce soir&#xa0;: {names}</translation>
    </message>
    <message>
        <source>No points for you!</source>
        <translation>Aucun point pour toi&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>Still {title}. You have %n point(s).</source>
        <translation>
            <numerusform>Toujours {title}. Tu as %n point.</numerusform>
            <numerusform>Toujours {title}. Tu as %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s), {lead} ahead of {name}.</source>
        <translation>
            <numerusform>Avec %n point, {lead} d’avance sur {name}.</numerusform>
            <numerusform>Avec %n points, {lead} d’avance sur {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are in {place} place, with %n point(s).</source>
        <translation>
            <numerusform>Tu es à la {place} place, avec %n point.</numerusform>
            <numerusform>Tu es à la {place} place, avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are now: {title}. You have %n point(s).</source>
        <translation>
            <numerusform>Te voilà&#xa0;: {title}. Tu as %n point.</numerusform>
            <numerusform>Te voilà&#xa0;: {title}. Tu as %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finish the match in {place} place, with %n point(s).</source>
        <translation>
            <numerusform>Tu finis la partie à la {place} place, avec %n point.</numerusform>
            <numerusform>Tu finis la partie à la {place} place, avec %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>%1: %2, %3 in all</source>
        <translation>%1&#xa0;: %2, %3 en tout</translation>
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
        <translation>Comment ai-je décidé&#xa0;?</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Still %1!</source>
        <comment>title</comment>
        <translation>Toujours %1&#xa0;!</translation>
    </message>
    <message>
        <source>Still %1</source>
        <comment>title</comment>
        <translation>Toujours %1</translation>
    </message>
    <message>
        <source>See what your decisions before the first trick were worth.</source>
        <translation>Voir ce que valaient tes décisions avant le premier pli.</translation>
    </message>
    <message>
        <source>Set a task…</source>
        <translation>Donner un gage…</translation>
    </message>
    <message>
        <source>Stop for now</source>
        <translation>Arrêter là</translation>
    </message>
    <message>
        <source>You are now: %1</source>
        <translation>Te voilà %1</translation>
    </message>
    <message>
        <source>You are now: %1!</source>
        <translation>Te voilà %1&#xa0;!</translation>
    </message>
    <message>
        <source>You can continue the match later.</source>
        <translation>Tu pourras continuer la partie plus tard.</translation>
    </message>
    <message>
        <source>left over: %1</source>
        <translation>restait&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n Tarot deck(s) of 78 cards, shuffled together</source>
        <translation>
            <numerusform>%n jeu de tarot de 78 cartes</numerusform>
            <numerusform>%n jeux de tarot de 78 cartes mélangés ensemble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) of 32 cards, shuffled together</source>
        <translation>
            <numerusform>%n jeu de 32 cartes</numerusform>
            <numerusform>%n jeux de 32 cartes mélangés ensemble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) of 52 cards, shuffled together</source>
        <translation>
            <numerusform>%n jeu de 52 cartes</numerusform>
            <numerusform>%n jeux de 52 cartes mélangés ensemble</numerusform>
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
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n such deck(s) are shuffled together.</source>
        <translation>
            <numerusform>On mélange %n jeu de ce type.</numerusform>
            <numerusform>On mélange ensemble %n jeux de ce type.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twos make a revolution as well.</source>
        <translation>
            <numerusform>Un 2 fait aussi la révolution.</numerusform>
            <numerusform>%n «&#xa0;2&#xa0;» font aussi la révolution.</numerusform>
        </translation>
    </message>
    <message>
        <source>A 10 can be played on anything and burns the pile: these cards are out of the round. The same player plays again.</source>
        <translation>Un 10 se joue sur tout et brûle la pile&#xa0;: ces cartes sortent du jeu. La même personne rejoue.</translation>
    </message>
    <message>
        <source>A 2 can be played on anything, and anything can be played on it.</source>
        <translation>Un 2 se joue sur tout, et tout se joue sur lui.</translation>
    </message>
    <message>
        <source>A 2 cannot be part of a run.</source>
        <translation>Un 2 ne peut pas faire partie d’une suite.</translation>
    </message>
    <message>
        <source>A bomb cannot be led.</source>
        <translation>On ne peut pas ouvrir un pli avec une bombe.</translation>
    </message>
    <message numerus="yes">
        <source>A bomb of more than %n card(s) cannot be led.</source>
        <translation>
            <numerusform>On ne peut pas ouvrir un pli avec une bombe.</numerusform>
            <numerusform>On ne peut pas ouvrir un pli avec une bombe de plus de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A face-up card must be higher than the top of the pile, not equal. Twos and tens can still be played on anything.</source>
        <translation>Une carte visible doit être plus forte que le dessus de la pile&#xa0;; égale ne suffit pas. Les 2 et les 10 se jouent toujours sur tout.</translation>
    </message>
    <message>
        <source>A joker can be played on anything. The card below it still counts as the top of the pile, and four cards of one rank still burn it with a joker in between.</source>
        <translation>Un joker se joue sur tout. La carte du dessous compte toujours comme le dessus, et il ne sépare pas quatre cartes de même valeur.</translation>
    </message>
    <message>
        <source>A joker can stand for any card. By itself it beats any single card.</source>
        <translation>Un joker peut remplacer n’importe quelle carte. Joué seul, il bat n’importe quelle carte seule.</translation>
    </message>
    <message>
        <source>A joker cannot be part of a run.</source>
        <translation>Un joker ne peut pas faire partie d’une suite.</translation>
    </message>
    <message>
        <source>A joker is played by itself and beats a set of any size: one joker beats three {strong}, for instance.</source>
        <translation>Un joker se joue seul et bat n’importe quel nombre de cartes de même valeur&#xa0;: un joker bat par exemple trois {strong}.</translation>
    </message>
    <message>
        <source>A joker is played by itself, as a lead or on any other play. It clears the trick: its player wins the trick at once and leads the next one.</source>
        <translation>Un joker se joue seul, pour ouvrir ou sur n’importe quelles cartes. Il ramasse le pli&#xa0;: la personne qui le joue gagne aussitôt le pli et ouvre le suivant.</translation>
    </message>
    <message>
        <source>A joker is wild: it is played with cards of one rank and counts as one of them. Two {ranks} and a joker make three {ranks}. It is never played by itself.</source>
        <translation>Un joker complète d’autres cartes&#xa0;: il se joue avec des cartes de même valeur et compte comme l’une d’elles. Deux {ranks} et un joker font trois {ranks}. Il ne se joue jamais seul.</translation>
    </message>
    <message>
        <source>A joker that stands for an 8 there counts as an 8.</source>
        <translation>Un joker qui y remplace un 8 compte comme un 8.</translation>
    </message>
    <message numerus="yes">
        <source>A match has %n round(s).</source>
        <translation>
            <numerusform>Une partie compte %n manche.</numerusform>
            <numerusform>Une partie compte %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair is beaten by two consecutive trumps, for instance, and these by two higher ones: the highest trump decides.</source>
        <translation>Deux atouts qui se suivent battent par exemple une paire, et deux atouts plus forts battent ces deux-là&#xa0;: c’est le plus fort atout qui décide.</translation>
    </message>
    <message numerus="yes">
        <source>A player who holds all %n plays with their hand face up in this round.</source>
        <translation>
            <numerusform>Le joueur qui l’a en main joue cette manche cartes sur table.</numerusform>
            <numerusform>Le joueur qui a les %n en main joue cette manche cartes sur table.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who holds three or more {ranks} before the first trick must say so.</source>
        <translation>Celui qui a trois {ranks} ou plus avant le premier pli doit l’annoncer.</translation>
    </message>
    <message>
        <source>A player who holds three {ranks} before the first trick must say so.</source>
        <translation>Celui qui a trois {ranks} avant le premier pli doit l’annoncer.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} may, on one turn in the next round, win the trick without playing.</source>
        <translation>Celui qui passe directement de dernier à premier ({lowest}, puis {highest}) peut, une fois dans la manche suivante et à son tour, gagner un pli sans jouer.</translation>
    </message>
    <message>
        <source>A player’s last cards can still be beaten, unless they clear the trick. If nobody beats them, {heir} leads.</source>
        <translation>Les dernières cartes d’un joueur peuvent encore être battues, sauf si elles ramassent le pli. Si personne ne les bat, {heir} ouvre le pli suivant.</translation>
    </message>
    <message>
        <source>A player’s last cards can still be beaten. If nobody beats them, {heir} leads.</source>
        <translation>Les dernières cartes d’un joueur peuvent encore être battues. Si personne ne les bat, {heir} ouvre le pli suivant.</translation>
    </message>
    <message>
        <source>A round is a series of tricks.</source>
        <translation>Une manche se joue en plusieurs plis.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that ends equally high or higher, whatever its suit.</source>
        <translation>Pour battre une suite, il en faut une de même longueur qui finit aussi haut ou plus haut, quelle que soit sa couleur.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that ends higher, whatever its suit.</source>
        <translation>Pour battre une suite, il en faut une de même longueur qui finit plus haut, quelle que soit sa couleur.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that starts above its last card, whatever its suit.</source>
        <translation>Pour battre une suite, il en faut une de même longueur qui commence au-dessus de la dernière carte de celle à battre, quelle que soit sa couleur.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that ends equally high or higher.</source>
        <translation>Pour battre une suite, il en faut une de même forme et de même longueur qui finit aussi haut ou plus haut.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that ends higher.</source>
        <translation>Pour battre une suite, il en faut une de même forme et de même longueur qui finit plus haut.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that starts above its last card.</source>
        <translation>Pour battre une suite, il en faut une de même forme et de même longueur qui commence au-dessus de la dernière carte de celle à battre.</translation>
    </message>
    <message numerus="yes">
        <source>A run of %n or more cards has the same effect.</source>
        <translation>
            <numerusform>Une suite de %n carte ou plus a le même effet.</numerusform>
            <numerusform>Une suite de %n cartes ou plus a le même effet.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set with a red joker in it counts as red.</source>
        <translation>S’il y a un joker rouge parmi eux, ils comptent comme rouges.</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Un pli</translation>
    </message>
    <message>
        <source>A {jester} cannot be part of a run.</source>
        <translation>Un {jester} ne peut pas faire partie d’une suite.</translation>
    </message>
    <message>
        <source>A {jester} played with cards of one rank counts as one of them: two {ranks} and a {jester} make three {ranks}.</source>
        <translation>Un {jester} joué avec des cartes de même valeur compte comme l’une d’elles&#xa0;: deux {ranks} et un {jester} font trois {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n pass(es) in a row, the remaining places are drawn by lot.</source>
        <translation>
            <numerusform>Dès que quelqu’un passe, les places encore libres sont tirées au sort.</numerusform>
            <numerusform>Quand on a passé %n fois de suite, les places encore libres sont tirées au sort.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a revolution, it beats {lowest} instead of {highest}.</source>
        <translation>Après une révolution, elle bat les {lowest} au lieu des {highest}.</translation>
    </message>
    <message>
        <source>After a revolution, it is the other way round.</source>
        <translation>Après une révolution, c’est l’inverse.</translation>
    </message>
    <message>
        <source>After a revolution, it must end below its first card instead.</source>
        <translation>Après une révolution, elle doit au contraire finir au-dessous de la première carte de celle à battre.</translation>
    </message>
    <message>
        <source>After a revolution, low trumps beat high ones; trumps still beat suit cards. Trumps 1 and 21 may be part of the revolution.</source>
        <translation>Après une révolution, les petits atouts battent les grands&#xa0;; les atouts battent toujours les autres cartes. Les atouts 1 et 21 peuvent aider à faire la révolution.</translation>
    </message>
    <message numerus="yes">
        <source>After every %n round(s), the positions are forgotten, and the next round is like the first.</source>
        <translation>
            <numerusform>Les titres ne se gardent pas&#xa0;: chaque manche est comme la première.</numerusform>
            <numerusform>Toutes les %n manches, on oublie les titres, et la manche suivante est comme la première.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the exchange, every player passes %n card(s) to the player on their left.</source>
        <translation>
            <numerusform>Après l’échange, chacun transmet une carte à son voisin de gauche.</numerusform>
            <numerusform>Après l’échange, chacun transmet %n cartes à son voisin de gauche.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the third refusal, the best cards are exchanged for the worst.</source>
        <translation>Après le troisième refus, on échange les meilleures cartes contre les pires.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Le but du jeu</translation>
    </message>
    <message numerus="yes">
        <source>All cards are dealt: {each} to each player, and one more to the first %n player(s) from the dealer’s left.</source>
        <translation>
            <numerusform>On distribue toutes les cartes&#xa0;: {each} par personne, et une de plus au joueur à gauche du donneur.</numerusform>
            <numerusform>On distribue toutes les cartes&#xa0;: {each} par personne, et une de plus aux %n premiers joueurs à gauche du donneur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All cards are dealt; each player gets %n.</source>
        <translation>
            <numerusform>On distribue toutes les cartes&#xa0;: une par personne.</numerusform>
            <numerusform>On distribue toutes les cartes&#xa0;: %n par personne.</numerusform>
        </translation>
    </message>
    <message>
        <source>All options</source>
        <translation>Toutes les options</translation>
    </message>
    <message>
        <source>All players choose before they see what they get.</source>
        <translation>Tous choisissent avant de voir ce qu’ils reçoivent.</translation>
    </message>
    <message>
        <source>Among cards of the same rank, {first} counts as the best, then {others}.</source>
        <translation>À valeur égale, {first} compte comme la meilleure, puis {others}.</translation>
    </message>
    <message>
        <source>An 8 in a run does not.</source>
        <translation>Un 8 dans une suite ne ramasse pas le pli.</translation>
    </message>
    <message>
        <source>As with cards from your hand, an equal card is enough.</source>
        <translation>Comme avec les cartes de la main, une carte de même valeur suffit.</translation>
    </message>
    <message numerus="yes">
        <source>Asking means naming a rank, up to %n time(s): “Do you have {one}?” If the other player holds such a card, they must hand one over. A rank that they did not hold cannot be asked for again.</source>
        <translation>
            <numerusform>Demander, c’est nommer une valeur, une fois&#xa0;: «&#xa0;As-tu {one}&#xa0;?&#xa0;» Si l’autre en a, il doit en donner une carte. Une valeur qu’il n’avait pas ne peut plus être demandée.</numerusform>
            <numerusform>Demander, c’est nommer une valeur, jusqu’à %n fois&#xa0;: «&#xa0;As-tu {one}&#xa0;?&#xa0;» Si l’autre en a, il doit en donner une carte. Une valeur qu’il n’avait pas ne peut plus être demandée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before asking anything, {highest_subject} may let {second_object} ask first.</source>
        <translation>Avant de demander quoi que ce soit, {highest_subject} peut laisser {second_object} demander d’abord.</translation>
    </message>
    <message>
        <source>Before each new round, the players change seats: {highest_subject} first, then the others clockwise by position.</source>
        <translation>Avant chaque nouvelle manche, on change de place&#xa0;: {highest_subject} d’abord, puis les autres dans l’ordre des titres, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Before each round, each player draws a card: the player with the strongest becomes {highest}, the one with the weakest {lowest}. Players who tie draw again.</source>
        <translation>Avant chaque manche, chacun tire une carte&#xa0;: celui qui tire la plus forte devient {highest}, celui qui tire la plus faible devient {lowest}. En cas d’égalité, on tire à nouveau.</translation>
    </message>
    <message>
        <source>Before play starts, each player in turn, from the dealer’s left, may once swap cards from their hand for the same number of their face-up cards. Good face-up cards pay off later: put twos, tens and aces there.</source>
        <translation>Avant de commencer, chacun à son tour, à partir de la gauche du donneur, peut échanger une fois des cartes de sa main contre autant de ses cartes visibles. De bonnes cartes visibles te serviront plus tard&#xa0;: mets-y les 2, les 10 et les as.</translation>
    </message>
    <message>
        <source>Before the exchange, a player with two {jesters} may call a revolution: then no cards are exchanged in this round.</source>
        <translation>Avant l’échange, un joueur qui a deux {jesters} peut proclamer la révolution&#xa0;: alors on n’échange pas de cartes à cette manche.</translation>
    </message>
    <message>
        <source>Before the first round, each player draws a card: the player with the strongest becomes {highest}, the one with the weakest {lowest}. Players who tie draw again.</source>
        <translation>Avant la première manche, chacun tire une carte&#xa0;: celui qui tire la plus forte devient {highest}, celui qui tire la plus faible devient {lowest}. En cas d’égalité, on tire à nouveau.</translation>
    </message>
    <message>
        <source>Besides the four suits, there are 21 trumps, numbered 1 to 21, and the Excuse.</source>
        <translation>En plus des quatre couleurs, il y a 21 atouts, de 1 à 21, et l’Excuse.</translation>
    </message>
    <message>
        <source>Between rounds, a small task is waiting for {lowest_object}.</source>
        <translation>Entre les manches, un petit gage attend {lowest_object}.</translation>
    </message>
    <message>
        <source>Between rounds, {highest_subject} sets {lowest_to} a light-hearted task. Nobody has to do it.</source>
        <translation>Entre les manches, {highest_subject} donne {lowest_to} un petit gage pour rire. Rien d’obligatoire.</translation>
    </message>
    <message>
        <source>By themselves, {jesters} are then the strongest of all.</source>
        <translation>Sans autres cartes, les {jesters} sont alors les plus forts de tous.</translation>
    </message>
    <message>
        <source>Each matching play binds the next player in the same way. After a skipped turn, play is free again.</source>
        <translation>Chaque nouvelle égalité oblige le joueur suivant de la même façon. Dès que quelqu’un a perdu son tour, les autres peuvent de nouveau jouer ce qu’ils veulent.</translation>
    </message>
    <message>
        <source>Each number appears as many times as its value: one 1, two 2s, three 3s, and so on up to twelve 12s.</source>
        <translation>Il y a autant de cartes d’un nombre que l’indique ce nombre&#xa0;: un 1, deux 2, trois 3, et ainsi de suite jusqu’à douze 12.</translation>
    </message>
    <message>
        <source>Each of the middle positions ranks above the next.</source>
        <translation>Les titres du milieu sont classés, eux aussi.</translation>
    </message>
    <message>
        <source>Each player gets three face-down cards, which nobody may look at, three face-up cards on top of them, and three cards in hand. The rest is the stock.</source>
        <translation>Chacun reçoit trois cartes cachées, que personne ne peut regarder, trois cartes visibles par-dessus et trois cartes en main. Le reste forme la pioche.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. %n card(s), drawn at random, are set aside face down.</source>
        <translation>
            <numerusform>Chacun reçoit {each} cartes. Une carte tirée au hasard est mise de côté, face cachée.</numerusform>
            <numerusform>Chacun reçoit {each} cartes. %n cartes tirées au hasard sont mises de côté, faces cachées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. %n card(s), drawn at random, are set aside face up.</source>
        <translation>
            <numerusform>Chacun reçoit {each} cartes. Une carte tirée au hasard est mise de côté, face visible.</numerusform>
            <numerusform>Chacun reçoit {each} cartes. %n cartes tirées au hasard sont mises de côté, faces visibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. In the first round, %n card(s), drawn at random, are set aside face down; later {lowest_subject} gets what is left over.</source>
        <translation>
            <numerusform>Chacun reçoit {each} cartes. À la première manche, une carte tirée au hasard est mise de côté, face cachée&#xa0;; ensuite, {lowest_subject} reçoit ce qui reste.</numerusform>
            <numerusform>Chacun reçoit {each} cartes. À la première manche, %n cartes tirées au hasard sont mises de côté, faces cachées&#xa0;; ensuite, {lowest_subject} reçoit ce qui reste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. The %n lowest card(s), but never {card}, are set aside face up.</source>
        <translation>
            <numerusform>Chacun reçoit {each} cartes. La carte la plus faible, mais jamais {card}, est mise de côté, face visible.</numerusform>
            <numerusform>Chacun reçoit {each} cartes. Les %n cartes les plus faibles, mais jamais {card}, sont mises de côté, faces visibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {each} cards. The lowest card stays in play, and the next %n card(s) above it are set aside face up.</source>
        <translation>
            <numerusform>Chacun reçoit {each} cartes. La carte la plus faible reste en jeu, et la suivante est mise de côté, face visible.</numerusform>
            <numerusform>Chacun reçoit {each} cartes. La carte la plus faible reste en jeu, et les %n suivantes sont mises de côté, faces visibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eights clear the trick: if you play one or more eights, you win the trick at once and lead the next one.</source>
        <translation>Les 8 ramassent le pli&#xa0;: si tu joues un 8 ou plusieurs, tu gagnes aussitôt le pli et tu ouvres le suivant.</translation>
    </message>
    <message>
        <source>Exceptions are explained under “Special cards”.</source>
        <translation>Les exceptions sont expliquées sous «&#xa0;Cartes spéciales&#xa0;».</translation>
    </message>
    <message>
        <source>For example, {clear} beats {run}, but {overlap} does not.</source>
        <translation>Ainsi, {clear} bat {run}, mais pas {overlap}.</translation>
    </message>
    <message>
        <source>For the exchange, the order from worst to best is: {ranks}.</source>
        <translation>Pour l’échange, l’ordre de la pire à la meilleure est&#xa0;: {ranks}.</translation>
    </message>
    <message>
        <source>Four cards of one rank are a bomb. A bomb beats any other play, whatever its size: four {ranks} beat {one}, for instance.</source>
        <translation>Quatre cartes de même valeur sont une bombe. Une bombe bat tout le reste, quel que soit le nombre de cartes&#xa0;: quatre {ranks} battent par exemple {one}.</translation>
    </message>
    <message>
        <source>Four cards of one rank are a bomb. It beats {targets}, however many there are.</source>
        <translation>Quatre cartes de même valeur sont une bombe. Elle bat n’importe quel nombre de cartes de ce genre&#xa0;: {targets}.</translation>
    </message>
    <message>
        <source>Four cards of one rank on top of the pile burn it, too, no matter who played them. The player who played the fourth plays again.</source>
        <translation>Quatre cartes de même valeur sur le dessus de la pile la brûlent aussi, peu importe qui les a jouées. Celui qui joue la quatrième rejoue.</translation>
    </message>
    <message>
        <source>Four consecutive trumps are a bomb, too.</source>
        <translation>Quatre atouts qui se suivent sont aussi une bombe.</translation>
    </message>
    <message>
        <source>Four consecutive trumps make a revolution, too.</source>
        <translation>Quatre atouts qui se suivent font aussi la révolution.</translation>
    </message>
    <message>
        <source>Four or more cards of one rank are a bomb. A bomb beats any other play, whatever its size: four {ranks} beat {one}, for instance.</source>
        <translation>Quatre cartes de même valeur ou plus sont une bombe. Une bombe bat tout le reste, quel que soit le nombre de cartes&#xa0;: quatre {ranks} battent par exemple {one}.</translation>
    </message>
    <message>
        <source>Four or more cards of one rank are a bomb. It beats {targets}, however many there are.</source>
        <translation>Quatre cartes de même valeur ou plus sont une bombe. Elle bat n’importe quel nombre de cartes de ce genre&#xa0;: {targets}.</translation>
    </message>
    <message numerus="yes">
        <source>From the second round on, after the deal, every player passes %n card(s) to the player on their left.</source>
        <translation>
            <numerusform>À partir de la deuxième manche, après la donne, chacun transmet une carte à son voisin de gauche.</numerusform>
            <numerusform>À partir de la deuxième manche, après la donne, chacun transmet %n cartes à son voisin de gauche.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the second round on, cards are exchanged after the deal.</source>
        <translation>À partir de la deuxième manche, on échange des cartes après la donne.</translation>
    </message>
    <message>
        <source>From the second round on, {lowest_subject} may also play an equal rank.</source>
        <translation>À partir de la deuxième manche, {lowest_subject} peut aussi jouer la même valeur.</translation>
    </message>
    <message>
        <source>From the second round on, {lowest_subject} may declare a putsch after the deal. Then no cards are exchanged in this round, and only one question counts: does {lowest_subject} go out first?</source>
        <translation>À partir de la deuxième manche, {lowest_subject} peut tenter un putsch après la donne. Alors on n’échange pas de cartes, et une seule chose compte&#xa0;: qui finira en premier, le putschiste ou un autre&#xa0;?</translation>
    </message>
    <message>
        <source>Get rid of all your cards: first those in your hand, then the face-up ones in front of you, then the face-down ones. Don’t be the last one left with cards: that player is the {lowest}.</source>
        <translation>Débarrasse-toi de toutes tes cartes&#xa0;: d’abord celles de ta main, puis les cartes visibles devant toi, puis les cachées. L’important est de ne pas finir en dernier&#xa0;: celui qui a encore des cartes quand tous les autres ont fini est {lowest}.</translation>
    </message>
    <message>
        <source>Get rid of your cards as fast as you can. The first player to run out becomes {highest}; the last one left with cards becomes {lowest}.</source>
        <translation>Débarrasse-toi de tes cartes le plus vite possible. Le premier qui n’en a plus devient {highest}&#xa0;; le dernier qui en a encore devient {lowest}.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>If another player goes out first, the round ends at once, and all players keep their positions. In the next round there can be no putsch.</source>
        <translation>Si un autre finit en premier, la manche s’arrête aussitôt et chacun garde son titre. Pas de putsch à la manche suivante.</translation>
    </message>
    <message>
        <source>If nobody wants to lead, the round is over: the fewer cards you hold, the higher your place.</source>
        <translation>Si personne ne veut ouvrir, la manche est finie&#xa0;: moins tu as de cartes, meilleure est ta place.</translation>
    </message>
    <message>
        <source>If several players hold such a card, the first of them from the dealer’s left starts.</source>
        <translation>Si plusieurs joueurs ont une telle carte, le premier d’entre eux à partir de la gauche du donneur commence.</translation>
    </message>
    <message>
        <source>If so, {lowest_subject} becomes {highest}, and the others play on for the remaining positions.</source>
        <translation>Si c’est lui, {lowest_subject} devient {highest}, et les autres continuent pour les titres restants.</translation>
    </message>
    <message>
        <source>If that card was set aside, the lowest card dealt counts instead.</source>
        <translation>Si cette carte a été mise de côté, c’est la plus faible des cartes distribuées qui compte.</translation>
    </message>
    <message>
        <source>If this happens to several players, the first of them comes last.</source>
        <translation>Si cela arrive à plusieurs joueurs, le premier d’entre eux finit dernier.</translation>
    </message>
    <message>
        <source>If you cannot play, pick up the whole pile, and your turn is over. The next player starts a new pile.</source>
        <translation>Si tu ne peux pas jouer, tu ramasses toute la pile, et ton tour est fini. Le suivant commence une nouvelle pile.</translation>
    </message>
    <message>
        <source>If you pass, you are out of this trick.</source>
        <translation>Si tu passes, tu es hors de ce pli.</translation>
    </message>
    <message>
        <source>If you pass, you may rejoin the trick as soon as someone plays to it again.</source>
        <translation>Si tu passes, tu peux revenir dans le pli dès que quelqu’un l’a battu de nouveau.</translation>
    </message>
    <message>
        <source>If {lowest_subject} calls it, all positions are reversed at once: {lowest_subject} becomes {highest}, and so on.</source>
        <translation>Si c’est {lowest_subject} qui la proclame, tous les titres s’inversent aussitôt&#xa0;: {lowest_subject} devient {highest}, et ainsi de suite.</translation>
    </message>
    <message>
        <source>In a run, the suit of its highest rank counts.</source>
        <translation>Dans une suite, c’est la couleur de la plus haute valeur qui compte.</translation>
    </message>
    <message>
        <source>In a trick, though, an equal rank may be played whatever its suit.</source>
        <translation>Dans un pli, toutefois, on peut jouer la même valeur quelle que soit sa couleur.</translation>
    </message>
    <message>
        <source>In every round, the player to the left of the dealer starts.</source>
        <translation>À chaque manche, le joueur à gauche du donneur commence.</translation>
    </message>
    <message>
        <source>In every round, the player who holds {card} starts.</source>
        <translation>À chaque manche, le joueur qui a {card} commence.</translation>
    </message>
    <message>
        <source>In later rounds, the player to the left of the dealer starts.</source>
        <translation>Aux manches suivantes, le joueur à gauche du donneur commence.</translation>
    </message>
    <message>
        <source>In later rounds, the player who holds {card} starts.</source>
        <translation>Aux manches suivantes, le joueur qui a {card} commence.</translation>
    </message>
    <message>
        <source>In later rounds, {highest_subject} starts.</source>
        <translation>Aux manches suivantes, {highest_subject} commence.</translation>
    </message>
    <message>
        <source>In later rounds, {lowest_subject} starts.</source>
        <translation>Aux manches suivantes, {lowest_subject} commence.</translation>
    </message>
    <message numerus="yes">
        <source>In that round’s exchange, {lowest_subject} gives {highest_to} their %n best cards and gets as many in return, of the other’s choice.</source>
        <translation>
            <numerusform>À l’échange, {lowest_subject} donne alors {highest_to} sa meilleure carte et en reçoit une au choix de l’autre.</numerusform>
            <numerusform>À l’échange, {lowest_subject} donne alors {highest_to} ses %n meilleures cartes et en reçoit autant, au choix de l’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the exchange, jokers count as the best cards.</source>
        <translation>Dans l’échange, les jokers comptent comme les meilleures cartes.</translation>
    </message>
    <message>
        <source>In the exchange, trumps count as better than suit cards, and the Excuse as the best card of all.</source>
        <translation>Dans l’échange, les atouts comptent plus que les autres cartes, et l’Excuse est la meilleure de toutes.</translation>
    </message>
    <message>
        <source>In the exchange, {jesters} count as the best cards.</source>
        <translation>Dans l’échange, les {jesters} comptent comme les meilleures cartes.</translation>
    </message>
    <message>
        <source>In the exchange, {jesters} stay where they are.</source>
        <translation>Dans l’échange, les {jesters} restent où ils sont.</translation>
    </message>
    <message>
        <source>In the first round, the player to the left of the dealer starts.</source>
        <translation>À la première manche, le joueur à gauche du donneur commence.</translation>
    </message>
    <message>
        <source>In the first round, the player who holds {card} starts.</source>
        <translation>À la première manche, le joueur qui a {card} commence.</translation>
    </message>
    <message>
        <source>It also beats a run that ends with the strongest rank.</source>
        <translation>Elle bat aussi une suite qui finit par la plus forte valeur.</translation>
    </message>
    <message>
        <source>It can also fill a gap in a run or lengthen it, even to one step below the {lowest} or above the {highest}.</source>
        <translation>Il peut aussi combler un trou dans une suite ou l’allonger, même jusqu’à un cran au-dessous {lowest} ou au-dessus {highest}.</translation>
    </message>
    <message>
        <source>It cannot be combined with a 2.</source>
        <translation>Il ne se combine pas avec un 2.</translation>
    </message>
    <message>
        <source>It cannot be played on a bomb.</source>
        <translation>Il ne se pose pas sur une bombe.</translation>
    </message>
    <message>
        <source>It does not beat a run.</source>
        <translation>Il ne bat pas une suite.</translation>
    </message>
    <message>
        <source>It reverses the direction of play; two at once reverse it twice.</source>
        <translation>Il inverse le sens du jeu&#xa0;; deux à la fois s’annulent.</translation>
    </message>
    <message>
        <source>Jokers are stronger than every other rank, and the red one is stronger than a black one.</source>
        <translation>Les jokers sont plus forts que toutes les autres valeurs, et le rouge est plus fort qu’un noir.</translation>
    </message>
    <message>
        <source>Jokers are stronger than every other rank.</source>
        <translation>Les jokers sont plus forts que toutes les autres valeurs.</translation>
    </message>
    <message>
        <source>Jokers can be asked for like other cards.</source>
        <translation>On peut demander les jokers comme les autres cartes.</translation>
    </message>
    <message>
        <source>Jokers have no suit and cannot be used in a locked trick.</source>
        <translation>Les jokers n’ont pas de couleur et n’y servent à rien.</translation>
    </message>
    <message>
        <source>Jokers stay on top either way.</source>
        <translation>Dans tous les cas, les jokers restent les plus forts.</translation>
    </message>
    <message>
        <source>Jokers take no part in the exchange, but may be passed to the left.</source>
        <translation>Les jokers ne s’échangent pas, mais on peut les transmettre à gauche.</translation>
    </message>
    <message>
        <source>Jokers take no part in the exchange: they stay where they were dealt.</source>
        <translation>Les jokers ne s’échangent pas&#xa0;: ils restent là où ils ont été distribués.</translation>
    </message>
    <message>
        <source>Low beats high: {low} beat the same number of {high}. After that, the usual order applies again.</source>
        <translation>Les faibles battent les fortes&#xa0;: à nombre égal, {low} battent {high}. Ensuite, l’ordre habituel reprend.</translation>
    </message>
    <message>
        <source>Match or skip: when a play matches the one before it, such as a {rank} on a {rank}, the next player must match it too or skip this turn (without dropping out of the trick). No special card may be played instead.</source>
        <translation>Égaler ou passer son tour&#xa0;: quand on joue la même chose que le joueur précédent, par exemple {rank} sur {rank}, le suivant doit égaler aussi ou perd ce tour, sans sortir du pli. Aucune carte spéciale ne permet d’y échapper.</translation>
    </message>
    <message>
        <source>No cards are exchanged.</source>
        <translation>On n’échange pas de cartes.</translation>
    </message>
    <message>
        <source>No cards are passed to the left, either.</source>
        <translation>On ne transmet rien non plus à gauche.</translation>
    </message>
    <message>
        <source>No other card beats it.</source>
        <translation>Aucune autre carte ne le bat.</translation>
    </message>
    <message>
        <source>No suit is stronger than another.</source>
        <translation>Aucune couleur n’est plus forte qu’une autre.</translation>
    </message>
    <message>
        <source>Of two equal ranks, the higher suit is stronger; among sets, the one with the highest suit.</source>
        <translation>À valeur égale, la couleur la plus haute est plus forte&#xa0;; entre plusieurs cartes de même valeur, c’est leur plus haute couleur qui compte.</translation>
    </message>
    <message>
        <source>A joker counts as the suit it stands for. By itself, it can be played even if the trick is locked, and it ends the lock.</source>
        <translation>Un joker compte pour la couleur qu’il remplace&#xa0;; seul, il peut toujours être joué et lève le verrou.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} exchanges one more card in the next round.</source>
        <translation>Celui qui passe directement de dernier à premier ({lowest}, puis {highest}) échange une carte de plus à la manche suivante.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} gets one more card in the next exchange: after their usual questions, they keep asking until they have it.</source>
        <translation>Celui qui passe directement de dernier à premier ({lowest}, puis {highest}) reçoit une carte de plus au prochain échange&#xa0;: après toutes ses questions, il continue à demander jusqu’à l’avoir.</translation>
    </message>
    <message>
        <source>A player’s last cards cannot be beaten: the trick ends at once, and the next player who still has cards leads.</source>
        <translation>Les dernières cartes d’un joueur sont imbattables&#xa0;: le pli s’arrête aussitôt, et le joueur suivant encore en jeu ouvre le prochain.</translation>
    </message>
    <message>
        <source>Going round from the dealer’s left, the first player with a 3 in hand starts and plays it. If nobody has a 3, a 4 starts, and so on; twos and then jokers come last.</source>
        <translation>Le premier qui a un 3 en main, à partir de la gauche du donneur, commence et le joue. Si personne n’a de 3, on commence par un 4, et ainsi de suite&#xa0;; les 2, puis les jokers viennent en dernier.</translation>
    </message>
    <message>
        <source>Going round from the dealer’s left, the first player with a 3 in hand starts and plays it. If nobody has a 3, a 4 starts, and so on; twos come last.</source>
        <translation>Le premier qui a un 3 en main, à partir de la gauche du donneur, commence et le joue. Si personne n’a de 3, on commence par un 4, et ainsi de suite&#xa0;; les 2 viennent en dernier.</translation>
    </message>
    <message>
        <source>In the first round, the next player who still has cards leads.</source>
        <translation>À la première manche, c’est le joueur suivant encore en jeu.</translation>
    </message>
    <message>
        <source>Only {beaters} can beat a bomb.</source>
        <translation>Une bombe ne peut être battue que par {beaters}.</translation>
    </message>
    <message>
        <source>Only {beaters} can beat it.</source>
        <translation>Il ne peut être battu que par {beaters}.</translation>
    </message>
    <message>
        <source>Only {cards} may be played whatever their suit.</source>
        <translation>Les seules cartes qu’on peut jouer quelle que soit leur couleur&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Options that differ from the preset</source>
        <translation>Les options qui sortent de l’ordinaire</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Play one card, or several of the same rank, equal to or higher than the top of the pile. Then draw until you hold three cards, as long as the stock lasts.</source>
        <translation>Joue une carte ou plusieurs de même valeur, au moins aussi fortes que le dessus de la pile. Puis pioche pour en avoir trois en main, tant que la pioche n’est pas vide.</translation>
    </message>
    <message>
        <source>Played without other cards, singly or together, {jesters} are weaker than every rank.</source>
        <translation>Sans autres cartes, seuls ou ensemble, les {jesters} sont plus faibles que toutes les valeurs.</translation>
    </message>
    <message>
        <source>Points and seats</source>
        <translation>Les points et les places</translation>
    </message>
    <message>
        <source>Positions and points</source>
        <translation>Titres et points</translation>
    </message>
    <message numerus="yes">
        <source>Revolution: %n cards of the same rank, played together, reverse the order of the ranks until the round ends.</source>
        <translation>
            <numerusform>Révolution&#xa0;: %n carte de même valeur jouée renverse l’ordre des valeurs jusqu’à la fin de la manche.</numerusform>
            <numerusform>Révolution&#xa0;: %n cartes de même valeur, jouées ensemble, renversent l’ordre des valeurs jusqu’à la fin de la manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revolution: %n or more cards of the same rank, played together, reverse the order of the ranks until the round ends.</source>
        <translation>
            <numerusform>Révolution&#xa0;: %n carte de même valeur ou plus, jouées ensemble, renversent l’ordre des valeurs jusqu’à la fin de la manche.</numerusform>
            <numerusform>Révolution&#xa0;: %n cartes de même valeur ou plus, jouées ensemble, renversent l’ordre des valeurs jusqu’à la fin de la manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revolution: a run of %n or more cards reverses the order of the ranks until the round ends.</source>
        <translation>
            <numerusform>Révolution&#xa0;: une suite de %n carte ou plus renverse l’ordre des valeurs jusqu’à la fin de la manche.</numerusform>
            <numerusform>Révolution&#xa0;: une suite de %n cartes ou plus renverse l’ordre des valeurs jusqu’à la fin de la manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several can be played together: two jokers beat any pair.</source>
        <translation>On peut en jouer plusieurs ensemble&#xa0;: deux jokers battent n’importe quelle paire.</translation>
    </message>
    <message>
        <source>Singles, pairs and triples may be answered with the same rank.</source>
        <translation>Sur une carte seule, une paire ou un brelan, on peut aussi jouer la même valeur.</translation>
    </message>
    <message>
        <source>So a pair can only be answered with a pair.</source>
        <translation>À une paire, on répond donc par une paire.</translation>
    </message>
    <message>
        <source>So does a run with an 8 in it.</source>
        <translation>Une suite qui contient un 8 ramasse aussi le pli.</translation>
    </message>
    <message>
        <source>So only a higher pair beats a pair.</source>
        <translation>Seule une paire plus forte bat donc une paire.</translation>
    </message>
    <message>
        <source>So only a lower pair beats a pair.</source>
        <translation>Seule une paire plus basse bat donc une paire.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>Suit lock: when a play has the same suits as the one before it, such as {play} on {before}, the trick can only be beaten in these suits.</source>
        <translation>Verrou de couleur&#xa0;: quand on joue les mêmes couleurs que le joueur précédent, par exemple {play} sur {before}, le pli ne peut plus être battu que dans ces couleurs.</translation>
    </message>
    <message>
        <source>Suits do not matter.</source>
        <translation>Les couleurs n’ont pas d’importance.</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>Tabula rasa: the player who adds the last card of a rank to the trick (the last of the {count} {ranks}, for instance) clears it: they win the trick at once and lead the next one. It does not work with four or more cards at a time.</source>
        <translation>Tabula rasa&#xa0;: celui qui ajoute au pli la dernière carte d’une valeur (par exemple le dernier des {count} {ranks}) le ramasse&#xa0;: il gagne aussitôt le pli et ouvre le suivant. Quatre cartes ou plus à la fois ne comptent pas.</translation>
    </message>
    <message>
        <source>The 3 is the lowest rank and the ace the highest; twos and tens have special powers.</source>
        <translation>Le 3 est le plus faible, l’as le plus fort&#xa0;; les 2 et les 10 ont des pouvoirs spéciaux.</translation>
    </message>
    <message>
        <source>The 3 of spades, played by itself, beats a single joker and clears the trick.</source>
        <translation>Le 3 de pique, joué seul, bat un joker seul et ramasse le pli.</translation>
    </message>
    <message>
        <source>The 3 of spades, played by itself, beats a single joker.</source>
        <translation>Le 3 de pique, joué seul, bat un joker seul.</translation>
    </message>
    <message>
        <source>The Excuse is played by itself, as a lead or on any other play. It clears the trick: its player wins the trick at once and leads the next one.</source>
        <translation>L’Excuse se joue seule, pour ouvrir ou sur n’importe quelles cartes. Elle ramasse le pli&#xa0;: la personne qui la joue gagne aussitôt le pli et ouvre le suivant.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The cards are passed one at a time: everyone passes a card and picks up the one they get, then passes the next, which may be the one just received.</source>
        <translation>Les cartes se transmettent une à une&#xa0;: chacun en donne une et prend celle qui arrive, puis donne la suivante, peut-être celle qu’il vient de recevoir.</translation>
    </message>
    <message>
        <source>The cards given back can be any cards: not necessarily the worst ones, and even cards just received.</source>
        <translation>On rend les cartes que l’on veut&#xa0;: pas forcément les pires, et même des cartes que l’on vient de recevoir.</translation>
    </message>
    <message>
        <source>The cards on the table</source>
        <translation>Les cartes sur la table</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The dealer is drawn by lot.</source>
        <translation>Le donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; in later rounds the {lowest} deals.</source>
        <translation>À la première manche, le donneur est tiré au sort&#xa0;; ensuite, c’est le joueur devenu {lowest} qui donne.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; in later rounds {highest_subject} gets the first card, so the player before them deals.</source>
        <translation>À la première manche, le donneur est tiré au sort&#xa0;; ensuite, {highest_subject} reçoit la première carte, et c’est le joueur d’avant qui donne.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; in later rounds {lowest_subject} deals.</source>
        <translation>À la première manche, le donneur est tiré au sort&#xa0;; ensuite, {lowest_subject} donne.</translation>
    </message>
    <message>
        <source>The higher player makes the first offer: cards of their own for cards they want, such as {give} for {want}. The other player accepts, refuses or makes a counter-offer, which also counts as a refusal.</source>
        <translation>Le mieux placé fait la première offre&#xa0;: de ses cartes contre celles qu’il veut, par exemple {give} contre {want}. L’autre accepte, refuse ou fait une contre-offre, qui compte aussi comme un refus.</translation>
    </message>
    <message>
        <source>The last one left is the {lowest} and deals the next round.</source>
        <translation>Le dernier qui reste est {lowest} et donne la manche suivante.</translation>
    </message>
    <message>
        <source>The leader has to play. Everyone else may pass even if they could play.</source>
        <translation>Celui qui ouvre doit jouer. Tous les autres peuvent passer, même s’ils ont de quoi jouer.</translation>
    </message>
    <message>
        <source>The leader may pass, too; then the next player may lead.</source>
        <translation>Celui qui doit ouvrir peut aussi passer&#xa0;; le joueur suivant peut alors ouvrir.</translation>
    </message>
    <message>
        <source>The lower the number, the stronger the card.</source>
        <translation>Plus le nombre est petit, plus la carte est forte.</translation>
    </message>
    <message>
        <source>The only exception: if you have to play the start card, you may not pass.</source>
        <translation>Seul celui qui doit jouer la carte de départ ne peut pas passer.</translation>
    </message>
    <message>
        <source>The other pairs ask as usual.</source>
        <translation>Les autres duos demandent comme d’habitude.</translation>
    </message>
    <message>
        <source>The other pairs exchange one card each.</source>
        <translation>Les autres duos échangent une carte.</translation>
    </message>
    <message>
        <source>The other players keep their cards.</source>
        <translation>Les autres gardent leurs cartes.</translation>
    </message>
    <message numerus="yes">
        <source>The pile can be picked up %n time(s) in a row without burning in between. The next time, it burns instead, and the turn is over. That way, every round comes to an end.</source>
        <translation>
            <numerusform>On ramasse la pile une fois au plus sans qu’elle brûle entre-temps. La fois suivante, elle brûle, et le tour est fini. Ainsi chaque manche se termine.</numerusform>
            <numerusform>On ramasse la pile %n fois de suite au plus sans qu’elle brûle entre-temps. La fois suivante, elle brûle, et le tour est fini. Ainsi chaque manche se termine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player who asks has to continue, beyond that number if need be, until they have received %n card(s).</source>
        <translation>
            <numerusform>Celui qui demande doit continuer, même au-delà de ce nombre, jusqu’à avoir reçu une carte.</numerusform>
            <numerusform>Celui qui demande doit continuer, même au-delà de ce nombre, jusqu’à avoir reçu %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who asks may stop at any time.</source>
        <translation>Celui qui demande peut s’arrêter quand il veut.</translation>
    </message>
    <message>
        <source>The player who starts leads the first trick with a single card.</source>
        <translation>Celui qui commence ouvre le premier pli avec une seule carte.</translation>
    </message>
    <message>
        <source>The player who starts leads the first trick: with a single card, or with a pair, a triple or a quad (two, three or four cards of the same rank).</source>
        <translation>Celui qui commence ouvre le premier pli&#xa0;: avec une seule carte, une paire, un brelan ou un carré (deux, trois ou quatre cartes de même valeur).</translation>
    </message>
    <message numerus="yes">
        <source>The player who starts leads the first trick: with a single card, or with a pair, a triple or more cards of the same rank, up to %n.</source>
        <translation>
            <numerusform>Celui qui commence ouvre le premier pli&#xa0;: avec une seule carte, une paire, un brelan ou davantage de cartes de même valeur, jusqu’à %n.</numerusform>
            <numerusform>Celui qui commence ouvre le premier pli&#xa0;: avec une seule carte, une paire, un brelan ou davantage de cartes de même valeur, jusqu’à %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who starts leads the first trick: with a single card, or with any number of cards of the same rank.</source>
        <translation>Celui qui commence ouvre le premier pli&#xa0;: avec une seule carte, ou avec autant de cartes de même valeur que l’on veut.</translation>
    </message>
    <message numerus="yes">
        <source>The player who starts leads the first trick: with a single card, or with up to %n card(s) of the same rank.</source>
        <translation>
            <numerusform>Celui qui commence ouvre le premier pli avec une seule carte.</numerusform>
            <numerusform>Celui qui commence ouvre le premier pli&#xa0;: avec une seule carte, ou avec %n cartes de même valeur au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players keep their seats.</source>
        <translation>Chacun garde sa place.</translation>
    </message>
    <message>
        <source>The positions from top to bottom: {offices}.</source>
        <translation>Les titres, de haut en bas&#xa0;: {offices}.</translation>
    </message>
    <message>
        <source>The putsch</source>
        <translation>Le putsch</translation>
    </message>
    <message>
        <source>The ranks from weakest to strongest: {ranks}.</source>
        <translation>Les valeurs, de la plus faible à la plus forte&#xa0;: {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>The seats are drawn by lot in the first round, and again after every %n round(s).</source>
        <translation>
            <numerusform>Les places sont tirées au sort avant chaque manche.</numerusform>
            <numerusform>Les places sont tirées au sort à la première manche, puis de nouveau toutes les %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>The suits rank from weakest to strongest: {order}.</source>
        <translation>Les couleurs, de la plus faible à la plus forte&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>Their first play must include this card; others of its rank may join it.</source>
        <translation>Il doit jouer cette carte d’entrée&#xa0;; d’autres de même valeur peuvent l’accompagner.</translation>
    </message>
    <message>
        <source>Then {weakest} are stronger than all other ranks, and {strongest} weaker. The next revolution restores the order.</source>
        <translation>Alors les {weakest} sont plus forts que toutes les autres valeurs, et les {strongest} plus faibles. La révolution suivante rétablit l’ordre.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards of a higher rank, or passes.</source>
        <translation>Puis, dans le sens des aiguilles d’une montre, chacun joue autant de cartes d’une valeur plus forte, ou passe.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards of an equal or higher rank, or passes.</source>
        <translation>Puis, dans le sens des aiguilles d’une montre, chacun joue autant de cartes de même valeur ou d’une valeur plus forte, ou passe.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards with a lower number, or passes.</source>
        <translation>Puis, dans le sens des aiguilles d’une montre, chacun joue autant de cartes d’un nombre plus bas, ou passe.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays the same number of cards with an equal or lower number, or passes.</source>
        <translation>Puis, dans le sens des aiguilles d’une montre, chacun joue autant de cartes du même nombre ou d’un nombre plus bas, ou passe.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) of each number.</source>
        <translation>
            <numerusform>Chaque nombre existe une fois.</numerusform>
            <numerusform>Chaque nombre existe %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are also %n jester(s).</source>
        <translation>
            <numerusform>S’y ajoute un bouffon.</numerusform>
            <numerusform>S’y ajoutent %n bouffons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are also %n joker(s).</source>
        <translation>
            <numerusform>S’y ajoute un joker.</numerusform>
            <numerusform>S’y ajoutent %n jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are also %n joker(s): {red} red and {black} black.</source>
        <translation>
            <numerusform>S’y ajoute %n joker&#xa0;: {red} en rouge et {black} en noir.</numerusform>
            <numerusform>S’y ajoutent %n jokers&#xa0;: {red} en rouge et {black} en noir.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are exceptions, which are explained under “Going out”.</source>
        <translation>Il y a des exceptions, expliquées sous «&#xa0;Finir&#xa0;».</translation>
    </message>
    <message>
        <source>There can only be one joker in a play.</source>
        <translation>On ne peut jouer qu’un joker à la fois.</translation>
    </message>
    <message>
        <source>There is nothing to choose: the exchange is automatic.</source>
        <translation>Il n’y a rien à choisir&#xa0;: l’échange se fait tout seul.</translation>
    </message>
    <message>
        <source>These cards are missing from the deck: {cards}.</source>
        <translation>Il manque ces cartes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>They may start with any cards.</source>
        <translation>Il peut commencer par n’importe quelles cartes.</translation>
    </message>
    <message numerus="yes">
        <source>They negotiate over %n more card(s).</source>
        <translation>
            <numerusform>Ils négocient une carte de plus.</numerusform>
            <numerusform>Ils négocient %n cartes de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>They sit in this order, clockwise.</source>
        <translation>On s’assoit dans cet ordre, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>They still do so after a revolution.</source>
        <translation>Cela reste vrai après une révolution.</translation>
    </message>
    <message>
        <source>This does not apply to bombs.</source>
        <translation>Cela ne vaut pas pour les bombes.</translation>
    </message>
    <message>
        <source>Three in a row: when three players, one after the other, play three consecutive ranks, such as {ranks}, each of the three may discard one card, in the order in which they played.</source>
        <translation>Trois de suite&#xa0;: quand trois joueurs jouent l’un après l’autre trois valeurs qui se suivent, par exemple {ranks}, chacun des trois peut jeter une carte, dans l’ordre où ils ont joué.</translation>
    </message>
    <message>
        <source>Together with other cards, it stands for another card: two {ranks} and a joker make three {ranks}.</source>
        <translation>Avec d’autres cartes, il en remplace une&#xa0;: deux {ranks} et un joker font trois {ranks}.</translation>
    </message>
    <message>
        <source>Trump 1 and trump 21 can also stand for another card: {one} and trump 21 make a pair; trumps 5, 7 and 1 make three consecutive trumps. At least one card must be played as itself. If there is a choice, you say which card you mean.</source>
        <translation>L’atout 1 et l’atout 21 peuvent aussi remplacer une autre carte&#xa0;: {one} et l’atout 21 font une paire, les atouts 5, 7 et 1 font trois atouts qui se suivent. Une carte au moins doit être jouée pour ce qu’elle est. S’il y a plusieurs possibilités, tu dis laquelle.</translation>
    </message>
    <message>
        <source>Trumps beat suit cards. Instead of pairs, triples and quads, two, three or four consecutive trumps are played together, such as trumps 7 and 8.</source>
        <translation>Les atouts battent les autres cartes. Au lieu de paires, de brelans et de carrés, on joue deux, trois ou quatre atouts qui se suivent, par exemple les atouts 7 et 8.</translation>
    </message>
    <message>
        <source>Trumps have no suit and cannot be played in a locked trick.</source>
        <translation>Les atouts n’ont pas de couleur et ne peuvent pas y être joués.</translation>
    </message>
    <message>
        <source>Two decks are shuffled together.</source>
        <translation>On mélange deux jeux ensemble.</translation>
    </message>
    <message>
        <source>Twos are wild: a 2 is played with cards of another rank and counts as one of them. Two {ranks} and a 2 make three {ranks}. A 2 is never played by itself.</source>
        <translation>Les 2 complètent d’autres cartes&#xa0;: un 2 se joue avec des cartes d’une autre valeur et compte comme l’une d’elles. Deux {ranks} et un 2 font trois {ranks}. Un 2 ne se joue jamais seul.</translation>
    </message>
    <message>
        <source>Twos clear the trick: if you play one or more twos, you win the trick at once and lead the next one. Nobody may answer, not even with twos.</source>
        <translation>Les 2 ramassent le pli&#xa0;: si tu joues un 2 ou plusieurs, tu gagnes aussitôt le pli et tu ouvres le suivant. Personne ne peut répondre, pas même avec des 2.</translation>
    </message>
    <message>
        <source>Twos count as the lowest cards here.</source>
        <translation>Les cartes les plus faibles sont ici les 2.</translation>
    </message>
    <message>
        <source>Twos in a run do not.</source>
        <translation>Dans une suite, les 2 ne ramassent pas le pli.</translation>
    </message>
    <message>
        <source>When all the others have passed, the player who played last may beat their own cards, or pass and win the trick. Its cards are out of the round, and the winner leads the next trick.</source>
        <translation>Quand tous les autres ont passé, le dernier à avoir joué peut battre ses propres cartes, ou passer et gagner le pli. Ces cartes sortent du jeu, et le gagnant ouvre le pli suivant.</translation>
    </message>
    <message>
        <source>When all the others have passed, the player who played last wins the trick. Its cards are out of the round, and the winner leads the next trick.</source>
        <translation>Quand tous les autres ont passé, le dernier à avoir joué gagne le pli. Ces cartes sortent du jeu, et le gagnant ouvre le pli suivant.</translation>
    </message>
    <message>
        <source>When the asking is over, the asker gives back as many cards as they received.</source>
        <translation>À la fin, on rend autant de cartes qu’on en a reçu.</translation>
    </message>
    <message numerus="yes">
        <source>When you have no cards left, you are out. The first player out scores %n point(s), and each player after that one point fewer.</source>
        <translation>
            <numerusform>Quand tu n’as plus de cartes, tu as fini. Le premier qui finit marque %n point, chacun après lui un de moins.</numerusform>
            <numerusform>Quand tu n’as plus de cartes, tu as fini. Le premier qui finit marque %n points, chacun après lui un de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>When you have no cards left, you are out. The others play on until only one player still has cards.</source>
        <translation>Quand tu n’as plus de cartes, tu as fini. Les autres continuent jusqu’à ce qu’un seul ait encore des cartes.</translation>
    </message>
    <message>
        <source>When your face-up cards are gone, choose a face-down card and turn it over. If it is equal to the top or higher, it is played; if not, you pick it up together with the pile.</source>
        <translation>Quand tu n’as plus de cartes visibles, choisis une carte cachée et retourne-la. Si elle vaut autant que le dessus de la pile ou plus, elle est jouée&#xa0;; sinon, tu la ramasses avec la pile.</translation>
    </message>
    <message>
        <source>When your hand and the stock are empty, you play your face-up cards. If you cannot play any, you pick up the pile and play from your hand again.</source>
        <translation>Quand ta main et la pioche sont vides, tu joues tes cartes visibles. Si aucune n’est jouable, tu ramasses la pile et tu rejoues de ta main.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message numerus="yes">
        <source>With cards that stand for others (see “Special cards”), there can be up to %n.</source>
        <translation>
            <numerusform>Avec des cartes qui en remplacent d’autres (voir «&#xa0;Cartes spéciales&#xa0;»), il peut y en avoir jusqu’à %n.</numerusform>
            <numerusform>Avec des cartes qui en remplacent d’autres (voir «&#xa0;Cartes spéciales&#xa0;»), il peut y en avoir jusqu’à %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong plays are possible, but anyone who makes one sets their hand aside and becomes {lowest} at once. The last of the others then becomes {second}.</source>
        <translation>À cette table, on peut se tromper&#xa0;: celui qui joue contre les règles pose ses cartes et devient aussitôt {lowest}. Le dernier des autres devient alors {second}.</translation>
    </message>
    <message>
        <source>You can also play a run: three or more consecutive ranks of one suit, such as {run}. Runs do not wrap around from the strongest rank to the weakest.</source>
        <translation>On peut aussi jouer une suite&#xa0;: trois valeurs ou plus qui se suivent, d’une même couleur, par exemple {run}. Une suite ne repart pas du début après la plus forte valeur.</translation>
    </message>
    <message>
        <source>You can also play a run: three or more consecutive ranks, all singles, all pairs or all triples, such as {run} or {pairs}. Runs do not wrap around from the strongest rank to the weakest.</source>
        <translation>On peut aussi jouer une suite&#xa0;: trois valeurs ou plus qui se suivent, toutes seules, toutes en paires ou toutes en brelans, par exemple {run} ou {pairs}. Une suite ne repart pas du début après la plus forte valeur.</translation>
    </message>
    <message>
        <source>You can ask for {jesters} just like any other card.</source>
        <translation>On peut aussi demander des {jesters}.</translation>
    </message>
    <message>
        <source>You may also answer with the same rank.</source>
        <translation>On peut aussi jouer la même valeur.</translation>
    </message>
    <message>
        <source>the highest player who still has cards</source>
        <translation>le mieux placé encore en jeu</translation>
    </message>
    <message>
        <source>the lowest player who still has cards</source>
        <translation>le moins bien placé encore en jeu</translation>
    </message>
    <message>
        <source>the next player who still has cards</source>
        <translation>le joueur suivant encore en jeu</translation>
    </message>
    <message>
        <source>You may pass even if you could play.</source>
        <translation>Tu peux passer même si tu as de quoi jouer.</translation>
    </message>
    <message>
        <source>Suits do not matter for bombs.</source>
        <translation>Entre bombes, les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>You may pick up the pile even if you could play.</source>
        <translation>Tu peux aussi ramasser la pile même si tu peux jouer.</translation>
    </message>
    <message>
        <source>You play as many rounds as you like.</source>
        <translation>On joue autant de manches que l’on veut.</translation>
    </message>
    <message>
        <source>Your last play must not contain {cards}: if it does, you become {lowest}, and the others move up.</source>
        <translation>Il est interdit de finir avec {cards}, même accompagné d’autres cartes&#xa0;: si cela t’arrive, tu deviens {lowest}, et les autres montent.</translation>
    </message>
    <message>
        <source>Your position also decides whom you exchange cards with in the next round.</source>
        <translation>De ton titre dépend aussi avec qui tu échanges des cartes à la manche suivante.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ton tour</translation>
    </message>
    <message>
        <source>a Tarot deck of 78 cards</source>
        <translation>un jeu de tarot de 78 cartes</translation>
    </message>
    <message>
        <source>a bomb</source>
        <translation>une bombe</translation>
    </message>
    <message>
        <source>a bomb of a higher rank</source>
        <translation>une bombe d’une valeur plus forte</translation>
    </message>
    <message>
        <source>a deck of 32 cards</source>
        <translation>un jeu de 32 cartes</translation>
    </message>
    <message>
        <source>a deck of 52 cards</source>
        <translation>un jeu de 52 cartes</translation>
    </message>
    <message>
        <source>a higher bomb (more cards, or the same number of a higher rank)</source>
        <translation>une bombe plus forte (plus de cartes, ou autant d’une valeur plus forte)</translation>
    </message>
    <message>
        <source>a higher joker (red beats black)</source>
        <translation>un joker plus fort (le rouge bat le noir)</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>un joker</translation>
    </message>
    <message>
        <source>a player drawn by lot</source>
        <translation>un joueur tiré au sort</translation>
    </message>
    <message>
        <source>bombs</source>
        <translation>des bombes</translation>
    </message>
    <message>
        <source>cards numbered 1 to 12</source>
        <translation>des cartes numérotées de 1 à 12</translation>
    </message>
    <message>
        <source>cards numbered 1 to 13</source>
        <translation>des cartes numérotées de 1 à 13</translation>
    </message>
    <message>
        <source>jester</source>
        <translation>bouffon</translation>
    </message>
    <message>
        <source>jesters</source>
        <translation>bouffons</translation>
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
        <translation>le 3 de pique</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>l’Excuse</translation>
    </message>
    <message>
        <source>the lowest card dealt (among equal ranks, {first} before {others})</source>
        <translation>la plus faible des cartes distribuées (à valeur égale, {first} avant {others})</translation>
    </message>
    <message>
        <source>the weakest card ({one})</source>
        <translation>la carte la plus faible ({one})</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>atouts</translation>
    </message>
    <message>
        <source>{highest_subject} gets the first card, so the player before them deals.</source>
        <translation>{highest_subject} reçoit la première carte&#xa0;: c’est donc le joueur d’avant qui donne.</translation>
    </message>
    <message numerus="yes">
        <source>{highest_subject} scores %n point(s), each position below that one point fewer, and {lowest_subject} none.</source>
        <translation>
            <numerusform>{highest_subject} marque %n point, chaque titre au-dessous un de moins, {lowest_subject} aucun.</numerusform>
            <numerusform>{highest_subject} marque %n points, chaque titre au-dessous un de moins, {lowest_subject} aucun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{highest_subject} scores %n point(s), each position below that one point fewer, and {lowest_subject} one.</source>
        <translation>
            <numerusform>{highest_subject} marque %n point, chaque titre au-dessous un de moins, {lowest_subject} un.</numerusform>
            <numerusform>{highest_subject} marque %n points, chaque titre au-dessous un de moins, {lowest_subject} un.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lower_subject} gives {upper_to} their %n best card(s) and gets as many in return.</source>
        <translation>
            <numerusform>{lower_subject} donne sa meilleure carte {upper_to} et reçoit une carte en échange.</numerusform>
            <numerusform>{lower_subject} donne ses %n meilleures cartes {upper_to} et reçoit en échange autant de cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lower_subject} gives {upper_to} their %n best card(s) and gets the other’s %n worst card(s) in return.</source>
        <translation>
            <numerusform>{lower_subject} donne sa meilleure carte {upper_to} et reçoit en échange sa plus mauvaise.</numerusform>
            <numerusform>{lower_subject} donne ses %n meilleures cartes {upper_to} et reçoit en échange ses %n plus mauvaises.</numerusform>
        </translation>
    </message>
    <message>
        <source>{lowest_subject} deals.</source>
        <translation>{lowest_subject} donne.</translation>
    </message>
    <message>
        <source>{lowest_subject} may also play an equal rank.</source>
        <translation>{lowest_subject} peut aussi jouer la même valeur.</translation>
    </message>
    <message>
        <source>{players} play with {count} cards.</source>
        <translation>{players} jouent avec {count} cartes.</translation>
    </message>
    <message>
        <source>{players} play with {deck}.</source>
        <translation>{players}, {deck}.</translation>
    </message>
    <message numerus="yes">
        <source>{upper_subject} and {lower_subject} negotiate over %n card(s).</source>
        <translation>
            <numerusform>{upper_subject} et {lower_subject} négocient une carte.</numerusform>
            <numerusform>{upper_subject} et {lower_subject} négocient %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{upper_subject} asks {lower_object} for cards.</source>
        <translation>{upper_subject} demande des cartes, et c’est {lower_object} qui répond.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>A real round that explains the game as you play. You can leave at any time.</source>
        <translation>Une vraie manche qui explique le jeu au fur et à mesure. Tu peux la quitter à tout moment.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
</context>
<context>
    <name>Saying</name>
    <message numerus="yes">
        <source>%n card(s) for you!</source>
        <translation>
            <numerusform>%n carte pour toi&#xa0;!</numerusform>
            <numerusform>%n cartes pour toi&#xa0;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for {name}!</source>
        <translation>
            <numerusform>%n carte pour {name}&#xa0;!</numerusform>
            <numerusform>%n cartes pour {name}&#xa0;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {ranks}!</source>
        <translation>
            <numerusform>J’annonce des {ranks}&#xa0;: %n&#xa0;!</numerusform>
            <numerusform>J’annonce des {ranks}&#xa0;: %n&#xa0;!</numerusform>
        </translation>
    </message>
    <message>
        <source>After you!</source>
        <translation>Après toi&#xa0;!</translation>
    </message>
    <message>
        <source>Agreed!</source>
        <translation>D’accord&#xa0;!</translation>
    </message>
    <message>
        <source>Any {ranks}?</source>
        <translation>Tu as des {ranks}&#xa0;?</translation>
    </message>
    <message>
        <source>Here you are!</source>
        <translation>Voilà&#xa0;!</translation>
    </message>
    <message>
        <source>How about a deal?</source>
        <translation>On fait affaire&#xa0;?</translation>
    </message>
    <message>
        <source>Mine!</source>
        <translation>À moi&#xa0;!</translation>
    </message>
    <message>
        <source>No deal!</source>
        <translation>Pas question&#xa0;!</translation>
    </message>
    <message>
        <source>None!</source>
        <translation>Je n’en ai pas&#xa0;!</translation>
    </message>
    <message>
        <source>Putsch!</source>
        <translation>Putsch&#xa0;!</translation>
    </message>
    <message>
        <source>Revolution!</source>
        <translation>Révolution&#xa0;!</translation>
    </message>
    <message>
        <source>{all}!</source>
        <translation>{all}&#xa0;!</translation>
    </message>
    <message>
        <source>{first}, then {next}</source>
        <translation>{first}, puis {next}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Points count against you: the lowest total is best.</source>
        <translation>Moins on a de points, mieux c’est&#xa0;: le plus petit total est le meilleur.</translation>
    </message>
    <message numerus="yes">
        <source>Points count against you: the match ends at %n, and the lowest total wins.</source>
        <translation>
            <numerusform>Moins on a de points, mieux c’est&#xa0;: la partie finit à %n, et le plus petit total gagne.</numerusform>
            <numerusform>Moins on a de points, mieux c’est&#xa0;: la partie finit à %n, et le plus petit total gagne.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message numerus="yes">
        <source>Points over %n round(s)</source>
        <translation>
            <numerusform>Points sur %n manche</numerusform>
            <numerusform>Points sur %n manches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreFigures</name>
    <message>
        <source>left over: %1</source>
        <translation>restait&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Round %1: %2</source>
        <translation>Manche %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
</context>
<context>
    <name>ScoreSummary</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Stop for now</source>
        <translation>Arrêter là</translation>
    </message>
    <message>
        <source>You can continue the match later.</source>
        <translation>Tu pourras continuer la partie plus tard.</translation>
    </message>
</context>
<context>
    <name>ScreenFrame</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
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
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) taken</source>
        <translation>
            <numerusform>%n pli pris</numerusform>
            <numerusform>%n plis pris</numerusform>
        </translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>visibles&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place} place</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hors du pli</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>Seigneur</name>
    <message>
        <source>A bomb can only be played on your turn.</source>
        <translation>Une bombe ne se joue qu’à son tour.</translation>
    </message>
    <message>
        <source>A bomb may also be played out of turn, on the cards just played. Anyone who holds a bomb that beats them is briefly asked, without anyone else noticing. Play then continues to the left of the player who played the bomb. On your turn, you may also lead a bomb.</source>
        <translation>Une bombe peut aussi se jouer hors de son tour, sur les cartes qui viennent d’être jouées. Le jeu pose brièvement la question à qui en a une assez forte, sans que personne d’autre le remarque. On reprend ensuite à la gauche de celui qui a joué la bombe. À ton tour, tu peux aussi ouvrir avec une bombe.</translation>
    </message>
    <message>
        <source>A round is a series of tricks. To lead one, play a single card, a pair, a triple (two or three cards of the same rank), a full house (a triple and a pair), two or more consecutive pairs such as 4-4-5-5, or a straight of five or more consecutive ranks.</source>
        <translation>Une manche se joue en plusieurs plis. On ouvre avec une carte seule, une paire, un brelan (deux ou trois cartes de même valeur), un full (brelan et paire), deux paires ou plus qui se suivent comme 4-4-5-5, ou une suite de cinq valeurs ou plus.</translation>
    </message>
    <message>
        <source>A straight of one suit is always a bomb.</source>
        <translation>Une suite d’une seule couleur est toujours une bombe.</translation>
    </message>
    <message>
        <source>All cards are dealt, so some players may get one more than others. From the second round on, {lowest_subject} deals, and the players sit by position, clockwise from the highest.</source>
        <translation>Toutes les cartes sont distribuées&#xa0;; certains peuvent en avoir une de plus. À partir de la deuxième manche, {lowest_subject} donne, et on s’assoit selon les titres, dans le sens des aiguilles d’une montre à partir du plus haut.</translation>
    </message>
    <message>
        <source>Bomb! You play {cards}.</source>
        <translation>Une bombe&#xa0;! Tu poses {cards}.</translation>
    </message>
    <message>
        <source>Bomb! {name} plays {cards}.</source>
        <translation>Une bombe&#xa0;! {name} pose {cards}.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Les bombes</translation>
    </message>
    <message>
        <source>Everyone plays for themselves and tries to get rid of their cards. Go out early and you rise; be left with cards and you fall.</source>
        <translation>Chacun joue pour soi et veut se débarrasser de ses cartes. Ceux qui finissent tôt montent, ceux qui gardent des cartes descendent.</translation>
    </message>
    <message>
        <source>Four cards of one rank in four different suits are a bomb, and so are five or more consecutive ranks of one suit, without the Mah Jong, Phoenix or Dragon. A bomb beats any other play. Only a higher bomb beats a bomb: more cards, or the same number with a higher rank.</source>
        <translation>Un carré de quatre couleurs est une bombe, comme cinq valeurs ou plus qui se suivent dans une couleur, sans Mah Jong, Phénix ni Dragon. Une bombe bat tout le reste. Seule une bombe plus forte bat une bombe&#xa0;: plus de cartes, ou autant d’une valeur plus haute.</translation>
    </message>
    <message>
        <source>I wish for {ranks}!</source>
        <translation>Je souhaite des {ranks}&#xa0;!</translation>
    </message>
    <message>
        <source>If you pass, you may rejoin the trick later. When all the others have passed one after another, the player who played last wins the trick and leads the next one.</source>
        <translation>Si tu passes, tu peux revenir dans le pli plus tard. Quand tous les autres ont passé l’un après l’autre, le dernier à avoir joué gagne le pli et ouvre le suivant.</translation>
    </message>
    <message>
        <source>In every round, the player who holds the Mah Jong starts, with any cards: it need not be the Mah Jong.</source>
        <translation>À chaque manche, le joueur qui a le Mah Jong commence, avec les cartes qu’il veut&#xa0;: pas forcément le Mah Jong.</translation>
    </message>
    <message>
        <source>No suit is stronger than another, and combinations do not wrap around (no K-A-2).</source>
        <translation>Aucune couleur n’est plus forte qu’une autre, et aucune combinaison ne continue après l’as (pas de R-A-2).</translation>
    </message>
    <message>
        <source>On another Phoenix it is half a rank higher again. Two Phoenixes may be part of one play, together with other cards.</source>
        <translation>Sur un autre Phénix, il dépasse encore d’un demi-point. Deux Phénix peuvent faire partie d’une combinaison, avec d’autres cartes.</translation>
    </message>
    <message>
        <source>Play a bomb on {cards}?</source>
        <translation>Une bombe sur {cards}&#xa0;?</translation>
    </message>
    <message>
        <source>The Dragon is the highest single card and can only be played by itself. Only a bomb beats it.</source>
        <translation>Le Dragon est la plus forte carte seule et ne se joue que seul. Seule une bombe le bat.</translation>
    </message>
    <message>
        <source>The Dragon is the highest single card and can only be played by itself. Only a bomb or the second Dragon beats it.</source>
        <translation>Le Dragon est la plus forte carte seule et ne se joue que seul. Seuls une bombe ou le second Dragon le battent.</translation>
    </message>
    <message>
        <source>The Mah Jong is a 1: the lowest single card, or the start of a straight. When you play it, you may wish for a rank. From then on, anyone who holds this rank and can play it on their turn must do so, until somebody has played it or the round is over. The cards you play with the wish do not count, nor does a Phoenix that stands for the rank.</source>
        <translation>Le Mah Jong est un 1&#xa0;: la plus basse carte seule, ou le début d’une suite. Quand tu le joues, tu peux souhaiter une valeur. Dès lors, tout joueur qui a cette valeur et peut la jouer à son tour doit le faire, jusqu’à ce que quelqu’un l’ait fait ou que la manche soit finie. Ce que tu joues avec ton souhait ne compte pas, ni un Phénix qui remplace la valeur.</translation>
    </message>
    <message>
        <source>The Phoenix stands for any card from 2 to ace, but not in a bomb. Played by itself, it is half a rank higher than the single card it is played on, but it does not beat a Dragon. Led by itself, it counts as one and a half.</source>
        <translation>Le Phénix remplace n’importe quelle carte du 2 à l’as, sauf dans une bombe. Seul, il dépasse d’un demi-point la carte seule sur laquelle on le joue, mais il ne bat pas un Dragon. Joué seul pour ouvrir, il compte un et demi.</translation>
    </message>
    <message>
        <source>The best card is the Dragon, then come the Phoenix, the Mah Jong, and the ranks from ace down to 2.</source>
        <translation>La meilleure carte est le Dragon, puis viennent le Phénix, le Mah Jong et les valeurs de l’as au 2.</translation>
    </message>
    <message>
        <source>The last player scores no points, and each position above scores one more.</source>
        <translation>Le dernier ne marque aucun point, chaque titre au-dessus un de plus.</translation>
    </message>
    <message>
        <source>The players who received cards give back the same number of cards, whichever they like, all at the same time.</source>
        <translation>Ceux qui ont reçu des cartes en rendent autant, de leur choix, tous en même temps.</translation>
    </message>
    <message>
        <source>The wish is granted: you play {one}.</source>
        <translation>Vœu exaucé&#xa0;: tu poses {one}.</translation>
    </message>
    <message>
        <source>The wish is granted: {name} plays {one}.</source>
        <translation>Vœu exaucé&#xa0;: {name} pose {one}.</translation>
    </message>
    <message>
        <source>Then, going clockwise, each player plays a higher combination of the same kind with the same number of cards, or passes. Full houses are compared by the triple.</source>
        <translation>Puis, dans le sens des aiguilles d’une montre, chacun joue une combinaison plus forte du même genre avec autant de cartes, ou passe. Dans un full, c’est le brelan qui compte.</translation>
    </message>
    <message>
        <source>There are four suits (lilies, keys, goblets and towers), each from 2 to ace, and three cards without a suit: the Mah Jong, the Phoenix and the Dragon.</source>
        <translation>Il y a quatre couleurs (lys, clés, coupes et tours), chacune du 2 à l’as, et trois cartes sans couleur&#xa0;: le Mah Jong, le Phénix et le Dragon.</translation>
    </message>
    <message>
        <source>When you have no cards left, you are out. A player’s last cards can still be beaten; if nobody beats them, the next player who still has cards leads. The round ends when only one player still has cards.</source>
        <translation>Quand tu n’as plus de cartes, tu as fini. Les dernières cartes d’un joueur peuvent encore être battues&#xa0;; si personne ne les bat, le joueur suivant encore en jeu ouvre le pli suivant. La manche finit quand un seul joueur a encore des cartes.</translation>
    </message>
    <message>
        <source>Wished for: {one}. Anyone who can play it must do so.</source>
        <translation>Vœu&#xa0;: {one}. Ceux qui peuvent l’exaucer doivent le faire.</translation>
    </message>
    <message>
        <source>With this many players, two decks are used: 104 cards with suits, two Phoenixes and two Dragons, but only one Mah Jong.</source>
        <translation>À ce nombre de joueurs, on prend deux jeux&#xa0;: 104 cartes de couleur, deux Phénix et deux Dragons, mais un seul Mah Jong.</translation>
    </message>
    <message>
        <source>You keep your bomb.</source>
        <translation>Tu gardes ta bombe.</translation>
    </message>
    <message>
        <source>You must grant the wish: play {one}</source>
        <translation>Tu dois exaucer le vœu&#xa0;: pose {one}</translation>
    </message>
    <message>
        <source>You play {cards} and wish for {one}.</source>
        <translation>Tu joues {cards} et tu souhaites {one}.</translation>
    </message>
    <message>
        <source>You wish for {one}.</source>
        <translation>Tu souhaites {one}.</translation>
    </message>
    <message>
        <source>a bomb in {suit}, {low} to {high}</source>
        <translation>une bombe de {suit} {low} {high}</translation>
    </message>
    <message>
        <source>a bomb of four {ranks}</source>
        <translation>une bombe de quatre {ranks}</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>un full</translation>
    </message>
    <message>
        <source>a full house of {ranks}</source>
        <translation>un full aux {ranks}</translation>
    </message>
    <message>
        <source>a higher bomb</source>
        <translation>une bombe plus forte</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>une paire</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>une carte seule</translation>
    </message>
    <message>
        <source>a straight of {count} cards</source>
        <translation>une suite de {count} cartes</translation>
    </message>
    <message>
        <source>a straight, {low} to {high}</source>
        <translation>une suite {low} {high}</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>the bomb in {suit}, {low} to {high}</source>
        <translation>la bombe de {suit} {low} {high}</translation>
    </message>
    <message>
        <source>the bomb of four {ranks}</source>
        <translation>la bombe de quatre {ranks}</translation>
    </message>
    <message>
        <source>the full house of {ranks}</source>
        <translation>le full aux {ranks}</translation>
    </message>
    <message>
        <source>the straight, {low} to {high}</source>
        <translation>la suite {low} {high}</translation>
    </message>
    <message>
        <source>the {count} pairs, {low} to {high}</source>
        <translation>les {count} paires {low} {high}</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>un brelan</translation>
    </message>
    <message>
        <source>{count} consecutive pairs</source>
        <translation>{count} paires qui se suivent</translation>
    </message>
    <message>
        <source>{count} pairs, {low} to {high}</source>
        <translation>{count} paires {low} {high}</translation>
    </message>
    <message numerus="yes">
        <source>{lower_subject} gives {upper_to} their %n best card(s).</source>
        <translation>
            <numerusform>{lower_subject} donne {upper_to} sa meilleure carte.</numerusform>
            <numerusform>{lower_subject} donne {upper_to} ses %n meilleures cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} keeps their bomb.</source>
        <translation>{name} garde sa bombe.</translation>
    </message>
    <message>
        <source>{name} plays {cards} and wishes for {one}.</source>
        <translation>{name} joue {cards} et souhaite {one}.</translation>
    </message>
    <message>
        <source>{name} wishes for {one}.</source>
        <translation>{name} souhaite {one}.</translation>
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
        <translation>Toi</translation>
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
        <translation>Quelques minutes par jour valent mieux qu’une heure par semaine.</translation>
    </message>
    <message>
        <source>All {of} right!</source>
        <translation>Les {of} sont justes&#xa0;!</translation>
    </message>
    <message>
        <source>Could not be judged</source>
        <translation>N’a pas pu être jugé</translation>
    </message>
    <message>
        <source>Exercise {number}: {about}</source>
        <translation>Exercice {number}&#xa0;: {about}</translation>
    </message>
    <message>
        <source>In a hundred rounds, choices like these cost you {places}. Exercise {worst} cost the most.</source>
        <translation>En cent manches, de tels choix te coûtent {places}. Le plus cher&#xa0;: l’exercice {worst}.</translation>
    </message>
    <message>
        <source>Play to the trick</source>
        <translation>Un coup dans le pli</translation>
    </message>
    <message>
        <source>The hands you missed are back already: play ten more.</source>
        <translation>Les mains ratées sont déjà de retour&#xa0;: joues-en dix de plus.</translation>
    </message>
    <message numerus="yes">
        <source>The hands you missed come back in %n day(s).</source>
        <translation>
            <numerusform>Les mains ratées reviennent dans %n jour.</numerusform>
            <numerusform>Les mains ratées reviennent dans %n jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hands you missed come back in %n minute(s).</source>
        <translation>
            <numerusform>Les mains ratées reviennent dans %n minute.</numerusform>
            <numerusform>Les mains ratées reviennent dans %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hands you missed come back later today.</source>
        <translation>Les mains ratées reviennent plus tard dans la journée.</translation>
    </message>
    <message>
        <source>The hands you missed come back tomorrow.</source>
        <translation>Les mains ratées reviennent demain.</translation>
    </message>
    <message>
        <source>Work on this next: {about}</source>
        <translation>À travailler maintenant&#xa0;: {about}</translation>
    </message>
    <message>
        <source>You are good at this: {about} ({good} of {of} right).</source>
        <translation>Tu sais faire&#xa0;: {about} ({good} bonnes réponses sur {of}).</translation>
    </message>
    <message numerus="yes">
        <source>You found %n more on the second try.</source>
        <translation>
            <numerusform>Tu en as trouvé %n de plus au deuxième essai.</numerusform>
            <numerusform>Tu en as trouvé %n de plus au deuxième essai.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your choices cost you next to nothing.</source>
        <translation>Tes choix ne te coûtent presque rien.</translation>
    </message>
    <message>
        <source>Your first rating: about {after}.</source>
        <translation>Ta première cote&#xa0;: environ {after}.</translation>
    </message>
    <message>
        <source>Your rating falls from about {before} to {after}.</source>
        <translation>Ta cote baisse d’environ {before} à {after}.</translation>
    </message>
    <message>
        <source>Your rating rises from about {before} to {after}.</source>
        <translation>Ta cote monte d’environ {before} à {after}.</translation>
    </message>
    <message>
        <source>Your rating stays at about {after}.</source>
        <translation>Ta cote reste à environ {after}.</translation>
    </message>
    <message>
        <source>Your title: {after}.</source>
        <translation>Ton titre&#xa0;: {after}.</translation>
    </message>
    <message>
        <source>Your title: {after}. Before this session: {before}.</source>
        <translation>Ton titre&#xa0;: {after}. Avant&#xa0;: {before}.</translation>
    </message>
    <message>
        <source>{good} of {of} right</source>
        <translation>Bonnes réponses&#xa0;: {good} sur {of}</translation>
    </message>
    <message>
        <source>{verdict}, costs {places}</source>
        <translation>{verdict}, coûte {places}</translation>
    </message>
    <message>
        <source>{verdict}; then found</source>
        <translation>{verdict}&#xa0;; trouvé ensuite</translation>
    </message>
</context>
<context>
    <name>SessionEndPane</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Leçon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Look at this exercise again</source>
        <translation>Revoir cet exercice</translation>
    </message>
    <message>
        <source>Practise that</source>
        <translation>Travailler ça</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Encore dix</translation>
    </message>
    <message>
        <source>The exercises of this session</source>
        <translation>Les exercices de cette série</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings can’t be saved in {path}{reason}; they apply until you quit.</source>
        <translation>Impossible d’enregistrer les réglages dans {path}{reason}&#xa0;; ils ne valent que jusqu’à ce que tu fermes le jeu.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used; the old file is kept as {path}.</source>
        <translation>Les réglages étaient illisibles et repartent de zéro&#xa0;; l’ancien fichier est gardé sous {path}.</translation>
    </message>
    <message>
        <source>The settings file was damaged, so your settings from before the last change are used; the damaged file is kept as {path}.</source>
        <translation>Les réglages étaient endommagés&#xa0;; ceux d’avant le dernier changement s’appliquent. Le fichier endommagé est gardé sous {path}.</translation>
    </message>
    <message>
        <source>The settings {path} can’t be read{reason}. The file is left untouched; your changes apply until you quit.</source>
        <translation>Impossible de lire les réglages {path}{reason}. Le fichier reste tel quel&#xa0;; tes changements ne valent que jusqu’à ce que tu fermes le jeu.</translation>
    </message>
    <message>
        <source>another window is writing to them</source>
        <translation>une autre fenêtre y écrit en ce moment</translation>
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
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>A shelf that fills as you play. A new trophy is shown for two seconds.</source>
        <translation>Une étagère qui se remplit au fil des parties. Un nouveau trophée s’affiche deux secondes.</translation>
    </message>
    <message>
        <source>A sound when it is your turn</source>
        <translation>Un son quand c’est ton tour</translation>
    </message>
    <message>
        <source>Allow undo</source>
        <translation>Autoriser l’annulation</translation>
    </message>
    <message>
        <source>At the table, text grows only as far as there is room.</source>
        <translation>À la table, le texte ne grandit que s’il y a de la place.</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Ambiance</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Luminosité</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Faces des cartes</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Cartes et table</translation>
    </message>
    <message>
        <source>Cards appear in place instead of flying there.</source>
        <translation>Les cartes apparaissent à leur place au lieu d’y voler.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Ctrl+Z takes you back to your last decision.</source>
        <translation>Ctrl+Z te ramène à ta dernière décision.</translation>
    </message>
    <message>
        <source>Each player’s plate shows their points and what the last round added.</source>
        <translation>La plaque de chaque joueur montre ses points et ce que la dernière manche lui a rapporté.</translation>
    </message>
    <message>
        <source>For tables with children or grandparents.</source>
        <translation>Pour jouer avec les enfants et les grands-parents.</translation>
    </message>
    <message>
        <source>How much time you get to step in when you could play a bomb out of turn.</source>
        <translation>Le temps que tu as quand tu pourrais poser une bombe hors de ton tour.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language and titles</source>
        <translation>Langue et titres</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Lettres sur les cartes</translation>
    </message>
    <message>
        <source>Mild titles</source>
        <translation>Titres tout public</translation>
    </message>
    <message>
        <source>Opponents in the next match</source>
        <translation>Adversaires de la prochaine partie</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Pass automatically</source>
        <translation>Passer automatiquement</translation>
    </message>
    <message>
        <source>Points at the table</source>
        <translation>Points à la table</translation>
    </message>
    <message>
        <source>Press M at the table to mute. With “no motion”, you hear only sounds that respond to your own actions.</source>
        <translation>À la table, touche M. Avec «&#xa0;sans mouvement&#xa0;», tu n’entends que les sons qui répondent à tes gestes.</translation>
    </message>
    <message>
        <source>Prove that the deal is honest</source>
        <translation>Prouver que la donne est honnête</translation>
    </message>
    <message>
        <source>Quiet voices or rain around the table. It stops while another window is in front, and M mutes it too.</source>
        <translation>Des voix ou de la pluie, en sourdine autour de la table. L’ambiance se tait quand une autre fenêtre est devant, ou avec M.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sounds at the table</source>
        <translation>Bruits à la table</translation>
    </message>
    <message>
        <source>Speed of the game</source>
        <translation>Vitesse du jeu</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The shuffled deck has a fingerprint, shown before the deal. After the round, “All hands” proves that no card was changed.</source>
        <translation>Le jeu mélangé a une empreinte, montrée avant la donne. Après la manche, «&#xa0;Toutes les mains&#xa0;» prouve qu’aucune carte n’a été changée.</translation>
    </message>
    <message>
        <source>Think again?</source>
        <translation>On réfléchit encore&#xa0;?</translation>
    </message>
    <message>
        <source>Time to step in</source>
        <translation>Temps pour intervenir</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophées</translation>
    </message>
    <message>
        <source>Useful if you look away between turns.</source>
        <translation>Pratique si tu regardes ailleurs entre deux tours.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Volume of the background</source>
        <translation>Volume de l’ambiance</translation>
    </message>
    <message>
        <source>When you have nothing to play.</source>
        <translation>Quand tu n’as rien à jouer.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>You choose how well each of them plays when you set up a new match.</source>
        <translation>Tu règles le niveau de chacun au moment de préparer une nouvelle partie.</translation>
    </message>
    <message>
        <source>You get a second chance before you give away the wrong cards, and you can ask for hints.</source>
        <translation>Si tu t’apprêtes à donner les mauvaises cartes, on te demande confirmation&#xa0;; tu peux aussi avoir un conseil.</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Ton visage</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ton nom</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>vive</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>calme</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>follow the system</source>
        <translation>selon le système</translation>
    </message>
    <message>
        <source>full motion</source>
        <translation>tous les mouvements</translation>
    </message>
    <message>
        <source>leisurely</source>
        <translation>tranquille</translation>
    </message>
    <message>
        <source>less motion</source>
        <translation>moins de mouvement</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claire</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>sans mouvement</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>off</source>
        <comment>background sound</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>rain</source>
        <translation>pluie</translation>
    </message>
    <message>
        <source>tavern</source>
        <translation>taverne</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Adjusted to fit – {changes}</source>
        <translation>Ajusté en conséquence – {changes}</translation>
    </message>
    <message>
        <source>Applies only when “{option}” is not “{value}”.</source>
        <translation>S’applique seulement si «&#xa0;{option}&#xa0;» n’est pas «&#xa0;{value}&#xa0;».</translation>
    </message>
    <message>
        <source>Applies only when “{option}” is “{value}”.</source>
        <translation>S’applique seulement si «&#xa0;{option}&#xa0;» est «&#xa0;{value}&#xa0;».</translation>
    </message>
    <message>
        <source>Fix it – {changes}</source>
        <translation>Corriger – {changes}</translation>
    </message>
    <message>
        <source>Has no effect unless “{option}” is {value} or more.</source>
        <translation>S’applique seulement si «&#xa0;{option}&#xa0;» vaut au moins {value}.</translation>
    </message>
    <message>
        <source>The game’s usual ones</source>
        <translation>ceux du jeu</translation>
    </message>
    <message>
        <source>Your own game, based on {game}.</source>
        <translation>Ton propre jeu, d’après {game}.</translation>
    </message>
    <message>
        <source>a number for each pair</source>
        <translation>un nombre par duo</translation>
    </message>
    <message>
        <source>your own order</source>
        <translation>ton propre ordre</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>“{option}”: {value}</source>
        <translation>«&#xa0;{option}&#xa0;»&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>SharePane</name>
    <message>
        <source>A sentence about it</source>
        <translation>Une phrase à son sujet</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Gives this game the name above.</source>
        <translation>Donne à ce jeu le nom ci-dessus.</translation>
    </message>
    <message>
        <source>As one line of text</source>
        <translation>En une ligne de texte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>Restaurer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>What is special about it?</source>
        <translation>Qu’a-t-il de spécial&#xa0;?</translation>
    </message>
    <message>
        <source>Without one, the game is described by its rules.</source>
        <translation>Sinon, ce sont ses règles qui le décrivent.</translation>
    </message>
    <message>
        <source>You will find it among the games. The game that you made it from stays as it is.</source>
        <translation>Tu le retrouveras parmi les jeux. Le jeu dont tu es parti reste comme il est.</translation>
    </message>
    <message>
        <source>Your own game</source>
        <translation>Ton propre jeu</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Give the game a name first.</source>
        <translation>Donne d’abord un nom au jeu.</translation>
    </message>
    <message>
        <source>Line copied to the clipboard; send it to your friends.</source>
        <translation>La ligne est dans le presse-papiers&#xa0;; envoie-la à tes amis.</translation>
    </message>
    <message>
        <source>The line names “{rule}” twice.</source>
        <translation>La ligne cite «&#xa0;{rule}&#xa0;» deux fois.</translation>
    </message>
    <message>
        <source>The rules from this line now apply.</source>
        <translation>Les règles de cette ligne s’appliquent maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>There is no room for more than %n game(s) of your own. Delete one first.</source>
        <translation>
            <numerusform>Tu ne peux pas avoir plus de %n jeu à toi. Supprimes-en un d’abord.</numerusform>
            <numerusform>Tu ne peux pas avoir plus de %n jeux à toi. Supprimes-en un d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a line of house rules: such a line starts with the name of a game.</source>
        <translation>Ce n’est pas une ligne de règles maison&#xa0;: une telle ligne commence par le nom d’un jeu.</translation>
    </message>
    <message>
        <source>This is too long to be a line of house rules.</source>
        <translation>C’est trop long pour une ligne de règles maison.</translation>
    </message>
    <message>
        <source>You already have a game called “{name}”. Choose another name.</source>
        <translation>Tu as déjà un jeu qui s’appelle «&#xa0;{name}&#xa0;». Choisis un autre nom.</translation>
    </message>
    <message>
        <source>“{before}” is now called “{name}”.</source>
        <translation>«&#xa0;{before}&#xa0;» s’appelle maintenant «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” was added to the list of games.</source>
        <translation>«&#xa0;{name}&#xa0;» est enregistré parmi les jeux.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» est supprimé.</translation>
    </message>
    <message>
        <source>“{name}” was restored.</source>
        <translation>«&#xa0;{name}&#xa0;» est restauré.</translation>
    </message>
    <message>
        <source>“{name}” was saved.</source>
        <translation>«&#xa0;{name}&#xa0;» est enregistré.</translation>
    </message>
    <message>
        <source>“{part}” does not have the form rule=value.</source>
        <translation>«&#xa0;{part}&#xa0;» n’a pas la forme règle=valeur.</translation>
    </message>
</context>
<context>
    <name>Shithead</name>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n carte cachée</numerusform>
            <numerusform>%n cartes cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Colonne {number}</translation>
    </message>
    <message numerus="yes">
        <source>Pile of %n card(s), on top: {cards}</source>
        <translation>
            <numerusform>Pile de %n carte, dessus&#xa0;: {cards}</numerusform>
            <numerusform>Pile de %n cartes, dessus&#xa0;: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>La pile est vide.</translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>visibles&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carte cachée</translation>
    </message>
    <message>
        <source>{column}: empty</source>
        <translation>{column}&#xa0;: vide</translation>
    </message>
    <message>
        <source>{column}: {cards}</source>
        <translation>{column}&#xa0;: {cards}</translation>
    </message>
</context>
<context>
    <name>SpectatorBar</name>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Redone.</source>
        <translation>Rétabli.</translation>
    </message>
    <message>
        <source>Sounds off.</source>
        <translation>Son coupé.</translation>
    </message>
    <message>
        <source>Sounds on.</source>
        <translation>Son remis.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annulé.</translation>
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
        <translation>Une vraie manche qui explique le jeu au fur et à mesure. Tu peux la quitter à tout moment.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue with “%1”</source>
        <translation>Continuer avec «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partie du jour</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>First steps (3 minutes)</source>
        <translation>Premiers pas (3 minutes)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>More to do</source>
        <translation>Et aussi</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer à %1</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Regulars</source>
        <translation>La bande</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Starts a match with the same players, rounds and rules as last time.</source>
        <translation>Commence une partie avec les joueurs, les manches et les règles de la dernière.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>The people you play with again and again.</source>
        <translation>Ceux avec qui tu joues encore et toujours.</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophées</translation>
    </message>
    <message>
        <source>Version, licences and how to report a problem.</source>
        <translation>La version, les licences et un moyen de signaler un problème.</translation>
    </message>
    <message>
        <source>Which cards should you give away? Ten exercises, each checked by playing out every option.</source>
        <translation>Quelles cartes donner&#xa0;? Dix exercices, où chaque possibilité est jouée jusqu’au bout.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <comment>regulars</comment>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more round(s) and you will have a title.</source>
        <translation>
            <numerusform>Encore une manche, et tu auras un titre.</numerusform>
            <numerusform>Encore %n manches, et tu auras un titre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played to the end</source>
        <translation>
            <numerusform>%n jouée jusqu’au bout</numerusform>
            <numerusform>%n jouées jusqu’au bout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) can’t be read: they are damaged or from a newer version. They are kept but do not count.</source>
        <translation>
            <numerusform>Une manche est illisible&#xa0;: endommagée, ou d’une version plus récente. Elle est conservée, mais ne compte pas.</numerusform>
            <numerusform>%n manches sont illisibles&#xa0;: endommagées, ou d’une version plus récente. Elles sont conservées, mais ne comptent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Peu importe</translation>
    </message>
    <message>
        <source>Average place {place}; chance alone would give {fair}.</source>
        <translation>Place moyenne&#xa0;: {place}&#xa0;; le hasard seul donnerait {fair}.</translation>
    </message>
    <message>
        <source>Average place: ±{error} (standard error)</source>
        <translation>Place moyenne&#xa0;: ± {error} (erreur type)</translation>
    </message>
    <message>
        <source>Best match: {name}, {day}, average place {place}</source>
        <translation>Meilleure partie&#xa0;: {name}, {day}, place moyenne {place}</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Entre les deux</translation>
    </message>
    <message numerus="yes">
        <source>Delete the statistics of %n round(s) and the trophies they earned? Matches and exercises are kept. You can’t undo this.</source>
        <translation>
            <numerusform>Supprimer les statistiques d’une manche et ses trophées&#xa0;? Parties et exercices restent&#xa0;; c’est irréversible.</numerusform>
            <numerusform>Supprimer les statistiques de %n manches et leurs trophées&#xa0;? Parties et exercices restent&#xa0;; c’est irréversible.</numerusform>
        </translation>
    </message>
    <message>
        <source>For these rounds, there is no way to tell how good your cards were.</source>
        <translation>Pour ces manches, on ne peut pas dire ce que valaient tes cartes.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Tout en haut</translation>
    </message>
    <message>
        <source>How well you used them: ±{error} places a round (standard error)</source>
        <translation>Ce que tu en as tiré&#xa0;: ± {error} place par manche (erreur type)</translation>
    </message>
    <message>
        <source>In your last {rounds} rounds, you did about as well as an opponent at the level “{title}”.</source>
        <translation>Sur tes {rounds} dernières manches, tu as joué à peu près comme un adversaire de niveau {title}.</translation>
    </message>
    <message>
        <source>Longest streak at the top: {longest}</source>
        <translation>Plus longue série tout en haut&#xa0;: {longest}</translation>
    </message>
    <message>
        <source>Longest streak without finishing last: {longest}</source>
        <translation>Plus longue série sans finir en dernier&#xa0;: {longest}</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Tout en bas</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Place {place}</translation>
    </message>
    <message numerus="yes">
        <source>Places over time (%n round(s) per point). Dashed line: chance</source>
        <translation>
            <numerusform>Tes places au fil du temps (une manche par point). En pointillé&#xa0;: le hasard</numerusform>
            <numerusform>Tes places au fil du temps (%n manches par point). En pointillé&#xa0;: le hasard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places over time (%n round(s) per point). Thin line: what your cards were worth. Dashed line: chance</source>
        <translation>
            <numerusform>Tes places au fil du temps (une manche par point). Trait fin&#xa0;: la valeur de tes cartes. En pointillé&#xa0;: le hasard</numerusform>
            <numerusform>Tes places au fil du temps (%n manches par point). Trait fin&#xa0;: la valeur de tes cartes. En pointillé&#xa0;: le hasard</numerusform>
        </translation>
    </message>
    <message>
        <source>Play more rounds to see how well you use your cards.</source>
        <translation>Joue encore quelques manches pour voir ce que tu tires de tes cartes.</translation>
    </message>
    <message>
        <source>That is {places} better, which could be luck.</source>
        <translation>C’est {places} de mieux&#xa0;: ce peut être de la chance.</translation>
    </message>
    <message>
        <source>That is {places} better: more than luck can explain.</source>
        <translation>C’est {places} de mieux&#xa0;: plus que de la chance.</translation>
    </message>
    <message>
        <source>That is {places} worse, which could be bad luck.</source>
        <translation>C’est {places} en dessous&#xa0;: ce peut être de la malchance.</translation>
    </message>
    <message>
        <source>That is {places} worse: more than bad luck can explain.</source>
        <translation>C’est {places} en dessous&#xa0;: plus que de la malchance.</translation>
    </message>
    <message>
        <source>There are too few rounds yet to tell skill from luck.</source>
        <translation>C’est encore trop peu de manches pour distinguer le talent de la chance.</translation>
    </message>
    <message>
        <source>This covers {known} of {rounds} rounds.</source>
        <translation>Cela vaut pour {known} manches sur {rounds}.</translation>
    </message>
    <message>
        <source>Value of your cards: ±{error} places a round (standard error)</source>
        <translation>Valeur de tes cartes&#xa0;: ± {error} place par manche (erreur type)</translation>
    </message>
    <message>
        <source>With these cards you did about as well as average play would.</source>
        <translation>De ces cartes, tu as tiré à peu près autant qu’un joueur moyen.</translation>
    </message>
    <message>
        <source>With these cards you finished {places} a round higher than average play would: that is skill.</source>
        <translation>De ces cartes, tu as tiré {places} de plus par manche qu’un joueur moyen&#xa0;: c’est du talent.</translation>
    </message>
    <message>
        <source>With these cards you finished {places} a round lower than average play would: that is more than bad luck.</source>
        <translation>De ces cartes, tu as tiré {places} de moins par manche qu’un joueur moyen&#xa0;: c’est plus que de la malchance.</translation>
    </message>
    <message>
        <source>Worked out for {known} of {rounds} rounds so far…</source>
        <translation>Calculé jusqu’ici pour {known} manches sur {rounds}…</translation>
    </message>
    <message>
        <source>Working out how good your cards were…</source>
        <translation>On calcule ce que valaient tes cartes…</translation>
    </message>
    <message>
        <source>Worst match: {name}, {day}, average place {place}</source>
        <translation>Moins bonne partie&#xa0;: {name}, {day}, place moyenne {place}</translation>
    </message>
    <message>
        <source>Your cards were about as good as usual for your positions.</source>
        <translation>Tes cartes étaient à peu près aussi bonnes que d’habitude pour tes titres.</translation>
    </message>
    <message>
        <source>Your cards were worth {places} a round less than usual for your positions.</source>
        <translation>Tes cartes valaient {places} de moins par manche que d’habitude pour tes titres.</translation>
    </message>
    <message>
        <source>Your cards were worth {places} a round more than usual for your positions.</source>
        <translation>Tes cartes valaient {places} de plus par manche que d’habitude pour tes titres.</translation>
    </message>
    <message>
        <source>Your career begins: {rounds} of {enough} rounds</source>
        <translation>Ta carrière commence&#xa0;: {rounds} sur {enough} manches</translation>
    </message>
    <message>
        <source>Your career: {title}, {rounds}</source>
        <translation>Ta carrière&#xa0;: {title}, {rounds}</translation>
    </message>
    <message>
        <source>{count} · {percent}%</source>
        <translation>{count} · {percent} %</translation>
    </message>
    <message>
        <source>{label}: {count} of {of}</source>
        <translation>{label}&#xa0;: {count} sur {of}</translation>
    </message>
    <message>
        <source>{rounds} from {day}: average place {place} ({fair} by chance)</source>
        <translation>{rounds} à partir du {day}&#xa0;: place moyenne {place} (hasard&#xa0;: {fair})</translation>
    </message>
    <message>
        <source>{rounds} from {day}: average place {place} ({fair} by chance, {dealt} by the cards)</source>
        <translation>{rounds} à partir du {day}&#xa0;: place moyenne {place} (hasard&#xa0;: {fair}, cartes&#xa0;: {dealt})</translation>
    </message>
    <message>
        <source>{rounds} in {matches}, {ended}, {won}.</source>
        <translation>{rounds} dans {matches}, {ended}, {won}.</translation>
    </message>
    <message>
        <source>{streak} (now {now})</source>
        <translation>{streak} (en cours&#xa0;: {now})</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete the statistics…</source>
        <translation>Supprimer les statistiques…</translation>
    </message>
    <message>
        <source>Each deal counts once, the first time you finish it; the first steps do not count. Deleting a match does not remove it from the statistics.</source>
        <translation>Chaque donne compte une fois, avec son premier résultat&#xa0;; les premiers pas ne comptent pas. Les parties supprimées restent dans les statistiques.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Hide margins of error</source>
        <translation>Masquer les marges d’erreur</translation>
    </message>
    <message>
        <source>How often you finished in each place</source>
        <translation>Tes places finales</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Once you have finished a round, you can see here how you are doing.</source>
        <translation>Dès que tu auras fini une manche, tu verras ici comment tu t’en sors.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Show margins of error</source>
        <translation>Afficher les marges d’erreur</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophées</translation>
    </message>
    <message>
        <source>You haven’t played a round like that yet.</source>
        <translation>Tu n’as pas encore joué de manche de ce genre.</translation>
    </message>
</context>
<context>
    <name>StepperRow</name>
    <message>
        <source>%1: fewer</source>
        <translation>%1&#xa0;: moins</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1&#xa0;: plus</translation>
    </message>
</context>
<context>
    <name>Subject</name>
    <message>
        <source>the Big A</source>
        <translation>le grand A</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>le Dragon</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>l’Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>le petit a</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>le Mah Jong</translation>
    </message>
    <message>
        <source>the Phoenix</source>
        <translation>le Phénix</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>l’as</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>le joker noir</translation>
    </message>
    <message>
        <source>the cavalier</source>
        <translation>le cavalier</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>the jester</source>
        <translation>le bouffon</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>le joker rouge</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>le {number}</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>l’atout {number}</translation>
    </message>
</context>
<context>
    <name>SummaryPanel</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>À propos de ce jeu</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Copier le numéro de donne</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copier l’empreinte</translation>
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
        <translation>Échap</translation>
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
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Redo an exchange…</source>
        <translation>Refaire un échange…</translation>
    </message>
    <message>
        <source>Replay this match</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Rejouer la même donne</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Maj+F1</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Remettre le son</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Stop practising</source>
        <translation>Arrêter l’entraînement</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
</context>
<context>
    <name>The</name>
    <message numerus="yes">
        <source>the %n aces</source>
        <translation>
            <numerusform>les %n as</numerusform>
            <numerusform>les %n as</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n {ranks}</source>
        <translation>
            <numerusform>les %n «&#xa0;{ranks}&#xa0;»</numerusform>
            <numerusform>les %n «&#xa0;{ranks}&#xa0;»</numerusform>
        </translation>
    </message>
    <message>
        <source>the Big A</source>
        <translation>le grand A</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>le Dragon</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>l’Excuse</translation>
    </message>
    <message>
        <source>the Little A</source>
        <translation>le petit a</translation>
    </message>
    <message>
        <source>the Mah Jong</source>
        <translation>le Mah Jong</translation>
    </message>
    <message>
        <source>the Phoenix</source>
        <translation>le Phénix</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>le joker noir</translation>
    </message>
    <message>
        <source>the cavalier of {suit}</source>
        <translation>le cavalier de {suit}</translation>
    </message>
    <message>
        <source>the four aces</source>
        <translation>le carré d’as</translation>
    </message>
    <message>
        <source>the four {ranks}</source>
        <translation>le carré de {ranks}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>the jester</source>
        <translation>le bouffon</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>le roi de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>le joker rouge</translation>
    </message>
    <message>
        <source>the run from {low} to {high}</source>
        <translation>la suite {low} {high}</translation>
    </message>
    <message>
        <source>the run of pairs from {low} to {high}</source>
        <translation>la suite de paires {low} {high}</translation>
    </message>
    <message>
        <source>the run of triples from {low} to {high}</source>
        <translation>la suite de brelans {low} {high}</translation>
    </message>
    <message>
        <source>the three aces</source>
        <translation>le brelan d’as</translation>
    </message>
    <message>
        <source>the three {ranks}</source>
        <translation>le brelan de {ranks}</translation>
    </message>
    <message>
        <source>the two aces</source>
        <translation>la paire d’as</translation>
    </message>
    <message>
        <source>the two {ranks}</source>
        <translation>la paire de {ranks}</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>le {number}</translation>
    </message>
    <message>
        <source>the {number} of {suit}</source>
        <translation>le {number} de {suit}</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>l’atout {number}</translation>
    </message>
    <message>
        <source>trumps {number}</source>
        <translation>les atouts {number}</translation>
    </message>
</context>
<context>
    <name>Thirteen</name>
    <message>
        <source>A five-card combination can only be beaten by one of the same kind.</source>
        <translation>Une combinaison de cinq cartes n’est battue que par une autre du même genre.</translation>
    </message>
    <message>
        <source>A round is a series of tricks. The player who starts leads the first one: with a single card, a pair, a triple (two or three cards of the same rank) or a five-card combination. Then, going clockwise, each player plays the same number of stronger cards, or passes.</source>
        <translation>Une manche se joue en plusieurs plis. Celui qui commence ouvre le premier&#xa0;: avec une seule carte, une paire, un brelan (deux ou trois cartes de même valeur) ou une combinaison de cinq cartes. Puis, dans le sens des aiguilles d’une montre, chacun joue autant de cartes, mais plus fortes, ou passe.</translation>
    </message>
    <message>
        <source>A stronger kind beats every weaker one.</source>
        <translation>Un genre plus fort bat tous les plus faibles.</translation>
    </message>
    <message>
        <source>Counting the cards left</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>Doublette!</source>
        <translation>Doublette&#xa0;!</translation>
    </message>
    <message>
        <source>Doublette! Your {left} cards count double: {points} points.</source>
        <translation>Doublette&#xa0;! Tes {left} cartes comptent double&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>Doublette! {name}’s {left} cards count double: {points} points.</source>
        <translation>Doublette&#xa0;! Les {left} cartes de {name} comptent double&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>Everyone else scores one penalty point for each card they still hold. If they hold ten or more, each card counts double (a doublette); a player who still holds all 13 scores 39 points (a triplette).</source>
        <translation>Tous les autres prennent un point de pénalité par carte qui leur reste. À partir de dix cartes, chacune compte double (une doublette)&#xa0;; celui qui a encore ses 13 cartes prend 39 points (une triplette).</translation>
    </message>
    <message>
        <source>Five-card combinations</source>
        <translation>Les combinaisons de cinq cartes</translation>
    </message>
    <message>
        <source>Four cards of one rank cannot be played by themselves, only with a fifth card.</source>
        <translation>Un carré ne se joue pas seul, mais avec une cinquième carte.</translation>
    </message>
    <message>
        <source>From weakest to strongest: straight (five consecutive ranks), flush (five cards of one suit), full house (a triple and a pair), four of a kind with a fifth card, straight flush (a straight in one suit).</source>
        <translation>De la plus faible à la plus forte&#xa0;: suite (cinq valeurs qui se suivent), couleur (cinq cartes de même couleur), full (brelan et paire), carré avec une cinquième carte, quinte flush (suite d’une seule couleur).</translation>
    </message>
    <message>
        <source>Get rid of your cards. The first player to run out of cards wins the round; everyone else scores penalty points for the cards they still hold.</source>
        <translation>Débarrasse-toi de tes cartes. Le premier qui n’en a plus gagne la manche&#xa0;; tous les autres prennent des points de pénalité pour celles qui leur restent.</translation>
    </message>
    <message>
        <source>In the first round, the player who holds the 3 of diamonds starts, and their first play must include it. In later rounds, the winner of the previous round starts, with any cards.</source>
        <translation>À la première manche, le joueur qui a le 3 de carreau commence et doit le jouer d’entrée. Ensuite, le gagnant de la manche précédente commence, avec les cartes qu’il veut.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after %n round(s) at the latest.</source>
        <translation>
            <numerusform>Elle finit au plus tard après %n manche.</numerusform>
            <numerusform>Elle finit au plus tard après %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead with {card}, alone or with others</source>
        <translation>Ouvre avec {card}, avec ou sans d’autres cartes</translation>
    </message>
    <message>
        <source>No cards are exchanged, and there are no positions.</source>
        <translation>On n’échange pas de cartes, et il n’y a pas de titres.</translation>
    </message>
    <message>
        <source>Singles, pairs and triples are compared by rank, and if the ranks are equal, by their highest suit.</source>
        <translation>Les cartes seules, les paires et les brelans se comparent par leur valeur et, à valeur égale, par leur plus haute couleur.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Le plus petit total gagne.</translation>
    </message>
    <message>
        <source>The lowest straight is 3-4-5-6-7, the highest jack-queen-king-ace-2. Straights do not wrap around.</source>
        <translation>La plus basse suite est 3-4-5-6-7, la plus haute valet-dame-roi-as-2. Une suite ne repart pas du début.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends as soon as someone has %n point(s); the lowest score wins.</source>
        <translation>
            <numerusform>La partie finit dès que quelqu’un a un point&#xa0;; le plus petit total gagne.</numerusform>
            <numerusform>La partie finit dès que quelqu’un a %n points&#xa0;; le plus petit total gagne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round ends as soon as a player has no cards left.</source>
        <translation>La manche finit dès que quelqu’un n’a plus de cartes.</translation>
    </message>
    <message>
        <source>The suits rank from weakest to strongest: {order}. So the 3 of diamonds is the weakest of all cards, and the 2 of spades the strongest.</source>
        <translation>Les couleurs, de la plus faible à la plus forte&#xa0;: {order}. Le 3 de carreau est donc la plus faible des cartes et le 2 de pique la plus forte.</translation>
    </message>
    <message>
        <source>Triplette!</source>
        <translation>Triplette&#xa0;!</translation>
    </message>
    <message>
        <source>Triplette! You have not played a card: {points} points.</source>
        <translation>Triplette&#xa0;! Tu n’as posé aucune carte&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>Triplette! {name} has not played a card: {points} points.</source>
        <translation>Triplette&#xa0;! {name} n’a posé aucune carte&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>Two combinations of the same kind are compared by their strongest card (rank first, then suit). Full houses are compared by the rank of the triple, and four of a kind by the rank of its four equal cards.</source>
        <translation>Entre deux combinaisons du même genre, c’est la carte la plus forte qui décide, la valeur avant la couleur&#xa0;; dans un full, c’est le brelan, dans un carré, le carré.</translation>
    </message>
    <message>
        <source>You are out and win the round.</source>
        <translation>Tu n’as plus de cartes&#xa0;: la manche est à toi.</translation>
    </message>
    <message>
        <source>You may pass even if you could play; then you are out of this trick. When all the others have passed, the player who played last leads the next trick.</source>
        <translation>Tu peux passer même si tu as de quoi jouer&#xa0;; tu es alors hors de ce pli. Quand tous les autres ont passé, le dernier à avoir joué ouvre le pli suivant.</translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>Tu prends %n point.</numerusform>
            <numerusform>Tu prends %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>a flush headed by the {card}</source>
        <translation>une couleur hauteur {card}</translation>
    </message>
    <message>
        <source>a full house of {ranks}</source>
        <translation>un full aux {ranks}</translation>
    </message>
    <message>
        <source>a straight flush headed by the {card}</source>
        <translation>une quinte flush hauteur {card}</translation>
    </message>
    <message>
        <source>a straight headed by the {card}</source>
        <translation>une suite hauteur {card}</translation>
    </message>
    <message>
        <source>doublette</source>
        <translation>doublette</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>four {ranks} with a fifth card</source>
        <translation>un carré de {ranks} avec une cinquième carte</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>quinte flush</translation>
    </message>
    <message>
        <source>the flush headed by the {card}</source>
        <translation>la couleur hauteur {card}</translation>
    </message>
    <message>
        <source>the four {ranks}</source>
        <translation>le carré de {ranks}</translation>
    </message>
    <message>
        <source>the full house of {ranks}</source>
        <translation>le full aux {ranks}</translation>
    </message>
    <message>
        <source>the straight flush headed by the {card}</source>
        <translation>la quinte flush hauteur {card}</translation>
    </message>
    <message>
        <source>the straight headed by the {card}</source>
        <translation>la suite hauteur {card}</translation>
    </message>
    <message>
        <source>triplette</source>
        <translation>triplette</translation>
    </message>
    <message>
        <source>{cards} ({card} high)</source>
        <translation>{cards} ({card} en tête)</translation>
    </message>
    <message>
        <source>{cards}, {card} high</source>
        <translation>{cards}, la plus forte&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{kind}, {what}</source>
        <translation>{kind}, {what}</translation>
    </message>
    <message>
        <source>{name} is out and wins the round.</source>
        <translation>{name} n’a plus de cartes et gagne la manche.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s).</source>
        <translation>
            <numerusform>{name} prend %n point.</numerusform>
            <numerusform>{name} prend %n points.</numerusform>
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
        <translation>Trou du cul · Président</translation>
    </message>
</context>
<context>
    <name>TitleForms</name>
    <message>
        <source>the Angel</source>
        <translation>l’Ange|l’Ange|à l’Ange</translation>
    </message>
    <message>
        <source>the Apprentice</source>
        <translation>l’Apprenti|l’Apprenti|à l’Apprenti</translation>
    </message>
    <message>
        <source>the Asshole</source>
        <translation>le Trou du cul|le Trou du cul|au Trou du cul</translation>
    </message>
    <message>
        <source>the Backbencher</source>
        <translation>la Lanterne rouge|la Lanterne rouge|à la Lanterne rouge</translation>
    </message>
    <message>
        <source>the Bit Player</source>
        <translation>le Petit rôle|le Petit rôle|au Petit rôle</translation>
    </message>
    <message>
        <source>the Boss</source>
        <translation>le Patron|le Patron|au Patron</translation>
    </message>
    <message>
        <source>the Burgher</source>
        <translation>le Bourgeois|le Bourgeois|au Bourgeois</translation>
    </message>
    <message>
        <source>the Bystander</source>
        <translation>le Badaud|le Badaud|au Badaud</translation>
    </message>
    <message>
        <source>the Casual</source>
        <translation>le Joueur du dimanche|le Joueur du dimanche|au Joueur du dimanche</translation>
    </message>
    <message>
        <source>the Citizen</source>
        <translation>le Citoyen|le Citoyen|au Citoyen</translation>
    </message>
    <message>
        <source>the Close Shave</source>
        <translation>le Rescapé|le Rescapé|au Rescapé</translation>
    </message>
    <message>
        <source>the Daifugō</source>
        <translation>le Daifugō|le Daifugō|au Daifugō</translation>
    </message>
    <message>
        <source>the Daihinmin</source>
        <translation>le Daihinmin|le Daihinmin|au Daihinmin</translation>
    </message>
    <message>
        <source>the Director</source>
        <translation>le Réalisateur|le Réalisateur|au Réalisateur</translation>
    </message>
    <message>
        <source>the Dishwasher</source>
        <translation>le Plongeur|le Plongeur|au Plongeur</translation>
    </message>
    <message>
        <source>the Donkey</source>
        <translation>l’Âne|l’Âne|à l’Âne</translation>
    </message>
    <message>
        <source>the Extra</source>
        <translation>le Figurant|le Figurant|au Figurant</translation>
    </message>
    <message>
        <source>the Farmer</source>
        <translation>le Paysan|le Paysan|au Paysan</translation>
    </message>
    <message>
        <source>the Farmhand</source>
        <translation>le Valet de ferme|le Valet de ferme|au Valet de ferme</translation>
    </message>
    <message>
        <source>the Fugō</source>
        <translation>le Fugō|le Fugō|au Fugō</translation>
    </message>
    <message>
        <source>the Grand Burgher</source>
        <translation>le Grand bourgeois|le Grand bourgeois|au Grand bourgeois</translation>
    </message>
    <message>
        <source>the Grand Squire</source>
        <translation>le Grand écuyer|le Grand écuyer|au Grand écuyer</translation>
    </message>
    <message>
        <source>the Great Lord</source>
        <translation>le Grand seigneur|le Grand seigneur|au Grand seigneur</translation>
    </message>
    <message>
        <source>the Greater Dalmuti</source>
        <translation>le Grand Dalmuti|le Grand Dalmuti|au Grand Dalmuti</translation>
    </message>
    <message>
        <source>the Greater Peon</source>
        <translation>le Grand péon|le Grand péon|au Grand péon</translation>
    </message>
    <message>
        <source>the Head of Department</source>
        <translation>le Chef de service|le Chef de service|au Chef de service</translation>
    </message>
    <message>
        <source>the Heimin</source>
        <translation>le Heimin|le Heimin|au Heimin</translation>
    </message>
    <message>
        <source>the Hinmin</source>
        <translation>le Hinmin|le Hinmin|au Hinmin</translation>
    </message>
    <message>
        <source>the Journeyman</source>
        <translation>le Compagnon|le Compagnon|au Compagnon</translation>
    </message>
    <message>
        <source>the King</source>
        <translation>le Roi|le Roi|au Roi</translation>
    </message>
    <message>
        <source>the Knight</source>
        <translation>le Chevalier|le Chevalier|au Chevalier</translation>
    </message>
    <message>
        <source>the Leet</source>
        <translation>le Leet|le Leet|au Leet</translation>
    </message>
    <message>
        <source>the Lesser Dalmuti</source>
        <translation>le Petit Dalmuti|le Petit Dalmuti|au Petit Dalmuti</translation>
    </message>
    <message>
        <source>the Lesser Peon</source>
        <translation>le Petit péon|le Petit péon|au Petit péon</translation>
    </message>
    <message>
        <source>the Lord</source>
        <translation>le Seigneur|le Seigneur|au Seigneur</translation>
    </message>
    <message>
        <source>the Lurker</source>
        <translation>le Spectateur|le Spectateur|au Spectateur</translation>
    </message>
    <message>
        <source>the Manager</source>
        <translation>le Manager|le Manager|au Manager</translation>
    </message>
    <message>
        <source>the Managing Director</source>
        <translation>le Directeur général|le Directeur général|au Directeur général</translation>
    </message>
    <message>
        <source>the Master</source>
        <translation>le Maître|le Maître|au Maître</translation>
    </message>
    <message>
        <source>the Mayor</source>
        <translation>le Maire|le Maire|au Maire</translation>
    </message>
    <message>
        <source>the Merchant</source>
        <translation>le Marchand|le Marchand|au Marchand</translation>
    </message>
    <message>
        <source>the Neutral</source>
        <translation>le Neutre|le Neutre|au Neutre</translation>
    </message>
    <message>
        <source>the Newbie</source>
        <translation>le Débutant|le Débutant|au Débutant</translation>
    </message>
    <message>
        <source>the Noob</source>
        <translation>le Noob|le Noob|au Noob</translation>
    </message>
    <message>
        <source>the Pauper</source>
        <translation>le Gueux|le Gueux|au Gueux</translation>
    </message>
    <message>
        <source>the Petty Burgher</source>
        <translation>le Petit bourgeois|le Petit bourgeois|au Petit bourgeois</translation>
    </message>
    <message>
        <source>the Petty Pauper</source>
        <translation>le Fauché|le Fauché|au Fauché</translation>
    </message>
    <message>
        <source>the Petty Squire</source>
        <translation>le Hobereau|le Hobereau|au Hobereau</translation>
    </message>
    <message>
        <source>the President</source>
        <translation>le Président|le Président|au Président</translation>
    </message>
    <message>
        <source>the Prime Minister</source>
        <translation>le Premier ministre|le Premier ministre|au Premier ministre</translation>
    </message>
    <message>
        <source>the Pro</source>
        <translation>le Pro|le Pro|au Pro</translation>
    </message>
    <message>
        <source>the Regular</source>
        <translation>l’Habitué|l’Habitué|à l’Habitué</translation>
    </message>
    <message>
        <source>the Runner</source>
        <translation>le Machino|le Machino|au Machino</translation>
    </message>
    <message>
        <source>the Scum</source>
        <translation>le Trou du cul|le Trou du cul|au Trou du cul</translation>
    </message>
    <message>
        <source>the Shithead</source>
        <translation>le Shithead|le Shithead|au Shithead</translation>
    </message>
    <message>
        <source>the Smarty-pants</source>
        <translation>le Petit malin|le Petit malin|au Petit malin</translation>
    </message>
    <message>
        <source>the Squire</source>
        <translation>l’Écuyer|l’Écuyer|à l’Écuyer</translation>
    </message>
    <message>
        <source>the Star</source>
        <translation>la Star|la Star|à la Star</translation>
    </message>
    <message>
        <source>the Stinker</source>
        <translation>le Putois|le Putois|au Putois</translation>
    </message>
    <message>
        <source>the Superstar</source>
        <translation>la Superstar|la Superstar|à la Superstar</translation>
    </message>
    <message>
        <source>the Supporting Actor</source>
        <translation>le Second rôle|le Second rôle|au Second rôle</translation>
    </message>
    <message>
        <source>the Tramp</source>
        <translation>le Clochard|le Clochard|au Clochard</translation>
    </message>
    <message>
        <source>the Vice-Asshole</source>
        <translation>le Vice-trou du cul|le Vice-trou du cul|au Vice-trou du cul</translation>
    </message>
    <message>
        <source>the Vice-Backbencher</source>
        <translation>la Vice-lanterne rouge|la Vice-lanterne rouge|à la Vice-lanterne rouge</translation>
    </message>
    <message>
        <source>the Vice-Donkey</source>
        <translation>le Vice-âne|le Vice-âne|au Vice-âne</translation>
    </message>
    <message>
        <source>the Vice-President</source>
        <translation>le Vice-président|le Vice-président|au Vice-président</translation>
    </message>
    <message>
        <source>the Vice-Scum</source>
        <translation>le Vice-trou du cul|le Vice-trou du cul|au Vice-trou du cul</translation>
    </message>
    <message>
        <source>the Viceroy</source>
        <translation>le Vice-roi|le Vice-roi|au Vice-roi</translation>
    </message>
    <message>
        <source>the Worker</source>
        <translation>l’Ouvrier|l’Ouvrier|à l’Ouvrier</translation>
    </message>
    <message>
        <source>the Wretch</source>
        <translation>le Misérable|le Misérable|au Misérable</translation>
    </message>
</context>
<context>
    <name>TitleTo</name>
    <message>
        <source>{title}</source>
        <translation>à {title}</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Angel</source>
        <translation>Ange</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Arcade</source>
        <translation>Salle d’arcade</translation>
    </message>
    <message>
        <source>Asshole</source>
        <translation>Trou du cul</translation>
    </message>
    <message>
        <source>Backbencher</source>
        <translation>Lanterne rouge</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Mendiant</translation>
    </message>
    <message>
        <source>Bit Player</source>
        <translation>Petit rôle</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Patron</translation>
    </message>
    <message>
        <source>Burgher</source>
        <translation>Bourgeois</translation>
    </message>
    <message>
        <source>Bystander</source>
        <translation>Badaud</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Joueur du dimanche</translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation>Citoyen</translation>
    </message>
    <message>
        <source>Close Shave</source>
        <translation>Rescapé</translation>
    </message>
    <message>
        <source>Daifugō</source>
        <translation>Daifugō</translation>
    </message>
    <message>
        <source>Daifugō (Japanese)</source>
        <translation>Daifugō (japonais)</translation>
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
        <translation>Réalisateur</translation>
    </message>
    <message>
        <source>Dishwasher</source>
        <translation>Plongeur</translation>
    </message>
    <message>
        <source>Donkey</source>
        <translation>Âne</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Figurant</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Paysan</translation>
    </message>
    <message>
        <source>Farmhand</source>
        <translation>Valet de ferme</translation>
    </message>
    <message>
        <source>Fugō</source>
        <translation>Fugō</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Gouvernement</translation>
    </message>
    <message>
        <source>Grand Burgher</source>
        <translation>Grand bourgeois</translation>
    </message>
    <message>
        <source>Grand Squire</source>
        <translation>Grand écuyer</translation>
    </message>
    <message>
        <source>Great Lord</source>
        <translation>Grand seigneur</translation>
    </message>
    <message>
        <source>Greater Dalmuti</source>
        <translation>Grand Dalmuti</translation>
    </message>
    <message>
        <source>Greater Peon</source>
        <translation>Grand péon</translation>
    </message>
    <message>
        <source>Head of Department</source>
        <translation>Chef de service</translation>
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
        <translation>Compagnon</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Chevalier</translation>
    </message>
    <message>
        <source>Leet</source>
        <translation>Leet</translation>
    </message>
    <message>
        <source>Lesser Dalmuti</source>
        <translation>Petit Dalmuti</translation>
    </message>
    <message>
        <source>Lesser Peon</source>
        <translation>Petit péon</translation>
    </message>
    <message>
        <source>Lord</source>
        <translation>Seigneur</translation>
    </message>
    <message>
        <source>Lurker</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Manager</translation>
    </message>
    <message>
        <source>Managing Director</source>
        <translation>Directeur général</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Maire</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Minister</source>
        <translation>Ministre</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutre</translation>
    </message>
    <message>
        <source>Newbie</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Noob</source>
        <translation>Noob</translation>
    </message>
    <message>
        <source>Pauper</source>
        <translation>Gueux</translation>
    </message>
    <message>
        <source>Petty Burgher</source>
        <translation>Petit bourgeois</translation>
    </message>
    <message>
        <source>Petty Pauper</source>
        <translation>Fauché</translation>
    </message>
    <message>
        <source>Petty Squire</source>
        <translation>Hobereau</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Président</translation>
    </message>
    <message>
        <source>Prime Minister</source>
        <translation>Premier ministre</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Republic</source>
        <translation>République</translation>
    </message>
    <message>
        <source>Republic, mild</source>
        <translation>République, tout public</translation>
    </message>
    <message>
        <source>Royal court</source>
        <translation>Cour royale</translation>
    </message>
    <message>
        <source>Royal court, mild</source>
        <translation>Cour royale, tout public</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Machino</translation>
    </message>
    <message>
        <source>Scum</source>
        <translation>Trou du cul</translation>
    </message>
    <message>
        <source>Shithead</source>
        <translation>Shithead</translation>
    </message>
    <message>
        <source>Smarty-pants</source>
        <translation>Petit malin</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Écuyer</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Star</translation>
    </message>
    <message>
        <source>Stinker</source>
        <translation>Putois</translation>
    </message>
    <message>
        <source>Superstar</source>
        <translation>Superstar</translation>
    </message>
    <message>
        <source>Supporting Actor</source>
        <translation>Second rôle</translation>
    </message>
    <message>
        <source>The firm</source>
        <translation>L’entreprise</translation>
    </message>
    <message>
        <source>The manor</source>
        <translation>Le manoir</translation>
    </message>
    <message>
        <source>Tramp</source>
        <translation>Clochard</translation>
    </message>
    <message>
        <source>Vice-Asshole</source>
        <translation>Vice-trou du cul</translation>
    </message>
    <message>
        <source>Vice-Backbencher</source>
        <translation>Vice-lanterne rouge</translation>
    </message>
    <message>
        <source>Vice-Donkey</source>
        <translation>Vice-âne</translation>
    </message>
    <message>
        <source>Vice-President</source>
        <translation>Vice-président</translation>
    </message>
    <message>
        <source>Vice-Scum</source>
        <translation>Vice-trou du cul</translation>
    </message>
    <message>
        <source>Viceroy</source>
        <translation>Vice-roi</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Ouvrier</translation>
    </message>
    <message>
        <source>Wretch</source>
        <translation>Misérable</translation>
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
        <translation>à l’as</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>au cavalier</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>au valet</translation>
    </message>
    <message>
        <source>king</source>
        <translation>au roi</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>à la dame</translation>
    </message>
    <message>
        <source>trump {number}</source>
        <translation>à l’atout {number}</translation>
    </message>
    <message>
        <source>{rank}</source>
        <translation>au {rank}</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Close the log</source>
        <translation>Fermer le journal</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Maj+Z</translation>
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
        <translation>Empreinte %1</translation>
    </message>
    <message>
        <source>Fingerprint of this round’s shuffled deck: %1</source>
        <translation>Empreinte du jeu mélangé de cette manche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Log and standings</source>
        <translation>Journal et classement</translation>
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
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>table and game</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Remettre le son</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>jusqu’à %n point</numerusform>
            <numerusform>jusqu’à %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trick</name>
    <message>
        <source>You played {cards}</source>
        <translation>Tu as joué {cards}</translation>
    </message>
    <message>
        <source>{name} played {cards}</source>
        <translation>{name} a joué {cards}</translation>
    </message>
</context>
<context>
    <name>TrickPile</name>
    <message>
        <source>Trick</source>
        <translation>Pli</translation>
    </message>
</context>
<context>
    <name>Trophies</name>
    <message>
        <source>A bomb on an ace</source>
        <translation>Une bombe sur un as</translation>
    </message>
    <message>
        <source>A full day</source>
        <translation>Une journée bien remplie</translation>
    </message>
    <message>
        <source>A hundred evenings</source>
        <translation>Cent soirées</translation>
    </message>
    <message>
        <source>A hundred rounds</source>
        <translation>Cent manches</translation>
    </message>
    <message>
        <source>A revolution that paid</source>
        <translation>Une révolution qui rapporte</translation>
    </message>
    <message>
        <source>Answer all ten exercises of the day.</source>
        <translation>Réponds aux dix exercices du jour.</translation>
    </message>
    <message>
        <source>Been everywhere</source>
        <translation>De toutes les places</translation>
    </message>
    <message>
        <source>Both hands full</source>
        <translation>À pleines mains</translation>
    </message>
    <message>
        <source>Bull’s-eye</source>
        <translation>Dans le mille</translation>
    </message>
    <message>
        <source>Coat of arms</source>
        <translation>Le blason</translation>
    </message>
    <message>
        <source>Come last in the round after you finished first.</source>
        <translation>Finis à la dernière place juste après une première place.</translation>
    </message>
    <message>
        <source>Declare a putsch and carry it through.</source>
        <translation>Annonce un putsch et réussis-le.</translation>
    </message>
    <message>
        <source>Finish a hundred rounds.</source>
        <translation>Termine cent manches.</translation>
    </message>
    <message>
        <source>Finish a round in first place.</source>
        <translation>Termine une manche à la première place.</translation>
    </message>
    <message>
        <source>Finish a round of every game.</source>
        <translation>Termine une manche de chaque jeu.</translation>
    </message>
    <message>
        <source>Finish first against five opponents or more, all at the level {expert}.</source>
        <translation>Finis à la première place contre cinq adversaires ou plus, tous de niveau {expert}.</translation>
    </message>
    <message>
        <source>Finish first against opponents of each of the five levels.</source>
        <translation>Finis à la première place contre chacun des cinq niveaux.</translation>
    </message>
    <message>
        <source>Finish first among eight players or more.</source>
        <translation>Finis à la première place à huit ou plus.</translation>
    </message>
    <message>
        <source>Finish first in the round after you came last.</source>
        <translation>Finis à la première place juste après une dernière place.</translation>
    </message>
    <message>
        <source>Finish first in three different games.</source>
        <translation>Finis à la première place dans trois jeux différents.</translation>
    </message>
    <message>
        <source>Finish first in three rounds in a row of one match.</source>
        <translation>Finis trois fois de suite à la première place dans une même partie.</translation>
    </message>
    <message>
        <source>Finish in every place at tables of the same size, with five players or more.</source>
        <translation>À des tables de même taille, à cinq ou plus, finis au moins une fois à chaque place.</translation>
    </message>
    <message>
        <source>Finish rounds on a hundred different days.</source>
        <translation>Joue cent jours différents.</translation>
    </message>
    <message>
        <source>Finish rounds on ten different days.</source>
        <translation>Joue dix jours différents.</translation>
    </message>
    <message>
        <source>Finish ten rounds in a row without coming last.</source>
        <translation>Joue dix manches de suite sans finir à la dernière place.</translation>
    </message>
    <message>
        <source>Finish your first round.</source>
        <translation>Termine ta première manche.</translation>
    </message>
    <message>
        <source>First crown</source>
        <translation>Première couronne</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Première manche</translation>
    </message>
    <message>
        <source>From the bottom to the top</source>
        <translation>De tout en bas à tout en haut</translation>
    </message>
    <message>
        <source>Go out first while everyone else still holds at least five cards.</source>
        <translation>Finis à la première place alors que tous les autres ont encore au moins cinq cartes.</translation>
    </message>
    <message>
        <source>Juggler</source>
        <translation>Jonglage</translation>
    </message>
    <message>
        <source>Never at a loss</source>
        <translation>Jamais à court</translation>
    </message>
    <message>
        <source>New on your shelf: {trophy}</source>
        <translation>Nouveau sur ton étagère&#xa0;: {trophy}</translation>
    </message>
    <message>
        <source>Not on your shelf yet.</source>
        <translation>Pas encore sur ton étagère.</translation>
    </message>
    <message>
        <source>On your shelf since {day}.</source>
        <translation>Sur ton étagère depuis le {day}.</translation>
    </message>
    <message>
        <source>Play a bomb on an ace, or on several.</source>
        <translation>Pose une bombe sur un as, ou sur plusieurs.</translation>
    </message>
    <message>
        <source>Play a match of twenty rounds or more to the end.</source>
        <translation>Joue jusqu’au bout une partie d’au moins vingt manches.</translation>
    </message>
    <message>
        <source>Play six cards or more at once.</source>
        <translation>Pose six cartes ou plus d’un coup.</translation>
    </message>
    <message>
        <source>Putsch</source>
        <translation>Putsch</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>La fusée</translation>
    </message>
    <message>
        <source>Round the world</source>
        <translation>Le tour du monde</translation>
    </message>
    <message>
        <source>Rung by rung</source>
        <translation>Échelon par échelon</translation>
    </message>
    <message>
        <source>Safe and dry</source>
        <translation>Bien à l’abri</translation>
    </message>
    <message>
        <source>Slow but sure</source>
        <translation>Lentement mais sûrement</translation>
    </message>
    <message>
        <source>Solve ten exercises in a row without a mistake.</source>
        <translation>Réussis dix exercices de suite sans une erreur.</translation>
    </message>
    <message>
        <source>Spotless</source>
        <translation>Coup de balai</translation>
    </message>
    <message>
        <source>Start a revolution and win the round.</source>
        <translation>Lance une révolution et gagne la manche.</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>De l’endurance</translation>
    </message>
    <message>
        <source>Ten evenings</source>
        <translation>Dix soirées</translation>
    </message>
    <message>
        <source>The big table</source>
        <translation>La grande tablée</translation>
    </message>
    <message>
        <source>The cup</source>
        <translation>La coupe</translation>
    </message>
    <message>
        <source>The great fall</source>
        <translation>La grande chute</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La dernière carte</translation>
    </message>
    <message>
        <source>The owl</source>
        <translation>La chouette</translation>
    </message>
    <message>
        <source>Three crowns</source>
        <translation>Trois couronnes</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>Le coffre au trésor</translation>
    </message>
    <message>
        <source>Win a match of three rounds or more after coming last in its first round.</source>
        <translation>Gagne une partie d’au moins trois manches après une dernière place à la première manche.</translation>
    </message>
    <message>
        <source>Win a match of three rounds or more against opponents at the levels {strong} or {expert} only.</source>
        <translation>Gagne une partie d’au moins trois manches où tous les autres sont de niveau {strong} ou {expert}.</translation>
    </message>
    <message>
        <source>Win a match of three rounds or more.</source>
        <translation>Gagne une partie d’au moins trois manches.</translation>
    </message>
    <message>
        <source>Win a round of {shithead} without picking up the pile.</source>
        <translation>Gagne une manche de {shithead} sans ramasser la pile.</translation>
    </message>
    <message>
        <source>Win a round with a single card as your last play.</source>
        <translation>Gagne une manche en finissant sur une carte seule.</translation>
    </message>
    <message>
        <source>Win a round without passing once.</source>
        <translation>Gagne une manche sans passer une seule fois.</translation>
    </message>
    <message>
        <source>Win ten matches of three rounds or more.</source>
        <translation>Gagne dix parties d’au moins trois manches.</translation>
    </message>
    <message>
        <source>{count} of {all} trophies on your shelf</source>
        <translation>Trophées sur ton étagère&#xa0;: {count} sur {all}</translation>
    </message>
</context>
<context>
    <name>TrophiesScreen</name>
    <message>
        <source>Trophies</source>
        <translation>Trophées</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Saving works again: all your answers are in {path}.</source>
        <translation>L’enregistrement fonctionne à nouveau&#xa0;: toutes tes réponses sont dans {path}.</translation>
    </message>
    <message>
        <source>Saving works again: the whole match is in {path}.</source>
        <translation>L’enregistrement fonctionne à nouveau&#xa0;: toute la partie est dans {path}.</translation>
    </message>
    <message>
        <source>The damaged file of your regulars’ tables is kept as {path}.</source>
        <translation>Le fichier endommagé de tes bandes est conservé sous {path}.</translation>
    </message>
    <message>
        <source>The damaged match record is kept as {path}. Line {line}: {reason}</source>
        <translation>L’enregistrement endommagé est gardé sous {path}. Ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The deal of the day can’t be saved in {path} ({reason}); it counts only until you quit.</source>
        <translation>La partie du jour ne peut pas être enregistrée dans {path} ({reason})&#xa0;; elle ne compte que jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The match can’t be saved in {path} ({reason}), but you can play on.</source>
        <translation>Impossible d’enregistrer la partie dans {path} ({reason})&#xa0;; tu peux continuer à jouer.</translation>
    </message>
    <message>
        <source>The match continues from line {last} of its record; the whole record is kept as {path}. Line {line}: {reason}</source>
        <translation>La partie reprend à la ligne {last} de son enregistrement&#xa0;; l’enregistrement entier est conservé sous {path}. Ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The match continues from line {last} of {path}. Line {line}: {reason}</source>
        <translation>La partie reprend à la ligne {last} de {path}. Ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The statistics can’t be saved in {path} ({reason}); they count only until you quit.</source>
        <translation>Impossible d’enregistrer les statistiques dans {path} ({reason})&#xa0;; elles ne comptent que jusqu’à ce que tu fermes le jeu.</translation>
    </message>
    <message>
        <source>This match can’t be shown. It is kept as it is.</source>
        <translation>Cette partie ne peut pas être affichée. Elle reste enregistrée telle quelle.</translation>
    </message>
    <message>
        <source>Your answers can’t be saved in {path} ({reason}); they count only until you quit.</source>
        <translation>Impossible d’enregistrer tes réponses dans {path} ({reason})&#xa0;; elles ne comptent que jusqu’à ce que tu fermes le jeu.</translation>
    </message>
    <message>
        <source>Your regulars’ tables can’t be saved in {path} ({reason}).</source>
        <translation>Tes bandes ne peuvent pas être enregistrées dans {path} ({reason}).</translation>
    </message>
    <message>
        <source>{path} can’t be played. Line {line}: {reason}</source>
        <translation>Impossible de jouer {path}. Ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{path} can’t be read ({reason}).</source>
        <translation>Impossible de lire {path} ({reason}).</translation>
    </message>
    <message>
        <source>{path} does not point to a match in its folder and is ignored.</source>
        <translation>{path} ne désigne aucune partie de ce dossier et n’est pas pris en compte.</translation>
    </message>
    <message>
        <source>{path} is not a match saved by this program.</source>
        <translation>{path} n’est pas une partie enregistrée par ce programme.</translation>
    </message>
    <message>
        <source>{path} was saved by another version of this program, so it can’t be played here.</source>
        <translation>{path} vient d’une autre version de ce programme et ne peut pas être jouée ici.</translation>
    </message>
</context>
<context>
    <name>TurningPoint</name>
    <message>
        <source>Before it you could expect place {before}, after it place {after}.</source>
        <translation>Avant, tu pouvais espérer la place {before}&#xa0;; après, la place {after}.</translation>
    </message>
    <message>
        <source>Before it you were heading for {before} place, after it for {after}.</source>
        <translation>Avant, tu allais vers la {before} place&#xa0;; après, vers la {after}.</translation>
    </message>
    <message>
        <source>Looking for the turning point…</source>
        <translation>Recherche du tournant de la partie…</translation>
    </message>
    <message>
        <source>No single decision turned this match.</source>
        <translation>Aucune décision n’a fait basculer cette partie à elle seule.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Sur la table&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Round {round}: {line}</source>
        <translation>Manche {round}&#xa0;: {line}</translation>
    </message>
    <message>
        <source>See this moment again, with everyone’s cards.</source>
        <translation>Revoir ce moment, avec les cartes de tout le monde.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Revoir ce moment</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>Le tournant de la partie</translation>
    </message>
    <message>
        <source>The turning point of this match could not be found.</source>
        <translation>Le tournant de cette partie est introuvable.</translation>
    </message>
</context>
<context>
    <name>TutorPane</name>
    <message>
        <source>Do it anyway</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Réfléchir encore</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>huitième</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>cinquième</translation>
    </message>
    <message>
        <source>first</source>
        <translation>première</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>septième</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sixième</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <translation>{items} et {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <translation>{items} ou {last}</translation>
    </message>
    <message>
        <source>{place}th</source>
        <translation>{place}e</translation>
    </message>
</context>
</TS>
