import { withoutAccents } from "../../shared/search-text.ts";
import { actionsOf } from "./action-words.ts";
import { SOMEBODY } from "./word-lists.ts";

/** Longest part of a description that is read for works, in characters. */
const LONGEST_READING = 4_000;

/**
 * A word of a description: lower-case, without accents nor plural mark. `value` is set for a number. A mark is
 * punctuation. `actions` are the classes of work that it says. `isPast`: a participle (« posé ») tells what is there.
 */
export type Word = {
  text: string;
  value: number | null;
  isMark: boolean;
  isPast: boolean;
  actions: readonly string[];
};

const NO_WORD: Word = { text: "", value: null, isMark: true, isPast: false, actions: [] };

/** The word at a place. Outside of the description it is a mark without text. */
export function wordAt(words: readonly Word[], place: number): Word {
  return words[place] ?? NO_WORD;
}

/** How many words say an action. */
export function countActions(words: readonly Word[]): number {
  return words.filter(({ actions }) => actions.length > 0).length;
}

/** The words of a description, without what names people and streets. */
export function readWords(description: string): Word[] {
  const markedText = description.slice(0, LONGEST_READING).replace(PAST_PARTICIPLE, "$1é$2°");
  let text = withoutNames(withoutAccents(markedText).replace(/[’`]/g, "'"));
  text = ` ${text.toLowerCase().replaceAll("œ", "oe")} `.replace(HOURS_OF_DAY, lengthOfDay);
  text = text.replace(TWO_SURFACES, sumOfSurfaces).replace(TIMES_METRES, productOfMetres);
  text = text.replace(SIZE, sizeInMetres);
  for (const [pattern, plain] of REWRITINGS) text = text.replace(pattern, plain);
  const wordOf = new Map<string, Word>();
  return [...text.matchAll(WORD)].map(([whole]) => {
    const word = wordOf.get(whole) ?? readWord(whole);
    wordOf.set(whole, word);
    return word;
  });
}

/** A word as it is compared: lower-case, without accents, without the mark of the plural. */
export function plainWord(word: string): string {
  // Most words of the library are plain already, and it is read when the server starts.
  const plain = /^[a-z\d_]*$/.test(word) ? word : withoutAccents(word).toLowerCase().replaceAll("œ", "oe");
  return plain.includes("_") ? plain.split("_").map(singular).join("_") : singular(plain);
}

// « posé » loses its accent, and keeps a mark that it had one. Only words in lower case: « René » is a name.
const PAST_PARTICIPLE = /(?<![\p{L}\d])(\p{Ll}{2,24})é(e?s?)(?!\p{L})/gu;
const NOUNS_IN_E = new Set(
  (
    "pave cafe canape cle marche cote fosse degre pre sante entree allee tranchee saignee arrivee poignee journee " +
    "matinee soiree annee traversee fumee buee duree idee montee rangee chaussee araignee musee lycee tournee " +
    "stratifie contrecolle enrobe agglomere"
  ).split(" "),
);
const ENDS_AS_NOUN = /(?:ite|ete|aute|cheminee)$/;

function isNounInE(text: string): boolean {
  return NOUNS_IN_E.has(text) || ENDS_AS_NOUN.test(text);
}

const WORD = /\d{1,3}(?: \d{3})+(?![\d.,])|\d+(?:[.,]\d+)?|[a-z][a-z\d]*²?°?|m²|m³|[.;!?\n]|[,:()+&/–—|]/g;

// « de 9h à 18h » lasts nine hours.
const HOURS_OF_DAY = /\b(\d{1,2}) ?h(?:00)? ?(?:-|–|a|jusqu'a|\/) ?(\d{1,2}) ?h(?:00)?\b/g;

function lengthOfDay(whole: string, from: string, to: string): string {
  const hours = Number(to) - Number(from);
  return hours > 0 ? ` ${hours} h ` : whole;
}

// « 2 chambres de 12 et 14 m² » is 26 m². « Entre 12 et 14 m² » is no sum.
const TWO_SURFACES = /(entre |de |x ?)?\b(\d+(?:, \d+){0,6}) ?(?:et|\+) ?(\d+(?:[.,]\d+)?) ?m(?:2|²)/g;

function sumOfSurfaces(whole: string, word: string | undefined, firsts: string, last: string): string {
  if (/^(?:entre|x)/.test(word ?? "")) return whole;
  const sum = [...firsts.split(", "), last].reduce((total, figures) => total + valueOf(figures), 0);
  return `${word ?? ""}${sum} m²`;
}

// « 2 x 11 ml » of gutter is 22 ml: linear metres are no side of a surface.
const TIMES_METRES = /\b(\d) ?[x*] ?(\d+(?:[.,]\d+)?) ?ml\b/g;

function productOfMetres(_whole: string, count: string, length: string): string {
  return `${valueOf(count) * valueOf(length)} ml`;
}

// « pergola 4x3 » is in metres.
const SIZE =
  /\b([a-z]+)((?: [a-z']{2,}){0,3}) (\d{1,2}(?:[.,]\d+)?) ?x ?(\d{1,2}(?:[.,]\d+)?)(?![.,]?\d| ?(?:cm|mm|m|x)\b)/g;
const OUTSIDE = new Set(
  "pergola terrasse carport abri dalle extension piscine appentis auvent bassin cabanon garage".split(" "),
);

function sizeInMetres(whole: string, first: string, others: string, length: string, width: string): string {
  const isOutside = `${first}${others}`.split(" ").some((word) => OUTSIDE.has(word));
  return isOutside ? `${first}${others} ${length} x ${width} ml ` : whole;
}

function valueOf(figures: string): number {
  return Number(figures.replace(",", "."));
}

function readWord(token: string): Word {
  const whole = token.replace("°", "");
  if (/^\d/.test(whole)) {
    const value = Number(whole.replaceAll(" ", "").replace(",", "."));
    return { text: whole, value, isMark: false, isPast: false, actions: [] };
  }
  if (!/^[a-z]/.test(whole))
    return { text: whole, value: null, isMark: !whole.startsWith("m"), isPast: false, actions: [] };
  const text = singular(whole);
  const isInE = token.endsWith("°") || /[a-z]{3}ees?$/.test(whole);
  const isPast = (isInE && !isNounInE(text)) || PARTICIPLES.test(text);
  return { text, value: NUMBER_WORDS[whole] ?? null, isMark: false, isPast, actions: actionsOf(text) };
}

const PARTICIPLES = /^(?:re)?(?:peint|couvert|construit|detruit|recouvert|revetu)e?$/;

function singular(word: string): string {
  return word.length >= 4 && /[a-z][sx]$/.test(word) && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Numbers by their words. « une » and « un » are articles: they count in `quantities.ts`. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  quinze: 15,
  vingt: 20,
  trente: 30,
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
};

// Names are seen by their capital, before the text loses it.
function withoutNames(text: string): string {
  return text
    .replace(/\b0\d(?:[ .]?\d\d){4}\b/g, " ")
    .replace(STREET, " ")
    .replace(SMALL_STREET, " ")
    .replace(PEOPLE, ` ${SOMEBODY} `)
    .replace(/\b[Cc]hez (?:[A-Z][\w'-]+ ?)+/g, `chez ${SOMEBODY} `);
}

// « place » and « chemin » mean much else: their name begins with a capital.
const STREET =
  /\b(?:[Bb]d|[Cc]hemin|[Pp]lace|[Aa]llee|[Rr]oute|[Ss]quare) (?:de la |de l'|du |des |de |d')?(?:[A-Z][\w'-]+ ?)+/g;
const SMALL_STREET = /\b(?:rue|avenue|av\.|boulevard|impasse|quai) (?:de la |de l'|du |des |de |d')?[\w'-]+/gi;
const PEOPLE =
  /\b(?:M\.|Mr\.?|Mme|Mlle|Monsieur|Madame|[Ff]amille|Dr|SCI|SARL)(?: et (?:Mme|Madame))? (?:[A-Z][\w'-]+ ?)+/g;

// Abbreviations, and groups of words that mean one.
const REWRITINGS: [RegExp, string][] = [
  // « 3x4 m ».
  [/(\d) ?x ?(\d+(?:[.,]\d+)?) ?m(?![a-z\d²³])/g, "$1 x $2 ml "],
  [/(\d) ?m(?:l|etres?)? ?x ?(\d\d) ?cm\b/g, "$1 ml x 0.$2 ml "],
  // « 4m50 ».
  [/(?<![\d.,])(\d{1,3})m(\d\d)(?![\da-z])/g, "$1.$2 ml "],
  [/(\d) ?(?:m2|m²|metres? carres?|mcarres?)(?![a-z\d])/g, "$1 m² "],
  [/(\d) ?(?:m3|m³|metres? cubes?)(?![a-z\d])/g, "$1 m³ "],
  [/(\d) ?(?:ml|m\.l\.?|m lineaires?|metres? lineaires?|metres?|m)(?![a-z\d²³])/g, "$1 ml "],
  [/\b(env|ex|min|max|approx|ref|tel|no|n|app|appt|bat|etc|qd)\./g, "$1 "],
  [/\b(ep|dim|ht|haut|larg|long|lg|prof|diam|epais|resp|tt|ttes|nb|qte|nbx|cad|apt|cf)\.(?= ?[\da-z])/g, "$1 "],
  [/\b\d+(?:er|ere|e|eme)\b/g, " "],
  [/(\d)\+(\d)/g, "$1 x $2"],
  [/\br ?\+ ?\d\b/g, " etage "],
  [/\b(?:sdb|sdbs|s\.d\.b|s de b)\b/g, " salle de bain "],
  [/\b(?:sde)\b/g, " salle d'eau "],
  [/\bsdd\b/g, " salle de douche "],
  [
    /\b(?:plus?|pas|ni|sans) (?:d'|de )?(eau chaude|chauffage|courant|lumiere|electricite|pression|internet)\b/g,
    " manque $1 ",
  ],
  [/\bw\.?-?c\b/g, " wc "],
  [/\bmachines? a laver\b/g, " lave linge "],
  // « une prise 32A » has a line of its own.
  [/\b(?:20|25|32|40|63)a\b/g, " ampere "],
  [/ ?, ?par (?=du |de |un |une |des )/g, " par "],
  [/\bton (?:pierre|sable|bois|chene|ivoire|beige|blanc)\b/g, " "],
  [/\bhors[ -]gel\b/g, " horsgel "],
  [/\bthermo\b/g, " thermostatique "],
  [/\banti[ -]?mousses?\b/g, " antimousse "],
  [/\bclefs?\b/g, " cle "],
  [/\bds\b/g, " dans "],
  [/\balims?(?= ?(?:\+|et|,|&) ?evac)/g, " alimentation "],
  [/\bfab\b/g, " fabrication "],
  [/\bqq(?:ue)?s?\b/g, " quelques "],
  [/\b(?:n'|ne )?(?:s'|se )?(?:evacue|ecoule|vide)(?:nt)? (?:plus|pas|mal)\b/g, " bouche "],
  [/\binters?\b/g, " interrupteur "],
  [/\bva[ -]et[ -]vient\b/g, " va vient "],
  [/\bcumulus\b/g, " chauffe eau "],
  [/\bballon d'eau chaude\b/g, " chauffe eau "],
  [/\bchauffe[ -]?eaux?\b/g, " chauffe eau "],
  [/\bpacs?\b/g, " pompe a chaleur "],
  [/\bpompes a chaleur\b/g, " pompe a chaleur "],
  [
    /\b(?:s'|se )?(?:affiche|est en|met en|tombe en) (?:une |un )?(?:code |erreur|defaut|f ?\d+|e ?\d+|panne)/g,
    " panne ",
  ],
  [/\b(?:code )?erreur\b/g, " panne "],
  [
    /\b(?:fait|font) (?:des? |du |un |de la )?(?:etincelles?|bruits?|fumee|bulles|flammes|coups?|eclairs?)\b/g,
    " panne ",
  ],
  [/\b(?:sent|sentent) le (?:brule|gaz|roussi|plastique)\b/g, " panne "],
  [/\b(?:mise|mises|remise|mettre|remettre) a jour\b/g, " mise jour "],
  [/\b(?:mise|mettre|remise|remettre) en forme\b/g, " mise page "],
  [/\b(?:mise|mises|remise|remises) en place\b/g, " pose "],
  [/\b(?:mettre|remettre|mettez|met|mets) en place\b/g, " poser "],
  [/\b(?:remise|mise) (?:a neuf|en etat)\b/g, " refection "],
  [/\bremettre (?:en etat|en marche)\b/g, " restaurer "],
  [/\bremettre a neuf\b/g, " refaire "],
  [/\b(?:ne |n'|n )?(?:se |s')?(?:marche|fonctionne|chauffe|ferme|ouvre|tient)(?:nt)? (?:plus|pas|mal)\b/g, " panne "],
  [/\b(?:ne |n'|n )?(?:se |s')?(?:demarre|allume|tourne|repond|charge)(?:nt)? (?:plus|pas|mal)\b/g, " panne "],
  [/\b(?:ne |n'|n )?(?:se |s')?(?:coulisse|glisse|enclenche|verrouille)(?:nt)? (?:plus|pas|mal)\b/g, " panne "],
  [/\b(?:ne |n'|n )(?:envoi|recoi|arriv|affich|mont|descend|souffl|refroidi)[a-z]{0,5} (?:plus|pas|mal)\b/g, " panne "],
  [/\b(?:hors service|h\.s\.?|hs|en rade|k\.?o)(?![a-z])/g, " panne "],
  [/\b(?:dehors|a l'exterieur)\b/g, " exterieur "],
  [/\bsorti(?:e|s|es)? (?:du|de son|de ses|de sa|des) (?:rail|gond|glissiere)s?\b/g, " panne "],
  [/\bil pleut (?=dans|chez|a l'interieur|sur le)/g, " fuite toiture "],
  [/\b(rempl|inst|instal|repar|nett|fourn|evac|impr|chgt|chang|renov|mont|rev|entret)\.(?= ?[a-z])/g, "$1 "],
  [/\b(?:evac|evacs)\b/g, " evacuation "],
  [/\bnett\b/g, " nettoyage "],
  [/\bchang\b/g, " changement "],
  [/\bentret\b/g, " entretien "],
  [/\brepar\b/g, " reparation "],
  [/\brenov\b/g, " renovation "],
  [/\babris? (?:a |de |pour )?voitures?\b/g, " carport "],
  [/\b(?:rempl|remplct|remplt|remplact)\b/g, " remplacement "],
  [/\b(?:chgt|chgmt|chngt|changt)\b/g, " changement "],
  [/\b(?:inst|instal)\b/g, " installation "],
  [/\b(l'|un |notre |mon |votre )elec\b/g, "$1electricien "],
  [/\b(?:elec)\b/g, " electrique "],
  [/\b(?:f ?& ?p|fourniture et pose|fournir et poser|fourni pose|fourni et pose)\b/g, " pose "],
  [/\b(?:il )?reste (?:a faire |a poser )?(le|la|les|l')/g, " faire $1 "],
  [/\bsans (?:arret|cesse|fin|interruption|doute|faute|tarder)\b/g, " "],
  [/\b(?:bjr|bsr|svp|stp|slt)\b/g, " "],
  [
    /\bcomme (?:l'an (?:dernier|passe)|l'annee derniere|la derniere fois|d'hab[a-z]*|convenu|vu ensemble|prevu)\b/g,
    " ",
  ],
  [/\b(?:ca|cela|bien|tout|qui|elle|il|n'|ne) marche(?:nt)?\b(?! (?:plus|pas|mal))/g, " va "],
  [/\bmarche(?:nt)? (?:bien|tres bien|encore|a la cle|nickel)\b/g, " va "],
  [/\bet\/ou\b/g, " et "],
  [/\bgardes?[ -]corps\b/g, " gardecorp "],
  [/ [-–—•*] /g, " , "],
];
