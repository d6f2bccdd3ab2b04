import { NO_TERMS } from "#domain/lines/terms.ts";
import { vatTreatment } from "#domain/lines/vat-treatment.ts";
import type { Quote } from "#domain/quotes/quote.ts";

/** The quote shown on the landing page, labelled as an example. */
export const EXAMPLE_QUOTE: Quote = {
  id: "example",
  projectId: "example",
  number: "D2026-0042",
  version: 1,
  subject: "Rénovation de la salle de bain",
  quotedOn: "2026-11-02",
  validUntil: "2026-12-02",
  startsOn: "2026-12-14",
  seller: {
    id: "example",
    name: "Marion Bassin",
    legalForm: "EI",
    capitalCents: null,
    rcsTown: "",
    siren: "",
    siret: "",
    vatNumber: "",
    vatRegime: "standard",
    vatDueOn: "payment",
    address: { line1: "4 rue de l'Exemple", line2: "", postalCode: "69007", city: "Lyon", country: "FR" },
    trade: "plombier",
    iban: "",
    bic: "",
    hourlyRateCents: 4_800,
    email: "",
    phone: "04 00 00 00 00",
    logoId: null,
    insurance: null,
    quotePriceCents: 0,
    legalNotices: "",
  },
  buyer: {
    id: "example",
    kind: "person",
    companyName: "",
    firstName: "Paul",
    lastName: "Témoin",
    email: "",
    phone: "",
    siren: "",
    siret: "",
    vatNumber: "",
    address: { line1: "18 place du Modèle", line2: "", postalCode: "69100", city: "Villeurbanne", country: "FR" },
  },
  lines: [
    labour("Dépose des sanitaires et protection des lieux", 50_000),
    labour("Reprise des alimentations et évacuations", 100_000),
    labour("Pose du receveur et de la robinetterie", 75_000),
    labour("Essais d'étanchéité et finitions", 20_000),
  ],
  terms: NO_TERMS,
};

function labour(label: string, quantityE4: number) {
  return {
    kind: "item" as const,
    id: label,
    label,
    details: [],
    nature: "service" as const,
    quantityE4,
    unit: "h" as const,
    unitPriceE6: 48_000_000,
    discountBasisPoints: 0,
    vat: vatTreatment(1000, null),
    isOption: false,
    source: null,
  };
}
