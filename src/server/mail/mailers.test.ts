import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import type { Server, Socket } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { openMailer } from "./mailers.ts";

const dataDir = mkdtempSync(join(tmpdir(), "etabli-mail-"));
const clock = () => new Date("2026-11-21T08:00:00Z");
const letter = {
  id: "lettre-1",
  to: "claire@example.org",
  subject: "Confirme ton adresse, s'il te plaît : c'est la dernière étape de l'inscription",
  text: "Bonjour,\n\n.seul\n123456\n",
};
const FROM = "Établi <no-reply@etabli.example.org>";
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A server that answers by a table, where the first match wins, and remembers what it received. */
async function smtpServer(answers: [RegExp, string][]): Promise<{ url: (login?: string) => string; heard: string[] }> {
  const commands: string[] = [];
  const server = createServer((socket: Socket) => {
    let [text, inData] = ["", false];
    socket.on("error", () => {});
    socket.write(answers.find(([line]) => line.test("(greeting)"))?.[1] ?? "220 ready\r\n");
    socket.on("data", (chunk) => {
      text += chunk.toString();
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        commands.push(line);
        if (inData && line !== ".") continue;
        const reply =
          answers.find(([pattern]) => pattern.test(line))?.[1] ??
          (line === "." || !/^(DATA|QUIT)/.test(line) ? "250 ok\r\n" : line === "QUIT" ? "221 bye\r\n" : "354 go\r\n");
        inData = line === "DATA" && reply.startsWith("354");
        socket.write(reply);
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  const { port } = server.address() as { port: number };
  return { heard: commands, url: (login = "") => `smtp://${login}127.0.0.1:${port}` };
}

const HELLO: [RegExp, string] = [/^EHLO/, "250-hello\r\n250-AUTH PLAIN LOGIN\r\n250 8BITMIME\r\n"];
const send = (url: string) => openMailer({ smtpUrl: url, from: FROM }, dataDir, clock)(letter);

const mailText = async (sentLetter: typeof letter): Promise<string> => {
  const own = mkdtempSync(join(tmpdir(), "etabli-mail-"));
  await openMailer({ smtpUrl: null, from: FROM }, own, clock)(sentLetter);
  const text = readFileSync(join(own, "outbox", `${sentLetter.id}.eml`), "utf8");
  rmSync(own, { recursive: true });
  return text;
};

test("letters follow the mail standards: accents, long subjects, text and HTML", async () => {
  const message = await mailText(letter);
  expect(message).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(message.split("\r\n").every((line) => line.length <= 998)).toBe(true);
  const [head = "", ...parts] = message.split(/(?:\r\n)+----_NmP-/);
  const headers = Object.fromEntries(
    head
      .replaceAll("\r\n ", " ")
      .split("\r\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  const words = (text: string) =>
    text
      .replace(/\?= =\?/g, "?==?")
      .replace(/=\?utf-8\?(.)\?([^?]*)\?=/gi, (_whole, how: string, word: string) =>
        how === "B"
          ? Buffer.from(word, "base64").toString()
          : decodeURIComponent(word.replaceAll("_", " ").replaceAll("=", "%")),
      );
  expect(words(headers.Subject)).toBe(letter.subject);
  expect(words(headers.From)).toBe(FROM);
  expect(headers).toMatchObject({
    To: "claire@example.org",
    Date: "Sat, 21 Nov 2026 08:00:00 +0000",
    "Message-ID": "<lettre-1@etabli.example.org>",
    "Auto-Submitted": "auto-generated",
  });
  const [text = "", html = ""] = parts.slice(0, 2).map((part) => {
    const [own = "", body = ""] = part.split(/\r\n\r\n([^]*)/);
    return own.includes("base64") ? Buffer.from(body, "base64").toString() : body.replaceAll("\r\n", "\n");
  });
  expect(text).toBe(letter.text.trimEnd());
  expect(html).toContain("<p");
});

test("no line of a subject or an address becomes a header", async () => {
  const [head] = (await mailText({ ...letter, subject: "Bonjour\r\nBcc: x@y.fr" })).split("\r\n\r\n");
  expect(head).not.toMatch(/^Bcc/m);
  await expect(mailText({ ...letter, to: "a@b.fr\r\nBcc: x@y.fr" })).rejects.toThrow("cannot be written");
});

test("without a mail server, each letter is one private file in the outbox", async () => {
  const mailer = openMailer({ smtpUrl: null, from: FROM }, dataDir, clock);
  await mailer(letter);
  await mailer(letter);
  const folder = join(dataDir, "outbox");
  expect(readdirSync(folder)).toEqual(["lettre-1.eml"]);
  expect([statSync(folder).mode & 0o777, statSync(join(folder, "lettre-1.eml")).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(readFileSync(join(folder, "lettre-1.eml"), "utf8")).toContain("To: claire@example.org");
});

test("a letter is sent with its sender, recipient and text after signing in", async () => {
  const smtp = await smtpServer([HELLO, [/^AUTH PLAIN/, "235 ok\r\n"]]);
  await send(smtp.url("moi%40example.org:mot%3Ade%20passe@"));
  expect(smtp.heard.slice(0, 5)).toEqual([
    "EHLO etabli.localhost",
    `AUTH PLAIN ${Buffer.from("\0moi@example.org\0mot:de passe").toString("base64")}`,
    "MAIL FROM:<no-reply@etabli.example.org>",
    "RCPT TO:<claire@example.org>",
    "DATA",
  ]);
  expect(smtp.heard.at(-1)).toBe(".");
});

test("where PLAIN is not offered, LOGIN is used", async () => {
  const smtp = await smtpServer([
    [/^EHLO/, "250-x\r\n250 AUTH LOGIN\r\n"],
    [/^AUTH LOGIN/, "334 VXNlcm5hbWU6\r\n"],
    [/^bW9p$/, "334 UGFzc3dvcmQ6\r\n"],
    [/^bW90$/, "235 ok\r\n"],
  ]);
  await send(smtp.url("moi:mot@"));
  expect(smtp.heard).toContain("RCPT TO:<claire@example.org>");
});

test("a refusal at any step ends the exchange with an error that names nobody", async () => {
  for (const [line, answer] of [
    [/greeting/, "554 no\r\n"],
    [/^AUTH/, "535 no\r\n"],
    [/^MAIL/, "451 later\r\n"],
    [/^RCPT/, "550 claire@example.org unknown\r\n"],
    [/^\.$/, "552 full\r\n"],
  ] as [RegExp, string][]) {
    const smtp = await smtpServer([[line, answer], HELLO, [/^AUTH/, "235 ok\r\n"]]);
    const error = await send(smtp.url("moi:secret@")).then(
      () => null,
      (thrown: Error) => thrown,
    );
    expect(error?.message).toContain(answer.slice(0, 3));
    expect(error?.message).not.toMatch(/claire|secret|123456/);
    if (line.source === "^RCPT") expect(smtp.heard).not.toContain("DATA");
  }
});

test("a server that hangs up or does not answer is an error", async () => {
  const smtp = await smtpServer([HELLO]);
  const [url] = [smtp.url(), servers.splice(0).forEach((server) => server.close())];
  await expect(send(url)).rejects.toThrow("CONN ESOCKET");
});

test("a remote server without TLS receives neither password nor letter", async () => {
  const smtp = await smtpServer([HELLO, [/^STARTTLS/, "502 not here\r\n"]]);
  // An address of this machine in an unusual form.
  await expect(send(smtp.url("moi:secret@").replace("127.0.0.1", "127.0.0.2"))).rejects.toThrow("STARTTLS 502");
  expect(smtp.heard).toEqual(["EHLO etabli.localhost", "STARTTLS"]);
});

test("an address that could end an SMTP command is refused", async () => {
  const smtp = await smtpServer([HELLO]);
  const mailer = openMailer({ smtpUrl: smtp.url(), from: FROM }, dataDir, clock);
  for (const to of ["a@b.fr>\r\nRSET", "a b@c.fr", "<a@b.fr"])
    await expect(mailer({ ...letter, to })).rejects.toThrow("cannot be written");
  expect(smtp.heard).toEqual([]);
});
