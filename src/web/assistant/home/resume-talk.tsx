import { ChevronRight, MessageCircle } from "lucide-react";
import type { Conversation } from "../shown-conversation.ts";

/** The line that takes up the conversation where it was left, above the field of the home page. */
export function ResumeTalk({ conversation, open }: { conversation: Conversation; open: () => void }) {
  const isAsking = conversation.flow?.pending != null;
  // What the talk is about, or what is asked.
  const question = conversation.history.findLast(({ role, content }) => role === "assistant" && content.trim() !== "");
  const subject = isAsking ? question : conversation.history.find(({ role }) => role === "user");
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
        {subject && <span className="block truncate text-fine text-quiet">{subject.content}</span>}
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-quiet" />
    </button>
  );
}
