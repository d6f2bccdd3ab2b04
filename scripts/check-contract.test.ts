import { boundedNumber, anyJson, day, id, limit, limitedText, text, vatBasisPoints } from "#api/fields.ts";
import { contract } from "#server/http/contract/contract.ts";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { addressesByHand, missingRows, tellFieldsOnce, unlimitedInputs, withPlaces } from "./check-contract.ts";

const of = (body: z.ZodType) => unlimitedInputs([{ method: "POST", path: "/api/planted", body }]);

test("every text and every list of the contract has a limit", () => {
  expect(unlimitedInputs(contract)).toEqual([]);
});

test("a fault of the contract names the file and the line of its endpoint", () => {
  const text = 'export const listTools = endpoint({\n  method: "GET",\n  path: "/api/tools/{id}",\n});\n';
  const sources = [{ path: "src/api/tools.ts", text }];
  expect(withPlaces(["GET /api/tools/{id}, answer: due reads like money", "no test has an id"], sources)).toEqual([
    "src/api/tools.ts:2: GET /api/tools/{id}, answer: due reads like money",
    "no test has an id",
  ]);
  expect(withPlaces(["GET /api/tools/{id} (and 2 more), body.a: number"], sources)[0]).toMatch(
    /^src\/api\/tools\.ts:2: /,
  );
});

test("a field at fault in several endpoints is reported once, with its first endpoint and how many more", () => {
  expect(
    tellFieldsOnce([
      "GET /api/projects, answer: projects.[].deposit reads like money: declare it",
      "GET /api/projects/{id}, answer: project.deposit reads like money: declare it",
      "PATCH /api/projects/{id}/core, answer: project.deposit reads like money: declare it",
      "PATCH /api/projects/{id}/core, body.note: text without a longest length",
      "PATCH /api/projects/{id}/core, body.deposit: number without a minimum and a maximum",
    ]),
  ).toEqual([
    "GET /api/projects (and 2 more), answer: projects.[].deposit reads like money: declare it",
    "PATCH /api/projects/{id}/core, body.note: text without a longest length",
    "PATCH /api/projects/{id}/core, body.deposit: number without a minimum and a maximum",
  ]);
});

test.each<[string, z.ZodType]>([
  ["a text without a limit", z.string()],
  ["a pattern before the limit", z.string().regex(/^a+$/).max(10)],
  ["a pattern after a limit that does not stop it", z.string().max(10).regex(/^a+$/)],
  ["an identifier, which is a pattern", z.uuid().max(36)],
  ["an optional text", z.string().optional()],
  ["a text with a default", z.string().default("")],
  ["a text before a transformation", z.string().transform((value) => value.trim())],
  ["a text before a refinement", z.string().refine((value) => value !== "")],
  ["a text made ready before it is limited", z.preprocess((value) => value, z.string())],
  ["a text in a list", z.array(z.string()).max(3)],
  ["a list without a maximum length", z.array(limitedText(10))],
  ["one of two texts", z.union([limitedText(10), z.string()])],
  ["a text deep in an object", z.object({ a: z.object({ b: z.string() }) }).partial()],
  ["anything", z.unknown()],
  ["whatever else an object holds", z.looseObject({})],
  ["a record", z.record(z.string(), z.number())],
  ["a value of our own", z.custom<string>()],
  ["a text limited by hand, which may hold characters PostgreSQL cannot store", z.string().max(10, { abort: true })],
  ["a number", z.number()],
  ["a whole number", z.number().int()],
  ["a number without a least", z.number().max(10)],
  ["a number without a maximum, read from an address", z.coerce.number().min(1).optional()],
  ["a number in a list", z.array(z.number()).max(3)],
])("is caught: %s", (_name, field) => {
  expect(of(z.object({ field }))).toHaveLength(1);
});

test("a text with a limit passes", () => {
  const fields = {
    day,
    id,
    text: text(10),
    title: limitedText(10).regex(/^a+$/),
    any: anyJson(100),
    list: z.array(limitedText(5)).max(3),
    kind: z.enum(["a"]),
    count: z.coerce.number().min(1).max(9),
    rows: limit(200, 50),
    hours: boundedNumber(100).nullable(),
    vat: vatBasisPoints,
  };
  expect(of(z.object(fields).catchall(anyJson(10)))).toEqual([]);
});

test("the check names the function that reads a text or a number", () => {
  const [ofText, ofNumber] = of(z.object({ name: z.string().max(50), hours: z.number() }));
  expect(ofText).toContain(
    "body.name: text that may hold characters PostgreSQL cannot store (NUL, half of a surrogate pair): " +
      "read it with text",
  );
  expect(ofNumber).toContain("body.hours: number without a minimum and a maximum: read it with boundedNumber(max)");
});

test("a text that is too long is not matched against patterns", () => {
  let calls = 0;
  const field = limitedText(10).refine(() => ++calls > 0);
  expect(field.safeParse("x".repeat(11)).success).toBe(false);
  expect(calls).toBe(0);
  for (const schema of [day, id]) expect(schema.safeParse("x".repeat(1_000_000)).error?.issues).toHaveLength(1);
});

test("a parameter must have a row of its own, be created by a POST or be named by a test", () => {
  const planted = [{ method: "GET", path: "/api/tools/{id}/photos/{photoId}" }] as const;
  const names = 'ids: { "/api/tools/{id}": tool.id }';
  expect(missingRows(planted, names)).toEqual([
    expect.stringContaining('add "/api/tools/{id}/photos/{photoId}" to the ids'),
  ]);
  const creation = { method: "POST", path: "/api/tools/{id}/photos" } as const;
  expect(missingRows([...planted, creation], names)).toEqual([]);
  expect(missingRows([...planted, creation], "")).toEqual([
    expect.stringContaining('add "/api/tools/{id}" to the ids'),
  ]);
});

test("an API address written by hand is caught in code but not in comments", () => {
  const source = 'app.get("/api/tools", list);\n// of "/api/comments"\napp.route({ url: `/api/tools/:id` });';
  expect(addressesByHand("src/server/app.ts", source)).toEqual([
    expect.stringMatching(/^src\/server\/app\.ts: \/api\/tools is written by hand: export its endpoint/),
    expect.stringMatching(/^src\/server\/app\.ts: \/api\/tools\/:id is written by hand: export its endpoint/),
  ]);
  expect(addressesByHand("src/server/app.ts", 'app.get("/api/docs", describe);')).toEqual([]);
});

test("a route without its contract, or the reverse, fails the check and the start", { timeout: 120_000 }, () => {
  const root = join(import.meta.dirname, "..");
  const copy = mkdtempSync(join(tmpdir(), "etabli-contract-"));
  const run = (script: string) =>
    spawnSync(process.execPath, [script], {
      cwd: copy,
      encoding: "utf8",
      env: { ...process.env, NODE_COMPILE_CACHE: join(root, ".cache/node") },
    });
  const endpoint = (path: string) =>
    `import { z } from "zod";
     const planted = { method: "GET", path: "${path}", access: "public", summary: "", answer: z.object({}) } as const;`;
  try {
    for (const name of ["src/api", "src/domain", "src/server", "scripts", "test/filled-company.ts", "package.json"])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    writeFileSync(join(copy, "src/api/planted.ts"), `${endpoint("/api/tools")} export { planted };`);
    writeFileSync(
      join(copy, "src/server/mail/planted.routes.ts"),
      `import { publicRoute } from "#server/http/route.ts"; ${endpoint("/api/vans")}
       export const routes = [publicRoute(planted, async () => ({}))];`,
    );
    for (const script of ["scripts/check-contract.ts", "src/server/main.ts"]) {
      const { status, stderr } = run(script);
      expect(status).toBe(1);
      expect(stderr).toContain("GET /api/tools is in the contract but no route answers it: write its route(…)");
      expect(stderr).toContain("GET /api/vans has a route but is not in the contract: export its endpoint({ … })");
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
