import type { BriefAnswer } from "#api/analytics.ts";
import { expect, test } from "vitest";
import { briefOf, firstStepLines } from "./brief-view.ts";

type BriefGroup = BriefAnswer["late"];

const NONE: BriefGroup = { count: 0, amount_cents: null, first: [] };
const NOTHING: BriefAnswer = {
  has_projects: true,
  altered: NONE,
  missing_numbers: 0,
  set_aside: NONE,
  lost_mails: NONE,
  late: NONE,
  to_collect: NONE,
  finished: NONE,
  starting: NONE,
  unanswered: NONE,
  to_send: NONE,
  to_estimate: NONE,
};
const item = (name: string, more: Partial<BriefGroup["first"][number]> = {}) => ({
  project_id: name,
  name,
  date: null,
  kind: null,
  ...more,
});

test("a single waiting item is named, with a link to its step", () => {
  const late = { count: 1, amount_cents: 40_320, first: [item("Bain", { kind: "invoice" })] };
  expect(briefOf({ ...NOTHING, late })).toEqual([
    { what: "1 facture échue", who: "Bain", amountCents: 40_320, to: "/etape/Bain/invoice" },
  ]);
});

test("actions that wait for a click are counted and named, before the invoices", () => {
  const late = { count: 1, amount_cents: 40_320, first: [item("Bain", { kind: "invoice" })] };
  const lines = briefOf({ ...NOTHING, late }, ["Noter un paiement de 120,00 €", "Renommer le projet", "Décaler"]);
  expect(lines.map(({ what }) => what)).toEqual(["3 actions à confirmer", "1 facture échue"]);
  expect(lines[0]).toMatchObject({
    who: "Noter un paiement de 120,00 €, Renommer le projet…",
    amountCents: null,
    to: "/app/actions",
  });
  expect(briefOf(NOTHING, ["Décaler"])).toMatchObject([{ what: "1 action à confirmer", who: "Décaler" }]);
});

test("the row of money to collect names its last day and leads to its invoice", () => {
  const to_collect = { count: 1, amount_cents: 14_400, first: [item("Bain", { date: "2026-12-22", kind: "invoice" })] };
  expect(briefOf({ ...NOTHING, to_collect })).toEqual([
    {
      what: "1 facture à encaisser",
      who: "Bain, au plus tard le 22 déc. 2026",
      amountCents: 14_400,
      to: "/etape/Bain/invoice",
    },
  ]);
});

test("several items of one kind share a line with their sum and a link to their list", () => {
  const late = { count: 2, amount_cents: 30, first: [item("Bain"), item("Toit")] };
  expect(briefOf({ ...NOTHING, late })).toEqual([
    { what: "2 factures échues", who: "Bain, Toit", amountCents: 30, to: "/app/billing" },
  ]);
});

test("a line that names only the first items says that there are more", () => {
  const to_estimate = { count: 340, amount_cents: null, first: [item("Bain"), item("Toit")] };
  expect(briefOf({ ...NOTHING, to_estimate })).toMatchObject([{ what: "340 projets à chiffrer", who: "Bain, Toit…" }]);
});

test("work that starts soon is shown with its day", () => {
  const starting = { count: 1, amount_cents: null, first: [item("Bain", { date: "2026-11-28" })] };
  expect(briefOf({ ...NOTHING, starting })).toMatchObject([
    { what: "1 projet commence", who: "Bain le 28 nov. 2026", to: "/etape/Bain/work" },
  ]);
});

test("a document without a PDF comes first and links to its step", () => {
  const set_aside = {
    count: 1,
    amount_cents: null,
    first: [item("F2026-0001", { project_id: "Bain", kind: "quote" as const })],
  };
  const late = { count: 1, amount_cents: 1, first: [item("Toit", { kind: "invoice" as const })] };
  expect(briefOf({ ...NOTHING, set_aside, late })[0]).toEqual({
    what: "1 PDF à réessayer",
    who: "F2026-0001",
    amountCents: null,
    to: "/etape/Bain/quote",
  });
  const alteredBrief = { ...set_aside, first: [item("F2026-0002", { project_id: "Bain", kind: "invoice" as const })] };
  expect(briefOf({ ...NOTHING, set_aside, altered: alteredBrief }).map(({ what, who }) => [what, who])).toEqual([
    ["1 document altéré", "F2026-0002"],
    ["1 PDF à réessayer", "F2026-0001"],
  ]);
});

test("a new user sees only what is left to do", () => {
  const firstTitles = (company?: Parameters<typeof firstStepLines>[0]) =>
    firstStepLines(company).map(({ what }) => what);
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

test("the row of missing numbers leads to the list of documents", () => {
  expect(briefOf({ ...NOTHING, missing_numbers: 2 })).toEqual([
    {
      what: "2 numéros manquent à tes documents",
      who: "À vérifier avec qui héberge Établi",
      amountCents: null,
      to: "/app/billing",
    },
  ]);
});
