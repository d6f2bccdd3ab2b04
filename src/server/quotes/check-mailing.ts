import { mailingMessages } from "#domain/documents/mailing/mailing.messages.ts";
import { VAT_DOUBTS } from "#domain/lines/vat-doubts.ts";
import { writingMessages } from "#domain/mail/writing/writing.messages.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps, Mailing } from "#server/deps.ts";
import { findMailedDocument, hasOtherCustomer } from "#server/documents/mailing/mailed-documents.repository.ts";
import { ApiError, notAllowed, notFound } from "#server/http/api-error.ts";
import { listDraftsOfDocument } from "#server/mail/writing/drafts.repository.ts";
import { findMailingObstacle, lockMailedProjects, wasGiven } from "./find-mailing-obstacle.ts";
import { findVersion, listVersionsOf } from "./quote-versions.repository.ts";
import { prepareToGive } from "./quote-versions.ts";

const LEAVING = ["queued", "sending", "handed"];

/**
 * Throws when a mail may not leave with its documents. The one that it is about: the mail lacks its PDF or joins a
 * document of another customer, another mail takes it along already or may have, or its words are out of date. A quote,
 * also one that an ordinary mail takes along: it is a version that is not to be sent any more, or not as it is, or its
 * VAT is doubtful.
 */
export async function checkMailing(deps: Deps, tx: Db, mailing: Mailing): Promise<void> {
  const { documentId, joinedIds } = mailing;
  await lockMailedProjects(tx, mailing);
  if (documentId !== null) await checkDocument(tx, mailing, documentId);
  for (const id of joinedIds) await checkVersion(deps, tx, mailing, id);
  const obstacle = await findMailingObstacle(deps, tx, mailing);
  if (obstacle !== null) throw new ApiError(409, "document_changed", writingMessages.sendFailure(obstacle, "", null));
}

async function checkDocument(tx: Db, { draftId, joinedIds }: Mailing, documentId: string): Promise<void> {
  const document = await findMailedDocument(tx, documentId);
  if (!document) throw notFound();
  if (!joinedIds.includes(documentId))
    throw new ApiError(422, "document_missing", mailingMessages.missing, { files: mailingMessages.missing });
  const drafts = await listDraftsOfDocument(tx, documentId);
  if (drafts.some(({ id, state }) => id !== draftId && LEAVING.includes(state)))
    throw new ApiError(409, "already_leaving", mailingMessages.onItsWay);
  if (drafts.some(({ id, state }) => id !== draftId && state === "unsure"))
    throw new ApiError(409, "already_leaving", mailingMessages.inDoubt);
  if (await hasOtherCustomer(tx, document.customer_id, joinedIds))
    throw new ApiError(422, "other_customer", mailingMessages.otherCustomer, { files: mailingMessages.otherCustomer });
}

// A version that nobody was given is sent only while it is the last one. One that its customer has may be joined again.
async function checkVersion(deps: Deps, tx: Db, mailing: Mailing, id: string): Promise<void> {
  const storedVersion = await findVersion(tx, id);
  if (!storedVersion || (id !== mailing.documentId && wasGiven(storedVersion))) return;
  if (!mailing.mayGive) throw notAllowed();
  const confirmedDoubts = VAT_DOUBTS.filter((doubt) => mailing.confirmedDoubts.includes(doubt));
  const version = await prepareToGive(deps, tx, mailing, id, confirmedDoubts);
  const [latest] = await listVersionsOf(tx, storedVersion.project_id);
  const isGiven = version.sent_at !== null || version.viewed_at !== null;
  if (version.id !== id || (!isGiven && latest?.id !== id))
    throw new ApiError(409, "quote_changed", mailingMessages.otherVersion);
}
