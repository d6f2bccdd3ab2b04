import { withCapital } from "../../../shared/french-format.ts";
import { blankPart } from "../lines/blank-part.ts";

// « Section Conception : maquettes 4 jours. Section Développement : intégration 8 jours »: the head of a part names no
// work, and stands above those after it.

/** A head of a part, and where the text says it. */
export type SaidHead = { title: string; at: [number, number] };

const LONGEST = 4_000;
const HEAD = new RegExp(
  "(?<=(?:^|[.:;,\\n])[ \\t]{0,4})(?:section|partie|phase|tranche) (?:n°\\s?)?(?:\\d{1,2}[ ,:–-]{1,3})?" +
    "(\\p{L}[\\p{L} '’/&-]{1,40}?)[\\s\\u00a0]?:",
  "giu",
);
// « … 8 jours avec 10 % de remise » of the last part: the discount is of that work.
const DISCOUNT = /([.:;,\n] *)(\p{L}[\p{L} '’-]{2,60}?)( \d[^.:;,\n]{0,40}?) avec( \d{1,2} ?%)(?: de)? remise/giu;

/** The heads that a text says, in their order. */
export function headsIn(text: string): SaidHead[] {
  if (text.length > LONGEST) return [];
  return [...text.matchAll(HEAD)].map(({ index, 0: words, 1: name = "" }) => ({
    title: withCapital(name.trim()),
    at: [index, index + words.length],
  }));
}

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
