### The lessons of Stroganov; docs/lessons.md says how they are written.

## Move and hunt

stroganov-lesson-hunt = Se déplacer et chasser
stroganov-lesson-hunt-about = Comment se passe un tour, jusqu’où va votre Cosaque et ce que coûte une fourrure.
stroganov-lesson-hunt-turn = Une partie dure quatre ans. Au printemps, en été et en automne, chacun joue un tour en trois temps : se déplacer, une action de base, puis jusqu’à deux actions principales. L’hiver apporte des revenus.
stroganov-lesson-hunt-row = Douze tuiles contrée forment une ligne ; des fourrures y sont posées. Vous chassez sur la tuile où se trouve votre Cosaque. Les deux premiers pas à droite sont gratuits ; un troisième coûte un cheval.
stroganov-lesson-hunt-ride = À trois pas sur la droite se trouve un ours, la fourrure la plus précieuse. Allez-y : un de vos quatre chevaux paie le troisième pas.
stroganov-lesson-hunt-ride-detour = C’est possible aussi, mais l’ours est à trois pas sur la droite. Avancez de trois pas.
stroganov-lesson-hunt-hunt = Place à une action de base. La fourrure la plus basse d’une tuile est gratuite ; une plus haute coûte un cheval par fourrure plus basse laissée là. Ici, l’ours coûte deux chevaux. Chassez-le !
stroganov-lesson-hunt-hunt-detour = Une bonne action, mais pour une autre fois. Chassez plutôt l’ours : il rapporte aussi deux points d’histoire.
stroganov-lesson-hunt-second = L’ours a rapporté deux points d’histoire. Pour une pièce, vous pourriez chasser une deuxième fourrure. Gardez-la : ajoutée à une fourrure payée, elle lui donne la valeur voulue.
stroganov-lesson-hunt-second-detour = Gardez votre pièce cette fois : ne chassez plus.
stroganov-lesson-hunt-main = Viennent vos actions principales, deux au plus : des actions de base, ou des actions avancées, qui profitent de la région. Les chevaux se font rares : prenez-en quatre.
stroganov-lesson-hunt-main-detour = Vous y viendrez dans les prochaines leçons. Prenez quatre chevaux.
stroganov-lesson-hunt-finish = Une deuxième action principale coûterait une fourrure en sus. C’est assez pour une saison : terminez votre tour.
stroganov-lesson-hunt-finish-detour = Terminez votre tour ici ; la deuxième action principale a sa propre leçon.
stroganov-lesson-hunt-end = Vous avez bougé et chassé. Les fourrures paient tout ce qui compte : tuiles contrée, avant-postes, souhaits du Tsar.
