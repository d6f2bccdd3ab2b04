import type { Company } from "#domain/company/company.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import type { ItemLine } from "#domain/lines/line.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import type { VatTreatment } from "#domain/lines/vat-treatment.ts";
import { untaxed, vatTreatment } from "#domain/lines/vat-treatment.ts";
import type { Quote } from "#domain/quotes/quote.ts";

// The demo data: a plumber, her customers and her work. It serves tests, examples and screenshots.

/**
 * « Volt & Fils »: a sole trader under the standard VAT regime. The numbers are well-formed and belong to no real
 * account.
 */
export const seller: Company = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  name: "VOLT & FILS",
  legalForm: "EI",
  capitalCents: null,
  rcsTown: "",
  siren: "732829320",
  siret: "73282932000074",
  vatNumber: "FR44732829320",
  vatRegime: "standard",
  vatDueOn: "payment",
  address: { line1: "12 rue de l'Établi", line2: "", postalCode: "69003", city: "Lyon", country: "FR" },
  trade: "plombier",
  iban: "FR7630006000011234567890189",
  bic: "AGRIFRPP",
  hourlyRateCents: 4_500,
  email: "contact@volt-et-fils.fr",
  phone: "04 72 00 00 00",
  logoId: null,
  quotePriceCents: 0,
  insurance: {
    insurer: "Mutuelle du Bâtiment",
    contact: "1 place du Toit, 75015 Paris",
    coverage: "France métropolitaine",
  },
  legalNotices: "",
};

/** The same seller under franchise. */
export const franchiseSeller: Company = { ...seller, vatRegime: "franchise", vatNumber: "" };

/** A professional customer, as a call that creates a project sends it. */
export const SENT_CUSTOMER = {
  company: "Menuiserie Roux",
  first_name: "Claire",
  last_name: "Roux",
  email: "claire@roux.fr",
};

/** A professional customer. */
export const professional: Customer = {
  id: "0199aaaa-0000-7000-8000-000000000002",
  kind: "company",
  companyName: "Menuiserie Roux",
  firstName: "Claire",
  lastName: "Roux",
  email: "claire@menuiserie-roux.fr",
  phone: "06 11 22 33 44",
  siren: "552100554",
  siret: "",
  vatNumber: "",
  address: { line1: "8 quai des Bois", line2: "Atelier 3", postalCode: "38000", city: "Grenoble", country: "FR" },
};

/** A private customer. */
export const person: Customer = {
  ...professional,
  id: "0199aaaa-0000-7000-8000-000000000003",
  kind: "person",
  companyName: "",
  firstName: "Léa",
  lastName: "d'Arc",
  email: "lea@example.org",
  siren: "",
};

/** A labour line: hours x 10^4, rate in cents, and a VAT rate in basis points (0 for franchise) or a VAT treatment. */
export function labour(label: string, hoursE4: number, vat: number | VatTreatment = 2000): ItemLine {
  return {
    kind: "item",
    id: label,
    label,
    details: [],
    nature: "service",
    quantityE4: hoursE4,
    unit: "h",
    unitPriceE6: 45_000_000,
    discountBasisPoints: 0,
    vat: typeof vat === "number" ? (vat === 0 ? untaxed("franchise") : vatTreatment(vat, null)) : vat,
    isOption: false,
    source: null,
  };
}

/** An issued invoice with rates of 20 % and 10 %. */
export const invoice: Invoice = {
  id: "0199aaaa-0000-7000-8000-000000000004",
  projectId: "0199aaaa-0000-7000-8000-000000000005",
  kind: "standard",
  number: "F2026-0001",
  subject: "Rénovation de l'atelier",
  issuedOn: "2026-11-21",
  servicedOn: "2026-11-20",
  dueOn: "2026-12-21",
  quoteNumber: "D2026-0001",
  refersTo: null,
  creditReason: "",
  seller,
  buyer: professional,
  lines: [
    labour("Dépose de l'ancienne installation", 75_000),
    { kind: "text", id: "waste", label: "Déchets évacués en déchetterie" },
    labour("Pose de deux radiateurs", 82_500, 1000),
  ],
  terms: NO_TERMS,
};

/** A quote for the same work. */
export const quote: Quote = {
  id: "0199aaaa-0000-7000-8000-000000000006",
  projectId: invoice.projectId,
  number: "D2026-0001",
  version: 1,
  subject: invoice.subject,
  quotedOn: "2026-11-21",
  validUntil: "2026-12-21",
  startsOn: "2026-12-01",
  seller,
  buyer: professional,
  lines: invoice.lines,
  terms: NO_TERMS,
};
