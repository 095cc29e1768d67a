### The lessons of Rurik; docs/lessons.md says how they are written.

## Place advisors

rurik-lesson-advisors = Placer ses conseillers
rurik-lesson-advisors-about = Comment les numéros et les pièces de vos conseillers décident de vos actions, de leur force et de leur ordre.
rurik-lesson-advisors-columns = Chacune des quatre manches commence par le plateau de stratégie : six colonnes, une par action. Chacun y place à son tour un conseiller. Plus il est haut dans sa colonne, plus son action est forte.
rurik-lesson-advisors-power = Pour cette manche, vous avez les conseillers 1, 2, 4 et 5. Le plus fort passe au-dessus ; à force égale, le premier arrivé. Votre adversaire a déjà mis un 4 sur Construction.
rurik-lesson-advisors-five = Commencez par le plus fort. En haut de Levée, il fournira trois troupes, et personne ne repousse un 5 sans pot-de-vin. Placez-le là.
rurik-lesson-advisors-five-detour = Ce serait possible aussi. Pour cette leçon, placez le 5 sur Levée, sans pot-de-vin.
rurik-lesson-advisors-bribe = Construction vous tente aussi, mais votre 4 n’est pas plus fort que celui d’en face et se placerait dessous. Ajoutez une pièce en pot-de-vin : il compte pour 5 et repousse l’autre.
rurik-lesson-advisors-bribe-detour = Ici, placez le 4 sur Construction, avec une pièce en pot-de-vin.
rurik-lesson-advisors-initiative = La pièce est perdue, mais votre construction sera plus forte. Les petits numéros ont leur force : à la phase d’action, les conseillers agissent dans l’ordre, le 1 avant le 5. Un pot-de-vin n’y change rien.
rurik-lesson-advisors-one = Intrigue est vide : même votre 1 s’y retrouve tout en haut. De toute façon, vos trois premiers conseillers vont dans trois colonnes différentes. Placez le 1 sur Intrigue.
rurik-lesson-advisors-one-detour = Placez le 1 sur Intrigue, sans pot-de-vin.
rurik-lesson-advisors-pushed = Le 2 adverse a repoussé votre 1 : il piochera moins de cartes. C’est le risque de placer tôt un petit numéro. Mais il agira le premier.
rurik-lesson-advisors-last = Il reste votre 2 ; à partir du quatrième conseiller, vous pouvez aussi revenir dans une colonne. Placez-le où vous voulez ; les pièces gardées serviront plus tard.
rurik-lesson-advisors-last-detour = Placez votre 2.
rurik-lesson-advisors-end = Tous les conseillers sont placés. À eux d’agir, les petits numéros d’abord, les plus haut placés plus fortement : tout le plateau de stratégie est là.

## Muster, move and rule

rurik-lesson-muster = Lever, marcher, gouverner
rurik-lesson-muster-about = Comment amener des troupes, les faire marcher et gouverner une région.
rurik-lesson-muster-rule = Les conseillers sont placés, et vous êtes bleu. À Kiev, votre chef et deux troupes font face à un rebelle : trois contre un. Vous gouvernez Kiev, comme le montre la couronne.
rurik-lesson-muster-tie = À Smolensk, une seule de vos troupes fait face à un rebelle. Un contre un, c’est une égalité, et à égalité personne ne gouverne. Vous n’y êtes qu’un invité.
rurik-lesson-muster-take = Votre plus petit conseiller agit d’abord : le 1 sur Levée, tout en haut, avec trois points. Résolvez-le.
rurik-lesson-muster-take-detour = Résolvez d’abord le 1 sur Levée.
rurik-lesson-muster-smolensk = Chaque point amène une troupe de votre réserve dans une région où vous en avez déjà. Levez une troupe à Smolensk : deux contre un, et Smolensk est à vous.
rurik-lesson-muster-smolensk-detour = La première troupe va à Smolensk.
rurik-lesson-muster-kiev = Tchernigov vous tente aussi, mais sans troupe là-bas vous ne pouvez pas y lever. Rassemblez-les donc à côté : levez les deux autres à Kiev.
rurik-lesson-muster-kiev-detour = Pour l’instant, levez deux troupes à Kiev.
rurik-lesson-muster-done = Tous les points sont dépensés. Terminez votre tour ; ce sera ensuite à l’adversaire.
rurik-lesson-muster-done-detour = Votre tour est fait : terminez-le.
rurik-lesson-muster-march = C’est de nouveau à vous, et votre 2 agit. Le 5 adverse l’a fait descendre d’une case : il a deux points de marche au lieu de trois. Résolvez-le.
rurik-lesson-muster-march-detour = Résolvez le 2 sur Marche.
rurik-lesson-muster-chernigov = Chaque point fait passer une frontière à une troupe, et personne ne peut l’arrêter. À Tchernigov attendent une troupe adverse et un rebelle. Faites marcher deux troupes de Kiev à Tchernigov.
rurik-lesson-muster-chernigov-detour = Marchez de Kiev à Tchernigov, avec deux troupes en tout.
rurik-lesson-muster-ruled = Deux troupes contre une et un : on vous compare à chacun séparément, donc vous gouvernez aussi Tchernigov. Kiev en garde trois. Trois régions valent 2 PV sur la piste de pouvoir, si elles sont encore à vous à la fin de la manche.
rurik-lesson-muster-end = Levez là où vous êtes, puis marchez là où vous voulez être. Et comptez avant de partir : qui s’en va laisse moins de monde derrière soi.

## Attack

rurik-lesson-attack = Attaquer
rurik-lesson-attack-about = Ce que vous gagnez et risquez en attaquant les rebelles et les autres joueurs.
rurik-lesson-attack-rebel = Vous avez deux conseillers sur Attaque. À Kiev, un rebelle tient compagnie à votre chef. Vous êtes plus nombreux, mais un rebelle porte une récompense cachée : une marchandise ou des pièces.
rurik-lesson-attack-take = Votre 1 agit d’abord. Votre propre 2 est au-dessus et a la meilleure case : cette attaque n’a donc qu’un point. Résolvez le 1.
rurik-lesson-attack-take-detour = Résolvez d’abord le 1 sur Attaque.
rurik-lesson-attack-kiev = Vous pouvez attaquer partout où vous avez une troupe. Battre un rebelle ne coûte rien d’autre et réussit toujours. Attaquez le rebelle à Kiev.
rurik-lesson-attack-kiev-detour = Ce point est pour le rebelle de Kiev.
rurik-lesson-attack-reward = Le rebelle vous a donné un minerai, déjà chargé à bord. Entre-temps, l’adversaire a renoncé à une action, et c’est de nouveau à vous.
rurik-lesson-attack-risk = À Tchernigov, deux de vos troupes font face à une troupe adverse et à son chef. Attaquer un joueur lui ôte toujours une troupe. Puis on retourne des intrigues : une, une de plus s’il gouverne là, une de plus pour une forteresse. Un crâne vous coûte une troupe.
rurik-lesson-attack-again = À Tchernigov, c’est deux contre deux : personne ne gouverne, il n’y a pas de forteresse, donc une seule carte. Une carte sur trois porte un crâne. Résolvez votre 2.
rurik-lesson-attack-again-detour = Résolvez le 2 sur Attaque.
rurik-lesson-attack-chernigov = Vous avez deux points d’attaque. Attaquez l’adversaire à Tchernigov.
rurik-lesson-attack-chernigov-detour = Attaquez l’autre joueur à Tchernigov.
rurik-lesson-attack-deck = La troupe est partie. Choisissez maintenant la pile dont on retourne la carte. Prenez la première.
rurik-lesson-attack-deck-detour = Ici, prenez la première pile.
rurik-lesson-attack-casualty = Un crâne ! Vous perdez aussi une troupe. Mais l’attaque compte : vous avancez sur la piste de guerre. À la fin, le premier y gagne 3 PV, le second 1 PV.
rurik-lesson-attack-leader = Il ne reste qu’un chef face à une troupe. Un chef ne tombe que s’il n’y a plus d’autre troupe, et c’est le moment. Attaquez encore Tchernigov et reprenez la première pile.
rurik-lesson-attack-leader-detour = Attaquez encore l’autre joueur à Tchernigov, puis prenez la première pile.
rurik-lesson-attack-fallen = Cette fois, pas de crâne. Le chef a quitté la carte, et sa capacité avec lui, jusqu’à ce qu’un point de levée le ramène. Un rebelle partage encore Tchernigov avec vous : un contre un.
rurik-lesson-attack-end = Les rebelles sont un gain sûr. Les joueurs valent plus, mais regardez d’abord : qui gouverne, y a-t-il une forteresse, et pouvez-vous perdre une troupe ?

## Tax, build and the boat

rurik-lesson-goods = Impôt, construction et bateau
rurik-lesson-goods-about = Comment remplir son bateau, à quoi sert une église, et comment des bâtiments font une chaîne.
rurik-lesson-goods-price = Votre chef tient Kiev, une troupe tient Volyn : vous gouvernez les deux. À Tchernigov, une troupe et un rebelle sont à égalité. Cela compte : taxer et construire coûtent 1 point où vous gouvernez, 2 où vous n’êtes qu’un invité.
rurik-lesson-goods-take = C’est au tour de votre 2. Il a deux points d’impôt. Résolvez-le.
rurik-lesson-goods-take-detour = Résolvez le 2 sur Impôt.
rurik-lesson-goods-kiev = Avec les deux points, vous auriez le poisson de Tchernigov ; mais à un point chacune, vos propres régions donnent deux marchandises. Taxez Kiev : un bois.
rurik-lesson-goods-kiev-detour = Taxez d’abord Kiev.
rurik-lesson-goods-volyn = Le bois a quitté la carte ; un autre viendra à la fin de la manche. Dépensez le second point à Volyn, pour un poisson.
rurik-lesson-goods-volyn-detour = Taxez Volyn.
rurik-lesson-goods-boat = Deux bois et un poisson : trois marchandises à bord valent 1 PV sur la piste de commerce, cinq 2 PV. Chaque sorte a sa colonne, et une colonne pleine rapporte une pièce par manche. Le reste attend à quai.
rurik-lesson-goods-done = Vous pourriez convertir, mais ces marchandises serviront plus tard dans la leçon. Terminez votre tour.
rurik-lesson-goods-done-detour = Gardez vos marchandises pour l’instant et terminez votre tour.
rurik-lesson-goods-build = Votre 4 agit maintenant : Construction, deux points. Résolvez-le.
rurik-lesson-goods-build-detour = Résolvez le 4 sur Construction.
rurik-lesson-goods-church = Tchernigov coûte les deux points, car vous n’y gouvernez pas. Mais une église y change tout : elle chasse le rebelle et amène une de vos troupes. Construisez une église à Tchernigov.
rurik-lesson-goods-church-detour = L’église va à Tchernigov.
rurik-lesson-goods-chain = Deux troupes, plus de rebelle : vous gouvernez Tchernigov. Sur la piste de construction, vos régions construites comptent si elles se touchent. Tchernigov touche Kiev, mais vous n’avez plus de points.
rurik-lesson-goods-convert = Vos marchandises sont là pour cela. Retournez le jeton au marteau : contre un bois et une autre marchandise, il donne un point de construction. Convertissez.
rurik-lesson-goods-convert-detour = Convertissez des marchandises en point de construction.
rurik-lesson-goods-market = À Kiev, un point suffit, car vous y gouvernez. Construisez un marché : désormais, chaque fois que vous taxez Kiev, il ajoute une marchandise ou une pièce.
rurik-lesson-goods-market-detour = Construisez le marché à Kiev.
rurik-lesson-goods-group = Deux régions qui se touchent valent 1 PV sur la piste de construction, trois 2 PV, sept 8 PV. Plusieurs bâtiments dans une région ne comptent qu’une fois.
rurik-lesson-goods-end = À bord, les marchandises rapportent des points ; dépensées, elles font des actions. Tout l’art est de choisir le moment, et de construire où les régions se touchent.

## Schemes and deeds

rurik-lesson-schemes = Intrigues et exploits
rurik-lesson-schemes-about = Comment piocher des intrigues, les jouer et accomplir un exploit.
rurik-lesson-schemes-cards = Les intrigues sont de petits services que vous cachez dans votre main. Votre 1 est tout en haut d’Intrigue : il pioche trois cartes, plus que toute autre case.
rurik-lesson-schemes-take = Résolvez votre 1.
rurik-lesson-schemes-take-detour = Résolvez le 1 sur Intrigue.
rurik-lesson-schemes-deck = Il y a deux piles, et toutes les cartes piochées viennent de la même. Prenez la première.
rurik-lesson-schemes-deck-detour = Ici, piochez dans la première pile.
rurik-lesson-schemes-keep = Vous gardez une carte. L’une donne un point d’impôt, une autre deux pièces, une autre un exploit au choix et une pièce. Son crâne ne compte que dans les attaques. Gardez l’exploit : S27.
rurik-lesson-schemes-keep-detour = Gardez S27, la carte avec l’exploit.
rurik-lesson-schemes-top = Les autres retournent sur leur pile, dans l’ordre de votre choix. Choisissez celle qui sera dessus.
rurik-lesson-schemes-top-detour = Choisissez la carte qui va dessus.
rurik-lesson-schemes-bear = La case du haut d’Intrigue a un second effet : vous donnez l’ours à qui vous voulez. Son détenteur commence la manche suivante et choisit un exploit en premier. Prenez-le vous-même.
rurik-lesson-schemes-bear-detour = Prenez vous-même le marqueur de premier joueur.
rurik-lesson-schemes-play = Avant ou après votre action, vous pouvez jouer une intrigue par tour. Jouez S27 : vous gagnez une pièce et un exploit.
rurik-lesson-schemes-play-detour = Jouez votre intrigue S27.
rurik-lesson-schemes-choose = Trois exploits sont visibles. Prince généreux demande quatre pièces et donne deux points de levée, et vous avez justement quatre pièces. Choisissez-le.
rurik-lesson-schemes-choose-detour = Choisissez Prince généreux.
rurik-lesson-schemes-accomplish = Un exploit ne rapporte qu’une fois accompli, et au plus un par tour. Vous pouvez attendre un meilleur moment, mais celui-ci est bon. Accomplissez Prince généreux.
rurik-lesson-schemes-accomplish-detour = Accomplissez maintenant Prince généreux.
rurik-lesson-schemes-muster = Les pièces sont parties, et la récompense vient aussitôt. Levez deux troupes là où vous en avez.
rurik-lesson-schemes-muster-detour = Utilisez les deux points de levée.
rurik-lesson-schemes-points = L’exploit est accompli et rapportera 1 PV à la fin. À chaque phase de prétentions des manches 1 à 3, vous en prenez un autre : repérez tôt ceux que vous pouvez payer.
rurik-lesson-schemes-end = Piocher, jouer, accomplir : tout cela tient en un tour. Une intrigue apporte souvent juste le point qui manquait.

## The claim board

rurik-lesson-claims = Le plateau des prétentions
rurik-lesson-claims-about = Comment finit une manche : les marqueurs montent, les pièces arrivent, chacun prend un exploit.
rurik-lesson-claims-tracks = La première manche s’achève. Vous gouvernez trois régions et avez construit dans deux qui se touchent : 2 PV en pouvoir et 1 PV en construction pour l’instant. En commerce, rien encore. Trois marchandises à bord feraient 1 PV.
rurik-lesson-claims-take = Votre dernier conseiller est le 5 sur Impôt, avec deux points. Résolvez-le.
rurik-lesson-claims-take-detour = Résolvez le 5 sur Impôt.
rurik-lesson-claims-kiev = Votre marché est à Kiev. Taxez Kiev.
rurik-lesson-claims-kiev-detour = Taxez d’abord Kiev, où est votre marché.
rurik-lesson-claims-market = Le marché offre un second bois ou une pièce. Il vous faut des marchandises : prenez le bois.
rurik-lesson-claims-market-detour = Prenez la seconde marchandise.
rurik-lesson-claims-chernigov = Deux marchandises, et il reste un point. La troisième est à Tchernigov : un poisson.
rurik-lesson-claims-chernigov-detour = Taxez Tchernigov.
rurik-lesson-claims-done = Trois marchandises sont à bord. Gardez-les et terminez votre tour ; quand l’adversaire aura fini, la phase de prétentions commencera.
rurik-lesson-claims-done-detour = Ne convertissez rien ici : terminez votre tour.
rurik-lesson-claims-load = Une question d’abord : un marqueur pas encore placé rapporte une pièce. Vous pourriez donc laisser une marchandise à quai et prendre la pièce. Mais un point acquis ne se perd plus. Chargez tout.
rurik-lesson-claims-load-detour = Ici, chargez tout.
rurik-lesson-claims-climbed = Vos trois marqueurs ont monté et ne redescendront jamais, quoi que vous perdiez. Puis est venu le revenu : une pièce par marqueur encore hors du plateau, sur vos quatre. Il ne restait que celui de guerre.
rurik-lesson-claims-deed = Chacun prend un exploit. Vous avez l’ours et choisissez en premier. Prenez celui dont le prix vous convient le mieux.
rurik-lesson-claims-deed-detour = Choisissez un exploit.
rurik-lesson-claims-round = Les marchandises sont revenues, vos jetons sont prêts, et la manche 2 commence avec tous vos conseillers. Après la manche 4, seuls les marqueurs montent, et on compte tous les points.
rurik-lesson-claims-end = Regardez le plateau des prétentions avant de placer vos conseillers : sur quelle piste pouvez-vous monter d’une case, et que faut-il pour cela ?

## Alone against the Rebellion

rurik-lesson-solo = En solo contre la Rébellion
rurik-lesson-solo-about = Comment pensent Sviatopolk et ses rebelles, et comment en profiter.
rurik-lesson-solo-land = Vous jouez seul contre la Rébellion. Les rebelles sont ses troupes : Sviatopolk et deux d’entre eux tiennent Kiev. Les troupes neutres ne marquent rien, mais il vous en faut plus qu’elles pour gouverner.
rurik-lesson-solo-mat = Sa priorité, marquée par l’ours, dit comment elle pense : pour l’instant, elle veut construire. Des pièces bloquent ses bonus. Tout ce qu’elle fait vient de ses cartes, et vous jouez toujours en premier.
rurik-lesson-solo-build = Elle place ses conseillers comme sa carte le dit, et une pièce sur la carte signifie : tout en haut. Voyez vous-même. Placez votre 5 sur Construction, sans pot-de-vin.
rurik-lesson-solo-build-detour = Placez le 5 sur Construction, sans pot-de-vin.
rurik-lesson-solo-bribed = Sa carte a envoyé le 4 en haut de Construction. Elle a payé deux de ses trois pièces pour dépasser votre 5. Elle ne paie jamais un pot-de-vin insuffisant : elle garde alors ses pièces.
rurik-lesson-solo-move = Vous partez de Tchernigov et visez Kiev. Marcher d’abord, combattre ensuite : le petit numéro va sur Marche. Placez-y votre 1, sans pot-de-vin.
rurik-lesson-solo-move-detour = Placez le 1 sur Marche, sans pot-de-vin.
rurik-lesson-solo-attack = Placez ensuite votre 2 sur Attaque.
rurik-lesson-solo-attack-detour = Placez le 2 sur Attaque, sans pot-de-vin.
rurik-lesson-solo-last = Votre 4 est libre. Placez-le où vous voulez.
rurik-lesson-solo-last-detour = Placez votre 4.
rurik-lesson-solo-take = Les conseillers agissent maintenant, les vôtres d’abord. Résolvez votre 1 : trois points de marche.
rurik-lesson-solo-take-detour = Résolvez le 1 sur Marche.
rurik-lesson-solo-kiev = Faites marcher deux troupes de Tchernigov à Kiev.
rurik-lesson-solo-kiev-detour = Marchez de Tchernigov à Kiev, avec deux troupes en tout.
rurik-lesson-solo-done = Laissez les autres sur place, pour rester plus nombreux que la troupe neutre. Arrêtez-vous et terminez votre tour.
rurik-lesson-solo-done-detour = Arrêtez-vous là et terminez votre tour.
rurik-lesson-solo-turn = La Rébellion a joué. Une nouvelle carte est sur le dessus et donne l’ordre des régions. Elle a levé : d’abord où elle est sans gouverner, puis où elle gouverne. La liste montre chaque pas et sa raison.
rurik-lesson-solo-act = À vous. Résolvez votre 2 : deux points d’attaque.
rurik-lesson-solo-act-detour = Résolvez le 2 sur Attaque.
rurik-lesson-solo-rebels = Attaquer la Rébellion, c’est comme attaquer un joueur : pas de récompense, mais la guerre, et des cartes à retourner. Elle gouverne Kiev, donc deux. Attaquez-la à Kiev et prenez la première pile.
rurik-lesson-solo-rebels-detour = Attaquez la Rébellion à Kiev, puis prenez la première pile.
rurik-lesson-solo-neutral = Pas de crâne. Avec une troupe neutre, aucun risque : elle s’en va, c’est tout. Attaquez celle de Tchernigov.
rurik-lesson-solo-neutral-detour = Attaquez la troupe neutre à Tchernigov.
rurik-lesson-solo-scheme = Tchernigov est tout à vous. Le 2 de la Rébellion va agir, sur Intrigue. Elle ne pioche jamais ; regardez son plateau. Terminez votre tour.
rurik-lesson-solo-scheme-detour = Terminez votre tour.
rurik-lesson-solo-unlocked = Une pièce a quitté son plateau, et un verrou avec elle : ce bonus vient désormais avec chaque attaque. Elle en débloque aussi un pour chaque piste où vous menez quand les marqueurs montent. Sa priorité peut alors changer.
rurik-lesson-solo-end = Vous savez maintenant comment pense la Rébellion. Profitez-en : rendez ses pots-de-vin chers, laissez-lui des troupes neutres sur le chemin, et battez-la d’abord en facile.
