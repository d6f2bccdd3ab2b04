const LONGEST = 300;

const LEADS = "(?:(?:ah|oh|bon|non|nan|ok|oui|et|mais|alors|donc|attends?|en fait|finalement|euh),? ){0,4}";
const AFTER_THING = new RegExp(
  `^(${LEADS})(?:pour )?` +
    "((?:la |le |les |l['’] ?)?(?!(?:r?ajoute|mets?|mettre|passe|enl[eè]ve|supprime|retire|compte|fais|tu|je|on|" +
    "change|total|devis|il|elle|ça|ca|c['’])(?![\\p{L}]))[^\\d€,;:.!?()]{3,60}?),? " +
    "(?:(?:en fait|finalement|plut[oô]t|du coup),? )?" +
    "(?:(?:(?:tu|on|je|il faut|faut) )?(?:(?:la|le|les) )?(?:mets?|mettez|mettre|comptes?|compter)|" +
    "(?:tu|on|je) (?:(?:la|le|les) )?passes?)(?:[- ](?:la|le|les|moi|lui|y))?" +
    "(?: plut[oô]t| finalement| aussi)? (?:[àa] )?(?=\\d)",
  "iu",
);
const LISTED = /^((?:la |le |les |l['’] ?)[^\d€,;:.!?()]{3,60}), (?=\d[\d  ]*(?:[.,]\d{1,2})? ?(?:€|euros?)[ .!]*$)/iu;

/**
 * A change whose verb is said after its thing, as one speaks: « la colonne mets 400 euros » is « mets la colonne à 400
 * euros ». Another text stays.
 */
export function withVerbFirst(text: string): string {
  if (text.length > LONGEST) return text;
  return text.replace(AFTER_THING, "$1mets $2 à ").replace(LISTED, "$1 ");
}
