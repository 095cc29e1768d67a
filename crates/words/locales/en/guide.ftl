### The pages to learn a game from, and the drawer beside the board that shows the same texts.

guide-learn = Learn to play
guide-learn-about = You need nothing but this page: a few minutes of reading, and a first game that waits for you.
guide-how = How to play
# $game: the name of the game
guide-how-of = How to play { $game }
guide-aid = Player aid
guide-rules = Rulebook
guide-glossary = Glossary
# The catalogue of rules that the program itself follows, in English.
guide-reference = Complete reference
# $game: the name of the game
guide-reference-title = { $game }: complete reference
# The label of a small sign beside a paragraph. $rules: ids of rules, such as "STR-112, STR-Q5"
guide-reference-of = In the complete reference: { $rules }
# Instead of a text that does not exist in any language yet.
guide-unwritten = Nobody has written this text yet. The complete reference has every rule.

# The drawer beside the board, and the button that opens it.
guide-help = Help and rules
# What the key "r" does, in the list of keys.
guide-key-help = help and rules
# $game: the name of the game
guide-glossary-title = { $game }: glossary
# A link from a term to the paragraph of the rulebook that explains it.
guide-more = In the rulebook
guide-search-terms = Search the glossary
guide-terms-found = { $count ->
    [0] No term has these words.
    [one] { $count } term
   *[other] { $count } terms
}
