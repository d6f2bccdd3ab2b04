import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatDate, formatMoney } from "../shared/french-format.ts";
import type { LeftOver, MergedField, TwinReason } from "./merge-customers.ts";

/** Sentences about two customers who are made one. */
export const mergeMessages = {
  check: "Vérifier",
  other_siren: "Ces deux clients ont deux SIREN différents : ce sont deux entreprises. Corrige d'abord le SIREN faux.",
  notes_too_long: "Les notes des deux clients ne tiennent pas sur une fiche. Raccourcis-les, puis fusionne.",
  too_many_sites: "Les deux clients ont ensemble plus de 30 chantiers. Retires-en, puis fusionne.",
  alreadyMerged: "Ces deux clients sont déjà fusionnés. Relis la liste.",
  sameCustomer: "Choisis deux clients différents.",
  areTwo: "Ce sont deux clients : ils ne te seront plus montrés ensemble.",
  question: "Ces deux fiches sont peut-être le même client",
  which: "Garder le nom",
  result: "Après la fusion",
  intoNotes: "Dans les notes",
  unchanged: "Les devis et factures émis n'ont pas changé.",
  definitive:
    "Les devis et factures déjà faits gardent le nom imprimé. Notes et adresses de chantier sont réunies. " +
    "Une fusion est définitive.",
};

/** Why two customers may be one, in a word. */
export const TWIN_REASON_WORDS: Readonly<Record<TwinReason, string>> = {
  siren: "même SIREN",
  email: "même email",
  phone: "même téléphone",
  name: "même nom",
  close_name: "nom presque pareil",
};

/** What is chosen of one customer or of the other. The name is that of the card that stays. */
export const MERGED_FIELD_WORDS: Readonly<Record<Exclude<MergedField, "name">, string>> = {
  email: "Email",
  phone: "Téléphone",
  numbers: "Numéros",
  address: "Adresse",
};

/** How many customers may be there twice: « 3 clients semblent en double ». `most`: how many are counted. */
export function twinCountWords(count: number, most: number): string {
  if (count >= most) return `Plus de ${most - 1} clients semblent en double`;
  return count > 1 ? `${count} clients semblent en double` : "1 client semble en double";
}

/** The same in one line above the list, where each is a card: « 2 fiches peut-être en double ». */
export function doubleWords(count: number, most: number): string {
  if (count >= most) return `Plus de ${most - 1} fiches peut-être en double`;
  return count > 1 ? `${count} fiches peut-être en double` : "1 fiche peut-être en double";
}

/** How much a card holds: « 2 projets, 3 documents ». */
export function heldWords({ project_count: projects, document_count: documents }: HeldCounts): string {
  if (projects + documents === 0) return "Ni projet ni document";
  return [countWords(projects, "projet"), countWords(documents, "document")].filter((part) => part !== "").join(", ");
}

/** How much a card holds, beside its name: « 2 projets » or « vide ». */
export function heldInShort(projectCount: number): string {
  return countWords(projectCount, "projet") || "vide";
}

/** The button that merges: « Fusionner en Sophie Martin ». */
export function mergeLabel(name: string): string {
  return `Fusionner en ${name}`;
}

/** What a merge moved: « 2 projets et 3 documents sont maintenant sur la fiche de Claire Roux. ». */
export function movedWords(counts: HeldCounts, name: string): string {
  const { project_count: projects, document_count: documents } = counts;
  const parts = [countWords(projects, "projet"), countWords(documents, "document")].filter((part) => part !== "");
  if (parts.length === 0) return `Les deux fiches sont maintenant celle de ${name}.`;
  return `${parts.join(" et ")} ${projects + documents > 1 ? "sont" : "est"} maintenant sur la fiche de ${name}.`;
}

type HeldCounts = { project_count: number; document_count: number };

function countWords(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count > 1 ? "s" : ""}`;
}

/** What no field of the merged card has place for, for its notes. Empty when nothing is lost. */
export function leftOverWords(left: LeftOver, day: CalendarDate): string {
  const parts = leftOverParts(left);
  return parts.length === 0 ? "" : `Fusion du ${formatDate(day)}, ${parts.join(", ")}.`;
}

/** The same before the merge, one part a value: « autre téléphone : 06 11 22 33 44 ». */
export function leftOverParts({ names, emails, phones, addresses }: LeftOver): string[] {
  const places = addresses.map((address) =>
    [address?.line1, address?.line2, `${address?.postalCode ?? ""} ${address?.city ?? ""}`.trim()]
      .filter(Boolean)
      .join(", "),
  );
  const parts: [string, readonly string[]][] = [
    ["autre nom", names],
    ["autre email", emails],
    ["autre téléphone", phones],
    ["autre adresse", places],
  ];
  return parts.flatMap(([label, values]) => (values.length > 0 ? [`${label} : ${values.join(" ; ")}`] : []));
}

/** What both cards hold together, as the merged card will: « 5 projets, avec leurs devis et factures ». */
export function togetherWords(projectCount: number, dueCents: number): string[] {
  return [
    projectCount === 0
      ? "Aucun projet"
      : `${countWords(projectCount, "projet")}, avec ${projectCount > 1 ? "leurs" : "ses"} devis et factures`,
    ...(dueCents > 0 ? [`${formatMoney(dueCents)} à encaisser`] : []),
  ];
}
