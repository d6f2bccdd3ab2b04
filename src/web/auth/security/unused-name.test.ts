import { expect, test } from "vitest";
import { unusedName } from "./unused-name.ts";

test("two factors never have the same name", () => {
  expect(unusedName("Téléphone", [])).toBe("Téléphone");
  expect(unusedName("Téléphone", ["Téléphone", "Téléphone 2"])).toBe("Téléphone 3");
});
