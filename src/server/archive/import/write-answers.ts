import { rowsPath } from "#domain/archive/archive-files.ts";
import type { AnswerContent, NamedDocument } from "#domain/quotes/signing/answer-content.ts";
import { CUSTOMER_ACTS } from "#domain/quotes/signing/answer-content.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { answerMac } from "#server/quotes/signing/answer-seal.ts";
import { z } from "zod";
import { ArchiveRefused } from "./archive-refused.ts";
import { readRows } from "./archived-lines.ts";
import type { ArchivedRow } from "./archived-rows.repository.ts";
import { importRows } from "./archived-rows.repository.ts";
import type { OpenArchive } from "./open-archive.ts";
import type { WrittenDocument } from "./write-documents.ts";
import { refuseContradiction } from "./write-rows.ts";

const PATH = rowsPath("customer_answer");

const namedDocument = z.strictObject({
  id: z.string(),
  number: z.string(),
  version: z.number(),
  contentSha256: z.string(),
  viewSha256: z.string(),
  pdfSha256: z.string().nullable(),
});

const moment = z.iso.datetime();

const answerContent: z.ZodType<AnswerContent> = z.strictObject({
  format: z.number(),
  act: z.enum(CUSTOMER_ACTS),
  at: moment,
  seenDocument: namedDocument,
  document: namedDocument,
  options: z.array(z.strictObject({ id: z.string(), label: z.string() })),
  grossCents: z.number(),
  signer: z.string(),
  email: z.string(),
  code: z.strictObject({ sentAt: moment, verifiedAt: moment }).nullable(),
  // As `readDrawing` writes it: moves and lines, and nothing else.
  drawing: z.string().regex(/^(?:[ML]\d{1,3} \d{1,3}(?: (?=[ML])|$))*$/),
  certificates: z.array(z.strictObject({ title: z.string(), text: z.string(), name: z.string(), date: z.iso.date() })),
  agreedTexts: z.array(z.string()),
  wantsEarlyStart: z.boolean(),
  reason: z.string(),
  address: z.string(),
  userAgent: z.string(),
});

const answerRow = z.object({ id: z.uuid(), decision_id: z.uuid(), created_at: z.string(), content: answerContent });

/**
 * Writes what customers answered, sealed anew: the seal of the archive was made with another key, or for another
 * company. The signed copy says so. Throws `ArchiveRefused` for evidence about documents that are not those of the
 * archive, and for evidence of later than now, which would pass for one that was sealed as it was given.
 */
export async function writeAnswers(
  { deps, tx, companyId, archive }: { deps: Deps; tx: Db; companyId: string; archive: OpenArchive },
  documents: ReadonlyMap<string, WrittenDocument>,
): Promise<void> {
  for await (const row of readRows(archive, PATH)) {
    const mac = answerMac(deps, { companyId, ...readAnswer(row, documents, deps.clock()) });
    await refuseContradiction("customer_answer", importRows(tx, "customer_answer", [{ ...row, mac }]));
  }
}

function readAnswer(row: ArchivedRow, documents: ReadonlyMap<string, WrittenDocument>, now: Date) {
  const reading = answerRow.safeParse(row);
  if (!reading.success) throw new ArchiveRefused("rows", PATH);
  const { id, decision_id: decisionId, created_at: createdAt, content } = reading.data;
  const { at, document, seenDocument } = content;
  if (new Date(createdAt).getTime() !== new Date(at).getTime()) throw new ArchiveRefused("rows", PATH);
  if (new Date(at) > now) throw new ArchiveRefused("ahead", document.number);
  for (const one of [document, seenDocument])
    if (!isNamedAsWritten(one, documents.get(one.id))) throw new ArchiveRefused("altered", one.number);
  return { id, decisionId, content };
}

function isNamedAsWritten(document: NamedDocument, writtenDocument: WrittenDocument | undefined): boolean {
  return (
    writtenDocument !== undefined &&
    document.number === writtenDocument.number &&
    document.version === writtenDocument.version &&
    document.contentSha256 === writtenDocument.contentSha256 &&
    document.viewSha256 === writtenDocument.viewSha256
  );
}
