### The lessons of The First Tsar; docs/lessons.md says how they are written.

## Leave a chamber

first-tsar-lesson-chamber = Quitter une chambre
first-tsar-lesson-chamber-about = Comment un boyard agit, qui peut poser un sceau et où le boyard se rend ensuite.
first-tsar-lesson-chamber-boyars = Tous les boyards sont dans les cinq chambres. À votre tour, l’un des vôtres sort et fait les actions de sa chambre. Dans la chambre Production, le vôtre a une pièce sous lui, celui de l’adversaire n’en a pas.
first-tsar-lesson-chamber-leave = Plus de pièces : le vôtre y est le plus important et peut poser un sceau en sortant. Vous aurez le bonus de la chambre, mais perdez la pièce ; à deux joueurs, le sceau en coûte une de plus. Allez-y.
first-tsar-lesson-chamber-leave-detour = N’importe quel boyard peut sortir, mais dans cette leçon c’est celui de la chambre Production, avec un sceau.
first-tsar-lesson-chamber-sealed = La chambre est scellée : personne d’autre n’aura son bonus cette manche. Percevez le revenu de trois villes au plus où vous avez une figurine, puis une fois de plus celui de l’une d’elles, le bonus.
first-tsar-lesson-chamber-moscow = Vous avez un guerrier à Moscou et un à Smolensk. Commencez par Moscou : chaque pierre coûte une pièce, et il vous en reste une.
first-tsar-lesson-chamber-moscow-detour = Les revenus d’abord, et Moscou avant Smolensk.
first-tsar-lesson-chamber-smolensk = Maintenant, le revenu de Smolensk.
first-tsar-lesson-chamber-smolensk-detour = Smolensk n’a pas encore payé : prenez son revenu.
first-tsar-lesson-chamber-bonus = Et le bonus de votre sceau : une de ces villes, une fois de plus. Prenez ce qui vous plaît.
first-tsar-lesson-chamber-bonus-detour = Profitez d’abord du bonus : reprenez le revenu d’une des deux villes.
first-tsar-lesson-chamber-send = Les actions sont faites ; la carte Mission de la chambre envoie le boyard dans une ville de sa couleur. Il y compte 2 d’influence jusqu’à la fin de la manche. Choisissez-en une.
first-tsar-lesson-chamber-send-detour = Le boyard doit maintenant aller dans une ville.
first-tsar-lesson-chamber-finish = Des actions gratuites, comme vendre des marchandises, sont possibles avant et après tout le reste. Pour l’instant, gardez tout : terminez votre tour.
first-tsar-lesson-chamber-finish-detour = Gardez vos marchandises et terminez votre tour.
first-tsar-lesson-chamber-end = Un boyard a fait son travail, deux attendent encore. Les marchandises servent aux projets, et les boyards en ville vous gagnent des régions en fin de manche.

## Complete a project

first-tsar-lesson-project = Réaliser un projet
first-tsar-lesson-project-about = Comment la chambre Échange donne ce qui manque, et ce que rapporte un projet réalisé.
first-tsar-lesson-project-card = Votre projet, le Clocher, coûte 2 bois, 1 pierre et 1 acier, et donne 7 PV. Vous avez un blé, un bois, une pierre et 3 pièces. Il vous manque donc un bois et un acier. La chambre Échange peut donner les deux.
first-tsar-lesson-project-leave = Dans Échange, aucun des deux boyards n’a de pièce : la faveur décide, et votre adversaire y est devant. Le vôtre n’est pas le plus important : ni sceau ni bonus cette fois. Mais les actions sont à vous. Faites-le sortir.
first-tsar-lesson-project-leave-detour = Commencez par Échange : il manque encore des marchandises pour le projet.
first-tsar-lesson-project-steel = Une marchandise étrangère de votre choix ne coûte rien ici. Prenez l’acier.
first-tsar-lesson-project-steel-detour = Le Clocher demande de l’acier : prenez-le d’abord.
first-tsar-lesson-project-give = Maintenant, échangez : deux marchandises ou pièces contre une, autant de fois que vous voulez. Vous n’avez besoin ni du blé ni de toutes vos pièces. Donnez le blé et une pièce.
first-tsar-lesson-project-give-detour = Gardez bois, pierre et acier pour le projet : donnez le blé et une pièce.
first-tsar-lesson-project-wood = Et prenez ce qui manque encore : du bois.
first-tsar-lesson-project-wood-detour = Le Clocher demande un second bois : prenez-le.
first-tsar-lesson-project-send = Vous avez tout. La carte Mission d’Échange montre les quatre couleurs : votre boyard peut aller dans n’importe quelle ville et y compte 2 d’influence. Choisissez-en une.
first-tsar-lesson-project-send-detour = Vous avez tout ce qu’il faut. Envoyez le boyard dans une ville.
first-tsar-lesson-project-finish = Terminez votre tour. Votre adversaire joue, puis c’est de nouveau à vous.
first-tsar-lesson-project-finish-detour = Gardez vos marchandises pour le projet et terminez votre tour.
first-tsar-lesson-project-again = Dans Projets, il n’y a que votre boyard : il est le plus important, même sans pièce. Un sceau apporte une troisième action ; à deux joueurs, il coûte une pièce. Sortez avec un sceau.
first-tsar-lesson-project-again-detour = C’est le tour de Projets, avec un sceau.
first-tsar-lesson-project-complete = Chacune de vos trois actions prend un projet ou en réalise un. Réalisez le Clocher : vous payez ses marchandises et marquez aussitôt 7 PV.
first-tsar-lesson-project-complete-detour = Réalisez d’abord le Clocher.
first-tsar-lesson-project-build = Un projet de construction donne aussi un bâtiment, là où vous avez un guerrier ou un boyard et où il n’y en a pas encore. Il compte 2 d’influence et reste toute la partie. Choisissez une ville.
first-tsar-lesson-project-build-detour = Choisissez une ville pour votre bâtiment.
first-tsar-lesson-project-take = Il reste deux actions. Prenez un projet pour plus tard : une carte dévoilée, ou la première de la pioche, sans la voir.
first-tsar-lesson-project-take-detour = Prenez d’abord un projet pour plus tard.
first-tsar-lesson-project-end = C’est ainsi pour la plupart des projets : trouver les marchandises, venir dans Projets, marquer. Au lieu de construire, les projets de commerce appliquent deux effets de votre plateau, et les militaires envoient un guerrier au combat.

## Warriors on the map

first-tsar-lesson-warriors = Les guerriers sur la carte
first-tsar-lesson-warriors-about = Comment les guerriers arrivent sur la carte et suivent les voies d’eau, et ce que font les jetons Commerce.
first-tsar-lesson-warriors-cities = Vous avez un guerrier à Veliki Novgorod et un à Nijni Novgorod. Chacun compte 1 d’influence dans sa région et vous permet de percevoir le revenu de sa ville. Ils restent sur la carte toute la partie.
first-tsar-lesson-warriors-leave = Manœuvre donne deux actions, et une troisième avec un sceau. Votre boyard n’y a pas de rival, il est donc le plus important. À deux joueurs, le sceau coûte une pièce. Sortez avec lui.
first-tsar-lesson-warriors-leave-detour = Dans cette leçon, c’est le boyard de Manœuvre qui sort, avec un sceau.
first-tsar-lesson-warriors-place = D’abord, placez un guerrier de votre réserve. Il ne peut aller que dans une ville où vous avez déjà une figurine. Choisissez-en une.
first-tsar-lesson-warriors-place-detour = Placez d’abord un guerrier dans une de vos villes.
first-tsar-lesson-warriors-river = Ensuite, un déplacement : un guerrier ou un boyard suit une voie d’eau jusqu’à la ville voisine. Sur celle de Tver, il y a un jeton Commerce, que vous prenez au passage. Déplacez le guerrier de Veliki Novgorod à Tver.
first-tsar-lesson-warriors-river-detour = Déplacez un guerrier de Veliki Novgorod à Tver.
first-tsar-lesson-warriors-slot = Le jeton va sur votre plateau. Sur les cases 1 à 3, il couvrirait un effet imprimé, qui peut servir plus tard. Choisissez la case 4 ou 5.
first-tsar-lesson-warriors-slot-detour = Les cases 4 et 5 sont vierges : choisissez l’une d’elles.
first-tsar-lesson-warriors-effect = Un jeton Commerce agit dès que vous le prenez. Celui-ci place un autre guerrier. Choisissez sa ville.
first-tsar-lesson-warriors-effect-detour = Placez le guerrier que donne le jeton.
first-tsar-lesson-warriors-onward = Il reste une action, et le même guerrier peut continuer. Le jeton de la voie d’eau vers Smolensk donne une pièce et un point. Prenez-le.
first-tsar-lesson-warriors-onward-detour = Déplacez le guerrier de Tver à Smolensk.
first-tsar-lesson-warriors-full = Posez ce jeton sur l’autre case vierge.
first-tsar-lesson-warriors-full-detour = Il reste une case vierge : choisissez celle-là.
first-tsar-lesson-warriors-pad = Les jetons restent sur votre plateau et agissent de nouveau chaque fois qu’on applique des effets de commerce. Un projet de commerce, par exemple, en applique deux ; les effets imprimés en sont aussi.
first-tsar-lesson-warriors-send = Enfin, le boyard. Sa carte Mission permet les villes violettes. Choisissez-en une : il y compte 2 d’influence jusqu’à la fin de la manche.
first-tsar-lesson-warriors-send-detour = Les actions sont faites : envoyez le boyard dans une ville violette.
first-tsar-lesson-warriors-end = Plus de villes, c’est plus de revenu et plus d’influence. Et qui suit une voie d’eau avant les autres a le jeton : on ne les regarnit qu’une fois, après la manche 2.

## Titles, Estates and free actions

first-tsar-lesson-cards = Titres et domaines
first-tsar-lesson-cards-about = À quoi servent les cartes de la chambre Récompense, et comment les actions gratuites aident.
first-tsar-lesson-cards-display = La chambre Récompense offre des titres et des domaines. Un titre compte après la manche 2 et de nouveau après la manche 4. Opritchnik donne 1 PV par guerrier à vous dans les villes. Vous en avez deux : la carte dit ce qu’elle vous vaudrait.
first-tsar-lesson-cards-leave = Dans Récompense, votre boyard a 2 pièces, celui de l’adversaire une. Avec un sceau, pour votre dernière pièce, vous prendrez un domaine en plus d’un titre. Si tôt dans la partie, cela en vaut la peine. Sortez avec un sceau.
first-tsar-lesson-cards-leave-detour = Dans cette leçon, c’est le boyard de Récompense qui sort, avec un sceau.
first-tsar-lesson-cards-title = Prenez le titre Opritchnik. Ce n’est que la manche 1 : il comptera deux fois.
first-tsar-lesson-cards-title-detour = Prenez d’abord le titre Opritchnik.
first-tsar-lesson-cards-estate = Et en bonus un domaine. L’Armurerie donne un guerrier pour un blé et une pièce, une fois par manche : cela va bien avec Opritchnik. Prenez-la.
first-tsar-lesson-cards-estate-detour = Prenez l’Armurerie en bonus.
first-tsar-lesson-cards-sell = Vous pouvez l’utiliser tout de suite, en action gratuite, mais vous n’avez plus de pièce. Une autre action gratuite vous aide : deux marchandises locales deviennent une pièce. Vendez le bois et la pierre.
first-tsar-lesson-cards-sell-detour = Gardez le blé pour l’Armurerie : vendez le bois et la pierre.
first-tsar-lesson-cards-use = Vous avez maintenant le blé et la pièce qu’il faut. Utilisez l’Armurerie.
first-tsar-lesson-cards-use-detour = Utilisez d’abord l’Armurerie.
first-tsar-lesson-cards-warrior = Choisissez où va le nouveau guerrier.
first-tsar-lesson-cards-warrior-detour = Placez le guerrier dans une de vos villes.
first-tsar-lesson-cards-worth = Trois guerriers : Opritchnik vaut maintenant 3 PV. L’Armurerie est utilisée pour cette manche ; à la suivante, elle resservira.
first-tsar-lesson-cards-send = Les actions gratuites sont possibles à tout moment de vos tours d’action. Ici, il n’y a plus rien à faire : envoyez votre boyard dans une ville violette.
first-tsar-lesson-cards-send-detour = Envoyez le boyard dans une ville violette.
first-tsar-lesson-cards-end = Rien ne rapporte plus de points que les titres. Prenez-les tôt, puis réunissez ce qu’ils comptent.

## Importance, seals and Favor

first-tsar-lesson-seals = Importance et sceaux
first-tsar-lesson-seals-about = Qui est le plus important dans une chambre, ce que deviennent les pièces, et comment la faveur change tout.
first-tsar-lesson-seals-tie = Une partie à trois. Dans Récompense, vous avez une pièce et Noir aussi. À égalité, la faveur du Tsar décide, et Noir y est devant vous. Si vous sortiez maintenant, vous reprendriez votre pièce, mais sans bonus.
first-tsar-lesson-seals-card = Mais regardez Échange. Vous y avez le plus de pièces, et sa carte est la carte Kremlin : le boyard reste à la cour, vous gagnez une pièce, et avec un sceau la faveur du Tsar.
first-tsar-lesson-seals-leave = À trois ou quatre joueurs, le sceau ne coûte rien de plus. Vous ne perdez que la pièce sous le boyard. Quittez Échange avec un sceau.
first-tsar-lesson-seals-leave-detour = D’abord Échange, avec un sceau : c’est là qu’est la faveur.
first-tsar-lesson-seals-top = La carte vous a donné une pièce, et la faveur vous a mis directement en tête. Désormais, toute égalité est pour vous.
first-tsar-lesson-seals-good = Prenez votre marchandise étrangère. Votre projet, la Fonderie de canons, demande de l’acier, par exemple.
first-tsar-lesson-seals-good-detour = Prenez d’abord une marchandise étrangère.
first-tsar-lesson-seals-bonus = Le sceau en apporte une seconde. Prenez ce que vous voulez.
first-tsar-lesson-seals-bonus-detour = Prenez la seconde marchandise étrangère.
first-tsar-lesson-seals-finish = Votre boyard reste au Kremlin. Terminez votre tour ; Noir et Vert jouent ensuite.
first-tsar-lesson-seals-finish-detour = Terminez votre tour.
first-tsar-lesson-seals-second = Rien n’a bougé dans Récompense, mais vous êtes maintenant devant Noir : votre boyard est le plus important. Sortez avec votre second sceau.
first-tsar-lesson-seals-second-detour = C’est le tour de Récompense, avec votre second sceau.
first-tsar-lesson-seals-back = Votre pièce est perdue, mais Noir a aussitôt repris la sienne. Plus personne n’aura ce bonus dans cette manche. Les autres boyards gardent les actions normales.
first-tsar-lesson-seals-title = Prenez un titre.
first-tsar-lesson-seals-title-detour = Prenez d’abord un titre.
first-tsar-lesson-seals-estate = Et un domaine en bonus.
first-tsar-lesson-seals-estate-detour = Le bonus est un domaine : prenez-en un.
first-tsar-lesson-seals-left = Vos deux sceaux sont posés ; ils reviennent en fin de manche. Dans Projets aussi, votre boyard sera le plus important. Sans sceau, des pièces sous ce boyard seraient simplement perdues. Heureusement, il n’y en a pas !
first-tsar-lesson-seals-end = Les pièces, la faveur et l’ordre des sorties décident du bonus. Avant de sortir, demandez-vous qui pourrait poser un sceau dans les chambres que vous laissez pour plus tard.

## Regions and Favor

first-tsar-lesson-regions = Régions et récompenses
first-tsar-lesson-regions-about = Comment on compte l’influence, qui reçoit quelle récompense, et quand la faveur joue un rôle.
first-tsar-lesson-regions-plates = La première manche est presque finie. L’écriteau de chaque région montre deux récompenses et l’influence de chacun : un guerrier compte 1, un boyard ou un bâtiment 2. Dans l’Est, vous avez 1, Noir et Vert ont 2.
first-tsar-lesson-regions-send = Votre dernier boyard peut aller dans une ville noire. Riazan est dans l’Est : vous y passeriez à 3, le plus haut total. Envoyez-le à Riazan.
first-tsar-lesson-regions-send-detour = Riazan est la ville noire de l’Est : envoyez-y le boyard.
first-tsar-lesson-regions-finish = Terminez votre tour. Quand les autres auront joué, les régions donneront leurs récompenses : d’abord l’Est, puis le Sud, l’Ouest et le Nord.
first-tsar-lesson-regions-finish-detour = Terminez votre tour.
first-tsar-lesson-regions-east = Vous menez dans l’Est, vous choisissez donc : 5 PV, ou un guerrier au champ de bataille avec un butin. Le deuxième reçoit l’autre récompense. Prenez les points.
first-tsar-lesson-regions-east-detour = Dans cette leçon, vous prenez les 5 PV.
first-tsar-lesson-regions-token = Parti de 6 PV, vous avez passé 10 avant tout le monde et pris le jeton Faveur. Déjà en tête, vous avez marqué 1 PV de plus : 12. Noir et Vert étaient à égalité ; Noir, devant dans la faveur, a eu l’autre récompense.
first-tsar-lesson-regions-west = Le Sud est allé à Noir. Dans l’Ouest, personne d’autre n’a de figurine : choisissez 3 PV ou un domaine. L’autre récompense n’est donnée à personne.
first-tsar-lesson-regions-west-detour = Choisissez une récompense de l’Ouest.
first-tsar-lesson-regions-round = Le Nord est allé à Vert, et la manche 2 commence. Boyards et sceaux sont rentrés ; guerriers et bâtiments restent. Il y a de nouvelles récompenses et de nouvelles cartes, et les boyards iront dans d’autres villes.
first-tsar-lesson-regions-end = Avant de planifier, regardez les quatre récompenses et où les chambres envoient leurs boyards. À deux joueurs, seul le premier d’une région est récompensé.

## Plan a round

first-tsar-lesson-plan = Planifier une manche
first-tsar-lesson-plan-about = Quelles chambres, combien de pièces, et qui sort en premier.
first-tsar-lesson-plan-goal = Votre projet, le Drap anglais, coûte un blé, un bois et une étoffe, et donne 5 PV. Seule l’étoffe manque. Voilà un plan : d’abord Échange, puis Projets.
first-tsar-lesson-plan-exchange = Envoyez votre premier boyard dans Échange.
first-tsar-lesson-plan-exchange-detour = Commencez par Échange : c’est de là que vient l’étoffe.
first-tsar-lesson-plan-free = Une seconde marchandise étrangère serait agréable, mais vous n’en avez pas besoin, et personne ne peut vous prendre les actions normales. Ne mettez pas de pièce sous ce boyard.
first-tsar-lesson-plan-free-detour = Gardez vos pièces : aucune pour Échange.
first-tsar-lesson-plan-project = Maintenant, Projets. Sa carte est la carte Kremlin dans cette manche : qui en sort avec un sceau gagne la faveur du Tsar. Cela vaut quelques pièces. Envoyez-y un boyard.
first-tsar-lesson-plan-project-detour = Ensuite vient Projets : c’est là que vous réalisez votre carte.
first-tsar-lesson-plan-bid = Votre adversaire y est aussi, sans pièce, mais gagne les égalités par la faveur. Une pièce suffit pour être plus important. Le sceau en coûtera une autre, de votre réserve. Mettez 1 pièce sous le boyard.
first-tsar-lesson-plan-bid-detour = Ici, une pièce suffit, et vous aurez besoin des autres.
first-tsar-lesson-plan-reward = Le troisième boyard : Récompense. Un titre pris maintenant comptera deux fois. Envoyez-le là.
first-tsar-lesson-plan-reward-detour = Envoyez le troisième boyard dans Récompense, pour un titre pris tôt.
first-tsar-lesson-plan-keep = Votre adversaire y a une pièce. Vous pourriez mettre plus, mais il ne resterait rien pour le sceau de Projets. Et un titre se prend aussi sans bonus. Ne mettez pas de pièce ici.
first-tsar-lesson-plan-keep-detour = Gardez vos pièces pour le sceau de Projets.
first-tsar-lesson-plan-order = Votre adversaire a quitté Récompense avec un sceau. À vous de décider qui sort d’abord. Projets doit attendre l’étoffe : ce sera donc Échange. Sortez sans sceau, pour garder vos pièces.
first-tsar-lesson-plan-order-detour = D’abord Échange, sans sceau.
first-tsar-lesson-plan-textile = Prenez l’étoffe.
first-tsar-lesson-plan-textile-detour = Le Drap anglais demande une étoffe : prenez-la.
first-tsar-lesson-plan-send = Le boyard va dans une ville noire. Regardez les écriteaux des régions : où 2 d’influence vous servent-ils le plus ?
first-tsar-lesson-plan-send-detour = Envoyez le boyard dans une ville noire.
first-tsar-lesson-plan-finish = Terminez votre tour.
first-tsar-lesson-plan-finish-detour = Gardez vos marchandises et terminez votre tour.
first-tsar-lesson-plan-seal = Le plan réussit : vous avez les marchandises, le boyard le plus important dans Projets et une pièce pour le sceau. Sortez avec lui.
first-tsar-lesson-plan-seal-detour = C’est le tour de Projets, avec un sceau.
first-tsar-lesson-plan-complete = La carte Kremlin vous a donné une pièce et mis en tête de la piste de faveur. Réalisez le Drap anglais.
first-tsar-lesson-plan-complete-detour = Réalisez le Drap anglais.
first-tsar-lesson-plan-effects = Un projet de commerce applique deux effets différents de votre plateau. Il y en a trois imprimés. Choisissez-en deux, l’un après l’autre.
first-tsar-lesson-plan-effects-detour = Choisissez deux des effets de votre plateau.
first-tsar-lesson-plan-last = Récompense a déjà un sceau, mais rien ne presse : l’action normale y reste à vous, et personne ne peut vous chasser. À votre dernier tour, vous prendrez un titre.
first-tsar-lesson-plan-end = Un bon plan pose trois questions : de quoi ai-je besoin avant quoi, où un bonus vaut-il ses pièces, et où finiront mes boyards ?
