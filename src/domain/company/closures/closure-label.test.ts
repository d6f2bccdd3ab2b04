import { expect, test } from "vitest";
import { closureLabel } from "./closure-label.ts";

test("a closure that nobody named says who is away: the company or one person", () => {
  expect(closureLabel("  ", false)).toBe("Fermé");
  expect(closureLabel("", true)).toBe("Absence");
  expect(closureLabel(" Congés d'été ", false)).toBe("Congés d'été");
});
