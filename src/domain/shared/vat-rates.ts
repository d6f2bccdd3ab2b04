/** The rates that charge VAT and that the French rules accept, in basis points (BR-FR-16). */
export const TAXED_RATES = [90, 105, 175, 210, 550, 850, 1000, 1300, 2000] as const;

/** A rate that charges VAT. */
export type TaxedRate = (typeof TAXED_RATES)[number];

/** The VAT rates that the French rules accept, in basis points (BR-FR-16). */
export const VAT_RATES: readonly number[] = [0, ...TAXED_RATES];

/** The rates offered in lists. The others apply to Corsica, overseas or trades without a template. */
const USUAL_VAT_RATES = [2000, 1000, 550, 0];

/** The rates of a list, highest first, with the one already saved (null without a saved rate). */
export function vatChoices(savedRate: number | null): number[] {
  const rates = new Set(savedRate === null ? USUAL_VAT_RATES : [...USUAL_VAT_RATES, savedRate]);
  return [...rates].toSorted((a, b) => b - a);
}
