import { listAssistantSessions } from "#api/assistant.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useEffect } from "react";
import { useConversation } from "./use-conversation.ts";

const WHEN = new Intl.DateTimeFormat("fr-FR", { day: "2-digit", month: "2-digit", hour: "2-digit", minute: "2-digit" });

/** Conversations of before, with a preview and a date; picking one opens it. Twenty are asked for, `most` are shown. */
export function RecentConversations({ most }: { most: number }) {
  const { store, conversation } = useConversation();
  const list = useAnswer(listAssistantSessions, { query: { limit: 20 } });
  useEffect(() => {
    if (list.error) console.warn("Unable to list discussions", list.error);
  }, [list.error]);
  const sessions = (list.data?.sessions ?? []).filter(({ id }) => id !== conversation?.id).slice(0, most);
  if (sessions.length === 0) return null;
  return (
    <ul
      aria-label="Conversations récentes"
      className="flex shrink-0 gap-2 overflow-x-auto border-b border-line px-3 py-2 max-md:keyboard:hidden"
    >
      {sessions.map((session) => (
        <li key={session.id} className="shrink-0">
          <button
            type="button"
            onClick={() => void store.open({ id: session.id })}
            className="flex min-h-11 w-40 flex-col justify-center rounded-inner border border-line bg-paper px-2 py-1
              text-left hover:bg-sunk"
          >
            <span className="w-full truncate text-fine">{session.last_message || "Conversation"}</span>
            <span className="text-tiny text-quiet">{WHEN.format(new Date(session.updated_at)).replace(",", "")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
