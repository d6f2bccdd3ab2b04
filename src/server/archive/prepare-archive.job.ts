import { SPREADSHEETS } from "#domain/archive/archive-tables.ts";
import { MOST_ARCHIVE_BYTES } from "#domain/archive/import-archive.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import type { Jobs } from "#server/db/jobs.ts";
import { enqueue } from "#server/db/jobs.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { loadStoredDocument } from "#server/documents/stored-document.ts";
import { ApiError } from "#server/http/api-error.ts";
import { countArchived, keepRows, removeOriginalsAbove } from "./archive-rows.repository.ts";
import type { CheckedDocument } from "./archive.repository.ts";
import { listDocumentsToCheck, lockNewestArchive, saveChecked, saveReady } from "./archive.repository.ts";

/** Documents that are looked at before their archive says how far it is. */
const BATCH = 20;
/** Then other jobs have their turn. */
const BATCHES_A_TURN = 5;
const MOST_FAULTS = 100;

/**
 * Looks at each document of a company and makes the files that lack, some at a time, then keeps its rows as they are at
 * one moment. Killed or failed, it goes on after the last documents that it noted. A newer archive ends it.
 */
export async function prepareArchiveJob(deps: Deps, { companyId, id }: Jobs["prepare-archive"]): Promise<void> {
  for (let batch = 0; batch < BATCHES_A_TURN; batch++)
    if (!(await checkNextDocuments(deps, companyId, id))) return finishArchive(deps, companyId, id);
  await inCompany(deps.db, companyId, (tx) => enqueue(tx, "prepare-archive", { companyId, id }, `archive ${id}`));
}

async function checkNextDocuments(deps: Deps, companyId: string, id: string): Promise<boolean> {
  const work = await inCompany(deps.db, companyId, async (tx) => {
    const archive = await lockNewestArchive(tx);
    if (archive?.id !== id || archive.state !== "preparing") return null;
    return { archive, documents: await listDocumentsToCheck(tx, archive.checked_up_to, BATCH) };
  });
  const last = work?.documents.at(-1);
  if (!work || !last) return false;
  const faultyNumbers = [...work.archive.faulty_numbers];
  for (const document of work.documents)
    if (!(await isDocumentWhole(deps, companyId, document)) && faultyNumbers.length < MOST_FAULTS)
      faultyNumbers.push(document.number);
  const progress = {
    checked_count: work.archive.checked_count + work.documents.length,
    checked_up_to: last.id,
    faulty_numbers: faultyNumbers,
  };
  await inCompany(deps.db, companyId, (tx) => saveChecked(tx, id, progress, deps.clock()));
  return true;
}

// A file that cannot be made, or that is not what was kept, is told; any other fault has the job tried again.
async function isDocumentWhole(deps: Deps, companyId: string, { id, kind }: CheckedDocument): Promise<boolean> {
  try {
    await loadStoredDocument(deps, { companyId, kind, id }, "pdf");
    if (DOCUMENT_WORDS[kind].hasXml) await loadStoredDocument(deps, { companyId, kind, id }, "xml");
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

async function finishArchive(deps: Deps, companyId: string, id: string): Promise<void> {
  await inCompany(deps.db, companyId, async (tx) => {
    const archive = await lockNewestArchive(tx);
    if (archive?.id !== id || archive.state !== "preparing") return;
    await keepRows(tx, id);
    await removeOriginalsAbove(tx, id, MOST_ARCHIVE_BYTES);
    const { documentCount, fileCount } = await countArchived(tx, id);
    // The spreadsheets, and the page that one reads first.
    const otherCount = Object.keys(SPREADSHEETS).length + 1;
    await saveReady(tx, id, { documentCount, fileCount: fileCount + otherCount }, deps.clock());
  });
}
