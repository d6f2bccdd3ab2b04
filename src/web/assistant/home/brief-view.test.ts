import type { BriefAnswer } from "#api/analytics/brief.ts";
import { expect, test } from "vitest";
import { briefOf } from "./brief-view.ts";

type BriefGroup = BriefAnswer["late"];

const TODAY = "2026-11-28";
const NONE: BriefGroup = { count: 0, amount_cents: null, first: [] };
const NOTHING: BriefAnswer = {
  has_projects: true,
  altered: NONE,
  missing_numbers: 0,
  set_aside: NONE,
  lost_mails: NONE,
  late: NONE,
  to_collect: NONE,
  to_refund: NONE,
  new_agreements: NONE,
  unplanned_agreements: NONE,
  finished: NONE,
  starting: NONE,
  unanswered: NONE,
  to_send: NONE,
  to_estimate: NONE,
};

const item = (name: string, more: Partial<BriefGroup["first"][number]> = {}) => ({
  project_id: name,
  name,
  customer_name: `Client ${name}`,
  date: null,
  kind: null,
  amount_cents: null,
  deposit_cents: null,
  is_given: null,
  ...more,
});

const group = (...first: BriefGroup["first"]): BriefGroup => ({ count: first.length, amount_cents: null, first });

test("a late invoice is named by its customer, with its delay, its rest and the mail that reminds", () => {
  const late = group(item("Bain", { kind: "invoice", date: "2026-11-16", amount_cents: 40_320 }));
  expect(briefOf({ ...NOTHING, late }, TODAY)).toEqual([
    {
      sign: "late",
      what: "Client Bain",
      why: "En retard de 12 jours",
      about: "Bain",
      amountCents: 40_320,
      to: "/etape/Bain/invoice",
      hash: "mail",
      action: "Relancer",
      isLate: true,
    },
  ]);
});

test("work whose invoice was cancelled is shown, not invoiced again at once", () => {
  const projects = group(item("Bain"), item("Mur", { kind: "invoice" }));
  expect(briefOf({ ...NOTHING, finished: projects }, TODAY)).toMatchObject([
    { why: "Fini, à facturer", action: "Facturer" },
    { why: "Facture annulée par avoir, rien d'autre n'est facturé", action: "Vérifier" },
  ]);
});

test.each([
  ["2026-11-28", "Devis envoyé, réponse attendue", "Suivre"],
  ["2026-11-26", "Devis envoyé, réponse attendue", "Suivre"],
  ["2026-11-25", "Devis sans réponse", "Relancer"],
  [null, "Devis sans réponse", "Relancer"],
])("a quote sent on %s is followed up once its customer had time to answer", (date, why, action) => {
  const quotes = group(item("Bain", { date, amount_cents: 113_850 }));
  expect(briefOf({ ...NOTHING, unanswered: quotes }, TODAY)).toMatchObject([{ why, action }]);
});

test.each(["2026-12-02", null])(
  "an accepted quote that asks for a deposit waits for its invoice (first day: %s)",
  (date) => {
    const new_agreements = group(item("Bain", { date, amount_cents: 113_850, deposit_cents: 34_155 }));
    expect(briefOf({ ...NOTHING, new_agreements }, TODAY)).toMatchObject([
      {
        why: "Devis accepté, acompte à facturer",
        amountCents: 34_155,
        action: "Facturer",
        to: "/etape/Bain/invoice",
      },
    ]);
  },
);

test("a quote that was just accepted comes after the money that is late, with its amount", () => {
  const late = group(item("Toit", { kind: "invoice" }));
  const new_agreements = group(item("Bain", { amount_cents: 113_850 }));
  expect(briefOf({ ...NOTHING, late, new_agreements }, TODAY)).toMatchObject([
    { what: "Client Toit" },
    {
      what: "Client Bain",
      why: "Devis accepté, rien de prévu",
      amountCents: 113_850,
      to: "/etape/Bain/invoice",
      action: "Facturer",
    },
  ]);
});

test("what is left of a quote that is invoiced in part waits for a day", () => {
  const new_agreements = group(item("Bain", { kind: "invoice", amount_cents: 84_000 }));
  expect(briefOf({ ...NOTHING, new_agreements }, TODAY)).toMatchObject([
    {
      why: "Reste à facturer, aucun jour prévu",
      amountCents: 84_000,
      action: "Planifier",
      to: "/etape/Bain/work",
      hash: "planifier",
    },
  ]);
});

test("an accepted quote whose work has a first day leads to the work", () => {
  const new_agreements = group(item("Bain", { date: "2026-12-02" }));
  expect(briefOf({ ...NOTHING, new_agreements }, TODAY)).toMatchObject([
    { why: "Devis accepté, début le 2 déc. 2026", to: "/etape/Bain/work", action: "Voir" },
  ]);
});

test("accepted quotes that share a line are shown under it, as their list holds other works", () => {
  const first = [item("Bain", { date: "2026-12-02" }), item("Toit"), item("Mur")];
  const [line] = briefOf({ ...NOTHING, new_agreements: { count: 3, amount_cents: 90, first } }, TODAY);
  expect(line).toMatchObject({ what: "3 devis acceptés, à commencer", action: "Voir" });
  expect(line?.lines).toEqual(first.flatMap((one) => briefOf({ ...NOTHING, new_agreements: group(one) }, TODAY)));
  const [cutLine] = briefOf({ ...NOTHING, new_agreements: { count: 9, amount_cents: 90, first } }, TODAY);
  expect(cutLine?.lines).toBeUndefined();
});

test("a quote that was accepted long ago comes after what is late", () => {
  const late = group(item("Toit", { kind: "invoice" }));
  const unplanned_agreements = group(item("Bain"));
  expect(briefOf({ ...NOTHING, late, unplanned_agreements }, TODAY).map(({ what }) => what)).toEqual([
    "Client Toit",
    "Client Bain",
  ]);
});

test("what has no customer is named by itself", () => {
  const set_aside = group(item("F2026-0001", { project_id: "Bain", customer_name: "", kind: "quote" }));
  expect(briefOf({ ...NOTHING, set_aside }, TODAY)).toMatchObject([
    { what: "F2026-0001", why: "PDF à réessayer", to: "/etape/Bain/quote" },
  ]);
});

test("more than two things of one kind share a line that leads to their list", () => {
  const late = { count: 12, amount_cents: 30, first: [item("Bain"), item("Toit")] };
  expect(briefOf({ ...NOTHING, late }, TODAY)).toEqual([
    {
      sign: "late",
      what: "12 factures en retard",
      why: "Bain, Toit +10",
      amountCents: 30,
      to: "/app/billing",
      show: "late",
      action: "Relancer",
      isLate: true,
      isGroup: true,
    },
  ]);
});

test("an invoice that was sent is nothing to do before its last day", () => {
  const invoice = (name: string, date: string, is_given = true) =>
    item(name, { kind: "invoice", date, amount_cents: 1_000, is_given });
  const to_collect = group(invoice("Bain", "2026-11-28"), invoice("Toit", "2026-12-27"));
  expect(briefOf({ ...NOTHING, to_collect }, TODAY)).toMatchObject([{ about: "Bain", action: "Encaisser" }]);
});

test("actions that wait for a click come before the invoices", () => {
  const late = group(item("Bain", { kind: "invoice" }));
  const lines = briefOf({ ...NOTHING, late }, TODAY, [
    "Noter un paiement de 120,00 €",
    "Renommer le projet",
    "Décaler",
  ]);
  expect(lines.map(({ what }) => what)).toEqual(["3 actions à confirmer", "Client Bain"]);
  expect(lines[0]).toMatchObject({
    why: "Noter un paiement de 120,00 €, Renommer le projet…",
    amountCents: null,
    to: "/app/actions",
  });
});

test("a quote that is no longer valid is brought up to date, its customer is not reminded", () => {
  const quotes = { ...group(item("Bain", { date: "2026-10-01", is_expired: true })), expired_count: 1 };
  expect(briefOf({ ...NOTHING, unanswered: quotes }, TODAY)).toMatchObject([
    { why: "Devis expiré", action: "Prolonger", to: "/etape/Bain/quote" },
  ]);
});

test("of several quotes without answer, those that are no longer valid are said", () => {
  const names = ["Bain", "Toit", "Mur"];
  const quotes = { ...group(...names.map((name) => item(name, { date: "2026-10-01" }))), expired_count: 1 };
  expect(briefOf({ ...NOTHING, unanswered: quotes }, TODAY)).toMatchObject([
    { what: "3 devis sans réponse, dont 1 expiré", action: "Relancer" },
  ]);
});

test("an invoice to be paid today comes last, with its last day", () => {
  const to_collect = group(item("Bain", { date: TODAY, kind: "invoice" }));
  const to_send = group(item("Toit"));
  expect(briefOf({ ...NOTHING, to_collect, to_send }, TODAY).map(({ why, about }) => `${about} · ${why}`)).toEqual([
    "Toit · Devis à envoyer",
    "Bain · À encaisser d'ici le 28 nov. 2026",
  ]);
});

test("an invoice that its customer does not have is sent, before the money to collect", () => {
  const to_collect = group(
    item("Bain", { date: TODAY, kind: "invoice", is_given: true }),
    item("Toit", { date: "2026-12-23", kind: "invoice", is_given: false }),
  );
  expect(briefOf({ ...NOTHING, to_collect }, TODAY)).toMatchObject([
    { about: "Toit", why: "Facture à envoyer", action: "Envoyer", to: "/etape/Toit/invoice", hash: "mail" },
    { about: "Bain", action: "Encaisser" },
  ]);
});

test("a late invoice that its customer does not have is sent, not reminded", () => {
  const late = group(item("Bain", { kind: "invoice", date: "2026-11-16", is_given: false }));
  expect(briefOf({ ...NOTHING, late }, TODAY)).toMatchObject([
    { why: "En retard de 12 jours, pas encore envoyée", action: "Envoyer", hash: "mail" },
  ]);
});

test("several invoices that nobody was sent are one line of invoices to send", () => {
  const names = ["Bain", "Toit", "Mur"];
  const to_collect = group(...names.map((name) => item(name, { kind: "invoice", is_given: false })));
  expect(briefOf({ ...NOTHING, to_collect }, TODAY)).toMatchObject([
    { what: "3 factures à envoyer", action: "Envoyer" },
  ]);
});

test("what a customer paid too much is to give back, with its amount", () => {
  const to_refund = group(item("Bain", { kind: "invoice", amount_cents: 8_250, is_given: true }));
  expect(briefOf({ ...NOTHING, to_refund }, TODAY)).toMatchObject([
    {
      what: "Client Bain",
      why: "Trop payé, à lui rendre",
      amountCents: 8_250,
      action: "Rembourser",
      to: "/etape/Bain/invoice",
    },
  ]);
});

test("the row of missing numbers leads to the list of documents", () => {
  expect(briefOf({ ...NOTHING, missing_numbers: 2 }, TODAY)).toMatchObject([
    { what: "2 numéros manquent à tes documents", to: "/app/billing" },
  ]);
});
