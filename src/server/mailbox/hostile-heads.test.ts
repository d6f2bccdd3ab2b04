import { CORPUS } from "#test/mail/corpus/corpus.ts";
import { dovecotServer, isDovecotThere } from "#test/mail/dovecot-server.ts";
import { imapServer } from "#test/mail/imap-server.ts";
import { imapAccess } from "#test/mail/mail-access.ts";
import { nothingKept, syncFolder } from "#test/mail/sync-folder.ts";
import type { TestMail } from "#test/mail/test-mail.ts";
import { expect, test } from "vitest";
import type { MailAccess } from "./connector.ts";
import { imapConnector } from "./imap.connector.ts";

// Every mail of the corpus in one folder, those that would take a reader down too, between two usual ones.

type Server = {
  access: () => MailAccess;
  deliver: (...mails: TestMail[]) => Promise<void>;
  close: () => Promise<void>;
};

async function smallServer(): Promise<Server> {
  const server = await imapServer();
  return {
    access: () => imapAccess(server),
    deliver: async (...mails) => void server.deliver("INBOX", ...mails),
    close: server.close,
  };
}

const STARTS: [string, () => Promise<Server>][] = [["the small server", smallServer]];
if (isDovecotThere()) STARTS.push(["Dovecot", dovecotServer]);

test.each(STARTS)("no mail of the corpus keeps %s from being read", { timeout: 60_000 }, async (_name, start) => {
  const server = await start();
  const mails = CORPUS.filter(({ mail }) => mail.length > 0).map(({ mail }) => ({ raw: mail.toString("latin1") }));
  await server.deliver({ subject: "Avant" }, ...mails, { subject: "Après" });
  const connection = await imapConnector("private").open(server.access(), AbortSignal.timeout(50_000));
  const { mails: keptMails } = await syncFolder(connection, "INBOX", nothingKept());
  const subjects = [...keptMails.values()].map(({ subject }) => subject);
  expect(keptMails.size).toBe(mails.length + 2);
  expect(subjects).toEqual(expect.arrayContaining(["Avant", "Après"]));
  await connection.close();
  await server.close();
});
