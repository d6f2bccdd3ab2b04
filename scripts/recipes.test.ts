import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { historyOf, nounFaults, recipeFaults } from "./recipe-faults.ts";

const ROOT = join(import.meta.dirname, "..");
const HISTORY = [
  { hash: "a".repeat(40), subject: "A shelf has a width" },
  { hash: "b".repeat(40), subject: "Lay the ground: four floors" },
];
const recipe = (text: string, model = "`aaaaaaa` « A shelf has »") =>
  `# Recipes\n\n## A shelf\n\n${text}\n\nModel: ${model}\n`;
const faultsOf = (page: string, history = HISTORY) => recipeFaults(page, history);

test("every recipe has a model: a commit that exists", () => {
  expect(faultsOf(readFileSync(join(ROOT, "docs/recipes.md"), "utf8"), historyOf(ROOT))).toEqual([]);
});

test("a recipe without a valid model commit is reported", () => {
  expect(faultsOf("# Recipes\n\n## A shelf\n\nBuild it.\n")[0]).toContain("« A shelf » has no model");
  expect(faultsOf(recipe("", "`bbbbbbb` « A shelf has »"))[0]).toContain("is « Lay the ground: four floors »");
  expect(faultsOf(recipe("", "`ccccccc` « A shelf has »"))[0]).toContain("is aaaaaaa, not ccccccc");
  expect(faultsOf(recipe("", "`ccccccc` « A table »"))[0]).toContain("name another model");
  expect(faultsOf(recipe("", "`ccccccc` « A table »"), HISTORY.slice(0, 1))).toEqual([]);
});

const RECIPES = readFileSync(join(ROOT, "docs/recipes.md"), "utf8");
const readText = (path: string) => readFileSync(join(ROOT, path), "utf8");

test("the recipe of a noun shows a noun with a table and a POST", () => {
  expect(nounFaults(RECIPES, readText)).toEqual([]);
});

test.each([
  "0112-personal-tokens.sql",
  "api/mcp.ts",
  "programs.routes.ts",
  "tokens.repository.ts",
  "programs.screen.tsx",
])("a recipe of a noun that does not name %s is reported", (file) => {
  const faults = nounFaults(RECIPES.replace(file, "nowhere"), readText);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults[0]).toContain("« A noun » of docs/recipes.md does not show ");
});
