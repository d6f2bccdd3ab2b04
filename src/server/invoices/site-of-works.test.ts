import { LAST_MONTH } from "#test/last-month.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What the answers about VAT and the site of a project ask of its quote, and of its invoice in the same way.

let app: TestApp;
let sellers: Record<"mason" | "developer" | "tiler", Person>;
beforeAll(async () => {
  app = await testApp();
  const vat_number = "FR44732829320";
  const insurance = { insurer: "MAAF", contact: "79180 Chauray", coverage: "France" };
  sellers = {
    mason: await signUpSeller(app, { trade: "Maçon", vat_number }),
    developer: await signUpSeller(app, { trade: "Développeur", vat_number }),
    // Under franchise.
    tiler: await signUpSeller(app, {
      trade: "Carreleur",
      vat_number,
      vat_regime: "franchise",
      insurance,
      insurance_duty: "required",
    }),
  };
});
afterAll(() => app.close());

const at = (postal_code: string, city: string, country = "FR") => ({ line1: "1 rue A", postal_code, city, country });
const personIn = (address: object) => ({ kind: "person", first_name: "Léa", last_name: "Arc", address });
const GRENOBLE = personIn(at("38000", "Grenoble"));
const KOUROU = personIn(at("97310", "Kourou"));
const OFFICE = { company: "Roux SA", kind: "company", siren: "552100554", address: at("38000", "Grenoble") };
const GMBH = { company: "Werk GmbH", vat_number: "DE136695976", address: at("10115", "Berlin", "DE") };
const BELGIAN = { company: "Sablon SA", vat_number: "BE0403170701", address: at("1000", "Bruxelles", "BE") };
const AMERICAN = personIn(at("10001", "New York", "US"));
const OF_SPAIN = { company: "Sol SL", vat_number: "ESB12345674" };
const CANARIAN = { ...OF_SPAIN, address: at("35001", "Las Palmas", "ES") };
const MADRILENIAN = { ...OF_SPAIN, address: at("28001", "Madrid", "ES") };
const LYON_SITE = "12 rue de la République, 69001 Lyon";

type Sale = {
  by?: keyof typeof sellers;
  client_info: object;
  site_address?: string;
  rate?: number;
  reason?: string;
  answers?: object;
};
type SaleDoubts = { quote: string[]; invoice: string[] };

/** The doubts that the quote of a sale is asked about, and those of its invoice. */
async function listAsked({ by = "mason", ...sale }: Sale): Promise<SaleDoubts> {
  const { client_info, site_address = "", rate = 0, reason, answers } = sale;
  const seller = sellers[by];
  const core = { name: "Chantier", end_date: LAST_MONTH, client_info, site_address };
  const { project } = (await seller.call("POST", "/api/projects", core)).json;
  const estimation = { hours: 10, rate: 50, vat_basis_points: rate, vat_reason: reason ?? null };
  const answer = await seller.call("PATCH", `/api/projects/${project.id}/estimation`, estimation);
  expect(answer.status).toBe(200);
  if (answers) await seller.call("PUT", `/api/projects/${project.id}/vat-answers`, answers);
  const { id } = (await seller.call("POST", `/api/projects/${project.id}/quote`, {})).json;
  const sending = (await seller.call("POST", `/api/quotes/${id}/sending`, {})).json;
  const issue = (confirmed_doubts: string[]) =>
    seller.call("POST", `/api/projects/${project.id}/invoice`, { confirmed_doubts });
  const preview = (await seller.call("GET", `/api/projects/${project.id}/preview/invoice`)).json;
  expect(preview.missing_code).toBeNull();
  const facts = ["reduced_rate_unsigned", "buyer_siren_unknown"];
  const invoiceDoubts: string[] = preview.doubts.filter((doubt: string) => !facts.includes(doubt));
  if (invoiceDoubts.length > 0) expect((await issue(facts)).json.code).toBe("invoice_doubtful");
  // Whoever is right against the questions says so, and issues.
  expect((await issue(preview.doubts)).status).toBe(200);
  return { quote: Object.keys(sending.fields ?? {}), invoice: invoiceDoubts };
}

const OLD_HOME = { place: "dwelling", age: "over_two_years", scale: "within_limits" };
const AGAINST = ["against_answers"];

test.each<[string, string[], Sale]>([
  [
    "10 % in a dwelling under two years",
    AGAINST,
    { client_info: GRENOBLE, rate: 1000, answers: { place: "dwelling", age: "under_two_years" } },
  ],
  ["10 % in the offices of a firm", AGAINST, { client_info: OFFICE, rate: 1000, answers: { place: "other_building" } }],
  [
    "5.5 % for works that make a new building",
    AGAINST,
    { client_info: GRENOBLE, rate: 550, answers: { ...OLD_HOME, scale: "new_building" } },
  ],
  [
    "20 % subcontracted with a contract",
    AGAINST,
    { client_info: OFFICE, rate: 2000, answers: { place: "other_building", subcontracting: "with_contract" } },
  ],
  ["10 % in an old dwelling", [], { client_info: GRENOBLE, rate: 1000, answers: OLD_HOME }],
  ["10 % for a firm, without an answer", ["reduced_rate_unanswered"], { client_info: OFFICE, rate: 1000 }],
  ["20 % in Kourou, for who lives there", ["against_site"], { client_info: KOUROU, rate: 2000 }],
  [
    "20 % in Kourou, against the answers too",
    ["against_site", "against_answers"],
    { client_info: KOUROU, site_address: "1 rue, 97310 Kourou", rate: 2000, answers: OLD_HOME },
  ],
  [
    "20 % in Mayotte, for an owner of Grenoble",
    ["against_site"],
    { client_info: GRENOBLE, site_address: "97600 Mamoudzou", rate: 2000 },
  ],
  [
    "0 % in Mayotte, for an owner of Grenoble",
    [],
    { client_info: GRENOBLE, site_address: "97600 Mamoudzou", reason: "overseas" },
  ],
  [
    "20 % in Saint-Martin",
    ["against_site"],
    { client_info: personIn(at("97150", "Saint-Martin")), site_address: "97150 Saint-Martin", rate: 2000 },
  ],
  ["20 % in Lyon, for an owner of Kourou", [], { client_info: KOUROU, site_address: LYON_SITE, rate: 2000 }],
  [
    "0 % in Lyon, for an owner of Kourou",
    ["against_site"],
    { client_info: KOUROU, site_address: LYON_SITE, reason: "overseas" },
  ],
  [
    "8.5 % in Réunion, for an owner of Grenoble",
    [],
    { client_info: GRENOBLE, site_address: "97400 Saint-Denis", rate: 850 },
  ],
  [
    "20 % in Réunion, for an owner of Grenoble",
    ["mainland_rate_overseas"],
    { client_info: GRENOBLE, site_address: "97400 Saint-Denis", rate: 2000 },
  ],
  [
    "8.5 % in Grenoble, for an owner of Réunion",
    ["against_site"],
    { client_info: personIn(at("97400", "Saint-Denis")), site_address: "38000 Grenoble", rate: 850 },
  ],
  [
    "0 % in Lyon, for a firm of Belgium",
    ["against_site"],
    { client_info: BELGIAN, site_address: LYON_SITE, reason: "eu_services" },
  ],
  ["20 % in Lyon, for a firm of Belgium", [], { client_info: BELGIAN, site_address: LYON_SITE, rate: 2000 }],
  [
    "0 % for a firm of Germany, at an address that may be there",
    ["site_unknown"],
    { client_info: GMBH, site_address: LYON_SITE, reason: "eu_services" },
  ],
  [
    "0 % in France for a firm of Germany",
    ["against_site", "against_answers"],
    {
      client_info: GMBH,
      site_address: LYON_SITE,
      reason: "eu_services",
      answers: { place: "other_building", site: "in_france" },
    },
  ],
  [
    "20 % in France for a firm of Germany",
    [],
    {
      client_info: GMBH,
      site_address: LYON_SITE,
      rate: 2000,
      answers: { place: "other_building", site: "in_france" },
    },
  ],
  [
    "0 % for a firm of Germany, about no building",
    [],
    { client_info: GMBH, reason: "eu_services", answers: { place: "no_building" } },
  ],
  ["the franchise of a tiler for a firm of Germany", ["franchise_service_abroad"], { by: "tiler", client_info: GMBH }],
  ["a reverse charge that a tiler chose", [], { by: "tiler", client_info: GMBH, reason: "eu_services" }],
  [
    "a service of a tiler about no building for a firm of Germany",
    [],
    { by: "tiler", client_info: GMBH, answers: { place: "no_building" } },
  ],
  [
    "the franchise of a tiler in Lyon for a firm of Belgium",
    [],
    { by: "tiler", client_info: BELGIAN, site_address: LYON_SITE },
  ],
  ["the franchise of a tiler for a firm of Grenoble", [], { by: "tiler", client_info: OFFICE }],
  [
    "0 % for a private person of New York",
    ["consumer_outside_eu"],
    { by: "developer", client_info: AMERICAN, reason: "non_eu_services" },
  ],
  ["20 % for a private person of New York", [], { by: "developer", client_info: AMERICAN, rate: 2000 }],
  [
    "goods of the Union in the Canary Islands",
    ["outside_eu_vat"],
    { by: "developer", client_info: CANARIAN, reason: "eu_goods" },
  ],
  ["goods of the Union in Madrid", [], { by: "developer", client_info: MADRILENIAN, reason: "eu_goods" }],
  ["goods exported to the Canary Islands", [], { by: "developer", client_info: CANARIAN, reason: "export" }],
])("%s: the quote and the invoice ask %j", async (_title, doubts, sale) => {
  expect(await listAsked(sale)).toEqual({ quote: doubts, invoice: doubts });
});

test.each([
  ["is asked about on the invoice", {}, ["vat_number_derived"]],
  ["is not asked about where the buyer said it", { vat_number: "FR96552100554" }, []],
])("a number that reverse charge prints %s", async (_title, numbers, doubts) => {
  const client_info = { ...OFFICE, ...numbers };
  expect(await listAsked({ client_info, reason: "subcontracting" })).toEqual({ quote: [], invoice: doubts });
});
