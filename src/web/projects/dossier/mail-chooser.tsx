import { listThreads } from "#api/mail/mails.ts";
import { attachProjectMail } from "#api/projects/project-dossier.ts";
import { useAnswer, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { senderWords, shortMoment } from "#web/mail/mail-view.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { SearchBox } from "#web/ui/list.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";

/** How many conversations are offered at once. What is typed finds the others. */
const OFFERED = 8;

type Props = { projectId: string; attachedIds: readonly string[]; close: () => void };

/** Finds a conversation of the mailboxes as one types, and puts it with a project. */
export function MailChooser({ projectId, attachedIds, close }: Props) {
  const [text, setText] = useState("");
  const q = useSettled(text.trim());
  const answer = useAnswer(
    listThreads,
    { query: { limit: OFFERED, ...(q !== "" && { q }) } },
    { placeholderData: keepPreviousData },
  );
  const attach = useSingleChange(
    (mailId: string) => call(attachProjectMail, { params: { id: projectId, mailId }, body: { is_attached: true } }),
    {
      onSuccess: async () => {
        await whenRefreshed();
        close();
      },
      onError: ({ message }) => showToast(message),
    },
  );
  const threads = (answer.data?.threads ?? []).filter(({ id }) => !attachedIds.includes(id));
  return (
    <section aria-label="Ranger un mail ici" className="rounded-card border border-line bg-paper p-4">
      <SearchBox label="Nom, adresse ou objet d'un mail" value={text} onChange={setText} />
      {answer.error && <Failure error={answer.error} retry={() => void answer.refetch()} />}
      {answer.isPending && <SheetSkeleton isBare />}
      {answer.isSuccess && threads.length === 0 && <p className="text-quiet">Aucun autre mail.</p>}
      <ul aria-label="Mails trouvés" className="-mx-2 flex flex-col">
        {threads.map((thread) => (
          <li key={thread.id}>
            <button
              type="button"
              disabled={attach.isPending}
              onClick={() => attach.mutate(thread.id)}
              className="w-full rounded-inner p-2 text-left hover:bg-sunk"
            >
              <span className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 truncate font-[550]">{senderWords(thread.from)}</span>
                <span className="figures text-fine text-quiet">{shortMoment(thread.received_at)}</span>
              </span>
              <span className="block truncate">{thread.subject || "Sans objet"}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" className="mt-2 -ml-4" onClick={close}>
        Annuler
      </Button>
    </section>
  );
}
