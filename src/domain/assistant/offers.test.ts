import { expect, test } from "vitest";
import { ORDERS, helpText } from "./offers.ts";

test("the orders offered in one tap, and what the assistant says it can do, come from the flows", () => {
  expect(ORDERS).toEqual(["Crée un projet", "Fais le devis", "Prépare les tâches", "Émets la facture"]);
  expect(helpText()).toBe(
    "Je peux créer un projet, proposer ses tâches, établir un devis et émettre une facture : dis-moi « Crée un projet » " +
      "ou « Fais le devis ». Je sais aussi te dire quelles factures sont en retard, ce que tu as facturé, quels devis " +
      "attendent.",
  );
});
