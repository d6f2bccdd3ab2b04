/** What a document can be. */
export const DOCUMENT_KINDS = ["quote", "invoice"] as const;

/** A quote or an invoice. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a document is called: a credit note is kept and listed among the invoices, and has words of its own. */
export const NAMED_KINDS = [...DOCUMENT_KINDS, "credit_note"] as const;

/** A quote, an invoice or a credit note. */
export type NamedKind = (typeof NAMED_KINDS)[number];

/** What a document of that kind is called. `invoiceKind`: which invoice it is; null for a quote. */
export function nameOfKind(kind: DocumentKind, invoiceKind: string | null): NamedKind {
  return invoiceKind === "credit_note" ? invoiceKind : kind;
}

/** The parts of a quote that are invoiced before the rest of it: kinds of invoices (`domain/invoices/invoice.ts`). */
export const INVOICED_PARTS = ["deposit", "progress"] as const;

/** A part of a quote that is invoiced before the rest of it. */
export type InvoicedPart = (typeof INVOICED_PARTS)[number];

/** What is said of each kind: every word that differs by the kind alone. */
export const DOCUMENT_WORDS = {
  quote: {
    name: "Devis",
    plural: "Devis",
    withArticle: "Le devis",
    fileName: "devis",
    /** The step of a project that shows it. */
    step: "quote",
    noneYet: "Aucun devis pour l'instant",
    howToMake: "Un devis s'établit depuis l'étape Devis d'un projet.",
    /** Its series of numbers, `D2026-0001`: the database gives them (`next_document`). */
    series: "D",
    /** Whether an electronic invoice goes with it. */
    hasXml: false,
  },
  invoice: {
    name: "Facture",
    plural: "Factures",
    withArticle: "La facture",
    fileName: "facture",
    step: "invoice",
    noneYet: "Aucune facture pour l'instant",
    howToMake: "Une facture s'émet depuis la dernière étape d'un projet.",
    series: "F",
    hasXml: true,
  },
  credit_note: { name: "Avoir", withArticle: "L'avoir", fileName: "avoir", step: "invoice", series: "A", hasXml: true },
} as const satisfies Record<NamedKind, Record<string, string | boolean>>;
