import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { findDocumentRow } from "#server/documents/document-content.repository.ts";
import { documentMac } from "./document-seal.ts";
import type { UnsealedDocument } from "./document-seals.repository.ts";
import { listUnsealedDocuments, sealEarlierDocument } from "./document-seals.repository.ts";
import { isRefusedForGood } from "#server/documents/lay-out.ts";
import { readDocument } from "#server/documents/read-document.ts";

const NO_ID = "00000000-0000-0000-0000-000000000000";
const BATCH = 200;

/**
 * Seals the documents that were issued before there were seals, once each, while their hashes are those they had then.
 * An altered one is reported to its company and gets no seal. Gives how many were sealed.
 */
export async function sealEarlierDocuments(deps: Deps, stopping?: AbortSignal): Promise<number> {
  let count = 0;
  let after: UnsealedDocument = { company_id: NO_ID, document_id: NO_ID };
  for (;;) {
    const batch = await listUnsealedDocuments(deps.db, after, BATCH);
    for (const one of batch) {
      if (stopping?.aborted) return count;
      if (await sealEarlierOne(deps, one)) count++;
    }
    const last = batch.at(-1);
    if (!last) return count;
    after = last;
  }
}

async function sealEarlierOne(deps: Deps, { company_id, document_id }: UnsealedDocument): Promise<boolean> {
  const row = await inCompany(deps.db, company_id, (tx) => findDocumentRow(tx, document_id));
  if (!row) return false;
  try {
    await readDocument(deps, row);
  } catch (error) {
    if (isRefusedForGood(error)) return false;
    throw error;
  }
  const mac = documentMac(deps, row);
  await inCompany(deps.db, company_id, (tx) => sealEarlierDocument(tx, document_id, mac));
  return true;
}
