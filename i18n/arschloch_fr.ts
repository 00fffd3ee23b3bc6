<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>A putsch pays only with a hand that can be out first as long as nobody takes its best cards away. If it fails, it costs you four cards in the next round: be sparing with it. The others may join forces against you, or with you against the President.</source>
        <translation>Un putsch ne vaut la peine qu’avec une main capable de finir première si personne ne lui prend ses meilleures cartes. Manqué, il te coûte quatre cartes à la manche suivante&#xa0;: à utiliser avec mesure. Les autres peuvent se liguer contre toi, ou avec toi contre le Président.</translation>
    </message>
    <message>
        <source>A variant of Trou du cul for four: thirteen of 52 cards for each, hence the name. The five-card hands come from poker. Nobody exchanges cards; one plays to 50, 100 or 150 points, or until the end of the night.</source>
        <translation>Une variante du Trou du cul à quatre&#xa0;: treize cartes sur 52 pour chacun, d’où le nom. Les combinaisons de cinq cartes viennent du poker. On n’échange rien&#xa0;; on joue en 50, 100 ou 150 points, ou jusqu’au bout de la nuit.</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>À propos de ce jeu</translation>
    </message>
    <message>
        <source>After Karrierepoker, once also sold as Hollywood-Poker. It is much like Arschloch with a tamer theme: one works one’s way up from dishwasher to boss. Cards, drawings and words here are ours.</source>
        <translation>D’après Karrierepoker, autrefois aussi Hollywood-Poker. C’est presque Arschloch, avec un thème plus sage&#xa0;: de plongeur, on devient patron. Cartes, dessins et textes sont ici les nôtres.</translation>
    </message>
    <message>
        <source>An ace must not be your last card. That takes foresight even with a good hand: see that you are rid of your aces in time.</source>
        <translation>Un as ne doit pas être ta dernière carte. Cela demande de la prévoyance, même avec une bonne main&#xa0;: défais-toi de tes as à temps.</translation>
    </message>
    <message>
        <source>Arschloch is a traditional German card game: whoever is rid of all cards first rises to King, or to President. Its details differ from table to table, and the order of the ranks from region to region. So agree on them before the first deal.</source>
        <translation>Arschloch est un jeu de cartes traditionnel allemand&#xa0;: qui se défait le premier de toutes ses cartes devient Roi, ou Président. Les détails changent d’une table à l’autre, et l’ordre des valeurs d’une région à l’autre. Mieux vaut donc s’accorder avant la première donne.</translation>
    </message>
    <message>
        <source>Daifugō is the Japanese sister of these games. It is played here exactly as at the Computer Daihinmin contest (UECda), where programs play one another.</source>
        <translation>Le Daifugō est la sœur japonaise de ces jeux. On le joue ici exactement comme au concours Computer Daihinmin (UECda), où des programmes s’affrontent.</translation>
    </message>
    <message>
        <source>Das große und das kleine A is by Wolfgang Kramer: a commercial relative of Arschloch. Cards, drawings and words here are ours.</source>
        <translation>Das große und das kleine A est de Wolfgang Kramer&#xa0;: un parent d’Arschloch vendu dans le commerce. Cartes, dessins et textes sont ici les nôtres.</translation>
    </message>
    <message>
        <source>Four of a kind are rare, but whoever is at the bottom is the likeliest to hold them, and gains most: worthless cards become the best. A second four turns everything back.</source>
        <translation>Les carrés sont rares, mais c’est le dernier qui a le plus de chances d’en avoir un, et c’est lui qui en profite le plus&#xa0;: les cartes sans valeur deviennent les meilleures. Un second carré remet tout à l’endroit.</translation>
    </message>
    <message>
        <source>Grand Seigneur is the official variant of Tichu in which everybody plays for himself, with offices as in Arschloch. Cards, drawings and words here are ours.</source>
        <translation>Grand Seigneur est la variante officielle de Tichu où chacun joue pour soi, avec des titres comme à Arschloch. Cartes, dessins et textes sont ici les nôtres.</translation>
    </message>
    <message>
        <source>In France this is Trou du cul, Trouduc or CCT, in Quebec Trou de cul, also Grand tramp. Whoever prefers it sober says Président; then the offices are called President, Prime Minister, Worker and Tramp.</source>
        <translation>En France, c’est le Trou du cul, le Trouduc ou le CCT, au Québec le Trou de cul, ou encore le Grand tramp. Plus sobrement on dit Président&#xa0;; les titres sont alors Président, Premier ministre, Ouvrier et Clochard.</translation>
    </message>
    <message>
        <source>Jokers stay with whoever was dealt them, even with the lowest: no exchange takes them away. With a joker you get the lead at any time, so roles change more often here.</source>
        <translation>Les jokers restent à qui les a reçus, même au dernier&#xa0;: aucun échange ne les lui prend. Un joker te rend la main à tout moment, si bien que les rôles changent plus souvent.</translation>
    </message>
    <message>
        <source>Keep a five-card hand together, or break it up? Whoever is caught with ten cards or more counts them double, the doublette, and with all thirteen triple, the triplette.</source>
        <translation>Garder une combinaison de cinq cartes, ou la défaire&#xa0;? Qui se fait prendre avec dix cartes ou plus les compte double, c’est la doublette, et avec les treize triple, c’est la triplette.</translation>
    </message>
    <message>
        <source>Keep low cards to the end: the highest card of an A trick takes the A, and what is left in your hand counts against you by its figure.</source>
        <translation>Garde des cartes basses jusqu’à la fin&#xa0;: dans un pli de A, la plus forte prend le A, et ce qui te reste en main compte contre toi selon son chiffre.</translation>
    </message>
    <message>
        <source>Nobody wins at Shithead, but somebody loses: the last one left is the Shithead. He deals the next round, and at some tables he fetches the next round of drinks as well.</source>
        <translation>Au Shithead, personne ne gagne, mais quelqu’un perd&#xa0;: le dernier qui reste est le Shithead. C’est lui qui donne à la manche suivante, et à certaines tables il va aussi chercher à boire.</translation>
    </message>
    <message>
        <source>Other names for it and for its nearest kin: Bettler, President, in France Trou du cul, Trouduc or CCT, in Quebec Trou de cul, and Grand tramp. Its Japanese sister is called Daifugō.</source>
        <translation>Autres noms du jeu et de ses plus proches parents&#xa0;: Bettler, Président, en France Trou du cul, Trouduc ou CCT, au Québec Trou de cul, et aussi Grand tramp. Sa sœur japonaise s’appelle Daifugō.</translation>
    </message>
    <message>
        <source>President is the same game with decent titles, and known by that name in many countries. In France it is also called Trou du cul, Trouduc or CCT, in Germany Arschloch.</source>
        <translation>Président est le même jeu avec des titres convenables, et connu sous ce nom dans bien des pays. En France on dit aussi Trou du cul, Trouduc ou CCT, en Allemagne Arschloch.</translation>
    </message>
    <message>
        <source>Should the King simply hand back his two lowest cards? When we had hands played out on the computer, that was best in only about one of five. Mostly it is two single cards, so that pairs stay together.</source>
        <translation>Le Roi doit-il rendre simplement ses deux cartes les plus basses&#xa0;? En faisant jouer des mains par ordinateur, c’était le mieux dans une sur cinq seulement. Le plus souvent, ce sont deux cartes isolées, pour que les paires restent ensemble.</translation>
    </message>
    <message>
        <source>Six of a kind in your hand? You may play them all at once, or in small groups: that is one more decision than with one deck.</source>
        <translation>Six cartes de même valeur en main&#xa0;? Tu peux les jouer toutes d’un coup, ou en plusieurs fois&#xa0;: une décision de plus qu’avec un seul jeu de cartes.</translation>
    </message>
    <message>
        <source>Some games in the shops are relatives: The Great Dalmuti by Richard Garfield, The Big A and the Little A by Wolfgang Kramer, and Karrierepoker, once also sold as Hollywood-Poker. Leet &amp; noob was a free version for the PC, and Tichu has an official variant of the kind. Mau-Mau and UNO are akin, too.</source>
        <translation>Certains jeux du commerce sont de la famille&#xa0;: Le Grand Dalmuti de Richard Garfield, Das große und das kleine A de Wolfgang Kramer, et Karrierepoker, autrefois aussi Hollywood-Poker. Leet &amp; noob était une version libre pour PC, et Tichu a une variante officielle de ce genre. Le Mau-Mau et le UNO lui ressemblent aussi.</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Tactique</translation>
    </message>
    <message>
        <source>Taking a large pile is a heavy handicap. Still, one recovers quickly by burning the pile, with a ten or with four of a kind: whoever does so lays once more.</source>
        <translation>Ramasser une grosse pile est un lourd handicap. On s’en remet pourtant vite en brûlant la pile, avec un dix ou quatre cartes de même valeur&#xa0;: qui le fait rejoue aussitôt.</translation>
    </message>
    <message>
        <source>The Excuse takes a trick for certain, whatever lies there. Trumps 1 and 21 complete three of a kind to four: so the order is turned round more easily than with ordinary cards.</source>
        <translation>L’Excuse gagne le pli à coup sûr, quoi qu’il y ait sur la table. Le 1 et le 21 d’atout font d’un brelan un carré&#xa0;: l’ordre se renverse donc plus facilement qu’avec des cartes ordinaires.</translation>
    </message>
    <message>
        <source>The Great Dalmuti was created by Richard Garfield: a commercial relative of President with 80 cards of its own. Cards, drawings and words here are ours.</source>
        <translation>Le Grand Dalmuti a été créé par Richard Garfield&#xa0;: un parent du Président vendu dans le commerce, avec 80 cartes à lui. Cartes, dessins et textes sont ici les nôtres.</translation>
    </message>
    <message>
        <source>The charm lies in playing one round after another: whoever was quick has an advantage in the next one, whoever was slow a handicap, and everybody sees who rises and who falls.</source>
        <translation>Tout l’intérêt est d’enchaîner les manches&#xa0;: les plus rapides ont un avantage à la suivante, les plus lents un handicap, et chacun voit qui monte et qui descend.</translation>
    </message>
    <message>
        <source>Trou du cul can be played with a Tarot pack, too: in place of pairs, threes and fours the trumps are laid two, three or four in a row.</source>
        <translation>Le Trou du cul se joue aussi avec un jeu de tarot&#xa0;: au lieu d’une paire, d’un brelan ou d’un carré, on pose deux, trois ou quatre atouts qui se suivent.</translation>
    </message>
    <message>
        <source>Twos that cut help those at the top, who mostly get them in the exchange.</source>
        <translation>Les 2 qui coupent aident ceux d’en haut, qui les reçoivent le plus souvent à l’échange.</translation>
    </message>
    <message>
        <source>Where equal cards may answer, keep count: whoever lays the last card of a rank takes the trick at once.</source>
        <translation>Là où la même valeur peut répondre, compte les cartes&#xa0;: qui pose la dernière d’une valeur prend le pli aussitôt.</translation>
    </message>
    <message>
        <source>Whoever asks for cards may end up with none. So the King may demand that the Viceroy asks first.</source>
        <translation>Qui demande des cartes peut n’en recevoir aucune. Le Roi peut donc exiger que le Vice-roi demande avant lui.</translation>
    </message>
    <message>
        <source>With several decks more people can play, rounds last longer, and there are more combinations. With an even number of players everybody exchanges cards with somebody, with an odd one everybody but the one in the middle.</source>
        <translation>Avec plusieurs jeux de cartes, on joue à plus de monde, les manches durent davantage et les combinaisons sont plus variées. À nombre pair, tout le monde échange des cartes&#xa0;; à nombre impair, tous sauf celui du milieu.</translation>
    </message>
    <message>
        <source>With three or four low cards of a rank, negotiate: whoever is on top can keep them together and offer higher cards instead.</source>
        <translation>Avec trois ou quatre cartes basses de même valeur, négocie&#xa0;: celui d’en haut peut les garder ensemble et offrir à la place des cartes plus fortes.</translation>
    </message>
</context>
<context>
    <name>AboutScreen</name>
    <message>
        <source>About the program</source>
        <translation>À propos du programme</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Enregistrer un rapport</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Enter key</source>
        <translation>Touche Entrée</translation>
    </message>
    <message>
        <source>Key P</source>
        <translation>Touche P</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>Key S</source>
        <translation>Touche S</translation>
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
        <source>Take note of the cards received</source>
        <translation>Prendre note des cartes reçues</translation>
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
        <translation>Coups coûteux</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Fingerprint of the deck: {digits}. Seed of this round: {seed}.</source>
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
        <source>The fingerprint is in the clipboard.</source>
        <translation>L’empreinte est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The proof is in the clipboard; “arschloch verify --proof” checks it.</source>
        <translation>La preuve est dans le presse-papiers&#xa0;; «&#xa0;arschloch verify --proof&#xa0;» la vérifie.</translation>
    </message>
    <message>
        <source>These cards were set beforehand, not shuffled.</source>
        <translation>Ces cartes étaient fixées d’avance, pas battues.</translation>
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
        <source>laid aside</source>
        <translation>mises de côté</translation>
    </message>
    <message>
        <source>new: {cards}</source>
        <translation>reçues&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>pioche</translation>
    </message>
</context>
<context>
    <name>AllHandsButton</name>
    <message>
        <source>All hands …</source>
        <translation>Toutes les mains…</translation>
    </message>
    <message>
        <source>Everybody’s cards in this round, and what proves the deal.</source>
        <translation>Les cartes de chacun dans cette manche, et ce qui prouve la donne.</translation>
    </message>
</context>
<context>
    <name>AllHandsPane</name>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Practise the exchange …</source>
        <translation>Refaire un échange…</translation>
    </message>
    <message>
        <source>What was decided before the first trick of any round so far.</source>
        <translation>Tout ce qui a été décidé jusqu’ici avant le premier pli d’une manche.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy the proof</source>
        <translation>Copier la preuve</translation>
    </message>
</context>
<context>
    <name>BigA</name>
    <message>
        <source>A joker alone is the highest single card, above the 13. Or it goes with number cards and counts as one of them, several at once as well: two sevens and a joker are three sevens.</source>
        <translation>Un joker seul est la plus haute carte isolée, au-dessus du 13. Ou bien il accompagne des nombres et compte comme l’un d’eux, même à plusieurs&#xa0;: deux sept et un joker font trois sept.</translation>
    </message>
    <message>
        <source>A trick!</source>
        <translation>Pli de l’A&#xa0;!</translation>
    </message>
    <message>
        <source>A trick: the highest card takes {card}</source>
        <translation>Pli de l’A&#xa0;: la plus haute carte prend {card}</translation>
    </message>
    <message>
        <source>Everybody else scores what he holds: number cards their number, a joker 14, the Little A 15, the Big A 20.</source>
        <translation>Les autres comptent ce qui leur reste&#xa0;: les nombres valent leur valeur, un joker 14, le petit a 15, le grand A 20.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n card(s).</source>
        <translation>
            <numerusform>Chacun reçoit %n carte.</numerusform>
            <numerusform>Chacun reçoit %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has one turn, then the trick is over.</source>
        <translation>Chacun joue une fois, puis le pli est terminé.</translation>
    </message>
    <message>
        <source>Get rid of your cards, above all of the two A cards. What you still hold when somebody has no card left counts against you.</source>
        <translation>Débarrasse-toi de tes cartes, et surtout des deux A. Ce que tu tiens encore quand quelqu’un n’a plus de carte compte contre toi.</translation>
    </message>
    <message numerus="yes">
        <source>It ends sooner when somebody has %n point(s) after a round.</source>
        <translation>
            <numerusform>Elle finit plus tôt si quelqu’un a %n point après une manche.</numerusform>
            <numerusform>Elle finit plus tôt si quelqu’un a %n points après une manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>It goes on until all others have passed one after another; whoever has passed may come back into the trick.</source>
        <translation>Il continue jusqu’à ce que tous les autres aient passé l’un après l’autre&#xa0;; qui a passé peut revenir dans le pli.</translation>
    </message>
    <message>
        <source>Jokers without a number card are no set.</source>
        <translation>Des jokers sans nombre ne font pas une combinaison.</translation>
    </message>
    <message>
        <source>Lead an A card, you have nothing else</source>
        <translation>Entame un A, tu n’as rien d’autre</translation>
    </message>
    <message>
        <source>No A is ever laid in an A trick: whoever holds nothing else is passed over. A tricks count as tricks: if it is the second of the round, its taker gets the Big A, too.</source>
        <translation>On ne pose jamais d’A dans un pli de l’A&#xa0;: qui n’a rien d’autre est sauté. Ces plis comptent comme les autres&#xa0;: si c’est le deuxième de la manche, qui le prend reçoit aussi le grand A.</translation>
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
        <source>Play any one card but an A card, you have to</source>
        <translation>Pose une carte au choix sauf un A, c’est obligé</translation>
    </message>
    <message>
        <source>Play any one card, you have to</source>
        <translation>Pose une carte au choix, c’est obligé</translation>
    </message>
    <message>
        <source>The 1 is the weakest number, the 13 the strongest. There are no suits.</source>
        <translation>Le 1 est le nombre le plus faible, le 13 le plus fort. Il n’y a pas de couleurs.</translation>
    </message>
    <message>
        <source>The A cards</source>
        <translation>Les deux A</translation>
    </message>
    <message>
        <source>The Big A and the Little A are not dealt: both lie open on the table.</source>
        <translation>Le grand A et le petit a ne sont pas distribués&#xa0;: tous deux sont visibles sur la table.</translation>
    </message>
    <message>
        <source>The highest card takes the A into the hand, and its player leads next; of equal cards it is the one laid last. The A itself counts nothing, and a joker only one.</source>
        <translation>Qui pose la plus haute carte prend l’A en main et entame ensuite&#xa0;; entre cartes de même valeur, c’est la dernière posée. L’A lui-même ne vaut rien, un joker seulement un.</translation>
    </message>
    <message>
        <source>The jokers</source>
        <translation>Les jokers</translation>
    </message>
    <message>
        <source>The leader lays one card or several of one number. Clockwise, everybody lays as many cards of a higher number, or passes.</source>
        <translation>On entame avec une carte ou plusieurs du même nombre. Dans le sens des aiguilles d’une montre, chacun pose autant de cartes d’un nombre plus élevé, ou passe.</translation>
    </message>
    <message>
        <source>The lowest total wins; equal totals share the place.</source>
        <translation>Le plus petit total gagne&#xa0;; à égalité, on partage la place.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left leads. For the next round the deal moves on to the left.</source>
        <translation>Le joueur à gauche du donneur entame. À la manche suivante, c’est au voisin de gauche de donner.</translation>
    </message>
    <message>
        <source>The round ends as soon as somebody has no card left. An A card is a card, too, and an A trick is finished first. An A that nobody has taken yet stays on the table.</source>
        <translation>La manche finit dès que quelqu’un n’a plus de carte. Un A est aussi une carte, et un pli de l’A se joue jusqu’au bout. Un A que personne n’a encore pris reste sur la table.</translation>
    </message>
    <message numerus="yes">
        <source>The win is shared, with %n point(s): {names}.</source>
        <translation>
            <numerusform>Victoire partagée avec %n point&#xa0;: {names}.</numerusform>
            <numerusform>Victoire partagée avec %n points&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is one way to get rid of an A card: lead it, alone. That makes an A trick: everybody else in turn has to lay one card, whichever he likes; nobody may pass.</source>
        <translation>On ne se débarrasse d’un A que d’une façon&#xa0;: en l’entamant seul. C’est un pli de l’A&#xa0;: chacun des autres doit poser une carte, celle qu’il veut&#xa0;; personne ne peut passer.</translation>
    </message>
    <message>
        <source>What is left is laid aside, and nobody looks at it.</source>
        <translation>Le reste est mis de côté, sans que personne le regarde.</translation>
    </message>
    <message>
        <source>Whoever has laid the highest cards leads next.</source>
        <translation>Qui a posé les plus hautes cartes entame ensuite.</translation>
    </message>
    <message>
        <source>Whoever takes the first trick of a round takes the Little A into his hand, whoever takes the second one the Big A. Everybody can see who holds them.</source>
        <translation>Qui fait le premier pli de la manche prend le petit a en main, qui fait le deuxième, le grand A. Tous voient qui les tient.</translation>
    </message>
    <message>
        <source>With the trick you get {card}.</source>
        <translation>Avec le pli, tu reçois {card}.</translation>
    </message>
    <message>
        <source>With the trick {name} gets {card}.</source>
        <translation>Avec le pli, {name} reçoit {card}.</translation>
    </message>
    <message>
        <source>You have no card left.</source>
        <translation>Tu n’as plus de carte.</translation>
    </message>
    <message>
        <source>You have nothing but A cards, so you are passed over.</source>
        <translation>Tu n’as que des A&#xa0;: on te saute.</translation>
    </message>
    <message>
        <source>You laid the highest card and take {card}.</source>
        <translation>Tu as posé la plus haute carte et prends {card}.</translation>
    </message>
    <message>
        <source>You lead {card}: everybody else has to lay a card.</source>
        <translation>Tu entames {card}&#xa0;: tous les autres doivent poser une carte.</translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>Tu marques %n point.</numerusform>
            <numerusform>Tu marques %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>eight times 1 to 13, four jokers, two A cards</source>
        <translation>huit fois 1 à 13, quatre jokers et deux A</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>tient {cards}</translation>
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
        <source>{name} has no card left.</source>
        <translation>{name} n’a plus de carte.</translation>
    </message>
    <message>
        <source>{name} has nothing but A cards and is passed over.</source>
        <translation>{name} n’a que des A&#xa0;: on passe son tour.</translation>
    </message>
    <message>
        <source>{name} has to lay a card</source>
        <translation>{name} doit poser une carte</translation>
    </message>
    <message>
        <source>{name} laid the highest card and takes {card}.</source>
        <translation>{name} a posé la plus haute carte et prend {card}.</translation>
    </message>
    <message>
        <source>{name} leads {card}: everybody else has to lay a card.</source>
        <translation>{name} entame {card}&#xa0;: tous les autres doivent poser une carte.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s).</source>
        <translation>
            <numerusform>{name} marque %n point.</numerusform>
            <numerusform>{name} marque %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} play with the numbers 1 to 13, each eight times, four jokers and two As.</source>
        <translation>{players} jouent avec les nombres de 1 à 13, huit fois chacun, quatre jokers et deux A.</translation>
    </message>
</context>
<context>
    <name>Binding</name>
    <message>
        <source>Match {cards} or lose the turn</source>
        <translation>Égaler ou passer son tour&#xa0;: {cards}</translation>
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
        <source>Key P. Whoever waits declines, too.</source>
        <translation>Touche P. Qui attend renonce aussi.</translation>
    </message>
    <message>
        <source>No bomb</source>
        <translation>Pas de bombe</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>As dealt</source>
        <translation>Comme à la donne</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Touche Entrée</translation>
    </message>
    <message>
        <source>Every card back to where it was dealt</source>
        <translation>Toutes les cartes reviennent à leur place de départ</translation>
    </message>
    <message>
        <source>Keep them so</source>
        <translation>Garder ainsi</translation>
    </message>
    <message>
        <source>Key T</source>
        <translation>Touche T</translation>
    </message>
    <message>
        <source>Swap like this</source>
        <translation>Échanger ainsi</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Ramasser la pile</translation>
    </message>
</context>
<context>
    <name>CardPickRow</name>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to choose from</source>
        <translation>
            <numerusform>%n carte au choix</numerusform>
            <numerusform>%n cartes au choix</numerusform>
        </translation>
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
            <numerusform>%n {ranks}</numerusform>
            <numerusform>%n {ranks}</numerusform>
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
        <translation>coupes</translation>
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
        <translation>clés</translation>
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
        <translation>tours</translation>
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
        <translation>{cards} (le joker comme {card})</translation>
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
        <source>Careful: then only {ranks} are left, and they must not be your last cards.</source>
        <translation>Attention&#xa0;: il ne te reste alors que {ranks}, interdits comme dernières cartes.</translation>
    </message>
    <message>
        <source>Careful: whoever goes out with {ranks} gets the lowest office.</source>
        <translation>Attention&#xa0;: sortir avec ces cartes ({ranks}) donne le dernier titre.</translation>
    </message>
</context>
<context>
    <name>ChosenGame</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Another game …</source>
        <translation>Un autre jeu…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
</context>
<context>
    <name>Costly</name>
    <message>
        <source>A rough estimate, less certain than the verdict on an exchange: where the hidden cards lay is guessed.</source>
        <translation>Une estimation grossière, moins sûre que le verdict sur un échange&#xa0;: la place des cartes cachées est devinée.</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Mieux&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>It cost roughly {places} places.</source>
        <translation>Cela a coûté environ {places} place.</translation>
    </message>
    <message>
        <source>None of your plays cost much, as far as that can be told.</source>
        <translation>Aucun de tes coups n’a coûté cher, autant qu’on puisse en juger.</translation>
    </message>
    <message>
        <source>The plays of this round cannot be judged.</source>
        <translation>Les coups de cette manche ne peuvent pas être jugés.</translation>
    </message>
    <message numerus="yes">
        <source>With %n card(s) in your hand</source>
        <translation>
            <numerusform>Avec %n carte en main</numerusform>
            <numerusform>Avec %n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Your plays are being played out: {done} of {all} …</source>
        <translation>Tes coups sont rejoués&#xa0;: {done} sur {all}…</translation>
    </message>
</context>
<context>
    <name>CostlyPage</name>
    <message>
        <source>The plays that cost you most</source>
        <translation>Les coups qui t’ont coûté le plus</translation>
    </message>
    <message>
        <source>Press one to see that moment, with your hand and all that could have been played.</source>
        <translation>Clique sur un coup pour voir ce moment, avec ta main et tout ce que tu aurais pu jouer.</translation>
    </message>
</context>
<context>
    <name>CountsRow</name>
    <message>
        <source>Fewer pairs</source>
        <translation>Moins de paires</translation>
    </message>
    <message>
        <source>More pairs</source>
        <translation>Plus de paires</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paire %1</translation>
    </message>
</context>
<context>
    <name>Court</name>
    <message>
        <source>Announce the next trick like a herald.</source>
        <translation>Annonce le prochain pli comme un héraut.</translation>
    </message>
    <message>
        <source>Bow before you play your first card.</source>
        <translation>Fais la révérence avant de jouer ta première carte.</translation>
    </message>
    <message>
        <source>Call {highest_object} “Your Majesty” all round long.</source>
        <translation>Appelle {highest_object} «&#xa0;Majesté&#xa0;» pendant toute la manche.</translation>
    </message>
    <message>
        <source>Fetch {highest_to} something to drink.</source>
        <translation>Apporte à boire {highest_to}.</translation>
    </message>
    <message>
        <source>Hand the snacks round, and take one last.</source>
        <translation>Fais passer les biscuits et sers-toi en dernier.</translation>
    </message>
    <message>
        <source>Nothing this time</source>
        <translation>Rien cette fois</translation>
    </message>
    <message>
        <source>Pay {highest_to} a compliment, and mean it.</source>
        <translation>Fais un compliment sincère {highest_to}.</translation>
    </message>
    <message>
        <source>Say “Sir” and “Madam” to everybody all round long.</source>
        <translation>Vouvoie toute la tablée pendant toute la manche.</translation>
    </message>
    <message>
        <source>Shuffle, and thank everybody for the cards.</source>
        <translation>Mélange les cartes et remercie tout le monde.</translation>
    </message>
    <message>
        <source>Sit on the floor until the next round is over.</source>
        <translation>Assieds-toi par terre jusqu’à la fin de la prochaine manche.</translation>
    </message>
    <message>
        <source>Tell a joke; {highest_subject} decides when to laugh.</source>
        <translation>Raconte une blague&#xa0;; c’est {highest_subject} qui décide quand on rit.</translation>
    </message>
    <message>
        <source>You are {highest} now. What shall {lowest_subject} do?</source>
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
        <source>Court etiquette</source>
        <translation>Étiquette de cour</translation>
    </message>
    <message>
        <source>One of these</source>
        <translation>L’un de ces gages</translation>
    </message>
    <message>
        <source>Or one of your own</source>
        <translation>Ou un gage de ton invention</translation>
    </message>
    <message>
        <source>So be it</source>
        <translation>Qu’il en soit ainsi</translation>
    </message>
</context>
<context>
    <name>DealNumber</name>
    <message>
        <source>The deal number {number} is in the clipboard.</source>
        <translation>Le numéro de donne, {number}, est dans le presse-papiers.</translation>
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
        <source>After %n more refusal(s) the best cards go against the worst.</source>
        <translation>
            <numerusform>Encore un refus, et les meilleures cartes vont contre les pires.</numerusform>
            <numerusform>Encore %n refus, et les meilleures cartes vont contre les pires.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask {name} for a rank</source>
        <translation>Demande une valeur à {name}</translation>
    </message>
    <message>
        <source>Back to the offer</source>
        <translation>Retour à l’offre</translation>
    </message>
    <message>
        <source>Better not</source>
        <translation>Mieux vaut pas</translation>
    </message>
    <message>
        <source>Card {lap} of {laps}, the last one.</source>
        <translation>Carte {lap} sur {laps}, la dernière.</translation>
    </message>
    <message>
        <source>Card {lap} of {laps}: before the next one you see what you get.</source>
        <translation>Carte {lap} sur {laps}&#xa0;: avant la suivante, tu verras ce que tu reçois.</translation>
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
    <message numerus="yes">
        <source>Go on until you have %n more card(s)</source>
        <translation>
            <numerusform>Continue jusqu’à avoir encore une carte</numerusform>
            <numerusform>Continue jusqu’à avoir encore %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tout garder</translation>
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
        <source>Let the second ask first</source>
        <translation>Laisser le deuxième demander d’abord</translation>
    </message>
    <message>
        <source>Make an offer of your own</source>
        <translation>Faire ta propre offre</translation>
    </message>
    <message>
        <source>Make {name} an offer</source>
        <translation>Fais une offre à {name}</translation>
    </message>
    <message>
        <source>No wish</source>
        <translation>Pas de vœu</translation>
    </message>
    <message>
        <source>Nobody exchanges cards. Go out first and you rise to the top; fail, and next round you give away your {count} best cards.</source>
        <translation>Personne n’échange. Sors le premier et tu montes tout en haut&#xa0;; sinon, tu donnes tes {count} meilleures cartes à la manche suivante.</translation>
    </message>
    <message>
        <source>Nobody pays taxes this round.</source>
        <translation>Personne ne paie l’impôt cette manche.</translation>
    </message>
    <message>
        <source>Nobody pays taxes, and as you are last all offices are turned round: you become first.</source>
        <translation>Personne ne paie l’impôt, et comme tu es dernier, tous les titres se renversent&#xa0;: tu deviens premier.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Retour</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) to {name}</source>
        <translation>
            <numerusform>Passe une carte à {name}</numerusform>
            <numerusform>Passe %n cartes à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Passer</translation>
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
        <source>That will do</source>
        <translation>Ça suffit</translation>
    </message>
    <message>
        <source>The table will notice. Play anyway?</source>
        <translation>La table le verra. Jouer quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Three in a row: throw a card away?</source>
        <translation>Trois de suite&#xa0;: jeter une carte&#xa0;?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Up to which trump does the row go?</source>
        <translation>Jusqu’à quel atout va la suite&#xa0;?</translation>
    </message>
    <message>
        <source>What does it stand for?</source>
        <translation>Il vaut quoi&#xa0;?</translation>
    </message>
    <message>
        <source>What does the Phoenix stand for?</source>
        <translation>Que remplace le Phénix&#xa0;?</translation>
    </message>
    <message>
        <source>Which rank do you wish for?</source>
        <translation>Quelle valeur souhaites-tu&#xa0;?</translation>
    </message>
    <message>
        <source>Whoever can has to lay it in his turn. Your own cards do not count.</source>
        <translation>Qui peut la poser doit le faire à son tour. Tes propres cartes ne comptent pas.</translation>
    </message>
    <message>
        <source>Whoever plays against the rules gets the lowest office at once.</source>
        <translation>Celui qui joue contre les règles reçoit aussitôt le dernier titre.</translation>
    </message>
    <message>
        <source>Will you try a putsch?</source>
        <translation>Tentes-tu un putsch&#xa0;?</translation>
    </message>
    <message>
        <source>You hold both jesters. Call a revolution?</source>
        <translation>Tu tiens les deux bouffons. Révolution&#xa0;?</translation>
    </message>
    <message>
        <source>You would get {cards} and give {ranks}.</source>
        <translation>Tu recevrais {cards} et donnerais {ranks}.</translation>
    </message>
    <message>
        <source>in the end one more card for your climb</source>
        <translation>à la fin, une carte de plus pour ton ascension</translation>
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
        <source>Decisions of this round</source>
        <translation>Décisions de cette manche</translation>
    </message>
    <message>
        <source>Decide this once more</source>
        <translation>Décider à nouveau</translation>
    </message>
    <message>
        <source>As an exercise; the match waits.</source>
        <translation>En exercice&#xa0;; la partie attend.</translation>
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
        <source>take the trick</source>
        <translation>le pli est pris</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>turn the order:</source>
        <translation>renversent l’ordre&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ExchangePane</name>
    <message>
        <source>Slot %1 of %2: %3</source>
        <translation>Place %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Slot %1 of %2: empty</source>
        <translation>Place %1 sur %2&#xa0;: vide</translation>
    </message>
    <message>
        <source>Wanted: %1</source>
        <translation>Voulu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Wanted: nothing chosen yet</source>
        <translation>Voulu&#xa0;: rien de choisi encore</translation>
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
        <source>Pick the next five-card hand you hold, the strongest kind first. Key F.</source>
        <translation>Choisit la main de cinq cartes suivante que tu as, la plus forte d’abord. Touche F.</translation>
    </message>
    <message>
        <source>Show five-card hands (F)</source>
        <translation>Montrer les mains de cinq cartes (F)</translation>
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
        <source>Arschloch</source>
        <translation>Arschloch</translation>
    </message>
    <message>
        <source>Arschloch, house rules</source>
        <translation>Arschloch, règles maison</translation>
    </message>
    <message>
        <source>Career</source>
        <translation>Carrière</translation>
    </message>
    <message>
        <source>Daifugō</source>
        <translation>Daifugō</translation>
    </message>
    <message>
        <source>For 5 to 12: straights, full houses, and bombs out of the blue. A wish binds everybody, a Phoenix stands for any card, and only a bomb beats the Dragon.</source>
        <translation>De 5 à 12&#xa0;: suites, fulls et bombes venues de nulle part. Un vœu lie tout le monde, le Phénix remplace toute carte, et seule une bombe bat le Dragon.</translation>
    </message>
    <message>
        <source>For 6 to 12 players: two decks, sets of up to eight, a revolution by five of a kind, and everybody exchanges.</source>
        <translation>De 6 à 12 joueurs&#xa0;: deux jeux, jusqu’à huit cartes de même valeur, révolution par cinq d’entre elles, et tout le monde échange.</translation>
    </message>
    <message>
        <source>For a long evening: hand, open and blind cards have to go, tens burn the pile, and whoever cannot lay takes it all.</source>
        <translation>Pour une longue soirée. Main, cartes visibles, puis cachées doivent partir&#xa0;; les dix brûlent, qui ne peut pas poser ramasse tout.</translation>
    </message>
    <message>
        <source>For four: pairs, threes and five-card poker hands, and suits that count. Whoever is out wins; cards left are points, and many of them count double or triple.</source>
        <translation>À quatre&#xa0;: paires, brelans et mains de poker à cinq cartes, et les couleurs comptent. Le premier sans cartes gagne&#xa0;; les cartes restantes sont des points, et beaucoup comptent double ou triple.</translation>
    </message>
    <message>
        <source>From dishwasher to boss: the numbers 1 to 13 for every player, jokers on top, and everybody has to swap with somebody.</source>
        <translation>De plongeur à patron&#xa0;: les nombres de 1 à 13 pour chacun, les jokers au-dessus, et tous doivent échanger.</translation>
    </message>
    <message>
        <source>Grand Seigneur</source>
        <translation>Grand Seigneur</translation>
    </message>
    <message>
        <source>Low is strong: one 1, two 2s, up to twelve 12s. Jesters complete any set, the peons pay taxes, and whoever holds both jesters may call a revolution.</source>
        <translation>Les petits sont les plus forts&#xa0;: un 1, deux 2, jusqu’à douze 12. Les bouffons complètent tout, les péons paient l’impôt, et qui tient les deux bouffons peut faire la révolution.</translation>
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
        <source>Shithead</source>
        <translation>Shithead</translation>
    </message>
    <message>
        <source>The Big A and the Little A</source>
        <translation>Le grand A et le petit a</translation>
    </message>
    <message>
        <source>The French game for three: 30 cards from 7 to ace, two sevens left in the box, ten for each.</source>
        <translation>Le jeu français à trois&#xa0;: 30 cartes du 7 à l’as, deux 7 restent dans la boîte, dix pour chacun.</translation>
    </message>
    <message>
        <source>The French game turned upside down: four of a kind reverse the ranks, twos cut, and the last one may dare a putsch.</source>
        <translation>Le jeu français sens dessus dessous&#xa0;: un carré renverse l’ordre, les deux coupent, et le dernier peut tenter un putsch.</translation>
    </message>
    <message>
        <source>The French game with 78 cards. Trumps beat every suit and are played in a row, trumps 1 and 21 stand for any card, and the Excuse takes any trick.</source>
        <translation>Le jeu français à 78 cartes. Les atouts battent toutes les couleurs et se jouent à la suite, les atouts 1 et 21 remplacent n’importe quelle carte, et l’Excuse prend n’importe quel pli.</translation>
    </message>
    <message>
        <source>The French game with runs such as 4-5-6, jokers that take any trick, and haggling over the cards.</source>
        <translation>Le jeu français avec des suites comme 4-5-6, des jokers qui prennent tout pli, et des cartes qui se négocient.</translation>
    </message>
    <message>
        <source>The French game with the small pack: 32 cards from 7 to ace, eight for each of four.</source>
        <translation>Le jeu français avec le petit jeu&#xa0;: 32 cartes du 7 à l’as, huit pour chacun des quatre.</translation>
    </message>
    <message>
        <source>The French game with the whole pack: 52 cards and two jokers, which beat even the 2.</source>
        <translation>Le jeu français avec toutes les cartes&#xa0;: 52 cartes et deux jokers, qui battent même le 2.</translation>
    </message>
    <message>
        <source>The French game: 52 cards, the 2 beats everything, equal cards may answer, and nobody can touch a last card.</source>
        <translation>Le jeu français&#xa0;: 52 cartes, le 2 bat tout, on peut répondre par la même valeur, et la dernière carte est imbattable.</translation>
    </message>
    <message>
        <source>The German game with everything: jokers beat sets, four of a kind is a bomb, the King asks for cards, and an ace must not be the last card.</source>
        <translation>Le jeu allemand avec tout&#xa0;: les jokers battent les combinaisons, un carré est une bombe, le Roi demande des cartes, et un as ne doit pas être la dernière carte.</translation>
    </message>
    <message>
        <source>The German game: 32 cards from 7 to ace. The King picks what he hands back, and whoever ended last leads.</source>
        <translation>Le jeu allemand&#xa0;: 32 cartes, du 7 à l’as. Le Roi choisit ce qu’il rend, et le dernier de la manche entame.</translation>
    </message>
    <message>
        <source>The Great Dalmuti</source>
        <translation>Le Grand Dalmuti</translation>
    </message>
    <message>
        <source>The Japanese sister, for five. Runs in one suit, a joker that stands for any card, eights that sweep the table, and suits that lock the trick.</source>
        <translation>La sœur japonaise, à cinq. Des suites, un joker qui vaut tout, des huit qui vident la table, des couleurs qui verrouillent.</translation>
    </message>
    <message>
        <source>The big round</source>
        <translation>La grande tablée</translation>
    </message>
    <message>
        <source>The first two tricks bring an A card each, and nobody wants them. What is left in the hand counts against you: be rid of the As, and keep the low cards to the end.</source>
        <translation>Les deux premiers plis apportent chacun un A, et personne n’en veut. Ce qui reste en main compte contre toi&#xa0;: débarrasse-toi des A et garde les petites cartes pour la fin.</translation>
    </message>
    <message>
        <source>The game as the world plays it: 52 cards and two jokers, which beat everything. Good to begin with.</source>
        <translation>Le jeu tel que le monde le joue&#xa0;: 52 cartes et deux jokers, qui battent tout. Parfait pour débuter.</translation>
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
    <message>
        <source>{cards} of {suit}</source>
        <translation>{cards} de {suit}</translation>
    </message>
</context>
<context>
    <name>GuestRow</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Ask others</source>
        <translation>En inviter d’autres</translation>
    </message>
    <message>
        <source>Other people come to the next match.</source>
        <translation>D’autres viennent à la prochaine partie.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Equal cards may be laid together. Then everybody needs just as many: on a pair only a higher pair can be laid.</source>
        <translation>On peut poser ensemble des cartes de même valeur. Chacun doit alors en poser autant&#xa0;: sur une paire, seule une paire plus forte va.</translation>
    </message>
    <message>
        <source>Few cards left! Whoever takes the trick with a strong card can lead the weak one last.</source>
        <translation>Plus que quelques cartes&#xa0;! Qui prend le pli avec une forte peut entamer avec la faible pour finir.</translation>
    </message>
    <message>
        <source>Nobody lays anything higher: the trick is yours, and you lead the next one. That is how you get rid of weak cards.</source>
        <translation>Personne ne monte&#xa0;: le pli est à toi, et tu entames le suivant. C’est ainsi qu’on se défait des cartes faibles.</translation>
    </message>
    <message>
        <source>Nobody lays anything higher: {taker} takes the trick and leads the next one. Cards that have been laid are out of the game.</source>
        <translation>Personne ne monte&#xa0;: {taker} prend le pli et entame le suivant. Les cartes posées sont hors du jeu.</translation>
    </message>
    <message>
        <source>None of your cards beats that, so you pass. It happens to everybody.</source>
        <translation>Aucune de tes cartes ne bat cela, donc tu passes. Cela arrive à tout le monde.</translation>
    </message>
    <message>
        <source>Now it is your turn: lay a higher card. Click it and then the table, drag it there, or pick it with the arrow keys and Space and press Enter. Cards that will not do are darker.</source>
        <translation>À toi&#xa0;: pose une carte plus forte. Clique dessus puis sur la table, fais-la glisser, ou choisis-la avec les flèches et Espace, puis Entrée. Ce qui ne va pas est plus sombre.</translation>
    </message>
    <message>
        <source>Now titles count: {lowest_subject} gives {highest_to} the two best cards and gets any two back; the two between them swap one. What you got is marked.</source>
        <translation>Les titres comptent maintenant&#xa0;: {lowest_subject} donne {highest_to} ses deux meilleures cartes et en reçoit deux au choix&#xa0;; les deux autres en échangent une. Ce que tu as reçu est marqué.</translation>
    </message>
    <message>
        <source>Now titles count: {lowest_subject} gives {highest_to} the two best cards and gets any two back; the two between them swap one. Which ones do you give away? Those you can spare.</source>
        <translation>Les titres comptent maintenant&#xa0;: {lowest_subject} donne {highest_to} ses deux meilleures cartes et en reçoit deux au choix&#xa0;; les deux autres en échangent une. Que donnes-tu&#xa0;? Ce dont tu peux te passer.</translation>
    </message>
    <message>
        <source>That is all there is to it. H gives you a hint, F1 opens the rules, Ctrl+Z takes a play back. Play on, or choose another game in the menu. Have fun!</source>
        <translation>C’est tout. H te donne un conseil, F1 ouvre les règles, Ctrl+Z annule un coup. Continue, ou choisis un autre jeu dans le menu. Amuse-toi bien&#xa0;!</translation>
    </message>
    <message>
        <source>The ladder shows the order: the 7 is the weakest, the ace the strongest. Suits do not matter.</source>
        <translation>L’échelle montre l’ordre&#xa0;: le 7 est la plus faible, l’as la plus forte. Les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>These are your cards, the weakest at the left. Only you see them; a number beside everybody else says how many he has left.</source>
        <translation>Voici tes cartes, les plus faibles à gauche. Toi seul les vois&#xa0;; chez les autres, un nombre dit combien il leur en reste.</translation>
    </message>
    <message>
        <source>Welcome to the table! Everybody wants to be rid of all cards. Whoever is first becomes {highest}, whoever is last becomes {lowest}.</source>
        <translation>Bienvenue à la table&#xa0;! Chacun veut se défaire de toutes ses cartes. Le premier devient {highest}, le dernier {lowest}.</translation>
    </message>
    <message>
        <source>You are out first: you are {highest}! The others play on for what is left.</source>
        <translation>Tu as fini avant tous&#xa0;: tu deviens {highest}&#xa0;! Les autres jouent pour les titres qui restent.</translation>
    </message>
    <message>
        <source>You are out. Your place decides what you become in the next round.</source>
        <translation>Tu as fini. Ta place décide de ton titre à la manche suivante.</translation>
    </message>
    <message>
        <source>You hold a pair. Led together, two cards go at once, and a pair is harder to beat than a single card.</source>
        <translation>Tu as une paire. Entame avec les deux&#xa0;: elles partent d’un coup, et une paire est plus dure à battre qu’une carte seule.</translation>
    </message>
    <message>
        <source>You lead: one card, or several of the same rank. Low ones first, for nobody is rid of them easily later on. A double click or Shift+Space takes all cards of a rank.</source>
        <translation>Tu entames&#xa0;: une carte, ou plusieurs de même valeur. D’abord les basses, car plus tard on s’en défait mal. Un double clic ou Maj+Espace prend toutes les cartes d’une valeur.</translation>
    </message>
    <message>
        <source>You need not lay anything: press Pass, or P. You are then out of this trick, but keep your good cards for a later one.</source>
        <translation>Rien ne t’oblige à poser&#xa0;: clique sur Passer ou appuie sur P. Tu es alors hors de ce pli, mais tu gardes tes bonnes cartes pour la suite.</translation>
    </message>
    <message>
        <source>{first} is out first and becomes {highest}. Now it is about not being the last one.</source>
        <translation>{first} a fini avant tous et devient {highest}. Il s’agit maintenant de ne pas rester le dernier.</translation>
    </message>
</context>
<context>
    <name>GuideTip</name>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Sans conseils</translation>
    </message>
    <message>
        <source>The round goes on without them.</source>
        <translation>La manche continue sans eux.</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>just received</source>
        <translation>tout juste reçue</translation>
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
        <source>Sort your cards another way. Key S. You can also drag a card to another place in your hand, or move it with Shift and the arrow keys.</source>
        <translation>Trie tes cartes autrement. Touche S. Tu peux aussi faire glisser une carte à une autre place dans ta main, ou la déplacer avec Maj et les flèches.</translation>
    </message>
    <message>
        <source>Order of your hand (S)</source>
        <translation>Ordre de ta main (S)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A key acts only on what has been on the screen for a moment, and once however long you hold it. So nothing happens by mistake when you hurry the others.</source>
        <translation>Une touche n’agit que sur ce qui est à l’écran depuis un instant, et une seule fois, même si tu la gardes enfoncée. Rien ne se joue donc par erreur quand tu presses les autres.</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Souris et clavier</translation>
    </message>
    <message>
        <source>Mouse: drag cards into the frame, or click them and then the table. A double click plays all cards of a rank that you may play now. Right-click to deselect or to cancel a drag. The wheel walks through the legal plays. Drag a card within your hand to move it. Click the cloth to hurry the others.</source>
        <translation>Souris&#xa0;: fais glisser des cartes dans le cadre, ou clique dessus puis sur la table. Un double clic joue toutes les cartes d’une valeur que tu peux jouer maintenant. Un clic droit désélectionne ou annule le déplacement. La molette passe d’un coup possible à l’autre. Fais glisser une carte dans ta main pour la changer de place. Un clic sur le tapis presse les autres.</translation>
    </message>
    <message>
        <source>Swapping: drag a card onto an open one, or pick it and click the open one.</source>
        <translation>Échange&#xa0;: glisse une carte sur une carte visible, ou choisis-la et clique sur la carte visible.</translation>
    </message>
</context>
<context>
    <name>Hindsight</name>
    <message>
        <source>Being played out …</source>
        <translation>On joue la suite…</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Mieux&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>From −1, the worst the round can bring, to +1, the best; the thin line is the doubt left.</source>
        <translation>De −1, le pire que la manche puisse apporter, à +1, le meilleur&#xa0;; le trait fin est la marge d’erreur.</translation>
    </message>
    <message>
        <source>Nothing was weighed here: it was clear, or done out of habit.</source>
        <translation>Rien n’a été pesé ici&#xa0;: c’était clair, ou fait par habitude.</translation>
    </message>
    <message>
        <source>Seen by the level “{level}”:</source>
        <translation>Vu par le niveau «&#xa0;{level}&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>Your choice before the first trick: {sign} {word}.</source>
        <translation>Ton choix avant le premier pli&#xa0;: {sign} {word}.</translation>
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
        <source>as good as any</source>
        <translation>aussi bien que tout autre choix</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>inexact</source>
        <translation>imprécis</translation>
    </message>
    <message>
        <source>{choice} {figure}, give or take {error}</source>
        <translation>{choice} {figure}, à {error} près</translation>
    </message>
    <message>
        <source>{giver} gives {taker} {cards}.</source>
        <translation>{giver} donne à {taker} {cards}.</translation>
    </message>
    <message>
        <source>{name} (level {level}) saw it like this:</source>
        <translation>{name} (niveau {level}) voyait les choses ainsi&#xa0;:</translation>
    </message>
</context>
<context>
    <name>JudgedOptions</name>
    <message>
        <source>Costs</source>
        <translation>Coûte</translation>
    </message>
    <message>
        <source>The best options</source>
        <translation>Les meilleurs choix</translation>
    </message>
</context>
<context>
    <name>JudgedPane</name>
    <message numerus="yes">
        <source>%n exercise(s) done</source>
        <translation>
            <numerusform>%n exercice terminé</numerusform>
            <numerusform>%n exercices terminés</numerusform>
        </translation>
    </message>
    <message>
        <source>Try once more</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montre-moi</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Another ten</source>
        <translation>Encore dix</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Three deals, played with your choice and with the best one.</source>
        <translation>Trois donnes, jouées avec ton choix et avec le meilleur.</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
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
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>2 to 9, 0, J, Q, K, A</source>
        <translation>2 à 9, 0, V, D, R, A</translation>
    </message>
    <message>
        <source>Among your matches</source>
        <translation>Parmi tes parties</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>At your cards</source>
        <translation>Dans tes cartes</translation>
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
        <source>In the log</source>
        <translation>Dans le journal</translation>
    </message>
    <message>
        <source>In the texts about the program</source>
        <translation>Dans les textes sur le programme</translation>
    </message>
    <message>
        <source>In these rules</source>
        <translation>Dans ces règles</translation>
    </message>
    <message>
        <source>On the other screens</source>
        <translation>Sur les autres écrans</translation>
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
        <source>Where something is asked</source>
        <translation>Quand on te demande quelque chose</translation>
    </message>
    <message>
        <source>Where you see what a choice leads to</source>
        <translation>Là où tu vois où mène un choix</translation>
    </message>
    <message>
        <source>brings back what was deleted</source>
        <translation>récupérer ce qui a été supprimé</translation>
    </message>
    <message>
        <source>change a choice or a number, go from game to game</source>
        <translation>changer un choix ou un nombre, aller d’un jeu à l’autre</translation>
    </message>
    <message>
        <source>closes the log</source>
        <translation>fermer le journal</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>continues the match, or shows how it ended</source>
        <translation>continuer la partie, ou voir comment elle a fini</translation>
    </message>
    <message>
        <source>deals the cards; if the rules do not fit, goes to “Fix it”</source>
        <translation>distribuer les cartes&#x202f;; si les règles ne vont pas ensemble, aller à «&#xa0;Corriger&#xa0;»</translation>
    </message>
    <message>
        <source>deletes the match</source>
        <translation>supprimer la partie</translation>
    </message>
    <message>
        <source>deselects everything, or cancels a drag</source>
        <translation>désélectionne tout, ou annule le déplacement</translation>
    </message>
    <message>
        <source>ends swapping</source>
        <translation>finir l’échange</translation>
    </message>
    <message>
        <source>exports the match</source>
        <translation>exporter la partie</translation>
    </message>
    <message>
        <source>fills the screen, and gives it back</source>
        <translation>passer en plein écran et en revenir</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>point</translation>
    </message>
    <message>
        <source>gives you a hint and says why</source>
        <translation>te donne un conseil et dit pourquoi</translation>
    </message>
    <message>
        <source>go a round back or on</source>
        <translation>une manche en arrière ou en avant</translation>
    </message>
    <message>
        <source>go a step back or on</source>
        <translation>un pas en arrière ou en avant</translation>
    </message>
    <message>
        <source>go a step back or on, to the beginning or to the end</source>
        <translation>reculent ou avancent d’un pas, vont au début ou à la fin</translation>
    </message>
    <message>
        <source>go a trick back or on; in a game without tricks to your turns</source>
        <translation>reculer ou avancer d’un pli&#xa0;; dans un jeu sans plis, aller à tes tours</translation>
    </message>
    <message>
        <source>go along your cards, from the first or from the last one</source>
        <translation>parcourir tes cartes, depuis la première ou la dernière</translation>
    </message>
    <message>
        <source>go from line to line</source>
        <translation>aller de ligne en ligne</translation>
    </message>
    <message>
        <source>go from match to match</source>
        <translation>aller d’une partie à l’autre</translation>
    </message>
    <message>
        <source>go from one answer or rank to the next; Enter takes it</source>
        <translation>aller d’une réponse ou d’une valeur à l’autre&#xa0;; Entrée la prend</translation>
    </message>
    <message>
        <source>go several lines on</source>
        <translation>avancer ou reculer de plusieurs lignes</translation>
    </message>
    <message>
        <source>go to the deal, or to the end</source>
        <translation>au début ou à la fin de la manche</translation>
    </message>
    <message>
        <source>go to the first and last line</source>
        <translation>aller à la première et à la dernière ligne</translation>
    </message>
    <message>
        <source>go to the first and last match, or several on</source>
        <translation>aller à la première et à la dernière partie, ou plusieurs plus loin</translation>
    </message>
    <message>
        <source>go to the next button or field, and to the one before</source>
        <translation>aller au bouton ou au champ suivant, et au précédent</translation>
    </message>
    <message>
        <source>go to your first and last card</source>
        <translation>aller à ta première et à ta dernière carte</translation>
    </message>
    <message>
        <source>goes back; empties a search first</source>
        <translation>revenir en arrière&#xa0;; vider d’abord une recherche</translation>
    </message>
    <message>
        <source>lays a bomb between the turns; P lets it be</source>
        <translation>pose une bombe entre les tours&#xa0;; P y renonce</translation>
    </message>
    <message>
        <source>lays the Mah Jong without a wish</source>
        <translation>pose le Mah Jong sans vœu</translation>
    </message>
    <message>
        <source>move a card to another place in your hand</source>
        <translation>déplacent une carte dans ta main</translation>
    </message>
    <message>
        <source>swap the selected card with the face-up one in that place</source>
        <translation>échangent la carte choisie avec la carte visible à cette place</translation>
    </message>
    <message>
        <source>turn over the face-down card in that place</source>
        <translation>retournent la carte cachée à cette place</translation>
    </message>
    <message>
        <source>undoes your last step in the exchange, else your last decision</source>
        <translation>annule ta dernière étape dans l’échange, sinon ta dernière décision</translation>
    </message>
    <message>
        <source>walk through the plays that are legal</source>
        <translation>passent d’un coup possible à l’autre</translation>
    </message>
    <message>
        <source>lets it run, and stops it</source>
        <translation>lance et arrête la lecture</translation>
    </message>
    <message>
        <source>lists the exchanges of the match, to decide them once more</source>
        <translation>donne la liste des échanges de la partie, pour en refaire un</translation>
    </message>
    <message>
        <source>name a rank; 1 or 0 is the ten</source>
        <translation>nommer une valeur&#xa0;; 1 ou 0 est le dix</translation>
    </message>
    <message>
        <source>name clubs, diamonds, hearts or spades where only that is open</source>
        <translation>nommer trèfle, carreau, cœur ou pique quand il ne reste que cela à choisir</translation>
    </message>
    <message>
        <source>names the match; Enter keeps the name</source>
        <translation>nommer la partie&#xa0;; Entrée garde le nom</translation>
    </message>
    <message>
        <source>opens the log, and closes it</source>
        <translation>ouvrir et fermer le journal</translation>
    </message>
    <message>
        <source>opens the menu, and closes it</source>
        <translation>ouvrir et fermer le menu</translation>
    </message>
    <message>
        <source>opens the settings</source>
        <translation>ouvrir les réglages</translation>
    </message>
    <message>
        <source>opens these rules, and closes them</source>
        <translation>ouvrir et fermer ces règles</translation>
    </message>
    <message>
        <source>opens what there is to know about the program, and closes it</source>
        <translation>ouvre ce qu’il y a à savoir sur le programme, et le referme</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>picks the next five-card hand you hold</source>
        <translation>choisir la main de cinq cartes suivante que tu as</translation>
    </message>
    <message>
        <source>picks the next play you could lay</source>
        <translation>choisit la combinaison suivante que tu pourrais poser</translation>
    </message>
    <message>
        <source>picks up the pile</source>
        <translation>ramasse la pile</translation>
    </message>
    <message>
        <source>plays or gives away what you have picked; hurries the others</source>
        <translation>jouer ou donner les cartes choisies&#xa0;; presser les autres</translation>
    </message>
    <message>
        <source>plays what is selected; picks up the pile if nothing fits</source>
        <translation>joue ce qui est choisi&#xa0;; ramasse la pile si rien ne convient</translation>
    </message>
    <message>
        <source>press what has the frame</source>
        <translation>activer ce qui est encadré</translation>
    </message>
    <message>
        <source>quits; the match is kept</source>
        <translation>quitter&#xa0;; la partie est gardée</translation>
    </message>
    <message>
        <source>redoes what was undone</source>
        <translation>rétablir ce qui a été annulé</translation>
    </message>
    <message>
        <source>scroll the text</source>
        <translation>faire défiler le texte</translation>
    </message>
    <message>
        <source>scroll what does not fit</source>
        <translation>faire défiler ce qui dépasse</translation>
    </message>
    <message>
        <source>select a card, and deselect it</source>
        <translation>choisissent une carte, et la désélectionnent</translation>
    </message>
    <message>
        <source>selects a card, or deselects it; hurries the others</source>
        <translation>choisit une carte, ou la désélectionne&#xa0;; presse les autres</translation>
    </message>
    <message>
        <source>selects all cards of the same rank</source>
        <translation>choisit toutes les cartes de même valeur</translation>
    </message>
    <message>
        <source>sets up a new match</source>
        <translation>préparer une nouvelle partie</translation>
    </message>
    <message>
        <source>shows all your matches</source>
        <translation>montrer toutes tes parties</translation>
    </message>
    <message>
        <source>shows the last trick, and hides it</source>
        <translation>montre le dernier pli, et le cache</translation>
    </message>
    <message>
        <source>shows the match again, step by step</source>
        <translation>revoir la partie, pas à pas</translation>
    </message>
    <message>
        <source>shows the rounds of the match that are over, step by step</source>
        <translation>revoir les manches finies de la partie, pas à pas</translation>
    </message>
    <message>
        <source>shows your statistics</source>
        <translation>affiche tes statistiques</translation>
    </message>
    <message>
        <source>sorts your hand again</source>
        <translation>trie ta main de nouveau</translation>
    </message>
    <message>
        <source>sorts your hand by suit, or by rank</source>
        <translation>trier ta main par couleur ou par valeur</translation>
    </message>
    <message>
        <source>takes back the rank you wanted last</source>
        <translation>retirer la dernière valeur demandée</translation>
    </message>
    <message>
        <source>takes the free trick</source>
        <translation>prendre le pli gratuit</translation>
    </message>
    <message>
        <source>tells how well everybody plays</source>
        <translation>montre la force de chacun</translation>
    </message>
    <message>
        <source>turns the sounds off, and on again</source>
        <translation>coupe le son, et le remet</translation>
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
        <source>Strength {number} of {levels}: {name}</source>
        <translation>Force {number} sur {levels}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>They like to play good cards too early, and overlook who is nearly out.</source>
        <translation>Ils aiment jouer leurs bonnes cartes trop tôt et ne voient pas qui a presque fini.</translation>
    </message>
    <message>
        <source>They plan their cards and remember what lay last, but something slips by.</source>
        <translation>Ils prévoient leur jeu et retiennent les dernières cartes jouées, mais des choses leur échappent.</translation>
    </message>
    <message>
        <source>They play what comes to hand, break up pairs, and remember nothing.</source>
        <translation>Ils jouent ce qui leur tombe sous la main, cassent leurs paires et ne retiennent rien.</translation>
    </message>
    <message>
        <source>They remember every card and think of the end; mistakes are rare.</source>
        <translation>Ils retiennent chaque carte et pensent à la fin&#xa0;; les erreurs sont rares.</translation>
    </message>
    <message>
        <source>They think about what you hold, and play ahead to the end.</source>
        <translation>Ils devinent tes cartes et jouent dans leur tête jusqu’à la fin.</translation>
    </message>
    <message>
        <source>likes an uproar</source>
        <translation>aime le chahut</translation>
    </message>
    <message>
        <source>likes to attack</source>
        <translation>aime attaquer</translation>
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
        <source>And once again.</source>
        <translation>Et encore une fois.</translation>
    </message>
    <message>
        <source>At least they are soft.</source>
        <translation>Au moins, elles sont douces.</translation>
    </message>
    <message>
        <source>Beat that one!</source>
        <translation>Essaie donc de battre ça&#xa0;!</translation>
    </message>
    <message>
        <source>Bloody hell, not again.</source>
        <translation>Et merde, encore.</translation>
    </message>
    <message>
        <source>Come to me.</source>
        <translation>Venez à moi.</translation>
    </message>
    <message>
        <source>Count my cards!</source>
        <translation>Comptez mes cartes&#xa0;!</translation>
    </message>
    <message>
        <source>Don’t tell the others.</source>
        <translation>Ne le dis pas.</translation>
    </message>
    <message>
        <source>From down below!</source>
        <translation>Un salut d’en bas&#xa0;!</translation>
    </message>
    <message>
        <source>Get used to it.</source>
        <translation>Il faudra s’y faire.</translation>
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
        <source>I changed my mind.</source>
        <translation>J’ai changé d’avis.</translation>
    </message>
    <message>
        <source>I could enjoy this.</source>
        <translation>On s’y habitue vite.</translation>
    </message>
    <message>
        <source>I feared as much.</source>
        <translation>Je le craignais.</translation>
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
        <translation>Je te laisse gagner.</translation>
    </message>
    <message>
        <source>I like it here.</source>
        <translation>Je me plais ici.</translation>
    </message>
    <message>
        <source>I will remember that.</source>
        <translation>Je m’en souviendrai.</translation>
    </message>
    <message>
        <source>It gets warm here.</source>
        <translation>Il fait chaud, là.</translation>
    </message>
    <message>
        <source>It still fits.</source>
        <translation>Elle me va toujours.</translation>
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
        <source>Me? Really?</source>
        <translation>Moi&#xa0;? Vraiment&#xa0;?</translation>
    </message>
    <message>
        <source>My lovely ace …</source>
        <translation>Mon bel as…</translation>
    </message>
    <message>
        <source>Nearly there, folks!</source>
        <translation>J’y suis presque&#xa0;!</translation>
    </message>
    <message>
        <source>Next time, you’ll see.</source>
        <translation>La prochaine fois, gare.</translation>
    </message>
    <message>
        <source>Nobody look at me.</source>
        <translation>Ne me regardez pas.</translation>
    </message>
    <message>
        <source>Nobody stops me.</source>
        <translation>Personne ne m’arrête.</translation>
    </message>
    <message>
        <source>Now stay calm.</source>
        <translation>Restons calme.</translation>
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
        <translation>Oh, allez&#xa0;!</translation>
    </message>
    <message>
        <source>Oh, crap.</source>
        <translation>Oh, merde.</translation>
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
        <source>Power to … well, me.</source>
        <translation>Le pouvoir à… moi.</translation>
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
        <source>Somebody has to.</source>
        <translation>Il en faut bien un.</translation>
    </message>
    <message>
        <source>Soon I am free.</source>
        <translation>Bientôt la liberté.</translation>
    </message>
    <message>
        <source>Sorry, it’s the rule.</source>
        <translation>Désolé, c’est la règle.</translation>
    </message>
    <message>
        <source>Still me. Any questions?</source>
        <translation>Toujours moi. Des questions&#xa0;?</translation>
    </message>
    <message>
        <source>Taken for the people!</source>
        <translation>Au nom du peuple&#xa0;!</translation>
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
        <source>That hurt a little.</source>
        <translation>Ça pique un peu.</translation>
    </message>
    <message>
        <source>That is not fair!</source>
        <translation>Ce n’est pas juste&#xa0;!</translation>
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
        <source>The system is rigged!</source>
        <translation>C’est la faute au système&#xa0;!</translation>
    </message>
    <message>
        <source>There you go.</source>
        <translation>Et voilà.</translation>
    </message>
    <message>
        <source>This one is ours!</source>
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
        <source>Tremble up there!</source>
        <translation>Tremblez, là-haut&#xa0;!</translation>
    </message>
    <message>
        <source>We shall rise again!</source>
        <translation>On se relèvera&#xa0;!</translation>
    </message>
    <message>
        <source>What a view up here.</source>
        <translation>Quelle vue, d’ici.</translation>
    </message>
    <message>
        <source>Where is my throne?</source>
        <translation>Où est mon trône&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%n card(s) lie aside, face down.</source>
        <translation>
            <numerusform>%n carte est mise de côté, face cachée.</numerusform>
            <numerusform>%n cartes sont mises de côté, face cachée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie aside: {cards}.</source>
        <translation>
            <numerusform>%n carte est mise de côté&#xa0;: {cards}.</numerusform>
            <numerusform>%n cartes sont mises de côté&#xa0;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counter-revolution! The ranks stand as before.</source>
        <translation>Contre-révolution&#xa0;! L’ordre des cartes est comme avant.</translation>
    </message>
    <message>
        <source>Everybody changes seats.</source>
        <translation>Tout le monde change de place.</translation>
    </message>
    <message>
        <source>Fingerprint of the deck: {digits}.</source>
        <translation>Empreinte du jeu&#xa0;: {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>Four {ranks} burn the pile: %n card(s) gone.</source>
        <translation>
            <numerusform>Quatre {ranks} brûlent la pile&#xa0;: %n carte en moins.</numerusform>
            <numerusform>Quatre {ranks} brûlent la pile&#xa0;: %n cartes en moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Greater revolution! All offices are turned round; you are first.</source>
        <translation>Grande révolution&#xa0;! Tous les titres se renversent&#xa0;; tu es premier.</translation>
    </message>
    <message>
        <source>Greater revolution! All offices are turned round; {name} is first.</source>
        <translation>Grande révolution&#xa0;! Tous les titres se renversent&#xa0;; {name} est en tête.</translation>
    </message>
    <message>
        <source>Nobody wants to play: the places still open are drawn by lot.</source>
        <translation>Personne ne veut jouer&#xa0;: les places restantes sont tirées au sort.</translation>
    </message>
    <message>
        <source>Now play goes round the other way.</source>
        <translation>On joue maintenant dans l’autre sens.</translation>
    </message>
    <message>
        <source>Revolution! The weak ranks are the strong ones now.</source>
        <translation>Révolution&#xa0;! Les cartes faibles sont maintenant les fortes.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message numerus="yes">
        <source>Taken too often, the pile burns: %n card(s) gone.</source>
        <translation>
            <numerusform>Ramassée trop souvent, la pile brûle&#xa0;: %n carte en moins.</numerusform>
            <numerusform>Ramassée trop souvent, la pile brûle&#xa0;: %n cartes en moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>The seats are drawn: {drawn}.</source>
        <translation>Les places sont tirées&#xa0;: {drawn}.</translation>
    </message>
    <message numerus="yes">
        <source>The ten burns the pile: %n card(s) gone.</source>
        <translation>
            <numerusform>Le dix brûle la pile&#xa0;: %n carte en moins.</numerusform>
            <numerusform>Le dix brûle la pile&#xa0;: %n cartes en moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>You accept the offer.</source>
        <translation>Tu acceptes l’offre.</translation>
    </message>
    <message numerus="yes">
        <source>You announce %n {ranks}.</source>
        <translation>
            <numerusform>Tu annonces %n {ranks}.</numerusform>
            <numerusform>Tu annonces %n {ranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out, in {place} place.</source>
        <translation>Tu n’as plus de cartes&#xa0;: {place} place.</translation>
    </message>
    <message>
        <source>You are the last one left with cards.</source>
        <translation>Tu restes en dernier avec des cartes.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks} and get one.</source>
        <translation>Tu demandes des {ranks} à {target} et tu reçois une carte.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks}.</source>
        <translation>Tu demandes des {ranks} à {target}.</translation>
    </message>
    <message>
        <source>You ask {target} for {ranks}: there are none.</source>
        <translation>Tu demandes des {ranks} à {target}&#xa0;: il n’y en a pas.</translation>
    </message>
    <message>
        <source>You cannot match and lose this turn.</source>
        <translation>Tu ne peux pas égaler et tu perds ce tour.</translation>
    </message>
    <message>
        <source>You claim your free trick.</source>
        <translation>Tu prends ton pli gratuit.</translation>
    </message>
    <message>
        <source>You complete the rank and sweep the table.</source>
        <translation>Tu complètes la valeur&#xa0;: tabula rasa, tu prends le pli.</translation>
    </message>
    <message>
        <source>You complete three in a row: each of the three may discard.</source>
        <translation>Tu complètes trois valeurs de suite&#xa0;: chacun des trois peut jeter une carte.</translation>
    </message>
    <message>
        <source>You cut: the trick is yours.</source>
        <translation>Tu coupes et prends le pli.</translation>
    </message>
    <message>
        <source>You declare a putsch: no cards are exchanged.</source>
        <translation>Tu déclares un putsch&#xa0;: pas d’échange de cartes.</translation>
    </message>
    <message>
        <source>You don’t call a revolution.</source>
        <translation>Tu ne fais pas la révolution.</translation>
    </message>
    <message>
        <source>You don’t try a putsch.</source>
        <translation>Tu ne tentes pas de putsch.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Tu pioches {cards}.</translation>
    </message>
    <message>
        <source>You give {taker} {cards}.</source>
        <translation>Tu donnes {cards} à {taker}.</translation>
    </message>
    <message>
        <source>You hold {all} and play with an open hand.</source>
        <translation>Tu as {all} et tu joues à jeu découvert.</translation>
    </message>
    <message>
        <source>You inherit the lead.</source>
        <translation>Tu hérites de l’entame.</translation>
    </message>
    <message>
        <source>You keep all your cards.</source>
        <translation>Tu gardes toutes tes cartes.</translation>
    </message>
    <message>
        <source>You keep your open cards.</source>
        <translation>Tu gardes tes cartes visibles.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Tu entames.</translation>
    </message>
    <message>
        <source>You let the second office ask first.</source>
        <translation>Tu laisses le deuxième demander d’abord.</translation>
    </message>
    <message>
        <source>You match: the next player has to match, too, or skip.</source>
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
    <message>
        <source>You play the same suits: they are locked for this trick.</source>
        <translation>Tu joues les mêmes couleurs&#xa0;: elles sont verrouillées pour ce pli.</translation>
    </message>
    <message>
        <source>You play {cards}.</source>
        <translation>Tu joues {cards}.</translation>
    </message>
    <message>
        <source>You put {laid} face up and take {taken} into your hand.</source>
        <translation>Tu poses {laid} à découvert et prends {taken} en main.</translation>
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
    <message numerus="yes">
        <source>You take the pile: %n card(s).</source>
        <translation>
            <numerusform>Tu ramasses la pile&#xa0;: %n carte.</numerusform>
            <numerusform>Tu ramasses la pile&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Tu prends le pli.</translation>
    </message>
    <message>
        <source>You throw away {card}.</source>
        <translation>Tu jettes {card}.</translation>
    </message>
    <message>
        <source>You turn over blind card {number}.</source>
        <translation>Tu retournes la carte cachée {number}.</translation>
    </message>
    <message>
        <source>You turn over {card}, and it does not fit.</source>
        <translation>Tu retournes {card}, et ça ne va pas.</translation>
    </message>
    <message>
        <source>You turn over {card}.</source>
        <translation>Tu retournes {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n point(s).</source>
        <translation>
            <numerusform>Tu gagnes la partie avec %n point.</numerusform>
            <numerusform>Tu gagnes la partie avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your 3 of spades beats the joker and sweeps the table.</source>
        <translation>Ton 3 de pique bat le joker et vide la table.</translation>
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
        <source>Your joker lifts the lock.</source>
        <translation>Ton joker lève le verrou.</translation>
    </message>
    <message>
        <source>Your joker takes the trick.</source>
        <translation>Ton joker prend le pli.</translation>
    </message>
    <message>
        <source>Your last card was a forbidden one: you get the lowest office.</source>
        <translation>Ta dernière carte était interdite&#xa0;: tu reçois le dernier titre.</translation>
    </message>
    <message>
        <source>Your play was against the rules: you get the lowest office.</source>
        <translation>Ton coup était contraire aux règles&#xa0;: tu reçois le dernier titre.</translation>
    </message>
    <message>
        <source>Your putsch fails: everybody keeps their office.</source>
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
        <source>{asker} asks {target} for {ranks}.</source>
        <translation>{asker} demande des {ranks} à {target}.</translation>
    </message>
    <message>
        <source>{asker} asks {target} for {ranks}: there are none.</source>
        <translation>{asker} demande des {ranks} à {target}&#xa0;: il n’y en a pas.</translation>
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
            <numerusform>{name} annonce %n {ranks}.</numerusform>
            <numerusform>{name} annonce %n {ranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} cannot match and loses this turn.</source>
        <translation>{name} ne peut pas égaler et perd ce tour.</translation>
    </message>
    <message>
        <source>{name} claims a free trick.</source>
        <translation>{name} prend un pli gratuit.</translation>
    </message>
    <message>
        <source>{name} completes the rank and sweeps the table.</source>
        <translation>{name} complète la valeur&#xa0;: tabula rasa.</translation>
    </message>
    <message>
        <source>{name} completes three in a row: each of the three may discard.</source>
        <translation>{name} complète trois valeurs de suite&#xa0;: chacun des trois peut jeter une carte.</translation>
    </message>
    <message>
        <source>{name} cuts and takes the trick.</source>
        <translation>{name} coupe et prend le pli.</translation>
    </message>
    <message>
        <source>{name} declares a putsch: no cards are exchanged.</source>
        <translation>{name} déclare un putsch&#xa0;: pas d’échange de cartes.</translation>
    </message>
    <message>
        <source>{name} doesn’t call a revolution.</source>
        <translation>{name} ne fait pas la révolution.</translation>
    </message>
    <message>
        <source>{name} doesn’t try a putsch.</source>
        <translation>{name} ne tente pas de putsch.</translation>
    </message>
    <message>
        <source>{name} holds {all} and plays with an open hand.</source>
        <translation>{name} a {all} et joue à jeu découvert.</translation>
    </message>
    <message>
        <source>{name} inherits the lead.</source>
        <translation>{name} hérite de l’entame.</translation>
    </message>
    <message>
        <source>{name} is back and decides again.</source>
        <translation>{name} est de retour et décide à nouveau.</translation>
    </message>
    <message>
        <source>{name} is out, in {place} place.</source>
        <translation>{name} n’a plus de cartes&#xa0;: {place} place.</translation>
    </message>
    <message>
        <source>{name} is the last one left with cards.</source>
        <translation>{name} reste en dernier avec des cartes.</translation>
    </message>
    <message>
        <source>{name} isn’t responding; a simpler player decides until {name} is back.</source>
        <translation>{name} ne répond plus&#xa0;; un joueur plus simple décide jusqu’à son retour.</translation>
    </message>
    <message>
        <source>{name} keeps all the cards.</source>
        <translation>{name} garde toutes ses cartes.</translation>
    </message>
    <message>
        <source>{name} keeps the open cards.</source>
        <translation>{name} garde ses cartes visibles.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} entame.</translation>
    </message>
    <message>
        <source>{name} lets the second office ask first.</source>
        <translation>{name} laisse le deuxième demander d’abord.</translation>
    </message>
    <message>
        <source>{name} matches: the next player has to match, too, or skip.</source>
        <translation>{name} égale&#xa0;: le joueur suivant doit égaler aussi ou passer son tour.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>{name} played against the rules: lowest office.</source>
        <translation>{name} a joué contre les règles&#xa0;: dernier titre.</translation>
    </message>
    <message>
        <source>{name} plays the same suits: they are locked for this trick.</source>
        <translation>{name} joue les mêmes couleurs&#xa0;: elles sont verrouillées pour ce pli.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <translation>{name} joue {cards}.</translation>
    </message>
    <message>
        <source>{name} puts {laid} face up and takes {taken} into the hand.</source>
        <translation>{name} pose {laid} à découvert et prend {taken} en main.</translation>
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
    <message numerus="yes">
        <source>{name} takes the pile: %n card(s).</source>
        <translation>
            <numerusform>{name} ramasse la pile&#xa0;: %n carte.</numerusform>
            <numerusform>{name} ramasse la pile&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} prend le pli.</translation>
    </message>
    <message>
        <source>{name} throws away {card}.</source>
        <translation>{name} jette {card}.</translation>
    </message>
    <message>
        <source>{name} turns over blind card {number}.</source>
        <translation>{name} retourne la carte cachée {number}.</translation>
    </message>
    <message>
        <source>{name} turns over {card}, and it does not fit.</source>
        <translation>{name} retourne {card}, et ça ne va pas.</translation>
    </message>
    <message>
        <source>{name} turns over {card}.</source>
        <translation>{name} retourne {card}.</translation>
    </message>
    <message>
        <source>{name} was at a loss; a simpler player decided instead.</source>
        <translation>{name} ne savait plus quoi faire&#xa0;; un joueur plus simple a décidé à sa place.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the match with %n point(s).</source>
        <translation>
            <numerusform>{name} gagne la partie avec %n point.</numerusform>
            <numerusform>{name} gagne la partie avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s 3 of spades beats the joker and sweeps the table.</source>
        <translation>Le 3 de pique de {name} bat le joker et vide la table.</translation>
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
        <source>{name}’s joker lifts the lock.</source>
        <translation>Le joker de {name} lève le verrou.</translation>
    </message>
    <message>
        <source>{name}’s joker takes the trick.</source>
        <translation>Le joker de {name} prend le pli.</translation>
    </message>
    <message>
        <source>{name}’s last card was a forbidden one: lowest office.</source>
        <translation>La dernière carte de {name} était interdite&#xa0;: dernier titre.</translation>
    </message>
    <message>
        <source>{name}’s putsch fails: everybody keeps their office.</source>
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
        <source>Diamonds blue and clubs teal, so no suit is taken for another.</source>
        <translation>Carreau bleu et trèfle bleu-vert, pour ne rien confondre.</translation>
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
        <source>Petrol</source>
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
        <source>as the language</source>
        <translation>comme la langue</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>A rough estimate, in places: luck give or take {luck}, decisions give or take {cost}. Luck is what the deal was worth, played on as usual by everybody, beside other deals at your office. Plays are judged less surely than exchanges. “–” is nothing that could not be chance.</source>
        <translation>Une estimation grossière, en places&#xa0;: chance à ±{luck} près, décisions à ±{cost} près. La chance, c’est ce que valait la donne si tous continuent comme d’habitude, comparée à d’autres donnes au même titre. Les coups sont jugés moins sûrement que les échanges. «&#xa0;–&#xa0;»&#xa0;: rien qui ne puisse être dû au hasard.</translation>
    </message>
    <message>
        <source>Round {done} of {all} is being played out …</source>
        <translation>La manche {done} sur {all} est rejouée…</translation>
    </message>
    <message>
        <source>Round {round}: luck {luck}, exchange {exchange}, plays {plays}, then {place}</source>
        <translation>Manche {round}&#xa0;: chance {luck}, échange {exchange}, coups {plays}, puis {place}</translation>
    </message>
    <message>
        <source>The cards were against you: {places} places a round.</source>
        <translation>Les cartes étaient contre toi&#xa0;: {places} place par manche.</translation>
    </message>
    <message>
        <source>The cards were neither for you nor against you, as far as that can be told.</source>
        <translation>Les cartes n’étaient ni pour toi ni contre toi, autant qu’on puisse en juger.</translation>
    </message>
    <message>
        <source>The cards were with you: {places} places a round.</source>
        <translation>Les cartes étaient avec toi&#xa0;: {places} place par manche.</translation>
    </message>
    <message>
        <source>Under these rules luck and skill cannot be told apart.</source>
        <translation>Avec ces règles, on ne peut pas distinguer la chance de l’adresse.</translation>
    </message>
    <message>
        <source>Your decisions cost next to nothing, as far as can be told.</source>
        <translation>Tes décisions n’ont presque rien coûté, autant qu’on puisse en juger.</translation>
    </message>
    <message>
        <source>Your decisions cost {places} places a round.</source>
        <translation>Tes décisions ont coûté {places} place par manche.</translation>
    </message>
</context>
<context>
    <name>LuckPage</name>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Came to be</source>
        <translation>Ensuite</translation>
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
        <source>Luck or skill?</source>
        <translation>Chance ou adresse&#xa0;?</translation>
    </message>
    <message>
        <source>What the cards were worth, and what your decisions cost.</source>
        <translation>Ce que valaient les cartes, et ce que tes décisions ont coûté.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Another match with the same rules.</source>
        <translation>Une autre partie avec les mêmes règles.</translation>
    </message>
    <message>
        <source>Back to Start</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>A shared win: %1</source>
        <translation>Victoire partagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>New match …</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Tu gagnes la partie&#xa0;!</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Damaged in line {line}: it can be played up to there.</source>
        <translation>Abîmée à la ligne {line}&#xa0;: elle peut être jouée jusque-là.</translation>
    </message>
    <message>
        <source>This file is damaged and cannot be played.</source>
        <translation>Ce fichier est abîmé et ne peut pas être joué.</translation>
    </message>
    <message numerus="yes">
        <source>over after %n round(s)</source>
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
        <source>your office: {office}</source>
        <translation>ton titre&#xa0;: {office}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>“{name}” could not be brought back ({reason}).</source>
        <translation>Impossible de récupérer «&#xa0;{name}&#xa0;» ({reason}).</translation>
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
        <source>“{name}” is back.</source>
        <translation>«&#xa0;{name}&#xa0;» est de retour.</translation>
    </message>
    <message>
        <source>“{name}” is being played in another window and cannot be deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» se joue dans une autre fenêtre et ne peut pas être supprimée.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» est supprimée.</translation>
    </message>
    <message>
        <source>“{name}” is exported to {file}.</source>
        <translation>«&#xa0;{name}&#xa0;» est exportée vers {file}.</translation>
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
        <source>New match …</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Nothing has been played yet. Deal the cards, and your match will wait here for you.</source>
        <translation>Rien n’a encore été joué. Distribue les cartes, et ta partie t’attendra ici.</translation>
    </message>
    <message>
        <source>Practise the exchange …</source>
        <translation>Refaire un échange…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>See the result</source>
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
        <source>All right</source>
        <translation>D’accord</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>As you wish!</source>
        <translation>À tes ordres&#xa0;!</translation>
    </message>
    <message>
        <source>Bomb!</source>
        <translation>Bombe&#xa0;!</translation>
    </message>
    <message>
        <source>Burned out!</source>
        <translation>Consumé&#xa0;!</translation>
    </message>
    <message>
        <source>Burned!</source>
        <translation>Brûlé&#xa0;!</translation>
    </message>
    <message>
        <source>Caught!</source>
        <translation>Pris&#xa0;!</translation>
    </message>
    <message>
        <source>Counter-revolution!</source>
        <translation>Contre-révolution&#xa0;!</translation>
    </message>
    <message>
        <source>Cut!</source>
        <translation>Coupé&#xa0;!</translation>
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
        <source>Joker!</source>
        <translation>Joker&#xa0;!</translation>
    </message>
    <message>
        <source>Lots are drawn!</source>
        <translation>Tirage au sort&#xa0;!</translation>
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
        <source>The other way!</source>
        <translation>Dans l’autre sens&#xa0;!</translation>
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
        <source>The tables turn!</source>
        <translation>Grande révolution&#xa0;!</translation>
    </message>
    <message>
        <source>Three in a row!</source>
        <translation>Trois de suite&#xa0;!</translation>
    </message>
    <message>
        <source>Three of spades!</source>
        <translation>3 de pique&#xa0;!</translation>
    </message>
    <message>
        <source>Wrong last card!</source>
        <translation>Mauvaise dernière carte&#xa0;!</translation>
    </message>
    <message>
        <source>{title}!</source>
        <translation>{title}&#xa0;!</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>Back to the usual rules of the game.</source>
        <translation>Revenir aux règles habituelles du jeu.</translation>
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
        <source>Deal the cards</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>For tables with children and grandparents.</source>
        <translation>Pour jouer avec les enfants et les grands-parents.</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Règles maison…</translation>
    </message>
    <message>
        <source>Mild titles</source>
        <translation>Titres polis</translation>
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
        <source>Read these rules</source>
        <translation>Lire ces règles</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Save and share …</source>
        <translation>Enregistrer et partager…</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>Enregistrer et partager</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Players and length</source>
        <translation>Joueurs et manches</translation>
    </message>
    <message>
        <source>This game is for this many, no more and no fewer.</source>
        <translation>Ce jeu se joue à ce nombre exactement.</translation>
    </message>
    <message>
        <source>%1: weaker</source>
        <translation>%1&#xa0;: plus faible</translation>
    </message>
    <message>
        <source>%1: stronger</source>
        <translation>%1&#xa0;: plus fort</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numéro de donne</translation>
    </message>
    <message>
        <source>With the same game, rules and number of players it deals the same cards, round for round.</source>
        <translation>Avec le même jeu, les mêmes règles et autant de joueurs, il donne les mêmes cartes, manche après manche.</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>un nouveau</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>À propos de ce jeu</translation>
    </message>
    <message>
        <source>Where it comes from, and what pays in it</source>
        <translation>D’où il vient, et ce qui y rapporte</translation>
    </message>
    <message>
        <source>Makes just these changes; they can be taken back.</source>
        <translation>Ne change que cela&#xa0;; on peut revenir en arrière.</translation>
    </message>
    <message>
        <source>Take the fix back</source>
        <translation>Annuler la correction</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n change(s)</source>
        <translation>
            <numerusform>Annuler %n changement</numerusform>
            <numerusform>Annuler %n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>You and the others at the table.</source>
        <translation>Toi et les autres à la table.</translation>
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
    <name>OfSuit</name>
    <message>
        <source>the ace</source>
        <translation>l’as</translation>
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
        <source>the king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>le {number}</translation>
    </message>
</context>
<context>
    <name>OfficeChart</name>
    <message numerus="yes">
        <source>Offices over %n round(s)</source>
        <translation>
            <numerusform>Les titres sur %n manche</numerusform>
            <numerusform>Les titres sur %n manches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfficeLadder</name>
    <message>
        <source>Offices from highest to lowest: %1</source>
        <translation>Les titres de haut en bas&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Each of them plays as you choose.</source>
        <translation>Chacun joue comme tu le choisis.</translation>
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
            <numerusform>%n paire</numerusform>
            <numerusform>%n paires</numerusform>
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
        <source>1 to 13, a set for every player</source>
        <translation>de 1 à 13, un jeu par joueur</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 points</translation>
    </message>
    <message>
        <source>109 cards of the manor</source>
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
        <source>3 lowest, then king, 1 and 2</source>
        <translation>3 en bas, roi, 1 et 2 en haut</translation>
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
        <source>52 cards, 2 to ace</source>
        <translation>52 cartes, du 2 à l’as</translation>
    </message>
    <message>
        <source>55 cards of the manor</source>
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
        <source>A large set turns the order of ranks upside down until the round ends.</source>
        <translation>Une grande combinaison renverse l’ordre des cartes jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>A last card ends the trick</source>
        <translation>La dernière carte clôt le pli</translation>
    </message>
    <message>
        <source>A run has to start above the last card of the one it beats.</source>
        <translation>Une suite doit commencer au-dessus de la dernière carte de celle qu’elle bat.</translation>
    </message>
    <message>
        <source>A run needs one card more than a set.</source>
        <translation>Une suite demande une carte de plus qu’une combinaison de même valeur.</translation>
    </message>
    <message>
        <source>A run with an 8 anywhere in it takes the trick at once.</source>
        <translation>Une suite qui contient un 8 prend le pli aussitôt.</translation>
    </message>
    <message>
        <source>A small comfort for whoever lost the last round.</source>
        <translation>Une petite consolation pour le perdant de la manche.</translation>
    </message>
    <message>
        <source>After passing</source>
        <translation>Après avoir passé</translation>
    </message>
    <message>
        <source>After so many passes in a row the places still open are drawn by lot.</source>
        <translation>Après tant de passes de suite, les places restantes sont tirées au sort.</translation>
    </message>
    <message>
        <source>After the exchange everybody passes this many to the left neighbour.</source>
        <translation>Après l’échange, chacun en passe autant à son voisin de gauche.</translation>
    </message>
    <message>
        <source>After the same suits twice in succession only these suits count in the trick.</source>
        <translation>Après deux fois les mêmes couleurs, elles seules comptent dans le pli.</translation>
    </message>
    <message>
        <source>After this many rounds everything starts afresh, without offices or exchange.</source>
        <translation>Après ce nombre de manches, on repart à zéro, sans titres ni échange.</translation>
    </message>
    <message>
        <source>After two equal ranks the next player has to match them or lose this turn.</source>
        <translation>Après deux cartes de même valeur, le joueur suivant doit égaler ou passer son tour.</translation>
    </message>
    <message>
        <source>All of them together, or one, and the next when you see what came.</source>
        <translation>Toutes ensemble, ou une d’abord, puis la suivante une fois la carte reçue en main.</translation>
    </message>
    <message>
        <source>Also by somebody who could lay a card.</source>
        <translation>Même si on pourrait poser une carte.</translation>
    </message>
    <message>
        <source>And, where some are left over, one card more.</source>
        <translation>Et, s’il en reste, une carte de plus.</translation>
    </message>
    <message>
        <source>Announce the highest cards</source>
        <translation>Annoncer les cartes les plus fortes</translation>
    </message>
    <message>
        <source>Before each round but the first.</source>
        <translation>Avant chaque manche, sauf la première.</translation>
    </message>
    <message>
        <source>Before each round everybody sits down in order of rank.</source>
        <translation>Avant chaque manche, chacun s’assied dans l’ordre des titres.</translation>
    </message>
    <message>
        <source>Between the rounds the lowest office gets a light-hearted task.</source>
        <translation>Entre les manches, le dernier reçoit un gage pour rire.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bombes</translation>
    </message>
    <message>
        <source>Bombs between the turns</source>
        <translation>Bombes entre les tours</translation>
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
        <source>Cards it may insist on</source>
        <translation>Cartes qu’il peut exiger</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Cartes en trop</translation>
    </message>
    <message>
        <source>Cards passed to the left</source>
        <translation>Cartes passées à gauche</translation>
    </message>
    <message>
        <source>Change seats by office</source>
        <translation>Changer de place selon le titre</translation>
    </message>
    <message>
        <source>Citizen 1 above Citizen 2, say: the privileges go by it.</source>
        <translation>Citoyen 1 avant Citoyen 2, par exemple&#xa0;: les privilèges en dépendent.</translation>
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
        <source>Draw seats anew</source>
        <translation>Tirer de nouveau les places</translation>
    </message>
    <message>
        <source>Eights cut</source>
        <translation>Les huit coupent</translation>
    </message>
    <message>
        <source>Eights cut in runs, too</source>
        <translation>Les huit coupent aussi dans les suites</translation>
    </message>
    <message>
        <source>Equal ranks may answer, and the last card of a rank takes the trick; from five players.</source>
        <translation>On peut répondre par la même valeur, et la dernière carte d’une valeur prend le pli&#xa0;; dès cinq joueurs.</translation>
    </message>
    <message>
        <source>Everybody may change hand cards for his open ones once.</source>
        <translation>Chacun peut échanger une fois des cartes de sa main contre ses cartes visibles.</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Échange de cartes</translation>
    </message>
    <message>
        <source>First round: who leads</source>
        <translation>Première manche&#xa0;: qui entame</translation>
    </message>
    <message>
        <source>First round: who sits where</source>
        <translation>Première manche&#xa0;: qui s’assied où</translation>
    </message>
    <message>
        <source>For a deck that has lost some.</source>
        <translation>Quand le jeu n’est plus complet.</translation>
    </message>
    <message>
        <source>For each pair, the outermost first.</source>
        <translation>Pour chaque paire, les extrêmes d’abord.</translation>
    </message>
    <message>
        <source>For whoever rises from lowest straight to highest, in the next round.</source>
        <translation>Pour qui passe directement de dernier à premier, à la manche suivante.</translation>
    </message>
    <message>
        <source>Forbidden last cards</source>
        <translation>Dernières cartes interdites</translation>
    </message>
    <message>
        <source>Four of a rank that beat everything.</source>
        <translation>Quatre cartes de même valeur qui battent tout.</translation>
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
        <source>Highest with lowest, second with second lowest …</source>
        <translation>Premier et dernier, deuxième et avant-dernier…</translation>
    </message>
    <message>
        <source>How long a trick goes on</source>
        <translation>Durée d’un pli</translation>
    </message>
    <message>
        <source>How long the match lasts.</source>
        <translation>La durée de la partie.</translation>
    </message>
    <message>
        <source>How many equal cards may be played together.</source>
        <translation>Combien de cartes de même valeur on peut poser ensemble.</translation>
    </message>
    <message>
        <source>How many for each deck; the first is red, all others are black.</source>
        <translation>Combien par jeu&#xa0;; le premier est rouge, tous les autres sont noirs.</translation>
    </message>
    <message>
        <source>How many of the lowest ranks beat as many of the highest.</source>
        <translation>Combien des valeurs les plus faibles battent autant des plus fortes.</translation>
    </message>
    <message>
        <source>How many rounds a match lasts.</source>
        <translation>Nombre de manches d’une partie.</translation>
    </message>
    <message>
        <source>How often the upper office may ask for a rank.</source>
        <translation>Combien de fois le titre supérieur peut demander une valeur.</translation>
    </message>
    <message>
        <source>How they are passed</source>
        <translation>Comment on les passe</translation>
    </message>
    <message>
        <source>It can be wise to see what is left.</source>
        <translation>Il peut être malin de regarder d’abord.</translation>
    </message>
    <message>
        <source>Its part in the game.</source>
        <translation>Son rôle dans le jeu.</translation>
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
        <translation>Plus grande combinaison</translation>
    </message>
    <message>
        <source>Later rounds: who leads</source>
        <translation>Manches suivantes&#xa0;: qui entame</translation>
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
        <source>Nobody can beat the cards somebody goes out with.</source>
        <translation>Les cartes avec lesquelles on finit sont imbattables.</translation>
    </message>
    <message>
        <source>Number of decks</source>
        <translation>Nombre de jeux de cartes</translation>
    </message>
    <message>
        <source>Off: an equal one will do, as from the hand.</source>
        <translation>Non&#xa0;: une carte de même valeur suffit, comme depuis la main.</translation>
    </message>
    <message>
        <source>Offices are forgotten</source>
        <translation>Les titres s’oublient</translation>
    </message>
    <message>
        <source>Offices can be drawn before the first deal.</source>
        <translation>Les titres peuvent être tirés au sort avant la première donne.</translation>
    </message>
    <message>
        <source>Once round the table, or until all others have passed one after another.</source>
        <translation>Un seul tour de table, ou jusqu’à ce que tous les autres aient passé l’un après l’autre.</translation>
    </message>
    <message>
        <source>Only a joker that lies alone.</source>
        <translation>Seulement un joker posé seul.</translation>
    </message>
    <message>
        <source>Open cards have to be higher</source>
        <translation>Les cartes visibles doivent être plus fortes</translation>
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
        <translation>Paires qui échangent</translation>
    </message>
    <message>
        <source>Passes until lots are drawn</source>
        <translation>Passes avant le tirage au sort</translation>
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
        <source>Revolution</source>
        <translation>Révolution</translation>
    </message>
    <message>
        <source>Revolution by two jesters</source>
        <translation>Révolution par deux bouffons</translation>
    </message>
    <message>
        <source>Reward for climbing</source>
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
        <source>Runs make a revolution, too</source>
        <translation>Les suites font aussi la révolution</translation>
    </message>
    <message>
        <source>Runs must not overlap</source>
        <translation>Les suites ne se chevauchent pas</translation>
    </message>
    <message>
        <source>Shuffled together; with two, eight of a kind exist.</source>
        <translation>Mélangés ensemble&#xa0;; avec deux, il y a huit cartes de chaque valeur.</translation>
    </message>
    <message>
        <source>So many times in a row it may be taken; the next time it burns. So every round ends.</source>
        <translation>On peut la ramasser tant de fois de suite&#xa0;; la fois suivante, elle brûle. Ainsi chaque manche se termine.</translation>
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
        <source>Stronger kinds beat weaker ones</source>
        <translation>Les mains fortes battent les faibles</translation>
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
        <source>Swap before the start</source>
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
        <source>The 3 of spades sweeps the table</source>
        <translation>Le 3 de pique vide la table</translation>
    </message>
    <message>
        <source>The card whose holder leads.</source>
        <translation>Celui qui l’a entame.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>The first lead has to contain it.</source>
        <translation>Elle doit faire partie de l’entame.</translation>
    </message>
    <message>
        <source>The highest may let the second ask first</source>
        <translation>Le premier peut laisser le deuxième demander d’abord</translation>
    </message>
    <message>
        <source>The leader may pass</source>
        <translation>Celui qui entame peut passer</translation>
    </message>
    <message>
        <source>The lowest office may play an equal rank</source>
        <translation>Le dernier peut jouer la même valeur</translation>
    </message>
    <message>
        <source>The lowest office may refuse the exchange and try to go out first.</source>
        <translation>Le dernier peut refuser l’échange et tenter de sortir le premier.</translation>
    </message>
    <message>
        <source>The middle offices rank, too</source>
        <translation>Le milieu est hiérarchisé, lui aussi</translation>
    </message>
    <message>
        <source>The pile burns after</source>
        <translation>La pile brûle après</translation>
    </message>
    <message>
        <source>The pile may be taken at will</source>
        <translation>On peut ramasser la pile à volonté</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>The upper office asks on until it has this many; unused questions stay.</source>
        <translation>Le titre supérieur demande jusqu’à en avoir autant&#xa0;; les questions restantes lui restent.</translation>
    </message>
    <message>
        <source>Then the next player may lead.</source>
        <translation>Le joueur suivant peut alors entamer.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Trois de suite</translation>
    </message>
    <message>
        <source>Three of the highest rank are told to all; all four mean an open hand.</source>
        <translation>Trois des cartes les plus fortes s’annoncent&#xa0;; avec les quatre, on joue à jeu découvert.</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
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
        <source>What a round is worth.</source>
        <translation>Ce que vaut une manche.</translation>
    </message>
    <message>
        <source>What a two does</source>
        <translation>Ce que fait un deux</translation>
    </message>
    <message>
        <source>What the offices are called.</source>
        <translation>Le nom des titres.</translation>
    </message>
    <message>
        <source>When all others have passed, whoever played last may play on before the trick is taken.</source>
        <translation>Quand tous les autres ont passé, le dernier à avoir joué peut continuer avant que le pli soit pris.</translation>
    </message>
    <message>
        <source>When it beats a joker, it takes the trick at once.</source>
        <translation>Quand il bat un joker, il prend le pli aussitôt.</translation>
    </message>
    <message>
        <source>When somebody has so many, the lowest total wins.</source>
        <translation>Quand quelqu’un les atteint, le plus petit total gagne.</translation>
    </message>
    <message>
        <source>When the cards do not divide by the players.</source>
        <translation>Quand le compte ne tombe pas juste.</translation>
    </message>
    <message>
        <source>When the taker of a trick has no cards left.</source>
        <translation>Quand celui qui prend le pli n’a plus de cartes.</translation>
    </message>
    <message>
        <source>When three players lay consecutive ranks, each may throw a card away.</source>
        <translation>Quand trois joueurs posent des valeurs qui se suivent, chacun peut jeter une carte.</translation>
    </message>
    <message>
        <source>Whether a joker may change hands there.</source>
        <translation>Si un joker peut y changer de mains.</translation>
    </message>
    <message>
        <source>Whether an equal rank may answer.</source>
        <translation>Si la même valeur suffit.</translation>
    </message>
    <message>
        <source>Whether cards of neighbouring ranks may be played together.</source>
        <translation>Si l’on peut jouer ensemble des cartes de valeurs qui se suivent.</translation>
    </message>
    <message>
        <source>Whether you may come back into the same trick.</source>
        <translation>Si l’on peut revenir dans le même pli.</translation>
    </message>
    <message>
        <source>Which cards are used.</source>
        <translation>Les cartes que l’on prend.</translation>
    </message>
    <message>
        <source>Which of two equal ranks has to be given away first.</source>
        <translation>Laquelle de deux cartes de même valeur il faut donner d’abord.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Who gets the first card</source>
        <translation>Qui reçoit la première carte</translation>
    </message>
    <message>
        <source>Who inherits the lead</source>
        <translation>Qui hérite de l’entame</translation>
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
        <source>Who sits where is drawn by lot, from the first round on.</source>
        <translation>Les places sont tirées au sort, dès la première manche.</translation>
    </message>
    <message>
        <source>Whoever goes out with one of these ranks gets the lowest office.</source>
        <translation>Qui finit avec une de ces cartes reçoit le dernier titre.</translation>
    </message>
    <message>
        <source>Whoever has one may lay it on any play, whoever’s turn it is.</source>
        <translation>Qui en a une peut la poser sur tout, quel que soit le tour.</translation>
    </message>
    <message>
        <source>Whoever holds both may call off the exchange; the lowest office turns all offices round.</source>
        <translation>Qui a les deux peut annuler l’échange&#xa0;; le dernier renverse même tous les titres.</translation>
    </message>
    <message>
        <source>Whoever plays eights takes the trick at once.</source>
        <translation>Qui joue des huit prend le pli aussitôt.</translation>
    </message>
    <message>
        <source>With one, the higher suit beats an equal rank.</source>
        <translation>À valeur égale, la couleur la plus forte l’emporte.</translation>
    </message>
    <message>
        <source>Wrong plays are possible, and whoever makes one gets the lowest office.</source>
        <translation>On peut se tromper, et qui joue contre les règles reçoit le dernier titre.</translation>
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
        <source>You may top your own cards</source>
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
        <source>all of a rank</source>
        <translation>toutes celles d’une valeur</translation>
    </message>
    <message>
        <source>all to the lowest office</source>
        <translation>toutes au dernier</translation>
    </message>
    <message>
        <source>alone beats a set of any size</source>
        <translation>bat seul n’importe quelle combinaison</translation>
    </message>
    <message>
        <source>as its part suggests</source>
        <translation>selon son rôle</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>autant qu’il en faut</translation>
    </message>
    <message>
        <source>as they rank anyway</source>
        <translation>comme elles comptent d’ordinaire</translation>
    </message>
    <message>
        <source>as you sat down</source>
        <translation>comme on s’est assis</translation>
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
        <source>best cards for cards of choice</source>
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
        <source>by five of a rank</source>
        <translation>par cinq cartes de même valeur</translation>
    </message>
    <message>
        <source>by four of a rank</source>
        <translation>par un carré</translation>
    </message>
    <message>
        <source>by negotiation</source>
        <translation>par négociation</translation>
    </message>
    <message>
        <source>by six of a rank</source>
        <translation>par six cartes de même valeur</translation>
    </message>
    <message>
        <source>card by card</source>
        <translation>carte par carte</translation>
    </message>
    <message>
        <source>completes a set</source>
        <translation>complète une combinaison</translation>
    </message>
    <message>
        <source>completes a set, alone the weakest</source>
        <translation>complète, seul le plus faible</translation>
    </message>
    <message>
        <source>deal them all</source>
        <translation>tout distribuer</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>tiré au sort</translation>
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
        <source>everybody</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>everybody draws a card</source>
        <translation>chacun tire une carte</translation>
    </message>
    <message>
        <source>free to play on the next turn</source>
        <translation>libre de rejouer au tour suivant</translation>
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
        <source>lay some aside, face down</source>
        <translation>en écarter, cachées</translation>
    </message>
    <message>
        <source>lay some aside, openly</source>
        <translation>en écarter, visibles</translation>
    </message>
    <message>
        <source>lay the lowest aside, openly</source>
        <translation>écarter les plus faibles, visibles</translation>
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
        <source>one card more from pair to pair, inside out</source>
        <translation>une de plus par paire, vers l’extérieur</translation>
    </message>
    <message>
        <source>one for every two players</source>
        <translation>un pour deux joueurs</translation>
    </message>
    <message>
        <source>one more card in the exchange</source>
        <translation>une carte de plus dans l’échange</translation>
    </message>
    <message>
        <source>one trick for free</source>
        <translation>un pli gratuit</translation>
    </message>
    <message>
        <source>one turn each</source>
        <translation>un tour chacun</translation>
    </message>
    <message>
        <source>only completes a set</source>
        <translation>ne fait que compléter une combinaison</translation>
    </message>
    <message>
        <source>out until the trick is taken</source>
        <translation>hors jeu jusqu’à la fin du pli</translation>
    </message>
    <message>
        <source>singles, pairs or threes</source>
        <translation>simples, paires ou brelans</translation>
    </message>
    <message>
        <source>stands for any card</source>
        <translation>vaut n’importe quelle carte</translation>
    </message>
    <message>
        <source>stronger than every rank</source>
        <translation>plus fort que toutes les cartes</translation>
    </message>
    <message>
        <source>suits do not count</source>
        <translation>sans importance</translation>
    </message>
    <message>
        <source>takes any trick at once</source>
        <translation>prend tout pli aussitôt</translation>
    </message>
    <message>
        <source>takes the trick at once</source>
        <translation>prend le pli aussitôt</translation>
    </message>
    <message>
        <source>the highest office</source>
        <translation>le premier</translation>
    </message>
    <message>
        <source>the highest office still in</source>
        <translation>le plus haut encore en jeu</translation>
    </message>
    <message>
        <source>the last gets none</source>
        <translation>le dernier n’en a pas</translation>
    </message>
    <message>
        <source>the last gets one</source>
        <translation>le dernier en a un</translation>
    </message>
    <message>
        <source>the lowest card dealt</source>
        <translation>la plus faible des cartes distribuées</translation>
    </message>
    <message>
        <source>the lowest office</source>
        <translation>le dernier</translation>
    </message>
    <message>
        <source>the lowest office still in</source>
        <translation>le plus bas encore en jeu</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>le joueur suivant</translation>
    </message>
    <message>
        <source>the upper asks for ranks</source>
        <translation>le titre supérieur demande des valeurs</translation>
    </message>
    <message>
        <source>turns the direction of play</source>
        <translation>inverse le sens du jeu</translation>
    </message>
    <message>
        <source>until all others pass</source>
        <translation>jusqu’à ce que tous passent</translation>
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
        <source>Pick one and move it with the arrows.</source>
        <translation>Touche et déplace avec les flèches.</translation>
    </message>
</context>
<context>
    <name>OtherWindowPane</name>
    <message>
        <source>You can play on here in a copy. The match itself stays in the other window.</source>
        <translation>Tu peux continuer ici sur une copie. La partie elle-même reste dans l’autre fenêtre.</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Jouer une copie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This match is being played in another window.</source>
        <translation>Cette partie est en train d’être jouée dans une autre fenêtre.</translation>
    </message>
</context>
<context>
    <name>OutOfPlay</name>
    <message numerus="yes">
        <source>%n card(s) face down aside</source>
        <translation>
            <numerusform>%n carte à l’écart, face cachée</numerusform>
            <numerusform>%n cartes à l’écart, face cachée</numerusform>
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
    <name>PairPane</name>
    <message>
        <source>Which of the two is better?</source>
        <translation>Lequel des deux est le meilleur&#xa0;?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
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
        <source>Everybody’s</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>So far nobody had anything to choose before the first trick of a round.</source>
        <translation>Jusqu’ici, personne n’a rien eu à choisir avant le premier pli d’une manche.</translation>
    </message>
    <message>
        <source>The file is damaged from line {line} on; this is what it holds.</source>
        <translation>Le fichier est endommagé à partir de la ligne {line}&#xa0;; voici ce qu’il contient avant.</translation>
    </message>
    <message>
        <source>The match is being looked through …</source>
        <translation>La partie est parcourue…</translation>
    </message>
    <message>
        <source>These are the latest {count}.</source>
        <translation>Voici les {count} derniers.</translation>
    </message>
    <message>
        <source>This match cannot be looked through.</source>
        <translation>Cette partie ne peut pas être parcourue.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Les tiens</translation>
    </message>
</context>
<context>
    <name>PastPane</name>
    <message>
        <source>The exchanges of this match</source>
        <translation>Les échanges de cette partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Decide this once more</source>
        <translation>Décider à nouveau</translation>
    </message>
    <message>
        <source>As an exercise; the match waits.</source>
        <translation>Comme exercice&#xa0;; la partie attend.</translation>
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
        <source>Play goes round against the clock</source>
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
    <message numerus="yes">
        <source>%nth</source>
        <comment>place in an order</comment>
        <translation>
            <numerusform>%ner</numerusform>
            <numerusform>%ne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Playback</name>
    <message>
        <source>No round of this match is over yet; hands are shown only after that.</source>
        <translation>Aucune manche de cette partie n’est finie&#xa0;; les jeux ne se montrent qu’après.</translation>
    </message>
    <message>
        <source>Pause to see what was thought of a step.</source>
        <translation>Mets en pause pour voir ce que chacun en pensait.</translation>
    </message>
    <message>
        <source>Replay: {name}</source>
        <translation>Revoir&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · step {step} of {steps}</source>
        <translation>Manche {round} sur {rounds} · pas {step} sur {steps}</translation>
    </message>
    <message>
        <source>That came with the step before.</source>
        <translation>Cela vient avec l’étape d’avant.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Les cartes sont données.</translation>
    </message>
    <message>
        <source>The rules decide that.</source>
        <translation>Ce sont les règles qui le veulent.</translation>
    </message>
    <message>
        <source>You had no choice here.</source>
        <translation>Tu n’avais pas le choix.</translation>
    </message>
    <message>
        <source>You see what everybody was dealt.</source>
        <translation>Tu vois ce que chacun a reçu.</translation>
    </message>
    <message>
        <source>{name} had no choice here.</source>
        <translation>{name} n’avait pas le choix.</translation>
    </message>
</context>
<context>
    <name>PlaybackScreen</name>
    <message>
        <source>Round before</source>
        <translation>Manche précédente</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Trick before</source>
        <translation>Pli précédent</translation>
    </message>
    <message>
        <source>Your turn before</source>
        <translation>Ton tour précédent</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Ctrl+←</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>←</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Trick on</source>
        <translation>Pli suivant</translation>
    </message>
    <message>
        <source>Your next turn</source>
        <translation>Ton prochain tour</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>Round on</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page suivante</translation>
    </message>
</context>
<context>
    <name>Plays</name>
    <message>
        <source>Pick the next play you could lay: to lead the longest first, to follow the lowest. Key F.</source>
        <translation>Choisit la combinaison suivante que tu pourrais poser&#xa0;: pour entamer la plus longue d’abord, sinon la plus basse. Touche F.</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Show what could be laid (F)</source>
        <translation>Montrer ce qu’on pourrait poser (F)</translation>
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
        <source>%n answer(s) cannot be read: damaged, or from a newer version. They are kept but do not count.</source>
        <translation>
            <numerusform>Une réponse est illisible&#xa0;: abîmée, ou d’une version plus récente. Elle est conservée, mais ne compte pas.</numerusform>
            <numerusform>%n réponses sont illisibles&#xa0;: abîmées, ou d’une version plus récente. Elles sont conservées, mais ne comptent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) you failed have come back</source>
        <translation>
            <numerusform>%n exercice raté est de retour</numerusform>
            <numerusform>%n exercices ratés sont de retour</numerusform>
        </translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation>Une grosse erreur</translation>
    </message>
    <message>
        <source>A few more answers, and you have a title.</source>
        <translation>Encore quelques réponses, et tu auras un titre.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un conseil</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>Une erreur</translation>
    </message>
    <message>
        <source>Answer an offer</source>
        <translation>Répondre à une offre</translation>
    </message>
    <message>
        <source>Any office</source>
        <translation>Tous les titres</translation>
    </message>
    <message>
        <source>Arschloch, ten of the day {number}: {signs}, {places} places lost</source>
        <translation>Trou du cul, dix du jour {number}&#xa0;: {signs}, {places} places perdues</translation>
    </message>
    <message>
        <source>As good as any</source>
        <translation>On ne peut pas faire mieux</translation>
    </message>
    <message>
        <source>As in my game</source>
        <translation>Comme dans mon jeu</translation>
    </message>
    <message>
        <source>Ask for a rank</source>
        <translation>Demander une valeur</translation>
    </message>
    <message>
        <source>Best: {choice}.</source>
        <translation>Le mieux&#xa0;: {choice}.</translation>
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
        <source>Enough low singles</source>
        <translation>Assez de petites cartes seules</translation>
    </message>
    <message>
        <source>Estimated: other choices are hardly worse.</source>
        <translation>Estimation&#xa0;: d’autres choix sont à peine moins bons.</translation>
    </message>
    <message>
        <source>Estimated: {figure} than with “{choice}”.</source>
        <translation>Estimation&#xa0;: {figure} qu’avec «&#xa0;{choice}&#xa0;».</translation>
    </message>
    <message>
        <source>Estimated: {figure}.</source>
        <translation>Estimation&#xa0;: {figure}.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Exercise {number} of {of}</source>
        <translation>Exercice {number} sur {of}</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Bien</translation>
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
        <source>Here they part</source>
        <translation>Ici, ils divergent</translation>
    </message>
    <message>
        <source>In a hundred rounds it costs {places} places.</source>
        <translation>En cent manches, cela coûte {places} places.</translation>
    </message>
    <message>
        <source>In place {place}</source>
        <translation>À la place n° {place}</translation>
    </message>
    <message>
        <source>Less good: {choice}.</source>
        <translation>Moins bien&#xa0;: {choice}.</translation>
    </message>
    <message>
        <source>Make an offer</source>
        <translation>Faire une offre</translation>
    </message>
    <message>
        <source>Many high cards</source>
        <translation>Beaucoup de hautes</translation>
    </message>
    <message>
        <source>No low single</source>
        <translation>Aucune petite carte seule</translation>
    </message>
    <message>
        <source>No such hand has come up. Choose a little more widely.</source>
        <translation>Aucune main de ce genre n’est venue. Choisis un peu plus large.</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <source>Nothing can be gained by another choice.</source>
        <translation>Un autre choix ne rapporterait rien de plus.</translation>
    </message>
    <message>
        <source>Of {all} deals the best choice ends higher in {higher}, equally high in {equal}, lower in {lower}.</source>
        <translation>Sur {all} donnes, le meilleur choix finit mieux dans {higher}, pareil dans {equal}, moins bien dans {lower}.</translation>
    </message>
    <message>
        <source>Other cards would bring you further on average.</source>
        <translation>D’autres cartes te mèneraient plus loin en moyenne.</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) on</source>
        <translation>
            <numerusform>Passer %n carte</numerusform>
            <numerusform>Passer %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass a card on</source>
        <translation>Passer une carte</translation>
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
        <source>Rating {value}, give or take {doubt}</source>
        <translation>Classement {value}, à {doubt} près</translation>
    </message>
    <message>
        <source>Tear a pair apart?</source>
        <translation>Casser une paire&#xa0;?</translation>
    </message>
    <message>
        <source>The last low cards</source>
        <translation>Les dernières petites</translation>
    </message>
    <message>
        <source>The round is being played on to its end …</source>
        <translation>La manche est jouée jusqu’au bout…</translation>
    </message>
    <message>
        <source>The same so far</source>
        <translation>Pareil jusqu’ici</translation>
    </message>
    <message>
        <source>The usual</source>
        <translation>Les règles habituelles</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>There is something better. Will you find it?</source>
        <translation>Il y a mieux. Tu trouves&#xa0;?</translation>
    </message>
    <message>
        <source>Think again?</source>
        <translation>Tu es sûr&#xa0;?</translation>
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
        <source>Three low ones alike</source>
        <translation>Trois petites pareilles</translation>
    </message>
    <message>
        <source>Under these rules nobody has to decide anything of the kind.</source>
        <translation>Avec ces règles, personne n’a ce genre de choix à faire.</translation>
    </message>
    <message>
        <source>Which of two?</source>
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
        <source>With your choice</source>
        <translation>Avec ton choix</translation>
    </message>
    <message>
        <source>With your choice: {title}</source>
        <translation>Avec ton choix&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Without an office</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Your choice is being played out …</source>
        <translation>Ton choix est en train d’être joué…</translation>
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
        <source>out as number {place}</source>
        <translation>fini numéro {place}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>remporte le pli</translation>
    </message>
    <message>
        <source>{choice}: costs {places} places in a hundred rounds; {highest} {p_highest}, {lowest} {p_lowest}</source>
        <translation>{choice}&#xa0;: coûte {places} places en cent manches&#xa0;; {highest} {p_highest}, {lowest} {p_lowest}</translation>
    </message>
    <message>
        <source>{good} of {of} found at once. On average a choice of yours costs {places} places in a hundred rounds.</source>
        <translation>{good} sur {of} trouvés du premier coup. En moyenne, tes choix coûtent {places} places en cent manches.</translation>
    </message>
    <message>
        <source>{label}: {places} places lost in a hundred rounds</source>
        <translation>{label}&#xa0;: {places} places perdues en cent manches</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{places} places more in a hundred rounds</source>
        <translation>{places} places de plus en cent manches</translation>
    </message>
</context>
<context>
    <name>PracticeScreen</name>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Which cards to pass decides matches. Ten hands, one choice each: every option is played out hundreds of times, and you see what yours was worth.</source>
        <translation>Les cartes qu’on donne décident de la partie. Dix mains, un choix à chaque fois&#xa0;: chaque possibilité est jouée des centaines de fois, et tu vois ce que valait la tienne.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>What the hand is about</source>
        <translation>Le thème de la main</translation>
    </message>
    <message>
        <source>Your office</source>
        <translation>Ton titre</translation>
    </message>
    <message>
        <source>Places lost in a hundred rounds, week by week</source>
        <translation>Places perdues en cent manches, semaine par semaine</translation>
    </message>
    <message>
        <source>The last four weeks, by the office you held</source>
        <translation>Les quatre dernières semaines, selon ta position</translation>
    </message>
    <message>
        <source>Practise this office</source>
        <translation>S’exercer à ce titre</translation>
    </message>
    <message>
        <source>The last four weeks, by what the hand was about</source>
        <translation>Les quatre dernières semaines, selon le thème de la main</translation>
    </message>
    <message>
        <source>Practise such hands</source>
        <translation>S’exercer à ce genre de mains</translation>
    </message>
    <message>
        <source>Reading your answers …</source>
        <translation>Lecture de tes réponses…</translation>
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
        <source>The same for everybody today, in several games.</source>
        <translation>Les mêmes pour tout le monde aujourd’hui, tirés de plusieurs jeux.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>There is no rule “{key}”.</source>
        <translation>Il n’y a pas de règle «&#xa0;{key}&#xa0;».</translation>
    </message>
    <message>
        <source>“{option}” ({key}) cannot be {value}.</source>
        <translation>«&#xa0;{option}&#xa0;» ({key}) ne peut pas être {value}.</translation>
    </message>
    <message>
        <source>“{option}” ({key}) has to be from {low} to {high}, not {value}.</source>
        <translation>«&#xa0;{option}&#xa0;» ({key}) doit être compris entre {low} et {high}, et non {value}.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” do not fit: everybody needs nine cards, and {cards} are enough for {players}. Take fewer players or more jokers.</source>
        <translation>«&#xa0;{option}&#xa0;» et «&#xa0;{other}&#xa0;» ne vont pas ensemble&#xa0;: il faut neuf cartes par personne, et {cards} suffisent pour {players}. Prends moins de joueurs ou plus de jokers.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” do not fit: from {least} players on it takes two decks.</source>
        <translation>«&#xa0;{option}&#xa0;» et «&#xa0;{other}&#xa0;» ne vont pas ensemble&#xa0;: à partir de {least} joueurs, il faut deux jeux.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” do not fit: there are only {cards} cards. Take fewer players or more cards.</source>
        <translation>«&#xa0;{option}&#xa0;» et «&#xa0;{other}&#xa0;» ne vont pas ensemble&#xa0;: il n’y a que {cards} cartes. Prends moins de joueurs ou plus de cartes.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” leave {cards} cards for each. Take fewer players or one more deck.</source>
        <translation>Avec «&#xa0;{option}&#xa0;» et «&#xa0;{other}&#xa0;», il ne reste que {cards} cartes par personne. Prends moins de joueurs ou un jeu de plus.</translation>
    </message>
    <message>
        <source>“{option}” cannot be by negotiation with “{other}” of 78 cards, where every trump is a rank of its own. Choose another way or another deck.</source>
        <translation>«&#xa0;{option}&#xa0;» par négociation ne marche pas quand «&#xa0;{other}&#xa0;» compte 78 cartes, où chaque atout est une valeur à part. Choisis une autre façon ou un autre jeu.</translation>
    </message>
    <message>
        <source>“{option}” cannot take tricks while “{other}” is above 0. Take the jokers out or let twos be plain.</source>
        <translation>«&#xa0;{option}&#xa0;»&#xa0;: les deux ne peuvent pas couper tant que «&#xa0;{other}&#xa0;» dépasse 0. Retire les jokers ou laisse les deux ordinaires.</translation>
    </message>
    <message>
        <source>“{option}” do not go with “{other}”: a Tarot deck has its Excuse. Take the jokers out or choose another deck.</source>
        <translation>«&#xa0;{option}&#xa0;» ne va pas avec «&#xa0;{other}&#xa0;»&#xa0;: un jeu de tarot a son Excuse. Enlève les jokers ou choisis un autre jeu.</translation>
    </message>
    <message>
        <source>“{option}” has to be from {least} to {most}: that is how many this game is for.</source>
        <translation>«&#xa0;{option}&#xa0;» doit aller de {least} à {most}&#xa0;: ce jeu est fait pour autant de joueurs.</translation>
    </message>
    <message>
        <source>“{option}” has to be {count} with so many players; see “{other}”.</source>
        <translation>«&#xa0;{option}&#xa0;» doit être {count} avec tant de joueurs&#xa0;; voir «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>“{option}” has to be {count}: that is how many this game is for.</source>
        <translation>«&#xa0;{option}&#xa0;» doit valoir {count}&#xa0;: ce jeu est fait pour autant de joueurs.</translation>
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
        <source>“{option}” looks at the offices, so with this many players “{other}” has to be on.</source>
        <translation>«&#xa0;{option}&#xa0;» dépend des titres&#xa0;: à autant de joueurs, il faut activer «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>“{option}” names every rank of “{other}”, so nobody could go out. Leave at least one rank out.</source>
        <translation>«&#xa0;{option}&#xa0;» cite toutes les valeurs de «&#xa0;{other}&#xa0;»&#xa0;: personne ne pourrait sortir. Laisse au moins une valeur de côté.</translation>
    </message>
    <message>
        <source>“{option}” names the {card} more often than it is there. Take one off the list, or raise “{other}”.</source>
        <translation>«&#xa0;{option}&#xa0;» cite {card} plus de fois qu’il n’y en a. Retires-en une de la liste ou augmente «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>“{option}” names the {card}, which “{other}” does not have. Take it off the list, or choose another deck.</source>
        <translation>«&#xa0;{option}&#xa0;» cite {card}, que «&#xa0;{other}&#xa0;» ne contient pas. Retire cette carte de la liste ou choisis un autre jeu de cartes.</translation>
    </message>
    <message>
        <source>“{option}” names {ranks}, which all stand under “{other}”. Take them off one of the lists.</source>
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
        <source>“{option}” needs the {card}, which stands under “{other}”. Leave it in the deck, or choose something else.</source>
        <translation>«&#xa0;{option}&#xa0;» a besoin de cette carte&#xa0;: {card}, mais elle est parmi «&#xa0;{other}&#xa0;». Laisse-la dans le jeu ou choisis autre chose.</translation>
    </message>
    <message>
        <source>“{option}” needs {size} cards of a rank. Raise “{other}” or ask for fewer cards.</source>
        <translation>«&#xa0;{option}&#xa0;» demande {size} cartes de même valeur. Augmente «&#xa0;{other}&#xa0;» ou demande moins de cartes.</translation>
    </message>
    <message>
        <source>“{option}” of one suit need suits, which “{other}” does not have. Choose other runs or none.</source>
        <translation>«&#xa0;{option}&#xa0;» d’une couleur demande des couleurs, que «&#xa0;{other}&#xa0;» n’a pas. Choisis d’autres suites ou aucune.</translation>
    </message>
    <message>
        <source>“{option}” speaks of twos, which all stand under “{other}”. Leave one in the deck, or leave the rule out.</source>
        <translation>«&#xa0;{option}&#xa0;» parle des deux, qui sont tous parmi «&#xa0;{other}&#xa0;». Laisses-en un dans le jeu ou renonce à la règle.</translation>
    </message>
    <message>
        <source>“{option}” speaks of twos, which “{other}” does not have. Choose 52 cards or leave twos plain.</source>
        <translation>«&#xa0;{option}&#xa0;»&#xa0;: il n’y a pas de deux dans «&#xa0;{other}&#xa0;». Prends 52 cartes ou laisse les deux ordinaires.</translation>
    </message>
    <message>
        <source>“{option}”: a joker that stands for any card only fits runs of one suit. Choose those under “{other}”, or none.</source>
        <translation>«&#xa0;{option}&#xa0;»&#xa0;: un joker qui vaut n’importe quelle carte ne va qu’avec des suites d’une seule couleur. Choisis-les sous «&#xa0;{other}&#xa0;», ou aucune.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A report is one file with all that is needed to look into a problem. It is saved among your documents and sent to nobody: you decide who gets it.</source>
        <translation>Un rapport est un seul fichier avec tout ce qu’il faut pour examiner un problème. Il est enregistré parmi tes documents et n’est envoyé à personne&#xa0;: c’est toi qui décides à qui le donner.</translation>
    </message>
    <message>
        <source>Cards, faces, letters and sounds are our own. The game is free software under the MIT licence; what others have written stands in the list with its licence. The licences are in English, as their authors wrote them.</source>
        <translation>Les cartes, les visages, les lettres et les sons sont de nous. Le jeu est un logiciel libre sous licence MIT&#xa0;; ce que d’autres ont écrit figure dans la liste avec sa licence. Les licences sont en anglais, telles que leurs auteurs les ont écrites.</translation>
    </message>
    <message>
        <source>In it are the record of the match you are playing, or of the last one, with the names at the table and all cards; the log of the last runs of the game; and the versions of the game, its libraries and your system, with your language and screen.</source>
        <translation>Il contient l’enregistrement de la partie en cours, ou de la dernière, avec les noms à la table et toutes les cartes&#xa0;; le journal des dernières exécutions du jeu&#xa0;; et les versions du jeu, de ses bibliothèques et de ton système, avec ta langue et ton écran.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: the game has no network, no account and no adverts.</source>
        <translation>Rien ne quitte cet ordinateur&#xa0;: le jeu n’a ni réseau, ni compte, ni publicité.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the LGPL, version 3; you may replace them by builds of your own. Their source code lies at https://code.qt.io; what Qt itself contains of others is listed at https://doc.qt.io/qt-6/licenses-used-in-qt.html.</source>
        <translation>Qt et PySide6 sont utilisés sous la LGPL, version 3&#xa0;; tu peux les remplacer par tes propres versions. Leur code source se trouve à l’adresse https://code.qt.io&#xa0;; ce que Qt contient lui-même d’autrui est indiqué à l’adresse https://doc.qt.io/qt-6/licenses-used-in-qt.html.</translation>
    </message>
    <message>
        <source>Arschloch, version {version}.</source>
        <translation>Trou du cul, version {version}.</translation>
    </message>
    <message>
        <source>The card game Arschloch, Trou du cul or President, and others of its kind, against players that the computer leads. Each sees only his own cards, and every deal can be proved afterwards.</source>
        <translation>Le jeu de cartes Trou du cul, ou Président, et d’autres du même genre, contre des joueurs menés par l’ordinateur. Chacun ne voit que ses propres cartes, et chaque donne peut être vérifiée après coup.</translation>
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
        <source>The report is saved as {path}.</source>
        <translation>Le rapport est enregistré sous {path}.</translation>
    </message>
    <message>
        <source>The text of this licence was not installed with the library.</source>
        <translation>Le texte de cette licence n’a pas été installé avec la bibliothèque.</translation>
    </message>
    <message>
        <source>The titles are crude, as at any card table. The settings have mild ones.</source>
        <translation>Les titres sont crus, comme à toute table de jeu. Il y en a de plus doux dans les réglages.</translation>
    </message>
    <message>
        <source>Your login name, the name of your computer and the path of your home folder are left out. Your settings, statistics and other matches are not in it.</source>
        <translation>Ton identifiant, le nom de ton ordinateur et le chemin de ton dossier personnel n’y figurent pas. Tes réglages, tes statistiques et tes autres parties n’y sont pas non plus.</translation>
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
        <translation>Demande une valeur à {name}</translation>
    </message>
    <message>
        <source>Beat {cards} or pass</source>
        <translation>Bats {cards} ou passe</translation>
    </message>
    <message>
        <source>Call a revolution, or leave it</source>
        <translation>Fais la révolution, ou laisse</translation>
    </message>
    <message>
        <source>Come to terms with {name}</source>
        <translation>Trouve un accord avec {name}</translation>
    </message>
    <message>
        <source>All have passed: pass, and the trick is yours</source>
        <translation>Tous ont passé&#xa0;: passe aussi, et le pli est à toi</translation>
    </message>
    <message>
        <source>All have passed: play on, or pass and take the trick</source>
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
        <source>It is your turn</source>
        <translation>À toi de jouer</translation>
    </message>
    <message>
        <source>Lead what you like</source>
        <translation>Entame avec ce que tu veux</translation>
    </message>
    <message>
        <source>Lead what you like, or pass</source>
        <translation>Entame avec ce que tu veux, ou passe</translation>
    </message>
    <message>
        <source>Lead with {card}</source>
        <translation>Entame avec {card}</translation>
    </message>
    <message>
        <source>Match with {cards} or pass</source>
        <translation>Pose aussi {cards} ou passe</translation>
    </message>
    <message>
        <source>Nothing fits, so pick up the pile</source>
        <translation>Rien ne va, donc ramasse la pile</translation>
    </message>
    <message>
        <source>Nothing fits, so you pass</source>
        <translation>Rien ne va, donc tu passes</translation>
    </message>
    <message numerus="yes">
        <source>Pass %n card(s) to {name}</source>
        <translation>
            <numerusform>Passe une carte à {name}</numerusform>
            <numerusform>Passe %n cartes à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play what you like</source>
        <translation>Pose ce que tu veux</translation>
    </message>
    <message>
        <source>Play what you like, or pick up the pile</source>
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
        <source>Swap cards of your hand for open ones, or leave it</source>
        <translation>Échange des cartes visibles, ou garde-les</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>Throw a card away, or keep all</source>
        <translation>Jette une carte ou garde tout</translation>
    </message>
    <message>
        <source>Try a putsch, or leave it</source>
        <translation>Tente un putsch ou laisse tomber</translation>
    </message>
    <message>
        <source>Turn over one of your blind cards</source>
        <translation>Retourne une de tes cartes cachées</translation>
    </message>
    <message>
        <source>Turn over your last blind card</source>
        <translation>Retourne ta dernière carte cachée</translation>
    </message>
    <message>
        <source>You are out as number {place}.</source>
        <translation>Tu finis numéro {place}.</translation>
    </message>
    <message>
        <source>You are out first!</source>
        <translation>Tu finis en premier&#xa0;!</translation>
    </message>
    <message>
        <source>You begin: play one of your {ranks}, or several</source>
        <translation>Commence avec tes {ranks}, autant que tu veux</translation>
    </message>
    <message>
        <source>You gave {name} {gave}</source>
        <translation>Tu as donné {gave} à {name}</translation>
    </message>
    <message>
        <source>a card that beats {card}</source>
        <translation>une carte qui bat {card}</translation>
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
        <source>You have nothing to lead, so you pass</source>
        <translation>Tu n’as rien à entamer, alors tu passes</translation>
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
        <source>{name} holds both jesters</source>
        <translation>{name} tient les deux bouffons</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} entame</translation>
    </message>
    <message>
        <source>{name} may swap cards</source>
        <translation>{name} peut échanger des cartes</translation>
    </message>
    <message>
        <source>{name} may throw a card away</source>
        <translation>{name} peut jeter une carte</translation>
    </message>
    <message>
        <source>{name} may try a putsch</source>
        <translation>{name} peut tenter un putsch</translation>
    </message>
    <message>
        <source>{name} passes cards to the left</source>
        <translation>{name} passe des cartes à gauche</translation>
    </message>
    <message>
        <source>{name} thinks</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>{name} thinks about the exchange</source>
        <translation>{name} réfléchit à l’échange</translation>
    </message>
</context>
<context>
    <name>RankLadder</name>
    <message>
        <source>Ranks from high to low: %1</source>
        <translation>Les cartes de haut en bas&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RankTile</name>
    <message>
        <source>%1, denied</source>
        <translation>%1, refusé</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Another card has to go for it, and {asked} hardly takes a trick.</source>
        <translation>Il faut rendre une autre carte en échange, et {asked} ne prend guère de plis.</translation>
    </message>
    <message>
        <source>For {one} you would only have to give {cards}.</source>
        <translation>Pour {one}, tu n’aurais à donner que {cards}.</translation>
    </message>
    <message>
        <source>In the exchange you would have to give {cards}.</source>
        <translation>À l’échange, tu devrais donner {cards}.</translation>
    </message>
    <message>
        <source>Nobody is likely to beat that.</source>
        <translation>Personne ne battra sans doute cela.</translation>
    </message>
    <message>
        <source>That breaks up {set}.</source>
        <translation>Cela casse {set}.</translation>
    </message>
    <message>
        <source>That breaks up {set}: no bomb any more.</source>
        <translation>Cela casse {set}&#xa0;: plus de bombe.</translation>
    </message>
    <message>
        <source>That breaks up {set}: no revolution any more.</source>
        <translation>Cela casse {set}&#xa0;: plus de révolution.</translation>
    </message>
    <message>
        <source>That keeps {cards} for later.</source>
        <translation>Tu gardes ainsi {cards} pour plus tard.</translation>
    </message>
    <message>
        <source>That keeps {set} together.</source>
        <translation>Cela garde ensemble {set}.</translation>
    </message>
    <message>
        <source>That rids you of {cards}: hardly a trick can be taken with that.</source>
        <translation>Tu écoules ainsi {cards}&#xa0;: cela ne prend guère de pli.</translation>
    </message>
    <message>
        <source>That rids you of {count} cards at once.</source>
        <translation>Tu te défais ainsi de {count} cartes d’un coup.</translation>
    </message>
    <message>
        <source>The chance that nobody beats that is about {count}%.</source>
        <translation>Il y a environ {count}&#xa0;% de chances que personne ne batte cela.</translation>
    </message>
    <message>
        <source>The other one cannot possibly hold {one}.</source>
        <translation>Il est exclu que l’autre ait {one}.</translation>
    </message>
    <message>
        <source>Turns you then still need for your cards: {count} instead of {other}.</source>
        <translation>Coups qu’il te faut encore ensuite&#xa0;: {count} au lieu de {other}.</translation>
    </message>
    <message>
        <source>Whoever gets {cards} can beat {others} with that.</source>
        <translation>Qui reçoit {cards} peut battre {others} avec.</translation>
    </message>
    <message>
        <source>Whoever gets {cards} can make a revolution then with a chance of {count}%.</source>
        <translation>Qui reçoit {cards} a alors {count}&#xa0;% de chances de pouvoir faire une révolution.</translation>
    </message>
    <message>
        <source>Whoever gets {cards} can make a revolution then.</source>
        <translation>Qui reçoit {cards} peut alors faire une révolution.</translation>
    </message>
    <message>
        <source>Whoever gets {cards} has a bomb then with a chance of {count}%.</source>
        <translation>Qui reçoit {cards} a alors {count}&#xa0;% de chances d’avoir une bombe.</translation>
    </message>
    <message>
        <source>Whoever gets {cards} has a bomb then.</source>
        <translation>Qui reçoit {cards} a alors une bombe.</translation>
    </message>
    <message>
        <source>Whoever gets {cards} leads first.</source>
        <translation>Qui reçoit {cards} entame la manche.</translation>
    </message>
    <message>
        <source>With that you are rid of all your cards.</source>
        <translation>Tu es ainsi débarrassé de toutes tes cartes.</translation>
    </message>
    <message>
        <source>With {one} you would have {set}.</source>
        <translation>Avec {one}, tu aurais {set}.</translation>
    </message>
    <message>
        <source>With {one} you would have {set}: a bomb.</source>
        <translation>Avec {one}, tu aurais {set}&#xa0;: une bombe.</translation>
    </message>
    <message>
        <source>With {one} you would have {set}: enough for a revolution.</source>
        <translation>Avec {one}, tu aurais {set}&#xa0;: de quoi faire une révolution.</translation>
    </message>
    <message>
        <source>The chance is {count}% for {one}, but only {other}% for {one_asked}.</source>
        <translation>La chance est de {count}&#xa0;% pour {one}, mais de {other}&#xa0;% seulement pour {one_asked}.</translation>
    </message>
    <message numerus="yes">
        <source>Without the exchange you miss %n good card(s).</source>
        <translation>
            <numerusform>Sans échange, une bonne carte t’échappe.</numerusform>
            <numerusform>Sans échange, %n bonnes cartes t’échappent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without {cards} your run falls apart.</source>
        <translation>Sans {cards}, ta suite se défait.</translation>
    </message>
    <message>
        <source>You give away {cards}: that makes a three of any pair.</source>
        <translation>Tu donnes {cards}, de quoi faire un brelan de n’importe quelle paire.</translation>
    </message>
    <message>
        <source>You give away {cards}: that takes a trick.</source>
        <translation>Tu donnes {cards}, de quoi prendre un pli.</translation>
    </message>
    <message>
        <source>You give away {cards}: they take tricks.</source>
        <translation>Tu donnes {cards}, de quoi prendre des plis.</translation>
    </message>
    <message>
        <source>You hold {count} single cards that hardly take a trick.</source>
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
        <source>You keep {set}, but that hardly takes a trick.</source>
        <translation>Tu gardes {set}, mais cela ne prend guère de plis.</translation>
    </message>
    <message>
        <source>You then need {count} turns for your cards instead of {other}.</source>
        <translation>Il te faut ensuite {count} tours pour tes cartes au lieu de {other}.</translation>
    </message>
    <message>
        <source>You would get {cards} for it, and that takes tricks.</source>
        <translation>Tu recevrais {cards} en échange, de quoi prendre des plis.</translation>
    </message>
    <message>
        <source>{better} is surer to take a trick than {asked}.</source>
        <translation>{better} prend un pli plus sûrement que {asked}.</translation>
    </message>
    <message>
        <source>{names} can be laid on more cards than {other_name}.</source>
        <translation>{names} se pose sur plus de cartes que {other_name}.</translation>
    </message>
    <message>
        <source>{names} takes a trick more easily than {other_name}.</source>
        <translation>{names} prend plus facilement un pli que {other_name}.</translation>
    </message>
    <message>
        <source>{names} stay behind alone and hardly take a trick.</source>
        <translation>Il te reste {names}, des cartes isolées qui ne prennent guère de plis.</translation>
    </message>
    <message>
        <source>You need {turns} turns, and none of them is likely to take the trick.</source>
        <translation>Il te faut {turns} tours, et sans doute aucun ne prendra le pli.</translation>
    </message>
    <message numerus="yes">
        <source>You need {turns} turns, and only %n is likely to take the trick.</source>
        <translation>
            <numerusform>Il te faut {turns} tours, et sans doute un seul prendra le pli.</numerusform>
            <numerusform>Il te faut {turns} tours, et sans doute %n seulement prendront le pli.</numerusform>
        </translation>
    </message>
    <message>
        <source>{better} takes a trick, and the chance to get it is {count}%.</source>
        <translation>{better} prend un pli, et la chance de l’obtenir est de {count}&#xa0;%.</translation>
    </message>
    <message>
        <source>{count} of your {other} turns are likely to take the trick.</source>
        <translation>Sur tes {other} tours, {count} prendront sans doute le pli.</translation>
    </message>
    <message>
        <source>{names} stays behind alone and hardly takes a trick.</source>
        <translation>Il te reste {names}, une carte isolée qui ne prend guère de plis.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>A deal number (seed) is a whole number from 0 to 18,446,744,073,709,551,615.</source>
        <translation>Un numéro de donne (seed) est un nombre entier de 0 à 18 446 744 073 709 551 615.</translation>
    </message>
    <message>
        <source>A line says exactly one thing, such as play or pass.</source>
        <translation>Une ligne dit une seule chose, comme play ou pass.</translation>
    </message>
    <message>
        <source>Cards are written as a list.</source>
        <translation>Les cartes s’écrivent en liste.</translation>
    </message>
    <message>
        <source>Its rules do not fit together.</source>
        <translation>Ses règles ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The record is of version {version}, which this program does not know.</source>
        <translation>L’enregistrement est de version {version}, que ce programme ne connaît pas.</translation>
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
        <source>This line has a whole number of more than 40 digits.</source>
        <translation>Cette ligne contient un nombre entier de plus de 40 chiffres.</translation>
    </message>
    <message>
        <source>This line has more than 32 lists and objects inside each other.</source>
        <translation>Cette ligne imbrique plus de 32 listes et objets.</translation>
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
        <source>“answer” has to be true or false.</source>
        <translation>«&#xa0;answer&#xa0;» doit être true ou false.</translation>
    </message>
    <message>
        <source>“blind” has to be the place of a card, counted from 0.</source>
        <translation>«&#xa0;blind&#xa0;» doit être la place d’une carte, comptée à partir de 0.</translation>
    </message>
    <message>
        <source>“deal” has to be a list of hands.</source>
        <translation>«&#xa0;deal&#xa0;» doit être une liste de mains.</translation>
    </message>
    <message>
        <source>“declare” has to be a word.</source>
        <translation>«&#xa0;declare&#xa0;» doit être un mot.</translation>
    </message>
    <message>
        <source>“expect” has to be an object and stands alone.</source>
        <translation>«&#xa0;expect&#xa0;» doit être un objet, seul sur sa ligne.</translation>
    </message>
    <message>
        <source>“pass” has to be true.</source>
        <translation>«&#xa0;pass&#xa0;» doit être true.</translation>
    </message>
    <message>
        <source>“propose” has to be an object with “give” and “want”.</source>
        <translation>«&#xa0;propose&#xa0;» doit être un objet avec «&#xa0;give&#xa0;» et «&#xa0;want&#xa0;».</translation>
    </message>
    <message>
        <source>“refused” has to be true.</source>
        <translation>«&#xa0;refused&#xa0;» doit être true.</translation>
    </message>
    <message>
        <source>“rules” has to be an object.</source>
        <translation>«&#xa0;rules&#xa0;» doit être un objet.</translation>
    </message>
    <message>
        <source>“seats” has to be a list of names.</source>
        <translation>«&#xa0;seats&#xa0;» doit être une liste de noms.</translation>
    </message>
    <message>
        <source>“swap” has to be two lists: cards of the hand and open cards.</source>
        <translation>«&#xa0;swap&#xa0;» se compose de deux listes&#xa0;: des cartes de la main et des cartes visibles.</translation>
    </message>
    <message>
        <source>“take” has to be true.</source>
        <translation>«&#xa0;take&#xa0;» doit valoir true.</translation>
    </message>
    <message>
        <source>“{name}” is missing.</source>
        <translation>Il manque «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” means nothing here.</source>
        <translation>«&#xa0;{name}&#xa0;» ne veut rien dire ici.</translation>
    </message>
    <message>
        <source>“{text}” is not the number of a seat.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un numéro de place.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A joker counts as the cards it is laid with.</source>
        <translation>Un joker compte comme les cartes avec lesquelles il est posé.</translation>
    </message>
    <message>
        <source>A {kind} does not beat a {top}.</source>
        <translation>Ici il y a {top}&#xa0;: {kind} ne va pas.</translation>
    </message>
    <message>
        <source>An A card can only be led, and only alone.</source>
        <translation>Un A ne se joue qu’à l’entame, et seul.</translation>
    </message>
    <message>
        <source>An open card has to be higher than {top}, not equal.</source>
        <translation>Une carte visible doit être plus forte que {top}&#xa0;; égale ne suffit pas.</translation>
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
        <source>First cards are passed to the left.</source>
        <translation>D’abord, on passe des cartes à gauche.</translation>
    </message>
    <message>
        <source>First decide whether you call a revolution.</source>
        <translation>Décide d’abord si tu fais la révolution.</translation>
    </message>
    <message>
        <source>First decide whether you dare a putsch.</source>
        <translation>Décide d’abord si tu oses un putsch.</translation>
    </message>
    <message>
        <source>First somebody has to say whether he lays a bomb.</source>
        <translation>Il faut d’abord savoir si quelqu’un pose une bombe.</translation>
    </message>
    <message>
        <source>First swap cards, or keep them as they are.</source>
        <translation>Échange d’abord, ou garde tes cartes telles quelles.</translation>
    </message>
    <message>
        <source>First the cards have to be exchanged.</source>
        <translation>Il faut d’abord échanger les cartes.</translation>
    </message>
    <message>
        <source>First throw a card away or keep them all.</source>
        <translation>Jette d’abord une carte ou garde-les toutes.</translation>
    </message>
    <message>
        <source>First your hand has to go, then the cards on the table.</source>
        <translation>D’abord ta main, ensuite les cartes sur la table.</translation>
    </message>
    <message>
        <source>First your open cards have to go, then the blind ones.</source>
        <translation>D’abord les cartes visibles, ensuite les cachées.</translation>
    </message>
    <message>
        <source>Four of a kind are a bomb only if they are of four suits.</source>
        <translation>Un carré n’est une bombe que s’il est de quatre couleurs.</translation>
    </message>
    <message>
        <source>Four of a kind need a fifth card beside them.</source>
        <translation>Un carré ne se joue qu’avec une cinquième carte.</translation>
    </message>
    <message numerus="yes">
        <source>Go on asking until you have %n card(s).</source>
        <translation>
            <numerusform>Continue à demander jusqu’à avoir %n carte.</numerusform>
            <numerusform>Continue à demander jusqu’à avoir %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here it takes %n card(s) of one rank.</source>
        <translation>
            <numerusform>Ici, il faut une seule carte.</numerusform>
            <numerusform>Ici, il faut %n cartes de même valeur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here it takes exactly %n card(s).</source>
        <translation>
            <numerusform>Ici, il faut exactement une carte.</numerusform>
            <numerusform>Ici, il faut exactement %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here it takes {kind}, or a bomb.</source>
        <translation>Ici il faut {kind}, ou une bombe.</translation>
    </message>
    <message>
        <source>Here nobody can ask for {ranks}.</source>
        <translation>Ici, personne ne peut demander des {ranks}.</translation>
    </message>
    <message>
        <source>In an A trick everybody lays one card.</source>
        <translation>Dans un pli de l’A, chacun pose une seule carte.</translation>
    </message>
    <message>
        <source>In an A trick nobody may pass: lay any one card.</source>
        <translation>Dans un pli de l’A, personne ne peut passer&#xa0;: pose une carte au choix.</translation>
    </message>
    <message>
        <source>It is not your turn yet: only a bomb can be laid between the turns.</source>
        <translation>Ce n’est pas encore ton tour&#xa0;: entre les tours on ne peut poser qu’une bombe.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>C’est au tour de {name}.</translation>
    </message>
    <message>
        <source>Jokers need a number card to be a set; alone it takes a single one.</source>
        <translation>Plusieurs jokers ont besoin d’un nombre&#xa0;; sans lui, on n’en pose qu’un seul.</translation>
    </message>
    <message>
        <source>Nobody has more than {most} open or blind cards.</source>
        <translation>Personne n’a plus de {most} cartes visibles ou cachées.</translation>
    </message>
    <message>
        <source>Nobody passes here: lay a card or take the pile.</source>
        <translation>Ici, on ne passe pas&#xa0;: pose une carte ou ramasse la pile.</translation>
    </message>
    <message>
        <source>Nothing beats a joker.</source>
        <translation>Rien ne bat un joker.</translation>
    </message>
    <message>
        <source>Now the trick is played; this cannot be done here.</source>
        <translation>On joue maintenant le pli&#xa0;; c’est impossible ici.</translation>
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
        <source>Only cards of one rank can be played together.</source>
        <translation>On ne joue ensemble que des cartes de même valeur.</translation>
    </message>
    <message>
        <source>A run does not beat a set.</source>
        <translation>Une suite ne bat pas des cartes de même valeur.</translation>
    </message>
    <message numerus="yes">
        <source>Lead no more than %n card(s) of the same rank.</source>
        <translation>
            <numerusform>Commence avec une seule carte.</numerusform>
            <numerusform>Commence avec %n cartes de même valeur au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only whoever lays the Mah Jong may wish.</source>
        <translation>Seul celui qui pose le Mah Jong peut faire un vœu.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Phoenixes can only be laid together with other cards.</source>
        <translation>Plusieurs Phénix ne se posent qu’avec d’autres cartes.</translation>
    </message>
    <message>
        <source>Play a run of the same shape and length.</source>
        <translation>Joue une suite de même forme et de même longueur.</translation>
    </message>
    <message>
        <source>Play cards of one rank together, or up to four trumps in a row.</source>
        <translation>On ne joue ensemble que des cartes de même valeur, ou jusqu’à quatre atouts qui se suivent.</translation>
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
        <source>Swap as many for as many, up to {most}.</source>
        <translation>Échange autant de cartes de chaque côté, {most} au plus.</translation>
    </message>
    <message>
        <source>That cannot be played alone: add cards of one rank for it to complete.</source>
        <translation>Cela ne se joue pas seul&#xa0;: ajoute des cartes de même valeur.</translation>
    </message>
    <message>
        <source>That is too low: beat {top}.</source>
        <translation>Trop faible&#xa0;: la carte à battre est {top}.</translation>
    </message>
    <message>
        <source>That is too low: it takes {one} or something higher.</source>
        <translation>Trop faible&#xa0;: il faut {one} ou plus fort.</translation>
    </message>
    <message>
        <source>That is too weak: beat the {card}.</source>
        <translation>Trop faible&#xa0;: la carte à battre est {card}.</translation>
    </message>
    <message>
        <source>That is too weak: the {card} decides there.</source>
        <translation>Trop faible&#xa0;: en face, la carte décisive est {card}.</translation>
    </message>
    <message>
        <source>The Dragon can only be laid alone.</source>
        <translation>Le Dragon ne se pose que seul.</translation>
    </message>
    <message>
        <source>The Phoenix cannot stand for {one} here.</source>
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
        <source>The deal gives {name} no card.</source>
        <translation>La donne ne donne aucune carte à {name}.</translation>
    </message>
    <message>
        <source>The deal has the {card} more often than the deck.</source>
        <translation>La donne contient trop souvent cette carte&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The deal has {hands} hands for {players} players.</source>
        <translation>La donne a {hands} mains pour {players} joueurs.</translation>
    </message>
    <message>
        <source>The first lead has to contain {this}.</source>
        <translation>La première entame doit contenir {this}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The offices of a deal have to name every seat once.</source>
        <translation>Les titres d’une donne doivent nommer chaque place une fois.</translation>
    </message>
    <message>
        <source>The only single card that beats a joker is the 3 of spades.</source>
        <translation>La seule carte qui bat un joker est le 3 de pique.</translation>
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
        <source>The {card} does not lie open before you.</source>
        <translation>Cette carte n’est pas parmi tes cartes visibles&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The {card} is not in the hand.</source>
        <translation>Cette carte n’est pas dans la main&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The {card} takes no part in the exchange.</source>
        <translation>Cette carte ne participe pas à l’échange&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>There is no blind card left there.</source>
        <translation>Il n’y a plus de carte cachée à cet endroit.</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Il n’y a pas de pile à ramasser.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Il n’y a pas de place {seat}.</translation>
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
        <source>These cards go to {name}.</source>
        <translation>Ces cartes sont pour {name}.</translation>
    </message>
    <message>
        <source>These cards make neither a pair nor three of a kind nor a five-card hand.</source>
        <translation>Ces cartes ne font ni paire, ni brelan, ni main de cinq cartes.</translation>
    </message>
    <message>
        <source>These cards make neither a set of one rank nor a run.</source>
        <translation>Ces cartes n’ont pas la même valeur et ne font pas une suite.</translation>
    </message>
    <message>
        <source>These cards make neither a set of one rank, nor a run, nor up to four trumps in a row.</source>
        <translation>Ces cartes n’ont pas la même valeur et ne font ni une suite, ni jusqu’à quatre atouts qui se suivent.</translation>
    </message>
    <message>
        <source>These cards make no play together.</source>
        <translation>Ces cartes ne forment rien ensemble.</translation>
    </message>
    <message>
        <source>This should be refused, but it is allowed.</source>
        <translation>Cela devrait être refusé, mais c’est permis.</translation>
    </message>
    <message>
        <source>Two equals lie there: match {top}, or pass and lose this turn.</source>
        <translation>Deux cartes de même valeur sont posées&#xa0;: il faut égaler {top}, sinon passe et perds ton tour.</translation>
    </message>
    <message>
        <source>You begin, so lay one of your {ranks}.</source>
        <translation>Tu commences, donc avec tes {ranks}.</translation>
    </message>
    <message>
        <source>You can lay a card, so you may not take the pile.</source>
        <translation>Tu peux poser une carte, donc tu ne peux pas ramasser la pile.</translation>
    </message>
    <message>
        <source>You do not hold what is asked for; refuse or offer something else.</source>
        <translation>Tu n’as pas ce qui est demandé&#xa0;; refuse ou offre autre chose.</translation>
    </message>
    <message>
        <source>You have asked for {ranks} already, and there are none.</source>
        <translation>Tu as déjà demandé des {ranks}&#xa0;: il n’y en a pas.</translation>
    </message>
    <message>
        <source>You have only blind cards left: turn one over.</source>
        <translation>Il ne te reste que des cartes cachées&#xa0;: retournes-en une.</translation>
    </message>
    <message>
        <source>You have to lay {one}: it was wished for, and you can: {cards}.</source>
        <translation>Tu dois poser {one}&#xa0;: c’est le vœu, et tu le peux&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You lead, so you have to play something.</source>
        <translation>Tu entames, il faut donc jouer quelque chose.</translation>
    </message>
    <message>
        <source>Your run has to begin beyond the last card of the run on the table.</source>
        <translation>Ta suite doit commencer au-delà de la dernière carte de la suite posée.</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>place {seat}</translation>
    </message>
    <message>
        <source>{action} is allowed, but it is not in the list.</source>
        <translation>{action}&#xa0;: permis, mais absent de la liste.</translation>
    </message>
    <message>
        <source>{action} should be allowed, but it is not.</source>
        <translation>{action}&#xa0;: devrait être permis, mais ne l’est pas.</translation>
    </message>
    <message>
        <source>{action} should not be allowed, but it is.</source>
        <translation>{action}&#xa0;: ne devrait pas être permis, mais l’est.</translation>
    </message>
    <message>
        <source>“{name}” is not written as a list of actions.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une liste de coups.</translation>
    </message>
    <message>
        <source>“{name}” should be {wanted}, but it is {found}.</source>
        <translation>«&#xa0;{name}&#xa0;» devrait être {wanted}, mais c’est {found}.</translation>
    </message>
</context>
<context>
    <name>ReplayPane</name>
    <message>
        <source>See it</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Step ›</source>
        <translation>Suite ›</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>To the difference</source>
        <translation>À la différence</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>In order: {names}.</source>
        <translation>Dans l’ordre&#xa0;: {names}.</translation>
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
            <numerusform>Tu es maintenant&#xa0;: {title}. Tu as %n point.</numerusform>
            <numerusform>Tu es maintenant&#xa0;: {title}. Tu as %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You end the match in {place} place, with %n point(s).</source>
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
        <source>Next round</source>
        <translation>Manche suivante</translation>
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
        <source>Set a task …</source>
        <translation>Donner un gage…</translation>
    </message>
    <message>
        <source>Stop for now</source>
        <translation>Arrêter là</translation>
    </message>
    <message>
        <source>The match can be continued later.</source>
        <translation>La partie pourra continuer plus tard.</translation>
    </message>
    <message>
        <source>You are now: %1</source>
        <translation>Te voilà %1&#xa0;!</translation>
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
        <source>%n joker(s) join in.</source>
        <translation>
            <numerusform>S’y ajoute %n joker.</numerusform>
            <numerusform>S’y ajoutent %n jokers.</numerusform>
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
            <numerusform>%n jeu de ce genre est mélangé.</numerusform>
            <numerusform>%n jeux de ce genre sont mélangés ensemble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twos make a revolution as well.</source>
        <translation>
            <numerusform>Un 2 fait aussi la révolution.</numerusform>
            <numerusform>%n cartes de valeur 2 font aussi la révolution.</numerusform>
        </translation>
    </message>
    <message>
        <source>A 10 may be laid on anything and burns the pile: it leaves the game. Whoever laid it lays again.</source>
        <translation>Un 10 se pose sur tout et brûle la pile, qui quitte le jeu. Qui l’a posé rejoue.</translation>
    </message>
    <message>
        <source>A 2 cannot be part of a run.</source>
        <translation>Un 2 ne peut pas faire partie d’une suite.</translation>
    </message>
    <message>
        <source>A 2 may be laid on anything, and anything may follow it.</source>
        <translation>Un 2 se pose sur tout, et tout peut le suivre.</translation>
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
        <source>A joker can stand for any card. By itself it beats any single card.</source>
        <translation>Un joker peut remplacer n’importe quelle carte. Joué seul, il bat n’importe quelle carte seule.</translation>
    </message>
    <message>
        <source>A joker cannot be part of a run.</source>
        <translation>Un joker ne peut pas faire partie d’une suite.</translation>
    </message>
    <message>
        <source>A joker counts as the suit it stands for; a joker played by itself may always be played, and lifts the lock.</source>
        <translation>Un joker compte pour la couleur qu’il remplace&#xa0;; seul, il peut toujours être joué et lève le verrou.</translation>
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
    <message>
        <source>A pair is beaten by two consecutive trumps, for instance, and these by two higher ones: the highest trump decides.</source>
        <translation>Deux atouts qui se suivent battent par exemple une paire, et deux atouts plus forts battent ces deux-là&#xa0;: c’est le plus fort atout qui décide.</translation>
    </message>
    <message numerus="yes">
        <source>A player who holds all %n plays with their hand face up in this round.</source>
        <translation>
            <numerusform>Qui l’a joue cette manche cartes sur table.</numerusform>
            <numerusform>Qui a les %n joue cette manche cartes sur table.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who holds three or more {ranks} before the first trick must say so.</source>
        <translation>Qui a trois {ranks} ou plus avant le premier pli doit l’annoncer.</translation>
    </message>
    <message>
        <source>A player who holds three {ranks} before the first trick must say so.</source>
        <translation>Qui a trois {ranks} avant le premier pli doit l’annoncer.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} exchanges one card more in the next round.</source>
        <translation>Qui passe directement de dernier à premier ({lowest}, puis {highest}) échange une carte de plus à la manche suivante.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} gets one card more in the next exchange: after all their questions, they continue to ask until they have it.</source>
        <translation>Qui passe directement de dernier à premier ({lowest}, puis {highest}) reçoit une carte de plus au prochain échange&#xa0;: après toutes ses questions, il continue à demander jusqu’à l’avoir.</translation>
    </message>
    <message>
        <source>A player who rises from {lowest} straight to {highest} may win one trick in the next round without playing, when it is their turn.</source>
        <translation>Qui passe directement de dernier à premier ({lowest}, puis {highest}) peut, une fois dans la manche suivante et à son tour, gagner un pli sans jouer.</translation>
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
        <source>A player’s last cards cannot be beaten: the trick ends at once, and the next player still in leads.</source>
        <translation>Les dernières cartes d’un joueur sont imbattables&#xa0;: le pli s’arrête aussitôt, et le joueur suivant encore en jeu ouvre le prochain.</translation>
    </message>
    <message>
        <source>A round is a series of tricks.</source>
        <translation>Une manche se joue en plusieurs plis.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that ends equally high or higher, whatever its suit.</source>
        <translation>Une suite se bat avec une suite de même longueur qui finit aussi haut ou plus haut, quelle que soit sa couleur.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that ends higher, whatever its suit.</source>
        <translation>Une suite se bat avec une suite de même longueur qui finit plus haut, quelle que soit sa couleur.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same length that starts above its last card, whatever its suit.</source>
        <translation>Une suite se bat avec une suite de même longueur qui commence au-dessus de sa dernière carte, quelle que soit sa couleur.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that ends equally high or higher.</source>
        <translation>Une suite se bat avec une suite de même forme et de même longueur qui finit aussi haut ou plus haut.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that ends higher.</source>
        <translation>Une suite se bat avec une suite de même forme et de même longueur qui finit plus haut.</translation>
    </message>
    <message>
        <source>A run is beaten by a run of the same shape and length that starts above its last card.</source>
        <translation>Une suite se bat avec une suite de même forme et de même longueur qui commence au-dessus de sa dernière carte.</translation>
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
        <source>After %n pass(es) in a row, the places still open are drawn by lot.</source>
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
        <translation>Après une révolution, elle doit au contraire finir au-dessous de sa première carte.</translation>
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
        <source>Before each round, each player draws a card: the strongest card makes {highest}, the weakest {lowest}. Players who tie draw again.</source>
        <translation>Avant chaque manche, chacun tire une carte&#xa0;: qui tire la plus forte devient {highest}, qui tire la plus faible devient {lowest}. En cas d’égalité, on tire à nouveau.</translation>
    </message>
    <message>
        <source>Before the exchange, a player with two {jesters} may call a revolution: then no cards are exchanged in this round.</source>
        <translation>Avant l’échange, qui a deux {jesters} peut proclamer la révolution&#xa0;: alors on n’échange pas de cartes à cette manche.</translation>
    </message>
    <message>
        <source>Before the first round, each player draws a card: the strongest card makes {highest}, the weakest {lowest}. Players who tie draw again.</source>
        <translation>Avant la première manche, chacun tire une carte&#xa0;: qui tire la plus forte devient {highest}, qui tire la plus faible devient {lowest}. En cas d’égalité, on tire à nouveau.</translation>
    </message>
    <message>
        <source>Beside the four suits there are 21 trumps, numbered 1 to 21, and the Excuse.</source>
        <translation>En plus des quatre couleurs, il y a 21 atouts, de 1 à 21, et l’Excuse.</translation>
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
        <source>Each match binds the next player in the same way. After a lost turn, the others are free again.</source>
        <translation>Chaque nouvelle égalité oblige le suivant de la même façon. Dès qu’un tour est perdu, les autres sont libres.</translation>
    </message>
    <message>
        <source>Each number occurs as often as it says: one 1, two 2s, three 3s, and so on up to twelve 12s.</source>
        <translation>Chaque nombre existe autant de fois qu’il le dit&#xa0;: un 1, deux 2, trois 3, et ainsi de suite jusqu’à douze 12.</translation>
    </message>
    <message>
        <source>Each of the middle positions ranks above the next.</source>
        <translation>Les titres du milieu aussi passent chacun avant le suivant.</translation>
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
        <source>Get rid of your cards as fast as you can. The first player to run out becomes {highest}; the last one left with cards becomes {lowest}.</source>
        <translation>Débarrasse-toi de tes cartes le plus vite possible. Le premier qui n’en a plus devient {highest}&#xa0;; le dernier qui en a encore devient {lowest}.</translation>
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
        <source>If so, {lowest_subject} becomes {highest}, and the others play on for the other positions.</source>
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
        <source>If you pass, you may come back into the trick as soon as someone has beaten it again.</source>
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
    <message>
        <source>In the end, the asker gives back as many cards as they received.</source>
        <translation>À la fin, on rend autant de cartes qu’on en a reçu.</translation>
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
        <source>In the first round, it is the next player still in.</source>
        <translation>À la première manche, c’est le joueur suivant encore en jeu.</translation>
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
        <source>Jokers have no suit and cannot help there.</source>
        <translation>Les jokers n’ont pas de couleur et n’y peuvent rien.</translation>
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
        <translation>Les faibles battent les fortes&#xa0;: {low} battent autant de {high}. Ensuite, l’ordre habituel reprend.</translation>
    </message>
    <message>
        <source>Match or skip: when a play matches the one before it, such as a {rank} on a {rank}, the next player must match it too, or lose this turn (but not drop out of the trick). No special card may be played instead.</source>
        <translation>Égaler ou passer son tour&#xa0;: quand on joue la même chose que le joueur précédent, par exemple {rank} sur {rank}, le suivant doit égaler aussi ou perd ce tour, sans sortir du pli. Aucune carte spéciale ne permet d’y échapper.</translation>
    </message>
    <message>
        <source>Of two equal ranks, the higher suit is stronger; among sets, the one with the highest suit.</source>
        <translation>À valeur égale, la couleur la plus haute est plus forte&#xa0;; entre plusieurs cartes de même valeur, c’est leur plus haute couleur qui compte.</translation>
    </message>
    <message>
        <source>Only a player who has to play the start card may not.</source>
        <translation>Seul celui qui doit jouer la carte de départ ne le peut pas.</translation>
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
        <translation>Sans égard à la couleur, on ne peut plus jouer que {cards}.</translation>
    </message>
    <message>
        <source>Points and seats</source>
        <translation>Les points et les places</translation>
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
        <translation>Une suite qui contient un 8 le fait aussi.</translation>
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
        <source>Suit lock: when a play has the same suits as the one before it, such as {play} on {before}, the trick can only be beaten in these suits.</source>
        <translation>Verrou de couleur&#xa0;: quand on joue les mêmes couleurs que le joueur précédent, par exemple {play} sur {before}, le pli ne peut plus être battu que dans ces couleurs.</translation>
    </message>
    <message>
        <source>Suits do not count among bombs.</source>
        <translation>Entre bombes, les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>Tabula rasa: whoever adds the last card of a rank to the trick (the last of the {count} {ranks}, for instance) clears it: they win the trick at once and lead the next one. It does not work with four or more cards at a time.</source>
        <translation>Tabula rasa&#xa0;: qui ajoute au pli la dernière carte d’une valeur (par exemple le dernier des {count} {ranks}) le ramasse&#xa0;: il gagne aussitôt le pli et ouvre le suivant. Quatre cartes ou plus à la fois ne comptent pas.</translation>
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
        <source>The cards given back can be any cards: not necessarily the worst ones, and even cards just received.</source>
        <translation>On rend les cartes que l’on veut&#xa0;: pas forcément les pires, et même des cartes que l’on vient de recevoir.</translation>
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
        <source>The first dealer is drawn by lot; in later rounds {lowest_subject} deals.</source>
        <translation>À la première manche, le donneur est tiré au sort&#xa0;; ensuite, {lowest_subject} donne.</translation>
    </message>
    <message>
        <source>The higher player makes the first offer: cards of their own for cards they want, such as {give} for {want}. The other player accepts, refuses or makes a counter-offer, which also counts as a refusal.</source>
        <translation>Le mieux placé fait la première offre&#xa0;: de ses cartes contre celles qu’il veut, par exemple {give} contre {want}. L’autre accepte, refuse ou fait une contre-offre, qui compte aussi comme un refus.</translation>
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
        <source>The lowest cards are the twos here.</source>
        <translation>Les cartes les plus faibles sont ici les 2.</translation>
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
        <source>The table lets you make mistakes: anyone who plays against the rules sets their hand aside and becomes {lowest} at once. The last of the others then becomes {second}.</source>
        <translation>La table laisse faire des erreurs&#xa0;: qui joue contre les règles pose ses cartes et devient aussitôt {lowest}. Le dernier des autres devient alors {second}.</translation>
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
            <numerusform>S’y ajoute %n joker : {red} en rouge et {black} en noir.</numerusform>
            <numerusform>S’y ajoutent %n jokers : {red} en rouge et {black} en noir.</numerusform>
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
        <source>They sit down in this order, clockwise.</source>
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
        <translation>Trois à la suite&#xa0;: quand trois joueurs jouent l’un après l’autre trois valeurs qui se suivent, par exemple {ranks}, chacun des trois peut se défausser d’une carte, dans l’ordre où ils ont joué.</translation>
    </message>
    <message>
        <source>Together with other cards it takes the place of one: two {ranks} and a joker make three {ranks}.</source>
        <translation>Avec d’autres cartes, il en remplace une&#xa0;: deux {ranks} et un joker font trois {ranks}.</translation>
    </message>
    <message>
        <source>Trump 1 and trump 21 can also stand for another card: {one} and trump 21 make a pair, trumps 5, 7 and 1 make three consecutive trumps. At least one card must be played as what it is. If there is a choice, you say what you mean.</source>
        <translation>L’atout 1 et l’atout 21 peuvent aussi remplacer une autre carte&#xa0;: {one} et l’atout 21 font une paire, les atouts 5, 7 et 1 font trois atouts qui se suivent. Une carte au moins doit être jouée pour ce qu’elle est. S’il y a plusieurs possibilités, tu dis laquelle.</translation>
    </message>
    <message>
        <source>Trumps beat suit cards. Instead of pairs, triples and quads, two, three or four consecutive trumps are played together, such as trumps 7 and 8.</source>
        <translation>Les atouts battent les autres cartes. Au lieu de paires, de brelans et de carrés, on joue deux, trois ou quatre atouts qui se suivent, par exemple les atouts 7 et 8.</translation>
    </message>
    <message>
        <source>Trumps have no suit and cannot be played there.</source>
        <translation>Les atouts n’ont pas de couleur et n’y vont pas.</translation>
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
        <source>Twos in a run do not.</source>
        <translation>Dans une suite, les 2 ne le font pas.</translation>
    </message>
    <message>
        <source>When all the others have passed, the last player who played may beat their own cards, or pass and win the trick. Its cards are out of the round, and the winner leads the next trick.</source>
        <translation>Quand tous les autres ont passé, le dernier à avoir joué peut battre ses propres cartes, ou passer et gagner le pli. Ces cartes sortent du jeu, et le gagnant ouvre le pli suivant.</translation>
    </message>
    <message>
        <source>When all the others have passed, the last player who played wins the trick. Its cards are out of the round, and the winner leads the next trick.</source>
        <translation>Quand tous les autres ont passé, le dernier à avoir joué gagne le pli. Ces cartes sortent du jeu, et le gagnant ouvre le pli suivant.</translation>
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
        <source>Without other cards, alone or together, {jesters} are weaker than every rank.</source>
        <translation>Sans autres cartes, seuls ou ensemble, les {jesters} sont plus faibles que toutes les valeurs.</translation>
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
        <source>You can ask for {jesters} like for other cards.</source>
        <translation>On peut aussi demander des {jesters}.</translation>
    </message>
    <message>
        <source>You may also answer with the same rank.</source>
        <translation>On peut aussi jouer la même valeur.</translation>
    </message>
    <message>
        <source>You may pass even if you could play.</source>
        <translation>Tu peux passer même si tu as de quoi jouer.</translation>
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
        <source>trumps</source>
        <translation>atouts</translation>
    </message>
    <message>
        <source>{highest_subject} gets the first card, so the player before them deals.</source>
        <translation>{highest_subject} reçoit la première carte : c’est donc le joueur d’avant qui donne.</translation>
    </message>
    <message numerus="yes">
        <source>{highest_subject} scores %n point(s), every position below it one less, {lowest_subject} none.</source>
        <translation>
            <numerusform>{highest_subject} marque %n point, chaque titre au-dessous un de moins, {lowest_subject} aucun.</numerusform>
            <numerusform>{highest_subject} marque %n points, chaque titre au-dessous un de moins, {lowest_subject} aucun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{highest_subject} scores %n point(s), every position below it one less, {lowest_subject} one.</source>
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
    <message>
        <source>{lowest_subject} deals.</source>
        <translation>{lowest_subject} donne.</translation>
    </message>
    <message>
        <source>{lowest_subject} may also play an equal rank.</source>
        <translation>{lowest_subject} peut aussi jouer la même valeur.</translation>
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
        <translation>{upper_subject} interroge {lower_object} sur ses cartes.</translation>
    </message>
    <message>
        <source>A joker may be laid on anything and turns the direction of play. The card below it counts as the top; it does not part four of a rank. For two players nothing else changes.</source>
        <translation>Un joker se pose sur tout et inverse le sens du jeu. C’est la carte en dessous qui compte&#xa0;; il ne sépare pas un carré. À deux, rien d’autre ne change.</translation>
    </message>
    <message numerus="yes">
        <source>A match has %n round(s).</source>
        <translation>
            <numerusform>Une partie compte %n manche.</numerusform>
            <numerusform>Une partie compte %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All cards are dealt; everybody gets %n.</source>
        <translation>
            <numerusform>On distribue toutes les cartes&#xa0;: %n par personne.</numerusform>
            <numerusform>On distribue toutes les cartes&#xa0;: %n par personne.</numerusform>
        </translation>
    </message>
    <message>
        <source>All others keep their cards.</source>
        <translation>Tous les autres gardent leurs cartes.</translation>
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
        <translation>Un 8 dans une suite ne le fait pas.</translation>
    </message>
    <message>
        <source>An open card has to be higher than the top; equal is not enough. Twos and tens still go on anything.</source>
        <translation>Une carte visible doit être plus forte que celle du dessus&#xa0;; égale ne suffit pas. Les deux et les dix se posent toujours sur tout.</translation>
    </message>
    <message>
        <source>As from the hand, an equal card will do.</source>
        <translation>Comme depuis la main, une carte de même valeur suffit.</translation>
    </message>
    <message>
        <source>Before the first card everybody, from the dealer’s left, may once change cards of his hand for open ones, as many for as many. Good open cards pay off late: keep twos, tens and aces for them.</source>
        <translation>Avant la première carte, chacun, à partir de la gauche du donneur, peut échanger une fois des cartes de sa main contre ses cartes visibles, autant contre autant. De bonnes cartes visibles paient à la fin&#xa0;: gardes-y les deux, les dix et les as.</translation>
    </message>
    <message>
        <source>Between the rounds a small task is waiting for {lowest_object}.</source>
        <translation>Entre les manches, un petit gage attend {lowest_object}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Everybody gets three blind cards, face down, which nobody looks at, not even their owner; three open cards on top of them; and three cards into the hand. The rest is the stock.</source>
        <translation>Chacun reçoit trois cartes cachées, que personne ne regarde, pas même leur propriétaire&#xa0;; trois cartes visibles par-dessus&#xa0;; et trois cartes en main. Le reste forme la pioche.</translation>
    </message>
    <message>
        <source>Four of a rank in succession on top of the pile, whoever laid them, burn it as well; whoever completed them lays again.</source>
        <translation>Quatre cartes de même valeur à la suite sur la pile, peu importe qui les a posées, la brûlent aussi&#xa0;; qui complète le carré rejoue.</translation>
    </message>
    <message>
        <source>From the second round on, cards change hands after the deal, before anybody plays.</source>
        <translation>À partir de la deuxième manche, des cartes changent de mains après la donne, avant que l’on joue.</translation>
    </message>
    <message>
        <source>From top to bottom: {offices}.</source>
        <translation>De haut en bas&#xa0;: {offices}.</translation>
    </message>
    <message>
        <source>From weak to strong: {ranks}. So {weakest} is the weakest, {strongest} the strongest.</source>
        <translation>De la plus faible à la plus forte&#xa0;: {ranks}. La plus faible est donc {weakest}, la plus forte {strongest}.</translation>
    </message>
    <message>
        <source>Get rid of all your cards: first those in your hand, then the open ones before you, then the blind ones below. There is no winner to speak of; there is only one who is left, and that is the {lowest}.</source>
        <translation>Débarrasse-toi de toutes tes cartes&#xa0;: d’abord celles de ta main, puis les cartes visibles devant toi, puis les cachées en dessous. Gagner compte peu&#xa0;; il en reste un à la fin, et celui-là s’appelle {lowest}.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>If nothing fits, you take the whole pile into your hand, and your turn is over. The next player begins a new pile.</source>
        <translation>Si aucune carte ne va, tu ramasses toute la pile dans ta main, et ton tour est fini. Le suivant commence une nouvelle pile.</translation>
    </message>
    <message>
        <source>If you pass, you are out of this trick.</source>
        <translation>Si tu passes, tu es hors de ce pli.</translation>
    </message>
    <message numerus="yes">
        <source>In its exchange, {lowest_subject} gives {highest_to} their %n best cards and gets as many in return, of the other’s choice.</source>
        <translation>
            <numerusform>À l’échange, {lowest_subject} donne alors {highest_to} sa meilleure carte et en reçoit une au choix de l’autre.</numerusform>
            <numerusform>À l’échange, {lowest_subject} donne alors {highest_to} ses %n meilleures cartes et en reçoit autant, au choix de l’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the first round the dealer is drawn by lot; later the {lowest} deals.</source>
        <translation>À la première manche, le donneur est tiré au sort&#xa0;; ensuite, c’est celui qui vient d’être {lowest} qui donne.</translation>
    </message>
    <message>
        <source>Jokers stay on top either way.</source>
        <translation>Les jokers restent en haut de toute façon.</translation>
    </message>
    <message>
        <source>Lay one card or several of the same rank, equal to or higher than the top of the pile. Then draw until you hold three cards, as long as there is a stock.</source>
        <translation>Pose une carte ou plusieurs de même valeur, égale ou supérieure à celle du dessus de la pile. Puis pioche pour en avoir trois en main, tant que la pioche n’est pas vide.</translation>
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
        <source>Offices and points</source>
        <translation>Titres et points</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Playing a trick</source>
        <translation>Jouer un pli</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>Suits make no difference.</source>
        <translation>Les couleurs n’ont pas d’importance.</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>The ace is the highest, the 3 the lowest; twos and tens have powers of their own.</source>
        <translation>L’as est le plus fort, le 3 le plus faible&#xa0;; les deux et les dix ont des pouvoirs à eux.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The cards are passed one at a time: all pass one and pick up the one they get, then pass the next, which may be the one just received.</source>
        <translation>Les cartes se transmettent une à une&#xa0;: chacun en donne une et prend celle qui arrive, puis donne la suivante, peut-être celle qu’il vient de recevoir.</translation>
    </message>
    <message>
        <source>The cards on the table</source>
        <translation>Les cartes sur la table</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; in later rounds {highest_subject} gets the first card, so the player before them deals.</source>
        <translation>À la première manche, le donneur est tiré au sort ; ensuite, {highest_subject} reçoit la première carte, et c’est le joueur d’avant qui donne.</translation>
    </message>
    <message>
        <source>The last one left is the {lowest} and deals the next round.</source>
        <translation>Le dernier qui reste est {lowest} et donne la manche suivante.</translation>
    </message>
    <message numerus="yes">
        <source>The pile is taken at most %n time(s) without burning in between. The next time it burns instead, and the turn is over. So every round comes to an end.</source>
        <translation>
            <numerusform>On ramasse la pile %n fois au plus sans qu’elle brûle entre-temps. La fois suivante, elle brûle, et le tour est fini. Ainsi chaque manche se termine.</numerusform>
            <numerusform>On ramasse la pile %n fois au plus sans qu’elle brûle entre-temps. La fois suivante, elle brûle, et le tour est fini. Ainsi chaque manche se termine.</numerusform>
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
        <source>These cards are missing from the deck: {cards}.</source>
        <translation>Il manque ces cartes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Two decks are shuffled together.</source>
        <translation>On mélange deux jeux ensemble.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>When the open cards are gone, choose a blind card and turn it over. If it is equal or higher it is laid; if not, you take it together with the pile.</source>
        <translation>Quand tu n’as plus de cartes visibles, choisis une carte cachée et retourne-la. Si elle est égale ou plus forte, elle est posée&#xa0;; sinon, tu la prends avec la pile.</translation>
    </message>
    <message>
        <source>When you have no cards left, you are out. The others play on until only one player still has cards.</source>
        <translation>Quand tu n’as plus de cartes, tu as fini. Les autres continuent jusqu’à ce qu’un seul ait encore des cartes.</translation>
    </message>
    <message>
        <source>When your hand and the stock are empty you lay from your open cards. If none fits, you take the pile and play from your hand again.</source>
        <translation>Quand ta main et la pioche sont vides, tu poses tes cartes visibles. Si aucune ne va, tu ramasses la pile et rejoues depuis ta main.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Whoever has a 3 in his hand begins and lays it; players are asked in turn, from the dealer’s left. If nobody has a 3, a 4 begins, and so on; twos come last.</source>
        <translation>Qui a un 3 en main commence et le pose&#xa0;; on demande à tour de rôle, à partir de la gauche du donneur. Si personne n’a de 3, on commence par un 4, et ainsi de suite&#xa0;; les deux viennent en dernier.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever has no card left is out. The first one out gets %n point(s), everybody after him one less.</source>
        <translation>
            <numerusform>Qui n’a plus de carte est sorti. Le premier sorti reçoit %n point, chacun après lui un de moins.</numerusform>
            <numerusform>Qui n’a plus de carte est sorti. Le premier sorti reçoit %n points, chacun après lui un de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may also take the pile although a card would fit.</source>
        <translation>Tu peux aussi ramasser la pile alors qu’une carte irait.</translation>
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
        <source>the next player still in</source>
        <translation>le joueur suivant encore en jeu</translation>
    </message>
    <message>
        <source>the player with the highest position still in</source>
        <translation>le mieux placé encore en jeu</translation>
    </message>
    <message>
        <source>the player with the lowest position still in</source>
        <translation>le moins bien placé encore en jeu</translation>
    </message>
    <message>
        <source>the weakest card (a {number})</source>
        <translation>la carte la plus faible (un {number})</translation>
    </message>
    <message numerus="yes">
        <source>{lower_subject} gives {upper_to} their %n best card(s) and gets the other’s %n worst card(s) in return.</source>
        <translation>
            <numerusform>{lower_subject} donne sa meilleure carte {upper_to} et reçoit en échange sa plus mauvaise.</numerusform>
            <numerusform>{lower_subject} donne ses %n meilleures cartes {upper_to} et reçoit en échange ses %n plus mauvaises.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} play with {count} cards.</source>
        <translation>{players} jouent avec {count} cartes.</translation>
    </message>
    <message>
        <source>{players} play with {deck}.</source>
        <translation>{players}, {deck}.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>A real round that explains the game as it goes; you can leave it at any moment.</source>
        <translation>Une vraie manche qui explique le jeu en route&#xa0;; tu peux la quitter à tout moment.</translation>
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
            <numerusform>%n {ranks}&#xa0;!</numerusform>
            <numerusform>%n {ranks}&#xa0;!</numerusform>
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
    <message numerus="yes">
        <source>Points count against you: at %n the match ends, and the lowest total wins.</source>
        <translation>
            <numerusform>Les points comptent contre toi&#xa0;: à %n la partie finit, et le plus petit total gagne.</numerusform>
            <numerusform>Les points comptent contre toi&#xa0;: à %n la partie finit, et le plus petit total gagne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points count against you: the lowest total is the best.</source>
        <translation>Les points comptent contre toi&#xa0;: le plus petit total est le meilleur.</translation>
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
        <source>%1 wins the match!</source>
        <translation>%1 gagne la partie&#xa0;!</translation>
    </message>
    <message>
        <source>A shared win: %1</source>
        <translation>Victoire partagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Another match with the same rules.</source>
        <translation>Une autre partie avec les mêmes règles.</translation>
    </message>
    <message>
        <source>Back to Start</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>New match …</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une</translation>
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
        <source>The match can be continued later.</source>
        <translation>La partie pourra continuer plus tard.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Tu gagnes la partie&#xa0;!</translation>
    </message>
    <message>
        <source>left over: %1</source>
        <translation>restait&#xa0;: %1</translation>
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
        <translation>à découvert&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>out as number {place}</source>
        <translation>fini numéro {place}</translation>
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
        <source>A bomb is laid in one’s turn only.</source>
        <translation>On ne pose une bombe qu’à son tour.</translation>
    </message>
    <message>
        <source>A bomb may also be laid between the turns, on what has just been laid: whoever has one that beats it is asked for a moment, and nobody else notices. Then play goes on at the left of whoever laid the bomb. In one’s turn a bomb may be led, too.</source>
        <translation>On peut aussi poser une bombe entre les tours, sur ce qui vient d’être posé&#xa0;: qui en a une assez forte est consulté un instant, et personne d’autre ne le remarque. Le jeu reprend à la gauche de celui qui a posé la bombe. À son tour, on peut aussi entamer d’une bombe.</translation>
    </message>
    <message>
        <source>A bomb on {cards}?</source>
        <translation>Une bombe sur {cards}&#xa0;?</translation>
    </message>
    <message>
        <source>A straight of one suit is always a bomb.</source>
        <translation>Une suite d’une seule couleur est toujours une bombe.</translation>
    </message>
    <message>
        <source>All cards are dealt, so some may hold one more than others. From the second round on {lowest_subject} deals, and everybody sits by office, clockwise from the highest.</source>
        <translation>Toutes les cartes sont distribuées&#xa0;; certains peuvent en avoir une de plus. À partir de la deuxième manche, {lowest_subject} donne, et chacun s’assoit selon son titre, dans le sens horaire à partir du plus haut.</translation>
    </message>
    <message>
        <source>Best are the Dragon, then Phoenix and Mah Jong, then ace down to 2.</source>
        <translation>La meilleure est le Dragon, puis le Phénix et le Mah Jong, puis de l’as au 2.</translation>
    </message>
    <message>
        <source>Bomb! You lay {cards}.</source>
        <translation>Une bombe&#xa0;! Tu poses {cards}.</translation>
    </message>
    <message>
        <source>Bomb! {name} lays {cards}.</source>
        <translation>Une bombe&#xa0;! {name} pose {cards}.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Les bombes</translation>
    </message>
    <message>
        <source>Clockwise, everybody lays the same kind with as many cards, but higher, or passes. In a full house the three of a kind count.</source>
        <translation>Dans le sens horaire, chacun pose la même combinaison, avec autant de cartes, mais plus forte, ou passe. Dans un full, c’est le brelan qui compte.</translation>
    </message>
    <message>
        <source>Each place above the last is worth a point, so the first gets the most.</source>
        <translation>Chaque place au-dessus de la dernière vaut un point&#xa0;: le premier en a le plus.</translation>
    </message>
    <message>
        <source>Everybody plays for himself and wants to be rid of his cards. Who is out early rises, who is left with cards falls.</source>
        <translation>Chacun joue pour soi et veut se débarrasser de ses cartes. Qui finit tôt s’élève, qui garde ses cartes tombe.</translation>
    </message>
    <message>
        <source>Four of a kind in four suits are a bomb, and so are five or more ranks in a row of one suit; without Mah Jong, Phoenix or Dragon. A bomb beats everything but a higher one: more cards first, then the higher rank.</source>
        <translation>Un carré de quatre couleurs est une bombe, comme cinq valeurs ou plus qui se suivent dans une couleur&#xa0;; sans Mah Jong, Phénix ni Dragon. Une bombe bat tout sauf une plus forte&#xa0;: d’abord plus de cartes, puis la plus haute valeur.</translation>
    </message>
    <message>
        <source>Four suits, lilies, keys, goblets and towers, each from 2 up to the ace; and three cards without a suit: Mah Jong, Phoenix and Dragon.</source>
        <translation>Quatre couleurs, lys, clés, coupes et tours, chacune du 2 à l’as&#xa0;; et trois cartes sans couleur&#xa0;: Mah Jong, Phénix et Dragon.</translation>
    </message>
    <message>
        <source>I wish for {ranks}!</source>
        <translation>Je souhaite des {ranks}&#xa0;!</translation>
    </message>
    <message>
        <source>On another Phoenix it is half a rank higher again. Two may stand in one play, together with other cards.</source>
        <translation>Sur un autre Phénix, il dépasse encore d’un demi-point. Deux peuvent entrer dans une même combinaison, avec d’autres cartes.</translation>
    </message>
    <message>
        <source>One can lay a single card, a pair, three of a kind, a full house (three and two of a kind), two or more pairs in a row such as 4 4 5 5, or a straight of five or more ranks in a row.</source>
        <translation>On peut poser une carte seule, une paire, un brelan, un full (brelan et paire), deux paires ou plus qui se suivent comme 4 4 5 5, ou une suite de cinq valeurs ou plus.</translation>
    </message>
    <message>
        <source>So many players need two decks: 104 cards with suits, two Phoenixes, two Dragons, but only one Mah Jong.</source>
        <translation>À tant de joueurs il faut deux jeux&#xa0;: 104 cartes de couleur, deux Phénix, deux Dragons, mais un seul Mah Jong.</translation>
    </message>
    <message>
        <source>Suits do not matter there, and nothing goes round the corner.</source>
        <translation>Les couleurs n’y comptent pas, et rien ne continue après l’as.</translation>
    </message>
    <message>
        <source>The Dragon is the highest single card and is only laid alone. Only a bomb beats it.</source>
        <translation>Le Dragon est la plus forte carte seule et ne se pose que seul. Seule une bombe le bat.</translation>
    </message>
    <message>
        <source>The Dragon is the highest single card and is only laid alone. Only a bomb or the second Dragon beats it.</source>
        <translation>Le Dragon est la plus forte carte seule et ne se pose que seul. Seuls une bombe ou le second Dragon le battent.</translation>
    </message>
    <message>
        <source>The Mah Jong is a 1: the lowest single card, or the beginning of a straight. Whoever lays it may wish for a rank. From then on whoever holds that rank and can lay it in his turn has to, until somebody has done so or the round is over; the wisher’s own play does not count, nor does a Phoenix that stands for the rank.</source>
        <translation>Le Mah Jong est un 1&#xa0;: la plus basse carte seule, ou le début d’une suite. Qui le pose peut souhaiter une valeur. Dès lors, qui a cette valeur et peut la poser à son tour le doit, jusqu’à ce que quelqu’un l’ait fait ou que la manche soit finie&#xa0;; ce que pose avec lui celui qui souhaite ne compte pas, ni un Phénix qui remplace la valeur.</translation>
    </message>
    <message>
        <source>The Phoenix stands for any card from 2 to ace, but not in a bomb. Alone it is half a rank higher than the card it is laid on; led it counts one and a half. It cannot beat the Dragon.</source>
        <translation>Le Phénix remplace n’importe quelle carte du 2 à l’as, sauf dans une bombe. Seul, il dépasse d’un demi-point la carte sur laquelle on le pose&#xa0;; entamé, il compte un et demi. Il ne bat pas le Dragon.</translation>
    </message>
    <message>
        <source>The wish is granted: you lay {one}.</source>
        <translation>Vœu exaucé&#xa0;: tu poses {one}.</translation>
    </message>
    <message>
        <source>The wish is granted: {name} lays {one}.</source>
        <translation>Vœu exaucé&#xa0;: {name} pose {one}.</translation>
    </message>
    <message>
        <source>Whoever has no cards left is out. His last cards may still be beaten; if nobody does, the next player who still has cards leads. The round ends when one is left.</source>
        <translation>Qui n’a plus de cartes a fini. On peut encore battre ses dernières cartes&#xa0;; si personne ne le fait, le joueur suivant qui a encore des cartes entame. La manche finit quand il n’en reste qu’un.</translation>
    </message>
    <message>
        <source>Whoever has received cards returns as many of his choice, all at the same time.</source>
        <translation>Qui a reçu des cartes en rend autant, de son choix, tous en même temps.</translation>
    </message>
    <message>
        <source>Whoever holds the Mah Jong leads in every round, with whatever he likes; it need not be the Mah Jong.</source>
        <translation>À chaque manche, c’est celui qui a le Mah Jong qui entame, avec ce qu’il veut&#xa0;; pas forcément le Mah Jong.</translation>
    </message>
    <message>
        <source>Whoever passes may come back into the trick later. When all others have passed one after another, whoever laid last takes the trick and leads.</source>
        <translation>Qui passe peut revenir dans le pli plus tard. Quand tous les autres ont passé l’un après l’autre, celui qui a posé le dernier prend le pli et entame.</translation>
    </message>
    <message>
        <source>Wished for: {one}. Whoever can has to lay it.</source>
        <translation>Vœu&#xa0;: {one}. Qui peut le poser doit le faire.</translation>
    </message>
    <message>
        <source>You can grant the wish: lay {one}</source>
        <translation>Tu peux exaucer le vœu&#xa0;: pose {one}</translation>
    </message>
    <message>
        <source>You keep your bomb.</source>
        <translation>Tu gardes ta bombe.</translation>
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
        <source>{count} pairs in a row</source>
        <translation>{count} paires qui se suivent</translation>
    </message>
    <message>
        <source>{count} pairs, {low} to {high}</source>
        <translation>{count} paires {low} {high}</translation>
    </message>
    <message numerus="yes">
        <source>{lower_subject} gives {upper_to} the best %n card(s).</source>
        <translation>
            <numerusform>{lower_subject} donne {upper_to} sa meilleure carte.</numerusform>
            <numerusform>{lower_subject} donne {upper_to} ses %n meilleures cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} keeps the bomb.</source>
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
    <name>Settings</name>
    <message>
        <source>The settings cannot be saved in {path}{reason}; they hold until you quit.</source>
        <translation>Impossible d’enregistrer les réglages dans {path}{reason}&#xa0;; ils valent jusqu’à ce que tu quittes.</translation>
    </message>
    <message>
        <source>The settings could not be read and start afresh; the old file is kept as {path}.</source>
        <translation>Les réglages étaient illisibles et repartent de zéro&#xa0;; l’ancien fichier est gardé sous {path}.</translation>
    </message>
    <message>
        <source>The settings were damaged, and those before the last change apply; the damaged file is kept as {path}.</source>
        <translation>Les réglages étaient abîmés&#xa0;; ceux d’avant le dernier changement valent. Le fichier abîmé est gardé sous {path}.</translation>
    </message>
    <message>
        <source>The settings {path} cannot be read{reason}. They are left alone; what you change holds until you quit.</source>
        <translation>Impossible de lire les réglages {path}{reason}. On n’y touche pas&#xa0;; ce que tu changes vaut jusqu’à ce que tu quittes.</translation>
    </message>
    <message>
        <source>another window is writing there</source>
        <translation>une autre fenêtre y écrit en ce moment</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>%1 %</source>
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
        <source>Allow undo</source>
        <translation>Autoriser l’annulation</translation>
    </message>
    <message>
        <source>At the table letters are as large as it has room for.</source>
        <translation>À la table, les lettres grandissent tant qu’il y a de la place.</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Cartes et table</translation>
    </message>
    <message>
        <source>Key M at the table. With “no motion” only answers to you are heard.</source>
        <translation>À la table, touche M. Avec «&#xa0;sans mouvement&#xa0;», tu n’entends que les réponses à tes gestes.</translation>
    </message>
    <message>
        <source>Cards appear where they belong instead of flying there.</source>
        <translation>Les cartes apparaissent à leur place au lieu d’y voler.</translation>
    </message>
    <message>
        <source>Ctrl+Z goes back to your last decision.</source>
        <translation>Ctrl+Z revient à ta dernière décision.</translation>
    </message>
    <message>
        <source>For tables with children and grandparents.</source>
        <translation>Pour jouer avec les enfants et les grands-parents.</translation>
    </message>
    <message>
        <source>How long you are asked where something may be laid between the turns.</source>
        <translation>Combien de temps on te laisse quand on peut poser quelque chose entre les tours.</translation>
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
        <source>Card faces</source>
        <translation>Faces des cartes</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapis</translation>
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
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>A sound when it is your turn</source>
        <translation>Un son quand c’est ton tour</translation>
    </message>
    <message>
        <source>For whoever looks elsewhere meanwhile.</source>
        <translation>Pour qui regarde ailleurs en attendant.</translation>
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
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>Mild titles</source>
        <translation>Titres polis</translation>
    </message>
    <message>
        <source>Think again?</source>
        <translation>Tu es sûr&#xa0;?</translation>
    </message>
    <message>
        <source>Before you give away the wrong cards you are asked once more, and hints are offered.</source>
        <translation>Avant de donner les mauvaises cartes, on te demande confirmation, et tu peux avoir un conseil.</translation>
    </message>
    <message>
        <source>Opponents of the next match</source>
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
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Show that the deal is honest</source>
        <translation>Montrer que la donne est honnête</translation>
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
        <source>The shuffled deck has a fingerprint, shown before the deal; after the round “All hands” proves that no card was changed.</source>
        <translation>Le jeu battu a une empreinte, montrée avant la donne&#xa0;; après la manche, «&#xa0;Toutes les mains&#xa0;» prouve qu’aucune carte n’a été changée.</translation>
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
        <source>When none of your cards fits.</source>
        <translation>Quand aucune de tes cartes ne va.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
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
        <source>all motion</source>
        <translation>tout le mouvement</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>comme le système</translation>
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
        <source>quick</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>normale</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>A game of your own, made from {game}.</source>
        <translation>Ton propre jeu, fait à partir de&#xa0;: {game}.</translation>
    </message>
    <message>
        <source>Counts only when “{option}” is not “{value}”.</source>
        <translation>Compte seulement si «&#xa0;{option}&#xa0;» n’est pas «&#xa0;{value}&#xa0;».</translation>
    </message>
    <message>
        <source>Counts only when “{option}” is “{value}”.</source>
        <translation>Compte seulement si «&#xa0;{option}&#xa0;» est «&#xa0;{value}&#xa0;».</translation>
    </message>
    <message>
        <source>Counts only with “{option}” from {value}.</source>
        <translation>Compte seulement si «&#xa0;{option}&#xa0;» vaut au moins {value}.</translation>
    </message>
    <message>
        <source>Fix it – {changes}</source>
        <translation>Corriger – {changes}</translation>
    </message>
    <message>
        <source>The game’s own</source>
        <translation>ceux du jeu</translation>
    </message>
    <message>
        <source>a number for each pair</source>
        <translation>un nombre par paire</translation>
    </message>
    <message>
        <source>an order of your own</source>
        <translation>un ordre à toi</translation>
    </message>
    <message>
        <source>“{option}”: {value}</source>
        <translation>«&#xa0;{option}&#xa0;»&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>SharePane</name>
    <message>
        <source>A game of your own</source>
        <translation>Un jeu à toi</translation>
    </message>
    <message>
        <source>As one line of text</source>
        <translation>En une ligne de texte</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Le reprendre</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>It is offered among the games from now on.</source>
        <translation>Il figure désormais parmi les jeux.</translation>
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
        <source>Save and share</source>
        <translation>Enregistrer et partager</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Give the game a name first.</source>
        <translation>Donne d’abord un nom au jeu.</translation>
    </message>
    <message>
        <source>The line is in the clipboard; send it to your friends.</source>
        <translation>La ligne est dans le presse-papiers&#xa0;; envoie-la à tes amis.</translation>
    </message>
    <message>
        <source>The line says “{rule}” twice.</source>
        <translation>La ligne donne «&#xa0;{rule}&#xa0;» deux fois.</translation>
    </message>
    <message>
        <source>The rules from this line now apply.</source>
        <translation>Les règles de cette ligne s’appliquent maintenant.</translation>
    </message>
    <message>
        <source>This is no line of house rules: it begins with a game’s name.</source>
        <translation>Ce n’est pas une ligne de règles maison&#xa0;: elle commence par le nom d’un jeu.</translation>
    </message>
    <message>
        <source>This is too long to be a line of house rules.</source>
        <translation>C’est trop long pour une ligne de règles maison.</translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation>«&#xa0;{name}&#xa0;» est de retour.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» est supprimé.</translation>
    </message>
    <message>
        <source>“{name}” is saved among the games.</source>
        <translation>«&#xa0;{name}&#xa0;» est enregistré parmi les jeux.</translation>
    </message>
    <message>
        <source>“{part}” is not of the form rule=value.</source>
        <translation>«&#xa0;{part}&#xa0;» n’a pas la forme règle=valeur.</translation>
    </message>
</context>
<context>
    <name>Shithead</name>
    <message numerus="yes">
        <source>%n blind card(s)</source>
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
        <source>blind card</source>
        <translation>carte cachée</translation>
    </message>
    <message>
        <source>open: {cards}</source>
        <translation>visibles&#xa0;: {cards}</translation>
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
        <source>Hurry</source>
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
        <source>Begins a match with the players, rounds and rules of the last one.</source>
        <translation>Commence une partie avec les joueurs, les manches et les règles de la dernière.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Version, licences, and a way to report a problem.</source>
        <translation>La version, les licences et un moyen de signaler un problème.</translation>
    </message>
    <message>
        <source>Which cards to pass? Ten exercises, each judged by playing every option out.</source>
        <translation>Quelles cartes donner&#xa0;? Dix exercices, où chaque possibilité est jouée jusqu’au bout.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Guided first round (3 minutes)</source>
        <translation>Première manche guidée (3 minutes)</translation>
    </message>
    <message>
        <source>A real round that explains the game as it goes; you can leave it at any moment.</source>
        <translation>Une vraie manche qui explique le jeu en route&#xa0;; tu peux la quitter à tout moment.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>New match …</source>
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
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
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
        <source>%n more round(s), and you have a title.</source>
        <translation>
            <numerusform>Encore une manche, et tu as un titre.</numerusform>
            <numerusform>Encore %n manches, et tu as un titre.</numerusform>
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
        <source>%n round(s) cannot be read: damaged, or from a newer version. They are kept but do not count.</source>
        <translation>
            <numerusform>Une manche est illisible&#xa0;: abîmée, ou d’une version plus récente. Elle est conservée, mais ne compte pas.</numerusform>
            <numerusform>%n manches sont illisibles&#xa0;: abîmées, ou d’une version plus récente. Elles sont conservées, mais ne comptent pas.</numerusform>
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
        <translation>Tous les nombres</translation>
    </message>
    <message>
        <source>Best match: {name}, {day}, mean place {place}</source>
        <translation>Meilleure partie&#xa0;: {name}, {day}, place moyenne {place}</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Entre les deux</translation>
    </message>
    <message numerus="yes">
        <source>Delete the statistics of %n round(s)? Matches and exercises stay; this cannot be undone.</source>
        <translation>
            <numerusform>Supprimer les statistiques d’une manche&#xa0;? Parties et exercices restent&#xa0;; c’est irréversible.</numerusform>
            <numerusform>Supprimer les statistiques de %n manches&#xa0;? Parties et exercices restent&#xa0;; c’est irréversible.</numerusform>
        </translation>
    </message>
    <message>
        <source>From {day}, {rounds}: mean place {place}, fair {fair}</source>
        <translation>À partir du {day}, {rounds}&#xa0;: place moyenne {place}, hasard {fair}</translation>
    </message>
    <message>
        <source>From {day}, {rounds}: mean place {place}, fair {fair}, cards worth place {dealt}</source>
        <translation>À partir du {day}, {rounds}&#xa0;: place moyenne {place}, hasard {fair}, les cartes valaient la place {dealt}</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Tout en haut</translation>
    </message>
    <message>
        <source>Highest in a row: {longest}</source>
        <translation>Record tout en haut&#xa0;: {longest} d’affilée</translation>
    </message>
    <message>
        <source>How good your cards were cannot be told of these rounds.</source>
        <translation>Pour ces manches, on ne peut pas dire ce que valaient tes cartes.</translation>
    </message>
    <message>
        <source>How good your cards were is being worked out …</source>
        <translation>On calcule ce que valaient tes cartes…</translation>
    </message>
    <message>
        <source>In your last {rounds} rounds you did about as well as a {title} would have.</source>
        <translation>Sur tes {rounds} dernières manches, tu as joué à peu près comme un adversaire de titre {title}.</translation>
    </message>
    <message>
        <source>Known of {known} of {rounds} rounds so far …</source>
        <translation>Connu jusqu’ici pour {known} sur {rounds} manches…</translation>
    </message>
    <message>
        <source>Known of {known} of {rounds} rounds.</source>
        <translation>Connu pour {known} sur {rounds} manches.</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Tout en bas</translation>
    </message>
    <message>
        <source>Mean place {place}; by chance alone it would be {fair}.</source>
        <translation>Place moyenne&#xa0;: {place}&#xa0;; le seul hasard donnerait {fair}.</translation>
    </message>
    <message>
        <source>Never lowest in a row: {longest}</source>
        <translation>Record sans finir dernier&#xa0;: {longest} d’affilée</translation>
    </message>
    <message>
        <source>Out of these cards you made about what usual play would, give or take {error} places a round.</source>
        <translation>De ces cartes tu as tiré à peu près autant qu’un jeu ordinaire, à {error} place par manche près.</translation>
    </message>
    <message>
        <source>Out of these cards you made {places} places a round less than usual play would, give or take {error}: more than bad luck.</source>
        <translation>De ces cartes tu as tiré {places} place par manche de moins qu’un jeu ordinaire, à {error} près&#xa0;: plus que de la malchance.</translation>
    </message>
    <message>
        <source>Out of these cards you made {places} places a round more than usual play would, give or take {error}: that is skill.</source>
        <translation>De ces cartes tu as tiré {places} place par manche de plus qu’un jeu ordinaire, à {error} près&#xa0;: c’est du talent.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Place {place}</translation>
    </message>
    <message numerus="yes">
        <source>Places over time, %n round(s) a point; the dashed line is chance</source>
        <translation>
            <numerusform>Les places au fil du temps, une manche par point&#xa0;; en pointillé, le hasard</numerusform>
            <numerusform>Les places au fil du temps, %n manches par point&#xa0;; en pointillé, le hasard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places over time, %n round(s) a point; thin: what your cards were worth; dashed: chance</source>
        <translation>
            <numerusform>Les places au fil du temps, une manche par point&#xa0;; trait fin, la valeur de tes cartes&#xa0;; pointillé, le hasard</numerusform>
            <numerusform>Les places au fil du temps, %n manches par point&#xa0;; trait fin, la valeur de tes cartes&#xa0;; pointillé, le hasard</numerusform>
        </translation>
    </message>
    <message>
        <source>That is too few rounds to tell skill from luck.</source>
        <translation>C’est trop peu de manches pour distinguer le talent de la chance.</translation>
    </message>
    <message>
        <source>The cards gave you neither more nor less than is usual at your offices, give or take {error} places a round.</source>
        <translation>Les cartes ne t’ont donné ni plus ni moins que d’ordinaire à tes titres, à {error} place par manche près.</translation>
    </message>
    <message>
        <source>The cards gave you {places} places a round less than is usual at your offices, give or take {error}.</source>
        <translation>Les cartes t’ont donné {places} place par manche de moins que d’ordinaire à tes titres, à {error} près.</translation>
    </message>
    <message>
        <source>The cards gave you {places} places a round more than is usual at your offices, give or take {error}.</source>
        <translation>Les cartes t’ont donné {places} place par manche de plus que d’ordinaire à tes titres, à {error} près.</translation>
    </message>
    <message>
        <source>What you make of your cards takes more rounds to tell.</source>
        <translation>Pour dire ce que tu tires de tes cartes, il faut plus de manches.</translation>
    </message>
    <message>
        <source>Worst match: {name}, {day}, mean place {place}</source>
        <translation>Moins bonne partie&#xa0;: {name}, {day}, place moyenne {place}</translation>
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
        <source>{count} · {percent} %</source>
        <translation>{count} · {percent} %</translation>
    </message>
    <message>
        <source>{gain} places better, give or take {error}: luck would do.</source>
        <translation>{gain} place de mieux, à {error} près&#xa0;: ce peut être de la chance.</translation>
    </message>
    <message>
        <source>{gain} places better, give or take {error}: that is skill.</source>
        <translation>{gain} place de mieux, à {error} près&#xa0;: c’est du talent.</translation>
    </message>
    <message>
        <source>{gain} places worse, give or take {error}: bad luck would do.</source>
        <translation>{gain} place moins bien, à {error} près&#xa0;: ce peut être de la malchance.</translation>
    </message>
    <message>
        <source>{gain} places worse, give or take {error}: more than bad luck.</source>
        <translation>{gain} place moins bien, à {error} près&#xa0;: plus que de la malchance.</translation>
    </message>
    <message>
        <source>{label}: {count} of {of}</source>
        <translation>{label}&#xa0;: {count} sur {of}</translation>
    </message>
    <message>
        <source>{rounds} in {matches}, {ended}, {won}.</source>
        <translation>{rounds} en {matches}, {ended}, {won}.</translation>
    </message>
    <message>
        <source>{streak} (now {now})</source>
        <translation>{streak} (en cours&#xa0;: {now})</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>As soon as you have finished a round, this is where you see how you are doing.</source>
        <translation>Dès que tu auras fini une manche, tu verras ici comment tu t’en sors.</translation>
    </message>
    <message>
        <source>New match …</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
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
        <source>You have not played a round like that yet.</source>
        <translation>Tu n’as pas encore joué de manche pareille.</translation>
    </message>
    <message>
        <source>How often you ended where</source>
        <translation>Combien de fois tu as fini où</translation>
    </message>
    <message>
        <source>Every deal but the guided first round counts once, as it first ended. Matches you delete stay counted.</source>
        <translation>Chaque donne, sauf la première manche guidée, compte une fois, telle qu’elle s’est d’abord terminée. Les parties supprimées restent comptées.</translation>
    </message>
    <message>
        <source>Delete the statistics …</source>
        <translation>Supprimer les statistiques…</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
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
        <source>Continue</source>
        <translation>Continuer</translation>
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
        <source>Stop practising</source>
        <translation>Arrêter l’entraînement</translation>
    </message>
    <message>
        <source>Practise the exchange …</source>
        <translation>Refaire un échange…</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Replay this match</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>À propos de ce jeu</translation>
    </message>
    <message>
        <source>About the program</source>
        <translation>À propos du programme</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Maj+F1</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Remettre le son</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Rejouer la même donne</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Copier le numéro de donne</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
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
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New match …</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
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
        <source>Start</source>
        <translation>Accueil</translation>
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
            <numerusform>les %n {ranks}</numerusform>
            <numerusform>les %n {ranks}</numerusform>
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
        <source>the trumps {number}</source>
        <translation>les atouts {number}</translation>
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
</context>
<context>
    <name>Thirteen</name>
    <message>
        <source>A stronger kind beats every weaker one.</source>
        <translation>Une main d’un genre plus fort bat toutes celles d’un genre plus faible.</translation>
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
        <source>Everybody else scores a point for each card he holds. Ten or more count double, a doublette; whoever has not laid a single card scores 39 points, a triplette.</source>
        <translation>Les autres prennent un point par carte qui leur reste. À partir de dix cartes, chacune compte double&#xa0;: c’est une doublette&#xa0;; qui n’a posé aucune carte prend 39 points&#xa0;: c’est une triplette.</translation>
    </message>
    <message>
        <source>Five-card hands</source>
        <translation>Les mains de cinq cartes</translation>
    </message>
    <message>
        <source>Four of a kind cannot be laid alone, only with a fifth card.</source>
        <translation>Un carré ne se joue pas seul, mais avec une cinquième carte.</translation>
    </message>
    <message>
        <source>From the weakest to the strongest: straight (five ranks in a row), flush (five of a suit), full house (three and two of a kind), four of a kind with a fifth card, straight flush (a straight of one suit).</source>
        <translation>De la plus faible à la plus forte&#xa0;: suite (cinq valeurs qui se suivent), couleur (cinq cartes de même couleur), full (brelan et paire), carré avec une cinquième carte, quinte flush (suite d’une seule couleur).</translation>
    </message>
    <message>
        <source>Get rid of your cards. Whoever lays his last one wins the round; everybody else scores what he still holds, and points are bad.</source>
        <translation>Débarrasse-toi de tes cartes. Qui pose sa dernière carte gagne la manche&#xa0;; les autres comptent ce qu’il leur reste, et moins on a de points, mieux c’est.</translation>
    </message>
    <message>
        <source>In the first round the holder of the 3 of diamonds leads, and what he lays contains it. Later the winner of the round before leads.</source>
        <translation>À la première manche, celui qui a le 3 de carreau entame et le joue, seul ou avec d’autres cartes. Ensuite, c’est le gagnant de la manche précédente qui entame.</translation>
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
        <translation>Entame avec {card}, avec ou sans d’autres cartes</translation>
    </message>
    <message>
        <source>Nobody exchanges cards, and there are no offices.</source>
        <translation>On n’échange pas de cartes, et il n’y a pas de titres.</translation>
    </message>
    <message>
        <source>Of singles, pairs and threes the higher rank wins; of equal ranks the one with the highest suit.</source>
        <translation>Pour les cartes seules, les paires et les brelans, la plus haute valeur gagne&#xa0;; à valeur égale, c’est la plus haute couleur.</translation>
    </message>
    <message>
        <source>Only the same kind can beat a hand.</source>
        <translation>Une main ne bat qu’une main plus faible du même genre.</translation>
    </message>
    <message>
        <source>Straights run from 3-4-5-6-7 up to jack-queen-king-ace-2, not round the corner.</source>
        <translation>Les suites vont de 3-4-5-6-7 à valet-dame-roi-as-2, et pas plus loin.</translation>
    </message>
    <message>
        <source>Suits count: {order}. So the 3 of diamonds is the weakest of all cards and the 2 of spades the strongest.</source>
        <translation>Les couleurs comptent&#xa0;: {order}. Le 3 de carreau est donc la plus faible des cartes et le 2 de pique la plus forte.</translation>
    </message>
    <message>
        <source>The leader lays a single card, a pair, three of a kind, or five cards that make a hand. Clockwise, everybody lays as many cards that are stronger, or passes.</source>
        <translation>On entame d’une carte seule, d’une paire, d’un brelan ou d’une main de cinq cartes. Dans le sens des aiguilles d’une montre, chacun pose autant de cartes plus fortes, ou passe.</translation>
    </message>
    <message>
        <source>The lowest total is the best.</source>
        <translation>Le plus petit total est le meilleur.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s); the lowest total wins.</source>
        <translation>
            <numerusform>La partie finit quand quelqu’un a %n point&#xa0;; le plus petit total gagne.</numerusform>
            <numerusform>La partie finit quand quelqu’un a %n points&#xa0;; le plus petit total gagne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round ends as soon as somebody has no card left.</source>
        <translation>La manche finit dès que quelqu’un n’a plus de carte.</translation>
    </message>
    <message>
        <source>Triplette!</source>
        <translation>Triplette&#xa0;!</translation>
    </message>
    <message>
        <source>Triplette! You have not laid a card: {points} points.</source>
        <translation>Triplette&#xa0;! Tu n’as posé aucune carte&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>Triplette! {name} has not laid a card: {points} points.</source>
        <translation>Triplette&#xa0;! {name} n’a posé aucune carte&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>Whoever passes is out of this trick. When all others have passed, whoever laid last leads again.</source>
        <translation>Qui passe est hors de ce pli. Quand tous les autres ont passé, le dernier à avoir posé entame de nouveau.</translation>
    </message>
    <message>
        <source>Within a kind the strongest card decides, rank before suit; in a full house the three of a kind, in four of a kind the four.</source>
        <translation>Entre deux mains du même genre, c’est la carte la plus forte qui décide, la valeur avant la couleur&#xa0;; dans un full, c’est le brelan, dans un carré, le carré.</translation>
    </message>
    <message>
        <source>You are out and win the round.</source>
        <translation>Tu n’as plus de cartes&#xa0;: la manche est à toi.</translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>Tu prends %n point.</numerusform>
            <numerusform>Tu prends %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>a flush up to the {card}</source>
        <translation>une couleur hauteur {card}</translation>
    </message>
    <message>
        <source>a full house of {ranks}</source>
        <translation>un full aux {ranks}</translation>
    </message>
    <message>
        <source>a straight flush up to the {card}</source>
        <translation>une quinte flush hauteur {card}</translation>
    </message>
    <message>
        <source>a straight up to the {card}</source>
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
        <source>the flush up to the {card}</source>
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
        <source>the straight flush up to the {card}</source>
        <translation>la quinte flush hauteur {card}</translation>
    </message>
    <message>
        <source>the straight up to the {card}</source>
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
        <source>the Cable Puller</source>
        <translation>le Tireur de câbles|le Tireur de câbles|au Tireur de câbles</translation>
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
        <translation>le Grand Bourgeois|le Grand Bourgeois|au Grand Bourgeois</translation>
    </message>
    <message>
        <source>the Grand Squire</source>
        <translation>le Grand Écuyer|le Grand Écuyer|au Grand Écuyer</translation>
    </message>
    <message>
        <source>the Great Lord</source>
        <translation>le Grand Seigneur|le Grand Seigneur|au Grand Seigneur</translation>
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
        <translation>le Bourgmestre|le Bourgmestre|au Bourgmestre</translation>
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
        <translation>le Petit Bourgeois|le Petit Bourgeois|au Petit Bourgeois</translation>
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
        <source>the Supporting Role</source>
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
        <source>Cable Puller</source>
        <translation>Tireur de câbles</translation>
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
        <translation>Grand Bourgeois</translation>
    </message>
    <message>
        <source>Grand Squire</source>
        <translation>Grand Écuyer</translation>
    </message>
    <message>
        <source>Great Lord</source>
        <translation>Grand Seigneur</translation>
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
        <translation>Bourgmestre</translation>
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
        <translation>Petit Bourgeois</translation>
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
        <translation>République, polie</translation>
    </message>
    <message>
        <source>Royal court</source>
        <translation>Cour royale</translation>
    </message>
    <message>
        <source>Royal court, mild</source>
        <translation>Cour royale, polie</translation>
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
        <source>Supporting Role</source>
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
        <translation>Empreinte du jeu battu de cette manche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Log and standings</source>
        <translation>Journal et classement</translation>
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
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Remettre le son</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
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
        <source>Undo</source>
        <translation>Annuler</translation>
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
    <name>Trouble</name>
    <message>
        <source>The damaged match record was kept as {path}. Line {line}: {reason}</source>
        <translation>L’enregistrement abîmé est gardé sous {path}. Ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The match cannot be saved in {path} ({reason}); you can play on.</source>
        <translation>Impossible d’enregistrer la partie dans {path} ({reason})&#xa0;; tu peux continuer à jouer.</translation>
    </message>
    <message>
        <source>The match goes on from line {last} of its record; the whole record was kept as {path}. Line {line}: {reason}</source>
        <translation>La partie reprend à la ligne {last} de son enregistrement&#xa0;; l’enregistrement entier est conservé sous {path}. Ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The match goes on from line {last} of {path}. Line {line}: {reason}</source>
        <translation>La partie reprend à la ligne {last} de {path}. Ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The match is saved again in {path}; nothing of it is missing.</source>
        <translation>La partie est de nouveau enregistrée dans {path}&#xa0;; il n’en manque rien.</translation>
    </message>
    <message>
        <source>The statistics cannot be saved in {path} ({reason}); they count until you quit.</source>
        <translation>Les statistiques ne peuvent pas être enregistrées dans {path} ({reason})&#xa0;; elles comptent jusqu’à ce que tu quittes.</translation>
    </message>
    <message>
        <source>This match can’t be shown. It is kept as it is.</source>
        <translation>Cette partie ne peut pas être affichée. Elle reste enregistrée telle quelle.</translation>
    </message>
    <message>
        <source>Your answers are saved again in {path}; none of them is missing.</source>
        <translation>Tes réponses sont de nouveau enregistrées dans {path}&#xa0;; il n’en manque aucune.</translation>
    </message>
    <message>
        <source>Your answers cannot be saved in {path} ({reason}); they count until you quit.</source>
        <translation>Impossible d’enregistrer tes réponses dans {path} ({reason})&#xa0;; elles comptent jusqu’à ce que tu quittes le jeu.</translation>
    </message>
    <message>
        <source>{path} cannot be played. Line {line}: {reason}</source>
        <translation>Impossible de jouer {path}. Ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}).</source>
        <translation>Impossible de lire {path} ({reason}).</translation>
    </message>
    <message>
        <source>{path} does not name a match in its folder and is ignored.</source>
        <translation>{path} ne désigne aucune partie de ce dossier&#xa0;; il n’en est pas tenu compte.</translation>
    </message>
</context>
<context>
    <name>TutorPane</name>
    <message>
        <source>Think again</source>
        <translation>Réfléchir encore</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Le faire quand même</translation>
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
