import { expect, test } from "vitest";
import { closureLabel } from "./closure-label.ts";

test("a closure that nobody named says that the company is closed", () => {
  expect(closureLabel("  ")).toBe("Fermé");
  expect(closureLabel(" Congés d'été ")).toBe("Congés d'été");
});
