import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { nameFaults } from "./check-names.ts";
import { sourcesOf } from "./source-code.ts";

const ADVICE = "name what it holds (lines, answer, row) or does (readRows)";

const faultsOf = (text: string, path = "src/server/quotes/planted.ts") => nameFaults([{ path, text }]);

test("every name of the repository keeps the rules", { timeout: 120_000 }, () => {
  const sources = sourcesOf(fileURLToPath(new URL("..", import.meta.url)));
  expect(sources.length).toBeGreaterThan(500);
  expect(nameFaults(sources)).toEqual([]);
});

test("a participle alone is caught", () => {
  expect(faultsOf("const a = 1;\nconst found = read();\n")).toEqual([
    expect.stringContaining("src/server/quotes/planted.ts:2 is named « found »"),
  ]);
});

test.each([
  ["a local", "const data = read();", "data"],
  ["a parameter", "export function readRows(before: string) {}", "before"],
  ["a function", "function helper() {}", "helper"],
  ["a rest", "const [first, ...stuff] = rows;", "stuff"],
  ["an item", "rows.map((own) => own.id);", "own"],
  ["the end of a name", "const quoteUtils = read();", "quoteUtils"],
  ["the end of a function", "function quoteHelper() {}", "quoteHelper"],
  ["an abbreviation", "const cfg = read();", "cfg"],
])("an empty word is caught, with its line: %s", (_case, text, word) => {
  expect(faultsOf(`// Why.\n${text}\n`)).toEqual([`src/server/quotes/planted.ts:2 is named « ${word} »: ${ADVICE}`]);
});

test("a test may call a company its own", () => {
  expect(faultsOf("const own = read();\n", "src/server/quotes/planted.test.ts")).toEqual([]);
  expect(faultsOf("const tmp = read();\n", "src/server/quotes/planted.test.ts")).toHaveLength(1);
});

test.each(["quote-utils.ts", "helpers.ts", "quote.service.ts", "manager.ts"])(
  "a file named after a kind of code is caught: %s",
  (file) => {
    expect(faultsOf("export const a = 1;\n", `src/server/quotes/${file}`)).toEqual([
      expect.stringMatching(/ has « \w+ » in its name: name the file after the one thing it holds$/),
    ]);
  },
);

test("a class that holds no resource is caught", () => {
  expect(faultsOf("// Why.\nexport class PricingService {}\n")).toEqual([
    "src/server/quotes/planted.ts:2 is the class PricingService: write functions, or add it to RESOURCES of " +
      "scripts/check-names.ts when it holds something to close",
  ]);
  expect(faultsOf("export class Refusal extends Error {}\nclass WorkerProcess {}\n")).toEqual([]);
});

test("a type named after a kind of code is caught", () => {
  expect(faultsOf("// Why.\nexport type QuoteManager = { id: string };\n")).toEqual([
    "src/server/quotes/planted.ts:2 is the type « QuoteManager »: name it after what it describes",
  ]);
});

test("a service of the world may bear that name", () => {
  expect(faultsOf("export type SignInService = { url: string };\nconst signInService = read();\n")).toEqual([]);
});

test("a boolean that is no question is told once, even when its name is a participle", () => {
  expect(faultsOf("// Why.\nconst enabled = true;\n")).toEqual([
    expect.stringContaining("src/server/quotes/planted.ts:2 is a boolean named « enabled »"),
  ]);
});

const JOINTS = [";", ", and", ", nor"];
const CALLS = ["test", "test.each([1])", "test.skipIf(true)", "it", "it.only"];

test.each(CALLS.flatMap((call) => JOINTS.map((joint) => [joint, call])))(
  "a title that joins two rules by « %s » is caught in %s",
  (joint, call) => {
    expect(faultsOf(`// Why.\n${call}("a quote is sent${joint} it is kept", () => {});\n`)).toEqual([
      `src/server/quotes/planted.ts:2 is a test whose title has « ${joint} »: ` +
        "write one test for each rule, or one rule in plain words",
    ]);
  },
);

test("a title between backquotes is read too", () => {
  const text = "test(`a quote of ${kind} is sent; it is kept`, () => {});\n";
  expect(faultsOf(text)).toEqual([expect.stringContaining("has « ; »")]);
  expect(faultsOf(text.replace(";", " when"))).toEqual([]);
});

test("a title that joins three rules by a comma is caught", () => {
  expect(faultsOf('test("a quote is sent, marks its project and tells the customer", () => {});\n')).toEqual([
    expect.stringContaining("has « , marks … and tells »: write one test for each rule"),
  ]);
});

test.each([
  "letters, digits and signs are read",
  "letters, marks and signs are read",
  "a token is shown once, listed and revoked",
  "with the setting on, works and names are read",
])("a title may name several things: %s", (title) => {
  expect(faultsOf(`// Why.\ntest("${title}", () => {});\n`)).toEqual([]);
});

test("an amount without its unit is caught", () => {
  expect(faultsOf("// Why.\nexport type Line = { label: string; fee?: number };\n")).toEqual([
    "src/server/quotes/planted.ts:2 is an amount named « fee »: say its unit (feeCents, feeE6, feeEuros)",
  ]);
  expect(faultsOf("const readLine = (unitPrice: number | null) => unitPrice;\n")).toHaveLength(1);
  expect(faultsOf("export type Line = { feeCents: number; price: string };\n")).toEqual([]);
});
