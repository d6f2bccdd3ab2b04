import { LEGAL_FORM_WORDS } from "../../words/first-names.ts";
import { pattern } from "../../words/pattern.ts";
import { tokenAt, wordAt, wordsBetween, wordSet } from "../../words/tokens.ts";
import type { Source } from "./capitals-in.ts";
import { hasCapital, hasCapitals, isCapitalText } from "./capitals-in.ts";
import { isTitle } from "./person-name-in.ts";
import { beginsWork, endOfSign } from "./shop-sign.ts";
import { NOT_A_NAME } from "./words-beside-names.ts";

const FAMILY = pattern`
    ^(?:(?:pere|mere) (?:et|&) (?:fils|filles?)|(?:et|&) (?:fils|filles?|freres|soeurs?|co|cie|associee?s?|
    compagnie)|freres) `;
const OF_NAME = /^(?:vert|rouge|blanc|bleu|noir|vieux|neuf|haut|bas|grand|petit|fleuri|royal|carre|joli|long)e?s?$/;
const JOINERS = wordSet("de du des d la le les l & ' - et en sur of and");

/** The token after « et fils », « & Cie », « et associés » at a token, or the same. */
export function afterFamily(tokens: Source["tokens"], index: number): number {
  const family = FAMILY.exec(`${wordsBetween(tokens, index, index + 3)} `)?.[0];
  return family === undefined ? index : index + family.trim().split(" ").length;
}

/** The token after a firm's name: words with a capital, and small words between them. */
export function endOfFirm(source: Source, start: number): number {
  const { text, tokens, isTaken } = source;
  const isAnyCase = !hasCapitals(source) || isCapitalText(source);
  let end = start;
  for (let next = start; next < tokens.length && next - start < 12 && !isTaken(next); next += 1) {
    const token = tokenAt(tokens, next);
    if (isTitle(tokens, next) || (token.text === "m" && wordAt(tokens, next + 1) === ".")) break;
    // « Garcia père et fils », « Bois & Co »: the firm ends there.
    const to = afterFamily(tokens, next);
    if (next > start && to > next) return LEGAL_FORM_WORDS.has(wordAt(tokens, to)) ? to + 1 : to;
    const sign = isAnyCase ? next : endOfSign(source, next);
    if (sign > next) {
      end = sign;
      next = sign - 1;
      continue;
    }
    // « Mot à Mot »: the word comes again.
    if (token.text === "a" && next > start && wordAt(tokens, next - 1) === wordAt(tokens, next + 1)) continue;
    if (JOINERS.has(token.text)) {
      if (next > start && /^(et|de|d|en|sur|la|le|les)$/.test(token.text) && isAnyCase) break;
      continue;
    }
    if (token.kind === "number" && next > start) break;
    // « Labo Vertex TJM 500 ».
    if (next > start && /^(tjm|tva|ttc|ht)$/.test(token.text)) break;
    if (token.kind === "sign" || token.kind === "line") break;
    if (NOT_A_NAME.has(token.text) && next > start && !hasCapital(text, token)) break;
    if (NOT_A_NAME.has(token.text) && isAnyCase) break;
    // « la sci du moulin ravalement 210 m² », in a text without capitals.
    if (isAnyCase && !isCapitalText(source) && next > leastEnd(source, start, next) && beginsWork(tokens, next)) break;
    // « la sci du moulin plancher chauffant »: one noun after « du ».
    const isOfPlace =
      /^(?:du|de|des)$/.test(wordAt(tokens, next - 2)) && LEGAL_FORM_WORDS.has(wordAt(tokens, next - 3));
    if (isAnyCase && !isCapitalText(source) && isOfPlace && !OF_NAME.test(token.text)) break;
    // « Les P'tits Loups ».
    const isElided = wordAt(tokens, next - 1) === "'" && !token.isSpaced && hasCapital(text, tokens[next - 2]);
    if (!isAnyCase && !hasCapital(text, token) && !isElided) break;
    end = next + 1;
  }
  return end;
}

// « agence pixelune creation logo »: a work of several words may begin after the first one.
function leastEnd({ tokens, isTaken }: Source, start: number, next: number): number {
  const following = next + 1;
  const isLong =
    tokens[following]?.kind === "word" && !isTaken(following) && !NOT_A_NAME.has(wordAt(tokens, following));
  return isLong || /^(?:de|d|du|des|en|aux|a|au)$/.test(wordAt(tokens, following)) ? start : start + 1;
}
