import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

/** Of these newest mails of a folder the first words are kept. Who looks further back searches. */
const NEWEST = 300;

/** Mails that are about to be asked how they begin, and the numbers of their folder. */
export type AskedMails = { uidValidity: string; uids: number[] };

/**
 * The newest mails of a folder that were never asked how they begin, at most `most`. They are noted as asked: what
 * breaks the connection is not asked for twice. Null when there are none.
 */
export async function takeUnaskedMails(tx: Db, folderId: string, most: number): Promise<AskedMails | null> {
  const { rows } = await sql<Pick<Row<"mail_message">, "uid"> & Pick<Row<"mail_folder">, "uid_validity">>`
    update mail_message set snippet = '' from mail_folder f
    where f.id = mail_message.folder_id and f.uid_validity is not null and mail_message.id in (
      select newest.id from (
        select id, snippet, listed_at from mail_message where folder_id = ${folderId}
        order by listed_at desc, id desc limit ${rowLimit(NEWEST)}) newest
      where newest.snippet is null order by newest.listed_at desc, newest.id desc limit ${rowLimit(most)})
    returning mail_message.uid, f.uid_validity`.execute(tx);
  const [row] = rows;
  return row ? { uidValidity: String(row.uid_validity), uids: rows.map(({ uid }) => uid) } : null;
}

/** Keeps how mails of a folder begin, while its numbers are still those of the question. */
export async function saveBeginnings(
  tx: Db,
  folderId: string,
  uidValidity: string,
  beginnings: ReadonlyMap<number, string>,
): Promise<void> {
  const rows = JSON.stringify([...beginnings].map(([uid, snippet]) => ({ uid, snippet })));
  await sql`update mail_message set snippet = given.snippet
    from jsonb_to_recordset(${rows}::jsonb) as given (uid bigint, snippet text), mail_folder f
    where folder_id = ${folderId} and mail_message.uid = given.uid
      and f.id = folder_id and f.uid_validity = ${uidValidity}::bigint`.execute(tx);
}
