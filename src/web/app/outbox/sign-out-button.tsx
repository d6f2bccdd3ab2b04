import { useSession } from "#web/auth/ground/session.tsx";
import { outboxMessages } from "#web/client/outbox/outbox.messages.ts";
import { forgetKeptActs, openOutboxFor, useOutbox } from "#web/client/outbox/page-outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { useEffect } from "react";

/** Signs out. What this device still keeps of the user goes with it, so it asks first when something waits. */
export function SignOutButton({ leave }: { leave: () => Promise<void> }) {
  const { acts, isRead } = useOutbox();
  const userId = useSession().user?.id ?? null;
  useEffect(() => void openOutboxFor(userId), [userId]);
  if (acts.length === 0)
    return (
      <Button disabled={!isRead} onClick={() => void leave()}>
        Se déconnecter
      </Button>
    );
  return (
    <ConfirmButton
      question="Se déconnecter maintenant ?"
      text={outboxMessages.lostAtSignOut(acts.length)}
      confirm="Se déconnecter quand même"
      close="Rester connecté"
      act={async () => {
        await forgetKeptActs();
        await leave();
        return null;
      }}
    >
      Se déconnecter
    </ConfirmButton>
  );
}
