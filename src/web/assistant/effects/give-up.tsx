import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/layers/confirm-dialog.tsx";
import { useEffect, useState } from "react";
import type { ConversationStore } from "../conversation.ts";

/**
 * Gives up what waits for the network, after a question. While it is asked nothing leaves, although the network may be
 * back: what somebody is about to give up is never done meanwhile.
 */
export function GiveUp({ store }: { store: ConversationStore }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => (isAsked ? store.holdBack() : undefined), [isAsked, store]);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Annuler
      </Button>
      <ConfirmDialog
        question="Abandonner ce qui attend le réseau ?"
        text="Ce que tu as préparé ici sera perdu. Sinon, je reprends dès que le réseau revient."
        confirm="Abandonner"
        close="Attendre"
        act={async () => {
          store.endWait("cancel");
          return null;
        }}
        open={isAsked}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
