import { expect, test } from "vitest";
import type { ActedProject } from "./next-acts.ts";
import { nextActsOf } from "./next-acts.ts";
import { PROJECT_STAGES } from "./stages.ts";

const PROJECT: ActedProject = { stage: "estimation", isPriced: true, hasQuote: true, isInvoiceLate: false };

test.each([
  ["a project without a price", { isPriced: false }, ["price"]],
  ["a priced project", {}, ["makeQuote"]],
  ["a quote to send", { stage: "to_send" as const }, ["sendQuote", "openQuote"]],
  ["a quote without an answer", { stage: "waiting" as const }, ["remind", "noteAnswer", "openQuote"]],
  ["a refused quote", { stage: "declined" as const }, ["openQuote"]],
  ["works that run", { stage: "work" as const }, ["tick", "openQuote"]],
  ["works without a quote", { stage: "work" as const, hasQuote: false }, ["tick"]],
  ["works to invoice", { stage: "to_invoice" as const }, ["makeInvoice", "openQuote"]],
  ["an invoice to collect", { stage: "invoiced" as const }, ["notePayment", "openQuote"]],
  ["a late invoice", { stage: "invoiced" as const, isInvoiceLate: true }, ["remind", "notePayment", "openQuote"]],
  ["a paid project", { stage: "paid" as const }, ["openInvoice", "openQuote"]],
])("the next acts of %s are those that can be done", (_case, facts, names) => {
  expect(nextActsOf({ ...PROJECT, ...facts }).map(({ name }) => name)).toEqual(names);
});

test.each(PROJECT_STAGES)("a menu at the stage %s offers three acts at most", (stage) => {
  expect(nextActsOf({ ...PROJECT, stage, isInvoiceLate: true }).length).toBeLessThanOrEqual(3);
});
