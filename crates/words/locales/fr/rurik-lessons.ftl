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
