import { ChevronRight, MessageCircle } from "lucide-react";
import type { Conversation } from "../shown-conversation.ts";

/** The line that takes up the conversation where it was left, above the field of the home page. */
export function ResumeTalk({ conversation, open }: { conversation: Conversation; open: () => void }) {
  const isAsking = conversation.flow?.pending != null;
  const lastSaid = conversation.history.findLast(({ role, content }) => role !== "system" && content.trim() !== "");
  return (
    <button
      type="button"
      onClick={open}
      className="mx-3 mt-2 flex min-h-12 items-center gap-3 rounded-card border border-line bg-bench px-3 py-1.5
        text-left hover:bg-sunk keyboard:hidden"
    >
      <MessageCircle aria-hidden className="size-5 shrink-0 text-act" />
      <span className="min-w-0 flex-1">
        <span className="block text-fine font-[550]">
          {isAsking ? "Une question t'attend" : "Reprendre la conversation"}
        </span>
        {lastSaid && <span className="block truncate text-fine text-quiet">{lastSaid.content}</span>}
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-quiet" />
    </button>
  );
}
