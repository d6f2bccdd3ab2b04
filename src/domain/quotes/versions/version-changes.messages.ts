import type { VersionLineChange, PartChange, VersionChanges } from "./line-change.ts";

/** The facts in the head of a quote that every version has of its own. */
export const DATING_FACTS: readonly string[] = ["Version", "Date", "Valable jusqu'au"];

/** What changes in a version, as its customer reads it. */
export const versionChangeWords = {
  title: (edition: number) => `Ce qui change depuis la version ${edition}`,
  subject: "Objet",
  discount: "Remise",
  asOption: "en option",
  inTotal: "compris dans le total",
  more: (count: number) => (count === 1 ? "Voir l'autre changement" : `Voir les ${count} autres changements`),
};

const ACTS: Record<VersionLineChange["act"], string> = { added: "Ajouté", removed: "Retiré", changed: "Modifié" };

const PARTS: Record<Exclude<PartChange["of"], "label" | "details" | "option">, string> = {
  quantity: "Quantité",
  unit_price: "Prix unitaire",
  discount: "Remise",
  vat: "TVA",
  amount: "Montant",
};

/** One changed line in words: what became of it, and how. `taxMark`: that of the prices, or nothing. */
export function lineChangeWords(
  change: VersionLineChange,
  taxMark: string,
): { act: string; label: string; how: string[] } {
  const { act, label } = change;
  const mark = taxMark === "" ? "" : `\u00A0${taxMark}`;
  if (change.act === "changed") return { act: ACTS[act], label, how: change.parts.map((one) => partWords(one, mark)) };
  return { act: ACTS[act], label, how: change.amount === "" ? [] : [`${change.amount}${mark}`] };
}

function partWords({ of, was, now }: PartChange, mark: string): string {
  if (of === "details") return "Le détail est modifié";
  if (of === "label") return `Avant : ${was}`;
  if (of === "option") return `Maintenant ${now}`;
  const isPrice = of === "unit_price" || of === "amount";
  return `${PARTS[of]}${isPrice ? mark : ""} : ${now} au lieu de ${was}`;
}

/** The new total beside the former one, or that it stays. */
export function totalChangeWords(total: VersionChanges["total"]): string {
  return total ? `${total.label} : ${total.now} au lieu de ${total.was}` : "Le total reste le même.";
}

/** What changes beside the lines, or null. */
export function otherChangeWords(others: readonly string[]): string | null {
  return others.length === 0 ? null : `Change aussi : ${others.join(", ").toLowerCase()}.`;
}
