import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { historyOf, recipeFaults } from "./recipe-faults.ts";

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
