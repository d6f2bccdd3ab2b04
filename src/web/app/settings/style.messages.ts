import type { DocumentLook } from "#domain/company/style/document-style.ts";
import { BRAND_BLUE } from "#domain/shared/brand.ts";

/** The looks of documents, each in a few words. */
export const LOOK_WORDS: Readonly<Record<DocumentLook, { title: string; what: string }>> = {
  sobre: { title: "Sobre", what: "De l'air et de grands titres" },
  compact: { title: "Compact", what: "Plus de lignes par page" },
  bandeau: { title: "Bandeau", what: "Ta couleur en tête, d'un bord à l'autre" },
};

/** Colours that are read on paper, by name. */
export const ACCENTS = [
  { value: BRAND_BLUE, name: "Bleu" },
  { value: "#1d6b3c", name: "Vert" },
  { value: "#a8430f", name: "Orange brûlé" },
  { value: "#8c1d2f", name: "Bordeaux" },
  { value: "#5b3a8c", name: "Violet" },
  { value: "#1d1b18", name: "Noir" },
];

/** What the card of the look of documents says. */
export const styleMessages = {
  look: "Modèle",
  accent: "Couleur",
  otherAccent: "Une autre couleur",
  other: "Autre",
  footer: "Une ligne au bas de chaque page",
  footerHint: "Ton site, un label, une devise. Elle s'ajoute à ce que la loi demande.",
  preview: "Aperçu",
  saved: "Tes prochains documents auront cette présentation. Ceux qui existent gardent la leur.",
};
