import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** What is known of the company of the transaction before it is erased. */
export type ErasureFacts = {
  name: string;
  document_count: number;
  last_on: CalendarDate | null;
  has_fresh_archive: boolean;
};

/**
 * The name of the company, its documents, and whether an archive with all of them has left whole: documents are never
 * deleted, so an archive that holds as many rows has every one. They are counted by their days: a company has few.
 */
export async function readErasureFacts(tx: Db): Promise<ErasureFacts> {
  const { rows } = await sql<ErasureFacts>`
    select c.name, d.document_count, d.last_on,
      exists (select from company_archive a where a.sent_at is not null and a.document_count = d.document_count)
        as has_fresh_archive
    from company c
    cross join (
      select coalesce(sum(documents), 0)::int as document_count, max(day) filter (where documents > 0) as last_on
      from figure_day) d
    where c.company_id = current_company()`.execute(tx);
  return rows[0]!;
}

/** Erases the company of the transaction, but for what is kept. `projectName` stands in place of names of projects. */
export async function wipeCompany(tx: Db, erasure: Row<"company_erasure">, projectName: string): Promise<void> {
  const { company_id, erased_at, erased_by, kept_until } = erasure;
  await sql`insert into company_erasure (company_id, erased_at, erased_by, kept_until)
    values (${company_id}, ${erased_at}, ${erased_by}, ${kept_until})`.execute(tx);
  // What was paid and its ticket are kept as the invoices are. What somebody wrote beside it is not.
  await sql`update supplier_invoice set note = '', search_text = '' where is_by_hand`.execute(tx);
  await sql`select erase_company(${projectName})`.execute(tx);
  await sql`delete from event`.execute(tx);
  await sql`delete from mail_template`.execute(tx);
  await sql`delete from quote_template`.execute(tx);
}
