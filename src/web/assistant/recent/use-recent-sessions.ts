import { listAssistantSessions } from "#api/assistant/assistant.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useEffect } from "react";
import { useConversation } from "../use-conversation.ts";

const WHEN = new Intl.DateTimeFormat("fr-FR", { day: "2-digit", month: "2-digit", hour: "2-digit", minute: "2-digit" });

/** After how long a list that could not be read is read again. */
const RETRY_MS = 5_000;

/** The former conversations, last used first, without the one that is shown. A failure is logged, and read again. */
export function useRecentSessions() {
  const { store, conversation } = useConversation();
  const list = useAnswerPages(listAssistantSessions, { limit: 20 });
  const { refetch } = list;
  useEffect(() => {
    if (!list.error) return;
    console.warn("Unable to list discussions", list.error);
    const retry = setTimeout(() => void refetch(), RETRY_MS);
    return () => clearTimeout(retry);
  }, [list.error, list.errorUpdatedAt, refetch]);
  const sessions = (list.data?.pages.flatMap((page) => page.sessions) ?? []).filter(
    ({ id }) => id !== conversation?.id,
  );
  return { list, sessions, open: (id: string) => void store.open({ id }) };
}

/** How a conversation is called in a list. */
export function titleOfSession({ subject, last_message }: { subject: string; last_message: string }): string {
  return subject || last_message || "Conversation";
}

/** Its last use: day, month and time. */
export function formatLastUse(moment: string): string {
  return WHEN.format(new Date(moment)).replace(",", "");
}
