import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { brokenRule, brokenRules, importsOf, readsClockOrDice } from "./check-imports.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

test("the house respects its floors and its ladder", () => {
  expect(brokenRules(root)).toEqual([]);
});

test.each([
  ["src/domain/quotes/quote.ts", "zod"],
  ["src/domain/quotes/quote.ts", "node:fs"],
  ["src/domain/quotes/quote.ts", "#api/fields.ts"],
  ["src/domain/customers/customer.ts", "../quotes/quote.ts"],
  ["src/web/ui/button.tsx", "#server/deps.ts"],
  ["src/server/deps.ts", "#web/ui/button.tsx"],
  ["src/api/projects.ts", "#server/deps.ts"],
  ["src/server/customers/customers.routes.ts", "#server/invoices/issue-invoice.ts"],
  ["src/server/projects/estimate.routes.ts", "#server/llm/openai-compatible.llm.ts"],
  ["src/server/app.ts", "#test/test-app.ts"],
  ["src/server/db/tenancy.ts", "#server/quotes/create-quote.ts"],
])("a planted import is caught: %s imports %s", (file, specifier) => {
  expect(brokenRule({ file, specifier, typeOnly: false })).toBeTypeOf("string");
});

test("what the design allows passes", () => {
  expect(
    brokenRule({ file: "src/domain/quotes/quote.ts", specifier: "../customers/customer.ts", typeOnly: true }),
  ).toBeNull();
  expect(brokenRule({ file: "src/server/quotes/create-quote.ts", specifier: "kysely", typeOnly: false })).toBeNull();
  expect(
    brokenRule({ file: "src/web/quotes/quote-step.screen.tsx", specifier: "#api/projects.ts", typeOnly: false }),
  ).toBeNull();
});

test("imports are found in every form, comments apart", () => {
  const text = `// import "nothing"\nimport { a } from "one";\nimport type { B } from "two";\nexport { c } from "three";\nconst d = await import("four");\nimport "five";`;
  expect(importsOf("src/a.ts", text).map((line) => line.specifier)).toEqual(["one", "two", "three", "four", "five"]);
});

test("a planted clock or dice in the domain is caught", () => {
  expect(readsClockOrDice("const now = new Date();")).toBe(true);
  expect(readsClockOrDice("const now = Date.now();")).toBe(true);
  expect(readsClockOrDice("const id = Math.random();")).toBe(true);
  expect(readsClockOrDice("const at = new Date(Date.parse(day));")).toBe(false);
});
