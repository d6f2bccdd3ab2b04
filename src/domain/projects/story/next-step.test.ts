import { expect, test } from "vitest";
import { tradeWords } from "../../company/examples/trade-words.messages.ts";
import { goToStepWords } from "./next-step.messages.ts";
import type { NextFacts } from "./next-step.ts";
import { nextStepOf } from "./next-step.ts";

const NEW: NextFacts = {
  isPriced: false,
  quoteState: null,
  depositCents: null,
  orderRank: null,
  askedOrderRank: null,
  invoiceState: null,
  restCents: null,
  lateDays: 0,
  lonePart: null,
  isInvoiceGiven: true,
  withdrawable: null,
  tasksTotal: 0,
  tasksDone: 0,
  isToBegin: false,
  isDated: true,
};

const AGREED = { quoteState: "accepted" } as const;
const DONE = { ...AGREED, tasksTotal: 3, tasksDone: 3 };

test.each<[string, Partial<NextFacts>, string | null]>([
  ["nothing is known", {}, "estimation"],
  ["there is a price", { isPriced: true }, "quote"],
  ["the quote was not sent", { isPriced: true, quoteState: "draft" }, "quote"],
  ["the quote waits for an answer", { quoteState: "sent" }, "client-validation"],
  ["the quote was seen", { quoteState: "viewed" }, "client-validation"],
  ["the quote is too old", { quoteState: "expired" }, "quote"],
  ["the customer said no", { quoteState: "declined" }, "quote"],
  ["the customer said yes", { quoteState: "accepted", tasksTotal: 3 }, "work"],
  ["the customer said yes to works to come", { quoteState: "accepted", isToBegin: true }, "work"],
  ["the customer said yes to a quote with a deposit", { ...AGREED, depositCents: 34_500, tasksTotal: 3 }, "invoice"],
  ["all tasks are done before the deposit is invoiced", { ...DONE, depositCents: 34_500 }, "invoice"],
  ["there is no task to do and the works have begun", { quoteState: "accepted" }, "invoice"],
  ["some tasks are done", { tasksTotal: 3, tasksDone: 1 }, "work"],
  ["all tasks are done", { tasksTotal: 3, tasksDone: 3 }, "invoice"],
  ["the invoice is not paid", { invoiceState: "issued", restCents: 100 }, "invoice"],
  ["the invoice is late", { invoiceState: "late", restCents: 100 }, "invoice"],
  ["too much was paid", { invoiceState: "overpaid", restCents: -100 }, "invoice"],
  ["all is paid", { invoiceState: "paid", restCents: 0 }, null],
])("when %s the next step is told", (_when, facts, step) => {
  expect(nextStepOf({ ...NEW, ...facts }).step).toBe(step);
});

test("a quote that was not sent comes before the tasks that are left", () => {
  const facts = { ...NEW, quoteState: "draft", tasksTotal: 6, tasksDone: 2 } as const;
  expect(nextStepOf(facts)).toEqual({ text: "Le devis n'est pas envoyé.", step: "quote" });
  expect(nextStepOf({ ...facts, quoteState: "sent" }).step).toBe("work");
  expect(nextStepOf({ ...facts, tasksDone: 6 }).step).toBe("invoice");
});

test.each([
  [112, "4 488,00 € en retard de 112 jours."],
  [1, "4 488,00 € en retard de 1 jour."],
])("a late invoice says what is due and since when (%i days)", (lateDays, words) => {
  const { text, action } = nextStepOf({ ...NEW, invoiceState: "late", restCents: 448_800, lateDays });
  expect([text.replace(/[\u00A0\u202F]/g, " "), action]).toEqual([words, "Relancer"]);
});

test.each([
  ["issued", "La facture est émise, mais pas encore envoyée."],
  ["late", "La facture n'est pas encore envoyée, et son échéance est passée."],
] as const)("an invoice that is %s and that nobody was given is sent first", (invoiceState, text) => {
  expect(nextStepOf({ ...NEW, invoiceState, restCents: 100, isInvoiceGiven: false })).toEqual({
    text,
    step: "invoice",
  });
});

test("the deposit that a quote asks for is the one thing to do, named with its amount", () => {
  const { text, action } = nextStepOf({ ...NEW, ...AGREED, depositCents: 34_500, isToBegin: true });
  expect(text.replace(/[\u00A0\u202F]/g, " ")).toBe("Le client a dit oui : 345,00 € d'acompte à demander.");
  expect(action).toBe("Demander l'acompte");
  expect(nextStepOf({ ...NEW, ...DONE, depositCents: 34_500 }).action).toBeUndefined();
});

test.each([
  [false, "Le client a dit oui, et peut renoncer jusqu'au 14 déc. 2026."],
  [true, "Le client a dit oui, et peut renoncer jusqu'au 14 déc. 2026 : il demande que tu commences sans attendre."],
])("work does not simply begin while the customer may withdraw (asked to begin: %s)", (wants_early_start, text) => {
  const withdrawable = { until: "2026-12-14", wants_early_start };
  const next = nextStepOf({ ...NEW, ...AGREED, tasksTotal: 3, isToBegin: true, withdrawable });
  expect({ ...next, text: next.text.replaceAll("\u00A0", " ") }).toEqual({ text, step: "work" });
});

test("a deposit that was invoiced is sent, then collected, before the work begins", () => {
  const facts = {
    ...NEW,
    ...AGREED,
    tasksTotal: 3,
    lonePart: { kind: "deposit", restCents: 34_500 } as const,
    isToBegin: true,
  };
  expect(nextStepOf({ ...facts, isInvoiceGiven: false })).toEqual({
    text: "La facture d'acompte est émise : envoie-la.",
    step: "invoice",
    action: "Envoyer l'acompte",
    isSending: true,
  });
  const { text, step } = nextStepOf(facts);
  expect(text.replace(/[\u00A0\u202F]/g, " ")).toBe(
    "L'acompte est facturé : il reste 345,00 € à encaisser avant de commencer.",
  );
  expect(step).toBe("invoice");
  expect(nextStepOf({ ...facts, tasksDone: 1 }).step).toBe("work");
});

test.each([
  [{ tasksTotal: 3 }, "Acompte payé : place au travail.", "work"],
  [{ tasksTotal: 3, isDated: false }, "Acompte payé : il reste à donner un jour au travail.", "work"],
  [{}, "Acompte payé : une fois le travail fait, la facture suit.", "invoice"],
] as const)("once its deposit is paid a project says so and what follows (%o)", (facts, text, step) => {
  expect(nextStepOf({ ...NEW, ...AGREED, ...facts, lonePart: { kind: "deposit", restCents: 0 } })).toMatchObject({
    text,
    step,
  });
});

test.each([
  [{ isInvoiceGiven: false }, "La facture est émise, mais pas encore envoyée.", "Envoyer la facture"],
  [{}, "Une partie du devis est facturée : il reste 345,00 € à encaisser.", undefined],
  [
    { lonePart: { kind: "progress", restCents: 0 } as const },
    "Ce qui est facturé est payé : le travail continue.",
    undefined,
  ],
])("a lone progress invoice is never called a deposit (%o)", (facts, text, action) => {
  const lonePart = { kind: "progress", restCents: 34_500 } as const;
  const next = nextStepOf({ ...NEW, ...AGREED, tasksTotal: 3, isDated: false, lonePart, ...facts });
  expect([next.text.replace(/[\u00A0\u202F]/g, " "), next.action]).toEqual([text, action]);
});

test("works that were agreed without a day are planned, after their deposit", () => {
  const facts = { ...NEW, ...AGREED, tasksTotal: 3, isDated: false };
  expect(nextStepOf(facts)).toMatchObject({ action: "Planifier", isPlacing: true });
  expect(nextStepOf({ ...facts, depositCents: 34_500 }).isPlacing).toBeUndefined();
  expect(nextStepOf({ ...facts, tasksDone: 1 }).isPlacing).toBeUndefined();
});

test.each([{}, { depositCents: 34_500 }, { tasksTotal: 3, tasksDone: 3 }])(
  "a change order that is ready is sent before anything else of an accepted quote (%o)",
  (facts) => {
    const next = nextStepOf({ ...NEW, ...AGREED, tasksTotal: 3, ...facts, orderRank: 1 });
    expect(next).toEqual({
      text: "L'avenant n°\u00A01 est prêt : il reste à l'envoyer.",
      step: "quote",
      action: "Envoyer l'avenant n°\u00A01",
    });
  },
);

const WAITING = { ...NEW, ...AGREED, tasksTotal: 3, orderRank: 1 };
const WITHDRAWABLE = { until: "2026-12-14", wants_early_start: false };
const ORDER_WAITS = "L'avenant n° 1 s'envoie à partir du 15 déc. 2026.";

test("while the customer may withdraw, the deposit stays the next step and the change order waits beside it", () => {
  const next = nextStepOf({ ...WAITING, depositCents: 72_014, withdrawable: WITHDRAWABLE });
  expect([next.action, next.note?.replaceAll("\u00A0", " ")]).toEqual(["Demander l'acompte", ORDER_WAITS]);
});

test("done work is not invoiced before a change order that waits", () => {
  const next = nextStepOf({ ...WAITING, tasksDone: 3, withdrawable: WITHDRAWABLE });
  expect([next.step, next.text.replaceAll("\u00A0", " ")]).toEqual(["quote", ORDER_WAITS]);
});

test("what was agreed goes on while the customer thinks over a change order", () => {
  const facts = { ...NEW, quoteState: "viewed", askedOrderRank: 1, tasksTotal: 3, depositCents: 72_014 } as const;
  const { action, note } = nextStepOf(facts);
  expect(action).toBe("Demander l'acompte");
  expect(note?.replaceAll("\u00A0", " ")).toBe("L'avenant n° 1 est chez le client : sa réponse manque.");
  const { note: waits } = nextStepOf({ ...facts, withdrawable: WITHDRAWABLE });
  expect(waits?.replaceAll("\u00A0", " ")).toBe(ORDER_WAITS);
});

test("what is left to collect is said", () => {
  const { text } = nextStepOf({ ...NEW, invoiceState: "issued", restCents: 12_000 });
  expect(text.replace(/[\u00A0\u202F]/g, " ")).toBe("La facture est émise : il reste 120,00 € à encaisser.");
});

test("the way to the work is said in the words of the trade", () => {
  expect(goToStepWords("work", tradeWords("Maçon"))).toBe("Aller aux travaux");
  expect(goToStepWords("work", tradeWords("Photographe"))).toBe("Aller au suivi");
  expect(nextStepOf({ ...NEW, ...AGREED, tasksTotal: 3 }).text).not.toMatch(/travaux/);
});
