import { once } from "node:events";
import { connect, isIP } from "node:net";
import type { Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/** A conversation with an SMTP server, one line at a time. */
export type SmtpConversation = {
  /** Waits for an answer of that code and gives its text, one line each; throws on another, on silence, on a closed connection. */
  heard: (code: number) => Promise<string>;
  /** Says a line, then hears. */
  say: (line: string, code: number) => Promise<string>;
  /** Goes on under TLS, the server's certificate checked. */
  secure: () => Promise<void>;
  close: () => void;
};

const SILENCE_MS = 30_000;
const MAX_ANSWER = 64_000;

/** Connects; `smtps:` is TLS from the first byte. */
export async function openSmtp(server: URL): Promise<SmtpConversation> {
  const host = server.hostname.replace(/^\[|\]$/g, "");
  const secured = server.protocol === "smtps:";
  const port = Number(server.port) || (secured ? 465 : 587);
  // A server is named to itself by its name alone, never by a number.
  const named = isIP(host) ? { host } : { host, servername: host };
  let socket: Socket = secured ? connectTls({ ...named, port }) : connect({ host, port });
  let heard = "";
  let wake = () => {};
  let broken: string | null = null;
  listen();
  return {
    heard: hear,
    say: (line, code) => {
      socket.write(`${line}\r\n`);
      return hear(code);
    },
    secure: async () => {
      socket.removeAllListeners();
      // Whatever was said before TLS is forgotten: it may be somebody else's.
      heard = "";
      socket = connectTls({ ...named, socket });
      listen();
      if (broken === null) await Promise.race([once(socket, "secureConnect"), once(socket, "close")]).catch(() => {});
    },
    close: () => socket.destroy(),
  };

  function listen(): void {
    socket.setEncoding("utf8").setTimeout(SILENCE_MS, () => socket.destroy(new Error("silence")));
    socket.on("data", (chunk: string) => {
      heard += chunk;
      if (heard.length > MAX_ANSWER) socket.destroy();
      wake();
    });
    socket.on("error", (error: NodeJS.ErrnoException) => (broken = error.code ?? error.message));
    socket.on("close", () => {
      broken ??= "closed";
      wake();
    });
  }

  async function hear(code: number): Promise<string> {
    for (;;) {
      // The last line of an answer has a space after its code.
      const answer = /^(?:\d{3}-.*\r?\n)*(\d{3})(?: .*)?\r?\n/.exec(heard);
      if (answer) {
        heard = heard.slice(answer[0].length);
        if (Number(answer[1]) !== code) throw new Error(`the mail server answered ${answer[1]} where ${code} was awaited`);
        return answer[0].replace(/^\d{3}[ -]?/gm, "").replaceAll("\r", "");
      }
      if (broken !== null) throw new Error(`the mail server is away (${broken})`);
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }
}
