import type { DocumentRow } from "#api/documents.ts";
import type { ProjectListRow } from "#api/projects.ts";
import { expect, test } from "vitest";
import { briefOf, firstThings } from "./brief-view.ts";

const TODAY = "2026-11-21";

const paper = (kind: DocumentRow["kind"], project: string, due_on: string, total = 100): DocumentRow => ({
  id: `${kind}-${project}`,
  kind,
  number: "1",
  status: kind === "invoice" ? "issued" : "draft",
  project_id: project,
  project_name: project,
  customer_name: "Roux",
  date: "2026-10-01",
  due_on,
  total,
  url: "",
  page_url: "",
});

const project = (id: string, status: ProjectListRow["status"], more: Partial<ProjectListRow> = {}) =>
  ({ id, name: id, status, start_date: null, tasks_total: 0, tasks_done: 0, ...more }) as ProjectListRow;

const nothing = { invoices: [], quotes: [], projects: [], setAside: [], today: TODAY };

test("an invoice is overdue the day after its due date, not on it", () => {
  expect(briefOf({ ...nothing, invoices: [paper("invoice", "Bain", TODAY)] })).toEqual([]);
  expect(briefOf({ ...nothing, invoices: [paper("invoice", "Bain", "2026-11-20", 403.2)] })).toEqual([
    { what: "1 facture échue", who: "Bain", amountCents: 40_320, to: "/etape/Bain/invoice" },
  ]);
});

test("several of a kind are one line, with their sum, and lead to their list", () => {
  const invoices = [paper("invoice", "Bain", "2026-11-01", 0.1), paper("invoice", "Toit", "2026-11-02", 0.2)];
  expect(briefOf({ ...nothing, invoices })).toMatchObject([
    { what: "2 factures échues", who: "Bain, Toit", amountCents: 30, to: "/app/billing" },
  ]);
});

test("work is to be invoiced once every task is done, and never when there is none", () => {
  const work = (tasks_done: number, tasks_total: number) =>
    briefOf({ ...nothing, projects: [project("Bain", "work", { tasks_done, tasks_total })] });
  expect(work(0, 0)).toEqual([]);
  expect(work(1, 2)).toEqual([]);
  expect(work(2, 2)).toMatchObject([{ what: "1 chantier fini, à facturer", to: "/etape/Bain/invoice" }]);
});

test("a quote waits while its project stands at the quote", () => {
  const quotes = [paper("quote", "Bain", "2026-12-21"), paper("quote", "Toit", "2026-12-21")];
  const projects = [project("Bain", "quote"), project("Toit", "work")];
  expect(briefOf({ ...nothing, quotes, projects })).toMatchObject([
    { what: "1 devis sans réponse", who: "Bain", to: "/etape/Bain/quote" },
  ]);
});

test("what starts within a week is said with its day; what is invoiced no longer starts", () => {
  const starting = (start_date: string, status: ProjectListRow["status"] = "work") =>
    briefOf({ ...nothing, projects: [project("Bain", status, { start_date })] });
  expect(starting("2026-11-28")).toMatchObject([{ what: "1 chantier commence", who: "Bain le 28 nov. 2026" }]);
  expect(starting("2026-11-29")).toEqual([]);
  expect(starting("2026-11-20")).toEqual([]);
  expect(starting("2026-11-28", "invoice")).toEqual([]);
});

test("a document without its PDF comes first and leads to its step", () => {
  const setAside = [
    { id: "1", kind: "invoice" as const, number: "F2026-0001", project_id: "Bain", project_name: "Bain", url: "" },
  ];
  const lines = briefOf({ ...nothing, setAside, invoices: [paper("invoice", "Bain", "2026-11-20")] });
  expect(lines[0]).toEqual({
    what: "1 PDF à réessayer",
    who: "F2026-0001",
    amountCents: null,
    to: "/etape/Bain/invoice",
  });
});

test("a newcomer is not asked again for what is done", () => {
  const firstTitles = (company?: Parameters<typeof firstThings>[0]) => firstThings(company).map(({ what }) => what);
  const all = ["Créer un projet", "Présenter ton entreprise", "Choisir ton taux horaire"];
  expect(firstTitles()).toEqual(all);
  expect(firstTitles({ missing: ["name", "siren", "vat_regime"], hourly_rate: null })).toEqual(all);
  expect(firstTitles({ missing: ["vat_regime"], hourly_rate: null })).toEqual([
    "Créer un projet",
    "Choisir ton taux horaire",
  ]);
  expect(firstTitles({ missing: ["address.city"], hourly_rate: 45.5 })).toEqual([
    "Créer un projet",
    "Présenter ton entreprise",
  ]);
  expect(firstTitles({ missing: [], hourly_rate: 45.5 })).toEqual(["Créer un projet"]);
});
