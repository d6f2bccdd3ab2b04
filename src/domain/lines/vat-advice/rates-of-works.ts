import type { Territory } from "../../shared/territory.ts";
import type { TaxedRate } from "../../shared/vat-rates.ts";

/** The rates of a territory where French VAT is due, in basis points. */
export type RatesOfWorks = {
  /** What has no rate of its own. */
  full: TaxedRate;
  /** Works of improvement in a dwelling of over two years. */
  improvement: TaxedRate;
  /** Works of energy renovation there. */
  energy: TaxedRate;
  /** Works in any other building, new ones included. */
  otherWorks: TaxedRate;
  source: string;
};

/** The rates of works by territory. Where none stands, no French VAT is due, or not by these rules. */
export const RATES_OF_WORKS: Readonly<Partial<Record<Territory, RatesOfWorks>>> = {
  mainland: {
    full: 2000,
    improvement: 1000,
    energy: 550,
    otherWorks: 2000,
    source: "CGI 278, 279-0 bis, 278-0 bis A",
  },
  // All works on buildings have 10 %, without a condition.
  corsica: { full: 2000, improvement: 1000, energy: 550, otherWorks: 1000, source: "CGI 278, 297 I 1 5° a" },
  // 2.1 % takes the place of both reduced rates.
  overseas_with_vat: { full: 850, improvement: 210, energy: 210, otherWorks: 850, source: "CGI 296" },
};
