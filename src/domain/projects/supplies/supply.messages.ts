import { unitWord } from "../../lines/line.ts";
import { formatScaled } from "../../shared/french-format.ts";
import type { SupplyRow, UsedSupply } from "./used-supplies.ts";

/** Sentences about what was used on a site. */
export const supplyMessages = {
  label: "Dis ce qui a été utilisé.",
  quantity: "Écris une quantité, par exemple « 3 » ou « 2,5 ».",
  add: "Ajouter du matériel",
  waiting: "à envoyer",
  without_list: "Hors ligne : note déjà, ce que le devis prévoit s'affichera au retour.",
  too_many_supplies: "La liste est pleine : additionne ce qui se répète.",
};

/** A quantity x 10^4 with its unit: « 2,5 m² ». */
export function quantityWords(quantityE4: number, unit: string): string {
  return `${formatScaled(quantityE4, 4, 0)}\u00A0${unitWord(unit, quantityE4)}`;
}

/** What a report says was used: each supply once, with how much of it. */
export function reportedSupplies(supplies: readonly UsedSupply[]): { label: string; quantity: string }[] {
  const rows = new Map<string, { label: string; unit: string; usedE4: number }>();
  for (const { label, unit, quantityE4 } of supplies) {
    const key = `${unit} ${label}`;
    const usedE4 = (rows.get(key)?.usedE4 ?? 0) + quantityE4;
    rows.set(key, { label, unit, usedE4 });
  }
  return [...rows.values()].map(({ label, unit, usedE4 }) => ({ label, quantity: quantityWords(usedE4, unit) }));
}

/**
 * What was used of a supply beside what was quoted: « 8 u sur 10 u », « 12 u, 2 u de plus que prévu ».
 * `hasQuotedSupplies`: the quote sells some; without them, nothing stands beside it.
 */
export function usedWords(
  { usedE4, quotedE4, unit }: Pick<SupplyRow, "usedE4" | "quotedE4" | "unit">,
  hasQuotedSupplies: boolean,
): string {
  const words = quantityWords(usedE4, unit);
  if (quotedE4 === null) return hasQuotedSupplies ? `${words}, hors devis` : words;
  if (usedE4 > quotedE4) return `${words}, ${quantityWords(usedE4 - quotedE4, unit)} de plus que prévu`;
  return usedE4 === 0 ? `${quantityWords(quotedE4, unit)} à prévoir` : `${words} sur ${quantityWords(quotedE4, unit)}`;
}
