/**
 * What is kept of a folder. `uidNext`: every mail below it that is in the folder was read. `lowestUid`: no mail from it
 * up to `uidNext` is missing; mails below it are still to be read. `modSeq`: null when the server counts no changes.
 */
export type FolderCursor = { uidValidity: string; uidNext: number; lowestUid: number; modSeq: string | null };

/** What a server says of a folder when it is opened. */
export type FolderStatus = { uidValidity: string; uidNext: number; modSeq: string | null };

/**
 * What to read of a folder. `isReset`: what is kept of it is worthless, because the server gave its mails new numbers.
 * `newFrom`: the number from which mails are new. `hasChanges`: something kept may have changed. `changedSince`: read
 * what changed after this count; null: compare all. `olderBelow`: mails below this number are still to be read; null:
 * none.
 */
export type SyncPlan = {
  isReset: boolean;
  newFrom: number | null;
  hasChanges: boolean;
  changedSince: string | null;
  olderBelow: number | null;
};

/** Decides what to read of a folder, from what is kept and what the server says. */
export function planSync(cursor: FolderCursor | null, status: FolderStatus): SyncPlan {
  if (cursor === null || cursor.uidValidity !== status.uidValidity || status.uidNext < cursor.uidNext)
    return {
      isReset: cursor !== null,
      newFrom: null,
      hasChanges: false,
      changedSince: null,
      olderBelow: olderBelow(status.uidNext),
    };
  const countsChanges = cursor.modSeq !== null && status.modSeq !== null;
  return {
    isReset: false,
    newFrom: status.uidNext > cursor.uidNext ? cursor.uidNext : null,
    hasChanges: !countsChanges || cursor.modSeq !== status.modSeq,
    changedSince: countsChanges ? cursor.modSeq : null,
    olderBelow: olderBelow(cursor.lowestUid),
  };
}

/** The page of numbers to read below a number, newest first: `from` and `to` are both read. Null when none is left. */
export function pageBelow(below: number, size: number): { from: number; to: number } | null {
  return below <= 1 ? null : { from: Math.max(1, below - size), to: below - 1 };
}

function olderBelow(lowestUid: number): number | null {
  return lowestUid > 1 ? lowestUid : null;
}
