import { holdMailDraft, startMailDraft } from "#api/mail/mail-drafts.ts";
import type { DraftKind } from "#domain/mail/writing/start-mail.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useNavigate } from "@tanstack/react-router";
import { HELD_WORDS, SENT_WORDS } from "./writing-view.ts";

/** Begins a mail and opens it. What hinders it is told. */
export function useStartWriting() {
  const navigate = useNavigate();
  return useSingleChange(
    ({ kind, mailId }: { kind: DraftKind; mailId?: string }) =>
      call(startMailDraft, { body: { kind, ...(mailId !== undefined && { mail_id: mailId }) } }),
    {
      onSuccess: ({ draft }) => void navigate({ to: "/app/mails/write/$draftId", params: { draftId: draft.id } }),
      onError: ({ message }) => showToast(message),
    },
  );
}

/** Says for ten seconds that a mail leaves, and holds it back on demand. */
export function useTellSent() {
  const navigate = useNavigate();
  return (id: string) =>
    showToast(SENT_WORDS, () => {
      call(holdMailDraft, { params: { id } }).then(
        () => {
          showToast(HELD_WORDS);
          void navigate({ to: "/app/mails/write/$draftId", params: { draftId: id } });
        },
        ({ message }: Error) => showToast(message),
      );
    });
}
