### The lessons of Stroganov; docs/lessons.md says how they are written.

## Move and hunt

stroganov-lesson-hunt = Se déplacer et chasser
stroganov-lesson-hunt-about = Comment se passe un tour, jusqu’où va votre Cosaque et ce que coûte une fourrure.
stroganov-lesson-hunt-turn = Une partie dure quatre ans. Au printemps, en été et en automne, chacun joue un tour en trois temps : se déplacer, une action de base, puis jusqu’à deux actions principales. L’hiver apporte des revenus.
stroganov-lesson-hunt-row = Douze tuiles contrée forment une rangée ; des fourrures y sont posées. Vous chassez sur la tuile où se trouve votre Cosaque. Les deux premières tuiles à droite sont gratuites ; une troisième coûte un cheval.
stroganov-lesson-hunt-ride = Trois tuiles plus à droite se trouve un ours, la fourrure la plus haute. Allez-y : un de vos quatre chevaux paie la troisième tuile.
stroganov-lesson-hunt-ride-detour = C’est possible aussi, mais l’ours est trois tuiles plus à droite. Déplacez-vous de trois tuiles.
stroganov-lesson-hunt-hunt = Place à une action de base. La fourrure la plus basse d’une tuile est gratuite ; une plus haute coûte un cheval par fourrure plus basse laissée là. Ici, l’ours coûte deux chevaux. Chassez-le !
stroganov-lesson-hunt-hunt-detour = Une bonne action, mais pour une autre fois. Chassez plutôt l’ours : il rapporte aussi deux points d’histoire.
stroganov-lesson-hunt-second = L’ours a rapporté deux points d’histoire. Pour une pièce, vous pourriez chasser une deuxième fourrure. Gardez-la : ajoutée à une fourrure payée, elle lui donne la valeur voulue.
stroganov-lesson-hunt-second-detour = Gardez votre pièce cette fois : ne chassez plus.
stroganov-lesson-hunt-main = Viennent vos actions principales, deux au plus : des actions de base, ou des actions avancées, qui profitent de la région. Les chevaux se font rares : prenez-en quatre.
stroganov-lesson-hunt-main-detour = Vous y viendrez dans les prochaines leçons. Prenez quatre chevaux.
stroganov-lesson-hunt-finish = Une deuxième action principale coûterait une fourrure en sus. C’est assez pour une saison : terminez votre tour.
stroganov-lesson-hunt-finish-detour = Terminez votre tour ici ; la deuxième action principale a sa propre leçon.
stroganov-lesson-hunt-end = Vous avez bougé et chassé. Les fourrures paient tout ce qui compte : tuiles contrée, avant-postes, souhaits du Tsar.

## Furs and payment

stroganov-lesson-furs = Fourrures et paiement
stroganov-lesson-furs-about = Ce que paient les fourrures, comment les échanger, à quoi servent pièces et chevaux.
stroganov-lesson-furs-exact = Vous avez un renard (4) et un lynx (7). Un prix veut une valeur exacte : un lynx ne paie pas un renard, et deux renards ne font pas un ours. Vous changerez donc souvent une fourrure en une autre.
stroganov-lesson-furs-lower = Le commerce veut un glouton (5), et le marché en a un. À votre tour, autant de fois que vous voulez, 1 cheval et une fourrure plus haute y prennent une plus basse. Prenez le glouton.
stroganov-lesson-furs-lower-detour = Prenez d’abord le glouton au marché : il coûte 1 cheval et une fourrure plus haute.
stroganov-lesson-furs-lynx = Quelle fourrure donnez-vous ? Le lynx est déjà plus haut que 5. Le renard aurait besoin de votre pièce pour compter plus. Payez le lynx.
stroganov-lesson-furs-lynx-detour = Gardez cette fois le renard et la pièce : payez le lynx.
stroganov-lesson-furs-trade = Votre action de base : faites du commerce. Payez une fourrure d’exactement la valeur demandée, le glouton, et prenez deux bonus.
stroganov-lesson-furs-trade-detour = Une autre fois. Faites maintenant du commerce : il coûte le glouton.
stroganov-lesson-furs-wolverine = Payez le glouton. Avec votre pièce, le renard pourrait aussi valoir 5, mais mieux vaut la garder.
stroganov-lesson-furs-wolverine-detour = Le glouton convient exactement. Payez-le et gardez votre pièce.
stroganov-lesson-furs-bonus = Choisissez votre premier bonus : une pièce, 2 points d’histoire ou 3 chevaux.
stroganov-lesson-furs-bonus-detour = Choisissez cette fois une pièce, des points d’histoire ou des chevaux.
stroganov-lesson-furs-again = Et maintenant le second. Vous pouvez reprendre le même.
stroganov-lesson-furs-again-detour = Choisissez comme second bonus une pièce, des points d’histoire ou des chevaux.
stroganov-lesson-furs-buy = Les chevaux sont aussi de l’argent. Pour 5, choisissez une fourrure au marché, ou tirez-en deux du sac et gardez-en une. Cela ne prend pas d’action. Essayez le sac.
stroganov-lesson-furs-buy-detour = Achetez d’abord une fourrure du sac : elle coûte 5 chevaux.
stroganov-lesson-furs-keep = Gardez l’une des deux ; l’autre y retourne. De quoi aurez-vous besoin ? Le souhait de votre main veut des zibelines (2), le commerce des gloutons (5).
stroganov-lesson-furs-keep-detour = Choisissez la fourrure à garder.
stroganov-lesson-furs-main = Puis une action principale. Ce peut être encore une action de base : prenez une pièce. Payée avec une fourrure, elle lui donne n’importe quelle valeur.
stroganov-lesson-furs-main-detour = Prenez une pièce pour l’instant. Les actions avancées ont leur propre leçon.
stroganov-lesson-furs-second = Une seconde action principale coûte une fourrure. Pour une action de base, n’importe laquelle convient. Prenez 4 chevaux.
stroganov-lesson-furs-second-detour = Prenez 4 chevaux comme seconde action.
stroganov-lesson-furs-any = Ici, toute fourrure convient : donnez celle qui vous sert le moins.
stroganov-lesson-furs-any-detour = Payez l’une de vos fourrures.
stroganov-lesson-furs-end = Vous savez maintenant obtenir presque n’importe quelle fourrure. Ne les épargnez donc pas : à la fin, deux fourrures qui restent valent un seul point.

## Villages, yurts and outposts

stroganov-lesson-region = Villages, yourtes et avant-postes
stroganov-lesson-region-about = Ce qu’offre une région, ce qu’y coûte une seconde action, et l’intérêt des avant-postes.
stroganov-lesson-region-region = Voici la région 1 : un village, une yourte, un souhait et des emplacements d’avant-poste. En haut, la fourrure de la région, la zibeline (2) : elle paie une seconde action avancée ici.
stroganov-lesson-region-go = Pour une action avancée, il faut dans la région votre Cosaque ou l’un de vos avant-postes. Déplacez-vous de 1 tuile, à la case 1.
stroganov-lesson-region-go-detour = Vous voulez agir dans la région 1 : déplacez-vous de 1 tuile seulement.
stroganov-lesson-region-hunt = Une zibeline se trouve ici. C’est la fourrure la plus basse, donc gratuite. Chassez-la.
stroganov-lesson-region-hunt-detour = Chassez la zibeline : elle vous servira dans un instant.
stroganov-lesson-region-skip = Gardez votre pièce et ne chassez pas de nouveau : passez.
stroganov-lesson-region-skip-detour = Gardez votre pièce cette fois : passez la seconde chasse.
stroganov-lesson-region-build = Votre action principale : construisez un avant-poste. L’emplacement de gauche ne coûte pas de chevaux. Désormais, vous pouvez agir dans la région 1, où que soit votre Cosaque.
stroganov-lesson-region-build-detour = Construisez d’abord un avant-poste dans la région 1.
stroganov-lesson-region-second = Et une seconde action principale. Elle est avancée et coûte donc la fourrure de la région. Utilisez la yourte : 3 chevaux et un autre avant-poste. Ensuite, plus rien ici avant l’hiver.
stroganov-lesson-region-second-detour = Utilisez maintenant la yourte de la région 1.
stroganov-lesson-region-pay = Payez la zibeline. Le renard conviendrait aussi avec une pièce, mais autant la garder.
stroganov-lesson-region-pay-detour = La zibeline est la fourrure de la région. Payez-la.
stroganov-lesson-region-over = Un tour complet : un déplacement, une action de base et deux actions principales. Terminez-le.
stroganov-lesson-region-over-detour = Cela suffit pour le printemps : terminez votre tour.
stroganov-lesson-region-summer = C’est l’été. Déplacez-vous de 2 tuiles, à la case 3. Elle est dans la région 2.
stroganov-lesson-region-summer-detour = Déplacez-vous de 2 tuiles, à la case 3.
stroganov-lesson-region-horses = Prenez 4 chevaux comme action de base. Ils vous mènent plus loin, paient de meilleures prises à la chasse, et 5 d’entre eux achètent une fourrure.
stroganov-lesson-region-horses-detour = Prenez 4 chevaux cette fois.
stroganov-lesson-region-village = Votre Cosaque a quitté la région 1, mais votre avant-poste y est. Vous pouvez donc vous rendre à son village : il reste, et l’on y va aussi souvent qu’on veut. Allez-y.
stroganov-lesson-region-village-detour = Profitez de votre avant-poste : rendez-vous au village de la région 1.
stroganov-lesson-region-more = Vous auriez aussi pu agir ici, dans la région 2. Chaque avant-poste élargit votre choix. À la fin, de un à cinq avant-postes valent 1, 3, 6, 10 ou 15 points.
stroganov-lesson-region-end = Deux choses à retenir : emportez une fourrure de la région pour une seconde action avancée, et laissez des avant-postes en allant vers l’est.

## The Tsar’s Wishes

stroganov-lesson-wishes = Les souhaits du Tsar
stroganov-lesson-wishes-about = Comment prendre un souhait, quand le satisfaire, et comment l’un aide le suivant.
stroganov-lesson-wishes-hand = Vous avez en main le souhait S2. Il montre deux zibelines (2). Il faut les avoir toutes deux, mais vous ne payez que celle à cadre rouge. Il vaut 1 point, puis 3 chevaux chaque hiver.
stroganov-lesson-wishes-take = La région 1 a un autre souhait : un ours (8), pour 3 points. Ensuite, chaque souhait se contente d’une fourrure de moins. Prenez-le : c’est une action principale.
stroganov-lesson-wishes-take-detour = Prenez le souhait de la région 1.
stroganov-lesson-wishes-over = Les souhaits attendent en main autant que vous voulez. Un ours se trouve sur la case 3 ; vous l’aurez en été. Terminez votre tour.
stroganov-lesson-wishes-over-detour = Gardez le reste pour l’été : terminez votre tour.
stroganov-lesson-wishes-go = L’ours est toujours là. Déplacez-vous de 2 tuiles, à la case 3, gratuitement.
stroganov-lesson-wishes-go-detour = L’ours est sur la case 3. Déplacez-vous de 2 tuiles.
stroganov-lesson-wishes-hunt = L’ours coûte 2 chevaux, un par fourrure plus basse que vous laissez. Chassez-le.
stroganov-lesson-wishes-hunt-detour = Chassez l’ours : le souhait le demande.
stroganov-lesson-wishes-fulfil = Vous pouvez satisfaire un souhait à tout moment de votre tour, même maintenant, avant une seconde chasse. Cela ne prend pas d’action. Satisfaites A3.
stroganov-lesson-wishes-fulfil-detour = Satisfaites d’abord le souhait A3.
stroganov-lesson-wishes-bear = Payez l’ours.
stroganov-lesson-wishes-bear-detour = Payez l’ours ; les autres fourrures coûteraient une pièce.
stroganov-lesson-wishes-another = Voilà 3 points, et l’effet agit aussitôt : pour S2, une seule zibeline suffit maintenant, et vous l’avez. Satisfaites-le aussi.
stroganov-lesson-wishes-another-detour = Vous avez tout ce que veut S2. Satisfaites-le aussi.
stroganov-lesson-wishes-sable = Payez la zibeline. Vous gardez le renard et la pièce.
stroganov-lesson-wishes-sable-detour = Payez la zibeline.
stroganov-lesson-wishes-plan = Deux souhaits en un tour, et il vous reste vos actions principales. Les effets durent toute la partie. Les souhaits des années 3 et 4 rapportent plutôt des points à la fin.
stroganov-lesson-wishes-end = Avant de chasser, regardez les souhaits : quelles fourrures veulent-ils, et où sont-elles ?

## Landscape tiles

stroganov-lesson-claim = Les tuiles contrée
stroganov-lesson-claim-about = Ce que coûte une tuile, comment la rendre moins chère, et ce que vaut une collection.
stroganov-lesson-claim-price = Toute tuile peut être à vous. Elle coûte deux fourrures de la région, plus une par fourrure posée dessus. Dans la région 1, ce sont des zibelines (2) : avec trois fourrures, la première tuile en coûte cinq.
stroganov-lesson-claim-go = Vous avez deux zibelines. Rendons la tuile moins chère : déplacez-vous de 1 tuile, sur elle.
stroganov-lesson-claim-go-detour = La tuile est juste à côté : déplacez-vous de 1 tuile.
stroganov-lesson-claim-hunt = Chaque fourrure chassée ici rend la tuile moins chère. La zibeline est gratuite, et elle paiera aussi la tuile. Chassez-la.
stroganov-lesson-claim-hunt-detour = Chassez la zibeline : il vous la faut pour la tuile.
stroganov-lesson-claim-again = Pour une pièce, vous chassez une seconde fois. Le renard est maintenant le plus bas : il ne coûte pas de chevaux. Chassez-le.
stroganov-lesson-claim-again-detour = Chassez le renard, pour que la tuile coûte moins.
stroganov-lesson-claim-claim = Il ne reste que le lynx : la tuile coûte trois zibelines, et vous les avez. Appropriez-vous-la comme action principale. Le lynx vient avec elle.
stroganov-lesson-claim-claim-detour = Appropriez-vous la tuile de la case 1.
stroganov-lesson-claim-reward = Le lynx et 2 points sont à vous. La tuile donne aussi deux fourrures du sac, l’une après l’autre : deux tirées, une gardée. Choisissez.
stroganov-lesson-claim-reward-detour = Choisissez la fourrure à garder.
stroganov-lesson-claim-second = Puis la seconde fourrure du sac. Choisissez encore.
stroganov-lesson-claim-second-detour = Choisissez la fourrure à garder.
stroganov-lesson-claim-gap = La tuile a laissé un intervalle. Les Cosaques ne le comptent pas en se déplaçant ; en hiver, la rangée se resserre et de nouvelles tuiles arrivent.
stroganov-lesson-claim-sets = Votre tuile est ici. À la fin, trois types différents valent 3 points, les quatre 6. Certains souhaits des années 3 et 4 donnent 3 points par tuile d’un type.
stroganov-lesson-claim-end = Avec un avant-poste, vous pouvez vous approprier toute tuile de sa région, même sans votre Cosaque. Cherchez celles où il reste peu de fourrures.

## Stories, songs and trophies

stroganov-lesson-songs = Histoires, chansons et trophées
stroganov-lesson-songs-about = À quoi servent les points d’histoire, ce qui arrive à 12, et comment marche un trophée.
stroganov-lesson-songs-track = Voici la piste des histoires : vous avez 10 points. Les ours, le commerce, certains villages et certaines yourtes en donnent. On n’en a jamais plus de 12.
stroganov-lesson-songs-songs = Les points d’histoire achètent des chansons ; le nombre rouge est le prix. En hiver, chacun peut en prendre une. Qui arrive à 12 peut en chanter une aussitôt.
stroganov-lesson-songs-go = Un ours se trouve sur la case 3. Déplacez-vous de 3 tuiles ; la troisième coûte 1 cheval.
stroganov-lesson-songs-go-detour = L’ours est sur la case 3. Déplacez-vous de 3 tuiles.
stroganov-lesson-songs-bear = L’ours coûte vos 2 derniers chevaux, mais il apporte 2 points d’histoire. Chassez-le.
stroganov-lesson-songs-bear-detour = Chassez l’ours : il vous mène à 12.
stroganov-lesson-songs-sing = Vous voilà à 12 ! Chantez la chanson à 4 points. Elle permet une action avancée n’importe où. Chantée ainsi, une chanson reste exposée.
stroganov-lesson-songs-sing-detour = Chantez la chanson à 4 points, celle de l’action avancée.
stroganov-lesson-songs-village = N’importe où, c’est aussi la région 5, tout au bout de la Sibérie. Son village donne un trophée. Rendez-vous-y.
stroganov-lesson-songs-village-detour = Rendez-vous au village de la région 5 : il donne un trophée.
stroganov-lesson-songs-trophy = Un trophée a deux parties. D’abord, vous pouvez payer la fourrure de la case suivante de votre piste des trophées et y avancer votre pion. Le dernier bouclier atteint compte à la fin. Avancez-le.
stroganov-lesson-songs-trophy-detour = Avancez d’abord votre pion trophée.
stroganov-lesson-songs-pay = La case veut une zibeline (2). Payez votre renard : une pièce le fait compter ainsi. Vous gardez l’ours.
stroganov-lesson-songs-pay-detour = Payez le renard, avec votre pièce.
stroganov-lesson-songs-reward = Ensuite, prenez une récompense, celle de la case du pion ou d’une case d’avant : ici 3 chevaux ou 2 points d’histoire. Choisissez.
stroganov-lesson-songs-reward-detour = Choisissez l’une des deux récompenses.
stroganov-lesson-songs-winter = Les points d’histoire qui restent sont à vous. En hiver, le plus à droite en gagne encore 2, le suivant 1. Dans cet ordre, chacun peut alors prendre une chanson.
stroganov-lesson-songs-end = Visez 12 quand une bonne chanson est exposée. Et n’y restez pas : tout point au-delà de 12 est perdu.

## Winter and a plan for the year

stroganov-lesson-winter = L’hiver et un plan pour l’année
stroganov-lesson-winter-about = Ce qu’apporte l’hiver, l’intérêt d’être le plus à droite, et comment aborder une nouvelle année.
stroganov-lesson-winter-autumn = L’automne, votre dernier tour de l’année. En hiver, le Cosaque le plus à droite gagne 2 points d’histoire et le premier choix des chansons. L’autre a 2 tuiles d’avance sur vous.
stroganov-lesson-winter-first = Déplacez-vous de 3 tuiles et dépassez-le. La troisième coûte 1 de vos chevaux.
stroganov-lesson-winter-first-detour = Déplacez-vous de 3 tuiles, pour être le plus à droite.
stroganov-lesson-winter-hunt = Chassez la zibeline : elle est gratuite.
stroganov-lesson-winter-hunt-detour = Chassez la zibeline.
stroganov-lesson-winter-build = Construisez votre avant-poste ici, où l’emplacement ne coûte pas de chevaux. L’an prochain, votre Cosaque repart tout à gauche, mais vous pourrez agir ici dès le premier tour.
stroganov-lesson-winter-build-detour = Construisez l’avant-poste dans la région 3.
stroganov-lesson-winter-over = Une seconde action coûterait ici un renard (4), et vous n’avez qu’une zibeline. Terminez votre tour : l’hiver vient.
stroganov-lesson-winter-over-detour = Terminez votre tour.
stroganov-lesson-winter-income = L’hiver ! Vous avez déjà gagné 5 chevaux : 2 comme chacun, et 1 pour chacune de vos trois bannières. Votre souhait S2 en donne 3 de plus. Utilisez-le.
stroganov-lesson-winter-income-detour = Utilisez d’abord le souhait S2.
stroganov-lesson-winter-buy = 16 chevaux ! En hiver aussi, 5 achètent une fourrure. Le lapin (3) est la fourrure de la région 2 : avec lui, vous pourrez y faire deux actions avancées au printemps. Achetez-le au marché.
stroganov-lesson-winter-buy-detour = Achetez le lapin au marché.
stroganov-lesson-winter-done = Cela suffit. Continuez : place au chant.
stroganov-lesson-winter-done-detour = Terminez votre revenu et continuez.
stroganov-lesson-winter-song = Vous étiez le plus à droite : vous avez maintenant 4 points d’histoire et le premier choix. Prenez la chanson à 4 : une action avancée n’importe où.
stroganov-lesson-winter-song-detour = Prenez la chanson à 4 points.
stroganov-lesson-winter-yurt = Utilisez-la pour la yourte de la région 3. Elle donne 5 points d’histoire, plus que n’a coûté la chanson.
stroganov-lesson-winter-yurt-detour = Utilisez la yourte de la région 3.
stroganov-lesson-winter-home = Votre hiver est fait. Les Cosaques rentrent dans l’ordre où ils sont : vous jouerez encore d’abord. Continuez.
stroganov-lesson-winter-home-detour = Terminez votre hiver et continuez.
stroganov-lesson-winter-new = Une nouvelle année ! Chansons et marché sont nouveaux ; yourtes utilisées et souhaits pris sont remplacés. Des fourrures ne viennent qu’avec de nouvelles tuiles : sur les anciennes, elles se font rares.
stroganov-lesson-winter-plan = Trois questions font un plan. Quel souhait ou quelle tuile est-ce que je veux ? Quelle fourrure les paie, et où se trouve-t-elle ? Où puis-je faire deux actions avancées en un tour ?
stroganov-lesson-winter-spring = Faites maintenant ce que vous voulez. Un conseil : la case 3 est dans la région 2, et votre lapin y paie une seconde action avancée. Jouez jusqu’à la fin de votre tour.
stroganov-lesson-winter-end = C’était tout un hiver. Vous connaissez maintenant l’année ; la partie en compte quatre, et la dernière finit par les chansons.

## Alone against Ivan

stroganov-lesson-ivan = Seul contre Ivan
stroganov-lesson-ivan-about = Comment joue Ivan, ce que disent ses cartes, et à quoi prendre garde.
stroganov-lesson-ivan-ivan = Personne ne joue Ivan : une pile de cartes dit ce qu’il fait. Il ne paie jamais de chevaux, et pour lui une pièce ou un ours vaut n’importe quelle fourrure.
stroganov-lesson-ivan-draft = Choisissez votre premier souhait. Ivan reçoit l’autre fourrure, et un ours lui serait précieux. Prenez donc le souhait à l’ours ; il vous apporte aussi 2 points d’histoire.
stroganov-lesson-ivan-draft-detour = Prenez le souhait à l’ours, pour qu’Ivan ne l’ait pas.
stroganov-lesson-ivan-turn = Ivan était premier. Sa carte lui a fait chasser les deux fourrures les plus basses et prendre un souhait. Il n’en satisfait jamais : il en marque les points, ici 3, et paie une fourrure de la région. Une pièce a suffi.
stroganov-lesson-ivan-next = Ivan ne va jamais à gauche. Ce qui est sur sa tuile ou derrière lui, il vous le laisse. Sur la case 3, il n’y a plus qu’un ours.
stroganov-lesson-ivan-go = Une fourrure seule se chasse sans chevaux. Déplacez-vous de 3 tuiles, à la case 3 ; la troisième coûte 1 cheval.
stroganov-lesson-ivan-go-detour = L’ours est sur la case 3. Déplacez-vous de 3 tuiles.
stroganov-lesson-ivan-hunt = Chassez l’ours.
stroganov-lesson-ivan-hunt-detour = Chassez l’ours : il est gratuit.
stroganov-lesson-ivan-skip = Il n’y a plus rien à chasser ici. Passez.
stroganov-lesson-ivan-skip-detour = Il n’y a plus rien à chasser : passez.
stroganov-lesson-ivan-village = Ivan a pris le souhait de cette région, mais les villages restent. Rendez-vous-y, pour une bannière et 4 chevaux.
stroganov-lesson-ivan-village-detour = Rendez-vous au village de la région 2.
stroganov-lesson-ivan-over = Terminez votre tour. Ivan retourne alors sa prochaine carte.
stroganov-lesson-ivan-over-detour = Terminez votre tour.
stroganov-lesson-ivan-again = Cette carte lui a encore fait chasser les deux plus basses, puis avancer sur sa piste des trophées. Le dos de la prochaine montre un nombre de tuiles, mais il dit seulement quelles cartes c’est peut-être.
stroganov-lesson-ivan-harder = Chaque trophée donne un point à Ivan. Katyusha en reçoit jusqu’à 3, et des options rendent l’un et l’autre plus durs ou leur donnent deux priorités.
stroganov-lesson-ivan-end = Ivan marque un peu à chaque tour, mais il ne prévoit rien. Battez-le par ce qui demande un plan : souhaits qui s’entraident, jeux de tuiles, avant-postes.
