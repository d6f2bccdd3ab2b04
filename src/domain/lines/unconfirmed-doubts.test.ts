import { expect, test } from "vitest";
import { unconfirmedDoubts } from "./unconfirmed-doubts.ts";

test.each([
  [[], ["export_inside", "health_trade"]],
  [["export_inside"], ["health_trade"]],
  [["health_trade", "export_inside"], []],
  [["rental_trade"], ["export_inside", "health_trade"]],
])("of two doubts, once %j are confirmed, %j are still asked", (confirmedDoubts, openDoubts) => {
  expect(unconfirmedDoubts(["export_inside", "health_trade"], confirmedDoubts)).toEqual(openDoubts);
});
