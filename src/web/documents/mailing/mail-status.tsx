import type { DocumentMails } from "#api/documents.ts";
import { deleteMailDraft, holdMailDraft, sendMailDraft, getMailDraft } from "#api/mail-drafts.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { HELD_WORDS } from "#web/mail/writing/writing-view.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure, Notice } from "#web/ui/notice.tsx";
import { Check } from "lucide-react";
import { mailWords, mailedWords } from "./mailing-view.ts";

type Mail = DocumentMails["mails"][number];
type Props = { mails: DocumentMails; reopen: () => void };

/** To whom a document was sent by mail, and where a mail stands that has not left. Nothing while there is none. */
export function MailStatus({ mails, reopen }: Props) {
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {mailedWords(mails).map((words) => (
        <p key={words} className="flex items-start gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
        </p>
      ))}
      <MailsNotGone mails={mails} reopen={reopen} />
    </div>
  );
}

/** The mails of a document that have not left, with what can be done. */
export function MailsNotGone({ mails: { mails }, reopen }: Props) {
  return mails
    .filter((mail) => mailWords(mail) !== null)
    .map((mail) => <NotGone key={mail.id} mail={mail} reopen={reopen} />);
}

function NotGone({ mail, reopen }: { mail: Mail; reopen: () => void }) {
  const { id, state, is_own } = mail;
  const hold = useSingleChange(() => call(holdMailDraft, { params: { id } }), {
    onSuccess: () => showToast(HELD_WORDS),
  });
  const confirmArrival = useSingleChange(() => call(deleteMailDraft, { params: { id } }));
  const resend = useSingleChange(async () => {
    const { draft } = await call(getMailDraft, { params: { id } });
    return call(sendMailDraft, { params: { id }, body: { revision: draft.revision } });
  });
  const error = hold.error ?? confirmArrival.error ?? resend.error;
  return (
    <div className="flex flex-col gap-2">
      <Notice isCounting={mail.leaves_in !== null && mail.problem === null}>{mailWords(mail)}</Notice>
      {is_own && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {state === "queued" && (
            <Button isBusy={hold.isPending} onClick={() => hold.mutate(undefined)}>
              Annuler l'envoi
            </Button>
          )}
          {state === "failed" && (
            <Button look="primary" onClick={reopen}>
              Corriger et renvoyer
            </Button>
          )}
          {state === "unsure" && (
            <>
              <Button isBusy={confirmArrival.isPending} onClick={() => confirmArrival.mutate(undefined)}>
                Il est bien arrivé
              </Button>
              <Button isBusy={resend.isPending} onClick={() => resend.mutate(undefined)}>
                Renvoyer
              </Button>
            </>
          )}
        </div>
      )}
      {error && <FormFailure>{error.message}</FormFailure>}
    </div>
  );
}
