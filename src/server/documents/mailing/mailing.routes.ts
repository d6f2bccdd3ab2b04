import { listDocumentMails, startDocumentMail } from "#api/document-mails.ts";
import { bounceMessages } from "#domain/mail/bounces/bounce.messages.ts";
import { currentBounces, isAddressWrong } from "#domain/mail/bounces/bounce.ts";
import { writingMessages } from "#domain/mail/writing/writing.messages.ts";
import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { findWaitSeconds } from "#server/mail/writing/attempts.repository.ts";
import { draftAnswer } from "#server/mail/writing/draft-answer.ts";
import type { StoredDraft } from "#server/mail/writing/drafts.repository.ts";
import { listDraftsOfDocument } from "#server/mail/writing/drafts.repository.ts";
import { beginDocumentMail } from "./begin-document-mail.ts";
import type { SendingRow } from "./mailed-documents.repository.ts";
import { findMailedDocument, listSendings } from "./mailed-documents.repository.ts";

/** Documents that leave by mail from their own screen. */
export const mailingRoutes: Route[] = [
  patientRoute(startDocumentMail, async (deps, request) => {
    const { draft, linkProblem } = await beginDocumentMail(deps, request);
    return { draft: draftAnswer(draft), link_problem: linkProblem };
  }),

  route(listDocumentMails, async (deps, { tx, caller, params: { id } }) => {
    if (!(await findMailedDocument(tx, id))) throw notFound();
    const sendings = await listSendings(tx, id);
    const mails = [];
    for (const draft of await listDraftsOfDocument(tx, id))
      if (isShownTo(caller, draft)) mails.push(await readMail(tx, caller, draft));
    return {
      sendings: sendings.map((sending) => sendingAnswer(sending, deps.clock())),
      mails,
    };
  }),
];

// What somebody has not finished is theirs alone.
function isShownTo({ userId }: Caller, draft: StoredDraft): boolean {
  return draft.userId === userId || (draft.state !== "draft" && draft.state !== "failed");
}

function sendingAnswer({ how, sent_at, to_line, refused_address, is_doubtful, bounces }: SendingRow, now: Date) {
  return {
    how,
    sent_at: sent_at.toISOString(),
    is_doubtful,
    to: to_line,
    refused_address,
    bounces: currentBounces(bounces, now).map((bounce) => ({
      address: bounce.address,
      outcome: bounce.outcome,
      is_address_wrong: isAddressWrong(bounce),
      sentence: bounceMessages.told(bounce),
    })),
  };
}

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
