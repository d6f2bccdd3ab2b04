import { isConsumer } from "#domain/documents/withdrawal.ts";
import { readQuote } from "#domain/quotes/quote-formats.ts";
import { signedCopyView } from "#domain/quotes/signing/evidence-view.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { documentFileName } from "#server/documents/document-attachment.ts";
import { findDocumentRow } from "#server/documents/document-content.repository.ts";
import { readDocument } from "#server/documents/read-document.ts";
import { findCheckedFile } from "#server/files/files.repository.ts";
import { readFilePart } from "#server/files/files.repository.ts";
import type { LetterFile, SignedCopy } from "#server/mail/mailer.ts";
import { isAnswerIntact } from "./answer-seal.ts";
import { findCustomerAnswer, findImportAfter } from "./customer-answers.repository.ts";

/**
 * The signed copy of a quote: what was agreed, and a last page that proves it. The same evidence always gives the same
 * file. Null for evidence that is not what was kept, of which nothing is made.
 */
export async function loadSignedCopy(deps: Deps, { companyId, answerId }: SignedCopy): Promise<LetterFile | null> {
  const copyRows = await inCompany(deps.db, companyId, async (tx) => {
    const answer = await findCustomerAnswer(tx, answerId);
    const row = answer && (await findDocumentRow(tx, answer.document_id));
    if (!answer || !row) return null;
    const sealedAnewAt = await findImportAfter(tx, answer.created_at);
    return { answer, row, timeZone: await readTimeZone(tx), sealedAnewAt };
  });
  if (!copyRows || !isAnswerIntact(deps, companyId, copyRows.answer)) return null;
  const { answer, row, timeZone, sealedAnewAt } = copyRows;
  const document = await readDocument(deps, row);
  const { buyer } = readQuote(document.content, document.contentFormat);
  const logo = await loadLogo(deps, companyId, document.view.logoId);
  const copyKey = `${companyId} ${answerId}`;
  const earlierCopy = recentCopies.get(copyKey);
  if (earlierCopy) return earlierCopy;
  const view = signedCopyView(document.view, answer.content, {
    mac: answer.mac,
    timeZone,
    sealedAnewAt,
    hasWithdrawal: isConsumer(buyer),
  });
  const bytes = await deps.renderDocument(view, { companyId, createdAt: answer.created_at, ...(logo && { logo }) });
  const copy = { name: `${documentFileName(document)}-signe.pdf`, mime: "application/pdf", bytes };
  recentCopies.set(copyKey, copy);
  if (recentCopies.size > MOST_COPIES) recentCopies.delete(recentCopies.keys().next().value!);
  return copy;
}

// Laid out once for both letters and for who downloads it next: the evidence was verified before each.
const MOST_COPIES = 32;
const recentCopies = new Map<string, LetterFile>();

// One that was altered is left out: the copy is worth its words.
async function loadLogo(deps: Deps, companyId: string, logoId: string | null) {
  if (logoId === null) return null;
  return inCompany(deps.db, companyId, async (tx) => {
    const file = await findCheckedFile(tx, logoId);
    return file?.isIntact ? { mime: file.mime, bytes: await readFilePart(tx, logoId, 0, file.size) } : null;
  });
}
