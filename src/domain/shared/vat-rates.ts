import type { Territory } from "./territory.ts";

/** The rates that charge VAT and that the French rules accept, in basis points (BR-FR-16). */
export const TAXED_RATES = [90, 105, 175, 210, 550, 850, 1000, 1300, 2000] as const;

/** A rate that charges VAT. */
export type TaxedRate = (typeof TAXED_RATES)[number];

/** The VAT rates that the French rules accept, in basis points (BR-FR-16). */
export const VAT_RATES: readonly number[] = [0, ...TAXED_RATES];

/** The rates offered in lists. The others apply to Corsica, overseas or trades without a template. */
const USUAL_VAT_RATES = [2000, 1000, 550, 0];

/** The rates offered beside the usual ones in Corsica (CGI 297), Guadeloupe, Martinique and Réunion (CGI 296). */
const RATES_OF_TERRITORY: Partial<Record<Territory, readonly number[]>> = {
  corsica: [1300, 210, 90],
  overseas_with_vat: [850, 210, 175, 105],
};

/**
 * The rates of a list, highest first: the usual ones, those of the seller's territory, and the one already saved (null
 * without a saved rate).
 */
export function vatChoices(savedRate: number | null, territory: Territory | null = null): number[] {
  const ownRates = (territory && RATES_OF_TERRITORY[territory]) ?? [];
  const rates = new Set([...USUAL_VAT_RATES, ...ownRates, ...(savedRate === null ? [] : [savedRate])]);
  return [...rates].toSorted((a, b) => b - a);
}
