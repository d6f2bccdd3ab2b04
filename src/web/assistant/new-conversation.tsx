import { Button } from "#web/ui/button.tsx";
import { Plus } from "lucide-react";
import { useConversation } from "./use-conversation.ts";

/** The button that leaves the current conversation for a new one. */
export function NewConversation() {
  const { store } = useConversation();
  return (
    <Button
      look="quiet"
      aria-label="Nouvelle conversation"
      title="Nouvelle conversation"
      onClick={() => void store.open({ startsFresh: true })}
    >
      <Plus aria-hidden className="size-5" />
    </Button>
  );
}
