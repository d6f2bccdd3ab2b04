import { deleteMailDraft, holdMailDraft, sendMailDraft } from "#api/mail-drafts.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFailure, Notice } from "#web/ui/notice.tsx";
import { useNavigate } from "@tanstack/react-router";
import type { Draft } from "./draft-saver.ts";
import { leavingWords } from "./writing-view.ts";

/** A mail that waits, leaves, has left or may have left: what can still be done. */
export function OnItsWay({ draft }: { draft: Draft }) {
  const { id, state, problem, revision } = draft;
  const navigate = useNavigate();
  const hold = useSingleChange(() => call(holdMailDraft, { params: { id } }));
  const resend = useSingleChange(() => call(sendMailDraft, { params: { id }, body: { revision } }));
  const forget = useSingleChange(() => call(deleteMailDraft, { params: { id } }), {
    onSuccess: () => void navigate({ to: "/app/mails/inbox" }),
  });
  const error = hold.error ?? resend.error ?? forget.error;
  return (
    <div className="flex flex-col gap-4">
      <Notice>{problem ?? wordsOf(draft)}</Notice>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {[{ label: "Objet", words: draft.subject || "Sans objet" }, ...leavingWords(draft)].map(({ label, words }) => (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="rounded-card border border-line bg-paper p-4 [overflow-wrap:anywhere] whitespace-pre-wrap">
        {draft.text.trim()}
      </p>
      <div className="flex flex-wrap gap-2">
        {state === "queued" && (
          <Button isBusy={hold.isPending} onClick={() => hold.mutate(undefined)}>
            Annuler l'envoi
          </Button>
        )}
        {state === "unsure" && (
          <>
            <Button isBusy={forget.isPending} onClick={() => forget.mutate(undefined)}>
              Il est bien arrivé
            </Button>
            <Button isBusy={resend.isPending} onClick={() => resend.mutate(undefined)}>
              Renvoyer
            </Button>
          </>
        )}
      </div>
      {error && <FormFailure>{error.message}</FormFailure>}
    </div>
  );
}

function wordsOf({ state }: Draft): string {
  if (state === "sent") return "Ce mail est parti.";
  return state === "queued" ? "Ce mail part dans quelques secondes." : "Ce mail est en train de partir.";
}
