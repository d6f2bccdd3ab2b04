import { acceptedCall } from "#test/accepted-call.ts";
import { connectOutlook } from "#test/mail/connected-outlook.ts";
import type { DovecotServer } from "#test/mail/dovecot-server.ts";
import { dovecotServer, isDovecotThere } from "#test/mail/dovecot-server.ts";
import type { MicrosoftServer } from "#test/mail/microsoft-server.ts";
import { MICROSOFT_USERS, microsoftServer } from "#test/mail/microsoft-server.ts";
import { readMailboxes } from "#test/mail/read-mailboxes.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A token in place of a password, at a real server, which asks Microsoft's side whose it is. CI installs it.
if (isDovecotThere()) openByTokens();

/** Declares the tests. */
function openByTokens(): void {
  let app: TestApp;
  let microsoft: MicrosoftServer;
  let dovecot: DovecotServer;
  let person: Person;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    microsoft = await microsoftServer();
    const { state } = microsoft;
    const ownerOfToken = (token: string) => (state.deadTokens.has(token) ? null : (state.tokens.get(token) ?? null));
    dovecot = await dovecotServer({ username: MICROSOFT_USERS[0], ownerOfToken });
    const { port } = dovecot.access().imap;
    app = await testApp({ env: { ...microsoft.env, MICROSOFT_IMAP: `127.0.0.1:${port}` } });
    person = await app.signUp();
    await dovecot.deliver({ subject: "Salle de bains" });
    await connectOutlook(person, microsoft);
    stop = readMailboxes(app);
  });
  afterAll(async () => {
    await stop?.();
    await app?.close();
    await Promise.all([dovecot?.close(), microsoft?.close()]);
  });

  const subjects = async () =>
    (await acceptedCall(person, "GET", "/api/mails")).threads.map(({ subject }: { subject: string }) => subject);

  test("a token opens the mailbox", async () => {
    await expect.poll(subjects).toEqual(["Salle de bains"]);
  });

  test("a token that ended is replaced once the connection breaks", { timeout: 60_000 }, async () => {
    microsoft.state.deadTokens = new Set(microsoft.state.tokens.keys());
    await dovecot.kill();
    await dovecot.deliver({ subject: "Après" });
    await dovecot.restart();
    await expect.poll(subjects, { timeout: 40_000 }).toEqual(["Après", "Salle de bains"]);
    expect(microsoft.state.tokens.size).toBeGreaterThan(1);
  });
}

test("CI has the real server for tokens", () => {
  expect(isDovecotThere() || process.env.CI === undefined).toBe(true);
});
