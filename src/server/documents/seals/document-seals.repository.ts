import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

/** The key of a document that was issued before there were seals. */
export type UnsealedDocument = Pick<Row<"unsealed_document">, "company_id" | "document_id">;

/**
 * What is known of the seal of a document `d`. `has_earlier_hashes`: it was issued before there were seals, and its
 * hashes are those it had then.
 */
export type SealFacts = { seal_mac: string | null; has_earlier_hashes: boolean };

/** The columns of `SealFacts` for documents `d`. They need `SEAL_JOIN`. */
export const SEAL_COLUMNS = sql`seal.mac as seal_mac, seal.mac is null and exists (
    select from unsealed_document u
    where u.company_id = d.company_id and u.document_id = d.id and u.content_sha256 = d.content_sha256
      and u.view_sha256 = d.view_sha256 and u.xml_sha256 is not distinct from d.xml_sha256) as has_earlier_hashes`;

/** Joins the seal of documents `d`. */
export const SEAL_JOIN = sql`
  left join document_seal seal on seal.company_id = d.company_id and seal.document_id = d.id`;

/** Documents of every company that were issued before there were seals and have none yet, by key, after one of them. */
export async function listUnsealedDocuments(
  db: Db,
  after: UnsealedDocument,
  limit: number,
): Promise<UnsealedDocument[]> {
  const { rows } = await sql<UnsealedDocument>`
    select * from unsealed_documents(${after.company_id}, ${after.document_id}, ${rowLimit(limit)})`.execute(db);
  return rows;
}

/** Seals a document that was issued before there were seals. The first seal stays. */
export async function sealEarlierDocument(tx: Db, id: string, mac: string): Promise<void> {
  await sql`select seal_earlier_document(${id}, ${mac})`.execute(tx);
}
