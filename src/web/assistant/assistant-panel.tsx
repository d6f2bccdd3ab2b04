import { AssistantFrame } from "./assistant-frame.tsx";
import { ConversationPanel } from "./conversation-panel.tsx";
import { NewConversation } from "./new-conversation.tsx";
import { SizeHandle } from "./panel/size-handle.tsx";
import { RecentConversations } from "./recent/recent-conversations.tsx";

/** The opened panel: the recent conversations and the current one. `writesAtOnce` puts the cursor in its field. */
export function AssistantPanel({ close, writesAtOnce }: { close: () => void; writesAtOnce: boolean }) {
  return (
    <AssistantFrame close={close} actions={<NewConversation />} handle={<SizeHandle />}>
      <RecentConversations shownCount={6} />
      <ConversationPanel writesAtOnce={writesAtOnce} />
    </AssistantFrame>
  );
}
