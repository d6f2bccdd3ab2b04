import type { DocumentView, LineView } from "#domain/documents/document-view.ts";
import { formatMoney } from "#domain/shared/french-format.ts";

/** An item line of the samples: a price without VAT, in cents. */
export function sampleLine(
  label: string,
  quantity: number,
  unitCents: number,
  details: string[] = [],
  vatRate = "10\u00A0%",
): LineView {
  const netCents = quantity * unitCents;
  return {
    kind: "item",
    label,
    details,
    quantity: `${quantity}\u00A0u`,
    unitPrice: formatMoney(unitCents),
    vatRate,
    net: formatMoney(netCents),
    netCents,
  };
}

/** A plumber's invoice with two VAT rates, a text row, bank details and notices. */
export function sampleInvoice(changes: Partial<DocumentView> = {}): DocumentView {
  return withAmounts({
    kind: "invoice",
    title: "Facture",
    number: "F-2026-0042",
    subject: "Rénovation de la salle de bain, rue des Tanneurs",
    facts: [
      { label: "Date de facture", value: "3 déc. 2026" },
      { label: "Échéance", value: "2 janv. 2027" },
      { label: "Réalisé le", value: "28 nov. 2026" },
      { label: "Nature", value: "Travaux et fournitures" },
    ],
    seller: {
      heading: "Émetteur",
      name: "Plomberie Lefèvre & Fils",
      lines: [
        "14 rue de l’Abbé-Grégoire",
        "38000 Grenoble",
        "contact@plomberie-lefevre.fr",
        "04 76 12 34 56",
        "SIRET 732 829 320 00074",
        "TVA FR44 732829320",
      ],
    },
    buyer: {
      heading: "Facturé à",
      name: "Menuiserie Roux",
      lines: ["Mme Agnès Roux", "8 cours Jean-Jaurès", "38130 Échirolles", "SIREN 552 100 554"],
    },
    showsVat: true,
    lines: SAMPLE_LINES,
    totals: [],
    vatRecap: [],
    notices: [
      "En cas de retard de paiement, pénalités au taux de 12,15 % l’an et indemnité forfaitaire " +
        "pour frais de recouvrement de 40 € (articles L441-10 et D441-5 du code de commerce). " +
        "Pas d’escompte pour paiement anticipé.",
      "Assurance décennale : MAAF, 79180 Chauray, contrat n° 38 114 552 F, couverture France métropolitaine.",
    ],
    payment: {
      title: "Règlement par virement, à réception",
      lines: [
        "Titulaire : Plomberie Lefèvre & Fils",
        "IBAN : FR76 3000 6000 0112 3456 7890 189",
        "BIC : AGRIFRPP",
        "Référence : F-2026-0042",
      ],
      qrText: "BCD\n002\n1\nSCT\nAGRIFRPP\nPlomberie Lefevre\nFR7630006000011234567890189\nEUR2310.00\n\n\nF-2026-0042",
    },
    signature: null,
    footer: [
      "Plomberie Lefèvre & Fils, SARL au capital de 8 000 €, RCS Grenoble 732 829 320, " +
        "14 rue de l’Abbé-Grégoire, 38000 Grenoble",
    ],
    logoId: null,
    accent: "#234a9b",
    amounts: { netCents: 0, vatCents: 0, grossCents: 0 },
    ...changes,
  });
}

/** A quote of `count` item lines in sections, with a place to sign. */
export function sampleQuote(count: number): DocumentView {
  const lines = Array.from({ length: count }, (_, index): LineView[] => {
    const item = sampleLine(
      `Prestation n° ${index + 1}`,
      (index % 7) + 1,
      1250 + index * 13,
      index % 3 === 0 ? ["Fourniture et pose, évacuation des gravats comprise"] : [],
    );
    return index % 12 === 0 ? [{ kind: "text", label: `Lot ${index / 12 + 1}` }, item] : [item];
  }).flat();
  return sampleInvoice({
    kind: "quote",
    title: "Devis",
    number: "D-2026-0107",
    facts: [
      { label: "Date du devis", value: "3 déc. 2026" },
      { label: "Valable jusqu’au", value: "3 janv. 2027" },
    ],
    buyer: { heading: "Client", name: "Mme Agnès Roux", lines: ["8 cours Jean-Jaurès", "38130 Échirolles"] },
    lines,
    payment: null,
    signature: {
      title: "Bon pour accord",
      lines: ["Date, nom et signature du client, précédés de la mention « Bon pour accord »"],
    },
    certificates: [
      {
        title: "Certification du client pour les travaux à 10\u00A0%",
        text: "Je soussigné(e) certifie que les travaux concernent une habitation.",
        blanks: ["Nom, prénom", "Date", "Signature"],
      },
    ],
  });
}

const SAMPLE_LINES: LineView[] = [
  { kind: "text", label: "Dépose et préparation" },
  sampleLine("Dépose de l’ancienne baignoire", 1, 18000, ["Évacuation en déchetterie comprise"]),
  sampleLine("Reprise de la chape et étanchéité", 6, 4550),
  { kind: "text", label: "Plomberie" },
  sampleLine("Receveur extra-plat 120 × 90", 1, 42990, ["Réf. KIN-1290, blanc mat", "Garantie 10 ans"], "20\u00A0%"),
  sampleLine("Alimentation eau chaude et eau froide en PER", 12, 3475),
  sampleLine("Mitigeur thermostatique", 1, 24900, [], "20\u00A0%"),
  sampleLine("Main-d’œuvre de pose", 14, 5200),
];

function withAmounts(view: DocumentView): DocumentView {
  const netByRate = new Map<number, number>();
  for (const line of view.lines) {
    if (line.kind !== "item") continue;
    const rate = view.showsVat ? Number.parseInt(line.vatRate, 10) : 0;
    netByRate.set(rate, (netByRate.get(rate) ?? 0) + line.netCents);
  }
  const recap = [...netByRate].map(([rate, netCents]) => ({
    rate,
    netCents,
    vatCents: Math.round((netCents * rate) / 100),
  }));
  const netCents = recap.reduce((sum, row) => sum + row.netCents, 0);
  const vatCents = recap.reduce((sum, row) => sum + row.vatCents, 0);
  return {
    ...view,
    vatRecap: recap.map((row) => ({
      rate: `${row.rate}\u00A0%`,
      base: formatMoney(row.netCents),
      vat: formatMoney(row.vatCents),
    })),
    totals: [
      { label: "Total HT", value: formatMoney(netCents), strong: false },
      { label: "TVA", value: formatMoney(vatCents), strong: false },
      { label: "Total TTC", value: formatMoney(netCents + vatCents), strong: true },
    ],
    amounts: { netCents, vatCents, grossCents: netCents + vatCents },
  };
}
