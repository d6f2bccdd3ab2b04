import type { MailFailure } from "#domain/mail/mail-failure.ts";
import { flagCommands, flagsOf } from "#domain/mail/message-flags.ts";
import type { MailboxLockObject, MailboxObject } from "imapflow";
import { ImapFlow } from "imapflow";
import type { Readable } from "node:stream";
import type {
  FolderConnection,
  FolderNumbers,
  KeptFolder,
  MailAccess,
  MailConnector,
  MessagePlace,
  TakePart,
} from "./connector.ts";
import { readBeginnings } from "./imap-beginnings.ts";
import { roleOf } from "./imap-heads.ts";
import { readFolder } from "./imap-sync.ts";
import { MailFault, mailFaultOf, signInFailure } from "./mail-fault.ts";
import type { MailboxReach, ReachedServer } from "./mailbox-server.ts";
import { readServerAddress } from "./mailbox-server.ts";

const CONNECT_MS = 10_000;
/** A server that says nothing for this long while it is askServer something is left. */
const SILENCE_MS = 60_000;
/** Servers drop a connection that waits longer for news. */
const IDLE_MS = 9 * 60_000;
/** A line, a literal and an answer beyond these end the connection: no head of a mail is as long. */
const LIMITS = { maxLineLength: 4_000_000, maxLiteralSize: 40_000_000, maxResponseSize: 60_000_000 };

/** Adapter: mailboxes by IMAP, with a password or a token. `silenceMs` is shorter in tests. */
export function imapConnector(reach: MailboxReach, silenceMs = SILENCE_MS): MailConnector<FolderConnection> {
  return {
    open: async (access, signal) => {
      const server = await readServerAddress(access.imap, reach);
      return openConnection(server, access, signal, Math.min(silenceMs, SILENCE_MS));
    },
  };
}

async function openConnection(
  server: ReachedServer,
  access: MailAccess,
  signal: AbortSignal,
  silenceMs: number,
): Promise<FolderConnection> {
  signal.throwIfAborted();
  const client = new ImapFlow({
    host: server.address,
    servername: server.certificateName,
    port: server.port,
    secure: server.security === "tls",
    ...(server.security !== "tls" && { doSTARTTLS: server.security === "starttls" }),
    auth: {
      user: access.username,
      ...(access.kind === "imap" ? { pass: access.secret } : { accessToken: access.secret }),
    },
    // Lines of the protocol hold names, addresses and texts.
    logger: false,
    clientInfo: { name: "Etabli" },
    connectionTimeout: Math.min(CONNECT_MS, silenceMs),
    greetingTimeout: Math.min(CONNECT_MS, silenceMs),
    socketTimeout: silenceMs,
    maxIdleTime: IDLE_MS,
    disableAutoIdle: true,
    disableCompression: true,
    ...LIMITS,
  });
  // Without a listener, a connection that breaks between two calls would end the process.
  let lastError: unknown = null;
  client.on("error", (error) => void (lastError ??= error));
  const abort = () => client.close();
  signal.addEventListener("abort", abort, { once: true });
  client.once("close", () => signal.removeEventListener("abort", abort));
  const askServer = <T>(work: () => Promise<T>) => tellFaults(work, () => lastError);
  try {
    await askServer(() => client.connect());
  } catch (error) {
    client.close();
    throw new MailFault(signInFailure(access.kind, mailFaultOf(error).failure));
  }
  return connectionOf(client, askServer);
}

type Ask = <T>(work: () => Promise<T>) => Promise<T>;

async function tellFaults<T>(work: () => Promise<T>, lastError: () => unknown): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fault = mailFaultOf(error);
    // « The connection is closed » hides why: the error that closed it came first, by its event.
    throw fault.failure === "dropped" && lastError() !== null ? mailFaultOf(lastError()) : fault;
  }
}

function connectionOf(client: ImapFlow, askServer: Ask): FolderConnection {
  /** The numbers of each folder when it was read last. */
  const readNumbers = new Map<string, string>();
  return {
    isReadWhole: false,
    listFolders: () =>
      askServer(async () => {
        const folders = await client.list();
        return folders
          .filter(({ flags }) => !flags.has("\\Noselect") && !flags.has("\\NonExistent"))
          .map((folder) => ({ path: folder.path, role: roleOf(folder), name: folder.name }));
      }),
    sync: (path, keptFolder, take) =>
      keepOwnErrors(take, (keep) =>
        askServer(async () => {
          const numbers = await inFolder(client, path, null, () => readAnew(client, path, keptFolder, keep));
          readNumbers.set(path, numbers);
        }),
      ),
    fetchBody: (place, mostBytes) =>
      useMail(client, askServer, place, async (uid) => {
        const size = await client.fetchOne(uid, { size: true }, { uid: true });
        if (!size || (size.size ?? 0) > mostBytes) return null;
        const mail = await client.fetchOne(uid, { source: true }, { uid: true });
        const source = (mail && mail.source) || null;
        // What a server says of a size may be wrong.
        return source && source.length > mostBytes ? null : source;
      }),
    fetchBeginnings: (folder, uids) => askServer(() => readFirstWords(client, folder, uids)),
    fetchPart: (place, part, mostBytes) => askServer(() => openPart(client, place, part, mostBytes)),
    readFlags: (place) =>
      useMail(client, askServer, place, async (uid) => {
        const mail = await client.fetchOne(uid, { flags: true }, { uid: true });
        return mail ? flagsOf(mail.flags ?? []) : null;
      }),
    setFlags: (place, change) =>
      useMail(client, askServer, place, async (uid) => {
        const { add, remove } = flagCommands(change);
        if (add.length > 0) await client.messageFlagsAdd(uid, add, { uid: true });
        if (remove.length > 0) await client.messageFlagsRemove(uid, remove, { uid: true });
      }),
    move: (place, target) =>
      useMail(client, askServer, place, async (uid) => void (await client.messageMove(uid, target, { uid: true }))),
    hasMail: (path, messageId) =>
      askServer(() =>
        inFolder(client, path, null, async () => {
          const uids = await client.search({ header: { "message-id": messageId } }, { uid: true });
          return uids !== false && uids !== undefined && uids.length > 0;
        }),
      ),
    append: (path, mail) => askServer(async () => void (await client.append(path, mail, ["\\Seen"]))),
    watch: (path, onChange, signal) =>
      askServer(() => followFolder(client, path, onChange, signal, readNumbers.get(path))),
    isUsable: () => client.usable,
    close: async () => {
      await client.logout().catch(() => {});
      client.close();
    },
  };
}

// A folder that is open already has the numbers of when it was opened.
async function readAnew(client: ImapFlow, path: string, keptFolder: KeptFolder, keep: TakePart): Promise<string> {
  const numbers = numbersOf(await client.mailboxOpen(path, { readOnly: true }));
  await readFolder(client, keptFolder, keep);
  return numbers;
}

function numbersOf({ uidValidity, uidNext, exists, highestModseq }: MailboxObject): string {
  return [uidValidity, uidNext, exists, highestModseq ?? 0n].join(" ");
}

// What fails while a part is kept is no fault of the mail server.
async function keepOwnErrors(take: TakePart, read: (keep: TakePart) => Promise<void>): Promise<void> {
  let ownError: { thrown: unknown } | null = null;
  const keep: TakePart = (part) =>
    take(part).catch((thrown: unknown) => {
      ownError = { thrown };
      throw thrown;
    });
  await read(keep).catch((fault: unknown) => {
    throw ownError === null ? fault : ownError.thrown;
  });
}

// The lock is that of this connection: another call waits until the folder is free.
async function inFolder<T>(
  client: ImapFlow,
  path: string,
  uidValidity: string | null,
  work: () => Promise<T>,
): Promise<T> {
  const lock = await lockFolder(client, path, uidValidity);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function lockFolder(client: ImapFlow, path: string, uidValidity: string | null): Promise<MailboxLockObject> {
  const lock = await client.getMailboxLock(path);
  const folder = client.mailbox;
  if (folder && (uidValidity === null || String(folder.uidValidity) === uidValidity)) return lock;
  lock.release();
  throw fault("dropped");
}

// The stream goes on asking the server: the folder is free again once it has ended.
async function openPart(
  client: ImapFlow,
  { path, uidValidity, uid }: MessagePlace,
  part: string,
  mostBytes: number,
): Promise<Readable | null> {
  const lock = await lockFolder(client, path, uidValidity);
  try {
    const { content } = await client.download(String(uid), part, { uid: true, maxBytes: mostBytes });
    if (content) content.once("close", () => lock.release());
    else lock.release();
    return content ?? null;
  } catch (error) {
    lock.release();
    throw error;
  }
}

function readFirstWords(client: ImapFlow, { path, uidValidity }: FolderNumbers, uids: readonly number[]) {
  return inFolder(client, path, uidValidity, () => readBeginnings(client, uids));
}

function useMail<T>(
  client: ImapFlow,
  askServer: Ask,
  { path, uidValidity, uid }: MessagePlace,
  work: (uid: string) => Promise<T>,
): Promise<T> {
  return askServer(() => inFolder(client, path, uidValidity, () => work(String(uid))));
}

async function followFolder(
  client: ImapFlow,
  path: string,
  onChange: () => void,
  signal: AbortSignal,
  readNumbers: string | undefined,
): Promise<void> {
  await inFolder(client, path, null, async () => {
    const numbers = numbersOf(await client.mailboxOpen(path, { readOnly: true }));
    if (readNumbers !== undefined && readNumbers !== numbers) onChange();
    const events = ["exists", "expunge", "flags"] as const;
    for (const event of events) client.on(event, onChange);
    // Another command ends the waiting. Its answer is read by whoever closes the connection next.
    const stop = () => void client.noop().catch(() => {});
    signal.addEventListener("abort", stop, { once: true });
    try {
      // It gives no error when the server drops the connection.
      while (!signal.aborted && client.usable) await client.idle();
      if (!signal.aborted) throw fault("dropped");
    } finally {
      for (const event of events) client.off(event, onChange);
      signal.removeEventListener("abort", stop);
    }
  });
}

function fault(failure: MailFailure): MailFault {
  return new MailFault(failure);
}
