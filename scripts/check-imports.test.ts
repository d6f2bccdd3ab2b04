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

test.each([
  ["a room", "ground/limits.ts", "../sessions/sessions.ts", "ground/ stands below sessions/ in AUTH_ROOMS"],
  ["a type", "keys/api-keys.ts", "#server/auth/gate/captcha.ts", "keys/ stands below gate/ in AUTH_ROOMS"],
  ["what puts the rooms together", "gate/gate.ts", "../sweep.ts", "gate/ imports sweep.ts"],
  ["an unknown room", "cellar/wine.ts", "../ground/limits.ts", "put cellar/ in AUTH_ROOMS"],
  ["into an unknown room", "gate/gate.ts", "../cellar/wine.ts", "put cellar/ in AUTH_ROOMS"],
])("a planted upward import in sign-in is caught: %s", (_case, file, specifier, sentence) => {
  const planted = { file: `src/server/auth/${file}`, specifier, typeOnly: true };
  expect(brokenRule(planted)).toContain(sentence);
});

test("in sign-in a room imports from itself and from rooms below, the routes from any", () => {
  for (const [file, specifier] of [
    ["gate/gate.ts", "#server/auth/ground/limits.ts"],
    ["codes/verify.ts", "./redirects.ts"],
    ["auth.routes.ts", "./gate/gate.ts"],
    ["settings.routes.ts", "./sweep.ts"],
  ] as const)
    expect(brokenRule({ file: `src/server/auth/${file}`, specifier, typeOnly: false }), file).toBeNull();
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
