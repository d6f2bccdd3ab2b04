import { expect, test } from "vitest";
import { moneyCount, paymentCount } from "./money.messages.ts";

test.each([
  [0, "3 devis"],
  [1, "3 devis, dont 1 expiré"],
  [2, "3 devis, dont 2 expirés"],
])("three quotes that wait, of which %i can no longer be accepted, are « %s »", (expiredCount, words) => {
  expect(moneyCount("waiting", 3, 0, expiredCount)).toBe(words);
});

test.each([
  [4, 1, "3 paiements, 1 rendu ou annulé"],
  [1, 0, "1 paiement"],
  [0, 0, "0 paiement"],
  [2, 2, "2 rendus ou annulés"],
])("%s rows of which %s are below zero are « %s »", (count, refunds, words) => {
  expect(paymentCount(count, refunds)).toBe(words);
  expect(moneyCount("collected", count, refunds)).toBe(words);
});
