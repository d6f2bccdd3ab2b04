import { pattern } from "./pattern.ts";

/** True for words that stand where a work does, and say how it is paid or how often it comes back. */
export function saysNoWork(text: string): boolean {
  return OF_PAYMENT.test(text) || OF_FORM.test(text);
}

// « 4 000 € à la signature et le solde à la fin », « remise 10 % juste ce coup-ci ».
const OF_PAYMENT =
  /^(?:signature|commande|solde|acompte|arrhes|juste (?:ce coup|pour|cette)|pour (?:ce coup|cette fois))/i;

// « prestation ponctuelle », « contrat récurrent », « à l'année ».
const OF_FORM = new RegExp(
  pattern`
    ^(?:(?:en |une? |c['’]est une? )?(?:prestation|contrat|mission|intervention|projet|client|cliente|facturation|
    abonnement|travail|chantier|type) )?(?:ponctuel|ponctuelle|r[ée]current|r[ée]currente|unique|mensuel|mensuelle|
    annuel|annuelle|r[ée]gulier|r[ée]guli[èe]re|trimestriel|trimestrielle|hebdomadaire|[àa] l['’]ann[ée]e)$`.source,
  "iu",
);
