import { expect, test } from "vitest";
import { ALL_FLOWS } from "./flows/all-flows.ts";
import { invoiceFlow } from "./flows/invoice.flow.ts";
import { projectFlow } from "./flows/project.flow.ts";
import { quoteFlow } from "./flows/quote.flow.ts";
import { tasksFlow } from "./flows/tasks.flow.ts";
import { firstOrders, helpText, oneTapOrders } from "./offers.ts";

const FOUR = [projectFlow, tasksFlow, quoteFlow, invoiceFlow];

test("suggested orders and help follow the order of the work", () => {
  expect(oneTapOrders(FOUR)).toEqual(["Crée un projet", "Fais le devis", "Prépare les tâches", "Émets la facture"]);
  expect(helpText(FOUR)).toBe(
    "Je peux créer un projet, proposer ses tâches, établir un devis et émettre une facture : " +
      "dis-moi « Crée un projet » ou « Fais le devis ». " +
      "Je sais aussi te dire quelles factures sont en retard, ce que tu as facturé, quels devis attendent.",
  );
});

test("every flow is offered and explained", () => {
  expect(oneTapOrders()).toHaveLength(ALL_FLOWS.length);
  for (const { help } of ALL_FLOWS) expect(helpText()).toContain(help);
});

test("without any project the orders are those that begin one", () => {
  expect(firstOrders()).toEqual(["Crée un projet", "Fais le devis"]);
});
