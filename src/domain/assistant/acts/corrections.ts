import { nearestWord, wordsWithin } from "../../shared/text/typing-errors.ts";
import type { QuestionName } from "../understanding.ts";
import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { fieldOfRenamed, isFirstName, isFirstNameDenied, isNameMiswritten, saysOtherName } from "./said-names.ts";

// A correction changes an earlier answer: « non, le prénom c'est Jean », « change l'email », « je me suis trompé de
// date ».

/** A field that can be corrected in a conversation. */
export type CorrectedField =
  | "projectName"
  | "company"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "recurrence"
  | "startDate"
  | "endDate"
  | "description"
  | "hours"
  | "rate"
  | "dayRate"
  | "days"
  | "flatPriceEuros"
  | "vatPercent"
  | "discountPercent";

// What is precise stands before what is wide: « le nom du projet » before « le nom ».
const FIELDS: readonly [CorrectedField, RegExp][] = [
  [
    "company",
    pattern`
      \bnom d[eu] (?:la |l' |sa |son |leur )?(?:societe|entreprise|boite|firme|boutique|magasin|enseigne|marque|resto|
      restaurant|salon)\b`,
  ],
  [
    "projectName",
    pattern`
      \b(?:nom d[eu] (?:projet|chantier)|(?<!(?:fin|debut|date|duree|adresse|demarrage|livraison|reception) (?:du|
      de ce) )
      (?:projet|chantier) (?:(?:ne |n' )?s' appelle|se nomme|c' est)|
      titre du projet|intitule)\b`,
  ],
  ["email", /\b(?:e mail|email|mail|courriel|adresse (?:mail|email)|<mail>|adresse electronique)(?: |$)/],
  ["phone", /\b(?:telephone|tel|portable|numero)\b/],
  ["firstName", /\b(?:prenom|petit nom|se prenomme)\b/],
  ["lastName", /\b(?:nom(?: de famille)?|patronyme)\b/],
  [
    "company",
    pattern`
      \b(?:societe|entreprise|boite|firme|raison sociale|enseigne|(?:boutique|magasin) (?:s' appelle|se nomme|
      c' est))\b`,
  ],
  [
    "lastName",
    pattern`
      \b(?:est|etait) (?:pas|plus) (?:m|mme|mlle|monsieur|madame) |\bs' appelle\b|\bclient(?:e)? (?:c' est|n' est|
      est) (?:pas|plus)\b|
      \bc' est (?:m|mme|mlle|monsieur|madame) \w+ (?:, )?(?:et )?(?:pas|non|non pas) (?:m|mme|mlle|monsieur|madame) |
      \bcliente? c' est [a-z]\w* (?:, )?(?:et )?(?:pas|non) [a-z]`,
  ],
  [
    "endDate",
    pattern`
      \b(?:date de fin|la fin|fini(?:r|t|ra|rait|rons)?|termin(?:e|er|era|erait|erons)|boucle(?:ra|r)?|rendu(?: le)?|
      livre(?:ra|r) le)\b(?! (?:meme|deja))`,
  ],
  ["vatPercent", /\b(?:tva|vat)\b/],
  ["discountPercent", /\b(?:remise|rabais|ristourne|reduction)\b/],
  ["dayRate", /\b(?:tjm|(?:taux|tarif|prix) (?:journalier|jour|a la journee|de la journee))\b/],
  [
    "flatPriceEuros",
    pattern`
      \b(?:forfait|montant (?:total|global|exact|correct|juste|reel|final|convenu)|(?:bon|vrai|l[ea]|son|mon)
      \x20montant (?:ht |ttc )?(?:est|c' est|sera|de)|prix (?:total|global))\b`,
  ],
  ["startDate", /\b(?:date|debut\w{0,7}|demarr\w{1,6}|commenc\w{1,6}|attaqu\w{1,5})\b/],
  [
    "recurrence",
    pattern`
      \b(?:recurrence|recurrent|recurrente|ponctuel|ponctuelle|regulier)\b|\bc' est (?:juste |seulement |
      que )?une (?:seule )?fois\b|
      \bc' est (?:(?:tous|toutes) les|chaque|(?:une|deux|trois) fois par) (?:ans?|mois|semaines?|trimestres?|annees?)\b|
      \b(?:revient|reviens|reviendra|repete|se fait|on y va|j' y vais|passe|on passe) (?:tous|toutes|chaque|une fois
      \x20par|deux fois par) |\bcontrat (?:annuel|mensuel|a l' annee|d' entretien)\b`,
  ],
  [
    "rate",
    pattern`
      \b(?:taux|tarif|prix|prix de l' heure|cout horaire)\b|(?:€|euros?|eur|\d|\d e) (?:de |par |a )?l' (?:heure|h)\b|
      (?:€|euros?|eur|\d e) (?:de |par |a )?(?:heure|lheure|leure|h)\b`,
  ],
  ["hours", /\b(?:heures|duree|temps|heure|\d+ h)\b/],
  [
    "days",
    pattern`
      \b(?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt) (?:jours?|j|journees?)\b|
      \b(?:nombre de jours|les jours|mes jours|trompee? de jours)\b`,
  ],
  ["description", /\b(?:description|descriptif|travaux|mission)\b/],
  ["projectName", /\bprojet\b/],
  ["email", /\badresse\b/],
];

const WRONG = pattern`
    \b(?:trompee?s?|coquille|mepris|meprise|plantee?|gour+ee?s?|(?<!sauf )erreur|(?<!sans )faute|betise|connerie|
    confond(?:ue?|s)|mauvais(?:e)? (?:e ?mail|mail|numero|nom|prenom|adresse|date|tel|telephone|portable|societe)|
    typo|fix|erronee?|
    incorrecte?|
    inexacte?|faux(?! (?:plafonds?|planchers?|murs?|conduits?|combles|limons?|gazon|ongles?|cils|bois|marbre|parquet|
    frais|jours?|aplombs?)\b)|
    y a (?:bien |juste )?(?:une?|deux|qu' une?) [a-z]|
    mal (?:ecrit|tape|note|dit|dicte|prononce|articule|epele|orthographiee?|recopiee?|copiee?|retranscrite?|saisie?|
    renseignee?|exprimee?|expliquee?|compris|entendu)|inverse|gourer|tromper|planter|fausse|
    rectif|rectification|correction|corrige|corriger|corrigez|pas (?:le |la )?(?:bon|bonne|juste|correcte?|exacte?)|
    je voulais dire|faut lire)\b|
    \b(?:numero|telephone|tel|portable|e ?mail|mail|adresse|adresse mail|nom|prenom) (?:a|ont) change\b|
    \b(?:manqu(?:e|ait)|oublie|saute) (?:juste |encore )?(?:une?|le|la|l'|deux) (?:\w+ )?(?:dans|a|au|a la fin|
    pour) (?:le|la|l'|
    son|sa)? ?(?:e ?mail|mail|adresse|nom|prenom|numero)`;
const CHANGES = pattern`
    \b(?:chang(?:es?|er|ez)|modifi(?:e|er|ez)|corrig(?:e|er|ez)|rectifier?|remplacer?|reviens sur|mets plutot|refais|
    reprends|revenir sur|revoir)\b`;
const INSTEAD = pattern`
    \b(?:(?:decal|repouss|report|avanc)ee?|plutot|en fait|finalement|au lieu|non|pardon|attends|oups|mince|zut|rectif|
    ah|nan|desole|(?:et )?pas)\b`;
const CHANGE_VARIANTS = wordsWithin(["change", "changer", "modifie", "modifier", "corrige", "corriger"]);

/**
 * The field that a message corrects, or null when it corrects nothing. `about` is what the question that waits is
 * about. `isOrdered`: the message is an order to change something.
 */
export function correctedField(
  clauses: readonly Clause[],
  about: QuestionName,
  isOrdered: boolean,
): CorrectedField | "unknown" | null {
  const text = clauses.map(({ words }) => words.map(correctVerb).join(" ")).join(" , ");
  const isChange = isOrdered || (about === "description" ? ORDERS_CHANGE : CHANGES).test(text);
  const isWrong = WRONG.test(text);
  const everyField = FIELDS.filter(([, pattern]) => pattern.test(text)).map(([field]) =>
    field === "lastName" && isFirstName(text) ? "firstName" : field,
  );
  const renamedField = fieldOfRenamed(text);
  if (renamedField) return renamedField;
  if (everyField.length === 0 && AFTER_WHO.has(about) && saysOtherName(text)) return "lastName";
  if (everyField.length === 0 && about !== "projectName" && isNameMiswritten(text)) return "lastName";
  // « le projet s'appelle … » names no person.
  if (everyField.length === 0 && isFirstNameDenied(text)) return "firstName";
  const isOfThing = everyField[0] === "projectName" || (everyField[0] === "company" && SAYS_FIRM.test(text));
  const fields = isOfThing ? everyField.filter((name) => name !== "lastName") : everyField;
  const isOtherDay = about !== "startDate" && OTHER_DAY.test(text);
  const replacement = (INSTEAD_OF.test(text) ? replacedField(text) : null) ?? (isOtherDay ? "startDate" : null);
  const field = fields[0] ?? replacement ?? undefined;
  if (replacement && !isOrderedChange(text, isOrdered)) return replacedField(text, fields[0]) ?? replacement;
  if (field === undefined) return isWrong && !/\bquestion\b/.test(text) ? "unknown" : null;
  if (isWrong || isChange) return field;
  if (INSTEAD_OF.test(text) && field !== about) return field;
  if (fields.some((name) => name === about || (about === "duration" && OF_DURATION.has(name)))) return null;
  if (field === "lastName" && NAMES.has(about) && !/\bnom\b/.test(text)) return null;
  const isSaid = SAID.test(text);
  return about === "description"
    ? (isSaid && INSTEAD.test(text)) || OF_VALUE.test(text)
      ? field
      : null
    : isSaid || STARTS_AGAIN.test(text)
      ? field
      : null;
}

/** The field whose value a message replaces (« 7 h, pas 6 », « c'est pas le 5 mais le 12 »), or null. */
export function replacedFieldOf(clauses: readonly Clause[], about: QuestionName): CorrectedField | null {
  const text = clauses.map(({ words }) => words.join(" ")).join(" , ");
  const field = INSTEAD_OF.test(text) ? correctedField(clauses, about, false) : null;
  return field === "unknown" ? null : field;
}

/** The field that a message corrects while no question waits: « ah non, le prénom c'est Jean ». */
export function takenBackField(clauses: readonly Clause[]): CorrectedField | null {
  const text = clauses.map(({ words }) => words.join(" ")).join(" , ");
  if (!STARTS_AGAIN.test(text) && !WRONG.test(text)) return null;
  const field = correctedField(clauses, "card", false);
  return field === "unknown" ? null : field;
}

/**
 * The field that a message says again while no question waits: « le nom du projet c'est plutôt Grange », « c'est Mme
 * Rousseau pas Mme Roussel », « remise 5 % au lieu de 10 ».
 */
export function restatedField(clauses: readonly Clause[]): CorrectedField | null {
  const text = clauses.map(({ words }) => words.join(" ")).join(" , ");
  if (!RESTATES.test(text) && !INSTEAD_OF.test(text) && !CHANGES_FIRST.test(text)) return null;
  const field = correctedField(clauses, "card", true);
  return field === "unknown" ? null : field;
}

const RESTATES = pattern`
    ^(?:(?:non|nan|en fait|pardon|ah|attends|mais|,) ){0,4}(?:l[ea] |l' |les |son |sa |mon |ma )?(?:nom|prenom|societe|
    entreprise|boite|mail|email|e mail|courriel|telephone|tel|numero|projet|chantier|tva|remise|taux|tarif|date|debut|
    client|cliente)(?: \w+'?){0,3} (?:c' est|est|s' appelle|ce sera|sera) `;

// « change le début au 3 janvier », « mets plutôt 12 h ».
const CHANGES_FIRST = pattern`
    ^(?:(?:non|nan|en fait|pardon|attends|,) ){0,3}(?:change|changez|modifie|modifiez|corrige|corrigez|rectifie|
    mets plutot|mets finalement) `;

// « la boîte s'appelle Menuiserie Duval ».
const SAYS_FIRM = /\b(?:societe|entreprise|boite|firme|enseigne|boutique|magasin) (?:s' appelle|se nomme|c' est)\b/;

// The questions that come after those of who it is for, and that no name answers.
const AFTER_WHO: ReadonlySet<QuestionName> = new Set(["email", "recurrence", "startDate", "duration"]);

// What the question of the duration asks for.
const OF_DURATION = new Set<CorrectedField>([
  "hours",
  "rate",
  "days",
  "dayRate",
  "flatPriceEuros",
  "vatPercent",
  "discountPercent",
]);

// « mets 7 h au lieu de 6 h », « c'était pas 48 mais 58 € », « 85 € de l'heure pas 95 »: the value that replaces
// another.
const INSTEAD_OF = pattern`
    \bau lieu d(?:e|') |\bplutot qu(?:e|') |
    \bc' est (?:m|mme|mlle|monsieur|madame) \w+ (?:, )?(?:et )?(?:pas|non|non pas) (?:m|mme|mlle|monsieur|madame) |
    \bcliente? c' est \w+ (?:, )?(?:et )?(?:pas|non) \w|
    \b(?:fini|finira|commence|commencera|demarre|demarrera|debute|debutera|termine|terminera) (?:le|au) \S+
    \x20(?:\w+ )?(?:, )?(?:et )?(?:pas|non) (?:le|au) \d|\ba la place d(?:e|') |\b(?:est|etait|sont|
    s' appelle|se nomme) (?:pas|plus)
    \x20(?:\S+ ){1,9}(?:, )?(?:mais|c' est) |
    (?:^| )(?:le|au|pour le) \d{1,2} (?:[a-z]{3,9} )?(?:, )?(?:et )?(?:pas|non) (?:le|au|pour le) \d|
    (?:^| )(?:\d\S{0,9}|%|€|euros?|cent|vingt|dix|cinq|h|heures?|jours?|mille) (?:(?:de l'|ht|ttc|heure|h|par|
    l'|la|journee|jour|
    le|sur ce chantier|sur ce projet) ){0,3}(?:, )?(?:et )?(?:pas|non|non pas) (?:(?:a|au|le|la|de) )?(?:\d|dix|
    vingt|cinq|cent|
    trente|quarante|cinquante|mille|deux|trois|quatre|six|sept|huit|neuf|douze|quinze)|
    \b(?:nom|prenom|societe|boite|projet)(?: de famille)? , \S+ (?:, )?et (?:pas|non) \S|
    \b(?:s' (?:appelle|ecrit)|se nomme) (?:\S+ ){1,6}(?:, )?(?:et )?(?:pas|non) \S|
    \b(?:j' |on |tu |vous )(?:ai|avais|a|avait|as|avez) (?:mis|dit|note|ecrit|tape|marque) .{1,40} (?:c' est|il faut|
    faut lire|s' appelle|s' ecrit|mais (?:l[ea] |on |ca )(?:\w+ )?(?:debute|commence|demarre|attaque)) \S|
    \b(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|
    jeudi|vendredi|samedi) (?:, )?(?:et )?(?:pas|non)(?: pas)? (?:le |au |du )?(?:\d|lundi|mardi|mercredi|jeudi|
    vendredi|samedi)`;

// « non pas le 3, le 10 février »: one day for another.
const OTHER_DAY = pattern`
    ^(?:(?:non|nan|ah|en fait|pardon|attends|desole|oups|zut|mince|,) )*pas (?:(?:le|au|pour le) )?(?:\d{1,2}|lundi|
    mardi|mercredi|jeudi|
    vendredi|samedi)(?: [a-z]{3,9})? (?:(?:, |mais |c' est |plutot )+(?:(?:le|au|pour le) )?|(?:le|au|
    pour le) )(?:\d{1,2}|1er|premier|lundi|
    mardi|mercredi|jeudi|vendredi|samedi)(?: |$)|
    ^(?:(?:non|nan|ah|en fait|pardon|attends|desole|oups|zut|mince|,) )*c' est (?:le|au|pour le) \d{1,2}
    \x20(?:[a-z]{3,9} )?(?:, )?(?:et )?(?:pas|non) (?:le|au|pour le) \d{1,2}(?: [a-z]{3,9})?$`;

function replacedField(text: string, fieldSaid?: CorrectedField): CorrectedField | null {
  if (/(?:€|euros?|eur)(?: |$)/.test(text) && fieldSaid !== "hours") return fieldSaid ?? "rate";
  if (/\d ?(?:€|euros?)(?: |$)/.test(text)) return "rate";
  if (fieldSaid !== undefined && fieldSaid !== "hours") return fieldSaid;
  if (/\d (?:h|heures?)(?: |$)/.test(text)) return "hours";
  return fieldSaid ?? (/<mail>/.test(text) ? "email" : null);
}

// « dans le devis, mets 10 % au lieu de 20 % » changes a document.
function isOrderedChange(text: string, isOrdered: boolean): boolean {
  return isOrdered && /\b(?:devis|facture|avoir)\b/.test(text);
}

const NAMES: ReadonlySet<QuestionName> = new Set(["firstName", "lastName", "company", "projectName"]);
const SAID = pattern`
    \b(?:c' est|ce sera|s' appelle|s' ecrit|se prenomme|se nomme|
    on (?:commence|debute) (?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi|
    plus)|on (?:l'|la|le|les) (?:decale|met|passe|repousse|avance|change)|
    faut (?:(?:l'|la|le|les) )?(?:appeler|mettre|ecrire|lire|noter|nommer)|on demarre|compte|est pas bonne?|
    etait)\b|\b(?:prenom|nom|projet|mail|email|
    electronique|
    societe|entreprise|boite|boutique|magasin|raison sociale|date|debut|fin|description|taux|tarif|duree|telephone|
    numero|portable) (?:(?:exacte?|
    correcte?|bonne?|complete?|horaire|final|definitif|de famille) ){0,2}(?:est|=|sera)
    (?: |$)`;
// « la TVA c'est zéro », « le taux horaire est de 45 »: no description of a work says the value of a field.
const OF_VALUE = pattern`
    (?:^| )(?:l[ea] |l' |son |sa |mon |ma )(?:tva|tjm|remise|taux(?: horaire| de tva)?|tarif(?: horaire)?|e ?mail|
    mail|date(?:
    de debut| de fin)?|numero|telephone|portable|prenom|nom)(?: , )? ?(?:c' est|est (?:de|a)|sera|
    passe a) (?:plutot )?(?:le |la |a |de )?
    (?:<mail>|\d|zero|dix|vingt|cinq)|
    ^(?:(?:non|nan|ah|en fait|finalement|pardon|plutot|oups|mince|,) )+(?:l[ea] )?(?:date de )?(?:debut|demarrage|fin|
    date) (?:(?:plutot|finalement|,) )*(?:(?:le|au|pour) )?(?:\d|lundi|mardi|mercredi|jeudi|vendredi|samedi|demain)`;
const ORDERS_CHANGE =
  /^(?:non |stp |ah |en fait |pardon |, )*(?:change|changez|modifie|modifiez|corrige|corrigez|rectifie)\b/;
const STARTS_AGAIN = /^(?:non|nan|en fait|pardon|finalement|ah non|rectif|wait|sorry|oups|mince|zut|attends?)\b/;

function correctVerb(word: string): string {
  return word.length < 5 ? word : (nearestWord(word, CHANGE_VARIANTS) ?? word);
}
