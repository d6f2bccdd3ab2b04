import { Button } from "#web/ui/button.tsx";
import { Plus } from "lucide-react";
import { AssistantFrame } from "./assistant-frame.tsx";
import { ConversationPanel } from "./conversation-panel.tsx";
import { SizeHandle } from "./panel/size-handle.tsx";
import { RecentConversations } from "./recent/recent-conversations.tsx";
import { useConversation } from "./use-conversation.ts";

/** The opened panel: the recent conversations and the current one. `writeAtOnce` puts the cursor in its field. */
export function AssistantPanel({ close, writeAtOnce }: { close: () => void; writeAtOnce: boolean }) {
  const { store } = useConversation();
  const newConversation = (
    <Button
      look="quiet"
      aria-label="Nouvelle conversation"
      title="Nouvelle conversation"
      onClick={() => void store.open({ fresh: true })}
    >
      <Plus aria-hidden className="size-5" />
    </Button>
  );
  return (
    <AssistantFrame close={close} actions={newConversation} handle={<SizeHandle />}>
      <RecentConversations shownCount={6} />
      <ConversationPanel writeAtOnce={writeAtOnce} />
    </AssistantFrame>
  );
}
