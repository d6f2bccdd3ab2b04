import { formatMoney, listInWords } from "../shared/french-format.ts";
import { changePercent, countMonths } from "./period-figures.ts";
import type { PeriodName } from "./period-names.ts";
import type { Period } from "./period.ts";
import { periodText } from "./period.ts";

/** What is said of a period that cannot be shown. */
export const periodMessages = {
  reversed: "La fin de la période vient avant son début.",
  tooLong: "Choisis trois ans au plus.",
  nothing: "Rien sur cette période",
};

/** The ready-made periods, as their buttons name them. */
export const PERIOD_WORDS: Record<PeriodName, string> = {
  month: "Ce mois-ci",
  last_month: "Le mois dernier",
  quarter: "Ce trimestre",
  last_quarter: "Le trimestre dernier",
  year: "Cette année",
  last_year: "L'an dernier",
  twelve_months: "12 mois",
};

/** What was invoiced and received in a period, beside the period before. Cents. */
export type PeriodChange = {
  invoiced: { now: number; before: number };
  collected: { now: number; before: number };
  before: Period;
};

/**
 * How a period stands beside the one before, in one sentence: « Tu as facturé 12 % de plus et encaissé autant… ». Null
 * where there is nothing to compare: the sums say what there is.
 */
export function changeSentence({ invoiced, collected, before }: PeriodChange): string | null {
  const parts = [changeWords("facturé", invoiced), changeWords("encaissé", collected)].filter((part) => part !== null);
  return parts.length > 0 ? `Tu as ${listInWords(parts)} que ${periodText(before)}.` : null;
}

// Nothing is a per cent of nothing, nor of what was given back.
function changeWords(act: string, { now, before }: { now: number; before: number }): string | null {
  const percent = changePercent(before, now);
  if (percent === null) return null;
  if (percent === 0) return `${act} autant`;
  return `${act} ${Math.abs(percent)} % de ${percent > 0 ? "plus" : "moins"}`;
}

/** How an amount stands beside the one of the same days a year before: « +12 % sur un an ». Null beside nothing. */
export function yearChangeWords(formerCents: number, presentCents: number): string | null {
  const percent = changePercent(formerCents, presentCents);
  if (percent === null) return null;
  if (percent === 0) return "autant qu'il y a un an";
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)}\u00A0% sur un an`;
}

/**
 * How an amount stands beside the one of the period before, where nothing is known of a year ago: « −8 % sur le mois
 * d'avant ». Null beside nothing.
 */
export function formerChangeWords(formerCents: number, presentCents: number, period: Period): string | null {
  const percent = changePercent(formerCents, presentCents);
  if (percent === null) return null;
  const former = FORMER_WORDS[countMonths(period)] ?? "la période d'avant";
  if (percent === 0) return `autant que ${former}`;
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)}\u00A0% sur ${former}`;
}

const FORMER_WORDS: Readonly<Record<number, string>> = { 1: "le mois d'avant", 3: "le trimestre d'avant" };

/** What is said where nothing came in the period before. */
export const NOTHING_BEFORE = "Rien à comparer sur la période d'avant.";

/** The sums of a period that ends today, with what is left of the invoices of before. Cents. */
type SumsWithEarlier = { invoicedCents: number; collectedCents: number; leftCents: number; leftBeforeCents: number };

/**
 * What earlier invoices bring to what was received, and to what is left to collect: without it, what was invoiced less
 * what was received is not what is left. Empty when it is.
 */
export function earlierInvoicesWords(
  { invoicedCents, collectedCents, leftCents, leftBeforeCents }: SumsWithEarlier,
  { from }: Period,
): string {
  const collectedBeforeCents = leftCents + collectedCents - invoicedCents - leftBeforeCents;
  const parts = [
    collectedBeforeCents > 0 ? `${formatMoney(collectedBeforeCents)} encaissés` : "",
    leftBeforeCents > 0 ? `${formatMoney(leftBeforeCents)} encore à encaisser` : "",
  ].filter((part) => part !== "");
  if (parts.length === 0) return "";
  return `Des factures ${from.endsWith("-01-01") ? "de l'an passé" : "d'avant"} : ${listInWords(parts)}.`;
}

/** The share of the answered quotes that were accepted: « 7 acceptés sur 9 réponses ». */
export function acceptedText(acceptedCount: number, declinedCount: number): string {
  const answers = acceptedCount + declinedCount;
  if (answers === 0) return "Aucune réponse sur la période.";
  return `${acceptedCount} accepté${acceptedCount > 1 ? "s" : ""} sur ${answers} réponse${answers > 1 ? "s" : ""}`;
}
