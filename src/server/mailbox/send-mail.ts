import type { MailboxKind } from "#domain/mail/mailbox.ts";
import type { SendFailure } from "#domain/mail/writing/draft-state.ts";
import { sendFailureOf } from "#domain/mail/writing/draft-state.ts";
import type { Rejection } from "#domain/mail/writing/receptions.ts";
import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { MailAccess } from "./connector.ts";
import { mailFaultOf, signInFailure } from "./mail-fault.ts";
import type { MailboxReach } from "./mailbox-server.ts";
import { readServerAddress } from "./mailbox-server.ts";
import { smtpLogin, smtpOptions } from "./smtp-options.ts";

const PATIENCE_MS = 20_000;

/**
 * How long a server may think over a whole mail, which it looks through for viruses and unwanted mails: RFC 5321 asks
 * ten minutes (section 4.5.3.2.6). Who leaves earlier sends it twice.
 */
const ANSWER_MS = 600_000;

/** Who sends, and to whom, as the server is told. */
export type Envelope = { from: string; to: string[] };

/**
 * A mail that did not leave. `isDoubtful`: all of it was given, and the server did not say whether it took it. `about`:
 * the address that was refused.
 */
export class SendFault extends Error {
  readonly failure: SendFailure;
  readonly isDoubtful: boolean;
  readonly about: string | null;
  /** What was said of each address, when all of them were refused. */
  readonly rejections: readonly Rejection[];

  constructor(
    failure: SendFailure,
    { isDoubtful = false, about = null as string | null, rejections = [] as readonly Rejection[] } = {},
  ) {
    super(failure);
    this.failure = failure;
    this.isDoubtful = isDoubtful;
    this.about = about;
    this.rejections = rejections;
  }
}

/**
 * Gives a mail to the server that sends for a mailbox. `onHanded` is waited for before the first byte of the mail: the
 * server has then said that it is ready to take it. A `SendFault` that it throws stops the mail. `answeredId`: the ID
 * there of the mail that it answers. Answers the addresses that it refused, others having been taken. Throws
 * `SendFault`.
 */
export type SendMail = (
  access: MailAccess,
  envelope: Envelope,
  mail: Buffer,
  { onHanded, signal, answeredId }: SendOptions,
) => Promise<Rejection[]>;

type SendOptions = { onHanded: () => Promise<void>; signal: AbortSignal; answeredId?: string | null };

/** Opens the sending of mails. `patienceMs` and `answerMs` are shorter in tests. */
export function openSending(reach: MailboxReach, patienceMs = PATIENCE_MS, answerMs = ANSWER_MS): SendMail {
  return async (access, envelope, mail, { onHanded, signal }) => {
    let isWholeGiven = false;
    let stopFault: SendFault | null = null;
    const link: { connection: SMTPConnection | null } = { connection: null };
    const body = Readable.from(
      (async function* giveMail() {
        await onHanded().catch((error: unknown) => {
          if (error instanceof SendFault) stopFault = error;
          throw error;
        });
        if (link.connection?._socket) link.connection._socket.setTimeout(answerMs);
        yield mail;
        isWholeGiven = true;
      })(),
      { objectMode: false },
    );
    try {
      const connection = await openConnection(access, reach, patienceMs);
      link.connection = connection;
      return await inConnection(connection, signal, () => sendBy(connection, access, envelope, body, mail.length));
    } catch (error) {
      throw stopFault ?? sendFaultOf(error, isWholeGiven, envelope, access.kind);
    }
  };
}

async function openConnection({ smtp }: MailAccess, reach: MailboxReach, patienceMs: number): Promise<SMTPConnection> {
  return new SMTPConnection(smtpOptions(await readServerAddress(smtp, reach), patienceMs));
}

// The connection tells by events that it broke between two calls.
async function inConnection<T>(connection: SMTPConnection, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const broken = new Promise<never>((_resolve, reject) => {
    connection.on("error", reject);
    connection.once("end", () => reject(Object.assign(new Error("the connection ended"), { code: "ECONNECTION" })));
    signal.addEventListener("abort", () => reject(Object.assign(new Error("too slow"), { code: "ETIMEDOUT" })), {
      once: true,
    });
  });
  broken.catch(() => {});
  try {
    signal.throwIfAborted();
    return await Promise.race([work(), broken]);
  } finally {
    connection.close();
  }
}

async function sendBy(
  connection: SMTPConnection,
  access: MailAccess,
  { from, to }: Envelope,
  body: Readable,
  size: number,
): Promise<Rejection[]> {
  await waitForCall((done) => connection.connect(done));
  await waitForCall((done) => connection.login(smtpLogin(access), done));
  return new Promise((resolve, reject) => {
    connection.send({ from, to, size }, body, (error, answer) => {
      if (error) reject(error);
      else resolve(rejectionsOf(answer?.rejectedErrors ?? []));
    });
  });
}

// A server that says to come back later takes it another time.
function rejectionsOf(
  errors: readonly { recipient?: string | undefined; responseCode?: number | undefined }[],
): Rejection[] {
  return errors.map(({ recipient = "", responseCode = 0 }) => ({ address: recipient, isForGood: responseCode >= 500 }));
}

function waitForCall(work: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error) : resolve()));
  });
}

type LibraryError = {
  responseCode?: number;
  command?: string;
  code?: string;
  rejectedErrors?: { recipient?: string; responseCode?: number }[];
};

function sendFaultOf(error: unknown, isWholeGiven: boolean, { to }: Envelope, kind: MailboxKind): SendFault {
  if (error instanceof SendFault) return error;
  // Every member is unknown, and read below.
  const { responseCode = null, command = "", code, rejectedErrors } = (error ?? {}) as LibraryError;
  if (code === "EMESSAGE" && responseCode === null && command === "MAIL FROM") return new SendFault("too_large_there");
  if (code !== "EAUTH" && code !== "ETLS") {
    const failure = sendFailureOf(responseCode, command);
    const about = failure === "recipient_refused" ? (rejectedErrors?.[0]?.recipient ?? to[0] ?? "") : null;
    if (failure !== null) return new SendFault(failure, { about, rejections: rejectionsOf(rejectedErrors ?? []) });
  }
  return new SendFault(signInFailure(kind, mailFaultOf(error).failure), { isDoubtful: isWholeGiven });
}
