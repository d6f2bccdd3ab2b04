import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { nameOf } from "./contract-fields.ts";
import { urlOf } from "./filled-company.ts";
import { caseOf, inCase, newProject } from "./patch-cases.ts";
import type { Person, TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

// Each field of every PATCH of the contract is sent alone to the real server. It changes, and nothing else does.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const patches = contract.filter(({ method }) => method === "PATCH");

/** Paths of the fields that may be sent, dotted. An object is replaced by the fields inside it. */
function fieldPaths(schema: z.ZodType, before = ""): string[] {
  const def = schema._zod.def as unknown as {
    shape?: Record<string, z.ZodType>;
    innerType?: z.ZodType;
    in?: z.ZodType;
  };
  if (def.shape)
    return Object.entries(def.shape).flatMap(([key, field]) =>
      fieldPaths(field, before === "" ? key : `${before}.${key}`),
    );
  const inner = def.innerType ?? def.in;
  return inner ? fieldPaths(inner, before) : [before];
}

const at = (value: unknown, path: string) =>
  path
    .split(".")
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown> | null | undefined)?.[key], value);
const alone = (path: string, value: unknown) =>
  path.split(".").reduceRight<unknown>((inside, key) => ({ [key]: inside }), value);

/** Paths of the differences between two answers. A list is one value. */
function changedPaths(before: unknown, after: unknown, path = ""): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isInside = [before, after].every(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  );
  if (!isInside) return [path];
  return [...new Set([...Object.keys(before as object), ...Object.keys(after as object)])].flatMap((key) =>
    changedPaths(
      (before as Record<string, unknown>)[key],
      (after as Record<string, unknown>)[key],
      path === "" ? key : `${path}.${key}`,
    ),
  );
}

/** Another value than the current one. Undefined when none can be made. */
function otherThan(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value !== "string") return undefined;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? "2027-05-01" : "autre texte";
}

/** Sends one field alone. Answers what is wrong in a sentence that says what to do, or null. */
async function faultOf(owner: Person, line: Endpoint, path: string): Promise<string | null> {
  const { begin, read, other, follows } = caseOf(line);
  const ids = await begin(owner, app);
  const before = await read(owner, ids);
  const values = typeof other === "function" ? other(ids) : other;
  const newValue = at(values, path) ?? (path in values ? null : otherThan(at(before, path)));
  if (newValue === undefined)
    return `no other value for ${path}: answer it where it is read again, or ${inCase(line, `other: { ${path}: … }`)}`;
  const answer = await owner.call("PATCH", urlOf(line, ids), alone(path, newValue));
  if (answer.status !== 200)
    return (
      `${path} alone as ${JSON.stringify(newValue)} is refused (${answer.status} ${JSON.stringify(answer.json)}): ` +
      `make it optional in src/api, or ${inCase(line, `other: { ${path}: … }`)}`
    );
  const changes = changedPaths(before, await read(owner, ids));
  const allowedPaths = [path, ...(follows[path] ?? [])];
  const beside = changes.filter((changedPath) => !allowedPaths.includes(changedPath));
  if (beside.length > 0)
    return (
      `${path} sent alone changed ${beside.join(", ")} too: save what is sent and nothing else, ` +
      `or, when it follows, ${inCase(line, `follows: { "${path}": ${JSON.stringify(beside)} }`)}`
    );
  // A field that no answer has under its name must change a field that follows from it.
  const isRead = path in before || path.includes(".");
  const isChanged = isRead ? changes.includes(path) : changes.length > 0;
  return isChanged
    ? null
    : `${path} sent alone as ${JSON.stringify(newValue)} changed nothing: save it in the repository, and answer it`;
}

test.each(patches.map((line) => [nameOf(line), line] as const))(
  "%s: each field sent alone changes alone",
  { timeout: 60_000 },
  async (_name, line) => {
    const paths = fieldPaths(line.body!);
    expect(paths.length).toBeGreaterThan(0);
    const owner = await app.signUp();
    for (const path of paths) expect.soft(await faultOf(owner, line, path)).toBeNull();
  },
);

test.each(patches.map((line) => [nameOf(line), line] as const))(
  "%s: nothing sent changes nothing",
  async (_name, line) => {
    const { begin, read } = caseOf(line);
    const owner = await app.signUp();
    const ids = await begin(owner, app);
    const before = await read(owner, ids);
    expect([200, 400]).toContain((await owner.call("PATCH", urlOf(line, ids), {})).status);
    expect(await read(owner, ids)).toEqual(before);
  },
);

test("a task whose fields are not sent does not change", async () => {
  const owner = await app.signUp();
  const ids = await newProject(owner);
  const taskId = ids["/api/projects/{id}/tasks/{taskId}"];
  await app.database.owner.query("update task set touched = false where id = $1", [taskId]);
  await owner.call("PATCH", `/api/projects/${ids["/api/projects/{id}"]}/tasks/${taskId}`, {});
  const { rows } = await app.database.owner.query("select touched from task where id = $1", [taskId]);
  expect(rows).toEqual([{ touched: false }]);
});

test("an unwanted change is reported, inside and outside the object", () => {
  expect(changedPaths({ a: 1, b: { c: 1, d: [1] } }, { a: 1, b: { c: 2, d: [2] }, e: null })).toEqual([
    "b.c",
    "b.d",
    "e",
  ]);
  expect(
    fieldPaths(z.object({ a: z.string(), b: z.object({ c: z.string().optional() }).nullable().optional() })),
  ).toEqual(["a", "b.c"]);
});
