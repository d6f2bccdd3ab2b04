import { imapServer } from "#test/mail/imap-server.ts";
import type { ImapServer } from "#test/mail/imap-server.ts";
import { EXPIRED_CERT, LOCALHOST_CERT } from "#test/mail/localhost-certificate.ts";
import { imapAccess } from "#test/mail/mail-access.ts";
import { nothingKept, syncFolder } from "#test/mail/sync-folder.ts";
import type { TestMail } from "#test/mail/test-mail.ts";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FolderConnection, MailAccess } from "./connector.ts";
import { imapConnector } from "./imap.connector.ts";

// Servers that misbehave, and readings that are interrupted.

const authorities = getCACertificates("default");
const servers: ImapServer[] = [];
const connections: FolderConnection[] = [];
let server: ImapServer;
beforeEach(async () => void (server = await start()));
afterEach(async () => {
  setDefaultCACertificates(authorities);
  await Promise.all(connections.splice(0).map((connection) => connection.close()));
  await Promise.all(servers.splice(0).map((one) => one.close()));
});

async function start(options?: Parameters<typeof imapServer>[0]): Promise<ImapServer> {
  const one = await imapServer(options);
  servers.push(one);
  return one;
}

async function open(access: MailAccess = imapAccess(server), silenceMs = 20_000): Promise<FolderConnection> {
  const connection = await imapConnector("private", silenceMs).open(access, AbortSignal.timeout(30_000));
  connections.push(connection);
  return connection;
}

test("a server that accepts the connection and says nothing is left", async () => {
  server.state.silentAt = "greeting";
  await expect(open(imapAccess(server), 400)).rejects.toMatchObject({ failure: "silent" });
});

test("a server that stops answering in the middle is left", async () => {
  const connection = await open(imapAccess(server), 400);
  server.deliver("INBOX", {});
  server.state.silentAt = "FETCH";
  await expect(syncFolder(connection, "INBOX", nothingKept())).rejects.toMatchObject({ failure: "silent" });
});

test.each(["as the folder opens", "once it is watched"])("a mail that arrives %s ends the watch", async (moment) => {
  const connection = await open();
  await syncFolder(connection, "INBOX", nothingKept());
  const waking = new AbortController();
  if (moment === "as the folder opens") server.state.arrivesOnOpen = "Subject: Vite\r\n\r\nBonjour";
  else setTimeout(() => void server.deliver("INBOX", {}), 300);
  await connection.watch("INBOX", () => waking.abort(), waking.signal);
  expect(waking.signal.aborted).toBe(true);
});

test("a mark that another program makes right before the folder is watched ends the watch", async () => {
  const uid = server.deliver("INBOX", {});
  const connection = await open();
  await syncFolder(connection, "INBOX", nothingKept());
  const waking = new AbortController();
  server.state.beforeWaiting = () => server.mark("INBOX", uid, "\\Seen");
  await connection.watch("INBOX", () => waking.abort(), waking.signal);
  expect(waking.signal.aborted).toBe(true);
});

test("a server that hangs up in the middle is told as a connection that broke", async () => {
  const connection = await open();
  server.deliver("INBOX", {});
  server.state.hangsUpAt = "FETCH";
  await expect(syncFolder(connection, "INBOX", nothingKept())).rejects.toMatchObject({ failure: "dropped" });
});

/** An open folder with one mail. Answers the place of the mail. */
async function openWithMail(mail: TestMail) {
  const connection = await open();
  server.deliver("INBOX", mail);
  const { cursor } = await syncFolder(connection, "INBOX", nothingKept());
  return { connection, place: { path: "INBOX", uidValidity: cursor?.uidValidity ?? "", uid: 1 } };
}

test("a mail that breaks off in its middle is no mail", async () => {
  const { connection, place } = await openWithMail({ text: "x".repeat(5_000) });
  server.state.breaksOffAfter = 2_000;
  await expect(connection.fetchBody(place, 100_000)).rejects.toMatchObject({ failure: "dropped" });
});

test("a mail of two hundred megabytes is not asked for", async () => {
  const { connection, place } = await openWithMail({ text: "Bonjour" });
  server.state.claimedSize = 200_000_000;
  const count = server.state.commands.length;
  expect(await connection.fetchBody(place, 25_000_000)).toBeNull();
  expect(server.state.commands.slice(count).filter((command) => command === "FETCH")).toHaveLength(1);
});

test("a mail that is larger than its server says is not kept", async () => {
  const { connection, place } = await openWithMail({ text: "x".repeat(5_000) });
  server.state.claimedSize = 10;
  expect(await connection.fetchBody(place, 1_000)).toBeNull();
});

test("a port without a server is unreachable", async () => {
  await server.close();
  await expect(open()).rejects.toMatchObject({ failure: "unreachable" });
});

test("a connection that is cut while it waits is told", async () => {
  const connection = await open();
  const watching = connection.watch("INBOX", () => {}, new AbortController().signal);
  await expect.poll(() => server.state.commands.includes("IDLE")).toBe(true);
  server.dropAll();
  await expect(watching).rejects.toMatchObject({ failure: "dropped" });
});

test("what the server says of the password decides of the failure", async () => {
  server.state.refusal = "[ALERT] Application-specific password required";
  const access = { ...imapAccess(server), secret: "faux" };
  await expect(open(access)).rejects.toMatchObject({ failure: "app_password_needed" });
});

test("an encrypted server with a valid certificate is read", async () => {
  setDefaultCACertificates([...authorities, LOCALHOST_CERT]);
  const tls = await start({ usesTls: true });
  const connection = await open(imapAccess(tls, { host: "localhost", security: "tls" }));
  expect(await connection.listFolders()).toHaveLength(4);
});

test("a certificate that nobody vouches for is refused before the password is given", async () => {
  const tls = await start({ usesTls: true });
  const opening = open(imapAccess(tls, { host: "localhost", security: "tls" }));
  await expect(opening).rejects.toMatchObject({ failure: "wrong_certificate" });
  expect(tls.state.commands).toEqual([]);
});

test("a certificate that has ended is refused before the password is given", async () => {
  setDefaultCACertificates([...authorities, EXPIRED_CERT]);
  const tls = await start({ usesTls: true, cert: EXPIRED_CERT });
  const opening = open(imapAccess(tls, { host: "localhost", security: "tls" }));
  await expect(opening).rejects.toMatchObject({ failure: "wrong_certificate" });
  expect(tls.state.commands).toEqual([]);
});

test("a certificate for another name is refused", async () => {
  setDefaultCACertificates([...authorities, LOCALHOST_CERT]);
  const tls = await start({ usesTls: true });
  const opening = open(imapAccess(tls, { host: "127.0.0.2", security: "tls" }));
  await expect(opening).rejects.toMatchObject({ failure: expect.stringMatching(/^(wrong_certificate|unreachable)$/) });
});

test("a server that does not encrypt gets no password", async () => {
  const opening = open(imapAccess(server, { security: "starttls" }));
  await expect(opening).rejects.toMatchObject({ failure: "no_encryption" });
  expect(server.state.commands).not.toContain("AUTHENTICATE");
});

test("a private address is refused before anything is connected", async () => {
  const opening = imapConnector("public").open(imapAccess(server), AbortSignal.timeout(30_000));
  await expect(opening).rejects.toMatchObject({ failure: "private_address" });
  expect(server.state.sessions.size).toBe(0);
});

test("a reading that was interrupted goes on where it was", async () => {
  server.deliver("INBOX", ...Array.from({ length: 450 }, (_, index) => ({ subject: `Mail ${index + 1}` })));
  const first = await open();
  let keptMails = nothingKept();
  const reading = syncFolder(first, "INBOX", keptMails, (part) => {
    if (keptMails.parts.length > 0) throw new Error("the database went away");
    keptMails = { ...keptMails, cursor: part.cursor, count: part.heads.length, parts: [part] };
  });
  await expect(reading).rejects.toThrow("the database went away");
  const { parts } = await syncFolder(await open(), "INBOX", keptMails);
  const uids = parts.flatMap(({ heads }) => heads).map(({ uid }) => uid);
  expect([keptMails.count, uids.length, uids[0], uids.at(-1)]).toEqual([200, 250, 250, 1]);
});

test("new numbers of the server forget what was kept", async () => {
  server.deliver("INBOX", { subject: "Un" }, { subject: "Deux" });
  const keptMails = await syncFolder(await open(), "INBOX", nothingKept());
  server.remove("INBOX", 1);
  server.renumber("INBOX");
  const { parts, mails } = await syncFolder(await open(), "INBOX", keptMails);
  expect(parts[0]?.isReset).toBe(true);
  expect([...mails.values()].map(({ uid, subject }) => [uid, subject])).toEqual([[1, "Deux"]]);
});

test("marks are compared where the server counts no changes", async () => {
  server.state.countsChanges = false;
  server.deliver("INBOX", {}, {});
  const keptMails = await syncFolder(await open(), "INBOX", nothingKept());
  server.mark("INBOX", 1, "\\Seen");
  const { mails } = await syncFolder(await open(), "INBOX", keptMails);
  expect([...mails.values()].map(({ uid, flags }) => [uid, flags.isSeen])).toEqual([
    [2, false],
    [1, true],
  ]);
});

test("a mail that somebody else deleted is gone", async () => {
  server.deliver("INBOX", {}, {}, {});
  const keptMails = await syncFolder(await open(), "INBOX", nothingKept());
  server.remove("INBOX", 2);
  expect([...(await syncFolder(await open(), "INBOX", keptMails)).mails.keys()]).toEqual([3, 1]);
});

test("two mails with one ID are both kept", async () => {
  server.deliver("INBOX", { messageId: "<1@x.example>" }, { messageId: "<1@x.example>" });
  expect((await syncFolder(await open(), "INBOX", nothingKept())).count).toBe(2);
});

test("a date that no calendar has is kept as none", async () => {
  server.deliver("INBOX", { date: "Lun, 99 Brumaire" });
  const { mails } = await syncFolder(await open(), "INBOX", nothingKept());
  expect([...mails.values()][0]?.sentAt).toBeNull();
});
