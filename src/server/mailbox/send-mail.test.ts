import type { SmtpServer } from "#test/mail/smtp-server.ts";
import { smtpServer } from "#test/mail/smtp-server.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSending } from "./send-mail.ts";

let server: SmtpServer;
beforeEach(async () => void (server = await smtpServer()));
afterEach(() => server.close());

const MAIL = Buffer.from("Subject: Devis\r\n\r\nBonjour\r\n.\r\nFin\r\n");
const ENVELOPE = { from: "jean@etabli.example", to: ["claire@roux.example", "paul@roux.example"] };

let handedCount = 0;
const send = (more: object = {}, signal = AbortSignal.timeout(20_000), answerMs = 400) => {
  handedCount = 0;
  const smtp = { host: "127.0.0.1", port: server.port, security: "none" } as const;
  const access = {
    kind: "imap" as const,
    imap: smtp,
    smtp,
    username: "jean@etabli.example",
    secret: "secret",
    ...more,
  };
  return openSending("private", 400, answerMs)(access, ENVELOPE, MAIL, {
    onHanded: async () => void handedCount++,
    signal,
  });
};

test("a mail leaves as it was written", async () => {
  await expect(send()).resolves.toEqual([]);
  expect(server.state.mails).toEqual([{ ...ENVELOPE, text: MAIL.toString() }]);
  expect(handedCount).toBe(1);
});

test("a wrong password gives nothing away", async () => {
  await expect(send({ secret: "faux" })).rejects.toMatchObject({ failure: "wrong_password", isDoubtful: false });
  expect(handedCount).toBe(0);
});

test("a server that is away gives nothing away", async () => {
  await server.close();
  await expect(send()).rejects.toMatchObject({ failure: "unreachable", isDoubtful: false });
  expect(handedCount).toBe(0);
});

test("one refused address does not hinder the others", async () => {
  server.state.refusals["paul@roux.example"] = "550 unknown";
  await expect(send()).resolves.toEqual([{ address: "paul@roux.example", isForGood: true }]);
  expect(server.state.mails.map(({ to }) => to)).toEqual([["claire@roux.example"]]);
});

test("a mail whose every address is refused does not leave", async () => {
  for (const address of ENVELOPE.to) server.state.refusals[address] = "550 unknown";
  await expect(send()).rejects.toMatchObject({ failure: "recipient_refused", about: "claire@roux.example" });
  expect(handedCount).toBe(0);
});

test.each([
  ["554 spam", "mail_refused"],
  ["552 too large", "too_large_there"],
  ["451 later", "asked_to_wait"],
])("a mail that is answered « %s » has not left", async (answer, failure) => {
  server.state.dataAnswer = answer;
  await expect(send()).rejects.toMatchObject({ failure, isDoubtful: false });
});

test("a connection that is cut after the last byte leaves a doubt", async () => {
  server.state.dataAnswer = null;
  await expect(send()).rejects.toMatchObject({ failure: "dropped", isDoubtful: true });
});

test("a connection that is cut in the middle of a mail gives nothing away", async () => {
  server.state.endsInMail = true;
  await expect(send()).rejects.toMatchObject({ failure: "dropped" });
  expect(server.state.mails).toEqual([]);
});

test("a server that says nothing is left", async () => {
  server.state.isSilent = true;
  await expect(send()).rejects.toMatchObject({ failure: "silent", isDoubtful: false });
});

test("a server that thinks a whole mail over is waited for", async () => {
  server.state.thinkMs = 800;
  await expect(send({}, AbortSignal.timeout(20_000), 10_000)).resolves.toEqual([]);
  expect(server.state.mails).toHaveLength(1);
});

test("a server that never says whether it took the mail leaves a doubt", async () => {
  server.state.thinkMs = 60_000;
  await expect(send()).rejects.toMatchObject({ failure: "silent", isDoubtful: true });
});

test("an address that is asked to wait is told apart from one that is refused", async () => {
  server.state.refusals["paul@roux.example"] = "450 later";
  await expect(send()).resolves.toEqual([{ address: "paul@roux.example", isForGood: false }]);
});

test("a server that does not encrypt gets no password", async () => {
  const smtp = { host: "127.0.0.1", port: server.port, security: "starttls" } as const;
  await expect(send({ smtp })).rejects.toMatchObject({ failure: "no_encryption" });
  expect(server.state.lines.join()).not.toContain("AUTH");
});

test("what is aborted is given up", async () => {
  await expect(send({}, AbortSignal.abort())).rejects.toMatchObject({ isDoubtful: false });
  expect(server.state.mails).toEqual([]);
});
