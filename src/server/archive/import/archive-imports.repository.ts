import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** An import as the database keeps it. */
export type ArchiveImportRow = Row<"company_import">;

/** A file that is about to come. */
export type NewImport = Pick<
  ArchiveImportRow,
  "id" | "file_name" | "size_bytes" | "part_count" | "fingerprint" | "asked_by"
>;

/** True for a company into which an archive may be written. */
export async function isCompanyNew(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`select is_company_new() as is_new`.execute(tx);
  return rows[0]!.is_new;
}

/** The last import of the company, or null. */
export async function findNewestArchiveImport(tx: Db): Promise<ArchiveImportRow | null> {
  const { rows } = await sql<ArchiveImportRow>`
    select * from company_import order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** An import, held until the end of the transaction, or null. */
export async function lockArchiveImport(tx: Db, id: string): Promise<ArchiveImportRow | null> {
  const { rows } = await sql<ArchiveImportRow>`select * from company_import where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Begins an import without its file. Those of before go, with what came of them. */
export async function insertArchiveImport(tx: Db, companyId: string, one: NewImport, at: Date): Promise<void> {
  await sql`delete from company_import`.execute(tx);
  await sql`insert into company_import (company_id, id, state, file_name, size_bytes, part_count, fingerprint,
      asked_by, created_at, updated_at)
    values (${companyId}, ${one.id}, 'receiving', ${one.file_name}, ${one.size_bytes}, ${one.part_count},
      ${one.fingerprint}, ${one.asked_by}, ${at}, ${at})`.execute(tx);
}

/** Keeps a part of a file, and counts it. One that came before stays as it came. */
export async function saveImportPart(
  tx: Db,
  companyId: string,
  { id, place, content }: { id: string; place: number; content: Buffer },
  at: Date,
): Promise<void> {
  await sql`with kept as (
      insert into company_import_part (company_id, import_id, place, content)
      values (${companyId}, ${id}, ${place}, ${content}) on conflict do nothing returning 1)
    update company_import set received_count = received_count + (select count(*) from kept), updated_at = ${at}
    where id = ${id}`.execute(tx);
}

/** A part of a file. Throws when it did not come. */
export async function readImportPart(tx: Db, id: string, place: number): Promise<Buffer> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from company_import_part where import_id = ${id} and place = ${place}`.execute(tx);
  if (!rows[0]) throw new Error(`part ${place} of an archive is not there`);
  return rows[0].content;
}

/** Notes what an import is doing, or what became of it. */
export async function saveArchiveImportState(
  tx: Db,
  id: string,
  { state, refusal, refusal_detail }: Pick<ArchiveImportRow, "state" | "refusal" | "refusal_detail">,
  at: Date,
): Promise<void> {
  await sql`update company_import set state = ${state}, refusal = ${refusal}, refusal_detail = ${refusal_detail},
      done_count = 0, updated_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Notes how much an import has done of what it is doing. */
export async function saveImportProgress(
  tx: Db,
  id: string,
  { done, all }: { done: number; all: number },
  at: Date,
): Promise<void> {
  await sql`update company_import set done_count = ${done}, all_count = ${all}, updated_at = ${at}
    where id = ${id} and state in ('checking', 'writing')`.execute(tx);
}

/** Forgets the file of an import that has ended. */
export async function forgetImportFile(tx: Db, id: string): Promise<void> {
  await sql`delete from company_import_part where import_id = ${id}`.execute(tx);
}

/** How the documents of the company were imported, and by whom: null when they were not. */
export type ImportedRow = Omit<Row<"imported_archive">, "company_id" | "written_in"> & { importer: string };

/** The last archive that was written into the company, or null. `importer`: empty once they have left. */
export async function findImportedArchive(tx: Db): Promise<ImportedRow | null> {
  const { rows } = await sql<ImportedRow>`
    select i.id, i.imported_by, i.imported_at, i.source_id, i.source_name, i.made_at, i.manifest_sha256,
      i.document_count, coalesce(nullif(m.name, ''), split_part(m.email, '@', 1), '') as importer
    from imported_archive i left join membership m on m.company_id = i.company_id and m.user_id = i.imported_by
    order by i.imported_at desc, i.id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Forgets archives whose sending was left a week ago, in every company. */
export async function sweepArchiveImports(db: Db): Promise<void> {
  await sql`select sweep_imports()`.execute(db);
}
