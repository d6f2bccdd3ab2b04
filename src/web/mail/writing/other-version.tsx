import { saveMailDraft, startMailDraft } from "#api/mail/mail-drafts.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFailure, Notice } from "#web/ui/notice.tsx";
import { useNavigate } from "@tanstack/react-router";
import type { Draft, MailContent } from "./draft-saver.ts";
import { originOf } from "./draft-saver.ts";

/** What to do with a mail that another page changed meanwhile. Neither text is lost. */
export function OtherVersion({ draft, content }: { draft: Draft; content: MailContent }) {
  const navigate = useNavigate();
  const keepApart = useSingleChange(
    async () => {
      const { kind, answered_id, mailbox_id } = draft;
      const origin = answered_id === null ? { mailbox_id } : { mail_id: answered_id };
      const copy = (await call(startMailDraft, { body: { kind, ...origin } })).draft;
      const body = { ...content, revision: copy.revision, files: content.files.map(originOf) };
      return call(saveMailDraft, { params: { id: copy.id }, body });
    },
    {
      onSuccess: ({ draft: { id } }) => void navigate({ to: "/app/mails/write/$draftId", params: { draftId: id } }),
    },
  );
  return (
    <div className="flex flex-col gap-3">
      <Notice>Ce brouillon a été changé dans une autre fenêtre. Ton texte d'ici n'y est pas enregistré.</Notice>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={keepApart.isPending} onClick={() => keepApart.mutate(undefined)}>
          Garder mon texte à part
        </Button>
        <Button onClick={() => location.reload()}>Prendre l'autre version</Button>
      </div>
      {keepApart.error && <FormFailure>{keepApart.error.message}</FormFailure>}
    </div>
  );
}
