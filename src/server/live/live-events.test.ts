import { inCompany } from "#server/db/tenancy.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { addressOf } from "#test/events/event-address.ts";
import type { EventReader } from "#test/events/event-reader.ts";
import { readEventsAt } from "#test/events/event-reader.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { readMailboxes } from "#test/mail/read-mailboxes.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sweepEvents } from "./events.repository.ts";
import { openLiveEvents } from "./live-events.ts";

let app: TestApp;
let other: TestApp;
let addresses: { app: string; other: string };
let servers: MailServers;
let owner: Person;
let stopReading: () => Promise<void>;
let readers: EventReader[] = [];
beforeAll(async () => {
  app = await testApp();
  other = await testApp({ beside: app });
  addresses = { app: await addressOf(app), other: await addressOf(other) };
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  servers = await mailServers();
  owner = await app.signUp();
  stopReading = readMailboxes(app);
});
afterEach(async () => {
  for (const reader of readers) reader.leave();
  readers = [];
  await stopReading();
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

/** Listens, once the beginning of the stream was heard. */
async function listen(person: Person, lastId?: string, server: keyof typeof addresses = "app"): Promise<EventReader> {
  const reader = await readEventsAt(addresses[server], person, lastId);
  readers.push(reader);
  await expect.poll(() => reader.heard.length).toBeGreaterThan(0);
  return reader;
}

const inboxOf = async (person: Person) => (await acceptedCall(person, "GET", "/api/mails")).threads;

/** A mailbox whose first mail was read. */
async function readMailbox(more: object = {}): Promise<string> {
  servers.imap.deliver("INBOX", { subject: "Devis" });
  const id = await connectMailbox(owner, servers, more);
  await expect.poll(async () => (await inboxOf(owner)).length).toBe(1);
  return id;
}

// The first call of somebody without a company makes one.
async function companyOf(person: Person): Promise<string> {
  await acceptedCall(person, "GET", "/api/mails");
  const { companies } = await acceptedCall(person, "GET", "/api/companies");
  return companies[0].id as string;
}

async function tellEvent(companyId: string, member: string | null, right: string): Promise<string> {
  const subject = randomUUID();
  await app.database.owner.query("select tell_event($1, 'mails', $2, $3, $4)", [companyId, subject, member, right]);
  return subject;
}

test("a mail that arrives is told with the ID of its mailbox alone", async () => {
  const id = await readMailbox();
  const reader = await listen(owner);
  servers.imap.deliver("INBOX", { subject: "Un secret" });
  await expect.poll(() => reader.ids()).toContain(id);
  expect(JSON.stringify(reader.heard)).not.toContain("secret");
});

test("a mark that another program changes is told", async () => {
  const id = await readMailbox();
  const reader = await listen(owner);
  servers.imap.mark("INBOX", 1, "\\Seen");
  await expect.poll(() => reader.ids()).toContain(id);
});

test("a mail that another program deletes is told", async () => {
  const id = await readMailbox();
  const reader = await listen(owner);
  servers.imap.remove("INBOX", 1);
  await expect.poll(() => reader.ids()).toContain(id);
});

test("what happens at one server is heard at another one", async () => {
  const id = await readMailbox();
  const reader = await listen(owner, undefined, "other");
  servers.imap.deliver("INBOX", { subject: "Autre" });
  await expect.poll(() => reader.ids()).toContain(id);
});

test("who comes back hears what happened meanwhile", async () => {
  const companyId = await companyOf(owner);
  const before = await listen(owner);
  before.leave();
  const subject = await tellEvent(companyId, null, "own");
  const again = await listen(owner, before.heard.at(-1)?.last_id);
  expect([again.ids(), again.heard[0]?.is_whole]).toEqual([expect.arrayContaining([subject]), true]);
});

test("an event of a transaction that ends after later ones is heard by who comes back", async () => {
  const companyId = await companyOf(owner);
  const late = randomUUID();
  let lastId: string | undefined;
  await inCompany(app.deps.db, companyId, async (tx) => {
    const { sql } = await import("kysely");
    await sql`select tell_event(${companyId}::uuid, 'mails', ${late}::uuid, null, 'own')`.execute(tx);
    const first = await listen(owner);
    const early = await tellEvent(companyId, null, "own");
    await expect.poll(() => first.ids()).toContain(early);
    lastId = first.heard.at(-1)?.last_id;
    first.leave();
  });
  expect((await listen(owner, lastId)).ids()).toContain(late);
});

test("an event is heard once while an older transaction still runs", async () => {
  const companyId = await companyOf(owner);
  const reader = await listen(owner);
  await inCompany(app.deps.db, companyId, async (tx) => {
    const { sql } = await import("kysely");
    await sql`select tell_event(${companyId}::uuid, 'mails', ${randomUUID()}::uuid, null, 'own')`.execute(tx);
    const [first, second] = [await tellEvent(companyId, null, "own"), await tellEvent(companyId, null, "own")];
    await expect.poll(() => reader.ids()).toEqual(expect.arrayContaining([first, second]));
    expect(new Set(reader.ids()).size).toBe(reader.ids().length);
  });
});

test.each(["", "812-1", "rien", "9".repeat(90)])(
  "who comes with the ID « %s » is told to read everything",
  async (id) => {
    const reader = await listen(owner, id);
    expect(reader.heard[0]).toMatchObject({ is_whole: false, events: [] });
  },
);

test("a worker hears nothing of a mailbox that is shared with those who manage", async () => {
  const id = await readMailbox({ is_shared: true });
  const worker = await join(app, owner, `worker-${randomUUID()}@example.org`, "worker");
  const [own, theirs] = [await listen(owner), await listen(worker)];
  servers.imap.deliver("INBOX", { subject: "Autre" });
  const control = async () => {
    const { companies } = await acceptedCall(worker, "GET", "/api/companies");
    return tellEvent(companies[0].id as string, null, "own");
  };
  await expect.poll(() => own.ids()).toContain(id);
  const last = await control();
  await expect.poll(() => theirs.ids()).toContain(last);
  expect(theirs.ids()).not.toContain(id);
});

test("another member hears nothing of a mailbox of one's own", async () => {
  const id = await readMailbox();
  const member = await join(app, owner, `manager-${randomUUID()}@example.org`, "manager");
  const [own, theirs] = [await listen(owner), await listen(member)];
  servers.imap.deliver("INBOX", { subject: "Autre" });
  await expect.poll(() => own.ids()).toContain(id);
  const last = await tellEvent(await companyOf(owner), null, "own");
  await expect.poll(() => theirs.ids()).toContain(last);
  expect(theirs.ids()).not.toContain(id);
});

test("another company hears nothing, whatever ID it comes with", async () => {
  const stranger = await app.signUp();
  const strangerCompany = await companyOf(stranger);
  const first = await listen(owner);
  const earlier = await tellEvent(await companyOf(owner), null, "own");
  const theirs = await listen(stranger, first.heard[0]?.last_id);
  const later = await tellEvent(await companyOf(owner), null, "own");
  const last = await tellEvent(strangerCompany, null, "own");
  await expect.poll(() => theirs.ids()).toContain(last);
  expect(theirs.ids()).not.toContain(earlier);
  expect(theirs.ids()).not.toContain(later);
});

test("whoever became a worker hears no more of what managing shows", async () => {
  const member = await join(app, owner, `manager-${randomUUID()}@example.org`, "manager");
  const companyId = await companyOf(owner);
  const reader = await listen(member);
  const { members } = await acceptedCall(owner, "GET", "/api/team");
  const { user_id } = members.find((one: { email: string }) => one.email === member.email);
  await acceptedCall(owner, "PATCH", `/api/team/members/${user_id}`, { role: "worker" });
  const managersSubject = await tellEvent(companyId, null, "manage");
  const last = await tellEvent(companyId, null, "own");
  await expect.poll(() => reader.ids()).toContain(last);
  expect(reader.ids()).not.toContain(managersSubject);
});

test("the stream of a session that ended is ended with nothing told", async () => {
  const companyId = await companyOf(owner);
  const reader = await listen(owner);
  await app.server.inject({
    method: "POST",
    url: "/auth/v1/logout",
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const subject = await tellEvent(companyId, null, "own");
  await expect.poll(() => reader.isOver()).toBe(true);
  expect(reader.ids()).not.toContain(subject);
});

test("nobody listens without a session", async () => {
  const reader = await readEventsAt(addresses.app, { ...owner, token: "none" });
  expect(reader.status).toBe(401);
});

test("a program that reads no stream is answered what happened since", async () => {
  const companyId = await companyOf(owner);
  const { last_id } = await acceptedCall(owner, "GET", "/api/events");
  const subject = await tellEvent(companyId, null, "own");
  const { json } = await owner.call("GET", "/api/events", undefined, { "last-event-id": last_id });
  expect(json).toMatchObject({ events: expect.arrayContaining([{ kind: "mails", id: subject }]), is_whole: true });
});

test("a listening that was cut after minutes goes on from its last event", async () => {
  const companyId = await companyOf(owner);
  const { deps, database } = app;
  const pace = { beatMs: 20_000, longestMs: 300, mostListeners: 9, mostOfPerson: 9 };
  const live = openLiveEvents({ db: deps.db, listen: database.listen, clock: deps.clock, log: deps.log }, pace);
  const caller = { ...(await deps.verifyAccessToken(`Bearer ${owner.token}`))!, companyId };
  const ids: string[] = [];
  await live.follow(caller, {
    lastEventId: null,
    signal: new AbortController().signal,
    hear: (batch) => batch && ids.push(batch.lastId),
  });
  const subject = await tellEvent(companyId, null, "own");
  expect((await live.read(caller, ids.at(-1) ?? "")).events).toEqual([{ kind: "mails", id: subject }]);
  await live.close();
});

test("a person who listens too often is refused", async () => {
  const companyId = await companyOf(owner);
  const { deps, database } = app;
  const pace = { beatMs: 20_000, longestMs: 60_000, mostListeners: 9, mostOfPerson: 1 };
  const live = openLiveEvents({ db: deps.db, listen: database.listen, clock: deps.clock, log: deps.log }, pace);
  const caller = { ...(await deps.verifyAccessToken(`Bearer ${owner.token}`))!, companyId };
  const listening = { lastEventId: null, signal: new AbortController().signal, hear: () => {} };
  const first = live.follow(caller, listening);
  await expect(live.follow(caller, listening)).rejects.toThrow();
  await live.close();
  await first;
});

test("what PostgreSQL tells is heard again after it cut the connection", async () => {
  const companyId = await companyOf(owner);
  const reader = await listen(owner);
  await app.database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%' and datname = current_database()`,
  );
  const subject = await tellEvent(companyId, null, "own");
  await expect.poll(() => reader.ids()).toEqual([subject]);
});

test("events that nobody may ask for any more are swept", async () => {
  const companyId = await companyOf(owner);
  const subject = await tellEvent(companyId, null, "own");
  const count = async () =>
    (await app.database.owner.query("select from event where subject_id = $1", [subject])).rowCount;
  await sweepEvents(app.deps.db, new Date());
  expect(await count()).toBe(1);
  await sweepEvents(app.deps.db, new Date(Date.now() + 2 * 3_600_000));
  expect(await count()).toBe(0);
});
