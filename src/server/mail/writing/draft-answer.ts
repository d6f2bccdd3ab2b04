import { writingMessages } from "#domain/mail/writing/writing.messages.ts";
import type { StoredDraft } from "./drafts.repository.ts";

/** A mail that is written here, on the wire. */
export function draftAnswer(draft: StoredDraft) {
  const { state, failure, smtpHost, failureAbout } = draft;
  return {
    id: draft.id,
    mailbox_id: draft.mailboxId,
    from: draft.address,
    kind: draft.kind,
    answered_id: draft.answeredId,
    document_id: draft.documentId,
    to: draft.to,
    cc: draft.cc,
    bcc: draft.bcc,
    subject: draft.subject,
    text: draft.text,
    quote: draft.quote,
    files: draft.files.map(({ kind, id, place, name, sizeBytes }) => ({
      kind,
      id,
      place,
      name,
      size_bytes: sizeBytes,
    })),
    revision: draft.revision,
    state,
    send_at: draft.state === "queued" ? (draft.sendAt?.toISOString() ?? null) : null,
    problem: writingMessages.problem(state, failure, smtpHost, failureAbout),
  };
}
