import { expect, test } from "vitest";
import { acceptedText, comparisonText } from "./period.messages.ts";

const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };

test("an amount is compared with what was there before", () => {
  expect(comparisonText(150, 100, OCTOBER)).toBe("+ 50 % par rapport à la période du 1er oct. 2026 au 31 oct. 2026");
  expect(comparisonText(50, 100, OCTOBER)).toBe("− 50 % par rapport à la période du 1er oct. 2026 au 31 oct. 2026");
  expect(comparisonText(100, 100, OCTOBER)).toBe("autant que du 1er oct. 2026 au 31 oct. 2026");
  expect(comparisonText(100, 0, OCTOBER)).toBe("rien du 1er oct. 2026 au 31 oct. 2026");
  expect(comparisonText(100, -990, OCTOBER)).toBe("contre −9,90\u00a0€ du 1er oct. 2026 au 31 oct. 2026");
});

test("answers of quotes are counted", () => {
  expect(acceptedText(7, 2)).toBe("7 acceptés sur 9 réponses");
  expect(acceptedText(1, 0)).toBe("1 accepté sur 1 réponse");
  expect(acceptedText(0, 0)).toBe("Aucune réponse sur la période.");
});
