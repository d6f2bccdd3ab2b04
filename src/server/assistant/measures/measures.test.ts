import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// How the assistant serves a company is counted on this installation, and sent nowhere: numbers alone, written where
// the conversation runs.

const START = "2026-11-21T10:00:00Z";
let now = new Date(START);
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ clock: () => now });
});
afterAll(() => app.close());

type SessionNumbers = { answers?: number; documents?: number; misread?: { kind: string; count: number }[] };

const freshSession = async (who: Person) =>
  (await who.call("GET", "/api/assistant/session?fresh=true")).json.session as { id: string; version: number };

/** Saves a conversation with these numbers. Gives it back with its new version. */
async function save(who: Person, session: { id: string; version: number }, numbers: SessionNumbers) {
  const counts = { answers: 0, documents: 0, misread: [], ...numbers };
  const body = { history: [], state: null, version: session.version, counts };
  const { status, json } = await who.call("PUT", `/api/assistant/session/${session.id}`, body);
  expect(status).toBe(200);
  return { ...session, version: json.version as number };
}

const measures = async (who: Person) => (await who.call("GET", "/api/assistant/measures")).json;

test("a conversation counts once, also when it answers often and makes two documents", async () => {
  const owner = await app.signUp();
  expect(await measures(owner)).toMatchObject({ days: 30, conversations: 0, with_document: 0, misread: [] });
  let session = await save(owner, await freshSession(owner), { answers: 3 });
  session = await save(owner, session, { answers: 2, documents: 1, misread: [{ kind: "date", count: 2 }] });
  await save(owner, session, { documents: 1, misread: [{ kind: "price", count: 1 }] });
  await save(owner, await freshSession(owner), { answers: 1 });
  expect(await measures(owner)).toEqual({
    days: 30,
    conversations: 2,
    with_document: 1,
    answers: 6,
    documents: 2,
    asked_again: 3,
    misread: [
      { kind: "date", count: 2 },
      { kind: "price", count: 1 },
    ],
  });
});

test("a free question is counted by the server, with why it had no answer", async () => {
  const owner = await app.signUp();
  for (const message of [
    "xyzzy",
    "xyzzy",
    "combien on me doit ?",
    "combien j'ai facturé cet été ?",
    "émets la facture",
  ])
    expect((await owner.call("POST", "/api/assistant/chat", { message, history: [] })).status).toBe(200);
  expect(await measures(owner)).toMatchObject({
    conversations: 1,
    answers: 5,
    asked_again: 0,
    misread: [
      { kind: "unknown", count: 2 },
      { kind: "unanswered", count: 1 },
      { kind: "cannot_do", count: 1 },
    ],
  });
});

test("counts are those of the last thirty days", async () => {
  const owner = await app.signUp();
  now = new Date("2026-10-22T10:00:00Z");
  await save(owner, await freshSession(owner), { answers: 4 });
  now = new Date("2026-10-23T10:00:00Z");
  await save(owner, await freshSession(owner), { answers: 2 });
  now = new Date(START);
  expect(await measures(owner)).toMatchObject({ conversations: 1, answers: 2 });
});

test("another company reads none of these counts", async () => {
  const [owner, stranger] = [await app.signUp(), await app.signUp()];
  await save(owner, await freshSession(owner), { answers: 4, misread: [{ kind: "date", count: 1 }] });
  expect(await measures(stranger)).toMatchObject({ conversations: 0, answers: 0, misread: [] });
});

test("a worker's conversations count for the company", async () => {
  const owner = await app.signUp();
  await save(owner, await freshSession(owner), { answers: 4 });
  const worker = await join(app, owner, "mesures@example.org", "worker");
  await save(worker, await freshSession(worker), { answers: 1 });
  expect(await measures(owner)).toMatchObject({ conversations: 2, answers: 5 });
});

test.each([
  ["a word that a person wrote", { misread: [{ kind: "Mme Durand", count: 1 }] }],
  ["a negative number", { answers: -1 }],
  ["a part of a number", { answers: 1.5 }],
  ["a number beyond any conversation", { answers: 1_000_000 }],
])("%s is refused as a count", async (_what, wrong) => {
  const owner = await app.signUp();
  const { id, version } = await freshSession(owner);
  const counts = { answers: 1, documents: 0, misread: [], ...wrong };
  const { status } = await owner.call("PUT", `/api/assistant/session/${id}`, {
    history: [],
    state: null,
    version,
    counts,
  });
  expect(status).toBe(400);
});

test("no word of a conversation has a column among the counts", async () => {
  const { rows } = await app.database.owner.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'assistant_count' order by 1",
  );
  expect(rows.map(({ column_name }) => column_name)).toEqual(["company_id", "count", "day", "kind"]);
});

test("two conversations that save the same kinds at the same time are both counted", async () => {
  const owner = await app.signUp();
  const sessions = [await freshSession(owner), await freshSession(owner), await freshSession(owner)];
  const misread = [
    { kind: "price", count: 1 },
    { kind: "date", count: 1 },
  ];
  await Promise.all(
    sessions.map((session, index) =>
      save(owner, session, { answers: 1, misread: index % 2 === 0 ? misread : misread.toReversed() }),
    ),
  );
  expect(await measures(owner)).toMatchObject({ conversations: 3, answers: 3, asked_again: 6 });
});
