import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { wordsBetween } from "../../words/tokens.ts";

/** « … au prix de 8 450 € », « … pour un montant de 90 € »: where the words that only lead to the price begin. */
export function beforePriceWords(tokens: readonly Token[], priceFrom: number): number {
  const lead = PRICE_LEAD.exec(`${wordsBetween(tokens, Math.max(0, priceFrom - LONGEST_PRICE_LEAD), priceFrom)} `);
  return lead ? priceFrom - (lead[1] ?? "").trim().split(" ").length : priceFrom;
}

const LONGEST_PRICE_LEAD = 7;
const PRICE_LEAD = pattern`
    (?:^| )((?:pour |au |a )?(?:au|pour un|pour le|a un|le|un) (?:prix|tarif|cout|montant|total|tjm|taux)
    (?: (?:total|global|forfaitaire|convenu|ferme|net|horaire|journalier))* (?:de |: )?|, (?:prix|tarif|montant|cout|total)
    (?: (?:total|global|forfaitaire|convenu|ferme|net|unique|fixe))* (?:de |: )?|moyennant (?:la somme de )?|
    pour (?:la somme de |un total de ))$`;
