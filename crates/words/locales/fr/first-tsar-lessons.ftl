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
