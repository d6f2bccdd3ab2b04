import type { FolderConnection, KeptFolder, MessageHead, SyncPart } from "#server/mailbox/connector.ts";

/** A folder as it is kept, in memory. */
export type KeptMails = KeptFolder & { mails: Map<number, MessageHead>; parts: SyncPart[] };

/** A folder of which nothing is kept. */
export function nothingKept(): KeptMails {
  return { cursor: null, count: 0, mails: new Map(), parts: [] };
}

/** Reads a folder and keeps what it gives, as the database would. `parts` are those of this reading. */
export async function syncFolder(
  connection: FolderConnection,
  path: string,
  keptMails: KeptMails,
  onPart: (part: SyncPart) => void = () => {},
): Promise<KeptMails> {
  const mails = new Map(keptMails.mails);
  const parts: SyncPart[] = [];
  let { cursor } = keptMails;
  await connection.sync(path, keptMails, async (part) => {
    onPart(part);
    parts.push(part);
    cursor = part.cursor;
    if (part.isReset) mails.clear();
    for (const head of part.heads) mails.set(head.uid, head);
    for (const { uid, flags, modSeq } of part.changes) {
      const mail = mails.get(uid);
      if (mail) mails.set(uid, { ...mail, flags, modSeq });
    }
    const present = part.presentUids && new Set(part.presentUids);
    if (present) for (const uid of mails.keys()) if (!present.has(uid)) mails.delete(uid);
  });
  return { cursor, count: mails.size, mails, parts };
}
