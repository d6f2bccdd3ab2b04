import { authEndpoints } from "#test/auth-endpoints.ts";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// docs/sign-in.md names the test of each endpoint and error code. This test checks that the page is right.
const page = readFileSync(join(import.meta.dirname, "../../../docs/sign-in.md"), "utf8");
const section = (title: string) => page.split(`## ${title}\n`)[1]!.split("\n## ")[0]!;
const rows = (title: string) =>
  section(title)
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("|---"))
    .slice(1)
    .map((line) => line.slice(2, -2).split(" | "));
const source = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const filesOf = (cell: string) => [...cell.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file]) => file!);

const bare = (path: string) => path.replace(/:\w+|\{\w+\}/g, "{}");

test("the page lists exactly the endpoints of the server", async () => {
  const endpointsOnPage = new Set(rows("Endpoints").map(([endpoint = ""]) => bare(endpoint.replaceAll("`", ""))));
  expect((await authEndpoints()).map(bare).sort()).toEqual([...endpointsOnPage].sort());
});

test("every test named beside an endpoint exists", () => {
  for (const [, , cell = ""] of rows("Endpoints")) {
    const [, file = "", title = ""] = /^`([^`]+)`: (.+)$/.exec(cell) ?? [];
    expect(source(file), cell).toContain(`"${title}"`);
  }
});

test("the page lists every error code with tests that contain it", () => {
  const folder = import.meta.dirname;
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const thrown = sources.flatMap((file) =>
    [...source(file).matchAll(/AuthError\(\s*\d{3},\s*"([a-z0-9_]+)"/g)].map(([, code]) => code!),
  );
  const codesOnPage = rows("Error codes").map(([code = ""]) => code.replaceAll("`", ""));
  expect([...new Set(thrown)].filter((code) => !codesOnPage.includes(code) && code !== "not_found")).toEqual([]);
  for (const [code = "", cell = ""] of rows("Error codes")) {
    expect(filesOf(cell).length, code).toBeGreaterThan(0);
    for (const file of filesOf(cell)) expect(source(file), file).toContain(code.replaceAll("`", ""));
  }
});

test("the page names existing tests for fourteen kinds of attack", () => {
  const groups = rows("Where it is attacked");
  expect(groups).toHaveLength(14);
  for (const [group, cell = ""] of groups)
    for (const file of filesOf(cell))
      expect(existsSync(join(import.meta.dirname, file)), `${group}: ${file}`).toBe(true);
});
