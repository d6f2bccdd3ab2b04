import { eurosToCents } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import type { Slot } from "../understanding.ts";
import { amountsSaidIn, eurosOfDigits } from "../words/said-amounts.ts";

/**
 * The one sum that an order about a payment or a credit says, in cents: « 500 € », and « 1500 » of « elle a payé 1500
 * par virement ». Null when it says no number but those of `readSlots` (a document, a day). NaN when the sum cannot be
 * read for sure: several numbers, a percentage, a number in words, a sum without VAT.
 */
export function readSaidSum(text: string, readSlots: readonly (Slot<unknown> | undefined)[]): number | null {
  // What is paid or credited is a sum with VAT.
  if (/\b(?:ht|hors taxes?)\b/i.test(text)) return NaN;
  const [amount, ...otherAmounts] = amountsSaidIn(text);
  if (amount !== undefined) return otherAmounts.length > 0 ? NaN : amount;
  const rest = withoutCounts(withoutSlots(text, readSlots));
  const [number, ...otherNumbers] = rest.match(NUMBER) ?? [];
  if (number === undefined) return NUMBER_IN_WORDS.test(plainWords(text)) ? NaN : null;
  return otherNumbers.length > 0 || PERCENT_OR_QUANTITY.test(rest) ? NaN : eurosToCents(eurosOfDigits(number));
}

const NUMBER = /\d(?:[\d\u00A0\u202F]|[ .,](?=\d)){0,24}/g;
const PERCENT_OR_QUANTITY = /\d\s?(?:%|(?:m|m2|m²|m³|ml|h|heures?|kg|l|u|k)(?![a-zà-ÿ0-9]))/i;
const NUMBER_IN_WORDS = /\b(?:vingts?|trente|quarante|cinquante|soixante|cents?|mille)\b|\b(?:pour ?cent|pourcents?)\b/;

function withoutSlots(text: string, slots: readonly (Slot<unknown> | undefined)[]): string {
  return slots.reduce((rest, slot) => {
    if (slot === undefined) return rest;
    const [start, end] = slot.at;
    return rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  }, text);
}

// Numbers that are no sum: of a document, of a day, of how many times.
const COUNTS = [
  /\b(?:factures?|devis|avoirs?)\s?(?:n\s?°|no|num[eé]ro)?\s?#?\d{1,6}\b/gi,
  /\b[DFA]\d{4}-\d{1,6}\b/gi,
  /\b\d{4}-\d\d-\d\d\b/g,
  /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g,
  /\b\d{1,2}(?:er)?\s(?:janv|f[eé]v|mars|avr|mai|juin|juil|ao[uû]t|sept|oct|nov|d[eé]c)[a-zé]{0,6}\.?(?:\s20\d\d)?/gi,
  /\ble \d{1,2}(?:er)?\b/gi,
  /\b\d{1,2}\s?(?:fois|x|factures?|virements?|ch[eè]ques?|[eé]ch[eé]ances?|jours?|mois|semaines?)(?![a-zà-ÿ])/gi,
];

function withoutCounts(text: string): string {
  return COUNTS.reduce((rest, count) => rest.replace(count, " "), text);
}
