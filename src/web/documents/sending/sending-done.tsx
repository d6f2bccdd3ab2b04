import { givingMessages } from "#domain/documents/mailing/giving.messages.ts";
import { paymentReminderMessages } from "#domain/documents/mailing/payment-reminder.messages.ts";
import { MailStatus } from "#web/documents/mailing/mail-status.tsx";
import { isTaken, useDocumentMails } from "#web/documents/mailing/use-document-mails.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import type { SentDocument } from "./sent-document.ts";

/** How the customer was given a document: on paper or by word, by another application, or by mail from here. */
export type SendingEnd = "by_hand" | "noted" | "by_mail";

type Props = {
  document: SentDocument;
  projectId: string;
  how: SendingEnd;
  reopenMail: () => void;
  /** The mail was held back. */
  goBack: () => void;
  close: () => void;
};

/** What has just become of a document, and what follows. */
export function SendingDone({ document, projectId, how, reopenMail, goBack, close }: Props) {
  const { kind, customer, lastDay } = document;
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="flex items-start gap-3 text-lead font-[550]">
        <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-good" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {how !== "by_mail" ? givingMessages.sent(document, customer.name) : givingMessages.mailed}
        </span>
      </p>
      {how === "by_mail" && <OnItsWay id={document.id} reopen={reopenMail} goBack={goBack} />}
      <div hidden={kind === "credit_note" || document.isOver}>
        <h3 className="font-[550]">{givingMessages.next}</h3>
        <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-quiet">
          {kind === "quote" && how !== "by_hand" && !document.isSeen && <li>{givingMessages.seen}</li>}
          <li>
            {kind === "quote"
              ? givingMessages.remind(lastDay)
              : document.lateRest
                ? paymentReminderMessages.afterwards
                : givingMessages.due(lastDay)}
          </li>
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        {kind === "quote" && (
          <Link
            to="/etape/$id/$stepKey"
            params={{ id: projectId, stepKey: "client-validation" }}
            className={buttonLook({ look: "primary", className: "max-md:w-full" })}
            onClick={close}
          >
            Suivre l'accord du client
          </Link>
        )}
        <Button look={kind === "quote" ? "plain" : "primary"} className="max-md:w-full" onClick={close}>
          C'est bon
        </Button>
      </div>
    </div>
  );
}

type WayProps = { id: string; reopen: () => void; goBack: () => void };

function OnItsWay({ id, reopen, goBack }: WayProps) {
  const mails = useDocumentMails(id);
  const isUnderWay = mails !== undefined && (mails.sendings.length > 0 || isTaken(mails));
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) goBack();
    wasUnderWay.current = isUnderWay;
  });
  return mails ? <MailStatus mails={mails} reopen={reopen} /> : null;
}
