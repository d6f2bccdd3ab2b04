import { expect, test } from "vitest";
import { keepTextsTogether } from "./texts-together.ts";

test("the texts alone of plain data are kept together", () => {
  const view = keepTextsTogether({ facts: [{ value: "3 déc. 2026" }], cents: 12, logo: null });
  expect(view).toEqual({ facts: [{ value: "3\u00A0déc.\u00A02026" }], cents: 12, logo: null });
});

test("no line of a document begins with a colon", () => {
  expect(keepTextsTogether(["Chantier : cuisine"])).toEqual(["Chantier\u00A0: cuisine"]);
});
