import type { NotedPart } from "#domain/invoices/parts/part-rules.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** What was noted about the deposits and progress invoices of a project, by their ID. */
export async function findNotedParts(tx: Db, projectId: string): Promise<ReadonlyMap<string, NotedPart>> {
  const { rows } = await sql<{ id: string; paid_cents: number; is_of_earlier_version: boolean }>`
    select d.id, b.paid_cents, coalesce(d.created_at < (
      select q.decided_at from document v
      join quote_decision q on q.company_id = v.company_id and q.document_id = v.id and q.withdrawn_at is null
      where v.company_id = d.company_id and v.project_id = d.project_id and v.kind = 'quote' and q.decision = 'accepted'
      order by v.created_at desc, v.version desc limit 1), false) as is_of_earlier_version
    from document d
    join invoice_balance b on b.company_id = d.company_id and b.document_id = d.id
    where d.project_id = ${projectId} and d.kind = 'invoice' and d.invoice_kind in ('deposit', 'progress')`.execute(tx);
  return new Map(
    rows.map((row) => [row.id, { paidCents: row.paid_cents, isOfEarlierVersion: row.is_of_earlier_version }]),
  );
}
