import { onDemand } from "#web/ui/loading/on-demand.tsx";

/**
 * The recent conversations, loaded apart: the page does not wait for them. That they cannot be listed is logged only
 * (docs/specification.md#failures), so nothing is shown either when their code cannot be loaded.
 */
export const RecentConversations = onDemand(
  async () => (await import("./recent-conversation-list.tsx")).RecentConversationList,
  () => null,
);
