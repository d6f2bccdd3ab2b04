import type { MailAddress } from "#domain/mail/mail-address.ts";
import type { MailFolderRole, MailSettings, MailboxKind } from "#domain/mail/mailbox.ts";
import type { MessageFlags } from "#domain/mail/message-flags.ts";
import type { FolderCursor } from "#domain/mail/sync-plan.ts";
import type { Readable } from "node:stream";

/**
 * Where a mailbox is, and what opens it. `secret`: a password (`imap`), what renews the permission of Google (`gmail`),
 * or a token of Microsoft that has not ended (`microsoft`).
 */
export type MailAccess = MailSettings & { kind: MailboxKind; secret: string };

/** What a folder is for. */
export type FolderRole = MailFolderRole;

/** A folder of a mailbox. `name`: as its owner reads it. */
export type ListedFolder = { path: string; role: FolderRole; name: string };

/** The head of a mail, and what its server says of it. */
export type MessageHead = {
  uid: number;
  modSeq: string | null;
  /** The header lines that say to which conversation it belongs. */
  messageId: string;
  inReplyTo: string;
  references: string;
  subject: string;
  from: MailAddress;
  to: MailAddress[];
  cc: MailAddress[];
  /** By its sender's clock. Null when it says no moment. */
  sentAt: Date | null;
  receivedAt: Date;
  flags: MessageFlags;
  hasAttachment: boolean;
  sizeBytes: number;
  /** It says that another mail did not arrive: `isDeliveryReport`. */
  isReport: boolean;
  /** Its first words, where the server tells them with its head. */
  beginning?: string;
};

/** Marks that changed on a mail that is kept. */
export type FlagChange = { uid: number; modSeq: string | null; flags: MessageFlags };

/**
 * A part of what a folder holds, to be kept in one transaction with its cursor: reading goes on from there when it is
 * interrupted. `isReset`: forget first what is kept of the folder. `presentUids`: no other mail is in the folder any
 * more; null: nothing is known of mails that left.
 */
export type SyncPart = {
  cursor: FolderCursor;
  isReset: boolean;
  heads: MessageHead[];
  changes: FlagChange[];
  presentUids: number[] | null;
};

/** What is kept of a folder: its cursor, null when it was never read, and how many mails. */
export type KeptFolder = { cursor: FolderCursor | null; count: number };

/** Keeps a part. What it throws ends the reading. */
export type TakePart = (part: SyncPart) => Promise<void>;

/** The head of a mail of a mailbox that is read as a whole: its ID there, and the folder that it is in. */
export type RemoteHead = Omit<MessageHead, "uid"> & { remoteId: string; folder: string };

/**
 * What is kept of a mailbox that is read as a whole. `historyId`: what happened until then is kept. `isWhole`: every
 * mail was read once.
 */
export type KeptMailbox = {
  historyId: string | null;
  isWhole: boolean;
  /** Of these mails, those of which nothing is kept, or nothing that counts. */
  listMissing: (remoteIds: readonly string[]) => Promise<string[]>;
};

/**
 * A part of what a mailbox holds, to be kept in one transaction. `isReset`: what is kept of every mail is to be read
 * again, and stays until then. `presentIds`: no other mail is in the mailbox any more; null: nothing is known of mails
 * that left. `readPercent`, `historyId`: null when the part changes nothing of them.
 */
export type MailboxPart = {
  isReset: boolean;
  heads: RemoteHead[];
  goneIds: string[];
  presentIds: string[] | null;
  readPercent: number | null;
  historyId: string | null;
};

/** Keeps a part of a mailbox. What it throws ends the reading. */
export type TakeMailboxPart = (part: MailboxPart) => Promise<void>;

/**
 * A mail in its folder. The numbers of a folder are void once its `uidValidity` is another. `remoteId`: its ID, in a
 * mailbox that is read as a whole.
 */
export type MessagePlace = { path: string; uidValidity: string; uid: number; remoteId?: string | null };

/** A folder as its server numbers it: `MessagePlace`. */
export type FolderNumbers = Pick<MessagePlace, "path" | "uidValidity">;

/**
 * An open mailbox. Every function throws `MailFault`. The connection is used by one call at a time. It does not come
 * back by itself: once it broke, open another one.
 */
export type MailConnection = FolderConnection | WholeConnection;

/** An open mailbox that is read folder by folder. */
export type FolderConnection = CommonConnection & {
  isReadWhole: false;
  /** Gives what is new, changed or gone in a folder, newest mails first, then older ones by pages. */
  sync: (path: string, kept: KeptFolder, take: TakePart) => Promise<void>;
  /**
   * The first words of mails of a folder, by their number. No mail is fetched whole, and none is marked. Those that are
   * gone, or have no text, are left out.
   */
  fetchBeginnings: (folder: FolderNumbers, uids: readonly number[]) => Promise<Map<number, string>>;
  /** One part of a mail, decoded, as a stream that ends at `mostBytes`. Null when it is gone. */
  fetchPart: (place: MessagePlace, part: string, mostBytes: number) => Promise<Readable | null>;
};

/** An open mailbox whose server tells of all its folders at once. */
export type WholeConnection = CommonConnection & {
  isReadWhole: true;
  /** Gives what is new, changed or gone in the mailbox, newest mails first. */
  syncWhole: (kept: KeptMailbox, take: TakeMailboxPart) => Promise<void>;
};

type CommonConnection = {
  listFolders: () => Promise<ListedFolder[]>;
  /** A whole mail as its sender wrote it. Null when it is gone, or beyond `mostBytes`. */
  fetchBody: (place: MessagePlace, mostBytes: number) => Promise<Buffer | null>;
  /** The marks of a mail. Null when it is not there any more. */
  readFlags: (place: MessagePlace) => Promise<MessageFlags | null>;
  setFlags: (place: MessagePlace, change: Partial<MessageFlags>) => Promise<void>;
  move: (place: MessagePlace, target: string) => Promise<void>;
  /** True when a folder has a mail with this ID, which stands between angle brackets. */
  hasMail: (path: string, messageId: string) => Promise<boolean>;
  /** Leaves a mail in a folder, as read. */
  append: (path: string, mail: Buffer) => Promise<void>;
  /**
   * Calls `onChange` whenever something happens in a folder, until `signal` is aborted, and at once when something
   * happened since it was read last. Throws when the connection breaks.
   */
  watch: (path: string, onChange: () => void, signal: AbortSignal) => Promise<void>;
  /** False once the connection broke or was closed. */
  isUsable: () => boolean;
  close: () => Promise<void>;
};

/** A way to speak to mailboxes. `open` signs in. Throws `MailFault`. */
export type MailConnector<Connection extends MailConnection = MailConnection> = {
  open: (access: MailAccess, signal: AbortSignal) => Promise<Connection>;
};
