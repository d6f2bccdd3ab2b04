import { expect, test } from "vitest";
import { documentNumbersIn } from "./document-numbers.ts";

test.each([
  ["Re: Devis D-2026-0012", ["D-2026-0012"]],
  ["votre devis d2026-12, et D2026-12", ["D2026-12"]],
  ["Réf. 0457/NV/26-118", []],
  ["", []],
])("the numbers of documents in « %s » are %j", (text, numbers) => {
  expect(documentNumbersIn(text)).toEqual(numbers);
});

test("five numbers of a text are looked up at most", () => {
  expect(documentNumbersIn("D-2026-1 D-2026-2 D-2026-3 D-2026-4 D-2026-5 D-2026-6")).toHaveLength(5);
});
