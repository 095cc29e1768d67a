### Les pages pour apprendre un jeu, et le volet à côté du plateau qui montre les mêmes textes.

guide-learn = Apprendre à jouer
guide-learn-about = Cette page suffit : quelques minutes de lecture, et une première partie vous attend.
guide-how = Comment jouer
guide-how-of = { $game } : comment jouer
guide-aid = Aide de jeu
guide-rules = Livret de règles
guide-glossary = Glossaire
guide-reference = Référence complète
guide-reference-title = { $game } : référence complète
guide-reference-of = Dans la référence complète : { $rules }
guide-unwritten = Personne n’a encore écrit ce texte. La référence complète contient toutes les règles.

guide-help = Aide et règles
guide-key-help = aide et règles
guide-glossary-title = { $game } : glossaire
guide-more = Dans le livret de règles
guide-search-terms = Chercher dans le glossaire
guide-terms-found = { $count ->
    [0] Aucun terme ne contient ces mots.
    [one] { $count } terme
   *[other] { $count } termes
}
