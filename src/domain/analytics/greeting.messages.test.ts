import { expect, test } from "vitest";
import { greeting, waitingWords } from "./greeting.messages.ts";

test.each([
  [8, "Léa Arc", "Bonjour Léa"],
  [17, "", "Bonjour"],
  [18, "Léa", "Bonsoir Léa"],
  [4, " ", "Bonsoir"],
])("at %d h « %s » is greeted by « %s »", (hour, name, words) => {
  expect(greeting(hour, name)).toBe(words);
});

test("what waits is one line, with nothing that is none", () => {
  expect(waitingWords({ late: 1, toCollect: 0, unanswered: 2 })).toBe(
    "1 facture en retard, 2 devis attendent une réponse",
  );
  expect(waitingWords({ late: 0, toCollect: 3, unanswered: 1 })).toBe(
    "3 factures à encaisser, 1 devis attend une réponse",
  );
  expect(waitingWords({ late: 0, toCollect: 0, unanswered: 0 })).toBe("");
});
