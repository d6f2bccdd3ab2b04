import { dovecotServer, isDovecotThere } from "#test/mail/dovecot-server.ts";
import { mailboxStory } from "#test/mail/mailbox-story.ts";
import { ImapFlow } from "imapflow";
import { expect, test } from "vitest";

// The same story with a real server and a mailbox of some years, where it is installed. CI installs it.
if (isDovecotThere())
  mailboxStory(async () => {
    const server = await dovecotServer();
    const { imap, smtp, username, secret } = server.access();
    const makeFolder = async () => {
      const auth = { user: username, pass: secret };
      const way = { host: imap.host, port: imap.port, secure: false, doSTARTTLS: false };
      const client = new ImapFlow({ ...way, auth, logger: false });
      await client.connect();
      await client.mailboxCreate("Chantiers d'été");
      await client.logout();
    };
    return { ...server, makeFolder, settings: { imap, smtp, username }, password: secret };
  }, 5_000);

test("CI has the real server for the story", () => {
  expect(isDovecotThere() || process.env.CI === undefined).toBe(true);
});
