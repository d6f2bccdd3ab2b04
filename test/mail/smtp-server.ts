import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";

/** A server that takes mails, for tests. What it was told is kept, line by line. */
export type SmtpServer = Awaited<ReturnType<typeof smtpServer>>;

/** Starts one that lets this account in. It misbehaves on demand. */
export async function smtpServer(login = { username: "jean@etabli.example", password: "secret" }) {
  const state = { login, isSilent: false, lines: [] as string[] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    if (!state.isSilent) socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        state.lines.push(line);
        socket.write(`${answerTo(line, state.login)}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    state,
    port: (server.address() as AddressInfo).port,
    close: async (): Promise<void> => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function answerTo(line: string, { username, password }: { username: string; password: string }): string {
  if (line.startsWith("EHLO")) return "250-hello\r\n250 AUTH PLAIN";
  const [, code] = /^AUTH PLAIN (\S+)$/.exec(line) ?? [];
  if (code === undefined) return line === "QUIT" ? "221 bye" : "250 ok";
  const [, name, secret] = Buffer.from(code, "base64").toString().split("\0");
  return name === username && secret === password ? "235 in" : "535 5.7.8 refused";
}
