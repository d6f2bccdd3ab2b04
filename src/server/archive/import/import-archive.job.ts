import { ARCHIVE_PART_BYTES, tableAt } from "#domain/archive/import-archive.ts";
import type { Jobs } from "#server/db/jobs.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import type { ArchiveImportRow } from "./archive-imports.repository.ts";
import {
  findNewestArchiveImport,
  forgetImportFile,
  readImportPart,
  saveImportProgress,
  saveArchiveImportState,
} from "./archive-imports.repository.ts";
import { ArchiveRefused } from "./archive-refused.ts";
import { beginImport, finishImport } from "./archived-rows.repository.ts";
import { AFTER_DOCUMENTS, BEFORE_DOCUMENTS } from "./archived-tables.ts";
import type { OpenArchive } from "./open-archive.ts";
import { checkFileBytes, openArchive } from "./open-archive.ts";
import { StoredFileReader } from "./stored-file-reader.ts";
import { verifyImport } from "./verify-import.ts";
import { writeAnswers } from "./write-answers.ts";
import { writeDocuments } from "./write-documents.ts";
import { writeDocumentFiles, writeLogos, writePhotos } from "./write-files.ts";
import { writeReports } from "./write-reports.ts";
import { checkTables, refuseContradiction, writeCompany, writeTable } from "./write-rows.ts";
import { writeTickets } from "./write-tickets.ts";

const NOTED_EVERY_MS = 1_000;

/**
 * Checks every file of an archive that came, then writes all of it in one transaction: killed or refused, it leaves
 * nothing, and the job begins again. What is wrong with the archive is noted, and its file goes.
 */
export async function runArchiveImportJob(deps: Deps, { companyId, id }: Jobs["import-archive"]): Promise<void> {
  const storedImport = await inCompany(deps.db, companyId, findNewestArchiveImport);
  if (storedImport?.id !== id || (storedImport.state !== "checking" && storedImport.state !== "writing")) return;
  try {
    const archive = await checkArchive(deps, companyId, storedImport);
    await writeArchiveRows(deps, companyId, storedImport, archive);
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    deps.log.warn({ refusal: error.refusal, detail: error.detail }, "an archive was not imported");
    await inCompany(deps.db, companyId, async (tx) => {
      const ending = { state: "refused", refusal: error.refusal, refusal_detail: error.detail } as const;
      await saveArchiveImportState(tx, id, ending, deps.clock());
      await forgetImportFile(tx, id);
    });
  }
}

async function checkArchive(deps: Deps, companyId: string, { id, size_bytes }: ArchiveImportRow): Promise<OpenArchive> {
  await enterState(deps, companyId, id, "checking");
  const source = new StoredFileReader(ARCHIVE_PART_BYTES, (place) =>
    inCompany(deps.db, companyId, (tx) => readImportPart(tx, id, place)),
  );
  const archive = await openArchive(source, size_bytes);
  checkTables(archive);
  const note = noteProgress(deps, companyId, id, archive.files.size);
  for (const file of archive.files.values()) {
    await checkFileBytes(archive, file);
    await note();
  }
  return archive;
}

async function writeArchiveRows(
  deps: Deps,
  companyId: string,
  { id, asked_by }: ArchiveImportRow,
  archive: OpenArchive,
): Promise<void> {
  await enterState(deps, companyId, id, "writing");
  const { manifest, manifestSha256 } = archive;
  const fileCount = [...archive.files.keys()].filter((path) => path.includes("/") && tableAt(path) === null).length;
  await inCompany(deps.db, companyId, async (tx) => {
    const note = noteProgress(deps, companyId, id, manifest.document_count + fileCount);
    const facts = {
      id,
      imported_by: asked_by,
      source_id: manifest.company.id,
      source_name: manifest.company.name,
      made_at: manifest.made_at,
      manifest_sha256: manifestSha256,
      document_count: manifest.document_count,
    };
    await refuseContradiction("company", beginImport(tx, facts));
    await writeCompany(tx, archive);
    const writing = { deps, tx, companyId, archive, onFile: note };
    for (const table of BEFORE_DOCUMENTS) await writeTable(tx, archive, table);
    await writeLogos(writing);
    const documents = await writeDocuments(deps, tx, companyId, archive, note);
    await writeDocumentFiles(writing, documents);
    await writePhotos(writing);
    await writeTickets(writing);
    await writeReports(writing);
    for (const table of AFTER_DOCUMENTS) await writeTable(tx, archive, table);
    await writeAnswers(writing, documents);
    const outOfOrder = await refuseContradiction("document", finishImport(tx));
    if (outOfOrder.length > 0) throw new ArchiveRefused("numbers", outOfOrder.join(", "));
    await verifyImport(deps, tx);
    await saveArchiveImportState(tx, id, { state: "done", refusal: null, refusal_detail: "" }, deps.clock());
    await forgetImportFile(tx, id);
  });
}

async function enterState(deps: Deps, companyId: string, id: string, state: "checking" | "writing"): Promise<void> {
  await inCompany(deps.db, companyId, (tx) =>
    saveArchiveImportState(tx, id, { state, refusal: null, refusal_detail: "" }, deps.clock()),
  );
}

// Told beside the transaction that writes, which nobody sees before its end.
function noteProgress(deps: Deps, companyId: string, id: string, all: number): () => Promise<void> {
  let done = 0;
  let notedAt = 0;
  return async () => {
    done++;
    const now = deps.clock();
    if (now.getTime() - notedAt < NOTED_EVERY_MS) return;
    notedAt = now.getTime();
    await inCompany(deps.db, companyId, (tx) => saveImportProgress(tx, id, { done, all }, now));
  };
}
