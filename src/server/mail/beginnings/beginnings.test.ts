import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { mailServers } from "#test/mail/connected-mailbox.ts";
import type { FollowedMailbox } from "#test/mail/followed-mailbox.ts";
import { followMailbox } from "#test/mail/followed-mailbox.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let owner: Person;
let servers: MailServers;
let mailbox: FollowedMailbox;

beforeAll(async () => void (app = await testApp()));
afterAll(() => app?.close());
beforeEach(async () => {
  owner = await app.signUp();
  servers = await mailServers();
});
afterEach(async () => {
  await mailbox.stop();
  await servers.close();
});

const listBeginnings = async () =>
  (await acceptedCall(owner, "GET", "/api/mails")).threads.map(({ snippet }: { snippet: string | null }) => snippet);

test("a list says how each mail begins", async () => {
  servers.imap.deliver("INBOX", { text: "Bonjour,\n\nMa chaudière fuit." });
  mailbox = await followMailbox(app, owner, servers, 1);
  await expect.poll(listBeginnings).toEqual(["Bonjour, Ma chaudière fuit."]);
  servers.imap.deliver("INBOX", { subject: "Autre", text: "<b>Merci</b>", receivedAt: new Date() });
  await expect.poll(listBeginnings).toEqual(["<b>Merci</b>", "Bonjour, Ma chaudière fuit."]);
});

test("a server that breaks off is not asked again how its mails begin", async () => {
  servers.imap.deliver("INBOX", { text: "Bonjour" });
  servers.imap.state.breaksOffAfter = 0;
  mailbox = await followMailbox(app, owner, servers, 1);
  await expect.poll(listBeginnings).toEqual([""]);
  await mailbox.stop();
  await mailbox.start();
  servers.imap.deliver("INBOX", { subject: "Autre", receivedAt: new Date() });
  await expect.poll(async () => (await mailbox.threads()).length).toBe(2);
});
