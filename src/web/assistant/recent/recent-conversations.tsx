import { onDemand } from "#web/ui/loading/on-demand.tsx";

// Loaded apart: the page does not wait for them. That they cannot be listed is logged only
// (docs/specification.md#failures), so nothing is shown either when their code cannot be loaded.
const load = () => import("./recent-conversation-list.tsx");
const nothing = () => null;

/** The recent conversations in a line. */
export const RecentConversations = onDemand(async () => (await load()).RecentConversationList, nothing);

/** The recent conversations as rows. */
export const RecentCard = onDemand(async () => (await load()).RecentConversationRows, nothing);

/** The button that shows them. */
export const RecentButton = onDemand(async () => (await load()).ConversationsButton, nothing);
