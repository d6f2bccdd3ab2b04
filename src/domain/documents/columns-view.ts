import type { DocumentKind } from "./document-kind.ts";

/** The titles of a document's tables: its lines, and what VAT adds up to at each rate. */
export type ColumnTitles = { lines: string[]; vatRecap: string[] };

/** The titles that page and PDF print. Without VAT there is no rate, and a price need not say that it is without it. */
export function columnTitles(showsVat: boolean): ColumnTitles {
  return {
    lines: showsVat
      ? ["Désignation", "Quantité", "Prix unitaire HT", "TVA", "Total HT"]
      : ["Désignation", "Quantité", "Prix unitaire", "Total"],
    vatRecap: ["Taux", "Base HT", "Montant TVA"],
  };
}

/** The title over the rows that a document says beside its lines. */
export function besideTitle(kind: DocumentKind): string {
  return kind === "invoice" ? "Facturation du devis" : "Conditions";
}
