import type { Socket } from "node:net";

// What the test server of IMAP holds.

export type StoredMail = { uid: number; modSeq: number; flags: Set<string>; text: string; receivedAt: Date };
export type StoredFolder = {
  path: string;
  use: string;
  uidValidity: number;
  uidNext: number;
  modSeq: number;
  mails: StoredMail[];
};

/** What the server holds and how it behaves. Tests change it while it runs. */
export type ImapState = {
  folders: StoredFolder[];
  login: { username: string; password: string };
  /** Whose mailbox a token opens, where one signs in by tokens alone, as at Microsoft. Null: by the password. */
  ownerOfToken: ((token: string) => string | null) | null;
  /** The words with which a login is refused. */
  refusal: string;
  /** Whether it counts changes (CONDSTORE). */
  countsChanges: boolean;
  /** How large it says that every mail is. Null: as large as it is. */
  claimedSize: number | null;
  /** It hangs up after so many bytes of a body. Null: never. */
  breaksOffAfter: number | null;
  /** The name of a command after which it says nothing any more, or hangs up. `greeting` is the first one. */
  silentAt: string | null;
  hangsUpAt: string | null;
  /** The text of a mail that arrives right after the next opening of a folder, and is told with its answer. */
  arrivesOnOpen: string | null;
  /** What happens right before a connection waits for news, once. */
  beforeWaiting: (() => void) | null;
  /** Every command it was given, without arguments. */
  commands: string[];
  sessions: Set<{ socket: Socket; tell: (folder: StoredFolder, line: string) => void }>;
};

/** A folder without mails. `use`: what it is for, as `\\Sent`. */
export function newFolder(path: string, use: string): StoredFolder {
  return { path, use, uidValidity: 1, uidNext: 1, modSeq: 1, mails: [] };
}

/** Adds a mail to a folder. */
export function addMail(
  target: StoredFolder,
  text: string,
  flags: readonly string[],
  receivedAt = new Date(Date.UTC(2026, 10, 23, 8, 0, target.uidNext)),
): void {
  target.modSeq++;
  // Bytes are kept as latin1, so that lengths are those of the wire.
  const bytes = Buffer.from(text).toString("latin1");
  target.mails.push({ uid: target.uidNext++, modSeq: target.modSeq, flags: new Set(flags), text: bytes, receivedAt });
}
