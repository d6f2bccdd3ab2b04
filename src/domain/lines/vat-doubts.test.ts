import { labour, professional, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import type { ItemLine } from "./line.ts";
import type { PlaceOfWorks } from "./vat-advice/place-of-works.ts";
import { vatDoubts } from "./vat-doubts.ts";
import { untaxed } from "./vat-treatment.ts";

const at = (country: string, postalCode = "1000") => ({
  line1: "1 rue",
  line2: "",
  city: "Ville",
  postalCode,
  country,
});
const LYON = at("FR", "69003");
const CAYENNE = at("FR", "97300");
const firm = (address: ReturnType<typeof at>, vatNumber = "") => ({ ...professional, address, vatNumber });
const person = (address: ReturnType<typeof at>) => ({ ...firm(address), kind: "person" as const });
const line = (vat: number | Parameters<typeof untaxed>[0], nature: ItemLine["nature"] = "service") => ({
  ...labour("Pose", 10_000, typeof vat === "number" ? vat : untaxed(vat)),
  nature,
});
const lineNamed = (label: string, vat: number) => ({ ...line(vat), label });

test.each<[string, string[], ReturnType<typeof firm> | ReturnType<typeof person>, ItemLine, string?]>([
  ["a taxed service to a firm of the United States", ["taxed_service_abroad"], firm(at("US")), line(2000)],
  ["a taxed service to a firm of Germany", ["taxed_service_abroad"], firm(at("DE")), line(2000)],
  ["a taxed service to a firm of Guyane", ["taxed_service_abroad"], firm(at("FR", "97300")), line(2000)],
  ["a taxed service to a private person of Germany", [], person(at("DE")), line(2000)],
  ["taxed goods to a firm of Germany", [], firm(at("DE")), line(2000, "goods")],
  [
    "taxed goods to a firm of Germany with a number",
    ["taxed_goods_abroad"],
    firm(at("DE"), "DE136695976"),
    line(2000, "goods"),
  ],
  ["taxed goods to a firm of Switzerland", ["taxed_goods_abroad"], firm(at("CH")), line(2000, "goods")],
  ["taxed goods to a private person of Switzerland", [], person(at("CH")), line(2000, "goods")],
  ["taxed goods to a private person of Germany", ["taxed_goods_eu_consumer"], person(at("DE")), line(2000, "goods")],
  ["goods at 8.5 % to Réunion", ["overseas_goods_taxed"], person(at("FR", "97400")), line(850, "goods")],
  ["13 % by an electrician", ["corsica_rate_trade"], person(at("FR", "20000")), line(1300), "Électricien"],
  ["0.9 % by an electrician", ["corsica_rate_trade"], person(at("FR", "20000")), line(90), "Électricien"],
  ["13 % by a petrol station", [], person(at("FR", "20000")), line(1300, "goods"), "Station-service"],
  ["a service listed by 259 B to a person", ["consumer_outside_eu"], person(at("US")), line("non_eu_services")],
  ["a service outside the Union to a firm", [], firm(at("US")), line("non_eu_services")],
  ["a taxed service to a private person of the United States", [], person(at("US")), line(2000)],
  ["taxed goods to a private person of the Canary Islands", [], person(at("ES", "35001")), line(2000, "goods")],
  ["an export to a private person of the Canary Islands", [], person(at("ES", "35001")), line("export", "goods")],
  ["a service without VAT to a firm of Germany", [], firm(at("DE")), line("eu_services")],
  ["a taxed service to a firm of Lyon", [], firm(LYON), line(2000)],
  ["a service at 20 % to Réunion", ["mainland_rate_overseas"], person(at("FR", "97400")), line(2000)],
  ["a service at 8.5 % to Réunion", [], person(at("FR", "97400")), line(850)],
  ["an export to a firm of Marseille", ["export_inside"], firm(at("FR", "13001")), line("export", "goods")],
  ["an export to a firm of Monaco", ["export_inside"], firm(at("MC", "98000")), line("export", "goods")],
  ["an export to a firm of Ajaccio", ["export_inside"], firm(at("FR", "20000")), line("export", "goods")],
  ["an export to a firm of Switzerland", [], firm(at("CH")), line("export", "goods")],
  ["subcontracting by a consultancy", ["subcontracting_trade"], firm(LYON), line("subcontracting"), "Conseil en SI"],
  ["subcontracting by a mason", [], firm(LYON), line("subcontracting"), "Maçon"],
  ["a consultancy at 5.5 %", ["reduced_rate_trade"], firm(LYON), line(550), "Conseil en SI"],
  ["a consultancy at 10 %", ["reduced_rate_trade"], firm(LYON), line(1000), "Conseil en SI"],
  ["a plumber at 5.5 %", [], firm(LYON), line(550), "Plombier"],
  ["goods alone at 5.5 % by a plumber", ["reduced_rate_goods"], person(LYON), line(550, "goods"), "Plombier"],
  ["goods alone at 20 % by a plumber", [], person(LYON), line(2000, "goods"), "Plombier"],
  ["a gas boiler at 10 %", ["fossil_boiler_reduced"], person(LYON), lineNamed("Chaudière gaz", 1000), "Plombier"],
  [
    "an oil boiler at 5.5 %",
    ["fossil_boiler_reduced"],
    person(LYON),
    lineNamed("Pose chaudière à fioul", 550),
    "Plombier",
  ],
  ["a gas boiler at 20 %", [], person(LYON), lineNamed("Chaudière gaz à condensation", 2000), "Plombier"],
  [
    "the upkeep of a gas boiler at 10 %",
    [],
    person(LYON),
    lineNamed("Entretien de la chaudière gaz", 1000),
    "Plombier",
  ],
  ["the removal of an oil boiler at 5.5 %", [], person(LYON), lineNamed("Dépose chaudière fioul", 550), "Plombier"],
  ["a wood boiler at 5.5 %", [], person(LYON), lineNamed("Chaudière à granulés", 550), "Plombier"],
  ["books at 5.5 %", [], firm(LYON), line(550, "goods"), "Libraire"],
  ["a plumber at 2.1 %", ["lowest_rate_trade"], person(LYON), line(210), "Plombier"],
  ["a plumber at 2.1 % in Réunion", [], person(at("FR", "97400")), line(210), "Plombier"],
  ["a pharmacy at 2.1 %", [], person(LYON), line(210, "goods"), "Pharmacie"],
  ["an unknown trade at 2.1 %", ["lowest_rate_trade"], person(LYON), line(210)],
  [
    "training by a plumber",
    ["training_trade", "exempt_seller_number"],
    firm(LYON),
    line("exempt_training"),
    "Plombier",
  ],
  ["training by a consultancy", ["exempt_seller_number"], firm(LYON), line("exempt_training"), "Conseil en SI"],
  [
    "a bare rental by a plumber",
    ["rental_trade", "exempt_seller_number"],
    person(LYON),
    line("exempt_rental"),
    "Plombier",
  ],
  ["a bare rental by a landlord", ["exempt_seller_number"], person(LYON), line("exempt_rental"), "Bailleur"],
  [
    "care by a consultancy",
    ["health_trade", "exempt_seller_number"],
    firm(LYON),
    line("exempt_health"),
    "Conseil en SI",
  ],
  ["care by an osteopath", ["exempt_seller_number"], firm(LYON), line("exempt_health"), "Ostéopathe"],
  ["an Italian number in Germany", ["vat_number_country"], firm(at("DE"), "IT00743110157"), line("eu_services")],
  ["a German number in Germany", [], firm(at("DE"), "DE136695976"), line("eu_services")],
  ["a Greek number in Greece", [], firm(at("GR"), "EL094259216"), line("eu_services")],
  ["a number of Northern Ireland", [], firm(at("GB"), "XI123456789"), line("eu_goods", "goods")],
  ["a French number in Martinique", [], firm(at("MQ", "97200"), "FR05552100554"), line(850)],
  ["a French number in Germany", ["vat_number_country"], firm(at("DE"), "FR05552100554"), line("eu_goods", "goods")],
  ["the seller's own number", ["vat_number_of_seller"], firm(LYON, seller.vatNumber), line(2000)],
])("%s raises %j", (_title, doubts, buyer, item, trade = "") => {
  expect(vatDoubts({ seller: { ...seller, address: LYON, trade }, buyer, lines: [item] })).toEqual(doubts);
});

test.each<[string, string[], PlaceOfWorks, ReturnType<typeof firm> | ReturnType<typeof person>, ItemLine]>([
  ["20 % in Guyane", ["against_site"], "overseas_without_vat", person(LYON), line(2000)],
  ["20 % in Saint-Martin", ["against_site"], "collectivity", person(LYON), line(2000)],
  ["20 % in Guyane for a firm of there", ["taxed_service_abroad"], "overseas_without_vat", firm(CAYENNE), line(2000)],
  ["no VAT in Guyane", [], "overseas_without_vat", person(LYON), line("overseas")],
  ["no VAT of Guyane in Lyon", ["against_site"], "mainland", person(CAYENNE), line("overseas")],
  ["20 % in Lyon for a firm of Germany", [], "mainland", firm(at("DE")), line(2000)],
  ["20 % in France for a firm of Germany", [], "in_france", firm(at("DE")), line(2000)],
  ["20 % abroad for a firm of Germany", ["taxed_service_abroad"], "abroad", firm(at("DE")), line(2000)],
  ["20 % anywhere for a firm of Germany", ["taxed_service_abroad"], "unknown", firm(at("DE")), line(2000)],
  ["reverse charge in France", ["against_site"], "in_france", firm(at("DE")), line("eu_services")],
  ["reverse charge anywhere", ["site_unknown"], "unknown", firm(at("DE")), line("eu_services")],
  ["reverse charge abroad", [], "abroad", firm(at("DE")), line("eu_services")],
  ["20 % in Réunion", ["mainland_rate_overseas"], "overseas_with_vat", person(LYON), line(2000)],
  ["8.5 % in Réunion", [], "overseas_with_vat", person(LYON), line(850)],
  ["2.1 % in Réunion", [], "overseas_with_vat", person(LYON), line(210)],
  ["8.5 % in Lyon", ["against_site"], "mainland", person(at("FR", "97400")), line(850)],
  ["20 % in Lyon for an owner of Réunion", [], "mainland", person(at("FR", "97400")), line(2000)],
])("works at %s raise %j", (_title, doubts, works, buyer, item) => {
  const mason = { ...seller, address: LYON, trade: "Maçon" };
  expect(vatDoubts({ seller: mason, buyer, lines: [item], works })).toEqual(doubts);
});

const parties = { seller: { ...seller, address: LYON }, buyer: firm(at("US")) };

test("an option that is not billed raises no doubt", () => {
  expect(vatDoubts({ ...parties, lines: [{ ...line(2000), isOption: true }] })).toEqual([]);
});

test("an unknown address raises no doubt about places", () => {
  expect(vatDoubts({ ...parties, buyer: { ...parties.buyer, address: null }, lines: [line(2000)] })).toEqual([]);
});

test("goods at 8.5 % beside works in Réunion, or sold there, raise no doubt", () => {
  const buyer = person(at("FR", "97400"));
  const goods = line(850, "goods");
  expect(vatDoubts({ ...parties, buyer, lines: [goods, line(850)] })).toEqual([]);
  const seller974 = { ...parties.seller, address: at("FR", "97410") };
  expect(vatDoubts({ ...parties, seller: seller974, buyer, lines: [goods] })).toEqual([]);
});

test("goods sent from Réunion to the mainland are exported without a doubt", () => {
  const seller974 = { ...parties.seller, address: at("FR", "97410") };
  expect(vatDoubts({ seller: seller974, buyer: person(LYON), lines: [line("export", "goods")] })).toEqual([]);
});

test("care beside taxed work, or by a seller without a VAT number, raises no doubt about that number", () => {
  const sale = { seller: { ...seller, trade: "Ostéopathe" }, buyer: person(LYON) };
  expect(vatDoubts({ ...sale, lines: [line("exempt_health"), line(2000)] })).toEqual([]);
  expect(vatDoubts({ ...sale, seller: { ...sale.seller, vatNumber: "" }, lines: [line("exempt_health")] })).toEqual([]);
});

test.each<[string, string, string, string, boolean]>([
  ["Las Palmas", "ES", "35001", "ESB12345674", true],
  ["Tenerife", "ES", "38 001", "ESB12345674", true],
  ["Ceuta", "ES", "51001", "ESB12345674", true],
  ["Melilla", "ES", "52001", "ESB12345674", true],
  ["Madrid", "ES", "28001", "ESB12345674", false],
  ["Palma", "ES", "07001", "ESB12345674", false],
  ["Mariehamn", "FI", "22100", "FI01120389", true],
  ["Helsinki", "FI", "00100", "FI01120389", false],
  ["Livigno", "IT", "23041", "IT00743110157", true],
  ["Campione", "IT", "22061", "IT00743110157", true],
  ["Como", "IT", "22100", "IT00743110157", false],
  ["Büsingen", "DE", "D-78266", "DE136695976", true],
  ["Helgoland", "DE", "27498", "DE136695976", true],
  ["Cuxhaven", "DE", "27472", "DE136695976", false],
  ["Mount Athos", "GR", "630 86", "EL094259216", true],
  ["Thessaloniki", "GR", "54621", "EL094259216", false],
])(
  "a ground of the Union in %s is asked about where its VAT is not applied",
  (_town, country, code, number, isAsked) => {
    for (const item of [line("eu_goods", "goods"), line("eu_services")]) {
      const buyer = firm(at(country, code), number);
      const doubts = vatDoubts({ seller: { ...seller, address: LYON }, buyer, lines: [item] });
      expect(doubts).toEqual(isAsked ? ["outside_eu_vat"] : []);
    }
  },
);

test.each<[string, string[], ReturnType<typeof firm> | ReturnType<typeof person>, PlaceOfWorks | null, ItemLine]>([
  ["a service to a firm of Germany", ["franchise_service_abroad"], firm(at("DE")), null, line("franchise")],
  ["works anywhere for a firm of Germany", ["franchise_service_abroad"], firm(at("DE")), "unknown", line("franchise")],
  ["works in France for a firm of Germany", [], firm(at("DE")), "in_france", line("franchise")],
  ["goods to a firm of Germany", [], firm(at("DE")), null, line("franchise", "goods")],
  ["reverse charge to a firm of Germany", [], firm(at("DE")), "unknown", line("eu_services")],
  ["a service to a firm of Lyon", [], firm(LYON), null, line("franchise")],
  ["a service to a private person of Germany", [], person(at("DE")), null, line("franchise")],
])("under franchise %s raises %j", (_title, doubts, buyer, works, item) => {
  const ofFranchise = { ...seller, address: LYON, vatRegime: "franchise" as const };
  expect(vatDoubts({ seller: ofFranchise, buyer, lines: [item], works })).toEqual(doubts);
});
