import type { SetAsideDocument } from "#api/documents.ts";
import { nameOfKind } from "#domain/documents/document-kind.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import { documentUrls } from "./links/document-links.ts";
import type { LinkedDocument } from "./links/public-links.repository.ts";
import { STANDING_ALTERATIONS } from "./standing-alterations.repository.ts";

/** A document is set aside when laying it out failed this many times. */
export const MOST_FAILURES = 2;

const PROBLEM_CHARACTERS = 500;

/** How often laying out a document failed. */
export async function countRenderFailures(tx: Db, { id }: Pick<LinkedDocument, "id">): Promise<number> {
  const { rows } = await sql<Pick<Row<"render_failure">, "failures">>`
    select failures from render_failure where document_id = ${id}`.execute(tx);
  return rows[0]?.failures ?? 0;
}

/** Notes one more failure and answers how many there are; with the last one allowed the document is set aside. */
export async function noteRenderFailure(tx: Db, document: LinkedDocument, problem: string, at: Date): Promise<number> {
  const { rows } = await sql<Pick<Row<"render_failure">, "failures">>`
    insert into render_failure as known (company_id, document_id, failures, last_problem, failed_at)
    values (${document.companyId}, ${document.id}, 1, ${problem.slice(-PROBLEM_CHARACTERS)}, ${at})
    on conflict (company_id, document_id) do update set failures = known.failures + 1,
      last_problem = excluded.last_problem, failed_at = excluded.failed_at,
      set_aside_at = case when known.failures + 1 >= ${MOST_FAILURES}::int then excluded.failed_at end
    returning failures`.execute(tx);
  return rows[0]?.failures ?? 0;
}

/** Forgets the failures of a document: it is laid out, or is to be tried again. */
export async function forgetRenderFailures(tx: Db, { id }: Pick<LinkedDocument, "id">): Promise<void> {
  await sql`delete from render_failure where document_id = ${id}`.execute(tx);
}

/**
 * The documents of the company that are not shown as they should be, newest first: set aside, or found altered, which
 * is the worse of the two.
 */
export async function listSetAsideDocuments(tx: Db): Promise<SetAsideDocument[]> {
  type SetAsideRow = Omit<SetAsideDocument, "url" | "kind"> & Pick<Row<"document">, "kind" | "invoice_kind">;
  const { rows } = await sql<SetAsideRow & { token: string | null }>`
    select d.id, d.kind, d.invoice_kind, d.number, d.project_id, p.name as project_name, found.problem, l.token
    from (select distinct on (document_id) * from (
        select document_id, 'not_drawn' as problem, set_aside_at as at from render_failure
        where set_aside_at is not null
        union all select document_id, 'altered', found_at from ${STANDING_ALTERATIONS}) problems
      order by document_id, problem) found
    join document d on d.id = found.document_id
    join project p on p.id = d.project_id
    left join public_link l on l.document_id = d.id and l.revoked_at is null
    order by found.at desc, d.id`.execute(tx);
  return rows.map(({ token, kind, invoice_kind, ...document }) => ({
    ...document,
    kind: nameOfKind(kind, invoice_kind),
    url: documentUrls(kind, token).url,
  }));
}

/** The document of that id in the company, whichever it is, or null. */
export async function findDocument(tx: Db, companyId: string, id: string): Promise<LinkedDocument | null> {
  const { rows } = await sql<Pick<Row<"document">, "kind">>`select kind from document where id = ${id}`.execute(tx);
  return rows[0] ? { companyId, kind: rows[0].kind, id } : null;
}
