import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { mailServers } from "#test/mail/connected-mailbox.ts";
import type { FollowedMailbox } from "#test/mail/followed-mailbox.ts";
import { followMailbox } from "#test/mail/followed-mailbox.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// Mails that are put aside until a moment.

let app: TestApp;
let servers: MailServers;
let person: Person;
let mailbox: FollowedMailbox;
let skewMs = 0;
beforeAll(async () => void (app = await testApp({ clock: () => new Date(Date.now() + skewMs) })));
afterAll(() => app.close());
beforeEach(async () => {
  skewMs = 0;
  servers = await mailServers();
  person = await app.signUp();
  servers.imap.deliver(
    "INBOX",
    { subject: "Devis", messageId: "<1@roux>", receivedAt: new Date(Date.now() - 7_200_000) },
    { subject: "Autre", messageId: "<2@roux>", receivedAt: new Date(Date.now() - 3_600_000) },
  );
  mailbox = await followMailbox(app, person, servers, 2);
});
afterEach(async () => {
  await mailbox.stop();
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

const list = async (query = "") => acceptedCall(person, "GET", `/api/mails${query}`);
const subjects = async (query = "") => (await list(query)).threads.map(({ subject }: { subject: string }) => subject);
const idOf = async (subject: string) =>
  (await mailbox.threads()).find((thread) => thread.subject === subject)?.id ?? "";
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const snooze = async (subject: string, until: string | null) =>
  acceptedCall(person, "POST", `/api/mails/${await idOf(subject)}/snooze`, { until });

test("a mail that is put aside leaves the inbox", async () => {
  await snooze("Devis", inHours(1));
  expect([await subjects(), servers.imap.listUids("INBOX")]).toEqual([["Autre"], [1, 2]]);
});

test("a mail that is put aside is listed among those that wait, the next one first", async () => {
  await snooze("Devis", inHours(5));
  await snooze("Autre", inHours(1));
  expect(await subjects("?folder=waiting")).toEqual(["Autre", "Devis"]);
});

test("a conversation that waits is shown by its newest mail", async () => {
  servers.imap.deliver("INBOX", {
    subject: "Re: Devis",
    messageId: "<3@roux>",
    inReplyTo: "<1@roux>",
    receivedAt: new Date(),
  });
  await expect.poll(() => subjects()).toContain("Re: Devis");
  await snooze("Re: Devis", inHours(1));
  expect(await subjects("?folder=waiting")).toEqual(["Re: Devis"]);
});

test("those that wait come by pages", async () => {
  await snooze("Devis", inHours(5));
  await snooze("Autre", inHours(1));
  const { next_cursor } = await list("?folder=waiting&limit=1");
  expect(await subjects(`?folder=waiting&limit=1&cursor=${next_cursor}`)).toEqual(["Devis"]);
});

test("the inbox says when the next mail comes back", async () => {
  const until = inHours(1);
  await snooze("Devis", until);
  expect((await list()).next_waking).toBe(until);
});

test("a mail comes back above the others at its time", async () => {
  await snooze("Devis", inHours(0.5));
  skewMs = 1_900_000;
  expect([await subjects(), await subjects("?folder=waiting")]).toEqual([["Devis", "Autre"], []]);
});

test("a mail that came back says since when", async () => {
  const until = inHours(0.5);
  await snooze("Devis", until);
  skewMs = 1_900_000;
  expect((await list()).threads[0].snoozed_until).toBe(until);
});

test("a newer mail brings its conversation back at once", async () => {
  await snooze("Devis", inHours(48));
  servers.imap.deliver("INBOX", {
    subject: "Re: Devis",
    messageId: "<3@roux>",
    inReplyTo: "<1@roux>",
    receivedAt: new Date(),
  });
  await expect.poll(() => subjects()).toEqual(["Re: Devis", "Autre"]);
  expect(await subjects("?folder=waiting")).toEqual([]);
});

test("a mail is brought back by hand to its place", async () => {
  const id = await idOf("Devis");
  await snooze("Devis", inHours(1));
  await acceptedCall(person, "POST", `/api/mails/${id}/snooze`, { until: null });
  expect(await subjects()).toEqual(["Autre", "Devis"]);
});

test("a mail that is put aside is found by its words", async () => {
  await snooze("Devis", inHours(1));
  expect(await subjects("?q=devis")).toEqual(["Devis"]);
});

test("new numbers of the server leave a mail put aside", async () => {
  await snooze("Devis", inHours(1));
  servers.imap.renumber("INBOX");
  await mailbox.stop();
  await mailbox.start();
  await expect.poll(() => subjects()).toEqual(["Autre"]);
  await expect.poll(() => subjects("?folder=waiting")).toEqual(["Devis"]);
});

test("a mail whose server dates it in the future is listed", async () => {
  servers.imap.deliver("INBOX", { subject: "Demain", receivedAt: new Date(Date.now() + 86_400_000) });
  await expect.poll(() => subjects()).toContain("Demain");
});

test.each([
  [() => inHours(-1), "Ce moment est passé"],
  [() => inHours(24 * 800), "dans les deux ans"],
])("a moment that is past or far is refused", async (until, words) => {
  const answer = await person.call("POST", `/api/mails/${await idOf("Devis")}/snooze`, { until: until() });
  expect([answer.status, answer.json.error]).toEqual([422, expect.stringContaining(words)]);
});

test("a mail of the archive cannot be put aside", async () => {
  servers.imap.deliver("Archives", { subject: "Rangé" });
  await mailbox.stop();
  await mailbox.start();
  await expect.poll(() => subjects("?folder=archive")).toEqual(["Rangé"]);
  const [thread] = (await list("?folder=archive")).threads;
  const { status } = await person.call("POST", `/api/mails/${thread.id}/snooze`, { until: inHours(1) });
  expect(status).toBe(409);
});
