import { expect, test } from "vitest";
import type { Territory } from "./territory.ts";
import { vatChoices } from "./vat-rates.ts";

test.each<[Territory | null, number | null, number[]]>([
  [null, null, [2000, 1000, 550, 0]],
  ["mainland", 210, [2000, 1000, 550, 210, 0]],
  ["corsica", null, [2000, 1300, 1000, 550, 210, 90, 0]],
  ["overseas_with_vat", 2000, [2000, 1000, 850, 550, 210, 175, 105, 0]],
])("a seller of %s with the saved rate %s is offered %j", (territory, savedRate, rates) => {
  expect(vatChoices(savedRate, territory)).toEqual(rates);
});
