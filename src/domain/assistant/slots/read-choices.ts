import { plainWords } from "../../shared/search-text.ts";
import type { QuestionName, Slots } from "../understanding.ts";
import { isAssent } from "../words/assent.ts";
import { pattern } from "../words/pattern.ts";
import { spelledWords } from "../words/spellings.ts";
import type { Span, Token } from "../words/tokens.ts";
import { shortWord, wordAt, wordsBetween, wordSet } from "../words/tokens.ts";

const SINGLE = pattern`
    \b(ponctuel(le)?s?|(juste|seulement|que|pour) ce coup( - | )?(ci|la)|
    one (- )?shot|oneshot|unique|une( seule?)? fois|1( seule?)? fois|un coup et|et (basta|
    c ' est tout|puis c ' est tout)|que celle( - | )?(ci|la)|une bonne fois|
    une seule (intervention|prestation|visite|mission|journee|seance|livraison|commande|date)|coup unique|one time|once|
    cette fois(?! par)|one off|(une|la) (prestation|intervention|mission) (unique|isolee)|
    (juste|seulement|uniquement) (ce|cette) (chantier|projet|prestation|mission|intervention)|
    (juste|seulement|qu ') une (seule )?(prestation|intervention|mission|visite|journee))\b`;
const RECURRING = wordSet(`
  recurrent recurrente recurrents recurent recurrence recurring regulier reguliere reguliers regulierement mensuel
  mensuelle hebdo hebdomadaire annuel annuelle trimestriel trimestrielle abonnement monthly weekly
`);
const EVERY = pattern`
    \b(?:\d+|une?|deux|trois|quatre|six|plusieurs) (?:fois|passages?|visites?|interventions?|
    tontes?) (?:par|l '|dans l '|tous les|chaque) (?:ans?|annee|mois|semaine|
    trimestre|jour)\b|\ba chaque (?:fois|passage|visite)\b|(?<!€|euros|
    euro|eur|\d e|balles|ht|ttc) (?:a l ' annee|contrat d ' entretien|
    par (?:mois|an|trimestre|semaine))$|\b(tout? les|tt les|
    toutes? les|
    tous les|chaque|chq|ts les|ttes les|every) (\d+ |deux |quatre |six |huit |dix |quinze |
    trois |premiers? |derniers? |debuts? de |fins? de )?(mois|semaines?|ans?|annees?|jours?|trimestres?|semestres?|
    printemps|etes?|automnes?|hivers?|
    saisons?|rentrees?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|month|week|year)\b`;

/** Single or recurring work, said in any wording. « c'est ponctuel, pas récurrent » denies the second. */
export function readRecurrence(tokens: readonly Token[]): Pick<Slots, "recurrence"> {
  const text = wordsBetween(tokens, 0, tokens.length);
  const words = text
    .replace(NOT_SO, "")
    .replace(YEARLY_FEAST, "")
    .replace(OF_FIELD, "")
    .replace(SAID_WRONG, "")
    .replace(DENIED_EVERY, "");
  const isSingle = SINGLE.test(words) && !EVERY.test(words);
  const isRecurring = EVERY.test(words) || words.split(" ").some((word) => RECURRING.has(word));
  if (isSingle === isRecurring) return isSingle ? {} : deniedRecurrence(tokens, text);
  return { recurrence: { value: isSingle ? "single" : "recurring", at: wholePlace(tokens) } };
}

// « ce n'est pas un travail régulier ».
const NOT_SO = new RegExp(
  pattern`
    \b(?:pas|(?<!\bnon )non|plus) (?:du |une? )?(?:(?:travail|chantier|contrat|client|cliente) )?(?:recurrente?|
    reguliere?|ponctuel(?:le)?|regulier|mensuel)\b`,
  "g",
);

// « reportage de la fête annuelle »: the feast comes back, not the work.
const YEARLY_FEAST = new RegExp(
  pattern`
    \b(?:fetes?|assemblee(?: generale)?|rapport|seminaire|gala|kermesse|reunion|convention|repas|soiree|brocante|salon|
    exposition|bilan|spectacle|concert|braderie) (?:annuel|mensuel|hebdomadaire|trimestriel)(?:le)?s?\b`,
  "g",
);

// « j'ai dit récurrent, faux, c'est un one shot ».
const SAID_WRONG = pattern`
    \b(?:ai|avais) (?:dit|mis|note|repondu|coche|tape) (?:que c ' etait )?(?:une? )?(?:recurrente?|ponctuel(?:le)?|
    regulier|mensuel)\b(?=.*\b(?:faux|erreur|trompe|non|mais|plutot|c ' est)\b)`;

// « je reviens sur la récurrence : c'est ponctuel ».
const OF_FIELD = /\bla recurrence\b(?=.*\b(?:ponctuel|ponctuelle|fois|unique|tou(?:te)?s|chaque))/;

// « c'est pas tous les ans ».
const DENIED_EVERY = new RegExp(
  pattern`
    \b(?:pas?|non|plus) (?:(?:tous|toutes|tt|tts|ts|ttes) les|chaque|chq) (?:\d+ )?
    (?:ans?|mois|semaines?|jours?|annees?)\b`,
  "g",
);

/** True when only some of several labels say how often (« hébergement annuel »): the whole does not come back. */
export function recursInPart(tokens: readonly Token[], labels: readonly string[]): boolean {
  const recurs = (text: string) => text.split(" ").filter((word) => RECURRING.has(word)).length;
  const ofLabels = labels.map((label) => recurs(plainWords(label)));
  const inLabels = ofLabels.reduce((sum, count) => sum + count, 0);
  const text = wordsBetween(tokens, 0, tokens.length);
  return inLabels > 0 && ofLabels.includes(0) && inLabels === recurs(text) && !EVERY.test(text);
}

/** Where a text says how often: « tous les mois », « chaque trimestre ». It is no part of the work. */
export function recurrenceSpan(tokens: readonly Token[]): Span | null {
  for (let from = 0; from < tokens.length - 1; from += 1) {
    const ofClause = OF_CLAUSE.exec(wordsBetween(tokens, from, from + 5))?.[1];
    if (ofClause !== undefined && /^[,:\n]?$/.test(wordAt(tokens, from - 1)))
      return { from, to: from + ofClause.split(" ").length };
    const times = TIMES_A_YEAR.exec(wordsBetween(tokens, from, from + 5))?.[0];
    if (times !== undefined) return { from, to: from + times.split(" ").length };
    if (!/^(tous|toutes?|touts?|tts?|ts|ttes|chaque|chq)$/.test(tokens[from]?.text ?? "")) continue;
    const article = from + (/^les?$/.test(tokens[from + 1]?.text ?? "") ? 2 : 1);
    const isCounted = /^(?:\d{1,2}|deux|trois|quatre|six|quinze)$/.test(tokens[article]?.text ?? "");
    const to = isCounted ? article + 1 : article;
    const isEvery = to > from + 1 || (tokens[from]?.text ?? "").startsWith("ch");
    if (isEvery && /^(mois|semaines?|ans?|annees?|trimestres?|semestres?)$/.test(tokens[to]?.text ?? ""))
      return { from, to: to + 1 };
  }
  return null;
}

// « …, contrat récurrent, 450 € par mois »: a clause of its own.
const OF_CLAUSE = pattern`
    ^((?:contrat|prestation|mission|intervention|facture|abonnement) (?:recurrente?|reguliere?|mensuel(?:le)?|
    annuel(?:le)?|hebdomadaire|trimestriel(?:le)?)|recurrente?|abonnement)(?: [,.;\n]|$)`;

// « une fois par an », « deux passages par mois », « à chaque fois ».
const TIMES_A_YEAR = pattern`
    ^(?:(?:une?|deux|trois|quatre|six|\d{1,2}) (?:fois|passages?|visites?|interventions?|rdv|entretiens?|tontes?)
    \x20(?:par|\/|chaque|tous les) (?:an|mois|semaine|trimestre|semestre|saison|annee)|a chaque (?:fois|passage|visite))
    (?![a-z])`;

// « c'est pas récurrent ».
function deniedRecurrence(tokens: readonly Token[], text: string): Pick<Slots, "recurrence"> {
  const [, kind] = /\b(?:pas|plus) (?:du |un )?(recurrent|regulier|mensuel|annuel|ponctuel)/.exec(text) ?? [];
  return kind ? { recurrence: { value: kind === "ponctuel" ? "recurring" : "single", at: wholePlace(tokens) } } : {};
}

const NEW = /\b(zero|nouveau|nouvo|nouvel|nouvelle|neuf|new|autre|cree[rz]?|le creer)\b/;
const EXISTING = pattern`
    \b(exist\w{0,6}|deja|ancien|celui|meme|reprends|reprendre|retrouve|retrouver|(?:la|ma|mes|notre) listes?|
    mes projets|en cours|existing)\b`;

// « rien n'existe, il faut le créer ».
const NOTHING = /\b(?:rien|aucun(?: projet)?) n ' existe\b|\bn ' existe (?:pas|rien)\b/;

/** A new project or an existing one. */
export function readMode(tokens: readonly Token[]): Pick<Slots, "mode"> {
  const words = wordsBetween(tokens, 0, tokens.length);
  if (DOUBT.test(words) || /\bni\b.* ni\b/.test(words)) return {};
  const isNew = NEW.test(words);
  // « un nouveau, il existe pas encore ».
  const isExisting = EXISTING.test(words.replace(/\bexist\w{0,3} (?:pas|plus|rien)(?: encore)?\b/, isNew ? "" : "$&"));
  const isDenied = /\b(pas|n ' existe pas|existe pas|aucun)\b/.test(words);
  if ((isDenied && isExisting && !isNew) || NOTHING.test(words))
    return { mode: { value: "new", at: wholePlace(tokens) } };
  if (isNew === isExisting) return {};
  return { mode: { value: isNew ? "new" : "existing", at: wholePlace(tokens) } };
}

const FILLERS = wordSet("ben bah be beh bin eh he bon alors ah oh hey ha donc et mais voila enfin");
const YES = wordSet(`
  oui ouais ouai oue oe oeh ouep wep yeap ouaip
  yes yep yeah ok okay okey oki dac daccord carrement volontiers exactement evidemment
  affirmatif absolument exact clair grave volontier parfait super nickel go sure
  impeccable impec banco certainement si vasy allez yop ui wi
  top
`);
const YES_PHRASES = phrases(`
  d ' accord, bien sur, vas y, vas - y, c ' est bon, c ' est parti, c ' est ok, c ' est fait, c ' est commence,
  c ' est ca, c ' est tout bon, tout bon, c ' est deja, c bon, c ok, c parti, ca marche, ca roule, ca y est,
  ca me va, je veux bien,
  avec plaisir, je prefere oui, tu peux, pourquoi pas, deja, pas de souci, pas de soucis,
  pas de probleme, c ' est carre, c ' est parfait, c ' est valide, on y va, on a commence, on a demarre, on a attaque,
  on a deja,
  je confirme, je valide, confirme, valide, valider, emets, emets la, c ' est termine, c ' est fini, on a fini,
  feu vert, envoie la sauce,
  tout est juste, tout est bon, tout est ok, tout est correct, tout est conforme, tout est en ordre,
  balance, roule, nickel, on fonce, fonce, lance, banzai, allons y, tu as mon feu vert, t ' as mon feu vert,
  j ' ai fini, deja fini, j ' ai commence, j ' ai deja, j ' ai demarre, j ' ai attaque
`);
const NO = wordSet("non nan nn nope no nenni jamais negatif niet aucunement aucun aucune");
const NO_PHRASES = phrases(`
  pas encore, toujours pas, pas la peine, pas besoin, pas maintenant, pas du tout, pas tout de suite, pas aujourd,
  pas cette fois,
  pas de devis, pas necessaire, surtout pas, plus tard, c ' est pas la peine, c ' est pas commence, inutile,
  sans devis, hors de question, pas question,
  on a pas commence, on a pas encore, on a pas demarre, direct, rien de commence, rien d ' entame, rien du tout,
  sans facon, non merci, je m ' en passe, on s ' en passe,
  on s ' en passera, c ' est inutile, ca sert a rien, je vois pas l ' interet, aucun interet,
  rien encore, que dalle, je prefere pas, je ne prefere pas
`);
// « les gars ont attaqué hier », « on n'a rien commencé ».
const STARTED = pattern`
    \b(?:ai|a|ont|avons|est|sont) (?:(?:deja|bien|tous|toujours|encore|pas|rien|jamais) )*(?:commencee?s?|attaquee?s?|
    demarree?s?|entamee?s?|finie?s?|terminee?s?|faite?s?|bouclee?s?|lancee?s?|avance)\b`;
const DOUBT = pattern`
    \b(peut etre|peut - etre|ptet|(sais|sai|jse|jsais|chsais|chais) (pas|plus|pu|p)|jsp|aucune idee|ca depend|
    hesite|bof(?! non))\b`;

/** The answer to a yes-or-no question. None for a doubt and for any other text. */
export function readYesNo(text: string, tokens: readonly Token[], about: QuestionName): Pick<Slots, "yes"> {
  const meaningful = tokens.filter(({ kind, text: word }) => kind !== "line" && !/^[,;.!?]$/.test(word));
  while (meaningful[0] && isFiller(meaningful[0].text)) meaningful.shift();
  const words = meaningful.map(({ text: word }) => shortWord(word)).join(" ");
  const isOther = DOUBT.test(words) || meaningful.some(({ kind }) => kind === "number");
  const isForbidden = about === "invoiceConfirm" && FORBIDDEN.test(words);
  const answer = isForbidden
    ? false
    : isAssent(text)
      ? true
      : isOther
        ? null
        : (readThumb(text) ??
          readWords(shortWord(meaningful[0]?.text ?? ""), words) ??
          (about === "tasksStarted" ? readWorkDone(words) : about === "quotePreference" ? readWant(words) : null));
  return answer === null ? {} : { yes: { value: answer, at: [0, text.length] } };
}

// « je suis pas encore certain du montant, n'émettez pas la facture ».
const FORBIDDEN = pattern`
    \b(?:emets|emet|emettez|envoie|envoyez|envoyer|emettre|facture|facturez|facturer|cree|creez|lance|lancez)
    \x20(?:surtout )?pas(?: encore)? (?:la|cette|ma) facture\b`;

// « on a posé les premières plaques », « pas un coup de pelle ».
function readWorkDone(words: string): boolean | null {
  if (/^pas (un|une|le moindre|la moindre) |\bon attend\b/.test(words)) return false;
  if (UNDER_WAY.test(words)) return !/\b(pas|rien|jamais)\b/.test(words);
  return WORKED.test(words) ? !/\b(pas|rien|jamais|aucune?|personne)\b/.test(words) : null;
}

// « les gars y sont », « ça avance bien », « chantier fini ».
const UNDER_WAY = pattern`
    ^(?:c ' est|c|tout est) en cours\b|\b(?:est|suis|sont) dessus\b|\b(?:y (?:suis|est|sont|sommes)|ca (?:avance|
    roule|suit son cours)|(?:chantier|travaux|boulot|tout|taf) (?:est |
    sont )?
    (?:fini|termine|boucle|livre|attaque|demarre|commence|lance)e?s?)\b`;

const WORKED = pattern`
    \b(?:ai|a|ont|avons|est|sont) (?:(?:deja|bien|tous|tout|pas|rien|jamais|encore) )*(?:pose|casse|demonte|demoli|
    coule|monte|livre|peint|
    carrele|
    coupe|creuse|nettoye|prepare|installe|depose|trace|ponce|bache|protege|branche|soude|perce|plante|tondu|taille|
    touche)e?s?\b`;

// « le client en veut un », « il en veut pas ».
function readWant(words: string): boolean | null {
  if (/^(?:je prefere|plutot|oui) avec\b|^avec (?:un )?devis$/.test(words)) return true;
  if (/^(?:je prefere|plutot) sans\b|^ca (?:ira|va aller)\b/.test(words)) return false;
  const [, how] =
    /\ben (?:faut|veut|voudrait|veulent|demande|demandent|reclame) (pas|plus|aucun|un|bien)\b/.exec(words) ?? [];
  return how === undefined ? null : how === "un" || how === "bien";
}

function isFiller(word: string): boolean {
  return FILLERS.has(shortWord(word)) || spelledWords(word).length === 0;
}

function readThumb(text: string): boolean | null {
  if (/^\s{0,9}(?:👍|✅|👌|✔|🆗)/u.test(text)) return true;
  return /^\s{0,9}(?:👎|❌|🚫)/u.test(text) ? false : null;
}

function readWords(first: string, words: string): boolean | null {
  if (NO.has(first) || startsWith(words, NO_PHRASES) || REFUSED.test(words)) return false;
  if (YES_BUT.test(words) || / (non|nan)$/.test(words)) return null;
  if (/ (oui|ok|d ' accord)$/.test(words) && !/\b(pas|jamais|non)\b/.test(words)) return true;
  if (DENIED_YES.test(words)) return false;
  if (YES.has(first) || startsWith(words, YES_PHRASES)) return !/^(ok|si) (mais )?(non|pas)\b/.test(words);
  return STARTED.test(words) ? !/\b(pas|rien|jamais)\b/.test(words) : null;
}

// « oui mais pas tout de suite », « oui, sauf que le taux est faux »: no yes to what is asked now.
const YES_BUT = pattern`
    \b(?:mais|sauf|plus tard|demain|pas (?:maintenant|tout de suite|encore|aujourd)|quand (?!meme)|si tu|
    attends?|la semaineprochaine|ce soir|tout a l ' heure|bientot)\b`;

function phrases(list: string): readonly string[] {
  return list.split(",").map((phrase) => phrase.trim());
}

// « pas utile », « pas commencé », « bof non », « attends pas encore ».
const REFUSED = pattern`
    ^(?:(?:certainement|absolument|surement|evidemment|carrement|clairement|vraiment|franchement|bien sur|sur|
    grave) (?:que )?(?:pas|non|jamais)|pas (?!de soucis?|de probleme|mal|sur|certain|faux|vrai)|attends? pas |
    bof non)`;

// « lance pas la facture », « je valide rien »: the word of a yes that is forbidden.
const DENIED_YES = pattern`
    ^(?:je |on |tu |vous |ne |n ' )*(?:lance|balance|fonce|roule|emets|emettre|valide|valider|confirme|envoie|peux|
    prefere|
    veux|vas y|y va)(?: la| le)?(?: surtout)? (?:pas|plus|jamais|rien|aucune?)(?! de soucis?| de probleme)\b`;

function startsWith(words: string, list: readonly string[]): boolean {
  return list.some((phrase) => words === phrase || words.startsWith(`${phrase} `));
}

function wholePlace(tokens: readonly Token[]): [number, number] {
  return [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
}
