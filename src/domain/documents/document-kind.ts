/** What a document can be. */
export const DOCUMENT_KINDS = ["quote", "invoice"] as const;

/** A quote or an invoice. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What is said of each kind: every word that differs by the kind alone. */
export const DOCUMENT_WORDS = {
  quote: {
    name: "Devis",
    plural: "Devis",
    withArticle: "Le devis",
    fileName: "devis",
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
    noneYet: "Aucune facture pour l'instant",
    howToMake: "Une facture s'émet depuis la dernière étape d'un projet.",
    series: "F",
    hasXml: true,
  },
} as const satisfies Record<DocumentKind, Record<string, string | boolean>>;
