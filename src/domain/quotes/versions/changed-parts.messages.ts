import type { QuoteSegment } from "./changed-parts.ts";

const PART_WORDS: Readonly<Record<string, string>> = {
  subject: "l'objet",
  startsOn: "le début des travaux",
  project: "les dates du projet",
  seller: "tes coordonnées",
  buyer: "les coordonnées du client",
  lines: "les lignes",
  terms: "la TVA ou la remise",
  conditions: "les conditions",
  amends: "l'avenant",
} satisfies Record<QuoteSegment, string>;

/** What changed since a quote was made: « A changé depuis ce devis : tes coordonnées, le début des travaux. » */
export function changedPartsWords(parts: readonly string[]): string {
  // The start of the works is one of the days of the project.
  const toldParts = parts.includes("startsOn") ? parts.filter((part) => part !== "project") : parts;
  return `A changé depuis ce devis : ${toldParts.map((part) => PART_WORDS[part] ?? "").join(", ")}.`;
}
