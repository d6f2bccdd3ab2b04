import { dovecotServer, isDovecotThere } from "#test/mail/dovecot-server.ts";
import { imapContract } from "#test/mail/imap-contract.ts";
import { expect, test } from "vitest";

// The same rules with a real server, where it is installed (`apt install dovecot-imapd`). CI installs it.
if (isDovecotThere()) imapContract(dovecotServer);

test("CI has the real server", () => {
  expect(isDovecotThere() || process.env.CI === undefined).toBe(true);
});
