import { testApp } from "#test/test-app.ts";
import { Client } from "pg";
import { beforeEach, expect, test, vi } from "vitest";
import { waitingLine } from "./strangers.ts";

const here = new AbortController().signal;
const codeOf = (entering: Promise<unknown>) =>
  entering.then(
    () => null,
    (error: { code: string; retryAfterSeconds: number }) => [error.code, error.retryAfterSeconds],
  );

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

test("a limited number of calls run at once, the others wait in order", async () => {
  const { enter } = waitingLine({ atOnce: 2, waiting: 9, patienceMs: 1_000 });
  const [first] = await Promise.all([enter(here), enter(here)]);
  const entries: string[] = [];
  const laterEntries = ["third", "fourth"].map((name) => enter(here).then(() => entries.push(name)));
  first();
  first();
  await laterEntries[0];
  expect(entries).toEqual(["third"]);
  expect(vi.getTimerCount()).toBe(1);
});

test("a full or stuck queue says when to try again", async () => {
  const { enter } = waitingLine({ atOnce: 1, waiting: 2, patienceMs: 1_000 });
  const leave = await enter(here);
  const hangUp = new AbortController();
  const [left, late] = [codeOf(enter(hangUp.signal)), codeOf(enter(here))];
  expect(await codeOf(enter(here))).toEqual(["busy", 5]);
  hangUp.abort();
  expect(await left).toEqual(["busy", 5]);
  vi.advanceTimersByTime(1_000);
  expect(await late).toEqual(["busy", 5]);
  leave();
  expect(await codeOf(enter(here))).toBeNull();
});

test("200 waiting strangers do not slow signed-in people", async () => {
  vi.useRealTimers();
  const app = await testApp();
  const person = await app.signUp();
  await person.call("GET", "/api/company");
  const database = new Client({ connectionString: app.database.url });
  await database.connect();
  await database.query("begin; lock table public_link in access exclusive mode");
  const token = "a".repeat(22);
  const strangers = Array.from({ length: 200 }, (_, index) =>
    app.server
      .inject([`/documents/${token}.pdf`, `/api/public/quotes/${token}`, `/api/public/invoices/${token}`][index % 3]!)
      .then(({ statusCode }) => statusCode),
  );
  const countBlocked = () =>
    app.database.owner.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`,
    );
  await expect.poll(async () => (await countBlocked()).rows[0]!.count).toBeGreaterThanOrEqual(4);
  expect(
    (await Promise.all(Array.from({ length: 5 }, () => person.call("GET", "/api/customers")))).map(
      ({ status }) => status,
    ),
  ).toEqual([200, 200, 200, 200, 200]);
  await database.query("rollback");
  await database.end();
  expect(new Set(await Promise.all(strangers))).toEqual(new Set([404]));
  await app.close();
});
