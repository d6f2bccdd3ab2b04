import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";

/** A mail that the server took, as it came. */
export type TakenMail = { from: string; to: string[]; text: string };

/** A server that takes mails, for tests. What it was told is kept, line by line, and so are the mails. */
export type SmtpServer = Awaited<ReturnType<typeof smtpServer>>;

type State = {
  login: { username: string; password: string };
  /** Whose mailbox a token opens, where one signs in by tokens alone. Null: by the password. */
  ownerOfToken: ((token: string) => string | null) | null;
  isSilent: boolean;
  lines: string[];
  mails: TakenMail[];
  /** Addresses that are refused, and the answer to them. */
  refusals: Record<string, string>;
  /** What is answered to a whole mail. Null: it is taken, and the connection cut before the answer. */
  dataAnswer: string | null;
  /** How long it thinks over a whole mail before it answers. */
  thinkMs: number;
  /** What it waits for before it answers to a whole mail. Null: nothing. */
  answersAfter: Promise<void> | null;
  /** The connection is cut once a mail begins. */
  endsInMail: boolean;
  /** A line that is not answered, nor anything after it: « DATA », or the dot that ends a mail, which is taken. */
  silentAt: string | null;
  /** Called when a mail was taken, before it is answered. */
  onTaken: () => void;
};

/** Starts one that lets this account in. It misbehaves on demand. */
export async function smtpServer(login = { username: "jean@etabli.example", password: "secret" }) {
  const state: State = {
    login,
    ownerOfToken: null,
    isSilent: false,
    lines: [],
    mails: [],
    refusals: {},
    dataAnswer: "250 taken",
    thinkMs: 0,
    answersAfter: null,
    endsInMail: false,
    silentAt: null,
    onTaken: () => {},
  };
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    if (!state.isSilent) socket.write("220 ready\r\n");
    const session = smtpSession(socket, state);
    let rest = "";
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) session(Buffer.from(line, "latin1").toString());
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

// Answers line by line. Between DATA and a lone dot the lines are those of a mail.
function smtpSession(socket: Socket, state: State): (line: string) => void {
  let mail: TakenMail = { from: "", to: [], text: "" };
  let isInMail = false;
  const answer = (text: string) => void socket.write(`${text}\r\n`);
  return (line) => {
    if (socket.destroyed) return;
    if (isInMail && line !== ".") {
      if (state.endsInMail) socket.destroy();
      mail.text += `${line.startsWith("..") ? line.slice(1) : line}\r\n`;
      return;
    }
    if (isInMail) {
      isInMail = false;
      if (state.dataAnswer === null || state.dataAnswer.startsWith("2")) state.mails.push(mail);
      mail = { from: "", to: [], text: "" };
      state.onTaken();
      if (state.silentAt === line) return;
      if (state.dataAnswer === null) return void socket.destroy();
      const { dataAnswer, thinkMs, answersAfter } = state;
      if (answersAfter !== null) return void answersAfter.then(() => answer(dataAnswer));
      if (thinkMs === 0) return answer(dataAnswer);
      return void setTimeout(() => answer(dataAnswer), thinkMs).unref();
    }
    if (line === "") return;
    state.lines.push(line);
    if (state.silentAt === line) return;
    const [, address = ""] = /<([^>]*)>/.exec(line) ?? [];
    const refusal = state.refusals[address];
    if (line.startsWith("MAIL FROM")) mail.from = address;
    if (line.startsWith("RCPT TO") && refusal !== undefined) return answer(refusal);
    if (line.startsWith("RCPT TO")) mail.to.push(address);
    if (line === "DATA") {
      isInMail = true;
      return answer("354 go");
    }
    answer(state.ownerOfToken ? answerToToken(line, state.ownerOfToken) : answerTo(line, state.login));
  };
}

function answerTo(line: string, { username, password }: State["login"]): string {
  if (line.startsWith("EHLO")) return "250-hello\r\n250 AUTH PLAIN";
  if (line === "STARTTLS") return "502 no encryption";
  const [, code] = /^AUTH PLAIN (\S+)$/.exec(line) ?? [];
  if (code === undefined) return line === "QUIT" ? "221 bye" : "250 ok";
  const [, name, secret] = Buffer.from(code, "base64").toString().split("\0");
  return name === username && secret === password ? "235 in" : "535 5.7.8 refused";
}

// SASL XOAUTH2: the mailbox and the token in one word.
function answerToToken(line: string, ownerOfToken: (token: string) => string | null): string {
  if (line.startsWith("EHLO")) return "250-hello\r\n250 AUTH LOGIN XOAUTH2";
  const [, code] = /^AUTH XOAUTH2 (\S+)$/.exec(line) ?? [];
  if (code === undefined) return answerTo(line, { username: "", password: "" });
  const [, username, token = ""] =
    /^user=([^\x01]*)\x01auth=Bearer ([^\x01]*)\x01\x01$/.exec(Buffer.from(code, "base64").toString()) ?? [];
  return ownerOfToken(token) === username ? "235 in" : "535 5.7.3 Authentication unsuccessful";
}
