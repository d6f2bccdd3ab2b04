import { expect, test } from "vitest";
import { validationMessages } from "./validation.messages.ts";

test("what is left to verify before a quote leaves is named", () => {
  const words = validationMessages.toVerify(["TVA", "Conditions"]);
  expect(words).toBe("Rien ne retient le devis. À vérifier avant de l'envoyer : TVA et Conditions.");
});
