import type { DocumentKind } from "#domain/documents/document-kind.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

/** An archive as the database keeps it. */
export type ArchiveRow = Row<"company_archive">;

/** Begins an archive. What was kept for the ones before it goes. */
export async function insertArchive(
  tx: Db,
  { companyId, id, askedBy }: { companyId: string; id: string; askedBy: string },
  at: Date,
): Promise<void> {
  await sql`delete from company_archive_part`.execute(tx);
  await sql`insert into company_archive (company_id, id, state, asked_by, document_count, created_at, updated_at)
    select ${companyId}::uuid, ${id}::uuid, 'preparing', ${askedBy}::uuid, count(*), ${at}::timestamptz,
      ${at}::timestamptz
    from document`.execute(tx);
}

/** The last archive of the company, or null. */
export async function findNewestArchive(tx: Db): Promise<ArchiveRow | null> {
  const { rows } = await sql<ArchiveRow>`
    select * from company_archive order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** The last archive of the company, held until the end of the transaction, or null. */
export async function lockNewestArchive(tx: Db): Promise<ArchiveRow | null> {
  const { rows } = await sql<ArchiveRow>`
    select * from company_archive order by created_at desc, id desc limit 1 for update`.execute(tx);
  return rows[0] ?? null;
}

/** A document whose files are looked at. */
export type CheckedDocument = { id: string; kind: DocumentKind; number: string };

/** The documents after one of them, in the order of their IDs. */
export async function listDocumentsToCheck(tx: Db, after: string | null, limit: number): Promise<CheckedDocument[]> {
  const { rows } = await sql<CheckedDocument>`
    select id, kind, number from document
    where id > ${after ?? "00000000-0000-0000-0000-000000000000"}::uuid order by id limit ${rowLimit(limit)}`.execute(
    tx,
  );
  return rows;
}

/** How far an archive that is prepared is. */
export type CheckedSoFar = Pick<ArchiveRow, "checked_count" | "checked_up_to" | "faulty_numbers">;

/** Notes how far an archive that is prepared is. */
export async function saveChecked(tx: Db, id: string, progress: CheckedSoFar, at: Date): Promise<void> {
  await sql`update company_archive set checked_count = ${progress.checked_count},
      checked_up_to = ${progress.checked_up_to}, faulty_numbers = ${sql.val(progress.faulty_numbers)}::text[],
      updated_at = ${at}
    where id = ${id}`.execute(tx);
}

/** An archive whose rows were read may be sent. `documentCount`: the documents whose rows it holds. */
export async function saveReady(
  tx: Db,
  id: string,
  { documentCount, fileCount }: { documentCount: number; fileCount: number },
  at: Date,
): Promise<void> {
  await sql`update company_archive set state = 'ready', document_count = ${documentCount}, file_count = ${fileCount},
      read_at = ${at}, updated_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Notes how many files of an archive have left. */
export async function saveSending(tx: Db, id: string, sentCount: number, at: Date): Promise<void> {
  await sql`update company_archive set state = 'sending', sent_count = ${sentCount}, updated_at = ${at}
    where id = ${id} and state in ('ready', 'sending', 'sent')`.execute(tx);
}

/** An archive has left whole. */
export async function saveSent(tx: Db, id: string, at: Date): Promise<void> {
  await sql`update company_archive set state = 'sent', sent_count = file_count, sent_at = ${at}, updated_at = ${at}
    where id = ${id} and state in ('ready', 'sending', 'sent')`.execute(tx);
}

/** How many parts a list of an archive has. */
export async function countParts(tx: Db, id: string, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from company_archive_part where archive_id = ${id} and name = ${name}`.execute(tx);
  return rows[0]!.count;
}

/** The names of the lists of an archive, in their order. */
export async function listPartNames(tx: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from company_archive_part where archive_id = ${id} order by name`.execute(tx);
  return rows.map(({ name }) => name);
}

/** A part of a list of an archive: JSON objects, one a line. Null when a newer archive has taken its place. */
export async function readPart(tx: Db, id: string, name: string, place: number): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from company_archive_part
    where archive_id = ${id} and name = ${name} and place = ${place}`.execute(tx);
  return rows[0]?.content ?? null;
}

/** Bytes of the original of a photo from `offset` on, at most `length`. Empty after its end, or once it is gone. */
export async function readOriginalPart(tx: Db, id: string, offset: number, length: number): Promise<Buffer> {
  const { rows } = await sql<{ part: Buffer }>`
    select coalesce(substring(original_bytes from ${offset + 1}::int for ${length}::int), '') as part
    from project_photo where id = ${id}`.execute(tx);
  return rows[0]?.part ?? Buffer.alloc(0);
}

/** Bytes of the ticket of a purchase from `offset` on, at most `length`. Empty after its end, or once it is gone. */
export async function readTicketPart(tx: Db, id: string, offset: number, length: number): Promise<Buffer> {
  const { rows } = await sql<{ part: Buffer }>`
    select substring(bytes from ${offset + 1}::int for ${length}::int) as part
    from purchase_ticket where invoice_id = ${id}`.execute(tx);
  return rows[0]?.part ?? Buffer.alloc(0);
}

/** Bytes of a photo from `offset` on, at most `length`. Empty after its end, or once the photo is gone. */
export async function readPhotoPart(tx: Db, id: string, offset: number, length: number): Promise<Buffer> {
  const { rows } = await sql<{ part: Buffer }>`
    select substring(bytes from ${offset + 1}::int for ${length}::int) as part
    from project_photo where id = ${id}`.execute(tx);
  return rows[0]?.part ?? Buffer.alloc(0);
}
