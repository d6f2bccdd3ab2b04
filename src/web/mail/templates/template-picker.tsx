import { fillMailTemplate, listMailTemplates } from "#api/mail/mail-templates.ts";
import { openFields } from "#domain/mail/templates/template.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { MailContent } from "../writing/draft-saver.ts";

type Props = { draftId: string; content: MailContent; write: (more: Partial<MailContent>) => void };

/**
 * Puts a template into a mail: its text above what is written, its subject when there is none. What is left to be
 * filled is said, until it is. Nothing without a template and without a field to fill.
 */
export function TemplatePicker({ draftId, content, write }: Props) {
  const { data } = useAnswer(listMailTemplates, {}, { staleTime: 60_000 });
  const insert = useSingleChange(
    (templateId: string) => call(fillMailTemplate, { params: { id: draftId, templateId }, body: { to: content.to } }),
    {
      onSuccess: ({ subject, text }) =>
        write({ subject: content.subject.trim() || subject, text: putAbove(text, content.text) }),
      onError: ({ message }) => showToast(message),
    },
  );
  const templates = data?.templates ?? [];
  const fields = [...new Set([...openFields(content.subject), ...openFields(content.text)])];
  return (
    <>
      {templates.length > 0 && (
        <div className="-my-2 flex items-center gap-1">
          <span className="text-quiet">Insérer un modèle</span>
          <RowMenu
            label="Insérer un modèle"
            actions={templates.map(({ id, name }) => ({ label: name, key: id, act: () => insert.mutate(id) }))}
          />
        </div>
      )}
      {fields.length > 0 && (
        <Notice>À compléter avant d'envoyer : {fields.join(", ")}. Le mail ne part pas avec ces accolades.</Notice>
      )}
    </>
  );
}

// What was typed stays, under the template. The signature that a mail begins with stands under both.
function putAbove(text: string, typedText: string): string {
  return typedText.trim() === "" ? text : `${text.trimEnd()}\n\n${typedText.trimStart()}`;
}
