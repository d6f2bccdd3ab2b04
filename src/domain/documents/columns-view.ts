import type { DocumentKind } from "./document-kind.ts";
import type { DocumentView } from "./document-view.ts";

/** The titles of a document's tables: its lines, and what VAT adds up to at each rate. */
export type ColumnTitles = { lines: string[]; vatRecap: string[] };

/**
 * The titles that page and PDF print. Without VAT there is no rate, and a price need not say that it is without it.
 */
export function columnTitles({ showsVat, prices }: Pick<DocumentView, "showsVat" | "prices">): ColumnTitles {
  const tax = prices === "gross" ? "TTC" : "HT";
  return {
    lines: showsVat
      ? ["Désignation", "Quantité", `Prix unitaire ${tax}`, "TVA", `Total ${tax}`]
      : ["Désignation", "Quantité", "Prix unitaire", "Total"],
    vatRecap: ["Taux", "Base HT", "Montant TVA"],
  };
}

/** The title over the rows that a document says beside its lines. */
export function besideTitle(kind: DocumentKind): string {
  return kind === "invoice" ? "Facturation du devis" : "Conditions";
}
