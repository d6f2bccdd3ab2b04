import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { listDocumentRows } from "#server/documents/document-content.repository.ts";
import type { KeptRow } from "#server/documents/document-content.repository.ts";
import { findFault, hasOwnSeal } from "#server/documents/read-document.ts";
import { listMissingNumbers, listSeries } from "#server/documents/seals/document-seals.repository.ts";
import { ArchiveRefused } from "./archive-refused.ts";
import { findCountersBehind, listKnownMissing } from "./archived-rows.repository.ts";

const BATCH = 100;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";
const MOST_NAMED = 5;

/**
 * Looks at every document that was written, as any reading does, and at the series of their numbers. Throws
 * `ArchiveRefused` for one that is not what was issued, a number that lacks without having been missing before, and a
 * counter that would give a number again.
 */
export async function verifyImport(deps: Deps, tx: Db): Promise<void> {
  for (let rows = await listDocumentRows(tx, BEFORE_ALL, BATCH); rows.length > 0;) {
    for (const row of rows) checkDocument(deps, row);
    rows = await listDocumentRows(tx, rows.at(-1)!.id, BATCH);
  }
  const behind = await findCountersBehind(tx);
  if (behind.length > 0) throw new ArchiveRefused("numbers", behind.join(", "));
  const knownMissing = new Set(await listKnownMissing(tx));
  for (const series of await listSeries(tx)) {
    const { first_number: from, last_number: to } = series;
    if (series.counter_number < to) throw new ArchiveRefused("numbers", `${series.series}${series.year}`);
    const numbers = await listMissingNumbers(tx, series, { from, to }, knownMissing.size + MOST_NAMED);
    const newlyMissing = numbers.filter((number) => !knownMissing.has(number)).slice(0, MOST_NAMED);
    if (newlyMissing.length > 0) throw new ArchiveRefused("numbers", newlyMissing.join(", "));
  }
}

function checkDocument(deps: Deps, row: KeptRow): void {
  let fault: string | null;
  try {
    fault = findFault(row, hasOwnSeal(deps, row));
  } catch {
    // A content that has not the shape of its kind, or of a format that is not known.
    fault = "content";
  }
  if (fault !== null) throw new ArchiveRefused("altered", row.number);
}
