import type { CustomerKind } from "#domain/customers/customer.ts";
import type { Prices } from "#domain/lines/terms.ts";
import type { QuoteDraft } from "#domain/quotes/quote-draft.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** The format in which lines and terms are written. No other was ever written. */
export const DRAFT_FORMAT = 2;

type DraftRow = Pick<
  Row<"quote_draft">,
  "id" | "project_id" | "version" | "format" | "lines" | "terms" | "seed" | "origins"
>;

/** The draft of a project's quote, or null. */
export async function findDraftOfProject(tx: Db, projectId: string): Promise<QuoteDraft | null> {
  const { rows } = await sql<DraftRow>`
    select id, project_id, version, format, lines, terms, seed, origins from quote_draft
    where project_id = ${projectId}`.execute(tx);
  return rows[0] ? toDraft(rows[0]) : null;
}

/** The draft of that id, or null. */
export async function findDraft(tx: Db, id: string): Promise<QuoteDraft | null> {
  const { rows } = await sql<DraftRow>`
    select id, project_id, version, format, lines, terms, seed, origins from quote_draft where id = ${id}`.execute(tx);
  return rows[0] ? toDraft(rows[0]) : null;
}

/** The draft of that id, or null. It is held until the transaction ends: nobody saves another version of it. */
export async function lockDraft(tx: Db, id: string): Promise<QuoteDraft | null> {
  const { rows } = await sql<DraftRow>`
    select id, project_id, version, format, lines, terms, seed, origins from quote_draft where id = ${id}
    for no key update`.execute(tx);
  return rows[0] ? toDraft(rows[0]) : null;
}

/** Adds the draft of a project that has none. */
export async function insertDraft(tx: Db, companyId: string, draft: QuoteDraft, at: Date): Promise<void> {
  await sql`
    insert into quote_draft (company_id, id, project_id, version, format, lines, terms, seed, origins,
      updated_at)
    values (${companyId}, ${draft.id}, ${draft.projectId}, ${draft.version}, ${DRAFT_FORMAT},
      ${JSON.stringify(draft.lines)}, ${JSON.stringify(draft.terms)}, ${JSON.stringify(draft.seed)},
      ${JSON.stringify(draft.origins)}, ${at})`.execute(tx);
}

/** Saves a draft over the version before it, and nothing when another save was first. */
export async function updateDraft(tx: Db, draft: QuoteDraft, at: Date): Promise<void> {
  await sql`update quote_draft set version = ${draft.version}, format = ${DRAFT_FORMAT},
      lines = ${JSON.stringify(draft.lines)}, terms = ${JSON.stringify(draft.terms)},
      seed = ${JSON.stringify(draft.seed)}, origins = ${JSON.stringify(draft.origins)}, updated_at = ${at}
    where id = ${draft.id} and version = ${draft.version - 1}`.execute(tx);
}

function toDraft({ id, project_id: projectId, version, seed, origins, ...content }: DraftRow): QuoteDraft {
  return { id, projectId, version, seed, origins, ...toDraftContent(content) };
}

/**
 * Lines and terms as they were written. Throws on another format: a later version wrote it, and its lines may not mean
 * what they seem to.
 */
export function toDraftContent({ format, lines, terms }: Pick<DraftRow, "format" | "lines" | "terms">) {
  if (format !== DRAFT_FORMAT)
    throw new Error(`format ${format} of a draft is not ${DRAFT_FORMAT}: a later version wrote it`);
  return { lines, terms };
}

/**
 * For whom the quote of a project is, and how its prices are typed in the version that this customer accepted last;
 * null while they accepted none. `isGiven`: a version was sent.
 */
export async function findPricedCustomer(
  tx: Db,
  projectId: string,
): Promise<{ customerKind: CustomerKind; agreedPrices: Prices | null; isGiven: boolean }> {
  const { rows } = await sql<{ kind: CustomerKind; agreed_prices: Prices | null; is_given: boolean }>`
    select c.kind, (
      select coalesce(d.content #>> '{terms,prices}', 'net') from document d
      join quote_decision q on q.company_id = d.company_id and q.document_id = d.id and q.withdrawn_at is null
      where d.company_id = p.company_id and d.project_id = p.id and d.kind = 'quote' and q.decision = 'accepted'
        and d.customer_id = p.customer_id
      order by d.created_at desc, d.version desc limit 1) as agreed_prices, exists (
      select from document d join sending s on s.company_id = d.company_id and s.document_id = d.id
      where d.company_id = p.company_id and d.project_id = p.id and d.kind = 'quote') as is_given
    from project p join customer c on c.company_id = p.company_id and c.id = p.customer_id
    where p.id = ${projectId}`.execute(tx);
  const [row] = rows;
  return {
    customerKind: row?.kind ?? "company",
    agreedPrices: row?.agreed_prices ?? null,
    isGiven: row?.is_given ?? false,
  };
}
