import type { MailSettings } from "#domain/mail/mailbox.ts";
import { followMailboxes } from "#server/mail/follow-mailboxes.ts";
import { sendMailJob } from "#server/mail/writing/send-mail.job.ts";
import { ImapFlow } from "imapflow";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { addressOf } from "../events/event-address.ts";
import { readEventsAt } from "../events/event-reader.ts";
import type { Person, TestApp } from "../test-app.ts";
import { testApp } from "../test-app.ts";
import type { SmtpServer } from "./smtp-server.ts";
import type { TestMail } from "./test-mail.ts";

// What a person sees of a mailbox over its servers, from its connection on. Two servers of the product follow it all
// along, and another program opens it beside them. Each test begins where the one before it ended.

/** The servers of a mailbox. `kill` ends them as a crash does; its mails are there when it starts again. */
export type StoryServers = {
  settings: MailSettings;
  password: string;
  deliver: (...mails: TestMail[]) => Promise<void>;
  /** Makes the folder « Chantiers d'été », as the wire names it. */
  makeFolder: () => Promise<void>;
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  /** What left the mailbox. */
  relay: SmtpServer;
  close: () => Promise<void>;
};

/** A mail is on an open page so soon after its server has it. Three are tried: other work may hold one up. */
const NEWS_MS = 3_000;
const NEWS_TRIES = 3;

const PACE = { leaseSeconds: 5, renewMs: 1_000, everythingMs: 60_000 };

/** Declares the tests. `count`: the mails that are in the mailbox when it is connected. */
export function mailboxStory(start: () => Promise<StoryServers>, count: number): void {
  let servers: StoryServers;
  let app: TestApp;
  let otherApp: TestApp;
  let person: Person;
  let companyId: string;
  const stopping = new AbortController();
  let followers: Promise<void>[] = [];

  beforeAll(async () => {
    [servers, app] = await Promise.all([start(), testApp()]);
    otherApp = await testApp({ beside: app });
    person = await app.signUp();
    companyId = (await acceptedCall(person, "GET", "/api/company")).company.id;
    const mails = Array.from({ length: count }, (_, index) => ({
      subject: `Chantier ${index}`,
      messageId: `<${index}@roux.example>`,
    }));
    await servers.deliver(...mails);
    await servers.makeFolder();
    await inOtherProgram("INBOX", async (client) => {
      await client.append("Chantiers d'été", "From: a@roux.example\r\nSubject: Pergola\r\n\r\nBonjour\r\n");
    });
  });
  afterAll(async () => {
    stopping.abort();
    await Promise.all(followers);
    await otherApp?.close();
    await app?.close();
    await servers?.close();
  });

  const typedMailbox = (password: string) => {
    const { imap, smtp, username } = servers.settings;
    return { email: username, password, imap, smtp };
  };
  const mailbox = async () => (await acceptedCall(person, "GET", "/api/mailboxes")).mailboxes[0];
  const newest = async () => (await acceptedCall(person, "GET", "/api/mails?limit=1")).threads[0];
  const rowsOf = async (text: string) => (await app.database.owner.query(text)).rows[0];

  /** Opens the mailbox as another program does. */
  async function inOtherProgram<T>(folder: string, work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const { imap, username } = servers.settings;
    const auth = { user: username, pass: servers.password };
    const client = new ImapFlow({
      host: imap.host,
      port: imap.port,
      secure: false,
      doSTARTTLS: false,
      auth,
      logger: false,
    });
    await client.connect();
    try {
      await client.mailboxOpen(folder);
      return await work(client);
    } finally {
      await client.logout();
    }
  }

  /** The heads of the mails of a folder, as another program reads them. */
  const headsThere = (folder: string) =>
    inOtherProgram(folder, (client) =>
      client.fetchAll("1:*", { envelope: true, flags: true, headers: ["references"] }),
    );

  test("a wrong password connects nothing", async () => {
    const refusal = await person.call("POST", "/api/mailboxes", typedMailbox("faux"));
    expect([refusal.status, refusal.json.code]).toEqual([422, "wrong_password"]);
  });

  test("the right one connects the mailbox once both servers were tried", async () => {
    await acceptedCall(person, "POST", "/api/mailboxes", typedMailbox(servers.password));
    expect(await mailbox()).toMatchObject({ state: "connected", problem: null, read_percent: 0 });
  });

  test("every mail is read once while its progress is told", { timeout: 120_000 }, async () => {
    followers = [app, otherApp].map(({ deps }) => followMailboxes(deps, stopping.signal, { lookMs: 50, pace: PACE }));
    const seenPercents = new Set<number>();
    const readPercent = async () => {
      const { read_percent } = await mailbox();
      seenPercents.add(read_percent);
      return read_percent;
    };
    await expect.poll(readPercent, { interval: 20, timeout: 100_000 }).toBe(100);
    const percents = [...seenPercents];
    expect(percents.filter((percent) => percent > 0 && percent < 100)).not.toEqual([]);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    const counts = "select count(*)::int as rows, count(distinct uid)::int as mails";
    const inInbox = "from mail_message m join mail_folder f on f.id = m.folder_id where f.role = 'inbox'";
    expect(await rowsOf(`${counts} ${inInbox}`)).toEqual({ rows: count, mails: count });
  });

  test("a folder that its owner made in another program is looked into", async () => {
    const { folders } = await acceptedCall(person, "GET", "/api/mail-folders");
    const folder = folders.find(({ name }: { name: string }) => name === "Chantiers d'été");
    const threads = async () => (await acceptedCall(person, "GET", `/api/mails?folder_id=${folder.id}`)).threads;
    await expect.poll(threads).toMatchObject([{ subject: "Pergola" }]);
  });

  test("a mail that arrives is told to an open page and listed within three seconds", async () => {
    const reader = await readEventsAt(await addressOf(otherApp), person);
    await expect.poll(() => reader.heard.length).toBeGreaterThan(0);
    const waitsMs: number[] = [];
    while (waitsMs.length < NEWS_TRIES && waitsMs.every((waitMs) => waitMs > NEWS_MS)) {
      const subject = `Appel ${waitsMs.length}`;
      const heardCount = reader.ids().length;
      const began = performance.now();
      await servers.deliver({ subject });
      await expect.poll(() => reader.ids().length, { interval: 20 }).toBeGreaterThan(heardCount);
      await expect.poll(async () => (await newest()).subject, { interval: 20 }).toBe(subject);
      waitsMs.push(performance.now() - began);
    }
    reader.leave();
    expect(Math.min(...waitsMs)).toBeLessThan(NEWS_MS);
  });

  test("a mail that arrives is listed while its folder is watched", async () => {
    await servers.deliver({ subject: "Fuite urgente", messageId: "<fuite@roux.example>", references: "<avant@roux>" });
    await expect.poll(async () => (await newest()).subject).toBe("Fuite urgente");
  });

  test("an answer is under the mail that it answers in another program", async () => {
    const start = { kind: "reply", mail_id: (await newest()).id };
    const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", start);
    const { to, cc, subject, quote, revision } = draft;
    const body = { revision, to, cc, subject, quote, text: "J'arrive.", files: [] };
    const { draft: keptDraft } = await acceptedCall(person, "PUT", `/api/mail-drafts/${draft.id}`, body);
    await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/send`, { revision: keptDraft.revision });
    await app.database.owner.query("update mail_draft set send_at = now() - interval '1 second'");
    // Both servers of the product take the job.
    await Promise.all([app, otherApp].map(({ deps }) => sendMailJob(deps, { companyId, id: draft.id })));
    expect(servers.relay.state.mails.map((mail) => mail.to)).toEqual([["claire@roux.example"]]);
    const [copy, ...others] = await headsThere("Sent");
    expect(others).toEqual([]);
    expect(copy?.envelope).toMatchObject({ subject: "Re: Fuite urgente", inReplyTo: "<fuite@roux.example>" });
    expect(copy?.headers?.toString()).toContain("<avant@roux> <fuite@roux.example>");
    expect(copy?.flags?.has("\\Seen")).toBe(true);
  });

  test("the mail that was answered is marked so in another program", async () => {
    const answeredMails = (await headsThere("INBOX")).filter(({ flags }) => flags?.has("\\Answered"));
    expect(answeredMails.map(({ envelope }) => envelope?.subject)).toEqual(["Fuite urgente"]);
  });

  test("a mark that is made here is seen in another program", async () => {
    await acceptedCall(person, "PATCH", `/api/mails/${(await newest()).id}`, { is_seen: true, is_flagged: true });
    // A server that is slow does it later.
    const readFlags = async () => {
      const heads = await headsThere("INBOX");
      return [...(heads.find(({ envelope }) => envelope?.subject === "Fuite urgente")?.flags ?? new Set())];
    };
    await expect.poll(readFlags, { timeout: 20_000 }).toEqual(expect.arrayContaining(["\\Seen", "\\Flagged"]));
  });

  test("a mark that is made in another program is seen here", async () => {
    const search = { header: { "message-id": "<fuite@roux.example>" } };
    await inOtherProgram("INBOX", async (client) => {
      const uids = (await client.search(search, { uid: true })) || [];
      await client.messageFlagsRemove(uids, ["\\Seen", "\\Flagged"], { uid: true });
    });
    await expect.poll(async () => (await newest()).unread_count).toBe(1);
    await expect.poll(async () => (await newest()).is_flagged).toBe(false);
  });

  test("a mail that leaves the inbox in another program leaves it here", async () => {
    await servers.deliver({ subject: "À ranger ailleurs" });
    await expect.poll(async () => (await newest()).subject).toBe("À ranger ailleurs");
    await inOtherProgram("INBOX", async (client) => {
      await client.messageMove("*", "Trash");
    });
    await expect.poll(async () => (await newest()).subject).toBe("Fuite urgente");
  });

  test("a mail that arrived while the server was down is listed once it is back", async () => {
    await servers.kill();
    await expect.poll(async () => (await mailbox()).problem).toContain("ne répond pas");
    expect((await mailbox()).state).toBe("connected");
    await servers.deliver({ subject: "Pendant la panne" });
    await servers.restart();
    await expect.poll(async () => (await newest()).subject, { timeout: 40_000 }).toBe("Pendant la panne");
    expect((await mailbox()).problem).toBeNull();
  });

  test("nothing was kept or sent twice by two servers of the product", async () => {
    const repeats = "select folder_id, uid from mail_message group by folder_id, uid having count(*) > 1";
    expect(await rowsOf(repeats)).toBeUndefined();
    expect(servers.relay.state.mails).toHaveLength(1);
  });
}
