import { expect, test } from "vitest";
import { mayBuild, owesQuotePrice } from "./building-trades.ts";

test.each([
  ["Plombier", "required", true],
  ["Plombier", null, true],
  ["", null, true],
  ["Développeuse", null, false],
  ["", "none", false],
  ["Multiservices", "none", false],
])("a quote of the trade « %s » whose insurance is %s owes its price: %s", (trade, insuranceDuty, owes) => {
  expect(owesQuotePrice({ trade, insuranceDuty })).toBe(owes);
});

test.each([
  "Développeur web",
  "Photographe",
  "Artisan photographe",
  "Agence web",
  "Agence de communication",
  "Designer multimédia",
  "Dépannage informatique",
  "Architecte logiciel",
  "Maître nageur",
  "Consultante",
])("the trade « %s » owes no insurance of construction", (trade) => expect(mayBuild(trade)).toBe(false));

test.each([
  "Plombier",
  "Multiservices",
  "Artisan",
  "Agenceur",
  "Maître d'œuvre",
  "Architecte d'intérieur",
  "Dépanneur",
  "Développeur et électricien",
  "Entreprise générale du bâtiment",
  "Conseil en rénovation",
])("the trade « %s » may build", (trade) => expect(mayBuild(trade)).toBe(true));
