import { readTextOrNull } from "#server/text-file.ts";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import type { Target } from "../connection.ts";
import { connectionOf } from "../connection.ts";

/**
 * The file of DATA_DIR that says that its database was restored, until the first start tells every company. The copy
 * may be older than the tables that keep it.
 */
const RESTORED_MARK = "restored-copy.json";

/** When a copy was restored, and the moment whose state it has. */
type RestoredMark = { restoredAt: string; copiedAt: string };

/**
 * Notes in a data folder that its database was restored. One that was copied before anybody was told of an earlier
 * restoration lacks what was numbered since that one.
 */
export function writeRestoredMark(
  dataDir: string,
  { restoredAt, copiedAt }: { restoredAt: Date; copiedAt: Date },
): void {
  const earlier = readRestoredMark(dataDir)?.copiedAt;
  const moment = copiedAt.toISOString();
  const mark: RestoredMark = {
    restoredAt: restoredAt.toISOString(),
    copiedAt: earlier !== undefined && earlier < moment ? earlier : moment,
  };
  writeFileSync(join(dataDir, RESTORED_MARK), `${JSON.stringify(mark)}\n`, { mode: 0o600, flush: true });
}

/**
 * Tells every company that has numbered something that it comes from a copy, when the data folder says so. A server
 * that is killed meanwhile tells them at its next start.
 */
export async function tellRestoredCopy(target: Target, dataDir: string): Promise<void> {
  const mark = readRestoredMark(dataDir);
  if (mark === null) return;
  const admin = new Client({ ...connectionOf(target, null), connectionTimeoutMillis: 10_000 });
  admin.on("error", () => {});
  try {
    await admin.connect();
    // Who had not answered for an earlier copy lacks what was numbered since that one.
    await admin.query(
      `insert into restored_copy (company_id, restored_at, copied_at, origin)
      select c.company_id, $1, least($2::timestamptz, (
          select r.copied_at from restored_copy r where r.company_id = c.company_id and not exists (
            select from restored_copy_answer a where a.company_id = r.company_id and a.restored_at = r.restored_at)
          order by r.restored_at desc limit 1)), 'backup'
      from company c
      where not c.is_example and exists (select from document_counter d where d.company_id = c.company_id)
      on conflict do nothing`,
      [mark.restoredAt, mark.copiedAt],
    );
  } finally {
    await admin.end().catch(() => {});
  }
  rmSync(join(dataDir, RESTORED_MARK));
}

function readRestoredMark(dataDir: string): RestoredMark | null {
  const text = readTextOrNull(join(dataDir, RESTORED_MARK));
  // A restoration wrote it.
  return text === null ? null : (JSON.parse(text) as RestoredMark);
}
