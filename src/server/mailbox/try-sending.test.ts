import type { SmtpServer } from "#test/mail/smtp-server.ts";
import { smtpServer } from "#test/mail/smtp-server.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MailAccess } from "./connector.ts";
import { openSendingTrial } from "./try-sending.ts";

let server: SmtpServer;
beforeEach(async () => void (server = await smtpServer()));
afterEach(() => server.close());

const trySending = (more: Partial<MailAccess> = {}, signal = AbortSignal.timeout(20_000)) => {
  const smtp = { host: "127.0.0.1", port: server.port, security: "none" } as const;
  const access = {
    kind: "imap" as const,
    imap: smtp,
    smtp,
    username: "jean@etabli.example",
    secret: "secret",
    ...more,
  };
  return openSendingTrial("private", 400)(access, signal);
};

test("no mail leaves while a server is tried", async () => {
  await expect(trySending()).resolves.toBeUndefined();
  expect(server.state.lines.filter((line) => /^(MAIL|RCPT|DATA)/.test(line))).toEqual([]);
});

test("a password that is refused is told", async () => {
  await expect(trySending({ secret: "faux" })).rejects.toMatchObject({ failure: "wrong_password" });
});

test("a server that says nothing is left", async () => {
  server.state.isSilent = true;
  await expect(trySending()).rejects.toMatchObject({ failure: "silent" });
});

test("a trial that is given up ends at once", async () => {
  server.state.isSilent = true;
  await expect(trySending({}, AbortSignal.abort())).rejects.toMatchObject({ failure: "silent" });
});

test("a server that does not encrypt gets no password", async () => {
  const smtp = { host: "127.0.0.1", port: server.port, security: "starttls" } as const;
  await expect(trySending({ smtp })).rejects.toMatchObject({ failure: "no_encryption" });
  expect(server.state.lines.join()).not.toContain("AUTH");
});

test("a private address is refused", async () => {
  const smtp = { host: "127.0.0.1", port: server.port, security: "none" } as const;
  const access = { kind: "imap" as const, imap: smtp, smtp, username: "jean@etabli.example", secret: "secret" };
  const trial = openSendingTrial("public", 400)(access, AbortSignal.timeout(20_000));
  await expect(trial).rejects.toMatchObject({ failure: "private_address" });
  expect(server.state.lines).toEqual([]);
});
