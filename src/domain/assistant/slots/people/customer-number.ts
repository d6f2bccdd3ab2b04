import { plainWords } from "../../../shared/search-text.ts";
import { isSirenNumber, isSiretNumber } from "../../../shared/siren.ts";
import { pattern } from "../../words/pattern.ts";

/** A SIREN or a SIRET that a text says, as its digits, and whether its key is right. */
export type SaidNumber = { digits: string; isValid: boolean };

/**
 * The numbers of firms that a text says. `customer`: the one of the customer, or null when none or several are said.
 * `isSeveral`: two of them differ. `isOwn`: the seller says their own. `rest`: the text without the numbers, whose
 * digits would be read as a price or a telephone.
 */
export type SaidNumbers = { customer: SaidNumber | null; isSeveral: boolean; isOwn: boolean; rest: string };

/** The SIREN or the SIRET that a text says, by its name: « pour Nordvent SAS, SIREN 552 100 554 ». Null without one. */
export function readCustomerNumber(text: string): SaidNumbers | null {
  if (text.length > LONGEST || !/\bSIRE[NT]\b/i.test(text)) return null;
  const matches = [...text.matchAll(NUMBER)];
  if (matches.length === 0) return null;
  const numbers = matches.map((match) => {
    const [whole, lead = "", typedDigits = ""] = match;
    const digits = numberIn(typedDigits);
    const start = match.index;
    const isOwn = isOfSeller(
      text.slice(Math.max(0, start - LONGEST_LEAD), start + lead.length),
      text.slice(start + whole.length),
    );
    return { digits, start, end: start + lead.length + lengthOf(typedDigits, digits), isOwn };
  });
  const ofCustomer = [...new Set(numbers.filter(({ isOwn }) => !isOwn).map(({ digits }) => digits))];
  const [whole = ""] = ofCustomer.toSorted((one, other) => other.length - one.length);
  const isSeveral = ofCustomer.some((digits) => !whole.startsWith(digits));
  const isValid = isSirenNumber(whole) || isSiretNumber(whole);
  return {
    customer: ofCustomer.length === 0 || isSeveral ? null : { digits: whole, isValid },
    isSeveral,
    isOwn: numbers.some(({ isOwn }) => isOwn),
    rest: withoutNumbers(text, numbers),
  };
}

/** A SIREN or a SIRET as it is printed: « 552 100 554 00013 ». Other digits stay as they are. */
export function numberWords(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, (_whole, one, two, three, last = "") =>
    `${one} ${two} ${three} ${last}`.trim(),
  );
}

const LONGEST = 5_000;
const LONGEST_LEAD = 120;
const NUMBER = new RegExp(
  [
    "((?:(?:mon|notre|nos|mes|son|leur|le|dont|et|avec)\\s){0,2}(?:(?:num[ée]ro|n[°ºo]\\.?)\\s?(?:de\\s)?)?",
    "(?<!\\p{L})SIRE[NT](?!\\p{L})(?:\\s?(?:est(?:\\sle)?|c['’]est(?:\\sle)?|num[ée]ro|n[°ºo]\\.?|[:=])){0,3}\\s{0,2})",
    "(\\d(?:[ .\\u00a0\\u202f-]?\\d){4,19})",
  ].join(""),
  "giu",
);

// « SIREN 552 100 554 3 jours à 450 € »: the digits of a right number end before those of a quantity.
function numberIn(typedDigits: string): string {
  const digits = typedDigits.replace(/\D/g, "");
  if (isSirenNumber(digits) || isSiretNumber(digits)) return digits;
  const [siret, siren] = [digits.slice(0, 14), digits.slice(0, 9)];
  if (isSiretNumber(siret) && endsWord(typedDigits, 14)) return siret;
  return isSirenNumber(siren) && endsWord(typedDigits, 9) && !isSiretLike(digits) ? siren : digits;
}

function isSiretLike(digits: string): boolean {
  return digits.length === 14;
}

function endsWord(typedDigits: string, count: number): boolean {
  return !/\d/.test(typedDigits[lengthOfDigits(typedDigits, count)] ?? "");
}

function lengthOf(typedDigits: string, digits: string): number {
  return lengthOfDigits(typedDigits, digits.length);
}

// How many characters hold that many digits.
function lengthOfDigits(typedDigits: string, count: number): number {
  let digitCount = 0;
  for (let at = 0; at < typedDigits.length; at += 1) {
    if (/\d/.test(typedDigits[at] ?? "")) digitCount += 1;
    if (digitCount === count) return at + 1;
  }
  return typedDigits.length;
}

const OWN = new RegExp(
  [
    "\\b(?:(?:mon|notre|nos|mes) (?:propre )?(?:n[°o]|numero|sire[nt]|entreprise|affaire|cabinet|atelier)",
    "ma (?:propre )?(?:societe|boite|micro|structure|sarl|sas|sasu|eurl)|je suis|nous sommes|moi c'est|mon nom)\\b",
  ].join("|"),
  "g",
);
const OF_CUSTOMER = pattern`
  \b(?:pour|clients?|clientes?|chez|son|leur|sa|au|la|societe|entreprise|sarl|sas|sasu|eurl|sci|scop|association)\b`;
const MINE = /^[\s,(]{0,3}(?:c['’]est )?(?:le mien|la mienne|le n[ôo]tre)(?!\p{L})/iu;

// Whoever was spoken of last: « mon SIREN est … » is the seller's, « pour ma cliente Nordvent, SIREN … » is not.
function isOfSeller(lead: string, after: string): boolean {
  if (MINE.test(after)) return true;
  const plain = plainWords(lead);
  const sentence = plain.slice(Math.max(...[". ", "; ", " puis "].map((end) => plain.lastIndexOf(end))) + 1);
  const ownWords = [...sentence.matchAll(OWN)].at(-1);
  if (ownWords === undefined) return false;
  return !OF_CUSTOMER.test(sentence.slice(ownWords.index + ownWords[0].length));
}

function withoutNumbers(text: string, numbers: readonly { start: number; end: number }[]): string {
  let rest = "";
  let at = 0;
  for (const { start, end } of numbers) {
    rest += text.slice(at, start).replace(/(?<![\s,(])[\s,(]+$/, "");
    at = end + (/^\s?\)/.exec(text.slice(end))?.[0].length ?? 0);
  }
  return (rest + text.slice(at)).trim();
}
