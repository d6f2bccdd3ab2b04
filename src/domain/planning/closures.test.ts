import { expect, test } from "vitest";
import { closureLabel } from "./closures.ts";

test("a closure that nobody named says that the company is closed, and that a person is away", () => {
  expect(closureLabel("  ", false)).toBe("Fermé");
  expect(closureLabel("", true)).toBe("Absence");
  expect(closureLabel(" Congés d'été ", false)).toBe("Congés d'été");
});
