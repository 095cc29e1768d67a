### Stránky, ze kterých se lze hru naučit, a panel vedle herního plánu s týmiž texty.

guide-learn = Naučte se hrát
guide-learn-about = Víc než tuto stránku nepotřebujete: pár minut čtení a čeká vás první partie.
guide-how = Jak se hraje
guide-how-of = { $game }: jak se hraje
guide-aid = Přehled pro hráče
guide-rules = Pravidla
guide-glossary = Slovníček
guide-reference = Úplný přehled pravidel
guide-reference-title = { $game }: úplný přehled pravidel
guide-reference-of = V úplném přehledu pravidel: { $rules }
guide-unwritten = Tento text zatím nikdo nenapsal. Všechna pravidla jsou v úplném přehledu.

guide-help = Nápověda a pravidla
guide-key-help = nápověda a pravidla
guide-glossary-title = { $game }: slovníček
guide-more = V pravidlech
guide-search-terms = Hledat ve slovníčku
guide-terms-found = { $count ->
    [0] Tato slova v žádném pojmu nejsou.
    [one] { $count } pojem
    [few] { $count } pojmy
   *[other] { $count } pojmů
}
