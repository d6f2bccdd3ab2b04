import { listDocumentMails, startDocumentMail } from "#api/documents.ts";
import { writingMessages } from "#domain/mail/writing/writing.messages.ts";
import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { draftAnswer } from "#server/mail/writing/draft-answer.ts";
import type { StoredDraft } from "#server/mail/writing/drafts.repository.ts";
import { findWaitSeconds, listDraftsOfDocument } from "#server/mail/writing/drafts.repository.ts";
import { beginDocumentMail } from "./begin-document-mail.ts";
import { findMailedDocument, listSendings } from "./mailed-documents.repository.ts";

/** Documents that leave by mail from their own screen. */
export const mailingRoutes: Route[] = [
  patientRoute(startDocumentMail, async (deps, request) => ({
    draft: draftAnswer(await beginDocumentMail(deps, request)),
  })),

  route(listDocumentMails, async (_deps, { tx, caller, params: { id } }) => {
    if (!(await findMailedDocument(tx, id))) throw notFound();
    const sendings = await listSendings(tx, id);
    const mails = [];
    for (const draft of await listDraftsOfDocument(tx, id)) mails.push(await readMail(tx, caller, draft));
    return {
      sendings: sendings.map(({ how, sent_at, to_line, refused_address }) => ({
        how,
        sent_at: sent_at.toISOString(),
        to: to_line,
        refused_address,
      })),
      mails,
    };
  }),
];

async function readMail(tx: Db, { userId }: Caller, draft: StoredDraft) {
  const { id, state, to, failure, smtpHost, failureAbout } = draft;
  const seconds = state === "queued" ? await findWaitSeconds(tx, id) : null;
  return {
    id,
    is_own: draft.userId === userId,
    state,
    to,
    leaves_in: seconds === null ? null : Math.max(0, seconds),
    problem: writingMessages.problem(state, failure, smtpHost, failureAbout),
  };
}
