import { mailingMessages } from "#domain/documents/mailing/mailing.messages.ts";
import { VAT_DOUBTS } from "#domain/lines/vat-doubts.ts";
import { writingMessages } from "#domain/mail/writing/writing.messages.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps, Mailing } from "#server/deps.ts";
import { findMailedDocument, hasOtherCustomer } from "#server/documents/mailing/mailed-documents.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { listDraftsOfDocument } from "#server/mail/writing/drafts.repository.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import { findMailingObstacle } from "./find-mailing-obstacle.ts";
import { listVersionsOf } from "./quote-versions.repository.ts";
import { prepareToGive } from "./quote-versions.ts";

const LEAVING = ["queued", "sending", "handed"];

/**
 * Throws when a document may not leave by that mail: the mail lacks its PDF or joins a document of another customer,
 * another mail takes it along already or may have, it is a version of a quote that is not to be sent any more, or not
 * as it is, or the words of the mail are out of date. Whoever began the mail has confirmed its VAT.
 */
export async function checkMailing(deps: Deps, tx: Db, mailing: Mailing): Promise<void> {
  const { draftId, documentId } = mailing;
  const document = await findMailedDocument(tx, documentId);
  if (!document) throw notFound();
  if (!mailing.joinedIds.includes(documentId))
    throw new ApiError(422, "document_missing", mailingMessages.missing, { files: mailingMessages.missing });
  await lockProject(tx, document.project_id);
  const drafts = await listDraftsOfDocument(tx, documentId);
  if (drafts.some(({ id, state }) => id !== draftId && LEAVING.includes(state)))
    throw new ApiError(409, "already_leaving", mailingMessages.onItsWay);
  if (drafts.some(({ id, state }) => id !== draftId && state === "unsure"))
    throw new ApiError(409, "already_leaving", mailingMessages.inDoubt);
  if (await hasOtherCustomer(tx, document.customer_id, mailing.joinedIds))
    throw new ApiError(422, "other_customer", mailingMessages.otherCustomer, { files: mailingMessages.otherCustomer });
  if (document.kind === "quote") await checkVersion(deps, tx, mailing, document.project_id);
  const obstacle = await findMailingObstacle(deps, tx, mailing);
  if (obstacle !== null) throw new ApiError(409, "document_changed", writingMessages.sendFailure(obstacle, "", null));
}

// A version that nobody was given is sent only while it is the last one.
async function checkVersion(deps: Deps, tx: Db, { documentId, ...caller }: Mailing, projectId: string): Promise<void> {
  const version = await prepareToGive(deps, tx, caller, documentId, VAT_DOUBTS);
  const [latest] = await listVersionsOf(tx, projectId);
  const isGiven = version.sent_at !== null || version.viewed_at !== null;
  if (version.id !== documentId || (!isGiven && latest?.id !== documentId))
    throw new ApiError(409, "quote_changed", mailingMessages.otherVersion);
}
