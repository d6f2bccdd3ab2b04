import { parseEmail } from "../../shared/email.ts";
import { isPhone } from "../../shared/phone.ts";
import type { Slots } from "../understanding.ts";
import type { Token } from "../words/tokens.ts";
import { tokenAt, wordAt } from "../words/tokens.ts";
import { placeOf } from "./read-durations.ts";

/** The email and the phone number of a text, with their places. Two different ones count as missing. */
export function readContacts(text: string, tokens: readonly Token[]): Pick<Slots, "email" | "phone"> {
  const email = readEmail(text) ?? readSpokenEmail(tokens);
  const phone = readPhone(text);
  return { ...(email && { email }), ...(phone && { phone }) };
}

type Place = { value: string; at: [number, number] };

const IN_EMAIL = /[\w.+'-]/;

function readEmail(text: string): Place | null {
  const places: Place[] = [];
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    let start = at;
    let end = at + 1;
    while (start > 0 && at - start < 64 && IN_EMAIL.test(text.charAt(start - 1))) start -= 1;
    while (end < text.length && end - at < 120 && /[\w.-]/.test(text.charAt(end))) end += 1;
    while (end > at && /[.-]/.test(text.charAt(end - 1))) end -= 1;
    while (start < at && /['.-]/.test(text.charAt(start))) start += 1;
    const value = parseEmail(text.slice(start, end));
    // « c'est luc@durand.fr et pas luc@dupont.fr ».
    const isDenied = /(?:\bpas|\bnon|\blieu de|\bplutot que|\bplutôt que) $/i.test(
      text.slice(Math.max(0, start - 14), start),
    );
    if (value !== null && !isDenied) places.push({ value, at: [start, end] });
  }
  return single(places);
}

const SPOKEN = new Map([
  ["point", "."],
  ["tiret", "-"],
  ["underscore", "_"],
  ["dot", "."],
]);

// « leroux59 » is one word of two tokens.
function startOfWord(tokens: readonly Token[], index: number): number {
  let start = index;
  while (start > 0 && !tokenAt(tokens, start).isSpaced && /^[a-z\d.-]/.test(wordAt(tokens, start - 1))) start -= 1;
  return start;
}

// « jean point martin arobase orange point fr ».
function readSpokenEmail(tokens: readonly Token[]): Place | null {
  const at = tokens.findIndex(({ text }) => /^(arobase|arobas|arrobase)$/.test(text));
  if (at < 1 || at > tokens.length - 2) return null;
  let from = at - 1;
  let to = at + 2;
  from = startOfWord(tokens, from);
  while (SPOKEN.has(tokens[from - 1]?.text ?? "") && from >= 2) from = startOfWord(tokens, from - 2);
  while (tokens[to]?.isSpaced === false && /^[a-z\d.-]/.test(wordAt(tokens, to))) to += 1;
  // « jean arobase free.fr. » ends a sentence.
  while (tokens[to - 1]?.text === ".") to -= 1;
  while (SPOKEN.has(tokens[to]?.text ?? "") && tokens[to + 1]) to += 2;
  const parts = tokens
    .slice(from, to)
    .map(({ text }, index) => (from + index === at ? "@" : (SPOKEN.get(text) ?? text)));
  const value = parseEmail(parts.join(""));
  return value === null ? null : { value, at: placeOf(tokens, { from, to }) };
}

const FRENCH_PHONE = /(?<![\d.+-])0[1-9](?:[ .\u00a0\u202f-]?\d\d){4}(?![\d])/g;
const FOREIGN_PHONE = /(?<!\d)(?:\+|00)\d{2,3}[ .]?(?:\(0\)[ .]?)?\d(?:[ .-]?\d{2,3}){2,5}(?!\d)/g;

function readPhone(text: string): Place | null {
  const places = [FRENCH_PHONE, FOREIGN_PHONE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Place => {
      return { value: match[0], at: [match.index, match.index + match[0].length] };
    }),
  );
  return single(places.filter(({ value }) => isPhone(value)));
}

function single(places: readonly Place[]): Place | null {
  const [first, ...others] = places;
  return first && others.every(({ value }) => value === first.value) ? first : null;
}
