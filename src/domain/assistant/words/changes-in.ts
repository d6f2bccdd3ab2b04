import { plainWords } from "../../shared/search-text.ts";
import { pattern } from "./pattern.ts";

// The changes of a quote that one sentence says, one by one.

/** Several changes in one sentence are read one by one. A longer list is read whole. */
const MOST_CHANGES = 20;

/** No order is longer. */
const LONGEST_ORDER = 300;

/** The changes that a text says, each by itself: « la TVA à 20 et ajoute une ligne … » says two. */
export function changesIn(text: string): string[] {
  if (!/\d/.test(text) && !ORDER_WORD.test(plainWords(text.slice(0, LONGEST_ORDER)))) return [text];
  const maySize = !ADDS_OR_PRICES.test(plainWords(text.slice(0, LONGEST_ORDER)));
  const starts = [...text.matchAll(BETWEEN_CHANGES)].filter(({ 0: link, index }) => {
    const rest = plainWords(text.slice(index + link.length, index + link.length + LONGEST_HEAD));
    const isSize = maySize && BEGINS_SIZE.test(rest);
    const isRate = !/^\s*[,;]\s*$/.test(link) && BEGINS_RATE.test(rest);
    return BEGINS_CHANGE.test(rest) || BEGINS_NAMED.test(rest) || isSize || isRate;
  });
  if (starts.length === 0 || starts.length >= MOST_CHANGES) return [text];
  const cuts = [0, ...starts.map(({ 0: link, index }) => index + link.length)];
  const ends = [...starts.map(({ index }) => index), text.length];
  return cuts.map((cut, at) => text.slice(cut, ends[at]).trim()).filter((part) => part !== "");
}

/** Where a change may end. « 1,5 » is one number: a comma that parts is followed by a space. */
export const BETWEEN_CHANGES = /\s?[,;]\s(?:et |puis |ensuite )?|\s(?:et|puis|ensuite)\s(?:puis |aussi )?|[.!]\s|\n/gi;
const BEGINS_CHANGE = pattern`
  ^(?:(?:tu|vous|on|aussi|stp) )?(?:r?ajout|mets |mettez |mettre |pass(?:e|es|er|ez) |chang|enlev|retir|supprim|
  remise |une remise |(?:avec )?(?:en |une )?options? ?:)`;
// « … et le meuble vasque met 581,82 ».
const LONGEST_HEAD = 90;
const BEGINS_NAMED = /^(?:la |le |les |l'|l’)[a-z' -]{2,60} (?:mets?|passe|c'est|c'etait)(?: a)? \d/;
// « mets 5 h, et la faïence 8 m² » changes two lines. Beside a price, or in works to add, a size is that of a new line.
const BEGINS_SIZE = pattern`
  ^(?:la |le |les |l'|l’)[a-z' -]{2,60},? \d{1,6}(?:[.,]\d{1,2})? ?
  (?:heures?|h|jours?|j|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?)
  (?: ?[.!,;]| et | puis |\s*$)`;
const ADDS_OR_PRICES = /\b(?:r?ajout|oubli|il manque|devis)|€|\beuros?\b/;

/** True for a text that begins with the words of a change, whatever it is about. */
export function beginsChange(text: string): boolean {
  const head = plainWords(text.slice(0, LONGEST_HEAD));
  return BEGINS_CHANGE.test(head) || BEGINS_NAMED.test(head);
}

const BEGINS_RATE = /^(?:la |le taux de )?tva\b/;
const ORDER_WORD = /\b(?:r?ajoute|mets|mettre|passe|change|enleve|retire|supprime)/;

/** True for a part of a sentence that asks to change something, and so is never left without an answer. */
export function asksChange(text: string): boolean {
  const plain = plainWords(text.slice(0, LONGEST_ORDER));
  return /\d/.test(plain) || ORDER_WORD.test(plain) || /\b(?:tva|remise)\b/.test(plain);
}
