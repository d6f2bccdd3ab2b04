import type { FolderConnection, MailAccess, MailConnector } from "#server/mailbox/connector.ts";
import { imapConnector } from "#server/mailbox/imap.connector.ts";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { nothingKept, syncFolder } from "./sync-folder.ts";
import type { TestMail } from "./test-mail.ts";
import { writeMail } from "./test-mail.ts";

// What holds with every server of IMAP.

/** A server to try. `deliver` puts mails into the inbox of a new account, the newest last. */
export type TriedServer = {
  access: () => MailAccess;
  deliver: (...mails: TestMail[]) => Promise<void>;
  close: () => Promise<void>;
};

/** Declares the tests of the connector for a server. */
export function imapContract(start: () => Promise<TriedServer>): void {
  let server: TriedServer;
  let connection: FolderConnection;
  beforeAll(async () => void (server = await start()));
  afterAll(() => server?.close());
  beforeEach(async () => void (connection = await openAt(server.access())));
  afterEach(() => connection?.close());

  test("folders are listed with what they are for", async () => {
    const folders = await connection.listFolders();
    expect(folders).toEqual(
      expect.arrayContaining([
        { path: "INBOX", role: "inbox", name: "INBOX" },
        { path: "Sent", role: "sent", name: "Sent" },
      ]),
    );
  });

  test("the heads of a new folder are read, the newest first", async () => {
    await server.deliver({ subject: "Un" }, { subject: "Rénovation d'été" });
    const { mails, cursor } = await syncFolder(connection, "INBOX", nothingKept());
    const subjects = [...mails.values()].map(({ subject }) => subject);
    expect(subjects.slice(0, 2)).toEqual(["Rénovation d'été", "Un"]);
    expect(cursor?.lowestUid).toBe(1);
  });

  test("the head of a mail says who wrote it and what it answers", async () => {
    await server.deliver({
      from: "Claire Roux <Claire@Roux.example>",
      messageId: "<2@roux.example>",
      inReplyTo: "<1@roux.example>",
      references: "<0@roux.example> <1@roux.example>",
      attachments: [{ name: "plan.pdf", type: "application/pdf", content: "plan" }],
    });
    const [head] = [...(await syncFolder(connection, "INBOX", nothingKept())).mails.values()];
    expect(head).toMatchObject({
      from: { name: "Claire Roux", address: "claire@roux.example" },
      references: "<0@roux.example> <1@roux.example>",
      hasAttachment: true,
      flags: { isSeen: false },
    });
    expect(head?.messageId).toContain("2@roux.example");
    expect(head?.inReplyTo).toContain("1@roux.example");
  });

  test("a second reading of a folder in which nothing happened gives nothing", async () => {
    const keptMails = await syncFolder(connection, "INBOX", nothingKept());
    expect(
      (await syncFolder(connection, "INBOX", keptMails)).parts.flatMap(({ heads, changes }) => [heads, changes]),
    ).toEqual([]);
  });

  test("a mail that arrived is read alone", async () => {
    const keptMails = await syncFolder(connection, "INBOX", nothingKept());
    await server.deliver({ subject: "Nouveau" });
    await connection.close();
    connection = await openAt(server.access());
    const { parts, count } = await syncFolder(connection, "INBOX", keptMails);
    expect(parts.flatMap(({ heads }) => heads).map(({ subject }) => subject)).toEqual(["Nouveau"]);
    expect(count).toBe(keptMails.count + 1);
  });

  test("a mark of ours is on the server", async () => {
    await server.deliver({ subject: "À lire" });
    const keptMails = await syncFolder(connection, "INBOX", nothingKept());
    await connection.setFlags(newestPlace(keptMails), { isSeen: true, isFlagged: true });
    await connection.close();
    connection = await openAt(server.access());
    const after = await syncFolder(connection, "INBOX", keptMails);
    expect([...after.mails.values()][0]?.flags).toMatchObject({ isSeen: true, isFlagged: true });
    expect(after.parts.flatMap(({ heads }) => heads)).toEqual([]);
  });

  test("a mail that was moved leaves its folder for the other one", async () => {
    await server.deliver({ subject: "À ranger" });
    const keptMails = await syncFolder(connection, "INBOX", nothingKept());
    const sentMails = await syncFolder(connection, "Sent", nothingKept());
    await connection.move(newestPlace(keptMails), "Sent");
    expect((await syncFolder(connection, "INBOX", keptMails)).count).toBe(keptMails.count - 1);
    const after = await syncFolder(connection, "Sent", sentMails);
    expect(after.parts.flatMap(({ heads }) => heads).map(({ subject }) => subject)).toEqual(["À ranger"]);
  });

  test("a mail left in a folder is kept as read", async () => {
    await connection.append("Sent", Buffer.from(writeMail({ subject: "Ton devis" })));
    const [head] = [...(await syncFolder(connection, "Sent", nothingKept())).mails.values()];
    expect([head?.subject, head?.flags.isSeen]).toEqual(["Ton devis", true]);
  });

  test("a mail is found in its folder by its ID alone", async () => {
    await connection.append("Sent", Buffer.from(writeMail({ subject: "Ton devis", messageId: "<un@etabli>" })));
    expect([
      await connection.hasMail("Sent", "<un@etabli>"),
      await connection.hasMail("Sent", "<deux@etabli>"),
    ]).toEqual([true, false]);
  });

  const PAGE = [
    "From: livraisons@colis.example",
    "Content-Type: text/html; charset=iso-8859-1",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "<style>p{color:red}</style><p>Votre <b>colis</b> est arriv=E9</p><p style=3D'display:none'>cach=E9</p>",
  ].join("\n");

  test("the first words of mails are read without a mark on them", async () => {
    await server.deliver(
      { text: "Bonjour,\n\nUne fuite sous l'évier." },
      { raw: PAGE },
      { text: "Ci-joint.", attachments: [{ name: "plan.txt", type: "text/plain", content: "plan" }] },
    );
    const keptMails = await syncFolder(connection, "INBOX", nothingKept());
    const { uid, ...folder } = newestPlace(keptMails);
    const beginnings = await connection.fetchBeginnings(folder, [uid - 2, uid - 1, uid, uid + 1_000]);
    expect([...beginnings.keys()].toSorted((a, b) => a - b)).toEqual([uid - 2, uid - 1, uid]);
    expect([uid - 2, uid - 1, uid].map((one) => beginnings.get(one))).toEqual([
      "Bonjour, Une fuite sous l'évier.",
      "Votre colis est arrivé",
      "Ci-joint.",
    ]);
    expect((await connection.readFlags(newestPlace(keptMails)))?.isSeen).toBe(false);
  });

  test("a body is that which its sender wrote", async () => {
    await server.deliver({ subject: "Corps", text: "Bonjour Éric" });
    const place = newestPlace(await syncFolder(connection, "INBOX", nothingKept()));
    expect((await connection.fetchBody(place, 100_000))?.toString()).toContain("Bonjour Éric");
  });

  test("a body beyond the limit is not read", async () => {
    await server.deliver({ subject: "Gros", text: "x".repeat(5_000) });
    const place = newestPlace(await syncFolder(connection, "INBOX", nothingKept()));
    expect(await connection.fetchBody(place, 1_000)).toBeNull();
  });

  test("an attachment is given decoded", async () => {
    const attachments = [{ name: "plan.txt", type: "text/plain", content: "le plan" }];
    await server.deliver({ subject: "Plan", attachments });
    const place = newestPlace(await syncFolder(connection, "INBOX", nothingKept()));
    const part = await connection.fetchPart(place, "2", 100_000);
    expect(part && (await text(part))).toBe("le plan");
  });

  test("a mail under numbers that are void is not read", async () => {
    await server.deliver({ subject: "Perdu" });
    const place = newestPlace(await syncFolder(connection, "INBOX", nothingKept()));
    await expect(connection.fetchBody({ ...place, uidValidity: "1" + place.uidValidity }, 1_000)).rejects.toMatchObject(
      {
        failure: "dropped",
      },
    );
  });

  test("a mail that arrives is told while the folder is watched", async () => {
    const stopping = new AbortController();
    const news = new Promise<string>((resolve) => {
      void connection.watch("INBOX", () => resolve("news"), stopping.signal).catch(() => {});
      // The server is told to wait first: what comes before would be no news.
      setTimeout(() => void server.deliver({ subject: "Vite" }), 300);
    });
    await expect(news).resolves.toBe("news");
    stopping.abort();
  });

  test("a wrong password is told as such", async () => {
    await expect(openAt({ ...server.access(), secret: "faux" })).rejects.toMatchObject({ failure: "wrong_password" });
  });
}

function openAt(
  access: MailAccess,
  connector: MailConnector<FolderConnection> = imapConnector("private"),
): Promise<FolderConnection> {
  return connector.open(access, AbortSignal.timeout(60_000));
}

function newestPlace({ mails, cursor }: Awaited<ReturnType<typeof syncFolder>>) {
  const uid = Math.max(...mails.keys());
  return { path: "INBOX", uidValidity: cursor?.uidValidity ?? "", uid };
}
