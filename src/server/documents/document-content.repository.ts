import type { DocumentKind } from "#domain/documents/document-kind.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import type { SealFacts } from "./seals/document-seals.repository.ts";
import { SEAL_COLUMNS, SEAL_JOIN } from "./seals/document-seals.repository.ts";
import type { StateFacts } from "./state-facts.repository.ts";
import { LIVE_LINK, STATE_COLUMNS } from "./state-facts.repository.ts";

/** A document as its row says it, not verified yet, with what its state is derived from. */
export type KeptRow = Pick<
  Row<"document">,
  | "company_id"
  | "id"
  | "kind"
  | "invoice_kind"
  | "version"
  | "number"
  | "project_id"
  | "customer_id"
  | "dated_on"
  | "due_on"
  | "refers_to"
  | "content"
  | "content_format"
  | "content_sha256"
  | "view"
  | "view_format"
  | "view_sha256"
  | "xml_sha256"
  | "net_cents"
  | "vat_cents"
  | "gross_cents"
  | "due_cents"
> &
  StateFacts &
  SealFacts;

/** The document of that id, whichever its kind, or null. */
export async function findDocumentRow(tx: Db, id: string): Promise<KeptRow | null> {
  const { rows } = await sql<KeptRow>`
    select d.*, ${SEAL_COLUMNS}, ${STATE_COLUMNS} from document d ${SEAL_JOIN} left ${LIVE_LINK}
    where d.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** The last document of a kind of a project, no credit note, in its last version, or null. */
export async function findLatestDocumentRow(tx: Db, projectId: string, kind: DocumentKind): Promise<KeptRow | null> {
  const { rows } = await sql<KeptRow>`
    select d.*, ${SEAL_COLUMNS}, ${STATE_COLUMNS} from document d ${SEAL_JOIN} left ${LIVE_LINK}
    where d.project_id = ${projectId} and d.kind = ${kind} and d.refers_to is null
    order by d.created_at desc, d.version desc limit 1`.execute(tx);
  return rows[0] ?? null;
}
