import { expect, test } from "vitest";
import { usualPriceUnit } from "./usual-price-unit.ts";

test.each(["Développeuse web", "Consultant", "Graphiste", "Formateur"])("the trade %s counts days at first", (trade) =>
  expect(usualPriceUnit(trade)).toBe("day"),
);

test.each(["Plombier", "Photographe", "Paysagiste", ""])("the trade « %s » counts hours at first", (trade) =>
  expect(usualPriceUnit(trade)).toBe("hour"),
);
