import type { FolderCursor, FolderStatus } from "#domain/mail/sync-plan.ts";
import { pageBelow, planSync } from "#domain/mail/sync-plan.ts";
import type { ImapFlow, MailboxObject } from "imapflow";
import type { FlagChange, KeptFolder, MessageHead, TakePart } from "./connector.ts";
import { HEAD_QUERY, LEAST_QUERY, changeOf, headOf } from "./imap-heads.ts";
import { MailFault } from "./mail-fault.ts";

/** Mails read at once. Larger pages would block what comes behind them for seconds. */
const PAGE = 200;

/** Marks compared at once, where the server counts no changes. */
const FLAG_PAGE = 2_000;

/** Reads the open folder of a connection. The newest mails come first, so that the screen has something to show. */
export async function readFolder(client: ImapFlow, keptFolder: KeptFolder, take: TakePart): Promise<void> {
  const folder = openFolder(client);
  const status = statusOf(folder);
  const plan = planSync(keptFolder.cursor, status);
  let cursor = startOf(plan.isReset ? null : keptFolder.cursor, status);
  if (plan.isReset) await take({ cursor, isReset: true, heads: [], changes: [], presentUids: null });
  if (plan.newFrom !== null) {
    const heads = await readHeads(client, { from: plan.newFrom, to: status.uidNext - 1 });
    cursor = { ...cursor, uidNext: status.uidNext };
    await take({ cursor, isReset: false, heads, changes: [], presentUids: null });
  }
  if (plan.hasChanges && keptFolder.cursor)
    cursor = await readChanges(client, keptFolder.cursor, cursor, plan.changedSince, take);
  const isWholeKept = plan.olderBelow === null && keptFolder.cursor !== null;
  if (isWholeKept && (plan.hasChanges || keptFolder.count !== folder.exists)) await tellPresent(client, cursor, take);
  await readOlder(client, cursor, plan.olderBelow, take);
}

function openFolder(client: ImapFlow): MailboxObject {
  if (!client.mailbox) throw new MailFault("dropped");
  return client.mailbox;
}

function statusOf({ uidValidity, uidNext, highestModseq, noModseq }: MailboxObject): FolderStatus {
  const countsChanges = highestModseq !== undefined && highestModseq > 0n && noModseq !== true;
  return {
    uidValidity: String(uidValidity),
    uidNext,
    modSeq: countsChanges ? String(highestModseq) : null,
  };
}

function startOf(cursor: FolderCursor | null, status: FolderStatus): FolderCursor {
  return cursor ?? { ...status, lowestUid: status.uidNext };
}

type Range = { from: number; to: number };

// The library leaves out what it cannot read, as the parts of a mail that stand forty deep. Those mails are asked for
// again with less, and never go without a word.
async function readHeads(client: ImapFlow, range: Range): Promise<MessageHead[]> {
  const mails = await client.fetchAll(`${range.from}:${range.to}`, HEAD_QUERY, { uid: true });
  for (const query of [{ ...HEAD_QUERY, bodyStructure: false }, LEAST_QUERY]) {
    const missingUids = await listMissing(client, range, mails);
    if (missingUids.length > 0) mails.push(...(await client.fetchAll(missingUids.join(","), query, { uid: true })));
  }
  return mails.map(headOf).toSorted((a, b) => b.uid - a.uid);
}

async function listMissing(
  client: ImapFlow,
  { from, to }: Range,
  mails: readonly { uid: number }[],
): Promise<number[]> {
  if (mails.length >= to - from + 1) return [];
  const uids = new Set(mails.map(({ uid }) => uid));
  const presentUids = (await client.search({ uid: `${from}:${to}` }, { uid: true })) || [];
  return presentUids.filter((uid) => uid >= from && uid <= to && !uids.has(uid));
}

// The count of changes is kept once all of them are: an interruption reads them again.
async function readChanges(
  client: ImapFlow,
  keptCursor: FolderCursor,
  cursor: FolderCursor,
  changedSince: string | null,
  take: TakePart,
): Promise<FolderCursor> {
  const size = changedSince === null ? FLAG_PAGE : Number.MAX_SAFE_INTEGER;
  for (
    let page = pageBelow(keptCursor.uidNext, size);
    page && page.to >= keptCursor.lowestUid;
    page = pageBelow(page.from, size)
  ) {
    const changes = await readFlags(client, Math.max(page.from, keptCursor.lowestUid), page.to, changedSince);
    if (changes.length > 0) await take({ cursor, isReset: false, heads: [], changes, presentUids: null });
  }
  const settledCursor = { ...cursor, modSeq: statusOf(openFolder(client)).modSeq };
  await take({ cursor: settledCursor, isReset: false, heads: [], changes: [], presentUids: null });
  return settledCursor;
}

async function readFlags(client: ImapFlow, from: number, to: number, since: string | null): Promise<FlagChange[]> {
  const options = { uid: true, ...(since !== null && { changedSince: BigInt(since) }) };
  return (await client.fetchAll(`${from}:${to}`, { uid: true, flags: true }, options)).map(changeOf);
}

async function tellPresent(client: ImapFlow, cursor: FolderCursor, take: TakePart): Promise<void> {
  const uids = (await client.search({ all: true }, { uid: true })) || [];
  // What arrived meanwhile is read as new the next time.
  const presentUids = uids.filter((uid) => uid < cursor.uidNext);
  await take({ cursor, isReset: false, heads: [], changes: [], presentUids });
}

async function readOlder(client: ImapFlow, start: FolderCursor, below: number | null, take: TakePart): Promise<void> {
  let cursor = start;
  for (let page = pageBelow(below ?? 1, PAGE); page; page = pageBelow(page.from, PAGE)) {
    const heads = await readHeads(client, page);
    cursor = { ...cursor, lowestUid: page.from };
    await take({ cursor, isReset: false, heads, changes: [], presentUids: null });
  }
}
