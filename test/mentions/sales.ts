import type { Company } from "#domain/company/company.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { ItemLine } from "#domain/lines/line.ts";
import type { ChosenVatReason } from "#domain/lines/vat-reasons.ts";
import { untaxed } from "#domain/lines/vat-treatment.ts";
import { labour, person as léa, professional, seller } from "#test/demo-company.ts";

// Who sells, who buys and what is done, as small as they can be told apart.

const at = (postalCode: string, city: string, country = "FR") => ({
  line1: "1 rue du Port",
  line2: "",
  postalCode,
  city,
  country,
});

const DECENNIAL: Company["insurance"] = {
  kind: "decennial",
  insurer: "Mutuelle du Bâtiment",
  policyNumber: "D-4512",
  contact: "1 place du Toit, 75015 Paris",
  coverage: "France métropolitaine",
};
const capital = (euros: number) => ({ capitalCents: euros * 100, rcsTown: "Lyon" });

const plumber: Company = { ...seller, insurance: DECENNIAL };
const { quotePriceCents: _quotePriceCents, ...sellerWithoutQuotePrice } = seller;
const office: Company = { ...sellerWithoutQuotePrice, trade: "Développeuse", insurance: null };
const micro = { vatRegime: "franchise", vatNumber: "" } as const;

/** The sellers of the table. */
export const SELLERS = {
  "plumber, EI, réel": plumber,
  "plumber, EI, franchise": { ...plumber, ...micro },
  "plumber, EI, regime not said": { ...plumber, vatRegime: null },
  "plumber, EI, who trades": { ...plumber, rcsTown: "Lyon" },
  "plumber, EI, debits": { ...plumber, vatDueOn: "invoice" },
  "mason, SARL": { ...plumber, trade: "Maçon", legalForm: "SARL", ...capital(8_000) },
  "electrician, SAS, debits": {
    ...plumber,
    trade: "Électricien",
    legalForm: "SAS",
    ...capital(20_000),
    vatDueOn: "invoice",
  },
  "heating, SASU": { ...plumber, trade: "Chauffagiste", legalForm: "SASU", ...capital(1_000) },
  "painter, EURL, paid quotes": {
    ...plumber,
    trade: "Peintre",
    legalForm: "EURL",
    ...capital(5_000),
    quotePriceCents: 6_000,
  },
  "builder, SA": { ...plumber, trade: "Bâtiment", legalForm: "SA", ...capital(250_000) },
  "roofer, SNC": { ...plumber, trade: "Couvreur", legalForm: "SNC", rcsTown: "Lyon" },
  "mason of Ajaccio, EI": { ...plumber, trade: "Maçon", address: at("20000", "Ajaccio") },
  "mason of Réunion, EI": { ...plumber, trade: "Maçon", address: at("97400", "Saint-Denis") },
  "mason of Guyane, EI": { ...plumber, trade: "Maçon", vatNumber: "", address: at("97300", "Cayenne") },
  "caretaker, EI, other insurance": {
    ...plumber,
    trade: "Multiservices",
    insurance: { ...DECENNIAL, kind: "professional" },
  },
  "developer, EI, réel": office,
  "developer, EI, franchise": { ...office, ...micro },
  "developer, EI, franchise, with a number": { ...office, vatRegime: "franchise" },
  "consultant, SASU": { ...office, trade: "Conseil en SI", legalForm: "SASU", ...capital(1_000) },
  "lawyer, SELARL, in a centre": {
    ...office,
    trade: "Avocate",
    legalForm: "SELARL",
    ...capital(10_000),
    legalNotices: "Membre d'une association agréée, le règlement par chèque et par carte est accepté",
  },
  "shop, EI, who trades": { ...office, trade: "Quincaillerie", rcsTown: "Lyon" },
  "shop, SARL": { ...office, trade: "Quincaillerie", legalForm: "SARL", ...capital(7_500) },
  "trainer, EI": { ...office, trade: "Formatrice", vatNumber: "" },
  "osteopath, EI": { ...office, trade: "Ostéopathe", vatNumber: "" },
  "landlord, SCI": { ...office, trade: "Location", legalForm: "SCI", ...capital(1_000), vatNumber: "" },
  "club, association": { ...office, trade: "Club de théâtre", legalForm: "ASSOCIATION", vatNumber: "" },
} satisfies Record<string, Company>;

const abroad = { ...professional, siren: "" };

/** The customers of the table. */
export const BUYERS = {
  consumer: léa,
  "consumer of Ajaccio": { ...léa, address: at("20000", "Ajaccio") },
  "consumer of Réunion": { ...léa, address: at("97410", "Saint-Pierre") },
  "consumer of Germany": { ...léa, address: at("10115", "Berlin", "DE") },
  "consumer of Switzerland": { ...léa, address: at("1200", "Genève", "CH") },
  firm: professional,
  "firm without SIREN": abroad,
  "firm of Germany": { ...abroad, vatNumber: "DE136695976", address: at("10115", "Berlin", "DE") },
  "firm of Switzerland": { ...abroad, address: at("1200", "Genève", "CH") },
  "firm of Cayenne": { ...professional, address: at("97300", "Cayenne") },
  "town hall": { ...professional, companyName: "Commune de Grenoble", siren: "213801855" },
} satisfies Record<string, Customer>;

const sellWork = (label: string, vat: number | ChosenVatReason, more: Partial<ItemLine> = {}): ItemLine => ({
  ...labour(label, 10_000, typeof vat === "number" ? vat : untaxed(vat)),
  unit: "forfait",
  ...more,
});
const hours = (label: string, vat: number | ChosenVatReason): ItemLine => sellWork(label, vat, { unit: "h" });
const sellGoods = (label: string, vat: number | ChosenVatReason): ItemLine =>
  sellWork(label, vat, { nature: "goods", unit: "u" });

/** What is sold in the table: the rate is the one that the seller chose; a regime that imposes another one wins. */
export const WORKS = {
  "repair by the hour at 20 %": [hours("Dépannage", 2000)],
  "works at a price at 20 %": [sellWork("Pose d'un évier", 2000)],
  "improvement of an old dwelling at 10 %": [sellWork("Rénovation de la salle de bains", 1000)],
  "improvement by the hour at 10 %": [hours("Rénovation de la salle de bains", 1000)],
  "energy renovation at 5.5 %": [sellWork("Isolation des combles", 550)],
  "improvement at 10 % and energy at 5.5 %": [sellWork("Peinture", 1000), sellWork("Isolation", 550)],
  "improvement with its supplies at 10 %": [sellWork("Pose", 1000), sellGoods("Radiateur", 1000)],
  "new building at 20 %": [sellWork("Maison neuve", 2000)],
  "works at 2.1 %": [sellWork("Toiture", 210)],
  "works at 8.5 %": [sellWork("Maison neuve", 850)],
  "subcontracted works": [sellWork("Gros œuvre", "subcontracting")],
  "works in Guyane": [sellWork("Dalle", "overseas")],
  "service by the hour": [hours("Développement", 2000)],
  "service at a price": [sellWork("Site vitrine", 2000)],
  "service taxed by the customer's state": [sellWork("Développement", "eu_services")],
  "service outside the Union": [sellWork("Développement", "non_eu_services")],
  "goods at 20 %": [sellGoods("Perceuse", 2000)],
  "goods at 5.5 %": [sellGoods("Livre", 550)],
  "goods and their fitting": [sellGoods("Serrure", 2000), sellWork("Pose", 2000)],
  "goods to a firm of the Union": [sellGoods("Perceuse", "eu_goods")],
  "goods out of the Union": [sellGoods("Perceuse", "export")],
  training: [sellWork("Stage", "exempt_training")],
  care: [sellWork("Séance", "exempt_health")],
  rent: [sellWork("Loyer", "exempt_rental")],
  membership: [sellWork("Cotisation", "exempt_association")],
} satisfies Record<string, ItemLine[]>;
