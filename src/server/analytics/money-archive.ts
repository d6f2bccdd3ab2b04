import { moneyMessages } from "#domain/analytics/money.messages.ts";
import type { Deps } from "#server/deps.ts";
import { documentFileName } from "#server/documents/document-attachment.ts";
import type { StoredDocument } from "#server/documents/stored-document.ts";
import { loadStoredDocument } from "#server/documents/stored-document.ts";
import { streamFile } from "#server/documents/stream-file.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Readable } from "node:stream";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { MoneyRow } from "./money-list.figures.ts";

// PDFs are compressed inside: doing it again would cost time and save little.
const AS_IT_IS = { compress: false };

/**
 * The PDFs of the documents of a list, one after the other in one archive, each made first when it is not there yet. It
 * holds a part of one PDF at a time, and stops where its reader does. Documents without PDF are named in a text.
 */
export function archivePdfs(deps: Deps, companyId: string, pages: AsyncIterable<MoneyRow[]>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const fail = (error: Error) => void output.destroy(error);
  zip.on("error", fail);
  writeArchive(deps, companyId, { zip, output }, pages).catch(fail);
  return output;
}

type Archive = { zip: ZipFile; output: PassThrough };

async function writeArchive(deps: Deps, companyId: string, { zip, output }: Archive, pages: AsyncIterable<MoneyRow[]>) {
  const readIds = new Set<string>();
  const missingNumbers: string[] = [];
  for await (const page of pages)
    for (const row of page) {
      if (output.destroyed) return;
      // An invoice may have several payments.
      if (readIds.has(row.document_id)) continue;
      readIds.add(row.document_id);
      const storedDocument = await loadPdf(deps, companyId, row);
      if (storedDocument === null) missingNumbers.push(row.number);
      else await addPdf(deps, companyId, { zip, output }, storedDocument);
    }
  if (missingNumbers.length > 0 || readIds.size === 0)
    zip.addBuffer(Buffer.from(moneyMessages.missingPdfs(missingNumbers)), moneyMessages.missingName, AS_IT_IS);
  zip.end();
}

// A PDF that cannot be made, or that is not what was kept, is told; any other fault ends the archive.
async function loadPdf(deps: Deps, companyId: string, { kind, document_id }: MoneyRow): Promise<StoredDocument | null> {
  try {
    return await loadStoredDocument(deps, { companyId, kind, id: document_id }, "pdf");
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

async function addPdf(deps: Deps, companyId: string, { zip, output }: Archive, storedDocument: StoredDocument) {
  const part = streamFile(deps.db, companyId, storedDocument.file);
  const stop = () => void part.destroy();
  output.once("close", stop);
  zip.addReadStream(part, `${documentFileName(storedDocument)}.pdf`, AS_IT_IS);
  await finished(part).finally(() => output.off("close", stop));
}
