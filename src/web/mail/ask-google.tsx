import { askGmailPermission } from "#api/mail/mail.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { useState } from "react";
import { SharingBox } from "./sharing-box.tsx";

/** The way to Google's page, where a person lets the product open a new mailbox, or one again. */
export function AskGoogle({
  email,
  mailboxId,
  mayShare = false,
}: {
  email?: string;
  mailboxId?: string;
  mayShare?: boolean;
}) {
  const [isShared, setIsShared] = useState(false);
  const ask = useChange(
    () =>
      call(askGmailPermission, {
        body: {
          ...(email !== undefined && { email }),
          ...(mailboxId !== undefined && { mailbox_id: mailboxId }),
          ...(mayShare && { is_shared: isShared }),
        },
      }),
    { onSuccess: ({ url }) => location.assign(url) },
  );
  return (
    <>
      {mayShare && <SharingBox isShared={isShared} change={setIsShared} />}
      {ask.error && (
        <p role="alert" className="text-bad">
          {ask.error.message}
        </p>
      )}
      <div>
        <Button
          look="primary"
          isBusy={ask.isPending || ask.isSuccess}
          busyLabel="Vers Google…"
          onClick={() => ask.mutate(undefined)}
        >
          {mailboxId === undefined ? "Autoriser avec Google" : "Autoriser de nouveau avec Google"}
        </Button>
      </div>
    </>
  );
}
