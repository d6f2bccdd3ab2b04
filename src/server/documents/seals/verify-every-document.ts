import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { findDocumentRow } from "#server/documents/document-content.repository.ts";
import { isRefusedForGood } from "#server/documents/lay-out.ts";
import type { LinkedDocument } from "#server/documents/links/public-links.repository.ts";
import { readDocument } from "#server/documents/read-document.ts";
import { listCompaniesWithDocuments, listDocumentsAfter, listSeries } from "./document-seals.repository.ts";
import { findMissingNumbers } from "./find-missing-numbers.ts";
import { keepMissingNumbers } from "./missing-numbers.repository.ts";

const PAGE = 100;

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** What a pass over every document found. */
export type Verification = { documents: number; alteredDocuments: number; missingNumbers: number };

/**
 * Verifies hashes and seal of every document of every company, and that no number of a series is missing. An altered
 * document, or one that this server did not issue, is noted as when a user opens it, so that its company is told even
 * when it is never opened. The first missing numbers are kept for its company, and logged. Memory and statements are
 * bounded: documents and numbers are read by pages, one document at a time. Ends early once `stopping` is aborted.
 */
export async function verifyEveryDocument(deps: Deps, stopping?: AbortSignal): Promise<Verification> {
  const verification: Verification = { documents: 0, alteredDocuments: 0, missingNumbers: 0 };
  for (const companyId of await listCompaniesWithDocuments(deps.db)) {
    if (stopping?.aborted) break;
    await verifyCompany(deps, companyId, verification, stopping);
  }
  deps.log.info(verification, "every document was verified");
  return verification;
}

async function verifyCompany(deps: Deps, companyId: string, verification: Verification, stopping?: AbortSignal) {
  let lastId = BEFORE_ALL;
  for (;;) {
    const page = await inCompany(deps.db, companyId, (tx) => listDocumentsAfter(tx, lastId, PAGE));
    for (const { id, kind } of page) {
      if (stopping?.aborted) return;
      verification.documents += 1;
      if (!(await isWhole(deps, { companyId, kind, id }))) verification.alteredDocuments += 1;
    }
    if (page.length < PAGE) break;
    lastId = page.at(-1)!.id;
  }
  await tellCountersPutBack(deps, companyId);
  const missingNumbers = await findMissingNumbers(deps, companyId, stopping);
  if (missingNumbers === null) return;
  await inCompany(deps.db, companyId, (tx) => keepMissingNumbers(tx, companyId, missingNumbers));
  if (missingNumbers.length === 0) return;
  verification.missingNumbers += missingNumbers.length;
  deps.log.error(
    { companyId, missingNumbers },
    "documents were deleted from a series: compare with a backup, and put them back from it",
  );
}

async function tellCountersPutBack(deps: Deps, companyId: string): Promise<void> {
  const everySeries = await inCompany(deps.db, companyId, listSeries);
  const seriesPutBack = everySeries.filter((series) => series.counter_number < series.last_number);
  if (seriesPutBack.length === 0) return;
  deps.log.error(
    { companyId, series: seriesPutBack },
    "the counter of a series is behind its documents, and would give their numbers again: compare with a backup",
  );
}

async function isWhole(deps: Deps, document: LinkedDocument): Promise<boolean> {
  try {
    await inCompany(deps.db, document.companyId, async (tx) => {
      const row = await findDocumentRow(tx, document.id);
      if (row) await readDocument(deps, row);
    });
    return true;
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    return false;
  }
}
