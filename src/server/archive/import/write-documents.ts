import { documentPath, rowsPath } from "#domain/archive/archive-files.ts";
import type { NamedKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_KINDS, nameOfKind } from "#domain/documents/document-kind.ts";
import { canonicalJson } from "#domain/shared/canonical-json.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { documentMac } from "#server/documents/seals/document-seal.ts";
import { isId } from "#server/ids.ts";
import { ArchiveRefused } from "./archive-refused.ts";
import { readRows } from "./archived-lines.ts";
import type { ArchivedDocumentRow, ArchivedRow } from "./archived-rows.repository.ts";
import { importDocument } from "./archived-rows.repository.ts";
import type { OpenArchive } from "./open-archive.ts";
import { refuseContradiction } from "./write-rows.ts";

/** What the files of a document are bound to. */
export type WrittenDocument = {
  kind: ArchivedDocumentRow["kind"];
  name: NamedKind;
  number: string;
  version: number;
  contentSha256: string;
  viewSha256: string;
  xmlSha256: string | null;
};

/** Writes the documents of an archive as they were issued, each with a seal of this installation. Gives them by ID. */
export async function writeDocuments(
  deps: Deps,
  tx: Db,
  companyId: string,
  archive: OpenArchive,
  onDocument: () => Promise<void>,
): Promise<Map<string, WrittenDocument>> {
  const documents = new Map<string, WrittenDocument>();
  const creditNotes: ArchivedDocumentRow[] = [];
  const write = async (row: ArchivedDocumentRow) => {
    await writeDocument(deps, tx, companyId, archive, row);
    documents.set(row.id, toWritten(row));
    await onDocument();
  };
  for await (const archivedRow of readRows(archive, rowsPath("document"))) {
    const row = readDocumentRow(archivedRow);
    // The invoice that it credits comes first.
    if (row.refers_to === null) await write(row);
    else creditNotes.push(row);
  }
  for (const row of creditNotes) await write(row);
  if (documents.size !== archive.manifest.document_count) throw new ArchiveRefused("damaged", rowsPath("document"));
  return documents;
}

function readDocumentRow(row: ArchivedRow): ArchivedDocumentRow {
  const { id, kind, number, version, invoice_kind: invoiceKind } = row;
  if (
    typeof id !== "string" ||
    !isId(id) ||
    typeof number !== "string" ||
    typeof version !== "number" ||
    !DOCUMENT_KINDS.some((one) => one === kind) ||
    !(invoiceKind === null || typeof invoiceKind === "string")
  )
    throw new ArchiveRefused("rows", rowsPath("document"));
  // The database takes its hashes again and compares every column with what the document says.
  return row as unknown as ArchivedDocumentRow;
}

async function writeDocument(
  deps: Deps,
  tx: Db,
  companyId: string,
  archive: OpenArchive,
  row: ArchivedDocumentRow,
): Promise<void> {
  const { number, version } = row;
  const name = nameOfKind(row.kind, row.invoice_kind);
  const xml =
    row.xml_sha256 === null ? null : await archive.read(documentPath({ kind: name, number, version, format: "xml" }));
  const texts = {
    content: canonicalJson(row.content),
    view: canonicalJson(row.view),
    xml: xml && xml.toString("utf8"),
  };
  await refuseContradiction(
    number,
    importDocument(tx, row, texts, documentMac(deps, { ...row, company_id: companyId })),
  );
}

function toWritten(row: ArchivedDocumentRow): WrittenDocument {
  return {
    kind: row.kind,
    name: nameOfKind(row.kind, row.invoice_kind),
    number: row.number,
    version: row.version,
    contentSha256: row.content_sha256,
    viewSha256: row.view_sha256,
    xmlSha256: row.xml_sha256,
  };
}
