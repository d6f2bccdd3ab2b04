import { labour, person, professional, seller as plumber } from "#test/demo-company.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LEGAL_FORM_CODES } from "../../company/legal-forms.ts";
import { territoryOf } from "../../shared/territory.ts";
import { checkVatPlace } from "../check-vat-place.ts";
import { checkVat } from "../check-vat.ts";
import type { ItemLine } from "../line.ts";
import { untaxed } from "../vat-treatment.ts";
import type { AdvisedSale, VatAdvice } from "./advise-vat.ts";
import { adviseVat } from "./advise-vat.ts";
import { placeOfWorks } from "./place-of-works.ts";
import { RATES_OF_WORKS } from "./rates-of-works.ts";
import type { VatAnswers } from "./vat-answers.ts";
import { SALE_QUESTION_NAMES, SALE_QUESTIONS, WORK_KINDS } from "./vat-answers.ts";

const at = (postalCode: string, country = "FR") => ({ line1: "1 rue", line2: "", city: "Ville", postalCode, country });
const GRENOBLE = "12 rue Thiers, 38000 Grenoble";
const line = (label: string, nature: ItemLine["nature"] = "service"): ItemLine => ({
  ...labour(label, 10_000),
  nature,
});
const developer = { ...plumber, trade: "Développeuse" };
const german = { ...professional, siren: "", vatNumber: "DE136695976", address: at("10115", "DE") };
const swiss = { ...professional, siren: "", vatNumber: "", address: at("1200", "CH") };

const sayAdvice = (advice: VatAdvice): string => {
  if (advice.kind === "to_ask") return `? ${advice.question}`;
  if (advice.kind === "undecided") return `- ${advice.why}`;
  const { basisPoints, reason } = advice.vat;
  return `${reason ?? basisPoints / 100} ${advice.why === reason ? "" : advice.why}`.trim();
};

type Row = [
  what: string,
  advised: string,
  sale: Partial<Omit<AdvisedSale, "lines">>,
  answers: VatAnswers & { kind?: "improvement" | "energy" | "excluded" },
  item?: ItemLine,
];
const OLD_HOME = { place: "dwelling", age: "over_two_years", scale: "within_limits" } as const;
const firm = { buyer: professional };
const office = { seller: developer };

const DECISIONS: Row[] = [
  // A consumer's home.
  ["nothing said", "? place", {}, {}],
  ["a home, nothing else said", "? kind", {}, { place: "dwelling" }],
  ["improvement, no age", "? age", {}, { place: "dwelling", kind: "improvement" }],
  ["improvement, no scale", "? scale", {}, { place: "dwelling", age: "over_two_years", kind: "improvement" }],
  ["improvement of an old home", "10 improvement", {}, { ...OLD_HOME, kind: "improvement" }],
  ["energy renovation of an old home", "5.5 energy", {}, { ...OLD_HOME, kind: "energy" }],
  ["a garden", "20 excluded_work", {}, { ...OLD_HOME, kind: "excluded" }],
  ["a recent home", "20 recent_dwelling", {}, { ...OLD_HOME, age: "under_two_years", kind: "energy" }],
  ["a raised house", "20 new_building", {}, { ...OLD_HOME, scale: "new_building", kind: "improvement" }],
  ["a shop whose works are of no known kind", "20 not_a_dwelling", {}, { place: "other_building" }],
  ["a shop", "20 not_a_dwelling", {}, { place: "other_building", kind: "energy" }],
  ["a gas boiler", "20 fossil_boiler", {}, { ...OLD_HOME, kind: "energy" }, line("Pose d'une chaudière gaz")],
  ["its upkeep", "10 improvement", {}, { ...OLD_HOME, kind: "improvement" }, line("Entretien de la chaudière gaz")],
  ["fitted supplies", "10 improvement", {}, { ...OLD_HOME, kind: "improvement" }, line("Radiateur", "goods")],
  // Where the building stands.
  [
    "Corsica, an old home",
    "10 corsica_works",
    { siteAddress: "20000 Ajaccio" },
    { place: "dwelling", kind: "improvement" },
  ],
  [
    "Corsica, a shop",
    "10 corsica_works",
    { siteAddress: "20000 Ajaccio" },
    { place: "other_building", kind: "energy" },
  ],
  ["Corsica, energy", "5.5 energy", { siteAddress: "20000 Ajaccio" }, { ...OLD_HOME, kind: "energy" }],
  ["Corsica, energy, no age", "? age", { siteAddress: "20000 Ajaccio" }, { place: "dwelling", kind: "energy" }],
  [
    "Réunion, improvement",
    "2.1 improvement",
    { siteAddress: "97410 Saint-Pierre" },
    { ...OLD_HOME, kind: "improvement" },
  ],
  ["Réunion, energy", "2.1 energy", { siteAddress: "97410 Saint-Pierre" }, { ...OLD_HOME, kind: "energy" }],
  ["Réunion, a shop", "8.5 not_a_dwelling", { siteAddress: "97410" }, { place: "other_building", kind: "improvement" }],
  [
    "Guyane, by who is there",
    "overseas",
    { siteAddress: "97300 Cayenne", seller: { ...plumber, address: at("97300") } },
    { place: "dwelling" },
  ],
  ["Guyane, between people of the mainland", "overseas", { siteAddress: "97300 Cayenne" }, { place: "dwelling" }],
  ["Saint-Martin", "- works_abroad", { siteAddress: "97150 Marigot" }, { place: "dwelling" }],
  ["no address at all", "? site_address", { siteAddress: "", buyer: { ...person, address: null } }, OLD_HOME],
  ["the customer's own address", "10 improvement", { siteAddress: "" }, { ...OLD_HOME, kind: "improvement" }],
  ["a customer of Germany", "? site", { buyer: { ...person, address: at("10115", "DE") } }, OLD_HOME],
  ["their house in Berlin", "- works_abroad", { buyer: german }, { ...OLD_HOME, site: "abroad" }],
  [
    "their house in Grenoble",
    "10 improvement",
    { buyer: { ...person, address: at("10115", "DE") } },
    { ...OLD_HOME, site: "in_france", kind: "improvement" },
  ],
  [
    "their house somewhere in France",
    "? site_address",
    { siteAddress: "", buyer: { ...person, address: at("10115", "DE") } },
    { ...OLD_HOME, site: "in_france", kind: "improvement" },
  ],
  // A firm.
  ["a firm, not asked yet", "? subcontracting", firm, OLD_HOME],
  ["a firm's flat", "10 improvement", firm, { ...OLD_HOME, subcontracting: "none", kind: "improvement" }],
  ["a subcontractor", "subcontracting", firm, { place: "other_building", subcontracting: "with_contract" }],
  [
    "without a contract",
    "20 without_contract",
    firm,
    { ...OLD_HOME, subcontracting: "without_contract", kind: "energy" },
  ],
  // No works.
  ["a developer for a firm", "20 no_works", { ...office, ...firm }, {}],
  [
    "a developer for a consumer of Germany",
    "20 consumer",
    { ...office, buyer: { ...person, address: at("1", "DE") } },
    {},
  ],
  ["a developer for a firm of Germany", "eu_services", { ...office, buyer: german }, {}],
  ["the same without a number", "? buyer_vat_number", { ...office, buyer: { ...german, vatNumber: "" } }, {}],
  [
    "the same with a French one",
    "? buyer_vat_number",
    { ...office, buyer: { ...german, vatNumber: "FR96552100554" } },
    {},
  ],
  ["a developer for a firm of Switzerland", "non_eu_services", { ...office, buyer: swiss }, {}],
  ["a firm without an address", "? buyer_address", { ...office, buyer: { ...professional, address: null } }, {}],
  ["a plumber who advises", "20 no_works", firm, { place: "no_building" }],
  ["a training", "- own_exemption", { ...office, ...firm }, {}, labour("Stage", 1, untaxed("exempt_training"))],
];

const adviceOf = ([, , sale, { kind, ...answers }, item = line("Pose")]: Row) => {
  const beside = line("Pose d'un évier");
  const lines = item.nature === "goods" ? [item, beside] : [item];
  const kinds = kind === undefined ? {} : { [item.id]: kind, [beside.id]: kind };
  const whole = { seller: plumber, buyer: person, siteAddress: GRENOBLE, ...sale, lines };
  return adviseVat(whole, { ...answers, kinds })[0]!.advice;
};

test.each(DECISIONS)("VAT of %s is: %s", (...row) => {
  expect(sayAdvice(adviceOf(row))).toBe(row[1]);
});

const goods = (sale: Partial<AdvisedSale>, answers: VatAnswers = {}) => {
  const whole = { seller: plumber, buyer: person, siteAddress: "", ...sale, lines: [line("Perceuse", "goods")] };
  return sayAdvice(adviseVat(whole, answers)[0]!.advice);
};

test("goods alone have the full rate, or a ground once they leave for somebody who may have it", () => {
  expect(goods({})).toBe("20 goods_alone");
  expect(goods({ buyer: { ...person, address: at("97400") } })).toBe("- goods_overseas");
  expect(goods({ buyer: swiss })).toBe("? shipping");
  expect(goods({ buyer: swiss }, { shipping: "shipped" })).toBe("export");
  expect(goods({ buyer: swiss }, { shipping: "collected" })).toBe("20 collected_goods");
  expect(goods({ buyer: german }, { shipping: "shipped" })).toBe("eu_goods");
  expect(goods({ buyer: { ...german, vatNumber: "" } }, { shipping: "shipped" })).toBe("? buyer_vat_number");
  expect(goods({ buyer: { ...person, address: at("10115", "DE") } })).toBe("20 consumer");
});

test("the questions of a line are those that it depends on, in order, up to the first without an answer", () => {
  const questions = (sale: Partial<AdvisedSale>, answers: VatAnswers) =>
    adviseVat({ seller: plumber, buyer: person, siteAddress: GRENOBLE, lines: [line("Pose")], ...sale }, answers)[0]!
      .questions;
  expect(questions({}, {})).toEqual(["place"]);
  expect(questions({}, { place: "dwelling", kinds: { Pose: "improvement" } })).toEqual(["place", "kind", "age"]);
  expect(questions({ buyer: professional }, { place: "dwelling" })).toEqual(["place", "subcontracting"]);
  expect(questions({ seller: developer, buyer: professional }, {})).toEqual([]);
});

// Any sale, and any answers to any of the questions.
const anyAddress = fc.constantFrom(
  null,
  at("69003"),
  at("20000"),
  at("97400"),
  at("97300"),
  at("97150"),
  at("1000", "DE"),
  at("1200", "CH"),
);
const anySale = fc.record({
  seller: fc.record({
    address: anyAddress,
    legalForm: fc.constantFrom(...LEGAL_FORM_CODES),
    trade: fc.constantFrom("Maçon", "Développeuse", "Quincaillerie", ""),
  }),
  buyer: fc.record({
    kind: fc.constantFrom("company" as const, "person" as const),
    vatNumber: fc.constantFrom("", "DE136695976", "FR96552100554", "XI123456789"),
    address: anyAddress,
  }),
  siteAddress: fc.constantFrom("", GRENOBLE, "20000 Ajaccio", "97410", "97300", "97150", "chez lui"),
  lines: fc
    .array(
      fc.record({
        label: fc.constantFrom("Pose", "Chaudière gaz", "Isolation"),
        nature: fc.constantFrom("service" as const, "goods" as const),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((items) => items.map(({ label, nature }, place) => ({ ...line(label, nature), id: `${place}` }))),
});
const anyAnswers: fc.Arbitrary<VatAnswers> = fc.record(
  {
    ...(Object.fromEntries(
      SALE_QUESTION_NAMES.map((question) => [question, fc.constantFrom(...SALE_QUESTIONS[question])]),
    ) as object),
    kinds: fc.dictionary(fc.constantFrom("0", "1", "2"), fc.constantFrom(...WORK_KINDS)),
  },
  { requiredKeys: [] },
);

test("a reduced rate is never advised without every one of its conditions", () => {
  let reducedCount = 0;
  fc.assert(
    fc.property(anySale, anyAnswers, (sale, answers) => {
      for (const { line: item, advice } of adviseVat(sale, answers)) {
        if (advice.kind !== "advised" || ![550, 1000, 210].includes(advice.vat.basisPoints)) continue;
        reducedCount++;
        const isCorsican = advice.vat.basisPoints === 1000 && /\b20\d{3}\b/.test(siteOf(sale));
        expect(answers.place).toMatch(isCorsican ? /dwelling|other_building/ : /^dwelling$/);
        expect(item.label).not.toContain("Chaudière gaz");
        if (isCorsican) continue;
        expect(answers).toMatchObject({ age: "over_two_years", scale: "within_limits" });
        expect(answers.kinds?.[item.id]).toMatch(advice.vat.basisPoints === 550 ? /energy/ : /energy|improvement/);
        if (advice.vat.basisPoints === 1000) expect(answers.kinds?.[item.id]).toBe("improvement");
        if (sale.buyer.kind === "company") expect(answers.subcontracting).toBe("none");
      }
    }),
    { numRuns: 4_000 },
  );
  expect(reducedCount).toBeGreaterThan(50);
});

const siteOf = ({ siteAddress, buyer }: Pick<AdvisedSale, "siteAddress" | "buyer">) =>
  /\d{5}/.test(siteAddress) ? siteAddress : (buyer.address?.postalCode ?? "");

test("0 % is never advised without a ground that a document of these parties may say", () => {
  let groundCount = 0;
  fc.assert(
    fc.property(anySale, anyAnswers, (sale, answers) => {
      const advisedLines = adviseVat(sale, answers);
      for (const { advice } of advisedLines) {
        if (advice.kind !== "advised" || advice.vat.basisPoints !== 0) continue;
        groundCount++;
        expect(["not_said", "no_regime", "franchise"]).not.toContain(advice.vat.reason);
        if (advice.vat.reason === "subcontracting")
          expect([sale.buyer.kind, answers.subcontracting]).toEqual(["company", "with_contract"]);
      }
      const lines = advisedLines.flatMap(({ line: item, advice }) =>
        advice.kind === "advised" && advice.vat.reason !== null ? [{ ...item, vat: advice.vat }] : [],
      );
      expect(checkVatPlace(lines, { ...sale, works: placeOfWorks(sale, answers) }).ok).toBe(true);
      expect(checkVat(lines.slice(0, 1)).ok).toBe(true);
    }),
    { numRuns: 4_000 },
  );
  expect(groundCount).toBeGreaterThan(50);
});

test("an advised rate is one of the territories where the work, the customer or the seller is", () => {
  const ratesOf = (address: Parameters<typeof territoryOf>[0] | null) => {
    const rates = RATES_OF_WORKS[(address && territoryOf(address)) ?? "mainland"];
    return rates ? [rates.full, rates.improvement, rates.energy, rates.otherWorks] : [];
  };
  let rateCount = 0;
  fc.assert(
    fc.property(anySale, anyAnswers, (sale, answers) => {
      const site = /\d{5}/.exec(sale.siteAddress)?.[0];
      const places = [sale.seller.address, sale.buyer.address, site ? at(site) : null];
      const allowedRates = places.flatMap(ratesOf);
      for (const { advice } of adviseVat(sale, answers))
        if (advice.kind === "advised" && advice.vat.reason === null) {
          rateCount++;
          expect(allowedRates).toContain(advice.vat.basisPoints);
        }
    }),
    { numRuns: 2_000 },
  );
  expect(rateCount).toBeGreaterThan(50);
});
