import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import type { FolderConnection, FolderRole, MailConnection, WholeConnection } from "#server/mailbox/connector.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import { readNewestBeginnings } from "./beginnings/read-beginnings.ts";
import {
  emptyLostFolders,
  findHistory,
  keepMailboxPart,
  listMissingIds,
  openFolders,
} from "./gmail/kept-whole.repository.ts";
import type { MailboxPlace, StoredFolder } from "./kept-mails.repository.ts";
import { countMails, keepPart, listFolders, saveFolders } from "./kept-mails.repository.ts";
import { readReports } from "./read-reports.ts";

/** The order in which folders are read: work comes in by the first one, and is answered in the second. */
const ORDER: readonly FolderRole[] = ["inbox", "sent", "drafts", "archive", "other", "trash", "junk"];

/** Folders whose lists say how their mails begin. */
const BEGUN: ReadonlySet<FolderRole> = new Set(["inbox", "sent", "archive"]);

/** What reading a mailbox needs. */
export type SyncDeps = Pick<Deps, "db" | "clock" | "ids" | "log" | "mailReader">;

/** Reads every folder of a mailbox, as far as the signal lets it. A folder that cannot be opened is left aside. */
export async function readMailbox(
  deps: SyncDeps,
  mailbox: MailboxPlace,
  connection: MailConnection,
  signal: AbortSignal,
): Promise<void> {
  if (connection.isReadWhole) return readWhole(deps, mailbox, connection);
  const list = await connection.listFolders();
  const folders = await inCompany(deps.db, mailbox.companyId, async (tx) => {
    await saveFolders(tx, mailbox, list, deps.ids);
    return listFolders(tx, mailbox.id);
  });
  for (const folder of folders.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))) {
    signal.throwIfAborted();
    await readIfPossible(deps, mailbox, connection, folder);
  }
}

/** Reads the folder where mail arrives. */
export async function readInbox(deps: SyncDeps, mailbox: MailboxPlace, connection: MailConnection): Promise<void> {
  if (connection.isReadWhole) return readNews(deps, mailbox, connection);
  const folders = await inCompany(deps.db, mailbox.companyId, (tx) => listFolders(tx, mailbox.id));
  const inbox = folders.find(({ role }) => role === "inbox");
  if (inbox) await readFolder(deps, mailbox, connection, inbox);
}

/** Reads one folder of a mailbox now, if it is known. What whoever follows the mailbox reads meanwhile is kept once. */
export async function readFolderOf(
  deps: SyncDeps,
  mailbox: MailboxPlace,
  connection: MailConnection,
  path: string,
): Promise<void> {
  if (connection.isReadWhole) return readNews(deps, mailbox, connection);
  const folders = await inCompany(deps.db, mailbox.companyId, (tx) => listFolders(tx, mailbox.id));
  const folder = folders.find((one) => one.path === path);
  if (folder) await readFolder(deps, mailbox, connection, folder);
}

async function readWhole(deps: SyncDeps, mailbox: MailboxPlace, connection: WholeConnection): Promise<void> {
  const list = await connection.listFolders();
  await inCompany(deps.db, mailbox.companyId, async (tx) => {
    await emptyLostFolders(tx, mailbox, list);
    await saveFolders(tx, mailbox, list, deps.ids);
    await openFolders(tx, mailbox.id, deps.clock());
  });
  await readChanges(deps, mailbox, connection);
}

// Whoever follows the mailbox reads it for the first time: nobody else begins with it.
async function readNews(deps: SyncDeps, mailbox: MailboxPlace, connection: WholeConnection): Promise<void> {
  const { isWhole } = await inCompany(deps.db, mailbox.companyId, (tx) => findHistory(tx, mailbox.id));
  if (isWhole) await readChanges(deps, mailbox, connection);
}

async function readChanges(deps: SyncDeps, mailbox: MailboxPlace, connection: WholeConnection): Promise<void> {
  const inOwnCompany = <T>(work: (tx: Deps["db"]) => Promise<T>) => inCompany(deps.db, mailbox.companyId, work);
  const history = await inOwnCompany((tx) => findHistory(tx, mailbox.id));
  const listMissing = (ids: readonly string[]) => inOwnCompany((tx) => listMissingIds(tx, mailbox.id, ids));
  await connection.syncWhole({ ...history, listMissing }, (part) =>
    inOwnCompany((tx) => keepMailboxPart(tx, mailbox, part, { at: deps.clock(), newId: deps.ids })),
  );
  const folders = await inOwnCompany((tx) => listFolders(tx, mailbox.id));
  for (const { id } of folders.filter(({ role }) => role === "inbox")) await readReports(deps, mailbox, connection, id);
}

// Some servers list folders that they do not open. The inbox must open.
async function readIfPossible(
  deps: SyncDeps,
  mailbox: MailboxPlace,
  connection: FolderConnection,
  folder: StoredFolder,
): Promise<void> {
  try {
    await readFolder(deps, mailbox, connection, folder);
  } catch (error) {
    if (folder.role === "inbox" || !(error instanceof MailFault) || !connection.isUsable()) throw error;
    deps.log.warn({ mailbox: mailbox.id, folder: folder.id }, "a folder of a mailbox cannot be read");
  }
}

async function readFolder(
  deps: SyncDeps,
  mailbox: MailboxPlace,
  connection: FolderConnection,
  { id, path, role, cursor }: StoredFolder,
): Promise<void> {
  const inOwnCompany = <T>(work: (tx: Deps["db"]) => Promise<T>) => inCompany(deps.db, mailbox.companyId, work);
  const count = await inOwnCompany((tx) => countMails(tx, id));
  await connection.sync(path, { cursor, count }, (part) =>
    inOwnCompany((tx) => keepPart(tx, mailbox, id, part, { at: deps.clock(), newId: deps.ids })),
  );
  await readReports(deps, mailbox, connection, id);
  if (BEGUN.has(role)) await readNewestBeginnings(deps, mailbox, connection, { id, path });
}
