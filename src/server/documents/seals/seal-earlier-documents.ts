import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { findDocumentRow } from "#server/documents/document-content.repository.ts";
import { isRefusedForGood } from "#server/documents/lay-out.ts";
import { readDocument, readEarlierDocument } from "#server/documents/read-document.ts";
import { fileMac } from "./check-file.ts";
import { documentMac } from "./document-seal.ts";
import type { EarlierDocument, EarlierFile } from "./document-seals.repository.ts";
import {
  LOCK_EARLIER_LISTS,
  emptyEarlierLists,
  enterCompany,
  listEarlierDocuments,
  listEarlierFiles,
  readEarlierLists,
  sealEarlierDocument,
  sealEarlierFile,
} from "./document-seals.repository.ts";
import { SEALING_MARK, hasSealingMark, writeSealingMark } from "./sealing-mark.ts";

/** Where the mark of the sealing is, and the installation key that it is made with. */
export type SealingPlace = { dataDir: string; installationKey: Uint8Array };

/**
 * Seals what was made before there were seals, once for the whole installation, before the server serves. Documents are
 * sealed while none has a seal and their hashes are those of their list, files likewise. The lists are then empty, and
 * the machine notes it in a file: a row that comes later was written by hand, counts for nothing and is logged.
 */
export async function sealEarlierDocuments(deps: Deps, { dataDir, installationKey }: SealingPlace): Promise<void> {
  const hasMark = hasSealingMark(dataDir, installationKey);
  await inTransaction(deps.db, LOCK_EARLIER_LISTS, async (tx) => {
    const lists = await readEarlierLists(tx);
    const isOpen = { documents: !hasMark && !lists.is_document_sealed, files: !hasMark && !lists.is_file_sealed };
    if (!isOpen.documents) warnOfRows(deps, "unsealed_document", lists.document_count);
    if (!isOpen.files) warnOfRows(deps, "unsealed_file", lists.file_count);
    for (const companyId of lists.company_ids) {
      await enterCompany(tx, companyId);
      if (isOpen.documents) for (const one of await listEarlierDocuments(tx)) await sealDocument(deps, tx, one);
      if (isOpen.files) for (const one of await listEarlierFiles(tx)) await sealFile(deps, tx, one);
    }
    if (lists.company_ids.length > 0) await emptyEarlierLists(tx, isOpen);
  });
  if (!hasMark) noteSealing(deps, dataDir, installationKey);
}

function warnOfRows(deps: Deps, table: string, count: number): void {
  if (count === 0) return;
  deps.log.error(
    { table, count },
    `rows of ${table} were written by hand and count for nothing. Only after a copy from before the seals was put ` +
      `back: remove ${SEALING_MARK} from DATA_DIR and start again`,
  );
}

function noteSealing(deps: Deps, dataDir: string, installationKey: Uint8Array): void {
  try {
    writeSealingMark(dataDir, installationKey);
  } catch (error) {
    deps.log.error({ err: error }, `${SEALING_MARK} could not be written: give the server the right to write DATA_DIR`);
  }
}

async function sealDocument(deps: Deps, tx: Db, earlier: EarlierDocument): Promise<void> {
  const row = await findDocumentRow(tx, earlier.document_id);
  if (!row || !(await readUnlessAltered(() => readEarlierDocument(deps, row, earlier)))) return;
  await sealEarlierDocument(tx, row.id, documentMac(deps, row));
}

// By the hash of the list: reading every file of an installation would take too long. Each reading checks the bytes.
async function sealFile(deps: Deps, tx: Db, earlier: EarlierFile): Promise<void> {
  const row = await findDocumentRow(tx, earlier.document_id);
  const source = row && (await readUnlessAltered(() => readDocument(deps, row)));
  if (!source) return;
  const document = { companyId: row.company_id, kind: row.kind, id: row.id };
  const mac = fileMac(deps, document, earlier.format, source, earlier.content_sha256);
  await sealEarlierFile(tx, earlier, mac, deps.clock());
}

// An altered document is reported to its company and gets no seal, nor does its file.
async function readUnlessAltered<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isRefusedForGood(error)) return null;
    throw error;
  }
}
