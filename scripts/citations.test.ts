import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { citationFaults, citingFiles } from "./citations.ts";

const ROOT = join(import.meta.dirname, "..");
const faultsOf = (path: string, text: string) => citationFaults(ROOT, [{ path, text }]);

test("every cited page and section exists", () => {
  expect(citationFaults(ROOT, citingFiles(ROOT))).toEqual([]);
});

test("pages and code are both searched", () => {
  const paths = citingFiles(ROOT).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["README.md", "docs/recipes.md", "src/domain/assistant/converse.ts"]));
});

test("a page of an archive without history is searched", () => {
  const archive = mkdtempSync(join(tmpdir(), "etabli-archive-"));
  try {
    mkdirSync(join(archive, "docs"));
    writeFileSync(join(archive, "docs/planted.md"), "See [the flows](nowhere.md).\n");
    const [fault] = citationFaults(archive, citingFiles(archive));
    expect(fault).toBe("docs/planted.md cites docs/nowhere.md, which does not exist: correct the path");
  } finally {
    rmSync(archive, { recursive: true });
  }
});

test("a citation of a missing page is reported with what to do", () => {
  expect(faultsOf("src/a.ts", "/** See docs/specification.md#flows. */")).toEqual([]);
  expect(faultsOf("src/a.ts", "/** See docs/specification.md#dreams. */")[0]).toContain("has no such heading");
  expect(faultsOf("src/a.ts", "/** See docs/nowhere.md. */")[0]).toContain("does not exist");
  expect(faultsOf("README.md", "[All](docs/nowhere.md)")[0]).toContain("does not exist");
  expect(faultsOf("docs/architecture.md", "[Sign-in](sign-in.md), [flows](specification.md#flows)")).toEqual([]);
});

test("every file that a page names exists, where a name in angle brackets stands for any name", () => {
  const citations = "`src/api/projects.ts`, `src/server/<noun>/<noun>.routes.ts`, `src/server/*.ts`, `test/e2e/`";
  expect(faultsOf("docs/recipes.md", citations)).toEqual([]);
  expect(faultsOf("docs/recipes.md", "`src/api/shelves.ts`")[0]).toContain("src/api/shelves.ts, which is not there");
  expect(faultsOf("docs/recipes.md", "`src/api/<noun>.shelf.ts`")[0]).toContain("which is not there");
});

test.each([
  "/** Four flows (specification, section 4). */",
  '/** Names (decisions, "Names"). */',
  "// An error (contract, section 1).",
  "/** Who ticks (decisions). */",
  '/** Lines (foundations, "Tasks to lines"). */',
])("a citation of a page that is not in the repository is refused: %s", (comment) => {
  expect(faultsOf("src/a.ts", comment)[0]).toContain("cites a page that is not here");
});
