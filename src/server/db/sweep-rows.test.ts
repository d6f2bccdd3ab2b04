import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What is no longer needed is deleted. What is frozen, in use or recent never is.

const NOW = new Date("2026-11-22T10:00:00Z");

let app: TestApp;
let person: Person;
let projectId: string;

beforeAll(async () => {
  app = await testApp({ clock: () => NOW });
  const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
  person = await signUpSeller(app);
  const client_info = { company: "Menuiserie Roux", address };
  projectId = (await person.call("POST", "/api/projects", { name: "Atelier", client_info })).json.project.id;
  await person.call("POST", `/api/projects/${projectId}/tasks`, { title: "Pose", estimate_h: 2 });
});
afterAll(() => app.close());

/** Makes all stored rows older. */
async function later(days: number): Promise<void> {
  for (const table of ["idempotency_key", "file"])
    await app.database.owner.query(`update ${table} set created_at = created_at - $1 * interval '1 day'`, [days]);
}

async function countOf(table: "idempotency_key" | "document_file" | "file"): Promise<number> {
  const { rows } = await app.database.owner.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]!.count;
}

/** Creates a document at a rate, reads its PDF and gives the bytes. */
async function readPdf(kind: "quote" | "invoice", rate: number): Promise<string> {
  await person.call("PATCH", `/api/projects/${projectId}/estimation`, { hours: 2, rate });
  const body = kind === "quote" ? {} : ALL_CONFIRMED;
  const { url } = (await person.call("POST", `/api/projects/${projectId}/${kind}`, body)).json;
  const answer = await app.server.inject({ method: "GET", url: new URL(url, "http://x").pathname });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload.toString("base64");
}

test("answers kept for retries are deleted after seven days", async () => {
  const post = (key: string) =>
    person.call("POST", "/api/projects", { name: key, client_info: { company: "Roux" } }, { "idempotency-key": key });
  const first = await post("la-premiere-cle");
  await later(6);
  const second = await post("la-seconde-cle");
  await later(2);
  await app.deps.sweep();
  expect(await countOf("idempotency_key")).toBe(1);
  expect((await post("la-seconde-cle")).json).toEqual(second.json);
  expect((await post("la-premiere-cle")).json.project.id).not.toBe(first.json.project.id);
});

test("files of every version of a quote and of an invoice stay, however old", async () => {
  const first = await readPdf("quote", 40);
  const second = await readPdf("quote", 50);
  const invoice = await readPdf("invoice", 50);
  expect(first).not.toBe(second);
  await later(400);
  await app.deps.sweep();
  expect([await countOf("document_file"), await countOf("file")]).toEqual([4, 4]);
  expect([await readPdf("quote", 50), await readPdf("invoice", 50)]).toEqual([second, invoice]);
  expect([await countOf("document_file"), await countOf("file")]).toEqual([4, 4]);
});

test("a file that no document names is deleted after a day, unless it is a picture", async () => {
  await app.database.owner.query(
    `insert into file select company_id, sha, mime, '\\x00', $1::timestamptz - age from company,
      (values (repeat('a', 64), 'application/pdf', interval '2 days'), (repeat('b', 64), 'application/xml', '2 days'),
        (repeat('c', 64), 'application/pdf', '1 hour'), (repeat('d', 64), 'image/png', '2 days')) one (sha, mime, age)`,
    [NOW],
  );
  await app.deps.sweep();
  const { rows } = await app.database.owner.query<{ letter: string }>(
    "select left(sha256, 1) as letter from file where sha256 ~ '^([a-d])\\1{63}$' order by 1",
  );
  expect(rows.map(({ letter }) => letter)).toEqual(["c", "d"]);
});

test("the server has the right to delete rows only through the sweep function", async () => {
  const refuse = (statement: string) =>
    expect(app.database.owner.query(`set role etabli_app; ${statement}`)).rejects.toThrow(/permission denied/);
  for (const table of ["idempotency_key", "document_file", "file", "document"]) {
    await refuse(`delete from ${table}`);
    await app.database.owner.query("reset role");
  }
});
