import { labour, professional, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { territoryOf } from "../shared/territory.ts";
import { checkVatPlace } from "./check-vat-place.ts";
import { lineMessages } from "./line.messages.ts";
import type { PlaceOfWorks } from "./vat-advice/place-of-works.ts";
import { VAT_GROUNDS, natureOfReason } from "./vat-grounds.ts";
import { CHOSEN_VAT_REASONS, chosenReason } from "./vat-reasons.ts";
import { untaxed } from "./vat-treatment.ts";

const at = (country: string, postalCode = "1000") => ({
  line1: "1 rue",
  line2: "",
  city: "Ville",
  postalCode,
  country,
});
const LYON = at("FR", "69003");
const AJACCIO = at("FR", "20000");
const POINTE_A_PITRE = at("FR", "97110");
const CAYENNE = at("FR", "97300");
const MAMOUDZOU = at("FR", "97600");

const firm = (address: typeof LYON | null, vatNumber = "") => ({ kind: "company" as const, vatNumber, address });
const person = (address: typeof LYON | null) => ({ kind: "person" as const, vatNumber: "", address });

type Treatment = Parameters<typeof untaxed>[0] | 90 | 105 | 210 | 550 | 850 | 1000 | 1300 | 2000;
const codeOf = (vat: Treatment, buyer: ReturnType<typeof firm> | ReturnType<typeof person>, from = LYON) => {
  const line = labour("Pose", 10_000, typeof vat === "number" ? vat : untaxed(vat));
  const nature = typeof vat === "number" ? "service" : natureOfReason(chosenReason(vat));
  const check = checkVatPlace([{ ...line, nature }], {
    seller: { ...seller, address: from },
    buyer,
  });
  return check.ok ? null : check.refusal.code;
};

test.each<[string, Treatment, Parameters<typeof codeOf>[1], string | null, typeof LYON?]>([
  ["export to a person of Lyon", "export", person(LYON), "vat_export_buyer"],
  ["export to a person of Germany", "export", person(at("DE")), "vat_export_buyer"],
  ["export to a person of Monaco, which is France for VAT", "export", person(at("MC", "98000")), "vat_export_buyer"],
  ["export from Lyon to a person of Guadeloupe", "export", person(POINTE_A_PITRE), null],
  ["export from Ajaccio to a person of Guadeloupe", "export", person(POINTE_A_PITRE), null, AJACCIO],
  ["export from Guadeloupe to a person of Lyon", "export", person(LYON), null, POINTE_A_PITRE],
  ["export from Lyon to a person of Ajaccio", "export", person(AJACCIO), "vat_export_buyer"],
  ["export within Guadeloupe", "export", person(POINTE_A_PITRE), "vat_export_buyer", POINTE_A_PITRE],
  ["export to a person of Switzerland", "export", person(at("CH")), null],
  ["export to a person of Cayenne", "export", person(CAYENNE), null],
  ["export to a person of Saint-Martin", "export", person(at("FR", "97150")), null],
  ["goods that a French firm has shipped abroad", "export", firm(LYON), null],
  ["goods to a French firm", "eu_goods", firm(LYON, "FR05552100554"), "vat_eu_buyer"],
  ["goods to a French firm known in Belgium", "eu_goods", firm(LYON, "BE0403019261"), null],
  ["goods to a Belgian firm", "eu_goods", firm(at("BE")), null],
  ["goods to a Belgian person", "eu_goods", person(at("BE")), "vat_eu_person"],
  ["goods to Northern Ireland", "eu_goods", firm(at("GB"), "XI123456789"), null],
  ["services to a Greek firm", "eu_services", firm(at("GR"), "EL123456789"), null],
  ["services to a Swiss firm", "eu_services", firm(at("CH")), "vat_eu_buyer"],
  ["services to a French firm", "eu_services", firm(LYON), "vat_eu_buyer"],
  ["services outside the Union to a German firm", "non_eu_services", firm(at("DE"), "DE136695976"), "vat_non_eu_buyer"],
  ["services outside the Union to a German without number", "non_eu_services", firm(at("DE")), null],
  ["services outside the Union to a person of Spain", "non_eu_services", person(at("ES")), "vat_non_eu_person"],
  ["services outside the Union to a firm of Lyon", "non_eu_services", firm(LYON), "vat_non_eu_buyer"],
  ["services outside the Union to a firm of Monaco", "non_eu_services", firm(at("MC")), "vat_non_eu_buyer"],
  ["services outside the Union to a person of Lyon", "non_eu_services", person(LYON), "vat_non_eu_person"],
  ["services to a private person of the United States", "non_eu_services", person(at("US")), null],
  ["services to a private person of the Canary Islands", "non_eu_services", person(at("ES", "35001")), null],
  ["goods to a private person of the United States", "eu_goods", person(at("US")), "vat_eu_person"],
  ["services to a firm of the Canary Islands", "non_eu_services", firm(at("ES", "38001"), "ESB12345674"), null],
  ["goods to a firm of the Canary Islands with a number", "eu_goods", firm(at("ES", "38001"), "ESB12345674"), null],
  ["goods to a firm of the Canary Islands without a number", "eu_goods", firm(at("ES", "38001")), "vat_eu_buyer"],
  ["export to a person of Livigno", "export", person(at("IT", "23041")), null],
  ["services to Northern Ireland", "eu_services", firm(at("GB"), "XI123456789"), "vat_eu_buyer"],
  ["services to a firm of the United States", "non_eu_services", firm(at("US")), null],
  ["services to a firm of New Caledonia", "non_eu_services", firm(at("FR", "98800")), null],
  ["works of Guyane to a customer of Lyon", "overseas", person(LYON), "vat_overseas_place"],
  ["works of Guyane to Guadeloupe", "overseas", person(POINTE_A_PITRE), "vat_overseas_place"],
  ["works in Guyane", "overseas", person(CAYENNE), null],
  ["works in Mayotte, by its own country code", "overseas", firm(at("YT", "97600")), null],
  ["works in Guyane for a customer of Lyon, by a seller of Cayenne", "overseas", person(LYON), null, CAYENNE],
  ["20 % in Cayenne, by a seller of Cayenne", 2000, person(CAYENNE), "vat_not_due_overseas", CAYENNE],
  ["20 % in Mayotte, by a seller of Cayenne", 2000, firm(MAMOUDZOU), "vat_not_due_overseas", CAYENNE],
  ["20 % to the owner in Cayenne of a flat in Lyon", 2000, person(CAYENNE), null],
  ["20 % in Lyon, by a seller of Cayenne", 2000, person(LYON), null, CAYENNE],
  ["a rate of Corsica in Lyon", 1300, person(LYON), "vat_corsica_rate"],
  ["a rate of Corsica in Guadeloupe", 90, person(POINTE_A_PITRE), "vat_corsica_rate"],
  ["a rate of Corsica in Ajaccio", 1300, person(AJACCIO), null],
  ["a rate of Corsica in Lyon, by a seller of Ajaccio", 90, person(LYON), null, AJACCIO],
  ["a rate of Guadeloupe in Lyon", 850, firm(LYON), "vat_overseas_rate"],
  ["a rate of Guadeloupe in Ajaccio", 105, person(AJACCIO), "vat_overseas_rate"],
  ["a rate of Guadeloupe there", 850, person(POINTE_A_PITRE), null],
  ["a rate of Guadeloupe to its own country code", 850, person(at("GP", "97110")), null],
  ["a rate of Guadeloupe in Lyon, by a seller of there", 850, person(LYON), null, POINTE_A_PITRE],
  ["2.1 % is a rate of everywhere", 210, person(LYON), null],
  ["subcontracting to a person", "subcontracting", person(null), "vat_subcontracting_buyer"],
  ["subcontracting to a firm", "subcontracting", firm(LYON), null],
  ["training, wherever", "exempt_training", person(at("US")), null],
  ["franchise, wherever", "franchise", person(CAYENNE), null],
  ["a buyer without an address", "export", person(null), null],
])("VAT and the places of the parties: %s", (_what, vat, buyer, code, from = LYON) => {
  expect(codeOf(vat, buyer, from)).toBe(code);
  if (code) expect(lineMessages).toHaveProperty(code);
});

test.each<[string, number | "overseas", typeof LYON, PlaceOfWorks, typeof LYON, string | null]>([
  ["8.5 % in Réunion for an owner of Lyon", 850, LYON, "overseas_with_vat", LYON, null],
  ["8.5 % in Lyon for an owner of Ajaccio", 850, AJACCIO, "mainland", LYON, "vat_overseas_rate"],
  ["13 % in Corsica for an owner of Lyon", 1300, LYON, "corsica", LYON, null],
  ["no VAT in Mayotte for an owner of Lyon", "overseas", LYON, "overseas_without_vat", LYON, null],
  ["no VAT in Réunion for an owner of Lyon", "overseas", LYON, "overseas_with_vat", LYON, "vat_overseas_place"],
  ["20 % in Lyon between people of Cayenne", 2000, CAYENNE, "mainland", CAYENNE, null],
  ["20 % there between people of Cayenne", 2000, CAYENNE, "overseas_without_vat", CAYENNE, "vat_not_due_overseas"],
])("VAT and the place of the works: %s", (_what, vat, home, works, from, code) => {
  const line = labour("Pose", 10_000, typeof vat === "number" ? vat : untaxed(vat));
  const check = checkVatPlace([line], { seller: { ...seller, address: from }, buyer: person(home), works });
  expect(check.ok ? null : check.refusal.code).toBe(code);
});

const PLACES = {
  France: LYON,
  Corsica: AJACCIO,
  Guadeloupe: POINTE_A_PITRE,
  Guyane: CAYENNE,
  Polynesia: at("PF", "98714"),
  Belgium: at("BE"),
  "the United States": at("US"),
};
const EVERYWHERE = Object.keys(PLACES).join(", ");
const AWAY = "Guadeloupe, Guyane, Polynesia, the United States";
const NOT_FRANCE = "Guyane, Polynesia, Belgium, the United States";

// What the law allows, written apart from the table that is checked: where a firm may be, where a person, what is sold.
test.each([
  ["subcontracting", EVERYWHERE, "", "service"],
  ["eu_services", "Belgium", "", "service"],
  ["eu_goods", "Belgium", "", "goods"],
  ["export", EVERYWHERE, AWAY, "goods"],
  ["non_eu_services", NOT_FRANCE, "Guyane, Polynesia, the United States", "service"],
  ["overseas", NOT_FRANCE, NOT_FRANCE, "service, goods"],
  ["exempt_training", EVERYWHERE, EVERYWHERE, "service"],
  ["exempt_health", EVERYWHERE, EVERYWHERE, "service, goods"],
  ["exempt_rental", EVERYWHERE, EVERYWHERE, "service"],
  ["exempt_association", EVERYWHERE, EVERYWHERE, "service, goods"],
] as const)(
  "0 %% by « %s » is allowed to firms and persons of these places, for this nature",
  (reason, ...lawfulCases) => {
    const isAllowed = (buyer: Parameters<typeof codeOf>[1], nature: "service" | "goods") => {
      const line = { ...labour("Pose", 10_000, untaxed(reason)), nature };
      return checkVatPlace([line], { seller: { ...seller, address: LYON, legalForm: "ASSOCIATION" }, buyer }).ok;
    };
    const natures = ["service", "goods"] as const;
    const allowedPlaces = (make: typeof person | typeof firm) =>
      Object.entries(PLACES)
        .filter(([, address]) => natures.some((nature) => isAllowed(make(address), nature)))
        .map(([place]) => place)
        .join(", ");
    const somebody = reason.startsWith("eu_") ? firm(PLACES.Belgium) : firm(PLACES.Guyane);
    const allowedNatures = natures.filter((nature) => isAllowed(somebody, nature)).join(", ");
    expect([allowedPlaces(firm), allowedPlaces(person), allowedNatures]).toEqual(lawfulCases);
  },
);

test("every reason that can be chosen has its ground, with the source of the rule", () => {
  expect(Object.keys(VAT_GROUNDS).toSorted()).toEqual(CHOSEN_VAT_REASONS.toSorted());
  for (const { source } of Object.values(VAT_GROUNDS)) expect(source).toMatch(/CGI|CIBS/);
});

const supply = { ...labour("Tubes", 10_000, untaxed("subcontracting")), nature: "goods" as const };
const checkInLyon = (lines: Parameters<typeof checkVatPlace>[0]) => checkVatPlace(lines, { seller, buyer: firm(LYON) });

test("goods are subcontracted beside work that is subcontracted", () => {
  expect(checkInLyon([supply, labour("Pose", 10_000, untaxed("subcontracting"))]).ok).toBe(true);
});

test("goods are not subcontracted beside work that is taxed", () => {
  expect(checkInLyon([supply, labour("Dépose", 10_000)])).toMatchObject({ refusal: { code: "vat_services_only" } });
});

test("the refusal of a place says what to change", () => {
  expect(lineMessages.vat_non_eu_person).toContain(
    "Choisis un taux sur la ligne, ou change le type du client dans sa fiche.",
  );
});

test("an option that the buyer cannot have does not prevent an invoice", () => {
  const option = { ...labour("Pose", 10_000, untaxed("export")), isOption: true };
  expect(checkVatPlace([option], { seller, buyer: { ...professional, kind: "person" } }).ok).toBe(true);
});

test.each([
  ["FR", "75001", "mainland"],
  ["FR", "20600", "corsica"],
  ["FR", "97420", "overseas_with_vat"],
  ["FR", "97680", "overseas_without_vat"],
  ["FR", "97133", "collectivity"],
  ["FR", "98000", "mainland"],
  ["PF", "98714", "outside_eu"],
  ["MQ", "97200", "overseas_with_vat"],
  ["ES", "35001", "outside_eu"],
  ["ES", "28001", "eu"],
  ["FR", "", null],
  ["", "75001", null],
])("the territory of %s %s is %s", (country, postalCode, territory) => {
  expect(territoryOf({ country, postalCode })).toBe(territory);
});

test.each([
  ["SARL", "vat_association_seller"],
  ["EI", "vat_association_seller"],
  ["SCOP_SAS", "vat_association_seller"],
  ["ASSOCIATION", null],
  ["SC", null],
  ["", null],
] as const)("the exemption of non-profit bodies, claimed by a seller of the form « %s »", (legalForm, code) => {
  const line = labour("Adhésion", 10_000, untaxed("exempt_association"));
  const check = checkVatPlace([line], { seller: { ...seller, legalForm }, buyer: person(LYON) });
  expect(check.ok ? null : check.refusal.code).toBe(code);
});
