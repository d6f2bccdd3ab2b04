import type { Slots } from "../understanding.ts";
import { pattern } from "../words/pattern.ts";
import type { Token } from "../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween } from "../words/tokens.ts";
import { numberAt } from "./numbers/number-at.ts";
import { placeOf } from "./read-durations.ts";
import { unitAt } from "./units.ts";

const NAMED = "\\b(?:fact\\w{0,4}|de?vis?|avoirs?|document)";
const NUMBER = new RegExp(
  `${NAMED} (?:n ?[°o]?\\.? ?)?((?:[a-z]{1,4}-?)?\\d{1,8}(?:-\\d{1,8}){0,2})(?![\\w-]|[.,]\\d)`,
  "i",
);
// « la facture numéro 31 ».
const SPOKEN_NUMBER =
  /\b(?:fact\w{0,4}|de?vis?|avoirs?|document) num(?:[eé]ro|\.)? ([\w-]{0,5}\d{1,8}(?:-\d{1,8})?)(?![\w-])/i;
// « relance la 61 », « il a pas réglé la 56 ».
const REMINDED = /\b(?:relance[rsz]?|pay[eé]e?|r[eé]gl[eé]e?|pour|sur) la (\d{1,6})(?![\w-]|[.,]\d)/i;
const LETTERED = /(?<![\w-])([A-Z]{1,4}-?20\d\d-\d{1,6})(?![\w-])/i;
// « marque pas la 94 payée ».
const MARKED = /\bla (\d{1,6})(?= (?:comme |en )?(?:pay[eé]e?|r[eé]gl[eé]e|sold[eé]e|encaiss[eé]e))/i;
// « la 2026-087 »: a month has two figures.
const YEARED = /(?<![\w/.-])(20\d\d-\d{3,6})(?![\w-])/;

/** The number of a document that a text names (« la facture 12 », « D-2026-014 »). */
export function readDocumentNumber(text: string, tokens: readonly Token[]): Pick<Slots, "documentNumber"> {
  const match =
    LETTERED.exec(text) ??
    YEARED.exec(text) ??
    NUMBER.exec(text) ??
    SPOKEN_NUMBER.exec(text) ??
    REMINDED.exec(text) ??
    MARKED.exec(text);
  if (!match?.[1]) return numberInWords(tokens);
  const start = match.index + match[0].lastIndexOf(match[1]);
  const end = start + match[1].length;
  const next = tokens.findIndex((token) => token.start >= end);
  // « facturer 40 repas à 9,80 » counts.
  const isVerb = /^factur(?:er|ez|e-)/i.test(match[0]) && /^\d{1,3}$/.test(match[1]) && tokens[next]?.kind === "word";
  if (isVerb && !/^(?:a|au|aux|pour|du|de)$/.test(wordAt(tokens, next))) return {};
  // « un devis 2 wc suspendus »: a new document has no number.
  const isNew = /\bune? $/i.test(text.slice(0, match.index)) && tokens[next]?.kind === "word";
  if (isNew && /^\d{1,3}$/.test(match[1]) && !/^(?:a|au|aux|pour|du|de)$/.test(wordAt(tokens, next))) return {};
  // « je facture 42 de l'heure ».
  if (/(?<!\p{L})(?:je|on|nous|tu|vous)(?: (?:te|vous|lui|leur|les))? $/iu.test(text.slice(0, match.index))) return {};
  const isCounted = /^\d+$/.test(match[1]) && next >= 0 && (isMeasured(tokens, next) || isPriced(tokens, next));
  const value = LETTERED.test(match[1]) ? match[1].toUpperCase() : match[1];
  return isCounted ? {} : { documentNumber: { value, at: [start, end] } };
}

// « la facture vingt-sept », « facture numéro soixante et un », as a dictation writes them.
function numberInWords(tokens: readonly Token[]): Pick<Slots, "documentNumber"> {
  const at = tokens.findIndex(
    ({ text }, index) =>
      SAID_DOCUMENT.test(text) &&
      (isNumberWord(tokens, index + 1) || BEFORE_DOCUMENT.test(wordAt(tokens, index - 1))) &&
      numberAt(tokens, afterNumberWord(tokens, index)) !== null,
  );
  const from = afterNumberWord(tokens, at);
  const number = at < 0 ? null : numberAt(tokens, from);
  if (!number?.isWord || !Number.isInteger(number.value) || number.value < 1) return {};
  if (isMeasured(tokens, number.next) || isPriced(tokens, number.next)) return {};
  return { documentNumber: { value: String(number.value), at: placeOf(tokens, { from, to: number.next }) } };
}

const SAID_DOCUMENT = /^(?:facture|devis|avoir)$/;
const BEFORE_DOCUMENT = /^(?:la|le|cette|ce|du|sa|son)$/;

function isNumberWord(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at) === "numero";
}

function afterNumberWord(tokens: readonly Token[], at: number): number {
  return isNumberWord(tokens, at + 1) ? at + 2 : at + 1;
}

const PRICED_THING = pattern`
    ^(?!(?:pour|de|du|a|au|en|chez|par|est|avec|sur|et|stp|le|la|un|une|il|je|on|tu|ne) )[a-z]{2,}
    \x20(?:(?:[a-z]+|['-]) ){0,5}a
    \x20(?:\d+ [,.] \d\d(?: |$)|[\d ,.]+(?:€|e |euros?|ht|ttc|piece|l '|la |le ))`;

// « facture 25 photos d'équipe, 12 € la photo ».
const LISTED_THING = /^[a-z]{2,}[sx] (?:(?:[a-z]+|['-]) ){0,5}(?:, |: )?\d+ (?:[,.] \d\d? )?(?:€|e |euros?)/;

// « devis 3 prises à 45 € »: a thing and its price follow.
function isPriced(tokens: readonly Token[], index: number): boolean {
  const words = wordsBetween(tokens, index, index + LONGEST_THING);
  return PRICED_THING.test(words) || LISTED_THING.test(words);
}

const LONGEST_THING = 11;

// « facture 3 jours », « facture 12 € ».
function isMeasured(tokens: readonly Token[], index: number): boolean {
  const { text, kind } = tokenAt(tokens, index);
  // « le devis 18 à Mme Roux » counts no amperes.
  if (text === "a") return false;
  // « le devis 118 tout de suite ».
  if (text === "tout" && wordAt(tokens, index + 1) === "de") return false;
  // « devis 3 demi-journées ».
  if (text === "demi" || text.startsWith("demi")) return true;
  return (
    unitAt(tokens, index) !== null || kind === "number" || /^(€|k|e|eur|euros?|%|ht|ttc|hors|balles|tout)$/.test(text)
  );
}
