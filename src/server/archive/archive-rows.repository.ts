import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** Tables whose rows no archive holds, each with the reason. A test finds a table that is in neither. */
export const NOT_ARCHIVED: Readonly<Record<string, string>> = {
  assistant_count: "counts of what the assistant understood",
  assistant_session: "conversations belong to each person",
  catalog_word_part: "it serves searches alone",
  catalog_word_use: "it serves searches alone",
  calendar_link: "a secret of its person",
  company_archive: "archives themselves",
  company_archive_part: "archives themselves",
  company_import: "files on their way in",
  company_import_part: "files on their way in",
  company_erasure: "an erased company has no archive",
  company_model: "it holds a sealed key",
  customer_import: "files on their way in",
  customer_import_part: "files on their way in",
  customer_import_row: "files on their way in",
  customer_key: "made from the customers",
  customer_twin: "made from the customers",
  document_file_seal: "it binds to the key of this installation",
  document_seal: "it binds to the key of this installation",
  figure_day: "made from documents and payments",
  file: "its bytes are files of the archive",
  idempotency_key: "answers kept for a retry",
  invoice_balance: "made from documents and payments",
  event: "it says for an hour what changed",
  mail_bounce: "mails belong to each person",
  mail_consent: "secrets on their way",
  mail_draft: "mails belong to each person",
  mail_folder: "mails belong to each person",
  mail_message: "mails belong to each person",
  mail_picture: "mails belong to each person",
  mail_picture_sender: "mails belong to each person",
  mail_snooze: "mails belong to each person",
  mail_wish: "mails belong to each person",
  mailbox: "it holds a sealed secret",
  personal_token: "secrets of programs",
  project_mail: "it names conversations of a mailbox, which belong to each person",
  project_sum: "made from documents, tasks, hours and invoices of suppliers",
  proposed_action: "what each person asked the assistant for",
  quote_code_letter: "letters sent lately",
  quote_signing: "signatures that were only begun",
  render_failure: "layouts to be tried again",
  site_report_link: "its secret: a new link is made when a report comes back",
  timer: "what runs until it is noted",
  unsealed_document: "documents from before the seals",
  unsealed_file: "documents from before the seals",
  vat_day: "made from documents and payments",
  vat_entry: "made from documents and payments",
  vat_part: "made from documents and payments",
  word_part: "it serves searches alone",
  word_use: "it serves searches alone",
};

/** The beginning of the names of lists that are no table. */
export const LIST = "list.";

/**
 * Keeps the rows of the company as they are at one moment, in parts of a hundred JSON objects, one a line. One
 * statement reads all of them, so that no row names another one that is not there.
 */
export async function keepRows(tx: Db, archiveId: string): Promise<void> {
  // A large company takes longer than a call may.
  await sql`select set_config('statement_timeout', '20min', true)`.execute(tx);
  await sql`select keep_archive_rows(${archiveId}), keep_archive_supplier_invoices(${archiveId}),
    keep_archive_mail_templates(${archiveId}), keep_archive_quote_templates(${archiveId}),
    keep_archive_catalog(${archiveId})`.execute(tx);
}

/** The list that an archive has when the originals of its photos are left out. It is no file of it. */
export const WITHOUT_ORIGINALS = `${LIST}without_originals`;

/** Beside its bytes, a file takes its place in the directory of an archive and in its list of files. */
const BYTES_PER_FILE = 1_000;

/**
 * Leaves the originals of photos out of an archive that would weigh more than `mostBytes` with them: it could not be
 * imported. The photos themselves stay in it.
 */
export async function removeOriginalsAbove(tx: Db, archiveId: string, mostBytes: number): Promise<void> {
  const { rows } = await sql<{ is_too_heavy: boolean }>`
    select coalesce(sum(octet_length(part.content)), 0) + coalesce(sum(files.bytes), 0) > ${mostBytes}::bigint
        and coalesce(bool_or(files.has_originals), false) as is_too_heavy
    from company_archive_part part
    left join lateral (
      select sum((line::jsonb ->> 'size')::bigint + ${BYTES_PER_FILE}::int) as bytes,
        bool_or(line::jsonb ->> 'of' = 'original') as has_originals
      from string_to_table(convert_from(part.content, 'UTF8'), E'\n') line
      where part.name = 'list.files' and line <> '') files on true
    where part.archive_id = ${archiveId}`.execute(tx);
  if (!rows[0]?.is_too_heavy) return;
  // They are the last ones of the list, so that the places of its parts go on without a gap.
  await sql`
    with part as (
      delete from company_archive_part where archive_id = ${archiveId} and name = 'list.files'
      returning company_id, archive_id, name, place, content)
    insert into company_archive_part (company_id, archive_id, name, place, content)
    select company_id, archive_id, name, place, convert_to(string_agg(line, E'\n' order by rank) || E'\n', 'UTF8')
    from part
    cross join lateral string_to_table(convert_from(content, 'UTF8'), E'\n') with ordinality lines (line, rank)
    where line <> '' and line::jsonb ->> 'of' <> 'original'
    group by company_id, archive_id, name, place
    union all
    select distinct company_id, archive_id, ${WITHOUT_ORIGINALS}, 0, convert_to(E'{}\n', 'UTF8') from part`.execute(tx);
}

/** True when the originals of photos were left out of an archive, which would have been too heavy. */
export async function isWithoutOriginals(tx: Db, archiveId: string): Promise<boolean> {
  const { rows } = await sql<{ is_out: boolean }>`
    select exists (select from company_archive_part
      where archive_id = ${archiveId} and name = ${WITHOUT_ORIGINALS}) as is_out`.execute(tx);
  return rows[0]?.is_out ?? false;
}

/** The documents whose rows an archive holds, and its files but for those that say what is in it and spreadsheets. */
export async function countArchived(tx: Db, archiveId: string): Promise<{ documentCount: number; fileCount: number }> {
  const { rows } = await sql<{ document_count: number; file_count: number }>`
    select coalesce(sum(line_count) filter (where name = 'document'), 0)::int as document_count,
      (count(distinct name) filter (where name not like 'list.%')
        + coalesce(sum(line_count) filter (where name = 'list.files'), 0))::int as file_count
    from company_archive_part
    left join lateral (select array_length(string_to_array(convert_from(content, 'UTF8'), E'\n'), 1) - 1 as line_count
      where name in ('document', 'list.files')) lines on true
    where archive_id = ${archiveId}`.execute(tx);
  const { document_count, file_count } = rows[0]!;
  return { documentCount: document_count, fileCount: file_count };
}
