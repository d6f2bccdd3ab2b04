import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordsBetween } from "../../words/tokens.ts";

/** « … au prix de 8 450 € », « … pour un montant de 90 € »: where the words that only lead to the price begin. */
export function beforePriceWords(tokens: readonly Token[], priceFrom: number): number {
  const lead = PRICE_LEAD.exec(`${wordsBetween(tokens, Math.max(0, priceFrom - LONGEST_PRICE_LEAD), priceFrom)} `);
  return lead ? priceFrom - (lead[1] ?? "").trim().split(" ").length : priceFrom;
}

const LONGEST_PRICE_LEAD = 7;
const PRICE_LEAD = pattern`
    (?:^| )((?:pour |au |a )?(?:au|pour un|pour le|a un|le|un) (?:prix|tarif|cout|montant|total|tjm|taux)
    (?: (?:total|global|forfaitaire|convenu|ferme|net|horaire|journalier))* (?:de |: )?|
    , (?:prix|tarif|montant|cout|total)
    (?: (?:total|global|forfaitaire|convenu|ferme|net|unique|fixe))* (?:de |: )?|moyennant (?:la somme de )?|
    pour (?:la somme de |un total de ))$`;

/** The end of a work before a wish: « pour la taille des haies de l'hôtel je voudrais un devis ». */
export function beforeWish(tokens: readonly Token[], from: number, to: number): number {
  const last = wordsBetween(tokens, Math.max(from, to - LONGEST_WISH), to);
  const [wish] = WISH.exec(last) ?? [];
  return wish === undefined ? to : to - wish.trim().split(" ").length;
}

const LONGEST_WISH = 7;
const WISH = pattern`
    (?:^| )(?:je (?:voudrais|veux|souhaite|souhaiterais|demande)|j ' (?:aimerais|ai besoin d '|ai besoin de)|
    il (?:me |nous )?(?:faut|faudrait)|(?:tu |vous )?(?:peux|pouvez|pourrais|pourriez)(?: - (?:tu|vous))? me faire|
    (?:tu me )?fais(?: - moi)?)(?: une?)?(?: (?:devis|facture))?$`;

/** Past what leads to what is paid for: « 900 € à Coline Petit pour le shooting corporate ». */
export function afterPurpose(tokens: readonly Token[], index: number): number {
  if (!/^(pour|pr)$/.test(wordAt(tokens, index))) return index;
  const at = /^(le|la|l|les|un|une|des|son|sa|ses)$/.test(wordAt(tokens, index + 1)) ? index + 2 : index;
  return wordAt(tokens, at) === "'" ? at + 1 : at;
}
