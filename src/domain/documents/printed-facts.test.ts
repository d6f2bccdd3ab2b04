import { invoice, labour, professional, quote, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { invoiceView } from "../invoices/invoice-view.ts";
import type { Invoice } from "../invoices/invoice.ts";
import { quoteView } from "../quotes/quote-view.ts";
import type { FactPlace, FactSource, PrintedFact } from "./printed-facts.ts";
import { printedFacts } from "./printed-facts.ts";

const PLACES: FactPlace[] = ["quote", "invoice", "xml-note"];

const siteFact = (...places: FactPlace[]): PrintedFact => ({
  label: "Chantier",
  value: ({ project }) => project?.name ?? "",
  places,
});

const source = (project?: FactSource["project"]): FactSource => ({
  seller,
  buyer: professional,
  date: "2026-11-21",
  ...(project && { project }),
});

test.each(PLACES)("a fact declared for « %s » is printed there and nowhere else", (place) => {
  const facts = (where: FactPlace) => printedFacts(source({ name: "Atelier Roux" }), where, [siteFact(place)]);
  expect(facts(place)).toEqual([{ label: "Chantier", value: "Atelier Roux" }]);
  for (const other of PLACES.filter((one) => one !== place)) expect(facts(other)).toEqual([]);
});

test.each(PLACES)("a fact without a value, or added after the document, is not printed in « %s »", (place) => {
  const table = [siteFact(...PLACES)];
  expect(printedFacts(source({ name: "" }), place, table)).toEqual([]);
  expect(printedFacts(source(), place, table)).toEqual([]);
});

const startOf = (startsOn?: string | null) => {
  const facts = printedFacts({ ...source(), ...(startsOn !== undefined && { startsOn }) }, "quote");
  return facts.filter(({ label }) => label.startsWith("Début")).map(({ label, value }) => `${label} : ${value}`);
};

test("a quote says when its work begins", () => {
  expect(startOf("2026-12-01")).toEqual(["Début prévu : 1er déc. 2026"]);
  expect(startOf("2026-11-02")).toEqual(["Début : 2 nov. 2026"]);
});

test("a quote whose work has no day yet says that it is to be agreed", () => {
  expect(startOf(null)).toEqual(["Début prévu : à convenir"]);
  // One that was drawn up before days were kept says nothing.
  expect(startOf()).toEqual([]);
});

test.each(PLACES)("facts keep the order of their table in « %s »", (place) => {
  const table = ["Un", "Deux", "Trois"].map((label) => ({ label, value: () => "oui", places: PLACES }));
  expect(printedFacts(source(), place, table).map(({ label }) => label)).toEqual(["Un", "Deux", "Trois"]);
});

test("no line of a value may break before a question mark or « € »", () => {
  const table = [{ ...siteFact("quote"), value: () => "45 € ?" }];
  expect(printedFacts(source(), "quote", table)[0]?.value).toBe("45\u00A0€\u202F?");
});

test("the head of a quote and of an invoice shows the facts of the table in its order", () => {
  const labels = (view: { facts: { label: string }[] }) => view.facts.map(({ label }) => label);
  expect(labels(quoteView(quote))).toEqual(["Date", "Valable jusqu'au", "Début prévu"]);
  expect(labels(invoiceView(invoice))).toEqual(["Date", "Prestation réalisée le", "Échéance", "Devis"]);
});

test.each([
  ["to come", "2026-11-22", "Début prévu"],
  ["that day", "2026-11-21", "Début prévu"],
  ["over", "2026-11-20", "Début"],
])("the start of a quote, when it is %s, is printed as what it is", (_when, startsOn, label) => {
  const starts = quoteView({ ...quote, startsOn }).facts.filter((fact) => fact.label.startsWith("Début"));
  expect(starts.map((fact) => fact.label)).toEqual([label]);
});

test("a quote of works that are over says when they ended, beside when they began", () => {
  const project = { name: "Bain", startDate: "2026-11-02", endDate: "2026-11-06" };
  const labels = (startsOn: string | null) =>
    quoteView({ ...quote, startsOn, project })
      .facts.slice(2)
      .map(({ label }) => label);
  expect(labels("2026-11-02")).toEqual(["Début", "Fin"]);
  expect(labels(null)).toEqual(["Début prévu"]);
});

const linesOf = (natures: readonly ("goods" | "service")[]) =>
  natures.map((nature) => ({ ...labour("Pose", 10_000), nature }));
const dayLabel = (one: Invoice) => invoiceView(one).facts.map(({ label }) => label)[1];

test.each([
  ["goods", "Livré le", ["goods"]],
  ["services", "Prestation réalisée le", ["service"]],
  ["goods and services", "Livraison ou prestation le", ["goods", "service"]],
] as const)("the day of %s is called « %s »", (_what, label, natures) => {
  expect(dayLabel({ ...invoice, lines: linesOf(natures) })).toBe(label);
});

test.each([
  ["goods", "Livraison prévue le", ["goods"]],
  ["services", "Fin prévue", ["service"]],
  ["goods and services", "Fin prévue", ["goods", "service"]],
] as const)("the day of %s that is to come is called « %s »", (_what, expected, natures) => {
  const project = { name: "Bain", startDate: null, endDate: "2026-12-24" };
  const early = { ...invoice, lines: linesOf(natures), servicedOn: null, project };
  expect(dayLabel(early)).toBe(expected);
  const notes = printedFacts({ ...early, date: early.issuedOn }, "xml-note").map(({ label }) => label);
  expect(notes).toEqual(["Objet", expected]);
});
