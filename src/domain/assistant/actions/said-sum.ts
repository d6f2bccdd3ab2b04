import type { PaymentMethod } from "../../payments/payment.ts";
import { eurosToCents, scaleDecimal } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import type { Slot } from "../understanding.ts";
import { pattern } from "../words/pattern.ts";
import { amountsSaidIn, eurosOfDigits } from "../words/said-amounts.ts";
import { methodIn, readMeansAlone, tellsRest } from "./said-payment.ts";

/**
 * The one sum that an order about a payment or a credit says, in cents: « 500 € », and « 1500 » of « elle a payé 1500
 * par virement ». Null when it says no number but those of `readSlots` (a document, a day). NaN when the sum cannot be
 * read for sure: several numbers, a percentage, a number in words, a sum without VAT.
 */
export function readSaidSum(text: string, readSlots: readonly (Slot<unknown> | undefined)[]): number | null {
  if (tellsRest(text)) return null;
  if (OTHER_INVOICES.test(plainWords(text))) return NaN;
  // What is paid or credited is a sum with VAT.
  if (/\b(?:ht|hors taxes?)\b/i.test(text)) return NaN;
  // « tout sauf 200 € » and « 900 en liquide et le reste par virement » do not say the sum that came.
  if (LEFT.test(plainWords(text))) return NaN;
  const rest = withoutCounts(withoutSlots(text, readSlots));
  const [euros, ...otherNumbers] = (rest.match(NUMBER) ?? []).map(eurosOfDigits);
  const [amount, ...otherAmounts] = amountsSaidIn(text);
  if (amount !== undefined)
    return amount > 0 && otherAmounts.length === 0 && isOnlyNumber(amount, euros, otherNumbers) ? amount : NaN;
  if (NUMBER_IN_WORDS.test(plainWords(text))) return NaN;
  if (euros === undefined) return null;
  const isUnsure = euros === 0 || otherNumbers.length > 0 || PERCENT_OR_QUANTITY.test(rest);
  return isUnsure ? NaN : eurosToCents(euros);
}

// « 500 sur les 2400 € » and « le 20 500 € » say another sum than the one beside the sign. « 17 € 50 » and « 2 k€ » say
// one.
function isOnlyNumber(amountCents: number, euros: number | undefined, [cents, ...others]: readonly number[]): boolean {
  if (euros === undefined || others.length > 0) return false;
  if (cents !== undefined) return eurosToCents(euros) + cents === amountCents;
  return [eurosToCents(euros), eurosToCents(euros * 1_000)].includes(amountCents);
}

// « F2026-0001 et F2026-0002 » are two sums, and the year of « la facture de 2025 » is none.
const OTHER_INVOICES = pattern`
  \bf\d{4}-\d{1,6}(?: ?(?:et|,|\+|&) ?(?:la |sur )?(?:facture )?)f\d{4}-\d|
  \bfactures? (?:n° ?)?\d{1,6}[^\d]{0,30}(?:\bet|,|\+|&)[^\d]{0,30}\bfacture|
  \bfactures (?:n° ?)?\d{1,6} ?(?:et|,|\+|&) ?\d|\bfactures? (?:de |pour |d')(?:l'annee )?20\d\d(?!\d| ?(?:€|e\b|eur))`;

const SHARE = /\b(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|pour ?cents?)/g;
// « 30 % du reste », « 30 % HT », « plus de 30 % »: a share of something else, or none that is sure.
const NO_SHARE = pattern`
  \b(?:restes?|restant|soldes?|ht|hors taxes?|acomptes?|arrhes|remise|rabais|reduction|tva|environ|presque|quasi|
  quasiment|plus|moins|sauf|hormis|manque|retenue|garantie|main|travaux|materiel|fournitures?)\b`;

/**
 * The share of an invoice that a payment is, x 10 000: « elle a réglé 30 % ». Null when the sentence says another
 * number beside it, or may speak of a share of something else.
 */
function readSaidShare(text: string, readSlots: readonly (Slot<unknown> | undefined)[]): number | null {
  const plain = plainWords(withoutCounts(withoutSlots(text, readSlots)));
  const [share, ...others] = [...plain.matchAll(SHARE)];
  if (share === undefined || others.length > 0 || NO_SHARE.test(plain) || /\d/.test(plain.replace(share[0], " ")))
    return null;
  const basisPoints = scaleDecimal(Number((share[1] ?? "").replace(",", ".")), 2);
  return basisPoints > 0 && basisPoints <= WHOLE_BASIS_POINTS ? basisPoints : null;
}

const WHOLE_BASIS_POINTS = 10_000;

/** What a share in percent is of: the whole invoice, or what is left to pay. Null when the sentence does not say it. */
export type ShareBase = "whole" | "rest" | null;

const OF_REST = new RegExp(
  "(\\d ?(?:%|pour ?cents?)) (?:du (?:reste|restant|solde)|de ce qui reste|sur le reste)(?! \\w{1,2} \\d)",
  "i",
);
const OF_WHOLE = pattern`
  \d ?(?:%|pour ?cents?) (?:(?:de|sur) (?:la |sa |ma )?facture|(?:du|sur le) (?:total|montant|tout)|
  (?:de|sur) f\d{4})`;

/** A share of an invoice that was paid, x 10 000, and what it is of. */
export type PaidShare = { shareBasisPoints: number | null; shareBase: ShareBase };

/** What a sentence says that tells of no share. */
export const NO_PAID_SHARE: PaidShare = { shareBasisPoints: null, shareBase: null };

/** The share that a payment is: of the whole invoice, of what is left of it, or of one of them. */
export function readPaidShare(text: string, readSlots: readonly (Slot<unknown> | undefined)[]): PaidShare {
  const plain = plainWords(text);
  const shareBase = OF_REST.test(plain) ? "rest" : OF_WHOLE.test(plain) ? "whole" : null;
  return { shareBasisPoints: readSaidShare(text.replace(OF_REST, "$1"), readSlots), shareBase };
}

// What is left, what is too much or too little, and several sums that are the same: none is the sum that came.
const LEFT = pattern`
  \b(?:sauf|moins|hormis|excepte|manque|reste|restent|doit|doivent|devra|devront)\b[^\d]{0,30}\d|
  (?:\b(?:et|puis|mais)|[,;:]) (?:le|la|leur) (?:reste|restant|solde|suite|complement)\b|
  \d[^\d]{0,12}\b(?:(?:de|en) (?:moins|trop)|de plus que|restante?s?|manquante?s?|manquent|chacune?)\b|
  \b(?:environ|a peu pres|presque|quasi|quasiment|dans les|autour de|plus de|moins de|pres de)\b[^\d]{0,12}\d|
  \b(?:\d{1,2}|deux|trois|quatre|cinq|six|dix) ?(?:fois|x|virements?|cheques?|echeances?|versements?|mensualites?)
  \b[^\d]{0,12}\d|\d ?(?:€|euros?|eur|balles?)? ?(?:x|fois|[*]) ?\d|
  \d ?(?:€|euros?|eur|balles?)? (?:\d{1,2}|deux|trois|quatre) fois\b`;
const NUMBER = /\d(?:[\d\u00A0\u202F]|[ .,](?=\d)){0,24}/g;
const PERCENT_OR_QUANTITY = /\d\s?(?:%|(?:m|m2|m²|m³|ml|h|heures?|kg|l|u|k)(?![a-zà-ÿ0-9]))/i;
const NUMBER_IN_WORDS = /\b(?:vingts?|trente|quarante|cinquante|soixante|cents?|mille|pourcents?)\b/;

function withoutSlots(text: string, slots: readonly (Slot<unknown> | undefined)[]): string {
  return slots.reduce((rest, slot) => {
    if (slot === undefined) return rest;
    const [start, end] = slot.at;
    return rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  }, text);
}

// Numbers that are no sum: of a document, of a day, of how many times.
const COUNTS = [
  /\b(?:factures?|devis)\s?(?:n\s?°|no|num[eé]ro)?\s?#?\d{1,6}\b/gi,
  // « un avoir 100 » says its sum.
  /\bavoirs?\s(?:n\s?°|no|num[eé]ro|#)\s?\d{1,6}\b/gi,
  /\b[DFA]\d{4}-\d{1,6}\b/gi,
  /\b\d{4}-\d\d-\d\d\b/g,
  /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g,
  /\b\d{1,2}(?:er)?\s(?:janv|f[eé]v|mars|avr|mai|juin|juil|ao[uû]t|sept|oct|nov|d[eé]c)[a-zé]{0,6}\.?(?:\s20\d\d)?/gi,
  /\ble \d{1,2}(?:er)?\b/gi,
  /\b(?:janv|f[eé]v|mars|avr|mai|juin|juil|ao[uû]t|sept|oct|nov|d[eé]c)[a-zé]{0,6}\.?\s20\d\d\b/gi,
  /\b(?:ch[eè]que|virement|r[eé]f[eé]rence)\s(?:n\s?°|no|num[eé]ro|#)\s?\d{1,12}\b/gi,
  /\b\d{1,2}\s?(?:fois|x|factures?|virements?|ch[eè]ques?|[eé]ch[eé]ances?|jours?|mois|semaines?)(?![a-zà-ÿ])/gi,
];

function withoutCounts(text: string): string {
  return COUNTS.reduce((rest, count) => rest.replace(count, " "), text);
}

const FORMER_SUM_AFTER = pattern`
  (\d(?: ?(?:€|euros?|eur|e|balles?))?),? (?:et )?(?:pas|au lieu de|non|plutot que) (?:de )?\d[\d .,]{0,14}
  (?:€|euros?|eur|e|balles?)?(?: en fait)?[ .!]{0,3}$`;

/** A sentence without the sum that it takes back at its end: « Mme Roux a payé 600 et non 500 ». */
export function withoutFormerSum(text: string): string {
  const plain = plainWords(text);
  // The letters of both texts stand at the same places, else nothing is cut.
  const [match, number = ""] = (plain.length === text.length && FORMER_SUM_AFTER.exec(plain)) || [];
  return match === undefined ? text : text.slice(0, plain.length - match.length + number.length);
}

/**
 * A sum that takes the place of one that was just said, with its means of payment when it is said. A null sum stays as
 * it was: another means of payment alone is said.
 */
export type CorrectedSum = { amountCents: number | null; method: PaymentMethod | null };

const LONGEST_CORRECTION = 100;
const CORRECTED_LEAD = pattern`
  ^(?:(?:ah|oh|euh|heu|non|nan|pardon|oups|zut|mince|attends?|en fait|finalement|erreur|desolee?|mais|enfin|plutot|
  je me suis trompee?|je voulais dire|j'ai dit n'importe quoi|correction)[ ,:.!]{1,3}){0,6}`;
const CORRECTED_VERB = pattern`
  ^(?:c'est|c'etait|cetait|ct|c etait|mets|met|il y avait|y avait|
  (?:elle|il|ils|elles) (?:m'?)?(?:a|ont) (?:paye|donne|verse|regle|vire)) (?:plutot |en fait )?`;
const CORRECTED_SUM = pattern`
  ^\d[\d .,]{0,15}(?: ?(?:€|euros?|eur|e|balles?)(?: \d\d)?)?(?: ttc)?
  (?: (?:par|en) (?:virement|cheque|carte|cb|especes|liquide|cash))?(?: (?:en fait|plutot|finalement|hein|pardon))?$`;
const CORRECTED_PART = pattern`
  ^(?:que |seulement |juste )?(?:la moitie|(?:un|le) (?:tiers|quart)|une partie|\d{1,3} ?(?:%|pour ?cents?))
  (?: seulement)?$`;
const AFTERWORD = / (?:plutot|en fait|finalement|hein|pardon)$/;
const FORMER_SUM = /,? (?:et )?(?:pas|au lieu de|non) \d[^a-z]{0,16}(?:€|euros?|eur|e|balles?)?$/;

/**
 * The sum of a sentence that only corrects a sum or its means: « non pardon c'était 1500 », « oups, 1500 € pas
 * 1482,50 », « non c'était un virement ». Null for any other sentence; its sum is NaN when it cannot be read for sure.
 */
export function readCorrectedSum(text: string): CorrectedSum | null {
  if (text.length > LONGEST_CORRECTION) return null;
  const plain = plainWords(text).replace(/[ .!]{1,3}$/, "");
  const lead = CORRECTED_LEAD.exec(plain)?.[0] ?? "";
  const method = lead === "" ? null : readMeansAlone(plain.slice(lead.length).replace(AFTERWORD, ""));
  if (method !== null) return { amountCents: null, method };
  const verb = CORRECTED_VERB.exec(plain.slice(lead.length))?.[0] ?? "";
  const sum = plain.slice(lead.length + verb.length).replace(FORMER_SUM, "");
  const isCorrection = lead !== "" || verb.includes("etait") || sum.length < plain.length - lead.length - verb.length;
  if (isCorrection && CORRECTED_PART.test(sum)) return { amountCents: NaN, method: null };
  if (!isCorrection || !CORRECTED_SUM.test(sum)) return null;
  return { amountCents: readSaidSum(sum, []) ?? NaN, method: methodIn(sum) };
}
