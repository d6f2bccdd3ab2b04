import { percentOf } from "#domain/shared/money.ts";
import type { z } from "zod";
import type { KeptMailbox, MailboxPart, RemoteHead, TakeMailboxPart } from "../connector.ts";
import type { AskGmail } from "./gmail-api.ts";
import { HISTORY, MESSAGE, MESSAGES, PROFILE, readGmail } from "./gmail-api.ts";
import { HEAD_FIELDS, remoteHeadOf } from "./gmail-heads.ts";

const USER = "/gmail/v1/users/me";

/** IDs that are listed at once: Gmail gives no more. */
const LIST_PAGE = 500;

/** Heads that are kept at once, and so many are asked for at the same time. */
const HEAD_PAGE = 50;
const AT_ONCE = 8;

const NOTHING: MailboxPart = {
  isReset: false,
  heads: [],
  goneIds: [],
  presentIds: null,
  readPercent: null,
  historyId: null,
};

/**
 * Reads a mailbox: every mail once, the newest first, then what its history says since. Gives the point of the history
 * that was reached, null for a mailbox without any. A reading that is interrupted goes on where it stopped. When Gmail
 * forgot the history, every mail is read again, and none twice.
 */
export async function readGmailWhole(
  ask: AskGmail,
  keptMailbox: KeptMailbox,
  take: TakeMailboxPart,
): Promise<string | null> {
  let historyId = keptMailbox.historyId;
  if (historyId === null) {
    historyId = await readHistoryId(ask);
    if (historyId !== null) await take({ ...NOTHING, historyId });
  }
  if (!keptMailbox.isWhole || keptMailbox.historyId === null) await readEveryMail(ask, keptMailbox, take);
  if (historyId === null) return null;
  const reachedId = await readHistory(ask, historyId, take);
  if (reachedId !== null) return reachedId;
  await take({ ...NOTHING, isReset: true });
  return readGmailWhole(ask, { ...keptMailbox, historyId: null, isWhole: false }, take);
}

/** True when something happened in a mailbox since a point of its history, or when nobody knows. */
export async function hasNews(ask: AskGmail, historyId: string): Promise<boolean> {
  const page = readGmail(HISTORY, await ask(historyCall(historyId, undefined, 1)));
  return page === null || page.history.length > 0;
}

// Taken before the mails are listed, so that what happens meanwhile is read too.
async function readHistoryId(ask: AskGmail): Promise<string | null> {
  const profile = readGmail(PROFILE, await ask({ path: `${USER}/profile` }));
  if (profile) return profile.historyId;
  const page = readGmail(MESSAGES, await ask({ path: `${USER}/messages`, query: { maxResults: 1 } }));
  const [newest] = page?.messages ?? [];
  const mail = newest && readGmail(MESSAGE, await ask(mailCall(newest.id, "minimal")));
  return mail ? mail.historyId : null;
}

async function readEveryMail(ask: AskGmail, keptMailbox: KeptMailbox, take: TakeMailboxPart): Promise<void> {
  const ids = await listIds(ask);
  let readCount = 0;
  for (const page of pagesOf(ids, LIST_PAGE)) {
    const missingIds = await keptMailbox.listMissing(page);
    readCount += page.length - missingIds.length;
    for (const headPage of pagesOf(missingIds, HEAD_PAGE)) {
      const { heads, goneIds } = await readHeads(ask, headPage);
      readCount += headPage.length;
      await take({
        ...NOTHING,
        heads,
        goneIds,
        readPercent: Math.min(99, Math.floor(percentOf(readCount, ids.length))),
      });
    }
  }
  await take({ ...NOTHING, presentIds: ids, readPercent: 100 });
}

async function listIds(ask: AskGmail): Promise<string[]> {
  const ids: string[] = [];
  let pageToken: string | undefined;
  do {
    const query = { maxResults: LIST_PAGE, includeSpamTrash: "true", ...(pageToken !== undefined && { pageToken }) };
    const page = readGmail(MESSAGES, await ask({ path: `${USER}/messages`, query }));
    ids.push(...(page?.messages ?? []).map(({ id }) => id));
    pageToken = page?.nextPageToken;
  } while (pageToken !== undefined);
  return [...new Set(ids)];
}

// Null: Gmail forgot this point of the history. What was read of it is kept page by page, the point at the end.
async function readHistory(ask: AskGmail, startId: string, take: TakeMailboxPart): Promise<string | null> {
  let reachedId = startId;
  let pageToken: string | undefined;
  do {
    const page: z.output<typeof HISTORY> | null = readGmail(
      HISTORY,
      await ask(historyCall(startId, pageToken, LIST_PAGE)),
    );
    if (page === null) return null;
    const touchedIds = page.history.flatMap(({ messagesAdded, messagesDeleted, labelsAdded, labelsRemoved }) =>
      [messagesAdded, messagesDeleted, labelsAdded, labelsRemoved].flat().map(({ message }) => message.id),
    );
    for (const headPage of pagesOf([...new Set(touchedIds)], HEAD_PAGE))
      await take({ ...NOTHING, ...(await readHeads(ask, headPage)) });
    reachedId = page.historyId;
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  if (reachedId !== startId) await take({ ...NOTHING, historyId: reachedId });
  return reachedId;
}

function historyCall(startId: string, pageToken: string | undefined, most: number) {
  const query = { startHistoryId: startId, maxResults: most, ...(pageToken !== undefined && { pageToken }) };
  return { path: `${USER}/history`, query };
}

function mailCall(id: string, format: "full" | "minimal") {
  const query = { format, ...(format === "full" && { fields: HEAD_FIELDS }) };
  return { path: `${USER}/messages/${encodeURIComponent(id)}`, query };
}

// A mail that went since it was listed is gone.
async function readHeads(ask: AskGmail, ids: readonly string[]): Promise<{ heads: RemoteHead[]; goneIds: string[] }> {
  const heads: RemoteHead[] = [];
  const goneIds: string[] = [];
  for (const group of pagesOf(ids, AT_ONCE)) {
    const mails = await Promise.all(group.map(async (id) => readGmail(MESSAGE, await ask(mailCall(id, "full")))));
    mails.forEach((mail, index) => {
      if (mail) heads.push(remoteHeadOf(mail));
      else goneIds.push(group[index] ?? "");
    });
  }
  return { heads, goneIds };
}

function pagesOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_page, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
