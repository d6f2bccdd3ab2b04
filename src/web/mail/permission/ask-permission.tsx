import { askGmailPermission, askMicrosoftPermission } from "#api/mail/mail.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { useState } from "react";
import { SharingBox } from "../sharing-box.tsx";

/** A kind of mailboxes that are opened by a permission. */
type PermissionKind = "gmail" | "microsoft";

const PROVIDERS: Record<PermissionKind, string> = { gmail: "Google", microsoft: "Microsoft" };

/** The way to the page of a provider, where a person lets the product open a new mailbox, or one again. */
export function AskPermission({
  kind,
  email,
  mailboxId,
  mayShare = false,
}: {
  kind: PermissionKind;
  email?: string;
  mailboxId?: string;
  mayShare?: boolean;
}) {
  const provider = PROVIDERS[kind];
  const [isShared, setIsShared] = useState(false);
  const ask = useChange(
    () =>
      call(kind === "gmail" ? askGmailPermission : askMicrosoftPermission, {
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
          busyLabel={`Vers ${provider}…`}
          onClick={() => ask.mutate(undefined)}
        >
          {mailboxId === undefined ? `Autoriser avec ${provider}` : `Autoriser de nouveau avec ${provider}`}
        </Button>
      </div>
    </>
  );
}
