import { LOCALHOST_CERT, LOCALHOST_KEY } from "#test/mail/localhost-certificate.ts";
import type { Server, Socket } from "node:net";
import { createServer } from "node:net";
import { TLSSocket, createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openMailer } from "./mailers.ts";

// Letters go only to servers with a valid certificate, and nothing is sent before it is checked.

const authorities = getCACertificates("default");
let commands: string[];
let servers: Server[];
beforeEach(() => (([commands, servers] = [[], []]), setDefaultCACertificates([...authorities, LOCALHOST_CERT])));
afterEach(() => (setDefaultCACertificates(authorities), servers.forEach((server) => server.close())));

const send = (url: string) =>
  openMailer(
    { smtpUrl: url, from: "no-reply@example.org" },
    "",
    () => new Date(0),
  )({ id: "1", to: "claire@example.org", subject: "Bonjour", text: ".\n123456" });

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  return (server.address() as { port: number }).port;
}

function answer(socket: Socket, greetsFirst: boolean, before = ""): void {
  let isReadingData = false;
  socket.on("error", () => {});
  if (greetsFirst) socket.write("220 ready\r\n");
  socket.on("data", (chunk) => {
    for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
      commands.push(`${socket instanceof TLSSocket ? "tls " : ""}${line}`);
      if (line === "STARTTLS") {
        socket.removeAllListeners("data");
        socket.write(`220 go${before}\r\n`);
        answer(new TLSSocket(socket, { isServer: true, key: LOCALHOST_KEY, cert: LOCALHOST_CERT }), false);
      } else if (line.startsWith("EHLO"))
        socket.write(`250-hello\r\n250-${socket instanceof TLSSocket ? "AUTH PLAIN" : "STARTTLS"}\r\n250 HELP\r\n`);
      else if (line.startsWith("AUTH")) socket.write("235 ok\r\n");
      else if (line === "DATA") socket.write(((isReadingData = true), "354 go\r\n"));
      else if (!isReadingData || line === ".") socket.write(`${line === "QUIT" ? 221 : 250} ok\r\n`);
      isReadingData = isReadingData && line !== ".";
    }
  });
}

const startTls = (before = "") => listen(createServer((socket) => answer(socket, true, before)));
const tlsAtOnce = () =>
  listen(createTlsServer({ key: LOCALHOST_KEY, cert: LOCALHOST_CERT }, (socket) => answer(socket, true)));

test("smtp: TLS starts before any name or text is sent", async () => {
  await send(`smtp://moi:secret@localhost:${await startTls()}`);
  expect(commands.slice(0, 3)).toEqual(["EHLO etabli.localhost", "STARTTLS", "tls EHLO etabli.localhost"]);
  expect(commands.slice(3).every((line) => line.startsWith("tls "))).toBe(true);
  expect(commands).toContain("tls RCPT TO:<claire@example.org>");
});

test("smtps: uses TLS from the first byte", async () => {
  for (const host of ["localhost", "127.0.0.1"]) await send(`smtps://moi:secret@${host}:${await tlsAtOnce()}`);
  expect(commands.filter((line) => line === "tls RCPT TO:<claire@example.org>")).toHaveLength(2);
});

test("an untrusted certificate, or one for another name, stops the sending", async () => {
  setDefaultCACertificates(authorities);
  await expect(send(`smtps://moi:secret@localhost:${await tlsAtOnce()}`)).rejects.toThrow("CONN ESOCKET");
  await expect(send(`smtp://moi:secret@localhost:${await startTls()}`)).rejects.toThrow("CONN ESOCKET");
  setDefaultCACertificates([...authorities, LOCALHOST_CERT]);
  await expect(send(`smtps://moi:secret@127.0.0.2:${await tlsAtOnce()}`)).rejects.toThrow("CONN ESOCKET");
  expect(commands.filter((line) => /AUTH|MAIL/.test(line))).toEqual([]);
});

test("text received before TLS is discarded", async () => {
  await send(`smtp://moi:secret@localhost:${await startTls("\r\n250 AUTH PLAIN")}`);
  expect(commands).toContain("tls RCPT TO:<claire@example.org>");
});
