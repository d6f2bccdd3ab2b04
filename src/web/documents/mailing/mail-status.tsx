import type { DocumentMails } from "#api/document-mails.ts";
import { WayButtons } from "#web/mail/writing/way-buttons.tsx";
import { HELD_WORDS } from "#web/mail/writing/writing-view.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Check, X } from "lucide-react";
import { hasWrongAddress, lastBounces, mailWords, mailedLines } from "./mailing-view.ts";
import { isTaken, useMaySend } from "./use-document-mails.ts";

type Mail = DocumentMails["mails"][number];
type Props = { mails: DocumentMails; reopen: () => void };

/** To whom a document was sent by mail, and what went wrong or is under way. Nothing while there is no mail. */
export function MailStatus({ mails, reopen }: Props) {
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {mailedLines(mails).map(({ words, isDelivered }) => (
        <p key={words} className="flex items-start gap-3">
          {isDelivered ? (
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          ) : (
            <X aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
          )}
          <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
        </p>
      ))}
      <MailTroubles mails={mails} reopen={reopen} />
    </div>
  );
}

/** The last mail of a document when it did not arrive, and those that have not left, with what can be done. */
export function MailTroubles({ mails, reopen }: Props) {
  return (
    <>
      <NotDelivered mails={mails} reopen={reopen} />
      {mails.mails
        .filter((mail) => mailWords(mail) !== null)
        .map((mail) => (
          <NotGone key={mail.id} mail={mail} reopen={reopen} />
        ))}
    </>
  );
}

function NotDelivered({ mails, reopen }: Props) {
  const maySend = useMaySend();
  const bounces = lastBounces(mails);
  if (bounces.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 [overflow-wrap:anywhere]">
      {bounces.map(({ address, sentence }) => (
        <Notice key={address}>{sentence}</Notice>
      ))}
      {hasWrongAddress(mails) && maySend === "yes" && !isTaken(mails) && (
        <Button look="primary" className="max-md:w-full md:self-start" aria-haspopup="dialog" onClick={reopen}>
          Corriger l'adresse et renvoyer
        </Button>
      )}
    </div>
  );
}

function NotGone({ mail, reopen }: { mail: Mail; reopen: () => void }) {
  const { id, state, is_own } = mail;
  return (
    <div className="flex flex-col gap-2">
      <Notice isCounting={mail.leaves_in !== null && mail.problem === null}>{mailWords(mail)}</Notice>
      {is_own && state === "failed" && (
        <Button look="primary" className="self-start" onClick={reopen}>
          Corriger et renvoyer
        </Button>
      )}
      {is_own && <WayButtons id={id} state={state} onHeld={() => showToast(HELD_WORDS)} />}
    </div>
  );
}
