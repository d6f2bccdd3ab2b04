import { withCapital } from "../../../shared/french-format.ts";
import { blankPart } from "../lines/blank-part.ts";

// « Section Conception : maquettes 4 jours. Section Développement : intégration 8 jours »: the head of a part names no
// work, and stands above those after it.

/** A head of a part, and where the text says it. */
export type SaidHead = { title: string; at: [number, number] };

const LONGEST = 4_000;
const START = "(?<=(?:^|[.:;,\\n])[ \\t]{0,4})";
const NAME = "\\p{L}[\\p{L} '’/&-]{1,40}?";
// A lot with its rank is named with it.
const OF_LOT =
  "(?:lot|pi[èe]ce|zone|chapitre|rubrique|poste) (?!(?:n°|\\d|un|deux|trois|quatre|cinq|six|sept|huit|neuf)(?!\\p{L}))";
const HEAD = new RegExp(
  `${START}(?:(?:section|partie|phase|tranche) (?:n°\\s?)?(?:\\d{1,2}[ ,:–-]{1,3})?|${OF_LOT})` +
    `(${NAME})[\\s\\u00a0]?:`,
  "giu",
);
// « Salle de bain : dépose … Cuisine : robinet … »: two rooms at least, as the name of one may be that of the whole.
const ROOM = new RegExp(
  `${START}((?:la |le |les )?(?:salles? de bains?|salle d['’]eau|cuisine|salon|s[ée]jour|salle à manger|chambre|` +
    "entr[ée]e|couloir|bureau|garage|cave|buanderie|toilettes|wc|" +
    "terrasse|jardin|combles|grenier|fa[çc]ade|toiture|ext[ée]rieur|" +
    "rez-de-chauss[ée]e|[ée]tage)(?: (?:parentale?|d['’]amis|enfants?|du (?:haut|bas)|\\d))?)[\\s\\u00a0]?:",
  "giu",
);
// « … 8 jours avec 10 % de remise » of the last part: the discount is of that work.
const DISCOUNT = /([.:;,\n] *)(\p{L}[\p{L} '’-]{2,60}?)( \d[^.:;,\n]{0,40}?) avec( \d{1,2} ?%)(?: de)? remise/giu;

/** The heads that a text says, in their order. */
export function headsIn(text: string): SaidHead[] {
  if (text.length > LONGEST) return [];
  const heads = [...text.matchAll(HEAD)];
  const rooms = heads.length > 0 ? [] : [...text.matchAll(ROOM)];
  return [...heads, ...(rooms.length > 1 ? rooms : [])].map(({ index, 0: words, 1: name = "" }) => ({
    title: withCapital(name.trim()),
    at: [index, index + words.length],
  }));
}

/** What an order says before its first head. Empty without heads. */
export function wordsBeforeHeads(text: string): string {
  const [first] = headsIn(text);
  return first === undefined ? "" : text.slice(0, first.at[0]);
}

/** « refonte du site » before « Section Conception : … »: what all the works under the heads are for. */
export function wholeBeforeHeads(text: string): string {
  return WHOLE.exec(wordsBeforeHeads(text))?.[1]?.trim() ?? "";
}

const WHOLE = new RegExp(
  "(?:^|[.:;,\\n])[ \\t]{0,4}((?:refonte|refaire|r[ée]nov|r[ée]fection|cr[ée]ation|cr[ée]er|am[ée]nage|construction|" +
    "construire|extension|agrandissement|transform|ravalement|d[ée]veloppement|agencement|travaux|mise aux normes|" +
    "remise [àa] neuf|isolation)[^.:;,\\n\\d]{3,40}?)[ .:;,\\t\\n]*$",
  "iu",
);

/** An order where its heads are spaces. */
export function withoutHeads(text: string): string {
  const heads = headsIn(text);
  if (heads.length === 0) return text;
  const bareText = heads.reduce((rest, { at }) => blankPart(rest, ...at), text);
  return bareText.replace(DISCOUNT, (words) => words.replace(/ avec(?= \d)/i, ",    "));
}

/** An order with heads whose discount names the work that it is said of. */
export function withDiscountNamed(text: string): string {
  return headsIn(text).length === 0 ? text : text.replace(DISCOUNT, "$1$2$3,$4 de remise sur $2");
}
