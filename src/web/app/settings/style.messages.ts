import type { CompanyAnswer } from "#api/company.ts";
import type { DocumentLook, DocumentStyle } from "#domain/company/style/document-style.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { BRAND_BLUE } from "#domain/shared/brand.ts";
import { formatMoney } from "#domain/shared/french-format.ts";

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

const EXAMPLE_LINES = [
  { label: "Pose de carrelage", quantity: "12 m²", unitPriceCents: 4_500, netCents: 54_000 },
  { label: "Fourniture du carrelage", quantity: "12 m²", unitPriceCents: 3_200, netCents: 38_400 },
  { label: "Dépose de l'ancien sol", quantity: "1 forfait", unitPriceCents: 18_000, netCents: 18_000 },
];

/** A quote that nobody made, as the seller's own would look. */
export function sampleView(company: CompanyAnswer, { look, accent, footer }: DocumentStyle): DocumentView {
  const lines = EXAMPLE_LINES.map(({ label, quantity, unitPriceCents, netCents }) => ({
    kind: "item" as const,
    label,
    details: [],
    quantity,
    unitPrice: formatMoney(unitPriceCents),
    vatRate: "",
    net: formatMoney(netCents),
    netCents,
  }));
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  const { address, email, phone } = company;
  const place = address ? [address.line1, `${address.postal_code} ${address.city}`] : [];
  return {
    kind: "quote",
    title: "Devis",
    number: "Exemple",
    subject: "Sol de la cuisine",
    facts: [],
    seller: {
      heading: "Émetteur",
      name: company.name || "Ton entreprise",
      lines: [...place, phone, email].filter((one) => one !== ""),
    },
    buyer: { heading: "Client", name: "Léa Arc", lines: ["8 quai des Bois", "38000 Grenoble"] },
    showsVat: false,
    lines,
    totals: [{ label: "Total", value: formatMoney(netCents), strong: true }],
    vatRecap: [],
    notices: [],
    payment: null,
    signature: { title: "Bon pour accord", lines: [] },
    footer: footer === "" ? [company.name] : [company.name, footer],
    logoId: company.logo_id,
    look,
    accent,
    amounts: { netCents, vatCents: 0, grossCents: netCents },
  };
}
