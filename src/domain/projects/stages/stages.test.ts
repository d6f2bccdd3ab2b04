import { expect, test } from "vitest";
import { mayGetNew } from "./stages.ts";

test.each([
  ["quote", "estimation", true],
  ["quote", "declined", true],
  ["quote", "invoiced", false],
  ["quote", "paid", false],
  ["invoice", "work", true],
  ["invoice", "invoiced", true],
  ["invoice", "paid", false],
  ["invoice", "declined", false],
] as const)("a new %s for a project at %s is offered: %s", (kind, stage, isOffered) => {
  expect(mayGetNew(kind, stage)).toBe(isOffered);
});
